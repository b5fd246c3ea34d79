"""The trial of the setup program of Windows: set up by Wine, set up again over a running copy, and taken away."""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
from typing import TYPE_CHECKING

from recipes import wine
from recipes.common import match_ending
from smoke_common import PATIENCE, Failure, Place, say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from smoke_test import Screen

PROFILE = "AppData/Local/hearts-qt"
PROGRAM = "AppData/Local/Programs/Hearts/hearts-qt.exe"
UNINSTALLER = "AppData/Local/Programs/Hearts/uninstall.exe"
SHORTCUTS = (
    "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Hearts.lnk",
    "Desktop/Hearts.lnk",
)
SETUP_SECONDS = 300.0

NOISE = r"EnableNonClientDpiScaling\(\) failed for .* \(Call not implemented\.\)"
"""What Qt says of Wine 8, and never of Windows."""


class Windows:
    """A prefix of Wine with one person in it."""

    def __init__(self, prefix: Path, screen: Screen) -> None:
        self.environment = wine.environment(prefix)
        self._everything = {**screen.environment, **self.environment}
        self._prefix = prefix
        wine.make_prefix(prefix)
        people = prefix / "drive_c" / "users"
        (self.home,) = (folder for folder in people.iterdir() if folder.name != "Public")

    def run(self, program: Path, *words: str) -> None:
        """Run a program to its end, and all that it starts. Raises Failure if it says anything or fails."""
        command = ["wine", str(program), *words]
        done = subprocess.run(
            command, env=self._everything, capture_output=True, text=True, timeout=SETUP_SECONDS, check=False
        )
        if done.returncode != 0 or done.stdout.strip() or done.stderr.strip():
            said = f"{done.stdout}{done.stderr}"
            raise Failure(f"{program.name} {' '.join(words)} ended with exit code {done.returncode}:\n{said}")

    def start(self, program: Path) -> subprocess.Popen[bytes]:
        """Start a program and leave it running."""
        silent = subprocess.DEVNULL
        return subprocess.Popen(["wine", str(program)], env=self._everything, stdout=silent, stderr=silent)

    def settle(self) -> None:
        """Wait until nothing runs any more, and the registry is on disk."""
        subprocess.run(["wineserver", "--wait"], env=self._everything, timeout=SETUP_SECONDS, check=True)

    def end(self) -> None:
        """End whatever still runs."""
        subprocess.run(["wineserver", "--kill"], env=self._everything, timeout=SETUP_SECONDS, check=False)

    def files(self) -> set[Path]:
        """All files of people and programs; Windows itself left out."""
        root = self._prefix / "drive_c"
        return {
            path for path in root.rglob("*") if not path.is_dir() and path.relative_to(root).parts[0] != "windows"
        }

    def registered(self) -> list[str]:
        """The keys and values in the registry of the person that name the program."""
        text = (self._prefix / "user.reg").read_text(encoding="utf-8", errors="replace")
        return [line for line in text.splitlines() if re.search(r"hearts", line, re.IGNORECASE)]


@contextlib.contextmanager
def installed(setup: Path, work: Path, screen: Screen) -> Iterator[Place]:
    """Set up silently; afterwards all that belongs to setting up is tried. Raises Failure."""
    windows = Windows(work / "prefix", screen)
    try:
        windows.settle()
        yield from _tried(windows, setup, screen)
    finally:
        windows.end()
    shutil.rmtree(work / "prefix")


def _tried(windows: Windows, setup: Path, screen: Screen) -> Iterator[Place]:
    before, told = windows.files(), windows.registered()
    windows.run(setup, "/S", "/DESKTOP")
    home = windows.home
    _check_set_up(windows)
    say("  it has been set up without a question")
    # Python under Wine takes no file for its output, as the trial of the other artefacts has it.
    command = ["bash", "-o", "pipefail", "-c", 'wine "$0" </dev/null 2>&1 | cat', str(home / PROGRAM)]
    yield Place(command, home, PROFILE, windows.environment, NOISE)
    _check_log(home)
    _set_up_over_running(windows, setup, screen)
    windows.run(home / UNINSTALLER, "/S")
    windows.settle()
    for kept in ("match.json", "history.sqlite"):
        if not (home / PROFILE / kept).exists():
            raise Failure(f"{kept} is gone, although nobody was asked")
    say("  taken away, it leaves what has been played")
    windows.run(setup, "/S")
    windows.run(home / UNINSTALLER, "/S", "/HISTORY")
    windows.settle()
    # A copy of the uninstaller in a folder for passing things cannot remove itself.
    left = [path for path in windows.files() - before if "Temp" not in path.parts and path != home / "output"]
    left_keys = [line for line in windows.registered() if line not in told]
    if left or left_keys:
        raise Failure("left behind: " + ", ".join([*map(str, sorted(left)), *left_keys]))
    say("  taken away with the history, it leaves nothing")


def _check_set_up(windows: Windows) -> None:
    for place in (PROGRAM, UNINSTALLER, *SHORTCUTS):
        if not (windows.home / place).exists():
            raise Failure(f"{place} has not been made")
    windows.settle()
    known = "\n".join(windows.registered())
    for key in (f"Classes\\\\.{match_ending()}]", "Uninstall\\\\hearts-qt]"):
        if key not in known:
            raise Failure(f"the registry does not know {key}")


def _check_log(home: Path) -> None:
    """A program without a console says what is wrong in its log alone."""
    for log in (home / PROFILE).rglob("*.log"):
        lines = log.read_text(encoding="utf-8").splitlines()
        wrong = [line for line in lines if re.search(r" (WARNING|ERROR|CRITICAL) ", line)]
        wrong = [line for line in wrong if not re.search(NOISE, line)]
        if wrong:
            raise Failure("the log of the program says:\n" + "\n".join(wrong))
    crashes = list((home / PROFILE).rglob("last-*.txt"))
    if crashes:
        raise Failure(f"the program has crashed:\n{crashes[0].read_text(encoding='utf-8')}")


def _set_up_over_running(windows: Windows, setup: Path, screen: Screen) -> None:
    """The running copy is closed, what it played is kept, and the program starts again."""
    match = windows.home / PROFILE / "match.json"
    before = match.read_bytes()
    running = windows.start(windows.home / PROGRAM)
    screen.wait("the window before the second setup", lambda: bool(screen.title()))
    windows.run(setup, "/S")
    try:
        code = running.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        running.kill()
        raise Failure("the running copy was not closed by the setup program") from None
    if code != 0:
        raise Failure(f"the running copy ended with exit code {code}")
    if match.read_bytes() != before:
        raise Failure("the match is another after the second setup")
    say("  set up over a running copy, it closes this one and keeps the match")
