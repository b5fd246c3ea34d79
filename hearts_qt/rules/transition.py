"""The two doors of the rules: `apply` checks a move, `fold` trusts an event.

    rules + deal + moves --apply--> events --fold--> state

`step` goes through both. Nothing in here knows time, language or Qt.
"""

from __future__ import annotations

from functools import reduce
from itertools import chain
from typing import TYPE_CHECKING

from hearts_qt.rules import scoring
from hearts_qt.rules.cards import Card, Suit
from hearts_qt.rules.contracts import rules_of_deal
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
from hearts_qt.rules.folding import fold
from hearts_qt.rules.legality import breaks_hearts, refusals
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
from hearts_qt.rules.refusals import IllegalMove
from hearts_qt.rules.refusing import king_leads, may_claim, refuse, stuck_on_first_trick, turn_of
from hearts_qt.rules.ruleset import Rules, value_of
from hearts_qt.rules.settlement import divide_pool, settle
from hearts_qt.rules.shuffle import deal_hands, first_dealer, misdeal, undealt_cards
from hearts_qt.rules.state import Deal, Match, Phase, Trick
from hearts_qt.rules.switches import (
    Direction,
    FirstTrickFallback,
    LastVoid,
    Misdeal,
    Revoke,
    Undealt,
)
from hearts_qt.rules.trick import led_suit, winning_place

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["apply", "fold", "may_claim", "refuse", "step", "turn_of"]


def step(match: Match, move: Move) -> tuple[Match, tuple[Event, ...]]:
    """The match after ``move``, and what happened. Raises IllegalMove and leaves ``match`` as it is."""
    events = apply(match, move)
    return reduce(fold, events, match), events


def apply(match: Match, move: Move) -> tuple[Event, ...]:
    """Check ``move`` and say what happens. Raises IllegalMove; the match itself is never changed."""
    refusal = refuse(match, move)
    if refusal is not None:
        raise IllegalMove(refusal, f"{move!r} is refused ({refusal.reason.value}) in phase {match.phase.value}")
    events: list[Event] = []
    for event in _direct(match, move):
        events.append(event)
        match = fold(match, event)
    # What follows by itself, one thing at a time, until nothing does.
    while (following := _consequence(match)) is not None:
        events.append(following)
        match = fold(match, following)
    return tuple(events)


# -- what a move itself brings about ------------------------------------------------------------------------------


def _direct(match: Match, move: Move) -> Iterator[Event]:
    rules, deal = match.rules, match.deal
    match move:
        case DealCards():
            yield _misdealt(match) or _deal(match)
        case Bid(seat, chips):
            yield BidMade(seat, chips)
            nobody = chips is None and deal is not None and deal.high_bid is None
            if nobody and deal is not None and len(deal.bids) + 1 == rules.seats:
                yield SuitNamed(None, Suit.HEARTS)
        case NameSuit(seat, suit):
            yield SuitNamed(seat, suit)
        case Declare(seat, everything):
            yield Declared(seat, everything)
        case PassCards(seat, cards):
            # Scattered cards keep their order: it says who gets which.
            given = cards if deal is not None and deal.direction is Direction.SCATTER else tuple(sorted(cards))
            yield CardsChosen(seat, given)
            if match.to_move == (seat,) and deal is not None:
                chosen = (*deal.chosen[:seat], given, *deal.chosen[seat + 1 :])
                yield CardsPassed(_gifts(rules, deal.direction, chosen), rules.pass_count)
        case PlayCard(seat, card):
            if deal is not None and card in refusals(turn_of(deal, seat)) and deal.open_revoke is None:
                yield Revoked(seat, card)
            yield CardPlayed(seat, card)
            if deal is not None and _too_late(deal, seat):
                yield RevokePunished(seat, dodged=False)
            if deal is not None and not deal.hearts_broken:
                led = led_suit(deal.trick.cards) if deal.trick else None
                if breaks_hearts(rules, led, card):
                    yield HeartsBroken(seat)
        case ExchangeWidow(seat, cards):
            yield WidowExchanged(seat, tuple(sorted(cards)), len(cards))
        case Claim(seat) if deal is not None:
            yield RestClaimed(seat, deal.hands)
        case ChooseMoon(seat, choice):
            yield MoonChosen(seat, choice)
        case TakeBack(seat):
            yield RevokeMended(seat)
        case LetStand(seat) if deal is not None:
            yield RevokePunished(seat, _dodged_slam(deal, seat))


def _too_late(deal: Deal, seat: int) -> bool:
    """Whether ``seat`` plays on, to another trick than the one it broke a rule in."""
    revoke = deal.open_revoke
    return revoke is not None and revoke.seat == seat and len(revoke.before.tricks) < len(deal.tricks)


def _dodged_slam(deal: Deal, seat: int) -> bool:
    """Whether ``seat`` had every penalty card that fell so far and held the others, or sees them here."""
    before = deal.open_revoke.before if deal.open_revoke else deal
    fallen = {c for s in range(deal.rules.seats) for c in before.taken(s)} & deal.rules.penalty_cards
    in_trick = set(deal.trick.cards) if deal.trick else set()
    mine = set(before.taken(seat)) | set(before.hands[seat]) | in_trick
    return bool(fallen) and deal.rules.penalty_cards <= mine


