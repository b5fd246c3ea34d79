"""The program as a screen reader of Linux meets it, over a real accessibility bus."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hearts_qt.store import settings_file
from hearts_qt.store.options import DEFAULTS, Speed
from hearts_qt.support.paths import Profile

SYSTEM_PYTHON = "/usr/bin/python3"
SESSION = Path(__file__).with_name("at_spi_session.py")
READER = Path(__file__).with_name("at_spi_reader.py")
BUS = ["dbus-run-session", "--"]
SCREEN = ["xvfb-run", "-a"]


def missing() -> str:
    """What this system lacks for the test; empty if nothing."""
    if sys.platform != "linux":
        return "AT-SPI is for Linux"
    for program, package in (("dbus-run-session", "dbus"), ("xvfb-run", "xvfb"), (SYSTEM_PYTHON, "python3")):
        if shutil.which(program) is None:
            return f"there is no {program} (Debian: {package})"
    command = [*BUS, SYSTEM_PYTHON, str(READER), "--probe"]
    probe = subprocess.run(command, capture_output=True, text=True, check=False)
    if probe.returncode != 0:
        last = (probe.stderr.splitlines() or [""])[-1]
        return f"no accessibility bus (Debian: at-spi2-core python3-gi gir1.2-atspi-2.0): {last}"
    return ""


ATTEMPTS = 3


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a reader met that played the first moves by the bus alone, and how the program ended."""
    return played(tmp_path_factory)


def played(tmp_path_factory: pytest.TempPathFactory, *wishes: str) -> dict[str, Any]:
    """What a reader of this kind met."""
    lacking = missing()
    if lacking:
        pytest.skip(lacking)
    # On a busy machine the program hears late that somebody listens; then its first sentences are lost.
    answers = (attempt(tmp_path_factory.mktemp("at-spi"), *wishes) for _ in range(ATTEMPTS))
    answer = next((answer for answer in answers if answer["read"]), None)
    assert answer is not None, "nothing was heard over the bus"
    return answer


def attempt(folder: Path, *wishes: str) -> dict[str, Any]:
    """One run of the program under a reader, with a profile of its own."""
    profile = Profile.inside(folder)
    profile.create()
    options = DEFAULTS.changed(
        speed=Speed.OFF, trick_seconds=0.2, next_rules="windows_hearts 4", levels=("rule_of_thumb",) * 3
    )
    settings_file.save(profile.config / settings_file.FILE_NAME, options)
    command = [*SCREEN, *BUS, sys.executable, str(SESSION), SYSTEM_PYTHON, str(folder), *wishes]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=200)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def children(node: list[Any], name: str) -> list[tuple[str, str]]:
    """Role and name of what is below the first child of this name."""
    inner = next(child for child in node[2] if child[1] == name)
    return [(role, text) for role, text, _ in inner[2]]


def test_the_hand_is_a_list_on_the_bus(session: dict[str, Any]) -> None:
    hand = children(session["met"]["tree"], "Your hand")
    assert len(hand) == 13
    assert {role for role, _ in hand} == {"list item"}
    assert all(" of " in name for _, name in hand)


def test_players_and_deal_are_on_the_bus(session: dict[str, Any]) -> None:
    tree = session["met"]["tree"]
    assert len(children(tree, "Players")) == 4
    assert any(name.startswith("Deal 1.") for _, name, _ in tree[2])


def test_cards_are_chosen_passed_and_played_over_the_bus(session: dict[str, Any]) -> None:
    met = session["met"]
    assert [name.endswith(", chosen") for name in met["chosen"]] == [True] * 3 + [False] * 10
    assert len(met["left"]) == 12
    assert met["played"] not in met["left"]


def test_the_focus_can_be_put_on_a_card_over_the_bus(session: dict[str, Any]) -> None:
    met = session["met"]
    assert [number for number, focused in enumerate(met["focused"]) if focused] == [met["last"]]


def test_what_happens_is_announced_on_the_bus(session: dict[str, Any]) -> None:
    said = session["met"]["announced"]
    assert f"You play the {session['met']['played']}." in said
    assert any(line.startswith("You received: ") for line in said)
    assert all(line.endswith(".") for line in said)


def test_the_table_stands_in_one_main_window(session: dict[str, Any]) -> None:
    """Orca follows no focus in a window that is not the active one, and takes the innermost for that."""
    around = session["met"]["around"]
    assert around.count("frame") == 1
    assert around[-1] == "frame"


def test_a_reader_that_knows_no_announcements_hears_the_same(tmp_path_factory: pytest.TempPathFactory) -> None:
    met = played(tmp_path_factory, "--old")["met"]
    said = [line.strip() for line in met["announced"]]
    assert f"You play the {met['played']}." in said
    assert any(line.startswith("You received: ") for line in said)


def test_the_program_ends_in_order_after_a_reader_has_looked(session: dict[str, Any]) -> None:
    assert session["code"] == 0
