"""`Rules`: one complete, frozen set of switches, and what follows from it and its pack."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from hearts_qt.rules.cards import (
    JACK_OF_DIAMONDS,
    QUEEN_OF_SPADES,
    RANKS,
    SUITS,
    TEN_OF_DIAMONDS,
    Card,
    Rank,
    Suit,
    jokers,
)
from hearts_qt.rules.switches import (
    Auction,
    Bonus,
    Direction,
    DiscardDuty,
    FirstTrickFallback,
    Floor,
    JokerPower,
    JokerTime,
    LastVoid,
    Moon,
    MoonTest,
    Opening,
    RankOrder,
    Revoke,
    SetRule,
    Settlement,
    SideMoon,
    Sides,
    TrickRule,
    Undealt,
    VoidRule,
)

LRAN = (Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD)
LRN = (Direction.LEFT, Direction.RIGHT, Direction.HOLD)
LAR = (Direction.LEFT, Direction.ACROSS, Direction.RIGHT)
LARN = (*LAR, Direction.HOLD)
LRAS = (Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.SCATTER)
LRS = (Direction.LEFT, Direction.RIGHT, Direction.SCATTER)
LRSN = (*LRS, Direction.HOLD)
"""Parlett, for three: four cards left, four right, two to each, none."""
LR = (Direction.LEFT, Direction.RIGHT)
ALWAYS_LEFT = (Direction.LEFT,)
ALWAYS_RIGHT = (Direction.RIGHT,)

HEARTS_ONLY = (("H", 1),)
BLACK_LADY_POINTS = (("H", 1), ("QS", 13))

_BONUS_CARDS = {Bonus.JACK_OF_DIAMONDS: JACK_OF_DIAMONDS, Bonus.TEN_OF_DIAMONDS: TEN_OF_DIAMONDS}
BONUS_POINTS = -10

_POLIGNAC = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING)


class Rules(Struct, frozen=True, kw_only=True):
    """House rules of one match. The defaults are the classic Windows game.

    Nothing in here is checked on construction: `validate.faults` lists every contradiction. Costs are penalty
    points, plus is bad; a game in which high scores win writes the cost with the other sign.
    """

    # -- the pack and the deal -----------------------------------------------------------------------------
    seats: int = 4
    packs: int = 1
    lowest: Rank = Rank.TWO
    removed: tuple[Card, ...] = ()
    """Cards that leave each pack before the deal, so that it divides evenly."""
    jokers: int = 0
    rank_order: RankOrder = RankOrder.ACE_HIGH
    hand: int | None = None
    """Cards dealt to each seat; None: as many as the pack gives everybody."""
    undealt: Undealt = Undealt.NONE
    exchange_freely: bool = False
    """Penalty cards may be laid away for a widow though there are others; they count as captured."""
    misdeals: bool = False
    """As at a real table, a deal can go wrong (`Misdeal`) and the cards are dealt again."""

    # -- what costs -------------------------------------------------------------------------------------------
    points: tuple[tuple[str, int], ...] = BLACK_LADY_POINTS
    """Penalty points: a suit or rank letter for all cards of it, or one card; a later entry wins."""
    bonus: Bonus = Bonus.NONE
    bonus_in_moon: bool = False
    """The bonus card has to be taken for the moon too, and does not count beside it."""
    trick_points: int = 0
    """What each trick costs."""
    priced_tricks: tuple[tuple[int, int], ...] = ()
    """What tricks with certain numbers (from 1) cost."""
    set_rule: SetRule = SetRule.NONE
    no_trick_bonus: int = 0
    """Points taken off the score of a seat that took no trick."""
    floor: Floor = Floor.NONE

    # -- before the play ----------------------------------------------------------------------------------------
    auction: Auction = Auction.NONE
    declared_amount: int | None = None
    """What the others write when a declared GENERALE or CAPOT is made, the declarer when it fails; None: T."""
    king_calls_queen: bool = True
    """In a declared GENERALE a king the declarer leads calls for its queen and beats even the ace."""
    dealer_names_trump: bool = False
    """The dealer names the trumps of the deal before the lead."""
    naming_hand: int = 0
    """So many cards are dealt to each seat before the dealer names the trumps, the rest after it; 0: all."""
    pass_count: int = 3
    pass_cycle: tuple[Direction, ...] = LRAN
    """Deal number d uses entry (d − 1) modulo the length. Empty: no passing at all."""
    contracts: tuple[str, ...] = ()
    """Keys of `contracts.CONTRACTS`, one per deal: what that deal is about."""

    # -- the play -----------------------------------------------------------------------------------------------
    opening: Opening = Opening.LOWEST_CLUB
    hearts_must_be_broken: bool = True
    """A heart may not be led until one has been played, unless the hand holds nothing else."""
    broken_by_discard: bool = False
    """Only a heart thrown on another suit opens hearts, not one that was led."""
    queen_breaks_hearts: bool = False
    """Playing Q♠ opens hearts too."""
    hearts_instead_of_queen: bool = False
    """A leader who holds hearts and Q♠ only may lead a closed heart."""
    hearts_led_last: bool = False
    """A heart is led only from a hand of hearts, however many have been played."""
    no_heart_lead_first: bool = False
    """The first trick is not led with a heart, unless the hand holds nothing else."""
    no_points_on_first_trick: bool = True
    """No penalty card on the first trick, unless the hand holds nothing else."""
    first_trick_fallback: FirstTrickFallback = FirstTrickFallback.ALLOW
    discard_duty: DiscardDuty = DiscardDuty.FREE
    trick_rule: TrickRule = TrickRule.HIGHEST
    void_rule: VoidRule = VoidRule.TWO_PAIRS
    last_void: LastVoid = LastVoid.LEADER
    trump: Suit | None = None
    joker_time: JokerTime = JokerTime.ANYTIME
    joker_power: JokerPower = JokerPower.NEVER
    last_hand_counts: bool = True
    """Where a stock is drawn: the last to hold cards counts those left in the hand, and not the stock alone."""
    stop_when_decided: bool = False
    """The deal ends with the trick in which the last penalty card falls."""
    revoke: Revoke = Revoke.IMPOSSIBLE

    # -- the end of a deal ------------------------------------------------------------------------------------
    moon: Moon = Moon.ADD
    moon_amount: int | None = None
    """What the moon is worth; None: the penalty points in the pack. Below zero it helps those it should cost."""
    moon_test: MoonTest = MoonTest.CARDS
    sides: Sides = Sides.NONE
    side_moon: SideMoon = SideMoon.SIDE
    settlement: Settlement = Settlement.POINTS
    chips: int = 0
    """What everybody starts with, where chips change hands."""
    jackpot_played_out: bool = False
    """The match does not end while a jackpot stands, unless somebody cannot pay."""
    jack_divides: bool = False
    """Several clear hands share a standing jackpot."""
    high_wins: bool = False
    """The score is what the cards cost with the other sign, and the highest total wins."""

    # -- the end of the match ---------------------------------------------------------------------------------
    limit: int | None = 100
    """The match ends after a deal that brings somebody to this total."""
    limit_exceeds: bool = False
    """The total has to be above the limit."""
    tie_break: bool = False
    """With the first place shared the match goes on, deal by deal (Parlett)."""
    limit_either_way: bool = False
    """A total as far below nothing ends the match too."""
    deals: int | None = None
    """The match ends after so many deals."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """Every card in play, sorted."""
        return _pack(self.packs, self.lowest, self.removed, self.jokers)

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat."""
        return len(self.pack) // self.seats if self.hand is None else self.hand

    @property
    def first_cards(self) -> int:
        """Cards dealt to each seat before anybody says anything: all of them, or those to name trumps on."""
        return (self.naming_hand if self.dealer_names_trump else 0) or self.hand_size

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
        return _penalties(self.pack, self.points)[0]

    @property
    def penalty_total(self) -> int:
        """T: the penalty points in the pack, without the bonus card."""
        return _penalties(self.pack, self.points)[1]

    @property
    def hearts(self) -> int:
        """H: how many hearts are really in the pack."""
        return sum(c.suit is Suit.HEARTS for c in self.pack)

    @property
    def in_chips(self) -> bool:
        """Whether totals are chips: more is better."""
        return self.settlement.in_chips

    @property
    def most_wins(self) -> bool:
        """Whether the highest total wins."""
        return self.in_chips or self.high_wins

    @property
    def tricks_pay(self) -> bool:
        """Whether tricks are wanted, whatever lies in them."""
        return self.trick_points < 0

    def direction(self, deal_number: int) -> Direction:
        """Which way deal ``deal_number`` (from 1) passes."""
        if not self.pass_cycle or self.pass_count == 0:
            return Direction.HOLD
        return self.pass_cycle[(deal_number - 1) % len(self.pass_cycle)]

    def strength(self, card: Card) -> int:
        """How high ``card`` stands in its suit."""
        return _POLIGNAC.index(card.rank) if self.rank_order is RankOrder.POLIGNAC else card.rank

    def partner(self, seat: int) -> int | None:
        """Who sits opposite on the same side."""
        return None if self.sides is Sides.NONE else (seat + self.seats // 2) % self.seats

    def side(self, seat: int) -> frozenset[int]:
        """The seats that win and lose together with ``seat``."""
        partner = self.partner(seat)
        return frozenset((seat,) if partner is None else (seat, partner))

    def moon_side(self, shooter: int) -> frozenset[int]:
        """Who is spared by a moon of ``shooter``."""
        return frozenset((shooter,)) if self.side_moon is SideMoon.ALONE else self.side(shooter)


@lru_cache(maxsize=256)
def _pack(packs: int, lowest: Rank, removed: tuple[Card, ...], joker_count: int) -> tuple[Card, ...]:
    gone = {c.face for c in removed}
    suited = tuple(
        c
        for s in SUITS
        for r in RANKS
        for c in (Card(s, r, copy) for copy in range(packs))
        if r >= lowest and c.face not in gone
    )
    return suited + jokers(joker_count)


@lru_cache(maxsize=256)
def _point_table(points: tuple[tuple[str, int], ...]) -> dict[Card, int]:
    table: dict[Card, int] = {}
    for key, value in points:
        for face in _pack(1, Rank.TWO, (), 0):
            if key in (face.suit.letter, face.rank.letter, str(face)):
                table[face] = value
    return table


@lru_cache(maxsize=256)
def _penalties(pack: tuple[Card, ...], points: tuple[tuple[str, int], ...]) -> tuple[frozenset[Card], int]:
    table = _point_table(points)
    costs = {c: table.get(c.face, 0) for c in pack}
    return frozenset(c for c, cost in costs.items() if cost > 0), sum(costs.values())


def penalty_of(rules: Rules, card: Card) -> int:
    """Penalty points of one card, 0 for a card that costs nothing; the bonus card is not counted."""
    return _point_table(rules.points).get(card.face, 0)


def value_of(rules: Rules, card: Card) -> int:
    """What capturing ``card`` adds to the score: its penalty points, or −10 for the bonus card."""
    return BONUS_POINTS if card.face == rules.bonus_card else penalty_of(rules, card)


def is_high(rules: Rules, card: Card) -> bool:
    """Whether more than half of the other cards of its suit in the pack are lower than ``card``."""
    suited = [c for c in rules.pack if c.suit is card.suit and c.face != card.face]
    lower = sum(rules.strength(c) < rules.strength(card) for c in suited)
    return not card.is_joker and 2 * lower > len(suited)


def has_black_lady(rules: Rules) -> bool:
    """Whether Q♠ is dearer than every other card."""
    lady = penalty_of(rules, QUEEN_OF_SPADES)
    costs = {card.face: penalty_of(rules, card) for card in rules.pack}
    return QUEEN_OF_SPADES in costs and lady == max(costs.values()) and [*costs.values()].count(lady) == 1
