"""``engine``: one seat played for another program, line by line over standard input and output.

docs/engine-protocol.md describes the lines. Every line gets one line in answer; what cannot be is answered by
``error`` and changes nothing.
"""

from __future__ import annotations

import logging
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt import __version__
from hearts_qt.ai.levels import strategy
from hearts_qt.ai.search import Search
from hearts_qt.ai.strategy import choose
from hearts_qt.doors import told
from hearts_qt.doors.engine_session import Session, forget, match_so_far, set_keys, set_scores
from hearts_qt.doors.engine_words import (
    at_least,
    exactly,
    read_card,
    read_cards,
    read_number,
    read_seat,
    read_suit,
    shown,
)
from hearts_qt.doors.refusal_words import Impossible, sentence_of_phase
from hearts_qt.rules import scoring
from hearts_qt.rules.cards import Card, write_cards
from hearts_qt.rules.moves import (
    Bid,
    ChooseMoon,
    Declare,
    ExchangeWidow,
    Move,
    NameSuit,
    PassCards,
    PlayCard,
)
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Direction, Moon
from hearts_qt.rules.view import View, view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import BinaryIO, TextIO

    from hearts_qt.ai.strategy import Strategy
logger = logging.getLogger(__name__)

PROTOCOL = 1
MAX_LINE = 4096
"""Bytes. No line that says something sensible is longer."""

_DIRECTIONS = {direction.name[0]: direction for direction in Direction}
"""L R A S H."""


def run(session: Session, lines: BinaryIO, answers: TextIO) -> None:
    """Answer every line until ``quit`` or the end of the input."""
    while line := lines.readline(MAX_LINE + 1):
        whole = line
        while len(whole) > MAX_LINE and not whole.endswith(b"\n"):
            whole = lines.readline(MAX_LINE + 1) or b"\n"
        text = line.decode("utf-8", errors="replace").strip()
        if len(line) > MAX_LINE:
            answer = "error the line is too long"
        else:
            session, answer = respond(session, text)
        try:
            answers.write(answer + "\n")
            answers.flush()
        except BrokenPipeError:
            return
        if text == "quit":
            return


def respond(session: Session, line: str) -> tuple[Session, str]:
    """The session after ``line``, and the answer; after an error it is the one before."""
    word, *words = line.split() or [""]
    try:
        if word in _STATEMENTS:
            return _STATEMENTS[word](session, words), "ok"
        if word in _QUESTIONS:
            if words:
                raise Impossible(f"{word} stands alone")
            return session, _QUESTIONS[word](session)
        raise Impossible(f"{shown(word)} is not a command" if word else "the line is empty")
    except Impossible as impossible:
        return session, f"error {impossible}"
    except Exception:
        # A fault of this program must not take the other one's game down with it.
        logger.exception("no answer to %s", shown(line))
        return session, "error this program has a fault; the log says more"


def _seat(session: Session, word: str) -> int:
    return read_seat(word, session.rules.seats)


# -- the deal ---------------------------------------------------------------------------------------------------


def _deal(session: Session, words: Sequence[str]) -> Session:
    seat, direction, *hand = at_least(words, 2, "deal SEAT DIRECTION CARD ...")
    if direction not in _DIRECTIONS:
        raise Impossible(f"{shown(direction)} is not a direction, only {', '.join(_DIRECTIONS)}")
    session = replace(session, number=session.next_number, ahead=False, counted=False)
    mine, way, dealer = _seat(session, seat), _DIRECTIONS[direction], session.dealer
    current = told.begin(match_so_far(session), session.number, dealer, mine, way, read_cards(hand))
    following = None if dealer is None else (dealer + 1) % session.rules.seats
    return replace(session, current=current, dealer=following)


def _passed(session: Session, words: Sequence[str]) -> Session:
    return replace(session, current=told.passed(session.deal, read_cards(words)))


def _received(session: Session, words: Sequence[str]) -> Session:
    return replace(session, current=told.received(session.deal, read_cards(words)))


def _play(session: Session, words: Sequence[str]) -> Session:
    seat, played = exactly(words, 2, "play SEAT CARD")
    return replace(session, current=told.played(session.deal, _seat(session, seat), read_card(played)))


def _bid(session: Session, words: Sequence[str]) -> Session:
    seat, chips = exactly(words, 2, "bid SEAT CHIPS, or bid SEAT pass")
    return _moved(session, Bid(_seat(session, seat), None if chips == "pass" else read_number(chips)))


def _name(session: Session, words: Sequence[str]) -> Session:
    seat, suit = exactly(words, 2, "name SEAT SUIT")
    return _moved(session, NameSuit(_seat(session, seat), read_suit(suit)))


def _rest(session: Session, words: Sequence[str]) -> Session:
    return replace(session, current=told.rest_came(session.deal, read_cards(words)))


def _declare(session: Session, words: Sequence[str]) -> Session:
    seat, answer = exactly(words, 2, "declare SEAT yes, or declare SEAT no")
    if answer not in ("yes", "no"):
        raise Impossible(f"{shown(answer)} is neither yes nor no")
    return _moved(session, Declare(_seat(session, seat), answer == "yes"))


