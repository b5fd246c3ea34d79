"""What the plates, corners and the button say about a `View`: from values to words, nothing is painted here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import PERSON, Ask, Offer, Sitter
from hearts_qt.rules.cards import QUEEN_OF_SPADES, Suit
from hearts_qt.rules.ruleset import penalty_of, value_of
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Direction
from hearts_qt.table import words
from hearts_qt.table.button_item import ButtonFace
from hearts_qt.table.labels import CornerTexts, Hearts
from hearts_qt.table.lettering import plain, signed
from hearts_qt.table.seat_item import SeatFace
from hearts_qt.table.words import Gender

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.state import TakenTrick
    from hearts_qt.rules.view import View
    from hearts_qt.table.spots import CardSpot

translate = QCoreApplication.translate


def is_scored(view: View) -> bool:
    """Whether the deal is over and written down."""
    return view.phase in (Phase.SCORED, Phase.OVER)


def seat_to_move(view: View) -> int | None:
    """The seat whose turn is marked: while playing, the one who owes a card."""
    full = view.trick is not None and len(view.trick.cards) == view.rules.seats
    if view.phase not in (Phase.PLAYING, Phase.CHOOSING_MOON) or full or len(view.to_move) != 1:
        return None
    return view.to_move[0] if any(view.hand_sizes) or view.phase is Phase.CHOOSING_MOON else None


def counting_cards(view: View, seat: int) -> tuple[Card, ...]:
    """The cards that ``seat`` took and that count, sorted."""
    return tuple(sorted(c for c in view.taken(seat) if value_of(view.rules, c)))


def seat_face(view: View, seat: int, name: str, *, thinking: bool) -> SeatFace:
    """What the plate of ``seat`` says."""
    taken = counting_cards(view, seat)
    scored = is_scored(view)
    points = view.points[seat] if scored and view.points is not None else view.penalty_so_far(seat)
    receives = (
        view.phase is Phase.PASSING
        and view.direction is not Direction.HOLD
        and seat == (view.seat + view.direction.offset(view.rules.seats)) % view.rules.seats
    )
    return SeatFace(
        name=name,
        total=plain(view.totals[seat]),
        points=signed(points),
        note=translate("Table", "this deal", "before the points of the deal; в раздаче"),
        hearts=sum(1 for c in taken if c.suit is Suit.HEARTS and penalty_of(view.rules, c)),
        queen=any(c.face == QUEEN_OF_SPADES for c in taken),
        bonus=any(c.face == view.rules.bonus_card for c in taken),
        leader=_leads(view, seat),
        to_move=seat == seat_to_move(view),
        thinking=translate("Table", "thinking", "a player; думает") if thinking else "",
        dealer=_dealer_tag(seat) if seat == view.dealer and view.number and not scored else "",
        tags=(translate("Table", "gets your cards", "a player; получит от вас"),) if receives else (),
    )


def corner_texts(view: View, sitters: tuple[Sitter, ...], place: CardSpot | None) -> CornerTexts:
    """What the corners of the table say; ``place`` is the empty place of whoever is to move."""
    if view.number == 0:
        return CornerTexts()
    scored = is_scored(view)
    if scored:
        bold = translate("Table", "Deal {number} is over").format(number=view.number)
    else:
        bold = translate("Table", "Deal {number}").format(number=view.number)
    hearts = Hearts.HIDDEN
    if view.rules.hearts_must_be_broken and not scored:
        hearts = Hearts.BROKEN if view.hearts_broken else Hearts.CLOSED
    last = view.tricks[-1] if view.tricks and not scored else None
    return CornerTexts(
        bold=bold,
        plain=_phase_text(view),
        hearts=hearts,
        hearts_text=translate("Table", "Hearts broken")
        if view.hearts_broken
        else translate("Table", "Hearts closed"),
        last_trick=last_trick_lines(last, sitters) if last is not None else None,
        key="L",
        place=place,
    )


def last_trick_lines(trick: TakenTrick, sitters: tuple[Sitter, ...]) -> tuple[str, str]:
    """The two lines below the last trick."""
    sitter = sitters[trick.winner]
    match words.sitter_gender(sitter):
        case Gender.FEMININE:
            text = translate("Table", "taken by {name} · {points}", "feminine; взяла {name} · {points}")
        case Gender.MASCULINE:
            text = translate("Table", "taken by {name} · {points}", "masculine; взял {name} · {points}")
        case Gender.YOU:
            text = translate("Table", "taken by you · {points}", "взяли вы · {points}")
    name = words.sitter_name(sitter)
    return translate("Table", "Last trick"), text.format(name=name, points=signed(trick.points))


def button_face(offer: Offer | None, chosen: tuple[Card, ...], sitters: tuple[Sitter, ...]) -> ButtonFace | None:
    """What the button in the middle says; None if there is nothing to press."""
    if offer is None:
        return None
    enter = translate("Table", "Enter", "the key")
    if offer.ask is Ask.ACCEPT:
        caption = translate("Table", "Take the cards", "the received ones; Принять карты")
        return ButtonFace(Direction.HOLD, ready=True, caption=caption, count="", key=enter)
    if offer.ask is not Ask.PASS:
        return None
    seats = offer.view.rules.seats
    taker = words.sitter_dative(sitters[(PERSON + offer.direction.offset(seats)) % seats])
    match offer.direction:
        case Direction.LEFT:
            caption = translate("Table", "Pass left, to {name}", "dative; Передать налево, {name}")
        case Direction.RIGHT:
            caption = translate("Table", "Pass right, to {name}", "dative; Передать направо, {name}")
        case Direction.ACROSS | Direction.HOLD:
            caption = translate("Table", "Pass across, to {name}", "dative; Передать напротив, {name}")
    ready = len(chosen) == offer.count
    count = translate("Table", "Chosen: {number} of {count}", "cards to pass; Выбрано {number} из {count}")
    return ButtonFace(
        offer.direction,
        ready=ready,
        caption=caption.format(name=taker),
        count=count.format(number=len(chosen), count=offer.count),
        key=enter if ready else "",
    )


def _leads(view: View, seat: int) -> bool:
    best = min(view.totals)
    return bool(view.scores) and view.totals[seat] == best and max(view.totals) > best


def _dealer_tag(seat: int) -> str:
    if seat == PERSON:
        return translate("Table", "you deal", "the dealer's tag on the own plate; сдаёте")
    return translate("Table", "dealer", "the dealer's tag; сдаёт")


def _phase_text(view: View) -> str:
    match view.phase:
        case Phase.PASSING:
            return _passing(view.direction)
        case Phase.PLAYING | Phase.CHOOSING_MOON:
            number = min(len(view.tricks) + 1, view.rules.hand_size)
            text = translate("Table", "Trick {number} of {count}")
            return text.format(number=number, count=view.rules.hand_size)
        case Phase.SCORED | Phase.OVER:
            return _passed(view.direction)
        case Phase.DEALING:
            return ""


def _passing(direction: Direction) -> str:
    match direction:
        case Direction.LEFT:
            return translate("Table", "Passing to the left", "Передача налево")
        case Direction.RIGHT:
            return translate("Table", "Passing to the right", "Передача направо")
        case Direction.ACROSS:
            return translate("Table", "Passing across", "Передача напротив")
        case Direction.HOLD:
            return ""


def _passed(direction: Direction) -> str:
    match direction:
        case Direction.LEFT:
            return translate("Table", "Cards went to the left", "Передача была налево")
        case Direction.RIGHT:
            return translate("Table", "Cards went to the right", "Передача была направо")
        case Direction.ACROSS:
            return translate("Table", "Cards went across", "Передача была напротив")
        case Direction.HOLD:
            return translate("Table", "No cards were passed", "Передачи не было")
