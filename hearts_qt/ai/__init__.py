"""Computer players: from a `View` to moves with reasons. Knows no Qt and sees no hidden card."""
