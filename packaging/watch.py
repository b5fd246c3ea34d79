#!/usr/bin/env python3
"""Watch what the program asks of the system: ``python packaging/watch.py PROGRAM [ARGUMENT …]`` (Linux only).

Starts it under strace and a virtual X server with a profile of its own, plays with the keyboard, opens dialogs,
starts it a second time, and ends it. Fails on every socket that is not local to the machine, and on every file
opened for writing, made, renamed or removed outside the profile and the temporary folders. The program is the
frozen one, or ``/usr/bin/env PYTHONPATH=$PWD python3 -m hearts_qt``. Needs strace, Xvfb, openbox and xdotool.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent))

from smoke_common import Failure, Place, say
from smoke_test import PASS_KEYS, PLAY_KEYS, Game, Screen, saved_match

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

CALLS = "trace=%network,%file,ftruncate,fchmod"
FAMILIES = frozenset({"AF_UNIX", "AF_LOCAL"})
"""Sockets that lead no further than this machine: to the screen, the sound and the desktop."""

# The places that are nobody's files: devices, and the names of processes and of shared memory.
ELSEWHERE = ("/dev/", "/proc/", "/run/user/")

TITLE = "Hearts"
DIALOGS = ("F4", "F5", "F1", "ctrl+o", "ctrl+s")
PLACES = ("ctrl+l", "ctrl+l", "F8", "F8", "F6", "F6")
"""Lessons, sound, the game as text: each there and back."""

NO_SOUND = r" WARNING qt: (No QtMultimedia backends|PulseAudioService)"
"""What Qt says where nothing can play sounds."""

COMPILED = "/__pycache__/"
"""What Python keeps beside the sources; the frozen program has no such thing."""

_CALL = re.compile(r"^(?:\[pid +\d+\] |\d+ +)?(\w+)\((.*)$")
_SOCKET = re.compile(r"^(?:socket|socketpair)\((AF_\w+)")
_ADDRESS = re.compile(r"sa_family=(AF_\w+)")
_TEXT = re.compile(r'"((?:[^"\\]|\\.)*)"')
_WRITES = re.compile(r"O_(?:WRONLY|RDWR|CREAT|TRUNC|APPEND)")
_CHANGES = frozenset(
    {"mkdir", "mkdirat", "unlink", "unlinkat", "rmdir", "rename", "renameat", "renameat2", "link", "linkat"}
    | {"symlink", "symlinkat", "chmod", "fchmodat", "chown", "lchown", "fchownat", "truncate", "mknod", "mknodat"}
    | {"utime", "utimes", "utimensat", "setxattr", "lsetxattr"}
)


def network_calls(lines: Iterable[str]) -> Iterator[str]:
    """The calls that make, or use the address of, a socket that is not local."""
    for line in lines:
        found = _CALL.match(line)
        text = f"{found[1]}({found[2]}" if found else ""
        families = {*_SOCKET.findall(text), *_ADDRESS.findall(text)}
        if families - FAMILIES - {"AF_NETLINK", "AF_UNSPEC"}:
            yield line


def changed_paths(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The call and the path of everything that was opened for writing, made, renamed or removed."""
    for line in lines:
        found = _CALL.match(line)
        if found is None or " = -1 " in line:
            continue
        name, rest = found[1], found[2]
        opens = name in ("open", "openat", "openat2", "creat") and (name == "creat" or _WRITES.search(rest))
        if opens or name in _CHANGES:
            for path in _TEXT.findall(rest):
                yield name, _plain(path)


def outside(changes: Iterable[tuple[str, str]], allowed: Sequence[PurePath]) -> list[str]:
    """The changes outside the folders that are allowed. Relative paths are those of folders opened before."""
    places = tuple(f"{folder}/" for folder in allowed)
    strange = (
        f"{name} {path}"
        for name, path in changes
        if path.startswith("/")
        if not f"{path}/".startswith((*places, *ELSEWHERE)) and COMPILED not in f"{path}/"
    )
    return sorted(set(strange))


