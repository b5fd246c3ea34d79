"""One decision of the searching player: its worlds, its simulator, how long it may take."""

from __future__ import annotations

from math import exp
from time import thread_time
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.ai.chances import BETTER, SHOOTING
from hearts_qt.ai.encoding import THINKING, encode_rules, encode_view
from hearts_qt.ai.evidence import LikelyWorlds, note_passes
from hearts_qt.ai.forgetting import forget
from hearts_qt.ai.kernel import COMPILED, Kernel
from hearts_qt.ai.knowledge import know
from hearts_qt.ai.racing import Budget, Plan, Runner, prudent, race
from hearts_qt.ai.utility import Utility
from hearts_qt.ai.worlds import Worlds
from hearts_qt.rules.state import Phase

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from hearts_qt.ai.characters import Character
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View

HOPE, SETTLED = 0.56, 0.54
"""Playouts follow one plan blindly and lose moons that a player, who thinks again with every card, gets: with a
whole hand left to play the odds are so much better, as a logarithm, falling to nothing when this part of it is
left. Fitted to a seat that looks for its best chance of a moon at every card."""
FIRST_OF_SETS = 12
"""Worlds before the first sets of cards leave."""
SLOW = 0.15
"""The part of the worlds that is left where the simulator runs as plain Python."""
FEWEST = 8
"""No decision rests on fewer worlds than this because of a slow machine."""


class Effort(Struct, frozen=True):
    """How hard a player thinks.

    ``worlds`` for each card that may be played, ``sets`` for each set of cards to pass on (0: chosen by rule of
    thumb). ``memory`` is the part of the voids and passed cards that is remembered. ``inference``: worlds count
    by how well they explain what was played. ``suffered``: see `Utility`. ``prudence``: a card is preferred to
    that of the rule of thumb only where it is better by so many standard errors.
    ``policy``: how the worlds are played out, see `encoding`. ``moons``: they are played out twice, once for the
    own moon at any price, and the better of the two counts.
    """

    worlds: int = 300
    sets: int = 300
    memory: float = 1.0
    inference: bool = False
    suffered: float = 0.0
    prudence: float = 0.0
    policy: int = THINKING
    moons: bool = False
    seconds: float = 0.45
    sets_seconds: float = 1.2

    def fitted(self) -> Effort:
        """The same for the simulator that there is; as plain Python it has no time to replay what was played."""
        if COMPILED:
            return self
        worlds, sets = (max(min(n, FEWEST), round(SLOW * n)) for n in (self.worlds, self.sets))
        return replace(self, worlds=worlds, sets=sets, inference=False)


EFFORTS = {
    "easy": Effort(worlds=1, sets=0, memory=0.1),
    "medium": Effort(worlds=8, sets=0, memory=0.45, prudence=1.0),
    "strong": Effort(worlds=40, sets=40),
    "expert": Effort(worlds=300, sets=600, inference=True, suffered=0.25, moons=True),
}
"""By the keys of `levels`; see docs/strength.md for how far they are apart."""


def hope(view: View) -> float:
    """By how much better than in playouts the odds of the own moon are, see `HOPE`."""
    decisions = len(view.hand) + (view.phase is not Phase.PLAYING)
    return exp(HOPE * max(0.0, decisions / view.rules.hand_size - SETTLED))


