"""The composition root: makes every object of a run, joins their signals and takes everything down again."""

from __future__ import annotations

import gc
import logging
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from hearts_qt.game.controller import GameController
from hearts_qt.game.luck import LuckJudge
from hearts_qt.game.recorder import Recorder
from hearts_qt.game.settings import Settings
from hearts_qt.rules.notation import read_rules, write_record
from hearts_qt.start import make_application
from hearts_qt.store import settings_file
from hearts_qt.store.options import Language, Theme
from hearts_qt.support import qtlog
from hearts_qt.support.crash import LAST_FAULT_FILE, CrashHandler, CrashReport, FaultFile
from hearts_qt.support.i18n import Translations, system_language
from hearts_qt.support.jobs import BackgroundExecutor, Err, Result
from hearts_qt.support.log import Logs
from hearts_qt.support.qtcrash import CrashRelay
from hearts_qt.support.resources import assets_folder
from hearts_qt.table.drawn_cards import DrawnCards
from hearts_qt.ui.looks import PICTURES, appearance_of, missing, pace_of
from hearts_qt.ui.main_window import MainWindow, draw_seed
from hearts_qt.ui.status_line import StatusKind
from hearts_qt.ui.style import apply_theme

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path
    from types import ModuleType

    from hearts_qt.store.options import Options
    from hearts_qt.store.saved_match import SavedMatch
    from hearts_qt.support.errors import KnownError
    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.support.paths import Profile
    from hearts_qt.support.second_start import Call, Listener
    from hearts_qt.table.pace import Pace
    from hearts_qt.ui.shell import Shell
    from hearts_qt.ui.sounds import Player, Sounds

_ONCE_QUEUED = Qt.ConnectionType(
    Qt.ConnectionType.QueuedConnection.value | Qt.ConnectionType.SingleShotConnection.value
)

JUDGING_AFTER_MS = 10_000
"""After the start nothing is judged for so long: the first cards have the processor to themselves."""

PAPERS = ("match_end", "score_sheet")
DIALOGS = ("dialog_maker", "text_panel", "review.page", "lessons.page")
"""Modules of `hearts_qt.ui` that the start did not need: what ends a deal, and what a person may open."""

logger = logging.getLogger(__name__)


