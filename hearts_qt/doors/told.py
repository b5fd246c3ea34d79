"""A deal as one seat is told of it: what each thing told makes of it, or why that cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.doors.arranging import only
from hearts_qt.doors.refusal_words import Impossible, sentence, sentence_of_phase
from hearts_qt.doors.unseen import (
    STOCK,
    ToldDeal,
    Wish,
    barred_by,
    laid,
    must_be_unseen,
    must_lie,
    why_barred,
)
from hearts_qt.rules.cards import Card, Suit, write_cards
from hearts_qt.rules.contracts import rules_of_deal
from hearts_qt.rules.events import CardDrawn, DealStarted, RestDealt, WidowTaken
from hearts_qt.rules.moves import ExchangeWidow, Move, PassCards, PlayCard
from hearts_qt.rules.refusals import IllegalMove
from hearts_qt.rules.ruleset import Rules, penalty_of
from hearts_qt.rules.state import Match, Phase, Trick
from hearts_qt.rules.switches import Auction, Direction, FirstTrickFallback, Opening, Revoke, Undealt
from hearts_qt.rules.transition import apply, fold, refuse, step
from hearts_qt.rules.trick import led_suit
from hearts_qt.rules.view import View, view

if TYPE_CHECKING:
    from collections.abc import Iterable

_BY_DEALER = (Phase.BIDDING, Phase.NAMING, Phase.DECLARING, Phase.PLAYING)
"""The phases in which it can depend on who dealt who acts first."""


def begin(
    match: Match, number: int, dealer: int | None, seat: int, direction: Direction, hand: tuple[Card, ...]
) -> ToldDeal:
    """Deal ``number`` of ``match``, in which ``seat`` gets ``hand``; ``dealer`` None: not told.

    Where trumps are named on the first cards, these are the hand; `rest_came` tells the others.
    A pass of no cards is a deal without one. Raises Impossible for a hand that nobody can get.
    """
    rules, seats = match.rules, match.rules.seats
    if seat not in range(seats):
        raise Impossible(f"seats are 0 to {seats - 1}")
    if direction is Direction.ACROSS and seats % 2:
        raise Impossible(f"{seats} players do not pass across")
    if direction is Direction.SCATTER and rules.pass_count % (seats - 1):
        raise Impossible(f"{rules.pass_count} cards cannot be passed to {seats - 1} players alike")
    if direction is not Direction.HOLD and not (rules.pass_count and rules.pass_cycle):
        raise Impossible("no cards are passed in this game")
    for c in hand:
        if c not in rules.pack:
            raise Impossible(f"{c} is not in this pack")
        if hand.count(c) > 1:
            raise Impossible(f"{c} is named twice")
    first = rules_of_deal(rules, number).first_cards
    if len(hand) != first:
        what = "a hand is" if first == rules.hand_size else "before trumps are named each seat has"
        raise Impossible(f"{what} {first} cards, not {len(hand)}")
    rest = [c for c in rules.pack if c not in hand]
    hands: list[tuple[Card, ...]] = []
    for s in range(seats):
        hands.append(tuple(sorted(hand if s == seat else rest[: len(hand)])))
        rest = rest if s == seat else rest[len(hand) :]
    event = DealStarted(number, seats - 1 if dealer is None else dealer, direction, tuple(hands), tuple(rest))
    nothing = (frozenset[Card](),) * seats
    return ToldDeal(fold(match, event), seat, nothing, seated=dealer is not None)


def playable(rules: Rules) -> Rules:
    """``rules`` as they hold between two programs: nothing illegal is played, an annulled deal is a new one."""
    fallback = rules.first_trick_fallback
    if fallback is FirstTrickFallback.REDEAL:
        fallback = FirstTrickFallback.ALLOW
    return replace(rules, revoke=Revoke.IMPOSSIBLE, first_trick_fallback=fallback)


def seen(told: ToldDeal) -> View:
    """What this seat knows, for a computer player. Raises Impossible while it waits to be told something."""
    if told.owed:
        raise Impossible(told.owed)
    return view(_about_to_act(told, told.seat).match, told.seat)


# -- what happens -------------------------------------------------------------------------------------


def rest_came(told: ToldDeal, cards: tuple[Card, ...]) -> ToldDeal:
    """Trumps are named, and the rest was dealt: these cards to this seat."""
    deal = told.deal
    if told.match.phase is not Phase.NAMING or deal.named is None:
        raise Impossible("no rest is dealt now")
    count = len(deal.rest_of_hands[told.seat])
    if len(cards) != count:
        raise Impossible(f"the rest of a hand is {count} cards, not {len(cards)}")
    for c in cards:
        must_be_unseen(told, c)
    mine = [cards if s == told.seat else (None,) * count for s in range(deal.rules.seats)]
    top = tuple(only(c, cards) for some in mine for c in some)
    told = must_lie(told, Wish(top=top), "these cards cannot have been dealt")
    match = fold(told.match, RestDealt(told.deal.rest_of_hands))
    return replace(told, match=match, owed="", moves=told.moves + 1)


def passed(told: ToldDeal, given: tuple[Card, ...]) -> ToldDeal:
    """This seat has chosen its pass."""
    return moved(told, PassCards(told.seat, given))


def received(told: ToldDeal, came: tuple[Card, ...]) -> ToldDeal:
    """The cards that came in exchange; only now the others' passes are over."""
    deal, seat, seats = told.deal, told.seat, told.match.rules.seats
    if told.match.phase is not Phase.PASSING:
        raise Impossible(sentence_of_phase(told.match.phase))
    if deal.chosen[seat] is None:
        raise Impossible("say first what was passed")
    count = deal.rules.pass_count
    takers = {s: deal.direction.takers(s, seats, count) for s in range(seats)}
    givers = [s for s in range(seats) if s != seat for taker in takers[s] if taker == seat]
    if len(came) != len(givers):
        raise Impossible(f"{len(givers)} cards are received, not {len(came)}")
    for c in came:
        must_be_unseen(told, c)
    # Who gave which of several cards is not told: it makes no difference to what lies where now.
    at = dict(zip(came, givers, strict=True))
    match = must_lie(told, Wish(at), "these cards cannot have been received").match
    for other in (s for s in range(seats) if s != seat):
        mine = [c for c, giver in at.items() if giver == other]
        rest = [c for c in (match.deal.hands[other] if match.deal else ()) if c not in mine]
        given = tuple(mine.pop() if taker == seat else rest.pop() for taker in takers[other])
        match, _ = step(match, PassCards(other, given))
    sure = tuple(zip(deal.chosen[seat] or (), takers[seat], strict=True))
    return replace(told, match=match, sure=sure, moves=told.moves + 1)


