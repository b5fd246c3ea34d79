"""Colours that the decks share."""

INK = "#1e1e24"
RED = "#c43a2b"
GOLD = "#d8a23a"
TEAL = "#1d5563"
PAPER = "#fcf8ef"
PAPER_EDGE = "#a39a89"
SKIN = "#f0cfae"

# The shadow side of the same colours.
SKIN_SHADE = "#dcae88"
RED_SHADE = "#97281f"
GOLD_SHADE = "#b27f25"
TEAL_SHADE = "#123c47"

AUBURN = "#7c3322"
CHESTNUT = "#b9772c"
CREAM = "#f4e6ca"
STEEL = "#c6d2cf"
STEEL_SHADE = "#b9c2bd"
