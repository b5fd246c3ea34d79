"""Colours of the deck."""

RED = "#b3202a"
GOLD = "#e2b13c"
BLUE = "#2a4d8f"
WHITE = "#fffdf7"
SKIN = "#f7e4d0"
LIP = "#c8786a"
CHESTNUT = "#96592b"
COPPER = "#c07a35"
STRAND = "#b9b2a4"  # light on black hair
PANEL = "#faf1dd"  # parchment behind the figures: white lace, steel and fur stand out
GLASS = "#dfe6ef"
STEEL_SHADE = "#d9d6cd"
