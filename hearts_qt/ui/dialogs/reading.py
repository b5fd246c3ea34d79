"""Pages with something to choose: the rules of every game, and the strategy guide with its positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QHBoxLayout, QListWidget

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.ui.dialogs.base import GRID, Dialog, text_page
from hearts_qt.ui.rules_pages import guide
from hearts_qt.ui.rules_pages.page import has_own_rules, page
from hearts_qt.ui.rules_pages.positions import positions
from hearts_qt.ui.variant_names import variant_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate

CHAPTERS_WIDTH = 210


class RulesDialog(Dialog):
    """The rules of one match, played or planned, and of every other game of the family."""

    def __init__(self, variant: str, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent, QDialogButtonBox.StandardButton.Close)
        self._variant, self._rules = variant, rules
        self.game = QComboBox()
        self.game.setObjectName("game")
        self.page = text_page()
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.field_label(lambda: translate("Help", "&Game:"), self.game))
        row.addWidget(self.game, 1)
        self.body.addLayout(row)
        self.body.addWidget(self.page, 1)
        self.say(self.setWindowTitle, lambda: translate("Help", "Rules"))
        self.say(self.page.setAccessibleName, lambda: translate("Help", "Rules"))
        self.follow(self._fill)
        self.game.currentIndexChanged.connect(self._show)
        self.page.setFocus()  # so that keys turn the page
        self.resize(680, 640)

    def _fill(self) -> None:
        chosen = self.game.currentData() or self._variant
        with QSignalBlocker(self.game):
            self.game.clear()
            for key in CATALOGUE:
                name = variant_name(key)
                if key == self._variant and not has_own_rules(key, self._rules):
                    name = translate("Help", "{game} — with house rules").format(game=name)
                self.game.addItem(name, key)
            self.game.setCurrentIndex(max(0, self.game.findData(chosen)))
        self._show()

    def _show(self) -> None:
        chosen = self.game.currentData()
        rules = self._rules if chosen == self._variant else CATALOGUE[chosen].rules()
        self.page.setHtml(page(chosen, rules))


class GuideDialog(Dialog):
    """Strategy, chapter by chapter, each with a position to think about and to play.

    Signals:
        wanted(Record): play this position.
    """

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, QDialogButtonBox.StandardButton.Close)
        self.chapters = QListWidget()
        self.chapters.setObjectName("chapters")
        self.chapters.setFixedWidth(CHAPTERS_WIDTH)
        self.chapters.setWordWrap(True)
        self.chapters.setSpacing(3)
        self.page = text_page()
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        row.addWidget(self.chapters)
        row.addWidget(self.page, 1)
        self.body.addLayout(row, 1)
        self.note = self.label(
            lambda: translate("Guide", "Playing a position is practice: your match waits meanwhile.")
        )
        self.body.addWidget(self.note)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.answer = self.button(lambda: translate("Guide", "Show the &answer"), action)
        self.play = self.button(lambda: translate("Guide", "&Play this position"), action)
        self.answer.clicked.connect(lambda: self._show(answered=True))
        self.play.clicked.connect(self._play)
        self.say(self.setWindowTitle, lambda: translate("Guide", "How to play well"))
        self.say(self.chapters.setAccessibleName, lambda: translate("Guide", "Chapters"))
        self.say(self.page.setAccessibleName, lambda: translate("Guide", "How to play well"))
        self.follow(self._fill)
        self.chapters.currentRowChanged.connect(lambda: self._show(answered=False))
        self.resize(820, 600)

    def _fill(self) -> None:
        row = max(0, self.chapters.currentRow())
        with QSignalBlocker(self.chapters):
            self.chapters.clear()
            self.chapters.addItems([guide.chapter_title(position) for position in positions()])
            self.chapters.setCurrentRow(row)
        self._show(answered=False)

    def _show(self, *, answered: bool) -> None:
        position = positions()[max(0, self.chapters.currentRow())]
        self.page.setHtml(guide.chapter(position, answered=answered))
        self.answer.setEnabled(not answered)
        if answered:
            self.page.verticalScrollBar().setValue(self.page.verticalScrollBar().maximum())

    def _play(self) -> None:
        self.wanted.emit(positions()[max(0, self.chapters.currentRow())].record)
        self.accept()
