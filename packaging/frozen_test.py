#!/usr/bin/env python3
"""Try what no person sees of a frozen program: ``python packaging/frozen_test.py PROGRAM`` (Linux only).

It says its version and plays its self-test; keeps its files in the folder it is given; reports a mistake of its
own, and a death without one; a second start brings the first window to the front; and every dialog, phase and look
in Russian, at twice the size, is the very picture that the checkout paints. PROGRAM is the one in the
bundle. Runs in a Python that has the requirements of the game; needs Xvfb, openbox and xdotool.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent))

from recipes.common import ROOT, release
from smoke_common import Failure, Place, say
from smoke_test import PASS_KEYS, Game, Screen, saved_match

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LANGUAGE = "ru"
SCALE = 2
SECONDS = 1200.0
TITLE = "Hearts"
MISTAKE = "Something went wrong"
"""The titles of the window and of the report on a crash."""

NOTHING = "$^"
"""A regular expression of the lines that may be written: none."""

PURPOSE = "made on purpose"
PASSING = (
    "motion",
    "hearts-broken",
    "text-panel",
    "lessons-invitation",
    "history",
    "statistics",
    "crash",
    "about",
)
"""Parts of the names of pictures that are others at every run: of motions, and with times and paths in them."""


def run(command: Sequence[object], work: Path, more: Mapping[str, str] | None = None) -> str:
    """What a program writes. Raises Failure if it fails, or complains."""
    strange = "PYTHON", "QT_", "XDG_"
    environment = {key: value for key, value in os.environ.items() if not key.startswith(strange)}
    environment |= {"HOME": str(work), "LANG": "C.UTF-8", **(more or {})}
    done = subprocess.run(
        list(map(str, command)), cwd=work, env=environment,
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=SECONDS,
    )  # fmt: skip
    if done.returncode != 0 or done.stderr:
        said = f"{done.stdout}{done.stderr}"
        raise Failure(f"{' '.join(map(str, command))} ended with exit code {done.returncode}:\n{said}")
    return done.stdout


def check_words(program: Path, work: Path) -> None:
    """Version and self-test."""
    version = run([program, "--version"], work).strip()
    if not version.startswith(f"hearts-qt {release().version} (") or "simulator: compiled" not in version:
        raise Failure(f"the version is: {version}")
    say(f"  {version}")
    answer = json.loads(run([program, "--self-test"], work))
    if not answer["ok"]:
        raise Failure(f"the self-test says: {answer}")
    say(f"  the self-test has played {answer['deals']} deals")


def check_pictures(program: Path, work: Path) -> None:
    """Texts, Qt's own texts, fonts, drawings and themes: what is painted is what the checkout paints."""
    frozen, source = work / "frozen", work / "source"
    words = ["--lang", LANGUAGE, "--scale", str(SCALE)]
    run([program, "shots", frozen, *words], work)
    run([sys.executable, "-m", "hearts_qt", "shots", source, *words], work, {"PYTHONPATH": str(ROOT)})
    found, wanted = ({file.name: file.read_bytes() for file in folder.iterdir()} for folder in (frozen, source))
    if found.keys() != wanted.keys():
        raise Failure(f"other pictures than from source: {', '.join(sorted(found.keys() ^ wanted.keys()))}")
    other = [name for name, picture in found.items() if picture != wanted[name]]
    other = [name for name in other if not any(part in name for part in PASSING)]
    if other:
        raise Failure(f"these pictures are others than from source: {', '.join(sorted(other))}")
    say(f"  {len(found)} pictures of Russian, at {SCALE} times the size, light and dark, are those from source")


def check_mistake(program: Path, work: Path, screen: Screen) -> None:
    """A mistake of the program itself: a copy of it with a simulator that breaks down."""
    folder = work / "broken"
    shutil.copytree(program.parent, folder, symlinks=True)
    for library in (folder / "_internal" / "hearts_qt" / "ai").glob("*.so"):
        library.unlink()
        library.with_name(f"{library.name.partition('.')[0]}.py").write_text(f"raise RuntimeError({PURPOSE!r})\n")
    # The report goes to the output as well.
    game, profile = start(folder / program.name, work / "mistake", screen, noise="")
    screen.press(*PASS_KEYS)
    screen.wait("the report", lambda: screen.title() == MISTAKE)
    report = (profile / "log" / "last-crash.txt").read_text(encoding="utf-8")
    for part in (f"hearts_qt {release().version}", f"RuntimeError: {PURPOSE}", "Traceback", "Last log lines:"):
        if part not in report:
            raise Failure(f"the report has no {part!r}:\n{report}")
    screen.press("Escape")
    screen.wait("the table", lambda: screen.title() == TITLE)
    game.close()
    shutil.rmtree(folder)
    say("  a mistake of its own is reported, and the match goes on")


def check_death(program: Path, work: Path, screen: Screen) -> None:
    """A death without an exception is told at the next start."""
    game, profile = start(program, work / "death", screen)
    game.break_down()
    game, _ = start(program, work / "death", screen)
    screen.wait("the report", lambda: screen.title() == MISTAKE)
    report = (profile / "log" / "last-fault.txt").read_text(encoding="utf-8")
    if "Segmentation fault" not in report or "hearts_qt" not in report:
        raise Failure(f"the report on a death is:\n{report}")
    screen.press("Escape")
    screen.wait("the table", lambda: screen.title() == TITLE)
    say("  a death without an exception is told at the next start")
    call_to_front(program, profile, game, screen)
    game.close()


def call_to_front(program: Path, profile: Path, game: Game, screen: Screen) -> None:
    """A second start ends, and the window of the first is in front."""
    screen.minimise()
    screen.wait("the window to go", lambda: not screen.is_in_front())
    run([program, "--profile-dir", profile], profile.parent, game.environment)
    screen.wait("the window to come back", screen.is_in_front)
    say("  a second start brings the first window to the front")


def start(program: Path, home: Path, screen: Screen, noise: str = NOTHING) -> tuple[Game, Path]:
    """The program in a home of its own, and its profile in it. Raises Failure if it writes elsewhere."""
    home.mkdir(exist_ok=True)
    profile = home / "profile"
    command = [str(program), "--profile-dir", str(profile), "--language", "en"]
    game = Game(Place(command, home, noise=noise), screen)
    screen.wait("the match", lambda: bool(saved_match(profile)))
    others = {path.name for path in home.iterdir()} - {"profile", "output"}
    if others:
        raise Failure(f"written outside of the profile: {', '.join(sorted(others))}")
    return game, profile


def main(arguments: Sequence[str]) -> int:
    """Try one program; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("--display", type=int, default=94, help="a free number of an X server")
    options = parser.parse_args(arguments)
    program: Path = options.program.resolve()
    for needed in ("Xvfb", "openbox", "xdotool"):
        if shutil.which(needed) is None:
            parser.error(f"{needed} is missing")
    say(f"{options.program}:")
    screen = Screen(options.display)
    try:
        with tempfile.TemporaryDirectory(prefix="hearts-frozen-") as folder:
            work = Path(folder)
            check_words(program, work)
            check_death(program, work, screen)
            check_mistake(program, work, screen)
            check_pictures(program, work)
    except Failure as failure:
        say(f"  FAILED: {failure}")
        return 1
    finally:
        screen.close()
    say("  in order")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
