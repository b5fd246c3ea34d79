"""The window with everything behind it."""

from __future__ import annotations

import gc
import re
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QPlainTextEdit, QPushButton

from hearts_qt.doors import scenarios
from hearts_qt.game.frames import Ask
from hearts_qt.rules.events import CardPlayed, TrickTaken
from hearts_qt.rules.notation import read_record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Phase
from hearts_qt.store import saved_match, window_file
from hearts_qt.store.errors import Fault, Notice
from hearts_qt.store.options import Language, PlayMode, Theme
from hearts_qt.support.crash import CrashReport
from hearts_qt.table.pace import INSTANT, Pace, Speed
from hearts_qt.ui import asking
from hearts_qt.ui.actions import Command
from hearts_qt.ui.dialogs.crash import CrashDialog
from hearts_qt.ui.dialogs.new_match import NewMatchDialog
from hearts_qt.ui.dialogs.options import OptionsDialog
from hearts_qt.ui.dialogs.this_deal import ThisDealDialog
from hearts_qt.ui.status_line import StatusKind
from hearts_qt.ui.window_place import fit, read_place, write_place
from tests.ui.programs import go_to, running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.game.frames import Frame
    from hearts_qt.support.paths import Profile

SEED = 271828


@pytest.fixture
def program(qtbot: QtBot, profile: Profile) -> Iterator[Program]:
    with running(profile) as made:
        made.window.show()
        yield made


