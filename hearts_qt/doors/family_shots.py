"""The scenes of the family's games of which pictures are taken: game, players, and how far it has come."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.doors import scenarios
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.rules.state import Match
    from hearts_qt.store.saved_match import SavedMatch

FIRST_SEED = 1


class Scene(Struct, frozen=True):
    """One picture: where a match of ``variant`` with so many ``seats`` stands. Its name is that of the file.

    ``limit`` shortens the match.
    """

    name: str
    variant: str
    seats: int
    stop: Callable[[Match], bool]
    limit: int | None = None

    def saved(self) -> SavedMatch:
        """The first match, by number, that comes to this point."""
        rules = CATALOGUE[self.variant].rules(self.seats)
        if self.limit is not None:
            rules = replace(rules, limit=self.limit)
        for seed in count(FIRST_SEED):
            saved = scenarios.saved_at(self.stop, seed, variant=self.variant, rules=rules)
            if self.stop(saved.record.match()):
                return saved
        raise AssertionError("unreachable: count() does not end")


def _over(match: Match) -> bool:
    return match.phase is Phase.OVER


SCENES = (
    Scene("auction", "auction_hearts", 4, scenarios.asked_in(Phase.BIDDING, after=2)),
    Scene("auction-six", "auction_hearts", 6, scenarios.asked_in(Phase.BIDDING, after=3)),
    Scene("naming", "auction_hearts", 4, scenarios.asked_in(Phase.NAMING)),
    Scene("naming-first-cards", "kierki", 4, scenarios.asked_in(Phase.NAMING)),
    Scene("naming-first-cards-three", "kierki", 3, scenarios.asked_in(Phase.NAMING)),
    Scene("named-trick", "auction_hearts", 5, scenarios.in_trick(tricks=4, cards=2)),
    Scene("declaring", "polignac", 4, scenarios.asked_in(Phase.DECLARING, after=1)),
    Scene("declaring-generale", "chasse_coeur", 6, scenarios.asked_in(Phase.DECLARING, after=2)),
    Scene("declaring-slam", "partner_slam_bid", 4, scenarios.asked_in(Phase.DECLARING)),
    Scene("queens-trick", "chasse_coeur", 4, scenarios.in_trick(tricks=7, cards=2)),
    Scene("exchange", "heartsette_gruznov", 4, scenarios.asked_in(Phase.EXCHANGING)),
    Scene("exchange-six", "heartsette_gruznov", 6, scenarios.asked_in(Phase.EXCHANGING)),
    Scene("widow", "heartsette", 3, scenarios.in_trick(cards=1)),
    Scene("stock-two", "hearts_two", 2, scenarios.in_trick(tricks=5, cards=1)),
    Scene("draw-two", "domino_foster", 2, scenarios.hands_differ),
    Scene("draw-four", "domino_gruznov", 4, scenarios.hands_differ),
    Scene("draw-seven", "domino_gruznov", 7, scenarios.hands_differ),
    Scene("cancelled-five", "cancellation_hearts", 5, scenarios.cancelled_pair),
    Scene("cancelled-six", "cancellation_hearts", 6, scenarios.cancelled_pair),
    Scene("cancelled-nine", "cancellation_hearts", 9, scenarios.cancelled_pair),
    Scene("cancelled-eleven", "cancellation_hearts", 11, scenarios.cancelled_pair),
    Scene("void-tricks", "cancellation_hearts", 8, scenarios.void_tricks_wait),
    Scene("king-contract", "king", 4, scenarios.in_trick(tricks=4, cards=2, deals=2)),
    Scene("king-gains", "king_three", 3, scenarios.in_trick(tricks=4, cards=1, deals=10)),
    Scene("all-at-once", "kierki", 4, scenarios.in_trick(tricks=8, cards=2, deals=6)),
    Scene("jokers", "joker_hearts", 5, scenarios.in_trick(tricks=3, cards=2)),
    Scene("partners", "partner_combined", 4, scenarios.in_trick(tricks=4, cards=2)),
    Scene("dear-spades", "black_maria", 3, scenarios.in_trick(tricks=10, cards=1)),
    Scene("ten-seats", "hearts_pool", 10, scenarios.in_trick(tricks=2, cards=4)),
    Scene("deal-end-chips", "hearts_1887", 4, scenarios.deals_scored(4)),
    Scene("deal-end-pool-ten", "hearts_pool", 10, scenarios.deals_scored(3)),
    Scene("deal-end-eleven", "cancellation_hearts", 11, scenarios.deals_scored(3)),
    Scene("deal-end-six", "black_lady_modern", 6, scenarios.deals_scored(3)),
    Scene("deal-end-king", "king", 4, scenarios.deals_scored(7)),
    Scene("deal-end-partners", "partner_combined", 4, scenarios.deals_scored(4)),
    Scene("deal-end-two", "hearts_two", 2, scenarios.deals_scored(3)),
    Scene("match-end-chips", "hearts_howell", 6, _over),
    Scene("match-end-eleven", "cancellation_hearts", 11, _over, limit=50),
    Scene("match-end-high", "kierki", 4, _over),
    Scene("match-end-partners", "partner_individual", 4, _over),
)
