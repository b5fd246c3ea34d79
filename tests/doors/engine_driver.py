"""Another program that plays with the engine: it tells a seat what happens in a real match, and nothing else."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.doors.engine import respond
from hearts_qt.doors.engine_session import Session, open_session
from hearts_qt.rules.cards import write_cards
from hearts_qt.rules.events import (
    BidMade,
    CardDrawn,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealStarted,
    Declared,
    Event,
    MoonChosen,
    RestDealt,
    SuitNamed,
    WidowExchanged,
    WidowTaken,
)
from hearts_qt.rules.notation import write_rules
from hearts_qt.rules.state import DealScore, Match, Phase
from hearts_qt.rules.switches import Undealt
from hearts_qt.rules.view import View, redact, view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.rules.ruleset import Rules

QUESTIONS = {
    Phase.BIDDING: "bid",
    Phase.NAMING: "name",
    Phase.DECLARING: "declare",
    Phase.PASSING: "pass",
    Phase.PLAYING: "move",
    Phase.EXCHANGING: "exchange",
    Phase.CHOOSING_MOON: "moon",
}


def session(variant: str = "windows_hearts", players: int | None = None, level: str = "random") -> Session:
    return open_session(variant, players, level, seed=1)


def say(some: Session, *lines: str) -> Session:
    """The session after lines that are all answered by ``ok``."""
    for line in lines:
        some, answer = respond(some, line)
        assert answer == "ok", f"{line}: {answer}"
    return some


def ask(some: Session, question: str) -> list[str]:
    """The words after the first one of the answer, which repeats the question."""
    after, answer = respond(some, question)
    assert after is some
    word, *rest = answer.split()
    assert word == question.removesuffix("?"), answer
    return rest


def refused(some: Session, line: str) -> str:
    """The reason why ``line`` is refused; it leaves the session as it is."""
    after, answer = respond(some, line)
    assert after == some
    assert answer.startswith("error "), f"{line}: {answer}"
    assert answer.isprintable()
    return answer.removeprefix("error ")


def letter(direction: object) -> str:
    return str(direction).rpartition(".")[2][0]


def before_deal(match: Match, dealer: int | None) -> Iterator[str]:
    """What to say of the match before deal number ``len(match.scores) + 1``."""
    yield f"set deal={len(match.scores) + 1}" + ("" if dealer is None else f" dealer={dealer}")
    words = ["scores", *map(str, match.totals)]
    if match.rules.in_chips:
        words += [f"pool={match.pool}", f"jackpot={'yes' if match.jackpot else 'no'}"]
        words += [] if match.bidder is None else [f"bidder={match.bidder}"]
    yield " ".join(words)


def lines_of(before: Match, events: tuple[Event, ...], seat: int, *, tell_dealer: bool = True) -> Iterator[str]:
    """What to tell ``seat`` after ``events``, which ``before`` came before."""
    for kind, group in groupby((redact(e, seat) for e in events), key=_kind):
        same = list(group)
        if kind[0] is CardDrawn:
            drawn = [e for e in same if isinstance(e, CardDrawn)]
            who = drawn[0].seat
            if who == seat:
                yield f"drawn {seat} {write_cards(e.card for e in drawn if e.card is not None)}"
            elif before.rules.undealt is Undealt.DRAW:
                yield f"drawn {who} {len(drawn)}"
            continue
        for event in same:
            yield from _lines_of_one(before, event, seat, tell_dealer=tell_dealer)


def _kind(event: Event) -> tuple[type[Event], int | None]:
    return type(event), event.seat if isinstance(event, CardDrawn) else None


def _lines_of_one(before: Match, event: Event, seat: int, *, tell_dealer: bool) -> Iterator[str]:
    match event:
        case DealStarted():
            yield from before_deal(before, event.dealer if tell_dealer else None)
            yield f"deal {seat} {letter(event.direction)} {write_cards(event.hands[seat])}"
        case BidMade(who, chips):
            yield f"bid {who} {'pass' if chips is None else chips}"
        case SuitNamed(who, suit) if who is not None:
            yield f"name {who} {suit.letter}"
        case RestDealt(hands):
            yield f"rest {write_cards(hands[seat])}"
        case Declared(who, everything):
            yield f"declare {who} {'yes' if everything else 'no'}"
        case CardsChosen(who, given) if who == seat:
            yield f"passed {write_cards(given)}"
        case CardsPassed(gifts):
            yield f"received {write_cards(sorted(c for g in gifts if g.taker == seat for c in g.cards))}"
        case CardPlayed(who, card):
            yield f"play {who} {card}"
        case WidowTaken(who, cards, _, to_hand) if who == seat and (to_hand or before.rules.undealt is not LAST):
            yield f"widow {write_cards(cards)}"
        case WidowExchanged(who, cards) if who == seat:
            yield f"exchange {write_cards(cards)}"
        case MoonChosen(who, choice):
            yield f"moon {who} {choice.value}"


LAST = Undealt.LAST_TRICK


def as_told(match: Match, seat: int, told: View) -> View:
    """What ``seat`` really sees, without the little that the engine is not told: the score sheet line by line."""
    seen = view(match, seat)
    totals = match.totals
    scores = (DealScore(seen.number - 1, (0,) * len(totals), totals, None, match.pool, match.jackpot),)
    if seen.phase is Phase.PASSING:
        # Who has chosen already is not told.
        seen = replace(seen, has_passed=told.has_passed, to_move=told.to_move)
    return replace(seen, scores=scores, rules=told.rules)


def same_game(rules: Rules, variant: str) -> str:
    """The line that makes ``rules`` of those of ``variant``."""
    _, _, *switches = write_rules(variant, rules).split()
    return f"set {' '.join(['level=random', *switches])}"
