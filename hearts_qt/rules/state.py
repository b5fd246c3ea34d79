"""The state of a match: frozen values that `transition.fold` makes one from another."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card, Suit
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.switches import Direction, Moon


class Phase(Enum):
    """What the match is waiting for."""

    DEALING = "dealing"
    """No deal yet, or one that has to be dealt again."""
    BIDDING = "bidding"
    NAMING = "naming"
    DECLARING = "declaring"
    PASSING = "passing"
    PLAYING = "playing"
    EXCHANGING = "exchanging"
    CHOOSING_MOON = "choosing_moon"
    SCORED = "scored"
    """The deal is over and written down; the next one may be dealt."""
    OVER = "over"

    @property
    def is_scored(self) -> bool:
        """Whether the deal is over and written down."""
        return self in (Phase.SCORED, Phase.OVER)


class Trick(Struct, frozen=True):
    """The cards on the table, in order of play; ``seats[k]`` played ``cards[k]``. ``turn`` is to play next.

    ``turn`` is None once everybody has played.
    """

    leader: int
    cards: tuple[Card, ...] = ()
    seats: tuple[int, ...] = ()
    turn: int | None = None


class TakenTrick(Struct, frozen=True):
    """A finished trick; ``winner`` is None for a void one.

    ``points`` is what it adds to the taker's score before moon and bonuses, with the ``pending`` cards of void
    tricks before it.
    """

    leader: int
    cards: tuple[Card, ...]
    winner: int | None
    points: int
    seats: tuple[int, ...] = ()
    pending: tuple[Card, ...] = ()


class OpenRevoke(Struct, frozen=True):
    """An illegal card that can still be mended; ``before`` is the deal without it."""

    seat: int
    card: Card
    before: Deal


class Offence(Struct, frozen=True):
    """A revoke that was punished. ``dodged``: it kept ``seat`` from taking every penalty card."""

    seat: int
    dodged: bool


class DealScore(Struct, frozen=True):
    """One line of the score sheet. In a game for chips ``points`` and ``totals`` are chips."""

    number: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    shooter: int | None
    pool: int = 0
    jackpot: bool = False
    broke: bool = False


def captured(tricks: tuple[TakenTrick, ...], seat: int) -> tuple[Card, ...]:
    """The cards of the tricks that ``seat`` took, in the order of capture."""
    return tuple(c for t in tricks if t.winner == seat for c in t.pending + t.cards)


class Deal(Struct, frozen=True):
    """One distribution of the pack and its play so far.

    ``rules`` are those in force in this deal. ``hands`` are what the seats hold now, ``dealt`` what they were
    dealt so far; all sorted. ``chosen[seat]`` is the pass once chosen. ``extra[seat]`` are cards that count as
    captured without a trick: the widow, the rest of the stock, what an early end gave away.
    """

    rules: Rules
    number: int
    dealer: int
    direction: Direction
    dealt: tuple[tuple[Card, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    chosen: tuple[tuple[Card, ...] | None, ...]
    extra: tuple[tuple[Card, ...], ...]
    undealt: tuple[Card, ...] = ()
    attempt: int = 0
    bids: tuple[tuple[int, int | None], ...] = ()
    """Seat and chips (None: passed), in order; declarations leave their traces in ``declined``."""
    named: Suit | None = None
    declined: tuple[int, ...] = ()
    declarer: int | None = None
    trick: Trick | None = None
    tricks: tuple[TakenTrick, ...] = ()
    pending: tuple[Card, ...] = ()
    hearts_broken: bool = False
    widow_taker: int | None = None
    widow: tuple[Card, ...] = ()
    """The widow once it is taken."""
    laid_away: tuple[Card, ...] = ()
    """Cards out of play: exchanged for the widow, or jokers nobody took."""
    open_revoke: OpenRevoke | None = None
    offences: tuple[Offence, ...] = ()
    forced_taker: int | None = None
    """Who has to take the trick on the table for a revoke."""
    claimer: int | None = None
    shooter: int | None = None
    moon: Moon | None = None
    points: tuple[int, ...] | None = None

    def taken(self, seat: int) -> tuple[Card, ...]:
        """Every card that counts for ``seat``, in the order of capture."""
        return captured(self.tricks, seat) + self.extra[seat]

    @property
    def high_bid(self) -> tuple[int, int] | None:
        """Seat and chips of the highest bid so far."""
        return max(((s, c) for s, c in self.bids if c is not None), key=lambda bid: bid[1], default=None)

    @property
    def rest_of_hands(self) -> tuple[tuple[Card, ...], ...]:
        """What each seat is dealt once trumps are named: it lies on top of the cards nobody was dealt."""
        each = self.rules.hand_size - self.rules.first_cards
        return tuple(self.undealt[s * each : (s + 1) * each] for s in range(self.rules.seats))

    @property
    def eldest(self) -> int:
        """The seat on the dealer's left."""
        return (self.dealer + 1) % self.rules.seats


class Match(Struct, frozen=True):
    """Rules, seed, the score sheet and the current deal. ``winners`` is empty until the match is over.

    ``bidder`` is who names the suit again when an auction's pool was not won.
    """

    rules: Rules
    seed: int
    phase: Phase = Phase.DEALING
    scores: tuple[DealScore, ...] = ()
    deal: Deal | None = None
    attempt: int = 0
    bidder: int | None = None
    deals_moved: int = 0
    """How often a misdeal passed the deal to the left."""
    winners: tuple[int, ...] = ()
    final: tuple[int, ...] | None = None
    """The totals after a pool was divided at the end."""

    @property
    def is_scored(self) -> bool:
        """Whether the deal is over and written down."""
        return self.phase.is_scored

    @property
    def totals(self) -> tuple[int, ...]:
        """The seats' totals after the last scored deal."""
        if self.final is not None:
            return self.final
        return self.scores[-1].totals if self.scores else (self.rules.chips,) * self.rules.seats

    @property
    def pool(self) -> int:
        """Chips in the middle."""
        return self.scores[-1].pool if self.scores else 0

    @property
    def jackpot(self) -> bool:
        """Whether the pool stands until exactly one hand is clear."""
        return self.scores[-1].jackpot if self.scores else False

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a move now: everybody still choosing a pass, or the one whose turn it is."""
        deal, seats = self.deal, self.rules.seats
        if deal is None:
            return ()
        turn: int | None = None
        match self.phase:
            case Phase.PASSING:
                return tuple(s for s, chosen in enumerate(deal.chosen) if chosen is None)
            case Phase.BIDDING:
                turn = (deal.eldest + len(deal.bids)) % seats
            case Phase.DECLARING:
                turn = (deal.eldest + len(deal.declined)) % seats
            case Phase.NAMING if deal.named is not None:
                pass
            case Phase.NAMING if deal.rules.dealer_names_trump:
                turn = deal.dealer
            case Phase.NAMING:
                bid = deal.high_bid
                turn = bid[0] if bid else self.bidder
            case Phase.PLAYING:
                turn = deal.trick.turn if deal.trick else None
                if turn is None and deal.open_revoke is not None:
                    turn = deal.open_revoke.seat
            case Phase.EXCHANGING:
                turn = deal.widow_taker
            case Phase.CHOOSING_MOON:
                turn = deal.shooter
            case _:
                pass
        return () if turn is None else (turn,)
