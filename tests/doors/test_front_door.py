"""The command line: what each door answers, and how it refuses."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hearts_qt import __version__
from hearts_qt.__main__ import main
from hearts_qt.doors import scenarios
from hearts_qt.rules.catalogue import CATALOGUE, DEFAULT
from hearts_qt.rules.notation import write_record
from hearts_qt.store import saved_match

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parents[2]
SEED = 271828


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    code = main(arguments)
    out, err = capsys.readouterr()
    assert err == ""
    return code, json.loads(out)


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    return err


# -- the version and the way in -------------------------------------------------------------------------------


def test_the_version_is_one_line_and_loads_no_qt() -> None:
    code = (
        "import sys; from hearts_qt.__main__ import main\n"
        "try: main(['--version'])\n"
        "finally: assert not [m for m in sys.modules if m.startswith('PySide6.')]"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=True
    )
    parts = r"Python 3\S+, PySide6 6\S+, simulator: (compiled|plain Python)"
    assert re.fullmatch(rf"hearts-qt {re.escape(__version__)} \({parts}\)\n", done.stdout)


@pytest.mark.parametrize("arguments", [["fly"], ["arena"], ["shots", "x", "--scale", "3"], ["--language", "xx"]])
def test_a_command_that_there_is_not_is_a_usage_error(
    arguments: Sequence[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [["match.hearts"], ["open", "match"], ["--language", "ru", "folder/match"], ["open", "variants"], ["./shots"]],
)
def test_a_file_in_the_place_of_a_command_is_opened(
    arguments: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from hearts_qt import start

    asked: list[object] = []

    def begin(*given: object) -> int:
        asked.extend(given)
        return 0

    monkeypatch.setattr(start, "main", begin)
    monkeypatch.setattr("gc.disable", lambda: None)
    assert main(arguments) == 0
    assert asked == [None, "ru" if "ru" in arguments else None, Path(arguments[-1]).absolute()]


# -- variants -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "word"), [("en", "moon"), ("ru", "луну")])
def test_the_catalogue_tells_every_variant(
    qapp: object, capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    code, told = answer(capsys, "--language", language, "variants")
    assert code == 0
    assert told["default"] == DEFAULT
    assert [variant["id"] for variant in told["variants"]] == list(CATALOGUE)
    classic = told["variants"][0]
    assert (classic["players"], classic["default_players"]) == ([4], 4)
    assert word in classic["text"]


# -- the arena ------------------------------------------------------------------------------------------------


def test_the_arena_compares_levels(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = answer(
        capsys, "arena", "--variant", "windows_hearts", "--players", "4", "--seats", "random", "--deals", "2"
    )
    assert code == 0
    assert [row["level"] for row in told["results"]] == ["random"] * 4
    # A moon gives the others more than the 26 points of the pack.
    assert sum(row["points"] for row in told["results"]) > 25.9


@pytest.mark.parametrize(
    ("variant", "players", "seats", "word"),
    [
        ("whist", "4", "random", "whist"),
        ("windows_hearts", "5", "random", "5"),
        ("windows_hearts", "4", "genius", "genius"),
        ("windows_hearts", "4", "random,random", "2 players"),
    ],
)
def test_the_arena_says_what_it_does_not_have(
    capsys: pytest.CaptureFixture[str], variant: str, players: str, seats: str, word: str
) -> None:
    told = refusal(capsys, "arena", "--variant", variant, "--players", players, "--seats", seats, "--deals", "1")
    assert word in told


# -- replay ---------------------------------------------------------------------------------------------------


def test_a_saved_match_replays_in_either_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = scenarios.saved_at(scenarios.deals_scored(1), SEED)
    wrapped, plain = tmp_path / "match.json", tmp_path / "match.txt"
    saved_match.save(wrapped, saved)
    plain.write_text(write_record(saved.record), encoding="utf-8")
    told = []
    for file in (wrapped, plain):
        code, found = answer(capsys, "replay", str(file))
        assert code == 0
        assert found.pop("file") == str(file)
        told.append(found)
    assert told[0] == told[1]
    assert told[0]["scores"][0]["totals"] == told[0]["totals"] == list(saved.record.match().totals)
    assert [event["event"] for event in told[0]["events"][:2]] == ["DealStarted", "CardsChosen"]
    assert told[0]["events"][-1]["event"] == "DealScored"


def test_a_match_that_breaks_the_rules_is_told_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = write_record(scenarios.saved_at(scenarios.deals_scored(1), SEED).record).splitlines()
    lines[-1] = lines[-2]
    file = tmp_path / "match.txt"
    file.write_text("\n".join(lines), encoding="utf-8")
    code, told = answer(capsys, "replay", str(file))
    assert code == 1
    assert told["line"] == len(lines)
    assert told["problem"]


@pytest.mark.parametrize("content", ["{", "{}", '{"match": 5}', "", "hearts-qt match 9"])
def test_a_file_without_a_match_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    file = tmp_path / "match.json"
    file.write_text(content, encoding="utf-8")
    code, told = answer(capsys, "replay", str(file))
    assert code == 1
    assert told["problem"]


@pytest.mark.parametrize("door", ["replay", "referee"])
def test_a_missing_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], door: str) -> None:
    assert "nothing.json" in refusal(capsys, door, str(tmp_path / "nothing.json"))


@pytest.mark.parametrize("door", ["replay", "referee"])
def test_a_file_of_another_kind_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], door: str
) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\xff\xfe")
    assert refusal(capsys, door, str(file)) == f"{file} cannot be read: it is not a text file.\n"


def test_pictures_of_the_self_test_need_the_self_test(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(("--shots-dir", "anywhere"))
    assert "--self-test" in capsys.readouterr().err


# -- the referee ----------------------------------------------------------------------------------------------


def test_the_referee_finds_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = answer(capsys, "referee", str(ROOT / "tests" / "data" / "refereed_deals.jsonl"))
    assert (code, told["deals"], told["differences"]) == (0, 119, [])


# -- a whole program ------------------------------------------------------------------------------------------


def run_program(*arguments: str) -> tuple[int, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "hearts_qt", *arguments],
        cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.stdout, done.stderr
    return done.returncode, json.loads(done.stdout)


def test_the_self_test_plays_a_match_and_leaves_pictures(tmp_path: Path) -> None:
    code, told = run_program("--self-test", "--shots-dir", str(tmp_path / "pictures"))
    assert told["problems"] == []
    assert (code, told["ok"]) == (0, True)
    assert max(told["totals"]) >= 100
    assert len(list((tmp_path / "pictures").glob("*.png"))) == 6


def test_shots_draws_every_phase_and_every_dialog(tmp_path: Path) -> None:
    code, told = run_program("shots", str(tmp_path), "--lang", "ru", "--scale", "2")
    assert told["problems"] == []
    assert code == 0
    assert sorted(told["pictures"]) == sorted(file.name for file in tmp_path.glob("*.png"))
    wanted = {"pass", "received", "trick", "refusal", "last-trick", "deal-end", "moon-choice", "match-won"}
    wanted |= {"text-panel", "small-text-panel", "options-sound"}
    wanted |= {"deck-classic-clear", "small-deck-deco", "own-picture", "options-appearance", "dark-options-table"}
    assert {f"{name}.png" for name in wanted} <= set(told["pictures"])
    assert sum(name.startswith("dialog-") for name in told["pictures"]) >= 10


def test_shots_draws_every_phase_of_a_chosen_game(tmp_path: Path) -> None:
    code, told = run_program("shots", str(tmp_path), "--lang", "en", "--variants", "polignac")
    assert (code, told["problems"], told["unseen"]) == (0, [], [])
    phases = ("declare", "first-trick", "trick", "scored", "sheet", "over")
    wanted = {f"{table}-{phase}.png" for table in ("polignac-4", "small-polignac-6") for phase in phases}
    assert set(told["pictures"]) == wanted == {file.name for file in tmp_path.glob("*.png")}


def test_shots_of_a_game_that_there_is_not_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "whist" in refusal(capsys, "shots", str(tmp_path), "--variants", "polignac,whist")
