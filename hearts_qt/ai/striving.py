# cython: language_level=3, annotation_typing=False, infer_types=True, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""Moons in a simulated deal: whose threatens, whether the own one may be tried, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts_qt.ai import uncompiled as cython
    from hearts_qt.ai.encoding import Table
else:
    try:
        import cython
    except ImportError:
        from hearts_qt.ai import uncompiled as cython

if not cython.compiled:
    from hearts_qt.ai.bits import count, high, low
    from hearts_qt.ai.board import SHARED
    from hearts_qt.ai.outcome import NO_MOON, NOBODY, SUBTRACT, TAKE
    from hearts_qt.ai.outlook import BEHIND, ONE, POINT, RESIST, STOPPER, SURE, TRY, WORST, Outlook

SURE_LEAD, LEAD, WIN, DUCK, THROW = range(5)
"""What a card does: led with nothing above it or with something, it takes the trick, ducks, or is thrown away."""
TRAITS = 14
"""How many things are weighed about a card, see `Striving._note_traits`."""
STRIVING = (
    -133, -187, -397, 357, 0, 0, -3016, 1682, 851, -166, -539, 201, -405, -911,
    133, 187, 397, 810, -315, -261, -2218, 602, 612, 766, -299, 28, 405, 661,
    -179, -274, 226, 1414, -583, -160, -929, 987, 203, 27, -638, 37, -502, 88,
    179, 274, -226, 687, -4000, -502, 929, 0, -203, -27, 0, 0, 502, -88,
    0, 0, 0, 656, -2111, -94, 381, 0, 879, -268, 0, 0, 0, -471,
)  # fmt: skip
"""What each trait costs who wants the moon at any price, a row for each thing that a card can do: learned from
searching players, see docs/strength.md."""
MOST_LOST = 12
LONE = (870, 794, 724, 661, 603, 550, 502, 458, 418, 381, 348, 318, 290)
"""The chance to take everything, by the tenths of a trick that the hand will lose, up to `MOST_LOST`."""


