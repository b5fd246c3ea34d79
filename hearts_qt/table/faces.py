"""What the plates, corners and the button say about a `View`: from values to words, nothing is painted here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import PERSON, Ask, Offer, Sitter
from hearts_qt.rules import scoring
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Direction, Undealt
from hearts_qt.table import game_words, words
from hearts_qt.table.button_item import ButtonFace
from hearts_qt.table.corners import CornerTexts, Hearts
from hearts_qt.table.lettering import plain, signed
from hearts_qt.table.reckoning import (
    counting_cards,
    counts_tricks,
    points_so_far,
    stake,
    taken_marks,
    trick_worth,
    tricks_taken,
)
from hearts_qt.table.seat_item import SeatFace
from hearts_qt.table.words import Gender

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.state import TakenTrick
    from hearts_qt.rules.view import View
    from hearts_qt.table.spots import CardSpot

translate = QCoreApplication.translate

_SMALL_TABLE = 5
"""With more seats the upper corner has room for fewer lines; with so many it has none for long ones."""


def seat_to_move(view: View) -> int | None:
    """The seat whose turn is marked: the one who owes a card, a bid or an answer. In a pass nobody is."""
    if view.phase is Phase.PASSING or len(view.to_move) != 1:
        return None
    return view.to_move[0] if any(view.hand_sizes) or view.phase is Phase.CHOOSING_MOON else None


def seat_face(view: View, seat: int, name: str, *, thinking: bool, letters: str = "latin") -> SeatFace:
    """What the plate of ``seat`` says; ``letters`` as in `Appearance`."""
    rules, scored = view.rules, view.is_scored
    taken = taken_marks(rules, counting_cards(view, seat))
    points = view.points[seat] if scored and view.points is not None else points_so_far(view, seat)
    spoken = game_words.before_play_note(view, seat)
    return SeatFace(
        name=name,
        total=plain(scoring.score_shown(rules, view.totals, seat) - stake(view, seat)),
        points="" if spoken else signed(points),
        note=spoken or _note(view, seat),
        marks=tuple(
            (mark.suit, words.rank_letter(mark.rank, letters) if mark.rank is not None else "")
            for mark in taken.marks
        ),
        pips=taken.pips,
        count=game_words.cards(taken.count),
        coin=rules.in_chips,
        leader=_leads(view, seat),
        to_move=seat == seat_to_move(view),
        thinking=translate("Table", "thinking", "a player; думает") if thinking else "",
        dealer=_dealer_tag(seat) if seat == view.dealer and view.number and not scored else "",
        tags=tuple(_tags(view, seat)),
    )


def _note(view: View, seat: int) -> str:
    """What stands in the second row while nothing has been taken that counts."""
    if counts_tricks(view.rules):
        number = tricks_taken(view, seat)
        return translate("Table", "tricks: {number}", "taken so far; взяток: {number}").format(number=number)
    return translate("Table", "this deal", "before the points of the deal; в раздаче")


def _is_out(view: View, seat: int) -> bool:
    """Whether ``seat`` has no cards left while others play on."""
    if view.rules.undealt is not Undealt.DRAW or view.phase is not Phase.PLAYING:
        return False
    in_trick = view.trick is not None and seat in view.trick.seats
    return not view.hand_sizes[seat] and any(view.hand_sizes) and not in_trick


def _tags(view: View, seat: int) -> Iterator[str]:
    rules, scored = view.rules, view.is_scored
    if scored:
        return
    if rules.partner(PERSON) == seat:
        yield translate("Table", "partner", "on a plate; партнёр")
    if view.declarer == seat:
        yield translate("Table", "takes all", "has declared so; берёт всё")
    if view.named is not None and view.bids and seat == view.bidder:
        yield game_words.bid_text(dict(view.bids)[seat])
    if _is_out(view, seat):
        yield translate("Table", "out", "has no cards left in Domino; без карт")
    receives = (
        view.phase is Phase.PASSING
        and view.direction is not Direction.HOLD
        and seat in view.direction.takers(view.seat, rules.seats, rules.pass_count)
    )
    if receives:
        yield translate("Table", "gets your cards", "a player; получит от вас")


def corner_texts(view: View, sitters: tuple[Sitter, ...], place: CardSpot | None) -> CornerTexts:
    """What the corners of the table say; ``place`` is the empty place of whoever is to move."""
    if view.number == 0:
        return CornerTexts()
    scored = view.is_scored
    hearts = Hearts.HIDDEN
    if view.rules.hearts_must_be_broken and not scored:
        hearts = Hearts.BROKEN if view.hearts_broken else Hearts.CLOSED
    last = view.tricks[-1] if view.tricks and not scored else None
    pool = None
    if view.rules.settlement.has_pool or view.pool + stake(view):
        pool = translate("Table", "Pool", "chips in the middle; Пулька"), game_words.chips(view.pool + stake(view))
    facts = tuple(filter(None, _facts(view)))
    beside, lines = _phase_text(view), (*facts, game_words.meaning_of_score(view.rules))
    if view.rules.seats > _SMALL_TABLE and facts:
        both = translate("Table", "{fact} · {meaning}", "two facts in one line")
        lines = (both.format(fact=facts[0], meaning=lines[-1]),)
    elif view.rules.seats == _SMALL_TABLE or not facts and view.rules.seats < _SMALL_TABLE:
        beside, lines = "", (*filter(None, (beside,)), *lines)
    return CornerTexts(
        bold=_deal_text(view),
        beside=beside,
        lines=lines,
        hearts=hearts,
        hearts_text=translate("Table", "Hearts broken")
        if view.hearts_broken
        else translate("Table", "Hearts not broken"),
        pool=pool,
        pool_chips=view.pool + stake(view),
        pile=pile_text(view),
        waiting=waiting_text(view),
        last_trick=last_trick_lines(last, sitters, view) if last is not None else None,
        key="L",
        place=place,
    )


def _deal_text(view: View) -> str:
    """The number of the deal, and of how many where nothing but their number ends the match."""
    rules = view.rules
    fixed = rules.deals is not None and (rules.limit is None or rules.in_chips)
    # A tie or a jackpot can make it more.
    count = rules.deals if fixed and view.number <= (rules.deals or 0) else None
    if count is not None and view.is_scored:
        text = translate("Table", "Deal {number} of {count} is over")
    elif count is not None:
        text = translate("Table", "Deal {number} of {count}")
    elif view.is_scored:
        text = translate("Table", "Deal {number} is over")
    else:
        text = translate("Table", "Deal {number}")
    return text.format(number=view.number, count=count)


def _facts(view: View) -> Iterator[str]:
    """What is special about this deal."""
    yield game_words.contract_name(view)
    if view.named is not None:
        yield game_words.suit_named(view.named, view.rules)


def waiting_text(view: View) -> str:
    """What stands below the pile of cards whose tricks nobody took yet; empty if there are none."""
    if not view.pending or view.is_scored:
        return ""
    return translate("Table", "%n card(s) wait", "of void tricks; Ждут %n карт", len(view.pending))


def pile_text(view: View) -> str:
    """What stands below the pile of undealt cards; empty if there is none on the table."""
    on_table = view.rules.undealt is not Undealt.NONE or game_words.waits_for_rest(view)
    if not view.stock or view.is_scored or not on_table:
        return ""
    name = game_words.undealt_name(view)
    return translate("Table", "{pile}: {number}", "Stock: 12").format(pile=name, number=view.stock)


def last_trick_lines(
    trick: TakenTrick, sitters: tuple[Sitter, ...], view: View
) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two lines below the last trick, each with a shorter form for narrow places."""
    head = (
        translate("Table", "Last trick"),
        translate("Table", "Trick", "the last one, where there is little room; Взятка"),
    )
    if trick.winner is None:
        nobody = translate("Table", "taken by nobody", "a void trick; не взял никто")
        short = translate("Table", "nobody", "took the last trick, where there is little room; ничья")
        return head, (nobody, short)
    sitter = sitters[trick.winner]
    match words.sitter_gender(sitter):
        case Gender.FEMININE:
            text = translate("Table", "taken by {name} · {points}", "feminine; взяла {name} · {points}")
        case Gender.MASCULINE:
            text = translate("Table", "taken by {name} · {points}", "masculine; взял {name} · {points}")
        case Gender.YOU:
            text = translate("Table", "taken by you · {points}", "взяли вы · {points}")
    name = words.sitter_name(sitter)
    worth = signed(trick_worth(view.rules, trick.points, len(view.tricks)))
    short = translate("Table", "{name} · {points}", "who took the last trick, where there is little room")
    return head, (text.format(name=name, points=worth), short.format(name=name, points=worth))


