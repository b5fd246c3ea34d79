#!/usr/bin/env python3
"""Try what people install: ``python packaging/smoke_test.py ARTEFACT [--root FOLDER]``.

Installs or unpacks it in a clean place, starts it under a virtual X server, plays a match through its window
with the keyboard, switches the language, restarts it, looks whether the match is still there, opens a saved
match from its file as a double click does, and removes it again. Whatever the program writes to its output, and
every file left behind, is a failure.

An archive is unpacked, an AppImage started as it is. A package for Debian is installed into FOLDER, a bare system
of ``debootstrap --variant=minbase``, and purged from it again; this needs root. The setup program of Windows is
run by Wine. Needs Xvfb, openbox and xdotool.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent))

from recipes.common import match_ending
from smoke_common import PATIENCE, Failure, Place, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

MATCH_SECONDS = 600.0
WINDOW_CLASS = "hearts-qt"
PERSON = 1000
"""Who starts an installed package: not root."""

PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
"""Where Debian looks for the programs of a person; games are not where those of root are."""

DESKTOP = ("libglib2.0-bin", "shared-mime-info", "desktop-file-utils")
"""What every desktop of Debian has to know files and programs by, and a bare system lacks."""

# One way through a deal for whoever looks at nothing: raise three cards from the left and pass them; then let go
# of every card and play, accept and go on with Space. A key that means nothing at the moment does nothing.
PASS_KEYS = ("Escape", "Home", "Up", "Right", "Up", "Right", "Up", "Return")
PLAY_KEYS = ("Escape", "Escape", *("space",) * 12)


class Screen:
    """A virtual X server with a window manager, and keys for the window on it."""

    def __init__(self, number: int) -> None:
        self.display = f":{number}"
        self.environment = {
            key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "QT_", "LD_"))
        }
        self.environment |= {"DISPLAY": self.display, "LANG": "C.UTF-8", "NO_AT_BRIDGE": "1"}
        # Where there is no bus of the desktop, libdbus would start one for every program, and leave it running.
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
        self._server = self._start("Xvfb", self.display, "-screen", "0", "1280x800x24", "-nolisten", "tcp")
        self.wait("the X server", lambda: Path(f"/tmp/.X11-unix/X{number}").exists())
        self._manager = self._start("openbox")

    def close(self) -> None:
        """End both."""
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(PATIENCE)

    def window(self) -> str:
        """The number of the program's window; empty if there is none."""
        found = self._tell("search", "--onlyvisible", "--class", WINDOW_CLASS).split()
        return found[-1] if found else ""

    def title(self) -> str:
        """The title of the program's window; empty if there is none."""
        window = self.window()
        return self._tell("getwindowname", window).strip() if window else ""

    def count(self, title: str) -> int:
        """How many windows have titles that begin so."""
        return len(self._tell("search", "--onlyvisible", "--name", f"^{title}").split())

    def is_in_front(self) -> bool:
        """Whether keys go to the program's window."""
        return bool(self.window()) and self._tell("getactivewindow").strip() == self.window()

    def minimise(self) -> None:
        """Put the program's window away, as a click on its corner does."""
        self._tell("windowminimize", self.window())

    def press(self, *keys: str) -> None:
        """Press keys, one after the other, with a pause in which the program can answer."""
        self._tell("key", "--delay", "40", *keys)

    def wait(self, what: str, happens: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until something happens. Raises Failure if it does not."""
        end = time.monotonic() + seconds
        while not happens():
            if time.monotonic() > end:
                raise Failure(f"{what} did not come within {seconds:.0f} seconds")
            time.sleep(0.1)

    def _tell(self, *words: str) -> str:
        command = ["xdotool", *words]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False).stdout

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        silent = subprocess.DEVNULL
        return subprocess.Popen(command, env=self.environment, stdout=silent, stderr=silent)


class Game:
    """One run of the program; what it writes to its output is kept."""

    def __init__(self, place: Place, screen: Screen) -> None:
        self._screen = screen
        self._noise = re.compile(place.noise)
        self._written = place.home / "output"
        self.environment = environment_in(place, screen)
        with self._written.open("wb") as output:
            self._process = subprocess.Popen(
                place.command, env=self.environment, stdout=output, stderr=subprocess.STDOUT, cwd=place.home
            )
        screen.wait("the window", lambda: self._runs() and bool(screen.title()))

    def break_down(self) -> None:
        """End the program as a mistake in one of its libraries would."""
        self._process.send_signal(signal.SIGSEGV)
        self._process.wait(PATIENCE)

    def close(self) -> None:
        """Close the window as a person does. Raises Failure if the program does not end, or wrote anything."""
        end, code = time.monotonic() + PATIENCE, None
        while code is None:
            if time.monotonic() > end:
                self._process.kill()
                raise Failure("the program did not end when it was told to")
            # Once more if it was not heard: the window is there before all that is in it.
            self._screen.press("ctrl+q")
            with contextlib.suppress(subprocess.TimeoutExpired):
                code = self._process.wait(2)
        if code != 0 or self._said():
            raise Failure(f"the program ended with exit code {code} and wrote:\n{self._said()}")

    def _runs(self) -> bool:
        if self._process.poll() is not None:
            raise Failure(f"the program ended with exit code {self._process.returncode}:\n{self._said()}")
        return True

    def _said(self) -> str:
        lines = self._written.read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join(line for line in lines if not self._noise.search(line)).strip()


def environment_in(place: Place, screen: Screen) -> dict[str, str]:
    """The variables with which programs are started there."""
    own = {"HOME": str(place.home), "XDG_RUNTIME_DIR": str(place.home), "APPIMAGE_EXTRACT_AND_RUN": "1"}
    return {**screen.environment, **own, **place.environment}


def saved_match(home: Path) -> dict[str, object]:
    """The match on disk; empty before there is one."""
    found = list(home.rglob("match.json"))
    try:
        return dict(json.loads(found[0].read_text(encoding="utf-8"))) if found else {}
    except ValueError:
        return {}


def finished_deals(home: Path) -> int:
    """How many deals of finished matches the history holds."""
    import sqlite3

    found = list(home.rglob("history.sqlite"))
    if not found:
        return 0
    with contextlib.closing(sqlite3.connect(f"file:{found[0]}?mode=ro", uri=True)) as history:
        try:
            rows = history.execute("SELECT count(*) FROM matches WHERE outcome = 'finished'").fetchone()
        except sqlite3.OperationalError:
            return 0  # it is being made
    return int(rows[0])


def play(place: Place, screen: Screen) -> None:
    """A short match to its end, another language, a new start. Raises Failure."""
    home = place.home
    settings = home / place.profile / "settings.json"
    settings.parent.mkdir(parents=True)
    options = {
        "speed": "off",
        "language": "en",
        "next_rules": "windows_hearts 4 limit=20",
        "levels": ["easy"] * 3,
        "theme": "light",
        "first_start_done": True,
    }
    settings.write_text(json.dumps({"kind": "hearts-qt settings", "version": 1, "options": options}))
    owner = home.stat()
    for path in (settings, *settings.relative_to(home).parents):
        os.chown(home / path, owner.st_uid, owner.st_gid)
    game = Game(place, screen)
    say(f"  the window is there: {screen.title()}")
    screen.wait("the first deal", lambda: bool(saved_match(home)))
    end = time.monotonic() + MATCH_SECONDS
    while finished_deals(home) == 0:
        if time.monotonic() > end:
            raise Failure("the match was not played to its end")
        screen.press(*PASS_KEYS, *PLAY_KEYS)
    say("  a match has been played to its end with the keyboard")
    screen.press("F5")
    screen.wait("the dialog of the options", lambda: screen.title() == "Options")
    screen.press("alt+l", "Home", "Down")
    screen.wait("the Russian options", lambda: screen.title() == "Параметры")
    screen.press("Return")
    screen.wait("the Russian title", lambda: screen.title() == "Червы")
    say("  it has been switched to Russian")
    game.close()
    before = saved_match(home)
    game = Game(place, screen)
    screen.wait("the Russian title after the restart", lambda: screen.title() == "Червы")
    game.close()
    if saved_match(home).get("match") != before.get("match"):
        raise Failure("the match is another after the restart")
    say("  the match is still there after a restart")
    open_file(place, screen)


def open_file(place: Place, screen: Screen) -> None:
    """A saved match is opened as a double click on it does. Raises Failure."""
    (kept,) = place.home.rglob("match.json")
    file = place.home / f"Мой матч.{match_ending()}"
    kept.rename(file)
    # Going on with its previous copy, the program would ask whether to leave that match.
    for copy in kept.parent.glob(f"{kept.name}*"):
        copy.unlink()
    wanted = json.loads(file.read_text(encoding="utf-8"))["match"]
    command = [*place.command, str(file)] if place.opens is None else place.opens(file)
    # Whoever starts the program may end at once; the pipe is closed when the program has ended as well.
    environment, pipe = environment_in(place, screen), subprocess.PIPE
    opening = subprocess.Popen(command, env=environment, cwd=place.home, stdout=pipe, stderr=subprocess.STDOUT)
    try:
        screen.wait("the match of the file", lambda: saved_match(place.home).get("match") == wanted)
        screen.wait("the end of the program", lambda: _has_left(screen))
        written = opening.communicate(timeout=PATIENCE)[0].decode("utf-8", "replace").splitlines()
    except subprocess.TimeoutExpired:
        raise Failure("the program that was started by a file did not end") from None
    finally:
        opening.kill()
    said = [line for line in written if line.strip() and not re.search(place.noise, line)]
    if opening.returncode != 0 or said:
        raise Failure(f"opening a file ended with exit code {opening.returncode} and wrote:\n" + "\n".join(said))
    file.unlink()
    say("  a saved match is opened from its file")


def _has_left(screen: Screen) -> bool:
    """Whether the window is gone; asks it to close."""
    if screen.window():
        screen.press("ctrl+q")
        time.sleep(2)
    return not screen.window()


def new_home(work: Path) -> Path:
    """An empty folder of a person."""
    home = work / "home"
    home.mkdir()
    return home


@contextlib.contextmanager
def unpacked(artefact: Path, work: Path) -> Iterator[Place]:
    """An archive in a folder of its own."""
    folder = work / "unpacked"
    with tarfile.open(artefact) as archive:
        # Python before 3.11.4 has no filters.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(folder)
    (program,) = folder.glob("*/hearts-qt")
    yield Place([str(program)], new_home(work))
    shutil.rmtree(folder)


@contextlib.contextmanager
def as_it_is(artefact: Path, work: Path) -> Iterator[Place]:
    """A single file, copied and made executable."""
    program = work / artefact.name
    shutil.copy(artefact, program)
    program.chmod(0o755)
    yield Place([str(program)], new_home(work))
    program.unlink()


@contextlib.contextmanager
def installed(artefact: Path, root: Path) -> Iterator[Place]:
    """A package in a bare system."""
    chroot(root, "apt-get", "install", "-y", "--no-install-recommends", *DESKTOP)
    files = {path for path in root.rglob("*") if not path.is_dir()}
    shutil.copy(artefact, root / "tmp" / "hearts.deb")
    # X reaches into the bare system through the folder of its socket.
    socket = root / "tmp" / ".X11-unix"
    socket.mkdir(exist_ok=True)
    home = root / "home" / "person"
    home.mkdir(parents=True)
    os.chown(home, PERSON, PERSON)
    chroot(root, "apt-get", "install", "-y", "--no-install-recommends", "/tmp/hearts.deb")
    subprocess.run(["mount", "--bind", "/tmp/.X11-unix", str(socket)], check=True)
    try:
        person = ["chroot", f"--userspec={PERSON}:{PERSON}", str(root)]
        at_home = [*person, "/usr/bin/env", "HOME=/home/person", "XDG_RUNTIME_DIR=/home/person", f"PATH={PATH}"]

        def opened(file: Path) -> list[str]:
            return [*at_home, "/usr/bin/gio", "open", f"/{file.relative_to(root)}"]

        yield Place([*at_home, "/usr/games/hearts-qt"], home, opens=opened)
    finally:
        subprocess.run(["umount", str(socket)], check=True)
        chroot(root, "apt-get", "purge", "-y", "hearts-qt")
        shutil.rmtree(home)
    left = [path for path in root.rglob("*hearts*") if not path.is_dir() and path not in files]
    left = [path for path in left if path != root / "tmp" / "hearts.deb"]
    if left:
        raise Failure("left behind: " + ", ".join(map(str, left)))


def chroot(root: Path, *command: str) -> None:
    """Run a command in the bare system. Raises Failure."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["chroot", str(root), *command], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise Failure(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def set_up(artefact: Path, work: Path, root: Path, screen: Screen) -> contextlib.AbstractContextManager[Place]:
    """Bring an artefact into a clean place, and take it away again."""
    match artefact.suffix:
        case ".deb":
            return installed(artefact, root)
        case ".AppImage":
            return as_it_is(artefact, work)
        case ".exe":
            import smoke_windows

            return smoke_windows.installed(artefact, work, screen)
        case _:
            return unpacked(artefact, work)


def main(arguments: Sequence[str]) -> int:
    """Try one artefact; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("artefact", type=Path)
    parser.add_argument("--root", type=Path, help="the bare system for a package of Debian")
    parser.add_argument("--display", type=int, default=94, help="a free number of an X server")
    options = parser.parse_args(arguments)
    artefact: Path = options.artefact.resolve()
    for needed in ("Xvfb", "openbox", "xdotool"):
        if shutil.which(needed) is None:
            parser.error(f"{needed} is missing")
    if artefact.suffix == ".deb" and options.root is None:
        parser.error("a package needs --root, a bare system to be installed into")
    say(f"{artefact.name}:")
    screen = Screen(options.display)
    try:
        with tempfile.TemporaryDirectory(prefix="hearts-smoke-") as folder:
            work = Path(folder)
            with set_up(artefact, work, options.root, screen) as place:
                play(place, screen)
            others = sorted(path.name for path in work.iterdir() if path.name != "home")
            if others:
                raise Failure(f"left behind: {', '.join(others)}")
    except Failure as failure:
        say(f"  FAILED: {failure}")
        return 1
    finally:
        screen.close()
    say("  in order")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
