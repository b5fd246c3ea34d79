"""What each play has shown about the hand it came from: cards that would have made it illegal are not there."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hearts_qt.rules.cards import Card, Rank, Suit
from hearts_qt.rules.legality import Turn, breaks_hearts, refusals
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.switches import Auction, Opening, Undealt
from hearts_qt.rules.trick import led_suit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.state import TakenTrick, Trick
    from hearts_qt.rules.view import View


def missing(view: View) -> list[set[Card]]:
    """The cards that each seat cannot hold now, because it played others where it would have had to play them."""
    rules, own = view.rules, view.seat
    absent: list[set[Card]] = [set() for _ in range(rules.seats)]
    tell = _teller(rules)
    bidder = view.named is not None and rules.auction is Auction.SUIT
    declared = view.declarer is not None
    broken = False
    for number, trick in _tricks(view):
        king = _declarers_king(view, trick)
        led: Suit | None = None
        for place, (seat, c) in enumerate(zip(trick.seats, trick.cards, strict=True)):
            if seat != own and not _drawn_since(view, number, seat, led, c):
                called = Card(king.suit, Rank.QUEEN) if king and seat != view.declarer else None
                opening = place == 0
                absent[seat] |= tell(c, led, number == 0, broken, opening, bidder, declared, called)
            broken = broken or breaks_hearts(rules, led, c)
            led = led_suit(trick.cards[: place + 1])
    return absent


def opener(view: View) -> tuple[Card, frozenset[int]] | None:
    """The lowest club with the places where it can be, while it is unseen: who opens the play is its holder.

    The place after the seats is what nobody was dealt.
    """
    rules, first = view.rules, view.tricks[0] if view.tricks else view.trick
    if first is None or rules.opening is Opening.ELDEST or rules.auction is Auction.SUIT:
        return None
    if rules.undealt not in (Undealt.NONE, Undealt.FIRST_TRICK, Undealt.LAST_TRICK):
        return None
    pile = rules.seats
    if first.leader == view.seat:
        return rules.lowest_club, frozenset((pile,))
    if first.leader == (view.dealer + 1) % rules.seats:
        # Eldest leads, too, when nobody has that club.
        return rules.lowest_club, frozenset((first.leader, pile))
    return rules.lowest_club, frozenset((first.leader,))


def widow_is_harmless(view: View) -> bool:
    """Whether the cards laid away for the widow are known to cost nothing.

    Penalty cards go only from a hand of nothing else, and the taker has played something else since.
    """
    rules = view.rules
    if rules.undealt is not Undealt.EXCHANGE or rules.exchange_freely or view.widow_taker is None:
        return False
    taken = _first_taken(view)
    later = (t for number, t in _tricks(view) if number > taken)
    own = (c for t in later for s, c in zip(t.seats, t.cards, strict=True) if s == view.widow_taker)
    return any(penalty_of(rules, c) <= 0 for c in own)


class _Teller:
    """Says which cards a play excludes; remembers its answers, since the same plays come again and again."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._answers: dict[tuple[object, ...], frozenset[Card]] = {}

    def __call__(
        self,
        played: Card,
        led: Suit | None,
        first: bool,
        broken: bool,
        opening: bool,
        bidder: bool,
        declared: bool,
        called: Card | None,
    ) -> frozenset[Card]:
        key = played, led, first, broken, opening, bidder, declared, called
        if key not in self._answers:
            # Every limit of the rules is one card against another: a hand of two shows it.
            turns = (
                (c, Turn(self._rules, (played, c), led, first, broken, opening, bidder, declared, called))
                for c in self._rules.pack
                if c != played
            )
            self._answers[key] = frozenset(c for c, turn in turns if played in refusals(turn))
        return self._answers[key]


@lru_cache(maxsize=64)
def _teller(rules: Rules) -> _Teller:
    return _Teller(rules)


def _declarers_king(view: View, trick: TakenTrick | Trick) -> Card | None:
    """The king with which the declarer of everything led, which calls for its queen."""
    if not view.rules.king_calls_queen or view.rules.auction is not Auction.GENERALE:
        return None
    if trick.leader != view.declarer or not trick.cards:
        return None
    return trick.cards[0] if trick.cards[0].rank is Rank.KING else None


def _drawn_since(view: View, number: int, seat: int, led: Suit | None, played: Card) -> bool:
    """Whether ``seat`` may have got cards since it played to trick ``number`` (from 0): that tells nothing."""
    rules, current = view.rules, number == len(view.tricks)
    match rules.undealt:
        case Undealt.REFILL:
            stock = len(rules.pack) - rules.seats * rules.hand_size
            return not current and number * rules.seats < stock
        case Undealt.EXCHANGE:
            return seat == view.widow_taker and number <= _first_taken(view)
        case Undealt.DRAW:
            # Who has to draw discards only when the stock is at its end.
            return view.stock > 0 or led is None or played.suit is led or played.is_joker
        case _:
            return False


def _first_taken(view: View) -> int:
    return next((n for n, t in enumerate(view.tricks) if t.winner is not None), len(view.tricks))


def _tricks(view: View) -> Iterator[tuple[int, TakenTrick | Trick]]:
    yield from enumerate(view.tricks)
    if view.trick and view.trick.cards:
        yield len(view.tricks), view.trick
