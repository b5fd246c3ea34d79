"""The trial of the setup program of Windows: set up by Wine, set up again over a running copy, and taken away."""

from __future__ import annotations

import contextlib
import importlib
import re
import shutil
import subprocess
import sys
import time
from typing import TYPE_CHECKING

from recipes import icons, wine
from recipes.common import match_ending, release
from smoke_common import PATIENCE, Failure, Place, say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from smoke_test import Screen

PROFILE = "AppData/Local/hearts-qt"
PROGRAM = "AppData/Local/Programs/Hearts/hearts-qt.exe"
PARTS = "AppData/Local/Programs/Hearts/_internal"
UNINSTALLER = "AppData/Local/Programs/Hearts/uninstall.exe"
START_MENU = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Hearts.lnk"
DESKTOP = "Desktop/Hearts.lnk"
SETUP_SECONDS = 600.0
UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\hearts-qt"
LEFT = 1
"""The exit code of a setup program that has changed nothing."""

ASKING = "Hearts Uninstall"
"""The title of the uninstaller and of its question."""

NOISE = (
    r"EnableNonClientDpiScaling\(\) failed for .* \(Call not implemented\.\)"
    r"|^wine: Unhandled page fault on read access to 0000000000000008 at address 000000031CAA2391 "
)
"""What Qt says of Wine 8, and never of Windows; and what Wine 8 of Debian 12 says of its own ntoskrnl.exe, which
stumbles now and then when the last program has ended. A program that stumbled would not end with exit code 0.
"""


_QUIET_BASH = ("bash", "-o", "pipefail", "-c")
"""Python under Wine takes no file for its output, as the trial of the other artefacts has it: a pipe it is."""


