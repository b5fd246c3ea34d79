"""The whole program on a profile that an older version has left."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from hearts_qt.store import saved_match
from hearts_qt.store.file_names import HISTORY_FILE
from tests.released_files import FACTS
from tests.store.test_released_files import RELEASED, VERSIONS
from tests.ui.programs import running

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.support.paths import Profile


@pytest.mark.parametrize("version", VERSIONS)
def test_the_program_goes_on_where_an_older_version_stopped(qtbot: QtBot, profile: Profile, version: str) -> None:
    profile.create()
    for file in (RELEASED / version).iterdir():
        kept_as_data = file.name in (saved_match.FILE_NAME, HISTORY_FILE)
        shutil.copy(file, profile.data if kept_as_data else profile.config)
    facts = json.loads((RELEASED / version / FACTS).read_text(encoding="utf-8"))
    with running(profile) as program:
        with qtbot.waitSignals([program.game.offered, program.recorder.kept], timeout=30_000):
            program.begin()
            program.window.show()
        saved = program.game.saved
        assert saved is not None
        assert len(saved.record.moves) >= facts["match"]["done"]
        assert program.settings.options.player_name == facts["options"]["player_name"]
        assert program.window.desk.messages.waiting == 0
