"""The deal of the day and deals by number: the dialog, what is played, what comes after."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QRadioButton, QWidget

from hearts_qt.ai.levels import strategy
from hearts_qt.ai.playing import play_match
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import Record
from hearts_qt.rules.numbered import number_of_day, numbered_rules
from hearts_qt.rules.shuffle import deal_hands
from hearts_qt.store.history import History
from hearts_qt.store.luck import DealLuck, keep, luck_of_match, next_pending
from hearts_qt.store.saved_match import SavedMatch
from hearts_qt.ui.actions import Command
from hearts_qt.ui.dialogs.numbered import NumberedDeal, NumberedDialog
from hearts_qt.ui.dialogs.seed_field import SeedField
from tests.ui.finding import child
from tests.ui.programs import running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.support.paths import Profile

TODAY = date(2026, 11, 30)


@pytest.fixture
def program(profile: Profile) -> Iterator[Program]:
    with running(profile) as made:
        made.window.show()
        yield made


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """The dialog deletes itself when it is closed; this stays."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def opened(window: QWidget, *, by_number: bool = False, before: dict[int, int] | None = None) -> NumberedDialog:
    known = before or {}

    def played(deal: NumberedDeal) -> tuple[int, ...]:
        return (known[deal.number],) if deal.number in known else ()

    dialog = NumberedDialog("windows_hearts", 4, TODAY, played, window, by_number=by_number)
    dialog.show()
    return dialog


