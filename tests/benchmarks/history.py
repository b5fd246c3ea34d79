"""How long the browser of the history takes to open: ``python -m tests.benchmarks.history``.

Makes a history of so many deals in a temporary folder and prints, as JSON, the milliseconds of each piece: wall
clock and processor time, the median of the runs.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex

from hearts_qt.rules.notation import write_record
from hearts_qt.start import make_application
from hearts_qt.store.facts import FACTS
from hearts_qt.store.history import History
from hearts_qt.store.wanted import Result, Wanted
from hearts_qt.support.i18n import Translations
from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.ui.dialogs.history import HistoryDialog
from hearts_qt.ui.statistics.page import StatisticsPage
from tests.store.matches import whole_match

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

DEALS_A_MATCH = 10
GAMES = ("windows_hearts", "omnibus_10d", "black_maria", "king")


def fill(path: Path, deals: int) -> None:
    """Rows as they are after so many deals; the moves are everywhere the same."""
    history, _ = History.open(path)
    record, rng, start = write_record(whole_match(3).record), Random(1), datetime(2020, 1, 1, tzinfo=UTC)
    matches, rows = [], []
    for k in range(deals // DEALS_A_MATCH):
        match_id = f"{rng.getrandbits(128):032x}"
        totals = [rng.randint(20, 110) for _ in range(4)]
        place = 1 + sum(total < totals[0] for total in totals)
        begun = start + timedelta(hours=5 * k)
        ended = begun + timedelta(minutes=20)
        matches.append(
            (match_id, rng.choice(GAMES), "windows_hearts 4", 4, k, '["strong", "strong", "expert"]',
             '["marfa", "savva", "zlata"]', "mixed", begun.isoformat(), ended.isoformat(),
             1200, "abandoned" if k % 9 == 0 else "finished", "[0]" if place == 1 else "[1]", json.dumps(totals),
             place, 0, totals[0], DEALS_A_MATCH, 0, 0, None, FACTS)
        )  # fmt: skip
        for number in range(1, DEALS_A_MATCH + 1):
            points = [rng.randint(0, 9) for _ in range(3)]
            points.append(26 - sum(points))
            scored = json.dumps(points), json.dumps(totals)
            rows.append((match_id, number, "left", *scored, points[0], 26, None, None, None, 1, 0))
    with history.database.writing() as connection:
        connection.executemany(f"INSERT INTO matches VALUES ({', '.join('?' * 22)})", matches)
        connection.executemany("INSERT INTO records VALUES (?, ?)", [(match[0], record) for match in matches])
        connection.executemany(f"INSERT INTO deals VALUES ({', '.join('?' * 12)})", rows)
    history.close()


def measured(work: Callable[[], object], runs: int) -> dict[str, float]:
    """Milliseconds of the clock on the wall and of the processor, the median."""
    wall, processor = [], []
    for _ in range(runs):
        before, spent = time.perf_counter(), time.process_time()
        work()
        wall.append(1000 * (time.perf_counter() - before))
        processor.append(1000 * (time.process_time() - spent))
    return {"wall": round(statistics.median(wall), 1), "processor": round(statistics.median(processor), 1)}


def open_dialog(application: QApplication, path: Path) -> HistoryDialog:
    """Open the history and show the page of the matches, painted."""
    history, _ = History.open(path)
    dialog = HistoryDialog(history, jobs=ManualJobExecutor())
    dialog.turn_to(dialog.matches)
    dialog.finished.connect(history.close)
    dialog.show()
    application.sendPostedEvents()
    dialog.grab()
    return dialog


def open_statistics(path: Path) -> StatisticsPage:
    """Count everything and paint it, with nothing in the background."""
    page = StatisticsPage(path)
    page.grab()
    return page


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description="Measure the browser of the history.")
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=9)
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = make_application()
    translations = Translations(application)
    translations.use("en")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "history.sqlite"
        fill(path, arguments.deals)
        history, _ = History.open(path)
        dialog = open_dialog(application, path)
        browser = dialog.matches
        lost = Wanted(results=frozenset({Result.LOST}))

        def fetch() -> None:
            browser.model.fetchMore(QModelIndex())

        def search() -> None:
            browser.filters.search.setText("omnibus" if not browser.filters.search.text() else "")
            browser.filters.changed.emit()

        found = {
            "deals": arguments.deals,
            "megabytes": round(path.stat().st_size / 1e6),
            "open and paint": measured(lambda: open_dialog(application, path).close(), arguments.runs),
            "statistics": measured(lambda: open_statistics(path).deleteLater(), arguments.runs),
            "another page": measured(fetch, arguments.runs),
            "a page from the end": measured(lambda: history.matches(offset=9900, limit=50), arguments.runs),
            "narrow by result": measured(lambda: (history.count(lost), history.matches(lost)), arguments.runs),
            "search": measured(search, arguments.runs),
        }
        dialog.close()
        history.close()
    sys.stdout.write(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
