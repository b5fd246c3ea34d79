"""The table as a tree of named parts, for those who can not see it: what there is, and where it lies."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication, QRectF

from hearts_qt.game.frames import PERSON
from hearts_qt.table import faces, game_words, speech, words
from hearts_qt.table.corners import Hearts
from hearts_qt.table.reckoning import counting_cards

if TYPE_CHECKING:
    from hearts_qt.game.frames import Sitter
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View
    from hearts_qt.table.choice import Choice
    from hearts_qt.table.scene import TableScene

translate = QCoreApplication.translate


class Kind(Enum):
    """What a part is to a screen reader."""

    LIST = auto()
    CARD = auto()
    """A card of the own hand: it can be pressed."""
    ITEM = auto()
    """What else stands in a list."""
    TEXT = auto()
    BUTTON = auto()


class Part(Struct, frozen=True):
    """One part. ``key`` tells it from all others and stays the same while it exists; ``rect`` is in the scene."""

    key: str
    kind: Kind
    name: str
    rect: QRectF = field(default_factory=QRectF)
    card: Card | None = None
    shortcut: str = ""
    enabled: bool = True
    focused: bool = False
    parts: tuple[Part, ...] = ()


def outline(scene: TableScene, choice: Choice) -> tuple[Part, ...]:
    """What lies on the table now; empty before the first view."""
    view = scene.view
    if view is None or view.number == 0 or len(scene.sitters) != view.rules.seats:
        return ()
    parts = [_hand(scene, choice), _trick(scene, view), _players(scene, view), _deal(scene, view)]
    face = scene.button.face
    if face is not None:
        name = f"{face.caption}. {face.count}" if face.count else face.caption
        rect = scene.button.sceneBoundingRect()
        parts.append(Part("button", Kind.BUTTON, name, rect, shortcut=face.key, enabled=face.ready))
    return tuple(parts)


def _hand(scene: TableScene, choice: Choice) -> Part:
    marks = choice.marks
    cards = tuple(
        Part(
            f"hand {card}",
            Kind.CARD,
            choice.spoken_name(card),
            _rect(scene, card),
            card=card,
            focused=card == marks.cursor,
        )
        for card in scene.hand
    )
    return _list("hand", translate("Table", "Your hand"), cards)


def _trick(scene: TableScene, view: View) -> Part:
    trick = view.trick if view.trick is not None and not view.is_scored else None
    cards = tuple(
        Part(f"trick {seat}", Kind.ITEM, speech.lies_text(scene.sitters[seat], card), _rect(scene, card))
        for seat, card in zip(trick.seats if trick else (), trick.cards if trick else (), strict=True)
    )
    return _list("trick", translate("Table", "The trick on the table"), cards)


def _players(scene: TableScene, view: View) -> Part:
    seats = tuple(
        Part(f"seat {seat}", Kind.ITEM, _seat_text(scene, view, seat), scene.plate(seat).sceneBoundingRect())
        for seat in range(view.rules.seats)
    )
    return _list("players", translate("Table", "Players"), seats)


def _deal(scene: TableScene, view: View) -> Part:
    corner = scene.table.corner
    rect = QRectF(corner.x, corner.y, corner.width, corner.height)
    return Part("deal", Kind.TEXT, deal_text(view, scene.sitters), rect)


def deal_text(view: View, sitters: tuple[Sitter, ...]) -> str:
    """All that the corners of the table say, and who deals."""
    texts = faces.corner_texts(view, sitters, None)
    said = [texts.bold, texts.beside, *texts.lines]
    if texts.hearts is not Hearts.HIDDEN:
        said.append(texts.hearts_text)
    if texts.pool is not None:
        said.append(translate("Answers", "Pool: {chips}").format(chips=texts.pool[1]))
    said += [texts.pile, texts.waiting]
    if view.dealer == PERSON:
        said.append(translate("Answers", "You are the dealer"))
    else:
        dealer = words.sitter_name(sitters[view.dealer])
        said.append(translate("Answers", "The dealer is {name}", "nominative").format(name=dealer))
    return " ".join(f"{text}." for text in said if text)


def _seat_text(scene: TableScene, view: View, seat: int) -> str:
    """What a plate says, and how many cards lie before it."""
    said = [speech.score_line(view, seat, scene.sitters)]
    taken = scene.appearance.arrangement.arrange(counting_cards(view, seat))
    if taken:
        said.append(words.card_names(taken))
    face = scene.plate(seat).face
    if face is not None:
        said += [game_words.before_play_note(view, seat), face.dealer, *face.tags, face.thinking]
        if face.to_move:
            said.append(translate("Table", "to move", "a player whose turn it is; ход"))
    held = len(scene.backs(seat))
    if held:
        said.append(game_words.cards(held))
    return "; ".join(text for text in said if text)


def _list(key: str, name: str, parts: tuple[Part, ...]) -> Part:
    rect = QRectF()
    for part in parts:
        rect = rect.united(part.rect)
    return Part(key, Kind.LIST, name, rect, parts=parts)


def _rect(scene: TableScene, card: Card) -> QRectF:
    item = scene.face(card)
    return QRectF() if item is None else item.sceneBoundingRect()
