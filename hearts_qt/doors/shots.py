"""``shots``: a picture of every phase of the game and of every dialog, always the same ones."""

from __future__ import annotations

from contextlib import nullcontext
from itertools import count
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QToolButton

from hearts_qt.doors import scenarios
from hearts_qt.doors.driver import Driver
from hearts_qt.doors.errors import DoorError
from hearts_qt.doors.family_shots import SCENES
from hearts_qt.doors.looks_shots import LARGE, LOOKS, SMALL, paint_picture
from hearts_qt.doors.outlined import Outlined
from hearts_qt.game.frames import PERSON
from hearts_qt.rules.cards import Suit, card
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store.history import History
from hearts_qt.store.luck import Luck
from hearts_qt.store.options import Theme
from hearts_qt.support.crash import CrashReport
from hearts_qt.table.pace import INSTANT, Pace
from hearts_qt.table.theme import Scheme
from hearts_qt.ui.actions import Command
from hearts_qt.ui.dialogs.history import HistoryDialog
from hearts_qt.ui.dialogs.option_texts import Page
from hearts_qt.ui.dialogs.options import OptionsDialog
from hearts_qt.ui.own_picture import keep_picture
from hearts_qt.ui.style import pretend

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from hearts_qt.doors.driver import Maker, Script
    from hearts_qt.store.saved_match import SavedMatch

SEED = 271828
MOON_SEED = 19
"""Where the helpers of `scenarios` bring the moon home."""
LUCK = Luck(6, 6, -4.2, 9.7, -11.4, 4.1, points=53, expert_points=48.8, expert_error=5.0)
"""As if experts had played the match that is lost."""
PATIENCE_MS = 1_800_000
OTHER_MATCHES = 6
"""So many short ones are in the history beside one that was won and one that was lost."""
MID_MOTION_MS = 420
NOTE_SHOWN_MS = 700
SHAKEN_MS = 400

LIGHT, DARK, CONTRAST = THEMES = ("light", "dark", "contrast")

WIDE, HIGH = (1180, 808), 2000
"""The dialog of a new match where the screen has room for all of it, and so high that every rule can be seen."""

DIALOGS = {
    "dialog-new-match": Command.NEW_MATCH,
    "dialog-numbered-deal": Command.NUMBERED_DEAL,
    "dialog-options": Command.OPTIONS,
    "dialog-rules": Command.RULES,
    "dialog-keys": Command.SHORTCUTS,
    "dialog-this-deal": Command.THIS_DEAL,
    "dialog-fairness": Command.FAIRNESS,
    "dialog-about": Command.ABOUT,
}


def run(make: Maker, directory: Path, *, language: str, theme: str = LIGHT) -> dict[str, Any]:
    """Draw everything into ``directory`` in one of `THEMES`; the names of the pictures, and what went wrong.

    Raises:
        DoorError: if the folder cannot be made.
    """
    make_folder(directory)
    with pretend(Scheme.HIGH_CONTRAST) if theme == CONTRAST else nullcontext():
        driver = Driver(make, language, INSTANT, patience=PATIENCE_MS)
        if theme == CONTRAST:
            QApplication.setStyle(Outlined())
        camera = _Camera(driver, directory)
        driver.run(camera.script() if theme == LIGHT else camera.script_in(theme))
    return {"ok": not driver.problems, "pictures": camera.taken, "problems": driver.problems}


