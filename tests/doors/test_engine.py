"""The engine told of real matches: what it knows is what its seat knows, what it answers is what the rules say."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from hearts_qt import __version__
from hearts_qt.doors import told
from hearts_qt.doors.engine import MAX_LINE, respond, run
from hearts_qt.doors.referee import rules_of
from hearts_qt.rules.cards import card
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import DealCards, PassCards, PlayCard
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Direction
from hearts_qt.rules.transition import step
from tests.doors.engine_driver import (
    QUESTIONS,
    as_told,
    ask,
    before_deal,
    lines_of,
    refused,
    same_game,
    say,
    session,
)
from tests.rules.positions import random_match, random_move

if TYPE_CHECKING:
    from hearts_qt.doors.engine_session import Session
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.view import View

ROOT = Path(__file__).resolve().parents[2]
REFEREED = ROOT / "tests" / "data" / "refereed_deals.jsonl"


def differences(found: View, wanted: View) -> dict[str, tuple[object, object]]:
    pairs = {name: (getattr(found, name), getattr(wanted, name)) for name in found.__struct_fields__}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def follow(some: Session, rules: Rules, seat: int, seed: int, *, tell_dealer: bool) -> int:
    """Tell of a random match and compare at every move of ``seat``; how many there were."""
    asked = 0
    for before, _, events, after in random_match(rules, seed, claims=False):
        some = say(some, *lines_of(before, events, seat, tell_dealer=tell_dealer))
        if seat in after.to_move:
            found = told.seen(some.deal)
            wanted = as_told(after, seat, found)
            if not tell_dealer:
                wanted = replace(wanted, dealer=found.dealer)
            assert differences(found, wanted) == {}
            asked += 1
            ask(some, f"{QUESTIONS[after.phase]}?")
        if after.phase in (Phase.SCORED, Phase.OVER) and after.deal is not None:
            assert ask(some, "score?") == [str(p) for p in after.deal.points or ()]
    return asked


def short(rules: Rules, deals: int) -> Rules:
    return replace(rules, limit=None, deals=len(rules.contracts) or deals)


TABLES = [(v.id, v.best) for v in CATALOGUE.values()] + [("gruznov_hearts", n) for n in (3, 5, 6, 7)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_the_engine_knows_exactly_what_its_seat_knows(variant: str, players: int) -> None:
    rules = short(CATALOGUE[variant].rules(players), 1)
    seat = len(variant) % players
    some = say(session(variant, players), same_game(rules, variant))
    assert follow(some, rules, seat, 11 * players, tell_dealer=True)


CHOICES = {
    f"{v.id} {choice.key} {answer}": (v.id, choice.put(v.rules(), answer))
    for v in CATALOGUE.values()
    for choice in v.choices
    for answer in list(choice.answers)[1:]
    if choice.arises(v.rules())
}


@pytest.mark.parametrize(("variant", "rules"), CHOICES.values(), ids=CHOICES)
def test_it_does_so_too_where_the_sources_differ(variant: str, rules: Rules) -> None:
    rules = short(rules, 1)
    if rules.contracts:
        # The deals that such a choice is about come last, if they are not everywhere.
        rules = replace(rules, contracts=rules.contracts[-2:], deals=2)
    some = say(session(variant), same_game(rules, variant))
    assert follow(some, rules, 1, 3, tell_dealer=True)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_cards_may_go_to_everybody(players: int) -> None:
    some = say(session("dynamo", players), f"set pass_cycle=scatter pass_count={players - 1} limit=none deals=3")
    assert follow(some, some.rules, 1, 4, tell_dealer=False)


@pytest.mark.parametrize("variant", ["windows_hearts", "auction_hearts", "chasse_coeur", "spot_points", "kierki"])
def test_who_dealt_need_not_be_told(variant: str) -> None:
    rules = short(CATALOGUE[variant].rules(), 2)
    some = say(session(variant), same_game(rules, variant))
    assert follow(some, rules, 3, 5, tell_dealer=False)


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_of_the_classic_game_passes_every_way_and_holds(seat: int) -> None:
    rules = short(CATALOGUE["windows_hearts"].rules(), 4)
    some = say(session(), same_game(rules, "windows_hearts"))
    assert follow(some, rules, seat, 20 + seat, tell_dealer=seat % 2 == 0) >= 4 * 13 + 3


@pytest.mark.parametrize(
    "switches",
    [
        "undealt=last_trick hand=12",
        "undealt=first_trick hand=11",
        "opening=any_club revoke=lesnoy no_trick_bonus=5",
        "discard_duty=heart_then_queen jokers=4",
        "first_trick_fallback=redeal moon=choice",
    ],
)
def test_house_rules_are_followed_too(switches: str) -> None:
    some = say(session(), f"set {switches} limit=none deals=2")
    assert follow(some, some.rules, 2, 8, tell_dealer=False)


@pytest.mark.parametrize(
    ("variant", "players"),
    [("windows_hearts", 4), ("black_maria", 3), ("omnibus_jd", 5), ("partner_combined", 4)],
)
def test_the_engine_plays_a_whole_match(variant: str, players: int) -> None:
    """One seat asks the engine for every move; the rules accept each."""
    rng, seat = Random(4), 1
    some = session(variant, players, "rule_of_thumb")
    match = Match(replace(some.rules, limit=40), seed=9)
    some = say(some, "set limit=40")
    while match.phase is not Phase.OVER:
        move: Any = DealCards()
        if match.phase not in (Phase.DEALING, Phase.SCORED):
            move = random_move(match, rng, claims=False)
        if match.to_move and match.to_move[0] == seat:
            answer = tuple(map(card, ask(some, f"{QUESTIONS[match.phase]}?")))
            move = PassCards(seat, answer) if match.phase is Phase.PASSING else PlayCard(seat, answer[0])
        elif seat in match.to_move or getattr(move, "seat", None) == seat:
            others = [s for s in match.to_move if s != seat]
            move = replace(move, seat=others[0]) if match.phase is not Phase.PASSING else _pass(match, others[0])
        before = match
        match, events = step(match, move)
        some = say(some, *lines_of(before, events, seat))
    assert len(match.scores) > 1


def _pass(match: Match, seat: int) -> PassCards:
    assert match.deal is not None
    return PassCards(seat, match.deal.hands[seat][: match.rules.pass_count])


@pytest.mark.parametrize("number", range(0, 119, 4))
def test_refereed_deals_are_taken_as_they_were_played(number: int) -> None:
    recorded = json.loads(REFEREED.read_text().splitlines()[number])
    direction = Direction.HOLD if recorded["pass_dir"] == "none" else Direction(recorded["pass_dir"])
    rules, seat = rules_of(recorded["params"], direction), number // 4 % 4
    if not rules.hearts_must_be_broken:
        rules = replace(rules, queen_breaks_hearts=False, hearts_instead_of_queen=False)
    some = say(session(), same_game(rules, "windows_hearts"))
    some = say(some, f"deal {seat} {direction.value[0].upper()} {' '.join(recorded['hands'][seat])}")
    if recorded["passes"]:
        giver = (seat - direction.offset(4)) % 4
        some = say(some, f"passed {' '.join(recorded['passes'][seat])}")
        some = say(some, f"received {' '.join(recorded['passes'][giver])}")
    for play in recorded["plays"]:
        if play["seat"] == seat:
            assert sorted(ask(some, "legal?")) == sorted(play["legal"])
            assert ask(some, "move?")[0] in play["legal"]
        else:
            refused(some, "move?")
        some = say(some, f"play {play['seat']} {play['card']}")
    assert ask(some, "score?") == [str(p) for p in recorded["points"]]


# -- a process ------------------------------------------------------------------------------------------------


def example() -> list[tuple[str, str]]:
    """The lines of the session in the description of the protocol, each with its answer."""
    text = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
    block = text.split("```text\n")[-1].split("```")[0].splitlines()
    said = [line.removeprefix("> ") for line in block if line.startswith("> ")]
    answers = [line.removeprefix("< ") for line in block if line.startswith("< ")]
    assert len(said) == len(answers) > 60
    return list(zip(said, answers, strict=True))


def test_the_session_in_the_description_goes_as_written() -> None:
    """Word for word, but for the cards of its own choice: there a better player may know better."""
    pairs = example()
    done = subprocess.run(
        [sys.executable, "-m", "hearts_qt", "engine", "--variant", "windows_hearts", "--seed", "7"],
        cwd=ROOT, capture_output=True, check=True, input="".join(f"{line}\n" for line, _ in pairs).encode(),
    )  # fmt: skip
    assert done.stderr == b""
    answers = done.stdout.decode().splitlines()
    assert len(answers) == len(pairs)
    legal: list[str] = []
    for (line, wanted), answer in zip(pairs, answers, strict=True):
        match line:
            case "hello":
                assert answer == f"hearts-qt {__version__} protocol 1"
            case "pass?":
                assert (answer.split()[0], len(set(answer.split()))) == ("pass", 4)
            case "move?":
                assert answer.split()[0] == "move"
                assert not legal or answer.split()[1] in legal
            case _:
                assert answer == wanted, line
        legal = answer.split()[1:] if line == "legal?" else []
    assert {line.split()[0] for line, _ in pairs} >= {
        "hello", "set", "scores", "deal", "pass?", "passed", "received", "play", "legal?", "move?", "hand?",
        "score?", "quit",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--variant", "whist"), "whist"),
        (("--players", "5"), "5"),
        (("--level", "genius"), "genius"),
    ],
)
def test_a_table_that_there_is_not_is_one_sentence(
    arguments: tuple[str, ...], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from hearts_qt.__main__ import main

    assert main(("engine", *arguments)) == 1
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert word in err


def test_every_line_gets_one_answer_whatever_is_in_it() -> None:
    junk = [b"", b"   ", b"\xff\xfe\x00", b"x" * (3 * MAX_LINE), b"hand?", b"play " + b"9" * 5000]
    lines = [b"hello", *junk, b"quit"]
    answers = io.StringIO()
    run(session(), io.BytesIO(b"\r\n".join(lines) + b"\nhello\n"), answers)
    told_back = answers.getvalue().splitlines()
    assert len(told_back) == len(lines), "quit ends it"
    assert [a.split()[0] for a in told_back] == ["hearts-qt", *["error"] * 6, "ok"]


def test_the_input_may_end_without_a_word() -> None:
    answers = io.StringIO()
    run(session(), io.BytesIO(b"hello"), answers)
    assert answers.getvalue().count("\n") == 1


class _Closed(io.StringIO):
    def flush(self) -> None:
        raise BrokenPipeError


def test_an_output_that_is_closed_ends_it() -> None:
    lines = io.BytesIO(b"hello\n" * 3)
    run(session(), lines, _Closed())
    assert lines.read() == b"hello\n" * 2


def test_the_same_seed_gives_the_same_answers() -> None:
    hand = "2C 9C JC 4D 7D QD 3S 8S QS 5H 9H JH KH"
    dealt = say(session(), f"deal 2 L {hand}")
    again = say(session(), f"deal 2 L {hand}")
    assert ask(dealt, "pass?") == ask(dealt, "pass?") == ask(again, "pass?")
    others = {tuple(ask(replace(dealt, seed=seed), "pass?")) for seed in range(20)}
    assert len(others) > 1


@pytest.mark.parametrize("variant", ["windows_hearts", "auction_hearts", "domino_foster", "heartsette_gruznov"])
def test_garbled_lines_change_nothing_and_break_nothing(variant: str) -> None:
    """Between the true lines of a match come others: words swapped, lost, doubled, cards and seats exchanged."""
    rng, rules = Random(3), short(CATALOGUE[variant].rules(), 1)
    some = say(session(variant), same_game(rules, variant))
    true_lines: list[str] = []
    for before, _, events, _ in random_match(rules, 6, claims=False):
        true_lines += lines_of(before, events, 1)
    errors = 0
    for line in true_lines:
        for _ in range(3):
            after, answer = respond(some, _garbled(line, true_lines, rng))
            assert "\n" not in answer
            if answer.startswith("error"):
                assert after == some
                errors += 1
        some = say(some, line)
    assert errors > len(true_lines)


def _garbled(line: str, lines: list[str], rng: Random) -> str:
    words = line.split()
    other = rng.choice(lines).split()
    place = rng.randrange(len(words))
    match rng.randrange(6):
        case 0:
            words[place] = rng.choice(other)
        case 1:
            del words[place]
        case 2:
            words.insert(place, rng.choice(other))
        case 3:
            words[place] = rng.choice(("-1", "99", "QS", "=", "x=y", "None", "A" * 30, "0x1", "²", "+1", "1_0"))
        case 4:
            words = other
        case _:
            rng.shuffle(words)
    return " ".join(words)


def test_a_match_that_was_told_once_can_begin_anew() -> None:
    rules = CATALOGUE["windows_hearts"].rules()
    match = Match(rules, seed=2)
    some = say(session(), *before_deal(match, 1), "new")
    assert (some.number, some.totals, some.dealer, some.current) == (1, None, None, None)
    assert refused(some, "hand?") == "no cards have been dealt"
