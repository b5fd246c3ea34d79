"""Pictures of cards as pixmaps, drawn in the background at the exact size in device pixels.

Whoever paints asks for a picture and always gets one: the right one, or meanwhile the same card as it was before,
or a blank card. When the right one is there, `arrived` says so. Only what was asked for is drawn, the own hand
before everything else.
"""

from __future__ import annotations

import logging
from enum import Enum, auto
from math import ceil
from threading import Lock
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from hearts_qt.support.jobs import Err, Ok, Result
from hearts_qt.table.shadows import lay_on_shadow, reach
from hearts_qt.table.spots import CARD_RATIO, CORNER
from hearts_qt.table.svg_jobs import BACK, Style, back_file, draw_card, element_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QImage

    from hearts_qt.rules.cards import Card
    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.table.drawn_cards import DrawnCards
    from hearts_qt.table.theme import Appearance

USUAL_SHADOW = 20
"""The darkness of a shadow in percent that most cards have."""
_MOST_ON_SHADOWS = 96
_TOLD_AT_ONCE = 8
"""So many pictures that are waited for are told of together: the table is painted again each time."""
_PAPER = QColor("#fcf8ef")
_PAPER_LINE = QColor("#a39a89")

logger = logging.getLogger(__name__)


class NoPicture(Enum):
    """Why a job has no picture."""

    MISSING = auto()
    """The deck does not have it."""
    UNREADABLE = auto()
    STALE = auto()
    """Meanwhile nobody wants it any more: the window is being resized, or the deck has been changed."""


class _Order(Struct, frozen=True):
    """One picture that is wanted, ``px`` device pixels wide."""

    element: str
    px: int
    style: Style


class _Drawn(Struct, frozen=True):
    """What became of an order; without one there was nothing left to do."""

    order: _Order | None
    image: QImage | NoPicture
    on_shadow: QImage | None = None
    """The same on the usual shadow."""


class Pictured(Protocol):
    """Something on the table with a picture of a card."""

    def take_picture(self) -> None:
        """Ask for the picture that is wanted now."""