def played(told: ToldDeal, seat: int, card: Card) -> ToldDeal:
    """``seat`` played ``card``."""
    _must_be_time_for(told, Phase.PLAYING)
    if seat == told.seat:
        return moved(told, PlayCard(seat, card))
    must_be_unseen(told, card)
    told = _led_by(told, seat) if _nothing_played(told) else told
    _must_be_turn_of(told, seat)
    _must_have_drawn(told, seat, card)
    told = must_lie(told, Wish({card: seat}), f"seat {seat} cannot hold {card}")
    bars = barred_by(told, seat, card)
    match = laid(told, Wish({card: seat}, {seat: frozenset(bars)}))
    if match is None:
        sure = replace(told, sure=(*told.sure, (card, seat)))
        raise Impossible(f"seat {seat} may not play {card}: {why_barred(sure, seat, bars)}")
    lacks = tuple(gone.union(bars) if s == seat else gone for s, gone in enumerate(told.lacks))
    return _stepped(replace(told, match=match, lacks=lacks), PlayCard(seat, card))


def drew(told: ToldDeal, seat: int, count: int) -> ToldDeal:
    """Another seat could not follow and drew so many cards."""
    led = _must_be_drawing(told, seat, count)
    suited = frozenset(c for c in told.match.rules.pack if c.suit is led)
    last = count == len(told.deal.undealt)
    top = (*(lambda c: c not in suited,) * (count - 1), lambda c: last or c in suited)
    told = must_lie(told, Wish({}, {seat: suited}, top), f"seat {seat} cannot have to draw {count} cards")
    return _drawn(told, (seat,) * count)


