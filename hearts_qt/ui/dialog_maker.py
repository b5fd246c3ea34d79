"""Makes the dialogs of the menus. A module of its own, so that the first paint does not wait for all of them."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from hearts_qt.game.frames import seated
from hearts_qt.rules.notation import read_rules, write_rules
from hearts_qt.store.errors import StoreError
from hearts_qt.store.history import History
from hearts_qt.store.luck import numbered_results
from hearts_qt.store.presets import Presets
from hearts_qt.ui.actions import Command
from hearts_qt.ui.dialogs import pages
from hearts_qt.ui.dialogs.history import HistoryDialog
from hearts_qt.ui.dialogs.new_match import NewMatch, NewMatchDialog, Purpose
from hearts_qt.ui.dialogs.numbered import NumberedDialog
from hearts_qt.ui.dialogs.option_texts import Page
from hearts_qt.ui.dialogs.options import OptionsDialog
from hearts_qt.ui.dialogs.reading import GuideDialog
from hearts_qt.ui.dialogs.review import Reader, review_page, scored_deal
from hearts_qt.ui.dialogs.this_deal import ThisDealDialog
from hearts_qt.ui.pages import PlayedMatch

if TYPE_CHECKING:
    from hearts_qt.game.controller import GameController
    from hearts_qt.game.recorder import Recorder
    from hearts_qt.game.settings import Settings
    from hearts_qt.store.history import MatchRow
    from hearts_qt.store.options import Options
    from hearts_qt.ui.dialogs.base import Dialog, TextDialog
    from hearts_qt.ui.dialogs.numbered import NumberedDeal
    from hearts_qt.ui.main_window import MainWindow


def dialog_for(
    command: Command,
    window: MainWindow,
    game: GameController,
    settings: Settings,
    recorder: Recorder,
    *,
    in_turns: bool = False,
) -> Dialog | None:
    """The dialog that a command opens, joined to the window but not shown; None if there is none or not now.

    ``in_turns``: what takes long to make is left to `Dialog.open_in_turns`.
    """
    saved, seen = game.saved, game.view
    match command:
        case Command.NEW_MATCH:
            return _new_match(window, settings, in_turns=in_turns)
        case Command.DEAL_OF_DAY | Command.NUMBERED_DEAL:
            return _numbered(window, game, settings, recorder, by_number=command is Command.NUMBERED_DEAL)
        case Command.STATISTICS:
            return _history(window, recorder, goals=settings.options.goals, in_turns=in_turns)
        case Command.OPTIONS:
            return _options(window, settings, Page.GENERAL, in_turns=in_turns)
        case Command.APPEARANCE:
            return _options(window, settings, Page.APPEARANCE, in_turns=in_turns)
        case Command.RULES if saved is not None:
            return pages.rules_page(saved.record.variant, saved.record.rules, window)
        case Command.GUIDE:
            lessons = GuideDialog(window)
            lessons.wanted.connect(window.play_position)
            return lessons
        case Command.FAMILY:
            return pages.history_page(window)
        case Command.SHORTCUTS:
            return pages.keys_page(window.actions_, window)
        case Command.FAIRNESS:
            return pages.fairness_page(window)
        case Command.ABOUT:
            return pages.about_page(window)
        case Command.THIS_DEAL if saved is not None and seen is not None:
            dialog = ThisDealDialog(saved.record.seed, seen.number, window)
            dialog.wanted.connect(window.play_again)
            return dialog
        case _:
            return None


def _new_match(window: MainWindow, settings: Settings, *, in_turns: bool) -> NewMatchDialog:
    wanted, presets = _next_match(settings.options), Presets(window.presets_file)
    dialog = NewMatchDialog(wanted, presets, window, looks=window.looks, pictures=window.jobs, in_turns=in_turns)
    dialog.chosen.connect(window.start)
    return dialog


def _numbered(
    window: MainWindow, game: GameController, settings: Settings, recorder: Recorder, *, by_number: bool
) -> NumberedDialog:
    variant, rules = read_rules(settings.options.next_rules)
    saved = game.saved
    leaves = saved is not None and bool(saved.record.moves) and game.view is not None and not game.match.winners
    dialog = NumberedDialog(
        variant,
        rules.seats,
        date.today(),
        partial(_played_before, recorder),
        window,
        by_number=by_number,
        leaves_match=leaves,
    )
    dialog.wanted.connect(window.start_numbered)
    return dialog


def _played_before(recorder: Recorder, deal: NumberedDeal) -> tuple[int, ...]:
    """What the person has written down for a numbered deal; a history that cannot be read knows of nothing."""
    try:
        history, _ = History.open(recorder.history_file)
    except StoreError:
        return ()
    try:
        return numbered_results(history, deal.variant, deal.seats, deal.number)
    except StoreError:
        return ()
    finally:
        history.close()


def _next_match(options: Options) -> NewMatch:
    variant, rules = read_rules(options.next_rules)
    return NewMatch(variant, rules, options.levels, options.sitters)


def _options(window: MainWindow, settings: Settings, page: Page, *, in_turns: bool) -> OptionsDialog:
    dialog = OptionsDialog(
        settings.options,
        page,
        window,
        spoken=window.spoken,
        pictures=window.pictures_folder,
        jobs=window.jobs,
        in_turns=in_turns,
    )
    dialog.changed.connect(settings.replace)
    dialog.soundWanted.connect(window.soundWanted)
    dialog.rulesWanted.connect(partial(_house_rules, window, dialog))
    return dialog


def _house_rules(window: MainWindow, options: OptionsDialog) -> None:
    """The rule builder above the options; what is chosen there stands and falls with them."""
    wanted, presets = _next_match(options.options), Presets(window.presets_file)
    dialog = NewMatchDialog(
        wanted,
        presets,
        options,
        purpose=Purpose.LATER,
        looks=window.looks,
        pictures=window.jobs,
        in_turns=True,
    )
    dialog.chosen.connect(
        lambda new: options.take_rules(write_rules(new.variant, new.rules), new.levels, new.sitters)
    )
    dialog.open_in_turns()


def deal_as_text(window: MainWindow, match: PlayedMatch, number: int) -> TextDialog | None:
    """The page with everything about deal ``number`` of ``match``; None when it was not played to its end."""
    deal = scored_deal(match.record, number)
    if deal is None:
        return None
    looks = window.desk.table.table_scene.appearance
    red = looks.palette.chart[0].name()
    sitters = seated(match.sitters, match.record.rules.seats)
    reader = Reader(sitters, looks.own_name, looks.letters, looks.arrangement, red)
    return review_page(deal, reader, window)


def _history(window: MainWindow, recorder: Recorder, *, goals: bool, in_turns: bool) -> HistoryDialog | None:
    """None, and a message in the window, if the history cannot be read."""
    try:
        history, notices = History.open(recorder.history_file)
    except StoreError as error:
        window.tell_error(error)
        return None
    for notice in notices:
        window.tell_notice(notice)
        if notice.kept is not None:
            recorder.rescue()
    dialog = HistoryDialog(history, window, jobs=window.jobs, goals=goals, in_turns=in_turns)
    dialog.reviewWanted.connect(partial(_review_past, window, history, dialog))
    dialog.finished.connect(history.close)
    return dialog


def _review_past(window: MainWindow, history: History, dialog: HistoryDialog, row: MatchRow, number: int) -> None:
    """Look at a deal of the history; a record that can no longer be read is told of."""
    try:
        record = history.record_of(row.id)
    except StoreError as error:
        window.tell_error(error)
        return
    dialog.accept()
    if record is not None:
        window.show_review(PlayedMatch(record, row.players, row.sitters), number)