def press(program: Program, key: Qt.Key, *, release: bool = True) -> None:
    table = program.window.desk.table
    QApplication.sendEvent(table, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
    if release:
        let_go(program, key)


def let_go(program: Program, key: Qt.Key) -> None:
    event = QKeyEvent(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(program.window.desk.table, event)


def speak(program: Program, language: Language) -> None:
    """Qt posts the change of the language to the windows: let it arrive."""
    program.settings.change(language=language)
    QApplication.sendPostedEvents()


def is_enabled(program: Program, command: Command) -> bool:
    return program.window.actions_[command].isEnabled()


# -- beginning and going on -----------------------------------------------------------------------------------


def test_the_first_start_deals_a_classic_match_and_saves_it(qtbot: QtBot, program: Program) -> None:
    with qtbot.waitSignal(program.game.offered):
        program.begin()
    assert program.game.offer is not None
    assert program.game.offer.ask is Ask.PASS
    stored, _ = saved_match.load(program.recorder.match_file)
    assert stored == program.game.saved
    assert stored is not None
    assert stored.record.rules == Rules()


def test_a_match_goes_on_silently_at_the_next_start(qtbot: QtBot, profile: Profile) -> None:
    with running(profile) as first:
        first.window.show()
        with qtbot.waitSignal(first.game.offered):
            first.begin()
        for _ in range(3):
            press(first, Qt.Key.Key_Right)
            press(first, Qt.Key.Key_Space)
        with qtbot.waitSignal(first.game.offered):
            press(first, Qt.Key.Key_Return)
        left = first.game.saved
    with running(profile) as second:
        second.window.show()
        with qtbot.waitSignal(second.game.offered):
            second.begin()
        assert second.game.saved == left
        assert second.window.desk.messages.waiting == 0


def test_garbage_is_collected_again_when_the_window_has_been_painted(qtbot: QtBot, profile: Profile) -> None:
    gc.disable()
    try:
        with running(profile) as program:
            program.begin()
            assert not gc.isenabled()
            program.window.show()
            qtbot.waitUntil(gc.isenabled)
    finally:
        gc.enable()
        gc.unfreeze()


def test_a_second_copy_says_that_it_does_not_save(qtbot: QtBot, profile: Profile) -> None:
    with running(profile, autosave=False) as program:
        program.window.tell_second_copy()
        with qtbot.waitSignal(program.game.offered):
            program.begin()
        assert "will be gone" in program.window.desk.messages.text
        assert not program.recorder.match_file.exists()


def test_a_damaged_match_is_set_aside_with_a_message_and_the_game_starts(qtbot: QtBot, program: Program) -> None:
    program.recorder.match_file.write_text("{ not a match", encoding="utf-8")
    with qtbot.waitSignal(program.game.offered):
        program.begin()
    assert program.window.desk.messages.waiting == 1
    assert list(program.recorder.match_file.parent.glob("match.json.damaged-*"))


# -- the status line ------------------------------------------------------------------------------------------


def test_the_status_line_counts_the_chosen_cards(qtbot: QtBot, program: Program) -> None:
    with qtbot.waitSignal(program.game.offered):
        program.game.new_match("windows_hearts", Rules(), SEED)
    status = program.window.desk.status
    before = status.sentence
    for _ in range(3):
        press(program, Qt.Key.Key_Right)
        press(program, Qt.Key.Key_Space)
    assert status.kind is StatusKind.ASK
    assert status.sentence != before


def test_while_cards_are_dealt_the_status_line_says_so(qtbot: QtBot, program: Program) -> None:
    said: list[str] = []
    status = program.window.desk.status
    program.window.desk.table.presented.connect(lambda frame: said.append(status.sentence))
    with qtbot.waitSignal(program.game.offered):
        program.game.new_match("windows_hearts", Rules(), SEED)
    assert said[0] == asking.dealing_sentence()
    assert asking.dealing_sentence() not in said[1:]


@pytest.mark.parametrize("rests", [5.0, None])
def test_while_a_finished_trick_lies_it_is_said_whose_it_is_and_not_who_plays_next(
    qtbot: QtBot, program: Program, rests: float | None
) -> None:
    desk, looks = program.window.desk, program.window.looks
    assert looks is not None
    said: list[tuple[object, str]] = []
    desk.table.presented.connect(lambda frame: said.append((frame.event, desk.status.sentence)))
    go_to(qtbot, program, scenarios.saved_at(scenarios.persons_turn, SEED))
    desk.set_looks(looks, Pace(Speed.OFF, trick_seconds=rests))
    assert program.game.offer is not None
    program.game.play(program.game.offer.cards[0])
    qtbot.waitUntil(lambda: desk.table.is_busy)
    sentence = desk.status.sentence
    assert sentence.startswith("The trick ")
    assert "to play" not in sentence
    assert sentence.endswith("Click anywhere or press Space to go on.") is (rests is None)
    assert desk.status.kind is (StatusKind.ASK if rests is None else StatusKind.WAITING)
    desk.table.finish_motion()
    desk.set_looks(looks, INSTANT)
    desk.table.finish_motion()
    qtbot.waitUntil(lambda: program.game.offer is not None)
    played = [sentence for event, sentence in said if isinstance(event, CardPlayed) and event.seat]
    assert all("to play" in sentence for sentence in played[:-1])
    assert next(sentence for event, sentence in said if isinstance(event, TrickTaken)).startswith("The trick ")


def test_who_takes_the_trick_is_not_said_before_its_last_card_is_seen(qtbot: QtBot, program: Program) -> None:
    desk, looks = program.window.desk, program.window.looks
    assert looks is not None
    go_to(qtbot, program, scenarios.saved_at(scenarios.in_trick(tricks=1), SEED))
    last: list[str] = []

    def look(frames: tuple[Frame, ...]) -> None:
        first = frames[0].event
        if isinstance(first, CardPlayed) and first.seat and any(isinstance(f.event, TrickTaken) for f in frames):
            last.append(desk.status.sentence)

    def is_asked() -> bool:
        desk.table.skip()
        return program.game.offer is not None

    # The desk hears of it first; the card is still to fly.
    desk.set_looks(looks, Pace())
    program.game.stepped.connect(look)
    while not last:
        assert program.game.offer is not None
        program.game.play(program.game.offer.cards[0])
        qtbot.waitUntil(is_asked)
    assert not any(sentence.startswith("The trick ") for sentence in last)
    desk.set_looks(looks, INSTANT)


def test_a_forbidden_card_is_refused_by_the_name_of_the_rule(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    assert program.game.saved is not None
    done = program.game.saved.done
    press(program, Qt.Key.Key_Home)
    press(program, Qt.Key.Key_Space)
    status = program.window.desk.status
    assert status.kind is StatusKind.REFUSAL
    assert status.sentence == "You must follow suit: play a spade."
    assert program.game.saved.done == done


def test_a_hint_says_its_reason(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    with qtbot.waitSignal(program.game.advised):
        program.window.run(Command.HINT)
    assert program.window.desk.status.sentence.startswith("Hint:")


@pytest.mark.parametrize(
    ("variant", "phase"),
    [
        ("auction_hearts", Phase.BIDDING),
        ("kierki", Phase.NAMING),
        ("polignac", Phase.DECLARING),
        ("heartsette_gruznov", Phase.EXCHANGING),
    ],
)
def test_whatever_is_asked_a_hint_can_be_had(qtbot: QtBot, program: Program, variant: str, phase: Phase) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.asked_in(phase), SEED, variant=variant))
    assert is_enabled(program, Command.HINT)
    with qtbot.waitSignal(program.game.advised):
        program.window.run(Command.HINT)
    assert program.window.desk.status.sentence.startswith("Hint:")


def test_while_a_hint_is_looked_for_the_status_line_says_so(qtbot: QtBot, program: Program) -> None:
    with qtbot.waitSignal(program.game.offered):
        program.game.new_match("windows_hearts", Rules(), SEED)
    status = program.window.desk.status
    with qtbot.waitSignal(program.game.advised):
        program.window.run(Command.HINT)
        assert status.kind is StatusKind.WAITING
        assert status.sentence == asking.hint_awaited_sentence()
    assert status.sentence.startswith("Hint:")


def test_a_hint_that_fails_leaves_the_question(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    status = program.window.desk.status
    asked = status.sentence
    monkeypatch.setattr("hearts_qt.ai.rule_of_thumb.RuleOfThumb.advise", lambda *_: ())
    with qtbot.waitSignal(program.game.weighing, check_params_cb=lambda on: not on):
        program.window.run(Command.HINT)
    assert (status.kind, status.sentence) == (StatusKind.ASK, asked)


def test_a_click_on_the_last_trick_shows_it_and_the_next_one_only_puts_it_away(
    qtbot: QtBot, program: Program
) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    table, action = program.window.desk.table, program.window.actions_[Command.LAST_TRICK]
    offer, asked = program.game.offer, program.window.desk.status.sentence
    assert offer is not None
    x, y = table.table_scene.table.last_trick_rect.centre
    corner = table.mapFromScene(x, y)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=corner)
    assert action.isChecked()
    assert table.choice.marks.last_trick
    assert program.window.desk.status.sentence == "The last trick. A click or any key puts it away."
    item = table.table_scene.face(offer.cards[0])
    assert item is not None
    card = table.mapFromScene(item.mapToScene(-0.42 * item.width, 0))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=card)
    assert not action.isChecked()
    assert program.game.offer is offer
    assert program.window.desk.status.sentence == asked


def test_the_last_trick_is_shown_while_its_key_is_held(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    held = program.window.actions_[Command.LAST_TRICK]
    held.trigger()
    assert held.isChecked()
    press(program, Qt.Key.Key_L)
    assert not held.isChecked()


def test_the_last_trick_chosen_in_the_menu_stays_until_the_next_key(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    held = program.window.actions_[Command.LAST_TRICK]
    asked = program.window.desk.status.sentence
    held.trigger()
    assert program.window.desk.status.sentence.startswith("The last trick.")
    # The Enter that chose it went down in the menu and goes up over the table.
    let_go(program, Qt.Key.Key_Return)
    assert held.isChecked()
    press(program, Qt.Key.Key_Escape)
    assert not held.isChecked()
    assert program.window.desk.status.sentence == asked


# -- paper on the table ---------------------------------------------------------------------------------------


def test_the_sheet_opens_after_a_deal_and_leads_to_the_next(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.deals_scored(2), SEED))
    desk = program.window.desk
    assert desk.papers.sheet.isVisible()
    with qtbot.waitSignal(program.game.offered):
        desk.papers.sheet.goOn.emit()
    assert not desk.papers.sheet.isVisible()
    assert program.game.match.deal is not None
    assert program.game.match.deal.number == 3


def test_the_sheet_leads_to_the_review_of_the_deal_and_waits(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.deals_scored(1), SEED))
    sheet = program.window.desk.papers.sheet
    review = next(button for button in sheet.findChildren(QPushButton) if button.text() == "Review")
    review.setFocus()
    QTest.keyClick(review, Qt.Key.Key_Return)
    at_desk = [program.window.pages.is_at_desk]
    program.window.run(Command.REVIEW)
    assert [*at_desk, program.window.pages.is_at_desk] == [False, True]
    assert sheet.isVisible()


def test_the_sheet_can_be_looked_at_in_the_middle_of_a_deal(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    for shown in (True, False):
        program.window.actions_[Command.SCORE_SHEET].trigger()
        assert program.window.desk.papers.sheet.isVisible() is shown
        assert program.window.actions_[Command.SCORE_SHEET].isChecked() is shown


def test_whoever_has_played_a_deal_is_no_longer_invited_to_learn(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    program.window.invite()
    assert program.window.desk.invitation.isVisible()
    go_to(qtbot, program, scenarios.saved_at(scenarios.deals_scored(1), SEED))
    assert not program.window.desk.invitation.isVisible()


def test_a_sheet_that_is_being_read_stays_while_the_others_play(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    program.window.run(Command.SCORE_SHEET)
    assert program.game.offer is not None
    with qtbot.waitSignal(program.game.offered):
        program.game.play(program.game.offer.cards[0])
    assert program.window.desk.papers.sheet.isVisible()
    with qtbot.waitSignal(program.game.offered):
        program.window.run(Command.UNDO)
    assert not program.window.desk.papers.sheet.isVisible()


def test_the_last_deal_is_seen_before_the_end_of_the_match(qtbot: QtBot, program: Program) -> None:
    over = scenarios.saved_at(lambda _: False, SEED, rules=Rules(limit=20))
    go_to(qtbot, program, replace(over, done=over.done - 1))
    desk, game = program.window.desk, program.game
    while game.offer is not None and game.offer.ask is Ask.PLAY:
        with qtbot.waitSignal(game.offered):
            game.play(game.offer.cards[0])
    assert game.match.winners
    assert (desk.papers.sheet.isVisible(), desk.papers.end.isVisible()) == (True, False)
    assert any(desk.table.table_scene.counting_items(seat) for seat in range(4))
    assert (desk.status.kind, desk.status.sentence) == (StatusKind.DONE, asking.last_deal_sentence())
    press(program, Qt.Key.Key_Return)
    assert (desk.papers.sheet.isVisible(), desk.papers.end.isVisible()) == (False, True)
    assert desk.status.kind is StatusKind.DONE
    assert desk.status.sentence.startswith("The match is over")


def test_the_end_of_a_match_counts_the_queens_and_leads_to_the_review_and_back(
    qtbot: QtBot, program: Program
) -> None:
    go_to(qtbot, program, scenarios.saved_at(lambda _: False, SEED, rules=Rules(limit=30)))
    end, pages = program.window.desk.papers.end, program.window.pages
    assert end.isVisible()
    deals = program.game.deals_over
    assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
    told = end.accessibleDescription().partition("Queen of spades: ")[2].partition(".")[0]
    assert sum(int(part.rsplit(" ", 1)[1]) for part in told.split(", ")) == len(deals)
    tricks = re.findall(r"(\d+) tricks?", end.accessibleDescription())
    assert sum(map(int, tricks)) == len(deals) * Rules().hand_size
    review = next(button for button in end.findChildren(QPushButton) if button.text() == "Review")
    QTest.mouseClick(review, Qt.MouseButton.LeftButton)
    assert pages.review is not None
    assert pages.review.isVisible()
    pages.go_back()
    assert end.isVisible()
    assert program.game.offer is not None
    assert program.game.offer.ask is Ask.NEW_MATCH


def test_the_end_of_a_deal_wears_the_tick(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.deals_scored(1), SEED))
    assert program.window.desk.status.kind is StatusKind.DONE


def test_a_refusal_stays_until_something_else_is_done(qtbot: QtBot, program: Program) -> None:
    program.settings.change(play_mode=PlayMode.SELECT)
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    status, offer = program.window.desk.status, program.game.offer
    assert offer is not None
    asked = status.sentence
    press(program, Qt.Key.Key_Home)
    press(program, Qt.Key.Key_Up)
    assert status.kind is StatusKind.REFUSAL
    for _ in offer.view.hand:
        press(program, Qt.Key.Key_Right)
        press(program, Qt.Key.Key_Up)
        if program.window.desk.table.selection:
            break
    assert (status.kind, status.sentence) == (StatusKind.ASK, asked)


def test_a_deck_that_has_gone_is_named_in_a_message(qtbot: QtBot, program: Program) -> None:
    program.settings.change(deck="lost")
    with qtbot.waitSignal(program.game.offered):
        program.begin()
    assert "“lost”" in program.window.desk.messages.text


def test_playing_again_begins_a_match_with_the_same_rules(qtbot: QtBot, program: Program) -> None:
    rules = Rules(limit=20)
    over = scenarios.saved_at(lambda _: False, SEED, rules=rules)
    go_to(qtbot, program, over)
    assert program.window.desk.papers.end.isVisible()
    with qtbot.waitSignal(program.game.offered):
        program.window.desk.papers.end.playAgain.emit()
    assert not program.window.desk.papers.end.isVisible()
    assert program.game.saved is not None
    assert program.game.saved.record.rules == rules
    assert program.game.saved.id != over.id


def test_enter_plays_again_though_a_sheet_over_the_end_has_left_the_keys_to_the_table(
    qtbot: QtBot, program: Program
) -> None:
    over = scenarios.saved_at(lambda _: False, SEED, rules=Rules(limit=20))
    go_to(qtbot, program, over)
    for _ in range(2):
        program.window.run(Command.SCORE_SHEET)
    with qtbot.waitSignal(program.game.offered):
        press(program, Qt.Key.Key_Return)
    assert program.game.saved is not None
    assert program.game.saved.id != over.id


def test_the_moon_is_scored_as_the_person_chooses(qtbot: QtBot, program: Program) -> None:
    shot = scenarios.saved_at(
        scenarios.choosing_moon, 19, rules=scenarios.MOON_RULES, player=scenarios.MoonHelpers()
    )
    assert shot.record.match().phase is Phase.CHOOSING_MOON
    go_to(qtbot, program, shot)
    desk = program.window.desk
    assert desk.papers.moon.isVisible()
    with qtbot.waitSignal(program.game.offered):
        QApplication.sendEvent(
            desk.papers.moon, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_2, Qt.KeyboardModifier.NoModifier, "2")
        )
    assert not desk.papers.moon.isVisible()
    assert program.game.match.totals == (-26, 0, 0, 0)


# -- commands -------------------------------------------------------------------------------------------------


def test_commands_are_open_exactly_when_they_do_something(qtbot: QtBot, program: Program) -> None:
    changing = (Command.UNDO, Command.REDO, Command.HINT, Command.RESTART_DEAL, Command.CLAIM)
    assert not any(is_enabled(program, command) for command in changing)
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    assert [is_enabled(program, command) for command in changing] == [True, False, True, True, False]
    with qtbot.waitSignal(program.game.offered):
        program.window.run(Command.UNDO)
    assert is_enabled(program, Command.REDO)
    with qtbot.waitSignal(program.game.offered):
        program.window.run(Command.RESTART_DEAL)
    assert not is_enabled(program, Command.RESTART_DEAL)


def test_undo_and_redo_lead_back_to_the_same_place(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    before = program.game.match
    for command in (Command.UNDO, Command.REDO):
        with qtbot.waitSignal(program.game.offered):
            program.window.run(command)
    assert program.game.match == before


def test_hints_can_be_switched_off(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    assert is_enabled(program, Command.HINT)
    program.settings.change(show_hints=False)
    assert not is_enabled(program, Command.HINT)


def test_every_command_has_a_key_of_its_own(program: Program) -> None:
    keys = [program.window.actions_[command].shortcut().toString() for command in Command]
    assert all(keys)
    assert len(set(keys)) == len(Command)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_f10_opens_the_menus_for_the_arrow_keys(qtbot: QtBot, program: Program) -> None:
    window = program.window
    qtbot.waitActive(window)
    before = window.focusWidget()
    QTest.keyClick(window, Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.title() == "&Game"
    QTest.keyClick(menu, Qt.Key.Key_Right)
    beside = QApplication.activePopupWidget()
    assert isinstance(beside, QMenu)
    assert beside.title() == "&View"
    QTest.keyClick(beside, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.focusWidget() is before


def test_the_match_is_copied_as_text_that_reads_back(qtbot: QtBot, program: Program) -> None:
    saved = scenarios.saved_at(scenarios.bound_to_follow, SEED)
    go_to(qtbot, program, saved)
    program.window.run(Command.COPY_MATCH)
    assert read_record(QGuiApplication.clipboard().text()) == saved.record


@pytest.mark.parametrize(
    "command",
    [
        Command.NEW_MATCH,
        Command.DEAL_OF_DAY,
        Command.NUMBERED_DEAL,
        Command.STATISTICS,
        Command.OPTIONS,
        Command.APPEARANCE,
        Command.RULES,
        Command.SHORTCUTS,
        Command.THIS_DEAL,
        Command.FAIRNESS,
        Command.ABOUT,
    ],
)
def test_a_dialog_opens_without_stopping_the_table(qtbot: QtBot, program: Program, command: Command) -> None:
    with qtbot.waitSignal(program.game.offered):
        program.game.new_match("windows_hearts", Rules(), SEED)
    program.window.run(command)
    dialog = program.window.findChild(QDialog)
    assert isinstance(dialog, QDialog)
    qtbot.waitUntil(dialog.isVisible)
    assert dialog.windowTitle()
    dialog.reject()
    assert not any(d.isVisible() for d in program.window.findChildren(QDialog))


def test_a_new_match_is_remembered_for_the_next_one(qtbot: QtBot, program: Program) -> None:
    with qtbot.waitSignal(program.game.offered):
        program.game.new_match("windows_hearts", Rules(), SEED)
    dialog = program.window.dialog_of(Command.NEW_MATCH)
    assert isinstance(dialog, NewMatchDialog)
    wanted = dialog.wanted
    with qtbot.waitSignal(program.game.offered):
        dialog.accept()
    assert program.game.saved is not None
    assert program.game.saved.record.seed != SEED
    assert program.settings.options.levels == wanted.levels


def test_a_typed_deal_number_is_played_with_the_same_rules(qtbot: QtBot, program: Program) -> None:
    rules = Rules(limit=50)
    with qtbot.waitSignal(program.game.offered):
        program.game.new_match("windows_hearts", rules, SEED)
    dialog = program.window.dialog_of(Command.THIS_DEAL)
    assert isinstance(dialog, ThisDealDialog)
    with qtbot.waitSignal(program.game.offered):
        dialog.wanted.emit(999_999_999_999)
    assert program.game.saved is not None
    assert (program.game.saved.record.seed, program.game.saved.record.rules) == (999_999_999_999, rules)
    dialog.reject()


# -- looks ----------------------------------------------------------------------------------------------------


def test_the_language_changes_while_a_match_is_played(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.bound_to_follow, SEED))
    window = program.window
    speak(program, Language.RUSSIAN)
    assert window.windowTitle() == "Червы"
    assert window.menuBar().actions()[0].text() == "&Игра"
    assert window.desk.status.sentence == "Ваш ход: положите пику."
    speak(program, Language.ENGLISH)
    assert window.menuBar().actions()[0].text() == "&Game"
    assert window.desk.status.sentence == "Your turn: play a spade."


def test_options_of_the_dialog_reach_the_window(qtbot: QtBot, program: Program) -> None:
    dialog = program.window.dialog_of(Command.OPTIONS)
    assert isinstance(dialog, OptionsDialog)
    dialog.changed.emit(dialog.options.changed(language=Language.RUSSIAN))
    QApplication.sendPostedEvents()
    assert program.window.windowTitle() == "Червы"
    dialog.accept()


def test_dark_and_back_again(qtbot: QtBot, program: Program) -> None:
    plain = QApplication.palette().window().color()
    program.settings.change(theme=Theme.DARK)
    assert QApplication.palette().window().color().lightness() < 128
    program.settings.change(theme=Theme.SYSTEM)
    assert QApplication.palette().window().color() == plain


# -- trouble --------------------------------------------------------------------------------------------------


def test_a_crash_shows_a_report_and_later_ones_join_it(qtbot: QtBot, program: Program) -> None:
    program.window.show_crash(CrashReport("ValueError: x", "first", None))
    program.window.show_crash(CrashReport("ValueError: y", "second", None))
    dialog = program.window.findChild(CrashDialog)
    assert isinstance(dialog, CrashDialog)
    text = dialog.findChild(QPlainTextEdit)
    assert isinstance(text, QPlainTextEdit)
    assert {"first", "second"} <= set(text.toPlainText().split())
    dialog.reject()
    program.window.show_crash(CrashReport("ValueError: z", "third", None))
    assert [d.isVisible() for d in program.window.findChildren(CrashDialog)].count(True) == 1


def test_trouble_with_files_is_told_in_the_message_bar(program: Program, profile: Profile) -> None:
    program.window.tell_notice(Notice(Fault.DAMAGED, profile.config / "settings.json"))
    assert "settings.json" in program.window.desk.messages.text


# -- where the window stands ----------------------------------------------------------------------------------

SCREEN = QRect(0, 0, 1920, 1080)
SECOND = QRect(1920, 0, 1280, 1024)


def test_the_place_of_the_window_is_kept(qtbot: QtBot, program: Program, profile: Profile) -> None:
    program.window.setGeometry(120, 130, 700, 560)
    program.window.close()
    place, maximized = read_place(window_file.load(profile.config / window_file.FILE_NAME), [SCREEN])
    assert (place, maximized) == (QRect(120, 130, 700, 560), False)


@pytest.mark.parametrize(
    "wanted",
    [
        QRect(5000, 5000, 900, 700),
        QRect(-800, -900, 900, 700),
        QRect(0, 0, 9000, 9000),
        QRect(1900, 1000, 900, 700),
        QRect(100, 100, 1, 1),
    ],
)
def test_the_window_is_never_given_back_off_the_screen(wanted: QRect) -> None:
    place = fit(wanted, [SCREEN])
    assert SCREEN.contains(place)
    assert place.width() >= 640
    assert place.height() >= 480


def test_a_window_stays_on_the_second_screen_until_that_is_gone() -> None:
    values = write_place(QRect(2000, 100, 900, 700), maximized=True)
    assert read_place(values, [SCREEN, SECOND]) == (QRect(2000, 100, 900, 700), True)
    assert SCREEN.contains(read_place(values, [SCREEN])[0])


def test_the_last_word_of_a_table_that_is_gone_makes_no_move(qtbot: QtBot, profile: Profile) -> None:
    with running(profile) as program:
        program.window.show()
        program.begin()
        program.window.desk.table.idle.emit()  # comes to the game from the event loop, after the window has gone
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    with qtbot.captureExceptions() as exceptions:
        QApplication.processEvents()
    assert exceptions == []
    assert program.game.match.deal is None


def test_a_dialog_that_is_asked_for_twice_before_it_is_there_opens_once(qtbot: QtBot, program: Program) -> None:
    program.window.show()
    for _ in range(2):
        program.window.run(Command.NEW_MATCH)
    first, second = program.window.findChildren(QDialog)
    with qtbot.waitSignal(second.destroyed):
        pass
    assert first.isVisible()
    assert program.window.findChildren(QDialog) == [first]


@pytest.mark.parametrize("text", ["", "1 2 3", "a b c d", "1 2 3 4 5", "9" * 400 + " 0 0 0"])
def test_a_place_that_cannot_be_read_is_the_middle_of_the_screen(text: str) -> None:
    place, _ = read_place({"place": text}, [SCREEN])
    assert SCREEN.contains(place)
