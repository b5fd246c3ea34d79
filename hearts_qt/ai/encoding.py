"""From rules and a view to the numbers that the simulator works with; see `board` for how cards are numbered."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.rules.cards import QUEEN_OF_SPADES, Card, Rank, Suit
from hearts_qt.rules.ruleset import BONUS_POINTS, Rules, penalty_of
from hearts_qt.rules.state import Phase, TakenTrick
from hearts_qt.rules.switches import (
    Auction,
    Direction,
    DiscardDuty,
    JokerPower,
    JokerTime,
    LastVoid,
    Moon,
    MoonTest,
    Opening,
    RankOrder,
    SetRule,
    Settlement,
    SideMoon,
    Sides,
    TrickRule,
    Undealt,
    VoidRule,
)
from hearts_qt.rules.trick import led_suit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from enum import Enum

    from hearts_qt.rules.view import View

TWIN = 64
"""What the number of a card of the second pack is higher by."""
JOKER = 13
"""The bit of a joker among the sixteen of a suit."""
MAX_TRICKS = 64
UNIT = 16
"""How finely fear counts: a point of the Black Lady is so much."""
FAR = 1 << 30
"""A limit that no total reaches."""

RANDOM, DUCKING, THINKING = 0, 1, 2
"""The policies of the simulator: by lot; quick and simple; that of `policy`, which plays better and is slower."""

Masks = tuple[int, int]
"""A set of cards: those of the first pack, those of the second."""


def _index(member: Enum) -> int:
    """The place of a member among its like."""
    return list(type(member)).index(member)


class Table(Struct, frozen=True):
    """The rules of one deal as numbers. Sets of faces are masks, costs are penalty points."""

    rules: Rules
    seats: int
    packs: int
    deck: int
    deck2: int
    jokers: int
    lanes: tuple[int, ...]
    """The faces of each suit, and an empty set for no suit."""
    price: tuple[int, ...]
    """Penalty points of each face."""
    worth: tuple[int, ...]
    """The same with the bonus card."""
    trick_price: tuple[int, ...]
    fear: tuple[int, ...]
    """What capturing each face costs, bonus included, so that the penalty cards of a pack cost 416 together."""
    trick_fear: tuple[int, ...]
    """The same for what each trick costs by itself."""
    reversed: bool
    """Taking is the aim: nothing costs, something is gained."""
    above_dear: int
    moon_matters: bool
    """Whether to take everything changes what the others pay."""
    trick_share: int
    moon_fear: int
    """What somebody else's moon costs, in the unit of fear."""
    bonus_fear: int
    reward_fear: int
    """What the reward for taking no trick is worth."""
    order: tuple[int, ...]
    """The faces that cost something, the dearest first."""
    danger: tuple[int, ...]
    """How gladly each face is thrown away, 0 … 1023."""
    rising: bool
    """Of the penalty cards but the dear one the one with the highest number is the most dangerous."""
    penal: int
    live: int
    """Faces whose fate can change a score."""
    bonus: int
    dear: int
    """The single dearest penalty card, if there is one."""
    black_queen: int
    queens: int
    kings: int
    low_club: int
    opening: int
    must_break: bool
    only_discard_breaks: bool
    queen_breaks: bool
    hearts_for_queen: bool
    hearts_last: bool
    no_heart_first: bool
    clean_first: bool
    fallback: int
    duty: bool
    cancel: bool
    pairs_void: bool
    second_takes: bool
    trump: int
    joker_if_void: bool
    joker_takes: bool
    hand_counts: bool
    stops: bool
    undealt: int
    hand_size: int
    generale: bool
    may_cut: bool
    """Once every live card is captured nothing can change any more."""
    moon: int
    by_tricks: bool
    moon_worth: int
    has_moon_amount: bool
    bonus_in_moon: bool
    bonus_points: int
    royal: bool
    partners: bool
    side_moon: bool
    moon_alone: bool
    """The partner of a shooter pays like everybody else."""
    declared_worth: int
    combined: bool
    no_trick_bonus: int
    floor: int
    auction: int
    penalty_total: int
    hearts: int
    settlement: int
    high_wins: bool
    in_chips: bool
    jack_divides: bool
    limit: int
    limit_either_way: bool
    deals: int

    def number(self, card: Card) -> int:
        """The number of a card."""
        if card.is_joker:
            return 16 * card.copy + JOKER
        return _face(self.rules, card) + TWIN * card.copy

    def card(self, number: int) -> Card:
        """The card with this number. Raises KeyError when the pack has none."""
        return _by_number(self.rules)[number]

    def masks(self, cards: Iterable[Card]) -> Masks:
        """A set of cards as two masks."""
        return _masks(self.number(c) for c in cards)

    def cards(self, masks: Masks) -> tuple[Card, ...]:
        """The cards of a set, sorted."""
        known = _by_number(self.rules)
        return tuple(sorted(known[number] for number in numbers(masks)))


