"""Colours of the deck."""

RED = "#c1272d"
GOLD = "#d9a441"
BLUE = "#1f4b8e"
SAGE = "#7f9a86"
WHITE = "#fdfaf3"
SILVER = "#cdd3d6"
PALE = "#f3dca6"
RAY = "#f8eed8"

SKIN = "#f1cda4"
SKIN_SHADE = "#dfae80"
LIP = "#b4553f"
BROWN = "#86452a"
SHEEN = "#6b7391"  # light on black hair
