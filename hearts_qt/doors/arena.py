"""``arena``: computer players play the same deals in every seat, and are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hearts_qt.ai.arena import arena
from hearts_qt.ai.habits import habits
from hearts_qt.ai.stopping import stopping
from hearts_qt.doors.errors import DoorError

if TYPE_CHECKING:
    from collections.abc import Sequence


def run(variant: str, players: int, seats: Sequence[str], deals: int, seed: int) -> dict[str, Any]:
    """The comparison as `hearts_qt.ai.arena.compare` describes it; a single level stands for every seat.

    Raises:
        DoorError: if there is no such variant, level or table.
    """
    levels = tuple(seats) * players if len(seats) == 1 else tuple(seats)
    try:
        return arena(variant, players, levels, deals, seed)
    except ValueError as error:
        raise DoorError(f"The arena cannot be set up: {error}.") from error


def run_moons(variant: str, players: int, level: str, moons: int, seed: int) -> dict[str, Any]:
    """The comparison as `hearts_qt.ai.stopping.stopping` describes it.

    Raises:
        DoorError: if there is no such variant, level or table.
    """
    try:
        return stopping(variant, players, level, moons, seed)
    except ValueError as error:
        raise DoorError(f"Moons cannot be played again: {error}.") from error


def run_habits(level: str, deals: int, seed: int) -> dict[str, Any]:
    """The comparison as `hearts_qt.ai.habits.habits` describes it.

    Raises:
        DoorError: if there is no such level, or nothing to play.
    """
    try:
        return habits(level, deals, seed)
    except ValueError as error:
        raise DoorError(f"Habits cannot be counted: {error}.") from error