class Program(QObject):
    """Everything of one run but the process around it: it can be made and taken down again in a test.

    Attributes:
        settings, jobs, game, recorder, luck, window: the parts, for whoever drives the program from outside.
        sounds: what is heard; None until the table has been painted, and in a silent program.

    Signals:
        settled(): what the first sight of the table did not wait for has been begun.
    """

    settled = Signal()

    def __init__(
        self,
        application: QApplication,
        profile: Profile,
        *,
        language: str | None = None,
        autosave: bool = True,
        pace: Pace | None = None,
        pictures: JobExecutor | None = None,
        shell: Shell | None = None,
        open_player: Callable[[Path, QObject], Player | None] | None = None,
        judges: bool = False,
    ) -> None:
        """
        Args:
            application: Qt's.
            profile: where to keep things, its folders made.
            language: speak this one instead of what the options say, until they change.
            autosave: False for a second copy on the same profile.
            pace: move like this, whatever the options say.
            pictures: draws the cards in the background; without it they are drawn when they are painted.
            shell: the window that stands on the screen already, if there is one.
            open_player: gives what plays the files of a folder, when they are first wanted; without it the
                program is silent.
            judges: whether experts play past deals again in the background, to tell how much was luck.
        """
        super().__init__()
        self.sounds: Sounds | None = None
        self._open_player = open_player
        self._language = language
        self._pace = pace
        self._resumed: SavedMatch | None = None
        self.jobs = BackgroundExecutor(self)
        if shell is not None:
            # Until the first paint: computer players who think would take half of its time.
            self.jobs.hold()
        self.settings = Settings(profile.config / settings_file.FILE_NAME, self.jobs, self)
        self._translations = Translations(application)
        self._translations.use(self._wanted_language())
        apply_theme(self.settings.options.theme)
        # A coach thinks long; the opponents do not wait for it.
        self._coaching = BackgroundExecutor(self)
        self.game = GameController(self.jobs, self)
        self.recorder = Recorder(profile.data, self.jobs, autosave=autosave, parent=self)
        # It plays whole deals, and nobody waits for it.
        self._judging = BackgroundExecutor(self)
        self.luck = LuckJudge(self.recorder.history_file, self._judging, self.jobs, parent=self)
        self._judges = judges and autosave
        self.window = MainWindow(
            self.game, self.settings, self.recorder, profile.config, self._coaching, pictures, shell
        )
        self.window.pictures_folder = profile.data / PICTURES
        self.window.spoken = None if language is None else Language(language)
        self._dress()
        if shell is not None:
            self.window.desk.table.begin_with(DrawnCards(profile.cache))
        self._join(application)

    def begin(self) -> None:
        """Go on with the saved match, or begin one; what can wait is done when the window has been painted."""
        table = self.window.desk.table
        NextPaint(table.viewport(), self).happened.connect(self._open_when_complete)
        saved = self.recorder.load()
        if saved is not None:
            # Behind the game, which then asks the person something: the first paint shows that too.
            table.idle.connect(self.window.appear, _ONCE_QUEUED)
            self.game.resume(saved)
        else:
            self.window.appear()
            options = self.settings.options
            variant, rules = read_rules(options.next_rules)
            self.game.new_match(variant, rules, draw_seed(), options.levels, options.sitters)
            if not options.first_start_done:
                self.window.invite()
        for notice in self.settings.notices:
            self.window.tell_notice(notice)
        for part in missing(self.settings.options, self.window.pictures_folder):
            self.window.tell_missing(part, getattr(self.settings.options, part.value))
        self._resumed = saved

    def fetch_papers(self) -> None:
        """Import in the background what will be laid on the table at the end of a deal."""
        self._fetch(PAPERS)

    def shut_down(self) -> None:
        """Stop moving and thinking, close what is open. The match is on disk already."""
        self.game.end()
        self.window.pages.halt()
        self.window.desk.table.keep_drawn()
        self._coaching.shutdown()
        self._judging.shutdown()
        self.jobs.shutdown()
        self.settings.finish()
        self._translations.remove()
        self.window.deleteLater()

    # -- private --------------------------------------------------------------------------------------------

    def _fetch(self, modules: Iterable[str]) -> None:
        """One job each, so that whoever begins to move meanwhile is held up by no more than one of them."""

        def take(result: Result[ModuleType]) -> None:
            if isinstance(result, Err):
                raise result.error

        for name in modules:
            self.jobs.submit(partial(import_module, f"hearts_qt.ui.{name}"), take)

    def _fetch_dialogs(self) -> None:
        self._fetch(DIALOGS)

    def _open_when_complete(self) -> None:
        self.jobs.release()
        self.window.draw_in_background()
        table = self.window.desk.table
        table.completed.connect(self._open_if_complete)
        self.game.offered.connect(self._open_if_complete)
        self.game.failed.connect(self._open_anyway)
        self._open_if_complete()

    def _open_if_complete(self) -> None:
        """A picture of the table that asked something hangs until the table itself asks it."""
        table = self.window.desk.table
        if not table.is_complete or (self.window.is_veiled and self.game.offer is None):
            return
        table.completed.disconnect(self._open_if_complete)
        self.game.offered.disconnect(self._open_if_complete)
        self.game.failed.disconnect(self._open_anyway)
        NextPaint(table.viewport(), self).happened.connect(self._settle)
        self.window.unveil()
        table.viewport().update()

    def _open_anyway(self) -> None:
        """What went wrong may keep the table from asking, and the picture must not hang before the report."""
        self.window.unveil()
        self._open_if_complete()

    def _settle(self) -> None:
        """Do what the first sight of the table did not have to wait for."""
        self.recorder.catch_up(self._resumed)
        self.window.keep_place()
        collect_again()
        self._prepare_sounds()
        self.window.show_text_panel()
        self.fetch_papers()
        table = self.window.desk.table
        if table.is_busy:
            table.idle.connect(self._fetch_dialogs, _ONCE_QUEUED)
        else:
            self._fetch_dialogs()
        if self._judges:
            QTimer.singleShot(JUDGING_AFTER_MS, self, self._begin_judging)
        self.settled.emit()

    def _join(self, application: QApplication) -> None:
        self.game.started.connect(self.recorder.start)
        self.game.recorded.connect(self.recorder.step)
        self.game.changed.connect(self.recorder.change)
        self.recorder.troubled.connect(self.window.tell_error)
        self.recorder.noticed.connect(self.window.tell_notice)
        self.recorder.rescued.connect(self.window.tell_rescue)
        self.settings.troubled.connect(self.window.tell_error)
        self.window.desk.endShown.connect(self._tell_goals)
        self._join_luck()
        self.settings.changed.connect(self._follow)
        application.styleHints().colorSchemeChanged.connect(self._follow_system)

    def _join_luck(self) -> None:
        desk = self.window.desk
        desk.luckWanted.connect(self.luck.ask)
        self.luck.told.connect(lambda match, luck: desk.show_luck(match, luck, waiting=self.luck.works))
        self.luck.judged.connect(self._ask_luck)
        self.luck.noticed.connect(self.recorder.take_notice)

    def _begin_judging(self) -> None:
        self.luck.switch(on=self.settings.options.luck)
        self.recorder.kept.connect(self.luck.wake)
        self.settings.changed.connect(self._switch_luck)
        self.luck.wake()

    def _switch_luck(self, _before: Options, now: Options) -> None:
        self.luck.switch(on=now.luck)
        self.luck.wake()

    def _ask_luck(self, match: str) -> None:
        if self.window.desk.papers.is_end_open:
            self.luck.ask(match)

    def _tell_goals(self) -> None:
        if self.settings.options.goals:
            from hearts_qt.ui.statistics.at_end import tell_goals

            tell_goals(self.window.desk, self.game, self.recorder.history_file, self.jobs)

    def _prepare_sounds(self) -> None:
        """Loading what plays them takes some hundredths of a second, so nothing should move meanwhile."""
        table = self.window.desk.table
        if table.is_busy:
            table.idle.connect(self._make_sounds, Qt.ConnectionType.SingleShotConnection)
        else:
            self._make_sounds()

    def _make_sounds(self) -> None:
        # Not needed for the first picture of the table.
        from hearts_qt.ui.sounds import Sounds

        opener = self._open_player
        if opener is None:
            return
        folder = assets_folder() / "sounds"
        self.sounds = sounds = Sounds(lambda: opener(folder, self), self)
        desk = self.window.desk
        for table in (desk.table, self.window.pages):
            table.began.connect(sounds.begin)
            table.presented.connect(sounds.show)
        desk.endShown.connect(sounds.finish)
        self.game.refused.connect(sounds.refuse)
        self.window.soundWanted.connect(sounds.try_out)
        sounds.follow(self.settings.options)

    def _tell_sound(self, *, on: bool) -> None:
        from hearts_qt.ui.sounds import sound_sentence

        silence = None if self.sounds is None else self.sounds.silence
        self.window.desk.talk.say(StatusKind.DONE, lambda: sound_sentence(silence, on=on))

    def _wanted_language(self) -> str:
        chosen = self.settings.options.language
        return self._language or (system_language() if chosen is Language.AUTO else chosen.value)

    def _follow(self, before: Options, now: Options) -> None:
        if before.language is not now.language:
            self._language = None
            self.window.spoken = None
            self._translations.use(self._wanted_language())
        if before.theme is not now.theme:
            apply_theme(now.theme)
        if self.sounds is not None:
            self.sounds.follow(now)
        if before.sound_on is not now.sound_on:
            self._tell_sound(on=now.sound_on)
        self._dress()

    def _follow_system(self) -> None:
        if self.settings.options.theme is Theme.SYSTEM:
            apply_theme(Theme.SYSTEM)
        self._dress()

    def _dress(self) -> None:
        options = self.settings.options
        looks = appearance_of(options, self._wanted_language(), self.window.pictures_folder)
        self.window.set_looks(looks, self._pace or pace_of(options))


