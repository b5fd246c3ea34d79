"""What all dialogs share: margins, the footer, and texts that follow the language while the dialog is open."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QRadioButton,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QShowEvent

    Phrase = Callable[[], str]
    """A text in the language of the moment."""

GRID = 8
"""Gaps are multiples of this many pixels."""
MARGIN = 3 * GRID
FIELD = 34
BUTTON = 36
"""Least heights, in pixels; a large font makes fields and buttons higher."""
_FIELDS = (
    QLineEdit,
    QComboBox,
    QAbstractSpinBox,
    QAbstractSlider,
    QCheckBox,
    QRadioButton,
    QToolButton,
    QListView,
)


class Dialog(QDialog):
    """A dialog with a body, a hairline and a footer of buttons. It deletes itself when it is closed.

    Every text is given as a phrase through `say`, which is how it changes with the language.
    """

    def __init__(self, parent: QWidget | None, buttons: QDialogButtonBox.StandardButton) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._updates: list[Callable[[], object]] = []
        # Makes what is still missing, a part at every step.
        self._growing: Iterator[None] = iter(())
        self.body = QVBoxLayout()
        self.body.setContentsMargins(MARGIN, MARGIN, MARGIN, 2 * GRID)
        self.body.setSpacing(GRID)
        self.footer = QDialogButtonBox(buttons)
        self.footer.setContentsMargins(MARGIN, GRID + 4, MARGIN, GRID + 4)
        for button in self.footer.buttons():
            button.setIcon(QIcon())  # some desktops give the standard ones a picture; buttons of our own have none
        self.footer.accepted.connect(self.accept)
        self.footer.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self.body, 1)
        whole.addWidget(hairline())
        whole.addWidget(self.footer)

    def grow(self, parts: Iterator[None], *, in_turns: bool) -> None:
        """Make the dialog part by part, now or ``in_turns`` of `open_in_turns`."""
        self._growing = chain(parts, self._measure())
        if not in_turns:
            self.complete()

    def complete(self) -> None:
        """Make at once what is still missing."""
        for _ in self._growing:
            pass

    def open_in_turns(self) -> None:
        """Make a part in each turn of the event loop, then open: what moves on the table goes on meanwhile.

        Where another dialog was asked for in these turns only the first to be whole opens.
        """
        for _ in self._growing:
            QTimer.singleShot(0, self, self.open_in_turns)
            return
        if QApplication.activeModalWidget() in (None, self.parentWidget()):
            self.open()
        else:
            self.deleteLater()

    def _measure(self) -> Iterator[None]:
        """What Qt would otherwise do in the turn in which the dialog opens, which is the longest anyhow."""
        for widget in self.findChildren(QWidget):
            widget.ensurePolished()
        layout = self.layout()
        if layout is not None:
            layout.activate()
        yield

    def say(self, setter: Callable[[str], object], phrase: Phrase) -> None:
        """Set a text now and again whenever the language changes."""
        self.follow(lambda: setter(phrase()))

    def follow(self, update: Callable[[], object]) -> None:
        """Call ``update`` now and again whenever the language changes."""
        self.follow_later(update)
        update()

    def follow_later(self, update: Callable[[], object]) -> None:
        """Call ``update`` whenever the language changes."""
        self._updates.append(update)

    def label(self, phrase: Phrase, *, heading: bool = False) -> QLabel:
        """A wrapping label; a heading is bold."""
        made = QLabel()
        made.setWordWrap(not heading)
        if heading:
            embolden(made)
        self.say(made.setText, phrase)
        return made

    def field_label(self, phrase: Phrase, field: QWidget) -> QLabel:
        """The label of a field in a form; its mnemonic leads to the field."""
        made = self.label(phrase)
        made.setWordWrap(False)
        made.setMinimumHeight(FIELD)
        made.setBuddy(field)
        return made

    def button(self, phrase: Phrase, role: QDialogButtonBox.ButtonRole) -> QPushButton:
        """A button of the footer."""
        made = self.footer.addButton(phrase(), role)
        self.say(made.setText, phrase)
        return made

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        for update in self._updates:
            update()
        self.fit()

    def fit(self) -> None:
        """Grow until nothing is cut: labels that wrap need more height in one language than in another."""
        layout = self.layout()
        if layout is not None and self.isVisible():
            layout.activate()
            self.resize(self.size().expandedTo(layout.totalMinimumSize()))
            self.resize(self.width(), max(self.height(), layout.totalMinimumHeightForWidth(self.width())))

    def showEvent(self, event: QShowEvent) -> None:
        for kind in (QComboBox, QAbstractSpinBox, QLineEdit, QPushButton):
            for widget in self.findChildren(kind):
                if not isinstance(widget.parent(), QAbstractSpinBox):
                    widget.setMinimumHeight(BUTTON if kind is QPushButton else FIELD)
        if self.focusWidget() is None:
            self._focus_first_field()
        super().showEvent(event)
        self.fit()

    def _focus_first_field(self) -> None:
        """Qt would begin at the default button, because the footer is made before the fields."""
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            takes_focus = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled()
            if isinstance(widget, _FIELDS) and takes_focus and widget.isVisibleTo(self):
                widget.setFocus(Qt.FocusReason.TabFocusReason)
                return
            widget = widget.nextInFocusChain()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class TextDialog(Dialog):
    """A page to read, with a button that closes it."""

    def __init__(
        self, parent: QWidget | None, title: Phrase, html: Phrase, size: tuple[int, int] = (640, 560)
    ) -> None:
        super().__init__(parent, QDialogButtonBox.StandardButton.Close)
        self.page = text_page()
        self.body.addWidget(self.page)
        self.say(self.setWindowTitle, title)
        self.say(self.page.setAccessibleName, title)
        self.say(self.page.setHtml, html)
        self.page.setFocus()  # so that keys turn the page
        self.resize(*size)


def text_page() -> QTextBrowser:
    """A page to read, without a frame and on the colour of the dialog."""
    page = QTextBrowser()
    page.setFrameShape(QFrame.Shape.NoFrame)
    page.setOpenLinks(False)
    page.viewport().setAutoFillBackground(False)
    page.document().setDocumentMargin(0)
    return page


def hairline() -> QFrame:
    """A thin line across."""
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setForegroundRole(QPalette.ColorRole.Mid)
    line.setFixedHeight(1)
    return line


def embolden(widget: QWidget, times: float = 1.0) -> None:
    """Bold, and ``times`` as large."""
    font = widget.font()
    font.setBold(True)
    if times != 1.0:
        font.setPointSizeF(font.pointSizeF() * times)
    widget.setFont(font)
