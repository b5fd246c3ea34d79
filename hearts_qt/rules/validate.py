"""Which rules contradict themselves: every fault, not the first."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from hearts_qt.rules.cards import MAX_JOKERS, QUEEN_OF_SPADES, SUITS, Rank, Suit
from hearts_qt.rules.contracts import rules_of_deal
from hearts_qt.rules.switches import (
    Auction,
    Direction,
    DiscardDuty,
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
    """A limit or a number of deals below one."""
    NO_TRICK_BONUS = "no_trick_bonus"
    """The reward for no trick is a number of points, not a fine."""
    MOON_AMOUNT = "moon_amount"
    """A moon is worth something."""


def faults(rules: Rules) -> tuple[Fault, ...]:
    """Every contradiction in ``rules``, in the order of `Fault`; empty when they can be played."""
    if not (2 <= rules.seats <= 11 and rules.packs in (1, 2) and 0 <= rules.jokers <= MAX_JOKERS):
        # Without a table and a pack nothing else can be judged.
        return tuple(
            f for f, found in ((Fault.SEATS, not 2 <= rules.seats <= 11), (Fault.PACK, True)) if found
        )
    found = {**_pack_faults(rules), **_play_faults(rules), **_score_faults(rules), **_end_faults(rules)}
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
        Fault.CANCELLATION_NEEDS_TWO_PACKS: rules.trick_rule is TrickRule.CANCELLATION and rules.packs != 2,
    }


def _score_faults(rules: Rules) -> dict[Fault, bool]:
    settlement, in_chips = rules.settlement, rules.in_chips
    two = settlement in (Settlement.DIFFERENCE, Settlement.FIRST_SIX_FREE)
    named = settlement in (Settlement.SUIT_POOL, Settlement.SUIT_FEWEST)
    chips_moon = rules.moon in (Moon.OFF, Moon.ADD)
    declares = rules.auction in (Auction.GENERALE, Auction.CAPOT, Auction.SLAM)
    in_force = [rules_of_deal(rules, n) for n in range(1, 1 + max(1, len(rules.contracts)))]
    costs = all(r.points or r.trick_points or r.priced_tricks for r in in_force) or named
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
        or (rules.revoke in (Revoke.LESNOY, Revoke.GRUZNOV) and in_chips),
        Fault.NO_TRICK_BONUS: rules.no_trick_bonus < 0,
        Fault.MOON_AMOUNT: rules.moon_amount == 0,
    }


def _end_faults(rules: Rules) -> dict[Fault, bool]:
    return {
        Fault.NO_END: (rules.limit is None or rules.in_chips) and rules.deals is None,
        Fault.LIMIT: (rules.limit is not None and rules.limit < 1)
        or (rules.deals is not None and rules.deals < 1),
    }
