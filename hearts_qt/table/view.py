"""The table as a widget: the only part of it that the window knows.

A press while something moves ends the motion and is used up. Else a card is acted on when the button is let go
over the same card. What a key means is written in `keyboard`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView

from hearts_qt.game.frames import PERSON, Ask, Frame, Offer, Sitter
from hearts_qt.table import speech
from hearts_qt.table.card_art import CardArt
from hearts_qt.table.director import Director
from hearts_qt.table.keyboard import (
    Accept,
    Finish,
    GoOn,
    Intent,
    Lower,
    LowerAll,
    MoveCursor,
    PassRaised,
    Play,
    Raise,
    Situation,
    intent,
)
from hearts_qt.table.scene import Marks, TableScene
from hearts_qt.table.theme import Appearance, appearance

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.refusals import Refusal
    from hearts_qt.rules.view import View
    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.table.pace import Pace

_FOCUS_IS_ELSEWHERE = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.MouseFocusReason,
)


class TableView(QGraphicsView):
    """Shows views and frames, takes the person's clicks and keys. It knows neither settings nor controller.

    Signals:
        cardChosen(Card): play this card; it is on offer.
        cardRefused(Card): the person tried a card that is not on offer; somebody should say why.
        passChosen(tuple[Card, ...]): pass these. Also emitted with a wrong number, so that the rules say so.
        accepted(): the received cards have been seen.
        goOn(): the person wants to go on and there is nothing to choose.
        selectionChanged(tuple[Card, ...]): these cards are raised.
        presented(Frame): this frame has been shown.
        idle(): all frames have been shown; once, from the event loop.
        announced(str): a sentence for a screen reader.
        resizedTable(): the geometry changed; what lies over the table should find its place again.
    """

    cardChosen = Signal(object)
    cardRefused = Signal(object)
    passChosen = Signal(object)
    accepted = Signal()
    goOn = Signal()
    selectionChanged = Signal(object)
    presented = Signal(object)
    idle = Signal()
    announced = Signal(str)
    resizedTable = Signal()

    def __init__(self, jobs: JobExecutor | None = None, parent: QWidget | None = None) -> None:
        """``jobs`` draws the cards in the background; without it they are drawn when first painted."""
        super().__init__(parent)
        self._art = CardArt(jobs, self)
        self._table_scene = TableScene(self._art, appearance(), self)
        self._director = Director(self._table_scene, self)
        self._marks = Marks()
        self._asked: Offer | None = None
        self._select_first = False
        self._pressed: Card | None = None
        self._pressed_button = False
        self._pressed_cloth = False
        self.setScene(self._table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._director.presented.connect(self._on_presented)
        self._director.idle.connect(self._on_idle)
        self._director.refusal_over.connect(self._on_refusal_over)
        self._director.thought_long.connect(self._on_thought_long)
        self.retranslate()

    # -- what the window may ask ------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Whether frames are being shown."""
        return self._director.is_busy

    @property
    def selection(self) -> tuple[Card, ...]:
        """The raised cards, in the order of the hand."""
        return self._marks.chosen

    @property
    def shown(self) -> View | None:
        """What the table shows; None before the first view."""
        return self._table_scene.view

    @property
    def table_scene(self) -> TableScene:
        """The scene, for those who look at it."""
        return self._table_scene

    def sheet_rect(self) -> QRect:
        """Where paper may lie at the end of a deal, in pixels of the viewport."""
        rect = self._table_scene.table.sheet
        return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))

    # -- slots --------------------------------------------------------------------------------------------------

    @Slot(object)
    def present(self, frames: tuple[Frame, ...]) -> None:
        """Show ``frames`` after those already queued."""
        self._withdraw()
        self._director.present(frames)

    @Slot(object)
    def snap(self, view: View) -> None:
        """Forget what is queued and show ``view`` at once."""
        self._asked = None
        self._marks = Marks()
        self._table_scene.keep_marks(self._marks)
        self._table_scene.forget_accepted()
        self._director.snap(view)
        self.selectionChanged.emit(())

    @Slot(object)
    def set_offer(self, offer: Offer | None) -> None:
        """Say what the person may do now; None: nothing."""
        self._asked = offer
        if offer is not None and offer.ask is Ask.PLAY:
            self._table_scene.note_accepted()
        self._director.set_thinking(-1)
        self._mark(replace(self._marks, offer=offer, chosen=(), advised=(), thinking=None))
        self.selectionChanged.emit(())
        self._hover(self.mapFromGlobal(self.cursor().pos()))

    @Slot(object, object)
    def refuse(self, refusal: Refusal, card: Card | None = None) -> None:
        """The rules refused ``card``, or what was asked last: shake it. What was on offer still is."""
        if self._marks.offer is None and self._asked is not None:
            self._mark(replace(self._marks, offer=self._asked))
        if card is not None:
            self._mark(replace(self._marks, refused=card))
            self._director.refuse(card)

    @Slot(object)
    def advise(self, cards: tuple[Card, ...]) -> None:
        """Outline these cards as a hint, until the next move."""
        self._mark(replace(self._marks, advised=cards))

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

    @Slot(bool)
    def set_select_first(self, on: bool) -> None:
        """Whether the first click raises a card and the second plays it."""
        self._select_first = on

    @Slot(int)
    def set_thinking(self, seat: int) -> None:
        """Say who is being waited for; shown after a while. −1: nobody."""
        self._director.set_thinking(seat)
        if seat < 0 and self._marks.thinking is not None:
            self._mark(replace(self._marks, thinking=None))

    @Slot()
    def retranslate(self) -> None:
        """Write everything again in the language of now."""
        self.setAccessibleName(QCoreApplication.translate("Table", "Card table"))
        self._table_scene.retranslate()

    @Slot(bool)
    def show_last_trick(self, on: bool) -> None:
        """Lay the last trick in the middle of the table for as long as ``on``."""
        if not self.is_busy:
            self._mark(replace(self._marks, last_trick=on))

    @Slot()
    def finish_motion(self) -> None:
        """End the motion under way."""
        self._director.finish_motion()

    @Slot()
    def skip(self) -> None:
        """Show everything queued at once."""
        self._director.skip()

    def halt(self) -> None:
        """Stop everything that moves, for good: the program is ending."""
        self._director.halt()

    @Slot(str)
    def set_note(self, text: str) -> None:
        """Put a note on the cloth for a while."""
        self._director.say(text)

    # -- private: what the person does ------------------------------------------------------------------------

    def _act_on_card(self, card: Card) -> None:
        """A click on a card of the own hand."""
        offer = self._marks.offer
        if offer is None:
            return
        match offer.ask:
            case Ask.PASS:
                self._do(Lower(card) if card in self._marks.chosen else Raise(card))
            case Ask.ACCEPT:
                self._do(Accept())
            case Ask.PLAY if self._select_first and card not in self._marks.chosen and card in offer.cards:
                self._do(Raise(card))
            case Ask.PLAY:
                self._do(Play(card))
            case _:
                pass

    def _do(self, wish: Intent | None) -> None:
        match wish:
            case MoveCursor(card):
                self._move_cursor(card)
            case Raise(card):
                self._raise(card)
            case Lower(card):
                self._choose(tuple(c for c in self._marks.chosen if c != card))
            case LowerAll():
                self._choose(())
            case Play(card):
                self._play(card)
            case PassRaised():
                self._pass()
            case Accept():
                self._accept()
            case GoOn():
                self.goOn.emit()
            case Finish():
                self._director.finish_motion()
            case None:
                pass

    def _move_cursor(self, card: Card | None) -> None:
        self._mark(replace(self._marks, cursor=card))
        if card is not None:
            offer = self._marks.offer
            playable = offer is None or offer.ask is not Ask.PLAY or card in offer.cards
            chosen = card in self._marks.chosen
            self.announced.emit(speech.cursor_text(card, playable=playable, chosen=chosen))

    def _raise(self, card: Card) -> None:
        offer, chosen = self._marks.offer, self._marks.chosen
        if offer is None:
            return
        if card not in offer.cards:
            self._refuse_card(card)
        elif offer.ask is Ask.PLAY:
            self._choose((card,))
        elif len(chosen) >= offer.count:
            self._shake(card)
            self.passChosen.emit((*chosen, card))
        else:
            self._choose((*chosen, card))

    def _choose(self, cards: tuple[Card, ...]) -> None:
        hand = self.shown.hand if self.shown is not None else ()
        chosen = tuple(card for card in hand if card in cards)
        self._mark(replace(self._marks, chosen=chosen, refused=None))
        self.selectionChanged.emit(chosen)

    def _play(self, card: Card) -> None:
        offer = self._marks.offer
        if offer is None or offer.ask is not Ask.PLAY:
            return
        if card not in offer.cards:
            self._refuse_card(card)
            return
        self._withdraw()
        self._forget_cursor(card)
        self.cardChosen.emit(card)

    def _pass(self) -> None:
        offer, chosen = self._marks.offer, self._marks.chosen
        if offer is None or offer.ask is not Ask.PASS:
            return
        if len(chosen) == offer.count:
            self._withdraw()
            self._forget_cursor(*chosen)
        self.passChosen.emit(chosen)

    def _accept(self) -> None:
        if self._marks.offer is not None and self._marks.offer.ask is Ask.ACCEPT:
            self._asked = None
            self._table_scene.note_accepted()
            self._mark(replace(self._marks, offer=None))
            self.accepted.emit()

    def _refuse_card(self, card: Card) -> None:
        self._shake(card)
        self.cardRefused.emit(card)

    def _shake(self, card: Card) -> None:
        self._mark(replace(self._marks, refused=card))
        self._director.refuse(card)

    def _withdraw(self) -> None:
        """Nothing is on offer any more; cards sink with the next motion."""
        self._marks = Marks(cursor=self._marks.cursor)
        self._table_scene.keep_marks(self._marks)

    def _forget_cursor(self, *cards: Card) -> None:
        """The cursor goes with the card under it."""
        if self._marks.cursor in cards:
            self._marks = replace(self._marks, cursor=None)
            self._table_scene.keep_marks(self._marks)

    def _mark(self, marks: Marks) -> None:
        self._marks = marks
        self._director.mark(marks)

    def _situation(self) -> Situation:
        offer = self._marks.offer
        return Situation(
            hand=self.shown.hand if self.shown is not None else (),
            playable=offer.cards if offer is not None else (),
            ask=offer.ask if offer is not None else None,
            raised=self._marks.chosen,
            cursor=self._marks.cursor,
            is_busy=self.is_busy,
        )

    def _hover(self, point: QPoint) -> None:
        """Lift the card under the mouse if it can be clicked."""
        offer, card = self._marks.offer, None
        if offer is not None and not self.is_busy and self.viewport().rect().contains(point):
            found = self._table_scene.hand_card_at(self.mapToScene(point))
            card = found if found in offer.cards and offer.ask in (Ask.PASS, Ask.PLAY) else None
        if card != self._marks.hovered and not self.is_busy:
            self._mark(replace(self._marks, hovered=card))
        over = offer is not None and self._table_scene.button.is_at(self.mapToScene(point))
        self._table_scene.button.set_hovered(over)
        shape = Qt.CursorShape.PointingHandCursor if over or card is not None else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _press_button(self) -> None:
        offer = self._marks.offer
        if offer is None:
            return
        if offer.ask is Ask.ACCEPT:
            self._accept()
        elif len(self._marks.chosen) == offer.count:
            self._pass()

    # -- private: what the director reports --------------------------------------------------------------------

    def _on_presented(self, frame: Frame) -> None:
        self.presented.emit(frame)
        sentence = speech.sentence(frame, self._table_scene.sitters)
        if sentence:
            self.announced.emit(sentence)

    def _on_idle(self) -> None:
        self._table_scene.fetch_pictures()
        self.idle.emit()

    def _on_refusal_over(self) -> None:
        if self._marks.refused is not None:
            self._mark(replace(self._marks, refused=None))

    def _on_thought_long(self, seat: int) -> None:
        if seat != PERSON:
            self._mark(replace(self._marks, thinking=seat))

    def _resize_table(self) -> None:
        self._director.settle()
        self._table_scene.resize(self.viewport().size(), self.viewport().devicePixelRatioF())
        self.resizedTable.emit()

    # -- Qt ---------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed, self._pressed_button, self._pressed_cloth = None, False, False
        if self.is_busy:
            self._director.finish_motion()
            return
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        self._pressed_button = self._table_scene.button.is_at(point)
        if not self._pressed_button:
            self._pressed = self._table_scene.hand_card_at(point)
            self._pressed_cloth = self._pressed is None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        card, button, cloth = self._pressed, self._pressed_button, self._pressed_cloth
        self._pressed, self._pressed_button, self._pressed_cloth = None, False, False
        if self.is_busy:
            return
        point = self.mapToScene(event.position().toPoint())
        if button and self._table_scene.button.is_at(point):
            self._press_button()
        elif card is not None and self._table_scene.hand_card_at(point) == card:
            self._act_on_card(card)
        elif cloth and self._marks.offer is not None and self._marks.offer.ask is Ask.NEXT_DEAL:
            self.goOn.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second press of a double click is a press like any other.
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(event.position().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        wish = None
        if modifiers == Qt.KeyboardModifier.NoModifier:
            wish = intent(Qt.Key(event.key()), self._situation())
        if wish is None:
            event.ignore()
            return
        if not (event.isAutoRepeat() and not isinstance(wish, MoveCursor)):
            self._do(wish)
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in _FOCUS_IS_ELSEWHERE and self._marks.cursor is not None:
            self._mark(replace(self._marks, cursor=None))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave and self._marks.hovered is not None and not self.is_busy:
            self._mark(replace(self._marks, hovered=None))
        if event.type() is QEvent.Type.DevicePixelRatioChange:
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
