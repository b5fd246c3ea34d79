"""The history is fetched page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from hearts_qt.models.history_model import ENTRY_ROLE, PAGE, HistoryColumn, HistoryEntry, HistoryModel

if TYPE_CHECKING:
    from collections.abc import Sequence


class Shelf:
    """A source of ``size`` matches that counts how often it is asked; ``missing`` of them cannot be had."""

    def __init__(self, size: int, missing: int = 0) -> None:
        self.size = size
        self.missing = missing
        self.asked: list[int] = []

    def count(self) -> int:
        return self.size

    def page(self, start: int, count: int) -> Sequence[HistoryEntry]:
        self.asked.append(start)
        end = min(start + count, self.size - self.missing)
        return [
            HistoryEntry(
                f"match-{k}",
                "2026-01-01T00:00:00",
                "windows_hearts",
                (),
                (k, 100, 50, 60),
                1,
                playing=False,
                deals=9,
            )
            for k in range(start, end)
        ]


def model_of(shelf: Shelf) -> HistoryModel:
    model = HistoryModel(shelf, lambda entry, column: f"{entry.id}/{column.name}", lambda column: column.name)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    tester.setUseFetchMore(False)  # the tests say when a page is fetched
    model.reload()
    return model


def fetch_all(model: HistoryModel) -> None:
    while model.canFetchMore(QModelIndex()):
        model.fetchMore(QModelIndex())


@pytest.mark.usefixtures("qapp")
def test_rows_come_a_page_at_a_time_and_only_when_wanted() -> None:
    shelf = Shelf(PAGE + 7)
    model = model_of(shelf)
    shelf.asked.clear()  # the tester has fetched once already
    model.reload()
    model.fetchMore(QModelIndex())
    assert model.rowCount() == PAGE
    assert shelf.asked == [0]
    fetch_all(model)
    assert model.rowCount() == PAGE + 7
    assert model.entry(PAGE).id == f"match-{PAGE}"


@pytest.mark.usefixtures("qapp")
def test_a_source_with_fewer_rows_than_counted_ends_quietly() -> None:
    model = model_of(Shelf(PAGE, missing=PAGE - 2))
    fetch_all(model)
    assert model.rowCount() == 2
    assert not model.canFetchMore(QModelIndex())


@pytest.mark.usefixtures("qapp")
def test_reload_shows_what_the_source_has_now() -> None:
    shelf = Shelf(3)
    model = model_of(shelf)
    fetch_all(model)
    shelf.size = 5
    model.reload()
    fetch_all(model)
    assert model.rowCount() == 5


@pytest.mark.usefixtures("qapp")
def test_cells_speak_with_the_given_words_and_carry_the_entry() -> None:
    model = model_of(Shelf(1))
    fetch_all(model)
    index = model.index(0, HistoryColumn.PLACE)
    assert index.data() == "match-0/PLACE"
    assert index.data(ENTRY_ROLE) == model.entry(0)
    assert model.headerData(HistoryColumn.DEALS, Qt.Orientation.Horizontal) == "DEALS"
