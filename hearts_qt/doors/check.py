"""``--check``: whether the files of a profile are whole, and what was done about those that are not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hearts_qt.store.check import check
from hearts_qt.store.repair import Repair, repair
from hearts_qt.support.errors import KnownError
from hearts_qt.support.lock import ProfileLock

if TYPE_CHECKING:
    from hearts_qt.support.paths import Profile


def run(profile: Profile) -> dict[str, Any]:
    """Look at every file and mend what can be mended; while the game is open, only look."""
    lock = ProfileLock(profile.data)
    try:
        is_ours = profile.data.is_dir() and lock.acquire()
    except KnownError:
        is_ours = False
    try:
        found = repair(profile.config, profile.data) if is_ours else _looked_at(profile)
    finally:
        lock.release()
    return {
        "ok": all(one.is_well for one in found),
        "mended": is_ours,
        "folders": {"settings": str(profile.config), "matches": str(profile.data)},
        "files": [_describe(one) for one in found],
    }


def _looked_at(profile: Profile) -> tuple[Repair, ...]:
    return tuple(Repair(finding) for finding in check(profile.config, profile.data))


def _describe(one: Repair) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "file": one.found.path.name,
        "health": one.found.health.value,
        "done": one.deed.value,
        "details": list(one.found.details),
        "kept": None if one.kept is None else one.kept.name,
        "matches": one.matches,
        "lost": list(one.lost),
    }
    return {key: value for key, value in facts.items() if value or key in ("file", "health", "done")}
