"""Which worlds are likelier: those in which the cards that the others played make sense.

Every world that agrees with what is known is replayed from the first card. A card that its player would not have
chosen by the rules of thumb, with the hand it has in that world, speaks against it, the more the worse it was.
"""

from __future__ import annotations

from array import array
from math import exp
from typing import TYPE_CHECKING

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

HEAT = 200
"""By how many 256ths of a point a card must be worse to be e times less likely."""
CHAIN, BURN_IN, THINNING = 64, 1500, 50
"""Worlds that go on from one another; exchanges of cards tried for the first of them, and for each other."""
PASS_WEIGHT = 1024
"""How much the cards passed count beside those played, in 1024ths."""
DOUBT = 4
"""One world in so many does not settle: the others may play by other rules than ours."""
SPREAD = 0.2
"""The part of the worlds that must go on counting; if there are fewer the evidence is trusted less."""
MORE = 4
"""How many worlds are drawn for each one that is taken."""

_FIRST_PACK = (1 << TWIN) - 1


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

        self._note_passes(view)

    def _note_passes(self, view: View) -> None:
        """Tell the simulator who got what in the pass, where each seat gives to one other."""
        rules, seat = view.rules, view.seat
        to = view.direction.offset(rules.seats)
        if self._may is None or rules.pass_count != 3 or not (to and view.passed and view.received):
            return
        table = encode_rules(rules)
        got = array("Q", bytes(8 * rules.seats))
        got[seat], got[(seat + to) % rules.seats] = table.masks(view.received)[0], table.masks(view.passed)[0]
        unknown = sum(1 << s for s in range(rules.seats) if s not in (seat, (seat + to) % rules.seats))
        self._kernel.set_passes(got, unknown, PASS_WEIGHT)

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
        before = array("Q", worlds)
        for place, mask in enumerate(self._played):
            if mask:
                before[place :: self.stride] = array("Q", [cards | mask for cards in worlds[place :: self.stride]])
        count = len(worlds) // self.stride
        found: array[int] = array("i", bytes(4 * count))
        self._kernel.surprises(before, 0, count, self._plays, self._seat, found)
        return found

    def draw(self, count: int, rng: random.Random) -> array[int]:
        """``count`` worlds, one after another; a likely one can be among them more than once."""
        if self._may is not None:
            worlds = self.uniform(count, rng)
            for place, mask in enumerate(self._played):
                if mask:
                    worlds[place :: self.stride] = array("Q", [c | mask for c in worlds[place :: self.stride]])
            before = worlds[:]
            seed = rng.getrandbits(63)
            self._kernel.settle_in(
                worlds, 0, count, self._plays, self._seat, self._may, HEAT, CHAIN, BURN_IN, THINNING, seed
            )
            for at in range((DOUBT - 1) * self.stride, len(worlds), DOUBT * self.stride):
                worlds[at : at + self.stride] = before[at : at + self.stride]
            for place, mask in enumerate(self._played):
                if mask:
                    worlds[place :: self.stride] = array("Q", [c & ~mask for c in worlds[place :: self.stride]])
            return worlds
        pool = self.uniform(MORE * count, rng)
        stride = self.stride
        weights = _weights(self.surprises(pool))
        picked: array[int] = array("Q")
        chosen = _resampled(weights, count, rng.random())
        rng.shuffle(chosen)
        for w in chosen:
            picked += pool[w * stride : (w + 1) * stride]
        return picked


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
