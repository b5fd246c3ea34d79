"""One sound player by rules of thumb: every legal card gets an expected cost in points, the cheapest is played.

A card costs what the trick is likely to bring if it wins, less what its holder is spared by being rid of it.
Ducking high, taking clean tricks last, discarding danger and keeping guards all follow from that one sum.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.ai.bidding import advise_bid, advise_declaring, advise_suit
from hearts_qt.ai.characters import EVEN_TEMPERED, Character, lean
from hearts_qt.ai.declared import weigh_defence, weigh_undertaking
from hearts_qt.ai.discarding import weigh_discard
from hearts_qt.ai.exchanging import advise_exchange
from hearts_qt.ai.following import weigh_follow
from hearts_qt.ai.leading import one_least_risk, weigh_lead
from hearts_qt.ai.moon_choice import advise_moon
from hearts_qt.ai.passing import advise_pass
from hearts_qt.ai.position import Position, Weighed
from hearts_qt.ai.shooting import weigh_shot
from hearts_qt.ai.strategy import Advice, Motive, never
from hearts_qt.rules.moves import PlayCard
from hearts_qt.rules.state import Phase

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from hearts_qt.ai.estimates import Weights
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View


class RuleOfThumb(Struct, frozen=True):
    """Plays by the `Weights` of its character, and leaves nothing to chance: the same view, the same answer."""

    character: Character = EVEN_TEMPERED

    def advise(self, view: View, rng: random.Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        """Every legal card by cost; the best bids, suits, passes and exchanges; the moon choice."""
        del rng, cancelled
        weights = self.character.weights
        if view.seat not in view.to_move:
            return ()
        match view.phase:
            case Phase.BIDDING:
                return advise_bid(view, weights)
            case Phase.NAMING:
                return advise_suit(view, weights)
            case Phase.DECLARING:
                return advise_declaring(view)
            case Phase.PASSING:
                return advise_pass(view, weights, lean(self.character, view))
            case Phase.PLAYING:
                return advise_play(view, weights)
            case Phase.EXCHANGING:
                return advise_exchange(view, weights)
            case Phase.CHOOSING_MOON:
                return advise_moon(view)
            case _:
                return ()


def advise_play(view: View, weights: Weights) -> tuple[Advice, ...]:
    """Every legal card, cheapest first."""
    return one_least_risk(thoughts(view, weights))


def thoughts(view: View, weights: Weights) -> tuple[Advice, ...]:
    """The same, each card with the reason that it would have as the best."""
    if view.trick is None or view.trick.turn is None:
        # The trick waits for an illegal card to be taken back; this player never has one.
        return ()
    if len(view.legal) == 1:
        return (Advice(PlayCard(view.seat, view.legal[0]), Motive.ONLY_CARD),)
    position = Position(view, weights)
    weighed = sorted(
        ((_weigh(position, c), c) for c in view.legal),
        key=lambda pair: (round(pair[0].cost, 6), -view.rules.strength(pair[1]), pair[1]),
    )
    return tuple(w.advice for w, _ in weighed)


def _weigh(position: Position, card: Card) -> Weighed:
    undertaking = position.undertaking
    if undertaking is not None and not undertaking.failed:
        if position.view.seat in undertaking.side:
            return weigh_undertaking(position, card, undertaking)
        return weigh_defence(position, card, undertaking)
    if position.shooting:
        return weigh_shot(position, card)
    if position.led is None:
        return weigh_lead(position, card)
    if card.suit is position.led or position.wins_so_far(card):
        return weigh_follow(position, card)
    return weigh_discard(position, card)
