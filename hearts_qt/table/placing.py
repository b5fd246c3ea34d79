"""Where every card that can be seen lies and how it is marked: from a view and the marks to spots and looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.game.frames import Ask, Offer
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Revoke
from hearts_qt.table.card_item import Badge, CardLook, Outline
from hearts_qt.table.reckoning import cancelled, counting_cards
from hearts_qt.table.spots import LIFT_CHOSEN, LIFT_CURSOR, LIFT_HOVER, LIFT_LEGAL, CardSpot

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View
    from hearts_qt.table.geometry import Table
    from hearts_qt.table.theme import Appearance

_HAND_SHADOW, _HOVER_SHADOW, _TRICK_SHADOW = 20, 32, 30


class Marks(Struct, frozen=True):
    """What is marked on the table because of what the person may do and is doing now."""

    offer: Offer | None = None
    chosen: tuple[Card, ...] = ()
    cursor: Card | None = None
    hovered: Card | None = None
    refused: Card | None = None
    advised: tuple[Card, ...] = ()
    thinking: int | None = None
    last_trick: bool = False


class Place(Struct, frozen=True):
    """Where and how one face lies."""

    spot: CardSpot
    look: CardLook
    lift: float = 0.0


class Placing(Struct, frozen=True):
    """Everything that decides where cards lie. ``received`` are cards just passed that are still raised."""

    view: View
    table: Table
    marks: Marks
    appearance: Appearance
    received: tuple[Card, ...] = ()
    winner: Card | None = None

    def faces(self) -> dict[Card, Place]:
        """Every card that can be seen: the hand, the trick, the last trick; after a deal what counted."""
        view = self.view
        places: dict[Card, Place] = {}
        if view.is_scored:
            for seat in range(view.rules.seats):
                cards = counting_cards(view, seat)
                for card, spot in zip(cards, self.table.counting(seat, len(cards)), strict=True):
                    places[card] = Place(spot, CardLook(shadow=_TRICK_SHADOW))
            return places
        self._add_hand(places)
        self._add_last_trick(places)
        if view.trick is not None and not self.marks.last_trick:
            void = cancelled(view.rules, view.trick.cards)
            for i, card in enumerate(view.trick.cards):
                seat = view.trick.seats[i]
                outline = Outline.WINNER if card == self.winner else Outline.NONE
                spot = self.table.trick_spot(seat)
                crossed = card in void
                look = CardLook(outline=outline, veil=crossed, crossed=crossed, shadow=_TRICK_SHADOW)
                places[card] = Place(replace(spot, z=spot.z + i), look)
        return places

    def _add_last_trick(self, places: dict[Card, Place]) -> None:
        view = self.view
        if not view.tricks:
            return
        trick = view.tricks[-1]
        best = None if trick.winner is None else trick.seats.index(trick.winner)
        void = cancelled(view.rules, trick.cards)
        if self.marks.last_trick:
            for i, card in enumerate(trick.cards):
                spot = self.table.trick_spot(trick.seats[i])
                outline = Outline.WINNER if i == best else Outline.NONE
                crossed = card in void
                look = CardLook(outline=outline, veil=crossed, crossed=crossed, shadow=_TRICK_SHADOW)
                places[card] = Place(replace(spot, z=spot.z + i), look)
            return
        for i, (card, spot) in enumerate(
            zip(trick.cards, self.table.last_trick(len(trick.cards), best), strict=True)
        ):
            places[card] = Place(spot, CardLook(tab=i == best, veil=card in void, crossed=card in void))

    def _add_hand(self, places: dict[Card, Place]) -> None:
        view = self.view
        marks = self.marks
        offer = marks.offer
        received = self.received
        chosen = view.passed if view.phase is Phase.PASSING and view.passed else marks.chosen
        exchanging = offer is not None and offer.ask is Ask.EXCHANGE
        playing = offer is not None and offer.ask is Ask.PLAY
        real_table = view.rules.revoke is not Revoke.IMPOSSIBLE
        marking = (exchanging or (playing and not real_table)) and self.appearance.mark_legal
        playable = frozenset(offer.cards) if offer is not None else frozenset()
        hand = self.appearance.arrangement.arrange(view.hand)
        for card, spot in zip(hand, self.table.hand(len(hand)), strict=True):
            raised = card in chosen or card in received
            legal = marking and playing and card in playable
            lift = LIFT_CHOSEN if raised else LIFT_LEGAL if legal else 0.0
            lift += LIFT_CURSOR if card == marks.cursor or card in marks.advised else 0.0
            lift += LIFT_HOVER if card == marks.hovered else 0.0
            refused = card == marks.refused
            outline = Outline.REFUSED if refused else Outline.NONE
            if card in marks.advised and not refused:
                outline = Outline.ADVISED
            badge = Badge.RECEIVED if card in received else Badge.NONE
            if exchanging and card in view.widow:
                badge = Badge.RECEIVED
            if raised and view.phase in (Phase.PASSING, Phase.EXCHANGING):
                badge = Badge.CHOSEN
            look = CardLook(
                tab=legal,
                veil=marking and card not in playable and not refused,
                ring=card == marks.cursor,
                badge=badge,
                outline=outline,
                shadow=_HOVER_SHADOW if card == marks.hovered else _HAND_SHADOW,
            )
            places[card] = Place(self.table.lifted(spot, lift), look, lift * self.table.cw)
