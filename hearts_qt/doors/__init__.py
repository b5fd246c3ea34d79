"""The doors without a window: each module answers one sub-command with plain values for JSON."""
