"""Which worlds are likelier: those in which the cards that the others played make sense.

Every world that agrees with what is known is replayed from the first card. A card that its player would not have
chosen by the rules of thumb, with the hand it has in that world, speaks against it, the more the worse it was.
"""

from __future__ import annotations

from array import array
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from hearts_qt.ai.encoding import TWIN, encode_rules, encode_view
from hearts_qt.ai.kernel import Kernel
from hearts_qt.ai.worlds import Worlds
from hearts_qt.rules.state import Phase, Trick
from hearts_qt.rules.switches import Undealt

if TYPE_CHECKING:
    import random

    from hearts_qt.ai.knowledge import Knowledge
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View

HEAT = 130
"""By how many 256ths of a point a card must be worse to be e times less likely."""
CHAINS, COOLING, AFTERWARDS = 4, (8.0, 4.0, 2.0, 1.4, 1.0), 2
"""Worlds that go on from one another, side by side; at how many times the heat they settle, stage by stage, and
how many stages follow when that has shown who is to be trusted."""
CAUTIOUS, CAUTION, STAGES = 4, 8, 1
"""Such worlds that conclude with more caution, at so many times the heat, from so many stages on."""
SETTLING, THINNING = 500, 60
"""Exchanges of cards tried in each stage, and for each world that is taken afterwards."""
PASS_WEIGHT = 1024
"""How much the cards passed count beside those played, in 1024ths."""
DOUBT, CAREFUL = 0.22, 0.25
"""The part of the worlds that does not settle, because the others may play by other rules than ours; of the rest
the part that settles with caution."""
SEEN = 17
"""After so many cards of the others that our rules explain both parts become smaller."""
SAME, SAME_BY_PLAY, SAME_BY_SURPRISE = 1.0, 0.33, 0.0051
"""The logarithm of the odds that a seat plays by our rules: to begin with, more for each card it played, less for
every 256th of a point by which it surprises. Fitted to tables of rule-of-thumb and of searching players."""
ALIKE, GOOD_FAITH = 0.2, 1.0
"""How much what the other seats show counts for a seat, and what is added in its favour."""
LEAST = 0.15
"""Nobody is trusted less: to some extent everybody plays sensibly."""
SPREAD = 0.2
"""The part of the worlds that must go on counting; if there are fewer the evidence is trusted less."""
MORE = 4
"""How many worlds are drawn for each one that is taken."""

_FIRST_PACK = (1 << TWIN) - 1


class _Chains(NamedTuple):
    """Worlds that go on from one another, as they were before the first card, and what was passed in each."""

    heat: int
    worlds: array[int]
    gifts: array[int]


