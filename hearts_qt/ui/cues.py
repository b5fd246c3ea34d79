"""What is heard when: the sound that goes with each frame, by what things cost and never by their names."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from hearts_qt.rules.events import (
    BidMade,
    CardDrawn,
    CardPlayed,
    CardsPassed,
    DealAnnulled,
    DealScored,
    DealStarted,
    HeartsBroken,
    MoonShot,
    PoolDivided,
    RestClaimed,
    RestDealt,
    RestTaken,
    TrickTaken,
    TrickVoided,
    WidowExchanged,
    WidowTaken,
)
from hearts_qt.rules.ruleset import penalty_of

if TYPE_CHECKING:
    from hearts_qt.game.frames import Frame
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.events import Event
    from hearts_qt.rules.ruleset import Rules

_FEW = 4
"""When more faces than these cost the most, none of them is special: thirteen hearts of one point each."""


class Cue(Enum):
    """An occasion for a sound, the weightiest last; the value is its name in the settings."""

    CARD = "card"
    PASS = "pass"
    TAKE = "take"
    DEAL = "deal"
    REFUSED = "refused"
    CHIPS = "chips"
    DEAL_END = "deal_end"
    BROKEN = "broken"
    DEAREST = "dearest"
    MOON = "moon"
    LOST = "lost"
    WON = "won"

    @property
    def weight(self) -> int:
        """Which of two sounds is heard when both would be."""
        return _WEIGHTS[self]

    @property
    def is_of_cards(self) -> bool:
        """Whether it is cards that sound so; a tone does not drown them, nor they it."""
        return self in _OF_CARDS


_WEIGHTS = {cue: place for place, cue in enumerate(Cue)}
_OF_CARDS = (Cue.CARD, Cue.PASS, Cue.TAKE, Cue.DEAL)


def motion_cue(event: Event) -> Cue | None:
    """What is heard while the cards of ``event`` are on their way."""
    match event:
        case DealStarted() | RestDealt():
            return Cue.DEAL
        case CardsPassed() | WidowExchanged() | WidowTaken(to_hand=True):
            return Cue.PASS
        case TrickTaken() | TrickVoided() | WidowTaken() | RestClaimed() | RestTaken() | DealAnnulled():
            return Cue.TAKE
        case _:
            return None


def arrival_cues(frame: Frame) -> tuple[Cue, ...]:
    """What is heard when ``frame`` has been shown."""
    rules = frame.view.rules
    match frame.event:
        case CardPlayed(card=card):
            return (Cue.CARD, Cue.DEAREST) if is_dearest(rules, card) else (Cue.CARD,)
        case CardDrawn():
            return (Cue.CARD,)
        case HeartsBroken():
            return (Cue.BROKEN,)
        case MoonShot():
            return (Cue.MOON,)
        case BidMade(chips=int()) | PoolDivided():
            return (Cue.CHIPS,)
        case DealScored():
            return (Cue.CHIPS,) if rules.in_chips else (Cue.DEAL_END,)
        case _:
            return ()


def is_dearest(rules: Rules, card: Card) -> bool:
    """Whether no card of this deal costs more, and few cost as much."""
    cost = penalty_of(rules, card)
    if cost <= 0:
        return False
    faces = {c.face: penalty_of(rules, c) for c in rules.pack}
    return cost == max(faces.values()) and list(faces.values()).count(cost) <= _FEW
