"""House rules of the person's own, in their file and as text."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import RulesError, RulesProblem, write_rules
from hearts_qt.rules.switches import Bonus, Moon, Opening, Revoke
from hearts_qt.rules.validate import faults
from hearts_qt.store import presets
from hearts_qt.store.errors import Fault
from hearts_qt.store.presets import (
    HEADER,
    MAX_NAME,
    NotPreset,
    Preset,
    Presets,
    TextProblem,
    read_preset,
    write_preset,
)
from tests.store.matches import mutated, names

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.rules.ruleset import Rules

COTTAGE = Preset("Дачные, до 50", "windows_hearts 4 limit=50")

NAMES = st.text(max_size=MAX_NAME).map(lambda s: " ".join(s.split())).filter(lambda s: s and s.isprintable())


@st.composite
def house_rules(draw: st.DrawFn) -> tuple[str, Rules]:
    """A variant of the catalogue with some switches moved, such as can be played."""
    variant = draw(st.sampled_from(list(CATALOGUE.values())))
    changes = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "moon": st.sampled_from(Moon),
                "moon_amount": st.none() | st.integers(1, 200),
                "bonus": st.sampled_from(Bonus),
                "opening": st.sampled_from(Opening),
                "revoke": st.sampled_from(Revoke),
                "hearts_must_be_broken": st.booleans(),
                "queen_breaks_hearts": st.booleans(),
                "stop_when_decided": st.booleans(),
                "pass_count": st.integers(0, 4),
                "no_trick_bonus": st.integers(0, 20),
                "limit": st.none() | st.integers(1, 500),
                "deals": st.none() | st.integers(1, 40),
                "points": st.just((("H", 1), ("QS", 12), ("KS", 7))),
            },
        )
    )
    rules = replace(variant.rules(draw(st.sampled_from(variant.counts))), **changes)
    assume(not faults(rules))
    return variant.id, rules


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / presets.FILE_NAME


@given(house_rules(), NAMES)
def test_rules_come_back_from_the_file_and_from_the_text(
    tmp_path_factory: pytest.TempPathFactory, named: tuple[str, Rules], name: str
) -> None:
    path = tmp_path_factory.getbasetemp() / presets.FILE_NAME
    path.unlink(missing_ok=True)
    preset = Preset(name, write_rules(*named))
    Presets(path).put(preset)
    (kept,) = Presets(path).items
    assert kept == read_preset(write_preset(preset)) == preset
    assert kept.read() == named


def test_without_a_file_there_are_none(path: Path) -> None:
    empty = Presets(path)
    assert (empty.items, empty.notices) == ((), ())


def test_a_preset_of_the_same_name_is_replaced_in_its_place(path: Path) -> None:
    kept = Presets(path)
    kept.put(COTTAGE)
    kept.put(Preset("Second", "tavern_jack 4"))
    kept.put(Preset("  ДАЧНЫЕ,  до 50", "windows_hearts 4 limit=70"))
    assert [p.name for p in Presets(path).items] == ["ДАЧНЫЕ, до 50", "Second"]
    found = kept.named("дачные, до 50")
    assert found is not None
    assert found.rules == "windows_hearts 4 limit=70"


def test_presets_can_be_renamed_and_deleted(path: Path) -> None:
    kept = Presets(path)
    kept.put(COTTAGE)
    kept.put(Preset("Second", "tavern_jack 4"))
    kept.rename("Дачные, до 50", "Short")
    assert [p.name for p in Presets(path).items] == ["Short", "Second"]
    kept.rename("short", "SECOND")
    assert Presets(path).items == (Preset("SECOND", COTTAGE.rules),)
    kept.delete("second")
    assert Presets(path).items == ()


def test_two_programs_add_to_each_other(path: Path) -> None:
    first, second = Presets(path), Presets(path)
    first.put(COTTAGE)
    second.put(Preset("Second", "tavern_jack 4"))
    assert [p.name for p in Presets(path).items] == [COTTAGE.name, "Second"]


@pytest.mark.parametrize("name", ["", "   ", "x" * (MAX_NAME + 1), "\u202egnp.exe", "a\x00b"])
def test_a_name_that_cannot_be_shown_is_refused(path: Path, name: str) -> None:
    with pytest.raises(NotPreset) as caught:
        Presets(path).put(Preset(name, COTTAGE.rules))
    assert caught.value.problem is TextProblem.NAME
    assert names(path.parent) == set()


def test_rules_that_this_version_cannot_play_stay_in_the_file(path: Path) -> None:
    kept = Presets(path)
    kept.put(Preset("From tomorrow", "hearts_on_the_moon 4 gravity=low"))
    kept.put(COTTAGE)
    tomorrow = Presets(path).items[0]
    assert tomorrow.rules == "hearts_on_the_moon 4 gravity=low"
    with pytest.raises(RulesError):
        tomorrow.read()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"version": 2}, Fault.NEWER),
        ({"kind": "hearts-qt settings"}, Fault.DAMAGED),
        ({"presets": {}}, Fault.DAMAGED),
        ({"presets": [{"name": "x"}]}, Fault.DAMAGED),
        ({"presets": [{"name": "x", "rules": 4}]}, Fault.DAMAGED),
        ({"presets": [{"name": "", "rules": "tavern_jack 4"}]}, Fault.DAMAGED),
        ({"presets": [{"name": "x", "rules": "y" * 5000}]}, Fault.DAMAGED),
    ],
)
def test_a_file_that_cannot_be_used_is_set_aside(path: Path, change: dict[str, object], fault: Fault) -> None:
    Presets(path).put(COTTAGE)
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}), encoding="utf-8")
    bad = path.read_bytes()
    kept = Presets(path)
    (notice,) = kept.notices
    assert (kept.items, notice.fault) == ((), fault)
    assert notice.kept is not None
    assert notice.kept.read_bytes() == bad
    kept.put(COTTAGE)
    assert Presets(path).items == (COTTAGE,)


def test_mutated_files_never_raise_and_are_never_lost(path: Path) -> None:
    rng = Random(3)
    Presets(path).put(COTTAGE)
    good = path.read_bytes()
    for _ in range(300):
        bad = mutated(good, rng)
        path.write_bytes(bad)
        for notice in Presets(path).notices:
            assert notice.kept is not None
            assert notice.kept.read_bytes() == bad
            notice.kept.unlink()


# -- the text ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "rules windows_hearts 4 limit=50",
        "\ufeff# from a friend\r\n\r\n  name  Дачные,   до 50 \r\nrules   windows_hearts  4  limit=50\r\n",
        f"{HEADER}\nname Дачные, до 50\nrules windows_hearts 4 moon=add limit=50",
    ],
)
def test_the_text_is_read_with_some_patience(text: str) -> None:
    found = read_preset(text)
    assert found.rules == COTTAGE.rules
    assert found.name in ("", COTTAGE.name)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", TextProblem.EMPTY),
        (" \n# nothing\n", TextProblem.EMPTY),
        ("x" * 20_000, TextProblem.TOO_LONG),
        ("Hello, would you like a game?", TextProblem.NO_RULES),
        ("hearts-qt match 1\nseed 4", TextProblem.NO_RULES),
        ("hearts-qt rules 2\nrules windows_hearts 4", TextProblem.NEWER),
        (f"name {'x' * 70}\nrules windows_hearts 4", TextProblem.NAME),
    ],
)
def test_what_is_no_preset_is_refused(text: str, problem: TextProblem) -> None:
    with pytest.raises(NotPreset) as caught:
        read_preset(text)
    assert caught.value.problem is problem


@pytest.mark.parametrize(
    ("line", "problem", "word"),
    [
        ("hearts_on_the_moon 4", RulesProblem.VARIANT, "hearts_on_the_moon"),
        ("windows_hearts", RulesProblem.VARIANT, "windows_hearts"),
        ("windows_hearts 5", RulesProblem.SEATS, "5"),
        ("windows_hearts four", RulesProblem.SEATS, "four"),
        ("windows_hearts 4 gravity=low", RulesProblem.SWITCH, "gravity"),
        ("windows_hearts 4 moon=full", RulesProblem.VALUE, "full"),
        ("windows_hearts 4 limit=none", RulesProblem.FAULTS, "no_end"),
    ],
)
def test_rules_that_cannot_be_read_say_which_word_is_wrong(line: str, problem: RulesProblem, word: str) -> None:
    with pytest.raises(RulesError) as caught:
        read_preset(f"rules {line}")
    assert (caught.value.problem, caught.value.word) == (problem, word)


@given(st.text(max_size=300) | NAMES.map(lambda s: f"rules windows_hearts 4 {s}"))
def test_garbage_is_refused_in_one_of_two_ways(text: str) -> None:
    try:
        found = read_preset(text)
    except (NotPreset, RulesError):
        return
    found.read()
