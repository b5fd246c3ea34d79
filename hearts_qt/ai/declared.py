"""Deals in which somebody undertook to take everything: how to do it, and how to prevent it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.ai.strategy import Motive
from hearts_qt.rules.cards import Rank
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.switches import Auction
from hearts_qt.rules.trick import penalty

if TYPE_CHECKING:
    from hearts_qt.ai.position import Position, Weighed
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View


class Undertaking(Struct, frozen=True):
    """``declarer`` undertook to take everything, with the seats of ``side`` as far as this seat knows them.

    ``cards``: every penalty card is enough. ``failed``: somebody else has taken some of it.
    """

    declarer: int
    side: frozenset[int]
    cards: bool
    failed: bool

    @staticmethod
    def of(view: View) -> Undertaking | None:
        """What was declared in the deal of ``view``, if anything was."""
        if view.declarer is None:
            return None
        rules, side = view.rules, {view.declarer}
        if rules.auction is Auction.SLAM:
            if any(c.face == rules.bonus_card for c in view.hand):
                side.add(view.seat)
            for trick in (*view.tricks, *((view.trick,) if view.trick else ())):
                side |= {s for s, c in zip(trick.seats, trick.cards, strict=True) if c.face == rules.bonus_card}
        cards = rules.auction is Auction.GENERALE
        outside = {t.winner for t in view.tricks if t.winner not in side}
        if cards:
            failed = any(t.winner not in side and penalty(rules, t.cards) > 0 for t in view.tricks)
        elif rules.auction is Auction.SLAM and len(side) == 1 and not _alone(view):
            # One of those who took a trick may turn out to be the partner.
            failed = len(outside) > 1 or view.seat in outside
        else:
            failed = bool(outside)
        return Undertaking(view.declarer, frozenset(side), cards, failed)

    def king_leads(self, view: View) -> bool:
        """Whether the declarer led a king, which then beats the ace."""
        trick = view.trick
        led = trick is not None and bool(trick.cards) and trick.cards[0].rank is Rank.KING
        return self.cards and led and trick is not None and trick.leader == self.declarer


def _alone(view: View) -> bool:
    """Whether the declarer is known to hold the card that makes a partner."""
    bonus = view.rules.bonus_card
    held = view.hand if view.seat == view.declarer else ()
    seen = (c for t in view.tricks for c in t.cards)
    return any(c.face == bonus for c in (*held, *seen))


def weigh_defence(position: Position, card: Card, undertaking: Undertaking) -> Weighed:
    """How badly ``card`` serves those who want the declarer to fail: the lower, the better."""
    height = position.rules.strength(card) / 100
    costly = penalty_of(position.rules, card) > 0
    declarer = undertaking.declarer
    matters = not undertaking.cards or costly or penalty(position.rules, position.table) > 0
    defeat = Motive.DEFEAT_BY_CARD if undertaking.cards else Motive.DEFEAT_DECLARER
    if position.wins_so_far(card):
        if position.winner is not None and position.winner not in undertaking.side and not position.to_come:
            cost = height + 0.5 * costly
            return position.weigh(cost, card, Motive.WILL_TAKE, suit=card.suit)
        wins = position.outlook(card).wins
        cost = -10.0 * wins * (1.0 if matters else 0.2) + height
        return position.weigh(cost, card, defeat, seat=declarer)
    theirs = position.winner is None or position.winner in undertaking.side
    if costly and undertaking.cards and not theirs:
        return position.weigh(-8.0, card, defeat, seat=declarer)
    stops = bool(position.known.unseen[card.suit]) and not position.known.beaten_by(card)
    cost = height + 5.0 * stops + (2.0 * costly if theirs and undertaking.cards else 0.0)
    if stops:
        reason = Motive.MAY_BE_NEEDED
    else:
        kept = any(position.known.unseen[c.suit] and not position.known.beaten_by(c) for c in position.view.hand)
        reason = Motive.KEEP_STOPPER if kept else Motive.DISCARD_HARMLESS
    return position.weigh(cost, card, reason, suit=card.suit)


def weigh_undertaking(position: Position, card: Card, undertaking: Undertaking) -> Weighed:
    """How badly ``card`` serves the declarer's side: the lower, the better."""
    known, height = position.known, position.rules.strength(card) / 100
    beaten = bool(known.beaten_by(card)) or card.is_joker
    costly = penalty_of(position.rules, card) > 0
    harmless = Motive.DISCARD_HARMLESS if beaten else Motive.MAY_BE_NEEDED
    sure = not beaten or (position.best is not None and not position.to_come)
    own = position.view.seat == undertaking.declarer
    takes = Motive.TAKE_EVERYTHING if own and sure else position.taking()
    if position.winner in undertaking.side:
        # The partner has it: no need to waste a high card.
        return position.weigh(height + 5.0 * (not beaten), card, harmless, suit=card.suit)
    if position.best is None:
        length = sum(1 for c in position.view.hand if c.suit is card.suit)
        cost = 5.0 * costly + height if beaten else -10.0 - length / 10
        return position.weigh(cost, card, takes, suit=card.suit)
    if position.wins_so_far(card):
        return position.weigh(-10.0 * position.outlook(card).wins + height, card, takes, suit=card.suit)
    cost = height + 5.0 * (not beaten) + 3.0 * costly
    return position.weigh(cost, card, harmless, suit=card.suit)