def numbers(masks: Masks) -> Iterator[int]:
    """The numbers of the cards of a set, in rising order."""
    for mask, offset in zip(masks, (0, TWIN), strict=True):
        rest = mask
        while rest:
            yield (rest & -rest).bit_length() - 1 + offset
            rest &= rest - 1


def _masks(some: Iterable[int]) -> Masks:
    masks = [0, 0]
    for number in some:
        masks[number >= TWIN] |= 1 << number % TWIN
    return masks[0], masks[1]


def _face(rules: Rules, card: Card) -> int:
    strength = rules.strength(card)
    return 16 * card.suit + (strength if rules.rank_order is RankOrder.POLIGNAC else strength - Rank.TWO)


@lru_cache(maxsize=256)
def _by_number(rules: Rules) -> dict[int, Card]:
    table = encode_rules(rules)
    return {table.number(c): c for c in rules.pack}


def _union(faces: Iterable[int]) -> int:
    mask = 0
    for face in faces:
        mask |= 1 << face
    return mask


def _first_pack(rules: Rules) -> Iterator[int]:
    for c in rules.pack:
        if c.is_joker:
            yield 16 * c.copy + JOKER
        elif not c.copy:
            yield _face(rules, c)


def _moon_price(rules: Rules) -> float:
    """What somebody else's moon costs a seat; what the others gain by it, in part."""
    worth = rules.penalty_total if rules.moon_amount is None else rules.moon_amount
    match rules.moon:
        case Moon.OFF | Moon.NOBODY:
            return 0.0
        case Moon.SUBTRACT:
            return worth / (rules.seats - 1)
        case Moon.TAKE:
            return 1.5 * worth
        case _:
            return float(worth)


def _above(dear: int, suited: Sequence[Card], rules: Rules) -> int:
    """The faces that can catch the single dearest card."""
    if dear.bit_count() != 1:
        return 0
    low = dear.bit_length() - 1
    return _union(face for face in (_face(rules, c) for c in suited) if face >> 4 == low >> 4 and face > low)


