"""From what the cards cost to what is written down: points, or chips that change hands and a pool.

Sources: the 1887 division and the double games are those of Hoyle; pool, jackpot and Howell's settling follow
Foster and Lesnoy; the pool of an auction is Bicycle's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.rules.switches import Floor, Moon, Revoke, Settlement

if TYPE_CHECKING:
    from fractions import Fraction

    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.state import Offence

FREE_POINTS = 6
"""What the two-handed game lets pass."""
FORFEIT = 1
"""Chips for a revoke in 1887; the source names no amount."""
DODGED = 8
"""Chips to each opponent for a revoke that dodged the slam (1887)."""


class Settled(Struct, frozen=True):
    """What a deal comes to. ``points`` per seat, as written down; ``pool`` after it."""

    points: tuple[int, ...]
    totals: tuple[int, ...]
    pool: int = 0
    jackpot: bool = False
    broke: bool = False
    """Somebody could not pay in full."""


def settle(
    rules: Rules,
    costs: tuple[int, ...],
    totals: tuple[int, ...],
    *,
    moon: bool = False,
    slam: int | None = None,
    pool: int = 0,
    jackpot: bool = False,
    bid: tuple[int, int] | None = None,
    offences: tuple[Offence, ...] = (),
) -> Settled:
    """Write down a deal.

    ``costs`` are what the cards cost. ``moon``: a moon decided the deal, so no floor holds. ``slam``: the seat
    that took every penalty card, whether the game has a moon or not. ``bid``: seat and chips of an auction.
    ``offences`` are revokes that were not mended.
    """
    if offences and rules.revoke is Revoke.HOYLE:
        return _forfeit(rules, settle(rules, costs, totals, slam=slam, pool=pool, bid=bid), offences)
    match rules.settlement:
        case Settlement.POINTS | Settlement.AVERAGE:
            return _points(rules, costs, totals, moon=moon)
        case Settlement.DIFFERENCE:
            return _points(rules, tuple(c - min(costs) for c in costs), totals, moon=moon)
        case Settlement.FIRST_SIX_FREE:
            return _points(rules, tuple(max(0, c - FREE_POINTS) for c in costs), totals, moon=moon)
        case Settlement.HOYLE:
            return _hoyle(rules, costs, totals, slam, pool)
        case Settlement.POOL | Settlement.SUIT_POOL | Settlement.SUIT_FEWEST:
            return _pool(rules, costs, totals, pool, bid, {o.seat for o in offences}, jackpot=jackpot)
        case Settlement.HOWELL:
            dues = [rules.seats * c - sum(costs) for c in costs]
            return _exchange(rules, dues, totals, pool)
        case Settlement.FEWEST:
            return _fewest(rules, costs, totals, slam, pool)


def _points(rules: Rules, costs: tuple[int, ...], totals: tuple[int, ...], *, moon: bool) -> Settled:
    sign = -1 if rules.high_wins else 1
    points = tuple(sign * c for c in costs)
    if rules.floor is Floor.DEAL and not moon:
        points = tuple(max(0, p) for p in points)
    after = tuple(t + p for t, p in zip(totals, points, strict=True))
    if rules.floor is Floor.TOTAL and not moon:
        after = tuple(max(0, a) for a in after)
    return Settled(points, after)


def _pay(dues: list[int], totals: tuple[int, ...]) -> tuple[list[int], bool]:
    """What each seat really pays of its dues, and whether somebody fell short."""
    paid = [min(max(0, due), total) for due, total in zip(dues, totals, strict=True)]
    return paid, any(p < max(0, due) for p, due in zip(paid, dues, strict=True))


def _settled(
    totals: tuple[int, ...],
    gains: list[int],
    paid: list[int],
    pool: int,
    *,
    jackpot: bool = False,
    broke: bool = False,
) -> Settled:
    points = tuple(g - p for g, p in zip(gains, paid, strict=True))
    after = tuple(t + p for t, p in zip(totals, points, strict=True))
    return Settled(points, after, pool, jackpot, broke)


def _hoyle(rules: Rules, costs: tuple[int, ...], totals: tuple[int, ...], slam: int | None, pool: int) -> Settled:
    seats = range(rules.seats)
    if slam is not None:
        each, rest = divmod(rules.hearts, rules.seats - 1)
        if rules.moon is Moon.OFF:
            paid, broke = _pay([rules.hearts if s == slam else 0 for s in seats], totals)
            share = min(each, paid[slam] // (rules.seats - 1))
            gains = [0 if s == slam else share for s in seats]
            return _settled(totals, gains, paid, pool + paid[slam] - sum(gains), broke=broke)
        paid, broke = _pay([0 if s == slam else each for s in seats], totals)
        from_pool = min(rest, pool)
        gains = [sum(paid) + from_pool if s == slam else 0 for s in seats]
        return _settled(totals, gains, paid, pool - from_pool, broke=broke)
    fewest = [s for s in seats if costs[s] == min(costs)]
    paid, broke = _pay([0 if s in fewest else costs[s] for s in seats], totals)
    share, left = divmod(sum(paid) + pool, len(fewest))
    return _settled(totals, [share if s in fewest else 0 for s in seats], paid, left, broke=broke)


def _pool(
    rules: Rules,
    costs: tuple[int, ...],
    totals: tuple[int, ...],
    pool: int,
    bid: tuple[int, int] | None,
    offenders: set[int],
    *,
    jackpot: bool,
) -> Settled:
    seats = range(rules.seats)
    dues = list(costs)
    if bid is not None:
        dues[bid[0]] += bid[1]
    if offenders:
        # Foster: an offender pays all losses of the deal, every further one as much again, and wins nothing.
        dues = [sum(costs) + (bid[1] if bid else 0) if s in offenders else 0 for s in seats]
    paid, broke = _pay(dues, totals)
    in_middle = pool + sum(paid)
    clear = [s for s in seats if costs[s] == 0 and s not in offenders]
    if rules.settlement is Settlement.SUIT_FEWEST:
        able = [s for s in seats if s not in offenders] or list(seats)
        clear = [s for s in able if costs[s] == min(costs[a] for a in able)]
        most = rules.seats
    elif rules.settlement is Settlement.SUIT_POOL:
        most = 2
    else:
        most = 1 if jackpot and not rules.jack_divides else rules.seats - 2
    if len(clear) == 1 or 2 <= len(clear) <= most:
        share, left = divmod(in_middle, len(clear))
        return _settled(totals, [share if s in clear else 0 for s in seats], paid, left, broke=broke)
    return _settled(totals, [0] * rules.seats, paid, in_middle, jackpot=True, broke=broke)


def _fewest(rules: Rules, costs: tuple[int, ...], totals: tuple[int, ...], slam: int | None, pool: int) -> Settled:
    if slam is not None:
        costs = tuple(0 if s == slam else rules.penalty_total for s in range(rules.seats))
    fewest = [s for s, c in enumerate(costs) if c == min(costs)]
    paid, broke = _pay([c - min(costs) for c in costs], totals)
    share, left = divmod(sum(paid) + pool, len(fewest))
    return _settled(totals, [share if s in fewest else 0 for s in range(rules.seats)], paid, left, broke=broke)


def _exchange(rules: Rules, dues: list[int], totals: tuple[int, ...], pool: int) -> Settled:
    """Dues that sum to zero; negative ones are owed. Short payments are shared by those who are owed."""
    paid, broke = _pay(dues, totals)
    owed = [max(0, -due) for due in dues]
    if not broke:
        return _settled(totals, owed, paid, pool)
    gains = [o * sum(paid) // max(1, sum(owed)) for o in owed]
    return _settled(totals, gains, paid, pool + sum(paid) - sum(gains), broke=True)


def _forfeit(rules: Rules, settled: Settled, offences: tuple[Offence, ...]) -> Settled:
    """A chip into the pool for each revoke, or eight to each opponent for one that dodged the slam."""
    points, totals, pool, broke = list(settled.points), list(settled.totals), settled.pool, settled.broke
    for offence in offences:
        each = DODGED if offence.dodged else 0
        due = each * (rules.seats - 1) or FORFEIT
        paid = min(due, totals[offence.seat])
        broke = broke or paid < due
        moved = [0] * rules.seats
        moved[offence.seat] = -paid
        for seat in range(rules.seats):
            if seat != offence.seat and each:
                moved[seat] = paid // (rules.seats - 1)
        pool -= sum(moved)
        points = [p + m for p, m in zip(points, moved, strict=True)]
        totals = [t + m for t, m in zip(totals, moved, strict=True)]
    return Settled(tuple(points), tuple(totals), pool, settled.jackpot, broke)


def money(totals: tuple[int, ...]) -> tuple[Fraction, ...]:
    """What each seat draws (plus) or pays (minus) at the end by the average of the totals; the sum is nothing.

    Exact, in points (Arnold): low totals draw from the bank what high ones pay into it.
    """
    # Needed once at the end of a match, and not to be waited for at the start of the program.
    from fractions import Fraction

    average = Fraction(sum(totals), len(totals))
    return tuple(average - total for total in totals)


def divide_pool(totals: tuple[int, ...], pool: int) -> tuple[int, tuple[int, ...]]:
    """Everybody's equal share of a pool that stands when the match ends, and the totals with it."""
    share = pool // len(totals)
    return share, tuple(t + share for t in totals)