def make_program(profile: Profile, language: str, pace: Pace | None) -> Program:
    """A program without a lock, logs and crash reports around it, for the doors that drive one."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = make_application()
    return Program(application, profile, language=language, pace=pace)


class NextPaint(QObject):
    """Tells once that a widget has been painted.

    Signals:
        happened(): from the event loop, after the paint.
    """

    happened = Signal()

    def __init__(self, widget: QObject, parent: QObject) -> None:
        super().__init__(parent)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self.happened.emit)
        return False


class Run:
    """A program as a process has it: with logs, a lock on its profile and crash reports around it."""

    def __init__(
        self,
        application: QApplication,
        profile: Profile,
        shell: Shell,
        *,
        language: str | None = None,
        is_first: bool = True,
        file: Path | None = None,
        troubles: Sequence[KnownError] = (),
    ) -> None:
        """
        Args:
            application: Qt's.
            profile: where to keep things, its folders made.
            shell: the window on the screen.
            language: speak this one instead of what the options say, until they change.
            is_first: whether this copy of the program holds the lock on the profile.
            file: a saved match to be opened.
            troubles: what the person should hear of first.
        """
        self._data = profile.data
        self._file = file
        self._is_settled = False
        self._listener: Listener | None = None
        self._logs = Logs(profile.log)
        qtlog.install()
        self._faults = FaultFile(profile.log)
        # Qt's own file dialogs keep what they remember in a file of their own, outside of the profile.
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(profile.config))
        # The cards do not wait until a computer player has thought.
        self._pictures = BackgroundExecutor()
        self._program = Program(
            application,
            profile,
            language=language,
            autosave=is_first,
            pictures=self._pictures,
            shell=shell,
            open_player=_open_effect_player,
            judges=True,
        )
        relay = CrashRelay(self._program)
        relay.reported.connect(self._program.window.show_crash)
        self._crashes = CrashHandler(
            relay.take,
            folder=profile.log,
            facts=lambda: _facts(self._program.game),
            recent_lines=lambda: self._logs.recent.lines,
        )
        self._crashes.install()
        self._program.game.failed.connect(
            lambda error: self._crashes.handle(type(error), error, error.__traceback__)
        )
        if self._faults.previous is not None:
            summary = "the program ended without warning"
            relay.take(CrashReport(summary, self._faults.previous, profile.log / LAST_FAULT_FILE))
        for trouble in troubles:
            self._program.window.tell_trouble(trouble)
        if is_first:
            self._program.settled.connect(self._listen)
        else:
            self._program.window.tell_second_copy()
        self._program.settled.connect(self._open_asked)
        self._program.begin()
        self._program.window.desk.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def open(self, file: Path) -> None:
        """Open a saved match, now or as soon as the table is there."""
        if self._is_settled:
            self._program.window.match_files.open(file)
        else:
            self._file = file

    def end(self) -> None:
        """Take everything down."""
        self._pictures.shutdown()
        self._program.shut_down()
        self._crashes.uninstall()
        self._faults.close()
        qtlog.uninstall()
        self._logs.close()

    def _listen(self) -> None:
        # Not needed for the first picture of the table.
        from hearts_qt.support.second_start import Listener

        self._listener = Listener(self._data, self._program)
        self._listener.called.connect(self._answer)
        self._listener.listen()

    def _answer(self, call: Call) -> None:
        """Somebody has started the program again."""
        from hearts_qt.support.second_start import use_token

        use_token(call.token)
        self._program.window.come_forward()
        if call.file is not None:
            self._program.window.match_files.open(call.file)

    def _open_asked(self) -> None:
        self._is_settled = True
        if self._file is not None:
            self._program.window.match_files.open(self._file)


def collect_again() -> None:
    """Garbage is collected from now on, but not sought in what the start has made: that stays to the end."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def _open_effect_player(folder: Path, parent: QObject) -> Player | None:
    from hearts_qt.ui.sounds import open_effect_player

    return open_effect_player(folder, parent)


def _facts(game: GameController) -> dict[str, str]:
    return {} if game.saved is None else {"Match": write_record(game.saved.played)}
