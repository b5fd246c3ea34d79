"""The dialogs: stock widgets on a grid of 8 px. They are opened, never executed, so nothing waits for them."""
