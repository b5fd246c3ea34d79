"""One decision in the play of a deal: the view, what it implies, and the questions every thought asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts_qt.ai import moon
from hearts_qt.ai.declared import Undertaking
from hearts_qt.ai.estimates import Estimates, Outlook, Weights
from hearts_qt.ai.knowledge import know
from hearts_qt.ai.prices import prices
from hearts_qt.ai.standing import Standing
from hearts_qt.ai.strategy import Advice, Motive
from hearts_qt.rules.cards import SUITS
from hearts_qt.rules.moves import PlayCard
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.switches import MoonTest
from hearts_qt.rules.trick import led_suit, penalty, winning_place

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card, Suit
    from hearts_qt.rules.view import View


NAMED = 0.15
"""A moon less likely than this is taken into account, but it is too early to speak of it."""


class Weighed(NamedTuple):
    """A card to play with its expected cost in points and the reason for it."""

    cost: float
    advice: Advice


class Position:
    """The seat of ``view`` is to play a card. Attributes are facts, methods estimate.

    ``table`` are the cards of the trick, ``led`` the suit to follow (None on lead, and after jokers alone),
    ``best`` and ``winner`` the card that takes the trick so far and its seat (None while nothing does),
    ``to_come`` the seats that play after this one. ``free``: no penalty card may be discarded on this trick.
    """

    def __init__(self, view: View, weights: Weights) -> None:
        rules = view.rules
        self.view = view
        self.rules = rules
        self.weights = weights
        self.known = know(view)
        self.prices = prices(view)
        self.estimates = Estimates(self.known, self.prices, weights)
        self.table: tuple[Card, ...] = view.trick.cards if view.trick else ()
        self.led = led_suit(self.table)
        played = view.trick.seats if view.trick else ()
        self.to_come = tuple(s for s in self.known.others if s not in played and self.known.sizes[s])
        self.undertaking = Undertaking.of(view)
        self.best: Card | None = None
        self.winner: int | None = None
        if view.trick and self.table:
            place = self._takes(self.table)
            if place is not None:
                self.best = self.table[place]
                self.winner = view.trick.seats[place]
        self.free = not view.tricks and rules.no_points_on_first_trick
        self.standing = Standing(view)
        leader = view.trick.leader if view.trick else view.seat
        self.ahead = (leader,) if self.winner is None else (leader, self.winner)
        self.threat = moon.threat(self.known, self.ahead, weights.rise)
        self.shooting = self._shooting()
        self._burden: float | None = None
        self._least_wins: float | None = None

    def wins_so_far(self, card: Card) -> bool:
        """Whether ``card`` would take the trick as it stands now."""
        return self._takes((*self.table, card)) == len(self.table)

    def outlook(self, card: Card) -> Outlook:
        """What follows if ``card``, which takes the trick so far, is played."""
        price = self.prices.now
        return self.estimates.outlook(card, self.table, self.to_come, free=self.free, price=price)

    def burden(self) -> float:
        """What a trick costs beside its points: the risk of the safest next lead, and the reward for none."""
        if self._burden is None:
            later = self.prices.later
            others = tuple(s for s in self.known.others if self.known.sizes[s])
            leads = (self.estimates.outlook(c, (), others, free=False, price=later) for c in self.view.hand)
            risk = min((o.wins * max(o.points, 0.0) for o in leads), default=0.0)
            self._burden = (
                self.weights.burden + self.weights.exit * risk + self._reward_lost() - self._spared_draw()
            )
        return self._burden

    def cost_of_taking(self, outlook: Outlook) -> float:
        """What it costs to add a card with this outlook to the trick.

        What lies there already costs the same when the partner takes it, and the first point costs a clear hand
        its share of the pool.
        """
        cost = outlook.points + self.burden()
        if self.winner is not None and self.standing.is_partner(self.winner):
            there = sum(self.prices.cards[c] for c in self.table) + self.prices.now
            cost -= there * (0.6 if self.to_come else 1.0)
        unit = self.prices.unit
        costs = min(max(outlook.points / unit, 0.0), 1.0)
        cost += unit * self.standing.clear_loss(self.weights.clear) * costs
        return outlook.wins * cost

    def weigh(
        self,
        cost: float,
        card: Card,
        reason: Motive,
        *,
        suit: Suit | None = None,
        about: Card | None = None,
        seat: int | None = None,
    ) -> Weighed:
        """``card`` with its cost and reason; ``about`` is the card that the reason speaks of."""
        if reason is Motive.STOP_MOON and (seat is None or not self.known.has_every_point(seat)):
            seat = None
        return Weighed(cost, Advice(PlayCard(self.view.seat, card), reason, suit, about, seat))

    def welcome(self, cost: float, card: Card) -> Weighed:
        """``card`` with the reason that this trick is worth taking."""
        bonus = self.rules.bonus_card
        if self.prices.gains:
            return self.weigh(cost, card, Motive.TAKE_GAIN)
        if bonus is not None and self._may_win(card, bonus):
            return self.weigh(cost, card, Motive.GRAB_BONUS, about=bonus)
        return self.weigh(cost, card, self.taking(), suit=card.suit)

    def taking(self) -> Motive:
        """What can be said of any card that takes the trick so far."""
        return Motive.MAY_TAKE if self.to_come else Motive.WILL_TAKE

    def sparing(self, cost: float, card: Card) -> Weighed:
        """``card`` with the reason that in this deal one keeps the better ones, if there is a better one."""
        strength = self.rules.strength
        if any(strength(c) > strength(card) for c in self.view.hand):
            return self.weigh(cost, card, Motive.KEEP_WINNERS, suit=card.suit)
        reason = self.taking() if self.wins_so_far(card) else Motive.MAY_BE_NEEDED
        return self.weigh(cost, card, reason, suit=card.suit)

    def is_followed(self, suit: Suit) -> bool:
        """Whether it is early, nobody is known to be void of ``suit``, and enough of it is out for everybody."""
        early = 3 * sum(len(t.cards) for t in self.view.tricks) < len(self.rules.pack)
        early = early and len(self.view.tricks) < len(self.view.hand)
        out = len(self.known.unseen[suit]) >= 2 * len(self.to_come)
        shown = all(c.suit is suit for c in self.table)
        return early and out and shown and not any(suit in self.known.voids[s] for s in self.known.others)

    def has_safe_lead(self, wins: float) -> bool:
        """Whether some lead takes the trick less often than ``wins``."""
        if self._least_wins is None:
            self._least_wins = min(self.outlook(c).wins for c in self.view.legal)
        return self._least_wins < wins

    def gives_to_partner(self, card: Card) -> bool:
        """Whether the partner gets ``card``, which costs something."""
        return self.winner is not None and self.standing.is_partner(self.winner) and self.costs(card)

    def _may_win(self, card: Card, bonus: Card) -> bool:
        """Whether ``card``, which takes the trick so far, is the bonus card or may win it."""
        if any(c.face == bonus for c in (*self.table, card)):
            return True
        return any(c.face == bonus for c in self.known.beats(card))

    def drawing(self, card: Card) -> float:
        """How many other seats have to draw when ``card`` is led, where the suit led has to be drawn for."""
        if not self.estimates.draws or card.is_joker:
            return 0.0
        return sum(self.estimates.void(s, card.suit) for s in self.to_come)

    def costs(self, card: Card) -> bool:
        """Whether capturing ``card`` costs something now."""
        return self.prices.cards[card] > 0

    def queen_out(self) -> Card | None:
        """The dearest penalty card while another seat holds it."""
        dearest = self.known.dearest
        return dearest if self.known.is_unseen(dearest) else None

    def bonus_out(self) -> Card | None:
        """The bonus card while nobody has captured or played it; it may be in the own hand."""
        bonus = self.rules.bonus_card
        return bonus if bonus is not None and (bonus in self.view.hand or self.known.is_unseen(bonus)) else None

    def gift_worth(self, card: Card) -> float:
        """The gain when ``card`` goes to the seat that is winning the trick; a loss for a bonus card."""
        value = self.prices.cards[card]
        if self.winner is None:
            return self.weights.give * value
        if self.standing.is_partner(self.winner):
            return -self.weights.share * value
        return self.weights.give * value * self.standing.favour(self.winner, value / self.prices.unit)

    def spares_partner(self, card: Card) -> bool:
        """Whether ``card`` costs nothing and a dearer one is kept back because the partner would get it."""
        if self.winner is None or not self.standing.is_partner(self.winner):
            return False
        return not self.costs(card) and any(self.costs(c) for c in self.view.legal)

    def moon_gain(self, card: Card, outlook: Outlook | None) -> float:
        """What ``card`` does against a moon that threatens; negative when it helps it.

        ``outlook`` is None for a card that cannot take this trick.
        """
        threat = self.threat
        if threat is None:
            return 0.0
        price = threat.price * self.prices.unit
        at_stake = threat.chance * price * self.weights.moon
        by_tricks = self.rules.moon_test is MoonTest.TRICKS
        costly = by_tricks or penalty(self.rules, (*self.table, card)) > 0
        if outlook is not None:
            sure = 0.6 if threat.seat in self.to_come else 1.0
            likely = 1.0 if costly else min(max(outlook.points, 0.0), 1.0)
            return at_stake * outlook.wins * sure * likely
        if self.winner is not None and self.winner in self.known.moon_seats:
            theirs = 0.85 if self.to_come else 1.0
        else:
            theirs = self._takes_over(threat.seat) if threat.seat in self.to_come else 0.0
        gain = at_stake * (1 - theirs) if costly else 0.0
        if penalty_of(self.rules, card) > 0:
            more = moon.chance_after(self.known, threat.seat, 1, self.ahead, self.weights.rise) - threat.chance
            gain -= theirs * more * price * self.weights.moon
        if self._stops(card):
            gain -= at_stake * (0.5 if penalty_of(self.rules, card) > 0 else 0.1)
        return gain

    def resisted(self, gain: float) -> int | None:
        """The seat whose moon a card with this `moon_gain` is meant to stop, if that is why one would play it."""
        threat = self.threat
        return threat.seat if threat is not None and threat.chance > NAMED and gain > 1 else None

    def _takes(self, cards: tuple[Card, ...]) -> int | None:
        leads = self.undertaking is not None and self.undertaking.king_leads(self.view)
        return winning_place(cards, self.rules, king_leads=leads)

    def _takes_over(self, seat: int) -> float:
        """The chance that ``seat``, still to play and eager for the trick, can take it."""
        if self.best is None:
            return 0.5
        return 1 - self.estimates.none_of(seat, self.known.beaten_by(self.best))

    def _stops(self, card: Card) -> bool:
        """Whether ``card`` is sure to take a trick of its suit from whoever leads it."""
        return bool(self.known.unseen[card.suit]) and not card.is_joker and not self.known.beaten_by(card)

    def _spared_draw(self) -> float:
        """What the lead is worth where a suit has to be drawn for: who leads never draws."""
        if not self.estimates.draws:
            return 0.0
        held = {c.suit for c in self.view.hand}
        missing = sum(1 for suit in SUITS if suit not in held and self.known.unseen[suit])
        return self.weights.draw * missing / len(SUITS)

    def _reward_lost(self) -> float:
        """What the first own trick costs where taking none is rewarded: more, the nearer the reward is."""
        done = len(self.view.tricks)
        if not self.rules.no_trick_bonus or any(t.winner == self.view.seat for t in self.view.tricks):
            return 0.0
        return self.prices.unit * self.rules.no_trick_bonus * done / (done + len(self.view.hand))

    def _shooting(self) -> bool:
        known = self.known
        if self.weights.shoot > 1 or self.undertaking is not None:
            return False
        costly = self.rules.moon_test is MoonTest.TRICKS or penalty(self.rules, self.table) > 0
        beatable = self.best is None or any(self.wins_so_far(c) for c in self.view.legal)
        if costly and not beatable:
            return False
        chance = moon.own_chance(known, self.view.hand)
        return moon.worth_trying(known, chance if self.best is None else 0.8 * chance, self.weights.shoot)
