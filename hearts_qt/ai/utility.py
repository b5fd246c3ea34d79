"""What the end of a deal is worth to a seat: points or chips, dear moons, and the match where its end is near."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.ai.characters import Taste
from hearts_qt.rules import scoring
from hearts_qt.rules.switches import Sides

if TYPE_CHECKING:
    from array import array
    from collections.abc import Sequence

    from hearts_qt.ai.characters import Character
    from hearts_qt.rules.view import View

SPREAD = 0.3
"""How far the scores of two seats come apart in one deal, in parts of the penalty points in the pack."""
PACE = 0.4
"""The part of the penalty points that whoever is last takes in a deal."""
STAKE = 4.0
"""What the whole match counts for against the penalty points of one deal, once its end is near."""


class Table(Struct, frozen=True):
    """Who sits where: the seats of the own side and the others."""

    own: tuple[int, ...]
    others: tuple[int, ...]


class Utility:
    """Values the outcomes of playouts for the seat of a view, in points of the game; more is better.

    Far from the end of the match it is by how much less the own side loses than the others do on average. Where
    the match can end with this deal or the next it is the chance to be first.
    """

    def __init__(
        self,
        view: View,
        suffered: float = 0.0,
        *,
        by_points: bool = False,
        character: Character | None = None,
    ) -> None:
        """``suffered`` is what somebody else's moon costs beside its points, in parts of the penalty points.

        ``by_points``: the match does not count. ``taste`` is what ``character`` likes beside the value.
        """
        rules = view.rules
        side = rules.side(view.seat)
        self._view, self._rules = view, rules
        self._table = Table(tuple(sorted(side)), tuple(s for s in range(rules.seats) if s not in side))
        self.scale = float(max(rules.penalty_total, abs(rules.trick_points) * rules.hand_size, 1))
        self._suffered = suffered * self.scale
        self._sign = -1 if rules.most_wins else 1
        self._seen: dict[tuple[int, ...], float] = {}
        self.by_match = not by_points and self._match_is_near()
        self.taste = Taste(character, view, self.scale) if character is not None and character.slack else None

    def values(self, rows: array[int], start: int, count: int, width: int) -> list[float]:
        """The values of ``count`` playouts whose rows of ``width`` numbers begin at ``start``.

        The first numbers of a row are the losses of the seats, the second after them is who shot the moon.
        """
        seats, stop = self._rules.seats, start + count * width
        losses = [rows[start + s : stop : width] for s in range(seats)]
        if self.by_match:
            values = [self._match_value(row) for row in zip(*losses, strict=True)]
        else:
            mine = losses[self._table.own[0]]
            if len(self._table.own) > 1:
                both = zip(*(losses[s] for s in self._table.own), strict=True)
                own = [sum(row) / len(self._table.own) for row in both]
            else:
                own = list(mine)
            if not self._table.others:
                return [-value for value in own]
            part = 1 / len(self._table.others)
            theirs = map(sum, zip(*(losses[s] for s in self._table.others), strict=True))
            values = [part * t - o for t, o in zip(theirs, own, strict=True)]
        if self._suffered:
            shooters = rows[start + seats + 1 : stop : width]
            for n, shooter in enumerate(shooters):
                if shooter >= 0 and shooter not in self._table.own:
                    values[n] -= self._suffered
        return values

    def of_losses(self, losses: Sequence[int]) -> float:
        """The value of one outcome without a moon."""
        if self.by_match:
            return self._match_value(tuple(losses))
        own = sum(losses[s] for s in self._table.own) / len(self._table.own)
        others = sum(losses[s] for s in self._table.others) / max(len(self._table.others), 1)
        return others - own

    @property
    def own(self) -> tuple[int, ...]:
        """The seats of the own side."""
        return self._table.own

    # -- the match -----------------------------------------------------------------------------------------------

    def _match_is_near(self) -> bool:
        rules, view = self._rules, self._view
        if rules.deals is not None and view.number >= rules.deals - 1:
            return True
        if rules.limit is None or rules.in_chips:
            return False
        signed = [self._sign * t for t in scoring.standings(rules, view.totals)]
        return max(signed) + self.scale >= rules.limit

    def _match_value(self, losses: tuple[int, ...]) -> float:
        found = self._seen.get(losses)
        if found is None:
            after = tuple(t + self._sign * c for t, c in zip(self._view.totals, losses, strict=True))
            own = sum(losses[s] for s in self._table.own) / len(self._table.own)
            others = sum(losses[s] for s in self._table.others) / max(len(self._table.others), 1)
            # With the chances equal, points still tell a good deal from a bad one.
            found = self.scale * STAKE * self._chance(after) + 0.05 * (others - own)
            self._seen[losses] = found
        return found

    def _chance(self, after: tuple[int, ...]) -> float:
        """The chance that the own side finishes first, equal totals sharing the place."""
        rules, own = self._rules, self._table.own[0]
        if scoring.is_over(rules, after, self._view.number) or (rules.in_chips and min(after) < 0):
            front = scoring.winners(rules, after)
            sides = {rules.side(s) for s in front}
            return 1 / len(sides) if own in front else 0.0
        bad = [self._sign * t for t in self._compared(after)]
        spread = SPREAD * self.scale * sqrt(self._deals_left(bad)) * len(rules.side(own))
        leader = min(bad)
        weights = [exp((leader - b) / spread) for b in bad]
        return sum(weights[s] for s in self._table.own) / sum(weights)

    def _compared(self, after: tuple[int, ...]) -> tuple[int, ...]:
        return scoring.standings(self._rules, after) if self._rules.sides is not Sides.NONE else after

    def _deals_left(self, bad: Sequence[int]) -> float:
        rules = self._rules
        left = float("inf") if rules.deals is None else float(max(rules.deals - self._view.number, 1))
        if rules.limit is not None and not rules.in_chips:
            left = min(left, max((rules.limit - max(bad)) / (PACE * self.scale), 1.0))
        return min(left, 20.0)
