"""The searching player: every move is tried in the same sampled worlds, each played to its end by a quick policy.

A function of the view and the random numbers alone: worlds are drawn from what the view implies, never from the
true hands. How much is thought is counted in worlds; the limit in seconds above it is for slow machines.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.ai.alike import alike
from hearts_qt.ai.before_play import advise_bid, advise_declaring, advise_suit
from hearts_qt.ai.characters import EVEN_TEMPERED, Character
from hearts_qt.ai.estimates import Weights
from hearts_qt.ai.exchanging import explain_exchanges, ranked_exchanges
from hearts_qt.ai.leading import one_least_risk
from hearts_qt.ai.moon_choice import weigh_moon
from hearts_qt.ai.passing import explain_passes, ranked_passes
from hearts_qt.ai.reasons import doubted, explained, tried_best
from hearts_qt.ai.rule_of_thumb import RuleOfThumb, thoughts
from hearts_qt.ai.strategy import Advice, never
from hearts_qt.ai.thinking import Effort, Thinking
from hearts_qt.rules.moves import PlayCard
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Direction

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from hearts_qt.ai.racing import Runner
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.moves import Move
    from hearts_qt.rules.view import View

WEIGHTS = Weights()
CALM = Weights(moon=0.0, shoot=2.0)
"""Those of a player who thinks of no moon."""
ALTERNATIVES = 3
"""How many passes and exchanges are advised."""
MOST_SETS = 400
"""Of more sets of cards only those that a rule of thumb thinks best are tried."""
HALVING = 0.5
"""The part of the sets that goes on after each stage."""


class Search(Struct, frozen=True):
    """Plays by trying. Its reasons are those of the rule of thumb unless the playouts showed another."""

    effort: Effort = Effort()
    character: Character = EVEN_TEMPERED

    def advise(self, view: View, rng: random.Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        """Every legal card, the best passes and exchanges, bids, suits, the moon choice; best first."""
        return decide(view, lambda: self._think(view, rng, cancelled), rng, self.character)

    def _think(self, view: View, rng: random.Random, cancelled: Callable[[], bool]) -> Thinking:
        return Thinking(view, self.effort, rng, cancelled, character=self.character)


def decide(
    view: View, think: Callable[[], Thinking], rng: random.Random, character: Character = EVEN_TEMPERED
) -> tuple[Advice, ...]:
    """The advice for ``view``; where there is something to try, ``think`` provides what is needed for it."""
    if view.seat not in view.to_move:
        return ()
    match view.phase:
        case Phase.PLAYING if len(view.legal) > 1:
            return advise_cards(view, think())
        case Phase.PASSING | Phase.EXCHANGING if (thinking := think()).effort.sets:
            return advise_sets(view, thinking)
        case Phase.BIDDING:
            return advise_bid(think())
        case Phase.NAMING:
            return advise_suit(think())
        case Phase.DECLARING if view.direction is Direction.HOLD:
            return advise_declaring(think())
        case Phase.CHOOSING_MOON:
            return weigh_moon(view, think().utility)
        case _:
            return RuleOfThumb(character=character).advise(view, rng)


def advise_cards(view: View, thinking: Thinking) -> tuple[Advice, ...]:
    """Every legal card, best first."""
    return tuple(advice for advice, _ in weighed_cards(view, thinking))


def weighed_cards(view: View, thinking: Thinking) -> list[tuple[Advice, float]]:
    """Every legal card with what it is worth less than the best, best first."""
    thumb = {move.card: a for move, a in _by_move(view, WEIGHTS).items() if isinstance(move, PlayCard)}
    rank = {c: n for n, c in enumerate(thumb)}
    if len(thumb) < len(view.legal):
        # The trick waits for an illegal card to be taken back.
        return []
    groups = {min(group, key=lambda c: rank[c]): group for group in alike(view).values()}
    tried = sorted(groups, key=lambda c: rank[c])
    if len(tried) == 1:
        return [(advice, 0.0) for advice in one_least_risk(tuple(thumb.values()))]
    runners = thinking.try_cards(tried)
    calm = cache(partial(_by_move, view, CALM))
    weighed: list[tuple[Advice, float]] = []
    for n, (runner, cost) in enumerate(zip(runners, costs_of(runners), strict=True)):
        first = tried[runner.place]
        rivals = [r for r in runners if r is not runner]
        own = explained(view, runner, rivals if n == 0 else [], thumb[first], calm)
        weighed.append((own if n else tried_best(own), cost))
        for c in sorted(groups[first], key=lambda c: rank[c]):
            if c != first:
                weighed.append((doubted(thumb[c], calm), cost))
    advice = one_least_risk([a for a, _ in weighed])
    return [(a, cost) for a, (_, cost) in zip(advice, weighed, strict=True)]


def _by_move(view: View, weights: Weights) -> dict[Move, Advice]:
    """What the rule of thumb says of every legal card, cheapest first."""
    return {a.move: a for a in thoughts(view, weights)}


def advise_sets(view: View, thinking: Thinking) -> tuple[Advice, ...]:
    """The best passes or exchanges, best first."""
    return tuple(advice for advice, _ in weighed_sets(view, thinking)[:ALTERNATIVES])


def weighed_sets(
    view: View, thinking: Thinking, made: tuple[Card, ...] | None = None
) -> list[tuple[Advice, float]]:
    """The best passes or exchanges, and ``made``, with what they are worth less than the best, best first."""
    passing = view.phase is Phase.PASSING
    sets = (ranked_passes if passing else ranked_exchanges)(view, WEIGHTS)[: thinking.most_sets(MOST_SETS)]
    if made is not None and made not in sets:
        sets.append(made)
    always = None if made is None else sets.index(made)
    runners = thinking.try_sets(sets, HALVING, always)
    costs = costs_of(runners)
    chosen = [n for n, r in enumerate(runners) if n < ALTERNATIVES or r.place == always]
    best = [sets[runners[n].place] for n in chosen]
    advice = explain_passes(view, WEIGHTS, best) if passing else explain_exchanges(view, best)
    return list(zip(advice, (costs[n] for n in chosen), strict=True))


def costs_of(runners: Sequence[Runner]) -> list[float]:
    """What each move is worth less than the first, over the worlds that both have seen."""
    return [max(runner.behind(runners[0])[0], 0.0) for runner in runners]
