"""The cards, plates and texts of one table, put where the geometry says for a `View`. It knows no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from hearts_qt.game.frames import PERSON, Ask, Sitter
from hearts_qt.rules.state import Phase
from hearts_qt.table import faces, words
from hearts_qt.table.button_item import ButtonItem
from hearts_qt.table.card_item import CardItem
from hearts_qt.table.cloth_scene import ClothScene
from hearts_qt.table.corners import CornersItem
from hearts_qt.table.geometry import PILE_SCALE, Table, lay_table
from hearts_qt.table.labels import NoteItem
from hearts_qt.table.lettering import system_factor
from hearts_qt.table.placing import Marks, Place, Placing
from hearts_qt.table.reckoning import counting_cards
from hearts_qt.table.seat_item import SeatFace, SeatItem, SeatLayout
from hearts_qt.table.spots import (
    INDEX_WIDTH,
    LARGE_INDEX_WIDTH,
    LAST_TRICK_SCALE,
    Z_BUTTON,
    Z_FLYING,
    Z_NOTE,
    Z_PLATE,
    CardSpot,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QObject

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View
    from hearts_qt.table.backdrop import Backdrop
    from hearts_qt.table.card_art import CardArt
    from hearts_qt.table.theme import Appearance

_MOST_IN_PILE = 5


class TableScene(ClothScene):
    """Holds an item for everything on the cloth.

    `show_view` puts all of it where it belongs; motions then move items and `show_view` sets them right again.
    A card that can be seen is one item from the deal to the end; cards in other hands are nameless backs.
    """

    def __init__(
        self, art: CardArt, backdrop: Backdrop, appearance: Appearance, parent: QObject | None = None
    ) -> None:
        super().__init__(art, backdrop, appearance, parent)
        self._sitters: tuple[Sitter, ...] = ()
        self._view: View | None = None
        self._marks = Marks()
        self._winner: Card | None = None
        self._accepted_deal = 0
        self._table = lay_table(1, 1, 4)
        self._faces: dict[Card, CardItem] = {}
        self._backs: list[list[CardItem]] = []
        self._flyers: list[CardItem] = []
        self._pile: list[CardItem] = []
        self._waiting: list[CardItem] = []
        self._plates: list[SeatItem] = []
        # What the plates say of one view: it is shown several times, and reckoning it takes longer than the rest.
        self._seat_faces: dict[tuple[int, str, bool, str], SeatFace] = {}
        self._corners = CornersItem()
        self._corners.setZValue(-1)
        self._button = ButtonItem()
        self._button.setZValue(Z_BUTTON)
        self.note = NoteItem()
        self.note.setZValue(Z_NOTE)
        for item in (self._corners, self._button, self.note):
            self.addItem(item)

    # -- what is shown ----------------------------------------------------------------------------------------

    @property
    def view(self) -> View | None:
        """What the table shows; None before the first `show_view`."""
        return self._view

    @property
    def table(self) -> Table:
        """The layout in use."""
        return self._table

    @property
    def marks(self) -> Marks:
        """What is marked."""
        return self._marks

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits in each seat."""
        return self._sitters

    @property
    def button(self) -> ButtonItem:
        """The capsule in the middle."""
        return self._button

    @property
    def corners(self) -> CornersItem:
        """The texts in the corners."""
        return self._corners

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand from left to right; what was left of it when the deal ended is gathered in."""
        if self._view is None or self._view.is_scored:
            return ()
        return self._appearance.arrangement.arrange(self._view.hand)

    @property
    def seat_to_move(self) -> int | None:
        """The seat whose turn is marked."""
        return faces.seat_to_move(self._view) if self._view is not None else None

    def plate(self, seat: int) -> SeatItem:
        """The plate of ``seat``."""
        return self._plates[seat]

    def face(self, card: Card) -> CardItem | None:
        """The item of a card that can be seen."""
        return self._faces.get(card)

    def backs(self, seat: int) -> list[CardItem]:
        """The backs that ``seat`` holds, the last one on top."""
        return self._backs[seat] if seat < len(self._backs) else []

    def hand_items(self) -> list[CardItem]:
        """The items of the own hand from left to right."""
        return [self._faces[card] for card in self.hand if card in self._faces]

    def counting_items(self, seat: int) -> list[CardItem]:
        """The counting cards laid before ``seat`` at the end of a deal."""
        if self._view is None or not self._view.is_scored:
            return []
        return [self._faces[card] for card in counting_cards(self._view, seat)]

    def pile_items(self) -> list[CardItem]:
        """The backs that stand for the undealt cards."""
        return list(self._pile)

    def waiting_items(self) -> list[CardItem]:
        """The backs that stand for the cards of void tricks."""
        return list(self._waiting)

    def hand_card_at(self, point: QPointF) -> Card | None:
        """The card of the own hand that can be seen at ``point``."""
        for item in reversed(self.hand_items()):
            if item.isVisible() and item.contains(item.mapFromScene(point)):
                return item.card
        return None

    def lay_at(self, card: Card, point: QPointF) -> bool:
        """Whether ``card`` lay at ``point`` before it was carried away, as far as nothing else covers it."""
        item = self._faces.get(card)
        if item is None:
            return False
        spot = item.spot
        on_card = QTransform().rotate(-spot.rotation).map(point - QPointF(spot.x, spot.y))
        return item.shape().contains(on_card)

    def is_last_trick_at(self, point: QPointF) -> bool:
        """Whether ``point`` is on the last trick in its corner."""
        rect = self._table.last_trick_rect
        lies_there = self._corners.texts.last_trick is not None and not self._marks.last_trick
        return lies_there and QRectF(rect.x, rect.y, rect.width, rect.height).contains(point)

    # -- changes ------------------------------------------------------------------------------------------------

    def show_view(self, view: View) -> None:
        """Put everything where it belongs for ``view``."""
        new_table = self._view is None or self._table_key(view) != self._table_key(self._view)
        if view is not self._view:
            self._seat_faces.clear()
        self._view = view
        self._winner = None
        if new_table:
            self._lay_out()
        self._place_everything()

    def set_marks(self, marks: Marks) -> None:
        """Mark cards, plates and the button; items move to their places at once."""
        self._marks = marks
        self._place_everything()

    def keep_marks(self, marks: Marks) -> None:
        """Remember marks for the next `show_view`, while something moves."""
        self._marks = marks

    def mark_winner(self, card: Card | None) -> None:
        """Outline the card that takes the trick."""
        self._winner = card
        if self._view is not None:
            self._place_faces(self._placing(self._view).faces())

    def note_accepted(self) -> None:
        """The received cards of this deal have been seen; they sink with the next marks."""
        if self._view is not None:
            self._accepted_deal = self._view.number

    def forget_accepted(self) -> None:
        """Another match, or another point of it: cards just received are raised again."""
        self._accepted_deal = 0

    def retranslate(self) -> None:
        self._seat_faces.clear()
        super().retranslate()

    def set_sitters(self, sitters: tuple[Sitter, ...]) -> None:
        """Say who sits in each seat."""
        self._sitters = sitters
        self._place_everything()

    def fetch_pictures(self) -> None:
        """Have all faces of the pack drawn in the background, so that a played card is there at once."""
        if self._view is not None and self._is_painted:
            # Only once the table has been painted: before, its size is not yet the right one.
            self._art.fetch(self._view.rules.pack, self._table.cw * self._table.trick_scale)

    def carry(self, card: Card, point: QPointF) -> None:
        """Let ``card`` hang upright at ``point`` while it is dragged."""
        item = self._faces.get(card)
        if item is not None:
            item.setPos(point)
            item.setRotation(0)
            item.setZValue(Z_FLYING)

    def add_flyer(self, card: Card | None, width: float) -> CardItem:
        """A card that only takes part in a motion; give it back to `remove_flyer`."""
        item = CardItem(card, self._art, self._appearance.palette)
        item.set_width(width)
        self._flyers.append(item)
        self.addItem(item)
        return item

    def remove_flyer(self, item: CardItem) -> None:
        """Take a card of `add_flyer` away."""
        if item in self._flyers:
            self._flyers.remove(item)
            self.removeItem(item)

    # -- private ----------------------------------------------------------------------------------------------

    @staticmethod
    def _table_key(view: View) -> tuple[int, int]:
        return view.rules.seats, view.rules.hand_size

    def _lay_out(self) -> None:
        seats, hand_size = self._table_key(self._view) if self._view is not None else (4, 13)
        palette = self._appearance.palette
        text = palette.plate_text_factor * system_factor()
        index = LARGE_INDEX_WIDTH if self._appearance.large_indices else INDEX_WIDTH
        self._table = lay_table(self._size.width(), self._size.height(), seats, hand_size, text, index)
        table = self._table
        scales = (1.0, table.trick_scale, table.back_scale, table.counting_scale, LAST_TRICK_SCALE, PILE_SCALE)
        self._fit([table.cw * scale for scale in scales])

    def _place_everything(self) -> None:
        view = self._view
        if view is None or len(self._sitters) != view.rules.seats:
            return
        self._art.set_first(self.hand)
        self._place_faces(self._placing(view).faces())
        self._place_backs(view)
        self._place_pile(view)
        self._place_plates(view)
        palette, table = self._appearance.palette, self._table
        mover = faces.seat_to_move(view)
        show_place = (
            mover is not None
            and view.phase is Phase.PLAYING
            and not self._is_received_raised(view)
            and any(view.hand_sizes)
        )
        place = (
            table.trick_spot(mover) if show_place and mover is not None and not self._marks.last_trick else None
        )
        texts = faces.corner_texts(view, self._sitters, place)
        if self._is_naming:
            texts = replace(texts, pile="")
        self._corners.show_texts(texts, table, palette)
        face = faces.button_face(self._marks.offer, self._marks.chosen, self._sitters)
        self._button.show_face(face, table.button, table.u, table.k, palette)

    def _place_faces(self, places: dict[Card, Place]) -> None:
        for card in [card for card in self._faces if card not in places]:
            self.removeItem(self._faces.pop(card))
        for card, place in places.items():
            item = self._faces.get(card)
            if item is None:
                item = self._faces[card] = CardItem(card, self._art, self._appearance.palette)
                self.addItem(item)
            item.set_look(place.look)
            item.place(place.spot, self._table.cw, place.lift)

    def _place_backs(self, view: View) -> None:
        while len(self._backs) < view.rules.seats:
            self._backs.append([])
        for seat, items in enumerate(self._backs):
            held = seat < view.rules.seats and seat != PERSON and not view.is_scored
            count = view.hand_sizes[seat] if held else 0
            while len(items) > count:
                self.removeItem(items.pop())
            while len(items) < count:
                items.append(CardItem(None, self._art, self._appearance.palette))
                self.addItem(items[-1])
            if items:
                for item, spot in zip(items, self._table.fan(seat, count), strict=True):
                    item.place(spot, self._table.cw)

    @property
    def _is_naming(self) -> bool:
        """Whether the person names a suit. That question lies over the pile, which would look out beside it."""
        return self._marks.offer is not None and self._marks.offer.ask is Ask.NAME

    def _place_pile(self, view: View) -> None:
        """The undealt cards and those of void tricks: a few backs stand for all of them."""
        stock = view.stock if faces.pile_text(view) and not self._is_naming else 0
        waiting = len(view.pending) if faces.waiting_text(view) else 0
        self._pile_up(self._pile, stock, self._table.pile)
        self._pile_up(self._waiting, waiting, self._table.waiting)

    def _pile_up(self, items: list[CardItem], number: int, spot: CardSpot) -> None:
        count = min(_MOST_IN_PILE, (number + 3) // 4)
        while len(items) > count:
            self.removeItem(items.pop())
        while len(items) < count:
            items.append(CardItem(None, self._art, self._appearance.palette))
            self.addItem(items[-1])
        for i, item in enumerate(items):
            up = i * 0.018 * self._table.cw
            item.place(replace(spot, x=spot.x - up, y=spot.y - up, z=spot.z + i), self._table.cw)

    def _place_plates(self, view: View) -> None:
        while len(self._plates) > view.rules.seats:
            self.removeItem(self._plates.pop())
        while len(self._plates) < view.rules.seats:
            plate = SeatItem()
            plate.setZValue(Z_PLATE)
            self._plates.append(plate)
            self.addItem(plate)
        table = self._table
        for seat, plate in enumerate(self._plates):
            name = words.label_name(self._sitters[seat], self._appearance.own_name)
            thinks = self._marks.thinking == seat
            letters = self._appearance.letters
            key = seat, name, thinks, letters
            face = self._seat_faces.get(key)
            if face is None:
                face = faces.seat_face(view, seat, name, thinking=thinks, letters=letters)
                self._seat_faces[key] = face
            if self._is_received_raised(view):
                face = replace(face, to_move=False)
            x, y = table.tag_centre(seat)
            layout = SeatLayout(table.plates[seat], table.sides[seat], table.u, table.k, x, y)
            plate.show_face(face, layout, self._appearance.palette)
            if plate.ring_strength() < 1 and not face.to_move:
                plate.set_ring_strength(1.0)

    def _placing(self, view: View) -> Placing:
        raised = view.received if self._is_received_raised(view) else ()
        return Placing(view, self._table, self._marks, self._appearance, raised, self._winner)

    def _is_received_raised(self, view: View) -> bool:
        fresh = view.phase is Phase.PLAYING and not view.tricks and not (view.trick and view.trick.cards)
        return fresh and bool(view.received) and self._accepted_deal < view.number

    def _all_cards(self) -> Iterator[CardItem]:
        yield from self._faces.values()
        yield from (back for backs in self._backs for back in backs)
        yield from (*self._pile, *self._waiting, *self._flyers)
