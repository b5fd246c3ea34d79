"""Which rules contradict themselves: every fault, not the first."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from hearts_qt.rules.cards import QUEEN_OF_SPADES, Suit
from hearts_qt.rules.switches import Direction, Moon, Opening

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules


class Fault(Enum):
    """One contradiction between switches."""

    SEATS = "seats"
    """Seats are 2 to 11."""
    PACK_DOES_NOT_DIVIDE = "pack_does_not_divide"
    PASS_COUNT = "pass_count"
    """A seat cannot pass more cards than it holds, nor fewer than none."""
    ACROSS_WITH_ODD_SEATS = "across_with_odd_seats"
    NO_CLUB_TO_OPEN_WITH = "no_club_to_open_with"
    NO_PENALTY_CARDS = "no_penalty_cards"
    NO_QUEEN_OF_SPADES = "no_queen_of_spades"
    """A switch speaks of Q♠ and the pack has none, or hearts need not be broken."""
    BONUS_CARD_MISSING = "bonus_card_missing"
    NO_END = "no_end"
    """Neither a limit nor a number of deals: the match would never end."""
    LIMIT = "limit"
    """A limit or a number of deals below one."""
    NO_TRICK_BONUS = "no_trick_bonus"
    """The reward for no trick is a number of points, not a fine."""


def faults(rules: Rules) -> tuple[Fault, ...]:
    """Every contradiction in ``rules``, in the order of `Fault`; empty when they can be played."""
    pack = rules.pack
    faces = {c.face for c in pack}
    seats_fit = 2 <= rules.seats <= 11
    queen_switch = rules.queen_breaks_hearts or rules.hearts_instead_of_queen
    found = {
        Fault.SEATS: not seats_fit,
        Fault.PACK_DOES_NOT_DIVIDE: seats_fit and (not pack or len(pack) % rules.seats != 0),
        Fault.PASS_COUNT: not 0 <= rules.pass_count <= (rules.hand_size if seats_fit else 0),
        Fault.ACROSS_WITH_ODD_SEATS: Direction.ACROSS in rules.pass_cycle and rules.seats % 2 == 1,
        Fault.NO_CLUB_TO_OPEN_WITH: rules.opening is not Opening.ELDEST
        and all(c.suit is not Suit.CLUBS for c in pack),
        Fault.NO_PENALTY_CARDS: not rules.penalty_cards and rules.moon is not Moon.OFF,
        Fault.NO_QUEEN_OF_SPADES: queen_switch
        and (QUEEN_OF_SPADES not in faces or not rules.hearts_must_be_broken),
        Fault.BONUS_CARD_MISSING: rules.bonus_card is not None and rules.bonus_card not in faces,
        Fault.NO_END: rules.limit is None and rules.deals is None,
        Fault.LIMIT: (rules.limit is not None and rules.limit < 1)
        or (rules.deals is not None and rules.deals < 1),
        Fault.NO_TRICK_BONUS: rules.no_trick_bonus < 0,
    }
    return tuple(fault for fault, present in found.items() if present)
