"""The front door: ``python -m hearts_qt``. Reads the command line before anything heavy is imported."""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hearts_qt import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

EXIT_OK = 0
EXIT_WRONG = 1
"""What was looked at is not in order, or cannot be looked at."""

_WITH_VALUE = ("--profile-dir", "--language", "--shots-dir")
"""The options before a command that take a value."""

_FOR_PLAYING = ("--profile-dir", "--language")


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; the exit code of the process."""
    parser = _parser()
    words = _with_command(sys.argv[1:] if argv is None else argv)
    if not _is_plain(words):
        # All the doors take longer to describe than anything else here, and who just plays needs none.
        _add_doors(parser)
    arguments = parser.parse_args(words)
    if arguments.shots_dir and not arguments.self_test:
        parser.error("--shots-dir goes with --self-test")
    for stream in (sys.stdout, sys.stderr):
        # A Windows program without a console has no streams at all.
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    if arguments.self_test:
        arguments.door = _self_test
    elif arguments.check:
        arguments.door = _check
    if arguments.door is None:
        # Collecting garbage takes a fifteenth of the start and finds next to none; the first paint ends the pause.
        gc.disable()
        from hearts_qt.support.binding import load_pyside

        load_pyside()
        from hearts_qt import start

        return start.main(arguments.profile_dir, arguments.language, arguments.match_file)
    from hearts_qt.doors.errors import DoorError

    try:
        answer, code = arguments.door(arguments)
    except DoorError as error:
        sys.stderr.write(f"{error}\n")
        return EXIT_WRONG
    if answer is not None:
        sys.stdout.write(json.dumps(answer, ensure_ascii=False, indent=1) + "\n")
    return int(code)


def version_line() -> str:
    """Program, interpreter, toolkit and simulator in one line; Qt itself is not loaded for it."""
    from importlib.metadata import PackageNotFoundError, version
    from platform import python_version

    try:
        toolkit = version("PySide6-Essentials")
    except PackageNotFoundError:
        from PySide6 import __version__ as toolkit
    from hearts_qt.ai.kernel import COMPILED

    simulator = "compiled" if COMPILED else "plain Python"
    return f"hearts-qt {__version__} (Python {python_version()}, PySide6 {toolkit}, simulator: {simulator})"


def _with_command(words: Sequence[str]) -> list[str]:
    """A file in the place of a command is a saved match to be opened: `FILE` stands for `open FILE`."""
    awaits_value = False
    for at, word in enumerate(words):
        if awaits_value:
            awaits_value = False
        elif word.startswith("-"):
            awaits_value = word in _WITH_VALUE
        elif os.path.splitext(word)[1] or os.path.dirname(word):
            return [*words[:at], "open", *words[at:]]
        else:
            break
    return list(words)


def _is_plain(words: Sequence[str]) -> bool:
    """Whether the words only say how to play: where to keep things and in which language."""
    return all(word in _FOR_PLAYING for word in words[::2]) and len(words) % 2 == 0


class _Version(argparse.Action):
    """Prints the version only when it is asked for: finding it out costs time."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> None:
        sys.stdout.write(version_line() + "\n")
        parser.exit()


def _absolute(text: str) -> Path:
    """A path that another process understands."""
    return Path(os.path.abspath(text))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="hearts-qt", description="Hearts, the classic card game.")
    parser.add_argument("--version", action=_Version, nargs=0, help="say which versions run")
    parser.add_argument("--profile-dir", type=Path, metavar="DIR", help="keep everything of this run in DIR")
    parser.add_argument("--language", choices=("ru", "en"), help="speak this language in this run")
    parser.add_argument("--self-test", action="store_true", help="play one match without a window")
    parser.add_argument("--check", action="store_true", help="look at all files of the profile, mend what can be")
    parser.add_argument("--shots-dir", type=Path, metavar="DIR", help="with --self-test: pictures go there")
    parser.set_defaults(door=None, match_file=None)
    return parser