def _dealer(match: Match) -> int:
    number = len(match.scores) + 1
    return (first_dealer(match.rules, match.seed) + number - 1 + match.deals_moved) % match.rules.seats


def _misdealt(match: Match) -> Misdealt | None:
    found = misdeal(match.rules, match.seed, len(match.scores) + 1, match.attempt)
    if found is None:
        return None
    mistake, seat = found
    dealt = rules_of_deal(match.rules, len(match.scores) + 1).first_cards
    return Misdealt(_dealer(match), mistake, seat, dealt - (1 if mistake is Misdeal.WRONG_COUNT else 0))


def _deal(match: Match) -> DealStarted:
    rules, number, attempt = match.rules, len(match.scores) + 1, match.attempt
    dealer = _dealer(match)
    first = rules_of_deal(rules, number).first_cards
    hands = deal_hands(rules, match.seed, number, attempt, stop=first)
    undealt = undealt_cards(rules, match.seed, number, attempt) if rules.undealt is not Undealt.NONE else ()
    undealt = (*chain.from_iterable(deal_hands(rules, match.seed, number, attempt, start=first)), *undealt)
    return DealStarted(number, dealer, rules.direction(number), hands, undealt, len(undealt), attempt)


def _gifts(rules: Rules, direction: Direction, chosen: tuple[tuple[Card, ...] | None, ...]) -> tuple[Gift, ...]:
    gifts: dict[tuple[int, int], list[Card]] = {}
    for giver, cards in enumerate(chosen):
        given = cards or ()
        for taker, card in zip(direction.takers(giver, rules.seats, len(given)), given, strict=True):
            gifts.setdefault((giver, taker), []).append(card)
    return tuple(Gift(giver, taker, tuple(sorted(cards))) for (giver, taker), cards in gifts.items())


# -- what follows by itself ---------------------------------------------------------------------------------------


def _consequence(match: Match) -> Event | None:
    """The next thing that happens without anybody's doing, if there is one."""
    deal = match.deal
    if deal is None:
        return None
    match match.phase:
        case Phase.NAMING if deal.named is not None:
            return RestDealt(deal.rest_of_hands)
        case Phase.PLAYING if stopped(deal):
            return _scored(match, deal)
        case Phase.PLAYING if deal.trick is not None and deal.trick.cards and deal.trick.turn is None:
            mendable = deal.open_revoke is not None and not deal.rules.revoke.until_next_card
            return None if mendable else _end_of_trick(deal, deal.trick)
        case Phase.PLAYING:
            return _between_cards(match, deal)
        case Phase.CHOOSING_MOON if deal.moon is not None:
            return _scored(match, deal)
        case Phase.SCORED:
            return _end_of_match(match)
        case _:
            return None


def _end_of_trick(deal: Deal, trick: Trick) -> Event:
    place = winning_place(trick.cards, deal.rules, king_leads=king_leads(deal))
    if deal.forced_taker is not None:
        place = trick.seats.index(deal.forced_taker)
    if place is None:
        return TrickVoided(trick.leader, trick.cards)
    points = sum(value_of(deal.rules, c) for c in deal.pending + trick.cards)
    return TrickTaken(trick.leader, trick.cards, trick.seats[place], points, deal.pending)


def _between_cards(match: Match, deal: Deal) -> Event | None:
    """A trick is open or about to be: widow, stock, an impossible hand, the end of the play."""
    rules, trick = deal.rules, deal.trick
    if trick is not None and trick.cards:
        return _annulled(deal, trick) or _forced_draw(deal, trick)
    if trick is not None and not deal.tricks:
        return _annulled(deal, trick)
    last = deal.tricks[-1] if deal.tricks else None
    if last is not None and last.winner is not None and deal.undealt:
        if rules.undealt in (Undealt.FIRST_TRICK, Undealt.EXCHANGE):
            to_hand = rules.undealt is Undealt.EXCHANGE and any(deal.hands)
            return WidowTaken(last.winner, deal.undealt, len(deal.undealt), to_hand)
        if rules.undealt is Undealt.REFILL and any(len(hand) < rules.hand_size for hand in deal.hands):
            return CardDrawn(_next_to_draw(deal, last.winner), deal.undealt[0])
    if not _play_is_over(deal):
        return None
    if deal.open_revoke is not None:
        return RevokePunished(deal.open_revoke.seat, dodged=False)
    rest = _rest(deal)
    if rest is not None:
        return rest
    if deal.shooter is None:
        seat = scoring.shooter(deal)
        if seat is not None:
            return MoonShot(seat)
    return _scored(match, deal)


def _annulled(deal: Deal, trick: Trick) -> Event | None:
    if deal.rules.first_trick_fallback is not FirstTrickFallback.REDEAL or trick.turn is None:
        return None
    seat = stuck_on_first_trick(deal, (trick.turn,))
    return None if seat is None else DealAnnulled(seat)