def make_folder(directory: Path) -> None:
    """Make the folder for the pictures.

    Raises:
        DoorError: if it cannot be made.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DoorError(f"{directory} cannot be made: {error}.") from error


class _Camera:
    """Walks through the game and takes the pictures."""

    def __init__(self, driver: Driver, directory: Path) -> None:
        self.taken: list[str] = []
        self._program = driver.program
        self._window = driver.program.window
        self._desk = driver.program.window.desk
        self._game = driver.program.game
        self._directory = directory
        self._scenes = [(scene.name, scene.saved()) for scene in SCENES]

    def script(self) -> Script:
        """All pictures, the large ones first."""
        self._window.resize(*LARGE)
        self._window.show()
        yield from self._all()
        self._program.settings.change(theme=Theme.DARK)
        self._window.resize(*LARGE)
        yield from self._resume(scenarios.saved_at(scenarios.bound_to_follow, SEED))
        self._take("dark-trick")
        yield from self._resume(scenarios.saved_at(scenarios.deals_scored(5), SEED))
        self._take("dark-deal-end")
        yield from self._review("dark-")
        yield from self._options("dark-")
        yield from self._statistics("dark-")

    def script_in(self, theme: str) -> Script:
        """All of them in another theme than light."""
        self._window.resize(*LARGE)
        if theme == DARK:
            self._program.settings.change(theme=Theme.DARK)
        self._window.show()
        yield from self._all()

    def _all(self) -> Script:
        yield from self._motion()
        yield from self._phases("")
        yield from self._dialogs()
        yield from self._family("")
        yield from self._looks()
        self._window.resize(*SMALL)
        yield from self._small()
        yield from self._family("small-")

    def _motion(self) -> Script:
        """What can be seen only while something moves."""
        self._desk.table.set_pace(Pace())
        self._game.new_match(scenarios.VARIANT, Rules(), SEED)
        yield MID_MOTION_MS
        self._take("deal-in-motion")
        yield from self._resume(scenarios.saved_at(scenarios.may_break_hearts, SEED))
        seen = self._game.view
        if seen is not None:
            heart = next(c for c in seen.legal if c.suit is Suit.HEARTS)
            self._desk.table.cardChosen.emit(heart)
            yield NOTE_SHOWN_MS
            self._take("hearts-broken")
        self._desk.table.set_pace(INSTANT)

    def _phases(self, prefix: str) -> Script:
        self._game.new_match(scenarios.VARIANT, Rules(), SEED)
        yield self._game.offered
        self._take(f"{prefix}pass")
        for _ in range(3):
            self._press(Qt.Key.Key_Right)
            self._press(Qt.Key.Key_Space)
        self._take(f"{prefix}pass-chosen")
        self._press(Qt.Key.Key_Return)
        yield self._game.offered
        self._take(f"{prefix}received")
        yield from self._resume(scenarios.saved_at(scenarios.bound_to_follow, SEED))
        self._take(f"{prefix}trick")
        self._desk.table.set_pace(Pace())
        self._press(Qt.Key.Key_Home)  # the first card: the others are of another suit than the one that was led
        self._press(Qt.Key.Key_Space)
        yield SHAKEN_MS
        self._take(f"{prefix}refusal")
        self._press(Qt.Key.Key_Escape)
        self._desk.table.set_pace(INSTANT)
        self._game.hint()
        yield self._game.advised
        self._take(f"{prefix}hint")
        self._desk.talk.show_last_trick(on=True)
        self._take(f"{prefix}last-trick")
        self._desk.talk.show_last_trick(on=False)
        yield from self._resume(scenarios.saved_at(scenarios.deals_scored(5), SEED))
        self._take(f"{prefix}deal-end")
        shot = scenarios.saved_at(
            scenarios.choosing_moon, MOON_SEED, rules=scenarios.MOON_RULES, player=scenarios.MoonHelpers()
        )
        yield from self._resume(shot)
        self._take(f"{prefix}moon-choice")
        yield from self._resume(_finished(won=True))
        self._take(f"{prefix}match-won")
        yield from self._resume(_finished(won=False))
        self._take(f"{prefix}match-lost")
        self._desk.papers.end.show_luck(LUCK, waiting=False)
        self._take(f"{prefix}match-luck")

    def _review(self, prefix: str) -> Script:
        """A finished deal with all hands open, once every decision has been weighed."""
        careless = scenarios.saved_at(scenarios.deals_scored(1), SEED, player=scenarios.CarelessPerson())
        yield from self._resume(careless)
        self._window.run(Command.REVIEW)
        page = self._window.pages.review
        if page is None or page.review is None:
            return
        yield page.weighed
        for name, at in (("pass", page.review.step_of_trick(0)), ("trick", page.review.step_of_trick(6))):
            page.go(at)
            yield 0
            self._take(f"{prefix}review-{name}")
        self._window.pages.go_back()

    def _lessons(self, prefix: str) -> Script:
        """The invitation to the lessons, and the teacher saying why an answer is wrong."""
        self._desk.invitation.show()
        self._take(f"{prefix}lessons-invitation")
        self._window.run(Command.LESSONS)
        page = self._window.pages.lessons
        if page is None:
            return
        yield page.tutor.asked
        self._take(f"{prefix}lesson-aim")
        page.teach("hearts")
        yield page.tutor.asked
        page.table.cardRefused.emit(card("7H"))
        self._take(f"{prefix}lesson-hearts-closed")
        page.teach("moon")
        yield page.tutor.asked
        self._take(f"{prefix}lesson-moon")
        self._window.pages.go_back()

    def _small(self) -> Script:
        self._game.new_match(scenarios.VARIANT, Rules(), SEED)
        yield self._game.offered
        self._take("small-pass")
        yield from self._resume(scenarios.saved_at(scenarios.bound_to_follow, SEED))
        self._take("small-trick")
        yield from self._resume(scenarios.saved_at(scenarios.deals_scored(5), SEED))
        self._take("small-deal-end")
        yield from self._review("small-")
        yield from self._lessons("small-")
        yield from self._text("small-")
        yield from self._resume(_finished(won=True))
        self._take("small-match-won")
        self._desk.papers.end.show_luck(replace(LUCK, judged=3), waiting=True)
        self._take("small-match-luck")

    def _family(self, prefix: str) -> Script:
        """What only some games have."""
        for scene in self._scenes:
            yield from self._resume(scene[1])
            self._take(f"{prefix}{scene[0]}")

    def _looks(self) -> Script:
        """Decks, indices, felts, an own picture, and the pages where they are chosen."""
        settings, folder = self._program.settings, self._window.pictures_folder
        usual = settings.options
        if folder is not None:
            paint_picture(self._directory / "picture.png")
            settings.change(picture=keep_picture(self._directory / "picture.png", folder))
            (self._directory / "picture.png").unlink()
        with_picture = settings.options
        saved = {scene: scene.saved() for scene in {look.scene for look in LOOKS}}
        for look in LOOKS:
            self._window.resize(*look.size)
            settings.replace(with_picture.changed(**look.changes))
            yield from self._resume(saved[look.scene])
            self._take(look.name)
        self._window.resize(*LARGE)
        settings.replace(with_picture)
        yield from self._options("")
        settings.replace(usual)

    def _options(self, prefix: str) -> Script:
        """Every page of the options."""
        for page in Page:
            dialog = self._window.dialog_of(Command.OPTIONS)
            if isinstance(dialog, OptionsDialog):
                dialog.turn_to(page)
                yield from self._picture_of(dialog, f"{prefix}options-{page.name.lower()}")

    def _dialogs(self) -> Script:
        self._fill_history()
        yield from self._resume(scenarios.saved_at(scenarios.bound_to_follow, SEED))
        for name, command in DIALOGS.items():
            dialog = self._window.dialog_of(command)
            if dialog is not None:
                yield from self._picture_of(dialog, name)
        yield from self._statistics("")
        rules = self._window.dialog_of(Command.NEW_MATCH)
        if rules is not None:
            rules.show()
            rules.resize(*WIDE)
            yield 0
            self._save(rules, "dialog-new-match-wide")
            for opener in rules.findChildren(QToolButton):
                opener.click()
            rules.resize(WIDE[0], HIGH)
            yield from self._picture_of(rules, "dialog-house-rules")
        report = CrashReport("ValueError: an example", "ValueError: an example\n\nMatch:\n…\n", None)
        self._window.show_crash(report)
        crash = QApplication.activeModalWidget()
        if crash is not None:
            yield from self._picture_of(crash, "dialog-crash")
        yield from self._review("")
        yield from self._lessons("")
        yield from self._resume(scenarios.saved_at(scenarios.may_break_hearts, SEED))
        self._desk.toggle_sheet()
        self._take("score-sheet")
        self._desk.toggle_sheet()
        yield from self._text("")

    def _text(self, prefix: str) -> Script:
        """The game as text beside the table, with some answers in it."""
        yield from self._resume(scenarios.saved_at(scenarios.bound_to_follow, SEED))
        self._program.settings.change(text_panel=True)
        for command in (Command.ASK_TURN, Command.ASK_TRICK, Command.ASK_SCORES):
            self._window.run(command)
        yield 0
        self._take(f"{prefix}text-panel")
        self._program.settings.change(text_panel=False)

    def _statistics(self, prefix: str) -> Script:
        """The figures as charts and as a table, the goals and the matches."""
        dialog = self._window.dialog_of(Command.STATISTICS)
        if not isinstance(dialog, HistoryDialog) or dialog.goals is None:
            return
        dialog.show()
        for page in (dialog.statistics, dialog.goals):
            if page.found is None:
                yield page.shown
        yield 0
        self._save(dialog, f"{prefix}dialog-statistics")
        dialog.statistics.as_table.setChecked(True)
        yield 0
        self._save(dialog, f"{prefix}dialog-statistics-table")
        dialog.turn_to(dialog.goals)
        yield 0
        self._save(dialog, f"{prefix}dialog-goals")
        dialog.turn_to(dialog.matches)
        yield 0
        self._save(dialog, f"{prefix}dialog-history")
        dialog.close()

    def _fill_history(self) -> None:
        """Something to look at on the page of the statistics."""
        history, _ = History.open(self._program.recorder.history_file)
        for won in (True, False):
            history.record(_finished(won=won))
        for seed in range(SEED, SEED + OTHER_MATCHES):
            history.record(scenarios.saved_at(lambda _: False, seed, rules=replace(Rules(), limit=30)))
        history.close()

    def _picture_of(self, dialog: QWidget, name: str) -> Iterator[SignalInstance | int]:
        dialog.show()
        yield 0
        self._save(dialog, name)
        dialog.close()

    def _resume(self, saved: SavedMatch) -> Script:
        self._game.resume(saved)
        yield self._game.offered

    def _press(self, key: Qt.Key) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self._desk.table, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))

    def _take(self, name: str) -> None:
        self._save(self._window, name)

    def _save(self, widget: QWidget, name: str) -> None:
        widget.grab().save(str(self._directory / f"{name}.png"))
        self.taken.append(f"{name}.png")


def _finished(*, won: bool) -> SavedMatch:
    """The first match to fifty points, from a fixed number on, that the person wins alone or loses."""
    rules = replace(Rules(), limit=50)
    for seed in count(SEED):
        saved = scenarios.saved_at(lambda _: False, seed, rules=rules)
        if (saved.record.match().winners == (PERSON,)) is won:
            return saved
    raise AssertionError("unreachable: count() does not end")
