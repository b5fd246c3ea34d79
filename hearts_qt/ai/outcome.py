# cython: language_level=3, annotation_typing=False, infer_types=True, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""What a deal that was played out costs: moon, sets, declarations, and how it is written down.

The same data drive it as the rules: see `scoring` and `settlement`, which the tests compare it with.
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
    from hearts_qt.ai.board import DEFER, HEARTS, SHARED, VOID, Board

# The order of `switches.Moon`, `switches.Settlement` and `switches.Floor`.
NO_MOON, ADD, SUBTRACT, CHOICE, AUTO, NOBODY, TAKE = 0, 1, 2, 3, 4, 5, 6
POINTS, DIFFERENCE, SIX_FREE, HOYLE, POOL, SUIT_POOL, SUIT_FEWEST, HOWELL, FEWEST = 0, 1, 2, 3, 4, 5, 6, 7, 8
NO_FLOOR, FLOOR_TOTAL, FLOOR_DEAL = 0, 1, 2
# What was declared: the order of `switches.Auction` from GENERALE on.
GENERALE, CAPOT, SLAM = 2, 3, 4
FREE_POINTS = 6
ROOM = 12
FAR = 1 << 30
"""More than any total."""


class Outcome(Board):
    """A board that can be settled. ``cost`` are penalty points, ``loss`` what is written, plus is bad."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.moon, self.moon_worth = table.moon, table.moon_worth
        self.has_amount, self.bonus_in_moon = table.has_moon_amount, table.bonus_in_moon
        self.moon_alone, self.declared_worth = table.moon_alone, table.declared_worth
        self.bonus_points, self.royal = table.bonus_points, table.royal
        self.partners, self.side_moon, self.combined = table.partners, table.side_moon, table.combined
        self.no_trick_bonus, self.floor = table.no_trick_bonus, table.floor
        self.auction, self.penalty_total, self.hearts = table.auction, table.penalty_total, table.hearts
        self.settlement, self.high_wins, self.in_chips = table.settlement, table.high_wins, table.in_chips
        self.jack_divides = table.jack_divides
        self.limit, self.either_way, self.deals = table.limit, table.limit_either_way, table.deals

    def _allocate(self) -> None:
        super()._allocate()
        if not cython.compiled:
            self.cost, self.loss, self.extra = [0] * ROOM, [0] * ROOM, [0] * ROOM
            self.due, self.gain, self.after = [0] * ROOM, [0] * ROOM, [0] * ROOM

    # -- what the cards cost -----------------------------------------------------------------------------

    def _bonuses(self, s: int) -> int:
        return count(self.took[s] & self.bonus) + count(self.took2[s] & self.bonus)

    def _cards_cost(self, s: int) -> int:
        """Penalty points of what ``s`` captured, with the effects of the special queens."""
        if not self.royal:
            return self.points[s]
        took = self.took[s]
        hearts = took & self.lane[HEARTS]
        twice = self.queens & hearts
        cost = 0
        while hearts:
            cost += self.price[low(hearts)]
            hearts &= hearts - 1
        hearts = self.took2[s] & self.lane[HEARTS]
        while hearts:
            cost += self.price[low(hearts)]
            hearts &= hearts - 1
        if twice:
            cost += cost
        if took & self.black_queen and not took & self.queens & self.lane[0]:
            cost += self.price[low(self.black_queen)]
        return cost + self._red_queen(s)

    def _red_queen(self, s: int) -> int:
        queen = self.took[s] & self.queens & self.lane[1]
        return self.price[low(queen)] if queen else 0

    def _set_extras(self, shooter: int) -> None:
        """What stands beside a moon: the bonus card, and in a game of sets another's queen of diamonds."""
        for s in range(self.seats):
            self.extra[s] = self.bonus_points * self._bonuses(s)
            if self.royal and shooter >= 0 and s != shooter:
                self.extra[s] += self._red_queen(s)

    def _plain_costs(self, shooter: int) -> None:
        self._set_extras(shooter)
        for s in range(self.seats):
            self.cost[s] = self._cards_cost(s)
        if self.fallback >= VOID and self.clean_first and self.tricks > 0:
            self._apply_fallback()
        for s in range(self.seats):
            self.cost[s] += self.prices[s] + self.extra[s]
            if self.won[s] == 0:
                self.cost[s] -= self.no_trick_bonus

    def _apply_fallback(self) -> None:
        """Void or move the penalty cards that a hand of nothing else had to play on the first trick."""
        seat = self.fb_leader
        for _ in range(self.seats):
            amount = self.fb_cost[seat]
            if amount != 0 and self.fb_taker >= 0:
                self.cost[self.fb_taker] -= amount
                if self.fallback == DEFER:
                    self._defer(seat, amount)
            seat += 1
            if seat == self.seats:
                seat = 0

    def _defer(self, seat: int, amount: int) -> None:
        """To the lowest score above nothing, then the nearest on the discarder's left."""
        to = -1
        s = seat
        for _ in range(self.seats):
            s += 1
            if s == self.seats:
                s = 0
            if self.cost[s] > 0 and (to < 0 or self.cost[s] < self.cost[to]):
                to = s
        if to >= 0:
            self.cost[to] += amount

    # -- moons and declarations --------------------------------------------------------------------------

    def _partner(self, s: int) -> int:
        """Who sits opposite on the same side; the seat itself where everybody plays alone."""
        if not self.partners:
            return s
        s += self.seats >> 1
        return s - self.seats if s >= self.seats else s

    def _same_side(self, a: int, b: int) -> bool:
        return a == b or (self.partners and self._partner(a) == b)

    def _took_all(self, members: int) -> bool:
        """Whether the seats of a bit mask took everything that makes the moon."""
        won = 0
        missing, missing2 = self.deck, self.deck2
        for s in range(self.seats):
            if members >> s & 1:
                won += self.won[s]
                missing &= ~self.took[s]
                missing2 &= ~self.took2[s]
        if self.by_tricks:
            return self.tricks > 0 and won == self.tricks
        wanted = self.penal | self.bonus if self.bonus_in_moon else self.penal
        return wanted != 0 and not (missing | missing2) & wanted

    def _shooter(self) -> int:
        if self.declarer >= 0:
            return self.declarer if self._declared_done() else -1
        if self.moon == NO_MOON or (self.track_cards and self.owner == SHARED):
            return -1
        for s in range(self.seats):
            other = self._partner(s) if self.side_moon else s
            if self._took_all(1 << s | 1 << other):
                first = s if s < other else other
                second = other if s < other else s
                return second if self.points[second] > self.points[first] else first
        return -1

    def _declared_done(self) -> bool:
        won = 0
        missing, missing2 = self.deck, self.deck2
        for s in range(self.seats):
            if s == self.declarer or (self.auction == SLAM and self.side >> s & 1):
                won += self.won[s]
                missing &= ~self.took[s]
                missing2 &= ~self.took2[s]
        if self.auction == GENERALE:
            return not (missing | missing2) & self.penal
        return self.tricks > 0 and won == self.tricks

    def _declared_costs(self) -> None:
        done = self._declared_done()
        if self.auction != SLAM:
            for s in range(self.seats):
                self.cost[s] = self.declared_worth if (s == self.declarer) != done else 0
            return
        together = 0
        if not done:
            self._plain_costs(-1)
        side = self.side | 1 << self.declarer
        for s in range(self.seats):
            if side >> s & 1:
                together += self.cost[s]
        for s in range(self.seats):
            if done:
                self.cost[s] = -self.penalty_total if side >> s & 1 else 0
            elif side >> s & 1:
                self.cost[s] = together

    def _moon_costs(self, shooter: int, effect: int) -> None:
        worth = self._cards_cost(shooter) if self.royal and not self.has_amount else self.moon_worth
        opponents = self.seats - (2 if self.partners and not self.moon_alone else 1)
        own, others = 0, 0
        if effect == ADD:
            others = worth
        elif effect == SUBTRACT:
            own = -worth
        elif effect == TAKE:
            own, others = -worth * opponents, worth
        for s in range(self.seats):
            if s == shooter:
                self.cost[s] = own
            else:
                self.cost[s] = 0 if self._same_side(s, shooter) and not self.moon_alone else others

    def _choose_effect(self, shooter: int) -> int:
        """ADD, unless that ends the match with somebody else in front."""
        self._moon_costs(shooter, ADD)
        ended = 0
        best = -FAR
        sign = -1 if self.high_wins else 1
        for s in range(self.seats):
            self.after[s] = self.total[s] + sign * (self.cost[s] + self.extra[s])
        for s in range(self.seats):
            partner = self._partner(s)
            standing = self.after[s] + (self.after[partner] if self.partners else 0)
            counted = sign * (standing if self.combined else self.after[s])
            if counted >= self.limit or (self.either_way and -counted >= self.limit):
                ended = 1
            if -sign * standing > best:
                best = -sign * standing
        if self.deals and self.number >= self.deals:
            ended = 1
        standing = self.after[shooter] + (self.after[self._partner(shooter)] if self.partners else 0)
        return SUBTRACT if ended and -sign * standing < best else ADD

    def _deal_costs(self) -> None:
        """``cost`` of the deal, as `scoring.deal_costs`; the shooter's choice is made as by `Moon.AUTO`."""
        self.shot = self._shooter()
        if self.annulled >= 0:
            for s in range(self.seats):
                self.cost[s] = 0
        elif self.in_chips:
            self._plain_costs(self.shot)
        elif self.declarer >= 0:
            self._declared_costs()
        elif self.shot < 0:
            self._plain_costs(-1)
        else:
            self._set_extras(self.shot)
            effect = self.moon
            if effect in (AUTO, CHOICE):
                effect = self._choose_effect(self.shot)
            self._moon_costs(self.shot, effect)
            self.effect = effect
            if effect != NOBODY and not self.bonus_in_moon:
                for s in range(self.seats):
                    self.cost[s] += self.extra[s]

    # -- what is written down ----------------------------------------------------------------------------

    def _settle(self) -> None:
        """``cost`` and ``loss`` of a deal that is over, and the pool after it."""
        self._deal_costs()
        self.pool_after = self.pool
        if self.annulled >= 0:
            for s in range(self.seats):
                self.loss[s] = 0
        elif self.settlement <= SIX_FREE:
            self._write_points()
        elif self.settlement == HOYLE:
            self._hoyle()
        elif self.settlement == FEWEST:
            self._fewest()
        elif self.settlement == HOWELL:
            self._howell()
        else:
            self._pool()

    def _least(self) -> int:
        least = self.cost[0]
        for s in range(self.seats):
            if self.cost[s] < least:
                least = self.cost[s]
        return least

    def _write_points(self) -> None:
        least = self._least() if self.settlement == DIFFERENCE else 0
        sign = -1 if self.high_wins else 1
        for s in range(self.seats):
            amount = self.cost[s]
            if self.settlement == DIFFERENCE:
                amount -= least
            elif self.settlement == SIX_FREE:
                amount = amount - FREE_POINTS if amount > FREE_POINTS else 0
            amount = sign * amount
            if self.shot < 0:
                if self.floor == FLOOR_DEAL and amount < 0:
                    amount = 0
                elif self.floor == FLOOR_TOTAL and self.total[s] + amount < 0:
                    amount = -self.total[s]
            self.loss[s] = sign * amount

    def _slam(self) -> int:
        """The seat that took every penalty card, if there are any."""
        if self.penal:
            for s in range(self.seats):
                if not (self.deck & ~self.took[s] | self.deck2 & ~self.took2[s]) & self.penal:
                    return s
        return -1

    def _pay(self) -> int:
        """Every seat pays what is due, or all it has; how much that is together. ``short``: somebody could not."""
        paid = 0
        self.short = False
        for s in range(self.seats):
            if self.due[s] < 0:
                self.due[s] = 0
            if self.due[s] > self.total[s]:
                self.due[s] = self.total[s]
                self.short = True
            paid += self.due[s]
            self.gain[s] = 0
        return paid

    def _write_chips(self) -> None:
        for s in range(self.seats):
            self.loss[s] = self.due[s] - self.gain[s]

    def _divide(self, middle: int, cost: int) -> int:
        """Those whose cost is just that share the middle; what is left of it."""
        sharers = 0
        for s in range(self.seats):
            if self.cost[s] == cost:
                sharers += 1
        share = middle // sharers
        for s in range(self.seats):
            self.gain[s] = share if self.cost[s] == cost else 0
        return middle - share * sharers

    def _hoyle(self) -> None:
        slam = self._slam()
        others = self.seats - 1
        each = self.hearts // others
        if slam < 0:
            least = self._least()
            for s in range(self.seats):
                self.due[s] = 0 if self.cost[s] == least else self.cost[s]
            self.pool_after = self._divide(self._pay() + self.pool, least)
        elif self.moon == NO_MOON:
            for s in range(self.seats):
                self.due[s] = self.hearts if s == slam else 0
            paid = self._pay()
            share = paid // others
            if share > each:
                share = each
            for s in range(self.seats):
                self.gain[s] = 0 if s == slam else share
            self.pool_after = self.pool + paid - share * others
        else:
            for s in range(self.seats):
                self.due[s] = 0 if s == slam else each
            rest = self.hearts - each * others
            if rest > self.pool:
                rest = self.pool
            self.gain[slam] = self._pay() + rest
            self.pool_after = self.pool - rest
        self._write_chips()

    def _pool(self) -> None:
        for s in range(self.seats):
            self.due[s] = self.cost[s] + (self.bid if s == self.bid_seat else 0)
        middle = self.pool + self._pay()
        worst = 0
        most = self.seats - 2
        if self.settlement == SUIT_FEWEST:
            worst, most = self._least(), self.seats
        elif self.settlement == SUIT_POOL:
            most = 2
        elif self.jackpot and not self.jack_divides:
            most = 1
        clear = 0
        for s in range(self.seats):
            if self.cost[s] == worst:
                clear += 1
        if clear == 1 or 2 <= clear <= most:
            self.pool_after = self._divide(middle, worst)
        else:
            self.pool_after = middle
        self._write_chips()

    def _fewest(self) -> None:
        slam = self._slam()
        if slam >= 0:
            for s in range(self.seats):
                self.cost[s] = 0 if s == slam else self.penalty_total
        least = self._least()
        for s in range(self.seats):
            self.due[s] = self.cost[s] - least
        self.pool_after = self._divide(self._pay() + self.pool, least)
        self._write_chips()

    def _howell(self) -> None:
        together, owed = 0, 0
        for s in range(self.seats):
            together += self.cost[s]
        for s in range(self.seats):
            self.due[s] = self.seats * self.cost[s] - together
            self.after[s] = -self.due[s] if self.due[s] < 0 else 0
            owed += self.after[s]
        paid = self._pay()
        given = 0
        for s in range(self.seats):
            if self.short:
                self.gain[s] = self.after[s] * paid // owed if owed > 0 else 0
            else:
                self.gain[s] = self.after[s]
            given += self.gain[s]
        if self.short:
            self.pool_after = self.pool + paid - given
        self._write_chips()