class LikelyWorlds(Worlds):
    """Worlds drawn by how well they explain what was played."""

    def __init__(self, known: Knowledge, start: View, view: View) -> None:
        """``start`` is the view of the same seat before the first card, see `start_of`."""
        super().__init__(known)
        table = encode_rules(view.rules)
        self._kernel = Kernel(table)
        self._kernel.place(encode_view(start))
        self._plays: array[int] = array("i")
        played = [0] * view.rules.seats
        for trick in (*view.tricks, *((view.trick,) if view.trick else ())):
            for s, c in zip(trick.seats, trick.cards, strict=True):
                self._plays.extend((s, table.number(c)))
                played[s] |= 1 << table.number(c)
        masks = [0] * view.rules.seats
        for c, places in known.holders.items():
            for s in places:
                if s < view.rules.seats:
                    masks[s] |= 1 << table.number(c)
        self._may = None if view.rules.packs > 1 or not self.sampler.sound else array("Q", masks)
        self._played = [mask for cards in played for mask in (cards & _FIRST_PACK, cards >> TWIN)]
        self._chains: list[_Chains] = []
        self._strange: array[int] = array("i", bytes(4 * self._seats))
        self.trust = [1.0] * self._seats
        """How much of what a seat did counts, found out with the first worlds that are drawn."""
        self.unsure = 1.0
        """How much of `DOUBT` and `CAREFUL` is left, found out with the first worlds that are drawn."""
        if self._may is not None:
            note_passes(self._kernel, view, PASS_WEIGHT)

    @staticmethod
    def of(known: Knowledge, view: View) -> LikelyWorlds | None:
        """Where the worlds of ``view`` come from; None where nothing speaks for or against any."""
        start = start_of(view)
        return None if start is None else LikelyWorlds(known, start, view)

    def uniform(self, count: int, rng: random.Random) -> array[int]:
        """``count`` worlds, the likely and the unlikely."""
        return super().draw(count, rng)

    def surprises(self, worlds: array[int]) -> array[int]:
        """By how much what was played is worse than the best, in 256ths of a point, world by world."""
        before = self._with_played(array("Q", worlds))
        count = len(worlds) // self.stride
        found: array[int] = array("i", bytes(4 * count))
        self._kernel.surprises(before, 0, count, self._plays, self._seat, found)
        return found

    def _begin(self, rng: random.Random, may: array[int]) -> None:
        """Let the chains settle, and find out meanwhile who is to be trusted."""
        cold = self._started(HEAT, CHAINS, rng)
        for times in COOLING:
            self._settle(cold, times, may, rng)
        self._set_trust()
        for _ in range(AFTERWARDS):
            self._settle(cold, 1.0, may, rng)
        cautious = self._started(CAUTION * HEAT, CAUTIOUS, rng)
        for _ in range(STAGES):
            self._settle(cautious, 1.0, may, rng)
        self._chains = [cold, cautious]

    def _started(self, heat: int, count: int, rng: random.Random) -> _Chains:
        worlds = self._with_played(self.uniform(count, rng))
        chains = _Chains(heat, worlds, array("Q", bytes(8 * count * self._seats)))
        self._kernel.guess_passes(chains.worlds, chains.gifts, rng.getrandbits(63))
        return chains

    def _settle(self, chains: _Chains, times: float, may: array[int], rng: random.Random) -> None:
        heat, seed = round(times * chains.heat), rng.getrandbits(63)
        self._kernel.settle_in(
            chains.worlds, chains.gifts, self._plays, self._seat, may, heat, SETTLING, seed, self._strange
        )

    def _wander(self, count: int, may: array[int], rng: random.Random) -> array[int]:
        """So many worlds out of the chains, as they were before the first card."""
        worlds: array[int] = array("Q")
        careful = int(self.unsure * CAREFUL * count + rng.random())
        for chains, wanted in zip(self._chains, (count - careful, careful), strict=True):
            part = array("Q", bytes(8 * self.stride * wanted))
            seed = rng.getrandbits(63)
            self._kernel.wander(
                part, chains.worlds, chains.gifts, self._plays, self._seat, may, chains.heat, THINNING, seed
            )
            worlds += part
        return worlds

    def _set_trust(self) -> None:
        """Whoever did what our rules cannot explain in any world is trusted less from now on."""
        others = [s for s in range(self._seats) if s != self._seat]
        acts = self._plays[::2]
        odds = {s: SAME + SAME_BY_PLAY * acts.count(s) - SAME_BY_SURPRISE * self._strange[s] for s in others}
        total = sum(odds.values())
        for s, own in odds.items():
            self.trust[s] = LEAST + (1 - LEAST) * _chance(GOOD_FAITH + own + ALIKE * (total - own))
            self._kernel.set_trust(s, round(1024 * self.trust[s]))
        seen = sum(acts.count(s) for s in others)
        self.unsure = 1 - _chance(total) * (1 - min(1.0, SEEN / max(seen, 1)) ** 2)

    def _with_played(self, worlds: array[int]) -> array[int]:
        """The worlds as they were before the first card."""
        for place, mask in enumerate(self._played):
            if mask:
                worlds[place :: self.stride] = array("Q", [c | mask for c in worlds[place :: self.stride]])
        return worlds

    def _drawn(self, count: int, may: array[int], rng: random.Random) -> array[int]:
        """Settled, cautious and free worlds, well mixed."""
        if not self._chains:
            self._begin(rng, may)
        stride, free = self.stride, min(count, int(self.unsure * DOUBT * count + rng.random()))
        worlds = self._wander(count - free, may, rng)
        for place, mask in enumerate(self._played):
            if mask:
                worlds[place::stride] = array("Q", [c & ~mask for c in worlds[place::stride]])
        worlds += self.uniform(free, rng)
        order = list(range(count))
        rng.shuffle(order)
        mixed: array[int] = array("Q")
        for w in order:
            mixed += worlds[w * stride : (w + 1) * stride]
        return mixed

    def draw(self, count: int, rng: random.Random) -> array[int]:
        """``count`` worlds, one after another; a likely one can be among them more than once."""
        if self._may is not None:
            return self._drawn(count, self._may, rng)
        pool = self.uniform(MORE * count, rng)
        stride = self.stride
        weights = _weights(self.surprises(pool))
        picked: array[int] = array("Q")
        chosen = _resampled(weights, count, rng.random())
        rng.shuffle(chosen)
        for w in chosen:
            picked += pool[w * stride : (w + 1) * stride]
        return picked