def drew_own(told: ToldDeal, cards: tuple[Card, ...]) -> ToldDeal:
    """This seat drew these cards, in this order: after a trick, or because it could not follow."""
    deal, rules = told.deal, told.match.rules
    for c in cards:
        must_be_unseen(told, c)
    if rules.undealt is Undealt.REFILL:
        if not told.owed:
            raise Impossible("nothing is drawn now")
        if len(cards) != 1:
            raise Impossible(f"one card is drawn after a trick, not {len(cards)}")
        winner = deal.tricks[-1].winner or 0
        order = tuple((winner + k) % rules.seats for k in range(rules.seats))
    else:
        led = _must_be_drawing(told, told.seat, len(cards))
        if any(c.suit is led for c in deal.hands[told.seat]):
            raise Impossible("who can follow does not draw")
        if any(c.suit is led for c in cards[:-1]):
            raise Impossible("the drawing ends with the first card that follows")
        if cards[-1].suit is not led and len(cards) < len(deal.undealt):
            raise Impossible("the drawing goes on until a card follows")
        order = (told.seat,) * len(cards)
    mine = iter(cards)
    exactly = [next(mine) if s == told.seat else None for s in order]
    top = tuple(only(c, cards) for c in exactly)
    told = must_lie(told, Wish(top=top), f"{write_cards(cards)} cannot come from the stock")
    return _drawn(replace(told, owed=""), order)


def took_widow(told: ToldDeal, cards: tuple[Card, ...]) -> ToldDeal:
    """This seat took the widow, and these cards are in it."""
    deal = told.deal
    if not told.owed or told.match.rules.undealt in (Undealt.REFILL, Undealt.DRAW):
        raise Impossible("there is no widow for this seat to take now")
    if len(cards) != len(deal.undealt):
        raise Impossible(f"there are {len(deal.undealt)} cards in the widow, not {len(cards)}")
    for c in cards:
        must_be_unseen(told, c)
    match = must_lie(told, Wish(dict.fromkeys(cards, STOCK)), "these cards cannot be in the widow").match
    to_hand = told.match.rules.undealt is Undealt.EXCHANGE
    match = fold(match, WidowTaken(told.seat, cards, len(cards), to_hand))
    return replace(told, match=match, owed="", moves=told.moves + 1)


def moved(told: ToldDeal, move: Move) -> ToldDeal:
    """Any move that hides nothing, the own ones among them. Raises Impossible where the rules refuse it."""
    seat = getattr(move, "seat", told.seat)
    if told.owed and (seat == told.seat or told.match.phase is Phase.NAMING):
        raise Impossible(told.owed)
    told = _about_to_act(told, seat)
    refusal = refuse(told.match, move)
    if refusal is not None:
        raise Impossible(sentence(refusal, told.match))
    return _stepped(told, move)


# -- what follows -------------------------------------------------------------------------------------


def _stepped(told: ToldDeal, move: Move) -> ToldDeal:
    """After ``move``, up to where this seat has to be told which unseen cards turn up."""
    match, owed = told.match, ""
    try:
        events = apply(match, move)
    except IllegalMove as error:
        raise Impossible(sentence(error.refusal, match)) from error
    for event in events:
        match event:
            case CardDrawn(seat, _):
                # In a game that refills everybody draws; who cannot follow draws a number that is told.
                if seat == told.seat or told.match.rules.undealt is Undealt.REFILL:
                    owed = "the cards that this seat drew have to be told first"
                break
            case WidowTaken(seat, _, _, to_hand) if seat == told.seat and (
                to_hand or any(match.deal.hands if match.deal else ())
            ):
                owed = "the widow that this seat took has to be told first"
                break
            case RestDealt():
                owed = "the rest of the hand has to be told first"
                break
        match = fold(match, event)
    seated = told.seated or told.match.phase in _BY_DEALER
    told = replace(told, match=match, owed=owed, moves=told.moves + 1, seated=seated, drew=False)
    if match.phase is Phase.EXCHANGING and not owed and told.deal.widow_taker != told.seat:
        return _exchanged_unseen(told)
    return told


def _exchanged_unseen(told: ToldDeal) -> ToldDeal:
    """Another seat took the widow and laid cards away: some that it may."""
    deal = told.deal
    taker = deal.widow_taker or 0
    dearest_last = sorted(deal.hands[taker], key=lambda c: penalty_of(deal.rules, c) > 0)
    match, _ = step(told.match, ExchangeWidow(taker, tuple(dearest_last[: len(deal.widow)])))
    return replace(told, match=match, lacks=_nothing_from(told.lacks, (taker,)))


