"""The two doors of the rules: `apply` checks a move, `fold` trusts an event.

    rules + deal + moves --apply--> events --fold--> state

`step` goes through both. Nothing in here knows time, language or Qt.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING, TypeVar

from hearts_qt.rules import scoring
from hearts_qt.rules.cards import QUEEN_OF_SPADES, Card, Suit
from hearts_qt.rules.events import (
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealScored,
    DealStarted,
    Event,
    Gift,
    HeartsBroken,
    MatchEnded,
    MoonChosen,
    MoonShot,
    RestClaimed,
    TrickTaken,
)
from hearts_qt.rules.legality import Turn, refusals
from hearts_qt.rules.moves import ChooseMoon, Claim, DealCards, Move, PassCards, PlayCard
from hearts_qt.rules.refusals import IllegalMove, Reason, Refusal
from hearts_qt.rules.ruleset import Rules, value_of
from hearts_qt.rules.shuffle import deal_hands, first_dealer
from hearts_qt.rules.state import Deal, DealScore, Match, Phase, TakenTrick, Trick
from hearts_qt.rules.switches import Direction, Moon, Opening
from hearts_qt.rules.trick import winning_place

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")


def step(match: Match, move: Move) -> tuple[Match, tuple[Event, ...]]:
    """The match after ``move``, and what happened. Raises IllegalMove and leaves ``match`` as it is."""
    events = apply(match, move)
    return reduce(fold, events, match), events


def refuse(match: Match, move: Move) -> Refusal | None:
    """Why the rules refuse ``move`` now; None if they allow it."""
    if match.phase is Phase.OVER:
        return Refusal(Reason.MATCH_OVER)
    match move:
        case DealCards():
            fits = match.phase in (Phase.DEALING, Phase.SCORED)
        case PassCards():
            fits = match.phase is Phase.PASSING
        case PlayCard() | Claim():
            fits = match.phase is Phase.PLAYING
        case ChooseMoon():
            fits = match.phase is Phase.CHOOSING_MOON
    if not fits:
        return Refusal(Reason.WRONG_PHASE)
    deal = match.deal
    if isinstance(move, DealCards) or deal is None:
        return None
    if move.seat not in range(match.rules.seats):
        return Refusal(Reason.NOT_YOUR_TURN)
    match move:
        case Claim():
            return None if may_claim(match, move.seat) else Refusal(Reason.NOTHING_TO_CLAIM)
        case _ if move.seat not in match.to_move:
            return Refusal(Reason.NOT_YOUR_TURN)
        case PassCards():
            return _refuse_pass(match.rules, deal, move)
        case PlayCard():
            if move.card not in deal.hands[move.seat]:
                return Refusal(Reason.NOT_IN_HAND, card=move.card)
            return refusals(turn_of(match.rules, deal, move.seat)).get(move.card)
        case ChooseMoon():
            fits = move.choice in (Moon.ADD, Moon.SUBTRACT)
            return None if fits else Refusal(Reason.NOT_A_MOON_CHOICE)


def _refuse_pass(rules: Rules, deal: Deal, move: PassCards) -> Refusal | None:
    for given in move.cards:
        if given not in deal.hands[move.seat]:
            return Refusal(Reason.NOT_IN_HAND, card=given)
    if len(set(move.cards)) != len(move.cards):
        return Refusal(Reason.PASSED_TWICE)
    if len(move.cards) != rules.pass_count:
        return Refusal(Reason.WRONG_PASS_COUNT, count=rules.pass_count)
    return None


def may_claim(match: Match, seat: int) -> bool:
    """Whether `Claim` is open to ``seat``. Counting the cards seen is enough to know, so this tells no secret."""
    deal = match.deal
    if match.phase is not Phase.PLAYING or deal is None or not any(deal.hands):
        return False
    if scoring.nothing_left_to_win(match.rules, deal):
        return True
    leads = match.to_move == (seat,) and deal.trick is not None and not deal.trick.cards
    others = tuple(c for s, hand in enumerate(deal.hands) if s != seat for c in hand)
    return leads and bool(deal.tricks) and scoring.takes_every_trick(deal.hands[seat], others)


def turn_of(rules: Rules, deal: Deal, seat: int) -> Turn:
    """The turn as ``seat`` sees it, to be judged by `legality`."""
    cards = deal.trick.cards if deal.trick else ()
    return Turn(
        rules=rules,
        hand=deal.hands[seat],
        led=cards[0].suit if cards else None,
        first_trick=not deal.tricks,
        hearts_broken=deal.hearts_broken,
    )


def apply(match: Match, move: Move) -> tuple[Event, ...]:
    """Check ``move`` and say what happens. Raises IllegalMove; the match itself is never changed."""
    refusal = refuse(match, move)
    if refusal is not None:
        raise IllegalMove(refusal, f"{move!r} is refused ({refusal.reason.value}) in phase {match.phase.value}")
    events: list[Event] = []
    for event in _direct(match, move):
        events.append(event)
        match = fold(match, event)
    for event in _consequences(match):
        events.append(event)
        match = fold(match, event)
    return tuple(events)


def _direct(match: Match, move: Move) -> Iterable[Event]:
    """What the move itself brings about."""
    rules, deal = match.rules, match.deal
    match move:
        case DealCards():
            number = len(match.scores) + 1
            dealer = (first_dealer(rules, match.seed) + number - 1) % rules.seats
            hands = deal_hands(rules, match.seed, number)
            yield DealStarted(number, dealer, rules.direction(number), hands)
        case PassCards(seat, cards):
            yield CardsChosen(seat, tuple(sorted(cards)))
            if match.to_move == (seat,) and deal is not None:
                chosen = (*deal.chosen[:seat], tuple(sorted(cards)), *deal.chosen[seat + 1 :])
                yield CardsPassed(_gifts(rules, deal.direction, chosen), rules.pass_count)
        case PlayCard(seat, card):
            yield CardPlayed(seat, card)
            if deal is not None and not deal.hearts_broken and _breaks_hearts(rules, card):
                yield HeartsBroken(seat)
        case Claim(seat) if deal is not None:
            yield RestClaimed(seat, deal.hands)
        case ChooseMoon(seat, choice):
            yield MoonChosen(seat, choice)


def _breaks_hearts(rules: Rules, card: Card) -> bool:
    queen = rules.queen_breaks_hearts and card.face == QUEEN_OF_SPADES
    return rules.hearts_must_be_broken and (card.suit is Suit.HEARTS or queen)


def _gifts(
    rules: Rules, direction: Direction, chosen: tuple[tuple[Card, ...] | None, ...]
) -> tuple[Gift, ...]:
    offset = direction.offset(rules.seats)
    return tuple(Gift(s, (s + offset) % rules.seats, cards or ()) for s, cards in enumerate(chosen))


def _consequences(match: Match) -> Iterable[Event]:
    """What follows by itself: the trick is taken, the deal ends, the match ends."""
    rules, deal = match.rules, match.deal
    if deal is None:
        return
    if deal.trick is not None and len(deal.trick.cards) == rules.seats:
        leader, cards = deal.trick.leader, deal.trick.cards
        winner = (leader + winning_place(cards)) % rules.seats
        taken = TrickTaken(leader, cards, winner, sum(value_of(rules, c) for c in cards))
        yield taken
        match = fold(match, taken)
        deal = match.deal or deal
    if match.phase not in (Phase.PLAYING, Phase.CHOOSING_MOON) or any(deal.hands):
        return
    if deal.trick is not None and deal.trick.cards:
        return
    if deal.shooter is None:
        seat = scoring.shooter(rules, deal)
        if seat is not None:
            shot = MoonShot(seat)
            yield shot
            match = fold(match, shot)
            deal = match.deal or deal
    if match.phase is Phase.CHOOSING_MOON and deal.moon is None:
        return
    points = scoring.deal_points(rules, deal, match.totals)
    totals = tuple(t + p for t, p in zip(match.totals, points, strict=True))
    yield DealScored(points, totals)
    if scoring.is_over(rules, totals, deal.number):
        yield MatchEnded(scoring.winners(totals))


def fold(match: Match, event: Event) -> Match:
    """The match after ``event``. Trusted: events come from `apply` or from a record of it."""
    if isinstance(event, DealStarted):
        return _start_deal(match, event)
    if match.deal is None:
        raise ValueError(f"{event!r} before the first deal")
    deal = match.deal
    match event:
        case CardsChosen(seat, cards):
            return replace(match, deal=replace(deal, chosen=_with(deal.chosen, seat, cards)))
        case CardsPassed(gifts):
            return _exchange(match, deal, gifts)
        case CardPlayed(seat, card):
            hand = tuple(c for c in deal.hands[seat] if c != card)
            trick = deal.trick or Trick(seat)
            trick = Trick(trick.leader, (*trick.cards, card))
            return replace(match, deal=replace(deal, hands=_with(deal.hands, seat, hand), trick=trick))
        case HeartsBroken():
            return replace(match, deal=replace(deal, hearts_broken=True))
        case TrickTaken(leader, cards, winner, points):
            taken = TakenTrick(leader, cards, winner, points)
            return replace(match, deal=replace(deal, trick=Trick(winner), tricks=(*deal.tricks, taken)))
        case RestClaimed(seat, hands):
            rest = (deal.trick.cards if deal.trick else ()) + tuple(c for hand in hands for c in hand)
            empty = ((),) * match.rules.seats
            done = replace(deal, hands=empty, trick=None, claimer=seat, claimed=rest)
            return replace(match, deal=done)
        case MoonShot(seat):
            phase = Phase.CHOOSING_MOON if match.rules.moon is Moon.CHOICE else match.phase
            return replace(match, phase=phase, deal=replace(deal, shooter=seat))
        case MoonChosen(_, choice):
            return replace(match, deal=replace(deal, moon=choice))
        case DealScored(points, totals):
            line = DealScore(deal.number, points, totals, deal.shooter)
            done = replace(deal, points=points, trick=None)
            return replace(match, phase=Phase.SCORED, deal=done, scores=(*match.scores, line))
        case MatchEnded(winners):
            return replace(match, phase=Phase.OVER, winners=winners)


def _start_deal(match: Match, event: DealStarted) -> Match:
    seats = match.rules.seats
    deal = Deal(
        number=event.number,
        dealer=event.dealer,
        direction=event.direction,
        dealt=event.hands,
        hands=event.hands,
        chosen=(None,) * seats,
    )
    if event.direction is Direction.HOLD:
        return _open_play(match, deal)
    return replace(match, phase=Phase.PASSING, deal=deal)


def _exchange(match: Match, deal: Deal, gifts: tuple[Gift, ...]) -> Match:
    hands = [set(hand) for hand in deal.hands]
    for gift in gifts:
        hands[gift.giver].difference_update(gift.cards)
    for gift in gifts:
        hands[gift.taker].update(gift.cards)
    return _open_play(match, replace(deal, hands=tuple(tuple(sorted(hand)) for hand in hands)))


def _open_play(match: Match, deal: Deal) -> Match:
    rules = match.rules
    if rules.opening is Opening.ELDEST:
        leader = (deal.dealer + 1) % rules.seats
    else:
        leader = next(s for s, hand in enumerate(deal.hands) if rules.lowest_club in hand)
    return replace(match, phase=Phase.PLAYING, deal=replace(deal, trick=Trick(leader)))


def _with(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*items[:index], value, *items[index + 1 :])
