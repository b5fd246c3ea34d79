"""Adds the deals of new games to ``tests/data/numbered_deals.json``; what is there already is never changed.

python tests/rules/numbered_deals.py
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from hearts_qt.rules.cards import write_cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.numbered import numbered_rules
from hearts_qt.rules.shuffle import deal_hands, first_dealer, undealt_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.rules.cards import Card

FILE = Path(__file__).parents[1] / "data" / "numbered_deals.json"
NUMBERS = (0, 20261130)

TABLES = tuple((variant.id, seats) for variant in CATALOGUE.values() for seats in variant.counts)
"""Every game with every number of players."""


def digest(dealer: int, hands: Sequence[Sequence[Card]], left: Sequence[Card]) -> str:
    """A short name for the cards of a deal."""
    text = "|".join([str(dealer), *(write_cards(hand) for hand in hands), write_cards(left)])
    return sha256(text.encode()).hexdigest()[:16]


def dealt(variant: str, seats: int, number: int) -> str:
    """What the program deals."""
    rules = numbered_rules(variant, seats, number)
    hands, left = deal_hands(rules, number, 1), undealt_cards(rules, number, 1)
    return digest(first_dealer(rules, number), hands, left)


def main() -> None:
    kept = json.loads(FILE.read_text()) if FILE.exists() else {}
    fresh = {f"{v} {s}": [dealt(v, s, number) for number in NUMBERS] for v, s in TABLES}
    lines = [f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in sorted({**fresh, **kept}.items())]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
