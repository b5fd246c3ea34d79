"""The list of past matches, what narrows it, and what can be done from it."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QAbstractItemModelTester, QTest

from hearts_qt.models.history_model import PAGE, HistoryColumn
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import Record
from hearts_qt.store.history import History
from hearts_qt.store.options import Theme
from hearts_qt.store.wanted import Result
from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui.dialogs.base import GRID
from hearts_qt.ui.history.browser import MatchBrowser
from hearts_qt.ui.style import apply_theme
from tests.rules.positions import random_match
from tests.store.matches import STARTED, record_of, saved_of, whole_match
from tests.store.old_databases import leave

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from hearts_qt.store.history import MatchRow
    from hearts_qt.store.saved_match import SavedMatch
    from hearts_qt.store.wanted import Wanted
    from hearts_qt.support.i18n import Translations

OMNIBUS = "omnibus_10d"


def played(k: int, variant: str = "windows_hearts") -> SavedMatch:
    """A deal of a match, the later the greater ``k``."""
    rules = CATALOGUE[variant].rules()
    steps = random_match(rules, k, deals=1)
    record = Record(variant, rules, k, tuple(move for _, move, _, _ in steps))
    return replace(saved_of(record, f"{k:032x}"), started=STARTED + timedelta(days=k))


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    made, notices = History.open(tmp_path / "history.sqlite")
    assert notices == ()
    yield made
    made.close()


@pytest.fixture
def few(history: History) -> History:
    """Three matches: one with people who were asked for, one of another game, one that was left."""
    history.record(replace(played(1), sitters=("savva", "marfa", "zlata"), players=("expert",) * 3))
    history.record(played(2, OMNIBUS))
    history.abandon(played(3))
    return history


def browser_of(qtbot: QtBot, history: History) -> MatchBrowser:
    browser = MatchBrowser(history)
    qtbot.addWidget(browser)
    tester = QAbstractItemModelTester(
        browser.model, QAbstractItemModelTester.FailureReportingMode.Fatal, browser.model
    )
    tester.setUseFetchMore(False)
    browser.show()
    return browser


def seeds(browser: MatchBrowser) -> list[int]:
    """The matches in the list by their seeds, which are their ids here."""
    return [int(browser.model.entry(row).id, 16) for row in range(browser.model.rowCount())]


def test_an_empty_history_says_so(qtbot: QtBot, history: History) -> None:
    browser = browser_of(qtbot, history)
    assert not browser.table.isVisible()
    assert not browser.review.isEnabled()
    assert not browser.export.isEnabled()
    assert browser.bring_in.isEnabled()


def test_opening_reads_one_page_whatever_there_is(
    qtbot: QtBot, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = played(1)
    for k in range(2 * PAGE):
        history.record(replace(one, id=f"{k:032x}"))
    asked: list[tuple[int, int]] = []
    real = History.matches

    def matches(self: History, wanted: Wanted, *, offset: int, limit: int) -> tuple[MatchRow, ...]:
        asked.append((offset, limit))
        return real(self, wanted, offset=offset, limit=limit)

    monkeypatch.setattr(History, "matches", matches)
    browser = MatchBrowser(history)
    qtbot.addWidget(browser)
    browser.resize(900, 500)
    browser.show()
    qtbot.waitExposed(browser)
    assert asked == [(0, PAGE)]
    assert browser.model.rowCount() == PAGE
    browser.table.scrollToBottom()
    qtbot.waitUntil(lambda: browser.model.rowCount() == 2 * PAGE)
    assert asked == [(0, PAGE), (PAGE, PAGE)]


def test_the_latest_is_chosen_and_shown_with_its_deals(qtbot: QtBot, few: History) -> None:
    browser = browser_of(qtbot, few)
    assert seeds(browser) == [3, 2, 1]
    assert browser.details.deals.rowCount() == 1
    assert browser.details.deal == 1
    row = [browser.model.index(0, column).data() for column in range(browser.model.columnCount())]
    assert row[HistoryColumn.VARIANT] == "Classic Hearts"
    assert row[HistoryColumn.OPPONENTS] == "Martha, Oliver, Zoe"
    assert row[HistoryColumn.PLACE] == "unfinished"


def test_the_notes_speak_of_the_queen_only_where_she_is_the_black_lady(qtbot: QtBot, history: History) -> None:
    told = []
    for k, variant in enumerate(("hearts_penalty13", "windows_hearts"), 1):
        history.record(played(k, variant))
        item = browser_of(qtbot, history).details.deals.item(0, 3)
        assert item is not None
        told.append("Q♠" in item.text())
    assert told == [False, True]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [3, 2, 1]),
        ("classic", [3, 1]),
        ("omnibus", [2]),
        ("sam", [1]),
        ("martha", [3, 2, 1]),
        ("martha omni", [2]),
        ("EXPERT", [1]),
        ("2", [2]),
        ("nobody", []),
        ("9" * 60, []),
    ],
)
def test_the_search_finds_games_people_levels_and_numbers(
    qtbot: QtBot, few: History, text: str, found: list[int]
) -> None:
    browser = browser_of(qtbot, few)
    with qtbot.waitSignal(browser.filters.changed, raising=bool(text)):
        QTest.keyClicks(browser.filters.search, text)
        if not text:
            browser.filters.clear()
    assert seeds(browser) == found
    assert browser.table.isVisible() is bool(found)


def test_the_search_speaks_the_language_of_the_moment(
    qtbot: QtBot, few: History, translations: Translations
) -> None:
    translations.use("ru")
    browser = browser_of(qtbot, few)
    for text, found in (("савва", [1]), ("класс", [3, 1]), ("эксперт", [1])):
        browser.filters.search.setText(text)
        browser.filters.changed.emit()
        assert seeds(browser) == found


def test_lists_narrow_and_can_be_cleared(qtbot: QtBot, few: History) -> None:
    browser = browser_of(qtbot, few)
    filters = browser.filters
    filters.results.setCurrentIndex(filters.results.findData(Result.ABANDONED))
    assert seeds(browser) == [3]
    filters.games.setCurrentIndex(filters.games.findData(OMNIBUS))
    assert seeds(browser) == []
    filters.clear()
    assert filters.is_open
    assert seeds(browser) == [3, 2, 1]
    filters.periods.setCurrentIndex(filters.periods.count() - 1)
    assert seeds(browser) == []


def test_return_opens_the_deal_that_is_chosen_in_the_review(qtbot: QtBot, history: History) -> None:
    history.record(saved_of(record_of(5, deals=3)))
    browser = browser_of(qtbot, history)
    wanted: list[tuple[str, int]] = []
    browser.reviewWanted.connect(lambda row, deal: wanted.append((row.id, deal)))
    QTest.keyClick(browser.table, Qt.Key.Key_Return)
    browser.details.deals.setCurrentCell(2, 0)
    QTest.keyClick(browser.details.deals, Qt.Key.Key_Return)
    QTest.mouseClick(browser.review, Qt.MouseButton.LeftButton)
    match_id = saved_of(record_of(5, deals=0)).id
    assert wanted == [(match_id, 1), (match_id, 3), (match_id, 3)]


def test_several_matches_can_be_chosen_and_none_of_them_is_shown(qtbot: QtBot, few: History) -> None:
    browser = browser_of(qtbot, few)
    browser.table.selectAll()
    assert browser.details.deal is None
    assert not browser.review.isEnabled()
    assert browser.remove.isEnabled()


def test_the_keys_find_and_delete_reach_the_search_and_the_question(qtbot: QtBot, few: History) -> None:
    browser = browser_of(qtbot, few)
    asked: list[list[str]] = []
    browser.traffic.remove = asked.append  # type: ignore[assignment, method-assign]
    with qtbot.waitActive(browser):
        browser.activateWindow()
    browser.table.setFocus()
    QTest.keyClick(browser.table, Qt.Key.Key_Delete)
    assert asked == [[f"{3:032x}"]]
    QTest.keyClick(browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert browser.filters.search.hasFocus()


def test_a_match_that_is_being_played_is_not_removed(qtbot: QtBot, history: History) -> None:
    history.record(played(1))
    browser = browser_of(qtbot, history)
    assert not browser.remove.isEnabled()


def test_the_whole_browser_changes_its_language(qtbot: QtBot, few: History, translations: Translations) -> None:
    browser = browser_of(qtbot, few)
    translations.use("ru")
    browser.retranslate()
    assert browser.model.index(0, HistoryColumn.PLACE).data() == "брошен"
    assert browser.review.text() == "&Разобрать"
    assert browser.filters.results.itemText(0) == "Любой исход"


def test_places_are_shown_before_an_older_history_has_been_brought_up_to_date(
    qtbot: QtBot, tmp_path: Path
) -> None:
    leave(tmp_path / "old.sqlite", 2, [whole_match(4)])
    history, _ = History.open(tmp_path / "old.sqlite")
    browser = browser_of(qtbot, history)
    final = whole_match(4).record.match()
    own = 1 + sum(total < final.totals[0] for total in final.totals)
    assert browser.model.index(0, HistoryColumn.PLACE).data().removeprefix("★ ") == str(own)
    history.close()


def test_the_colours_follow_the_theme_while_it_is_open(qtbot: QtBot, few: History) -> None:
    browser = browser_of(qtbot, few)
    before = browser.table.palette().color(QPalette.ColorRole.Highlight)
    try:
        apply_theme(Theme.DARK)
        leader = palette(Scheme.DARK).leader
        qtbot.waitUntil(lambda: browser.table.palette().color(QPalette.ColorRole.Highlight) == leader)
        assert browser.details.palette().color(QPalette.ColorRole.Base) == palette(Scheme.DARK).paper
    finally:
        apply_theme(Theme.SYSTEM)
    qtbot.waitUntil(lambda: browser.table.palette().color(QPalette.ColorRole.Highlight) == before)


def test_a_match_over_many_deals_is_drawn_with_everybody(qtbot: QtBot, history: History) -> None:
    history.record(whole_match(4))
    browser = browser_of(qtbot, history)
    assert "Martha" in browser.details.chart.accessibleDescription()
    assert browser.details.deals.rowCount() == len(whole_match(4).record.match().scores)


def test_a_game_and_opponents_that_are_too_long_for_a_line_get_two(qtbot: QtBot, few: History) -> None:
    browser = browser_of(qtbot, few)
    browser.resize(2400, 600)
    metrics, rows = browser.table.fontMetrics(), browser.table.verticalHeader()
    qtbot.waitUntil(lambda: rows.sectionSize(0) == metrics.height() + 2 * GRID)
    browser.resize(900, 600)
    qtbot.waitUntil(lambda: rows.sectionSize(0) == 2 * metrics.height() + 2 * GRID)
    for column in (HistoryColumn.VARIANT, HistoryColumn.OPPONENTS):
        room = QRect(0, 0, browser.table.columnWidth(column) - 8, 1000)
        for row in range(browser.model.rowCount()):
            text = browser.model.index(row, column).data()
            assert metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() <= rows.sectionSize(
                row
            )