class CardArt(QObject):
    """The pictures of one deck.

    Signals:
        arrived(str): the picture of this element can now be had in a size that was asked for.
        completed(): so can all that were asked for in order to be painted.
    """

    arrived = Signal(str)
    completed = Signal()

    def __init__(self, jobs: JobExecutor | None = None, parent: QObject | None = None) -> None:
        """``jobs`` draws in the background; None draws at once, when a picture is asked for."""
        super().__init__(parent)
        self._jobs = jobs
        self._style: Style | None = None
        self._pictures: dict[str, dict[int, QPixmap]] = {}
        self._lock = Lock()
        # Both are shared with the thread that draws; a dict for its order.
        self._orders: dict[_Order, None] = {}
        self._first: frozenset[str] = frozenset()
        self._pending: set[_Order] = set()
        # Those of the pending ones that somebody has painted a stand-in for.
        self._awaited: set[_Order] = set()
        self._sizes: frozenset[int] = frozenset()
        self._blanks: dict[int, QPixmap] = {}
        self._on_shadows: dict[tuple[int, int], QPixmap] = {}
        # Elements that have been drawn and not yet been told of.
        self._news: dict[str, None] = {}
        # Those whose picture has to be asked for before they are painted; a dict for its order.
        self._wanting: dict[Pictured, None] = {}
        self._has_served = False
        self._dpr = 1.0
        self._drawn: DrawnCards | None = None
        # Those of an earlier run, while they are drawn as is wanted now.
        self._ready: DrawnCards | None = None
        # Elements that a card with its name stands in for.
        self._lacking: set[str] = set()

    def set_appearance(self, appearance: Appearance) -> bool:
        """Change how the cards are drawn; whether they now look different.

        A deck without a back is refused and the old one kept.
        """
        if back_file(appearance.deck, appearance.back) is None:
            logger.warning("The deck %r has no back %r and is not used", appearance.deck, appearance.back)
            return False
        style = Style.of(appearance)
        if style == self._style:
            return False
        self._style = style
        self._lacking.clear()
        self._look_for_drawn()
        with self._lock:
            self._orders.clear()
        self._pending.clear()
        self._awaited.clear()
        # The old pictures stay on show until the new ones arrive.
        self._pictures = {element: {-abs(px): p for px, p in s.items()} for element, s in self._pictures.items()}
        return True

    def draw_with(self, jobs: JobExecutor) -> None:
        """From now on draw in the background."""
        self._jobs = jobs

    def begin_with(self, drawn: DrawnCards) -> None:
        """Take from these what is there before drawing it."""
        self._drawn = drawn
        self._look_for_drawn()

    def keep_drawn(self) -> None:
        """Keep for the next start what has been drawn."""
        if self._drawn is not None and self._style is not None:
            there = {
                (element, px): pixmap.toImage()
                for element, sizes in self._pictures.items()
                for px, pixmap in sizes.items()
                if px in self._sizes and element not in self._lacking
            }
            self._drawn.keep(self._style, there)

    def set_first(self, cards: Iterable[Card]) -> None:
        """Say which cards come before all others when several pictures are waited for: the own hand."""
        first = frozenset(self.element(card) for card in cards)
        with self._lock:
            self._first = first

    def set_sizes(self, widths: Iterable[float], dpr: float) -> bool:
        """Say which widths of a card, in logical pixels, are in use; whether these are others than before.

        Pictures in sizes that are not in use go when they are replaced.
        """
        before = self._dpr, self._sizes
        if dpr != self._dpr:
            self._on_shadows.clear()
        self._dpr = dpr
        self._sizes = frozenset(self._pixels(width) for width in widths)
        self._blanks.clear()
        return before != (self._dpr, self._sizes)

    @property
    def is_complete(self) -> bool:
        """Whether everything that has been painted was painted as it should be."""
        return not self._awaited

    def face(self, card: Card, width: float) -> QPixmap:
        """The face of ``card``, ``width`` logical pixels wide."""
        return self._picture(self.element(card), width)

    def back(self, width: float) -> QPixmap:
        """A back, ``width`` logical pixels wide."""
        return self._picture(BACK, width)

    def back_element(self) -> str:
        """The element that `back` shows, as `arrived` names it."""
        return BACK

    def element(self, card: Card) -> str:
        """The element that `face` shows, as `arrived` names it."""
        return element_name(card, "latin" if self._style is None else self._style.letters)

    def fetch(self, cards: Iterable[Card], width: float) -> None:
        """Draw these faces in the background, so that they are there when they are needed."""
        if self._jobs is not None:
            for card in cards:
                order = self._order(self.element(card), width)
                if order is not None:
                    self._request(order)

    def on_shadow(self, picture: QPixmap, percent: int) -> tuple[QPixmap, float]:
        """``picture`` on its shadow, and how far that reaches around it, as a part of the width of the card."""
        key = (picture.cacheKey(), percent)
        laid = self._on_shadows.pop(key, None)
        if laid is None:
            plain = picture.toImage()
            plain.setDevicePixelRatio(1.0)
            laid = QPixmap.fromImage(lay_on_shadow(plain, percent))
            laid.setDevicePixelRatio(self._dpr)
        self._keep_on_shadow(key, laid)
        return laid, reach(picture.width()) / picture.width()

    def want(self, item: Pictured) -> None:
        """Have ``item`` take its picture before the next paint."""
        if not self._wanting and self._has_served:
            # Before the scene looks for what has to be painted, which waits among the other posted events.
            first = Qt.EventPriority.HighEventPriority.value
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), first)
        self._wanting[item] = None

    def serve(self) -> None:
        """The table is about to be painted: whoever wants a picture takes it.

        The first time is up to those who paint, because before that the table has not found its size; from then on
        it happens by itself.
        """
        self._has_served = True
        if self._wanting:
            wanting, self._wanting = self._wanting, {}
            for item in wanting:
                item.take_picture()

    def customEvent(self, event: QEvent) -> None:
        self.serve()

    # -- private ----------------------------------------------------------------------------------------------

    def _pixels(self, width: float) -> int:
        return max(1, ceil(width * self._dpr - 0.01))

    def _picture(self, element: str, width: float) -> QPixmap:
        order = self._order(element, width)
        if order is not None:
            self._request(order, awaited=True)
        px = self._pixels(width)
        have = self._pictures.get(element, {})
        if px in have:
            return have[px]
        if have:
            return have[max(have, key=abs)]
        return self._blank(px)

    def _look_for_drawn(self) -> None:
        drawn = self._drawn
        fits = drawn is not None and self._style is not None and drawn.of(self._style)
        self._ready = drawn if fits else None

    def _order(self, element: str, width: float) -> _Order | None:
        """What is missing of an element in this width; None: nothing."""
        px = self._pixels(width)
        if self._style is None or px in self._pictures.get(element, {}):
            return None
        return _Order(element, px, self._style)

    def _request(self, order: _Order, *, awaited: bool = False) -> None:
        # A size that is asked for is in use, even if nobody announced it.
        self._sizes |= {order.px}
        if self._jobs is None:
            self._take(order, self._draw(order))
            return
        if awaited:
            self._awaited.add(order)
        if order not in self._pending:
            self._pending.add(order)
            with self._lock:
                self._orders[order] = None
            # Which of the orders it fulfils is decided when it begins.
            self._jobs.submit(self._draw_next, self._deliver)

    def _draw_next(self) -> _Drawn:
        """On the thread of the jobs: first of all the own hand, then what has been painted, then the rest."""
        with self._lock:
            if not self._orders:
                return _Drawn(None, NoPicture.STALE)
            order = min(self._orders, key=lambda o: (o.element not in self._first, o not in self._awaited))
            del self._orders[order]
        image = self._draw(order)
        on_shadow = None if isinstance(image, NoPicture) else lay_on_shadow(image, USUAL_SHADOW)
        return _Drawn(order, image, on_shadow)

    def _draw(self, order: _Order) -> QImage | NoPicture:
        """On the thread of the jobs. The set of sizes is replaced as a whole, so reading it here is safe."""
        if order.px not in self._sizes:
            return NoPicture.STALE
        ready = self._ready
        kept = None if ready is None else ready.find(order.element, order.px)
        if kept is not None:
            return kept
        try:
            return draw_card(order.style, order.element, order.px) or NoPicture.UNREADABLE
        except FileNotFoundError:
            return NoPicture.MISSING

    def _deliver(self, result: Result[_Drawn]) -> None:
        is_last = False
        match result:
            case Ok(_Drawn(order=_Order() as order) as drawn) if order.style == self._style:
                self._take(order, drawn.image, drawn.on_shadow)
                self._news[order.element] = None
                is_last = self._awaited == {order}
                self._awaited.discard(order)
            case Ok(_):
                pass
            case Err(error):
                logger.warning("A picture could not be drawn: %r", error)
        self._tell_news()
        if is_last:
            self.completed.emit()

    def _tell_news(self) -> None:
        """Tell of what has been drawn, unless there is more to come that somebody waits for."""
        with self._lock:
            more_comes = not self._awaited.isdisjoint(self._orders)
        if len(self._news) >= _TOLD_AT_ONCE or not more_comes:
            news, self._news = self._news, {}
            for element in news:
                self.arrived.emit(element)

    def _take(self, order: _Order, image: QImage | NoPicture, on_shadow: QImage | None = None) -> None:
        self._pending.discard(order)
        match image:
            case NoPicture.STALE:
                return
            case NoPicture.MISSING:
                logger.warning("The deck %r has no %s.svg", order.style.deck, order.element)
            case NoPicture.UNREADABLE:
                logger.warning("The picture %s of the deck %r can not be read", order.element, order.style.deck)
        if isinstance(image, NoPicture):
            self._lacking.add(order.element)
        picture = (
            self._placeholder(order.element, order.px)
            if isinstance(image, NoPicture)
            else QPixmap.fromImage(image)
        )
        self._keep(order.element, order.px, picture)
        if on_shadow is not None:
            laid = QPixmap.fromImage(on_shadow)
            laid.setDevicePixelRatio(self._dpr)
            self._keep_on_shadow((picture.cacheKey(), USUAL_SHADOW), laid)

    def _keep_on_shadow(self, key: tuple[int, int], laid: QPixmap) -> None:
        """The one that nobody has asked for the longest makes room."""
        if len(self._on_shadows) >= _MOST_ON_SHADOWS:
            del self._on_shadows[next(iter(self._on_shadows))]
        self._on_shadows[key] = laid

    def _keep(self, element: str, px: int, pixmap: QPixmap) -> None:
        pixmap.setDevicePixelRatio(self._dpr)
        sizes = self._pictures.setdefault(element, {})
        for old in [size for size in sizes if size not in self._sizes]:
            gone = sizes.pop(old).cacheKey()
            for key in [key for key in self._on_shadows if key[0] == gone]:
                del self._on_shadows[key]
        sizes[px] = pixmap

    def _blank(self, px: int) -> QPixmap:
        if px not in self._blanks:
            self._blanks[px] = _paper(px)
        return self._blanks[px]

    def _placeholder(self, element: str, px: int) -> QPixmap:
        """A card that can be told by its name and seen to be missing."""
        pixmap = _paper(px)
        painter = QPainter(pixmap)
        font = painter.font()
        font.setPixelSize(max(6, px // 5))
        painter.setFont(font)
        painter.setPen(QPen(QColor("#b3261e"), 2))
        painter.drawText(pixmap.rect(), Qt.AlignmentFlag.AlignCenter, element.removeprefix("ru_"))
        painter.end()
        return pixmap


def _paper(px: int) -> QPixmap:
    pixmap = QPixmap(px, round(px * CARD_RATIO))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_PAPER_LINE, 1))
    painter.setBrush(_PAPER)
    radius = CORNER * px
    painter.drawRoundedRect(QRectF(pixmap.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.end()
    return pixmap
