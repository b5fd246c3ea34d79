"""What a deal costs each seat, and when nothing is left to win or lose.

Costs are penalty points; `settlement` turns them into what is written down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.rules.cards import QUEEN_OF_SPADES, Card, Rank, Suit
from hearts_qt.rules.ruleset import BONUS_POINTS, Rules, penalty_of, value_of
from hearts_qt.rules.switches import (
    Auction,
    FirstTrickFallback,
    Moon,
    MoonTest,
    SetRule,
    SideMoon,
    Sides,
    TrickRule,
    Undealt,
)
from hearts_qt.rules.trick import penalty

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TypeAlias

    from hearts_qt.rules.state import Deal

    Piles: TypeAlias = tuple[tuple[Card, ...], ...]

_QUEENS = {suit: Card(suit, Rank.QUEEN) for suit in Suit if suit is not Suit.JOKERS}


# -- the moon --------------------------------------------------------------------------------------------------


def shooter(deal: Deal) -> int | None:
    """The seat that took everything, if one did and the game has a moon (or it was declared and done)."""
    rules = deal.rules
    if deal.declarer is not None:
        return deal.declarer if declared_done(deal) else None
    if rules.moon is Moon.OFF:
        return None
    for seat in range(rules.seats):
        members = rules.side(seat) if rules.side_moon is SideMoon.SIDE else frozenset((seat,))
        if _took_everything(deal, members):
            # Of a side, the member who took more of it is called the shooter.
            return max(sorted(members), key=lambda s: penalty(rules, deal.taken(s)))
    return None


def _took_everything(deal: Deal, members: frozenset[int]) -> bool:
    rules = deal.rules
    if rules.moon_test is MoonTest.TRICKS:
        return bool(deal.tricks) and all(t.winner in members for t in deal.tricks)
    wanted = _wanted(rules)
    return bool(wanted) and wanted <= {c for s in members for c in deal.taken(s)}


def _wanted(rules: Rules) -> frozenset[Card]:
    """The cards that make a moon together."""
    bonus = (c for c in rules.pack if rules.bonus_in_moon and c.face == rules.bonus_card)
    return rules.penalty_cards.union(bonus)


def queens_taken(deal: Deal) -> tuple[int, ...]:
    """How many Q♠ each seat has taken; two packs have two of them."""
    return tuple(sum(c.face == QUEEN_OF_SPADES for c in deal.taken(seat)) for seat in range(deal.rules.seats))


def tricks_taken(deal: Deal) -> tuple[int, ...]:
    """How many tricks each seat has taken, with those that were left when somebody took the rest."""
    rules = deal.rules
    taken = [sum(trick.winner == seat for trick in deal.tricks) for seat in range(rules.seats)]
    if deal.claimer is not None:
        taken[deal.claimer] += len(deal.extra[deal.claimer]) // rules.seats
    return tuple(taken)


def stopped_moon(deal: Deal) -> tuple[int, int] | None:
    """Whose moon was stopped in a played deal and by whom, if that happened.

    A moon is under way once a seat (or its side) has, alone, taken half of what it needs: penalty cards, or
    tricks. Whoever then takes the first piece away from it stops it. What is declared is no such moon.
    """
    rules = deal.rules
    if rules.moon is Moon.OFF or deal.declarer is not None:
        return None
    tricks = rules.moon_test is MoonTest.TRICKS
    wanted = _wanted(rules)
    needed = rules.hand_size if tricks else len(wanted)
    had, threat = 0, None
    for trick in deal.tricks:
        pieces = 1 if tricks else len(wanted.intersection(trick.pending + trick.cards))
        if trick.winner is None or not pieces:
            continue
        side = rules.side(trick.winner) if rules.side_moon is SideMoon.SIDE else frozenset((trick.winner,))
        if threat is not None and threat not in side:
            return (threat, trick.winner) if 2 * had >= needed else None
        had, threat = had + pieces, trick.winner
    return None


def declaring_side(deal: Deal) -> frozenset[int]:
    """The declarer, with the holder of the bonus card where that makes a partner."""
    if deal.declarer is None:
        return frozenset()
    side = {deal.declarer}
    if deal.rules.auction is Auction.SLAM:
        side |= {s for s, hand in enumerate(deal.dealt) if any(c.face == deal.rules.bonus_card for c in hand)}
    return frozenset(side)


def declared_done(deal: Deal) -> bool:
    """Whether the declarer did what was declared."""
    side = declaring_side(deal)
    if deal.rules.auction is Auction.GENERALE:
        return deal.rules.penalty_cards <= {c for s in side for c in deal.taken(s)}
    return bool(deal.tricks) and all(t.winner in side for t in deal.tricks)


# -- what the cards cost ----------------------------------------------------------------------------------------


def deal_costs(deal: Deal, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The cost of a played-out deal per seat; ``totals`` are those before it (the automatic moon needs them)."""
    rules = deal.rules
    if deal.declarer is not None:
        return _declared_costs(deal)
    if deal.shooter is None:
        return plain_costs(deal)
    return moon_costs(rules, _piles(deal), deal.shooter, _moon_effect(deal, totals))


