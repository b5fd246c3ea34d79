"""Which matches are written into a file, how, and the writing itself."""

from __future__ import annotations

from contextlib import suppress
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QDialogButtonBox, QRadioButton, QWidget

from hearts_qt.game.frames import seated
from hearts_qt.rules.notation import RulesError, read_rules
from hearts_qt.store.atomic import write_text_atomically
from hearts_qt.store.history import History
from hearts_qt.store.history_csv import write_csv
from hearts_qt.store.history_text import write_text
from hearts_qt.table.words import sitter_name
from hearts_qt.ui.dialogs.base import GRID, Dialog
from hearts_qt.ui.history import words
from hearts_qt.ui.texts import number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from hearts_qt.store.facts import DealFacts
    from hearts_qt.store.history import MatchRow
    from hearts_qt.store.kept import Kept
    from hearts_qt.store.wanted import Wanted

translate = QCoreApplication.translate


class Format(Enum):
    """A kind of file; the value is its ending."""

    TEXT = "txt"
    CSV = "csv"


class ExportDialog(Dialog):
    """Asks which matches go out and how.

    Signals:
        wanted(bool, Format): all of the list (or those that are chosen), in this form.
    """

    wanted = Signal(bool, object)

    def __init__(self, chosen: int, total: int, parent: QWidget | None = None) -> None:
        """``chosen`` matches are selected in a list of ``total``."""
        super().__init__(parent, QDialogButtonBox.StandardButton.Cancel)
        self.say(self.setWindowTitle, lambda: translate("History", "Export matches"))
        self.chosen = self._choice(
            lambda: translate("History", "&Chosen in the list: {matches}").format(
                matches=words.count(chosen, chosen)
            )
        )
        self.everything = self._choice(
            lambda: translate("History", "&All of the list: {matches}").format(matches=words.count(total, total))
        )
        self.text = self._choice(lambda: translate("History", "A &text to read, with every card"))
        self.table = self._choice(lambda: translate("History", "A ta&ble for spreadsheets (CSV)"))
        self.body.addWidget(self.label(lambda: translate("History", "Which matches?"), heading=True))
        self._group(self.chosen, self.everything)
        self.body.addSpacing(GRID)
        self.body.addWidget(self.label(lambda: translate("History", "In which form?"), heading=True))
        self._group(self.text, self.table)
        self.body.addWidget(
            self.label(lambda: translate("History", "Both can be imported again, here or in another history."))
        )
        self.chosen.setEnabled(chosen > 0)
        # Who has marked several wants these; one is always marked.
        (self.chosen if chosen > 1 else self.everything).setChecked(True)
        self.text.setChecked(True)
        go_on = self.button(
            lambda: translate("History", "Choose a &file…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        go_on.setDefault(True)
        self.resize(460, 0)

    def accept(self) -> None:
        self.wanted.emit(self.everything.isChecked(), Format.TEXT if self.text.isChecked() else Format.CSV)
        super().accept()

    def _choice(self, phrase: Callable[[], str]) -> QRadioButton:
        made = QRadioButton()
        self.say(made.setText, phrase)
        return made

    def _group(self, *buttons: QRadioButton) -> None:
        group = QButtonGroup(self)
        for button in buttons:
            group.addButton(button)
            self.body.addWidget(button)


def write_file(path: Path, file: Path, ids: Sequence[str], wanted: Wanted | None, form: Format) -> int:
    """Write matches of the database ``path`` into ``file``: those of ``wanted``, or else ``ids``; how many.

    Raises StoreError: what was in the file before is then still there.
    """
    history, _ = History.open(path)
    try:
        chosen = ids if wanted is None else history.ids(wanted)
        matches = list(_read(history, chosen))
    finally:
        history.close()
    if form is Format.CSV:
        text = "".join(write_csv((kept, row) for kept, row, _ in matches))
    else:
        text = "".join(write_text((kept, remarks(row, deals)) for kept, row, deals in matches))
    write_text_atomically(file, text, keep=False)
    return len(matches)


def remarks(row: MatchRow, deals: Sequence[DealFacts]) -> list[str]:
    """How a match went, deal by deal, for its readers in the language of the moment."""
    names = [sitter_name(sitter) for sitter in seated(row.sitters, row.seats)]
    lines = [words.title(row)]
    with suppress(RulesError):
        lines.append(words.summary(row, read_rules(row.rules)[1]))
    lines.append(words.facts(row))
    heads = [translate("History", "Deal", "head of a column"), *names]
    rows = [[str(deal.number), *(number(points) for points in deal.points)] for deal in deals]
    rows.append([translate("History", "Total", "head of a column"), *(number(total) for total in row.totals)])
    widths = [max(len(line[k]) for line in (heads, *rows)) for k in range(len(heads))]
    table = (
        "  ".join(text.rjust(width) for text, width in zip(line, widths, strict=True)) for line in (heads, *rows)
    )
    return [*lines, *table]


def _read(history: History, ids: Sequence[str]) -> Iterator[tuple[Kept, MatchRow, tuple[DealFacts, ...]]]:
    for match_id in ids:
        kept, row = history.kept(match_id), history.match(match_id)
        if kept is not None and row is not None:
            yield kept, row, history.deals(match_id)
