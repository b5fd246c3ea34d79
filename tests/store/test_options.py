from __future__ import annotations

import json
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.store.options import (
    DEFAULTS,
    KEYS,
    MAX_NAME,
    Choice,
    Language,
    Options,
    Speed,
    read_options,
    write_options,
)

NAMES = st.from_regex(r"[a-z0-9][a-z0-9_-]{0,39}", fullmatch=True)
PICTURES = st.from_regex(r"([a-z0-9][a-z0-9-]{0,39}\.jpg)?", fullmatch=True)
SPECIAL = {
    "picture": PICTURES,
    "player_name": st.text(max_size=MAX_NAME).filter(lambda s: s.isprintable() and s == s.strip()),
    "next_rules": st.sampled_from(
        [f"{v.id} {v.best} limit=70" for v in CATALOGUE.values()] + ["windows_hearts 4"]
    ),
    "lessons_done": st.lists(NAMES, max_size=20).map(tuple),
    "levels": st.lists(NAMES, max_size=10).map(tuple),
    "sitters": st.lists(NAMES, max_size=10).map(tuple),
    "trick_seconds": st.none() | st.floats(0.2, 5.0),
    "suit_order": st.permutations("CDSH").map("".join),
    "volume": st.integers(0, 100),
    "muted_sounds": st.lists(NAMES, max_size=40).map(tuple),
}


def values_of(key: str) -> st.SearchStrategy[object]:
    """Every value that the option may have."""
    default = getattr(DEFAULTS, key)
    if key in SPECIAL:
        return SPECIAL[key]
    if isinstance(default, Enum):
        return st.sampled_from(type(default))
    return st.booleans() if isinstance(default, bool) else NAMES


ANY_OPTIONS = st.fixed_dictionaries({key: values_of(key) for key in KEYS}).map(
    lambda values: DEFAULTS.changed(**values)
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(ANY_OPTIONS)
def test_options_come_back_from_json_as_they_were(options: Options) -> None:
    assert read_options(json.loads(json.dumps(write_options(options)))) == (options, {})


@given(st.sampled_from(KEYS), JSON)
def test_a_bad_value_gets_its_default_and_the_rest_stays(key: str, value: object) -> None:
    stored = write_options(DEFAULTS.changed(speed=Speed.SLOW, volume=3, player_name="Вера"))
    expected, _ = read_options(stored)
    options, wrong = read_options({**stored, key: value})
    for other in KEYS:
        if other != key:
            assert getattr(options, other) == getattr(expected, other)
    if key in wrong:
        assert getattr(options, key) == getattr(DEFAULTS, key)
    else:
        assert read_options(write_options(options)) == (options, {})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "fr"),
        ("language", None),
        ("sound_on", 1),
        ("sound_on", "false"),
        ("volume", True),
        ("volume", 101),
        ("volume", 50.0),
        ("trick_seconds", 0.1),
        ("trick_seconds", float("nan")),
        ("trick_seconds", float("inf")),
        ("trick_seconds", "1"),
        ("suit_order", "CDS"),
        ("suit_order", "CCDSH"),
        ("levels", "random"),
        ("levels", ["random"] * 11),
        ("levels", ["Random player"]),
        ("deck", "../../etc/passwd"),
        ("player_name", " Вера"),
        ("player_name", "\ud800"),
        ("player_name", "x" * (MAX_NAME + 1)),
        ("next_rules", "bridge 4"),
        ("next_rules", "windows_hearts 4 limit=0"),
        ("next_rules", "windows_hearts 4 packs=99999999"),
        ("next_rules", ["windows_hearts", 4]),
    ],
)
def test_these_values_are_refused(key: str, value: object) -> None:
    options, wrong = read_options({key: value})
    assert options == DEFAULTS
    assert list(wrong) == [key]


def test_true_and_one_are_not_the_same() -> None:
    assert read_options({"mark_legal": 0})[1].keys() == {"mark_legal"}


def test_changed_checks_what_it_is_given() -> None:
    assert DEFAULTS.changed(language=Language.ENGLISH, trick_seconds=None).trick_seconds is None
    assert DEFAULTS.changed(trick_seconds=2).trick_seconds == 2.0
    with pytest.raises(ValueError, match="between"):
        DEFAULTS.changed(volume=200)
    with pytest.raises(ValueError, match="type"):
        DEFAULTS.changed(speed="slow")
    with pytest.raises(ValueError, match="Choice"):
        DEFAULTS.changed(reduced_motion=Speed.FAST)
    with pytest.raises(KeyError):
        DEFAULTS.changed(colour="green")


def test_house_rules_are_kept_in_their_one_canonical_form() -> None:
    options, _ = read_options({"next_rules": "windows_hearts  4 limit=100 moon=subtract"})
    assert options.next_rules == "windows_hearts 4 moon=subtract"


def test_every_default_is_a_value_its_option_may_have() -> None:
    assert read_options(write_options(DEFAULTS)) == (DEFAULTS, {})
    assert DEFAULTS.reduced_motion is Choice.SYSTEM
    assert not DEFAULTS.sound_on
    assert Options.__struct_fields__ == KEYS
