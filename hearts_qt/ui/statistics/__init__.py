"""What the matches add up to, and the goals: the pages beside the history."""