def watch(command: Sequence[str], screen: Screen, work: Path) -> None:
    """Play, and look at what was asked of the system meanwhile. Raises Failure."""
    home, profile, temporary, trace = (work / name for name in ("home", "profile", "temporary", "trace"))
    for folder in (home, temporary):
        folder.mkdir()
    started = [*command, "--profile-dir", str(profile), "--language", "en"]
    strace = ["strace", "-f", "--seccomp-bpf", "-qq", "-s", "400", "-e", CALLS, "-e", "signal=none"]
    traced = [*strace, "-o", str(trace), *started]
    # What the libraries of the sound and of the desktop keep while they run belongs to the second of these.
    folders = {"TMPDIR": str(temporary), "XDG_RUNTIME_DIR": str(temporary)}
    game = Game(Place(traced, home, environment=folders, noise=NO_SOUND), screen)
    screen.wait("the first deal", lambda: bool(saved_match(profile)))
    begin = saved_match(profile)
    for _ in range(20):
        screen.press(*PASS_KEYS, *PLAY_KEYS)
        time.sleep(1)
    screen.wait("a move", lambda: saved_match(profile) != begin)
    for key in DIALOGS:
        screen.press(key)
        screen.wait(f"the dialog of {key}", lambda: screen.title() != TITLE)
        screen.wait("the table", lambda: _is_at_table(screen))
    for key in PLACES:
        screen.press(key)
        time.sleep(2)
    time.sleep(10)  # strace is slow: let the program catch up
    try:
        again = subprocess.run(started, env=game.environment, capture_output=True, check=False, timeout=60)
    except subprocess.TimeoutExpired:
        raise Failure("the second start was not answered by the first") from None
    if again.returncode != 0 or again.stdout or again.stderr:
        raise Failure(f"the second start said: {again.stdout!r} {again.stderr!r}")
    game.close()
    lines = trace.read_text(encoding="utf-8", errors="replace").splitlines()
    report(lines, [profile, temporary, home / "output"])


def _is_at_table(screen: Screen) -> bool:
    """Whether no dialog is open any more; closes one."""
    if screen.title() != TITLE:
        screen.press("Escape")
        time.sleep(1)
    return screen.title() == TITLE


def report(lines: Sequence[str], allowed: Sequence[PurePath]) -> None:
    """Say what was found. Raises Failure if it should not have been."""
    sockets = [line for line in lines if "socket(AF_" in line]
    changes = list(changed_paths(lines))
    say(f"  {len(lines)} calls, {len(sockets)} sockets, {len(changes)} changes of files")
    network, strange = list(network_calls(lines)), outside(changes, allowed)
    if network:
        raise Failure("the network was asked:\n    " + "\n    ".join(network[:20]))
    if strange:
        raise Failure("written outside of the profile and the temporary folders:\n    " + "\n    ".join(strange))
    say("  no socket but local ones, nothing written outside of the profile and the temporary folders")


def _plain(text: str) -> str:
    """A path as strace writes it, its escapes resolved."""
    return text.encode("latin-1", "backslashreplace").decode("unicode_escape")


def main(arguments: Sequence[str]) -> int:
    """Watch one program; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--display", type=int, default=94, help="a free number of an X server")
    parser.add_argument("program", nargs=argparse.REMAINDER, help="the program and its arguments")
    options = parser.parse_args(arguments)
    for needed in ("strace", "Xvfb", "openbox", "xdotool"):
        if shutil.which(needed) is None:
            parser.error(f"{needed} is missing")
    if not options.program:
        parser.error("which program?")
    command = [str(Path(options.program[0]).absolute()), *options.program[1:]]
    say(f"{' '.join(options.program)}:")
    screen = Screen(options.display)
    try:
        with tempfile.TemporaryDirectory(prefix="hearts-watch-") as folder:
            watch(command, screen, Path(folder))
    except Failure as failure:
        say(f"  FAILED: {failure}")
        return 1
    finally:
        screen.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
