"""Imports or migrates a history again and again, until it is killed: ``killed_worker.py import|migrate FOLDER``.

``import``: takes the matches of ``there.sqlite`` into ``history.sqlite`` one by one. ``migrate``: brings copies
of ``old.sqlite`` to the newest schema and computes what is new in it. A line is printed when a piece
of work begins.
"""

from __future__ import annotations

import shutil
import sys
from itertools import count
from pathlib import Path

from hearts_qt.store.history import History
from hearts_qt.store.importing import preview_file
from hearts_qt.store.refreshing import refresh


def tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def import_again(folder: Path) -> None:
    """Take matches over, and forget them again when all are there, so that there is always work."""
    tell("ready")
    while True:
        history, notices = History.open(folder / "history.sqlite")
        if notices:
            sys.exit(repr(notices))
        for found in preview_file(folder / "there.sqlite", history).wanted:
            tell(found.kept.id)
            if found.facts is not None:
                history.add([(found.kept, found.facts)])
        for match_id in history.ids():
            tell(f"forgets {match_id}")
            history.delete(match_id)
        history.close()


def migrate_again(folder: Path) -> None:
    """Every round has a file of its own, so that what is left of it can be looked at."""
    tell("ready")
    for number in count():
        path = folder / f"round-{number}.sqlite"
        if not path.exists():
            shutil.copyfile(folder / "old.sqlite", path)
        tell(path.name)
        history, notices = History.open(path)
        if notices:
            sys.exit(repr(notices))
        while refresh(history, 1):
            tell("refreshes")
        history.close()


if __name__ == "__main__":
    {"import": import_again, "migrate": migrate_again}[sys.argv[1]](Path(sys.argv[2]))
