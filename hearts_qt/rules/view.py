"""What one seat may know. Everything outside the rules that plays or draws gets a `View` and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hearts_qt.rules.events import CardsChosen, CardsPassed, DealStarted, Event
from hearts_qt.rules.legality import legal_cards
from hearts_qt.rules.ruleset import Rules, value_of
from hearts_qt.rules.state import DealScore, Match, Phase, TakenTrick, Trick, captured
from hearts_qt.rules.switches import Direction, Moon
from hearts_qt.rules.transition import may_claim, turn_of

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card


@dataclass(frozen=True, slots=True)
class View:
    """The match as ``seat`` sees it. Tuples with one entry per seat are indexed by seat.

    Before the first deal ``number`` is 0. ``has_passed`` says who has chosen; ``passed`` and ``received`` are
    this seat's own cards, ``received`` is empty until all have chosen. ``legal`` is filled while this seat is to
    play. ``may_claim`` says whether `Claim` is open to this seat. ``open_hands`` are the hands as dealt and
    ``open_passes`` what each seat gave: both only after the deal has been scored, when everything is open.
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

    @property
    def totals(self) -> tuple[int, ...]:
        """The seats' totals after the last scored deal."""
        return self.scores[-1].totals if self.scores else (0,) * self.rules.seats

    def taken(self, seat: int) -> tuple[Card, ...]:
        """The cards ``seat`` has captured in this deal, in the order of capture: open knowledge at the table."""
        return captured(self.tricks, seat) + (self.claimed if self.claimer == seat else ())

    def penalty_so_far(self, seat: int) -> int:
        """The worth of what ``seat`` has captured in this deal, before moon and rewards."""
        return sum(value_of(self.rules, c) for c in self.taken(seat))


def view(match: Match, seat: int) -> View:
    """What ``seat`` may know of ``match``."""
    rules, deal = match.rules, match.deal
    nothing: tuple[Card, ...] = ()
    if deal is None:
        return View(
            rules=rules, seat=seat, phase=match.phase, number=0, dealer=0, direction=Direction.HOLD, hand=nothing,
            hand_sizes=(0,) * rules.seats, has_passed=(False,) * rules.seats, passed=nothing, received=nothing,
            trick=None, tricks=(), claimer=None, claimed=nothing, hearts_broken=False, scores=match.scores,
            to_move=(), legal=nothing, may_claim=False, shooter=None, moon=None, points=None, winners=(),
        )  # fmt: skip
    to_move = match.to_move
    playing = match.phase is Phase.PLAYING
    over = match.phase in (Phase.SCORED, Phase.OVER)
    exchanged = match.phase is not Phase.PASSING and deal.direction is not Direction.HOLD
    giver = (seat - deal.direction.offset(rules.seats)) % rules.seats
    return View(
        rules=rules,
        seat=seat,
        phase=match.phase,
        number=deal.number,
        dealer=deal.dealer,
        direction=deal.direction,
        hand=deal.hands[seat],
        hand_sizes=tuple(map(len, deal.hands)),
        has_passed=tuple(c is not None for c in deal.chosen),
        passed=deal.chosen[seat] or nothing,
        received=(deal.chosen[giver] or nothing) if exchanged else nothing,
        trick=deal.trick,
        tricks=deal.tricks,
        claimer=deal.claimer,
        claimed=deal.claimed,
        hearts_broken=deal.hearts_broken,
        scores=match.scores,
        to_move=to_move,
        legal=legal_cards(turn_of(rules, deal, seat)) if playing and to_move == (seat,) else nothing,
        may_claim=may_claim(match, seat),
        shooter=deal.shooter,
        moon=deal.moon,
        points=deal.points,
        winners=match.winners,
        open_hands=deal.dealt if over else (),
        open_passes=tuple(c or nothing for c in deal.chosen) if over else (),
    )


def redact(event: Event, seat: int) -> Event:
    """``event`` without the cards that ``seat`` may not see."""
    match event:
        case DealStarted():
            return replace(event, hands=tuple(h if s == seat else () for s, h in enumerate(event.hands)))
        case CardsChosen() if event.seat != seat:
            return replace(event, cards=())
        case CardsPassed():
            gifts = tuple(g if seat in (g.giver, g.taker) else replace(g, cards=()) for g in event.gifts)
            return replace(event, gifts=gifts)
        case _:
            return event
