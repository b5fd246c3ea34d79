"""Characters: what a player likes beside winning, and how far it goes for that.

A character never sees more and never thinks less. The searching player first works out what its moves are worth,
as all do; of those that cost at most ``slack`` more than the best it then makes the one it likes best. Who tries a
move in few worlds can not tell a small cost from none, and what is within that doubt does not count.
"""

from __future__ import annotations

from math import sqrt
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.ai.estimates import Weights
from hearts_qt.ai.knowledge import know
from hearts_qt.rules import scoring
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.state import Phase

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable, Mapping, Sequence

    from hearts_qt.ai.racing import Runner
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View


class Character(Struct, frozen=True):
    """What is liked beside the points. Plus is liked, minus disliked; everything at 0 is nobody's character.

    ``slack`` is the most that a move may cost for the sake of it, in parts of the penalty points of a deal.
    """

    slack: float = 0.0

    # What may come of a move, in parts of the penalty points.
    own_moon: float = 0.0
    """Shooting the moon."""
    others_moon: float = 0.0
    """Somebody else's moon."""
    trick: float = 0.0
    """Taking the trick on the table."""
    dear_away: float = 0.0
    """The single dearest card with somebody else."""
    leader: float = 0.0
    """What the strongest of the others takes, as a part of its points."""
    spread: float = 0.0
    """That much hangs on luck: a part of the standard deviation of the outcome."""

    # The cards that a move plays or gives away, in parts of the slack.
    high: float = 0.0
    """High cards are played, low ones stay."""
    high_away: float = 0.0
    """High cards are passed on or laid away."""
    costly: float = 0.0
    """Penalty cards go."""
    short: float = 0.0
    """A suit gets empty."""
    hunt: float = 0.0
    """A low lead in the suit of the dearest card, which is with somebody else."""

    weights: Weights = Weights()
    """For everything that is decided by rule of thumb."""

    @property
    def leans(self) -> bool:
        """Whether the cards themselves matter."""
        return bool(self.high or self.high_away or self.costly or self.short or self.hunt)


EVEN = "even"
"""The key of the one who likes nothing but to win."""
EVEN_TEMPERED = Character()

CHARACTERS: Mapping[str, Character] = MappingProxyType(
    {
        EVEN: EVEN_TEMPERED,
        "moon_lover": Character(0.08, own_moon=2.5, trick=0.03, high_away=-2.0, weights=Weights(shoot=0.15)),
        "ducker": Character(0.04, trick=-0.15, high_away=1.0, weights=Weights(burden=0.25)),
        "bossy": Character(0.02, trick=0.06, weights=Weights(burden=0.0)),
        "hunter": Character(0.05, dear_away=0.1, hunt=1.5, weights=Weights(smoke=0.6)),
        "gambler": Character(0.02, own_moon=0.5, spread=0.12, weights=Weights(shoot=0.2)),
        "cautious": Character(0.015, others_moon=-0.3, spread=-0.05, costly=1.5, weights=Weights(shoot=0.5)),
        "hoarder": Character(0.03, high=1.5, high_away=1.5, weights=Weights(relief=0.7)),
        "void_maker": Character(0.05, short=2.5, weights=Weights(void=0.7)),
        "avenger": Character(0.03, leader=1.0),
    }
)
"""By the stable key under which settings and the command line know them."""


