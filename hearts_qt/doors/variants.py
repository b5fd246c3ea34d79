"""``variants``: the catalogue."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.catalogue import CATALOGUE, DEFAULT, Variant
from hearts_qt.rules.notation import write_rules
from hearts_qt.support.i18n import Translations
from hearts_qt.ui.rules_text import plain_text
from hearts_qt.ui.texts import variant_name


def run(language: str) -> dict[str, Any]:
    """Every variant with its id, name, seat counts, rules in notation and in the prose of ``language``."""
    app = QCoreApplication.instance() or QCoreApplication(["hearts-qt"])
    translations = Translations(app)
    translations.use(language)
    try:
        return {"default": DEFAULT, "variants": [_describe(variant) for variant in CATALOGUE.values()]}
    finally:
        translations.remove()


def _describe(variant: Variant) -> dict[str, Any]:
    rules = variant.rules()
    return {
        "id": variant.id,
        "name": variant_name(variant.id),
        "players": list(variant.counts),
        "default_players": variant.best,
        "rules": write_rules(variant.id, rules),
        "text": plain_text(rules),
    }
