"""The rules of a match in prose, written from its switches: what the catalogue prints and the pages begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from hearts_qt.ui.rules_card import facts
from hearts_qt.ui.rules_pages.fact import Topic

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate


class Section(Struct, frozen=True):
    """A heading and the sentences below it."""

    topic: Topic
    title: str
    sentences: tuple[str, ...]

    @property
    def text(self) -> str:
        """The sentences as one paragraph."""
        return " ".join(self.sentences)


def rules_text(rules: Rules) -> tuple[Section, ...]:
    """The whole of ``rules``, in the order in which a deal is played."""
    said = facts(rules)
    return tuple(
        Section(topic, topic_title(topic), tuple(fact.text for fact in said if fact.topic is topic))
        for topic in Topic
    )


def plain_text(rules: Rules) -> str:
    """The same as text without mark-up."""
    return "\n\n".join(f"{section.title}\n{section.text}" for section in rules_text(rules))


def topic_title(topic: Topic) -> str:
    """The heading of a part of the rules."""
    match topic:
        case Topic.AIM:
            return translate("Rules", "The aim")
        case Topic.PACK:
            return translate("Rules", "The pack")
        case Topic.DEAL:
            return translate("Rules", "The deal")
        case Topic.PASS:
            return translate("Rules", "The pass")
        case Topic.AUCTION:
            return translate("Rules", "Bids and declarations")
        case Topic.PLAY:
            return translate("Rules", "The play")
        case Topic.SCORING:
            return translate("Rules", "The score")
        case Topic.MOON:
            return translate("Rules", "The moon")
        case Topic.END:
            return translate("Rules", "The end")
