"""Measure the start of the game beside other card games, under a virtual X server (Linux only).

    python tests/benchmarks/measure_start.py [--runs 5] [--display :93] [--frozen PROGRAM]

For each program: the time from its start until six tenths of its window look as they finally do (the table is
there) and until all but a hundredth do (the cards lie on it), the memory it holds when it rests (RSS and PSS
of all its processes) and the processor time it uses in ten idle seconds. The pixels are read from the file that
Xvfb keeps them in, so watching costs the programs nothing. Needs Xvfb, openbox, wmctrl and, to compare with,
aisleriot and kpat (Debian packages of these names). Prints one Markdown table; medians of the runs, the programs
taking turns, each ended by closing its window.

With ``--frozen PROGRAM``, the program of a bundle, that one is compared with the game from source instead; how
many times as long it takes stands below the table.
"""

from __future__ import annotations

import argparse
import mmap
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

SCREEN = "1280x800"
SETTLED_SECONDS = 7.0
IDLE_SECONDS = 10.0
LOOK_SECONDS = 0.004
SOURCE = "hearts_qt"
BARE = "hearts_qt, no picture kept"
FROZEN = "the bundle"
FROZEN_BARE = "the bundle, no picture kept"
TABLE = 0.6
CARDS = 0.99
TICK = os.sysconf("SC_CLK_TCK")
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Run:
    """One start: seconds to the table and to the last card, MiB of memory, percent of one core while idle."""

    table: float
    cards: float
    rss: float
    pss: float
    idle: float


def programs(folder: Path, frozen: Path | None) -> dict[str, list[str]]:
    """The commands by name; programs that are not installed are left out.

    The game comes twice: with the picture of the table as it was left, and without it, which shows when it is
    ready.
    """
    play = [sys.executable, "-m", "hearts_qt", "--profile-dir"]
    found = {SOURCE: [*play, str(folder / "profile")], BARE: [*play, str(folder / "bare")]}
    if frozen is not None:
        play = [str(frozen.absolute()), "--profile-dir"]
        return found | {FROZEN: [*play, str(folder / "frozen")], FROZEN_BARE: [*play, str(folder / "frozen-bare")]}
    for name, command in {"Aisleriot": "/usr/games/sol", "KPatience": "/usr/games/kpat"}.items():
        if shutil.which(command):
            found[name] = [command]
    return found


class Screen:
    """The pixels of a virtual screen: a sample of them, evenly spread."""

    SAMPLED = 4 * 97

    def __init__(self, folder: Path) -> None:
        """``folder`` is where Xvfb was told to keep the picture of screen 0."""
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    def look(self) -> bytes:
        """What the sampled pixels show now, one byte each."""
        return self._pixels[:: self.SAMPLED]


def likeness(shot: bytes, final: bytes, empty: bytes) -> float:
    """How much of what the program drew is there: the share of the sampled pixels that are no longer empty."""
    drawn = [(a, b) for a, b, c in zip(shot, final, empty, strict=True) if b != c]
    return sum(a == b for a, b in drawn) / max(1, len(drawn))