def button_face(offer: Offer | None, chosen: tuple[Card, ...], sitters: tuple[Sitter, ...]) -> ButtonFace | None:
    """What the button in the middle says; None if there is nothing to press."""
    if offer is None:
        return None
    enter = translate("Table", "Enter", "the key")
    if offer.ask is Ask.ACCEPT:
        caption = translate("Table", "Take the cards", "the received ones; Принять карты")
        return ButtonFace(Direction.HOLD, ready=True, caption=caption, count="", key=enter)
    ready = len(chosen) == offer.count
    count = translate("Table", "Chosen: {number} of {count}", "cards to pass; Выбрано {number} из {count}")
    count = count.format(number=len(chosen), count=offer.count)
    if offer.ask is Ask.EXCHANGE:
        caption = translate("Table", "Lay the cards away", "for the widow; Снести карты")
        return ButtonFace(Direction.HOLD, ready=ready, caption=caption, count=count, key=enter if ready else "")
    if offer.ask is not Ask.PASS:
        return None
    seats = offer.view.rules.seats
    takers = offer.direction.takers(PERSON, seats, offer.count)
    taker = words.sitter_dative(sitters[takers[min(len(chosen), offer.count - 1)]])
    match offer.direction:
        case Direction.LEFT:
            caption = translate("Table", "Pass left, to {name}", "dative; Передать налево, {name}")
        case Direction.RIGHT:
            caption = translate("Table", "Pass right, to {name}", "dative; Передать направо, {name}")
        case Direction.SCATTER if ready:
            caption = translate("Table", "Pass the cards round", "to all the others; Раздать карты соседям")
        case Direction.SCATTER:
            caption = translate("Table", "The next card: to {name}", "dative; Следующая карта — {name}")
        case Direction.ACROSS | Direction.HOLD:
            caption = translate("Table", "Pass across, to {name}", "dative; Передать напротив, {name}")
    return ButtonFace(
        offer.direction,
        ready=ready,
        caption=caption.format(name=taker),
        count=count,
        key=enter if ready else "",
    )


