"""The window and everything around the table."""
