# cython: language_level=3, annotation_typing=False, infer_types=True, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""How the seats of a simulated deal play: the rules of thumb of `rule_of_thumb`, in whole numbers and in a hurry.

Every legal card gets a cost: what the trick is likely to bring if the card takes it, less what its holder is
spared by being rid of it. A seat knows its own hand and what has been played, not the other hands of the world.
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
    from hearts_qt.ai.board import DRAW, PLAYING, SHARED
    from hearts_qt.ai.outcome import HOYLE, NO_MOON, NOBODY, SUBTRACT, TAKE, Outcome

ONE = 1
SURE = 1024
"""A chance of one."""
POINT = 256
"""A point of the usual game."""
STRANGE = 1024
"""The most that one card can surprise."""
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
LONE = (870, 794, 724, 661, 603, 550, 502, 458, 418, 381, 348, 318, 290)
"""The chance to take everything, by the tenths of a trick that the hand will lose."""


class Policy(Outcome):
    """A board whose seats can think. ``weight`` may be changed for experiments."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        rules = table.rules
        made = chances(table.seats - 1, 13 * table.packs)
        self.rows, self.width = made.rows, made.width
        self.missing, self.burden, self.follows = made.missing, made.burden, made.follows
        for lost in range(13):
            self.lone[lost] = LONE[lost]
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
        self.moon_price = per_point * self._price_of_moon()
        self.gains = total == 0 or all(price <= 0 for price in (*table.worth, *table.trick_price))

    def _allocate(self) -> None:
        super()._allocate()
        if not cython.compiled:
            self.weights_of = [0] * (ROOM * WEIGHTS)
            self.lone, self.weight, self.value, self.trick_value, self.dear_cards = (
                [0] * 13,
                [0] * WEIGHTS,
                [0] * 64,
                [0] * 64,
                [0] * 64,
            )
            self.out, self.out2, self.followers, self.strange = [0] * 5, [0] * 5, [0] * 5, [0] * 5
            self.room, self.got, self.share, self.dropping = [0] * ROOM, [0] * ROOM, [0] * 60, [0] * 60
            self.relief, self.card_cost, self.round_now, self.round_before = [0] * 64, [0] * 64, [0] * 16, [0] * 16

    def _price_of_moon(self) -> int:
        """What somebody else's moon costs a seat, in points of the game."""
        if self.moon in (NO_MOON, NOBODY) or self.moon_worth <= 0:
            return 0
        if self.moon == SUBTRACT:
            return self.moon_worth // (self.seats - 1)
        return self.moon_worth * 3 // 2 if self.moon == TAKE else self.moon_worth

    # -- what a seat knows -------------------------------------------------------------------------------------

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

    def _above(self, face: int) -> int:
        """How many unseen cards beat ``face``."""
        suit = face >> 4
        mask = ~((ONE << face) | ((ONE << face) - ONE))
        n = count(self.out[suit] & mask)
        return n + count(self.out2[suit] & mask) if self.two_packs else n

    def _under(self, face: int) -> int:
        """How many unseen cards of its suit ``face`` beats."""
        suit = face >> 4
        mask = (ONE << face) - ONE
        n = count(self.out[suit] & mask)
        return n + count(self.out2[suit] & mask) if self.two_packs else n

    def _none_of(self, seat: int, suit: int, cards: int, cards2: int) -> int:
        """The chance that ``seat`` holds none of these unseen cards of ``suit``."""
        if cards & self.sure:
            if seat == self.sure_seat:
                return 0
            cards &= ~self.sure
        return self.missing[self.share[5 * seat + suit] * self.width + count(cards) + count(cards2)]

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

    # -- moons -------------------------------------------------------------------------------------------------

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
        lost, held = 0, self.hand[s] | self.twin[s]
        if held & self.jokers:
            return False
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
                    lost += 10 if self.by_tricks or self.penal >> face & ONE else 7
                    if lost > 12:
                        return False
                place += 1
        # 0.85 * 0.4 ** lost against what is risked.
        chance = self.lone[lost]
        if self.n_in > 0:
            chance = chance * 4 // 5
        return chance >= self.weight[TRY] and self._moon_pays(s, chance)

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

    def _takes_over(self, seat: int) -> int:
        """The chance that ``seat``, still to play and eager for the trick, can take it."""
        if self.led < 0 or self.top < 0:
            return SURE // 2
        suit, mask = self.top >> 4, ~((ONE << self.top) | ((ONE << self.top) - ONE))
        return SURE - self._none_of(seat, suit, self.out[suit] & mask, self.out2[suit] & mask)

    def _comes(self, seat: int) -> bool:
        """Whether ``seat`` still has to play to this trick."""
        return not self.in_trick >> seat & 1 and (self.hand[seat] | self.twin[seat]) != 0

    # -- choosing ----------------------------------------------------------------------------------------------

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
            face = self._shoot(s, legal)
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

    def _friends(self, a: int, b: int) -> bool:
        """Whether two seats are on the same side of what was declared."""
        side = self.side | 1 << self.declarer
        return (side >> a & 1) == (side >> b & 1)

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
