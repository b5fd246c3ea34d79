from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hearts_qt.support.second_start import FOLDER, Call, Caller, Listener, take_token, use_token

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

MATCH = Path("/home/somebody/Червы.hearts")
LONG, SHORT = 20_000, 50


@pytest.fixture
def listener(qtbot: QtBot, tmp_path: Path) -> Listener:
    made = Listener(tmp_path)
    made.listen()
    return made


def calls(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / FOLDER).iterdir())


def test_the_first_copy_hears_what_the_second_start_asks(qtbot: QtBot, tmp_path: Path, listener: Listener) -> None:
    caller = Caller(tmp_path, patience=LONG)
    heard: list[Call] = []
    listener.called.connect(heard.append)
    with qtbot.waitSignal(caller.answered):
        caller.call(Call(MATCH, "a token"))
    assert heard == [Call(MATCH, "a token")]
    assert calls(tmp_path) == []


def test_a_call_that_came_too_early_is_heard_when_the_first_copy_begins_to_listen(
    qtbot: QtBot, tmp_path: Path
) -> None:
    caller, listener = Caller(tmp_path, patience=LONG), Listener(tmp_path)
    caller.call(Call())
    with qtbot.waitSignals([listener.called, caller.answered]):
        listener.listen()


def test_a_call_that_nobody_answers_is_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    caller = Caller(tmp_path, patience=SHORT)
    with qtbot.waitSignal(caller.unanswered), qtbot.assertNotEmitted(caller.answered):
        caller.call(Call())
    assert calls(tmp_path) == []


def test_two_profiles_do_not_hear_each_other(qtbot: QtBot, tmp_path: Path, listener: Listener) -> None:
    caller = Caller(tmp_path / "other", patience=SHORT)
    with qtbot.waitSignal(caller.unanswered), qtbot.assertNotEmitted(listener.called):
        caller.call(Call())


def test_every_call_is_heard_once(qtbot: QtBot, tmp_path: Path, listener: Listener) -> None:
    callers = [Caller(tmp_path, patience=LONG) for _ in range(3)]
    heard: list[Call] = []
    listener.called.connect(heard.append)
    with qtbot.waitSignals([caller.answered for caller in callers]):
        for n, caller in enumerate(callers):
            caller.call(Call(Path(f"/{n}.hearts")))
    assert {call.file for call in heard} == {Path(f"/{n}.hearts") for n in range(3)}
    assert len(heard) == 3


@pytest.mark.parametrize("content", ["", "no JSON", "[]", '{"file": 7, "token": ""}', '{"token": "x"}', "\ud800"])
def test_a_call_that_cannot_be_read_is_removed_and_means_nothing(
    qtbot: QtBot, tmp_path: Path, content: str
) -> None:
    listener = Listener(tmp_path)
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "1.call").write_bytes(content.encode("utf-8", "surrogatepass"))
    with qtbot.assertNotEmitted(listener.called):
        listener.listen()
    assert calls(tmp_path) == []


def test_a_folder_that_cannot_be_made_means_no_calls(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("in the way", encoding="utf-8")
    Listener(tmp_path).listen()
    caller = Caller(tmp_path)
    with qtbot.waitSignal(caller.unanswered):
        caller.call(Call())
    assert (tmp_path / FOLDER).read_text(encoding="utf-8") == "in the way"


def test_a_caller_that_was_killed_is_heard_and_forgotten(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "1.call").write_text(json.dumps({"file": None, "token": ""}), encoding="utf-8")
    (tmp_path / FOLDER / "2.new").write_text('{"fi', encoding="utf-8")
    listener = Listener(tmp_path)
    with qtbot.waitSignal(listener.called):
        listener.listen()
    with qtbot.assertNotEmitted(listener.called):
        listener.listen()


def test_the_token_of_the_desktop_goes_from_hand_to_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "good for one window")
    assert take_token() == "good for one window"
    assert take_token() == ""
    use_token("")
    assert take_token() == ""
    use_token("another")
    assert take_token() == "another"


def test_no_socket_and_no_network_is_loaded_for_it() -> None:
    look = "import sys, hearts_qt.support.second_start; sys.exit('PySide6.QtNetwork' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], cwd=Path(__file__).parents[2], check=False).returncode == 0
