"""Qt item models: what was shown, as rows and roles. Nothing here draws or keeps files."""
