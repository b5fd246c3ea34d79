"""Suit signs in a box of about -50..50, and the colours of the suits."""

SUITS = "CDSH"

SIGN = {
    "H": "M0,47 C-7,33 -46,13 -46,-16 C-46,-35 -33,-45 -21,-45 C-10,-45 -2,-38 0,-27 "
    "C2,-38 10,-45 21,-45 C33,-45 46,-35 46,-16 C46,13 7,33 0,47 Z",
    "S": "M0,-50 C5,-33 44,-12 44,14 C44,29 34,37 23,37 C14,37 7,33 3.6,26 C4.4,37 8.5,44 17,49 "
    "H-17 C-8.5,44 -4.4,37 -3.6,26 C-7,33 -14,37 -23,37 C-34,37 -44,29 -44,14 C-44,-12 -5,-33 0,-50 Z",
    "D": "M0,-54 C10,-34 24,-15 43,0 C24,15 10,34 0,54 C-10,34 -24,15 -43,0 C-24,-15 -10,-34 0,-54 Z",
    "C": "M0,-48 C12.5,-48 22,-39 22,-27 C22,-20 18,-13 11,-7 C14,-8.6 18,-9.4 22,-9.4 C35,-9.4 45,0 45,13 "
    "C45,26 35,35 23,35 C14,35 6.5,31 3.6,24 C4.4,36 8.5,44 17,49 H-17 C-8.5,44 -4.4,36 -3.6,24 "
    "C-6.5,31 -14,35 -23,35 C-35,35 -45,26 -45,13 C-45,0 -35,-9.4 -22,-9.4 C-18,-9.4 -14,-8.6 -11,-7 "
    "C-18,-13 -22,-20 -22,-27 C-22,-39 -12.5,-48 0,-48 Z",
}

# No two suits share a colour, and no drawing uses one of these for anything else: a program that wants four
# colours replaces these words in the text of a face.
COLOUR = {"S": "#1e1e25", "C": "#1e1e26", "H": "#c1332b", "D": "#c1332c"}
# Far apart for those too who cannot tell red from green: the red is bright, the green dark and cold.
FOUR_COLOURS = {"S": "#14161a", "H": "#d6240c", "D": "#1d62b4", "C": "#0f6044"}