def _leads(view: View, seat: int) -> bool:
    best = scoring.winners(view.rules, view.totals)
    return bool(view.scores) and seat in best and len(best) < view.rules.seats


def _dealer_tag(seat: int) -> str:
    if seat == PERSON:
        return translate("Table", "you deal", "the dealer's tag on the own plate; сдаёте")
    return translate("Table", "dealer", "the dealer's tag; сдаёт")


def _phase_text(view: View) -> str:
    match view.phase:
        case Phase.PASSING:
            return _passing(view.direction)
        case Phase.PLAYING | Phase.CHOOSING_MOON:
            return _trick_text(view)
        case Phase.SCORED | Phase.OVER:
            return _passed(view.direction) if view.rules.pass_cycle else ""
        case Phase.NAMING if view.rules.dealer_names_trump:
            return translate("Table", "Naming trumps", "the phase; Выбор козыря")
        case Phase.BIDDING | Phase.NAMING:
            return translate("Table", "Auction", "the phase; Торг")
        case Phase.DECLARING:
            return translate("Table", "Declaring", "the phase; Объявления")
        case Phase.EXCHANGING:
            return translate("Table", "Exchange", "with the widow; Обмен с прикупом")
        case Phase.DEALING:
            return ""


def _trick_text(view: View) -> str:
    rules, number = view.rules, len(view.tricks) + 1
    if rules.undealt is Undealt.DRAW:
        return translate("Table", "Trick {number}").format(number=number)
    count = len(rules.pack) // rules.seats if rules.undealt is Undealt.REFILL else rules.hand_size
    text = translate("Table", "Trick {number} of {count}")
    return text.format(number=min(number, count), count=count)


def _passing(direction: Direction) -> str:
    match direction:
        case Direction.LEFT:
            return translate("Table", "Passing to the left", "Передача налево")
        case Direction.RIGHT:
            return translate("Table", "Passing to the right", "Передача направо")
        case Direction.ACROSS:
            return translate("Table", "Passing across", "Передача напротив")
        case Direction.SCATTER:
            return translate("Table", "Passing to everybody", "Передача всем по карте")
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
        case Direction.SCATTER:
            return translate("Table", "Cards went to everybody", "Передача была всем по карте")
        case Direction.HOLD:
            return translate("Table", "No cards were passed", "Передачи не было")
