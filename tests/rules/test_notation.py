from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_qt.rules.cards import Rank
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import ChooseMoon, Claim, DealCards, Move, PassCards, PlayCard
from hearts_qt.rules.notation import (
    NotationError,
    Record,
    read_moves,
    read_record,
    read_rules,
    write_moves,
    write_record,
    write_rules,
)
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.shuffle import MAX_SEED
from hearts_qt.rules.switches import Bonus, Direction, Moon, Opening
from hearts_qt.rules.validate import faults
from tests.rules.positions import card, cards, random_match

some_rules = st.builds(
    Rules,
    seats=st.just(4),
    points=st.sampled_from([(("H", 1), ("QS", 13)), (("H", 1), ("QS", 13), ("AS", 7)), (("AH", 5),)]),
    removed=st.sampled_from([(), cards("2C 2D 2S 3C")]),
    bonus=st.sampled_from(Bonus),
    pass_count=st.integers(0, 5),
    pass_cycle=st.lists(st.sampled_from(Direction), max_size=5).map(tuple),
    opening=st.sampled_from(Opening),
    hearts_must_be_broken=st.booleans(),
    queen_breaks_hearts=st.booleans(),
    hearts_instead_of_queen=st.booleans(),
    no_points_on_first_trick=st.booleans(),
    moon=st.sampled_from(Moon),
    no_trick_bonus=st.integers(0, 20),
    limit=st.none() | st.integers(1, 1000),
    deals=st.none() | st.integers(1, 99),
).filter(lambda rules: not faults(rules))


@given(some_rules, st.sampled_from(sorted(v.id for v in CATALOGUE.values() if 4 in v.counts)))
def test_rules_are_equal_to_their_text(rules: Rules, variant: str) -> None:
    assert read_rules(write_rules(variant, rules)) == (variant, rules)


def test_rules_name_only_what_differs_from_the_variant() -> None:
    assert write_rules("windows_hearts", Rules(limit=50)) == "windows_hearts 4 limit=50"
    assert write_rules("tavern_jack", Rules(limit=50)) == "tavern_jack 4"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "names no variant"),
        ("bridge 4", "names no variant"),
        ("windows_hearts 5", "is not played by 5"),
        ("windows_hearts four", "not a whole number"),
        ("windows_hearts 4 colour=red", "'colour' is not a switch"),
        ("windows_hearts 4 moon=blue", "'blue' is no value of moon"),
        ("cancellation_hearts 5 seats=3", "'seats' is not a switch"),
        ("windows_hearts 4 limit=none", "no_end"),
        ("windows_hearts 4 queen_breaks_hearts=maybe", "'maybe' is no value"),
        ("windows_hearts 4 limit=99999999999999999999", "no value of limit"),
    ],
)
def test_rules_that_cannot_be_read_say_why(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_rules(text)


def test_plays_of_a_round_share_a_line() -> None:
    moves: tuple[Move, ...] = (
        DealCards(),
        PassCards(3, cards("QS AH KH")),
        *(PlayCard(seat, c) for seat, c in zip((2, 3, 0, 1, 0), cards("2C 9C 5C AC 3D"), strict=True)),
        Claim(1),
        ChooseMoon(1, Moon.SUBTRACT),
    )
    lines = list(write_moves(moves, 4))
    assert lines == ["deal", "pass 3 QS AH KH", "play 2 2C 9C 5C AC", "play 0 3D", "claim 1", "moon 1 subtract"]
    assert tuple(move for line in lines for move in read_moves(line, 4)) == moves


@pytest.mark.parametrize("line", ["", "deal twice", "play", "play x 2C", "play 0 1C", "moon 0 never", "dance 0"])
def test_a_line_that_is_no_move_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"is not a|is not a valid|is not a whole"):
        read_moves(line, 4)


def a_record() -> Record:
    moves = tuple(move for _, move, _, _ in random_match(Rules(), seed=7, deals=2))
    return Record("windows_hearts", Rules(), 7, moves)


def test_comments_and_empty_lines_are_for_readers_only() -> None:
    record = a_record()
    text = write_record(record).replace("\ndeal\n", "\n\n# the next deal\n   deal  \n")
    assert read_record(text) == record


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("hearts-qt match 1", "hearts-qt match 2", 1, "expected 'hearts-qt match 1'"),
        ("seed 7", "seed minus seven", 3, "not a whole number"),
        ("seed 7", f"seed {MAX_SEED + 1}", 3, "not a deal number"),
        ("seed 7\n", "", 3, "expected 'seed'"),
        ("rules windows_hearts", "rules windows", 2, "names no variant"),
        ("deal\n", "deal\ndeal\n", 5, "wrong_phase"),
    ],
)
def test_a_damaged_text_says_where_and_what(old: str, new: str, line: int, problem: str) -> None:
    text = write_record(a_record()).replace(old, new, 1)
    with pytest.raises(NotationError, match=problem) as caught:
        read_record(text)
    assert caught.value.line == line


def test_an_illegal_move_in_the_text_is_found() -> None:
    lines = write_record(a_record()).splitlines()
    k = next(i for i, line in enumerate(lines) if line.startswith("play"))
    lines[k] = lines[k].replace("2C", "3C", 1)
    with pytest.raises(NotationError, match="refused") as caught:
        read_record("\n".join(lines))
    assert caught.value.line == k + 1


@given(st.text(max_size=200))
def test_no_text_brings_the_reader_down(text: str) -> None:
    with pytest.raises(NotationError):
        read_record(text)


@given(st.integers(0, 2000), st.characters())
def test_a_changed_character_is_read_or_named_but_never_crashes(place: int, character: str) -> None:
    text = write_record(a_record())
    place %= len(text)
    changed = text[:place] + character + text[place + 1 :]
    try:
        record = read_record(changed)
    except NotationError as error:
        record = None
        lines = range(1, len(changed.splitlines()) + 2)
        named = error.line in lines
    assert named if record is None else read_record(write_record(record)) == record


def test_short_packs_and_own_points_survive() -> None:
    rules = Rules(removed=cards("2C 2D 2S 3C"), points=(("H", 2), ("QS", 12)), lowest=Rank.TWO)
    assert rules.lowest_club == card("4C")
    assert read_rules(write_rules("dynamo", rules)) == ("dynamo", rules)