def _drawn(told: ToldDeal, order: tuple[int, ...]) -> ToldDeal:
    match = told.match
    for seat in order:
        if match.deal is not None:
            match = fold(match, CardDrawn(seat, match.deal.undealt[0]))
    return replace(told, match=match, lacks=_nothing_from(told.lacks, order), drew=True, moves=told.moves + 1)


# -- who leads ------------------------------------------------------------------------------------------


def _nothing_played(told: ToldDeal) -> bool:
    deal = told.deal
    return told.match.phase is Phase.PLAYING and not deal.tricks and not (deal.trick and deal.trick.cards)


def _club_leads(told: ToldDeal) -> bool:
    rules = told.deal.rules
    return rules.opening is not Opening.ELDEST and not (rules.auction is Auction.SUIT and told.deal.named)


def _about_to_act(told: ToldDeal, seat: int) -> ToldDeal:
    """The same with ``seat`` as the one who acts first, if nobody has said who dealt and nobody has acted yet."""
    if told.seated or seat not in range(told.match.rules.seats):
        return told
    match, deal = told.match, told.deal
    if deal.bids or deal.declined or match.phase not in _BY_DEALER:
        return told
    dealer_acts = match.phase is Phase.NAMING and deal.rules.dealer_names_trump
    deal = replace(deal, dealer=seat if dealer_acts else (seat - 1) % match.rules.seats)
    if _nothing_played(told) and not _club_leads(told) and match.bidder is None:
        deal = replace(deal, trick=Trick(seat, turn=seat))
    return replace(told, match=replace(match, deal=deal))


def _led_by(told: ToldDeal, seat: int) -> ToldDeal:
    """The first card of the deal is played by ``seat``, as far as that can be."""
    if not _club_leads(told):
        return _about_to_act(told, seat)
    low = told.deal.rules.lowest_club
    if low in told.deal.hands[told.seat]:
        raise Impossible(f"seat {told.seat} leads, with {low} in its hand")
    told = must_lie(told, Wish({low: seat}), f"seat {seat} cannot hold {low}, so it does not lead")
    deal = replace(told.deal, trick=Trick(seat, turn=seat))
    return replace(told, match=replace(told.match, deal=deal), sure=(*told.sure, (low, seat)))


# -- what cannot be --------------------------------------------------------------------------------------


def _must_be_time_for(told: ToldDeal, phase: Phase) -> None:
    if told.owed:
        raise Impossible(told.owed)
    if told.match.phase is not phase:
        raise Impossible(sentence_of_phase(told.match.phase))


def _must_be_turn_of(told: ToldDeal, seat: int) -> None:
    if told.match.to_move != (seat,):
        raise Impossible(f"seat {', '.join(map(str, told.match.to_move))} is to play")


def _must_have_drawn(told: ToldDeal, seat: int, card: Card) -> None:
    deal = told.deal
    led = led_suit(deal.trick.cards if deal.trick else ())
    if told.match.rules.undealt is Undealt.DRAW and deal.undealt and led not in (None, card.suit):
        raise Impossible(f"seat {seat} must draw until it can follow")


def _must_be_drawing(told: ToldDeal, seat: int, count: int) -> Suit:
    """The suit led. Raises Impossible unless it is ``seat``'s turn to draw for it."""
    deal = told.deal
    led = led_suit(deal.trick.cards if deal.trick else ())
    if told.match.rules.undealt is not Undealt.DRAW or led is None or told.drew:
        raise Impossible("nothing is drawn now")
    _must_be_turn_of(told, seat)
    if not 0 < count <= len(deal.undealt):
        raise Impossible(f"there are {len(deal.undealt)} cards in the stock, {count} cannot be drawn")
    return led


def _nothing_from(lacks: tuple[frozenset[Card], ...], seats: Iterable[int]) -> tuple[frozenset[Card], ...]:
    """``lacks`` after cards have come into the hands of ``seats``."""
    return tuple(frozenset() if s in seats else gone for s, gone in enumerate(lacks))
