"""The program as a process: it starts, survives a mistake of its own, keeps what it must and ends."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect

from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.notation import Record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store import saved_match, settings_file, window_file
from hearts_qt.support.crash import FAULT_FILE, LAST_FAULT_FILE, REPORT_FILE
from hearts_qt.support.lock import ProfileLock
from hearts_qt.support.paths import Profile
from hearts_qt.support.second_start import FOLDER
from hearts_qt.ui.last_sight import LastSight
from hearts_qt.ui.window_place import read_place

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[1]

# Runs the real main(); ACTION is done when the person has been asked and everything is open, then it closes.
START = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from hearts_qt import app, start

class Watched(app.Program):
    def begin(self):
        self.awaited = ["asked", "settled"]
        self.game.offered.connect(lambda: self.act("asked"))
        self.settled.connect(lambda: self.act("settled"))
        super().begin()
    def act(self, what):
        if what in self.awaited:
            self.awaited.remove(what)
            if not self.awaited:
                QTimer.singleShot(0, self, self.end)
                {action}
    def end(self):
        for dialog in QApplication.topLevelWidgets():
            dialog.close()

app.Program = Watched
language, *files = sys.argv[2:]
sys.exit(start.main(Path(sys.argv[1]), language or None, *map(Path, files)))
"""

# A first copy, which goes on until it is killed; it tells which matches it begins and when it can be called.
FIRST = """
import sys
from pathlib import Path
from hearts_qt import app, start

class Watched(app.Program):
    def begin(self):
        self.settled.connect(lambda: print("settled", flush=True))
        self.game.started.connect(lambda saved, before: print(saved.record.seed, flush=True))
        super().begin()

app.Program = Watched
sys.exit(start.main(Path(sys.argv[1]), "en"))
"""


def start(
    folder: Path,
    action: str = "pass",
    *files: Path,
    env: Mapping[str, str] | None = None,
    language: str = "en",
) -> str:
    """Run the program in ``folder`` until it has done ``action``; what it wrote to the error stream."""
    done = subprocess.run(
        [sys.executable, "-c", START.format(action=action), str(folder), language, *map(str, files)],
        cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **(env or {})},
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    return "\n".join(line for line in done.stderr.splitlines() if "propagateSizeHints" not in line)


def test_a_first_start_leaves_a_match_and_the_place_of_the_window(tmp_path: Path) -> None:
    assert start(tmp_path) == ""
    profile = Profile.inside(tmp_path)
    saved, notices = saved_match.load(profile.data / saved_match.FILE_NAME)
    assert notices == ()
    assert saved is not None
    assert saved.played.moves[0] == DealCards()
    assert (profile.config / window_file.FILE_NAME).exists()
    assert not (profile.log / REPORT_FILE).exists()


HIDE = "self.window.desk.invitation.hide()"
"""A table with nothing on it but the game."""


@pytest.mark.parametrize(
    ("action", "language", "kept"),
    [
        (HIDE, "", True),
        ("self.window.desk.invitation.show()", "", False),
        (HIDE, "en", False),
        (HIDE + "; self.window.desk.toggle_sheet()", "", False),
        (HIDE + "; self.game.practise(self.game.saved.record)", "", False),
    ],
    ids=["table", "invitation", "language of this run", "score sheet", "practice"],
)
def test_the_table_is_kept_as_it_was_left_if_the_next_start_will_show_the_same(
    tmp_path: Path, qapp: QApplication, action: str, language: str, kept: bool
) -> None:
    start(tmp_path, action, language=language)
    profile = Profile.inside(tmp_path)
    texts = window_file.load(profile.config / window_file.FILE_NAME)
    size = read_place(texts, [QRect(0, 0, 3000, 2000)])[0].size()
    assert (LastSight(profile.cache).find(texts.get("sight", ""), size, 1.0) is not None) is kept


def test_a_match_that_goes_on_in_another_language_names_its_window_in_it(tmp_path: Path) -> None:
    start(tmp_path)
    title = "(Path(sys.argv[1]) / 'title').write_text(self.window.window().windowTitle(), encoding='utf-8')"
    start(tmp_path, title, language="ru")
    assert (tmp_path / "title").read_text(encoding="utf-8") == "Червы"


def test_a_mistake_leaves_a_report_with_the_match_and_the_program_goes_on(tmp_path: Path) -> None:
    start(tmp_path, "raise ValueError('a mistake of ours')")
    profile = Profile.inside(tmp_path)
    report = (profile.log / REPORT_FILE).read_text(encoding="utf-8")
    assert "a mistake of ours" in report
    assert "hearts-qt match 1" in report
    assert saved_match.load(profile.data / saved_match.FILE_NAME)[0] is not None


