"""The values of the switches in words."""

from __future__ import annotations

from functools import singledispatch

from PySide6.QtCore import QCoreApplication

# singledispatch reads the annotations while the program runs.
from hearts_qt.rules.switches import (  # noqa: TC001
    Auction,
    Bonus,
    DiscardDuty,
    FirstTrickFallback,
    Floor,
    JokerPower,
    JokerTime,
    LastVoid,
    MoonTest,
    Opening,
    RankOrder,
    Revoke,
    Settlement,
    SideMoon,
    Sides,
    TrickRule,
    Undealt,
    VoidRule,
)

translate = QCoreApplication.translate


@singledispatch
def value_name(value: object) -> str:
    """The value of a switch that is one of a closed list; anything else as it is."""
    return str(value)


@value_name.register
def _rank_order(value: RankOrder) -> str:
    match value:
        case RankOrder.ACE_HIGH:
            return translate("Values", "the ace is highest")
        case RankOrder.POLIGNAC:
            return translate("Values", "K Q J A 10 9 8 7")


@value_name.register
def _undealt(value: Undealt) -> str:
    match value:
        case Undealt.NONE:
            return translate("Values", "there are none")
        case Undealt.FIRST_TRICK:
            return translate("Values", "they go to the taker of the first trick")
        case Undealt.LAST_TRICK:
            return translate("Values", "they go to the taker of the last trick")
        case Undealt.EXCHANGE:
            return translate("Values", "the taker of the first trick exchanges them")
        case Undealt.REFILL:
            return translate("Values", "a stock: after each trick everybody draws")
        case Undealt.DRAW:
            return translate("Values", "a stock: who cannot follow suit draws")


@value_name.register
def _bonus(value: Bonus) -> str:
    match value:
        case Bonus.NONE:
            return translate("Values", "none")
        case Bonus.JACK_OF_DIAMONDS:
            return translate("Values", "jack of diamonds, −10")
        case Bonus.TEN_OF_DIAMONDS:
            return translate("Values", "ten of diamonds, −10")


@value_name.register
def _floor(value: Floor) -> str:
    match value:
        case Floor.NONE:
            return translate("Values", "they may fall below zero")
        case Floor.TOTAL:
            return translate("Values", "a total stops at zero")
        case Floor.DEAL:
            return translate("Values", "the points of a deal stop at zero")


@value_name.register
def _auction(value: Auction) -> str:
    match value:
        case Auction.NONE:
            return translate("Values", "no bidding")
        case Auction.SUIT:
            return translate("Values", "chips are bid to name the suit")
        case Auction.GENERALE:
            return translate("Values", "a player may declare every penalty card")
        case Auction.CAPOT:
            return translate("Values", "a player may declare every trick")
        case Auction.SLAM:
            return translate("Values", "every trick, with a silent partner")


@value_name.register
def _opening(value: Opening) -> str:
    match value:
        case Opening.LOWEST_CLUB:
            return translate("Values", "the lowest club, by its holder")
        case Opening.ANY_CLUB:
            return translate("Values", "any club, by the holder of the lowest")
        case Opening.ELDEST:
            return translate("Values", "any card, by the player to the dealer’s left")


@value_name.register
def _first_trick_fallback(value: FirstTrickFallback) -> str:
    match value:
        case FirstTrickFallback.ALLOW:
            return translate("Values", "any of them may be played")
        case FirstTrickFallback.REDEAL:
            return translate("Values", "the cards are dealt again")
        case FirstTrickFallback.VOID:
            return translate("Values", "its points do not count")
        case FirstTrickFallback.DEFER:
            return translate("Values", "its points go to the lowest score of the deal")


@value_name.register
def _discard_duty(value: DiscardDuty) -> str:
    match value:
        case DiscardDuty.FREE:
            return translate("Values", "any card")
        case DiscardDuty.HEART_THEN_QUEEN:
            return translate("Values", "a heart, or failing that a queen")


