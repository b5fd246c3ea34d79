"""Why a text is no house rules, in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.notation import RulesError, RulesProblem
from hearts_qt.rules.validate import faults
from hearts_qt.store.presets import MAX_NAME, NotPreset, TextProblem
from hearts_qt.ui.notices import fault_sentence
from hearts_qt.ui.rule_builder.switch_words import switch_title
from hearts_qt.ui.variant_names import variant_name

translate = QCoreApplication.translate

LONGEST_WORD = 30
"""A longer word of a stranger's text is cut before it is shown."""


def problem_sentence(error: NotPreset | RulesError) -> str:
    """What is wrong with the text, and where."""
    return _rules_sentence(error) if isinstance(error, RulesError) else _text_sentence(error.problem)


def _text_sentence(problem: TextProblem) -> str:
    match problem:
        case TextProblem.EMPTY:
            return translate("Presets", "There is no text here yet.")
        case TextProblem.TOO_LONG:
            return translate("Presets", "This text is far too long for house rules.")
        case TextProblem.NO_RULES:
            return translate(
                "Presets", "These are no house rules: no line begins with the word “rules” and the name of a game."
            )
        case TextProblem.NAME:
            text = translate("Presets", "A name has one to {most} characters that can be shown.")
            return text.format(most=MAX_NAME)
        case TextProblem.NEWER:
            return translate("Presets", "A newer version of the program wrote these rules.")


def _rules_sentence(error: RulesError) -> str:
    word = _short(error.word)
    match error.problem:
        case RulesProblem.VARIANT:
            return translate("Presets", "The line of rules begins with no known game: “{word}”.").format(word=word)
        case RulesProblem.SEATS:
            text = translate("Presets", "“{game}” is not played by so many: “{word}”.")
            return text.format(game=variant_name(error.key), word=word)
        case RulesProblem.SWITCH:
            return translate("Presets", "There is no rule of this name: “{word}”.").format(word=word)
        case RulesProblem.VALUE:
            text = translate("Presets", "The rule “{rule}” cannot be “{word}”.")
            return text.format(rule=switch_title(error.key), word=word)
        case RulesProblem.FAULTS if error.rules is not None:
            rules = error.rules
            return " ".join(fault_sentence(fault, rules) for fault in faults(rules))
        case _:
            return translate("Presets", "These rules contradict themselves.")


def _short(word: str) -> str:
    return word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…"
