"""One deal of every variant, scored: the data of ``content/examples.toml``, counted by the rules themselves."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.rules import scoring
from hearts_qt.rules.cards import SUITS, Card, cards
from hearts_qt.rules.contracts import rules_of_deal, with_suit_named
from hearts_qt.rules.settlement import Settled, settle
from hearts_qt.rules.state import Deal, TakenTrick
from hearts_qt.rules.switches import Direction, Moon
from hearts_qt.ui.rules_pages.content import FOLDER

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules


class Example(Struct, frozen=True):
    """A deal that is over. ``taken[seat]`` are the cards that count; ``writes`` and ``pool`` are the answer.

    ``tricks[k]`` is who took trick k + 1, where tricks matter. ``number`` is the number of the deal, ``before``
    the totals and ``stands`` the pool before it. ``bid`` is seat and chips, ``named`` the letter of the suit.
    """

    taken: tuple[tuple[Card, ...], ...]
    writes: tuple[int, ...]
    pool: int = 0
    tricks: tuple[int, ...] = ()
    number: int = 1
    before: tuple[int, ...] = ()
    stands: int = 0
    bid: tuple[int, int] | None = None
    named: str = ""
    declarer: int | None = None
    moon: str = ""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.taken)

    def deal(self, rules: Rules) -> Deal:
        """The deal as it stands when the last card has been played."""
        in_force = rules_of_deal(rules, self.number)
        if self.named:
            in_force = with_suit_named(in_force, next(s for s in SUITS if s.letter == self.named))
        nothing: tuple[tuple[Card, ...], ...] = ((),) * self.seats
        return Deal(
            rules=in_force,
            number=self.number,
            dealer=self.seats - 1,
            direction=Direction.HOLD,
            dealt=self.taken,
            hands=nothing,
            chosen=(None,) * self.seats,
            extra=self.taken,
            bids=() if self.bid is None else (self.bid,),
            tricks=tuple(TakenTrick(winner, (), winner, 0) for winner in self.tricks),
            declarer=self.declarer,
            moon=Moon(self.moon) if self.moon else None,
        )

    def totals(self, rules: Rules) -> tuple[int, ...]:
        """The totals before the deal."""
        return self.before or (rules.chips,) * self.seats

    def settled(self, rules: Rules) -> Settled:
        """What the rules make of it; ``writes`` and ``pool`` say the same."""
        deal = self.deal(rules)
        shooter = scoring.shooter(deal)
        if shooter is not None and deal.declarer is None:
            deal = replace(deal, shooter=shooter)
        slam = next((s for s in range(self.seats) if deal.rules.penalty_cards <= set(deal.taken(s))), None)
        totals = self.totals(rules)
        costs = scoring.plain_costs(deal) if rules.in_chips else scoring.deal_costs(deal, totals)
        return settle(
            deal.rules,
            costs,
            totals,
            moon=shooter is not None,
            slam=slam if deal.rules.penalty_cards else None,
            pool=self.stands,
            jackpot=self.stands > 0,
            bid=self.bid,
        )


@cache
def _table() -> dict[str, Example]:
    raw = tomllib.loads((FOLDER / "examples.toml").read_text(encoding="utf-8"))
    return {key: _read(entry) for key, entry in raw.items()}


def _read(entry: dict[str, Any]) -> Example:
    plain: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in entry.items()}
    plain["taken"] = tuple(cards(text) for text in entry["taken"])
    return Example(**plain)


def example(variant: str) -> Example | None:
    """The example of a variant of the catalogue."""
    return _table().get(variant)
