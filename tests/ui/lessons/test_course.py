"""No lesson can get out of step with the rules, and none is without words in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_qt.game.frames import PERSON
from hearts_qt.game.tutor import OTHER, RIGHT, Lesson, LessonStep, Task
from hearts_qt.rules.moves import Move, PassCards, PlayCard
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.transition import refuse, step
from hearts_qt.rules.view import view
from hearts_qt.support.i18n import LANGUAGES
from hearts_qt.ui.lessons.course import lesson, lessons, reply_part
from hearts_qt.ui.rules_pages.content import FOLDER, read

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card

NAMES = [known.key for known in lessons()]
MOST_PATHS = 500


def found(key: str) -> Lesson:
    known = lesson(key)
    assert known is not None
    return known


def answer(asked: LessonStep, cards: frozenset[Card]) -> Move:
    if asked.task is Task.PASS:
        return PassCards(PERSON, tuple(sorted(cards)))
    (card,) = cards
    return PlayCard(PERSON, card)


def positions(known: Lesson) -> list[list[Match]]:
    """For every step all positions in which it can be asked; every right answer is gone into."""
    reached = [[known.record.match()]]
    for asked in known.steps:
        after: list[Match] = []
        for match in reached[-1]:
            after += results(match, asked)
        assert after, f"{asked.name} leads nowhere"
        assert len(after) <= MOST_PATHS
        reached.append(after)
    return reached


def results(match: Match, asked: LessonStep) -> list[Match]:
    if asked.task in (Task.LOOK, Task.ACCEPT):
        return [match]
    held = set(view(match, PERSON).hand)
    ends = []
    for cards in asked.right:
        if cards <= held:
            end = match
            for move in (answer(asked, cards), *asked.then):
                assert refuse(end, move) is None, (asked.name, move)
                end, _ = step(end, move)
            ends.append(end)
    return ends


def test_there_are_six_short_lessons() -> None:
    assert NAMES == ["pass", "follow", "discard", "hearts", "queen", "moon"]
    assert all(2 <= len(known.steps) <= 9 for known in lessons())


@pytest.mark.parametrize("key", NAMES)
def test_every_way_through_a_lesson_keeps_to_the_rules(key: str) -> None:
    known = found(key)
    for asked, matches in zip(known.steps, positions(known), strict=False):
        for match in matches:
            seen = view(match, PERSON)
            match asked.task:
                case Task.PLAY:
                    assert match.phase is Phase.PLAYING
                    assert match.to_move == (PERSON,), asked.name
                case Task.PASS:
                    assert match.phase is Phase.PASSING
                    assert match.to_move == (PERSON,)
                case Task.ACCEPT:
                    assert seen.received
                    assert not seen.tricks
                case Task.LOOK:
                    pass


@pytest.mark.parametrize("key", NAMES)
def test_every_legal_answer_has_a_reply_and_every_named_card_is_there(key: str) -> None:
    known = found(key)
    for asked, matches in zip(known.steps, positions(known), strict=False):
        named = {card for _, group in asked.wrong for card in group} | {c for cards in asked.right for c in cards}
        held = {card for match in matches for card in view(match, PERSON).hand}
        if asked.task in (Task.PLAY, Task.PASS):
            assert named <= held, asked.name
            assert not any(cards & {c for _, group in asked.wrong for c in group} for cards in asked.right)
        else:
            assert not named


def wanted_parts(known: Lesson) -> set[str]:
    """The texts that a lesson needs."""
    parts = {""}
    for asked, matches in zip(known.steps, positions(known), strict=False):
        parts.add(asked.name)
        if asked.task not in (Task.PLAY, Task.PASS):
            continue
        parts.add(reply_part(asked, RIGHT))
        parts |= {reply_part(asked, name) for name, _ in asked.wrong}
        if asked.task is Task.PASS or any(unnamed(asked, match) for match in matches):
            parts.add(reply_part(asked, OTHER))
    return parts


def unnamed(asked: LessonStep, match: Match) -> bool:
    """Whether a legal card is neither right nor has a reply of its own."""
    legal = view(match, PERSON).legal
    return any(not asked.accepts((card,)) and asked.reply_to((card,)) is None for card in legal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", NAMES)
def test_the_texts_are_exactly_those_that_are_needed(key: str, language: str) -> None:
    text = read(f"lesson/{key}", language)
    assert text is not None
    assert text.title
    assert set(text.parts) == wanted_parts(found(key))
    assert all(paragraphs for paragraphs in text.parts.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_text_without_a_lesson(language: str) -> None:
    assert {path.stem for path in (FOLDER / language / "lesson").glob("*.md")} == set(NAMES)


LONGEST = 460
"""More characters than this nobody reads beside a table."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", NAMES)
def test_no_text_is_long(key: str, language: str) -> None:
    text = read(f"lesson/{key}", language)
    assert text is not None
    for part, paragraphs in text.parts.items():
        assert sum(map(len, paragraphs)) <= LONGEST, part


def test_the_moon_is_shot_in_the_last_lesson() -> None:
    for match in positions(found("moon"))[-1]:
        assert match.scores[-1].points == (0, 26, 26, 26)


def test_the_queen_goes_to_somebody_else() -> None:
    for match in positions(found("queen"))[-1]:
        assert match.deal is not None
        assert match.deal.tricks[-1].points == 16
        assert match.deal.tricks[-1].winner != PERSON
