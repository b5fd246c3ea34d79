"""Matches that go out of the history into files, come in, and are removed."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.store.history import History
from hearts_qt.store.kept import Flaw, FlawKind
from hearts_qt.store.wanted import EVERYTHING
from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.ui.history import traffic_words
from hearts_qt.ui.history.browser import MatchBrowser
from hearts_qt.ui.history.export import ExportDialog, Format
from tests.store.matches import STARTED, whole_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from hearts_qt.support.i18n import Translations

MATCHES = [replace(whole_match(k), started=STARTED + timedelta(days=k)) for k in range(1, 4)]


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    made, _ = History.open(tmp_path / "history.sqlite")
    for saved in MATCHES:
        made.record(saved)
    yield made
    made.close()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[History]:
    made, _ = History.open(tmp_path / "empty.sqlite")
    yield made
    made.close()


def browser_of(qtbot: QtBot, history: History) -> tuple[MatchBrowser, list[str]]:
    browser = MatchBrowser(history)
    qtbot.addWidget(browser)
    said: list[str] = []
    browser.traffic.said.connect(said.append)
    return browser, said


@pytest.mark.parametrize("form", Format)
def test_what_one_history_writes_another_takes_over_once(
    qtbot: QtBot, tmp_path: Path, history: History, empty: History, form: Format
) -> None:
    browser, said = browser_of(qtbot, history)
    file = tmp_path / f"matches.{form.value}"
    browser.traffic.write(file, (), EVERYTHING, form)
    assert said == ["3 matches written to " + file.name + "."]
    there, said = browser_of(qtbot, empty)
    dialog = there.traffic.look_at(file)
    assert dialog.found.text() == "3 new matches"
    assert empty.count() == 0
    dialog.accept()
    assert said == ["3 matches imported."]
    assert empty.matches() == history.matches()
    assert there.model.total == 3
    again = there.traffic.look_at(file)
    assert again.found.text() == "3 matches that are here already"
    assert not again.take.isEnabled()
    again.reject()


def test_only_the_chosen_matches_are_written(qtbot: QtBot, tmp_path: Path, history: History) -> None:
    browser, _ = browser_of(qtbot, history)
    file = tmp_path / "one.txt"
    browser.traffic.write(file, [MATCHES[1].id], None, Format.TEXT)
    text = file.read_text(encoding="utf-8")
    assert text.count("hearts-qt match 1") == 1
    assert f"match {MATCHES[1].id}" in text
    assert "#  Deal  You  Martha  Oliver  Zoe" in text


def test_another_database_is_merged(qtbot: QtBot, history: History, empty: History) -> None:
    empty.record(MATCHES[0])
    browser, _ = browser_of(qtbot, empty)
    dialog = browser.traffic.look_at(history.database.path)
    assert dialog.found.text().splitlines() == ["2 new matches", "1 match that is here already"]
    dialog.accept()
    assert empty.count() == 3


def test_faults_are_told_one_sentence_each_and_the_good_matches_can_be_taken(
    qtbot: QtBot, tmp_path: Path, history: History, empty: History
) -> None:
    browser, _ = browser_of(qtbot, history)
    file = tmp_path / "matches.txt"
    browser.traffic.write(file, (), EVERYTHING, Format.TEXT)
    text = file.read_text(encoding="utf-8").replace("outcome finished", "outcome lost", 1)
    file.write_text(text, encoding="utf-8")
    there, _ = browser_of(qtbot, empty)
    dialog = there.traffic.look_at(file)
    assert dialog.found.text().splitlines() == ["2 new matches", "1 fault, see below"]
    line = next(k for k, line in enumerate(text.splitlines(), 1) if line == "outcome lost")
    assert dialog.flaws.item(0).text() == f"Line {line}: “outcome” has a value here that it cannot have."
    dialog.accept()
    assert empty.count() == 2


def test_a_dialog_that_is_closed_early_takes_nothing(qtbot: QtBot, history: History, empty: History) -> None:
    jobs = ManualJobExecutor()
    browser = MatchBrowser(empty, jobs)
    qtbot.addWidget(browser)
    dialog = browser.traffic.look_at(history.database.path)
    dialog.reject()
    jobs.drain()
    assert empty.count() == 0


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path, history: History) -> None:
    browser, said = browser_of(qtbot, history)
    browser.traffic.write(tmp_path / "no folder" / "x.txt", (), EVERYTHING, Format.TEXT)
    assert len(said) == 1
    assert "cannot be written" in said[0]


def test_removed_matches_are_gone_and_in_a_copy(qtbot: QtBot, tmp_path: Path, history: History) -> None:
    browser, said = browser_of(qtbot, history)
    browser.traffic.take_out([MATCHES[0].id, MATCHES[2].id])
    assert [row.id for row in history.matches()] == [MATCHES[1].id]
    assert browser.model.total == 1
    (copy,) = tmp_path.glob("history.sqlite.before-reset-*")
    assert said == [f"Removed. The history as it was is kept in {copy.name}."]
    kept, _ = History.open(copy)
    assert kept.count() == 3
    kept.close()


def test_the_export_asks_for_all_unless_several_are_chosen(qtbot: QtBot) -> None:
    wanted: list[tuple[bool, Format]] = []
    for chosen in (1, 2):
        dialog = ExportDialog(chosen, 9)
        qtbot.addWidget(dialog)
        dialog.wanted.connect(lambda everything, form: wanted.append((everything, form)))
        dialog.table.setChecked(chosen == 2)
        dialog.accept()
    assert wanted == [(True, Format.TEXT), (False, Format.CSV)]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_fault_has_a_whole_sentence(translations: Translations, language: str) -> None:
    translations.use(language)
    said = {traffic_words.flaw_sentence(Flaw(kind, 7, "outcome", "0123456789")) for kind in FlawKind}
    said.add(traffic_words.flaw_sentence(Flaw(FlawKind.UNREADABLE)))
    assert len(said) == len(FlawKind) + 1
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)