def family_of(pid: int) -> list[int]:
    """A process and all its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    below = [int(child) for child in children.read_text().split()] if children.exists() else []
    return [pid, *(p for child in below for p in family_of(child))]


def memory(pid: int) -> tuple[float, float]:
    """RSS and PSS in MiB."""
    totals = {"Rss": 0, "Pss": 0}
    for one in family_of(pid):
        try:
            rollup = Path(f"/proc/{one}/smaps_rollup").read_text()
        except OSError:
            continue  # a helper process of the program has ended
        for line in rollup.splitlines():
            key, _, value = line.partition(":")
            if key in totals:
                totals[key] += int(value.split()[0])
    return totals["Rss"] / 1024, totals["Pss"] / 1024


def processor_seconds(pid: int) -> float:
    """Processor time used so far."""
    total = 0
    for one in family_of(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICK


def end(process: subprocess.Popen[bytes], environment: dict[str, str]) -> None:
    """Close the windows of a program as their owner does; who does not end then is told to."""
    listed = subprocess.run(["wmctrl", "-lp"], env=environment, capture_output=True, text=True, check=False)
    for line in listed.stdout.splitlines():
        window, _, pid, *_ = line.split()
        if int(pid) in family_of(process.pid):
            subprocess.run(["wmctrl", "-i", "-c", window], env=environment, check=False)
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(timeout=20)


def measure(command: list[str], screen: Screen, environment: dict[str, str]) -> Run:
    """Start a program, watch the screen, let it rest, end it."""
    shots: list[tuple[float, bytes]] = []
    empty = screen.look()
    begin = time.monotonic()
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        while time.monotonic() - begin < SETTLED_SECONDS:
            shot, taken = screen.look(), time.monotonic() - begin
            if not shots or shots[-1][1] != shot:
                shots.append((taken, shot))
            time.sleep(LOOK_SECONDS)
        final = screen.look()
        shots.append((time.monotonic() - begin, final))
        like = [(taken, likeness(shot, final, empty)) for taken, shot in shots]
        table, cards = (next(taken for taken, share in like if share >= least) for least in (TABLE, CARDS))
        rss, pss = memory(process.pid)
        used = processor_seconds(process.pid)
        time.sleep(IDLE_SECONDS)
        idle = (processor_seconds(process.pid) - used) / IDLE_SECONDS * 100
        return Run(table, cards, rss, pss, idle)
    finally:
        end(process, environment)
        time.sleep(0.5)


def measure_all(folder: Path, runs: int, display: str, frozen: Path | None) -> dict[str, list[Run]]:
    """Every program ``runs`` times and once more before, by turns, on an X server of their own."""
    server = subprocess.Popen(
        ["Xvfb", display, "-screen", "0", f"{SCREEN}x24", "-fbdir", str(folder)], stderr=subprocess.DEVNULL
    )
    try:
        time.sleep(1)
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LANG": "C.UTF-8"}
        # As with anybody who plays, the compiled modules are there from the second start on.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        bus = ["dbus-daemon", "--session", "--print-address", "--nofork"]
        messages = subprocess.Popen(bus, env=environment, stdout=subprocess.PIPE, text=True)
        if messages.stdout is not None:
            environment["DBUS_SESSION_BUS_ADDRESS"] = messages.stdout.readline().strip()
        manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)
        time.sleep(1)
        results: dict[str, list[Run]] = {}
        screen = Screen(folder)
        for _ in range(runs + 1):
            for name, command in programs(folder, frozen).items():
                for bare in ("bare", "frozen-bare"):
                    (folder / bare / "cache" / "last_table.bmp").unlink(missing_ok=True)
                results.setdefault(name, []).append(measure(command, screen, environment))
        manager.terminate()
        messages.terminate()
    finally:
        server.terminate()
        server.wait(timeout=10)
    return results


def main() -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--display", default=":93", help="a free number of an X server")
    parser.add_argument("--frozen", type=Path, help="the program of a bundle")
    arguments = parser.parse_args()
    runs, display = arguments.runs, arguments.display
    with tempfile.TemporaryDirectory() as folder:
        results = measure_all(Path(folder), runs, display, arguments.frozen)
    sys.stdout.write("| program | table, s | cards, s | RSS, MiB | PSS, MiB | idle, % of a core |\n")
    sys.stdout.write("| --- | --- | --- | --- | --- | --- |\n")
    for name, measured in results.items():
        warm = measured[1:]
        columns = (
            f"{median(r.table for r in warm):.2f}",
            f"{median(r.cards for r in warm):.2f}",
            f"{median(r.rss for r in warm):.0f}",
            f"{median(r.pss for r in warm):.0f}",
            f"{median(r.idle for r in warm):.1f}",
        )
        sys.stdout.write(f"| {name} | {' | '.join(columns)} |\n")
    if arguments.frozen is not None:
        for name, source in ((FROZEN, SOURCE), (FROZEN_BARE, BARE)):
            runs_of_both = zip(results[name][1:], results[source][1:], strict=True)
            ratios = [(a.table / b.table, a.cards / b.cards) for a, b in runs_of_both]
            table, cards = (median(kind) for kind in zip(*ratios, strict=True))
            sys.stdout.write(f"\n{name} ÷ {source}: table {table:.2f}, cards {cards:.2f}")
        sys.stdout.write("\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
