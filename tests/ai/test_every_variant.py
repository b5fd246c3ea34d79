"""What holds for every computer player in every variant: legal, repeatable, and without a look at hidden cards."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.levels import LEVELS as ALL_LEVELS
from hearts_qt.ai.playing import play_deal
from hearts_qt.ai.strategy import choose
from hearts_qt.rules.cards import Card, Suit
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.legality import legal_cards
from hearts_qt.rules.moves import ChooseMoon, DealCards, LetStand, PassCards, PlayCard
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Bonus, Direction, Moon, Opening, Revoke
from hearts_qt.rules.transition import refuse, step, turn_of
from hearts_qt.rules.view import view
from tests.ai.positions import permuted
from tests.rules.positions import random_match

if TYPE_CHECKING:
    from hearts_qt.ai.strategy import Strategy
    from hearts_qt.rules.moves import Move

LEVELS = {key: ALL_LEVELS[key] for key in ("random", "rule_of_thumb")}
"""The quick ones; the searching players have tests of their own."""

TABLES = {
    **{f"{v.id} {n}": v.rules(n) for v in CATALOGUE.values() for n in v.counts},
    **{
        f"{v.id} {choice.key} {answer}": choice.put(v.rules(), answer)
        for v in CATALOGUE.values()
        for choice in v.choices
        if choice.arises(v.rules())
        for answer in list(choice.answers)[1:]
    },
    "three seats": Rules(
        seats=3,
        removed=(Card(Suit.CLUBS, Rules().lowest),),
        pass_cycle=(Direction.LEFT, Direction.RIGHT, Direction.HOLD),
    ),
    "two seats": Rules(seats=2, pass_cycle=(Direction.ACROSS,), pass_count=5),
    "six seats, two packs": Rules(
        seats=6,
        packs=2,
        removed=(Card(Suit.CLUBS, Rules().lowest),),
        pass_cycle=(Direction.ACROSS,),
        opening=Opening.ELDEST,
    ),
    "every switch": Rules(
        bonus=Bonus.TEN_OF_DIAMONDS,
        opening=Opening.ANY_CLUB,
        queen_breaks_hearts=True,
        hearts_instead_of_queen=True,
        no_points_on_first_trick=False,
        moon=Moon.CHOICE,
        no_trick_bonus=5,
    ),
    "hearts only": Rules(points=(("H", 1),), moon=Moon.NOBODY),
    "spot hearts": Rules(points=(*((f"{r}H", n) for n, r in enumerate("23456789TJQKA", 2)), ("QS", 25))),
    "one card costs": Rules(points=(("KC", 8),), moon=Moon.OFF, hearts_must_be_broken=False),
}

BEST = {k: r for k, r in TABLES.items() if k.split()[0] not in CATALOGUE} | {
    v.id: v.rules() for v in CATALOGUE.values()
}

everywhere = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES.keys())
somewhere = pytest.mark.parametrize("rules", BEST.values(), ids=BEST.keys())
everyone = pytest.mark.parametrize("player", LEVELS.values(), ids=LEVELS.keys())


def _endless(rules: Rules, deals: int) -> Rules:
    return replace(rules, limit=None, deals=deals)


@everywhere
@everyone
def test_every_advised_move_is_legal_and_every_legal_card_is_advised(rules: Rules, player: Strategy) -> None:
    rng, plays = Random(5), 0
    # Each contract is a game of its own.
    match, _ = step(Match(_endless(rules, len(rules.contracts) or 1), 11), DealCards())
    while match.phase is not Phase.OVER:
        if match.phase in (Phase.SCORED, Phase.DEALING):
            match, _ = step(match, DealCards())
        seat = match.to_move[0]
        seen = view(match, seat)
        moves = [a.move for a in player.advise(seen, rng)]
        assert moves
        assert len(set(moves)) == len(moves)
        assert all(refuse(match, move) is None for move in moves)
        if match.phase is Phase.PLAYING:
            assert match.deal is not None
            legal = legal_cards(turn_of(match.deal, seat))
            assert sorted(m.card for m in moves if isinstance(m, PlayCard)) == sorted(legal)
            plays += 1
        match, _ = step(match, rng.choice(moves[:2]))
    assert plays >= rules.seats


@somewhere
@everyone
def test_a_choice_repeats_with_the_same_random_numbers(rules: Rules, player: Strategy) -> None:
    def deal() -> tuple[object, ...]:
        rngs = [Random(seat) for seat in range(rules.seats)]
        return play_deal(Match(_endless(rules, 1), 3), [player] * rules.seats, rngs)[1]

    assert deal() == deal()


@somewhere
def test_unseen_cards_may_change_places_without_changing_the_choice(rules: Rules) -> None:
    """Cards of the other hands and of the stock change places; view and choice stay what they were."""
    rng, swapped = Random(2), 0
    for number, (_, _, _, match) in enumerate(random_match(_endless(rules, 2), 4, deals=2, claims=False)):
        if match.deal is None or not match.to_move or number % 5:
            continue
        seat = match.to_move[0]
        other = permuted(match, seat, rng)
        if other == match:
            continue
        swapped += 1
        assert view(other, seat) == view(match, seat)
        for player in LEVELS.values():
            assert choose(player, view(other, seat), Random(1)) == choose(player, view(match, seat), Random(1))
    assert swapped or rules.seats == 2


@pytest.mark.parametrize("revoke", [Revoke.HOYLE, Revoke.FOSTER, Revoke.GRUZNOV])
def test_an_illegal_card_of_somebody_else_confuses_nobody(revoke: Revoke) -> None:
    """What seemed certain of the offender is false from then on; the others go on all the same."""
    rng, revokes = Random(3), 0
    player = LEVELS["rule_of_thumb"]
    match, _ = step(Match(_endless(Rules(pass_cycle=(), revoke=revoke), 3), 7), DealCards())
    while match.phase is not Phase.OVER:
        if match.phase is Phase.SCORED:
            match, _ = step(match, DealCards())
            continue
        seat = match.to_move[0]
        seen = view(match, seat)
        move: Move
        if seat == 0 and seen.trick is not None and seen.trick.turn is None:
            move = LetStand(0)
            assert player.advise(seen, rng) == ()
        elif seat == 0 and match.phase is Phase.PLAYING:
            some = rng.choice(seen.hand)
            move = PlayCard(0, some)
            revokes += some not in seen.legal
        else:
            move = choose(player, seen, rng)
        match, _ = step(match, move)
    assert revokes


@everyone
def test_a_player_that_is_not_asked_has_no_move(player: Strategy) -> None:
    match, _ = step(Match(Rules(pass_cycle=()), 1), DealCards())
    idle = next(s for s in range(4) if s not in match.to_move)
    assert player.advise(view(match, idle), Random(0)) == ()
    with pytest.raises(ValueError, match="not asked"):
        choose(player, view(match, idle), Random(0))


@everyone
def test_a_pass_once_chosen_is_not_advised_again(player: Strategy) -> None:
    match, _ = step(Match(Rules(), 1), DealCards())
    move = choose(player, view(match, 2), Random(0))
    assert isinstance(move, PassCards)
    match, _ = step(match, move)
    assert player.advise(view(match, 2), Random(0)) == ()


@everyone
def test_the_shooter_chooses_between_add_and_subtract(player: Strategy) -> None:
    asked = 0
    for _, _, _, match in random_match(_endless(_ONE_HEART, 30), 1, claims=False):
        if match.phase is Phase.CHOOSING_MOON:
            asked += 1
            moves = {a.move for a in player.advise(view(match, match.to_move[0]), Random(0))}
            both = {ChooseMoon(match.to_move[0], m) for m in (Moon.ADD, Moon.SUBTRACT)}
            assert moves
            assert moves <= both
    assert asked


_ONE_HEART = Rules(points=(("AH", 1),), moon=Moon.CHOICE, pass_cycle=())
