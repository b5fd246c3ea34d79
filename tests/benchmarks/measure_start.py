"""Measure the start of the game beside other card games, under a virtual X server (Linux only).

    python tests/benchmarks/measure_start.py [--runs 5] [--display :93]

For each program: the time from its start until six tenths of its window look as they finally do (the table is
there) and until all but a hundredth do (the cards lie on it), the memory it holds when it rests (RSS and PSS
of all its processes) and the processor time it uses in ten idle seconds. Needs Xvfb, openbox, xwd and, to
compare with, aisleriot and kpat (Debian packages of these names, xwd is in x11-apps). Prints one Markdown table;
medians of the runs, the programs taking turns.
"""

from __future__ import annotations

import argparse
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


def programs(profile: Path) -> dict[str, list[str]]:
    """The commands by name; programs that are not installed are left out."""
    found = {"hearts_qt": [sys.executable, "-m", "hearts_qt", "--profile-dir", str(profile)]}
    for name, command in {"Aisleriot": "/usr/games/sol", "KPatience": "/usr/games/kpat"}.items():
        if shutil.which(command):
            found[name] = [command]
    return found


def screen(display: str) -> bytes:
    """The pixels of the whole screen."""
    shot = subprocess.run(["xwd", "-root", "-silent", "-display", display], capture_output=True, check=True)
    return shot.stdout


def likeness(shot: bytes, final: bytes, empty: bytes) -> float:
    """How much of what the program drew is there: the share of the sampled pixels that are no longer empty."""
    step = 4 * 97
    drawn = [(a, b) for a, b, c in zip(shot[::step], final[::step], empty[::step], strict=True) if b != c]
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


def measure(command: list[str], display: str, environment: dict[str, str]) -> Run:
    """Start a program, watch the screen, let it rest, end it."""
    shots: list[tuple[float, bytes]] = []
    empty = screen(display)
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
            taken = time.monotonic() - begin
            shots.append((taken, screen(display)))
        final = screen(display)
        like = [(taken, likeness(shot, final, empty)) for taken, shot in shots]
        table, cards = (next(taken for taken, share in like if share >= least) for least in (TABLE, CARDS))
        rss, pss = memory(process.pid)
        used = processor_seconds(process.pid)
        time.sleep(IDLE_SECONDS)
        idle = (processor_seconds(process.pid) - used) / IDLE_SECONDS * 100
        return Run(table, cards, rss, pss, idle)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(timeout=20)
        time.sleep(0.5)


def main() -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--display", default=":93", help="a free number of an X server")
    arguments = parser.parse_args()
    runs, display = arguments.runs, arguments.display
    server = subprocess.Popen(["Xvfb", display, "-screen", "0", f"{SCREEN}x24"], stderr=subprocess.DEVNULL)
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
        with tempfile.TemporaryDirectory() as folder:
            commands = programs(Path(folder))
            for _ in range(runs + 1):
                for name, command in commands.items():
                    results.setdefault(name, []).append(measure(command, display, environment))
        manager.terminate()
        messages.terminate()
    finally:
        server.terminate()
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
    return 0


if __name__ == "__main__":
    sys.exit(main())
