"""Positions and frames for the table, made by the rules themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.game.frames import PERSON, Ask, Frame, Offer, Sitter
from hearts_qt.rules.moves import DealCards, PassCards, PlayCard
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Direction
from hearts_qt.rules.transition import fold, step
from hearts_qt.rules.view import redact, view
from hearts_qt.table.arrangement import Arrangement

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.moves import Move

USUAL = Arrangement()
SITTERS = (Sitter.PERSON, Sitter.MARFA, Sitter.TIKHON, Sitter.ZLATA)
HOLD = Rules(pass_cycle=(Direction.HOLD,))


def first_move(match: Match) -> Move:
    """The move of the simplest player: the first cards that may be passed or played."""
    if match.phase in (Phase.DEALING, Phase.SCORED):
        return DealCards()
    seat = match.to_move[-1]
    seen = view(match, seat)
    if match.phase is Phase.PASSING:
        return PassCards(seat, seen.hand[: match.rules.pass_count])
    return PlayCard(seat, seen.legal[0])


def play_until(stop: Callable[[Match], bool], rules: Rules | None = None, seed: int = 5) -> Match:
    """The match at the first position at which ``stop`` holds."""
    match = Match(rules or Rules(), seed)
    while not stop(match):
        match, _ = step(match, first_move(match))
    return match


def frames(match: Match, move: Move, index: int = 1) -> tuple[Match, tuple[Frame, ...]]:
    """The match after ``move``, and the frames that the person sees of it."""
    after, events = step(match, move)
    made = []
    for number, event in enumerate(events):
        match = fold(match, event)
        made.append(Frame(index + number, redact(event, PERSON), view(match, PERSON)))
    return after, tuple(made)


def offer(match: Match, ask: Ask) -> Offer:
    """What the person may do now."""
    seen = view(match, PERSON)
    some = {Ask.PASS: seen.hand, Ask.ACCEPT: seen.received, Ask.PLAY: seen.legal}
    count = {Ask.PASS: match.rules.pass_count, Ask.ACCEPT: len(seen.received), Ask.PLAY: 1}
    return Offer(ask, seen, some.get(ask, ()), count.get(ask, 0))


def hand_of(match: Match) -> tuple[Card, ...]:
    """The person's cards from left to right."""
    return USUAL.arrange(view(match, PERSON).hand)


def passing() -> Match:
    """The person is to choose three cards to pass to the left, all others have chosen."""
    return play_until(lambda m: m.phase is Phase.PASSING and m.to_move == (PERSON,))


def accepting() -> Match:
    """The passed cards have just arrived and nothing has been played."""
    return play_until(lambda m: m.phase is Phase.PLAYING)


def following() -> Match:
    """The person is the last to play to a trick and must follow suit: some cards are forbidden."""

    def is_it(match: Match) -> bool:
        deal = match.deal
        if match.phase is not Phase.PLAYING or deal is None or match.to_move != (PERSON,) or deal.trick is None:
            return False
        legal = view(match, PERSON).legal
        return bool(deal.tricks) and len(deal.trick.cards) == 3 and 1 < len(legal) < len(deal.hands[PERSON])

    return play_until(is_it)


def scored() -> Match:
    """The first deal is over."""
    return play_until(lambda m: m.phase is Phase.SCORED)
