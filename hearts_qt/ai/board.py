# cython: language_level=3, annotation_typing=False, infer_types=True, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""One world on the table: hands as sets of bits, what may be played, who takes it.

An ordinary module that `board.pxd` gives C types to, so that it also compiles. Everything a variant says is data
in here (`encoding.Table`); the rules stay the only source of truth, and the tests compare the two at every step.

A set of cards is two masks, of the first pack (``cards``) and of the second (``twins``). Bit 16 · suit + height
is a card, the height counted from 0 as cards beat each other; the bit 13 of each suit's sixteen is a joker. The
number of a card is that of its bit, plus 64 in the second pack.

A world is numbers in a row: the two masks of each seat's hand, seat 0 first, then the numbers of the cards that
nobody holds, the top of the stock first. Where a seat has taken the widow, they are what it laid away unseen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from array import array

    from hearts_qt.ai import uncompiled as cython
    from hearts_qt.ai.encoding import Position, Table
else:
    try:
        import cython
    except ImportError:
        from hearts_qt.ai import uncompiled as cython

if not cython.compiled:
    from hearts_qt.ai.bits import count, low

ONE = 1
ROOM = 12
"""Seats that fit; the largest table has eleven."""

# Phases.
PLAYING, PASSING, EXCHANGING, OVER = 0, 1, 2, 3
# What becomes of the cards nobody was dealt; the order of `switches.Undealt`.
NONE, FIRST_TRICK, LAST_TRICK, EXCHANGE, REFILL, DRAW = 0, 1, 2, 3, 4, 5
# The order of `switches.Opening`, `switches.FirstTrickFallback`.
LOWEST_CLUB, ANY_CLUB, ELDEST = 0, 1, 2
ALLOW, REDEAL, VOID, DEFER = 0, 1, 2, 3
HEARTS = 3
NOBODY_YET, SHARED = -1, -2
"""Who owns every penalty card that fell so far, if not one seat."""


