"""The trusted door of the rules: the match after an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from hearts_qt.rules.contracts import rules_of_deal, with_suit_named
from hearts_qt.rules.events import (
    BidMade,
    CardDrawn,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealAnnulled,
    DealScored,
    DealStarted,
    Declared,
    Event,
    Gift,
    HeartsBroken,
    MatchEnded,
    Misdealt,
    MoonChosen,
    MoonShot,
    PoolDivided,
    RestClaimed,
    RestDealt,
    RestTaken,
    Revoked,
    RevokeMended,
    RevokePunished,
    SuitNamed,
    TrickTaken,
    TrickVoided,
    WidowExchanged,
    WidowTaken,
)
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.state import Deal, DealScore, Match, Offence, OpenRevoke, Phase, TakenTrick, Trick
from hearts_qt.rules.switches import Auction, Direction, Misdeal, Moon, Opening, Revoke, Settlement

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card

T = TypeVar("T")


def fold(match: Match, event: Event) -> Match:
    """The match after ``event``. Trusted: events come from `transition.apply` or from a record of it."""
    if isinstance(event, DealStarted):
        return _start_deal(match, event)
    if isinstance(event, Misdealt):
        moved = 1 if event.mistake is Misdeal.WRONG_COUNT else 0
        deals_moved = match.deals_moved + moved
        return replace(match, phase=Phase.DEALING, attempt=match.attempt + 1, deals_moved=deals_moved)
    if match.deal is None:
        raise ValueError(f"{event!r} before the first deal")
    deal = match.deal
    match event:
        case BidMade(seat, chips):
            deal = replace(deal, bids=(*deal.bids, (seat, chips)))
            done = len(deal.bids) == deal.rules.seats and deal.high_bid is not None
            return replace(match, phase=Phase.NAMING if done else match.phase, deal=deal)
        case SuitNamed(_, suit):
            deal = replace(deal, named=suit, rules=with_suit_named(deal.rules, suit))
            if deal.rules.first_cards < deal.rules.hand_size:
                # Nothing goes on before the rest is dealt.
                return replace(match, deal=deal)
            return _after_auction(match, deal)
        case RestDealt(hands):
            return _after_auction(match, _deal_rest(deal, hands))
        case Declared(seat, everything):
            return _declare(match, deal, seat, everything=everything)
        case CardsChosen(seat, cards):
            return replace(match, deal=replace(deal, chosen=_with(deal.chosen, seat, cards)))
        case CardsPassed(gifts):
            return _exchange_passes(match, deal, gifts)
        case CardPlayed(seat, card):
            return replace(match, deal=_play(deal, seat, card))
        case HeartsBroken():
            return replace(match, deal=replace(deal, hearts_broken=True))
        case Revoked(seat, card):
            return replace(match, deal=replace(deal, open_revoke=OpenRevoke(seat, card, deal)))
        case RevokeMended():
            before = deal.open_revoke.before if deal.open_revoke else deal
            return replace(match, deal=before)
        case RevokePunished(seat, dodged):
            taker = seat if deal.rules.revoke is Revoke.HOYLE else None
            offences = (*deal.offences, Offence(seat, dodged))
            return replace(match, deal=replace(deal, open_revoke=None, offences=offences, forced_taker=taker))
        case CardDrawn(seat, card):
            return replace(match, deal=_draw(deal, seat, card))
        case TrickTaken() | TrickVoided():
            return replace(match, deal=_end_trick(deal, event))
        case WidowTaken() | WidowExchanged():
            return _move_widow(match, deal, event)
        case RestTaken(seat, cards):
            undealt = tuple(c for c in deal.undealt if c not in cards)
            away = tuple(c for hand in deal.hands for c in hand if c not in cards)
            deal = replace(deal, hands=((),) * deal.rules.seats, undealt=undealt, pending=(), trick=None)
            deal = replace(deal, laid_away=deal.laid_away + away)
            return replace(match, deal=_credit(deal, seat, cards))
        case RestClaimed(seat, hands):
            rest = (deal.trick.cards if deal.trick else ()) + tuple(c for hand in hands for c in hand)
            deal = replace(deal, hands=((),) * deal.rules.seats, trick=None, claimer=seat)
            return replace(match, deal=_credit(deal, seat, rest))
        case DealAnnulled():
            return replace(match, phase=Phase.DEALING, attempt=match.attempt + 1)
        case MoonShot(seat):
            asks = deal.rules.moon is Moon.CHOICE and deal.declarer is None
            phase = Phase.CHOOSING_MOON if asks else match.phase
            return replace(match, phase=phase, deal=replace(deal, shooter=seat))
        case MoonChosen(_, choice):
            return replace(match, deal=replace(deal, moon=choice))
        case DealScored():
            return _score(match, deal, event)
        case PoolDivided(_, totals):
            return replace(match, final=totals)
        case MatchEnded(winners):
            return replace(match, phase=Phase.OVER, winners=winners)


def _with(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*items[:index], value, *items[index + 1 :])


def _credit(deal: Deal, seat: int, cards: tuple[Card, ...]) -> Deal:
    """``cards`` count for ``seat`` without a trick."""
    return replace(deal, extra=_with(deal.extra, seat, deal.extra[seat] + cards))


# -- before the play --------------------------------------------------------------------------------------------


def _start_deal(match: Match, event: DealStarted) -> Match:
    seats = match.rules.seats
    deal = Deal(
        rules=rules_of_deal(match.rules, event.number),
        number=event.number,
        dealer=event.dealer,
        direction=event.direction,
        dealt=event.hands,
        hands=event.hands,
        chosen=(None,) * seats,
        extra=((),) * seats,
        undealt=event.undealt,
        attempt=event.attempt,
    )
    if deal.rules.auction is Auction.SUIT:
        phase = Phase.BIDDING if match.bidder is None else Phase.NAMING
        return replace(match, phase=phase, deal=deal)
    if deal.rules.dealer_names_trump:
        return replace(match, phase=Phase.NAMING, deal=deal)
    return _after_auction(match, deal)


def _deal_rest(deal: Deal, rest: tuple[tuple[Card, ...], ...]) -> Deal:
    hands = tuple(tuple(sorted(first + more)) for first, more in zip(deal.hands, rest, strict=True))
    return replace(deal, dealt=hands, hands=hands, undealt=deal.undealt[sum(map(len, rest)) :])


def _after_auction(match: Match, deal: Deal) -> Match:
    if deal.rules.auction in (Auction.GENERALE, Auction.CAPOT, Auction.SLAM):
        return replace(match, phase=Phase.DECLARING, deal=deal)
    return _after_declaring(match, deal)


def _declare(match: Match, deal: Deal, seat: int, *, everything: bool) -> Match:
    if everything:
        return _after_declaring(match, replace(deal, declarer=seat))
    deal = replace(deal, declined=(*deal.declined, seat))
    if len(deal.declined) < deal.rules.seats:
        return replace(match, deal=deal)
    return _after_declaring(match, deal)


def _after_declaring(match: Match, deal: Deal) -> Match:
    if deal.direction is Direction.HOLD:
        return _open_play(match, deal)
    return replace(match, phase=Phase.PASSING, deal=deal)


def _exchange_passes(match: Match, deal: Deal, gifts: tuple[Gift, ...]) -> Match:
    hands = [set(hand) for hand in deal.hands]
    for gift in gifts:
        hands[gift.giver].difference_update(gift.cards)
    for gift in gifts:
        hands[gift.taker].update(gift.cards)
    return _open_play(match, replace(deal, hands=tuple(tuple(sorted(hand)) for hand in hands)))


def _open_play(match: Match, deal: Deal) -> Match:
    rules = deal.rules
    bidder = deal.high_bid[0] if deal.high_bid else match.bidder
    if rules.auction is Auction.SUIT and bidder is not None:
        leader = bidder
    elif rules.opening is Opening.ELDEST:
        leader = deal.eldest
    else:
        low = rules.lowest_club
        leader = next((s for s, hand in enumerate(deal.hands) if low in hand), deal.eldest)
    return replace(match, phase=Phase.PLAYING, deal=replace(deal, trick=Trick(leader, turn=leader)))


# -- the play ---------------------------------------------------------------------------------------------------


def next_with_cards(deal: Deal, seat: int, done: tuple[int, ...] = ()) -> int | None:
    """The first seat clockwise after ``seat`` that holds cards and is not among ``done``."""
    seats = deal.rules.seats
    around = ((seat + k) % seats for k in range(1, seats + 1))
    return next((s for s in around if deal.hands[s] and s not in done), None)


def _play(deal: Deal, seat: int, card: Card) -> Deal:
    hand = tuple(c for c in deal.hands[seat] if c != card)
    deal = replace(deal, hands=_with(deal.hands, seat, hand))
    trick = deal.trick or Trick(seat)
    seats = (*trick.seats, seat)
    trick = Trick(trick.leader, (*trick.cards, card), seats, next_with_cards(deal, seat, seats))
    return replace(deal, trick=trick)


def _draw(deal: Deal, seat: int, card: Card | None) -> Deal:
    drawn = () if card is None else (card,)
    hand = tuple(sorted(deal.hands[seat] + drawn))
    return replace(deal, hands=_with(deal.hands, seat, hand), undealt=deal.undealt[1:])


def _new_trick(deal: Deal, leader: int) -> Trick:
    """The next trick: led by ``leader``, or by the next to the left if that seat is out."""
    if not deal.hands[leader]:
        following = next_with_cards(deal, leader)
        return Trick(leader if following is None else following, turn=following)
    return Trick(leader, turn=leader)


def _end_trick(deal: Deal, event: TrickTaken | TrickVoided) -> Deal:
    seats = deal.trick.seats if deal.trick else ()
    match event:
        case TrickTaken(leader, cards, winner, points, pending):
            done = TakenTrick(leader, cards, winner, points, seats, pending)
            deal = replace(deal, tricks=(*deal.tricks, done), pending=(), forced_taker=None)
            return replace(deal, trick=_new_trick(deal, winner))
        case TrickVoided(leader, cards):
            done = TakenTrick(leader, cards, None, 0, seats)
            # A trick of jokers alone belongs to nobody; cancelled cards wait for the next taker.
            if all(c.is_joker for c in cards):
                deal = replace(deal, laid_away=deal.laid_away + cards)
            else:
                deal = replace(deal, pending=deal.pending + cards)
            deal = replace(deal, tricks=(*deal.tricks, done))
            return replace(deal, trick=_new_trick(deal, leader))


def _move_widow(match: Match, deal: Deal, event: WidowTaken | WidowExchanged) -> Match:
    match event:
        case WidowTaken(seat, cards, _, to_hand):
            deal = replace(deal, undealt=(), widow=cards, widow_taker=seat)
            if not to_hand:
                return replace(match, deal=_credit(deal, seat, cards))
            hand = tuple(sorted(deal.hands[seat] + cards))
            deal = replace(deal, hands=_with(deal.hands, seat, hand))
            return replace(match, phase=Phase.EXCHANGING, deal=deal)
        case WidowExchanged(seat, cards, _):
            hand = tuple(c for c in deal.hands[seat] if c not in cards)
            counting = tuple(c for c in cards if penalty_of(deal.rules, c) > 0)
            away = tuple(c for c in cards if c not in counting)
            deal = replace(deal, hands=_with(deal.hands, seat, hand), laid_away=deal.laid_away + away)
            return replace(match, phase=Phase.PLAYING, deal=_credit(deal, seat, counting))


def _score(match: Match, deal: Deal, event: DealScored) -> Match:
    money = event.pool, event.jackpot, event.broke
    line = DealScore(deal.number, event.points, event.totals, deal.shooter, *money)
    bidder = None
    if match.rules.settlement is Settlement.SUIT_POOL and event.jackpot:
        bidder = deal.high_bid[0] if deal.high_bid else match.bidder
    return replace(
        match,
        phase=Phase.SCORED,
        deal=replace(deal, points=event.points, trick=None),
        scores=(*match.scores, line),
        attempt=0,
        bidder=bidder,
    )