class Thinking:
    """What one seat makes of one view."""

    def __init__(
        self,
        view: View,
        effort: Effort,
        rng: random.Random,
        cancelled: Callable[[], bool],
        *,
        by_points: bool = False,
        character: Character | None = None,
    ) -> None:
        """``by_points``: the points of the deal count, even where the match is near its end.

        ``character``: what is liked beside them.
        """
        self.view = view
        self.effort = effort.fitted()
        self.rng = rng
        self.cancelled = cancelled
        self.utility = Utility(view, effort.suffered, by_points=by_points, character=character)
        self._known = forget(know(view), view, effort.memory)

    def try_cards(self, cards: Sequence[Card]) -> list[Runner]:
        """What playing each of ``cards`` is worth, best first; `Runner.place` is the place in ``cards``."""
        budget = Budget(self.effort.worlds, self.effort.seconds)
        return self._race([(c,) for c in cards], budget, self.effort.prudence)

    def try_sets(self, sets: Sequence[tuple[Card, ...]], keep: float, always: int | None = None) -> list[Runner]:
        """What passing or laying away each of ``sets`` is worth, best first; ``always`` stays to the end."""
        budget = Budget(self.effort.sets, self.effort.sets_seconds, keep, always, FIRST_OF_SETS)
        return self._race(sets, budget)

    def most_sets(self, most: int) -> int:
        """Of how many sets the best is looked for; fewer where the simulator is slow."""
        return most if COMPILED else round(SLOW * most)

    def _race(self, moves: Sequence[tuple[Card, ...]], budget: Budget, prudence: float = 0.0) -> list[Runner]:
        table = encode_rules(self.view.rules)
        plans = []
        for own, better in self._plans():
            kernel = Kernel(table)
            kernel.place(encode_view(self.view))
            note_passes(kernel, self.view)
            self._set_policies(kernel, table.seats, own)
            plans.append(Plan(kernel, better))
        masks = [table.masks(cards) for cards in moves]
        runners = race(plans, self._source(), masks, self.utility, budget, self.rng, self.cancelled)
        if prudence:
            runners = prudent(runners, prudence)
        return runners if self.utility.taste is None else self.utility.taste.prefer(runners, moves)

    def _plans(self) -> list[tuple[tuple[int, ...], float]]:
        """The ways in which the own seat may go on, as weights of the policy, with the hope of each."""
        if self.effort.moons and self.view.seat in self._known.moon_seats:
            return [(BETTER, 1.0), (SHOOTING, hope(self.view))]
        return [(BETTER, 1.0)]

    def _set_policies(self, kernel: Kernel, seats: int, own: tuple[int, ...] = BETTER) -> None:
        """The others are taken to play by the usual rules of thumb, the own seat goes on by ``own``."""
        for seat in range(seats):
            kernel.set_policy(seat, self.effort.policy)
        for number, weight in enumerate(own):
            kernel.set_weight(self.view.seat, number, weight)

    def _source(self) -> Worlds:
        likely = LikelyWorlds.of(self._known, self.view) if self.effort.inference else None
        return likely or Worlds(self._known)

    def _rest_to_deal(self) -> int:
        """How many cards each seat still gets before the play."""
        rules = self.view.rules
        return rules.hand_size - rules.first_cards if self.view.phase is Phase.NAMING else 0

    def outcomes(self, views: Sequence[View], choice: Callable[[Sequence[int]], int], count: int) -> list[float]:
        """The worth of ``count`` worlds, each played from one of ``views`` by the policy alone.

        ``choice`` says which view a world is played from, given the hands as sets of card numbers.
        """
        return [played[0] for played in self._played(views, lambda hands: (choice(hands),), count)]

    def contest(self, views: Sequence[View], count: int) -> list[list[float]]:
        """The worth of ``count`` worlds, each played from every one of ``views`` by the policy alone."""
        every = range(len(views))
        return self._played(views, lambda hands: every, count)

    def _played(
        self, views: Sequence[View], choice: Callable[[Sequence[int]], Sequence[int]], count: int
    ) -> list[list[float]]:
        kernels = [Kernel(encode_rules(v.rules)) for v in views]
        for kernel, v in zip(kernels, views, strict=True):
            kernel.place(encode_view(v))
            self._set_policies(kernel, v.rules.seats)
        source = Worlds(self._known, self._rest_to_deal())
        worlds, seed = source.draw(count, self.rng), self.rng.getrandbits(63)
        finish = thread_time() + self.effort.seconds
        found: list[list[float]] = []
        for n in range(count):
            hands = worlds[n * source.stride : n * source.stride + 2 * self.view.rules.seats]
            values = []
            for kernel in (kernels[k] for k in choice(hands)):
                kernel.deal(worlds, n, seed)
                kernel.play_out()
                values.append(self.utility.of_losses(kernel.result()[1]))
            found.append(values)
            if self.cancelled() or thread_time() > finish:
                break
        return found
