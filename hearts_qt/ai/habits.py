"""How characters differ in what can be counted: the same table for all of them, drawn anew for every deal."""

from __future__ import annotations

import random
from collections import defaultdict
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from hearts_qt.ai.arena import FAR
from hearts_qt.ai.characters import CHARACTERS
from hearts_qt.ai.knowledge import dearest_card
from hearts_qt.ai.levels import strategy
from hearts_qt.ai.playing import play_deal
from hearts_qt.rules.catalogue import CATALOGUE, DEFAULT
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.state import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_qt.ai.strategy import Strategy
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.state import TakenTrick

HABITS = {
    "tricks": "tricks taken in a deal",
    "beats": "part of the tricks gone above, where the suit could be followed above and below the highest card",
    "hunts": "part of the leads low in the suit of the dearest card, while that is with somebody else",
    "shortest": "part of the cards led or thrown off that come from a shortest suit of the hand",
    "height": "height of the cards played in the first half of a deal, 0 to 1",
    "costly": "penalty cards played in the first half of a deal",
    "dearest": "part of the deals in which the dearest card is taken",
    "heavy": "part of the deals in which more than six tenths of the penalty points are taken",
    "tries": "part of the deals in which a quarter of the penalty points is taken before anybody else has one",
    "moons": "moons shot in a deal",
    "leader": "part of the penalty points taken by others that goes to whoever stands best of them, if one does",
}
"""What is counted, each by the seat whose habit it is."""


def habits(
    level: str, deals: int, seed: int, *, player: Callable[[str], Strategy] | None = None
) -> dict[str, Any]:
    """Let all characters play ``deals`` deals of the classic game at one level, four of them drawn for each.

    ``player`` makes a player of a character's key, if not that of the level. The result, ready for JSON, has a row
    for each character, and in it for each of `HABITS` the mean, its standard error and the number of cases.

    Raises UnknownLevel, and ValueError for fewer than one deal.
    """
    if deals < 1:
        raise ValueError("at least one deal has to be played")
    make = player or (lambda key: strategy(level, key))
    players = {key: make(key) for key in CHARACTERS}
    rules = replace(CATALOGUE[DEFAULT].rules(4), limit=None, deals=deals + FAR)
    drawn, match = random.Random(seed), Match(rules, seed)
    found: dict[str, dict[str, list[float]]] = {key: defaultdict(list) for key in CHARACTERS}
    for number in range(deals):
        keys = drawn.sample(list(CHARACTERS), rules.seats)
        rngs = [random.Random(f"{seed}/{number}/{seat}") for seat in range(rules.seats)]
        totals = match.totals
        match, _ = play_deal(match, [players[key] for key in keys], rngs)
        if match.deal is None:
            continue
        for seat, key in enumerate(keys):
            _note_plays(found[key], rules, match.deal.tricks, seat)
            _note_outcome(found[key], rules, match.deal.tricks, seat, totals)
            found[key]["moons"].append(match.scores[-1].shooter == seat)
    rows = {key: {habit: _row(samples[habit]) for habit in HABITS} for key, samples in found.items()}
    return {"level": level, "deals": deals, "seed": seed, "habits": HABITS, "characters": rows}


def _note_plays(into: dict[str, list[float]], rules: Rules, tricks: Sequence[TakenTrick], seat: int) -> None:
    dear = dearest_card(rules)
    plays = [(t, t.seats.index(seat)) for t in tricks]
    hand = [t.cards[place] for t, place in plays]
    early = hand[: len(hand) // 2]
    heights = [rules.strength(c) for c in rules.pack]
    into["height"].append((fmean(map(rules.strength, early)) - min(heights)) / (max(heights) - min(heights)))
    into["costly"].append(sum(penalty_of(rules, c) > 0 for c in early))
    away = dear is not None and dear not in hand
    for trick, place in plays:
        card, before = trick.cards[place], trick.cards[:place]
        led = before[0].suit if before else None
        suited = [c for c in hand if c.suit is led]
        if led is None and away and dear is not None:
            into["hunts"].append(card.suit is dear.suit and rules.strength(card) < rules.strength(dear))
        if not suited and len({c.suit for c in hand}) > 1:
            into["shortest"].append(_length(hand, card) == min(_length(hand, c) for c in hand))
        if suited:
            top = max(rules.strength(c) for c in before if c.suit is led)
            if min(map(rules.strength, suited)) < top < max(map(rules.strength, suited)):
                into["beats"].append(rules.strength(card) > top)
        away = away and dear not in trick.cards
        hand.remove(card)


def _length(hand: Sequence[Card], card: Card) -> int:
    return sum(c.suit is card.suit for c in hand)


def _note_outcome(
    into: dict[str, list[float]], rules: Rules, tricks: Sequence[TakenTrick], seat: int, totals: Sequence[int]
) -> None:
    dear, whole = dearest_card(rules), rules.penalty_total
    taken = [0] * rules.seats
    tries = False
    for trick in tricks:
        if trick.winner is not None:
            taken[trick.winner] += sum(penalty_of(rules, c) for c in trick.cards)
        tries = tries or (4 * taken[seat] >= whole and sum(taken) == taken[seat])
    mine = [t for t in tricks if t.winner == seat]
    into["tricks"].append(len(mine))
    into["dearest"].append(any(dear in t.cards for t in mine))
    into["heavy"].append(10 * taken[seat] > 6 * whole)
    into["tries"].append(tries)
    others = [s for s in range(rules.seats) if s != seat]
    best = min(totals[s] for s in others)
    leaders = [s for s in others if totals[s] == best]
    if len(leaders) == 1 and taken[seat] < whole:
        into["leader"].append(taken[leaders[0]] / (whole - taken[seat]))


def _row(samples: Sequence[float]) -> dict[str, float | int | None]:
    if not samples:
        return {"mean": None, "se": None, "cases": 0}
    error = round(stdev(samples) / len(samples) ** 0.5, 4) if len(samples) > 1 else None
    return {"mean": round(fmean(samples), 4), "se": error, "cases": len(samples)}
