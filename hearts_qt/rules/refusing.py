"""Whether a move is allowed now, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.rules import scoring
from hearts_qt.rules.cards import SUITS, Card, Rank
from hearts_qt.rules.legality import Turn, refusals
from hearts_qt.rules.moves import (
    Bid,
    ChooseMoon,
    Claim,
    DealCards,
    Declare,
    ExchangeWidow,
    LetStand,
    Move,
    NameSuit,
    PassCards,
    PlayCard,
    TakeBack,
)
from hearts_qt.rules.refusals import Reason, Refusal
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.state import Deal, Match, Phase
from hearts_qt.rules.switches import Auction, Moon, Revoke
from hearts_qt.rules.trick import led_suit

if TYPE_CHECKING:
    from collections.abc import Iterable

_PHASES: dict[type[Move], tuple[Phase, ...]] = {
    DealCards: (Phase.DEALING, Phase.SCORED),
    Bid: (Phase.BIDDING,),
    NameSuit: (Phase.NAMING,),
    Declare: (Phase.DECLARING,),
    PassCards: (Phase.PASSING,),
    PlayCard: (Phase.PLAYING,),
    Claim: (Phase.PLAYING,),
    ExchangeWidow: (Phase.EXCHANGING,),
    TakeBack: (Phase.PLAYING,),
    LetStand: (Phase.PLAYING,),
    ChooseMoon: (Phase.CHOOSING_MOON,),
}


def refuse(match: Match, move: Move) -> Refusal | None:
    """Why the rules refuse ``move`` now; None if they allow it."""
    if match.phase is Phase.OVER:
        return Refusal(Reason.MATCH_OVER)
    if match.phase not in _PHASES[type(move)]:
        return Refusal(Reason.WRONG_PHASE)
    deal = match.deal
    if isinstance(move, DealCards) or deal is None:
        return None
    if move.seat not in range(match.rules.seats):
        return Refusal(Reason.NOT_YOUR_TURN)
    if isinstance(move, Claim):
        return None if may_claim(match, move.seat) else Refusal(Reason.NOTHING_TO_CLAIM)
    if isinstance(move, TakeBack):
        return None if _may_mend(deal, move.seat) else Refusal(Reason.NOTHING_TO_MEND)
    if isinstance(move, LetStand):
        waits = _may_mend(deal, move.seat) and deal.trick is not None and deal.trick.turn is None
        return None if waits else Refusal(Reason.NOTHING_TO_MEND)
    if move.seat not in match.to_move:
        return Refusal(Reason.NOT_YOUR_TURN)
    match move:
        case Bid(seat, chips):
            return _refuse_bid(match, deal, seat, chips)
        case NameSuit(_, suit):
            return None if suit in SUITS else Refusal(Reason.NOT_A_SUIT)
        case Declare():
            return None
        case PassCards(seat, cards):
            count = deal.rules.pass_count
            return _refuse_set(deal, seat, cards, Refusal(Reason.WRONG_PASS_COUNT, count=count))
        case PlayCard(seat, card):
            if card not in deal.hands[seat]:
                return Refusal(Reason.NOT_IN_HAND, card=card)
            if deal.trick is None or deal.trick.turn is None:
                return Refusal(Reason.NOT_YOUR_TURN)
            # At a real table nothing stops an illegal card; it is mended or punished later.
            return refusals(turn_of(deal, seat)).get(card) if deal.rules.revoke is Revoke.IMPOSSIBLE else None
        case ExchangeWidow(seat, cards):
            return _refuse_exchange(deal, seat, cards)
        case ChooseMoon(_, choice):
            fits = choice in (Moon.ADD, Moon.SUBTRACT)
            return None if fits else Refusal(Reason.NOT_A_MOON_CHOICE)


def _may_mend(deal: Deal, seat: int) -> bool:
    return deal.open_revoke is not None and deal.open_revoke.seat == seat


def lowest_bid(deal: Deal) -> int:
    """The least a bid must be: one chip, or more than the highest so far."""
    return 1 + (deal.high_bid[1] if deal.high_bid else 0)


def _refuse_bid(match: Match, deal: Deal, seat: int, chips: int | None) -> Refusal | None:
    if chips is None:
        return None
    if chips < lowest_bid(deal):
        return Refusal(Reason.BID_TOO_LOW, count=lowest_bid(deal))
    if chips > match.totals[seat]:
        return Refusal(Reason.BID_TOO_HIGH, count=match.totals[seat])
    return None


def _refuse_set(deal: Deal, seat: int, cards: tuple[Card, ...], wrong_count: Refusal) -> Refusal | None:
    """Why these cards are not so many different ones of the hand."""
    for given in cards:
        if given not in deal.hands[seat]:
            return Refusal(Reason.NOT_IN_HAND, card=given)
    if len(set(cards)) != len(cards):
        return Refusal(Reason.PASSED_TWICE)
    return wrong_count if len(cards) != wrong_count.count else None


def _refuse_exchange(deal: Deal, seat: int, cards: tuple[Card, ...]) -> Refusal | None:
    wrong_count = Refusal(Reason.WRONG_EXCHANGE_COUNT, count=len(deal.widow))
    refusal = _refuse_set(deal, seat, cards, wrong_count)
    if refusal is not None:
        return refusal
    free = {c for c in deal.hands[seat] if penalty_of(deal.rules, c) <= 0}
    if deal.rules.exchange_freely:
        return None
    away = set(cards)
    # Penalty cards go only when there are not enough others.
    if not away <= free and not free <= away:
        return Refusal(Reason.NO_PENALTY_AWAY)
    return None


def may_claim(match: Match, seat: int) -> bool:
    """Whether `Claim` is open to ``seat``. Counting the cards seen is enough to know, so this tells no secret."""
    deal = match.deal
    if match.phase is not Phase.PLAYING or deal is None or deal.open_revoke is not None:
        return False
    if not any(deal.hands) or not scoring.may_end_early(deal):
        return False
    if scoring.nothing_left_to_win(deal):
        return True
    leads = match.to_move == (seat,) and deal.trick is not None and not deal.trick.cards
    others = tuple(c for s, hand in enumerate(deal.hands) if s != seat for c in hand)
    return leads and bool(deal.tricks) and scoring.takes_every_trick(deal.rules, deal.hands[seat], others)


def turn_of(deal: Deal, seat: int) -> Turn:
    """The turn as ``seat`` sees it, to be judged by `legality`."""
    cards = deal.trick.cards if deal.trick else ()
    return Turn(
        rules=deal.rules,
        hand=deal.hands[seat],
        led=led_suit(cards),
        first_trick=not deal.tricks,
        hearts_broken=deal.hearts_broken,
        opening=not cards,
        bidder=deal.named is not None and deal.rules.auction is Auction.SUIT,
        declared=deal.declarer is not None,
        called=_called_queen(deal, seat),
    )


def _called_queen(deal: Deal, seat: int) -> Card | None:
    if not king_leads(deal) or seat == deal.declarer or deal.trick is None:
        return None
    return Card(deal.trick.cards[0].suit, Rank.QUEEN)


def king_leads(deal: Deal) -> bool:
    """Whether a declarer of everything led a king, which then beats the ace and calls for its queen."""
    trick = deal.trick
    declared = deal.rules.auction is Auction.GENERALE and deal.rules.king_calls_queen
    if trick is None or not trick.cards or not declared:
        return False
    return trick.leader == deal.declarer and trick.cards[0].rank is Rank.KING


def stuck_on_first_trick(deal: Deal, hands: Iterable[int]) -> int | None:
    """The seat among ``hands`` that has nothing but penalty cards to play on the first trick, if one has."""
    trick = deal.trick
    if trick is None or deal.tricks or not deal.rules.no_points_on_first_trick:
        return None
    led = led_suit(trick.cards)
    for seat in hands:
        hand = deal.hands[seat]
        void = led is None or all(c.suit is not led for c in hand)
        if void and hand and all(penalty_of(deal.rules, c) > 0 for c in hand):
            return seat
    return None
