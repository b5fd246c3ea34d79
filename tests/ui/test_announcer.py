"""Sentences for a screen reader: announced, or the name of the window for one that does not know announcements."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QMainWindow

from hearts_qt.ui.announcer import Announcer

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

OLD = 'string ":1.8" string "object:state-changed:focused" string "object:property-change:accessible-name"'
NEW = f'{OLD} string "Object:Announcement:"'


class Names(list[str]):
    """The names that a window got, and the voice in it."""

    voice: QLabel


@pytest.fixture
def names(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Names:
    """Of a window that somebody listens to."""
    window = QMainWindow()
    qtbot.addWidget(window)
    names = Names()
    names.voice = QLabel(window)

    def note(name: str) -> None:
        names.append(name)
        QMainWindow.setAccessibleName(window, name)

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(window, "setAccessibleName", note)
    monkeypatch.setattr(names.voice, "window", lambda: window)
    return names


def test_a_reader_that_knows_no_announcements_hears_a_name_of_the_window(names: Names) -> None:
    announcer = Announcer(names.voice)
    announcer.learn(OLD)
    announcer.say("Your turn: play a club.")
    assert names == ["Your turn: play a club."]


def test_what_is_said_at_the_same_moment_follows_in_one_go(qtbot: QtBot, names: Names) -> None:
    announcer = Announcer(names.voice)
    announcer.learn(OLD)
    for sentence in ("You play the six of clubs.", "The trick is yours, 1 point.", "You lead."):
        announcer.say(sentence)
    assert names == ["You play the six of clubs."]
    qtbot.waitUntil(lambda: len(names) == 2)
    assert names[-1] == "The trick is yours, 1 point. You lead."


def test_a_sentence_that_is_said_again_is_another_name(qtbot: QtBot, names: Names) -> None:
    announcer = Announcer(names.voice)
    announcer.learn(OLD)
    announcer.say("Your turn: play a club.")
    announcer.say("Your turn: play a club.")
    qtbot.waitUntil(lambda: len(names) == 2)
    first, second = names
    assert first != second
    assert first.strip() == second.strip() == "Your turn: play a club."


def test_whoever_comes_back_to_the_window_hears_its_title(names: Names) -> None:
    announcer = Announcer(names.voice)
    announcer.learn(OLD)
    announcer.say("Your turn: play a club.")
    announcer.leave_window(None)
    assert names[-1] == ""


@pytest.mark.parametrize("listeners", [NEW, ""])
def test_whoever_knows_announcements_or_can_not_be_asked_gets_them(names: Names, listeners: str) -> None:
    announcer = Announcer(names.voice)
    announcer.learn(listeners)
    announcer.say("Your turn: play a club.")
    assert not names


def test_what_is_said_before_the_reader_is_known_is_kept_in_its_order(names: Names) -> None:
    announcer = Announcer(names.voice)
    announcer.wants_names = None
    announcer.say("Deal 1.")
    announcer.say("Your turn: play a club.")
    assert not names
    announcer.learn(OLD)
    assert names == ["Deal 1. Your turn: play a club."]
