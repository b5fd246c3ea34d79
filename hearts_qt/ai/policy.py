# cython: language_level=3, annotation_typing=False, infer_types=True, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""How the seats of a simulated deal play: the rules of thumb of `rule_of_thumb`, in whole numbers and in a hurry.

Every legal card gets a cost: what the trick is likely to bring if the card takes it, less what its holder is
spared by being rid of it (`outlook`); what moons are worth is in `striving`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts_qt.ai import uncompiled as cython
else:
    try:
        import cython
    except ImportError:
        from hearts_qt.ai import uncompiled as cython

if not cython.compiled:
    from hearts_qt.ai.bits import count, low
    from hearts_qt.ai.outcome import HOYLE
    from hearts_qt.ai.outlook import (
        BURDEN,
        CLEAR,
        EXIT,
        GIVE,
        JOKER,
        LEAD_RELIEF,
        MISS,
        ONE,
        POINT,
        RELIEF,
        SHARE,
        SMOKE,
        SURE,
        TRY,
        WORST,
    )
    from hearts_qt.ai.striving import Striving

STRANGE = 1024
"""The most that one card can surprise."""


class Policy(Striving):
    """A board whose seats can think."""

    def _allocate(self) -> None:
        super()._allocate()
        if not cython.compiled:
            self.card_cost = [0] * 64

    # -- choosing ----------------------------------------------------------------------------------------------

    @cython.final
    def _risk_of_lead(self, s: int) -> int:
        """What the safest lead after this trick may be expected to cost."""
        least = WORST
        held = self.hand[s] | self.twin[s]
        in_trick, to_come, on_table = self.in_trick, self.to_come, self.on_table
        self.in_trick, self.to_come, self.on_table = 0, self.others, self.later
        for suit in range(4):
            cards = held & self.lane[suit]
            if cards:
                self._outlook(s, low(cards))
                cost = self.wins * self.brings >> 10 if self.brings > 0 else 0
                if cost < least:
                    least = cost
        self.in_trick, self.to_come, self.on_table = in_trick, to_come, on_table
        return least if least < WORST else 0

    @cython.final
    def _clear_loss(self, s: int) -> int:
        """What the first point costs where a hand without one wins what the others pay."""
        if self.settlement < HOYLE or self.points[s] > 0:
            return 0
        contenders = 0
        for seat in range(self.seats):
            if self.points[seat] <= 0:
                contenders += 1
        left = self.penal_left * SURE // self.n_penal if self.n_penal > 0 else 0
        hope = self.weight[CLEAR] * (SURE - left // 2) >> 10
        prize = (self.pool + self.penalty_total) * self.per_point * hope >> 10
        return prize // (contenders - 1) if contenders > 2 else prize

    @cython.final
    def _between(self, lower: int, higher: int) -> bool:
        """Whether an unseen card stands between two of a suit, or is equal to one of them."""
        mask = ((ONE << (higher + 1)) - ONE) & ~((ONE << lower) - ONE)
        return self.hidden & mask != 0

    def _think(self, s: int, legal: int) -> int:
        """The face that seat ``s`` plays by the rules of thumb."""
        self._prepare(s)
        self.weighed = False
        if self.declarer >= 0:
            return self._undertake(s, legal)
        if self._may_shoot(s):
            face = self._strive(s, legal) if self.weight[TRY] < 0 else self._shoot(s, legal)
            if face >= 0:
                return face
        self._find_threat(s)
        mine, held = -1, self.hand[s] | self.twin[s]
        for suit in range(4):
            if legal & self.lane[suit]:
                self._weigh_suit(s, suit)
        partner = self.winner >= 0 and self.partners and self._same_side(self.winner, s)
        burden, clear, last = -1, 0, -1
        smokes = 0
        if self.led < 0 and self.dear:
            suit = low(self.dear) >> 4
            out = self.out[suit] & self.dear
            if out and not held & self.lane[suit] & ~(self.dear | (self.dear - ONE)):
                smokes = self.lane[suit]
        best = WORST
        cards = legal
        while cards:
            f = low(cards)
            cards &= cards - 1
            bit = ONE << f
            if bit & self.jokers:
                cost = self.weight[JOKER] * POINT >> 11
            elif self.led < 0 or (f >> 4 == self.led and f > self.top) or (f >> 4 == self.trump and f > self.top):
                if burden < 0:
                    clear = self._clear_loss(s)
                    burden = self.weight[BURDEN] * POINT + self.weight[EXIT] * self._risk_of_lead(s) >> 10
                # Cards with no unseen one between them do the same in this trick.
                if last < 0 or f >> 4 != last >> 4 or self.value[f] != self.value[last] or self._between(last, f):
                    self._outlook(s, f)
                last = f
                points = self.brings + burden
                if partner:
                    points -= self.on_table if self.to_come == 0 else self.on_table * 614 >> 10
                if clear and self.brings > 0:
                    points += clear if self.brings >= self.per_point else clear * self.brings // self.per_point
                cost = self.wins * points >> 10
                cost -= self.relief[f] * self.weight[LEAD_RELIEF if self.led < 0 else RELIEF] >> 10
                if self.led < 0:
                    cost -= (self.value[f] * self.weight[GIVE] >> 10) * (SURE - self.wins) >> 10
                    if bit & smokes:
                        cost -= self.value[low(self.dear)] * self.weight[SMOKE] >> 10
                if self.threat >= 0:
                    cost -= self._moon_gain(s, f, True)
            else:
                cost = -(self.relief[f] * self.weight[RELIEF] >> 10)
                if partner:
                    cost += self.value[f] * self.weight[SHARE] >> 10
                else:
                    cost -= self.value[f] * self.weight[GIVE] >> 10
                if self.threat >= 0:
                    cost -= self._moon_gain(s, f, False)
            self.card_cost[f] = cost
            if cost < best or (cost == best and f & 15 > mine & 15):
                best, mine = cost, f
        self.weighed = True
        return mine

    def _surprise(self, s: int, legal: int, face: int) -> int:
        """By how much worse, in 256ths of a point, the card that ``s`` played is than the best by these rules."""
        best = self._think(s, legal)
        if best == face:
            return 0
        if not self.weighed:
            return STRANGE
        worse = self.card_cost[face] - self.card_cost[best]
        worse += self.weight[MISS] if worse >= 16 else worse * self.weight[MISS] >> 4
        return worse if worse < STRANGE else STRANGE

    def _undertake(self, s: int, legal: int) -> int:
        """Everything has been declared: both sides want tricks, and leave them to their own."""
        friend = self.winner >= 0 and self._friends(self.winner, s)
        best, face = WORST, -1
        cards = legal
        while cards:
            f = low(cards)
            cards &= cards - 1
            top = self._above(f) == 0
            if self.led < 0:
                length = count((self.hand[s] | self.twin[s]) & self.lane[f >> 4])
                cost = -1000 - length if top else (f & 15)
            elif f >> 4 == self.led and f > self.top and not friend:
                self._outlook(s, f)
                cost = (f & 15) - self.wins
            else:
                cost = (f & 15) + (500 if top else 0)
                if self.penal >> f & ONE:
                    cost += -300 if friend else 300
            if cost < best:
                best, face = cost, f
        return face

    @cython.final
    def _friends(self, a: int, b: int) -> bool:
        """Whether two seats are on the same side of what was declared."""
        side = self.side | 1 << self.declarer
        return (side >> a & 1) == (side >> b & 1)

    @cython.final
    def _burdensome(self, s: int) -> int:
        """The face of the card that seat ``s`` would best be rid of before the play."""
        self._look(s)
        self.later, self.in_hands = 0, 1
        held = self.hand[s] | self.twin[s]
        best, face = -WORST, 0
        for suit in range(4):
            cards = held & self.lane[suit]
            if cards:
                self._weigh_suit(s, suit)
            while cards:
                f = low(cards)
                cards &= cards - 1
                if self.relief[f] > best or (self.relief[f] == best and f & 15 > face & 15):
                    best, face = self.relief[f], f
        return face if best > -WORST else low(held)
