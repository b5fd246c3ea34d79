"""The small closed vocabularies of the house rules. The sources are in docs/rules.md."""

from __future__ import annotations

from enum import Enum


class Direction(Enum):
    """Where the passed cards go. ACROSS exists for an even number of seats only."""

    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    SCATTER = "scatter"
    """As many to each of the others: the first card to the left, the next to the one after, and round again."""
    HOLD = "hold"

    def offset(self, seats: int) -> int:
        """How many places clockwise the one receiver sits; 0 for HOLD and SCATTER, which have none."""
        match self:
            case Direction.LEFT:
                return 1
            case Direction.RIGHT:
                return seats - 1
            case Direction.ACROSS:
                return seats // 2
            case Direction.SCATTER | Direction.HOLD:
                return 0

    def takers(self, giver: int, seats: int, count: int) -> tuple[int, ...]:
        """Who gets each of the ``count`` cards that ``giver`` passes, in the order in which they are given."""
        if self is Direction.SCATTER:
            return tuple((giver + 1 + k % (seats - 1)) % seats for k in range(count))
        return ((giver + self.offset(seats)) % seats,) * count


class RankOrder(Enum):
    """How the cards of a suit rank."""

    ACE_HIGH = "ace_high"
    POLIGNAC = "polignac"
    """K Q J A 10 9 8 7."""


class Undealt(Enum):
    """What becomes of the cards that are left over after the deal."""

    NONE = "none"
    FIRST_TRICK = "first_trick"
    """A widow: goes unseen to whoever takes the first trick, and counts for them."""
    LAST_TRICK = "last_trick"
    """A widow: goes unseen to whoever takes the last trick."""
    EXCHANGE = "exchange"
    """A widow: the taker of the first trick takes it into the hand and lays as many cards away."""
    REFILL = "refill"
    """A stock: after each trick every seat draws a card, the winner first."""
    DRAW = "draw"
    """A stock: who cannot follow draws until able to; who has no cards left is out."""


class Auction(Enum):
    """What is bid or declared before the play."""

    NONE = "none"
    SUIT = "suit"
    """One round of bids in chips; the highest bidder pays, names the penalty suit and leads."""
    GENERALE = "generale"
    """One round: who declares must take every penalty card."""
    CAPOT = "capot"
    """One round: who declares must take every trick."""
    SLAM = "slam"
    """One round: who declares must take every trick together with the holder of the bonus card."""


class Opening(Enum):
    """Who leads to the first trick, and with what. A winning bidder leads in any case."""

    LOWEST_CLUB = "lowest_club"
    """The holder of the lowest club of the pack leads that card."""
    ANY_CLUB = "any_club"
    """The holder of the lowest club leads, with a club of their choice."""
    ELDEST = "eldest"
    """The player on the dealer's left leads any card."""


class FirstTrickFallback(Enum):
    """What happens when points are forbidden on the first trick and a hand holds nothing else."""

    ALLOW = "allow"
    REDEAL = "redeal"
    """The same dealer deals again."""
    VOID = "void"
    """The points of that card do not count."""
    DEFER = "defer"
    """They go to the lowest score above nothing in this deal; ties to the nearest on the discarder's left."""


class DiscardDuty(Enum):
    """What must be discarded by a hand that cannot follow."""

    FREE = "free"
    HEART_THEN_QUEEN = "heart_then_queen"
    """A heart if there is one, else a queen; any penalty card when everything has been declared."""


class TrickRule(Enum):
    """Which card takes a trick."""

    HIGHEST = "highest"
    """The highest of the suit led; of two equal ones the first."""
    CANCELLATION = "cancellation"
    """Two equal cards cancel each other; the highest of the suit led that is left takes."""


class VoidRule(Enum):
    """When a trick of the cancellation game goes to nobody; always when no card is left to take it."""

    TWO_PAIRS = "two_pairs"
    """Also when two pairs lie in it."""
    NONE_LEFT = "none_left"


class LastVoid(Enum):
    """Who takes the pending cards when the last trick is void."""

    LEADER = "leader"
    SECOND_OF_HIGHEST = "second_of_highest"
    """Who played the second of the two highest cards."""


class JokerTime(Enum):
    """When a joker may be played."""

    ANYTIME = "anytime"
    VOID_ONLY = "void_only"


class JokerPower(Enum):
    """Whether jokers take tricks."""

    NEVER = "never"
    ALWAYS = "always"
    """The first joker of a trick takes it."""


