"""The review of a finished deal: every card face up, step by step."""
