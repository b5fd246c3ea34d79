"""The lessons: positions and answers as data, their texts in every language beside it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any

from hearts_qt.game.tutor import Lesson, LessonStep, Task
from hearts_qt.rules.cards import cards
from hearts_qt.rules.notation import read_moves, read_record
from hearts_qt.ui.rules_pages.content import FOLDER, written

if TYPE_CHECKING:
    from hearts_qt.game.tutor import Reply
    from hearts_qt.rules.moves import Move


@cache
def lessons() -> tuple[Lesson, ...]:
    """Every lesson, in the order in which they are taught."""
    raw = tomllib.loads((FOLDER / "lessons.toml").read_text(encoding="utf-8"))
    return tuple(_lesson(key, entry) for key, entry in raw.items())


def lesson(key: str) -> Lesson | None:
    """The lesson of that name, if there is one."""
    return next((known for known in lessons() if known.key == key), None)


def title(key: str) -> str:
    """What a lesson is called."""
    text = written(f"lesson/{key}")
    return key if text is None else text.title


def summary(key: str) -> str:
    """What it is about, in a sentence."""
    text = written(f"lesson/{key}")
    return "" if text is None else " ".join(text.parts[""])


def step_html(key: str, step: LessonStep) -> str:
    """What is said when a step begins."""
    text = written(f"lesson/{key}")
    return "" if text is None else text.html(step.name)


def reply_html(lesson: Lesson, reply: Reply) -> str:
    """What is said to an answer; empty if there is nothing to say."""
    text = written(f"lesson/{lesson.key}")
    if text is None or reply.name is None:
        return ""
    return text.html(reply_part(lesson.steps[reply.step], reply.name))


def reply_part(step: LessonStep, name: str) -> str:
    """The part of the text in which a reply stands."""
    return f"{step.name}: {name}"


def _lesson(key: str, entry: dict[str, Any]) -> Lesson:
    record = read_record(entry["match"].strip())
    return Lesson(key, record, tuple(_step(raw, record.rules.seats) for raw in entry["steps"]))


def _step(raw: dict[str, Any], seats: int) -> LessonStep:
    then: list[Move] = []
    for line in raw.get("then", ()):
        then += read_moves(line, seats)
    return LessonStep(
        raw["name"],
        Task(raw["ask"]),
        tuple(frozenset(cards(text)) for text in raw.get("right", ())),
        tuple((name, frozenset(cards(text))) for name, text in raw.get("wrong", {}).items()),
        tuple(then),
    )