@value_name.register
def _trick_rule(value: TrickRule) -> str:
    match value:
        case TrickRule.HIGHEST:
            return translate("Values", "the first one played is higher")
        case TrickRule.CANCELLATION:
            return translate("Values", "they cancel each other")


@value_name.register
def _void_rule(value: VoidRule) -> str:
    match value:
        case VoidRule.TWO_PAIRS:
            return translate("Values", "with two pairs in it, or no card left to win it")
        case VoidRule.NONE_LEFT:
            return translate("Values", "only with no card left to win it")


@value_name.register
def _last_void(value: LastVoid) -> str:
    match value:
        case LastVoid.LEADER:
            return translate("Values", "whoever led to it")
        case LastVoid.SECOND_OF_HIGHEST:
            return translate("Values", "whoever played the second of the two highest")


@value_name.register
def _joker_time(value: JokerTime) -> str:
    match value:
        case JokerTime.ANYTIME:
            return translate("Values", "at any time")
        case JokerTime.VOID_ONLY:
            return translate("Values", "only when unable to follow suit")


@value_name.register
def _joker_power(value: JokerPower) -> str:
    match value:
        case JokerPower.NEVER:
            return translate("Values", "it never takes a trick")
        case JokerPower.ALWAYS:
            return translate("Values", "the first joker of a trick takes it")


@value_name.register
def _revoke(value: Revoke) -> str:
    match value:
        case Revoke.IMPOSSIBLE:
            return translate("Values", "the table refuses the card")
        case Revoke.HOYLE:
            return translate("Values", "the offender takes the trick and pays a chip to the pool")
        case Revoke.FOSTER:
            return translate("Values", "the offender pays for everybody")
        case Revoke.LESNOY:
            return translate("Values", "13 points, and the deal stops")
        case Revoke.GRUZNOV:
            return translate("Values", "26 points, and the deal is abandoned")
        case Revoke.GRUZNOV_ALL:
            return translate("Values", "all the points of the pack, and the deal is abandoned")


@value_name.register
def _moon_test(value: MoonTest) -> str:
    match value:
        case MoonTest.CARDS:
            return translate("Values", "every penalty card")
        case MoonTest.TRICKS:
            return translate("Values", "every trick")


@value_name.register
def _sides(value: Sides) -> str:
    match value:
        case Sides.NONE:
            return translate("Values", "every player alone")
        case Sides.COMBINED:
            return translate("Values", "partners with one score")
        case Sides.AT_END:
            return translate("Values", "partners, added up at the end")


@value_name.register
def _side_moon(value: SideMoon) -> str:
    match value:
        case SideMoon.SIDE:
            return translate("Values", "two partners may do it together")
        case SideMoon.MEMBER:
            return translate("Values", "one of them has to do it alone")
        case SideMoon.ALONE:
            return translate("Values", "one of them alone, and the partner pays too")


@value_name.register
def _settlement(value: Settlement) -> str:
    match value:
        case Settlement.POINTS:
            return translate("Values", "everybody scores what they took")
        case Settlement.DIFFERENCE:
            return translate("Values", "the loser scores the difference")
        case Settlement.FIRST_SIX_FREE:
            return translate("Values", "six points are free")
        case Settlement.AVERAGE:
            return translate("Values", "in points; at the end money by the average")
        case Settlement.HOYLE:
            return translate("Values", "whoever took least is paid by the others")
        case Settlement.POOL:
            return translate("Values", "into the pool; a clear hand takes it")
        case Settlement.SUIT_POOL:
            return translate("Values", "into the pool; one or two clear hands take it")
        case Settlement.SUIT_FEWEST:
            return translate("Values", "into the pool; whoever took fewest takes it")
        case Settlement.HOWELL:
            return translate("Values", "Howell: pay for each opponent, draw for the rest")
        case Settlement.FEWEST:
            return translate("Values", "whoever took least is paid the difference")
