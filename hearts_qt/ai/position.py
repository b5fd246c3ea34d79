"""One decision in the play of a deal: the view, what it implies, and the questions every thought asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts_qt.ai import moon
from hearts_qt.ai.estimates import Estimates, Outlook, Weights
from hearts_qt.ai.knowledge import know
from hearts_qt.ai.strategy import Advice, Motive
from hearts_qt.rules.moves import PlayCard
from hearts_qt.rules.ruleset import penalty_of, value_of
from hearts_qt.rules.trick import penalty, winning_place

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

    ``table`` are the cards of the trick, ``best`` and ``winner`` the highest of them and its seat (None on lead),
    ``to_come`` the seats that play after this one. ``free``: no penalty card may be discarded on this trick.
    """

    def __init__(self, view: View, weights: Weights) -> None:
        rules = view.rules
        self.view = view
        self.rules = rules
        self.weights = weights
        self.known = know(view)
        self.estimates = Estimates(self.known, weights)
        self.table: tuple[Card, ...] = view.trick.cards if view.trick else ()
        self.to_come = self.known.others[: rules.seats - 1 - len(self.table)]
        self.best: Card | None = None
        self.winner: int | None = None
        if view.trick and self.table:
            place = winning_place(self.table, rules) or 0
            self.best = self.table[place]
            self.winner = view.trick.seats[place]
        self.free = not view.tricks and rules.no_points_on_first_trick
        leader = view.trick.leader if view.trick else view.seat
        self.ahead = (leader,) if self.winner is None else (leader, self.winner)
        self.threat = moon.threat(self.known, self.ahead, weights.rise)
        self.shooting = self._shooting()
        self._burden: float | None = None

    def wins_so_far(self, card: Card) -> bool:
        """Whether ``card`` would be the highest of the trick now."""
        return self.best is None or (card.suit is self.best.suit and card.rank > self.best.rank)

    def outlook(self, card: Card) -> Outlook:
        """What follows if ``card``, highest so far, is played."""
        return self.estimates.outlook(card, self.table, self.to_come, free=self.free)

    def burden(self) -> float:
        """What a trick costs beside its points: the risk of the safest next lead, and the reward for none."""
        if self._burden is None:
            leads = (self.estimates.outlook(c, (), self.known.others, free=False) for c in self.view.hand)
            risk = min((o.wins * max(o.points, 0.0) for o in leads), default=0.0)
            self._burden = self.weights.burden + self.weights.exit * risk + self._reward_lost()
        return self._burden

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
        return Weighed(cost, Advice(PlayCard(self.view.seat, card), reason, suit, about, seat))

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
        value = value_of(self.rules, card)
        return self.weights.give * value * (self._favour(value) if self.winner is not None else 1.0)

    def moon_gain(self, card: Card, outlook: Outlook | None) -> float:
        """What ``card`` does against a moon that threatens; negative when it helps it.

        ``outlook`` is None for a card that cannot take this trick.
        """
        threat = self.threat
        if threat is None:
            return 0.0
        at_stake = threat.chance * threat.price * self.weights.moon
        costly = penalty(self.rules, (*self.table, card)) > 0
        if outlook is not None:
            sure = 0.6 if threat.seat in self.to_come else 1.0
            likely = 1.0 if costly else min(max(outlook.points, 0.0), 1.0)
            return at_stake * outlook.wins * sure * likely
        if threat.seat == self.winner:
            theirs = 0.85 if self.to_come else 1.0
        else:
            theirs = self._takes_over(threat.seat) if threat.seat in self.to_come else 0.0
        gain = at_stake * (1 - theirs) if costly else 0.0
        if penalty_of(self.rules, card):
            more = moon.chance_after(self.known, threat.seat, 1, self.ahead, self.weights.rise) - threat.chance
            gain -= theirs * more * threat.price * self.weights.moon
        if self._stops(card):
            gain -= at_stake * (0.5 if penalty_of(self.rules, card) else 0.1)
        return gain

    def resisted(self, gain: float) -> int | None:
        """The seat whose moon a card with this `moon_gain` is meant to stop, if that is why one would play it."""
        threat = self.threat
        return threat.seat if threat is not None and threat.chance > NAMED and gain > 1 else None

    def _takes_over(self, seat: int) -> float:
        """The chance that ``seat``, still to play and eager for the trick, can take it."""
        if self.best is None:
            return 0.5
        return 1 - self.estimates.none_of(seat, self.known.beaten_by(self.best))

    def _stops(self, card: Card) -> bool:
        """Whether ``card`` is sure to take a trick of its suit from whoever leads it."""
        return bool(self.known.unseen[card.suit]) and not self.known.beaten_by(card)

    def _favour(self, points: int) -> float:
        """How welcome points are at the seat that is winning, as the match stands; 1 as a rule."""
        limit, totals = self.rules.limit, self.view.totals
        if limit is None or self.winner is None:
            return 1.0
        now = [t + self.view.penalty_so_far(s) for s, t in enumerate(totals)]
        ahead = now[self.view.seat] <= min(now)
        if now[self.winner] + points >= limit:
            return 3.0 if ahead else -3.0
        leads = now[self.winner] == min(now) and not ahead
        return 2.0 if leads and 2 * max(now) > limit else 1.0

    def _reward_lost(self) -> float:
        """What the first own trick costs where taking none is rewarded: more, the nearer the reward is."""
        done = len(self.view.tricks)
        if not self.rules.no_trick_bonus or any(t.winner == self.view.seat for t in self.view.tricks):
            return 0.0
        return self.rules.no_trick_bonus * done / (done + len(self.view.hand))

    def _shooting(self) -> bool:
        known = self.known
        if self.weights.shoot > 1:
            return False
        costly = penalty(self.rules, self.table) > 0
        beatable = self.best is None or any(self.wins_so_far(c) for c in self.view.legal)
        if costly and not beatable:
            return False
        chance = moon.own_chance(known, self.view.hand)
        return moon.worth_trying(known, chance if self.best is None else 0.8 * chance, self.weights.shoot)
