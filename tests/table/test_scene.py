from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from hearts_qt.game.frames import PERSON, Ask
from hearts_qt.rules.cards import QUEEN_OF_SPADES, Card, Suit
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.view import view
from hearts_qt.table.card_item import Badge, CardItem, Outline
from hearts_qt.table.corners import Hearts
from hearts_qt.table.placing import Marks
from hearts_qt.table.spots import LIFT_CHOSEN, LIFT_CURSOR, LIFT_HOVER, LIFT_LEGAL
from hearts_qt.table.theme import Scheme, appearance
from tests.table.positions import SITTERS, accepting, following, offer, passing, play_until, scored

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from pytestqt.qtbot import QtBot

    from hearts_qt.table.scene import TableScene
    from hearts_qt.table.seat_item import SeatFace


def item(scene: TableScene, card: Card) -> CardItem:
    found = scene.face(card)
    assert found is not None
    return found


def plate(scene: TableScene, seat: int) -> SeatFace:
    face = scene.plate(seat).face
    assert face is not None
    return face


def show(scene: TableScene, match: Match, marks: Marks | None = None) -> None:
    scene.keep_marks(marks or Marks())
    scene.show_view(view(match, PERSON))


def picture(scene: TableScene, dpr: float = 1.0) -> QImage:
    image = QImage(scene.sceneRect().size().toSize() * dpr, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    scene.render(painter, scene.sceneRect(), scene.sceneRect())
    painter.end()
    return image


def test_every_card_that_can_be_seen_is_one_item(scene: TableScene) -> None:
    match = following()
    show(scene, match)
    seen = view(match, PERSON)
    assert seen.trick is not None
    visible = {*seen.hand, *seen.trick.cards, *seen.tricks[-1].cards}
    faces = [i.card for i in scene.items() if isinstance(i, CardItem) and i.card is not None]
    assert sorted(faces) == sorted(visible)
    assert [len(scene.backs(seat)) for seat in range(4)] == [0, *seen.hand_sizes[1:]]


def test_legal_cards_are_raised_with_a_tab_and_others_veiled(scene: TableScene) -> None:
    match = following()
    show(scene, match, Marks(offer(match, Ask.PLAY)))
    seen = view(match, PERSON)
    for card in seen.hand:
        look = item(scene, card).look
        legal = card in seen.legal
        assert (look.tab, look.veil) == (legal, not legal)
        assert item(scene, card).lift == pytest.approx(LIFT_LEGAL * scene.table.cw if legal else 0)


def test_marks_can_be_switched_off(scene: TableScene) -> None:
    match = following()
    scene.set_appearance(replace(appearance(), mark_legal=False))
    show(scene, match, Marks(offer(match, Ask.PLAY)))
    looks = [item(scene, card).look for card in view(match, PERSON).hand]
    assert not any(look.tab or look.veil for look in looks)


def test_states_of_a_card_show_by_shape(scene: TableScene) -> None:
    match = passing()
    hand = view(match, PERSON).hand
    marks = Marks(offer(match, Ask.PASS), chosen=hand[:1], cursor=hand[1], hovered=hand[2], refused=hand[3])
    show(scene, match, marks)
    cw = scene.table.cw
    assert item(scene, hand[0]).look.badge is Badge.CHOSEN
    assert item(scene, hand[0]).lift == pytest.approx(LIFT_CHOSEN * cw)
    assert item(scene, hand[1]).look.ring
    assert item(scene, hand[1]).lift == pytest.approx(LIFT_CURSOR * cw)
    assert item(scene, hand[2]).lift == pytest.approx(LIFT_HOVER * cw)
    assert item(scene, hand[3]).look.outline is Outline.REFUSED


def test_received_cards_wear_a_badge_until_they_are_accepted(scene: TableScene) -> None:
    match = accepting()
    show(scene, match)
    received = view(match, PERSON).received
    before = [item(scene, card).look.badge for card in received]
    scene.note_accepted()
    scene.set_marks(Marks())
    after = [item(scene, card).look.badge for card in received]
    assert (before, after) == ([Badge.RECEIVED] * 3, [Badge.NONE] * 3)


def test_the_card_that_takes_the_trick_is_outlined(scene: TableScene) -> None:
    match = following()
    show(scene, match)
    trick = view(match, PERSON).trick
    assert trick is not None
    scene.mark_winner(trick.cards[1])
    assert [item(scene, card).look.outline for card in trick.cards] == [
        Outline.NONE,
        Outline.WINNER,
        Outline.NONE,
    ]
    scene.show_view(view(match, PERSON))
    assert {item(scene, card).look.outline for card in trick.cards} == {Outline.NONE}


def test_plates_tell_turn_dealer_and_who_gets_the_cards(scene: TableScene) -> None:
    match = passing()
    show(scene, match)
    seen = view(match, PERSON)
    assert [bool(plate(scene, seat).dealer) for seat in range(4)] == [seat == seen.dealer for seat in range(4)]
    assert [bool(plate(scene, seat).tags) for seat in range(4)] == [False, True, False, False]
    show(scene, following())
    assert [plate(scene, seat).to_move for seat in range(4)] == [True, False, False, False]


def test_plates_count_what_was_taken(scene: TableScene) -> None:
    match = scored()
    show(scene, match)
    seen = view(match, PERSON)
    faces = [plate(scene, seat) for seat in range(4)]
    assert [suit for face in faces for suit in face.pips] == [Suit.HEARTS] * 13
    queens = [face.marks == ((Suit.SPADES, ""),) for face in faces]
    assert queens == [QUEEN_OF_SPADES in seen.taken(seat) for seat in range(4)]
    assert seen.points is not None
    assert [face.points for face in faces] == [f"+{p}" if p else "0" for p in seen.points]


def test_the_leader_has_the_star(scene: TableScene) -> None:
    match = scored()
    show(scene, match)
    totals = view(match, PERSON).totals
    assert [plate(scene, seat).leader for seat in range(4)] == [total == min(totals) for total in totals]


def test_nobody_leads_before_the_first_score(scene: TableScene) -> None:
    show(scene, passing())
    assert not any(plate(scene, seat).leader for seat in range(4))


def test_a_thinking_player_is_named_so(scene: TableScene) -> None:
    show(scene, following(), Marks(thinking=2))
    assert [bool(plate(scene, seat).thinking) for seat in range(4)] == [False, False, True, False]


def test_what_lies_where_it_should_is_not_painted_again(scene: TableScene, qtbot: QtBot) -> None:
    regions: list[QRectF] = []
    with qtbot.waitSignal(scene.changed):
        show(scene, following())
        picture(scene)
    scene.changed.connect(regions.extend)
    with qtbot.waitSignal(scene.changed):
        show(scene, following())
        scene.plate(0).set_ring_strength(0.5)
    plate = scene.plate(0).sceneBoundingRect()
    assert any(plate.intersects(region) for region in regions)
    # The plate and next to nothing else; all cards would be twenty times as much.
    painted = sum(region.width() * region.height() for region in regions)
    assert painted < 2 * plate.width() * plate.height()


def test_corners_follow_the_deal(scene: TableScene) -> None:
    texts = []
    for match in (passing(), following(), scored()):
        show(scene, match)
        texts.append(scene.corners.texts)
    assert [text.hearts for text in texts] == [Hearts.CLOSED, Hearts.CLOSED, Hearts.HIDDEN]
    assert [text.last_trick is not None for text in texts] == [False, True, False]
    assert [text.place for text in texts] == [None, scene.table.trick_spot(PERSON), None]


def test_of_how_many_deals_is_said_where_nothing_else_ends_the_match(scene: TableScene) -> None:
    fixed, either = Rules(deals=2, limit=None), Rules(deals=2, limit=100)
    chips = CATALOGUE["hearts_1887"].rules()
    for rules, begun, over in (
        (Rules(), "Deal 1", "Deal 1 is over"),
        (either, "Deal 1", "Deal 1 is over"),
        (fixed, "Deal 1 of 2", "Deal 1 of 2 is over"),
        (chips, "Deal 1 of 8", "Deal 1 of 8 is over"),
    ):
        seen = view(play_until(lambda m: m.phase is Phase.PLAYING, rules), PERSON)
        scene.show_view(seen)
        assert scene.corners.texts.bold == begun
        ended = view(play_until(lambda m: m.phase is Phase.SCORED, rules), PERSON)
        scene.show_view(ended)
        assert scene.corners.texts.bold == over
    scene.show_view(replace(view(passing(), PERSON), rules=fixed, number=3))
    assert scene.corners.texts.bold == "Deal 3"


@pytest.mark.parametrize("scheme", list(Scheme))
def test_a_hint_is_a_broad_line_between_dark_ones_and_lifts_its_card(scene: TableScene, scheme: Scheme) -> None:
    looks = appearance(scheme)
    scene.set_appearance(looks)
    match = passing()
    show(scene, match)
    card = view(match, PERSON).hand[5]
    advised = item(scene, card)
    low = advised.y()
    scene.set_marks(Marks(offer=offer(match, Ask.PASS), advised=(card,)))
    assert advised.y() < low
    edge, image = advised.mapToScene(-advised.width / 2, 0), picture(scene)
    row = [image.pixelColor(round(edge.x()) + step, round(edge.y())) for step in range(-12, 6)]
    gold = [step for step, colour in enumerate(row) if _distance(colour, looks.palette.gold) < 60]
    assert len(gold) >= 2
    assert gold == list(range(gold[0], gold[-1] + 1))
    assert min(colour.lightness() for colour in row[gold[0] - 3 : gold[0]]) < 90
    assert min(colour.lightness() for colour in row[gold[-1] + 1 : gold[-1] + 4]) < 90


def _distance(one: QColor, other: QColor) -> int:
    apart = one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()
    return sum(map(abs, apart))


def test_the_cards_over_the_words_about_the_last_trick_stay_while_the_moon_is_scored(scene: TableScene) -> None:
    seen = replace(view(following(), PERSON), phase=Phase.CHOOSING_MOON)
    scene.show_view(seen)
    assert scene.corners.texts.last_trick is not None
    assert all(scene.face(card) is not None for card in seen.tricks[-1].cards)


def test_the_button_is_ready_at_exactly_the_right_number(scene: TableScene) -> None:
    match = passing()
    hand = view(match, PERSON).hand
    ready = []
    for count in range(4):
        show(scene, match, Marks(offer(match, Ask.PASS), chosen=hand[:count]))
        face = scene.button.face
        ready.append(face is not None and face.ready)
    assert ready == [False, False, False, True]


def test_a_smaller_match_takes_away_the_seats_of_a_larger_one(scene: TableScene) -> None:

    rules = Rules(seats=3, removed=(view(passing(), PERSON).hand[0],))
    match = play_until(lambda m: m.phase is not Phase.DEALING, rules)
    show(scene, passing())
    scene.set_sitters(SITTERS[:3])
    show(scene, match)
    assert [len(scene.backs(seat)) for seat in range(4)] == [0, 17, 17, 0]
    assert len(scene.hand_items()) == 17


@pytest.mark.parametrize("scheme", list(Scheme))
@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_every_scheme_paints_the_whole_table(scene: TableScene, scheme: Scheme, dpr: float) -> None:
    scene.set_appearance(appearance(scheme, "ru"))
    scene.resize(QSize(800, 538), dpr)
    match = following()
    show(scene, match, Marks(offer(match, Ask.PLAY)))
    image = picture(scene, dpr)
    corners = [(0, 0), (image.width() - 1, 0), (0, image.height() - 1), (image.width() - 1, image.height() - 1)]
    assert all(image.pixelColor(x, y).green() > image.pixelColor(x, y).red() for x, y in corners)


def test_painting_twice_gives_the_same_picture(scene: TableScene) -> None:
    match = following()
    show(scene, match, Marks(offer(match, Ask.PLAY)))
    assert picture(scene) == picture(scene)