class Windows:
    """A prefix of Wine with one person in it."""

    def __init__(self, prefix: Path, screen: Screen) -> None:
        self.environment = wine.environment(prefix)
        self._everything = {**screen.environment, **self.environment}
        self._prefix = prefix
        wine.make_prefix(prefix)
        people = prefix / "drive_c" / "users"
        (self.home,) = (folder for folder in people.iterdir() if folder.name != "Public")

    def run(self, program: Path | str, *words: str, code: int = 0) -> None:
        """Run a program to its end. Raises Failure if it says anything, or ends with another code."""
        command = ["wine", str(program), *words]
        done = subprocess.run(
            command, env=self._everything, capture_output=True, text=True, timeout=SETUP_SECONDS, check=False
        )
        if done.returncode != code or done.stdout.strip() or done.stderr.strip():
            said = f"{done.stdout}{done.stderr}"
            raise Failure(f"{program} {' '.join(words)} ended with exit code {done.returncode}:\n{said}")

    def merge_types(self) -> None:
        """Let file types of the person count: Windows adds these to those of the system, Wine 8 does not."""
        for key in (f".{match_ending()}", "hearts-qt.match"):
            self.run("reg", "copy", rf"HKCU\Software\Classes\{key}", rf"HKLM\Software\Classes\{key}", "/s", "/f")

    def note_version(self, version: str) -> None:
        """Let the registry say that ``version`` is set up."""
        # reg.exe says that it is done.
        command = ["wine", "reg", "add", rf"HKCU\{UNINSTALL}", "/v", "DisplayVersion", "/d", version, "/f"]
        silent = subprocess.DEVNULL
        subprocess.run(command, env=self._everything, stdout=silent, stderr=silent, timeout=PATIENCE, check=True)

    def noted_version(self) -> str:
        """The version that is set up, as the registry has it."""
        command = ["wine", "reg", "query", rf"HKCU\{UNINSTALL}", "/v", "DisplayVersion"]
        said = subprocess.run(
            command, env=self._everything, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        return said.stdout.split()[-1]

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
    for program in (setup, home / PROGRAM, home / UNINSTALLER):
        _check_looks(program)
    windows.merge_types()
    command = [*_QUIET_BASH, 'wine "$0" </dev/null 2>&1 | cat', str(home / PROGRAM)]
    yield Place(command, home, PROFILE, windows.environment, NOISE, _opened)
    _check_log(home)
    _set_up_over_running(windows, setup, screen)
    _set_up_over_older(windows, setup)
    _keep_newer(windows, setup)
    windows.run(home / UNINSTALLER, "/S")
    windows.settle()
    _check_played(windows)
    say("  taken away, it leaves what has been played")
    windows.run(setup, "/S")
    _take_away_with_answer(windows, screen, "n")
    _check_played(windows)
    windows.run(setup, "/S")
    _take_away_with_answer(windows, screen, "y")
    if (home / PROFILE).exists():
        raise Failure("what has been played is still there, although it was to go")
    say("  it asks before it takes away what has been played")
    windows.run(setup, "/S")
    if (home / DESKTOP).exists():
        raise Failure("there is a shortcut on the desktop, although nobody wanted one")
    windows.run(home / UNINSTALLER, "/S", "/HISTORY")
    windows.settle()
    # A copy of the uninstaller in a folder for passing things cannot remove itself.
    left = [path for path in windows.files() - before if "Temp" not in path.parts and path != home / "output"]
    left_keys = [line for line in windows.registered() if line not in told]
    if left or left_keys:
        raise Failure("left behind: " + ", ".join([*map(str, sorted(left)), *left_keys]))
    say("  taken away with the history, it leaves nothing")


def _check_set_up(windows: Windows) -> None:
    for place in (PROGRAM, UNINSTALLER, START_MENU, DESKTOP):
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


def _check_looks(program: Path) -> None:
    """What Windows shows of a program: its name and version in both languages, and a picture in every size."""
    pairs = [
        pair
        for data in _resources(program, "RT_VERSION")
        for pair in re.findall(r"(ProductName|ProductVersion|FileVersion)\0+([^\0]+)", data.decode("utf-16-le"))
    ]
    version = release().version
    wanted = {("ProductName", "Hearts"), ("ProductName", "Червы")}
    wanted |= {("ProductVersion", version), ("FileVersion", version)}
    if set(pairs) != wanted:
        raise Failure(f"{program.name} says of itself: {pairs}")
    (icon,) = _resources(program, "RT_GROUP_ICON")
    edges = [icon[at] or 256 for at in range(6, len(icon), 14)]
    if edges != [*icons.pictures()]:
        raise Failure(f"{program.name} has pictures of these sizes: {edges}")
    say(f"  {program.name} has its icon in {len(edges)} sizes, and its name and version in both languages")


def _resources(program: Path, kind: str) -> list[bytes]:
    """The contents of all resources of a kind, as Microsoft names it, in every language."""
    try:
        pefile = importlib.import_module("pefile")
    except ImportError:
        raise Failure(f"pefile is missing in this Python:  {sys.executable} -m pip install pefile") from None
    with contextlib.closing(pefile.PE(str(program))) as image:
        return [
            image.get_data(leaf.data.struct.OffsetToData, leaf.data.struct.Size)
            for group in image.DIRECTORY_ENTRY_RESOURCE.entries
            if group.id == pefile.RESOURCE_TYPE[kind]
            for named in group.directory.entries
            for leaf in named.directory.entries
        ]


def _opened(file: Path) -> list[str]:
    """What a double click on a file calls, in a Windows of Wine."""
    return [*_QUIET_BASH, 'wine start /wait /unix "$0" </dev/null 2>&1 | cat', str(file)]


def _set_up_over_older(windows: Windows, setup: Path) -> None:
    """A part of an older version does not stay among those of this one."""
    version = windows.noted_version()
    stray = windows.home / PARTS / "hearts_qt" / "part_of_an_older_version.txt"
    stray.write_text("", encoding="utf-8")
    windows.note_version("0.0.1")
    windows.run(setup, "/S")
    if stray.exists() or windows.noted_version() != version:
        raise Failure("the older version is still there after the second setup")
    _check_played(windows)
    say("  set up over an older version, it takes its place")


def _keep_newer(windows: Windows, setup: Path) -> None:
    """A newer version is not replaced unasked."""
    version = windows.noted_version()
    windows.note_version("99.0")
    windows.run(setup, "/S", code=LEFT)
    if windows.noted_version() != "99.0" or not (windows.home / PROGRAM).exists():
        raise Failure("a newer version has been replaced without a question")
    windows.note_version(version)
    say("  a newer version is not replaced unasked")


def _take_away_with_answer(windows: Windows, screen: Screen, answer: str) -> None:
    """Go through the pages of the uninstaller with keys; ``answer`` is that to its question."""
    wizard, question = 1, 2
    windows.start(windows.home / UNINSTALLER)
    screen.wait("the uninstaller", lambda: screen.count(ASKING) == wizard, SETUP_SECONDS)
    time.sleep(1)
    screen.press("Return")
    screen.wait("the question of the uninstaller", lambda: screen.count(ASKING) == question)
    time.sleep(1)
    screen.press(answer)
    screen.wait("the answer", lambda: screen.count(ASKING) == wizard)
    screen.wait("the end of the program", lambda: not (windows.home / UNINSTALLER).exists())

    def closed() -> bool:
        screen.press("Return")
        time.sleep(1)
        return screen.count(ASKING) == 0

    screen.wait("the end of the uninstaller", closed)
    windows.settle()


def _check_played(windows: Windows) -> None:
    for kept in ("match.json", "history.sqlite"):
        if not (windows.home / PROFILE / kept).exists():
            raise Failure(f"{kept} is gone, although nobody wanted that")


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
