from __future__ import annotations

import faulthandler
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from hearts_qt import __version__
from hearts_qt.support.crash import (
    FAULT_FILE,
    LAST_FAULT_FILE,
    REPORT_FILE,
    CrashHandler,
    CrashReport,
    FaultFile,
)
from hearts_qt.support.qtcrash import CrashRelay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.conftest import ExpectedLogs


def raised(message: str) -> Exception:
    try:
        raise ValueError(message)
    except ValueError as error:
        return error


def give(handler: CrashHandler, error: BaseException) -> None:
    handler.handle(type(error), error, error.__traceback__)


@pytest.fixture
def reports(expected_logs: ExpectedLogs) -> list[CrashReport]:
    expected_logs.expect("Uncaught exception")
    return []


@pytest.fixture
def _hooks() -> Iterator[None]:
    """The hooks of pytest, put back after the test."""
    before = sys.excepthook, threading.excepthook
    yield
    sys.excepthook, threading.excepthook = before


def test_a_report_holds_all_that_helps_and_is_saved(reports: list[CrashReport], tmp_path: Path) -> None:
    handler = CrashHandler(
        reports.append,
        folder=tmp_path,
        facts=lambda: {"Match": "rules: classic\nseed: 17"},
        recent_lines=lambda: ["the last line"],
    )
    give(handler, raised("no such card"))
    (report,) = reports
    assert report.summary == "ValueError: no such card"
    for part in (__version__, "Python 3", "Traceback", "in raised", "seed: 17", "the last line"):
        assert part in report.text
    assert report.file == tmp_path / REPORT_FILE
    assert report.file.read_text(encoding="utf-8") == report.text


def test_the_same_mistake_is_reported_once(reports: list[CrashReport]) -> None:
    handler = CrashHandler(reports.append)
    for _ in range(3):
        give(handler, raised("again"))
    give(handler, raised("another"))
    assert [report.summary for report in reports] == ["ValueError: again", "ValueError: another"]


def test_a_report_survives_a_match_that_can_not_be_told(reports: list[CrashReport]) -> None:
    def facts() -> dict[str, str]:
        raise RuntimeError("the match is broken too")

    give(CrashHandler(reports.append, facts=facts), raised("first"))
    (report,) = reports
    assert "first" in report.text
    assert "the match is broken too" in report.text


def test_a_report_that_can_not_be_saved_is_shown_all_the_same(
    reports: list[CrashReport], tmp_path: Path, expected_logs: ExpectedLogs
) -> None:
    expected_logs.expect("can not be saved")
    give(CrashHandler(reports.append, folder=tmp_path / "missing"), raised("first"))
    assert reports[0].file is None


def test_a_broken_way_of_reporting_does_not_report_itself(expected_logs: ExpectedLogs) -> None:
    expected_logs.expect("Uncaught exception")
    expected_logs.expect("could not be reported")
    expected_logs.expect("Another error while a crash was being reported")
    calls: list[str] = []

    def on_report(report: CrashReport) -> None:
        calls.append(report.summary)
        give(handler, raised("inner"))
        raise RuntimeError("no window to show it in")

    handler = CrashHandler(on_report)
    give(handler, raised("outer"))
    assert calls == ["ValueError: outer"]


@pytest.mark.usefixtures("_hooks")
def test_an_interrupt_is_not_a_crash() -> None:
    passed_on: list[type[BaseException]] = []
    sys.excepthook = lambda kind, error, trace: passed_on.append(kind)
    reports: list[CrashReport] = []
    handler = CrashHandler(reports.append)
    give(handler, KeyboardInterrupt())
    assert passed_on == [KeyboardInterrupt]
    assert not reports


@pytest.mark.usefixtures("_hooks")
def test_an_exception_on_a_thread_is_reported_with_its_name(reports: list[CrashReport]) -> None:
    handler = CrashHandler(reports.append)
    handler.install()
    thread = threading.Thread(target=lambda: give_up("on a thread"), name="thinker")
    thread.start()
    thread.join()
    handler.uninstall()
    assert reports[0].summary == "ValueError: on a thread"
    assert "Thread: thinker" in reports[0].text


def give_up(message: str) -> None:
    raise ValueError(message)


@pytest.mark.usefixtures("_hooks")
def test_uninstall_puts_the_hooks_back() -> None:
    before = sys.excepthook, threading.excepthook
    handler = CrashHandler(lambda report: None)
    handler.install()
    assert sys.excepthook == handler.handle
    handler.uninstall()
    assert (sys.excepthook, threading.excepthook) == before


def test_the_relay_hands_a_report_over_from_the_event_loop(qtbot: QtBot) -> None:
    relay = CrashRelay()
    seen: list[tuple[object, str]] = []
    relay.reported.connect(lambda report: seen.append((report, threading.current_thread().name)))
    report = CrashReport("ValueError", "text", None)
    thread = threading.Thread(target=relay.take, args=(report,))
    with qtbot.waitSignal(relay.reported):
        thread.start()
        thread.join()
        assert seen == []
    assert seen == [(report, threading.main_thread().name)]


@pytest.fixture
def fault_file(tmp_path: Path) -> Iterator[Callable[[], FaultFile]]:
    """Opens fault files; the handler of pytest is enabled again after the test."""
    was_enabled = faulthandler.is_enabled()
    opened: list[FaultFile] = []

    def open_file() -> FaultFile:
        opened.append(FaultFile(tmp_path))
        return opened[-1]

    yield open_file
    for file in opened:
        file.close()
    if was_enabled and sys.__stderr__ is not None:
        faulthandler.enable(sys.__stderr__)


def test_a_run_without_a_fault_leaves_no_file(fault_file: Callable[[], FaultFile], tmp_path: Path) -> None:
    file = fault_file()
    assert faulthandler.is_enabled()
    file.close()
    assert file.previous is None
    assert list(tmp_path.iterdir()) == []


def test_the_fault_of_the_run_before_is_found_once(fault_file: Callable[[], FaultFile], tmp_path: Path) -> None:
    (tmp_path / FAULT_FILE).write_text("Fatal Python error: Segmentation fault", encoding="utf-8")
    first = fault_file()
    assert first.previous == "Fatal Python error: Segmentation fault"
    assert (tmp_path / LAST_FAULT_FILE).exists()
    first.close()
    assert fault_file().previous is None


def test_a_folder_that_can_not_be_written_does_no_harm(tmp_path: Path, expected_logs: ExpectedLogs) -> None:
    expected_logs.expect("No fault file")
    file = FaultFile(tmp_path / "missing")
    file.close()
    assert file.previous is None
