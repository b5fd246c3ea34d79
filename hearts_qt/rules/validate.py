"""Which rules contradict themselves: every fault, not the first."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from hearts_qt.rules.cards import MAX_JOKERS, QUEEN_OF_SPADES, SUITS, Rank, Suit
from hearts_qt.rules.contracts import names_trumps, rules_of_deal
from hearts_qt.rules.ruleset import value_of
from hearts_qt.rules.settlement import FREE_POINTS
from hearts_qt.rules.switches import (
    Auction,
    Direction,
    DiscardDuty,
    FirstTrickFallback,
    Floor,
    Moon,
    MoonTest,
    Opening,
    RankOrder,
    Revoke,
    SetRule,
    Settlement,
    Sides,
    TrickRule,
    Undealt,
)

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules


class Fault(Enum):
    """One contradiction between switches."""

    SEATS = "seats"
    """Seats are 2 to 11."""
    PACK = "pack"
    """One or two packs, at most four jokers, and cards enough for everybody."""
    PACK_DOES_NOT_DIVIDE = "pack_does_not_divide"
    LEFT_OVER = "left_over"
    """Cards are left over and the rules give them no use, or need some and there are none."""
    PASS_COUNT = "pass_count"
    """A seat cannot pass more cards than it holds, nor fewer than none."""
    ACROSS_WITH_ODD_SEATS = "across_with_odd_seats"
    SCATTER = "scatter"
    """Scattered cards are as many for each of the others."""
    TRUMP = "trump"
    """Trumps are fixed, or named by the dealer, and a contract says itself which."""
    NAMING_HAND = "naming_hand"
    """Trumps are named on fewer cards than a hand has, or on the whole hand."""
    NO_CLUB_TO_OPEN_WITH = "no_club_to_open_with"
    NO_PENALTY_CARDS = "no_penalty_cards"
    """Nothing costs anything, or there is a moon and no penalty card."""
    NO_QUEEN_OF_SPADES = "no_queen_of_spades"
    """A switch speaks of Q♠ and the pack has none, or hearts need not be broken."""
    BONUS_CARD_MISSING = "bonus_card_missing"
    """The bonus card is not in the pack, or a rule speaks of one and there is none."""
    BONUS_COSTS = "bonus_costs"
    """The bonus card is a penalty card too."""
    RANK_ORDER = "rank_order"
    """The order K Q J A 10 9 8 7 needs a pack that begins with the sevens."""
    CANCELLATION_NEEDS_TWO_PACKS = "cancellation_needs_two_packs"
    SIDES = "sides"
    """Partners sit opposite at a table of four."""
    SETTLEMENT = "settlement"
    """This settlement needs another number of players, or an auction, or goes without one."""
    CHIPS = "chips"
    """A game for chips needs some at the start, and its moon is on or off."""
    DECLARATION = "declaration"
    """What is declared does not fit what costs something here."""
    CONTRACTS = "contracts"
    """Contracts stand alone: without an auction, chips, a moon and a bonus card."""
    SET_RULE = "set_rule"
    """The special queens need all four of them, hearts and Q♠ that cost something, and one pack."""
    REVOKE = "revoke"
    """This penalty for a revoke belongs to games for points, or to games for chips."""
    NO_END = "no_end"
    """Neither a limit nor a number of deals: the match would never end."""
    LIMIT = "limit"
    """A limit or a number of deals below one, or above what a match can reach."""
    UNREACHABLE = "unreachable"
    """The match ends at a limit alone, and the deals bring nobody nearer to it on the whole."""
    DEALT_FOR_EVER = "dealt_for_ever"
    """A hand of penalty cards alone is dealt again, or plays for nothing, and most hands would be such."""
    NO_TRICK_BONUS = "no_trick_bonus"
    """The reward for no trick is a number of points, not a fine."""
    MOON_AMOUNT = "moon_amount"
    """A moon is worth something."""
    MOON_ALWAYS = "moon_always"
    """One card or one trick is all there is to take, so that every deal would be a moon."""


MOST_POINTS, MOST_DEALS = 9999, 999
"""The highest limit and the highest number of deals."""


@lru_cache(maxsize=64)
def faults(rules: Rules) -> tuple[Fault, ...]:
    """Every contradiction in ``rules``, in the order of `Fault`; empty when they can be played."""
    if not (2 <= rules.seats <= 11 and rules.packs in (1, 2) and 0 <= rules.jokers <= MAX_JOKERS):
        # Without a table and a pack nothing else can be judged.
        return tuple(f for f, found in ((Fault.SEATS, not 2 <= rules.seats <= 11), (Fault.PACK, True)) if found)
    found = {**_pack_faults(rules), **_play_faults(rules), **_score_faults(rules), **_end_faults(rules)}
    if found[Fault.NO_PENALTY_CARDS] or found[Fault.MOON_ALWAYS]:
        # That the limit is never reached follows from these.
        found[Fault.UNREACHABLE] = False
    return tuple(fault for fault in Fault if found.get(fault))


def _pack_faults(rules: Rules) -> dict[Fault, bool]:
    pack, faces = rules.pack, {c.face for c in rules.pack}
    enough = rules.hand_size >= 1 and rules.seats * rules.hand_size <= len(pack)
    left = len(pack) - rules.seats * rules.hand_size
    queen_switch = rules.queen_breaks_hearts or rules.hearts_instead_of_queen
    speaks_of_bonus = rules.bonus_in_moon or rules.auction is Auction.SLAM
    drawn = rules.undealt in (Undealt.REFILL, Undealt.DRAW)
    return {
        Fault.PACK: not enough,
        Fault.PACK_DOES_NOT_DIVIDE: enough and left > 0 and rules.undealt is Undealt.NONE,
        Fault.LEFT_OVER: (drawn and left <= 0)
        or (rules.undealt is Undealt.REFILL and left % rules.seats != 0)
        or (rules.undealt is Undealt.EXCHANGE and left >= rules.hand_size),
        Fault.PASS_COUNT: not 0 <= rules.pass_count <= max(0, rules.hand_size),
        Fault.NO_CLUB_TO_OPEN_WITH: rules.opening is not Opening.ELDEST
        and all(c.suit is not Suit.CLUBS for c in pack),
        Fault.NO_QUEEN_OF_SPADES: queen_switch
        and (QUEEN_OF_SPADES not in faces or not rules.hearts_must_be_broken),
        Fault.BONUS_CARD_MISSING: (rules.bonus_card is not None and rules.bonus_card not in faces)
        or (speaks_of_bonus and rules.bonus_card is None),
        Fault.BONUS_COSTS: rules.bonus_card is not None
        and any(c.face == rules.bonus_card for c in rules.penalty_cards),
        Fault.RANK_ORDER: rules.rank_order is RankOrder.POLIGNAC and rules.lowest < Rank.SEVEN,
    }


def _play_faults(rules: Rules) -> dict[Fault, bool]:
    return {
        Fault.ACROSS_WITH_ODD_SEATS: Direction.ACROSS in rules.pass_cycle and rules.seats % 2 == 1,
        Fault.SCATTER: Direction.SCATTER in rules.pass_cycle and rules.pass_count % (rules.seats - 1) != 0,
        Fault.TRUMP: rules.dealer_names_trump
        and (rules.trump is not None or rules.auction is Auction.SUIT or bool(rules.contracts)),
        Fault.NAMING_HAND: names_trumps(rules) and not 0 <= rules.naming_hand < max(1, rules.hand_size),
        Fault.CANCELLATION_NEEDS_TWO_PACKS: rules.trick_rule is TrickRule.CANCELLATION and rules.packs != 2,
    }


def _score_faults(rules: Rules) -> dict[Fault, bool]:
    settlement, in_chips = rules.settlement, rules.in_chips
    two = settlement in (Settlement.DIFFERENCE, Settlement.FIRST_SIX_FREE)
    named = settlement in (Settlement.SUIT_POOL, Settlement.SUIT_FEWEST)
    chips_moon = rules.moon in (Moon.OFF, Moon.ADD)
    declares = rules.auction in (Auction.GENERALE, Auction.CAPOT, Auction.SLAM)
    in_force = _in_force(rules)
    # Chips change hands only for what costs; points are written for what pays too.
    costs = named or all(_costs(r) > 0 or (not in_chips and _gains(r) > 0) for r in in_force)
    faces = {c.face for c in rules.pack}
    queens = all(any(c.suit is s and c.rank is Rank.QUEEN for c in faces) for s in SUITS)
    moon = rules.moon is not Moon.OFF and rules.moon_test is MoonTest.CARDS
    return {
        Fault.NO_PENALTY_CARDS: not costs or (moon and not rules.penalty_cards and not named),
        Fault.SIDES: rules.sides is not Sides.NONE and (rules.seats != 4 or in_chips),
        Fault.SETTLEMENT: (two and rules.seats != 2) or (named != (rules.auction is Auction.SUIT)),
        Fault.CHIPS: in_chips != (rules.chips > 0) or (in_chips and not chips_moon) or rules.chips < 0,
        Fault.DECLARATION: (declares and in_chips)
        or (rules.discard_duty is not DiscardDuty.FREE and not rules.penalty_cards)
        or (rules.auction is Auction.SLAM and (rules.seats != 4 or rules.sides is not Sides.NONE)),
        Fault.CONTRACTS: bool(rules.contracts)
        and (
            rules.auction is not Auction.NONE
            or in_chips
            or rules.moon is not Moon.OFF
            or rules.bonus_card is not None
            or rules.set_rule is not SetRule.NONE
        ),
        Fault.SET_RULE: rules.set_rule is SetRule.ROYAL and (not queens or rules.packs != 1),
        Fault.REVOKE: (rules.revoke in (Revoke.HOYLE, Revoke.FOSTER) and not in_chips)
        or (rules.revoke in (Revoke.LESNOY, Revoke.GRUZNOV, Revoke.GRUZNOV_ALL) and in_chips),
        Fault.NO_TRICK_BONUS: rules.no_trick_bonus < 0,
        Fault.MOON_AMOUNT: rules.moon_amount == 0,
    }


def _end_faults(rules: Rules) -> dict[Fault, bool]:
    endless = (rules.limit is None or rules.in_chips) and rules.deals is None
    return {
        Fault.NO_END: endless,
        Fault.LIMIT: (rules.limit is not None and not 1 <= rules.limit <= MOST_POINTS)
        or (rules.deals is not None and not 1 <= rules.deals <= MOST_DEALS),
        Fault.UNREACHABLE: (rules.deals is None and not endless and not _limit_comes_nearer(rules))
        or (rules.tie_break and _nothing_is_written(rules)),
        Fault.DEALT_FOR_EVER: any(_deals_for_ever(r) for r in _in_force(rules)),
        Fault.MOON_ALWAYS: rules.moon is not Moon.OFF and not rules.in_chips and _things_for_moon(rules) == 1,
    }


# -- what a match could never come out of --------------------------------------------------------------------


def _in_force(rules: Rules) -> list[Rules]:
    """The rules of each deal of a round of contracts, or of every deal."""
    return [rules_of_deal(rules, n) for n in range(1, 1 + max(1, len(rules.contracts)))]


def _deals_for_ever(rules: Rules) -> bool:
    """With half of the pack free, a hand that holds nothing else is rare enough to be dealt again."""
    again = rules.first_trick_fallback is FirstTrickFallback.REDEAL
    only_trick = rules.first_trick_fallback is not FirstTrickFallback.ALLOW and rules.hand_size == 1
    if not rules.no_points_on_first_trick or not (again or only_trick):
        return False
    return 2 * sum(c in rules.penalty_cards for c in rules.pack) > len(rules.pack)


def _things_for_moon(rules: Rules) -> int:
    """How many cards or tricks have to be taken for the moon."""
    if rules.moon_test is MoonTest.TRICKS:
        return _tricks(rules)[0]
    return len(rules.penalty_cards) + (1 if rules.bonus_in_moon else 0)


def _tricks(rules: Rules) -> tuple[int, int]:
    """How many tricks a deal that is played out has, at least and at most."""
    stock = len(rules.pack) - rules.seats * rules.hand_size
    match rules.undealt:
        case Undealt.REFILL:
            return (rules.hand_size + stock // rules.seats,) * 2
        case Undealt.DRAW:
            return 1, len(rules.pack)
        case _:
            return (rules.hand_size,) * 2


RARE_MOON = 4
"""With so many things to take a moon is rare, even for two players."""


def _nothing_is_written(rules: Rules) -> bool:
    """Whether every deal ends with nothing for everybody, so that a tie is never played off."""
    deals = _in_force(rules)
    if rules.settlement is Settlement.FIRST_SIX_FREE:
        return all(_costs(r) <= FREE_POINTS for r in deals)
    return rules.floor is not Floor.NONE and rules.high_wins and not any(_gains(r) for r in deals)


def _limit_comes_nearer(rules: Rules) -> bool:
    """Whether the deals move the totals towards the limit, all seats taken together, however the cards fall.

    A floor keeps gains from undoing what was written before.
    """
    deals = _in_force(rules)
    costs = sum(_costs(r) for r in deals)
    if rules.settlement is Settlement.FIRST_SIX_FREE:
        return any(_costs(r) > FREE_POINTS for r in deals)
    if rules.floor is not Floor.NONE:
        return not rules.high_wins and costs > 0
    lowers = rules.moon is not Moon.OFF and (rules.moon is not Moon.ADD or (rules.moon_amount or 0) < 0)
    if lowers and _things_for_moon(rules) < RARE_MOON:
        return False
    gains = sum(_gains(r) for r in deals)
    certain = sum(_certain_costs(r) for r in deals)
    if rules.limit_either_way and costs == 0:
        return gains > 0
    return certain > gains if gains else costs > 0


def _costs(rules: Rules) -> int:
    """All that may cost something in a deal."""
    _, most = _tricks(rules)
    priced = sum(max(0, cost) for n, cost in rules.priced_tricks if n <= most)
    return sum(max(0, value_of(rules, c)) for c in rules.pack) + max(0, rules.trick_points) * most + priced


def _certain_costs(rules: Rules) -> int:
    """What a deal costs all seats together whatever happens; at least, and without a moon."""
    least, _ = _tricks(rules)
    if rules.stop_when_decided or rules.trick_rule is TrickRule.CANCELLATION or rules.jokers:
        least = 0  # tricks can be few, or nobody's
    cards = sum(max(0, value_of(rules, c)) for c in rules.pack)
    if rules.set_rule is SetRule.ROYAL:
        # With Q♣ the queen of spades is free.
        cards -= sum(max(0, value_of(rules, c)) for c in rules.pack if c.face == QUEEN_OF_SPADES)
    if rules.undealt is Undealt.DRAW and not rules.last_hand_counts:
        cards = 0
    priced = sum(max(0, cost) for n, cost in rules.priced_tricks if n <= least)
    return cards + max(0, rules.trick_points) * least + priced


def _gains(rules: Rules) -> int:
    """The most that a deal may take off the totals of all seats together, without a moon."""
    _, most = _tricks(rules)
    cards = sum(min(0, value_of(rules, c)) for c in rules.pack)
    priced = sum(min(0, cost) for n, cost in rules.priced_tricks if n <= most)
    return rules.no_trick_bonus * (rules.seats - 1) - cards - min(0, rules.trick_points) * most - priced
