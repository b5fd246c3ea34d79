"""The rules as a card that rewrites itself: what costs what, then a sentence for every switch that matters."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from hearts_qt.rules.switches import Auction, SetRule
from hearts_qt.table.card_art import CardArt
from hearts_qt.table.spots import CARD_RATIO
from hearts_qt.table.theme import palette
from hearts_qt.ui.dialogs.base import GRID, embolden, hairline
from hearts_qt.ui.rule_builder.marks import changed_colour, dim, discard, small
from hearts_qt.ui.rules_card import facts
from hearts_qt.ui.rules_pages.fact import Topic
from hearts_qt.ui.rules_pages.prices import price_list
from hearts_qt.ui.style import scheme

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.table.theme import Appearance
    from hearts_qt.ui.rules_pages.prices import Price

translate = QCoreApplication.translate

PICTURE = 44
"""The width of a card in a picture."""
FAN = 0.34
"""How far the next card of a fan stands out, in card widths."""
MOST_PICTURES = 3
MOST_ROWS_WITH_PICTURES = 4
BAR = 3
"""The width of the bar beside a sentence that a change has touched."""


class LiveCard(QScrollArea):
    """Says in words what the builder shows in switches.

    Signals:
        pageWanted(): the person wants to read the whole page of rules.
    """

    pageWanted = Signal()

    def __init__(self, looks: Appearance, jobs: JobExecutor | None = None, parent: QWidget | None = None) -> None:
        """``jobs`` draws the pictures of cards in the background; without it they are drawn when first painted."""
        super().__init__(parent)
        self._art = CardArt(jobs, self)
        self._art.set_appearance(looks)
        self._art.completed.connect(self._paint_prices)
        self._priced: tuple[Price, ...] = ()
        self._said: list[tuple[_Line, QLabel]] = []
        self._rules: Rules | None = None
        self._base: Rules | None = None
        self._marked: frozenset[str] = frozenset()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        paper = self._paper = QWidget()
        paper.setAutoFillBackground(True)
        self._title = QLabel()
        embolden(self._title, 1.12)
        self._prices = QVBoxLayout()
        self._total_name, self._total = dim(QLabel()), QLabel()
        self._total_row = QWidget()
        embolden(self._total, 1.1)
        total = QHBoxLayout(self._total_row)
        total.setContentsMargins(0, 0, 0, 0)
        total.addWidget(self._total_name, 1)
        total.addWidget(self._total)
        self._sentences = QVBoxLayout()
        self._sentences.setSpacing(GRID // 2)
        self._page = QToolButton()
        self._page.setAutoRaise(True)
        self._page.setObjectName("page")
        self._page.clicked.connect(self.pageWanted)
        embolden(self._page)
        self._key = small(dim(QLabel("F1")))
        foot = QHBoxLayout()
        foot.addWidget(self._page)
        foot.addStretch(1)
        foot.addWidget(self._key)
        layout = QVBoxLayout(paper)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, GRID)
        layout.setSpacing(GRID)
        layout.addWidget(self._title)
        layout.addLayout(self._prices)
        layout.addWidget(self._total_row)
        layout.addLayout(self._sentences)
        layout.addStretch(1)
        layout.addWidget(hairline())
        layout.addLayout(foot)
        self.setWidget(paper)
        self._colour()
        self.retranslate()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What the keyboard goes through."""
        return (self, self._page)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been said yet."""
        return self._rules is None

    def show_rules(self, rules: Rules, base: Rules) -> None:
        """Say ``rules``, which can be played; sentences that ``base`` has not are marked."""
        same = self._base == base
        self._rules, self._base = rules, base
        place = self.verticalScrollBar().value()
        prices = () if rules.contracts else tuple(price_list(rules))
        if prices != self._priced:
            self._show_prices(prices)
        # Where some cards change what others cost there is no sum to give.
        plain = rules.set_rule is SetRule.NONE and rules.auction is not Auction.SUIT
        self._total_row.setVisible(bool(prices) and plain)
        self._total.setText(str(rules.penalty_total).replace("-", "−"))
        told = facts(rules)
        before = {fact.text for fact in (told if rules == base else facts(base))}
        lines: list[_Line] = []
        for topic, some in groupby((fact for fact in told if fact.keys), key=lambda fact: fact.topic):
            lines.append(_Line(topic_name(topic), is_heading=True))
            lines += [_Line(fact.text, is_changed=fact.text not in before) for fact in some]
        self._say(lines)
        marked = {line.text: label for line, label in self._said if line.is_changed}
        self.verticalScrollBar().setValue(place)
        fresh = [sentence for text, sentence in marked.items() if text not in self._marked]
        self._marked = frozenset(marked)
        if same and fresh and self.isVisible():
            # Just changed: it should not have to be looked for.
            self._lay_out()
            self.ensureWidgetVisible(fresh[0], 0, 2 * GRID)

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        self._title.setText(translate("RuleBuilder", "How we shall play"))
        self._total_name.setText(
            translate("RuleBuilder", "in a deal", "how many points there are; всего в раздаче")
        )
        self._page.setText(translate("RuleBuilder", "The full rules"))
        self.setAccessibleName(self._title.text())
        if self._rules is not None and self._base is not None:
            self.show_rules(self._rules, self._base)

    # -- private --------------------------------------------------------------------------------------------

    def _show_prices(self, prices: tuple[Price, ...]) -> None:
        self._priced = prices
        while (item := self._prices.takeAt(0)) is not None:
            discard(item.widget())
        pictures = len(prices) <= MOST_ROWS_WITH_PICTURES
        for price in prices:
            row = _PriceRow(price, self._art if pictures else None)
            self._prices.addWidget(row)
            row.show()

    def _paint_prices(self) -> None:
        for fan in self.findChildren(_Fan):
            fan.update()

    def _say(self, lines: list[_Line]) -> None:
        """Say these lines, with the labels of those that were said already: a switch changes one or two."""
        old, said = list(self._said), list[tuple[_Line, QLabel]]()
        for place, line in enumerate(lines):
            k = next((k for k, (before, _) in enumerate(old) if before == line), None)
            label = line.label() if k is None else old.pop(k)[1]
            if self._sentences.indexOf(label) != place:
                self._sentences.insertWidget(place, label)
                label.show()
            said.append((line, label))
        for _, label in old:
            self._sentences.removeWidget(label)
            discard(label)
        self._said = said

    def _lay_out(self) -> None:
        """Give every sentence its place now; by itself Qt would do it before the next paint."""
        layout, room = self._paper.layout(), self.viewport().size()
        if layout is not None:
            layout.activate()
            height = max(room.height(), layout.totalHeightForWidth(room.width()))
            self._paper.resize(room.width(), height)
            layout.activate()
            self.verticalScrollBar().setRange(0, height - room.height())

    def _frame(self, *, focused: bool) -> None:
        """Styles draw no focus around a page that scrolls."""
        self.setFrameStyle((QFrame.Shape.Box if focused else QFrame.Shape.StyledPanel) | QFrame.Shadow.Plain)
        self.setForegroundRole(QPalette.ColorRole.Highlight if focused else QPalette.ColorRole.WindowText)

    def _colour(self) -> None:
        colours = palette(scheme())
        made = self._paper.palette()
        roles = QPalette.ColorRole
        for role, colour in (
            (roles.Window, colours.paper),
            (roles.WindowText, colours.paper_ink),
            (roles.PlaceholderText, colours.paper_secondary),
            (roles.Mid, colours.paper_line),
        ):
            made.setColor(role, colour)
        self._paper.setPalette(made)
        ink = self._page.palette()
        ink.setColor(roles.ButtonText, colours.accent)
        self._page.setPalette(ink)

    # -- Qt -------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(296, 400)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._frame(focused=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._frame(focused=False)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationPaletteChange:
            self._colour()


class _Line(NamedTuple):
    """A line of text on the card."""

    text: str
    is_heading: bool = False
    is_changed: bool = False

    def label(self) -> QLabel:
        if not self.is_heading:
            return _Sentence(self.text, changed=self.is_changed)
        heading = dim(small(QLabel(self.text)))
        embolden(heading)
        heading.setContentsMargins(BAR + GRID, GRID // 2, 0, 0)
        return heading


class _Sentence(QLabel):
    """A sentence with a bar at its left if a change has touched it."""

    def __init__(self, text: str, *, changed: bool) -> None:
        super().__init__(text)
        self.is_changed = changed
        self.setWordWrap(True)
        self.setContentsMargins(BAR + GRID, 0, 0, 0)
        if changed:
            word = translate("RuleBuilder", "changed", "a switch differs from the variant; изменено")
            self.setAccessibleName(f"{text} ({word})")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_changed:
            painter = QPainter(self)
            painter.fillRect(0, 0, BAR, self.height(), changed_colour())
            painter.end()


class _PriceRow(QWidget):
    """A fan of cards, what they are called, what they cost."""

    def __init__(self, price: Price, art: CardArt | None) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        if art is not None and price.cards:
            row.addWidget(_Fan(price.cards, art))
        name = QLabel(price.name)
        name.setWordWrap(True)
        cost = QLabel(price.text)
        cost.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if len(price.text) <= 3:
            embolden(cost, 1.2)
        else:
            cost.setWordWrap(True)
        row.addWidget(name, 2)
        row.addWidget(cost, 0 if len(price.text) <= 3 else 1)


class _Fan(QWidget):
    """Some of the cards of a line: the first, one from the middle, the last."""

    def __init__(self, cards: tuple[Card, ...], art: CardArt) -> None:
        super().__init__()
        self._art = art
        few = len(cards) <= MOST_PICTURES
        self._cards = cards if few else (cards[0], cards[len(cards) // 2], cards[-1])
        width = PICTURE * (1 + FAN * (MOST_PICTURES - 1))
        self.setFixedSize(round(width) + 1, round(PICTURE * CARD_RATIO) + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._art.set_sizes((PICTURE,), self.devicePixelRatioF())
        for k, card in enumerate(self._cards):
            painter.drawPixmap(round(k * FAN * PICTURE), 0, self._art.face(card, PICTURE))
        painter.end()


def topic_name(topic: Topic) -> str:
    """The heading above the sentences of a topic."""
    match topic:
        case Topic.AIM:
            return translate("RuleBuilder", "Aim", "heading on the card of rules")
        case Topic.PACK:
            return translate("RuleBuilder", "Pack", "heading on the card of rules")
        case Topic.DEAL:
            return translate("RuleBuilder", "Deal", "heading on the card of rules")
        case Topic.PASS:
            return translate("RuleBuilder", "Pass", "heading on the card of rules")
        case Topic.AUCTION:
            return translate("RuleBuilder", "Bids", "heading on the card of rules")
        case Topic.PLAY:
            return translate("RuleBuilder", "Play", "heading on the card of rules")
        case Topic.SCORING:
            return translate("RuleBuilder", "Score", "heading on the card of rules")
        case Topic.MOON:
            return translate("RuleBuilder", "Moon", "heading on the card of rules")
        case Topic.END:
            return translate("RuleBuilder", "End", "heading on the card of rules")
