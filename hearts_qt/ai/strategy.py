"""What a computer player is: from what a seat may know to moves, best first, each with a reason.

Everything a player decides is a function of the view and the random numbers it is given, so a choice can be
repeated. A strategy gets a `View` and nothing else: it cannot see a hidden card.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from hearts_qt.rules.cards import Card, Suit
    from hearts_qt.rules.moves import Move
    from hearts_qt.rules.view import View


class Motive(Enum):
    """Why a move is advised: one thing that one sentence can say to a person.

    The facts that a sentence may name are those of the `Advice`; each motive says which of them it fills.
    """

    ONLY_CARD = "only_card"
    """There is no other legal card."""
    CHANCE = "chance"
    """No thought behind it: a move drawn by lot."""
    SECOND_BEST = "second_best"
    """Nothing more is to be said for it than that only what stands before it is better."""
    TRIED_BEST = "tried_best"
    """In the deals in which the cards were tried it did best; said where a rule of thumb says nothing for it."""
    MAY_BE_NEEDED = "may_be_needed"
    """The card may still be of use, or take or give what is not to be taken or given. ``suit``: its suit."""
    MAY_TAKE = "may_take"
    """The card takes the trick unless it is beaten. ``suit``: its suit."""
    WILL_TAKE = "will_take"
    """The card takes the trick: nobody plays after it. ``suit``: its suit."""

    # -- leading -------------------------------------------------------------------------------------------
    SAFE_LEAD = "safe_lead"
    """Somebody else will probably have to take this trick. ``suit``: the suit led."""
    SMOKE_OUT_QUEEN = "smoke_out_queen"
    """A low card forces out the dearest penalty card. ``card``: that card, ``suit``: its suit."""
    CASH_EARLY = "cash_early"
    """A high card early on, while nobody is known to be void and the trick is cheap. ``suit``: the suit led."""
    LEAST_RISK = "least_risk"
    """No lead is safe; this one risks least, so it is said of the best alone. ``suit``: the suit led."""

    # -- following suit ------------------------------------------------------------------------------------
    DUCK_UNDER = "duck_under"
    """The highest that stays under the highest card so far. ``card``: that one, ``seat``: whose, ``suit``: it."""
    STAY_UNDER = "stay_under"
    """Stays under the highest card so far, as a higher one would. Facts as for ``DUCK_UNDER``."""
    LOWEST_OF_SUIT = "lowest_of_suit"
    """The lowest of the suit, and somebody may still play a higher one. ``suit``: the suit."""
    TAKE_CHEAPLY_LAST = "take_cheaply_last"
    """Last to play and the trick costs nothing: the highest of the suit goes without harm. ``suit``: it."""
    WIN_WITH_HIGHEST = "win_with_highest"
    """The trick will be taken anyway or is cheap: then with the highest. ``suit``: the suit."""
    KEEP_GUARD = "keep_guard"
    """A high card goes; the low ones stay and guard the dearest card in the hand. ``suit``: their suit."""

    # -- getting rid of cards ------------------------------------------------------------------------------
    DUMP_QUEEN = "dump_queen"
    """The dearest penalty card goes to somebody else. ``card``: it, ``seat``: who is winning the trick."""
    DUMP_HIGH_HEARTS = "dump_high_hearts"
    """Another penalty card goes to somebody else. ``suit``: its suit, ``seat``: who is winning the trick."""
    POINTS_TO_PARTNER = "points_to_partner"
    """The points of this card go to the partner, who is winning the trick. ``seat``: the partner."""
    DUMP_DANGER = "dump_danger"
    """A card goes that could catch a dear one. ``card``: the dear card that is still out."""
    VOID_SUIT = "void_suit"
    """The suit is gone with this card, which leaves room to discard. ``suit``: that suit."""
    SHORTEN_SUIT = "shorten_suit"
    """One card of the suit is left after this one. ``suit``: that suit."""
    DISCARD_HIGH = "discard_high"
    """A high card goes that could have taken a trick later. ``suit``: its suit."""
    DISCARD_HARMLESS = "discard_harmless"
    """This card will not be missed. ``suit``: its suit."""

    # -- the moon and the bonus card -----------------------------------------------------------------------
    STOP_MOON = "stop_moon"
    """A penalty card must go to another taker. ``seat``: who holds them all so far; None where nobody does."""
    SHOOT_MOON = "shoot_moon"
    """There is a chance to take everything."""
    GIVE_UP_MOON = "give_up_moon"
    """With this card there is no moon any more, for which the hand has a chance."""
    GRAB_BONUS = "grab_bonus"
    """The bonus card may be won by this one. ``card``: it."""
    KEEP_BONUS = "keep_bonus"
    """The bonus card, or a card that can catch it, stays for a better trick. ``card``: the bonus card."""

    # -- gains, jokers, equal cards, stocks, partners --------------------------------------------------------
    TAKE_GAIN = "take_gain"
    """In this deal taking is the aim, and this card can take something."""
    KEEP_WINNERS = "keep_winners"
    """In this deal taking is the aim; this card is worth least, better ones stay. ``suit``: its suit."""
    PLAY_JOKER = "play_joker"
    """The joker takes no trick and gets out of this one."""
    CANCEL = "cancel"
    """The card is equal to the one that would take the trick: neither counts. ``card``: it, ``seat``: whose."""
    MAKE_DRAW = "make_draw"
    """Others probably have to draw for this suit. ``suit``: it."""
    SPARE_PARTNER = "spare_partner"
    """The partner is taking this trick, so no points go there. ``seat``: the partner."""

    # -- bidding, naming, declaring --------------------------------------------------------------------------
    BID_FOR_SUIT = "bid_for_suit"
    """The hand is safe in one suit, and naming it is worth the price. ``suit``: that suit."""
    PASS_BID = "pass_bid"
    """No suit is safe enough for the price."""
    NAME_SAFE_SUIT = "name_safe_suit"
    """The hand takes fewest cards of this suit. ``suit``: it."""
    NAME_TRUMPS = "name_trumps"
    """As trumps this suit takes most tricks for the hand, or fewest where none are wanted. ``suit``: it."""
    DECLARE = "declare"
    """The hand takes everything."""
    DECLINE = "decline"
    """The hand cannot take everything."""
    TAKE_EVERYTHING = "take_everything"
    """Everything has been undertaken, and this card takes the trick."""
    DEFEAT_DECLARER = "defeat_declarer"
    """One trick elsewhere defeats the declarer. ``seat``: the declarer."""
    DEFEAT_BY_CARD = "defeat_by_card"
    """One penalty card elsewhere defeats the declarer. ``seat``: the declarer."""
    KEEP_STOPPER = "keep_stopper"
    """The cards that can still stop the declarer stay. ``suit``: the suit of the card played."""

    # -- exchanging ------------------------------------------------------------------------------------------
    LAY_AWAY_HIGH = "lay_away_high"
    """The cards go that are likeliest to take tricks. ``suit``: the suit of the highest of them."""
    LAY_AWAY_TO_VOID = "lay_away_to_void"
    """A suit gets empty. ``suit``: that suit."""

    # -- passing -------------------------------------------------------------------------------------------
    PASS_QUEEN = "pass_queen"
    """The dearest penalty card is too poorly guarded to keep. ``card``: it, ``suit``: its suit."""
    PASS_HIGH_SPADES = "pass_high_spades"
    """High cards go that could catch the dearest penalty card. ``card``: it, ``suit``: its, ``cards``: those."""
    PASS_DEAREST = "pass_dearest"
    """The dearest penalty card goes, guarded or not. ``card``: it, ``suit``: its suit."""
    PASS_FOR_REST = "pass_for_rest"
    """What is left is easier to play, whatever the single cards are."""
    PASS_HIGH_HEARTS = "pass_high_hearts"
    """High penalty cards go. ``suit``: their suit."""
    PASS_TO_VOID = "pass_to_void"
    """A suit gets empty or nearly so. ``suit``: that suit."""
    PASS_HIGH_CARDS = "pass_high_cards"
    """The cards go that are likeliest to take tricks. ``suit``: the suit of the highest of them."""
    PASS_FOR_MOON = "pass_for_moon"
    """What is left can take every trick."""

    # -- choosing what the moon does -----------------------------------------------------------------------
    MOON_ADD = "moon_add"
    """Everybody else pays; nothing is gained by less."""
    MOON_SUBTRACT = "moon_subtract"
    """Adding would end the match with somebody else in front. ``seat``: who that would be."""
    MOON_LOWER = "moon_lower"
    """Coming down oneself brings the match nearer than driving the others up."""


class Advice(Struct, frozen=True):
    """One move and why; the facts that the reason does not mention are None."""

    move: Move
    reason: Motive
    suit: Suit | None = None
    card: Card | None = None
    seat: int | None = None
    cards: tuple[Card, ...] = ()


def first_alone(advice: tuple[Advice, ...]) -> tuple[Advice, ...]:
    """The same moves; of those after the first it is said that they come next, since its reason is the best's."""
    return (*advice[:1], *(Advice(a.move, Motive.SECOND_BEST) for a in advice[1:]))


def never() -> bool:
    """Says that nobody has cancelled anything."""
    return False


class Strategy(Protocol):
    """A way to play."""

    def advise(self, view: View, rng: random.Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        """Moves for the seat whose view it is, best first; empty when this seat is not asked for a move.

        While playing every legal card is in it once; for a pass the best choice and a few others. The first
        two arguments alone decide the answer, as long as ``cancelled``, which is asked now and then, says no;
        after that the answer comes at once and is worth nothing.
        """
        ...


def choose(strategy: Strategy, view: View, rng: random.Random, cancelled: Callable[[], bool] = never) -> Move:
    """The move that ``strategy`` makes. Raises ValueError when the seat of ``view`` has none to make."""
    advice = strategy.advise(view, rng, cancelled)
    if not advice:
        raise ValueError(f"seat {view.seat} is not asked for a move in phase {view.phase.value}")
    return advice[0].move
