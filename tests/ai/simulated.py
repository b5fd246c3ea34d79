"""The simulator beside the rules: the same deal in both, compared at every step."""

from __future__ import annotations

from array import array
from random import Random
from typing import TYPE_CHECKING

from hearts_qt.ai.encoding import DUCKING, RANDOM, THINKING, encode_view
from hearts_qt.ai.kernel import Kernel
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.events import DealStarted
from hearts_qt.rules.moves import ChooseMoon, ExchangeWidow, PlayCard
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Direction, Moon, Undealt
from hearts_qt.rules.transition import fold, step
from hearts_qt.rules.view import view
from tests.rules.positions import random_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.ai.encoding import Position, Table
    from hearts_qt.rules.moves import Move
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.state import Deal

PLAY, PASS, EXCHANGE, OVER = 0, 1, 2, 3


def true_world(deal: Deal, position: Position) -> array[int]:
    """The world that is the truth, as the seat of ``position`` would have to guess it."""
    table = position.table
    world: array[int] = array("Q")
    for hand in deal.hands:
        world.extend(table.masks(hand))
    # What another seat took with the widow, or laid away for it, is unseen too.
    pile = deal.undealt if position.pile_to < 0 else deal.extra[position.pile_to] + deal.laid_away
    world.extend(table.number(c) for c in pile)
    assert len(world) == 2 * table.seats + position.pile
    return world


def started(match: Match, seat: int, seed: int = 0) -> Kernel:
    """A kernel that stands where ``match`` stands, set up from what ``seat`` may see and the truth."""
    deal = match.deal
    assert deal is not None
    position = encode_view(view(match, seat))
    kernel = Kernel(position.table)
    kernel.place(position)
    kernel.deal(true_world(deal, position), 0, seed)
    return kernel


def compare(kernel: Kernel, match: Match, table: Table) -> None:
    """Hands, captured cards, tricks, turn and legal cards are those of the rules."""
    deal = match.deal
    assert deal is not None
    phase, turn, tricks = kernel.stage()
    assert tricks == len(deal.tricks)
    for seat in range(table.seats):
        hand, twin, took, took2, won = kernel.state_of(seat)
        assert table.cards((hand, twin)) == tuple(sorted(deal.hands[seat])), f"hand of seat {seat}"
        assert won == sum(t.winner == seat for t in deal.tricks), f"tricks of seat {seat}"
        worth = [c for c in deal.taken(seat) if penalty_of(deal.rules, c)]
        mine = [c for c in table.cards((took, took2)) if penalty_of(deal.rules, c)]
        assert sorted(worth) == mine, f"captured by seat {seat}"
    match match.phase:
        case Phase.PLAYING:
            assert (phase, turn) == (PLAY, match.to_move[0])
            legal = view(match, turn).legal
            assert table.cards(kernel.legal()) == tuple(sorted(legal)), f"legal for seat {turn}"
        case Phase.EXCHANGING:
            assert (phase, turn) == (EXCHANGE, match.to_move[0])
        case _:
            assert phase == OVER


def follow(rules: Rules, seed: int, deals: int = 1, again: float = 0.1) -> int:
    """Play ``deals`` deals at random in the rules and in the simulator; how many steps were compared.

    Now and then, with the probability ``again``, the simulator starts afresh from what the seat to move sees.
    """
    rng = Random(seed)
    steps, _ = walk(Match(rules, seed), rng, deals, again, lambda match: random_move(match, rng, claims=False))
    return steps


def follow_shooter(rules: Rules, seed: int) -> int | None:
    """The same for one deal in which seat 0 holds the highest cards and wants every trick; who took everything."""
    rng = Random(seed)
    best = sorted(rules.pack, key=lambda c: (c.is_joker, -rules.strength(c), c))
    size = rules.hand_size
    rest = best[size:]
    rng.shuffle(rest)
    others = (rest[k * size : (k + 1) * size] for k in range(rules.seats - 1))
    hands = tuple(tuple(sorted(hand)) for hand in (best[:size], *others))
    undealt = tuple(rest[(rules.seats - 1) * size :]) if rules.undealt is not Undealt.NONE else ()
    dealer = rules.seats - 1
    match = fold(Match(rules, seed), DealStarted(1, dealer, Direction.HOLD, hands, undealt, len(undealt)))

    def move(match: Match) -> Move:
        if match.phase is not Phase.PLAYING:
            return random_move(match, rng, claims=False)
        (seat,) = match.to_move
        legal = view(match, seat).legal
        if seat == 0:
            return PlayCard(seat, max(legal, key=rules.strength))
        return PlayCard(seat, min(legal, key=lambda c: (-penalty_of(rules, c), rules.strength(c))))

    _, after = walk(match, rng, 1, 0.1, move)
    return after.scores[-1].shooter if after.scores else None