def moon_costs(rules: Rules, piles: Piles, shooter: int, effect: Moon) -> tuple[int, ...]:
    """The cost of a deal per seat in which ``shooter`` shot the moon; ``piles`` are what each seat took."""
    moon = _moon_alone(rules, piles, shooter, effect)
    if effect is Moon.NOBODY or rules.bonus_in_moon:
        return moon
    return tuple(map(sum, zip(moon, _extras(rules, piles, shooter), strict=True)))


def plain_costs(deal: Deal) -> tuple[int, ...]:
    """What each seat's cards and tricks cost, without a moon."""
    rules = deal.rules
    seats = range(rules.seats)
    cards = [cards_cost(rules, deal.taken(seat)) for seat in seats]
    _apply_fallback(deal, cards)
    tricks = [0] * rules.seats
    for number, trick in enumerate(deal.tricks, 1):
        if trick.winner is not None:
            tricks[trick.winner] += rules.trick_points + sum(p for n, p in rules.priced_tricks if n == number)
    rewards = [_no_trick_reward(deal, seat) for seat in seats]
    extras = _extras(rules, _piles(deal), deal.shooter)
    return tuple(c + t + e - r for c, t, e, r in zip(cards, tricks, extras, rewards, strict=True))


def cards_cost(rules: Rules, taken: Iterable[Card]) -> int:
    """Penalty points of captured cards, with the effects of the special queens."""
    taken = tuple(taken)
    if rules.set_rule is not SetRule.ROYAL:
        return penalty(rules, taken)
    hearts = sum(penalty_of(rules, c) for c in taken if c.suit is Suit.HEARTS)
    if _QUEENS[Suit.HEARTS] in taken:
        hearts *= 2
    spade = penalty_of(rules, _QUEENS[Suit.SPADES]) if _QUEENS[Suit.SPADES] in taken else 0
    return hearts + (0 if _QUEENS[Suit.CLUBS] in taken else spade) + _queen_of_diamonds(rules, taken)


def _queen_of_diamonds(rules: Rules, taken: Iterable[Card]) -> int:
    return penalty_of(rules, _QUEENS[Suit.DIAMONDS]) if _QUEENS[Suit.DIAMONDS] in taken else 0


def _piles(deal: Deal) -> Piles:
    return tuple(deal.taken(seat) for seat in range(deal.rules.seats))


def _extras(rules: Rules, piles: Piles, shooter: int | None) -> tuple[int, ...]:
    """What stands beside a moon: the bonus card, and in Royal Hearts another's queen of diamonds."""
    found = []
    for seat, taken in enumerate(piles):
        bonus = sum(BONUS_POINTS for c in taken if c.face == rules.bonus_card)
        royal = rules.set_rule is SetRule.ROYAL and shooter not in (None, seat)
        found.append(bonus + (_queen_of_diamonds(rules, taken) if royal else 0))
    return tuple(found)


