"""Backs to choose from, whatever the deck; every one is the same after a half turn."""
