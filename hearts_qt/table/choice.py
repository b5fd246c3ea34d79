"""What the person may do now and is doing: the offer, raised cards, the cursor. No mouse and no keys here."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from hearts_qt.game.frames import Ask, Offer
from hearts_qt.rules.switches import Direction
from hearts_qt.table import speech
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
)
from hearts_qt.table.placing import Marks

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.table.director import Director
    from hearts_qt.table.scene import TableScene


class PlayStyle(Enum):
    """How a card is played with the mouse."""

    CLICK = "click"
    """A click plays."""
    SELECT = "select"
    """The first click raises the card, the second plays it."""
    DRAG = "drag"
    """A click only raises and lowers the card; it has to be dragged to the middle, as it can be in each style."""


class Choice(QObject):
    """Turns wishes into marks on the table and into signals. `TableView` explains the signals.

    Attributes:
        style: how a click on a card is meant.
    """

    cardChosen = Signal(object)
    cardRefused = Signal(object)
    passChosen = Signal(object)
    accepted = Signal()
    goOn = Signal()
    selectionChanged = Signal(object)
    cursorMoved = Signal(str)
    announced = Signal(str)

    def __init__(self, scene: TableScene, director: Director, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.style = PlayStyle.CLICK
        self._scene = scene
        self._director = director
        self._marks = Marks()
        self._asked: Offer | None = None
        self._given: tuple[Card, ...] = ()
        """What was passed last: raised again if it is refused."""
        director.refusal_over.connect(self._end_refusal)
        director.thought_long.connect(self.show_thinking)

    @property
    def marks(self) -> Marks:
        """What is marked, or will be when the motion is over."""
        return self._marks

    @property
    def offer(self) -> Offer | None:
        """What the person may do now."""
        return self._marks.offer

    @property
    def ask(self) -> Ask | None:
        """What is asked of the person."""
        return self._marks.offer.ask if self._marks.offer is not None else None

    def situation(self) -> Situation:
        """What the meaning of a key depends on."""
        return Situation(
            hand=self._scene.hand,
            playable=self._marks.offer.cards if self._marks.offer is not None else (),
            ask=self.ask,
            raised=self._marks.chosen,
            cursor=self._marks.cursor,
            is_busy=self._director.is_busy,
        )

    def spoken_name(self, card: Card) -> str:
        """What is said of a card of the own hand: its name, whether it is raised, whether it may be played."""
        offer = self._marks.offer
        playable = offer is None or offer.ask is not Ask.PLAY or card in offer.cards
        return speech.cursor_text(card, playable=playable, chosen=card in self._marks.chosen)

    # -- from outside -------------------------------------------------------------------------------------------

    def set_offer(self, offer: Offer | None) -> None:
        """Something else may be done now; None: nothing, and what was raised sinks with the next motion."""
        self._asked = offer
        self._given = ()
        if offer is None:
            self.withdraw()
        else:
            if offer.ask is Ask.PLAY:
                self._scene.note_accepted()
            self._mark(Marks(offer=offer, cursor=self._marks.cursor))
        self.selectionChanged.emit(())

    def reset(self) -> None:
        """Another position: nothing is marked."""
        self._asked = None
        self._marks = Marks()
        self._scene.keep_marks(self._marks)
        self._scene.forget_accepted()
        self.selectionChanged.emit(())

    def withdraw(self) -> None:
        """Nothing is on offer while frames are shown."""
        self._marks = Marks(cursor=self._marks.cursor)
        self._scene.keep_marks(self._marks)

    def give_back(self) -> None:
        """What was asked for was refused: the offer stands."""
        if self._marks.offer is None and self._asked is not None:
            self._mark(replace(self._marks, offer=self._asked))
            if self._given:
                self._choose(self._given)

    def advise(self, cards: tuple[Card, ...]) -> None:
        """Outline ``cards`` as a hint."""
        self._mark(replace(self._marks, advised=cards))

    def hover(self, card: Card | None) -> None:
        """The mouse is over ``card``."""
        if card != self._marks.hovered and not self._director.is_busy:
            self._mark(replace(self._marks, hovered=card))

    def show_thinking(self, seat: int) -> None:
        """Show that ``seat`` thinks; −1: nobody."""
        thinking = seat if seat > 0 else None
        if thinking != self._marks.thinking:
            self._mark(replace(self._marks, thinking=thinking))

    def show_last_trick(self, on: bool) -> None:
        """Lay the last trick in the middle."""
        if not self._director.is_busy:
            self._mark(replace(self._marks, last_trick=on))

    def shake(self, card: Card) -> None:
        """Refuse ``card`` visibly."""
        self._mark(replace(self._marks, refused=card))
        self._director.refuse(card)

    def put_back(self) -> None:
        """A card that was dragged and let go over the hand returns to it."""
        self._mark(self._marks)

    # -- what the person wants ----------------------------------------------------------------------------------

    def click(self, card: Card) -> None:
        """A click on a card of the own hand."""
        raised = card in self._marks.chosen
        match self.ask:
            case Ask.PASS | Ask.EXCHANGE:
                self.do(Lower(card) if raised else Raise(card))
            case Ask.ACCEPT:
                self.do(Accept())
            case Ask.PLAY if self.style is PlayStyle.DRAG and raised:
                self.do(Lower(card))
            case Ask.PLAY if self.style is not PlayStyle.CLICK and not raised:
                self.do(Raise(card))
            case Ask.PLAY:
                self.do(Play(card))
            case _:
                pass

    def play(self, card: Card) -> None:
        """A card is to be played, whatever a click would mean."""
        self.do(Play(card))

    def drop(self, card: Card) -> None:
        """A card was dragged to the middle."""
        if self.ask is Ask.PLAY:
            self.do(Play(card))
        elif card not in self._marks.chosen:
            self.do(Raise(card))

    def press_button(self) -> None:
        """A click on the button in the middle; without effect until it is ready."""
        if self.ask is Ask.ACCEPT:
            self.do(Accept())
        elif self._marks.offer is not None and len(self._marks.chosen) == self._marks.offer.count:
            self.do(PassRaised())

    def do(self, wish: Intent) -> None:
        """Fulfil or refuse a wish."""
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

    # -- private ----------------------------------------------------------------------------------------------

    def _move_cursor(self, card: Card | None) -> None:
        stays = card == self._marks.cursor
        self._mark(replace(self._marks, cursor=card))
        if card is not None:
            # Of a focus that stays where it is a screen reader says nothing by itself.
            said = self.announced if stays else self.cursorMoved
            said.emit(self.spoken_name(card))

    def _raise(self, card: Card) -> None:
        offer, chosen = self._marks.offer, self._marks.chosen
        if offer is None:
            return
        if card not in offer.cards:
            self._refuse(card)
        elif offer.ask is Ask.PLAY:
            self._choose((card,))
        elif len(chosen) >= offer.count:
            # The rules say why when they are asked for one card too many.
            self.shake(card)
            self.passChosen.emit((*chosen, card))
        else:
            self._choose((*chosen, card))

    def _choose(self, cards: tuple[Card, ...]) -> None:
        before = self._marks.chosen
        offer = self._marks.offer
        # Scattered cards go round in the order in which they were chosen.
        scattered = offer is not None and offer.ask is Ask.PASS and offer.direction is Direction.SCATTER
        chosen = cards if scattered else tuple(card for card in self._scene.hand if card in cards)
        self._mark(replace(self._marks, chosen=chosen, refused=None))
        for card in (*chosen, *before):
            if (card in chosen) is not (card in before):
                self.announced.emit(speech.raised_text(card, raised=card in chosen))
        self.selectionChanged.emit(chosen)

    def _play(self, card: Card) -> None:
        offer = self._marks.offer
        if offer is None or offer.ask is not Ask.PLAY:
            return
        if card not in offer.cards:
            self._refuse(card)
            return
        self.withdraw()
        self._forget_cursor(card)
        self.cardChosen.emit(card)

    def _pass(self) -> None:
        offer, chosen = self._marks.offer, self._marks.chosen
        if offer is None or offer.ask not in (Ask.PASS, Ask.EXCHANGE):
            return
        if len(chosen) == offer.count:
            self._given = chosen
            self.withdraw()
            self._forget_cursor(*chosen)
        self.passChosen.emit(chosen)

    def _accept(self) -> None:
        if self.ask is Ask.ACCEPT:
            self._asked = None
            self._scene.note_accepted()
            self._mark(replace(self._marks, offer=None))
            self.accepted.emit()

    def _refuse(self, card: Card) -> None:
        self.shake(card)
        self.cardRefused.emit(card)

    def _forget_cursor(self, *cards: Card) -> None:
        """The cursor goes with the card under it."""
        if self._marks.cursor in cards:
            self._marks = replace(self._marks, cursor=None)
            self._scene.keep_marks(self._marks)

    def _end_refusal(self) -> None:
        if self._marks.refused is not None:
            self._mark(replace(self._marks, refused=None))

    def _mark(self, marks: Marks) -> None:
        self._marks = marks
        self._director.mark(marks)
