"""The pages of statistics and goals: what is chosen is shown, read in the background, and can be reset."""

from __future__ import annotations

import json
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTableView

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.store.facts import MIXED
from hearts_qt.store.goals import goals_of
from hearts_qt.store.history import History
from hearts_qt.store.luck import DealLuck, PendingDeal, keep
from hearts_qt.store.statistics import Scope, course, played, summarise
from hearts_qt.support.i18n import Translations
from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.ui.statistics.goals_page import GoalsPage
from hearts_qt.ui.statistics.page import StatisticsPage
from hearts_qt.ui.statistics.reset_dialog import ResetDialog
from tests.store.many import fill
from tests.ui.finding import child

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from hearts_qt.store.statistics import Summary

GAMES = ("windows_hearts", "cancellation_hearts", "king", "auction_hearts")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "history.sqlite"


@pytest.fixture
def filled(path: Path) -> Path:
    with closing(History.open(path)[0]) as history:
        fill(history, 80, GAMES)
    return path


@pytest.fixture
def page(qtbot: QtBot, filled: Path) -> StatisticsPage:
    made = StatisticsPage(filled)
    qtbot.addWidget(made)
    made.resize(960, 600)
    with qtbot.waitExposed(made):
        made.show()
    for model in (made.figures, made.course):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return made


def figures(path: Path, scope: Scope) -> Summary:
    with closing(History.open(path)[0]) as history:
        return summarise(played(history, scope))


def shown(page: StatisticsPage) -> dict[str, tuple[str, str]]:
    model = page.figures
    return {
        model.index(row, 0).data(): (model.index(row, 1).data(), model.index(row, 2).data())
        for row in range(model.rowCount())
    }


def choose(page: StatisticsPage, game: str | None) -> None:
    page.filters.games.setCurrentIndex(page.filters.games.findData(game))


def test_the_game_played_last_is_shown_first(page: StatisticsPage) -> None:
    assert page.filters.scope == Scope("auction_hearts")
    games = [page.filters.games.itemData(k) for k in range(page.filters.games.count())]
    assert games == [None, *reversed(GAMES)]


def test_what_is_shown_is_what_was_counted(page: StatisticsPage, filled: Path) -> None:
    choose(page, "windows_hearts")
    wanted, found = figures(filled, Scope("windows_hearts")), shown(page)
    assert found["Matches played to the end"][0] == str(wanted.finished)
    assert found["Won"][0] == str(wanted.won)
    assert found["Queens of spades you took"][0] == str(wanted.queens)
    assert found["Moons you stopped"][0] == str(wanted.moons_stopped)
    assert found["Points a deal"][0] == f"{wanted.mean_points:.1f}"
    noted = f", and {wanted.abandoned} abandoned" if wanted.abandoned else ""
    assert page.tiles[0].accessibleName() == f"Played: {wanted.finished}{noted}"


def test_what_a_figure_is_called_has_room_in_a_small_window(
    qtbot: QtBot, page: StatisticsPage, filled: Path
) -> None:
    choose(page, "windows_hearts")
    with closing(History.open(filled)[0]) as history:
        row = history.matches()[0]
        pending = PendingDeal(row.id, 1, json.dumps(history.deals(row.id)[0].points))
        keep(history, pending, DealLuck(tables=8, skill=1.5))
    page.resize(480, 420)
    page.show()
    page.reload()
    view = child(page, QTableView, "statistics")
    wrap = int(Qt.TextFlag.TextWordWrap)

    def cut() -> list[str]:
        """What has no room."""
        found = []
        for k in range(page.figures.rowCount()):
            index = page.figures.index(k, 0)
            room = view.visualRect(index)
            needed = view.fontMetrics().boundingRect(0, 0, room.width(), 0, wrap, str(index.data()))
            found += [str(index.data())] if needed.height() > room.height() else []
        return found

    qtbot.waitUntil(lambda: cut() == [])