def _dangers(worth: list[int], suited: Sequence[Card], rules: Rules) -> tuple[int, ...]:
    """The danger of each face: what it costs, what it may catch in its suit, and its height."""
    top = max(max(worth), 1)
    danger = [0] * 64
    for c in suited:
        face = _face(rules, c)
        lane = range(16 * (face >> 4), face)
        catches = max((worth[lower] for lower in lane), default=0)
        own = 600 * max(worth[face], 0) // top
        danger[face] = min(1023, own + 300 * max(catches, 0) // top + 8 * (face & 15))
    return tuple(danger)


@lru_cache(maxsize=256)
def encode_rules(rules: Rules) -> Table:
    """The rules in force in one deal as the simulator takes them."""
    suited = [c for c in rules.pack if not c.is_joker]
    price, worth = [0] * 64, [0] * 64
    bonus_card = rules.bonus_card
    for c in suited:
        face = _face(rules, c)
        price[face] = penalty_of(rules, c)
        worth[face] = BONUS_POINTS if c.face == bonus_card else price[face]
    bonus = _union(_face(rules, c) for c in suited if c.face == bonus_card)
    penal = _union(face for face in range(64) if price[face] > 0)
    live = bonus | _union(face for face in range(64) if price[face])
    queens = _union(_face(rules, c) for c in suited if c.rank is Rank.QUEEN)
    royal = rules.set_rule is SetRule.ROYAL
    priced = dict(rules.priced_tricks) if len(dict(rules.priced_tricks)) == len(rules.priced_tricks) else None
    trick_price = tuple(
        rules.trick_points
        + (sum(p for n, p in rules.priced_tricks if n == number) if priced is None else priced.get(number, 0))
        for number in range(1, MAX_TRICKS + 1)
    )
    costly = sum(p for p in price if p > 0) or -sum(price)
    every = costly * rules.packs + sum(map(abs, trick_price[: rules.hand_size]))
    unit = 26 * rules.packs / every if every else 1.0
    dearest = max(price)
    dear = _union(face for face in range(64) if price[face] == dearest) if dearest > 0 else 0
    danger = _dangers(worth, suited, rules)
    single = dear.bit_count() == 1
    rising = [danger[face] for face in range(64) if price[face] > 0 and not (single and price[face] == dearest)]
    return Table(
        rules=rules,
        seats=rules.seats,
        packs=rules.packs,
        deck=_union(_first_pack(rules)),
        deck2=_union(_face(rules, c) for c in suited if c.copy),
        jokers=_union(16 * k + JOKER for k in range(4)),
        lanes=(*(0x1FFF << 16 * suit for suit in range(4)), 0),
        price=tuple(price),
        worth=tuple(worth),
        trick_price=trick_price,
        fear=tuple(round(UNIT * unit * w) for w in worth),
        trick_fear=tuple(round(UNIT * unit * p) for p in trick_price),
        reversed=min((*worth, *trick_price)) < 0 >= max((*worth, *trick_price)),
        above_dear=_above(dear, suited, rules),
        moon_matters=not rules.in_chips
        and rules.moon not in (Moon.OFF, Moon.NOBODY)
        and (rules.moon_amount is None or rules.moon_amount > 0),
        trick_share=UNIT * 26 // max(rules.hand_size, 1),
        moon_fear=round(UNIT * unit * _moon_price(rules)),
        bonus_fear=round(-UNIT * unit * BONUS_POINTS),
        reward_fear=round(UNIT * unit * rules.no_trick_bonus),
        order=tuple(sorted((f for f in range(64) if worth[f] > 0), key=lambda f: (-worth[f], -f))),
        danger=danger,
        rising=rising == sorted(rising),
        penal=penal,
        live=live | (queens if royal else 0),
        bonus=bonus,
        dear=dear if single else 0,
        black_queen=1 << _face(rules, QUEEN_OF_SPADES),
        queens=queens,
        kings=_union(_face(rules, c) for c in suited if c.rank is Rank.KING),
        low_club=1 << _face(rules, rules.lowest_club),
        opening=_index(rules.opening),
        must_break=rules.hearts_must_be_broken,
        only_discard_breaks=rules.broken_by_discard,
        queen_breaks=rules.queen_breaks_hearts,
        hearts_for_queen=rules.hearts_instead_of_queen,
        hearts_last=rules.hearts_led_last,
        no_heart_first=rules.no_heart_lead_first,
        clean_first=rules.no_points_on_first_trick,
        fallback=_index(rules.first_trick_fallback),
        duty=rules.discard_duty is not DiscardDuty.FREE,
        cancel=rules.trick_rule is TrickRule.CANCELLATION,
        pairs_void=rules.void_rule is VoidRule.TWO_PAIRS,
        second_takes=rules.last_void is LastVoid.SECOND_OF_HIGHEST,
        trump=len(Suit) - 1 if rules.trump is None else int(rules.trump),
        joker_if_void=rules.joker_time is JokerTime.VOID_ONLY,
        joker_takes=rules.joker_power is JokerPower.ALWAYS,
        hand_counts=rules.last_hand_counts,
        stops=rules.stop_when_decided,
        undealt=_index(rules.undealt),
        hand_size=rules.hand_size,
        generale=rules.auction is Auction.GENERALE and rules.king_calls_queen,
        may_cut=not any(trick_price) and rules.moon_test is MoonTest.CARDS and not rules.no_trick_bonus,
        moon=_index(rules.moon),
        by_tricks=rules.moon_test is MoonTest.TRICKS,
        moon_worth=rules.penalty_total if rules.moon_amount is None else rules.moon_amount,
        has_moon_amount=rules.moon_amount is not None,
        bonus_in_moon=rules.bonus_in_moon,
        bonus_points=BONUS_POINTS,
        royal=royal,
        partners=rules.sides is not Sides.NONE,
        side_moon=rules.side_moon is SideMoon.SIDE,
        moon_alone=rules.side_moon is SideMoon.ALONE,
        declared_worth=rules.penalty_total if rules.declared_amount is None else rules.declared_amount,
        combined=rules.sides is Sides.COMBINED,
        no_trick_bonus=rules.no_trick_bonus,
        floor=_index(rules.floor),
        auction=_index(rules.auction),
        penalty_total=rules.penalty_total,
        hearts=rules.hearts,
        settlement=_index(Settlement.POINTS if rules.settlement is Settlement.AVERAGE else rules.settlement),
        high_wins=rules.high_wins,
        in_chips=rules.in_chips,
        jack_divides=rules.jack_divides,
        limit=FAR if rules.limit is None else rules.limit + rules.limit_exceeds,
        limit_either_way=rules.limit_either_way,
        deals=rules.deals or 0,
    )


# -- a view ----------------------------------------------------------------------------------------------

_PHASES = {Phase.PLAYING: 0, Phase.PASSING: 1, Phase.EXCHANGING: 2}


class Position(Struct, frozen=True):
    """What a view tells, as numbers; tuples with an entry per seat are indexed by seat, -1 is nobody.

    Everything in here is public or the seat's own. ``pile`` counts the unseen cards that nobody holds; they lie in
    the stock (``pile_to`` is -1), or count for the seat that took them.
    """

    table: Table
    seat: int
    phase: int
    to_move: int
    leader: int
    hand: Masks
    hand_sizes: tuple[int, ...]
    unseen: Masks
    seen: Masks
    broken: bool
    tricks: int
    voided: int
    trick: tuple[tuple[int, int], ...]
    """Seats and card numbers of the trick on the table, in order."""
    pending: Masks
    took: tuple[Masks, ...]
    points: tuple[int, ...]
    prices: tuple[int, ...]
    won: tuple[int, ...]
    void_in: tuple[int, ...]
    """Suits of which a seat has shown to hold none, a bit each."""
    fallback_leader: int
    fallback_taker: int
    fallback_cost: tuple[int, ...]
    totals: tuple[int, ...]
    free_lead: bool
    seek_club: bool
    declarer: int
    side: int
    """The seats known to belong to a declared slam, a bit each; 0 where there is none."""
    pile: int
    pile_to: int
    exchange: int
    """How many cards the seat has to lay away for the widow."""
    pass_count: int
    pass_to: int
    """How many places clockwise a pass goes; 0: nowhere."""
    scatters: bool
    """A pass goes round all the others, a card each."""
    last_winner: int
    number: int
    dealer: int
    pool: int
    jackpot: bool
    bid_seat: int
    bid: int


def encode_view(view: View) -> Position:
    """The position of a view in which cards are played, passed or exchanged. Raises KeyError in another phase."""
    rules, table = view.rules, encode_rules(view.rules)
    seats = range(rules.seats)
    on_table = view.trick.cards if view.trick else ()
    played = view.trick.seats if view.trick else ()
    named = rules.auction is Auction.SUIT
    turned = [c for t in view.tricks for c in t.cards]
    # What was laid away is in `extra` where it counts; the rest of it is gone for good.
    away = [c for c in view.laid_away if c not in turned]
    mine = set(view.extra[view.seat])
    gone = {*turned, *on_table, *view.hand, *mine, *away}
    unseen = [c for c in rules.pack if c not in gone]
    taken = [view.taken(s) for s in seats]
    first = view.tricks[0] if view.tricks else None
    high = max(((s, c) for s, c in view.bids if c is not None), key=lambda bid: bid[1], default=None)
    bidder = high[0] if high else view.bidder
    leader = view.trick.leader if view.trick else (view.dealer + 1) % rules.seats
    if view.trick is None and named and bidder is not None:
        leader = bidder
    turn = view.trick.turn if view.trick and view.phase is Phase.PLAYING else None
    return Position(
        table=table,
        seat=view.seat,
        phase=_PHASES[view.phase],
        to_move=view.seat if turn is None else turn,
        leader=leader,
        hand=table.masks(view.hand),
        hand_sizes=view.hand_sizes,
        unseen=table.masks(unseen),
        seen=table.masks((*turned, *on_table)),
        broken=view.hearts_broken,
        tricks=len(view.tricks),
        voided=sum(t.winner is None for t in view.tricks),
        trick=tuple((s, table.number(c)) for s, c in zip(played, on_table, strict=True)),
        pending=table.masks(view.pending),
        took=tuple(table.masks(cards) for cards in taken),
        points=tuple(sum(penalty_of(rules, c) for c in cards) for cards in taken),
        prices=tuple(
            sum(table.trick_price[min(n, MAX_TRICKS - 1)] for n, t in enumerate(view.tricks) if t.winner == s)
            for s in seats
        ),
        won=tuple(sum(t.winner == s for t in view.tricks) for s in seats),
        void_in=_shown_voids(view),
        fallback_leader=first.leader if first else -1,
        fallback_taker=-1 if first is None or first.winner is None else first.winner,
        fallback_cost=_fallback_costs(rules, first),
        totals=view.totals,
        free_lead=view.named is not None and named,
        seek_club=rules.opening is not Opening.ELDEST and not (named and bidder is not None),
        declarer=-1 if view.declarer is None else view.declarer,
        side=_known_side(view),
        pile=len(unseen) + len(view.hand) - sum(view.hand_sizes),
        pile_to=-1 if view.widow_taker in (None, view.seat) else view.widow_taker or 0,
        exchange=len(view.widow) if view.phase is Phase.EXCHANGING else 0,
        pass_count=rules.pass_count,
        pass_to=view.direction.offset(rules.seats),
        scatters=view.direction is Direction.SCATTER,
        last_winner=next((t.winner for t in reversed(view.tricks) if t.winner is not None), -1),
        number=view.number,
        dealer=view.dealer,
        pool=view.pool,
        jackpot=view.jackpot,
        bid_seat=high[0] if high else -1,
        bid=high[1] if high else 0,
    )


def _fallback_costs(rules: Rules, first: TakenTrick | None) -> tuple[int, ...]:
    """What each seat's card cost that was not of the suit led on the first trick, or led it."""
    costs = [0] * rules.seats
    if first is not None:
        for place, (seat, c) in enumerate(zip(first.seats, first.cards, strict=True)):
            if place == 0 or c.suit is not first.cards[0].suit:
                costs[seat] = penalty_of(rules, c)
    return tuple(costs)


def _known_side(view: View) -> int:
    if view.declarer is None or view.rules.auction is not Auction.SLAM:
        return 0
    side = 1 << view.declarer
    tricks: list[tuple[Sequence[int], Sequence[Card]]] = [(t.seats, t.cards) for t in view.tricks]
    if view.trick:
        tricks.append((view.trick.seats, view.trick.cards))
    for who, what in tricks:
        for s, c in zip(who, what, strict=True):
            if c.face == view.rules.bonus_card:
                side |= 1 << s
    return side


def _shown_voids(view: View) -> tuple[int, ...]:
    rules = view.rules
    voids = [0] * rules.seats
    stock = len(rules.pack) - rules.seats * rules.hand_size
    widow = rules.undealt is Undealt.EXCHANGE
    for t in view.tricks:
        led = led_suit(t.cards)
        for s, c in zip(t.seats, t.cards, strict=True):
            missed = led is not None and c.suit is not led
            if missed and (not c.is_joker or rules.joker_time is JokerTime.VOID_ONLY):
                voids[s] |= 1 << int(led or 0)
        # Cards that come into a hand later make what it has shown worthless.
        if rules.undealt is Undealt.REFILL and stock > 0:
            stock -= rules.seats
            voids = [0] * rules.seats
        elif widow and t.winner is not None:
            voids[t.winner] = 0
            widow = False
    return tuple(voids)