class UnknownCharacter(ValueError):
    """There is no character of that name; ``key`` is what was asked for, ``known`` what there is."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.known = tuple(CHARACTERS)
        super().__init__(f"{key!r} is not a character; there are {', '.join(self.known)}")


def character(key: str) -> Character:
    """The character with this key. Raises UnknownCharacter."""
    try:
        return CHARACTERS[key]
    except KeyError:
        raise UnknownCharacter(key) from None


class Taste:
    """What one character makes of the moves in one view."""

    def __init__(self, of: Character, view: View, scale: float) -> None:
        """``scale``: the penalty points of a deal, in which everything is reckoned."""
        self._of, self._view, self._scale = of, view, scale
        self._own = view.rules.side(view.seat)
        self._others = [s for s in range(view.rules.seats) if s not in self._own]
        self._leaders = _leaders(view, self._others) if of.leader else ()
        self.slack = of.slack * scale

    def of_playouts(self, rows: array[int], start: int, count: int, width: int) -> float:
        """How well ``count`` playouts are liked in all; the rows are those of `Utility.values`."""
        of, seats, stop = self._of, self._view.rules.seats, start + count * width
        liked = 0.0
        if of.own_moon or of.others_moon:
            shooters = rows[start + seats + 1 : stop : width]
            liked += of.own_moon * sum(shooters.count(s) for s in self._own)
            liked += of.others_moon * sum(shooters.count(s) for s in self._others)
        if of.trick:
            takers = rows[start + seats + 2 : stop : width]
            liked += of.trick * sum(takers.count(s) for s in self._own)
        if of.dear_away:
            takers = rows[start + seats + 3 : stop : width]
            liked += of.dear_away * sum(takers.count(s) for s in self._others)
        liked *= self._scale
        for seat in self._leaders:
            liked += of.leader / len(self._leaders) * sum(rows[start + seat : stop : width])
        return liked

    def prefer(self, runners: list[Runner], moves: Sequence[tuple[Card, ...]]) -> list[Runner]:
        """``runners``, best first, with the one in front that is liked best of those that cost little enough.

        ``moves`` are the cards of each move, by `Runner.place`.
        """
        if len(runners) < 2:
            return runners
        best, liked_cards = runners[0], lean(self._of, self._view)
        able = [(runner, beyond_doubt(runner, best)) for runner in runners]
        able = [(runner, cost) for runner, cost in able if cost <= self.slack]

        def liking(pair: tuple[Runner, float]) -> float:
            runner, cost = pair
            liked = runner.pleasure / len(runner.values) + liked_cards(moves[runner.place]) * self.slack
            if self._of.spread:
                liked += self._of.spread * _deviation(runner.values)
            return liked - cost

        first = max(able, key=liking)[0]
        return [first, *(runner for runner in runners if runner is not first)]


def beyond_doubt(runner: Runner, best: Runner) -> float:
    """What a move costs against the best, as far as that is certain."""
    cost, error = runner.behind(best)
    return max(cost - error, 0.0)


def lean(of: Character, view: View) -> Callable[[tuple[Card, ...]], float]:
    """How well a move is liked for its cards alone, in parts of the slack."""
    if not of.leans:
        return lambda cards: 0.0
    strength = view.rules.strength
    heights = [strength(c) for c in view.rules.pack if not c.is_joker]
    low, wide = min(heights), max(max(heights) - min(heights), 1)
    hunted = _hunted(view) if of.hunt else None
    high = of.high if view.phase is Phase.PLAYING else of.high_away

    def liked(cards: tuple[Card, ...]) -> float:
        left = [c.suit for c in view.hand if c not in cards]
        total = 0.0
        for c in cards:
            if not c.is_joker:
                total += high * (strength(c) - low) / wide
                total += of.short * (1 - left.count(c.suit) / max(len(left), 1))
            total += of.costly * (penalty_of(view.rules, c) > 0)
            if hunted is not None and c.suit is hunted.suit and strength(c) < strength(hunted):
                total += of.hunt
        return total / len(cards)

    return liked


def _hunted(view: View) -> Card | None:
    """The dearest card, where the seat of ``view`` leads and somebody else holds it."""
    if view.trick is None or view.trick.cards:
        return None
    known = know(view)
    dear = known.dearest
    return dear if dear is not None and dear in known.unseen[dear.suit] else None


def _deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((v - mean) ** 2 for v in values) / len(values))


def _leaders(view: View, others: Sequence[int]) -> tuple[int, ...]:
    """Who of ``others`` stands best in the match."""
    if not others:
        return ()
    totals = scoring.standings(view.rules, view.totals)
    best = (max if view.rules.most_wins else min)(totals[s] for s in others)
    return tuple(s for s in others if totals[s] == best)
