"""What lies on the cloth speaks another language at once, and texts as long as German ones still fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from hearts_qt.game.frames import Sitter
from hearts_qt.models.score_model import ScoreModel
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Deal, DealScore, Match, Phase
from hearts_qt.rules.switches import Direction, Moon
from hearts_qt.rules.view import view
from hearts_qt.support.i18n import Translations
from hearts_qt.table import paper_places
from hearts_qt.table.geometry import lay_table
from hearts_qt.table.pace import INSTANT
from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui.match_end import MatchEnd
from hearts_qt.ui.moon_choice import MoonChoice
from hearts_qt.ui.paper import SHADOW_MARGIN
from hearts_qt.ui.score_sheet import ScoreSheet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

SITTERS = (Sitter.PERSON, Sitter.MARFA, Sitter.TIKHON, Sitter.ZLATA)
SMALL = (800, 532)
COLOURS = palette(Scheme.LIGHT)


def position() -> Match:
    """A scored deal, then one in which the person has taken everything."""
    rules = Rules(moon=Moon.CHOICE)
    nobody: tuple[tuple[()], ...] = ((),) * 4
    everything = (rules.pack, (), (), ())
    deal = Deal(rules, 2, 0, Direction.LEFT, nobody, nobody, (None,) * 4, everything, shooter=0, claimer=0)
    return Match(rules, 1, Phase.CHOOSING_MOON, (DealScore(1, (10, 8, 5, 3), (110, 108, 105, 103), None),), deal)


def sheet_on(table: QWidget) -> QWidget:
    seen = view(position(), 0)
    model = ScoreModel(table)
    model.reset(seen)
    sheet = ScoreSheet(model, COLOURS, table)
    sheet.set_pace(INSTANT)
    place = paper_places.sheet(lay_table(*SMALL, 4))
    rect = QRect(round(place.x), round(place.y), round(place.width), round(place.height))
    sheet.open(SITTERS, seen.rules, rect, finished=True)
    return sheet


def end_on(table: QWidget) -> QWidget:
    end = MatchEnd(COLOURS, table)
    end.set_pace(INSTANT)
    end.open(view(position(), 0), SITTERS, queens=(1, 1, 0, 0))
    return end


def moon_on(table: QWidget) -> QWidget:
    moon = MoonChoice(COLOURS, table)
    moon.set_pace(INSTANT)
    moon.ask(view(position(), 0), SITTERS, table.rect())
    return moon


PAPERS = pytest.mark.parametrize("lay", [sheet_on, end_on, moon_on])


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(*SMALL)
    table.show()
    qtbot.waitExposed(table)
    return table


@pytest.fixture
def translations(qapp: QApplication) -> Iterator[Translations]:
    translations = Translations(qapp, pseudo=True)
    yield translations
    translations.remove()


@PAPERS
def test_another_language_is_taken_up_at_once(
    table: QWidget, translations: Translations, qtbot: QtBot, lay: Callable[[QWidget], QWidget]
) -> None:
    paper = lay(table)
    assert not paper.accessibleName().startswith("[")
    translations.use("en")  # the stretched texts stand in brackets
    qtbot.waitUntil(lambda: paper.accessibleName().startswith("["))
    assert all(button.text().startswith("[") for button in paper.findChildren(QPushButton))


@PAPERS
@pytest.mark.parametrize("language", ["ru", "en"])
def test_long_words_fit_on_their_buttons_and_the_buttons_on_their_paper(
    table: QWidget, translations: Translations, lay: Callable[[QWidget], QWidget], language: str
) -> None:
    translations.use(language)
    paper = lay(table)
    edge = SHADOW_MARGIN if not isinstance(paper, MatchEnd) else 0
    room = paper.rect().adjusted(edge, edge, -edge, -edge)
    for button in paper.findChildren(QPushButton):
        assert room.contains(button.geometry()), button.text()
        assert button.width() >= button.sizeHint().width(), button.text()
