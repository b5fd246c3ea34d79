"""The window: menus, messages, the desk, and the dialogs that the menus open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from hearts_qt.game.frames import PERSON, Ask
from hearts_qt.game.offers import DECISIONS
from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.notation import read_rules, write_record, write_rules
from hearts_qt.rules.numbered import numbered_rules
from hearts_qt.store import presets
from hearts_qt.table.choice import PlayStyle
from hearts_qt.ui import notices
from hearts_qt.ui.actions import Actions, Command
from hearts_qt.ui.desk import Desk
from hearts_qt.ui.pages import Pages, PlayedMatch
from hearts_qt.ui.query import QUERIES
from hearts_qt.ui.shell import Cloth, write_cloth
from hearts_qt.ui.status_line import StatusKind
from hearts_qt.ui.window_place import Place

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QAction

    from hearts_qt.game.controller import GameController
    from hearts_qt.game.recorder import Recorder
    from hearts_qt.game.settings import Settings
    from hearts_qt.rules.notation import Record
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.store.errors import Notice, StoreError
    from hearts_qt.store.options import Language
    from hearts_qt.support.crash import CrashReport
    from hearts_qt.support.errors import KnownError
    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.table.pace import Pace
    from hearts_qt.table.theme import Appearance
    from hearts_qt.ui.dialogs.base import Dialog
    from hearts_qt.ui.dialogs.crash import CrashDialog
    from hearts_qt.ui.dialogs.new_match import NewMatch
    from hearts_qt.ui.dialogs.numbered import NumberedDeal
    from hearts_qt.ui.looks import Part
    from hearts_qt.ui.match_files import MatchFiles
    from hearts_qt.ui.shell import Shell
    from hearts_qt.ui.text_panel import TextPanel

translate = QCoreApplication.translate

AT_DESK_ONLY = frozenset(
    {
        Command.RESTART_DEAL,
        Command.UNDO,
        Command.REDO,
        Command.HINT,
        Command.CLAIM,
        Command.SCORE_SHEET,
        Command.LAST_TRICK,
        *QUERIES,
    }
)
"""What would change the match, or tell something of it, while another page hides it."""

NEW_SEEDS = 10**9
"""A deal number drawn by lot has nine digits at most, to be read out easily."""


class MainWindow(QMainWindow):
    """The one window of the program.

    Attributes:
        spoken: the language that the command line asks for, while it prevails over the options.
        pictures_folder: where the person's own pictures are kept; None: there can be none.
        jobs: draws pictures in the background; None: they are drawn when they are wanted.

    Signals:
        soundWanted(Cue): the person would like to hear this sound.
    """

    soundWanted = Signal(object)

    def __init__(
        self,
        game: GameController,
        settings: Settings,
        recorder: Recorder,
        folder: Path,
        background: JobExecutor,
        pictures: JobExecutor | None = None,
        shell: Shell | None = None,
    ) -> None:
        """
        Args:
            game, settings, recorder: what the window shows and changes.
            folder: where the window's place and the person's own rules are kept.
            background: weighs the person's decisions when they are looked at.
            pictures: draws the cards in the background; without it they are drawn when first painted.
            shell: what stands on the screen already until `appear`; without it this is the window itself.
        """
        super().__init__()
        self._game = game
        self._settings = settings
        self._recorder = recorder
        self.presets_file = folder / presets.FILE_NAME
        self._pressed_key = 0
        self.looks: Appearance | None = None
        self._crash: CrashDialog | None = None
        self._text_panel: TextPanel | None = None
        self._match_files: MatchFiles | None = None
        self.spoken: Language | None = None
        self.pictures_folder: Path | None = None
        self.jobs = pictures
        self.desk = Desk(game, self)
        self.pages = Pages(self.desk, game, background, pictures, self)
        self.actions_ = Actions(self, self.menuBar())
        self.actions_.triggered.connect(self.run)
        self.setCentralWidget(self.pages)
        self._shell = shell
        if shell is None:
            self._place = Place(self, folder)
            self._place.watch()
        else:
            self._place = shell.place
            self._place.closing.connect(self._keep_sight)
        self._place.saving.connect(self._keep_cloth)
        self._place.fullScreenChanged.connect(self.actions_[Command.FULL_SCREEN].setChecked)
        self.desk.table.installEventFilter(self)
        self.desk.playAgain.connect(lambda: self.play_again())
        self.desk.reviewWanted.connect(lambda: self.run(Command.REVIEW))
        self.desk.otherRules.connect(lambda: self.run(Command.NEW_MATCH))
        self.pages.turned.connect(self._check_actions)
        self.pages.textWanted.connect(self._show_review_text)
        self.pages.lessonDone.connect(self._keep_lesson)
        self.desk.table.lastTrickWanted.connect(self._turn_last_trick)
        self.desk.lessonsWanted.connect(lambda: self.run(Command.LESSONS))
        self.desk.sheetShown.connect(self.actions_[Command.SCORE_SHEET].setChecked)
        for signal in (game.jumped, game.stepped, game.offered, game.thinking, game.changed):
            signal.connect(self._check_actions)
        settings.changed.connect(self._check_actions)
        settings.changed.connect(self.show_text_panel)
        for signal in (game.jumped, game.stepped):
            signal.connect(lambda: self.actions_[Command.LAST_TRICK].setChecked(False))
        self.desk.table.presented.connect(self._check_actions)
        self.retranslate()
        self._check_actions()

    # -- for the program around it --------------------------------------------------------------------------

    def keep_place(self) -> None:
        """Write where the window is and how its table looks, for the next start."""
        self._place.save()

    def appear(self) -> None:
        """Take the place of what the shell shows, unless that has been done."""
        if self._shell is not None and self.parent() is not self._shell:
            self._shell.furnish(self)
            self._shell.setWindowTitle(self.windowTitle())

    def draw_in_background(self) -> None:
        """From now on the table does not wait for its pictures.

        At the first paint it does: a hand of cards takes a hundredth of a second, painting everything a second
        time takes longer.
        """
        if self.jobs is not None:
            self.desk.table.draw_with(self.jobs)

    @property
    def is_veiled(self) -> bool:
        """Whether a picture of the table hangs before it."""
        return self._shell is not None and self._shell.is_veiled

    def unveil(self) -> None:
        """The table is complete: from now on it is seen itself, and no picture of it."""
        if self._shell is not None:
            self._shell.unveil()

    def show_text_panel(self) -> None:
        """Put the text of the game beside the table, or take it away, as the options say."""
        wanted = self._settings.options.text_panel
        if wanted and self._text_panel is None:
            # Not needed for the first picture of the table.
            from hearts_qt.ui.text_panel import TextPanel

            self.desk.talk.tell_position()
            self._text_panel = TextPanel(self.desk.speaker, self)
            self._text_panel.left.connect(self._return_to_table)
            self._text_panel.closed.connect(lambda: self._settings.change(text_panel=False))
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._text_panel)
        if self._text_panel is not None:
            self._text_panel.switch(on=wanted)

    def set_looks(self, looks: Appearance, pace: Pace) -> None:
        """Other colours, another pace, another way to play a card."""
        options = self._settings.options
        self.pages.set_play_style(PlayStyle(options.play_mode.value))
        self.desk.set_manners(status_texts=options.status_texts, celebration=options.celebration)
        self.pages.set_looks(looks, pace)
        self.looks = looks

    @Slot(object)
    def tell_error(self, error: StoreError) -> None:
        """Something could not be kept."""
        self.desk.messages.add(lambda: notices.store_sentence(error))

    @Slot(object)
    def tell_notice(self, notice: Notice) -> None:
        """A file was not in order."""
        self.desk.messages.add(lambda: notices.notice_sentence(notice))

    @Slot(int)
    def tell_rescue(self, matches: int) -> None:
        """So many matches of a damaged history are in the new one."""
        self.desk.messages.add(lambda: notices.rescue_sentence(matches))

    def tell_missing(self, part: Part, name: str) -> None:
        """A deck, back or felt that the options name is not there."""
        self.desk.messages.add(lambda: notices.missing_sentence(part, name))

    def tell_trouble(self, error: KnownError) -> None:
        """A folder or file of the system cannot be used."""
        self.desk.messages.add(lambda: notices.trouble_sentence(error))

    def tell_second_copy(self) -> None:
        """Another copy of the program has the saved match."""
        self.desk.messages.add(
            lambda: translate(
                "Window",
                "The game is already open in another window, and that one keeps the saved match. You can play "
                "here too, but this match will be gone when you close the window.",
            )
        )

    def come_forward(self) -> None:
        """Show the window in front of all others, out of the task bar if it is there."""
        window = self.window()
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        # Where the desktop does not let programs come forward by themselves, the task bar tells.
        QApplication.alert(window)

    @property
    def match_files(self) -> MatchFiles:
        """What opens matches from files and saves them there."""
        if self._match_files is None:
            # Not needed for the first picture of the table.
            from hearts_qt.ui.match_files import MatchFiles

            self._match_files = MatchFiles(self, self._game, self._settings)
        return self._match_files

    @Slot(object)
    def show_crash(self, report: CrashReport) -> None:
        """The program made a mistake: show the report, let the match go on."""
        self.appear()  # a match that goes on has not asked anything yet
        self.unveil()
        if self._crash is not None:
            self._crash.add(report)
            return
        if not self.isVisible():  # closing already; the report is on disk
            return
        from hearts_qt.ui.dialogs.crash import CrashDialog

        self._crash = CrashDialog(report, self)
        self._crash.finished.connect(self._forget_crash)
        self._crash.open()

    # -- commands -------------------------------------------------------------------------------------------

    @Slot(object)
    def run(self, command: Command) -> None:
        """Do what a menu or key asks for."""
        match command:
            case Command.RESTART_DEAL:
                self._game.restart_deal()
            case Command.UNDO:
                self._game.undo()
            case Command.REDO:
                self._game.redo()
            case Command.HINT:
                self._game.hint()
            case Command.CLAIM:
                self._game.claim()
            case Command.QUIT:
                self.window().close()
            case Command.SCORE_SHEET:
                self.desk.toggle_sheet()
            case Command.LAST_TRICK:
                self.desk.talk.show_last_trick(on=self.actions_[Command.LAST_TRICK].isChecked())
            case Command.SOUND:
                self._settings.change(sound_on=self.actions_[Command.SOUND].isChecked())
            case Command.TEXT_PANEL:
                self._settings.change(text_panel=self.actions_[Command.TEXT_PANEL].isChecked())
            case Command.SAY_AGAIN:
                self.desk.talk.repeat()
            case _ if command in QUERIES:
                self.desk.talk.ask(QUERIES[command])
            case Command.FULL_SCREEN:
                self._place.toggle_full_screen()
            case Command.OPEN_MATCH:
                self.match_files.choose()
            case Command.SAVE_MATCH:
                self.match_files.choose_place()
            case Command.COPY_MATCH:
                self._copy_match()
            case Command.RETURN:
                self._game.leave_practice()
            case Command.REVIEW:
                self.pages.toggle_review()
            case Command.LESSONS:
                self.pages.toggle_lessons(frozenset(self._settings.options.lessons_done))
            case _:
                dialog = self.dialog_of(command, in_turns=True)
                if dialog is not None:
                    dialog.open_in_turns()

    @Slot(object)
    def start(self, wanted: NewMatch) -> None:
        """Begin the match that the player has chosen, and remember it for the next time."""
        self._settings.change(
            next_rules=write_rules(wanted.variant, wanted.rules), levels=wanted.levels, sitters=wanted.sitters
        )
        self._begin(wanted.variant, wanted.rules, wanted.seed, wanted.levels, wanted.sitters)

    @Slot(object)
    def start_numbered(self, wanted: NumberedDeal) -> None:
        """Play a numbered deal with the opponents of the next match; what the next match is stays as it was."""
        options = self._settings.options
        rules = numbered_rules(wanted.variant, wanted.seats, wanted.number)
        self._game.new_match(
            wanted.variant, rules, wanted.number, options.levels, options.sitters, wanted.occasion
        )

    @Slot(object)
    def play_again(self, seed: int | None = None) -> None:
        """Another match with the rules and the opponents of this one; after practice the one that waits.

        After a numbered deal it is the match that would have been next.
        """
        saved, options = self._game.saved, self._settings.options
        if self._game.is_practising and seed is None:
            self._game.leave_practice()
        elif saved is not None and saved.occasion:
            variant, rules = read_rules(options.next_rules)
            self._begin(variant, rules, seed, options.levels, options.sitters)
        elif saved is not None:
            self._begin(saved.record.variant, saved.record.rules, seed, saved.players, saved.sitters)

    @Slot(object)
    def play_position(self, record: Record) -> None:
        """Practice that begins in the middle of a deal; the match in progress waits."""
        self._game.practise(record)

    def show_review(self, match: PlayedMatch, number: int) -> None:
        """Look at deal ``number`` of a match, which has been played to its end."""
        self.pages.open_review(match, number)

    def dialog_of(self, command: Command, *, in_turns: bool = False) -> Dialog | None:
        """The dialog that a command opens, not shown yet; None if there is none or not now.

        ``in_turns``: what takes long to make is left to `Dialog.open_in_turns`.
        """
        # The dialogs cost a tenth of the start; the first paint does not wait for them.
        from hearts_qt.ui.dialog_maker import dialog_for

        return dialog_for(command, self, self._game, self._settings, self._recorder, in_turns=in_turns)

    def available(self) -> frozenset[Command]:
        """The commands that would do something now."""
        offer = self._game.offer
        hints = self._settings.options.show_hints
        conditions = {
            Command.RESTART_DEAL: self._can_restart(),
            Command.RETURN: self._game.is_practising,
            Command.UNDO: self._game.can_undo,
            Command.REDO: self._game.can_redo,
            Command.HINT: hints and offer is not None and offer.ask in DECISIONS,
            Command.CLAIM: offer is not None and offer.ask is Ask.PLAY and offer.may_claim,
            Command.SCORE_SHEET: self._game.view is not None,
            Command.LAST_TRICK: self._game.view is not None and bool(self._game.view.tricks),
            Command.REVIEW: bool(self._game.view is not None and self._game.view.scores),
            Command.SAY_AGAIN: bool(self.desk.speaker.lines),
            **dict.fromkeys(QUERIES, self._game.view is not None),
            Command.RULES: self._game.saved is not None,
            Command.THIS_DEAL: self._game.saved is not None,
            Command.SAVE_MATCH: self._game.saved is not None,
            Command.COPY_MATCH: self._game.saved is not None,
        }
        able = frozenset(command for command in Command if conditions.get(command, True))
        return able if self.pages.is_at_desk else able - AT_DESK_ONLY

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        self.window().setWindowTitle(translate("Window", "Hearts"))
        self.actions_.retranslate()

    # -- private --------------------------------------------------------------------------------------------

    def _check_actions(self) -> None:
        self.actions_.enable(self.available())
        self.actions_[Command.SOUND].setChecked(self._settings.options.sound_on)
        self.actions_[Command.TEXT_PANEL].setChecked(self._settings.options.text_panel)

    def _return_to_table(self) -> None:
        """The keys go to the page on show: the desk, a lesson or a review."""
        page = self.pages.currentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _can_restart(self) -> bool:
        """Whether the person has decided anything in this deal."""
        saved = self._game.saved
        moves = saved.played.moves if saved is not None else ()
        for move in reversed(moves):
            if isinstance(move, DealCards):
                return False
            if move.seat == PERSON:
                return True
        return False

    def invite(self) -> None:
        """Offer the lessons, once, to somebody who starts the game for the first time."""
        self._settings.change(first_start_done=True)
        self.desk.invite()

    def _keep_lesson(self, key: str) -> None:
        done = self._settings.options.lessons_done
        if key not in done:
            self._settings.change(lessons_done=(*done, key))

    def _show_review_text(self, match: PlayedMatch, number: int) -> None:
        from hearts_qt.ui.dialog_maker import deal_as_text

        dialog = deal_as_text(self, match, number)
        if dialog is not None:
            dialog.open()

    def _begin(
        self, variant: str, rules: Rules, seed: int | None, levels: tuple[str, ...], sitters: tuple[str, ...]
    ) -> None:
        self._game.new_match(variant, rules, draw_seed() if seed is None else seed, levels, sitters)

    def _copy_match(self) -> None:
        saved = self._game.saved
        if saved is not None:
            QGuiApplication.clipboard().setText(write_record(saved.played))
            self.desk.talk.say(
                StatusKind.DONE, lambda: translate("Window", "The match is on the clipboard as text."), answer=True
            )

    def _keep_cloth(self) -> None:
        """Have the bare table of the next start look like this one."""
        table = self.desk.table
        palette = table.table_scene.appearance.palette
        above = table.mapTo(self, QPoint(0, 0)).y()
        below = self.height() - above - table.height()
        tones = (palette.felt_centre, palette.felt_middle, palette.felt_edge, palette.status)
        cloth = Cloth(*tones, palette.grain, above, below)
        self._place.keep(title=self.window().windowTitle(), **write_cloth(cloth))

    def _keep_sight(self) -> None:
        """Show the table as it is now at the next start, if the match will go on from exactly there."""
        offer = self._game.offer
        waits_for_the_person = offer is not None and offer.ask in (Ask.PASS, Ask.PLAY)
        lies_bare = self.pages.is_at_desk and not self.desk.is_covered
        goes_on_here = self._recorder.keeps_match and not self._game.is_practising and self.spoken is None
        if self._shell is not None and waits_for_the_person and lies_bare and goes_on_here:
            self._shell.remember((self._recorder.match_file, self._settings.file))
        else:
            self._place.keep(sight="")

    def _turn_last_trick(self, on: bool) -> None:
        action = self.actions_[Command.LAST_TRICK]
        if action.isChecked() is not on:
            action.trigger()

    def _let_go(self, held: QAction) -> None:
        if held.isChecked():
            held.trigger()

    def _forget_crash(self) -> None:
        self._crash = None

    # -- Qt -------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The last trick is shown as long as its key is held; from menu or mouse, until the next key or click."""
        if isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            match event.type():
                case QEvent.Type.ShortcutOverride | QEvent.Type.KeyPress:
                    # Whichever key it is: with another keyboard layout the L of the menu is another letter.
                    self._pressed_key = event.key()
                case QEvent.Type.KeyRelease if event.key() == self._pressed_key:
                    # The Enter that chose it in the menu went down elsewhere.
                    self._let_go(self.actions_[Command.LAST_TRICK])
                case _:
                    pass
        return super().eventFilter(watched, event)


def draw_seed() -> int:
    """A deal number drawn by lot."""
    # It brings all of cryptography, for which a match that goes on does not wait.
    import secrets

    return secrets.randbelow(NEW_SEEDS)
