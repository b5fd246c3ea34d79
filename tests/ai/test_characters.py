"""Characters: styles that can be counted, at any level, in every game, and never absurd."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from hearts_qt.ai.arena import arena
from hearts_qt.ai.characters import CHARACTERS, Character, UnknownCharacter, beyond_doubt
from hearts_qt.ai.habits import habits
from hearts_qt.ai.levels import LEVELS, UnknownLevel, strategy
from hearts_qt.ai.playing import play_deal
from hearts_qt.ai.search import Search
from hearts_qt.ai.strategy import choose, never
from hearts_qt.ai.thinking import Effort, Thinking
from hearts_qt.ai.utility import Utility
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.view import view
from tests.ai.positions import permuted
from tests.ai.tables import RULES, middle
from tests.rules.positions import random_match

TINY = Effort(worlds=3, sets=3)
STYLES = [key for key in CHARACTERS if CHARACTERS[key].slack]


# -- who there is --------------------------------------------------------------------------------------------


def test_there_are_at_least_six_beside_the_even_tempered_one() -> None:
    assert len(STYLES) >= 6
    assert CHARACTERS["even"] == Character()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_any_character_sits_at_any_level(level: str, character: str) -> None:
    seen = middle("3C 9C KC 4D 9D 2S 5H JH", "4C 5C 8C AC 5D 6D 7D 8D TD JD QS KS AS 2H 3H 4H")
    player = strategy(f"{level}:{character}")
    if isinstance(player, Search):
        assert player.character == CHARACTERS[character]
        player = replace(player, effort=TINY)
    assert choose(player, seen, Random(1))
    assert strategy(level, character) == strategy(f"{level}:{character}")


@pytest.mark.parametrize("key", ["expert:sulker", "easy:", "random:sulker"])
def test_an_unknown_character_is_an_error_that_names_those_there_are(key: str) -> None:
    with pytest.raises(UnknownCharacter, match="is not a character; there are even, ") as caught:
        strategy(key)
    assert caught.value.known == tuple(CHARACTERS)


def test_an_unknown_level_stays_one_whatever_its_character() -> None:
    with pytest.raises(UnknownLevel, match="'genius' is not a level"):
        strategy("genius:gambler")


def test_the_arena_seats_characters() -> None:
    seats = ("rule_of_thumb:moon_lover", *["rule_of_thumb"] * 3)
    result = arena("windows_hearts", 4, seats, 2, 1)
    assert [row["level"] for row in result["results"]] == list(seats)


# -- what can be counted ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def counted() -> dict[str, dict[str, dict[str, float]]]:
    """The habits of all characters, each of whom thinks very little."""
    found = habits("medium", 160, 3, player=lambda key: Search(Effort(worlds=6, sets=0), CHARACTERS[key]))
    rows: dict[str, dict[str, dict[str, float]]] = found["characters"]
    return rows


@pytest.mark.parametrize(
    ("character", "habit", "more"),
    [
        ("ducker", "beats", -0.15),
        ("ducker", "tricks", -0.5),
        ("bossy", "beats", 0.1),
        ("hunter", "hunts", 0.1),
        ("hoarder", "height", 0.02),
        ("void_maker", "shortest", 0.12),
        ("moon_lover", "tries", 0.03),
        ("moon_lover", "height", 0.05),
        ("cautious", "costly", 0.1),
    ],
)
def test_habits_differ_from_those_of_the_others(
    counted: dict[str, dict[str, dict[str, float]]], character: str, habit: str, more: float
) -> None:
    """The margins are about a half of what is found, and two standard errors at least."""
    others = fmean(row[habit]["mean"] for key, row in counted.items() if key != character)
    gap = counted[character][habit]["mean"] - others
    assert gap > more if more > 0 else gap < more


# -- as fair and as repeatable as everybody --------------------------------------------------------------------


@pytest.mark.parametrize("key", STYLES)
def test_unseen_cards_may_change_places_without_changing_the_choice(key: str) -> None:
    rng, player, swapped = Random(5), Search(TINY, CHARACTERS[key]), 0
    rules = replace(RULES, limit=None, deals=1)
    for number, (_, _, _, match) in enumerate(random_match(rules, 4, deals=1, claims=False)):
        if match.deal is None or not match.to_move or number % 5:
            continue
        seat = match.to_move[0]
        other = permuted(match, seat, rng)
        if other != match:
            swapped += 1
            ours, theirs = (choose(player, view(m, seat), Random(1)) for m in (match, other))
            assert ours == theirs
    assert swapped


@pytest.mark.parametrize("variant", CATALOGUE)
def test_a_deal_is_played_in_every_variant(variant: str) -> None:
    """Every game meets a few of the characters, and every character many games."""
    rules = replace(CATALOGUE[variant].rules(), limit=None, deals=1)
    start = sorted(CATALOGUE).index(variant)
    players = [Search(TINY, CHARACTERS[STYLES[(3 * start + s) % len(STYLES)]]) for s in range(rules.seats)]
    match, _ = play_deal(Match(rules, 5), players, [Random(seat) for seat in range(rules.seats)])
    assert match.phase is Phase.OVER


# -- what it may cost ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", STYLES)
def test_no_move_is_made_that_certainly_costs_more_than_the_slack(key: str) -> None:
    character, effort = CHARACTERS[key], Effort(worlds=40, sets=10)
    rules = replace(RULES, limit=None, deals=1)
    for number, (_, _, _, match) in enumerate(random_match(rules, 7, deals=1, claims=False)):
        if match.deal is None or match.phase is not Phase.PLAYING or number % 6:
            continue
        seen = view(match, match.to_move[0])
        if len(seen.legal) > 1:
            sober = Thinking(seen, effort, Random(2), never).try_cards(seen.legal)
            liked = Thinking(seen, effort, Random(2), never, character=character).try_cards(seen.legal)
            chosen = next(r for r in sober if r.place == liked[0].place)
            assert beyond_doubt(chosen, sober[0]) <= character.slack * Utility(seen).scale


def test_the_even_tempered_one_plays_as_if_there_were_no_characters() -> None:
    seen = middle("3C 9C KC 4D 9D 2S 5H JH", "4C 5C 8C AC 5D 6D 7D 8D TD JD QS KS AS 2H 3H 4H")
    assert Search(TINY, CHARACTERS["even"]).advise(seen, Random(3)) == Search(TINY).advise(seen, Random(3))
