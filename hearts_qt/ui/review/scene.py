"""The table of the review: every hand face up, the trick in the middle, who led and who took it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from hearts_qt.game.frames import PERSON
from hearts_qt.rules.events import CardsChosen
from hearts_qt.rules.view import view
from hearts_qt.table import faces, lettering, words
from hearts_qt.table.card_item import Badge, CardItem, CardLook, Outline
from hearts_qt.table.cloth_scene import ClothScene
from hearts_qt.table.lettering import signed, system_factor
from hearts_qt.table.reckoning import cancelled, trick_worth
from hearts_qt.table.seat_item import SeatItem, SeatLayout
from hearts_qt.table.spots import CARD_RATIO, Z_PLATE, Z_TRICK, CardSpot
from hearts_qt.ui.review.layout import RAISED, OpenTable, lay_open_table
from hearts_qt.ui.review.marks import MarkKind, paint_mark

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from hearts_qt.game.frames import Sitter
    from hearts_qt.game.review import DealReview, ReviewStep
    from hearts_qt.rules.cards import Card
    from hearts_qt.table.backdrop import Backdrop
    from hearts_qt.table.card_art import CardArt
    from hearts_qt.table.theme import Appearance, Palette

translate = QCoreApplication.translate

Z_SIGN = Z_TRICK + 60
PLAYED_NOW = 0.16
"""How far the card of this step is raised in the hand it came from, in widths of the card."""


class ReviewScene(ClothScene):
    """Shows one step of one review."""

    def __init__(
        self, art: CardArt, backdrop: Backdrop, appearance: Appearance, parent: QObject | None = None
    ) -> None:
        super().__init__(art, backdrop, appearance, parent)
        self._sitters: tuple[Sitter, ...] = ()
        self._review: DealReview | None = None
        self._at = 0
        self._mark = MarkKind.NONE
        self._table = lay_open_table(1, 1, 4)
        self._held: dict[tuple[int, Card], CardItem] = {}
        self._middle: dict[Card, CardItem] = {}
        self._plates: list[SeatItem] = []
        self._signs: list[SignItem] = []
        self._own_mark = MarkItem()
        self._own_mark.setZValue(Z_SIGN)
        self.addItem(self._own_mark)

    # -- what is shown ----------------------------------------------------------------------------------------

    @property
    def table(self) -> OpenTable:
        """The layout in use."""
        return self._table

    def hand_items(self, seat: int) -> list[CardItem]:
        """The cards before ``seat``, gone ones too, in the order in which they lie."""
        return [item for (owner, _), item in self._held.items() if owner == seat]

    def middle_items(self) -> list[CardItem]:
        """The cards in the middle of the table."""
        return list(self._middle.values())

    def plate(self, seat: int) -> SeatItem:
        """The plate of ``seat``."""
        return self._plates[seat]

    def sign_texts(self) -> list[str]:
        """What is written beside the cards of the trick."""
        return [sign.text for sign in self._signs]

    def card_at(self, point: QPointF) -> Card | None:
        """The card of any hand that can be seen at ``point``."""
        for item in self.items(point):
            if isinstance(item, CardItem) and item in self._held.values():
                return item.card
        return None

    # -- changes ----------------------------------------------------------------------------------------------

    def show_review(self, review: DealReview, sitters: tuple[Sitter, ...], at: int) -> None:
        """Show step ``at`` of ``review``."""
        self._review, self._sitters = review, sitters
        self._lay_out()
        self.show_step(at, MarkKind.NONE)

    def show_step(self, at: int, mark: MarkKind) -> None:
        """Show another step; ``mark`` is the coach's sign for the card played in it."""
        self._at, self._mark = at, mark
        self._place_everything()

    # -- private ----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        if self._review is not None:
            seats = self._review.record.rules.seats
            steps = range(len(self._review.steps))
            largest = max(len(self._review.held(at, PERSON)[0]) for at in steps)
            text = self._appearance.palette.plate_text_factor * system_factor()
            self._table = lay_open_table(self._size.width(), self._size.height(), seats, largest, text)
        table = self._table
        self._fit([table.own, table.card, table.trick])

    def _place_everything(self) -> None:
        if self._review is None:
            return
        step = self._review.steps[self._at]
        for seat in range(self._table.seats):
            self._place_hand(self._review, step, seat)
        self._drop_strangers(self._review)
        self._place_middle(step)
        self._place_plates(step)
        self._place_own_mark(self._review)

    def _place_hand(self, review: DealReview, step: ReviewStep, seat: int) -> None:
        held, gone = review.held(self._at, seat)
        own = self._own_card(review)
        rows = self._rows(held, seat)
        spots = self._table.hand(seat, tuple(map(len, rows)))
        faded = replace(self._appearance.palette, veil=self._appearance.palette.card_played)
        for card, spot in zip((c for row in rows for c in row), spots, strict=True):
            item = self._held.pop((seat, card), None) or self._add(card)
            self._held[seat, card] = item  # in the order in which they lie
            now = step.trick is not None and card in step.trick.cards and (card == step.played or card == own)
            lift = RAISED if card in step.raised else PLAYED_NOW if now else 0.0
            badge = Badge.NONE
            if card in step.raised:
                badge = Badge.CHOSEN if isinstance(step.events[0], CardsChosen) else Badge.RECEIVED
            item.set_palette(faded)
            item.set_look(CardLook(veil=card in gone and not now, badge=badge))
            item.place(spot.lifted(self._table.lift(seat, lift)), self._table.own)

    def _own_card(self, review: DealReview) -> Card | None:
        """The person's card in the trick that is shown."""
        decided = review.decision_of(self._at)
        return review.steps[decided].played if decided is not None else None

    def _rows(self, held: tuple[Card, ...], seat: int) -> list[tuple[Card, ...]]:
        arranged = self._appearance.arrangement.arrange(held)
        if not self._table.is_in_rows(seat):
            return [arranged]
        return [tuple(cards) for _, cards in groupby(arranged, key=lambda c: c.suit)]

    def _drop_strangers(self, review: DealReview) -> None:
        """Cards that are no longer, or not yet, where they were in the step before."""
        known = {(seat, card) for seat in range(self._table.seats) for card in review.held(self._at, seat)[0]}
        for key in [key for key in self._held if key not in known]:
            self.removeItem(self._held.pop(key))

    def _place_middle(self, step: ReviewStep) -> None:
        for sign in self._signs:
            self.removeItem(sign)
        self._signs.clear()
        wanted: dict[Card, tuple[CardSpot, CardLook]] = {}
        trick = step.trick
        if trick is not None:
            void = cancelled(step.deal.rules, trick.cards)
            for i, (card, seat) in enumerate(zip(trick.cards, trick.seats, strict=True)):
                spot = self._table.trick_spot(seat)
                outline = Outline.WINNER if seat == trick.winner else Outline.NONE
                look = CardLook(outline=outline, crossed=card in void, shadow=30)
                wanted[card] = (replace(spot, z=Z_TRICK + i), look)
        wanted |= {
            card: (spot, CardLook())
            for card, spot in zip(step.middle, self._table.middle(len(step.middle)), strict=True)
        }
        for card in [card for card in self._middle if card not in wanted]:
            self.removeItem(self._middle.pop(card))
        for card, (spot, look) in wanted.items():
            if card not in self._middle:
                self._middle[card] = self._add(card)
            item = self._middle[card]
            item.set_palette(self._appearance.palette)
            item.set_look(look)
            item.place(spot, self._table.own)
        self._place_signs(step)

    def _place_signs(self, step: ReviewStep) -> None:
        trick = step.trick
        if trick is None:
            return
        rules = step.deal.rules
        led = translate("Review", "led", "on the first card of a trick; заход")
        if trick.winner is not None:
            worth = signed(trick_worth(rules, trick.points, len(step.deal.tricks)))
            same = trick.leader == trick.winner
            self._sign(trick.winner, f"{led} · {worth}" if same else worth, gold=True)
        if trick.leader != trick.winner:
            self._sign(trick.leader, led, gold=False)

    def _sign(self, seat: int, text: str, *, gold: bool) -> None:
        spot, table = self._table.trick_spot(seat), self._table
        sign = SignItem(text, table.k, self._appearance.palette, gold=gold)
        below = 0.5 * CARD_RATIO * table.trick - 0.55 * sign.boundingRect().height()
        sign.setPos(spot.x, spot.y + below)
        sign.setZValue(Z_SIGN)
        self._signs.append(sign)
        self.addItem(sign)

    def _place_plates(self, step: ReviewStep) -> None:
        table, looks = self._table, self._appearance
        while len(self._plates) > table.seats:
            self.removeItem(self._plates.pop())
        while len(self._plates) < table.seats:
            self._plates.append(SeatItem())
            self._plates[-1].setZValue(Z_PLATE)
            self.addItem(self._plates[-1])
        seen = view(step.match, PERSON)
        for seat, plate in enumerate(self._plates):
            name = words.label_name(self._sitters[seat], looks.own_name)
            face = faces.seat_face(seen, seat, name, thinking=False, letters=looks.letters)
            face = replace(face, to_move=False, tags=(), dealer="")
            rect = table.plates[seat]
            layout = SeatLayout(rect, table.sides[seat], table.u, table.k, rect.x, rect.bottom)
            plate.show_face(face, layout, looks.palette)

    def _place_own_mark(self, review: DealReview) -> None:
        own = self._own_card(review)
        item = self._held.get((PERSON, own)) if own is not None else None
        shown = item is not None and self._mark is not MarkKind.NONE
        self._own_mark.setVisible(shown)
        if shown and item is not None:
            size = 0.17 * self._table.own
            self._own_mark.show_mark(self._mark, size, self._appearance.palette)
            left = item.x() - 0.5 * self._table.own + 0.13 * self._table.own
            self._own_mark.setPos(left, item.y() - 0.5 * CARD_RATIO * self._table.own - 0.9 * size)

    def _add(self, card: Card) -> CardItem:
        item = CardItem(card, self._art, self._appearance.palette)
        self.addItem(item)
        return item

    def _all_cards(self) -> Iterable[CardItem]:
        yield from self._held.values()
        yield from self._middle.values()


