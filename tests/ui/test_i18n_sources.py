"""Every text of the program is in the translations, complete and with its placeholders."""

from __future__ import annotations

import ast
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "hearts_qt"
FORMS = {"ru": 3, "en": 2}
FEWEST_TEXTS = 200
PLACEHOLDER = re.compile(r"\{[a-z_]*\}|%n|%\d")

# Texts that another function looks up by a name held in a table; they are collected from QT_TRANSLATE_NOOP.
LOOKUPS = {("table/words.py", "card_name"), ("table/card_objects.py", "card_object")}


@dataclass(frozen=True, slots=True)
class Text:
    """One text as the source has it."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


def texts_in(source: str, name: str) -> tuple[set[Text], list[str]]:
    """The texts of a module, and the places where a text is not written out."""
    found: set[Text] = set()
    unreadable: list[str] = []
    lookups = {function for file, function in LOOKUPS if file == name}
    tree = ast.parse(source)
    skipped = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name in lookups
        for node in ast.walk(function)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or id(node) in skipped:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called not in ("translate", "QT_TRANSLATE_NOOP", "tr"):
            continue
        if called == "translate" and isinstance(node.func, ast.Attribute) and not _is_application(node.func):
            continue
        words = [argument.value if isinstance(argument, ast.Constant) else ... for argument in node.args]
        if called == "tr" or len(words) < 2 or not all(isinstance(word, str) for word in words[:2]):
            unreadable.append(f"{name}:{node.lineno}")
            continue
        comment = words[2] if len(words) > 2 and isinstance(words[2], str) else ""
        found.add(Text(str(words[0]), str(words[1]), comment, plural=len(words) > 3 or _has_n(node)))
    return found, unreadable


def _is_application(function: ast.Attribute) -> bool:
    return isinstance(function.value, ast.Name) and function.value.id == "QCoreApplication"


def _has_n(node: ast.Call) -> bool:
    return any(keyword.arg == "n" for keyword in node.keywords)


def all_texts() -> tuple[set[Text], list[str]]:
    found: set[Text] = set()
    unreadable: list[str] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        texts, holes = texts_in(path.read_text(encoding="utf-8"), path.relative_to(PACKAGE).as_posix())
        found |= texts
        unreadable += holes
    return found, unreadable


def translations(language: str) -> dict[Text, list[str]]:
    """What the translator wrote; several forms for a plural. Unfinished texts have none."""
    tree = ElementTree.parse(ROOT / "i18n" / f"hearts_qt_{language}.ts")
    found = {}
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            text = Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                plural=message.get("numerus") == "yes",
            )
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            written = forms or [translation.text or ""]
            found[text] = [] if translation.get("type") else written
    return found


def test_the_source_is_read_where_the_texts_are() -> None:
    texts, _ = all_texts()
    assert len(texts) > FEWEST_TEXTS
    assert {"Actions", "Cards", "Names", "NewMatch", "Rules", "Texts"} <= {text.context for text in texts}


def test_every_text_is_written_out_in_the_source() -> None:
    assert all_texts()[1] == []


def test_every_text_has_a_russian_one() -> None:
    assert sorted(map(repr, all_texts()[0] - translations("ru").keys())) == []


def test_every_plural_has_an_english_one() -> None:
    plurals = {text for text in all_texts()[0] if text.plural}
    assert plurals
    assert sorted(map(repr, plurals - translations("en").keys())) == []


@pytest.mark.parametrize("language", FORMS)
def test_no_translation_is_left_over(language: str) -> None:
    assert sorted(map(repr, translations(language).keys() - all_texts()[0])) == []


@pytest.mark.parametrize("language", FORMS)
def test_nothing_is_unfinished(language: str) -> None:
    for text, written in translations(language).items():
        assert written, text
        assert all(form.strip() for form in written), text
        assert len(written) == (FORMS[language] if text.plural else 1), text


@pytest.mark.parametrize("language", FORMS)
def test_placeholders_agree(language: str) -> None:
    for text, written in translations(language).items():
        wanted = Counter(PLACEHOLDER.findall(text.source))
        for form in written:
            found = Counter(PLACEHOLDER.findall(form))
            if text.plural:  # "one card" needs no number
                wanted.pop("%n", None)
                found.pop("%n", None)
            assert found == wanted, (text, form)


def test_the_russian_texts_are_russian() -> None:
    for text, written in translations("ru").items():
        plain = PLACEHOLDER.sub("", text.source)
        if len(re.findall(r"[a-z]{3}", plain)) > 2:
            assert all(re.search("[а-яё]", form) for form in written), text


def test_the_russian_texts_call_the_pool_what_the_table_calls_it() -> None:
    pool = {text: written for text, written in translations("ru").items() if re.search(r"\bpool\b", text.source)}
    assert len(pool) > 5
    for text, written in pool.items():
        assert all("пульк" in form.lower() for form in written), text


def test_menus_have_a_letter_of_their_own_in_both_languages() -> None:
    texts = {text.source: written[0] for text, written in translations("ru").items() if text.context == "Actions"}
    for titles in (texts.keys(), texts.values()):
        assert all(title.count("&") <= 1 for title in titles)
    assert all("&" in texts[source] for source in texts if "&" in source)


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("translate('A', 'b')", Text("A", "b")),
        ("QCoreApplication.translate('A', 'b', 'c')", Text("A", "b", "c")),
        ("translate('A', '%n b', None, count)", Text("A", "%n b", plural=True)),
        ("translate('A', 'one ' 'line')", Text("A", "one line")),
    ],
)
def test_a_text_is_found(source: str, text: Text) -> None:
    assert texts_in(source, "x.py") == ({text}, [])


@pytest.mark.parametrize("source", ["translate('A', b)", "translate('A', f'{b}')", "self.tr('b')"])
def test_a_text_that_cannot_be_collected_is_found(source: str) -> None:
    assert texts_in(source, "x.py") == (set(), ["x.py:1"])
