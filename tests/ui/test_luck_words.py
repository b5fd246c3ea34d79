"""How much was luck: the sentences, and the end of the match that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store.luck import Luck
from hearts_qt.support.i18n import Translations
from hearts_qt.table.pace import INSTANT
from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui.luck_note import LuckNote
from hearts_qt.ui.luck_words import luck_lines
from hearts_qt.ui.match_end import MatchEnd
from tests.ui.test_match_end import SITTERS, ended

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

LUCK = Luck(
    deals=12,
    judged=12,
    skill=-9.26,
    skill_error=4.1,
    luck=-14.2,
    luck_error=8.04,
    points=66,
    expert_points=57.3,
    expert_error=4.0,
)
KING = CATALOGUE["king"].rules()
CHIPS = CATALOGUE["hearts_1887"].rules()


@pytest.fixture(autouse=True)
def translations(qapp: QApplication) -> Iterator[Translations]:
    made = Translations(qapp)
    made.use("en")
    yield made
    made.remove()


def test_bad_cards_and_bad_play_are_told_apart() -> None:
    assert luck_lines(Rules(), LUCK, waiting=False) == (
        "To an expert your cards were 14.2 ± 8.0 points worse than the average hand at the table.",
        "You played them 9.3 ± 4.1 points worse than an expert.",
    )


def test_that_a_match_with_help_does_not_count_in_the_figures_is_said_when_all_is_told() -> None:
    *_, last = luck_lines(Rules(), LUCK, waiting=False, aided=True)
    assert last == "You took a move back or a hint, so the figures of luck leave this match out."
    assert last not in luck_lines(Rules(), replace(LUCK, judged=3), waiting=True, aided=True)


def test_a_difference_within_its_error_may_be_chance() -> None:
    _, skill = luck_lines(Rules(), replace(LUCK, skill=3.0), waiting=False)
    assert skill == "You played them 3.0 ± 4.1 points better than an expert, which may be chance."
    _, skill = luck_lines(Rules(), replace(LUCK, skill=-3.0), waiting=False)
    assert skill == "You played them 3.0 ± 4.1 points worse than an expert, which may be chance."


def test_what_would_be_written_as_nought_is_said_in_words() -> None:
    cards, skill = luck_lines(Rules(), replace(LUCK, luck=0.04, skill=-0.04), waiting=False)
    assert cards == "Your cards were just as good as the average hand at the table."
    assert skill == "You played them just as well as an expert."


@pytest.mark.parametrize(
    ("rules", "luck", "said"),
    [
        (Rules(), 4.2, "4.2 ± 8.0 points better"),
        (KING, 4.2, "4.2 ± 8.0 points better"),
        (KING, -4.2, "4.2 ± 8.0 points worse"),
        (CHIPS, -4.2, "4.2 ± 8.0 chips worse"),
    ],
)
def test_good_cards_are_good_whatever_wins(rules: Rules, luck: float, said: str) -> None:
    assert said in luck_lines(rules, replace(LUCK, luck=luck), waiting=False)[0]


def test_of_a_single_deal_the_experts_result_is_told_beside_the_own() -> None:
    lines = luck_lines(Rules(), replace(LUCK, deals=1, judged=1, points=4, expert_points=5.31), waiting=False)
    assert lines[0] == "With these cards an expert wrote down 5.3 points on average, you 4."
    assert len(lines) == 3


def test_cards_with_which_little_is_taken_may_still_be_worse_than_the_others_and_it_says_than_which() -> None:
    luck = replace(LUCK, deals=1, judged=1, points=2, expert_points=0.2, luck=-1.8, luck_error=0.3)
    expert, cards, _ = luck_lines(Rules(), luck, waiting=False)
    assert expert == "With these cards an expert wrote down 0.2 points on average, you 2."
    assert cards == "To an expert your cards were 1.8 ± 0.3 points worse than the average hand at the table."


def test_while_the_experts_play_it_is_said_how_far_they_are() -> None:
    waiting = replace(LUCK, judged=5)
    assert luck_lines(Rules(), waiting, waiting=True)[-1] == "The experts have played 5 of 12 deals."
    assert len(luck_lines(Rules(), waiting, waiting=False)) == 2
    begun = luck_lines(Rules(), replace(LUCK, judged=0), waiting=True)
    assert begun == ("Experts are playing your cards again, to tell how much was luck: 0 of 12 deals.",)
    single = luck_lines(Rules(), replace(LUCK, deals=1, judged=0), waiting=True)
    assert single == ("Experts are playing your cards again, to tell how much was luck.",)
    at_table = luck_lines(Rules(), replace(LUCK, deals=1, judged=0, table=3, tables=7), waiting=True)
    assert at_table == ("Experts are playing your cards again, to tell how much was luck: table 3 of 7.",)
    assert luck_lines(Rules(), replace(LUCK, judged=0), waiting=False) == ()


def test_in_russian_a_fraction_governs_the_singular(translations: Translations) -> None:
    translations.use("ru")
    assert luck_lines(Rules(), LUCK, waiting=False) == (
        "Для эксперта ваши карты на 14,2 ± 8,0 очка хуже, чем в среднем за столом.",
        "Сыграли вы на 9,3 ± 4,1 очка хуже эксперта.",
    )


@pytest.mark.parametrize("size", [(640, 420), (1280, 730), (1920, 1000)])
def test_the_end_of_the_match_makes_room_for_what_is_said(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(*size)
    end = MatchEnd(palette(Scheme.LIGHT), table)
    end.set_pace(INSTANT)
    table.show()
    end.open(ended(), SITTERS)
    note = end.findChild(LuckNote)
    assert note is not None
    assert note.height() == 0
    said = end.show_luck(replace(LUCK, judged=5), waiting=True)
    assert said == note.text()
    assert note.heightForWidth(note.width()) <= note.height()
    buttons = [child for child in end.children() if isinstance(child, QWidget) and child is not note]
    assert not any(child.geometry().intersects(note.geometry()) for child in buttons)
    assert "9.3 ± 4.1 points worse" in end.accessibleDescription()


def test_it_is_written_in_the_ink_of_the_cloth_wherever_it_stands(qtbot: QtBot) -> None:
    viewport, colours = QWidget(), palette(Scheme.LIGHT)
    qtbot.addWidget(viewport)
    viewport.setBackgroundRole(QPalette.ColorRole.Base)
    note = LuckNote(colours, viewport)
    assert note.palette().color(note.foregroundRole()) == colours.ink_secondary


def test_the_next_match_begins_without_the_luck_of_the_last(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    end = MatchEnd(palette(Scheme.LIGHT), table)
    end.set_pace(INSTANT)
    end.open(ended(), SITTERS)
    end.show_luck(LUCK, waiting=False)
    end.open(ended(), SITTERS)
    assert "expert" not in end.accessibleDescription()