def _add_doors(parser: argparse.ArgumentParser) -> None:
    doors = parser.add_subparsers(title="without a window, answers in JSON", metavar="COMMAND | FILE")

    door = doors.add_parser("open", help="the window, with a saved match; FILE alone means the same")
    door.add_argument("match_file", type=_absolute, metavar="FILE")

    door = doors.add_parser("variants", help="the catalogue of variants")
    door.set_defaults(door=_variants)

    door = doors.add_parser("arena", help="let computer players play each other")
    door.add_argument("--variant", required=True, metavar="ID")
    door.add_argument("--players", type=int, required=True, metavar="N")
    seats = "a player per seat, or one for all"
    door.add_argument("--seats", required=True, metavar="LEVEL[:CHARACTER],…", help=seats)
    door.add_argument("--deals", type=int, required=True, metavar="N")
    door.add_argument("--seed", type=int, default=0, metavar="S")
    door.set_defaults(door=_arena)

    door = doors.add_parser("moons", help="how often a level stops moons that rules of thumb let through")
    door.add_argument("--variant", metavar="ID", help="default: the classic game")
    door.add_argument("--players", type=int, default=4, metavar="N")
    door.add_argument("--level", required=True, metavar="LEVEL[:CHARACTER]")
    door.add_argument("--moons", type=int, required=True, metavar="N")
    door.add_argument("--seed", type=int, default=0, metavar="S")
    door.set_defaults(door=_moons)

    door = doors.add_parser("habits", help="how the characters differ in what can be counted")
    door.add_argument("--level", default="medium", metavar="LEVEL", help="default: medium")
    door.add_argument("--deals", type=int, required=True, metavar="N")
    door.add_argument("--seed", type=int, default=0, metavar="S")
    door.set_defaults(door=_habits)

    door = doors.add_parser("engine", help="play one seat for another program, line by line (no JSON)")
    door.add_argument("--variant", metavar="ID", help="default: the classic game")
    door.add_argument("--players", type=int, metavar="N", help="default: the usual number of the variant")
    door.add_argument("--level", metavar="LEVEL[:CHARACTER]", help="default: the level of a new match")
    door.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed, the same answers")
    door.set_defaults(door=_engine)

    door = doors.add_parser("replay", help="events and scores of a saved match")
    door.add_argument("file", type=Path)
    door.set_defaults(door=_replay)

    door = doors.add_parser("referee", help="replay refereed deals and list the differences")
    door.add_argument("file", type=Path)
    door.set_defaults(door=_referee)

    door = doors.add_parser("shots", help="a picture of each phase and each dialog")
    door.add_argument("directory", type=Path)
    door.add_argument("--lang", choices=("ru", "en"), default="ru")
    door.add_argument("--scale", type=int, choices=(1, 2), default=1)
    door.add_argument("--theme", choices=("light", "dark", "contrast"), default="light")
    door.add_argument("--variants", metavar="ID,…", help="every phase of these games instead; all: of every game")
    door.set_defaults(door=_shots)


def _variants(arguments: argparse.Namespace) -> tuple[Mapping[str, object], int]:
    from hearts_qt.doors import variants

    return variants.run(arguments.language or "en"), EXIT_OK


def _arena(arguments: argparse.Namespace) -> tuple[Mapping[str, object], int]:
    from hearts_qt.doors import arena

    seats = tuple(arguments.seats.split(","))
    return arena.run(arguments.variant, arguments.players, seats, arguments.deals, arguments.seed), EXIT_OK


def _moons(arguments: argparse.Namespace) -> tuple[Mapping[str, object], int]:
    from hearts_qt.doors import arena
    from hearts_qt.rules.catalogue import DEFAULT

    wanted = arguments.variant or DEFAULT, arguments.players, arguments.level, arguments.moons, arguments.seed
    return arena.run_moons(*wanted), EXIT_OK


def _habits(arguments: argparse.Namespace) -> tuple[Mapping[str, object], int]:
    from hearts_qt.doors import arena

    return arena.run_habits(arguments.level, arguments.deals, arguments.seed), EXIT_OK


def _engine(arguments: argparse.Namespace) -> tuple[None, int]:
    from hearts_qt.ai.levels import DEFAULT_LEVEL
    from hearts_qt.doors import engine
    from hearts_qt.doors.engine_session import open_session
    from hearts_qt.rules.catalogue import DEFAULT

    level = arguments.level or DEFAULT_LEVEL
    session = open_session(arguments.variant or DEFAULT, arguments.players, level, arguments.seed)
    engine.run(session, sys.stdin.buffer, sys.stdout)
    return None, EXIT_OK


def _replay(arguments: argparse.Namespace) -> tuple[Mapping[str, object], int]:
    from hearts_qt.doors import replay

    answer = replay.run(arguments.file)
    return answer, EXIT_WRONG if "problem" in answer else EXIT_OK


def _referee(arguments: argparse.Namespace) -> tuple[Mapping[str, object], int]:
    from hearts_qt.doors import referee
    from hearts_qt.doors.errors import DoorError

    try:
        answer = referee.run(arguments.file)
    except referee.RefereeError as error:
        raise DoorError(f"{arguments.file} cannot be refereed: {error}.") from error
    return answer, EXIT_WRONG if answer["differences"] else EXIT_OK


def _check(arguments: argparse.Namespace) -> tuple[Mapping[str, object], int]:
    from hearts_qt.doors import check
    from hearts_qt.support.paths import Profile, system_profile

    where = arguments.profile_dir
    answer = check.run(system_profile() if where is None else Profile.inside(where))
    return answer, EXIT_OK if answer["ok"] else EXIT_WRONG


def _self_test(arguments: argparse.Namespace) -> tuple[Mapping[str, object], int]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from hearts_qt import app
    from hearts_qt.doors import self_test

    answer = self_test.run(app.make_program, language=arguments.language or "en", shots=arguments.shots_dir)
    return answer, EXIT_OK if answer["ok"] else EXIT_WRONG


def _shots(arguments: argparse.Namespace) -> tuple[Mapping[str, object], int]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(arguments.scale)
    from hearts_qt import app

    if arguments.variants is not None:
        from hearts_qt.doors import variant_shots

        wanted = variant_shots.chosen(arguments.variants)
        answer = variant_shots.run(app.make_program, arguments.directory, wanted, language=arguments.lang)
        return answer, EXIT_OK if answer["ok"] else EXIT_WRONG
    from hearts_qt.doors import shots

    answer = shots.run(app.make_program, arguments.directory, language=arguments.lang, theme=arguments.theme)
    return answer, EXIT_OK


if __name__ == "__main__":
    sys.exit(main())