class Moon(Enum):
    """What taking every penalty card does. T is the sum of the penalty points in the pack, or `moon_amount`."""

    OFF = "off"
    """Nothing: the taker of everything scores T."""
    ADD = "add"
    """The shooter scores 0 and everybody else T."""
    SUBTRACT = "subtract"
    """The shooter scores −T and everybody else 0."""
    CHOICE = "choice"
    """The shooter chooses between ADD and SUBTRACT."""
    AUTO = "auto"
    """ADD, unless that would end the match with somebody else in the lead; then SUBTRACT."""
    NOBODY = "nobody"
    """Nobody scores in this deal (Culbertson)."""
    TAKE = "take"
    """The shooter takes T from each: −T for every opponent, and T for each of them."""


class MoonTest(Enum):
    """What has to be taken."""

    CARDS = "cards"
    """Every penalty card."""
    TRICKS = "tricks"
    """Every trick played."""


class Bonus(Enum):
    """A card that takes ten points off the score of whoever captures it."""

    NONE = "none"
    JACK_OF_DIAMONDS = "jack_of_diamonds"
    TEN_OF_DIAMONDS = "ten_of_diamonds"


class SetRule(Enum):
    """Cards whose worth depends on what else the same seat captured."""

    NONE = "none"
    ROYAL = "royal"
    """Q♥ doubles the hearts, Q♣ cancels Q♠ (Parker Brothers)."""


class Sides(Enum):
    """Whether partners sit opposite, and how they count."""

    NONE = "none"
    COMBINED = "combined"
    """A side's score is the sum of its members' from the start."""
    AT_END = "at_end"
    """Everybody counts alone; at the end the sides add up."""


class SideMoon(Enum):
    """Who has to take everything for a side's moon."""

    SIDE = "side"
    MEMBER = "member"
    ALONE = "alone"
    """As MEMBER, and the partner pays like everybody else."""


class Settlement(Enum):
    """What the cards taken cost. All but the first three and the last are paid in chips: the most chips win."""

    POINTS = "points"
    """Everybody writes down what they took."""
    DIFFERENCE = "difference"
    """Two players: the worse writes down the difference."""
    FIRST_SIX_FREE = "first_six_free"
    """Two players: each penalty point above six counts."""
    HOYLE = "hoyle"
    """Whoever took least is paid by everybody else what they took (1887)."""
    POOL = "pool"
    """Everybody pays what they took; a clear hand takes the pool, else it stands as a jackpot."""
    SUIT_POOL = "suit_pool"
    """As POOL, but only one or two clear hands win; else the bidder names again."""
    SUIT_FEWEST = "suit_fewest"
    """As SUIT_POOL, but whoever took fewest of the suit takes the pool or shares it (Parlett)."""
    HOWELL = "howell"
    """Everybody pays what they took for each opponent and draws one for each penalty point they did not take."""
    FEWEST = "fewest"
    """Whoever took least is paid the difference by everybody else."""
    AVERAGE = "average"
    """As POINTS; when the match is over, whoever is above the average pays the difference, the others draw it."""

    @property
    def has_pool(self) -> bool:
        """Whether chips wait in the middle for the one who wins them."""
        return self in (Settlement.POOL, Settlement.SUIT_POOL, Settlement.SUIT_FEWEST)

    @property
    def in_chips(self) -> bool:
        """Whether chips change hands."""
        on_paper = (Settlement.POINTS, Settlement.DIFFERENCE, Settlement.FIRST_SIX_FREE, Settlement.AVERAGE)
        return self not in on_paper


class Floor(Enum):
    """Whether a bonus can bring a score below zero."""

    NONE = "none"
    TOTAL = "total"
    """The total never falls below 0, except by a moon."""
    DEAL = "deal"
    """The points of a deal never fall below 0."""


class Revoke(Enum):
    """What an illegal card costs at a real table. The default refuses it; the others let it be played.

    It can be taken back until the trick is turned, by Gruznov until its player plays to the next trick.
    """

    IMPOSSIBLE = "impossible"
    HOYLE = "hoyle"
    """The trick goes to the offender, who pays a chip into the pool; eight to each for dodging the slam."""
    FOSTER = "foster"
    """The offender pays for everybody, and an auction's bid too."""
    LESNOY = "lesnoy"
    """Thirteen points, and the deal stops: nobody else scores."""
    GRUZNOV = "gruznov"
    """Twenty-six points, and the deal is abandoned."""
    GRUZNOV_ALL = "gruznov_all"
    """As GRUZNOV, but as many points as the pack holds."""

    @property
    def until_next_card(self) -> bool:
        """Whether it can be mended until its player plays to the next trick."""
        return self in (Revoke.GRUZNOV, Revoke.GRUZNOV_ALL)


class Misdeal(Enum):
    """What can go wrong while the cards are dealt at a real table (1887)."""

    WRONG_COUNT = "wrong_count"
    """A hand has a card too few: the deal passes to the left."""
    FACED_CARD = "faced_card"
    """A card lay face up in the pack: the same dealer deals again."""