def test_what_experts_have_judged_is_shown(page: StatisticsPage, filled: Path) -> None:
    choose(page, "windows_hearts")
    assert "Deals judged, without undo and hints" not in shown(page)
    with closing(History.open(filled)[0]) as history:
        key = played(history, Scope("windows_hearts"))[0].id
        with history.database.writing() as connection:
            connection.execute("UPDATE matches SET used_undo = 0, used_hint = 0")
        deal = history.deals(key)[0]
        pending = PendingDeal(key, deal.number, json.dumps(deal.points))
        verdict = DealLuck(tables=8, skill=1.5, skill_variance=0.25, luck=-2.0, luck_variance=1.0)
        keep(history, pending, verdict)
    page.reload()
    assert shown(page)["Deals judged, without undo and hints"][0] == "1"
    assert shown(page)["Skill a deal, plus is good"] == ("+1.5", "± 0.5")
    assert shown(page)["Luck a deal, plus is good"] == ("−2.0", "± 1.0")
    page.filters.periods.setCurrentIndex(1)
    assert "Deals judged, without undo and hints" not in shown(page)


def test_every_choice_narrows_what_is_shown(page: StatisticsPage, filled: Path) -> None:
    choose(page, "cancellation_hearts")
    filters = page.filters
    filters.seats.setCurrentIndex(filters.seats.findData(7))
    filters.levels.setCurrentIndex(1)
    level = filters.levels.currentData()
    assert page.found is not None
    assert page.found.scope == Scope("cancellation_hearts", 7, level)
    assert page.found.summary == figures(filled, Scope("cancellation_hearts", 7, level))


def test_only_what_was_played_can_be_chosen(page: StatisticsPage) -> None:
    choose(page, "windows_hearts")
    seats, levels = page.filters.seats, page.filters.levels
    assert [seats.itemData(k) for k in range(seats.count())] == [None, 4]
    offered = {levels.itemData(k) for k in range(levels.count())}
    assert offered <= {None, MIXED, "easy", "medium", "strong", "expert"}


def test_a_game_without_a_black_lady_has_no_figure_of_her(page: StatisticsPage) -> None:
    choose(page, "king")
    assert not any("Queens" in label or "Moons" in label for label in shown(page))
    choose(page, "windows_hearts")
    assert any("Queens" in label for label in shown(page))


def test_points_of_all_games_together_are_not_shown(page: StatisticsPage) -> None:
    choose(page, None)
    assert "Points a deal" not in shown(page)
    assert child(page, QTableView, "course").isColumnHidden(3)
    choose(page, "windows_hearts")
    assert not child(page, QTableView, "course").isColumnHidden(3)


def test_the_charts_can_be_read_as_a_table(page: StatisticsPage, filled: Path) -> None:
    choose(page, "windows_hearts")
    table = child(page, QTableView, "course")
    assert page.course_chart.isVisible()
    page.as_table.setChecked(True)
    assert table.isVisible()
    assert not page.course_chart.isVisible()
    with closing(History.open(filled)[0]) as history:
        stretches = course(played(history, Scope("windows_hearts")))
    model = table.model()
    assert model.rowCount() == len(stretches)
    assert model.index(0, 3).data() == f"{stretches[-1].mean_points:.1f}"


def test_a_chart_tells_its_numbers_to_a_screen_reader(page: StatisticsPage, filled: Path) -> None:
    choose(page, "windows_hearts")
    wanted = figures(filled, Scope("windows_hearts"))
    told = page.places_chart.accessibleDescription()
    assert [part.split(": ")[1].split(",")[0] for part in told.split(". ")] == [str(n) for n in wanted.places]
    assert "The others: " in page.course_chart.accessibleDescription()
    assert page.course_chart.accessibleName()


