"""Worlds agree with what is known, and each of them is drawn as often as any other."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.knowledge import Knowledge, know
from hearts_qt.ai.sampling import Sampler
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import PassCards
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Direction
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import View, view
from tests.ai.tables import middle
from tests.rules.positions import cards, position, random_match

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = {f"{v.id} {n}": v.rules(n) for v in CATALOGUE.values() for n in v.counts}

ASKED = (Phase.PLAYING, Phase.EXCHANGING, Phase.PASSING, Phase.BIDDING, Phase.DECLARING)


def _decisions(rules: Rules, seed: int) -> Iterator[tuple[Match, View]]:
    """The positions of a random deal, each as the seat to move sees it."""
    endless = replace(rules, limit=None, deals=1)
    for _, _, _, match in random_match(endless, seed, deals=1, claims=False):
        if match.phase in ASKED and match.to_move:
            yield match, view(match, match.to_move[0])


def _agrees(known: Knowledge, sampler: Sampler, world: bytes) -> bool:
    sizes = Counter(world)
    fits = all(sizes[s] == n for s, n in enumerate(known.sizes) if s != known.seat)
    return fits and all(s in known.holders[c] for s, c in zip(world, sampler.cards, strict=True))


@pytest.mark.parametrize("table", TABLES)
def test_no_world_violates_what_is_known_and_the_true_one_is_among_them(table: str) -> None:
    rng = Random(3)
    for number, (match, seen) in enumerate(_decisions(TABLES[table], 8)):
        if number % 6:
            continue
        assert match.deal is not None
        known = know(seen)
        sampler = Sampler(known)
        assert sampler.sound
        assert all(_agrees(known, sampler, world) for world in sampler.worlds(3, rng))
        held = {c: s for s, hand in enumerate(match.deal.hands) for c in hand}
        truth = bytes(held.get(c, known.pile) for c in sampler.cards)
        assert _agrees(known, sampler, truth)


SMALL = ("windows_hearts 4", "black_lady_1909 3", "hearts_1887 6", "cancellation_hearts 11",
         "heartsette_gruznov 4", "joker_hearts 5", "domino_foster 4", "chasse_coeur 4", "king 4")  # fmt: skip


@pytest.mark.parametrize("table", SMALL)
def test_every_world_is_equally_likely(table: str) -> None:
    """Chi-square against the full enumeration, in positions near the end where something is known."""
    tried = 0
    for seed in range(40):
        for _, seen in _decisions(TABLES[table], seed):
            known = know(seen)
            sampler = Sampler(known)
            if not 20 <= sampler.total <= 300 or len(set(known.holders.values())) < 2:
                continue
            worlds = list(sampler.all_worlds())
            assert round(sampler.total) == len(worlds) == len(set(worlds))
            expected = 25
            seen_worlds = Counter(sampler.worlds(expected * len(worlds), Random(seed)))
            assert set(seen_worlds) <= set(worlds)
            chi = sum((seen_worlds[w] - expected) ** 2 / expected for w in worlds)
            free = len(worlds) - 1
            # Five standard deviations; the sampler repeats itself, so this fails for a reason or never.
            assert abs(chi - free) < 5 * (2 * free) ** 0.5
            tried += 1
            break
        if tried == 3:
            return
    assert tried


def test_passed_cards_are_where_they_went_in_every_world() -> None:
    hands = ("2C 3C 4C 5C 2D", "6C 7C 8C 9C 3D", "TC JC QC KC 4D", "AC 2S 3S 4S 5D")
    match = position(*hands, rules=Rules(), direction=Direction.RIGHT)
    for seat, hand in enumerate(hands):
        match, _ = step(match, PassCards(seat, cards(" ".join(hand.split()[:3]))))
    sampler = Sampler(know(view(match, 0)))
    places = {c: number for number, c in enumerate(sampler.cards)}
    assert all(w[places[c]] == 3 for w in sampler.worlds(50, Random(0)) for c in cards("2C 3C 4C"))


def test_a_void_is_kept_and_the_rest_varies() -> None:
    seen = middle("2C 3C 4C", "5C 6C 7C 2D 3D 4D 2H 3H 4H", voids={2: "C"})
    sampler = Sampler(know(seen))
    clubs = [n for n, c in enumerate(sampler.cards) if c.suit.letter == "C"]
    worlds = sampler.worlds(200, Random(0))
    assert all(w[n] != 2 for w in worlds for n in clubs)
    assert len(set(worlds)) > 100


def test_worlds_repeat_with_the_same_random_numbers() -> None:
    sampler = Sampler(know(middle("2C 3C 4C", "5C 6C 7C 2D 3D 4D 2H 3H 4H")))
    again = Sampler(know(middle("2C 3C 4C", "5C 6C 7C 2D 3D 4D 2H 3H 4H")))
    assert sampler.worlds(20, Random(7)) == again.worlds(20, Random(7))


def test_what_contradicts_itself_leaves_the_sizes_of_the_hands() -> None:
    """After a revoke nobody seems to have the suit any more."""
    seen = middle("2C 3C 4C", "5C 6C 7C 2D 3D 4D 2H 3H 4H")
    known = know(seen)
    nowhere = {c: frozenset() if c.suit.letter == "C" else s for c, s in known.holders.items()}
    sampler = Sampler(replace(known, holders=nowhere))
    assert not sampler.sound
    assert Counter(sampler.draw(Random(1))) == Counter({1: 3, 2: 3, 3: 3})
