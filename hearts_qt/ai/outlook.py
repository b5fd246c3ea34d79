# cython: language_level=3, annotation_typing=False, infer_types=True, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""What a seat of a simulated deal knows, and what a trick and a holding may be expected to bring.

A seat knows its own hand and what has been played, not the other hands of the world.
Points are counted in 256ths of a point of the usual game, see `prices`; chances in 1024ths, see `chances`.
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

from hearts_qt.ai.chances import PARTS, chances

if not cython.compiled:
    from hearts_qt.ai.bits import count, high, low
    from hearts_qt.ai.board import DRAW, PLAYING
    from hearts_qt.ai.outcome import Outcome

ONE = 1
SURE = 1024
"""A chance of one."""
POINT = 256
"""A point of the usual game."""
WORST = 1 << 28
"""More than any cost."""
RELIEF, LEAD_RELIEF, GIVE, SHARE, SMOKE, EXIT, RESIST, STOPPER, BURDEN, VOIDNESS, JOKER = range(11)
EAGER_LAST, EAGER, UNWILLING, GREEDY, FALL, STAY, TRY, BEHIND, CLEAR, CATCH, MISS = range(11, 22)
"""The weights by number: those of `estimates.Weights`, in 1024ths."""
WEIGHTS, ROOM = 24, 12
"""Room for so many weights of so many seats."""
USUAL = (
    512, 205, 410, 922, 256, 819, 819, 102, 102, 307, 1536, 614, 256, 51, 922, 614, 922, 287, 256, 205, 256, 300,
)  # fmt: skip