def _no_trick_reward(deal: Deal, seat: int) -> int:
    return 0 if any(t.winner == seat for t in deal.tricks) or deal.claimer == seat else deal.rules.no_trick_bonus


def _apply_fallback(deal: Deal, costs: list[int]) -> None:
    """Void or move the penalty cards that a hand of nothing else had to play on the first trick."""
    rules = deal.rules
    moves = (FirstTrickFallback.VOID, FirstTrickFallback.DEFER)
    if not (rules.no_points_on_first_trick and rules.first_trick_fallback in moves and deal.tricks):
        return
    first = deal.tricks[0]
    led = first.cards[0].suit
    for seat, card in zip(first.seats, first.cards, strict=True):
        cost = 0 if card.suit is led and seat != first.leader else penalty_of(rules, card)
        if not cost or first.winner is None:
            continue
        costs[first.winner] -= cost
        if rules.first_trick_fallback is FirstTrickFallback.DEFER:
            above = [s for s in range(rules.seats) if costs[s] > 0]
            if above:
                # The lowest score, then the nearest on the discarder's left.
                _, _, to = min((costs[s], (s - seat - 1) % rules.seats, s) for s in above)
                costs[to] += cost


# -- moons and declarations ---------------------------------------------------------------------------------------


def moon_worth(rules: Rules, taken: Iterable[Card]) -> int:
    """What a moon costs each of the others, or is written to the good of the shooter, who took these cards."""
    if rules.moon_amount is not None:
        return rules.moon_amount
    if rules.set_rule is SetRule.ROYAL:
        return cards_cost(rules, taken)
    return rules.penalty_total


def _moon_alone(rules: Rules, piles: Piles, shooter: int, effect: Moon) -> tuple[int, ...]:
    worth = moon_worth(rules, piles[shooter])
    side = rules.moon_side(shooter)
    opponents = rules.seats - len(side)
    own, others = {
        Moon.ADD: (0, worth),
        Moon.SUBTRACT: (-worth, 0),
        Moon.TAKE: (-worth * opponents, worth),
    }.get(effect, (0, 0))
    return tuple((own if seat == shooter else 0) if seat in side else others for seat in range(rules.seats))


def _moon_effect(deal: Deal, totals: tuple[int, ...]) -> Moon:
    rules, piles = deal.rules, _piles(deal)
    if rules.moon is not Moon.AUTO or deal.shooter is None:
        return deal.moon or rules.moon
    added = _moon_alone(rules, piles, deal.shooter, Moon.ADD)
    extras = _extras(rules, piles, deal.shooter)
    sign = -1 if rules.high_wins else 1
    after = tuple(t + sign * (a + e) for t, a, e in zip(totals, added, extras, strict=True))
    ahead = deal.shooter in winners(rules, after)
    return Moon.ADD if ahead or not is_over(rules, after, deal.number) else Moon.SUBTRACT


def _declared_costs(deal: Deal) -> tuple[int, ...]:
    """Done: the others pay. Failed: the declarer pays, or the partners both pay what they took together."""
    rules, side = deal.rules, declaring_side(deal)
    done = declared_done(deal)
    seats = range(rules.seats)
    if rules.auction is Auction.SLAM:
        if done:
            return tuple(-rules.penalty_total if s in side else 0 for s in seats)
        plain = plain_costs(deal)
        together = sum(plain[s] for s in side)
        return tuple(together if s in side else plain[s] for s in seats)
    worth = rules.penalty_total if rules.declared_amount is None else rules.declared_amount
    return tuple(worth if (s == deal.declarer) != done else 0 for s in seats)


# -- the end of the match -----------------------------------------------------------------------------------------


def standings(rules: Rules, totals: tuple[int, ...]) -> tuple[int, ...]:
    """What each seat is compared by: its total, or that of its side."""
    if rules.sides is Sides.NONE:
        return totals
    return tuple(sum(totals[s] for s in rules.side(seat)) for seat in range(rules.seats))


