"""What is kept on disk: settings, the match in progress, the history. Standard library only."""