class Board:
    """The play of one deal in one world.

    ``place`` sets what a view tells, ``deal`` adds a world and starts from there. Seats are numbers, -1 is nobody.
    """

    def __init__(self, table: Table) -> None:
        self._allocate()
        self._read(table)

    def _allocate(self) -> None:
        """Make what a compiled class has as fields of C."""
        if not cython.compiled:
            self.lane, self.price, self.worth = [0] * 5, [0] * 64, [0] * 64
            self.trick_price, self.trick_fear, self.fear = [0] * 64, [0] * 64, [0] * 64
            self.hand, self.twin, self.took, self.took2 = [0] * ROOM, [0] * ROOM, [0] * ROOM, [0] * ROOM
            self.points, self.prices, self.won, self.void_in = [0] * ROOM, [0] * ROOM, [0] * ROOM, [0] * ROOM
            self.t_card, self.t_seat, self.seat_of, self.stock = [0] * ROOM, [0] * ROOM, [0] * 64, [0] * 112
            self.fb_cost, self.total = [0] * ROOM, [0] * ROOM
            self.b_took, self.b_took2, self.b_points = [0] * ROOM, [0] * ROOM, [0] * ROOM
            self.b_prices, self.b_won, self.b_void_in = [0] * ROOM, [0] * ROOM, [0] * ROOM
            self.b_fb_cost, self.b_card, self.b_seat = [0] * ROOM, [0] * ROOM, [0] * ROOM

    def _read(self, table: Table) -> None:
        self.seats, self.two_packs = table.seats, table.packs > 1
        self.moon_matters, self.side_moons = table.moon_matters, table.partners and table.side_moon
        self.deck, self.deck2, self.jokers = table.deck, table.deck2, table.jokers
        for suit in range(5):
            self.lane[suit] = table.lanes[suit]
        for face in range(64):
            self.price[face], self.worth[face] = table.price[face], table.worth[face]
            self.trick_price[face], self.trick_fear[face] = table.trick_price[face], table.trick_fear[face]
            self.fear[face] = table.fear[face]
        self.penal, self.live, self.bonus, self.dear = table.penal, table.live, table.bonus, table.dear
        self.opening, self.low_club = table.opening, table.low_club
        self.must_break, self.only_discard_breaks = table.must_break, table.only_discard_breaks
        self.queen_breaks, self.hearts_for_queen = table.queen_breaks, table.hearts_for_queen
        self.black_queen = table.black_queen
        self.hearts_last, self.no_heart_first = table.hearts_last, table.no_heart_first
        self.clean_first, self.fallback, self.duty = table.clean_first, table.fallback, table.duty
        self.queens, self.kings = table.queens, table.kings
        self.cancel, self.pairs_void, self.second_takes = table.cancel, table.pairs_void, table.second_takes
        self.trump, self.joker_if_void, self.joker_takes = table.trump, table.joker_if_void, table.joker_takes
        self.by_tricks, self.trick_share = table.by_tricks, table.trick_share
        self.draws, self.redeals = table.undealt == DRAW, table.fallback == REDEAL
        self.hand_counts, self.stops, self.undealt = table.hand_counts, table.stops, table.undealt
        self.hand_size, self.generale, self.may_cut = table.hand_size, table.generale, table.may_cut
        self.n_penal = count(self.penal & self.deck) + count(self.penal & self.deck2)
        special = table.cancel or table.generale or table.deck2 or table.deck & table.jokers
        self.plain = not special and table.trump > HEARTS

    def place(self, position: Position) -> None:
        """Take over what everybody and the seat of the view know."""
        self.b_phase, self.b_turn, self.b_leader = position.phase, position.to_move, position.leader
        self.b_seen, self.b_seen2, self.b_broken = position.seen[0], position.seen[1], position.broken
        self.b_tricks, self.b_voided = position.tricks, position.voided
        self.b_pend, self.b_pend2 = position.pending
        self.b_in = len(position.trick)
        for place, (seat, number) in enumerate(position.trick):
            self.b_seat[place], self.b_card[place] = seat, number
        for seat in range(self.seats):
            self.b_took[seat], self.b_took2[seat] = position.took[seat]
            self.b_points[seat], self.b_prices[seat] = position.points[seat], position.prices[seat]
            self.b_won[seat], self.b_void_in[seat] = position.won[seat], position.void_in[seat]
            self.b_fb_cost[seat] = position.fallback_cost[seat]
            self.total[seat] = position.totals[seat]
        self.b_fb_leader, self.b_fb_taker = position.fallback_leader, position.fallback_taker
        self.free_lead, self.declarer, self.b_side = position.free_lead, position.declarer, position.side
        self.pile, self.pile_to = position.pile, position.pile_to
        self.b_exchange = position.exchange
        self.pass_count, self.pass_to, self.scatters = position.pass_count, position.pass_to, position.scatters
        self.b_last_winner = position.last_winner
        self.seek_club = position.seek_club
        self.number, self.dealer = position.number, position.dealer
        self.pool, self.jackpot = position.pool, position.jackpot
        self.bid_seat, self.bid = position.bid_seat, position.bid
        self._place_pending()
        self._place_owner()

    def _place_pending(self) -> None:
        self.b_pend_price, self.b_pend_fear = 0, 0
        for face in range(64):
            copies = (self.b_pend >> face & ONE) + (self.b_pend2 >> face & ONE)
            self.b_pend_price += copies * self.price[face]
            self.b_pend_fear += copies * self.fear[face]

    def _place_owner(self) -> None:
        """Who has taken everything that fell so far, where that matters."""
        self.owner, self.b_owned = self.declarer, 0
        self.side = self.b_side
        declared = self.declarer >= 0
        self.track_tricks = not self.generale if declared else self.moon_matters and self.by_tricks
        self.track_cards = self.generale if declared else self.moon_matters and not self.by_tricks
        for seat in range(self.seats):
            cards = (self.b_took[seat] | self.b_took2[seat]) & self.penal
            if (cards and self.track_cards) or (self.track_tricks and self.b_won[seat]):
                self._own(seat)
            while cards:
                self.b_owned += self.fear[low(cards)]
                cards &= cards - 1
            if self.track_tricks:
                self.b_owned += self.trick_share * self.b_won[seat]
        self.b_owner = self.owner

    # -- a world -----------------------------------------------------------------------------------------

    def _load(self, worlds: array[int], world: int) -> None:
        at = world * (2 * self.seats + self.pile)
        self.live_left, self.live_left2 = self.live & self.deck, self.live & self.deck2
        self.side = self.b_side
        for s in range(self.seats):
            self.hand[s], self.twin[s] = worlds[at], worlds[at + 1]
            at += 2
            self.took[s], self.took2[s] = self.b_took[s], self.b_took2[s]
            self.points[s], self.prices[s] = self.b_points[s], self.b_prices[s]
            self.won[s], self.void_in[s], self.fb_cost[s] = self.b_won[s], self.b_void_in[s], self.b_fb_cost[s]
            self.live_left &= ~self.took[s]
            self.live_left2 &= ~self.took2[s]
            if self.b_side and (self.hand[s] | self.twin[s]) & self.bonus:
                self.side |= 1 << s
        self.phase, self.leader, self.turn = self.b_phase, self.b_leader, self.b_turn
        self.seen, self.seen2, self.broken = self.b_seen, self.b_seen2, self.b_broken
        self.tricks, self.voided = self.b_tricks, self.b_voided
        self.pend, self.pend2 = self.b_pend, self.b_pend2
        self.fb_leader, self.fb_taker = self.b_fb_leader, self.b_fb_taker
        self.annulled, self.trick_taker, self.exchanger = -1, -2, -1
        self.last_winner, self.last_taker, self.last_leader, self.void_taker = self.b_last_winner, -1, -1, -1
        self.dear_taker, self.exchange_count = -1, self.b_exchange
        if self.phase == EXCHANGING:
            self.exchanger = self.turn
        self.owner, self.owned = self.b_owner, self.b_owned
        self.pend_price, self.pend_fear = self.b_pend_price, self.b_pend_fear
        self.stock_at = 0
        self.stock_left = 0
        self._clear_trick()
        for k in range(self.pile):
            number = worlds[at + k]
            if self.pile_to < 0:
                self.stock[k] = number
                self.stock_left += 1
            else:
                self._credit(self.pile_to, number)
        for s in range(self.seats):
            if (self.took[s] | self.took2[s]) & self.dear:
                self.dear_taker = s

    def _clear_trick(self) -> None:
        self.n_in, self.in_trick, self.led, self.king_led = 0, 0, -1, False
        self.t_cards, self.t_twins, self.t_seen, self.t_pair, self.pairs = 0, 0, 0, 0, 0
        self.winner, self.top, self.t_joker, self.t_jokers = -1, -1, -1, 0
        self.t_price, self.t_fear = self.pend_price, self.pend_fear

    def _take(self, seat: int, cards: int, twins: int) -> None:
        """These cards count for ``seat``."""
        self.took[seat] |= cards
        self.took2[seat] |= twins
        self.live_left &= ~cards
        self.live_left2 &= ~twins
        if (cards | twins) & self.dear:
            self.dear_taker = seat
        if self.track_cards and (cards | twins) & self.penal:
            self._own(seat)
        cards &= self.live
        while cards:
            self.points[seat] += self.price[low(cards)]
            self.owned += self.fear[low(cards)]
            cards &= cards - 1
        twins &= self.live
        while twins:
            self.points[seat] += self.price[low(twins)]
            self.owned += self.fear[low(twins)]
            twins &= twins - 1

    def _own(self, seat: int) -> None:
        """``seat`` takes something that a moon or a declaration needs."""
        who = seat
        if self.declarer >= 0:
            if not (seat == self.declarer or self.side >> seat & 1):
                self.owner = SHARED
                return
            who = self.declarer
        elif self.side_moons:
            half = self.seats >> 1
            if who >= half:
                who -= half
        if self.owner == NOBODY_YET:
            self.owner = who
        elif self.owner != who:
            self.owner = SHARED

    def _credit(self, seat: int, number: int) -> None:
        """A card that counts for ``seat`` without a trick. Of a widow laid away only what costs counts."""
        bit = ONE << (number & 63)
        if self.undealt == EXCHANGE and not bit & self.penal:
            return
        self._gain(seat, number)

    def _gain(self, seat: int, number: int) -> None:
        bit = ONE << (number & 63)
        if number >= 64:
            self._take(seat, 0, bit)
        else:
            self._take(seat, bit, 0)

    # -- stock, widow and first trick --------------------------------------------------------------------

    def _annul(self) -> None:
        """A hand of nothing but penalty cards on the first trick ends the deal where the house says so."""
        held = self.hand[self.turn] | self.twin[self.turn]
        if not self.clean_first or held & ~self.penal:
            return
        if self.led < 0 or not held & self.lane[self.led]:
            self.annulled = self.turn
            self.phase, self.turn = OVER, -1

    def _draw(self, s: int) -> None:
        number = self.stock[self.stock_at]
        self.stock_at += 1
        self.stock_left -= 1
        bit = ONE << (number & 63)
        if number >= 64:
            self.twin[s] |= bit
        else:
            self.hand[s] |= bit
        self.void_in[s] = 0

    def _draw_until_able(self, s: int) -> None:
        while self.stock_left > 0 and not (self.hand[s] | self.twin[s]) & self.lane[self.led]:
            self._draw(s)

    def _note_first_trick(self, leader: int, w: int) -> None:
        """What cards thrown on the first trick cost: a hand of nothing else had to play them."""
        self.fb_leader, self.fb_taker = leader, w
        suit = (self.t_card[0] & 63) >> 4
        joker_led = self.jokers >> (self.t_card[0] & 63) & ONE
        for k in range(self.n_in):
            face = self.t_card[k] & 63
            if k == 0 or joker_led or face >> 4 != suit:
                self.fb_cost[self.t_seat[k]] = self.price[face]
            else:
                self.fb_cost[self.t_seat[k]] = 0

    def _second_of_highest(self, leader: int) -> int:
        best, taker = -1, leader
        for k in range(self.n_in):
            face = self.t_card[k] & 63
            if face >> 4 == self.led and not self.jokers >> face & ONE and face >= best:
                best, taker = face, self.t_seat[k]
        return taker

    def _start_trick(self) -> None:
        """The next lead, or the end of the play."""
        self.turn = self.leader
        holding = 0
        if self.undealt == DRAW:
            for s in range(self.seats):
                if self.hand[s] | self.twin[s]:
                    holding += 1
        elif self.leader >= 0:
            holding = 2
        if holding < 2 or (self.stops and not (self.live_left | self.live_left2) & self.penal):
            self._finish(holding)

    def _take_stock(self, seat: int) -> None:
        while self.stock_left > 0:
            self._gain(seat, self.stock[self.stock_at])
            self.stock_at += 1
            self.stock_left -= 1

    def _refill(self, w: int) -> None:
        """After a trick everybody draws, the winner first; whoever holds fewest is next."""
        while self.stock_left > 0:
            fewest, to = self.hand_size, -1
            s = w
            for _ in range(self.seats):
                held = count(self.hand[s]) + count(self.twin[s])
                if held < fewest:
                    fewest, to = held, s
                s += 1
                if s == self.seats:
                    s = 0
            if to < 0:
                break
            self._draw(to)
            for s in range(self.seats):
                self.void_in[s] = 0

    def _finish(self, holding: int) -> None:
        """Cards that nobody has yet when the play is over go where the rules send them."""
        if self.pend | self.pend2:
            self._take(self.void_taker, self.pend, self.pend2)
            self.pend, self.pend2 = 0, 0
            for s in range(self.seats):
                self.hand[s], self.twin[s] = 0, 0
            holding = 0
        if self.undealt == DRAW:
            taker = self.last_taker if self.last_taker >= 0 else 0
            for s in range(self.seats):
                if self.hand[s] | self.twin[s]:
                    taker = s
                    break
            if holding and self.hand_counts:
                self._take(taker, self.hand[taker], self.twin[taker])
            self._take_stock(taker)
        elif self.undealt == LAST_TRICK and self.last_winner >= 0:
            self._take_stock(self.last_winner)
        elif self.undealt == FIRST_TRICK:
            self._take_stock(self.last_leader)
        self.phase, self.turn = OVER, -1

    # -- other moves -------------------------------------------------------------------------------------

    def _lay_away(self, cards: int, twins: int) -> None:
        """The taker of the widow lays as many cards away; what costs among them counts for the taker."""
        s = self.exchanger
        self.hand[s] &= ~cards
        self.twin[s] &= ~twins
        self._take(s, cards & self.penal, twins & self.penal)
        self.phase = PLAYING
        self._start_trick()

    def _open_play(self) -> None:
        """All passes have changed hands: who leads."""
        self.phase = PLAYING
        self.turn = self.leader
        if self.seek_club:
            for s in range(self.seats):
                if self.hand[s] & self.low_club:
                    self.turn = s
        self.leader = self.turn
        if self.fallback == REDEAL:
            self._annul()