def parties(rules: Rules, *, at_end: bool = False) -> tuple[tuple[int, ...], ...]:
    """The seats that have one score together, lowest seat first; ``at_end``: those that win or lose together."""
    together = rules.sides is Sides.COMBINED or (at_end and rules.sides is Sides.AT_END)
    sides = (rules.side(seat) if together else frozenset((seat,)) for seat in range(rules.seats))
    return tuple(dict.fromkeys(tuple(sorted(side)) for side in sides))


def score_shown(rules: Rules, totals: tuple[int, ...], seat: int) -> int:
    """The score that counts for ``seat`` while the match goes on: its own, or the one it has with its partner."""
    return sum(totals[s] for party in parties(rules) if seat in party for s in party)


def is_over(rules: Rules, totals: tuple[int, ...], deals_played: int) -> bool:
    """Whether the match ends with these totals after so many deals."""
    counted = standings(rules, totals) if rules.sides is Sides.COMBINED else totals
    if rules.limit is not None and not rules.in_chips:
        need = rules.limit + (1 if rules.limit_exceeds else 0)
        signed = [-t for t in counted] if rules.high_wins else list(counted)
        if max(signed) >= need or (rules.limit_either_way and min(signed) <= -need):
            return True
    return rules.deals is not None and deals_played >= rules.deals


def winners(rules: Rules, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the best total; equal totals share the win."""
    counted = standings(rules, totals)
    best = max(counted) if rules.most_wins else min(counted)
    return tuple(seat for seat, total in enumerate(counted) if total == best)


def place(rules: Rules, totals: tuple[int, ...], seat: int) -> int:
    """The place of ``seat``, from 1; equal totals share a place, and so do partners."""
    sign = 1 if rules.most_wins else -1
    counted = [sign * total for total in standings(rules, totals)]
    sides = {rules.side(s) for s in range(rules.seats)}
    return 1 + sum(counted[min(side)] > counted[seat] for side in sides)


def is_tied(rules: Rules, totals: tuple[int, ...]) -> bool:
    """Whether more than one seat, or more than one side, is first."""
    return len({rules.side(seat) for seat in winners(rules, totals)}) > 1


# -- an early end -------------------------------------------------------------------------------------------------


def everything_fell(deal: Deal) -> bool:
    """Whether every penalty card has been captured, so that a game which stops then is over."""
    taken = {c for s in range(deal.rules.seats) for c in deal.taken(s)}
    return deal.rules.penalty_cards <= taken


def may_end_early(deal: Deal) -> bool:
    """Whether this is a deal whose end can be foreseen from the cards alone.

    Tricks that count, a moon by tricks, a declaration, jokers, trumps, cancelled cards and cards still to be
    drawn or waiting for a taker are left to be played out.
    """
    rules = deal.rules
    by_tricks = rules.trick_points or rules.priced_tricks or rules.moon_test is MoonTest.TRICKS
    special = rules.trick_rule is TrickRule.CANCELLATION or rules.trump is not None or rules.jokers
    return (
        not (by_tricks or special or deal.pending or deal.declarer is not None) and rules.undealt is Undealt.NONE
    )


def nothing_left_to_win(deal: Deal) -> bool:
    """Whether the cards still in play cannot change anybody's score.

    A reward for taking no trick keeps the deal open as long as a seat may still earn it.
    """
    rules = deal.rules
    if rules.set_rule is not SetRule.NONE and any(c.rank is Rank.QUEEN for hand in deal.hands for c in hand):
        return False
    left = [c for hand in deal.hands for c in hand] + list(deal.trick.cards if deal.trick else ())
    if any(value_of(rules, c) for c in left):
        return False
    takers = {t.winner for t in deal.tricks}
    return not rules.no_trick_bonus or len(takers) == rules.seats


def takes_every_trick(rules: Rules, hand: tuple[Card, ...], others: tuple[Card, ...]) -> bool:
    """Whether a leader with ``hand`` takes every trick against any distribution of ``others``.

    True when no card outside beats any card of the hand in its suit.
    """
    return all(not any(o.suit is c.suit and rules.strength(o) >= rules.strength(c) for o in others) for c in hand)
