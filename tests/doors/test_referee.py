from __future__ import annotations

import json
from pathlib import Path

import pytest

from hearts_qt.doors.referee import RefereeError, run

DEALS = Path(__file__).parents[1] / "data" / "refereed_deals.jsonl"


def test_all_refereed_deals_replay_without_a_difference() -> None:
    report = run(DEALS)
    assert report == {"deals": 119, "steps": 7052, "differences": []}


def test_a_changed_winner_points_and_legal_card_are_each_found(tmp_path: Path) -> None:
    recorded = json.loads(DEALS.read_text().splitlines()[0])
    recorded["tricks"][3]["winner"] = (recorded["tricks"][3]["winner"] + 1) % 4
    recorded["points"][0] += 1
    recorded["plays"][5]["legal"].append("QS")
    changed = tmp_path / "deals.jsonl"
    changed.write_text(json.dumps(recorded) + "\n")
    differences = run(changed)["differences"]
    assert isinstance(differences, list)
    assert [d["what"] for d in differences] == ["legal cards", "trick", "points"]


@pytest.mark.parametrize(
    "text", ["not json\n", "{}\n", "[1, 2]\n", '{"a":' * 99999, '{"params": 3, "pass_dir": "left"}\n']
)
def test_a_file_of_something_else_is_named_as_such(tmp_path: Path, text: str) -> None:
    odd = tmp_path / "odd.jsonl"
    odd.write_text(text)
    with pytest.raises(RefereeError, match="line 1 is not a recorded deal"):
        run(odd)


def test_a_file_without_a_deal_is_no_success(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n")
    with pytest.raises(RefereeError, match="no deal"):
        run(empty)
