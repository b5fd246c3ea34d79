from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hearts_qt.support import log
from hearts_qt.support.log import FILE_NAME, KEPT_LINES, Logs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.conftest import ExpectedLogs

logger = logging.getLogger("hearts_qt.tests")


@pytest.fixture
def logs(tmp_path: Path) -> Iterator[Logs]:
    logs = Logs(tmp_path)
    yield logs
    logs.close()


def test_lines_are_kept_in_memory_and_in_the_file(logs: Logs, tmp_path: Path) -> None:
    logger.info("карта %s", "Q♠")
    logs.close()
    assert logs.recent.lines[-1].endswith("INFO    hearts_qt.tests: карта Q♠")
    assert "карта Q♠" in (tmp_path / FILE_NAME).read_text(encoding="utf-8")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here is always full")
def test_a_full_disk_costs_the_lines_in_the_file_only(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE_NAME).symlink_to("/dev/full")
    logs = Logs(tmp_path)
    logger.info("too much")
    logs.close()
    assert logs.recent.lines[-1].endswith("too much")
    assert capfd.readouterr().err == ""


def test_only_the_last_lines_are_kept_in_memory(logs: Logs) -> None:
    for number in range(KEPT_LINES + 5):
        logger.info("line %d", number)
    assert len(logs.recent.lines) == KEPT_LINES
    assert logs.recent.lines[0].endswith("line 5")


def test_debug_lines_need_verbose(logs: Logs, tmp_path: Path) -> None:
    logger.debug("quiet")
    assert logs.recent.lines == ()
    verbose = Logs(None, verbose=True)
    logger.debug("loud")
    verbose.close()
    assert verbose.recent.lines[-1].endswith("loud")


def test_close_leaves_no_handler_behind(tmp_path: Path) -> None:
    root = logging.getLogger()
    before = (root.level, list(root.handlers))
    logs = Logs(tmp_path)
    logs.close()
    logs.close()
    assert (root.level, root.handlers) == before


def test_a_folder_that_can_not_be_written_costs_the_file_only(tmp_path: Path, expected_logs: ExpectedLogs) -> None:
    expected_logs.expect("No log file can be written")
    logs = Logs(tmp_path / "missing")
    logger.info("still here")
    logs.close()
    assert logs.file is None
    assert logs.recent.lines[-1].endswith("still here")


def test_old_lines_move_to_older_files_and_then_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "FILE_BYTES", 300)
    logs = Logs(tmp_path)
    for number in range(40):
        logger.info("line %02d", number)
    logs.close()
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [FILE_NAME, *(f"{FILE_NAME}.{age}" for age in (1, 2, 3))]
    assert all(file.stat().st_size < 400 for file in files)
    lines = "".join(file.read_text() for file in reversed(files)).splitlines()
    numbers = [int(line[-2:]) for line in lines]
    assert numbers == list(range(numbers[0], 40))
    assert numbers[0] > 0


def test_a_log_that_cannot_be_renamed_costs_lines_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(log, "FILE_BYTES", 10)
    (tmp_path / f"{FILE_NAME}.1").mkdir()
    (tmp_path / f"{FILE_NAME}.1" / "occupied").touch()
    logs = Logs(tmp_path)
    for number in range(5):
        logger.info("line %d", number)
    logs.close()
    assert len(logs.recent.lines) == 5
    assert capfd.readouterr().err == ""