def test_a_broken_computer_player_is_reported_too(tmp_path: Path) -> None:
    start(tmp_path, "self.game.failed.emit(RuntimeError('a lost thought'))")
    assert "a lost thought" in (Profile.inside(tmp_path).log / REPORT_FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize("played", [False, True])
def test_a_run_that_died_is_reported_at_the_next_start(tmp_path: Path, *, played: bool) -> None:
    profile = Profile.inside(tmp_path)
    profile.create()
    if played:
        match_file(tmp_path).rename(profile.data / saved_match.FILE_NAME)
    (profile.log / FAULT_FILE).write_text("Fatal Python error: Segmentation fault", encoding="utf-8")
    titles = "' | '.join(w.windowTitle() for w in QApplication.topLevelWidgets() if w.isVisible())"
    start(tmp_path, f"(Path(sys.argv[1]) / 'shown').write_text({titles})")
    assert "Something went wrong" in (tmp_path / "shown").read_text(encoding="utf-8")
    assert "Segmentation fault" in (profile.log / LAST_FAULT_FILE).read_text(encoding="utf-8")


def match_file(folder: Path) -> Path:
    """A saved match with the number 31415."""
    file = folder / "other.hearts"
    record = Record("windows_hearts", Rules(), 31415)
    saved_match.write_copy(file, saved_match.SavedMatch.begin(record, ("easy",) * 3))
    return file


@contextmanager
def first_copy(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A copy of the program that has painted its table; killed when the block ends."""
    with subprocess.Popen(
        [sys.executable, "-c", FIRST, str(folder)],
        cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    ) as first:  # fmt: skip
        assert first.stdout is not None
        try:
            while first.stdout.readline() != "settled\n":
                assert first.poll() is None
            yield first
        finally:
            first.kill()


def test_a_second_start_opens_no_window_and_sends_its_file_to_the_first(tmp_path: Path) -> None:
    file = match_file(tmp_path)
    with first_copy(tmp_path / "profile") as first:
        assert start(tmp_path / "profile", "raise SystemExit('a second window')", file) == ""
        assert first.stdout is not None
        assert first.stdout.readline() == "31415\n"
    assert list((tmp_path / "profile" / "data" / FOLDER).iterdir()) == []


def test_another_profile_has_a_window_of_its_own(tmp_path: Path) -> None:
    with first_copy(tmp_path / "one"):
        start(tmp_path / "two", "Path(sys.argv[1], 'asked').touch()")
    assert (tmp_path / "two" / "asked").exists()


def test_a_first_copy_that_was_killed_is_not_waited_for(tmp_path: Path) -> None:
    with first_copy(tmp_path) as first:
        first.kill()
        first.wait()
        start(tmp_path, "Path(sys.argv[1], 'asked').touch()")
    assert (tmp_path / "asked").exists()


def test_a_file_given_at_the_start_is_opened(tmp_path: Path) -> None:
    file = match_file(tmp_path)
    act = "self.game.saved.record.seed == 31415 and Path(sys.argv[1], 'opened').touch()"
    start(tmp_path, act, file)
    assert (tmp_path / "opened").exists()


def test_a_second_copy_leaves_the_match_of_the_first_alone(tmp_path: Path) -> None:
    """Where the first copy does not answer, the second one opens a window all the same."""
    start(tmp_path)
    profile = Profile.inside(tmp_path)
    file = profile.data / saved_match.FILE_NAME
    before = file.read_bytes()
    lock = ProfileLock(profile.data)
    assert lock.acquire()
    try:
        start(tmp_path)
    finally:
        lock.release()
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "file", [f"config/{settings_file.FILE_NAME}", f"config/{window_file.FILE_NAME}", "data/history.sqlite"]
)
def test_a_damaged_file_does_not_keep_the_program_from_starting(tmp_path: Path, file: str) -> None:
    start(tmp_path)
    path = tmp_path / file
    path.write_bytes(b"\x00\xff not what it was")
    start(tmp_path)
    assert any(b"not what it was" in kept.read_bytes() for kept in path.parent.glob("*.*") if kept != path)


def test_a_folder_that_cannot_be_made_is_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    start(tmp_path / "file" / "profile", env={"TMPDIR": str(tmp_path)})
    assert (tmp_path / "file").read_text(encoding="utf-8") == "in the way"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_game_that_cannot_be_built_ends_the_program_with_the_reason(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from hearts_qt import app, start\n"
        "def broken(*_, **__): raise ValueError('no table to play at')\n"
        "app.Program = broken\n"
        "sys.exit(start.main(Path(sys.argv[1]), 'en'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 1
    assert "no table to play at" in done.stderr


def test_the_next_start_shows_the_table_where_it_was(tmp_path: Path) -> None:
    start(tmp_path)
    kept = window_file.load(Profile.inside(tmp_path).config / window_file.FILE_NAME)
    above, below = map(int, kept["bands"].split())
    assert kept["title"] == "Hearts"
    assert 0 < above < below


IMPORTED = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from hearts_qt import app, start

class Watched(app.Program):
    def begin(self):
        self.settled.connect(self.wait)
        super().begin()
    def wait(self):
        table = self.window.desk.table
        if table.is_busy:
            table.idle.connect(self.look, app._ONCE_QUEUED)
        else:
            self.look()
    def look(self):
        self.jobs.submit(lambda: None, self.tell)
    def tell(self, result):
        wanted = {f"hearts_qt.ui.{name}" for name in app.PAPERS + app.DIALOGS}
        print(sorted(wanted - set(sys.modules)), flush=True)
        QApplication.closeAllWindows()

app.Program = Watched
sys.exit(start.main(Path(sys.argv[1]), "en"))
"""


def test_what_can_be_opened_has_been_imported_when_the_table_first_rests(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED, str(tmp_path)],
        cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == "[]\n"
