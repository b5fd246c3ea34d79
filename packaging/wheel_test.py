#!/usr/bin/env python3
"""Try what ``pip`` installs: ``python packaging/wheel_test.py [--without-compiler] ARTEFACT``.

Installs a wheel or an sdist with all that it depends on into an empty virtual environment, away from the
checkout, and starts the program in it: it says its version, plays a match through its own window, and opens that
window. A wheel must bring the compiled simulator. ``--without-compiler`` hides every compiler of C from the
installation: the simulator is plain Python then, and all else the same. Needs a network or a cache of pip.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

PATIENCE = 1800.0
"""Seconds that one step may take: a plain simulator on a busy machine is slow."""


class Failure(Exception):
    """The artefact is not in order; the text says in what."""


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def run(command: Sequence[str | Path], folder: Path, environment: Mapping[str, str]) -> str:
    """What a program writes. Raises Failure if it fails."""
    done = subprocess.run(
        list(map(str, command)), cwd=folder, env=dict(environment),
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=PATIENCE,
    )  # fmt: skip
    if done.returncode != 0:
        raise Failure(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def clean_environment(home: Path) -> dict[str, str]:
    """The variables of this process without those that lead to another Python or to a person's files."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "QT_", "XDG_"))}
    return kept | {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}


def hidden_compilers(folder: Path) -> dict[str, str]:
    """Variables with which an installation finds a compiler that does nothing but fail."""
    broken = folder / "no-compiler"
    broken.write_text("#!/bin/sh\necho 'there is no compiler here' >&2\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    return {"CC": str(broken), "CXX": str(broken), "LDSHARED": str(broken)}


def try_out(artefact: Path, work: Path, *, compiler: bool) -> None:
    """Install and start. Raises Failure."""
    place, home = work / "environment", work / "home"
    home.mkdir()
    venv.create(place, with_pip=True)
    scripts = place / ("Scripts" if os.name == "nt" else "bin")
    environment = clean_environment(home)
    building = environment if compiler else environment | hidden_compilers(work)
    pip_home = {"PIP_CACHE_DIR": os.environ.get("PIP_CACHE_DIR", str(Path.home() / ".cache" / "pip"))}
    asked: list[str | Path] = [scripts / "python", "-m", "pip", "install", "--disable-pip-version-check", artefact]
    run(asked, work, building | pip_home)
    program = scripts / "hearts-qt"
    version = run([program, "--version"], work, environment).strip()
    say(f"  {version}")
    wanted = "compiled" if compiler else "plain Python"
    if f"simulator: {wanted}" not in version:
        raise Failure(f"the simulator was to be: {wanted}")
    answer = json.loads(run([program, "--self-test"], work, environment))
    if not answer["ok"]:
        raise Failure(f"the self-test says {answer}")
    say("  it has played a match through its own window")
    open_window(program, work, environment)
    say("  the window opens")


def open_window(program: Path, work: Path, environment: Mapping[str, str]) -> None:
    """Start the program as a person does, wait for the first match on disk, end it. Raises Failure."""
    profile = work / "profile"
    process = subprocess.Popen(
        [program, "--profile-dir", profile], cwd=work, env=dict(environment),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    match, end = profile / "data" / "match.json", time.monotonic() + PATIENCE
    try:
        while not match.exists() and process.poll() is None and time.monotonic() < end:
            time.sleep(0.1)
        if not match.exists():
            process.kill()
            raise Failure(f"no match was begun:\n{process.communicate()[0]}")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def main(arguments: Sequence[str]) -> int:
    """Try one artefact; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("artefact", type=Path)
    parser.add_argument("--without-compiler", action="store_true", help="hide the compilers of C")
    options = parser.parse_args(arguments)
    artefact: Path = options.artefact.resolve()
    say(f"{artefact.name}:")
    try:
        with tempfile.TemporaryDirectory(prefix="hearts-wheel-", ignore_cleanup_errors=True) as folder:
            try_out(artefact, Path(folder), compiler=not options.without_compiler)
    except Failure as failure:
        say(f"  FAILED: {failure}")
        return 1
    say("  in order")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
