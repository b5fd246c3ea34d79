"""Who is in front and who has won, where few points win, many, chips, or partners together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hearts_qt.game.frames import Sitter, seated
from hearts_qt.models.score_model import ScoreModel
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import ChooseMoon
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.scoring import place
from hearts_qt.rules.state import Deal, DealScore, Match, Phase
from hearts_qt.rules.switches import Direction, Moon, Sides
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view
from hearts_qt.ui import results, texts
from hearts_qt.ui.moon_choice import totals_after

SITTERS = tuple(Sitter)
CHIPS = CATALOGUE["hearts_1887"].rules()
HIGH = CATALOGUE["king"].rules()
PARTNERS = CATALOGUE["partner_combined"].rules()


@pytest.mark.parametrize(
    ("rules", "totals", "places"),
    [
        (Rules(), (10, 20, 30, 20), (1, 2, 4, 2)),
        (CHIPS, (10, 20, 30, 20), (4, 2, 1, 2)),
        (HIGH, (-14, 6, -2, 6), (4, 1, 3, 1)),
        (PARTNERS, (10, 20, 30, 5), (2, 1, 2, 1)),
    ],
)
def test_places_follow_what_wins(rules: Rules, totals: tuple[int, ...], places: tuple[int, ...]) -> None:
    assert tuple(place(rules, totals, seat) for seat in range(4)) == places


def test_a_win_with_the_partner_is_no_shared_win() -> None:
    assert results.result_headline(PARTNERS, (10, 20, 5, 30)) == "You have won the match"
    assert results.result_headline(PARTNERS, (10, 10, 10, 10)) == "A shared win"


def test_the_leader_is_named_with_chips_or_with_the_points_of_the_side() -> None:
    assert "Oliver" in results.leader_lines(CHIPS, (40, 50, 60, 50), SITTERS[:4])[0]
    assert "chip" in results.leader_lines(CHIPS, (40, 50, 60, 50), SITTERS[:4])[0]
    together = results.leader_lines(PARTNERS, (10, 20, 5, 30), SITTERS[:4])[0]
    assert "You and Oliver" in together
    assert "15" in together


def test_eleven_places_are_told_apart() -> None:
    rules = CATALOGUE["cancellation_hearts"].rules(11)
    assert [place(rules, tuple(range(11)), seat) for seat in range(11)] == list(range(1, 12))
    assert results.result_headline(rules, tuple(range(10, -1, -1))) == "Eleventh place"


@pytest.mark.parametrize("rules", [Rules(), CHIPS, HIGH])
def test_the_sheet_says_what_wins(rules: Rules) -> None:
    assert all(("fewer" in note) is not rules.most_wins for note in texts.sheet_notes(rules))


@pytest.mark.parametrize(("rules", "leader"), [(Rules(), 0), (CHIPS, 2), (HIGH, 2)])
def test_the_leading_column_follows_what_wins(qtbot: object, rules: Rules, leader: int) -> None:
    model = ScoreModel()
    line = DealScore(1, (1, 2, 3, 2), (1, 2, 3, 2), None)
    model.reset(view(Match(rules, 1, scores=(line,)), 0))
    assert [model.is_leader(seat) for seat in range(4)] == [seat == leader for seat in range(4)]


def test_before_the_first_deal_everybody_has_the_chips_of_the_start(qtbot: object) -> None:
    model = ScoreModel()
    model.reset(view(Match(CHIPS, 1), 0))
    assert model.totals == (50,) * 4


@pytest.mark.parametrize("moon", [Moon.ADD, Moon.SUBTRACT])
@pytest.mark.parametrize(
    "rules",
    [
        CATALOGUE["royal_hearts"].rules(),
        CATALOGUE["greek_2008"].rules(),
        replace(Rules(), moon=Moon.CHOICE, sides=Sides.COMBINED),
        replace(Rules(), moon=Moon.CHOICE, moon_amount=40, high_wins=True),
    ],
)
def test_the_totals_foreseen_for_a_moon_are_those_written_down(rules: Rules, moon: Moon) -> None:
    nobody: tuple[tuple[()], ...] = ((),) * 4
    everything = (rules.pack, (), (), ())
    deal = Deal(rules, 2, 0, Direction.LEFT, nobody, nobody, (None,) * 4, everything, shooter=0, claimer=0)
    first = DealScore(1, (60, 50, 55, 70), (60, 50, 55, 70), None)
    match = Match(rules, 1, Phase.CHOOSING_MOON, (first,), deal)
    after, _ = step(match, ChooseMoon(0, moon))
    assert totals_after(view(match, 0), moon) == after.totals


def test_many_leaders_are_named_or_counted() -> None:
    named, counted = results.leader_lines(Rules(seats=6), (3, 3, 3, 3, 9, 9), seated((), 6))
    assert all(name in named for name in ("You", "Martha", "Oliver", "Zoe"))
    assert "4" in counted
    assert "Martha" not in counted
    assert len(results.leader_lines(Rules(), (3, 4, 5, 6), SITTERS[:4])) == 1
