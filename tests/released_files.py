"""Leaves files as a person's profile has them: ``python -m tests.released_files FOLDER``.

Run once for every release, by that version itself; CONTRIBUTING.md says when. What must still be there when a
later version reads the files is written beside them, in ``facts.json``, for `tests/store/test_released_files.py`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from msgspec.structs import replace

from hearts_qt import __version__
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import write_rules
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store import presets, saved_match, settings_file, window_file
from hearts_qt.store.file_names import HISTORY_FILE
from hearts_qt.store.history import History
from hearts_qt.store.options import DEFAULTS
from tests.store.matches import record_of, saved_of

FACTS = "facts.json"
OPTIONS: dict[str, object] = {"player_name": "Вера", "four_colours": True, "volume": 35, "deck": "classic"}


def main(folder: Path) -> None:
    """Write the files of this version into ``folder``, which must not be there yet."""
    folder.mkdir(parents=True)
    rules = write_rules("windows_hearts", Rules(limit=50))
    settings_file.save(folder / settings_file.FILE_NAME, DEFAULTS.changed(**OPTIONS, next_rules=rules))
    window_file.save(folder / window_file.FILE_NAME, {"place": "10 20 1000 700", "title": "Червы"})
    presets.Presets(folder / presets.FILE_NAME).put(presets.Preset("До пятидесяти", rules))
    going_on = replace(saved_of(record_of(31, deals=2), f"{31:032x}"), used_hint=True)
    going_on = replace(going_on, done=len(going_on.record.moves) - 7, used_undo=True)
    saved_match.save(folder / saved_match.FILE_NAME, going_on)
    finished = [saved_of(record_of(seed, rules=Rules(limit=30)), f"{seed:032x}") for seed in (11, 12, 13)]
    left = saved_of(record_of(21, deals=1), f"{21:032x}")
    history, _ = History.open(folder / HISTORY_FILE)
    for match in finished:
        history.record(match)
    history.abandon(left)
    history.record(going_on)
    history.close()
    facts = {
        "version": __version__,
        "variants": len(CATALOGUE),
        "options": {**OPTIONS, "next_rules": rules},
        "preset": "До пятидесяти",
        "match": {"seed": 31, "moves": len(going_on.record.moves), "done": going_on.done},
        "history": [
            {
                "id": match.id,
                "outcome": "finished" if match in finished else "abandoned" if match is left else "playing",
                "seed": match.record.seed,
                "moves": len(match.played.moves),
                "totals": list(match.played.match().totals),
            }
            for match in (*finished, left, going_on)
        ],
    }
    text = json.dumps(facts, ensure_ascii=False, indent=1)
    (folder / FACTS).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
