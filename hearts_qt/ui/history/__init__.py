"""The browser of the history: past matches to find, look at, carry off and bring in."""
