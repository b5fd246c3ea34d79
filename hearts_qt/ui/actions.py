"""Everything the menus can do: one table of commands with their keys, texts and places."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMenu

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Set

    from PySide6.QtWidgets import QMenuBar, QWidget

translate = QCoreApplication.translate


class Command(Enum):
    """What can be asked of the program through a menu or a key."""

    NEW_MATCH = auto()
    DEAL_OF_DAY = auto()
    NUMBERED_DEAL = auto()
    RESTART_DEAL = auto()
    RETURN = auto()
    OPEN_MATCH = auto()
    SAVE_MATCH = auto()
    UNDO = auto()
    REDO = auto()
    HINT = auto()
    CLAIM = auto()
    STATISTICS = auto()
    OPTIONS = auto()
    APPEARANCE = auto()
    QUIT = auto()
    SCORE_SHEET = auto()
    LAST_TRICK = auto()
    REVIEW = auto()
    SOUND = auto()
    TEXT_PANEL = auto()
    ASK_TURN = auto()
    ASK_HAND = auto()
    ASK_TRICK = auto()
    ASK_TAKEN = auto()
    ASK_SCORES = auto()
    ASK_DEAL = auto()
    SAY_AGAIN = auto()
    FULL_SCREEN = auto()
    LESSONS = auto()
    RULES = auto()
    GUIDE = auto()
    FAMILY = auto()
    SHORTCUTS = auto()
    THIS_DEAL = auto()
    COPY_MATCH = auto()
    FAIRNESS = auto()
    ABOUT = auto()


class _Row(Struct, frozen=True):
    command: Command
    key: str
    text: Callable[[], str]
    checkable: bool = False
    cyrillic: str = ""
    """The letter on the same key of a Russian keyboard: not every system looks for the Latin one there."""


class _Submenu(Struct, frozen=True):
    title: Callable[[], str]
    rows: tuple[_Row | None, ...]


_GAME = (
    _Row(Command.NEW_MATCH, "F2", lambda: translate("Actions", "&New match…")),
    _Row(Command.DEAL_OF_DAY, "Ctrl+T", lambda: translate("Actions", "Deal of the da&y…")),
    _Row(Command.NUMBERED_DEAL, "Ctrl+N", lambda: translate("Actions", "Deal by nu&mber…")),
    _Row(Command.RESTART_DEAL, "F3", lambda: translate("Actions", "Play this &deal again")),
    _Row(Command.RETURN, "Ctrl+R", lambda: translate("Actions", "&Back to your match")),
    None,  # a separator
    _Row(Command.OPEN_MATCH, "Ctrl+O", lambda: translate("Actions", "Open a &match…")),
    _Row(Command.SAVE_MATCH, "Ctrl+S", lambda: translate("Actions", "Sav&e the match as…")),
    None,
    _Row(Command.UNDO, "Ctrl+Z", lambda: translate("Actions", "&Undo")),
    _Row(Command.REDO, "Ctrl+Y", lambda: translate("Actions", "&Redo")),
    _Row(Command.HINT, "H", lambda: translate("Actions", "&Hint"), cyrillic="Р"),
    _Row(Command.CLAIM, "C", lambda: translate("Actions", "&Finish the deal"), cyrillic="С"),
    None,
    _Row(Command.STATISTICS, "F4", lambda: translate("Actions", "&Statistics and history…")),
    _Row(Command.OPTIONS, "F5", lambda: translate("Actions", "&Options…")),
    _Row(Command.APPEARANCE, "F7", lambda: translate("Actions", "&Appearance…")),
    None,
    _Row(Command.QUIT, "Ctrl+Q", lambda: translate("Actions", "&Quit")),
)
_QUESTIONS = (
    _Row(Command.ASK_TURN, "W", lambda: translate("Actions", "&Whose turn is it?"), cyrillic="Ц"),
    _Row(Command.ASK_HAND, "M", lambda: translate("Actions", "Which cards do I &hold?"), cyrillic="Ь"),
    _Row(Command.ASK_TRICK, "T", lambda: translate("Actions", "What lies on the &table?"), cyrillic="Е"),
    _Row(Command.ASK_TAKEN, "K", lambda: translate("Actions", "Who has ta&ken what?"), cyrillic="Л"),
    _Row(Command.ASK_SCORES, "S", lambda: translate("Actions", "What is the &score?"), cyrillic="Ы"),
    _Row(Command.ASK_DEAL, "D", lambda: translate("Actions", "Which &deal is it?"), cyrillic="В"),
    None,
    _Row(Command.SAY_AGAIN, "A", lambda: translate("Actions", "Say it &again"), cyrillic="Ф"),
)
_VIEW = (
    _Row(Command.SCORE_SHEET, "F9", lambda: translate("Actions", "&Score sheet"), checkable=True),
    _Row(Command.LAST_TRICK, "L", lambda: translate("Actions", "&Last trick"), True, "Д"),
    _Row(Command.REVIEW, "R", lambda: translate("Actions", "&Review the deal"), cyrillic="К"),
    None,
    _Submenu(lambda: translate("Actions", "&Ask the table"), _QUESTIONS),
    _Row(Command.TEXT_PANEL, "F6", lambda: translate("Actions", "The game as &text"), checkable=True),
    None,
    _Row(Command.SOUND, "F8", lambda: translate("Actions", "S&ound"), checkable=True),
    _Row(Command.FULL_SCREEN, "F11", lambda: translate("Actions", "&Full screen"), checkable=True),
)
_HELP = (
    _Row(Command.LESSONS, "Ctrl+L", lambda: translate("Actions", "&Lessons")),
    _Row(Command.RULES, "F1", lambda: translate("Actions", "&Rules of this match")),
    _Row(Command.GUIDE, "Shift+F1", lambda: translate("Actions", "How to &play well")),
    _Row(Command.FAMILY, "Shift+F2", lambda: translate("Actions", "The fa&mily of Hearts")),
    _Row(Command.SHORTCUTS, "Ctrl+F1", lambda: translate("Actions", "All &keys")),
    None,
    _Row(Command.THIS_DEAL, "Ctrl+D", lambda: translate("Actions", "This &deal…")),
    _Row(Command.COPY_MATCH, "Ctrl+C", lambda: translate("Actions", "&Copy the match as text")),
    _Row(Command.FAIRNESS, "Ctrl+F2", lambda: translate("Actions", "Is the deal &fair?")),
    None,
    _Row(Command.ABOUT, "Ctrl+F3", lambda: translate("Actions", "&About the game")),
)
_MENUS: tuple[tuple[Callable[[], str], tuple[_Row | _Submenu | None, ...]], ...] = (
    (lambda: translate("Actions", "&Game"), _GAME),
    (lambda: translate("Actions", "&View"), _VIEW),
    (lambda: translate("Actions", "&Help"), _HELP),
)


def table_keys() -> tuple[tuple[str, str], ...]:
    """The keys of the table itself, which are in no menu: what to press, what it does."""
    return (
        (translate("Actions", "← → Home End"), translate("Actions", "move the card cursor")),
        (translate("Actions", "↑ or Space"), translate("Actions", "choose or play the card under the cursor")),
        (translate("Actions", "Space"), translate("Actions", "with no cursor: play the leftmost legal card")),
        (translate("Actions", "Enter"), translate("Actions", "pass the cards, take the received ones, go on")),
        (translate("Actions", "Esc"), translate("Actions", "let go of the cursor, finish a movement at once")),
        (translate("Actions", "L, held down"), translate("Actions", "show the last trick")),
        (translate("Actions", "H, again"), translate("Actions", "show the next best move")),
        ("F10", translate("Actions", "open the menus")),
    )


def review_keys() -> tuple[tuple[str, str], ...]:
    """The keys of the review: what to press, what it does."""
    return (
        (translate("Actions", "← →"), translate("Actions", "the card before, the next card")),
        (translate("Actions", "↑ ↓"), translate("Actions", "the trick before, the next trick")),
        (translate("Actions", "Home End"), translate("Actions", "the beginning and the end of the deal")),
        (translate("Actions", "N, Shift+N"), translate("Actions", "the next and the last decision with a mark")),
        (translate("Actions", "P"), translate("Actions", "play from here")),
        (translate("Actions", "M"), translate("Actions", "show the decisions in a narrow window")),
        (translate("Actions", "Esc"), translate("Actions", "back to the match")),
    )


class Actions(QObject):
    """The actions of one window and the menus they stand in.

    Signals:
        triggered(Command): somebody asked for it.
    """

    triggered = Signal(object)

    def __init__(self, window: QWidget, bar: QMenuBar) -> None:
        super().__init__(window)
        self._bar = bar
        self._texts: list[tuple[Callable[[str], object], Callable[[], str]]] = []
        self._actions: dict[Command, QAction] = {}
        for title, rows in _MENUS:
            menu = QMenu(bar)
            bar.addMenu(menu)
            self._fill(menu, title, rows, window)
        # Not every style gives this key a meaning; that of X11 has only Alt with the letter of a menu.
        QShortcut(QKeySequence(Qt.Key.Key_F10), window).activated.connect(self.open_menus)
        self.retranslate()

    def __getitem__(self, command: Command) -> QAction:
        return self._actions[command]

    def enable(self, available: Set[Command]) -> None:
        """Let exactly these do something."""
        for command, action in self._actions.items():
            action.setEnabled(command in available)

    def retranslate(self) -> None:
        """Say every text again in the language of the moment."""
        for setter, text in self._texts:
            setter(text())

    def open_menus(self) -> None:
        """Open the first menu for the arrow keys; close it if one is open."""
        if QApplication.activePopupWidget() is None:
            self._bar.setActiveAction(self._bar.actions()[0])

    def overview(self) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
        """Every menu by its title with the keys and texts in it, for the list of all keys."""
        return tuple(
            (
                _plain(title()),
                tuple((self._key(row.command), _plain(row.text())) for row in _flat(rows)),
            )
            for title, rows in _MENUS
        )

    def _fill(
        self,
        menu: QMenu,
        title: Callable[[], str],
        rows: Iterable[_Row | _Submenu | None],
        window: QWidget,
    ) -> None:
        self._texts.append((menu.setTitle, title))
        for row in rows:
            match row:
                case None:
                    menu.addSeparator()
                case _Submenu(name, below):
                    inner = QMenu(menu)
                    menu.addMenu(inner)
                    self._fill(inner, name, below, window)
                case _Row():
                    menu.addAction(self._make(row, window))

    def _make(self, row: _Row, window: QWidget) -> QAction:
        action = QAction(window)
        action.setShortcuts([QKeySequence(key) for key in (row.key, row.cyrillic) if key])
        action.setAutoRepeat(False)
        action.setCheckable(row.checkable)
        action.triggered.connect(lambda: self.triggered.emit(row.command))
        # Without this a key would be dead while the menu bar is hidden.
        window.addAction(action)
        self._texts.append((action.setText, row.text))
        self._actions[row.command] = action
        return action

    def _key(self, command: Command) -> str:
        return self._actions[command].shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def _flat(rows: Iterable[_Row | _Submenu | None]) -> Iterator[_Row]:
    """All rows of a menu, those of its submenus included."""
    for row in rows:
        match row:
            case _Submenu(_, below):
                yield from _flat(below)
            case _Row():
                yield row


def _plain(text: str) -> str:
    """A menu text without its mnemonic and dots."""
    return text.replace("&", "").removesuffix("…")
