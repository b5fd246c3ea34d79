"""docs/rules.md names switches, values and games: all of them exist, and none is left out."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_type_hints

import pytest

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import RulesError, RulesProblem, read_rules
from hearts_qt.rules.ruleset import Rules

TEXT = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
FIELDS = set(Rules.__struct_fields__)
SETTING = re.compile(r"`([a-z_]+)=([^`]*)`")


def table(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    section = TEXT.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def value(key: str, text: str) -> Any:  # noqa: ANN401 - whatever the field holds
    """The value that the text of a match would set."""
    try:
        _, rules = read_rules(f"windows_hearts 4 {key}={text}")
    except RulesError as error:
        # A contradiction with the classic game is none in another.
        if error.problem is not RulesProblem.FAULTS or error.rules is None:
            raise
        rules = error.rules
    return getattr(rules, key)


DISAGREEMENTS = table("Every disagreement, and how to choose")
SWITCHES = table("Every switch")
NAMED = [(row, re.findall(r"[a-z0-9]+(?:_[a-z0-9]+)+", row[1])) for row in DISAGREEMENTS]


def known_rules(game: str) -> list[Rules]:
    return list(CATALOGUE[game].table.values())


def answered_rules(game: str) -> list[Rules]:
    variant = CATALOGUE[game]
    return [
        choice.put(rules, answer)
        for rules in variant.table.values()
        for choice in variant.choices
        if choice.arises(rules)
        for answer in choice.answers
    ]


@pytest.mark.parametrize(("key", "text"), sorted(set(SETTING.findall(TEXT)) - {("switch", "value")}))
def test_every_setting_that_is_named_can_be_set(key: str, text: str) -> None:
    value(key, text)


@pytest.mark.parametrize("row", SWITCHES, ids=lambda row: row[0])
def test_every_switch_that_is_named_is_one(row: list[str]) -> None:
    words = re.findall(r"`([a-z_]+)(?:=[^`]*)?`", row[1])
    assert words
    assert set(words) <= FIELDS


def test_no_switch_is_left_out() -> None:
    named = {word for row in SWITCHES for word in re.findall(r"`([a-z_]+)(?:=[^`]*)?`", row[1])}
    assert named == FIELDS


def test_no_value_of_a_switch_is_left_out() -> None:
    named = {(key, text) for row in SWITCHES for key, text in SETTING.findall(row[1])}
    for field, kind in get_type_hints(Rules).items():
        kinds = get_args(kind) if isinstance(kind, UnionType) else (kind,)
        for one in kinds:
            if isinstance(one, type) and issubclass(one, Enum) and isinstance(next(iter(one)).value, str):
                assert {(field, member.value) for member in one} <= named, field


@pytest.mark.parametrize(("row", "games"), NAMED, ids=[row[0] for row in DISAGREEMENTS])
def test_the_first_answer_is_what_is_played_and_the_others_are_asked_for(row: list[str], games: list[str]) -> None:
    assert set(games) <= set(CATALOGUE)
    for key, text in SETTING.findall(row[2]) if games else ():
        assert any(getattr(rules, key) == value(key, text) for g in games for rules in known_rules(g)), key
    for key, text in SETTING.findall(row[3]) if games else ():
        if row[0].startswith("what leaves"):
            continue  # no source names other cards
        assert any(getattr(rules, key) == value(key, text) for g in games for rules in answered_rules(g)), key


@pytest.mark.parametrize("variant", CATALOGUE)
def test_every_game_has_its_line(variant: str) -> None:
    assert re.search(rf"^\| {variant} \|", TEXT, re.MULTILINE)