def walk(
    match: Match, rng: Random, deals: int, again: float, choose: Callable[[Match], Move]
) -> tuple[int, Match]:
    """Play in both until so many deals are scored; how many steps were compared, and the match then."""
    steps = 0
    kernel: Kernel | None = None
    while len(match.scores) < deals and match.phase is not Phase.OVER:
        before = match
        if match.phase in (Phase.PLAYING, Phase.EXCHANGING) and match.deal is not None:
            table = encode_view(view(match, match.to_move[0])).table
            if kernel is None or rng.random() < again:
                kernel = started(match, match.to_move[0])
            compare(kernel, match, table)
            move = choose(match)
            match, _ = step(match, move)
            if isinstance(move, PlayCard):
                kernel.play(table.number(move.card))
            elif isinstance(move, ExchangeWidow):
                kernel.apply(*table.masks(move.cards))
            steps += 1
        elif match.phase is Phase.CHOOSING_MOON:
            assert kernel is not None
            match, _ = step(match, _moon(match, kernel))
        else:
            match, _ = step(match, choose(match))
        if len(match.scores) > len(before.scores) or match.phase is Phase.DEALING:
            assert kernel is not None
            compare_end(kernel, before, match)
            kernel = None
    return steps, match


def _moon(match: Match, kernel: Kernel) -> ChooseMoon:
    kernel.settle()
    deal = match.deal
    assert deal is not None
    assert deal.shooter is not None
    return ChooseMoon(deal.shooter, Moon.ADD if kernel.moon_adds() else Moon.SUBTRACT)


def compare_end(kernel: Kernel, before: Match, after: Match) -> None:
    """What is written down is the same."""
    kernel.settle()
    _, losses, pool, shooter = kernel.result()
    assert kernel.stage()[0] == OVER
    if after.phase is Phase.DEALING:
        assert not any(losses), "an annulled deal costs nothing"
        return
    rules = after.rules
    line = after.scores[-1]
    sign = -1 if rules.most_wins else 1
    written = tuple(sign * (b - a) for a, b in zip(before.totals, line.totals, strict=True))
    assert losses == written
    assert pool == line.pool
    assert shooter == (-1 if line.shooter is None else line.shooter)


# -- the same seeds, the same numbers ------------------------------------------------------------------------


def fingerprints() -> dict[str, list[int]]:
    """What a few playouts of every table of the catalogue come to, by table; the same wherever they run."""
    found: dict[str, list[int]] = {"settled": _settled()}
    for variant in CATALOGUE.values():
        for seats in variant.counts:
            rules = variant.rules(seats)
            found[f"{variant.id} {seats}"] = _fingerprint(rules, seats)
    return found


def _fingerprint(rules: Rules, seed: int) -> list[int]:
    kernel, seen, world = opening(rules, seed)
    table = seen.table
    hand = table.cards(seen.hand)
    kernel.deal(world, 0)
    if kernel.stage()[0] == PASS:
        tried = [table.masks(hand[: rules.pass_count]), table.masks(hand[-rules.pass_count :])]
    else:
        tried = [table.masks((c,)) for c in table.cards(kernel.legal())[:2]]
    moves: array[int] = array("Q", [mask for masks in tried for mask in masks])
    found: list[int] = []
    for kind in (RANDOM, DUCKING, THINKING):
        for s in range(table.seats):
            kernel.set_policy(s, kind)
        rows: array[int] = array("i", bytes(4 * 3 * kernel.row * len(tried)))
        kernel.batch(world * 3, 0, 3, moves, seed, rows)
        found += rows
    return found


def opening(rules: Rules, seed: int) -> tuple[Kernel, Position, array[int]]:
    """A deal at the pass or the first lead: the position of the seat to move, and the truth as its world."""
    rng = Random(seed)
    match = Match(rules, seed)
    while match.phase not in (Phase.PLAYING, Phase.PASSING):
        match, _ = step(match, random_move(match, rng, claims=False))
    seen = encode_view(view(match, match.to_move[0]))
    kernel = Kernel(seen.table)
    kernel.place(seen)
    assert match.deal is not None
    return kernel, seen, true_world(match.deal, seen)


def _settled() -> list[int]:
    """A world of the classic game that settles before the play, by the cards passed and the first plays."""
    rng, match = Random(4), Match(CATALOGUE["windows_hearts"].rules(), 4)
    while match.phase is not Phase.PLAYING:
        match, _ = step(match, random_move(match, rng, claims=False))
    seen = encode_view(view(match, match.to_move[0]))
    table, kernel = seen.table, Kernel(seen.table)
    kernel.place(seen)
    deal = match.deal
    assert deal is not None
    world, own = true_world(deal, seen), match.to_move[0]
    plays: array[int] = array("i")
    for _ in range(6):
        move = random_move(match, rng, claims=False)
        assert isinstance(move, PlayCard)
        plays.extend((move.seat, table.number(move.card)))
        match, _ = step(match, move)
    given = [table.masks(hand[:3])[0] for hand in deal.hands]
    kernel.set_passes(array("Q", given), 0b1111 & ~(1 << own), 1024)
    free = sum(world[::2])
    for number in plays[1::2]:
        free &= ~(1 << number)
    may, gifts, strange = array("Q", [free] * 4), array("Q", [0] * 4), array("i", [0] * 4)
    kernel.guess_passes(world, gifts, 7)
    kernel.settle_in(world, gifts, plays, own, may, 200, 300, 8, strange)
    drawn = world[:]
    kernel.wander(drawn, world, gifts, plays, own, may, 200, 20, 9)
    return [*world, *gifts, *strange, *drawn]