def _chance(odds: float) -> float:
    """The chance that belongs to the logarithm of the odds."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def note_passes(kernel: Kernel, view: View, weight: int = 0) -> None:
    """Tell the simulator who got what in the pass, where each seat gives to one other."""
    rules, seat = view.rules, view.seat
    to = view.direction.offset(rules.seats)
    if rules.packs > 1 or not (to and view.passed and view.received):
        return
    table = encode_rules(rules)
    taker = (seat + to) % rules.seats
    got = array("Q", bytes(8 * rules.seats))
    got[seat], got[taker] = table.masks(view.received)[0], table.masks(view.passed)[0]
    kernel.set_passes(got, sum(1 << s for s in range(rules.seats) if s not in (seat, taker)), weight)


def start_of(view: View) -> View | None:
    """What the seat of ``view`` saw before the first card was led; None where that is not worth finding out.

    It is not where cards come into the hands during the play, before anything was played by the others, or where
    everything was declared, which the rules of thumb know too little about.
    """
    rules, seat = view.rules, view.seat
    tricks = (*view.tricks, *((view.trick,) if view.trick else ()))
    others = any(s != seat for t in tricks for s in t.seats)
    still = rules.undealt is Undealt.NONE or (
        rules.undealt in (Undealt.FIRST_TRICK, Undealt.LAST_TRICK) and view.widow_taker != seat
    )
    if view.phase is not Phase.PLAYING or view.declarer is not None or not ((others or view.received) and still):
        return None
    played: list[list[Card]] = [[] for _ in range(rules.seats)]
    for t in tricks:
        for s, c in zip(t.seats, t.cards, strict=True):
            played[s].append(c)
    leader = tricks[0].leader
    return replace(
        view,
        hand=tuple(sorted((*view.hand, *played[seat]))),
        hand_sizes=tuple(size + len(cards) for size, cards in zip(view.hand_sizes, played, strict=True)),
        trick=Trick(leader, turn=leader),
        tricks=(),
        hearts_broken=False,
        pending=(),
        extra=((),) * rules.seats,
        widow_taker=None,
        to_move=(leader,),
        legal=(),
    )


def _weights(surprises: array[int]) -> list[float]:
    """How likely each world is, at a heat at which enough of them count."""
    least, heat = min(surprises), float(HEAT)
    while True:
        weights = [exp((least - s) / heat) for s in surprises]
        effective = sum(weights) ** 2 / sum(w * w for w in weights)
        if effective >= SPREAD * len(weights) / MORE or heat > 100 * HEAT:
            return weights
        heat *= 1.5


def _resampled(weights: list[float], count: int, offset: float) -> list[int]:
    """``count`` places, each as often as its weight says, in order."""
    step = sum(weights) / count
    at, place, reached = offset * step, 0, weights[0]
    found = []
    for _ in range(count):
        while reached < at and place < len(weights) - 1:
            place += 1
            reached += weights[place]
        found.append(place)
        at += step
    return found