def _forced_draw(deal: Deal, trick: Trick) -> Event | None:
    """Who cannot follow draws, one card at a time."""
    if deal.rules.undealt is not Undealt.DRAW or not deal.undealt or trick.turn is None:
        return None
    led = led_suit(trick.cards)
    if led is None or any(c.suit is led for c in deal.hands[trick.turn]):
        return None
    return CardDrawn(trick.turn, deal.undealt[0])


def _next_to_draw(deal: Deal, winner: int) -> int:
    """After a trick everybody draws, the winner first: whoever holds fewest is next."""
    seats = deal.rules.seats
    order = [(winner + k) % seats for k in range(seats)]
    return min(order, key=lambda s: (len(deal.hands[s]), order.index(s)))


def _play_is_over(deal: Deal) -> bool:
    rules = deal.rules
    holding = sum(1 for hand in deal.hands if hand)
    if holding == 0:
        return True
    if rules.undealt is Undealt.DRAW and holding == 1:
        return True
    return rules.stop_when_decided and bool(deal.tricks) and scoring.everything_fell(deal)


def _rest(deal: Deal) -> Event | None:
    """Cards that nobody has yet when the play is over: a last void trick, the stock and the last hand, a widow."""
    rules = deal.rules
    last = deal.tricks[-1] if deal.tricks else None
    if last is None:
        return None
    if deal.pending:
        return RestTaken(_taker_of_last_void(deal), deal.pending)
    if rules.undealt is Undealt.DRAW:
        holder = next((s for s, hand in enumerate(deal.hands) if hand), None)
        taker = last.winner if holder is None else holder
        left = () if holder is None or not rules.last_hand_counts else deal.hands[holder]
        rest = left + deal.undealt
        return RestTaken(taker or 0, rest) if rest or holder is not None else None
    if rules.undealt is Undealt.LAST_TRICK and deal.undealt:
        winner = next(t.winner for t in reversed(deal.tricks) if t.winner is not None)
        return WidowTaken(winner, deal.undealt, len(deal.undealt), to_hand=False)
    if rules.undealt is Undealt.FIRST_TRICK and deal.undealt:
        # Every single trick was void.
        return RestTaken(last.leader, deal.undealt)
    return None


def _taker_of_last_void(deal: Deal) -> int:
    rules, last = deal.rules, deal.tricks[-1]
    if rules.last_void is LastVoid.SECOND_OF_HIGHEST:
        led = led_suit(last.cards)
        suited = [(rules.strength(c), k) for k, c in enumerate(last.cards) if c.suit is led]
        return last.seats[max(suited)[1]] if suited else last.leader
    return last.leader


# -- the end ------------------------------------------------------------------------------------------------------


def _scored(match: Match, deal: Deal) -> Event:
    rules = deal.rules
    if stopped(deal):
        return _punished(match, deal)
    slam = next((s for s in range(rules.seats) if rules.penalty_cards <= set(deal.taken(s))), None)
    in_chips = rules.in_chips
    settled = settle(
        rules,
        scoring.plain_costs(deal) if in_chips else scoring.deal_costs(deal, match.totals),
        match.totals,
        moon=deal.shooter is not None,
        slam=slam if rules.penalty_cards else None,
        pool=match.pool,
        jackpot=match.jackpot,
        bid=deal.high_bid,
        offences=deal.offences,
    )
    return DealScored(settled.points, settled.totals, settled.pool, settled.jackpot, settled.broke)


STOPPING = {Revoke.LESNOY: 13, Revoke.GRUZNOV: 26, Revoke.GRUZNOV_ALL: None}
"""Penalty points of a revoke that ends the deal, as the sources write them; None: all in the pack."""


def stopped(deal: Deal) -> bool:
    """Whether a revoke has ended the deal."""
    return bool(deal.offences) and deal.rules.revoke in STOPPING


def _punished(match: Match, deal: Deal) -> DealScored:
    """Only the offender writes anything."""
    cost = STOPPING[deal.rules.revoke]
    cost = (deal.rules.penalty_total if cost is None else cost) * (-1 if deal.rules.high_wins else 1)
    offenders = {offence.seat for offence in deal.offences}
    points = tuple(cost if seat in offenders else 0 for seat in range(deal.rules.seats))
    totals = tuple(t + p for t, p in zip(match.totals, points, strict=True))
    return DealScored(points, totals)


def _end_of_match(match: Match) -> Event | None:
    rules = match.rules
    line = match.scores[-1]
    over = scoring.is_over(rules, line.totals, line.number)
    if over and rules.tie_break and scoring.is_tied(rules, line.totals):
        over = False
    if rules.jackpot_played_out and match.jackpot:
        over = False
    if not line.broke and not over:
        return None
    if rules.in_chips and match.pool and match.final is None:
        share, totals = divide_pool(line.totals, match.pool)
        return PoolDivided(share, totals)
    return MatchEnded(scoring.winners(rules, match.totals))