class SignItem(QGraphicsItem):
    """A word on a dark pill; its middle is the item's origin."""

    def __init__(self, text: str, k: float, palette: Palette, *, gold: bool) -> None:
        super().__init__()
        self.text = text
        self._font = lettering.font(lettering.TAG, k * palette.text_factor, bold=gold)
        self._palette = palette
        self._gold = gold
        metrics = QFontMetricsF(self._font)
        self._width = metrics.horizontalAdvance(text) + 0.9 * metrics.height()
        self._height = 1.3 * metrics.height()

    def boundingRect(self) -> QRectF:
        return QRectF(-self._width / 2 - 2, -self._height / 2 - 2, self._width + 4, self._height + 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pill = QRectF(-self._width / 2, -self._height / 2, self._width, self._height)
        line = self._palette.gold if self._gold else self._palette.ink_secondary
        painter.setPen(QPen(line, 1.6 if self._gold else 1))
        painter.setBrush(self._palette.plate)
        painter.drawRoundedRect(pill, self._height / 2, self._height / 2)
        painter.setPen(self._palette.ink)
        painter.setFont(self._font)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self.text)


class MarkItem(QGraphicsItem):
    """The coach's mark above a card; its middle is the item's origin."""

    def __init__(self) -> None:
        super().__init__()
        self._kind = MarkKind.NONE
        self._size = 1.0
        self._palette: Palette | None = None

    def show_mark(self, kind: MarkKind, size: float, palette: Palette) -> None:
        """Paint this from now on."""
        self.prepareGeometryChange()
        self._kind, self._size, self._palette = kind, size, palette
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-self._size, -self._size, 2 * self._size, 2 * self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._palette is not None:
            paint_mark(painter, QPointF(), self._size, self._kind, self._palette.gold, self._palette.refusal)
