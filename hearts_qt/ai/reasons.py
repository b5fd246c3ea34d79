"""Why the searching player prefers a card: what the playouts showed, or else what the rule of thumb says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.ai.knowledge import know
from hearts_qt.ai.strategy import Advice, Motive

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hearts_qt.ai.racing import Runner
    from hearts_qt.rules.moves import Move
    from hearts_qt.rules.view import View

    Thoughts = Callable[[], Mapping[Move, Advice]]

LIKELY = 0.4
"""The part of the worlds in which the own moon has to come for a card to be played for it."""
STOPS = 0.08
"""The part of the worlds in which somebody's moon must be lost by a card for it to be played against it."""

_SUSPICIONS = (Motive.SHOOT_MOON, Motive.STOP_MOON, Motive.GIVE_UP_MOON)
"""Reasons that a rule of thumb gives on suspicion; the playouts know better."""

_FAINT = (Motive.MAY_TAKE, Motive.WILL_TAKE, Motive.MAY_BE_NEEDED)
"""What is true of a card and no reason to play it."""


def explained(view: View, runner: Runner, rivals: Sequence[Runner], thumb: Advice, calm: Thoughts) -> Advice:
    """The advice for the card of ``runner``, whose rule of thumb is ``thumb``, against the other cards.

    ``calm``: what the rule of thumb says of every card when it suspects no moon.
    """
    if view.declarer is not None and thumb.reason not in _SUSPICIONS:
        return thumb
    own = max(runner.moon_share(s) for s in view.rules.side(view.seat))
    if own >= LIKELY:
        return Advice(thumb.move, Motive.SHOOT_MOON)
    stopped = _stopped(view, runner, rivals)
    if stopped is not None:
        return Advice(thumb.move, Motive.STOP_MOON, seat=stopped if know(view).has_every_point(stopped) else None)
    return doubted(thumb, calm)


def tried_best(best: Advice) -> Advice:
    """The best of the cards that were tried: where nothing else speaks for it, that it did best."""
    return Advice(best.move, Motive.TRIED_BEST) if best.reason in _FAINT else best


def doubted(thumb: Advice, calm: Thoughts) -> Advice:
    """The rule of thumb, or where it speaks of a moon that the playouts have not shown, what it says otherwise."""
    return calm()[thumb.move] if thumb.reason in _SUSPICIONS else thumb


def _stopped(view: View, runner: Runner, rivals: Sequence[Runner]) -> int | None:
    """The seat whose moon comes of the other cards clearly more often than of this one."""
    others = [s for s in range(view.rules.seats) if s not in view.rules.side(view.seat)]
    if not rivals:
        return None
    gains = {s: sum(r.moon_share(s) for r in rivals) / len(rivals) - runner.moon_share(s) for s in others}
    seat = max(others, key=lambda s: gains[s])
    return seat if gains[seat] >= STOPS else None
