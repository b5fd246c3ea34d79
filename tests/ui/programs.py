"""A whole program for a test: window, controller, recorder, with a profile of its own."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from hearts_qt.app import Program
from hearts_qt.table.pace import INSTANT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.store.saved_match import SavedMatch
    from hearts_qt.support.paths import Profile
    from hearts_qt.ui.shell import Shell
    from hearts_qt.ui.sounds import Player


@contextmanager
def running(
    profile: Profile,
    *,
    language: str = "en",
    autosave: bool = True,
    player: Player | None = None,
    judges: bool = False,
    shell: Shell | None = None,
) -> Iterator[Program]:
    """A program at pace 0 that has not begun a match yet; taken down at the end.

    ``player`` plays its sounds; ``judges``: whether past deals are judged. ``shell``
    is the window on the screen that it fills.
    """
    profile.create()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    program = Program(
        application,
        profile,
        language=language,
        autosave=autosave,
        pace=INSTANT,
        open_player=None if player is None else lambda folder, parent: player,
        judges=judges,
        shell=shell,
    )
    program.window.resize(1000, 700)
    try:
        yield program
    finally:
        program.window.close()
        program.shut_down()


def go_to(qtbot: QtBot, program: Program, saved: SavedMatch) -> None:
    """Resume a match and wait until the person is asked."""
    with qtbot.waitSignal(program.game.offered):
        program.game.resume(saved)
