"""How a table is joined to whoever plays a match on it, and to who says what happens there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from hearts_qt.table.view import TableView
    from hearts_qt.ui.speaker import Speaker


class Player(Protocol):
    """Plays a match on a table: the controller, or the tutor of the lessons."""

    def acknowledge(self) -> None:
        """All that was to be shown has been shown."""

    def accept(self) -> None:
        """The person takes the cards that were passed."""


class Voice(Protocol):
    """Has something to say aloud."""

    announced: SignalInstance


def join_table(table: TableView, player: Player, speaker: Speaker, *voices: Voice) -> None:
    """Let ``player`` hear of ``table``, and ``speaker`` say what it and the other ``voices`` announce."""
    table.idle.connect(player.acknowledge, Qt.ConnectionType.QueuedConnection)
    table.accepted.connect(player.accept)
    table.cursorMoved.connect(speaker.note)
    for voice in (table, *voices):
        voice.announced.connect(speaker.say)
