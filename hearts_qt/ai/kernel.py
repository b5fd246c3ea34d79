# cython: language_level=3, annotation_typing=False, infer_types=True, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""The simulator: worlds played to their end by a quick policy, in batches that do not hold the interpreter's lock.

The policy ducks by a table of dangers that is computed from what the cards cost, so it speaks of no card by name.
Everything is integers, so a seed gives the same numbers compiled and as plain Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from array import array

    from hearts_qt.ai import uncompiled as cython
    from hearts_qt.ai.encoding import Table
else:
    try:
        import cython
    except ImportError:
        from hearts_qt.ai import uncompiled as cython

if not cython.compiled:
    from hearts_qt.ai.bits import count, high, low
    from hearts_qt.ai.board import (
        ELDEST,
        EXCHANGE,
        EXCHANGING,
        FIRST_TRICK,
        HEARTS,
        LOWEST_CLUB,
        OVER,
        PLAYING,
        REFILL,
        VOID,
    )
    from hearts_qt.ai.giving import Giving
    from hearts_qt.ai.outcome import ADD
    from hearts_qt.ai.outlook import WEIGHTS

COMPILED = cython.compiled
"""Whether this module was compiled."""

ONE = 1
ROOM = 12
M64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB

RANDOM, DUCKING, THINKING = 0, 1, 2
"""Policies, as in `encoding`."""
AVOID, STOP, GAIN, TAKE_ALL = 0, 1, 2, 3
"""What a ducking seat is after."""
THREAT = 160
"""What a seat must have taken before its moon is thought of, of the 416 that a pack's penalty cards cost."""
SCALE, STEPS = 1 << 20, 2048
"""Chances of a worse world are counted in 2 ** -20; beyond the last step they are nothing."""
FAR = 1 << 30
"""More than any surprise."""
ASIDE = 4
"""Columns of a playout's row beside the losses: pool, shooter, taker of the trick, taker of the dearest card."""


