"""What happened. Events are the history of a match; its state is their fold.

Hidden cards appear in the events as they are; `view.redact` blanks them for a seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card, Suit
    from hearts_qt.rules.switches import Direction, Misdeal, Moon


class DealStarted(Struct, frozen=True):
    """The pack was dealt. ``hands[seat]`` is sorted; redacted hands are empty.

    ``undealt`` are the cards nobody was dealt, the stock's top card first; redacted for everybody. ``left`` says
    how many they are. Where trumps are named on the first cards, the rest of each hand is on top of it, seat by
    seat. ``attempt`` counts how often this deal had to be dealt again.
    """

    number: int
    dealer: int
    direction: Direction
    hands: tuple[tuple[Card, ...], ...]
    undealt: tuple[Card, ...] = ()
    left: int = 0
    attempt: int = 0


class Misdealt(Struct, frozen=True):
    """``dealer`` made a mistake and the cards are dealt again.

    WRONG_COUNT: ``seat`` got ``count`` cards, and the deal passes to the left. FACED_CARD: a card lay face up; the
    same dealer deals.
    """

    dealer: int
    mistake: Misdeal
    seat: int
    count: int


class BidMade(Struct, frozen=True):
    """``seat`` bid so many chips, or passed."""

    seat: int
    chips: int | None


class SuitNamed(Struct, frozen=True):
    """``suit`` is the penalty suit of this deal, or its trumps; ``seat`` named it, None: the rules did."""

    seat: int | None
    suit: Suit


class RestDealt(Struct, frozen=True):
    """Trumps are named and the rest was dealt. ``hands[seat]`` are the cards that came; redacted for others."""

    hands: tuple[tuple[Card, ...], ...]


class Declared(Struct, frozen=True):
    """``seat`` undertook to take everything, or did not."""

    seat: int
    everything: bool


class CardsChosen(Struct, frozen=True):
    """``seat`` laid its cards to pass face down. Redacted for every other seat."""

    seat: int
    cards: tuple[Card, ...]


class Gift(Struct, frozen=True):
    """Cards on their way from ``giver`` to ``taker``, sorted so that the order of choosing tells nothing."""

    giver: int
    taker: int
    cards: tuple[Card, ...]


class CardsPassed(Struct, frozen=True):
    """All passes changed hands at once. Redacted gifts have no cards; ``count`` says how many went."""

    gifts: tuple[Gift, ...]
    count: int


class CardPlayed(Struct, frozen=True):
    """``seat`` played ``card``."""

    seat: int
    card: Card


class HeartsBroken(Struct, frozen=True):
    """The card that ``seat`` just played opened hearts."""

    seat: int


class Revoked(Struct, frozen=True):
    """The card that ``seat`` plays next breaks a rule. Only that seat sees this event."""

    seat: int
    card: Card


class RevokeMended(Struct, frozen=True):
    """``seat`` took its illegal card back; play is where it was before it."""

    seat: int


class RevokePunished(Struct, frozen=True):
    """It was too late to mend it. ``dodged``: it kept its player from taking every penalty card."""

    seat: int
    dodged: bool


class CardDrawn(Struct, frozen=True):
    """``seat`` drew the top card of the stock. Redacted for every other seat: the card is None."""

    seat: int
    card: Card | None


class TrickTaken(Struct, frozen=True):
    """``winner`` took the trick that ``leader`` led; ``points`` is its worth (penalty and bonus).

    ``pending`` are the cards of void tricks that go with it.
    """

    leader: int
    cards: tuple[Card, ...]
    winner: int
    points: int
    pending: tuple[Card, ...] = ()


class TrickVoided(Struct, frozen=True):
    """Nobody took the trick; its cards wait for the next one."""

    leader: int
    cards: tuple[Card, ...]


class WidowTaken(Struct, frozen=True):
    """``seat`` took the widow, to the captured cards or into the hand. Redacted for others; ``count`` stays."""

    seat: int
    cards: tuple[Card, ...]
    count: int
    to_hand: bool


class WidowExchanged(Struct, frozen=True):
    """``seat`` laid these cards away. Redacted for others; ``count`` stays."""

    seat: int
    cards: tuple[Card, ...]
    count: int


class RestTaken(Struct, frozen=True):
    """Everything that was left, hand and stock, counts for ``seat``, the last to hold cards."""

    seat: int
    cards: tuple[Card, ...]


class RestClaimed(Struct, frozen=True):
    """The play ended early; every card left in ``hands`` (and on the table) goes to ``seat``."""

    seat: int
    hands: tuple[tuple[Card, ...], ...]


class DealAnnulled(Struct, frozen=True):
    """``seat`` held nothing but penalty cards on the first trick; the same dealer deals again."""

    seat: int


class MoonShot(Struct, frozen=True):
    """``seat`` captured every penalty card."""

    seat: int


class MoonChosen(Struct, frozen=True):
    """The shooter chose what the moon does."""

    seat: int
    choice: Moon


class DealScored(Struct, frozen=True):
    """The deal is over: ``points`` of it per seat, and the ``totals`` of the match with it.

    In a game for chips both are chips, and ``pool`` is what lies in the middle; ``jackpot`` says that it stands
    until one hand is clear. ``broke``: somebody could not pay in full.
    """

    points: tuple[int, ...]
    totals: tuple[int, ...]
    pool: int = 0
    jackpot: bool = False
    broke: bool = False


class PoolDivided(Struct, frozen=True):
    """The match is over and everybody takes an equal share of the pool; odd chips stay."""

    share: int
    totals: tuple[int, ...]


class MatchEnded(Struct, frozen=True):
    """The end condition is met; ``winners`` are all seats with the best total (ties share)."""

    winners: tuple[int, ...]


Event = (
    DealStarted
    | Misdealt
    | BidMade
    | SuitNamed
    | RestDealt
    | Declared
    | CardsChosen
    | CardsPassed
    | CardPlayed
    | HeartsBroken
    | Revoked
    | RevokeMended
    | RevokePunished
    | CardDrawn
    | TrickTaken
    | TrickVoided
    | WidowTaken
    | WidowExchanged
    | RestTaken
    | RestClaimed
    | DealAnnulled
    | MoonShot
    | MoonChosen
    | DealScored
    | PoolDivided
    | MatchEnded
)
