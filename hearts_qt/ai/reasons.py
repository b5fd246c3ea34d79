"""Why the searching player prefers a card: what the playouts showed, or else what the rule of thumb says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.ai.strategy import Advice, Motive

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.ai.racing import Runner
    from hearts_qt.rules.view import View

LIKELY = 0.4
"""The part of the worlds in which the own moon has to come for a card to be played for it."""
STOPS = 0.08
"""The part of the worlds in which somebody's moon must be lost by a card for it to be played against it."""

_ONLY_SECOND_BEST = (Motive.SHOOT_MOON, Motive.STOP_MOON)
"""Reasons that a rule of thumb gives on suspicion; the playouts know better."""


def explained(view: View, runner: Runner, rivals: Sequence[Runner], thumb: Advice) -> Advice:
    """The advice for the card of ``runner``, whose rule of thumb is ``thumb``, against the other cards."""
    if thumb.reason is Motive.TAKE_EVERYTHING or thumb.reason is Motive.DEFEAT_DECLARER:
        return thumb
    own = max(runner.moon_share(s) for s in view.rules.side(view.seat))
    if own >= LIKELY:
        return Advice(thumb.move, Motive.SHOOT_MOON)
    stopped = _stopped(view, runner, rivals)
    if stopped is not None:
        return Advice(thumb.move, Motive.STOP_MOON, seat=stopped)
    if thumb.reason in _ONLY_SECOND_BEST:
        return replace(_plain(view, thumb), seat=None)
    return thumb


def _stopped(view: View, runner: Runner, rivals: Sequence[Runner]) -> int | None:
    """The seat whose moon comes of the other cards clearly more often than of this one."""
    others = [s for s in range(view.rules.seats) if s not in view.rules.side(view.seat)]
    if not rivals:
        return None
    gains = {s: sum(r.moon_share(s) for r in rivals) / len(rivals) - runner.moon_share(s) for s in others}
    seat = max(others, key=lambda s: gains[s])
    return seat if gains[seat] >= STOPS else None


def _plain(view: View, thumb: Advice) -> Advice:
    """What can be said of the card in any case."""
    card = getattr(thumb.move, "card", None)
    if card is None:
        return thumb
    led = view.trick is not None and bool(view.trick.cards)
    motive = Motive.LEAST_RISK if not led else Motive.DISCARD_HARMLESS
    if led and view.trick is not None and card.suit is view.trick.cards[0].suit:
        motive = Motive.LOWEST_OF_SUIT
    return Advice(thumb.move, motive, suit=card.suit)