class Outlook(Outcome):
    """A board whose seats can look at it. ``weight`` may be changed for experiments."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        rules = table.rules
        made = chances(table.seats - 1, 13 * table.packs)
        self.rows, self.width = made.rows, made.width
        self.missing, self.burden, self.follows = made.missing, made.burden, made.follows
        for seat in range(table.seats):
            for number, weight in enumerate(USUAL):
                self.weights_of[seat * WEIGHTS + number] = weight
        costs = [price for price in table.price if price]
        tricks = sum(abs(price) for price in table.trick_price[: rules.hand_size])
        total = sum(c for c in costs if c > 0) or -sum(costs)
        per_point = round(26 * POINT / max(total + tricks, 1))
        self.per_point = per_point
        for face in range(64):
            self.value[face] = per_point * table.worth[face]
            self.trick_value[face] = per_point * table.trick_price[face]
        # Faces that cost something, the dearest first: who cannot follow throws these.
        dear = sorted((f for f in range(64) if self.value[f] > 0), key=lambda f: (-self.value[f], f))
        self.n_dear, last = 0, None
        for face in dear:
            if (self.value[face], face >> 4) != last:
                last = self.value[face], face >> 4
                self.n_dear += 1
                self.dear_cards[self.n_dear - 1] = 0
            self.dear_cards[self.n_dear - 1] |= 1 << face
        self.tells = False

    def _allocate(self) -> None:
        super()._allocate()
        if not cython.compiled:
            self.weights_of, self.weight = [0] * (ROOM * WEIGHTS), [0] * WEIGHTS
            self.value, self.trick_value, self.dear_cards = [0] * 64, [0] * 64, [0] * 64
            self.out, self.out2, self.followers, self.strange = [0] * 5, [0] * 5, [0] * 5, [0] * 5
            self.room, self.got, self.share, self.dropping = [0] * ROOM, [0] * ROOM, [0] * 60, [0] * 60
            self.relief, self.round_now, self.round_before = [0] * 64, [0] * 16, [0] * 16

    # -- what a seat knows -------------------------------------------------------------------------------------

    @cython.final
    def _look(self, s: int) -> None:
        """What seat ``s`` has not seen, and who may still follow which suit."""
        for number in range(WEIGHTS):
            self.weight[number] = self.weights_of[s * WEIGHTS + number]
        own, own2 = self.hand[s] | self.seen, self.twin[s] | self.seen2
        hidden, hidden2 = self.deck & ~own, self.deck2 & ~own2
        self.hidden = hidden | hidden2
        self.sure, self.sure_seat, self.others = 0, -1, 0
        if self.tells and self.phase == PLAYING:
            to = s + self.pass_to
            self.sure_seat = to if to < self.seats else to - self.seats
            # Who draws worlds may have forgotten the pass; there the cards lie elsewhere.
            self.sure = self.got[self.sure_seat] & hidden & self.hand[self.sure_seat]
        for suit in range(5):
            self.out[suit] = hidden & self.lane[suit]
            self.out2[suit] = hidden2 & self.lane[suit]
            self.followers[suit] = 0
            self.strange[suit] = -1
        for seat in range(self.seats):
            self.room[seat] = -1
            if seat != s and self.hand[seat] | self.twin[seat]:
                self.others += 1
                self.room[seat] = count(self.hand[seat]) + count(self.twin[seat])
                if seat == self.sure_seat:
                    self.room[seat] -= count(self.sure)
        for suit in range(5):
            room = self.stock_left
            for seat in range(self.seats):
                if self.room[seat] >= 0 and not self.void_in[seat] >> suit & 1:
                    self.followers[suit] += 1
                    room += self.room[seat]
            for seat in range(self.seats):
                at = 5 * seat + suit
                self.share[at], self.dropping[at] = 0, -1
                if room > 0 and self.room[seat] > 0 and not self.void_in[seat] >> suit & 1:
                    self.share[at] = (PARTS * self.room[seat] + (room >> 1)) // room

    @cython.final
    def _above(self, face: int) -> int:
        """How many unseen cards beat ``face``."""
        suit = face >> 4
        mask = ~((ONE << face) | ((ONE << face) - ONE))
        n = count(self.out[suit] & mask)
        return n + count(self.out2[suit] & mask) if self.two_packs else n

    @cython.final
    def _under(self, face: int) -> int:
        """How many unseen cards of its suit ``face`` beats."""
        suit = face >> 4
        mask = (ONE << face) - ONE
        n = count(self.out[suit] & mask)
        return n + count(self.out2[suit] & mask) if self.two_packs else n

    @cython.final
    def _none_of(self, seat: int, suit: int, cards: int, cards2: int) -> int:
        """The chance that ``seat`` holds none of these unseen cards of ``suit``."""
        if cards & self.sure:
            if seat == self.sure_seat:
                return 0
            cards &= ~self.sure
        return self.missing[self.share[5 * seat + suit] * self.width + count(cards) + count(cards2)]

    @cython.final
    def _drop(self, seat: int, suit: int) -> int:
        """What ``seat`` throws if it cannot follow ``suit``, in points."""
        at = 5 * seat + suit
        if self.dropping[at] >= 0:
            return self.dropping[at]
        expected, left = 0, SURE
        for n in range(self.n_dear):
            face = low(self.dear_cards[n])
            lane = face >> 4
            if lane == suit or not self.dear_cards[n] & self.hidden:
                continue
            part = (
                left
                * self._none_of(
                    seat, lane, self.dear_cards[n] & self.out[lane], self.dear_cards[n] & self.out2[lane]
                )
                >> 10
            )
            expected += (left - part) * self.value[face] >> 10
            left = part
            if left < 16:
                break
        self.dropping[at] = expected
        return expected

    @cython.final
    def _drop_of_strangers(self, suit: int) -> int:
        """What one of the others throws on average that cannot follow ``suit``."""
        if self.strange[suit] < 0:
            expected = 0
            for seat in range(self.seats):
                if self.room[seat] >= 0:
                    expected += self._drop(seat, suit)
            self.strange[suit] = expected // self.others if self.others > 0 else 0
        return self.strange[suit]

    # -- what a holding costs ----------------------------------------------------------------------------------

    @cython.final
    def _falls(self, face: int, f: int, r: int, follow: int) -> int:
        """The points of its own suit that fall under ``face`` in round ``r``."""
        suit = face >> 4
        mask = (ONE << face) - ONE
        lower = self.out[suit] & mask
        costly = lower & self.penal
        if not costly:
            if lower & self.bonus:
                return self.value[low(lower & self.bonus)] * self.weight[CATCH] >> 10
            return 0
        total, left, cards = 0, f, costly
        while cards and left > 0:
            top = high(cards)
            total += self.value[top]
            cards ^= ONE << top
            left -= 1
        if costly == lower:
            return total * follow >> 10
        total = total * self.weight[FALL] >> 10
        while r > 0:
            total = total * self.weight[STAY] >> 10
            r -= 1
        return total

    @cython.final
    def _round_cost(self, face: int, r: int, m: int, lower: int, f: int) -> int:
        """What ``face`` may be expected to cost in round ``r`` of its suit."""
        at = (r * self.rows + f) * self.width + m
        chance = self.burden[at * self.width + lower]
        if chance == 0:
            return 0
        follow = self.follows[at]
        strangers = (self.others << 10) - f * follow
        points = self.value[face] + (strangers * self._drop_of_strangers(face >> 4) >> 10)
        points += self._falls(face, f, r, follow) + self.later
        return chance * points >> 10

    @cython.final
    def _weigh_suit(self, s: int, suit: int) -> None:
        """Into ``relief`` for each card of a suit in the hand: what the rest of it costs less without it."""
        held = (self.hand[s] | self.twin[s]) & self.lane[suit]
        m = count(self.out[suit]) + count(self.out2[suit])
        if self.stock_left > 0:
            m = m * self.in_hands // (self.in_hands + self.stock_left)
        f = self.followers[suit]
        n, total, cards = 0, 0, held
        while cards and n <= 4:
            face = low(cards)
            cards &= cards - 1
            lower = self._under(face)
            if lower > m:
                lower = m
            self.round_now[n] = self._round_cost(face, n, m, lower, f) if n < 4 else 0
            self.round_before[n] = self._round_cost(face, n - 1, m, lower, f) if n > 0 else 0
            total += self.round_now[n]
            n += 1
        # Without the card with place k those below stay in their round, those above come one round earlier.
        above = 0
        for k in range(n):
            above += self.round_before[k]
        below, k, cards = 0, 0, held
        while cards:
            face = low(cards)
            cards &= cards - 1
            if k < n:
                above -= self.round_before[k]
                self.relief[face] = total - below - above
                below += self.round_now[k]
            else:
                self.relief[face] = 0
            k += 1
        if k == 1:
            # The suit gets empty.
            part = (m << 9) // f if f > 0 else m << 9
            self.relief[low(held)] += (self.weight[VOIDNESS] * (part if part < SURE else SURE) >> 10) * POINT >> 10

    # -- the trick on the table --------------------------------------------------------------------------------

    @cython.final
    def _prepare(self, s: int) -> None:
        """The trick on the table as ``s`` sees it."""
        self._look(s)
        self.on_table, self.to_come, self.in_hands = 0, 0, 0
        self.table_costs = (self.t_cards | self.t_twins) & self.penal != 0
        cards = (self.t_cards | self.pend) & self.live
        while cards:
            self.on_table += self.value[low(cards)]
            cards &= cards - 1
        cards = (self.t_twins | self.pend2) & self.live
        while cards:
            self.on_table += self.value[low(cards)]
            cards &= cards - 1
        self.penal_left = count(self.live_left & self.penal) + count(self.live_left2 & self.penal)
        number = self.tricks if self.tricks < 62 else 62
        self.on_table += self.trick_value[number]
        self.later = self.trick_value[number + 1]
        for seat in range(self.seats):
            if seat != s and not self.in_trick >> seat & 1 and self.hand[seat] | self.twin[seat]:
                self.to_come += 1
            if self.stock_left > 0 and seat != s:
                self.in_hands += count(self.hand[seat]) + count(self.twin[seat])
        self.clean = self.tricks == 0 and self.clean_first

    @cython.final
    def _outlook(self, s: int, face: int) -> None:
        """``wins``: the chance that ``face``, best so far, takes the trick; ``brings``: the points then."""
        suit = face >> 4
        points = self.on_table + self.value[face]
        under, over = (ONE << face) - ONE, ~((ONE << face) | ((ONE << face) - ONE))
        lower, higher = self.out[suit] & under, self.out[suit] & over
        lower2, higher2 = self.out2[suit] & under, self.out2[suit] & over
        wins = SURE
        left = self.to_come
        draws = self.undealt == DRAW and self.stock_left > 0
        thrown, costly = not self.clean and not draws, (lower | lower2) & self.penal
        seat = s
        while left > 0:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.in_trick >> seat & 1 or seat == s or self.room[seat] < 0:
                continue
            left -= 1
            if self.void_in[seat] >> suit & 1:
                if thrown:
                    points += self._drop(seat, suit)
                continue
            if points < 0:
                eager = self.weight[GREEDY]
            elif points > 0:
                eager = self.weight[UNWILLING]
            else:
                eager = self.weight[EAGER_LAST] if left == 0 else self.weight[EAGER]
            none_below = self._none_of(seat, suit, lower, lower2)
            none_above = self._none_of(seat, suit, higher, higher2)
            void = none_below * none_above >> 10
            can = SURE - none_above
            beats = (none_below * can >> 10) + (((SURE - none_below) * can >> 10) * eager >> 10)
            if draws and higher | higher2:
                above = count(higher) + count(higher2)
                beats += void * above // (above + count(lower) + count(lower2))
            if beats < SURE:
                dropped = void * self._drop(seat, suit) >> 10 if thrown else 0
                if costly:
                    dropped += self._dropped_under(seat, suit, costly, none_below)
                points += dropped * SURE // (SURE - beats)
            wins = wins * (SURE - beats) >> 10
        if self.cancel and (self.out[suit] | self.out2[suit]) >> face & ONE:
            wins = wins * 3 >> 2
        self.wins, self.brings = wins, points

    @cython.final
    def _dropped_under(self, seat: int, suit: int, costly: int, none_below: int) -> int:
        """The points that ``seat`` throws under the card on the table."""
        expected, left = 0, SURE
        each = self.share[5 * seat + suit] << 2
        while costly and left >= 16:
            top = high(costly)
            costly ^= ONE << top
            part = left * each >> 10
            if self.sure >> top & ONE:
                part = left if seat == self.sure_seat else 0
            expected += part * self.value[top] >> 10
            left -= part
        return expected * (SURE - none_below) >> 10
