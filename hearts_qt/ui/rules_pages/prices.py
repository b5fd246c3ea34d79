"""What each card costs, gathered into as few lines as say it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.cards import SUITS, Card, Rank, Suit
from hearts_qt.rules.ruleset import BONUS_POINTS, Rules, penalty_of
from hearts_qt.rules.switches import Auction
from hearts_qt.table.words import card_name
from hearts_qt.ui.rules_pages.fact import amount

translate = QCoreApplication.translate

FEWEST_OF_A_RUN = 4
"""So many cards with one thing in common stand on one line."""


class Price(Struct, frozen=True):
    """Cards that cost the same, or their face value each: ``cards`` are faces, ``text`` is the cost."""

    cards: tuple[Card, ...]
    name: str
    text: str


def price_list(rules: Rules) -> tuple[Price, ...]:
    """Every card that counts, the bonus card included; each card stands on exactly one line."""
    if rules.auction is Auction.SUIT and not rules.contracts:
        return (Price((), translate("Rules", "every card of the named suit"), amount(rules, 1)),)
    costs = dict(_costs(rules.packs, rules.lowest, rules.removed, rules.jokers, rules.points))
    found = [*_ranks(rules, costs), *_hearts(rules, costs)]
    rest = sorted(costs, key=lambda c: (-costs[c], -c.suit, -c.rank))
    found += [Price((c,), card_name(c), amount(rules, costs[c])) for c in rest]
    if rules.bonus_card is not None:
        found.append(Price((rules.bonus_card,), card_name(rules.bonus_card), amount(rules, BONUS_POINTS)))
    return tuple(found)


def price_sentence(rules: Rules) -> str:
    """The list as one phrase: ``every heart 1, queen of spades 13``."""
    return ", ".join(map(_phrase, price_list(rules)))


@lru_cache(maxsize=256)
def _costs(
    packs: int, lowest: Rank, removed: tuple[Card, ...], jokers: int, points: tuple[tuple[str, int], ...]
) -> tuple[tuple[Card, int], ...]:
    """What costs something in such a pack, the highest cards first: the builder lists a dozen tables at once."""
    rules = Rules(packs=packs, lowest=lowest, removed=removed, jokers=jokers, points=points)
    faces = sorted({c.face for c in rules.pack}, reverse=True)
    return tuple((c, cost) for c in faces if (cost := penalty_of(rules, c)))


def _phrase(price: Price) -> str:
    if price.text.startswith(("−", "+")):
        text = translate("Rules", "{card} {points}", "a cost with its sign; каждая черва −2")
    else:
        text = translate("Rules", "{card} {points}", "what a card costs; каждая черва — 1")
    return text.format(card=price.name, points=price.text)


def _ranks(rules: Rules, costs: dict[Card, int]) -> list[Price]:
    """Ranks that cost something in every suit; takes them out of ``costs``."""
    found = []
    for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK):
        four = [Card(suit, rank) for suit in SUITS]
        if not all(c in costs for c in four):
            continue
        value, times = Counter(costs[c] for c in four).most_common(1)[0]
        if times < len(four) - 1:
            continue
        odd = [c for c in four if costs[c] != value]
        found += [Price((c,), card_name(c), amount(rules, costs.pop(c))) for c in odd]
        same = tuple(c for c in four if c in costs)
        name = _every_other(rank) if odd else _every(rank)
        found.append(Price(same, name, amount(rules, value)))
        for c in same:
            del costs[c]
    return found


def _hearts(rules: Rules, costs: dict[Card, int]) -> list[Price]:
    """The hearts that are left; takes them out of ``costs``."""
    hearts = [c for c in costs if c.suit is Suit.HEARTS]
    found = []
    value, times = Counter(costs[c] for c in hearts).most_common(1)[0] if hearts else (0, 0)
    run = [c for c in hearts if c.rank <= Rank.TEN and costs[c] == int(c.rank)]
    if len(run) >= FEWEST_OF_A_RUN:
        lowest, highest = run[-1].rank, run[0].rank
        name = translate("Rules", "hearts from {low} to {high}").format(low=int(lowest), high=int(highest))
        price = Price(tuple(run), name, translate("Rules", "their face value"))
    elif times >= FEWEST_OF_A_RUN:
        same = tuple(c for c in hearts if costs[c] == value)
        in_pack = {c.face for c in rules.pack if c.suit is Suit.HEARTS}
        name = (
            translate("Rules", "every heart") if set(same) == in_pack else translate("Rules", "every other heart")
        )
        price = Price(same, name, amount(rules, value))
    else:
        return []
    for c in hearts:
        if c not in price.cards:
            found.append(Price((c,), card_name(c), amount(rules, costs[c])))
        del costs[c]
    return [*found, price]


def _every(rank: Rank) -> str:
    match rank:
        case Rank.ACE:
            return translate("Rules", "every ace")
        case Rank.KING:
            return translate("Rules", "every king")
        case Rank.QUEEN:
            return translate("Rules", "every queen")
        case _:
            return translate("Rules", "every jack")


def _every_other(rank: Rank) -> str:
    match rank:
        case Rank.ACE:
            return translate("Rules", "every other ace")
        case Rank.KING:
            return translate("Rules", "every other king")
        case Rank.QUEEN:
            return translate("Rules", "every other queen")
        case _:
            return translate("Rules", "every other jack")
