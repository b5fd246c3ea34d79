"""How welcome points are at each seat: as the match stands, by sides, and by how the game is settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.rules import scoring
from hearts_qt.rules.switches import Settlement, Sides

if TYPE_CHECKING:
    from hearts_qt.rules.view import View

_POOL = (Settlement.POOL, Settlement.SUIT_POOL)
_FEWEST = (Settlement.HOYLE, Settlement.FEWEST, Settlement.SUIT_FEWEST)


class Standing:
    """The match and the deal so far, as the seat of ``view`` sees them, in points of the game, plus is bad."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.rules = view.rules
        self.taken = [view.penalty_so_far(s) for s in range(view.rules.seats)]

    def is_partner(self, seat: int) -> bool:
        """Whether ``seat`` is another seat of the own side."""
        return self.rules.partner(self.view.seat) == seat

    def favour(self, seat: int, points: float) -> float:
        """How welcome ``points`` are at ``seat``, which is not of the own side; 1 as a rule."""
        if self.rules.in_chips:
            return self._among_payers(seat)
        return self._in_match(seat, points)

    def clear_loss(self, weight: float) -> float:
        """What the first point costs a seat that may still win what the others pay, in points."""
        contenders = self._contenders()
        if self.view.seat not in contenders:
            return 0.0
        left = 1 - sum(self.taken) / max(self.rules.penalty_total, 1)
        hope = weight * (1 - 0.5 * left) / max(len(contenders) - 1, 1)
        return (self.view.pool + self.rules.penalty_total) * hope

    def _contenders(self) -> list[int]:
        """The seats that still may win what the others pay."""
        if self.rules.settlement in _POOL:
            return [s for s, t in enumerate(self.taken) if t <= 0]
        if self.rules.settlement in _FEWEST:
            return [s for s, t in enumerate(self.taken) if t <= min(self.taken)]
        return []

    def _among_payers(self, seat: int) -> float:
        """Points are best with somebody who would else be paid; one more costs the others little."""
        contenders = self._contenders()
        if not contenders:
            return 1.0
        return 1.0 + 1.5 / len(contenders) if seat in contenders else 0.5

    def _in_match(self, seat: int, points: float) -> float:
        rules, limit = self.rules, self.rules.limit
        last_deal = rules.deals is not None and self.view.number >= rules.deals
        if limit is None and not last_deal:
            return 1.0
        sign = -1 if rules.high_wins else 1
        now = [sign * total + taken for total, taken in zip(self.view.totals, self.taken, strict=True)]
        if rules.sides is Sides.COMBINED:
            now = list(scoring.standings(rules, tuple(now)))
        ahead = now[self.view.seat] <= min(now)
        if limit is not None and now[seat] + points >= limit + rules.limit_exceeds:
            return 3.0 if ahead else -3.0
        leads = now[seat] == min(now) and not ahead
        return 2.0 if leads and (last_deal or (limit is not None and 2 * max(now) > limit)) else 1.0
