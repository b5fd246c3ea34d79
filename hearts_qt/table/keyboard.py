"""What the keys on the table mean.

The cursor is a card of the own hand, or nothing. It appears with the first arrow key: → at the leftmost card,
← at the rightmost. ← and → move it and stop at the ends; Home and End go there. Playing or passing its card
takes it away.

Passing, and laying cards away for a widow.
           ↑ raises the card under the cursor, ↓ lowers it, Space turns it over between the two. Raising one
           more than may be passed is refused. Enter passes the raised cards.
Accepting. Enter or Space takes the received cards into the hand.
Playing.   ↑ raises the card under the cursor to be played, ↓ lowers it. Space and Enter play the raised card,
           or else the one under the cursor; Space without either plays the leftmost card that may be played.
           A card that may not be played is refused.
Otherwise  Space or Enter goes on: to the next deal, to a new match.

Esc ends the motion under way. Without one it lowers the raised cards, and without those it hides the cursor.
While something moves, Space ends it too; every other key of these is ignored.

Each of these keys is answered with a sentence, whether or not anybody looks at the table: the card that the cursor
comes to with what can be done with it, a raised or lowered card, the rule that refuses a card.

The window has keys of its own, all of them in its menus (`ui.actions`), which mean the same while something moves.
Letters are found at their place on a Russian keyboard too.
Asking.    W: whose turn is it and what may be played; M: my cards; T: the trick on the table; K: who has taken
           what; S: the score; D: the deal; A: the last sentence again. L shows the last trick while it is held
           down and says what it was. The table answers aloud and in the text, else in the status line.
Reading.   F6 puts the game beside the table as text, or takes it away. Tab leads into it, Esc back to the table.
Sheets     laid on the table have the focus while they ask. Tab, the arrows and the digits on their buttons choose,
           Enter takes the one with the focus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from PySide6.QtCore import Qt

from hearts_qt.game.frames import Ask

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card


class Situation(Struct, frozen=True):
    """What the meaning of a key depends on. ``hand`` is from left to right, ``playable`` those on offer."""

    hand: tuple[Card, ...]
    playable: tuple[Card, ...] = ()
    ask: Ask | None = None
    raised: tuple[Card, ...] = ()
    cursor: Card | None = None
    is_busy: bool = False


class MoveCursor(Struct, frozen=True):
    """The cursor goes to ``card``; None hides it."""

    card: Card | None


class Raise(Struct, frozen=True):
    """Raise ``card``."""

    card: Card


class Lower(Struct, frozen=True):
    """Lower ``card``."""

    card: Card


class Play(Struct, frozen=True):
    """Play ``card``, or hear why not."""

    card: Card


class PassRaised(Struct, frozen=True):
    """Pass the raised cards."""


class Accept(Struct, frozen=True):
    """Take the received cards."""


class GoOn(Struct, frozen=True):
    """Nothing to choose: go on."""


class Finish(Struct, frozen=True):
    """End the motion under way."""


class LowerAll(Struct, frozen=True):
    """Lower all raised cards."""


Intent: TypeAlias = MoveCursor | Raise | Lower | Play | PassRaised | Accept | GoOn | Finish | LowerAll

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CURSOR = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


def intent(key: Qt.Key, now: Situation) -> Intent | None:
    """What the person wants with ``key``; None if it means nothing on the table."""
    if now.is_busy:
        return Finish() if key in (Qt.Key.Key_Escape, Qt.Key.Key_Space) else None
    if key in _CURSOR:
        return _move(key, now)
    if key == Qt.Key.Key_Escape:
        return _escape(now)
    if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        return _lift(key, now)
    if key == Qt.Key.Key_Space or key in _ENTER:
        return _act(key, now)
    return None


def _move(key: Qt.Key, now: Situation) -> Intent | None:
    if not now.hand:
        return None
    last = len(now.hand) - 1
    at = now.hand.index(now.cursor) if now.cursor in now.hand else None
    match key:
        case Qt.Key.Key_Home:
            place = 0
        case Qt.Key.Key_End:
            place = last
        case Qt.Key.Key_Left:
            place = last if at is None else max(at - 1, 0)
        case _:
            place = 0 if at is None else min(at + 1, last)
    return MoveCursor(now.hand[place])


def _escape(now: Situation) -> Intent | None:
    if now.raised:
        return LowerAll()
    return MoveCursor(None) if now.cursor is not None else None


def _lift(key: Qt.Key, now: Situation) -> Intent | None:
    if now.cursor is None or now.ask not in (Ask.PASS, Ask.EXCHANGE, Ask.PLAY):
        return None
    if key == Qt.Key.Key_Down:
        return Lower(now.cursor) if now.cursor in now.raised else None
    return Raise(now.cursor) if now.cursor not in now.raised else None


def _act(key: Qt.Key, now: Situation) -> Intent | None:
    match now.ask:
        case Ask.PASS | Ask.EXCHANGE if key in _ENTER:
            return PassRaised()
        case Ask.PASS | Ask.EXCHANGE:
            if now.cursor is None:
                return None
            return Lower(now.cursor) if now.cursor in now.raised else Raise(now.cursor)
        case Ask.ACCEPT:
            return Accept()
        case Ask.PLAY:
            return _play(key, now)
        case Ask.NEXT_DEAL | Ask.NEW_MATCH:
            return GoOn()
        case _:
            return None


def _play(key: Qt.Key, now: Situation) -> Intent | None:
    if now.raised:
        return Play(now.raised[0])
    if now.cursor is not None:
        return Play(now.cursor)
    legal = [card for card in now.hand if card in now.playable]
    return Play(legal[0]) if legal and key == Qt.Key.Key_Space else None