def labels(dialog: NumberedDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def test_enter_plays_the_deal_of_the_day(qtbot: QtBot, window: QWidget) -> None:
    dialog = opened(window)
    with qtbot.waitSignal(dialog.wanted) as wanted:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert wanted.args == [NumberedDeal("windows_hearts", 4, 20261130, "day 2026-11-30")]


def test_a_number_is_typed_and_played_with_enter(qtbot: QtBot, window: QWidget) -> None:
    dialog = opened(window, by_number=True)
    field = child(dialog, SeedField)
    assert dialog.deal is None
    QTest.keyClicks(field, "271 828")
    with qtbot.waitSignal(dialog.wanted) as wanted:
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert wanted.args == [NumberedDeal("windows_hearts", 4, 271828, "deal 271828")]


def test_who_types_a_number_wants_it(window: QWidget) -> None:
    dialog = opened(window)
    day, by_number = dialog.findChildren(QRadioButton)
    assert day.isChecked()
    QTest.keyClicks(child(dialog, SeedField), "5")
    assert by_number.isChecked()
    assert dialog.deal == NumberedDeal("windows_hearts", 4, 5, "deal 5")


def test_what_is_no_number_is_explained_and_not_played(qtbot: QtBot, window: QWidget) -> None:
    dialog = opened(window, by_number=True)
    QTest.keyClicks(child(dialog, SeedField), "one")
    with qtbot.assertNotEmitted(dialog.wanted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert "A deal number is a whole number" in labels(dialog)


def test_every_game_and_number_of_players_can_be_chosen(window: QWidget) -> None:
    dialog = opened(window)
    games, seats = dialog.findChildren(QComboBox)
    assert {games.itemData(k) for k in range(games.count())} == set(CATALOGUE)
    games.setCurrentIndex(games.findData("cancellation_hearts"))
    assert [seats.itemData(k) for k in range(seats.count())] == list(CATALOGUE["cancellation_hearts"].counts)
    seats.setCurrentIndex(seats.findData(11))
    games.setCurrentIndex(games.findData("king"))
    assert dialog.deal == NumberedDeal("king", 4, 20261130, "day 2026-11-30")


def test_it_is_said_what_came_of_a_deal_that_was_played_before(window: QWidget) -> None:
    dialog = opened(window, before={20261130: 5})
    assert "You have played this deal: 5 point" in labels(dialog)
    QTest.keyClicks(child(dialog, SeedField), "5")
    assert "You have played this deal" not in labels(dialog)


def test_the_program_deals_these_cards_and_remembers_why(qtbot: QtBot, program: Program) -> None:
    dialog = program.window.dialog_of(Command.DEAL_OF_DAY)
    assert isinstance(dialog, NumberedDialog)
    number = number_of_day(date.today())
    with qtbot.waitSignal(program.game.offered, timeout=60_000):
        dialog.accept()
    saved = program.game.saved
    assert saved is not None
    assert saved.record.seed == number
    assert saved.record.rules == numbered_rules("windows_hearts", 4, number)
    assert saved.occasion == f"day {date.today().isoformat()}"
    deal = program.game.match.deal
    assert deal is not None
    assert deal.dealt == deal_hands(saved.record.rules, number, 1)


def test_after_a_numbered_deal_the_usual_match_is_next(qtbot: QtBot, program: Program) -> None:
    usual = program.settings.options.next_rules
    with qtbot.waitSignal(program.game.offered, timeout=60_000):
        program.window.start_numbered(NumberedDeal("king", 4, 5, "deal 5"))
    assert program.settings.options.next_rules == usual
    with qtbot.waitSignal(program.game.offered, timeout=60_000):
        program.window.play_again()
    saved = program.game.saved
    assert saved is not None
    assert (saved.record.variant, saved.record.rules.deals, saved.occasion) == ("windows_hearts", None, "")


def finished(number: int) -> SavedMatch:
    """A numbered deal that was played by lot."""
    record = Record("windows_hearts", numbered_rules("windows_hearts", 4, number), number)
    played = play_match(record, [strategy("random")] * 4, Random(1))
    saved = SavedMatch.begin(played, ("strong",) * 3)
    return SavedMatch(saved.id, played, len(played.moves), saved.players, saved.started, occasion=f"deal {number}")


@pytest.mark.parametrize("known", [False, True])
def test_the_end_of_the_match_tells_the_experts_result_as_soon_as_it_is_known(
    qtbot: QtBot, program: Program, known: bool
) -> None:
    saved = finished(5)
    history, _ = History.open(program.recorder.history_file)
    history.record(saved)
    if known:
        deal = next_pending(history)
        assert deal is not None
        keep(history, deal, DealLuck(4, 1.0, 0.5, 5.5, 1.25, 1.0, -2.0, 1.0))
        assert luck_of_match(history, saved.id).is_complete
    history.close()
    with qtbot.waitSignal(program.luck.told):
        program.game.resume(saved)
    said = program.window.desk.papers.end.accessibleDescription()
    assert ("an expert wrote down 5.5 points on average" in said) is known


def test_a_deal_that_was_played_is_found_again(qtbot: QtBot, program: Program) -> None:
    saved = finished(5)
    history, _ = History.open(program.recorder.history_file)
    history.record(saved)
    history.close()
    dialog = program.window.dialog_of(Command.NUMBERED_DEAL)
    assert isinstance(dialog, NumberedDialog)
    dialog.show()
    QTest.keyClicks(child(dialog, SeedField), "5")
    assert "You have played this deal" in labels(dialog)
    dialog.reject()


@pytest.mark.parametrize("on", [True, False])
def test_a_deal_that_ends_is_judged_while_the_end_is_shown_unless_it_is_not_wanted(
    qtbot: QtBot, profile: Profile, monkeypatch: pytest.MonkeyPatch, on: bool
) -> None:
    monkeypatch.setattr("hearts_qt.app.JUDGING_AFTER_MS", 0)
    monkeypatch.setattr("hearts_qt.game.luck.judge_deal_of", lambda *_: DealLuck(4, 1, 0.5, 5.5, 1.25, 1, -2, 1))
    saved = finished(5)
    with running(profile, judges=True) as program:
        program.settings.change(luck=on)
        program.recorder.start(saved, None)
        program.begin()
        program.window.show()
        end = program.window.desk.papers.end
        told = "an expert wrote down 5.5 points"
        if on:
            qtbot.waitUntil(lambda: told in end.accessibleDescription(), timeout=20_000)
            # It can be told a moment before it is known that there is no other deal to judge.
            qtbot.waitUntil(lambda: not program.luck.works, timeout=20_000)
        else:
            qtbot.waitUntil(end.isVisible, timeout=20_000)
            assert not program.luck.works