class Kernel(Giving):
    """Plays worlds to their end. One object belongs to one thread."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        for seat in range(ROOM):
            self.kind[seat], self.trust[seat] = DUCKING, 1024
        for face in range(64):
            self.danger[face] = table.danger[face]
        self.row = self.seats + ASIDE
        self.usual_aim = GAIN if table.reversed else AVOID
        self.above_dear = table.above_dear
        self.rising = table.rising
        self.quick = self.plain and not (self.draws or table.fallback)
        self.state = 1
        self.open_passes, self.pass_weight = 0, 0

    def _allocate(self) -> None:
        super()._allocate()
        if not cython.compiled:
            self.kind, self.danger = [0] * ROOM, [0] * 64
            self.give, self.give2, self.odds, self.b_got = [0] * ROOM, [0] * ROOM, [0] * STEPS, [0] * ROOM
            self.trust, self.total_of = [0] * ROOM, [0] * ROOM
            self.of_pass, self.of_plays, self.fresh, self.fresh_pass = (
                [0] * ROOM, [0] * ROOM, [0] * ROOM, [0] * ROOM
            )  # fmt: skip

    # -- a world -----------------------------------------------------------------------------------------

    def _deal(self, worlds: array[int], world: int) -> None:
        self._load(worlds, world)
        for k in range(self.b_in):
            self._put(self.b_seat[k], self.b_card[k])

    # -- what may be played ------------------------------------------------------------------------------

    def _legal(self, s: int) -> int:
        """The faces that seat ``s``, whose turn it is, may play."""
        held = self.hand[s] | self.twin[s]
        jokers = held & self.jokers
        suited = held & ~self.jokers
        if self.led >= 0:
            follow = suited & self.lane[self.led]
            if self.king_led:
                called = self.queens & follow & self.hand[s]
                if called and s != self.declarer:
                    follow = called
            if follow:
                return follow if self.joker_if_void else follow | jokers
        first = self.tricks == 0
        opens = self.n_in == 0 and first and self.opening != ELDEST and not self.free_lead
        allowed = self._allowed(suited, first, opens)
        if opens and suited & ~allowed:
            return allowed
        return allowed | jokers

    def _allowed(self, suited: int, first: bool, opens: bool) -> int:
        """The legal ones of the suited cards of a seat that leads or can not follow."""
        if opens:
            if self.opening == LOWEST_CLUB and suited & self.low_club:
                return self.low_club
            if suited & self.lane[0]:
                return suited & self.lane[0]
        if first and self.clean_first:
            free = suited & ~self.penal
            if free:
                return free
        if self.led < 0:
            return self._leads(suited, first)
        if self.duty:
            if self.declarer >= 0:
                costly = suited & self.penal
                return costly if costly else suited
            if suited & self.lane[HEARTS]:
                return suited & self.lane[HEARTS]
            if suited & self.queens:
                return suited & self.queens
        return suited

    def _leads(self, suited: int, first: bool) -> int:
        others = suited & ~self.lane[HEARTS]
        if not others:
            return suited
        if self.hearts_last or (self.no_heart_first and first):
            return others
        if self.must_break and not self.broken and not (self.hearts_for_queen and not others & ~self.black_queen):
            return others
        return suited

    # -- playing a card ----------------------------------------------------------------------------------

    def _put(self, s: int, number: int) -> None:
        """Lay a card on the table, whose turn it is or not."""
        face = number & 63
        bit = ONE << face
        if number >= 64:
            self.twin[s] &= ~bit
            self.seen2 |= bit
            self.t_twins |= bit
        else:
            self.hand[s] &= ~bit
            self.seen |= bit
            self.t_cards |= bit
        self.t_card[self.n_in] = number
        self.t_seat[self.n_in] = s
        self.n_in += 1
        self.in_trick |= 1 << s
        self.t_price += self.price[face]
        self.t_fear += self.fear[face]
        if bit & self.jokers:
            self._put_joker(s)
            return
        suit = face >> 4
        if not self.broken and self.must_break:
            if suit == HEARTS:
                if not self.only_discard_breaks or (self.led >= 0 and self.led != HEARTS):
                    self.broken = True
            elif self.queen_breaks and bit & self.black_queen:
                self.broken = True
        if self.led < 0:
            self.led = suit
            if self.n_in == 1 and self.generale and s == self.declarer and bit & self.kings:
                self.king_led = True
        elif suit != self.led:
            self.void_in[s] |= 1 << self.led
        if self.plain:
            # Written so that the processor need not guess.
            high_card = face if suit == self.led else -1
            self.winner = s if high_card > self.top else self.winner
            self.top = high_card if high_card > self.top else self.top
            return
        if self.t_seen & bit:
            if self.cancel:
                self.t_pair |= bit
                self.pairs += 1
        else:
            self.t_seen |= bit
            self.seat_of[face] = s
        self._find_winner()

    def _put_joker(self, s: int) -> None:
        if self.led >= 0 and self.joker_if_void:
            self.void_in[s] |= 1 << self.led
        self.t_jokers += 1
        if self.t_jokers == 2 and self.cancel:
            self.pairs += 1
        if self.t_joker < 0:
            self.t_joker = s
        self._find_winner()

    def _find_winner(self) -> None:
        """Who takes the trick as it lies."""
        if self.joker_takes and self.t_joker >= 0:
            self.winner, self.top = self.t_joker, -1
            return
        self.winner, self.top = -1, -1
        if self.led < 0 or (self.pairs >= 2 and self.pairs_void):
            return
        counting = self.t_seen & ~self.t_pair
        taking = counting & self.lane[self.trump]
        if not taking:
            taking = counting & self.lane[self.led]
        if not taking:
            return
        self.top = high(taking)
        if self.king_led and taking >> (self.t_card[0] & 63) & ONE:
            self.top = self.t_card[0] & 63
        self.winner = self.seat_of[self.top]

    def _next(self, s: int) -> int:
        """The first seat clockwise after ``s`` that holds cards and has not played to the trick."""
        if self.n_in == self.seats:
            return -1
        for _ in range(self.seats):
            s += 1
            if s == self.seats:
                s = 0
            if not self.in_trick >> s & 1 and self.hand[s] | self.twin[s]:
                return s
        return -1

    def _play(self, s: int, number: int) -> None:
        """A legal card, and everything that follows by itself."""
        self._put(s, number)
        self.turn = self._next(s)
        if self.turn < 0:
            self._end_trick()
        elif self.draws and self.led >= 0:
            self._draw_until_able(self.turn)
        if self.redeals and self.tricks == 0 and self.turn >= 0:
            self._annul()

    def _end_trick(self) -> None:
        w = self.winner
        leader = self.t_seat[0]
        if self.tricks == 0 and self.fallback >= VOID and self.clean_first:
            self._note_first_trick(leader, w)
        self.void_taker = self.last_leader = leader
        self.last_taker = w
        if w >= 0:
            cards = self.t_cards | self.pend
            twins = self.t_twins | self.pend2
            self.took[w] |= cards
            self.took2[w] |= twins
            self.live_left &= ~cards
            self.live_left2 &= ~twins
            self.points[w] += self.t_price
            self.owned += self.t_fear
            if (cards | twins) & self.penal:
                if (cards | twins) & self.dear:
                    self.dear_taker = w
                if self.track_cards:
                    self._own(w)
            self.prices[w] += self.trick_price[self.tricks if self.tricks < 64 else 63]
            self.won[w] += 1
            if self.track_tricks:
                self._own(w)
                self.owned += self.trick_share
            self.pend, self.pend2, self.pend_price, self.pend_fear = 0, 0, 0, 0
            self.last_winner = w
            leader = w
        else:
            self.voided += 1
            if self.second_takes:
                self.void_taker = self._second_of_highest(leader)
            if self.led >= 0:
                self.pend_price, self.pend_fear = self.t_price, self.t_fear
                self.pend |= self.t_cards
                self.pend2 |= self.t_twins
        if self.trick_taker == -2:
            self.trick_taker = w
        self.tricks += 1
        self.n_in, self.in_trick, self.led, self.king_led = 0, 0, -1, False
        self.t_cards, self.t_twins, self.t_seen, self.t_pair, self.pairs = 0, 0, 0, 0, 0
        self.winner, self.top, self.t_joker, self.t_jokers = -1, -1, -1, 0
        self.t_price, self.t_fear = self.pend_price, self.pend_fear
        self._next_trick(leader, w)

    def _next_trick(self, leader: int, w: int) -> None:
        """Widow and stock, then the next lead or the end."""
        self.leader = leader
        if not self.hand[leader] | self.twin[leader]:
            self.leader = self._next(leader)
        if w >= 0 and self.stock_left > 0:
            if self.undealt == FIRST_TRICK or (self.undealt == EXCHANGE and self.leader < 0):
                self._take_stock(w)
            elif self.undealt == EXCHANGE:
                self.exchange_count = self.stock_left
                while self.stock_left > 0:
                    self._draw(w)
                self.exchanger, self.turn, self.phase = w, w, EXCHANGING
                return
            elif self.undealt == REFILL:
                self._refill(w)
        self._start_trick()

    # -- random numbers ----------------------------------------------------------------------------------

    def _seed(self, seed: int, world: int) -> None:
        """Start the stream of one world; it does not depend on the move that is tried."""
        x = (seed + GOLDEN * (world + ONE)) & M64
        x = ((x ^ (x >> 30)) * MIX_1) & M64
        x = ((x ^ (x >> 27)) * MIX_2) & M64
        x ^= x >> 31
        self.state = x if x else GOLDEN

    def _below(self, bound: int) -> int:
        """A number in 0 … bound - 1."""
        x = self.state
        x ^= (x << 13) & M64
        x ^= x >> 7
        x ^= (x << 17) & M64
        self.state = x
        return ((x >> 32) * bound) >> 32

    # -- policies ----------------------------------------------------------------------------------------

    def _quick_trick(self) -> None:
        """A whole trick of the policies where one pack, the suit led and the height are all there is to it.

        The same as so many times `_play`; only quicker, because nothing else has to be asked.
        """
        s = self.turn
        legal = self._legal(s)
        face = self._pick(s, legal) if legal & (legal - 1) else low(legal)
        bit = ONE << face
        suit = face >> 4
        lane = self.lane[suit]
        self.hand[s] &= ~bit
        self.seen |= bit
        self.t_cards = bit
        self.t_seat[0] = s
        self.t_price += self.price[face]
        self.t_fear += self.fear[face]
        self.led, self.top, self.winner, self.n_in, self.in_trick = suit, face, s, 1, 1 << s
        closed = self.must_break and not self.broken
        if closed and (
            (suit == HEARTS and not self.only_discard_breaks) or (self.queen_breaks and bit & self.black_queen)
        ):
            self.broken = True
        bound = self.duty or (self.tricks == 0 and self.clean_first)
        for _ in range(self.seats - 1):
            s += 1
            if s == self.seats:
                s = 0
            legal = self.hand[s] & lane
            if legal:
                face = self._pick(s, legal) if legal & (legal - 1) else low(legal)
                if face > self.top:
                    self.top, self.winner = face, s
                if closed and self.queen_breaks and ONE << face & self.black_queen:
                    self.broken = True
            else:
                self.void_in[s] |= 1 << suit
                legal = self._allowed(self.hand[s], self.tricks == 0, False) if bound else self.hand[s]
                face = self._pick(s, legal) if legal & (legal - 1) else low(legal)
                if closed and (face >> 4 == HEARTS or (self.queen_breaks and ONE << face & self.black_queen)):
                    self.broken = True
            bit = ONE << face
            self.hand[s] &= ~bit
            self.seen |= bit
            self.t_cards |= bit
            self.t_price += self.price[face]
            self.t_fear += self.fear[face]
            self.n_in += 1
            self.in_trick |= 1 << s
        self._end_quick(self.winner)

    def _end_quick(self, w: int) -> None:
        """`_end_trick` where the trick has a taker and no card has a twin."""
        cards = self.t_cards
        self.took[w] |= cards
        self.live_left &= ~cards
        self.points[w] += self.t_price
        self.owned += self.t_fear
        if cards & self.penal:
            if cards & self.dear:
                self.dear_taker = w
            if self.track_cards:
                self._own(w)
        if self.track_tricks:
            self._own(w)
            self.owned += self.trick_share
        self.prices[w] += self.trick_price[self.tricks if self.tricks < 64 else 63]
        self.won[w] += 1
        self.last_winner = self.last_taker = w
        self.void_taker = self.last_leader = self.t_seat[0]
        if self.trick_taker == -2:
            self.trick_taker = w
        self.tricks += 1
        self.t_cards, self.t_price, self.t_fear = 0, 0, 0
        self.n_in, self.in_trick, self.led, self.winner, self.top = 0, 0, -1, -1, -1
        if self.stock_left > 0 or self.stops or not self.hand[w]:
            self._next_trick(w, w)
        else:
            self.leader = self.turn = w

    def _any(self, cards: int) -> int:
        """The face of one of the cards by lot."""
        n = count(cards)
        if n > 1:
            k = self._below(n)
            while k > 0:
                cards &= cards - 1
                k -= 1
        return low(cards)

    def _choose(self, s: int) -> int:
        """The number of the card that seat ``s`` plays."""
        legal = self._legal(s)
        face = self._pick(s, legal) if legal & (legal - 1) else low(legal)
        return face if self.hand[s] >> face & ONE else face + 64

    def _pick(self, s: int, legal: int) -> int:
        """Which of several legal faces seat ``s`` plays."""
        if self.kind[s] == DUCKING:
            return self._duck(s, legal)
        return self._any(legal) if self.kind[s] == RANDOM else self._think(s, legal)

    def _cost_now(self) -> int:
        """What the trick costs its taker as it lies, in the unit of fear."""
        return self.t_fear + self.trick_fear[self.tricks if self.tricks < 63 else 63]

    def _unseen(self, s: int) -> int:
        """The faces that seat ``s`` neither holds nor has seen."""
        out = self.deck & ~self.seen & ~self.hand[s]
        if self.two_packs:
            out |= self.deck2 & ~self.seen2 & ~self.twin[s]
        return out & ~self.jokers

    def _duck(self, s: int, legal: int) -> int:
        """The face that a player picks who ducks, or takes where taking is the aim."""
        self.aim = self.usual_aim
        if self.owner >= 0:
            self.aim = self._aim(s)
        if self.led < 0:
            return self._lead(s, legal)
        suited = legal & self.lane[self.led]
        return self._follow(s, suited) if suited else self._discard(s, legal)

    def _aim(self, s: int) -> int:
        """What seat ``s`` is after while one seat has taken everything that fell so far."""
        if self.declarer >= 0:
            if self.owner < 0:
                return self.usual_aim
            return TAKE_ALL if self.side >> s & 1 or s == self.declarer else STOP
        if self.owner == s or (self.side_moons and self._partner(s) == self.owner):
            return TAKE_ALL if self._can_take_all(s) else self.usual_aim
        return STOP if self.owned >= THREAT else self.usual_aim

    def _can_take_all(self, s: int) -> bool:
        """Whether the hand looks like taking the rest."""
        if self.owned < THREAT:
            return False
        hand = self.hand[s] | self.twin[s]
        out = self._unseen(s)
        losers = 0
        for suit in range(4):
            mine = hand & self.lane[suit]
            theirs = out & self.lane[suit]
            if mine and theirs:
                losers += count(mine & ((ONE << high(theirs)) - ONE))
        return losers <= 2

    def _lead(self, s: int, legal: int) -> int:
        """A low card of the suit in which others hold most higher ones."""
        out = self._unseen(s)
        if self.aim >= GAIN:
            return self._lead_high(legal & ~self.jokers, out) if legal & ~self.jokers else low(legal)
        if legal & self.jokers:
            return low(legal & self.jokers)
        best, face = -100000, 0
        own = self.hand[s] | self.twin[s]
        for suit in range(4):
            lane = self.lane[suit]
            mine = legal & lane
            if not mine:
                continue
            theirs = out & lane
            f = low(mine)
            every = count(theirs)
            lower = count(theirs & ((ONE << f) - ONE))
            score = 10 * every - 14 * lower - 12 * count(mine)
            if every == lower:
                score -= 200
            if (theirs | mine) & self.penal:
                if theirs & self.dear:
                    # Low cards of its suit force the dear card out, unless a higher one is held.
                    score += 180 if own & lane < self.dear else -30
                elif mine & self.dear:
                    score -= 150
                elif theirs & self.penal:
                    score += 30
            elif every >= 8:
                # Everybody will follow, and nothing in the suit costs: away with the highest.
                f = high(mine)
                score = 120 + every - 4 * count(mine)
            if score > best:
                best, face = score, f
        return face

    def _lead_high(self, legal: int, out: int) -> int:
        """A card that nobody beats, of the longest suit; else a low one."""
        best, face = -1000, 0
        for suit in range(4):
            mine = legal & self.lane[suit]
            if not mine:
                continue
            theirs = out & self.lane[suit]
            f = high(mine)
            score = count(mine)
            if theirs and f > high(theirs):
                score += 100 + count(theirs)
            elif theirs:
                f = low(mine)
            if score > best:
                best, face = score, f
        return face

    def _follow(self, s: int, legal: int) -> int:
        """The highest card that stays under, unless the trick costs nothing."""
        under = legal & ((ONE << self.top) - ONE) if self.top >= 0 else 0
        last = self.n_in == self.seats - 1 or (self.draws and self._next(s) < 0)
        if self.aim:
            over = legal & ~under
            if self.aim >= GAIN:
                if not over:
                    return low(legal)
                return low(over) if last else high(over)
            if self.winner == self.owner:
                if over and (self._cost_now() > 0 or not under):
                    return low(over) if last else high(over)
                if under & ~self.penal:
                    return low(under & ~self.penal)
        clean = legal & ~self.penal
        if last:
            if self._cost_now() <= 0 and clean:
                # It costs nothing: away with the highest.
                return high(clean)
            if under:
                costly = under & self.penal
                return high(costly) if costly else high(under)
            return high(clean) if clean else high(legal & ~self.dear | ONE << low(legal))
        if self.tricks == 0 and self.clean_first:
            if clean:
                return high(clean)
        elif clean and self._cost_now() <= 0 and not legal & self.dear:
            theirs = self._unseen(s) & self.lane[self.led]
            if not theirs & self.penal and count(theirs) >= 6:
                # Nothing costs yet and all can follow: away with the highest.
                return high(clean)
        if under:
            costly = under & self.penal
            return high(costly) if costly else high(under)
        return low(clean) if clean else low(legal)

    def _discard(self, s: int, legal: int) -> int:
        """The dear card, then what could catch it, then what costs, then the highest card."""
        if legal & self.jokers:
            if not legal & ~self.jokers:
                return low(legal)
            legal &= ~self.jokers
        if self.aim and (self.aim >= GAIN or self.winner == self.owner):
            clean = legal & ~self.penal
            return self._lowest(clean if clean else legal)
        if legal & self.dear:
            return low(legal & self.dear)
        if legal & self.above_dear and self._unseen(s) & self.dear:
            return high(legal & self.above_dear)
        out = self._unseen(s)
        if legal & self.penal:
            # A low one does no harm in the hand.
            f = self._most(legal & self.penal)
            if count(out & self.lane[f >> 4] & ((ONE << f) - ONE)) > 1:
                return f
        best, face = -1000, 0
        for suit in range(4):
            mine = legal & self.lane[suit]
            if mine:
                f = high(mine)
                score = 4 * count(out & self.lane[suit] & ((ONE << f) - ONE)) - 2 * count(mine) + (f & 15)
                if score > best:
                    best, face = score, f
        return face

    def _most(self, cards: int) -> int:
        """The dearest of the cards, the highest of equals."""
        if self.rising:
            return high(cards)
        best, face = -1, 0
        while cards:
            f = low(cards)
            cards &= cards - 1
            if self.danger[f] > best:
                best, face = self.danger[f], f
        return face

    def _lowest(self, cards: int) -> int:
        """The lowest card of any suit."""
        best, face = 100, 0
        for suit in range(4):
            mine = cards & self.lane[suit]
            if mine and (low(mine) & 15) < best:
                face = low(mine)
                best = face & 15
        return face

    def _worst(self, s: int) -> int:
        """The number of the card that seat ``s`` gives away first."""
        number = self._burdensome(s)
        return number if self.hand[s] >> number & ONE else number + 64

    # -- other moves -------------------------------------------------------------------------------------

    def _choose_pass(self, s: int) -> None:
        """What seat ``s`` gives away, into ``give``; it stays in the hand until all have chosen.

        Only the thinking policy weighs sets of cards: that takes longer than a whole deal of the quick ones.
        """
        self.give[s], self.give2[s] = 0, 0
        if self.kind[s] == THINKING and self.pass_count > 0:
            self._find_gift(s)
            self.give[s] = self.gift
            if self.gift:
                return
        hand, twin = self.hand[s], self.twin[s]
        for _ in range(self.pass_count):
            self._set_aside(s, self._worst(s))
        self.hand[s], self.twin[s] = hand, twin

    def _set_aside(self, s: int, number: int) -> None:
        bit = ONE << (number & 63)
        if number >= 64:
            self.give2[s] |= bit
            self.twin[s] &= ~bit
        else:
            self.give[s] |= bit
            self.hand[s] &= ~bit

    def _pass(self, seat: int, cards: int, twins: int) -> None:
        """``seat`` gives these cards, every other seat what the policy gives, all at once."""
        for s in range(self.seats):
            if s == seat:
                self.give[s], self.give2[s] = cards, twins
            else:
                self._choose_pass(s)
        for s in range(self.seats):
            self.hand[s] &= ~self.give[s]
            self.twin[s] &= ~self.give2[s]
        for s in range(self.seats):
            if self.scatters:
                self._scatter(s)
                continue
            to = s + self.pass_to
            if to >= self.seats:
                to -= self.seats
            self.hand[to] |= self.give[s]
            self.twin[to] |= self.give2[s]
            self.got[to] = self.give[s]
        self._open_play()

    def _scatter(self, s: int) -> None:
        """What seat ``s`` gives goes round the others, one card each, in the order of the cards' numbers."""
        to = s
        cards, twins = self.give[s], self.give2[s]
        while cards | twins:
            to = to + 1 if to + 1 < self.seats else 0
            if to == s:
                continue
            if cards:
                self.hand[to] |= cards & ~(cards - 1)
                cards &= cards - 1
            else:
                self.twin[to] |= twins & ~(twins - 1)
                twins &= twins - 1

    def _choose_exchange(self, s: int) -> None:
        """The taker of the widow lays away what is worst in the hand; what costs only if nothing else is left."""
        self.give[s], self.give2[s] = 0, 0
        hand, twin = self.hand[s], self.twin[s]
        for _ in range(self.exchange_count):
            costly, costly2 = self.hand[s] & self.penal, self.twin[s] & self.penal
            if self.hand[s] & ~costly or self.twin[s] & ~costly2:
                self.hand[s] &= ~costly
                self.twin[s] &= ~costly2
                self._set_aside(s, self._worst(s))
                self.hand[s] |= costly
                self.twin[s] |= costly2
            else:
                self._set_aside(s, self._worst(s))
        self.hand[s], self.twin[s] = hand, twin
        self._lay_away(self.give[s], self.give2[s])

    # -- playouts ----------------------------------------------------------------------------------------

    def _policy_move(self) -> None:
        """One move of the policy, whatever is asked for."""
        if self.phase == PLAYING:
            self._play(self.turn, self._choose(self.turn))
        elif self.phase == EXCHANGING:
            self._choose_exchange(self.exchanger)
        else:
            self._pass(-1, 0, 0)

    def _move(self, cards: int, twins: int) -> None:
        """The move to be tried: the card to play, or the set to pass or to lay away; nothing: the policy's."""
        if not cards | twins:
            self._policy_move()
        elif self.phase == PLAYING:
            self._play(self.turn, low(cards) if cards else low(twins) + 64)
        elif self.phase == EXCHANGING:
            self._lay_away(cards, twins)
        else:
            self._pass(self.turn, cards, twins)

    def _play_out(self) -> None:
        """To the end of the deal, or until nothing can change its outcome any more."""
        cut = self.may_cut and (self.declarer < 0 or self.generale)
        while self.phase != OVER:
            if cut and not self.live_left | self.live_left2 and self.n_in == 0:
                break
            if self.quick and self.n_in == 0 and self.phase == PLAYING:
                self._quick_trick()
            else:
                self._policy_move()
        self._settle()

    def _run(
        self, worlds: array[int], lo: int, hi: int, moves: array[int], seed: int, out: array[int], room: int
    ) -> None:
        for w in range(lo, hi):
            for m in range(self.n_moves):
                self._deal(worlds, w)
                self._seed(seed, w)
                self._recall_passes()
                self._move(moves[2 * m], moves[2 * m + 1])
                self._play_out()
                at = (m * room + w) * self.row
                for s in range(self.seats):
                    out[at + s] = self.loss[s]
                at += self.seats
                out[at] = self.pool_after
                out[at + 1] = self.shot
                out[at + 2] = self.trick_taker
                out[at + 3] = self.dear_taker

    def batch(self, worlds: array[int], lo: int, hi: int, moves: array[int], seed: int, out: array[int]) -> None:
        """Play the worlds from ``lo`` to ``hi`` out after each of the moves, without the interpreter's lock.

        ``worlds`` is what `board` says, ``moves`` two masks for each move. The row of move m in world w begins at
        ``(m * worlds + w) * self.row`` of ``out``: the loss of each seat (as written down, plus is bad), the pool,
        the shooter, the taker of the trick on the table, the taker of the dearest card; -1 is nobody.
        Raises ValueError when the arrays do not fit each other.
        """
        self.n_moves = len(moves) >> 1
        room = len(worlds) // self.stride()
        if not 0 <= lo <= hi <= room or len(out) < self.n_moves * room * self.row:
            raise ValueError("worlds, moves and the rows do not fit each other")
        view, tried, rows = worlds, moves, out
        with cython.nogil:
            self._run(view, lo, hi, tried, seed, rows, room)

    def stride(self) -> int:
        """How many numbers describe one world of the position."""
        return 2 * self.seats + self.pile

    def _recall_passes(self) -> None:
        """What is known for sure of the cards passed."""
        self.tells = self.pass_to > 0 and not (self.scatters or self.two_packs)
        for s in range(self.seats):
            self.got[s] = self.b_got[s]

    def _surprise_of(self, worlds: array[int], world: int, plays: array[int], seats: int, most: int) -> int:
        """How much the plays of these seats are worse than the best, in 256ths of a point; each in ``fresh``.

        Not to the end if it is more than ``most``.
        """
        self._deal(worlds, world)
        for s in range(self.seats):
            self.fresh[s] = 0
        total = 0
        for k in range(self.n_moves):
            s, number = plays[2 * k], plays[2 * k + 1]
            if self.phase != PLAYING or self.turn != s:
                break
            if seats >> s & 1:
                legal = self._legal(s)
                if legal & (legal - 1):
                    worse = self._surprise(s, legal, number & 63) * self.trust[s] >> 10
                    self.fresh[s] += worse
                    total += worse
                    if total > most:
                        break
            self._play(s, number)
        return total

    def _taker(self, s: int) -> int:
        """Who gets what seat ``s`` passes."""
        to = s + self.pass_to
        return to if to < self.seats else to - self.seats

    def _giver(self, s: int) -> int:
        """Who passes to seat ``s``."""
        by = s - self.pass_to
        return by if by >= 0 else by + self.seats

    def _strangeness_of_pass(self, worlds: array[int], world: int, s: int) -> int:
        """How much less burdensome what ``s`` gave away is than what it could have given, weighed."""
        gave = self.got[self._taker(s)]
        held = (worlds[world * (2 * self.seats + self.pile) + 2 * s] & ~self.got[s]) | gave
        return (self._surprise_of_pass(s, held, gave) * self.pass_weight >> 10) * self.trust[s] >> 10

    def _replay(self, worlds: array[int], lo: int, hi: int, plays: array[int], own: int, out: array[int]) -> None:
        self._recall_passes()
        everybody = ((1 << self.seats) - 1) & ~(1 << own)
        for w in range(lo, hi):
            out[w] = self._surprise_of(worlds, w, plays, everybody, FAR)

    def surprises(
        self, worlds: array[int], lo: int, hi: int, plays: array[int], own: int, out: array[int]
    ) -> None:
        """How much the cards that were played would surprise a believer in the rules of thumb, world by world.

        ``worlds`` are as they were before the first of ``plays``, which are pairs of seat and card number; what
        ``own`` played surprises nobody. ``out[w]`` becomes the sum over the plays, in 256ths of a point.
        Raises ValueError when the arrays do not fit each other.
        """
        self.n_moves = len(plays) >> 1
        room = len(worlds) // (2 * self.seats + self.pile)
        if not 0 <= lo <= hi <= room or len(out) < room:
            raise ValueError("worlds and surprises do not fit each other")
        view, played, found = worlds, plays, out
        with cython.nogil:
            self._replay(view, lo, hi, played, own, found)

    def _card_at(self, cards: int) -> int:
        """One of the cards by lot, as a set of its own."""
        k = self._below(count(cards))
        while k > 0:
            cards &= cards - 1
            k -= 1
        return cards & -cards & M64

    def _most_accepted(self) -> int:
        """How much worse a world may be by lot to be taken (Metropolis)."""
        chance = self._below(SCALE)
        least, most = 0, STEPS - 1
        while least < most:
            middle = (least + most + 1) >> 1
            if self.odds[middle] > chance:
                least = middle
            else:
                most = middle - 1
        return least

    def _makes_sense(
        self, worlds: array[int], world: int, plays: array[int], passed: int, played: int, accepted: int
    ) -> bool:
        """Whether a world is worse by no more than ``accepted`` in what these sets of seats did; then note it."""
        room = accepted
        for s in range(self.seats):
            if passed >> s & 1:
                room += self.of_pass[s]
            if played >> s & 1:
                room += self.of_plays[s]
        for s in range(self.seats):
            if passed >> s & 1:
                self.fresh_pass[s] = self._strangeness_of_pass(worlds, world, s)
                room -= self.fresh_pass[s]
                if room < 0:
                    return False
        if played and self._surprise_of(worlds, world, plays, played, room) > room:
            return False
        for s in range(self.seats):
            if passed >> s & 1:
                self.of_pass[s] = self.fresh_pass[s]
            if played >> s & 1:
                self.of_plays[s] = self.fresh[s]
        return True

    def _try_swap(self, worlds: array[int], world: int, plays: array[int], own: int, may: array[int]) -> None:
        """Let two seats change a card each; undone unless what they did makes about as much sense."""
        a, b = self._below(self.seats), self._below(self.seats)
        at = world * (2 * self.seats + self.pile)
        if a == b and self.open_passes >> a & 1:
            self._try_pass(worlds, world, plays, own, a, worlds[at + 2 * a])
            return
        if a in (b, own) or b == own:
            return
        mine, theirs = worlds[at + 2 * a] & may[b], worlds[at + 2 * b] & may[a]
        if not mine or not theirs:
            return
        one, other = self._card_at(mine), self._card_at(theirs)
        accepted = self._most_accepted()
        got, got_too = self.got[a], self.got[b]
        who = 1 << a | 1 << b
        if got & one:
            self.got[a] ^= one | other
            who |= 1 << self._giver(a)
        if got_too & other:
            self.got[b] ^= one | other
            who |= 1 << self._giver(b)
        who &= ~(1 << own)
        worlds[at + 2 * a] ^= one | other
        worlds[at + 2 * b] ^= one | other
        state = self.state
        sense = self._makes_sense(worlds, world, plays, who if self.pass_weight else 0, who, accepted)
        self.state = state
        if not sense:
            worlds[at + 2 * a] ^= one | other
            worlds[at + 2 * b] ^= one | other
            self.got[a], self.got[b] = got, got_too

    def _try_pass(self, worlds: array[int], world: int, plays: array[int], own: int, a: int, hand: int) -> None:
        """Let seat ``a`` have been given one other card; undone unless it makes about as much sense."""
        if not self.got[a] or not hand & ~self.got[a]:
            return
        changed = self._card_at(self.got[a]) | self._card_at(hand & ~self.got[a])
        accepted = self._most_accepted()
        self.got[a] ^= changed
        giver = 1 << self._giver(a) & ~(1 << own)
        state = self.state
        sense = self._makes_sense(worlds, world, plays, (giver | 1 << a) & ~(1 << own), giver, accepted)
        self.state = state
        if not sense:
            self.got[a] ^= changed

    def _guess_passes(self, worlds: array[int], at: int) -> None:
        """Any cards that the seats with an unknown giver may have been given."""
        for s in range(self.seats):
            if self.open_passes >> s & 1:
                self.got[s] = 0
                for _ in range(self.pass_count):
                    rest = worlds[at + 2 * s] & ~self.got[s]
                    if rest:
                        self.got[s] |= self._card_at(rest)

    def _copy_world(self, source: array[int], at: int, target: array[int], to: int) -> None:
        stride = 2 * self.seats + self.pile
        for k in range(stride):
            target[to * stride + k] = source[at * stride + k]

    def _go_on(
        self,
        chains: array[int],
        gifts: array[int],
        c: int,
        plays: array[int],
        own: int,
        may: array[int],
        tries: int,
    ) -> None:
        """So many exchanges in one of the chains, from what its seats were given there."""
        everybody = ((1 << self.seats) - 1) & ~(1 << own)
        for s in range(self.seats):
            self.got[s] = gifts[c * self.seats + s]
        self._deal(chains, c)
        self._makes_sense(chains, c, plays, everybody if self.pass_weight else 0, everybody, FAR)
        for _ in range(tries):
            self._try_swap(chains, c, plays, own, may)
        for s in range(self.seats):
            gifts[c * self.seats + s] = self.got[s]

    def _wander(
        self,
        worlds: array[int],
        count: int,
        chains: array[int],
        gifts: array[int],
        n: int,
        plays: array[int],
        own: int,
        may: array[int],
        tries: int,
    ) -> None:
        for w in range(count):
            self._go_on(chains, gifts, w % n, plays, own, may, tries)
            self._copy_world(chains, w % n, worlds, w)

    def _cool(
        self,
        chains: array[int],
        gifts: array[int],
        n: int,
        plays: array[int],
        own: int,
        may: array[int],
        tries: int,
    ) -> None:
        for s in range(self.seats):
            self.total_of[s] = 0
        for c in range(n):
            self._go_on(chains, gifts, c, plays, own, may, tries)
            for s in range(self.seats):
                if s != own:
                    self.total_of[s] += self.of_plays[s] + self.of_pass[s]

    def _set_heat(self, heat: int) -> None:
        odds = SCALE << 10
        for k in range(STEPS):
            self.odds[k] = odds >> 10
            odds -= odds // heat

    def set_passes(self, got: array[int], unknown: int, weight: int) -> None:
        """Let `settle_in` ask, too, whether the cards passed make sense, with a weight in 1024ths.

        ``got[s]`` are the cards that seat ``s`` was given, ``unknown`` the set of seats of which that is open.
        """
        for s in range(self.seats):
            self.b_got[s] = got[s]
        self.open_passes, self.pass_weight = unknown, weight

    def guess_passes(self, chains: array[int], gifts: array[int], seed: int) -> None:
        """Begin chains of worlds: into ``gifts``, seat by seat for each, what may have been passed to whom."""
        self._fits(chains, gifts)
        self._recall_passes()
        self._seed(seed, 0)
        for c in range(len(chains) // self.stride()):
            for s in range(self.seats):
                self.got[s] = self.b_got[s]
            self._guess_passes(chains, c * self.stride())
            for s in range(self.seats):
                gifts[c * self.seats + s] = self.got[s]

    def settle_in(
        self,
        chains: array[int],
        gifts: array[int],
        plays: array[int],
        own: int,
        may: array[int],
        heat: int,
        tries: int,
        seed: int,
        strange: array[int],
    ) -> None:
        """Make worlds likelier: two seats change cards again and again, and keep them if the plays make sense.

        ``chains`` are worlds as for `surprises`, ``gifts`` what was passed in each, see `guess_passes`, ``plays``
        as for `surprises`; of two packs only the first takes part. ``may[s]`` are the cards that seat ``s`` may
        hold now and has not played. Each world has ``tries`` exchanges tried. A world that surprises by ``heat``
        more is e times less likely (Metropolis). Into ``strange`` goes for each seat how much it surprises in the
        end, on average. Raises ValueError when the arrays do not fit each other.
        """
        self._fits(chains, gifts)
        self.n_moves = len(plays) >> 1
        self._set_heat(heat)
        self._recall_passes()
        self._seed(seed, 1)
        n = len(chains) // self.stride()
        view, given, played, allowed = chains, gifts, plays, may
        with cython.nogil:
            self._cool(view, given, n, played, own, allowed, tries)
        for s in range(self.seats):
            strange[s] = self.total_of[s] // n

    def wander(
        self,
        worlds: array[int],
        chains: array[int],
        gifts: array[int],
        plays: array[int],
        own: int,
        may: array[int],
        heat: int,
        tries: int,
        seed: int,
    ) -> None:
        """Fill ``worlds`` from the ``chains`` in turn; each goes on by ``tries`` exchanges, see `settle_in`."""
        self._fits(chains, gifts)
        self.n_moves = len(plays) >> 1
        self._set_heat(heat)
        self._recall_passes()
        self._seed(seed, 2)
        n, count_of = len(chains) // self.stride(), len(worlds) // self.stride()
        filled, view, given, played, allowed = worlds, chains, gifts, plays, may
        with cython.nogil:
            self._wander(filled, count_of, view, given, n, played, own, allowed, tries)

    def set_trust(self, seat: int, trust: int) -> None:
        """How much of what a seat did surprises in `settle_in`, in 1024ths."""
        self.trust[seat] = trust

    def _fits(self, chains: array[int], gifts: array[int]) -> None:
        if not chains or len(gifts) * self.stride() < len(chains) * self.seats:
            raise ValueError("worlds and what was passed do not fit each other")

    # -- step by step ------------------------------------------------------------------------------------

    def deal(self, worlds: array[int], world: int, seed: int = 0) -> None:
        """Start the world with this number, with this seed of the policy."""
        self._deal(worlds, world)
        self._seed(seed, world)
        self._recall_passes()

    def legal(self) -> tuple[int, int]:
        """What the seat to play may play, as two masks."""
        faces = self._legal(self.turn)
        return self.hand[self.turn] & faces, self.twin[self.turn] & faces

    def play(self, number: int) -> None:
        """The seat to play plays this card, which has to be legal."""
        self._play(self.turn, number)

    def choose(self) -> int:
        """The card that the policy plays."""
        return self._choose(self.turn)

    def apply(self, cards: int, twins: int) -> None:
        """Any move: the card to play, or the set to pass (the others pass by the policy) or to lay away."""
        self._move(cards, twins)

    def follow_policy(self) -> None:
        """Make the move that the policy makes."""
        self._policy_move()

    def play_out(self) -> None:
        """Play to the end of the deal and settle it."""
        self._play_out()

    def settle(self) -> None:
        """Work out costs and losses of a deal that is over."""
        self._settle()

    def set_policy(self, seat: int, kind: int) -> None:
        """Which policy plays for ``seat``."""
        self.kind[seat] = kind

    def set_weight(self, seat: int, number: int, weight: int) -> None:
        """Change a weight that `policy` uses for ``seat``, in 1024ths."""
        self.weights_of[seat * WEIGHTS + number] = weight

    def state_of(self, seat: int) -> tuple[int, int, int, int, int]:
        """Hand and captured cards of a seat, two masks each, and the tricks it won."""
        return self.hand[seat], self.twin[seat], self.took[seat], self.took2[seat], self.won[seat]

    def stage(self) -> tuple[int, int, int]:
        """Phase, the seat whose turn it is, tricks played."""
        return self.phase, self.turn, self.tricks

    def moon_adds(self) -> bool:
        """Whether the shooter of a settled deal let the others pay, where there was a choice."""
        return self.effect == ADD

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
        """Costs and losses per seat, the pool and the shooter of a settled deal."""
        costs = tuple([self.cost[s] for s in range(self.seats)])
        losses = tuple([self.loss[s] for s in range(self.seats)])
        return costs, losses, self.pool_after, self.shot