def _moon(session: Session, words: Sequence[str]) -> Session:
    seat, choice = exactly(words, 2, "moon SEAT add, or moon SEAT subtract")
    if choice not in (Moon.ADD.value, Moon.SUBTRACT.value):
        raise Impossible(f"{shown(choice)} is neither add nor subtract")
    return _moved(session, ChooseMoon(_seat(session, seat), Moon(choice)))


def _exchange(session: Session, words: Sequence[str]) -> Session:
    return _moved(session, ExchangeWidow(session.deal.seat, read_cards(words)))


def _moved(session: Session, move: Move) -> Session:
    return replace(session, current=told.moved(session.deal, move))


def _drawn(session: Session, words: Sequence[str]) -> Session:
    seat, *drawn = at_least(words, 2, "drawn SEAT COUNT, or drawn SEAT CARD ...")
    deal = session.deal
    if _seat(session, seat) == deal.seat:
        return replace(session, current=told.drew_own(deal, read_cards(drawn)))
    (count,) = exactly(drawn, 1, "drawn SEAT COUNT")
    return replace(session, current=told.drew(deal, _seat(session, seat), read_number(count)))


def _widow(session: Session, words: Sequence[str]) -> Session:
    return replace(session, current=told.took_widow(session.deal, read_cards(words)))


def _quit(session: Session, words: Sequence[str]) -> Session:
    exactly(words, 0, "quit")
    return session


# -- questions --------------------------------------------------------------------------------------------------


def _hello(_: Session) -> str:
    return f"hearts-qt {__version__} protocol {PROTOCOL}"


def _hand(session: Session) -> str:
    return _listed("hand", session.deal.hand)


def _legal(session: Session) -> str:
    return _listed("legal", _asked(session, Phase.PLAYING).legal)


def _listed(word: str, some: Sequence[Card]) -> str:
    return f"{word} {write_cards(some)}".rstrip()


def _score(session: Session) -> str:
    """What has been taken in this deal so far; once it is over, what is written down for it."""
    current = session.deal
    deal = current.deal
    points = deal.points
    if points is None:
        rules = replace(deal.rules, no_trick_bonus=0)
        known = replace(deal, rules=rules, extra=view(current.match, current.seat).extra)
        points = tuple(-c if rules.high_wins else c for c in scoring.plain_costs(known))
    return f"score {' '.join(map(str, points))}"


def _asked(session: Session, phase: Phase) -> View:
    """What the seat knows, if it is asked for a move of this phase now."""
    seen = told.seen(session.deal)
    if seen.phase is not phase:
        raise Impossible(sentence_of_phase(seen.phase))
    if seen.seat not in seen.to_move:
        raise Impossible(f"seat {seen.seat} is not asked for anything now")
    return seen


def _asks(word: str, phase: Phase) -> Callable[[Session], str]:
    """The question for a move in ``phase``. Asked again it gets the same answer: nothing is left to the clock."""

    def answer(session: Session) -> str:
        seen, deal = _asked(session, phase), session.deal
        rng = Random(f"{session.seed}/{deal.seat}/{deal.deal.number}/{deal.moves}")
        return f"{word} {_words_of(choose(_player(session), seen, rng))}"

    return answer


def _player(session: Session) -> Strategy:
    """The player of the level, with as many worlds for each card as were set."""
    player = strategy(session.level)
    if session.worlds is None or not isinstance(player, Search):
        return player
    return replace(player, effort=replace(player.effort, worlds=session.worlds))


def _words_of(move: Move) -> str:
    """What a move says beside its seat."""
    match move:
        case PlayCard(_, played):
            return str(played)
        case PassCards(_, some) | ExchangeWidow(_, some):
            return write_cards(some)
        case Bid(_, chips):
            return "pass" if chips is None else str(chips)
        case NameSuit(_, suit):
            return suit.letter
        case Declare(_, everything):
            return "yes" if everything else "no"
        case ChooseMoon(_, choice):
            return choice.value
        case _:
            raise ValueError(f"{move!r} has no words")


_STATEMENTS: Mapping[str, Callable[[Session, Sequence[str]], Session]] = {
    "new": forget,
    "set": set_keys,
    "scores": set_scores,
    "deal": _deal,
    "bid": _bid,
    "name": _name,
    "rest": _rest,
    "declare": _declare,
    "passed": _passed,
    "received": _received,
    "play": _play,
    "drawn": _drawn,
    "widow": _widow,
    "exchange": _exchange,
    "moon": _moon,
    "quit": _quit,
}

_QUESTIONS: Mapping[str, Callable[[Session], str]] = {
    "hello": _hello,
    "hand?": _hand,
    "legal?": _legal,
    "score?": _score,
    "bid?": _asks("bid", Phase.BIDDING),
    "name?": _asks("name", Phase.NAMING),
    "declare?": _asks("declare", Phase.DECLARING),
    "pass?": _asks("pass", Phase.PASSING),
    "move?": _asks("move", Phase.PLAYING),
    "exchange?": _asks("exchange", Phase.EXCHANGING),
    "moon?": _asks("moon", Phase.CHOOSING_MOON),
}