class Striving(Outlook):
    """A board whose seats know what a moon is worth."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.moon_price = self.per_point * self._price_of_moon()
        for lost, _ in enumerate(LONE):
            self.lone[lost] = LONE[lost]
        for number, weight in enumerate(STRIVING):
            self.striving[number] = weight

    def _allocate(self) -> None:
        super()._allocate()
        if not cython.compiled:
            self.lone, self.striving, self.trait = [0] * 13, [0] * (5 * TRAITS), [0] * TRAITS

    def _price_of_moon(self) -> int:
        """What somebody else's moon costs a seat, in points of the game."""
        if self.moon in (NO_MOON, NOBODY) or self.moon_worth <= 0:
            return 0
        if self.moon == SUBTRACT:
            return self.moon_worth // (self.seats - 1)
        return self.moon_worth * 3 // 2 if self.moon == TAKE else self.moon_worth

    def _find_threat(self, s: int) -> None:
        """Who else has captured every penalty card that is gone; ``stake`` is what that may still cost."""
        self.threat, self.stake, self.step = -1, 0, 0
        if self.moon_price <= 0 or not self.track_cards or self.owner < 0 or self.penal_left == 0:
            return
        gone = self.n_penal - self.penal_left
        if not self._same_side(self.owner, s):
            self.threat = self.owner
        if self.threat >= 0:
            chance = gone * SURE // self.n_penal
            self.step = self.moon_price * self.weight[RESIST] // self.n_penal >> 10
            ahead = self.winner == self.threat or (self.n_in > 0 and self.t_seat[0] == self.threat)
            if not ahead:
                chance = chance * self.weight[BEHIND] >> 10
                self.step = self.step * self.weight[BEHIND] >> 10
            self.stake = (chance * self.moon_price >> 10) * self.weight[RESIST] >> 10

    def _may_shoot(self, s: int) -> bool:
        """Whether ``s`` has everything so far and a hand that may take the rest."""
        if self.moon_price <= 0 or self.penal_left == 0 or self.owner == SHARED:
            return False
        gone = self.n_penal - self.penal_left
        if self.by_tricks:
            if self.won[s] < self.tricks:
                return False
        elif count(self.took[s] & self.penal) + count(self.took2[s] & self.penal) < gone:
            return False
        if self.weight[TRY] < 0:
            return True
        if (self.hand[s] | self.twin[s]) & self.jokers:
            return False
        self._find_losers(s)
        lost = (
            10 * count(self.losers)
            if self.by_tricks
            else 7 * count(self.losers) + 3 * count(self.losers & self.penal)
        )
        if lost > MOST_LOST:
            return False
        # 0.85 * 0.4 ** lost against what is risked.
        chance = self.lone[lost]
        if self.n_in > 0:
            chance = chance * 4 // 5
        return chance >= self.weight[TRY] and self._moon_pays(s, chance)

    @cython.final
    def _moon_pays(self, s: int, chance: int) -> bool:
        """Whether the prize of the moon outweighs what its failure costs."""
        spent, left = 0, 0
        taken, cards = self.took[s] & self.penal, self.penal & self.deck
        while cards:
            face = low(cards)
            cards &= cards - 1
            if taken >> face & ONE:
                spent += self.price[face]
            else:
                left += self.price[face]
        if self.two_packs:
            left += self.penalty_total >> 1
        prize = spent
        if self.moon != NOBODY:
            prize += 2 * self.moon_worth if self.moon == TAKE else self.moon_worth
        return 5 * chance * prize > 3 * (SURE - chance) * left

    def _shoot(self, s: int, legal: int) -> int:
        """The card that serves the own moon best; -1: it is lost in this trick."""
        best, face = WORST, -1
        over = legal
        if self.led >= 0 and self.top >= 0:
            over = legal & self.lane[self.led] & ~((ONE << (self.top + 1)) - ONE)
        if self.led >= 0 and not over and (self.by_tricks or self.on_table > 0):
            return -1
        cards = legal
        while cards:
            f = low(cards)
            cards &= cards - 1
            beaten = self._above(f)
            costly = 1 if self.penal >> f & ONE else 0
            if self.led < 0:
                length = count((self.hand[s] | self.twin[s]) & self.lane[f >> 4])
                cost = 500 * costly + (f & 15) if beaten else 50 * costly - 10 * length - 1000
            elif over >> f & ONE:
                self._outlook(s, f)
                cost = (f & 15) - self.wins
            else:
                cost = (0 if beaten else 500) + (f & 15)
                if costly or self.by_tricks or self.table_costs:
                    cost += 2000
            if cost < best or (cost == best and f & 15 > face & 15):
                best, face = cost, f
        return face

    @cython.final
    def _find_losers(self, s: int) -> None:
        """``losers``: the cards of ``s`` that will hardly take a trick."""
        self.losers = 0
        held = self.hand[s] | self.twin[s]
        for suit in range(4):
            out = self.out[suit] | self.out2[suit]
            mine = held & self.lane[suit]
            if not out or not mine:
                continue
            m, f = count(self.out[suit]) + count(self.out2[suit]), self.followers[suit]
            longest = m if m <= 1 or f <= 1 else (m + f - 1) // f + 1
            top, place = high(out), 0
            while mine and place < longest:
                face = high(mine)
                mine ^= ONE << face
                if face < top:
                    self.losers |= ONE << face
                place += 1

    def _strive(self, s: int, legal: int) -> int:
        """The card of who wants the moon at any price; -1: it is lost in this trick."""
        self._find_losers(s)
        best, face = WORST, -1
        lost = self.by_tricks or self.table_costs or self.on_table > 0
        cards = legal
        while cards:
            f = low(cards)
            cards &= cards - 1
            self.wins, self.brings = 0, 0
            if self.led < 0:
                kind = LEAD if self._above(f) else SURE_LEAD
                self._outlook(s, f)
            elif (f >> 4 == self.led or f >> 4 == self.trump) and f > self.top:
                kind = WIN
                self._outlook(s, f)
            elif lost or self.penal >> f & ONE:
                continue
            else:
                kind = DUCK if f >> 4 == self.led else THROW
            self._note_traits(s, f)
            cost = 0
            for number in range(TRAITS):
                cost += self.striving[kind * TRAITS + number] * self.trait[number]
            if cost < best or (cost == best and f & 15 > face & 15):
                best, face = cost, f
        return face

    @cython.final
    def _note_traits(self, s: int, face: int) -> None:
        """What speaks for a card or against it, in numbers up to 32; the first is always there."""
        suit, beaten, losers = face >> 4, self._above(face), count(self.losers)
        self.trait[0] = 16
        self.trait[1] = self.tricks
        self.trait[2] = losers if losers < 8 else 8
        self.trait[3] = face & 15
        self.trait[4] = beaten if beaten < 4 else 4
        self.trait[5] = 8 if self.losers >> face & ONE else 0
        self.trait[6] = count((self.hand[s] | self.twin[s]) & self.lane[suit])
        self.trait[7] = 8 if self.penal >> face & ONE else 0
        self.trait[8] = count(self.out[suit]) + count(self.out2[suit])
        self.trait[9] = 4 * (self.others - self.followers[suit])
        self.trait[10] = self.wins >> 6
        self.trait[11] = self.brings >> 7 if self.brings < 16 * POINT else 32
        self.trait[12] = 4 * self.to_come
        self.trait[13] = 2 * count(self.out[suit] & self.penal)

    @cython.final
    def _moon_gain(self, s: int, face: int, over: bool) -> int:
        """What ``face`` does against a moon that threatens; below zero it helps it."""
        own = 1 if self.penal >> face & ONE else 0
        costly = 1 if self.table_costs else own
        if over:
            likely = SURE if costly or self.brings >= POINT else 4 * self.brings if self.brings > 0 else 0
            gain = (self.stake * self.wins >> 10) * likely >> 10
            return gain * 3 // 5 if self._comes(self.threat) else gain
        if self.winner == self.threat:
            theirs = 870 if self.to_come > 0 else SURE
        else:
            theirs = self._takes_over(self.threat) if self._comes(self.threat) else 0
        gain = self.stake * (SURE - theirs) >> 10 if costly else 0
        if own:
            gain -= theirs * self.step >> 10
        if not self._above(face) and self._under(face):
            gain -= self.stake // 2 if own else self.stake * self.weight[STOPPER] >> 10
        return gain

    @cython.final
    def _takes_over(self, seat: int) -> int:
        """The chance that ``seat``, still to play and eager for the trick, can take it."""
        if self.led < 0 or self.top < 0:
            return SURE // 2
        suit, mask = self.top >> 4, ~((ONE << self.top) | ((ONE << self.top) - ONE))
        return SURE - self._none_of(seat, suit, self.out[suit] & mask, self.out2[suit] & mask)

    @cython.final
    def _comes(self, seat: int) -> bool:
        """Whether ``seat`` still has to play to this trick."""
        return not self.in_trick >> seat & 1 and (self.hand[seat] | self.twin[seat]) != 0
