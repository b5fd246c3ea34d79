"""Positions in the middle of a deal, from text, as seat 0 sees them; and what a player does there."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import TYPE_CHECKING

from hearts_qt.ai.rule_of_thumb import RuleOfThumb
from hearts_qt.ai.strategy import Advice, choose
from hearts_qt.rules.cards import Card, cards
from hearts_qt.rules.moves import PassCards, PlayCard
from hearts_qt.rules.ruleset import Rules, penalty_of, value_of
from hearts_qt.rules.state import Deal, DealScore, Match, Phase, TakenTrick, Trick
from hearts_qt.rules.switches import Direction
from hearts_qt.rules.view import View, view
from tests.rules.positions import position

if TYPE_CHECKING:
    from collections.abc import Mapping

PLAYER = RuleOfThumb()
RULES = Rules(pass_cycle=())


def middle(
    hand: str,
    out: str,
    *,
    table: str = "",
    taken: Mapping[int, str] | None = None,
    voids: Mapping[int, str] | None = None,
    rules: Rules = RULES,
    totals: tuple[int, ...] = (),
) -> View:
    """What seat 0 sees when it is to play from ``hand`` and the cards ``out`` are in the other hands.

    ``table`` are the cards already in the trick. ``taken`` says which seat captured the penalty cards that are
    gone; those it does not name went round the table. ``voids[seat]``: the suit that the seat did not follow.
    Hearts are open, and the first trick is long past.
    """
    mine, theirs, trick = cards(hand), cards(out), cards(table)
    pack = rules.pack
    assert len({*mine, *theirs, *trick}) == len(mine) + len(theirs) + len(trick), "a card twice"
    gone = [c for c in pack if c not in {*mine, *theirs, *trick}]
    winners = {c: seat for seat, text in (taken or {}).items() for c in cards(text)}
    assert all(c in gone for c in winners), "a captured card that is still in play"

    tricks: list[TakenTrick] = []
    for seat, letter in (voids or {}).items():
        suited = [c for c in gone if c.suit.letter == letter and not value_of(rules, c)][:seat]
        other = next(c for c in gone if c.suit.letter != letter and not value_of(rules, c))
        shown = (*suited, other)
        tricks.append(TakenTrick(0, shown, 0, 0, tuple(range(len(shown)))))
        gone = [c for c in gone if c not in shown]
    # Every other card that is gone is led by seat 0 alone: that tells nothing about the other seats.
    turns = cycle(range(rules.seats))
    for c in gone:
        winner = winners[c] if c in winners else next(turns) if penalty_of(rules, c) else 0
        tricks.append(TakenTrick(0, (c,), winner, value_of(rules, c), (0,)))

    hands = [list(mine), *([] for _ in range(rules.seats - 1))]
    for place, c in enumerate(theirs):
        hands[1 + place % (rules.seats - 1)].append(c)
    dealt = tuple(tuple(sorted(h)) for h in hands)
    leader = -len(trick) % rules.seats
    seats = tuple((leader + k) % rules.seats for k in range(len(trick)))
    deal = Deal(
        rules=rules,
        extra=((),) * rules.seats,
        number=1,
        dealer=0,
        direction=Direction.HOLD,
        dealt=dealt,
        hands=dealt,
        chosen=(None,) * rules.seats,
        trick=Trick(leader, trick, seats, 0),
        tricks=tuple(tricks),
        hearts_broken=True,
    )
    scores = (DealScore(0, totals, totals, None),) if totals else ()
    return view(Match(rules, 0, Phase.PLAYING, scores, deal), 0)


def to_pass(hand: str, *, rules: Rules | None = None) -> View:
    """What seat 0 sees when it chooses its pass from ``hand``; the rest of the pack is dealt to the others."""
    rules = rules or Rules()
    mine = cards(hand)
    rest = [str(c) for c in rules.pack if c not in mine]
    others = [" ".join(rest[k :: rules.seats - 1]) for k in range(rules.seats - 1)]
    return view(position(hand, *others, rules=rules, direction=Direction.LEFT), 0)


def advice(some: View) -> tuple[Advice, ...]:
    """What the rule-of-thumb player thinks of a position, best first."""
    return PLAYER.advise(some, Random(0))


def played(some: View) -> str:
    """The card that the rule-of-thumb player plays, as text."""
    move = choose(PLAYER, some, Random(0))
    assert isinstance(move, PlayCard)
    return str(move.card)


def passed(some: View) -> set[str]:
    """The cards that the rule-of-thumb player passes, as text."""
    move = choose(PLAYER, some, Random(0))
    assert isinstance(move, PassCards)
    return {str(c) for c in move.cards}


def ranking(some: View) -> list[Card]:
    """All legal cards as the player ranks them."""
    return [a.move.card for a in advice(some) if isinstance(a.move, PlayCard)]
