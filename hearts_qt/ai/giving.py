# cython: language_level=3, annotation_typing=False, infer_types=True, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""What the seats of a simulated deal pass on: the cards whose loss leaves the cheapest hand, as `passing` has it.

What a hand costs is a sum over its suits, and in a suit over its lowest cards, round by round; so the best set is
found suit by suit and card by card, without trying all of them.
"""

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
    from hearts_qt.ai.bits import count, low
    from hearts_qt.ai.outlook import MISS, POINT, SHARE, SURE, VOIDNESS, WORST
    from hearts_qt.ai.policy import STRANGE, Policy

ONE = 1
MOST = 4
"""Of more cards than these the policy passes one after another."""


class Giving(Policy):
    """A board whose seats can pass."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.gift, self.gift_cost = 0, 0

    def _allocate(self) -> None:
        super()._allocate()
        if not cython.compiled:
            self.in_round, self.for_partner, self.emptied = [0] * 512, [0] * 64, [0] * 8
            self.least, self.lightest = [0] * 5, [0] * 5
            self.sum_cost, self.sum_cards = [0] * 5, [0] * 5

    def _price_rounds(self, s: int, gone: bool) -> None:
        """What each card of the hand costs in each round; ``gone``: the dear one is somebody else's by then."""
        self._look(s)
        self.later, self.in_hands = 0, 1
        base, row = 256 if gone else 0, 4 if gone else 0
        if gone:
            suit = low(self.dear) >> 4
            self.out[suit] |= self.dear
            self.hidden |= self.dear
        to = s + self.pass_to
        to = to if to < self.seats else to - self.seats
        partner = self.partners and self._same_side(s, to)
        for suit in range(4):
            m, f = count(self.out[suit]), self.followers[suit]
            if self.stock_left > 0:
                m = m * self.in_hands // (self.in_hands + self.stock_left)
            part = (m << 9) // f if f > 0 else m << 9
            part = part if part < SURE else SURE
            self.emptied[row + suit] = (self.weight[VOIDNESS] * part >> 10) * POINT >> 10
            cards = self.hand[s] & self.lane[suit]
            while cards:
                face = low(cards)
                cards &= cards - 1
                lower = self._under(face)
                if lower > m:
                    lower = m
                for r in range(4):
                    self.in_round[base + 4 * face + r] = self._round_cost(face, r, m, lower, f)
                if not gone:
                    first = self.in_round[4 * face]
                    self.for_partner[face] = first * self.weight[SHARE] >> 10 if partner else 0

    def _cost_of_gift(self, s: int, gift: int) -> int:
        """What the hand costs that is left without ``gift``; the rounds must have been priced."""
        base, row = (256, 4) if gift & self.dear else (0, 0)
        total = 0
        for suit in range(4):
            cards = self.hand[s] & self.lane[suit] & ~gift
            if not cards:
                total -= self.emptied[row + suit] if self.hand[s] & self.lane[suit] else 0
            r = 0
            while cards and r < 4:
                total += self.in_round[base + 4 * low(cards) + r]
                cards &= cards - 1
                r += 1
        while gift:
            total += self.for_partner[low(gift)]
            gift &= gift - 1
        return total

    def _lighten(self, s: int, gone: bool) -> None:
        """The best set to pass, into ``gift``, if it is better than the one that is there."""
        base, row = 256 if gone else 0, 4 if gone else 0
        for n in range(self.pass_count + 1):
            self.sum_cost[n], self.sum_cards[n] = WORST, 0
        self.sum_cost[0] = 0
        for suit in range(4):
            cards = held = self.hand[s] & self.lane[suit]
            # After each card, lowest first: the least that those kept can cost if n of them are given away.
            for n in range(self.pass_count + 1):
                self.least[n], self.lightest[n] = WORST, 0
            self.least[0] = 0
            i = 0
            while cards:
                face = low(cards)
                bit = ONE << face
                cards &= cards - 1
                n = self.pass_count if self.pass_count < i + 1 else i + 1
                while n >= 0:
                    keep, give = WORST, WORST
                    if n <= i and not (gone and bit & self.dear):
                        keep = self.least[n]
                        if i - n < 4:
                            keep += self.in_round[base + 4 * face + i - n]
                    if n > 0 and (gone or not bit & self.dear):
                        give = self.least[n - 1] + self.for_partner[face]
                    if give <= keep:
                        self.least[n] = give
                        self.lightest[n] = self.lightest[n - 1] | bit if n > 0 else 0
                    else:
                        self.least[n] = keep
                    if self.least[n] > WORST:
                        self.least[n] = WORST
                    n -= 1
                i += 1
            if held and i <= self.pass_count and self.least[i] < WORST:
                self.least[i] -= self.emptied[row + suit]
            n = self.pass_count
            while n >= 0:
                best, k, best_k = WORST, 0, 0
                while k <= n:
                    cost = self.sum_cost[n - k] + self.least[k]
                    if cost < best and self.sum_cost[n - k] < WORST and self.least[k] < WORST:
                        best, best_k = cost, k
                    k += 1
                # The sums of fewer cards are still those without this suit.
                cards = self.sum_cards[n - best_k] | self.lightest[best_k]
                self.sum_cards[n] = cards if best < WORST else 0
                self.sum_cost[n] = best
                n -= 1
        if self.sum_cost[self.pass_count] < self.gift_cost:
            self.gift, self.gift_cost = self.sum_cards[self.pass_count], self.sum_cost[self.pass_count]

    def _find_gift(self, s: int) -> None:
        """``gift``: what ``s`` passes, ``gift_cost``: what the rest costs. Nothing: it is not found this way."""
        self.gift, self.gift_cost = 0, WORST
        if self.pass_count > MOST or self.two_packs:
            return
        self._price_rounds(s, False)
        self._lighten(s, False)
        if self.hand[s] & self.dear:
            self._price_rounds(s, True)
            self._lighten(s, True)

    def _surprise_of_pass(self, s: int, held: int, gave: int) -> int:
        """By how much worse it is to give ``gave`` out of ``held`` than to give the best, in 256ths of a point."""
        before, tells = self.hand[s], self.tells
        self.hand[s], self.tells = held, False
        self._find_gift(s)
        worse = self._cost_of_gift(s, gave) - self.gift_cost if self.gift else 0
        self.hand[s], self.tells = before, tells
        if worse <= 0:
            return 0
        worse += self.weight[MISS] if worse >= 16 else worse * self.weight[MISS] >> 4
        return worse if worse < 2 * STRANGE else 2 * STRANGE