def test_an_empty_history_says_so(qtbot: QtBot, path: Path) -> None:
    page = StatisticsPage(path)
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    labels = [label for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
    assert [label.y() - page.filters.geometry().bottom() < 20 for label in labels] == [True]
    assert page.filters.y() < 20
    said = [label.text() for label in labels]
    assert said == ["No match has been finished yet. The first one appears here."]


def test_a_history_that_cannot_be_opened_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    page = StatisticsPage(tmp_path / "nowhere" / "history.sqlite")
    qtbot.addWidget(page)
    page.show()
    (said,) = [label.text() for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
    assert "history" in said


def test_an_answer_that_comes_too_late_is_dropped(qtbot: QtBot, filled: Path) -> None:
    jobs = ManualJobExecutor()
    page = StatisticsPage(filled, jobs)
    qtbot.addWidget(page)
    assert page.found is None
    jobs.drain()
    choose(page, "windows_hearts")
    choose(page, "king")
    assert jobs.pending == 2
    with qtbot.assertNotEmitted(page.shown):
        jobs.run_next()
    with qtbot.waitSignal(page.shown):
        jobs.run_next()
    assert "Queens of spades you took" not in shown(page)


def test_a_page_that_is_gone_takes_no_answer(qtbot: QtBot, filled: Path) -> None:
    jobs = ManualJobExecutor()
    for page in (StatisticsPage(filled, jobs), GoalsPage(filled, jobs)):
        with qtbot.waitSignal(page.destroyed):
            page.deleteLater()
    jobs.drain()


def test_the_language_changes_every_text(qtbot: QtBot, qapp: QApplication, page: StatisticsPage) -> None:
    translations = Translations(qapp)
    choose(page, "windows_hearts")
    translations.use("ru")
    try:
        qtbot.waitUntil(lambda: page.tiles[1].accessibleName().startswith("Первое место: "))
        assert "\N{NO-BREAK SPACE}%" in page.places_chart.accessibleDescription()
        assert page.filters.levels.itemText(0) == "Любой уровень"
        assert "Взяли пиковую даму" in shown(page)
    finally:
        translations.remove()
        QLocale.setDefault(QLocale("en"))


# -- reset -------------------------------------------------------------------------------------------------------


def ask(page: StatisticsPage) -> ResetDialog:
    next(b for b in page.findChildren(QPushButton) if b.text() == "&Reset…").click()
    return child(page, ResetDialog)


def test_a_reset_takes_out_what_is_chosen_and_says_where_the_copy_is(
    qtbot: QtBot, page: StatisticsPage, filled: Path
) -> None:
    choose(page, "king")
    dialog = ask(page)
    assert "King – 20 match(es)" in dialog.chosen.text()
    with qtbot.waitSignal(page.changed):
        dialog.remove.click()
    assert figures(filled, Scope("king")).finished == 0
    assert figures(filled, Scope()).finished > 0
    assert page.filters.games.findData("king") < 0
    (copy,) = filled.parent.glob("history.sqlite.before-reset-*")
    assert any(copy.name in label.text() for label in page.findChildren(QLabel))


def test_everything_can_be_reset_and_cancelled(qtbot: QtBot, page: StatisticsPage, filled: Path) -> None:
    dialog = ask(page)
    dialog.reject()
    assert not list(filled.parent.glob("*before-reset*"))
    dialog = ask(page)
    dialog.all.setChecked(True)
    dialog.remove.click()
    assert figures(filled, Scope()).finished == 0
    assert not page.places_chart.isVisible()


# -- goals -------------------------------------------------------------------------------------------------------


def test_the_goals_of_the_game_played_last_come_first(qtbot: QtBot, filled: Path) -> None:
    page = GoalsPage(filled)
    qtbot.addWidget(page)
    page.show()
    QAbstractItemModelTester(page.model, QAbstractItemModelTester.FailureReportingMode.Fatal, page.model)
    assert page.games.currentData() == "auction_hearts"
    assert page.games.count() == len(CATALOGUE)
    page.games.setCurrentIndex(page.games.findData("windows_hearts"))
    assert page.model.rowCount() == len(goals_of(CATALOGUE["windows_hearts"]))
    assert page.model.index(0, 0).data() == "Play a match to its end"
    assert page.model.index(0, 2).data() != "—"


def test_without_any_match_there_are_goals_all_the_same(qtbot: QtBot, path: Path) -> None:
    page = GoalsPage(path)
    qtbot.addWidget(page)
    page.show()
    assert page.games.currentData() == "windows_hearts"
    assert {page.model.index(row, 2).data() for row in range(page.model.rowCount())} == {"—"}
    assert any(label.text().startswith("Reached: 0 of ") for label in page.findChildren(QLabel))
