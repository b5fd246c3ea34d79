"""What is to be said of a match that is over: the place, the final table, and what is told below it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import PERSON, Sitter
from hearts_qt.rules.scoring import parties, place, standings
from hearts_qt.rules.settlement import money
from hearts_qt.rules.switches import Settlement, Sides
from hearts_qt.table import words
from hearts_qt.ui import results, texts
from hearts_qt.ui.final_table import Rank

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.view import View

translate = QCoreApplication.translate

MOONS_BY_DEAL = 3
"""As many moons are told with their deals; of more it is said how many each has made."""


class EndedMatch(Struct, frozen=True):
    """A match that is over, as the person sees it.

    Attributes:
        seen: its last view.
        sitters: who sat where, by seat.
        queens, tricks: how many Q♠ and tricks each seat took in the match; empty if nobody counted.
        own_name: what the person is called in the tables; empty: the word of the language for it.
    """

    seen: View
    sitters: tuple[Sitter, ...]
    queens: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    own_name: str = ""

    @property
    def rules(self) -> Rules:
        """Those it was played by."""
        return self.seen.rules

    @property
    def own_place(self) -> int:
        """Which place the person came to."""
        return place(self.rules, self.seen.totals, PERSON)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each line of the final table and of the chart, in the order of the seats."""
        return parties(self.rules, at_end=True)

    def course(self) -> list[tuple[int, ...]]:
        """The totals of the sides after each deal."""
        # The last line does not know yet that a standing pool has been divided.
        lines = [*(row.totals for row in self.seen.scores[:-1]), self.seen.totals]
        return [tuple(sum(line[seat] for seat in side) for side in self.sides) for line in lines]

    def name(self, side: tuple[int, ...]) -> str:
        """What a side is called in the tables."""
        return words.together([words.label_name(self.sitters[seat], self.own_name) for seat in side])

    def headline(self) -> str:
        """Who won."""
        return results.result_headline(self.rules, self.seen.totals)

    def line(self) -> str:
        """By how much, and after how many deals."""
        return results.result_line(self.rules, self.seen.totals, self.sitters, len(self.seen.scores))

    def amount(self, total: int) -> str:
        """A total of the final table."""
        return results.amount(self.rules, total)

    def unit(self) -> str:
        """The head of the column of totals."""
        if self.rules.in_chips:
            return translate("Texts", "chips", "head of a column")
        return translate("Texts", "points", "head of a column")

    def ranking(self) -> tuple[Rank, ...]:
        """The lines of the final table, the winner first."""
        rules, totals = self.rules, self.seen.totals
        counted = standings(rules, totals)
        places = [place(rules, totals, seat) for seat in range(len(totals))]
        return tuple(
            Rank(
                places[side[0]],
                self.name(side),
                counted[side[0]],
                own=PERSON in side,
                tricks=sum(self.tricks[seat] for seat in side) if self.tricks else None,
            )
            for side in sorted(self.sides, key=lambda side: (places[side[0]], side))
        )

    def notes(self) -> list[str]:
        """What is told below the final table."""
        return [note for note in (*self._members(), self._money(), self._moons(), self._queen_counts()) if note]

    # -- private ----------------------------------------------------------------------------------------------

    def _members(self) -> list[str]:
        """What each partner brought, side by side, where partners count apart until the end."""
        if self.rules.sides is not Sides.AT_END:
            return []
        one = translate("Texts", "{name} {total}")
        names = [words.label_name(sitter, self.own_name) for sitter in self.sitters]
        return [
            " + ".join(one.format(name=names[seat], total=texts.number(self.seen.totals[seat])) for seat in side)
            for side in self.sides
        ]

    def _money(self) -> str:
        """Who draws and who pays how much, where the match is settled by the average."""
        if self.rules.settlement is not Settlement.AVERAGE:
            return ""
        one = translate("Texts", "{name} {total}")
        # Where many points are good, those above the average draw.
        sign = -1 if self.rules.high_wins else 1
        sums = (
            one.format(name=words.label_name(sitter, self.own_name), total=results.money_text(sign * drawn))
            for sitter, drawn in zip(self.sitters, money(self.seen.totals), strict=True)
        )
        return translate("Texts", "Money by the average: {sums}").format(sums=", ".join(sums))

    def _moons(self) -> str:
        """Who shot the moon, and in which deals, or how often where that would be a long list; else empty."""
        shots = [(row.shooter, row.number) for row in self.seen.scores if row.shooter is not None]
        if not shots:
            return ""
        if len(shots) > MOONS_BY_DEAL:
            one, said = translate("Texts", "{name} {total}"), sorted(Counter(seat for seat, _ in shots).items())
            whole = translate("Texts", "Moons: {counts}")
        else:
            one, said = translate("Texts", "{name} in deal {number}", "who shot the moon when"), shots
            whole = translate("Texts", "Shot the moon: {shots}")
        names = ", ".join(
            one.format(name=words.sitter_name(self.sitters[seat]), number=number, total=number)
            for seat, number in said
        )
        return whole.format(shots=names, counts=names)

    def _queen_counts(self) -> str:
        """How often who took Q♠; empty if nobody counted or nobody did."""
        if not any(self.queens):
            return ""
        counts = (
            translate("Texts", "{name} {total}").format(name=words.sitter_name(sitter), total=count)
            for sitter, count in zip(self.sitters, self.queens, strict=True)
            if count
        )
        return translate("Texts", "Queen of spades: {counts}").format(counts=", ".join(counts))
