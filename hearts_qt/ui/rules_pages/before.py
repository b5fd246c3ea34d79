"""Facts about what comes before the play: pack, deal, pass, auction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.cards import Rank
from hearts_qt.rules.contracts import names_trumps
from hearts_qt.rules.ruleset import ALWAYS_LEFT, ALWAYS_RIGHT, LAR, LARN, LR, LRAN, LRN
from hearts_qt.rules.switches import Auction, Direction, RankOrder, Undealt
from hearts_qt.ui.rules_pages.fact import Fact, Topic, amount, short_cards, short_rank

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate

SUITS_IN_A_PACK = 4


def pack_facts(rules: Rules) -> Iterator[Fact]:
    """The cards in play and their order."""
    size = SUITS_IN_A_PACK * (1 + Rank.ACE - rules.lowest)
    if rules.packs == 1:
        pack = translate("Rules", "One pack of %n card(s), from {low} to the ace.", None, size)
    else:
        pack = translate("Rules", "Two packs of %n card(s) shuffled together, from {low} to the ace.", None, size)
    yield Fact(Topic.PACK, ("packs", "lowest"), pack.format(low=short_rank(rules.lowest)))
    if rules.removed:
        cards = short_cards(rules.removed)
        out = translate("Rules", "Removed from the pack: {cards}.").format(cards=cards)
        yield Fact(Topic.PACK, ("removed",), out)
    if rules.jokers:
        joined = translate("Rules", "%n joker(s) are added.", None, rules.jokers)
        yield Fact(Topic.PACK, ("jokers",), joined)
    match rules.rank_order:
        case RankOrder.ACE_HIGH:
            order = translate("Rules", "The ace is the highest card of its suit.")
        case RankOrder.POLIGNAC:
            order = translate("Rules", "The king is highest; then queen, jack, ace, 10, 9, 8, 7.")
    yield Fact(Topic.PACK, ("rank_order",), order)


def deal_facts(rules: Rules) -> Iterator[Fact]:
    """Who gets how many cards, and what becomes of the others."""
    players = translate("Rules", "%n player(s)", None, rules.seats)
    each = translate("Rules", "%n card(s) each", "dealt; по 13 карт", rules.hand_size)
    text = translate("Rules", "{players}, {cards}.", "the deal; 4 игрока, по 13 карт.")
    yield Fact(Topic.DEAL, ("seats", "hand"), text.format(players=players, cards=each))
    yield Fact(Topic.DEAL, (), translate("Rules", "Deal and play go clockwise; the deal passes to the left."))
    if rules.misdeals:
        text = translate(
            "Rules",
            "The dealer can make mistakes: if a hand gets the wrong number of cards, the deal passes to "
            "the left; if a card lies face up in the pack, the same dealer deals again.",
        )
        yield Fact(Topic.DEAL, ("misdeals",), text)
    left = len(rules.pack) - rules.seats * rules.hand_size
    if left > 0:
        yield Fact(Topic.DEAL, ("undealt",), _left_over(rules, left))
    if rules.undealt is Undealt.EXCHANGE:
        if rules.exchange_freely:
            text = translate("Rules", "Cards that cost points may be laid away too, and count as taken.")
        else:
            text = translate("Rules", "No card that costs points may be laid away while you hold others.")
        yield Fact(Topic.DEAL, ("exchange_freely",), text)


def _left_over(rules: Rules, left: int) -> str:
    match rules.undealt:
        case Undealt.NONE:
            return translate("Rules", "%n card(s) stay out of play.", None, left)
        case Undealt.FIRST_TRICK:
            return translate(
                "Rules",
                "%n card(s) lie face down as a widow; whoever takes the first trick gets them, and they count.",
                None,
                left,
            )
        case Undealt.LAST_TRICK:
            return translate(
                "Rules",
                "%n card(s) lie face down as a widow; whoever takes the last trick gets them, and they count.",
                None,
                left,
            )
        case Undealt.EXCHANGE:
            return translate(
                "Rules",
                "%n card(s) lie face down as a widow; whoever takes the first trick takes them in hand and "
                "lays as many others away, unseen.",
                None,
                left,
            )
        case Undealt.REFILL:
            return translate(
                "Rules",
                "%n card(s) lie face down as a stock; after each trick everybody draws one, the taker first, "
                "while it lasts.",
                None,
                left,
            )
        case Undealt.DRAW:
            return translate(
                "Rules",
                "%n card(s) lie face down as a stock; whoever cannot follow suit draws until able to.",
                None,
                left,
            )


# -- the pass ---------------------------------------------------------------------------------------------------


def pass_facts(rules: Rules) -> Iterator[Fact]:
    """How many cards go where."""
    if not rules.pass_cycle or not rules.pass_count:
        yield Fact(Topic.PASS, ("pass_count", "pass_cycle"), translate("Rules", "No cards are passed."))
        return
    count = translate("Rules", "Before the play everybody passes %n card(s).", None, rules.pass_count)
    yield Fact(Topic.PASS, ("pass_count",), count)
    yield Fact(Topic.PASS, ("pass_cycle",), _cycle(rules.pass_cycle))
    unseen = translate("Rules", "You see the cards passed to you only after you have passed your own.")
    yield Fact(Topic.PASS, (), unseen)


def _cycle(cycle: tuple[Direction, ...]) -> str:
    match cycle:
        case _ if cycle == LRAN:
            return translate(
                "Rules", "The pass goes left, right, then across; in every fourth deal there is none."
            )
        case _ if cycle == LRN:
            return translate("Rules", "The pass goes left, then right; in every third deal there is none.")
        case _ if cycle == LAR:
            return translate("Rules", "The pass goes left, across, then right, deal by deal.")
        case _ if cycle == LR:
            return translate("Rules", "The pass goes left and right by turns.")
        case _ if cycle == LARN:
            return translate(
                "Rules", "The pass goes left, across, then right; in every fourth deal there is none."
            )
        case _ if cycle == ALWAYS_LEFT:
            return translate("Rules", "The pass always goes to the left.")
        case _ if cycle == ALWAYS_RIGHT:
            return translate("Rules", "The pass always goes to the right.")
        case _:
            way = ", ".join(map(_direction, cycle))
            return translate("Rules", "Deal by deal: {directions}; then it begins again.").format(directions=way)


def _direction(direction: Direction) -> str:
    match direction:
        case Direction.LEFT:
            return translate("Rules", "to the left")
        case Direction.RIGHT:
            return translate("Rules", "to the right")
        case Direction.ACROSS:
            return translate("Rules", "across")
        case Direction.SCATTER:
            return translate("Rules", "the same number to each of the others")
        case Direction.HOLD:
            return translate("Rules", "nothing")


# -- bids and declarations ----------------------------------------------------------------------------------------


def auction_facts(rules: Rules) -> Iterator[Fact]:
    """What is bid or declared."""
    worth = rules.penalty_total if rules.declared_amount is None else rules.declared_amount
    total = amount(rules, worth)
    match rules.auction:
        case Auction.NONE:
            text = translate("Rules", "Nothing is bid or declared.")
        case Auction.SUIT:
            text = translate(
                "Rules",
                "One round of bidding in chips, from the dealer’s left: bid more than the last, or pass. The "
                "highest bidder pays the bid into the pool and names the penalty suit. If all pass, hearts "
                "are the penalty suit and nobody pays.",
            )
        case Auction.GENERALE:
            text = translate(
                "Rules",
                "Before the lead each player may declare that they will take every card that costs points: "
                "the first to do so is held to it. If it is made, everybody else scores {total}; if not, the "
                "declarer does.",
            ).format(total=total)
        case Auction.CAPOT:
            text = translate(
                "Rules",
                "Before the lead each player may declare that they will take every trick: the first to do so "
                "is held to it. If it is made, everybody else scores {total}; if not, the declarer does.",
            ).format(total=total)
        case Auction.SLAM:
            text = translate(
                "Rules",
                "Before the lead each player may declare that they will take every trick: the first to do so "
                "is held to it, with the holder of the bonus card as a silent partner. If it is made, both "
                "score {minus}; if not, each of them scores what the two took together.",
            ).format(minus=amount(rules, -rules.penalty_total))
    declares = rules.auction in (Auction.GENERALE, Auction.CAPOT)
    keys: tuple[str, ...] = ("auction", "declared_amount") if declares else ("auction",)
    yield Fact(Topic.AUCTION, keys if rules.auction is not Auction.NONE else (), text)
    if rules.auction is Auction.GENERALE:
        text = (
            translate(
                "Rules", "A king led by the declarer calls for its queen and takes the trick, even over the ace."
            )
            if rules.king_calls_queen
            else translate("Rules", "A king led by the declarer is a card like any other.")
        )
        yield Fact(Topic.AUCTION, ("king_calls_queen",), text)
    if rules.dealer_names_trump:
        text = translate("Rules", "Before the lead the dealer names the trump suit of the deal.")
        yield Fact(Topic.AUCTION, ("dealer_names_trump",), text)
    if names_trumps(rules):
        yield Fact(Topic.AUCTION, ("naming_hand",), _naming_hand(rules))


def _naming_hand(rules: Rules) -> str:
    count = rules.naming_hand
    if not count:
        return translate("Rules", "The dealer names trumps with the whole hand in view.")
    return translate(
        "Rules",
        "Where trumps are named, everybody gets %n card(s) first; the dealer names them on these, and then the "
        "rest are dealt.",
        None,
        count,
    )
