"""The cloths of the table: three tones of a radial light, the ink that can be read on them, a tile of grain."""

import json
from dataclasses import dataclass

LIGHT_INK, DARK_INK = "#f7f2e4", "#231b12"
READABLE = 4.6  # contrast that even the lightest spot leaves; 4.5 is asked for


@dataclass(frozen=True, slots=True)
class Felt:
    """Tones of the middle, of half the way and of the edge; ``grain`` is the file of the tile."""

    centre: str
    middle: str
    edge: str
    gold: str = "#f0cf7a"
    ink: str = LIGHT_INK
    grain: str = "grain.png"


FELTS = {
    "green": Felt("#287050", "#1d5d42", "#113d2c"),
    "dark": Felt("#1f5643", "#174435", "#0c2a20"),
    "blue": Felt("#385f7e", "#2c4d68", "#1a3146"),
    "burgundy": Felt("#733640", "#5f2a33", "#3d1820"),
    "grey": Felt("#5d6365", "#4c5254", "#303537"),
    "ochre": Felt("#80622f", "#6b5126", "#473416", "#f5dc95"),
    "linen": Felt("#c0ae8d", "#ab9775", "#8a7758", "#7d1a20", DARK_INK, "linen.png"),
    "wood": Felt("#6f4c33", "#583a25", "#382214", grain="wood.png"),
}


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    """Relative luminance after WCAG 2."""
    parts = []
    for channel in _channels(colour):
        value = channel / 255
        parts.append(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio after WCAG 2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mixed(one: str, other: str, share: float) -> str:
    """The opaque colour ``share`` of the way from one to the other."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(start + (end - start) * share):02x}" for start, end in pairs)


def secondary_ink(felt: Felt) -> str:
    """Ink as faint as it may be at the lightest spot, at most a fifth of the way to the felt."""
    shares = (step / 100 for step in range(20, 0, -1))
    lightest = felt.centre if felt.ink == LIGHT_INK else felt.edge
    fitting = (mixed(felt.ink, felt.centre, share) for share in shares)
    return next((ink for ink in fitting if contrast(ink, lightest) >= READABLE), felt.ink)


def felts_json() -> str:
    felts = {
        name: {
            "centre": felt.centre,
            "middle": felt.middle,
            "edge": felt.edge,
            "ink": felt.ink,
            "ink_secondary": secondary_ink(felt),
            "gold": felt.gold,
            "grain": felt.grain,
        }
        for name, felt in FELTS.items()
    }
    return json.dumps({"default": "green", "felts": felts}, indent=2) + "\n"
