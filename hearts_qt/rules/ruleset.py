"""`Rules`: one complete, frozen set of switches, and what follows from it and its pack."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from hearts_qt.rules.cards import JACK_OF_DIAMONDS, TEN_OF_DIAMONDS, Card, Rank, Suit
from hearts_qt.rules.switches import Bonus, Direction, Moon, Opening

LRAN = (Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD)
LRN = (Direction.LEFT, Direction.RIGHT, Direction.HOLD)
ALWAYS_LEFT = (Direction.LEFT,)
BLACK_LADY_POINTS = (("H", 1), ("QS", 13))

_BONUS_CARDS = {Bonus.JACK_OF_DIAMONDS: JACK_OF_DIAMONDS, Bonus.TEN_OF_DIAMONDS: TEN_OF_DIAMONDS}
BONUS_POINTS = -10


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """House rules of one match. The defaults are the classic Windows game.

    Nothing in here is checked on construction: `validate.faults` lists every contradiction.
    """

    seats: int = 4
    packs: int = 1
    lowest: Rank = Rank.TWO
    removed: tuple[Card, ...] = ()
    """Cards that leave each pack before the deal, so that it divides evenly."""
    points: tuple[tuple[str, int], ...] = BLACK_LADY_POINTS
    """Penalty points: a suit letter for every card of the suit, or one card; a later entry wins."""
    bonus: Bonus = Bonus.NONE
    pass_count: int = 3
    pass_cycle: tuple[Direction, ...] = LRAN
    """Deal number d uses entry (d − 1) modulo the length. Empty: no passing at all."""
    opening: Opening = Opening.LOWEST_CLUB
    hearts_must_be_broken: bool = True
    """A heart may not be led until one has been played, unless the hand holds nothing else."""
    queen_breaks_hearts: bool = False
    """Playing Q♠ opens hearts too."""
    hearts_instead_of_queen: bool = False
    """A leader who holds hearts and Q♠ only may lead a closed heart."""
    no_points_on_first_trick: bool = True
    """No penalty card on the first trick, unless the hand holds nothing else."""
    moon: Moon = Moon.ADD
    no_trick_bonus: int = 0
    """Points taken off the score of a seat that took no trick."""
    limit: int | None = 100
    """The match ends after a deal that brings somebody to this total."""
    deals: int | None = None
    """The match ends after so many deals."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """Every card in play, sorted."""
        return _pack(self.packs, self.lowest, self.removed)

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat."""
        return len(self.pack) // self.seats

    @property
    def lowest_club(self) -> Card:
        """The lowest club really in the pack; it opens the first trick where the rules say so."""
        return min(c for c in self.pack if c.suit is Suit.CLUBS)

    @property
    def bonus_card(self) -> Card | None:
        """The card worth minus ten, if this game has one."""
        return _BONUS_CARDS.get(self.bonus)

    @property
    def penalty_cards(self) -> frozenset[Card]:
        """The cards that cost something; capturing all of them is the moon."""
        return frozenset(c for c in self.pack if penalty_of(self, c) > 0)

    @property
    def penalty_total(self) -> int:
        """T: the penalty points in the pack, without the bonus card."""
        return sum(penalty_of(self, c) for c in self.pack)

    def direction(self, deal_number: int) -> Direction:
        """Which way deal ``deal_number`` (from 1) passes."""
        if not self.pass_cycle or self.pass_count == 0:
            return Direction.HOLD
        return self.pass_cycle[(deal_number - 1) % len(self.pass_cycle)]


@lru_cache(maxsize=64)
def _pack(packs: int, lowest: Rank, removed: tuple[Card, ...]) -> tuple[Card, ...]:
    gone = {c.face for c in removed}
    return tuple(
        c
        for s in Suit
        for r in Rank
        for c in (Card(s, r, copy) for copy in range(packs))
        if r >= lowest and c.face not in gone
    )


@lru_cache(maxsize=64)
def _point_table(points: tuple[tuple[str, int], ...]) -> dict[Card, int]:
    table: dict[Card, int] = {}
    for key, value in points:
        for face in _pack(1, Rank.TWO, ()):
            if key in (face.suit.letter, str(face)):
                table[face] = value
    return table


def penalty_of(rules: Rules, card: Card) -> int:
    """Penalty points of one card, 0 for a card that costs nothing; the bonus card is not counted."""
    return _point_table(rules.points).get(card.face, 0)


def value_of(rules: Rules, card: Card) -> int:
    """What capturing ``card`` adds to the score: its penalty points, or −10 for the bonus card."""
    return BONUS_POINTS if card.face == rules.bonus_card else penalty_of(rules, card)
