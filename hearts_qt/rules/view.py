"""What one seat may know. Everything outside the rules that plays or draws gets a `View` and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.rules.events import (
    CardDrawn,
    CardsChosen,
    CardsPassed,
    DealStarted,
    Event,
    RestDealt,
    WidowExchanged,
    WidowTaken,
)
from hearts_qt.rules.legality import legal_cards
from hearts_qt.rules.refusing import lowest_bid, may_claim, turn_of
from hearts_qt.rules.ruleset import Rules, value_of
from hearts_qt.rules.state import Deal, DealScore, Match, Phase, TakenTrick, Trick, captured
from hearts_qt.rules.switches import Direction, Moon

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card, Suit


class View(Struct, frozen=True):
    """The match as ``seat`` sees it. Tuples with one entry per seat are indexed by seat.

    ``rules`` are those in force in this deal. Before the first deal ``number`` is 0. ``has_passed`` says who has
    chosen; ``passed`` and ``received`` are this seat's own cards, ``received`` is empty until all have chosen.
    ``legal`` is filled while this seat is to play. ``may_claim`` says whether `Claim` is open to this seat.
    ``open_hands`` are the hands as dealt and ``open_passes`` what each seat gave: both only after the deal has
    been scored, when everything is open.

    ``bids`` are seat and chips (None: passed) in order, ``least_bid`` what the next bid must be. ``stock`` counts
    the cards nobody holds yet, those still to be dealt among them, ``widow`` shows them to who took them.
    ``extra[seat]`` are cards that count for a seat without a trick, as far as this seat knows them. ``pending``
    are the cards of void tricks.
    """

    rules: Rules
    seat: int
    phase: Phase
    number: int
    dealer: int
    direction: Direction
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    has_passed: tuple[bool, ...]
    passed: tuple[Card, ...]
    received: tuple[Card, ...]
    trick: Trick | None
    tricks: tuple[TakenTrick, ...]
    claimer: int | None
    claimed: tuple[Card, ...]
    hearts_broken: bool
    scores: tuple[DealScore, ...]
    to_move: tuple[int, ...]
    legal: tuple[Card, ...]
    may_claim: bool
    shooter: int | None
    moon: Moon | None
    points: tuple[int, ...] | None
    winners: tuple[int, ...]
    open_hands: tuple[tuple[Card, ...], ...] = ()
    open_passes: tuple[tuple[Card, ...], ...] = ()
    totals: tuple[int, ...] = ()
    bids: tuple[tuple[int, int | None], ...] = ()
    least_bid: int = 1
    bidder: int | None = None
    named: Suit | None = None
    declined: tuple[int, ...] = ()
    declarer: int | None = None
    stock: int = 0
    widow_taker: int | None = None
    widow: tuple[Card, ...] = ()
    laid_away: tuple[Card, ...] = ()
    """Cards out of play, shown to the seat that laid them away for the widow."""
    extra: tuple[tuple[Card, ...], ...] = ()
    pending: tuple[Card, ...] = ()
    pool: int = 0
    jackpot: bool = False
    may_mend: bool = False
    """Whether this seat played an illegal card that it can still take back."""

    @property
    def is_scored(self) -> bool:
        """Whether the deal is over and written down."""
        return self.phase.is_scored

    def taken(self, seat: int) -> tuple[Card, ...]:
        """The cards that count for ``seat`` in this deal, as far as this seat knows them, in order of capture."""
        return captured(self.tricks, seat) + self.extra[seat]

    def penalty_so_far(self, seat: int) -> int:
        """The worth of what ``seat`` has captured in this deal, before moon and rewards."""
        return sum(value_of(self.rules, c) for c in self.taken(seat))


def view(match: Match, seat: int) -> View:
    """What ``seat`` may know of ``match``."""
    rules, deal = match.rules, match.deal
    nothing: tuple[Card, ...] = ()
    nobody: tuple[tuple[Card, ...], ...] = ((),) * rules.seats
    if deal is None:
        return View(
            rules=rules, seat=seat, phase=match.phase, number=0, dealer=0, direction=Direction.HOLD, hand=nothing,
            hand_sizes=(0,) * rules.seats, has_passed=(False,) * rules.seats, passed=nothing, received=nothing,
            trick=None, tricks=(), claimer=None, claimed=nothing, hearts_broken=False, scores=match.scores,
            to_move=(), legal=nothing, may_claim=False, shooter=None, moon=None, points=None, winners=(),
            totals=match.totals, extra=nobody,
        )  # fmt: skip
    to_move = match.to_move
    over = match.is_scored
    exchanged = match.phase is not Phase.PASSING and any(c is not None for c in deal.chosen)
    playing = match.phase is Phase.PLAYING and to_move == (seat,)
    bid = deal.high_bid
    return View(
        rules=deal.rules,
        seat=seat,
        phase=match.phase,
        number=deal.number,
        dealer=deal.dealer,
        direction=deal.direction,
        hand=deal.hands[seat],
        hand_sizes=tuple(map(len, deal.hands)),
        has_passed=tuple(c is not None for c in deal.chosen),
        passed=deal.chosen[seat] or nothing,
        received=_received(deal, seat) if exchanged else nothing,
        trick=deal.trick,
        tricks=deal.tricks,
        claimer=deal.claimer,
        laid_away=deal.laid_away if over or deal.widow_taker == seat else nothing,
        claimed=nothing if deal.claimer is None else deal.extra[deal.claimer],
        hearts_broken=deal.hearts_broken,
        scores=match.scores,
        to_move=to_move,
        legal=legal_cards(turn_of(deal, seat)) if playing else nothing,
        may_claim=may_claim(match, seat),
        shooter=deal.shooter,
        moon=deal.moon,
        points=deal.points,
        winners=match.winners,
        open_hands=deal.dealt if over else (),
        open_passes=tuple(c or nothing for c in deal.chosen) if over else (),
        totals=match.totals,
        bids=deal.bids,
        least_bid=lowest_bid(deal),
        bidder=bid[0] if bid else match.bidder,
        named=deal.named,
        declined=deal.declined,
        declarer=deal.declarer,
        stock=len(deal.undealt),
        widow_taker=deal.widow_taker,
        widow=deal.widow if over or deal.widow_taker == seat else nothing,
        extra=deal.extra if over else _known_extra(match, seat),
        pending=deal.pending,
        pool=match.pool,
        jackpot=match.jackpot,
        may_mend=deal.open_revoke is not None and deal.open_revoke.seat == seat,
    )


def _received(deal: Deal, seat: int) -> tuple[Card, ...]:
    """What ``seat`` was given, sorted."""
    seats = deal.rules.seats
    return tuple(
        sorted(
            card
            for giver, cards in enumerate(deal.chosen)
            if cards is not None
            for taker, card in zip(deal.direction.takers(giver, seats, len(cards)), cards, strict=True)
            if taker == seat
        )
    )


def _known_extra(match: Match, seat: int) -> tuple[tuple[Card, ...], ...]:
    """What counts without a trick: the widow and what was laid away are known to who took it alone."""
    deal = match.deal
    if deal is None or deal.claimer is not None:
        return deal.extra if deal else ()
    return tuple(extra if s == seat else () for s, extra in enumerate(deal.extra))


def redact(event: Event, seat: int) -> Event:
    """``event`` without the cards that ``seat`` may not see."""
    match event:
        case DealStarted():
            hands = tuple(h if s == seat else () for s, h in enumerate(event.hands))
            return replace(event, hands=hands, undealt=())
        case RestDealt():
            return replace(event, hands=tuple(h if s == seat else () for s, h in enumerate(event.hands)))
        case CardsChosen() if event.seat != seat:
            return replace(event, cards=())
        case CardsPassed():
            gifts = tuple(g if seat in (g.giver, g.taker) else replace(g, cards=()) for g in event.gifts)
            return replace(event, gifts=gifts)
        case CardDrawn() if event.seat != seat:
            return replace(event, card=None)
        case WidowTaken() | WidowExchanged() if event.seat != seat:
            return replace(event, cards=())
        case _:
            return event
