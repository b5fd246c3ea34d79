"""The screen on which the rules of a match are chosen and changed."""
