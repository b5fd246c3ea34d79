"""The table as a widget: the only part of it that the window knows.

A press while something moves ends the motion and is used up, and so is one that puts the last trick away. Else a
card is acted on when the button is let go over the same card, or where it was dragged to. What a key means is
written in `keyboard`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from hearts_qt.game.frames import Ask, Frame, Offer, Sitter
from hearts_qt.table import paper_places, speech
from hearts_qt.table.backdrop import Backdrop
from hearts_qt.table.card_art import CardArt
from hearts_qt.table.choice import Choice, PlayStyle
from hearts_qt.table.director import Director
from hearts_qt.table.keyboard import MoveCursor, intent
from hearts_qt.table.scene import TableScene
from hearts_qt.table.spots import CARD_RATIO
from hearts_qt.table.theme import Appearance, appearance

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.refusals import Refusal
    from hearts_qt.rules.view import View
    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.table.drawn_cards import DrawnCards
    from hearts_qt.table.pace import Pace

_FOCUS_IS_ELSEWHERE = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.MouseFocusReason,
)
# Kept by name: looking an enum up in its class takes longer than most of what is done with it for a frame.
_LEAVE, _OTHER_SCREEN = QEvent.Type.Leave, QEvent.Type.DevicePixelRatioChange
_CAN_BE_DRAGGED = (Ask.PLAY, Ask.PASS, Ask.EXCHANGE)
_UNSTEADY = 2
"""Where a click is meant, a hand may slip by so many times the distance from which on Qt calls it dragging."""


class _Press(Struct, frozen=True):
    """Where the left button went down: on a card, the button, the last trick in its corner, or on the cloth."""

    at: QPoint
    card: Card | None = None
    is_button: bool = False
    is_last_trick: bool = False
    is_dragging: bool = False


class TableView(QGraphicsView):
    """Shows views and frames, takes the person's clicks and keys. It knows neither settings nor controller.

    Signals:
        cardChosen(Card): play this card; it is on offer.
        cardRefused(Card): the person tried a card that is not on offer; somebody should say why.
        passChosen(tuple[Card, ...]): pass these, or lay them away for the widow. Also emitted with a wrong number,
            so that the rules say so.
        accepted(): the received cards have been seen.
        goOn(): the person wants to go on and there is nothing to choose.
        selectionChanged(tuple[Card, ...]): these cards are raised.
        began(Frame): the things of this frame begin to move.
        presented(Frame): this frame has been shown.
        idle(): all frames have been shown; once, from the event loop.
        completed(): every card that has been painted can now be painted as it should be.
        announced(str): a sentence for a screen reader.
        cursorMoved(str): the card under the cursor, as a screen reader names it by itself.
        lastTrickWanted(bool): the last trick was clicked in its corner, or a click puts it back there.
        resizedTable(): the geometry changed; what lies over the table should find its place again.
    """

    cardChosen = Signal(object)
    cardRefused = Signal(object)
    passChosen = Signal(object)
    accepted = Signal()
    goOn = Signal()
    selectionChanged = Signal(object)
    began = Signal(object)
    presented = Signal(object)
    idle = Signal()
    completed = Signal()
    announced = Signal(str)
    cursorMoved = Signal(str)
    lastTrickWanted = Signal(bool)
    resizedTable = Signal()

    def __init__(self, jobs: JobExecutor | None = None, parent: QWidget | None = None) -> None:
        """``jobs`` draws the cards in the background; without it they are drawn when first painted."""
        super().__init__(parent)
        _offer_to_screen_readers()
        self._art = CardArt(jobs, self)
        self._backdrop = Backdrop(jobs, self)
        self._table_scene = TableScene(self._art, self._backdrop, appearance(), self)
        self._director = Director(self._table_scene, self)
        self._choice = Choice(self._table_scene, self._director, self)
        self._press: _Press | None = None
        # For a widget that Qt has made, PySide would look through all classes of widgets, which takes longer than
        # anything else here.
        self.setViewport(QWidget())
        self.setScene(self._table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        # The cloth covers all of it: what lies below need not be painted first.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        choice = self._choice
        for signal, own in (
            (choice.cardChosen, self.cardChosen),
            (choice.cardRefused, self.cardRefused),
            (choice.passChosen, self.passChosen),
            (choice.accepted, self.accepted),
            (choice.goOn, self.goOn),
            (choice.selectionChanged, self.selectionChanged),
            (choice.cursorMoved, self.cursorMoved),
            (choice.announced, self.announced),
        ):
            signal.connect(own)
        self._art.completed.connect(self.completed)
        self._director.began.connect(self.began)
        self._director.presented.connect(self._on_presented)
        self._director.idle.connect(self._on_idle)
        self.retranslate()

    # -- what the window may ask ------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Whether frames are being shown."""
        return self._director.is_busy

    @property
    def is_complete(self) -> bool:
        """Whether no picture is missing of a card that has been painted."""
        return self._art.is_complete

    @property
    def selection(self) -> tuple[Card, ...]:
        """The raised cards, in the order of the hand."""
        return self._choice.marks.chosen

    @property
    def shown(self) -> View | None:
        """What the table shows; None before the first view."""
        return self._table_scene.view

    @property
    def table_scene(self) -> TableScene:
        """The scene, for those who look at it."""
        return self._table_scene

    @property
    def choice(self) -> Choice:
        """What the person may do and is doing, for those who look at it."""
        return self._choice

    def sheet_rect(self, *, in_play: bool = False) -> QRect:
        """Where paper may lie at the end of a deal, or in the middle of it, in pixels of the viewport."""
        table = self._table_scene.table
        rect = paper_places.sheet_in_play(table) if in_play else paper_places.sheet(table)
        return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))

    def middle_rect(self) -> QRect:
        """Where a question may stand on the cloth, in pixels of the viewport."""
        rect = paper_places.middle(self._table_scene.table)
        return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))

    def draw_with(self, jobs: JobExecutor) -> None:
        """From now on draw cards and cloth in the background."""
        self._art.draw_with(jobs)
        self._backdrop.draw_with(jobs)

    def begin_with(self, drawn: DrawnCards) -> None:
        """Take cards from these, which an earlier run has drawn; `keep_drawn` leaves those of this run there."""
        self._art.begin_with(drawn)

    def keep_drawn(self) -> None:
        """Keep the cards as they are drawn now for the next start."""
        self._art.keep_drawn()

    def halt(self) -> None:
        """Stop everything that moves, for good: the program is ending."""
        self._director.halt()

    # -- slots --------------------------------------------------------------------------------------------------

    @Slot(object)
    def present(self, frames: tuple[Frame, ...]) -> None:
        """Show ``frames`` after those already queued."""
        self._press = None
        self._choice.withdraw()
        self._director.present(frames)

    @Slot(object)
    def snap(self, view: View) -> None:
        """Forget what is queued and show ``view`` at once."""
        self._press = None
        self._choice.reset()
        self._director.snap(view)

    @Slot(object)
    def set_offer(self, offer: Offer | None) -> None:
        """Say what the person may do now; None: nothing."""
        self._press = None
        self._director.set_thinking(-1)
        self._choice.set_offer(offer)
        if offer is not None:
            self._hover(self.viewport().mapFromGlobal(self.cursor().pos()))

    @Slot(object, object)
    def refuse(self, refusal: Refusal, card: Card | None = None) -> None:
        """The rules refused what was asked last, and ``card`` if given: what was on offer still is."""
        self._choice.give_back()
        if card is not None:
            self._choice.shake(card)

    @Slot(object)
    def advise(self, cards: tuple[Card, ...]) -> None:
        """Outline these cards as a hint, until the next move."""
        self._choice.advise(cards)

    @Slot(object)
    def set_players(self, sitters: tuple[Sitter, ...]) -> None:
        """Say who sits in each seat, the person first."""
        self._table_scene.set_sitters(sitters)

    @Slot(object)
    def set_pace(self, pace: Pace) -> None:
        """Change how fast things move."""
        self._director.set_pace(pace)

    @Slot(object)
    def set_appearance(self, looks: Appearance) -> None:
        """Change colours, deck or marks at once."""
        self._director.settle()
        self._table_scene.set_appearance(looks)
        self.viewport().update()
        self.resizedTable.emit()

    @Slot(object)
    def set_play_style(self, style: PlayStyle) -> None:
        """Change how a card is played with the mouse."""
        self._choice.style = style

    @Slot(int)
    def set_thinking(self, seat: int) -> None:
        """Say who is being waited for; shown after a while. −1: nobody."""
        self._director.set_thinking(seat)
        if seat < 0:
            self._choice.show_thinking(seat)

    @Slot()
    def retranslate(self) -> None:
        """Write everything again in the language of now."""
        self.setAccessibleName(QCoreApplication.translate("Table", "Card table"))
        self._table_scene.retranslate()

    @Slot(bool)
    def show_last_trick(self, on: bool) -> None:
        """Lay the last trick in the middle of the table for as long as ``on``."""
        self._choice.show_last_trick(on)

    @Slot()
    def finish_motion(self) -> None:
        """End the motion under way."""
        self._director.finish_motion()

    @Slot()
    def skip(self) -> None:
        """Show everything queued at once."""
        self._director.skip()

    @Slot(str)
    def set_note(self, text: str) -> None:
        """Put a note on the cloth for a while. Hearts broken, the queen taken and the moon have theirs already."""
        self._director.say(text)

    def press_part(self, card: Card | None) -> None:
        """A screen reader presses a card of the hand, or with None the button; in motion that ends the motion."""
        if self.is_busy:
            self._director.finish_motion()
        elif card is None:
            self._choice.press_button()
        elif self._choice.ask is Ask.PLAY:
            self._choice.play(card)
        else:
            self._choice.click(card)

    def set_cursor(self, card: Card) -> None:
        """A screen reader puts the cursor on a card."""
        if not self.is_busy:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._choice.do(MoveCursor(card))

    # -- private ----------------------------------------------------------------------------------------------

    def _hover(self, point: QPoint) -> None:
        """Lift the card under the mouse if it can be clicked."""
        offer, card = self._choice.offer, None
        if self.is_busy:
            return
        if offer is not None and self.viewport().rect().contains(point):
            found = self._table_scene.hand_card_at(self.mapToScene(point))
            card = found if found in offer.cards and offer.ask in (Ask.PASS, Ask.EXCHANGE, Ask.PLAY) else None
        self._choice.hover(card)
        over = offer is not None and self._table_scene.button.is_at(self.mapToScene(point))
        self._table_scene.button.set_hovered(over)
        live = over or card is not None or self._table_scene.is_last_trick_at(self.mapToScene(point))
        shape = Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _drag(self, press: _Press, point: QPoint) -> None:
        """Let the pressed card follow the mouse once it has moved far enough."""
        if press.card is None or self._choice.ask not in _CAN_BE_DRAGGED:
            return
        slip = 1 if self._choice.style is PlayStyle.DRAG else _UNSTEADY
        far = (point - press.at).manhattanLength() >= slip * QApplication.startDragDistance()
        if press.is_dragging or far:
            self._press = _Press(press.at, press.card, is_dragging=True)
            self._director.settle()
            self._table_scene.carry(press.card, self.mapToScene(point))

    def _drop(self, card: Card, point: QPointF) -> None:
        """A dragged card is let go: above the hand it is played or chosen, over the hand it returns.

        Whoever clicks and slips lets it go where it lay, which is a click all the same.
        """
        table = self._table_scene.table
        if point.y() < table.height - 1.3 * CARD_RATIO * table.cw:
            self._choice.drop(card)
        elif self._choice.style is not PlayStyle.DRAG and self._table_scene.lay_at(card, point):
            self._choice.click(card)
        if self._choice.offer is not None:
            self._choice.put_back()

    def _on_presented(self, frame: Frame) -> None:
        self.presented.emit(frame)
        sentence = speech.sentence(frame, self._table_scene.sitters, self._table_scene.appearance.arrangement)
        if sentence:
            self.announced.emit(sentence)

    def _on_idle(self) -> None:
        self._table_scene.fetch_pictures()
        self.idle.emit()

    def _resize_table(self) -> None:
        self._director.settle()
        self._table_scene.resize(self.viewport().size(), self.viewport().devicePixelRatioF())
        self.resizedTable.emit()

    # -- Qt ---------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press = None
        if self.is_busy:
            self._director.finish_motion()
        elif self._choice.marks.last_trick:
            self.lastTrickWanted.emit(False)
        elif event.button() is Qt.MouseButton.LeftButton:
            at = event.position().toPoint()
            point = self.mapToScene(at)
            card = self._table_scene.hand_card_at(point)
            if self._table_scene.button.is_at(point):
                self._press = _Press(at, is_button=True)
            else:
                last_trick = card is None and self._table_scene.is_last_trick_at(point)
                self._press = _Press(at, card, is_last_trick=last_trick)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        press, self._press = self._press, None
        if press is None or self.is_busy or event.button() is not Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        if press.is_button:
            if self._table_scene.button.is_at(point):
                self._choice.press_button()
        elif press.is_last_trick:
            if self._table_scene.is_last_trick_at(point):
                self.lastTrickWanted.emit(True)
        elif press.card is None:
            if self._choice.ask in (Ask.NEXT_DEAL, Ask.NEW_MATCH):
                self.goOn.emit()
        elif press.is_dragging:
            self._drop(press.card, point)
        elif self._table_scene.hand_card_at(point) == press.card:
            self._choice.click(press.card)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second press of a double click is a press like any other.
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._press is None:
            self._hover(point)
        else:
            self._drag(self._press, point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        wish = None
        if modifiers == Qt.KeyboardModifier.NoModifier:
            wish = intent(Qt.Key(event.key()), self._choice.situation())
        if wish is None:
            event.ignore()
        elif not event.isAutoRepeat() or isinstance(wish, MoveCursor):
            self._choice.do(wish)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in _FOCUS_IS_ELSEWHERE and self._choice.marks.cursor is not None:
            self._choice.do(MoveCursor(None))

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if kind is _LEAVE:
            self._choice.hover(None)
        elif kind is _OTHER_SCREEN:
            self._resize_table()
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resize_table()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._resize_table()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()


@cache
def _offer_to_screen_readers() -> None:
    """Tell Qt, once, who speaks for a table. The rest is imported when a screen reader asks for it."""

    def access(name: str, thing: QObject) -> QAccessibleInterface | None:
        if name != TableView.__name__ or not isinstance(thing, TableView):
            return None
        from hearts_qt.table.accessible import table_access

        return table_access(thing)

    QAccessible.installFactory(access)
