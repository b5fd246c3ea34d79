"""At 800 × 600 nothing on any table is cut off, hidden or outside the window, in either language."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from hearts_qt.doors import scenarios
from hearts_qt.doors.moments import MOON_CHOICE, SHEET, moments_of, saved_moments
from hearts_qt.game.controller import GameController
from hearts_qt.game.frames import PERSON
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.support.i18n import Translations
from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.table.pace import INSTANT
from hearts_qt.table.theme import Scheme, appearance
from hearts_qt.ui.desk import Desk
from tests.ui.drawn import faults

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.store.saved_match import SavedMatch

EVERYTHING = "HEARTS_QT_EVERY_TABLE" in os.environ
"""Every game in every phase takes minutes; usually one of each kind is enough."""
DESK = (800, 572)
"""What the menus leave of a window of 800 × 600."""


class Place:
    """A desk, a game on it, and the language it speaks."""

    def __init__(self, app: QApplication) -> None:
        self.game = GameController(ManualJobExecutor())
        self.desk = Desk(self.game)
        self.desk.set_looks(appearance(), INSTANT)
        self.translations = Translations(app)
        self.desk.resize(*DESK)
        self.desk.show()

    def speak(self, language: str) -> None:
        """Change the language; Qt posts the news to the widgets."""
        self.translations.use(language)
        QApplication.sendPostedEvents()


@pytest.fixture(scope="module")
def place(qapp: QApplication) -> Iterator[Place]:
    made = Place(qapp)
    yield made
    made.translations.remove()
    made.desk.table.halt()
    made.desk.close()
    made.desk.deleteLater()


TABLES = [(variant.id, seats) for variant in CATALOGUE.values() for seats in variant.counts]
LATE = frozenset({"scored", "over"})
PHASES = {
    frozenset(moment.name for moment in moments_of(variant.rules(max(variant.counts)))) - LATE: variant.id
    for variant in CATALOGUE.values()
}
"""One game for each set of phases, at its largest table."""
SHEETS = (
    "windows_hearts", "gruznov_hearts", "black_lady_modern", "hearts_pool", "hearts_howell", "hearts_two",
    "cancellation_hearts", "partner_combined", "king", "king_three", "kierki",
)  # fmt: skip
"""Games with the most seats, the most lines and the longest numbers."""


def largest(variant: str) -> tuple[str, int]:
    """The table of a game with the most seats."""
    return variant, max(CATALOGUE[variant].counts)


def check(place: Place, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, found: dict[str, SavedMatch]) -> None:
    """Nothing is wrong with these positions."""
    wrong: list[str] = []
    for name, saved in found.items():
        with qtbot.waitSignal(place.game.offered):
            place.game.resume(saved)
        for language in ("en", "ru"):
            place.speak(language)
            wrong += [f"{name}, {language}: {fault}" for fault in faults(place.desk, monkeypatch)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_every_table_fits_when_the_person_is_asked_first(
    place: Place, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, variant: str, seats: int
) -> None:
    rules = CATALOGUE[variant].rules(seats)
    first = scenarios.saved_at(lambda match: match.to_move == (PERSON,), 1, variant=variant, rules=rules)
    check(place, qtbot, monkeypatch, {"first": first})


@pytest.mark.parametrize("seats", [8, 11])
def test_the_larger_texts_of_high_contrast_fit_at_tables_of_many_seats(
    place: Place, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    rules = CATALOGUE["cancellation_hearts"].rules(seats)
    names = frozenset(moment.name for moment in moments_of(rules)) - LATE
    place.desk.set_looks(appearance(Scheme.HIGH_CONTRAST), INSTANT)
    try:
        check(place, qtbot, monkeypatch, saved_moments("cancellation_hearts", rules, only=names))
    finally:
        place.desk.set_looks(appearance(), INSTANT)


@pytest.mark.parametrize(("variant", "seats"), TABLES if EVERYTHING else [largest(key) for key in PHASES.values()])
def test_every_phase_fits(
    place: Place, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, variant: str, seats: int
) -> None:
    rules = CATALOGUE[variant].rules(seats)
    wanted = frozenset(moment.name for moment in moments_of(rules)) - LATE | {MOON_CHOICE}
    check(place, qtbot, monkeypatch, saved_moments(variant, rules, only=wanted))


@pytest.mark.parametrize(("variant", "seats"), TABLES if EVERYTHING else [largest(key) for key in SHEETS])
def test_the_score_fits(
    place: Place, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, variant: str, seats: int
) -> None:
    rules = CATALOGUE[variant].rules(seats)
    if seats > 10 and not EVERYTHING:
        rules = replace(rules, limit=60)
    check(place, qtbot, monkeypatch, saved_moments(variant, rules, only=LATE | {SHEET}))


LOOKED_UP = [
    ("hearts_two", 2),
    *(("hearts_penalty13", seats) for seats in range(3, 11)),
    ("cancellation_hearts", 11),
]


@pytest.mark.parametrize(("variant", "seats"), LOOKED_UP)
def test_a_sheet_that_is_looked_up_covers_only_the_middle(
    place: Place, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, variant: str, seats: int
) -> None:
    rules = CATALOGUE[variant].rules(seats)
    saved = scenarios.saved_at(scenarios.in_trick(cards=1, deals=3), 1, variant=variant, rules=rules)
    with qtbot.waitSignal(place.game.offered):
        place.game.resume(saved)
    place.speak("en")
    place.desk.toggle_sheet()
    assert place.desk.papers.sheet.isVisible()
    middle = ("sheet and trick", "sheet and pile", "sheet and waiting", "«Stock")
    wrong = [fault for fault in faults(place.desk, monkeypatch) if not fault.startswith(middle)]
    place.desk.toggle_sheet()
    assert not wrong, "\n".join(wrong)
