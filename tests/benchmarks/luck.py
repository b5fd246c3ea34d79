"""Whether luck and skill are told apart: a level judged as if a person had played it, over many deals.

    python tests/benchmarks/luck.py --deals 200
    python tests/benchmarks/luck.py --deals 40 --player rule_of_thumb --everywhere

The player's skill in points a deal with its standard error, once as docs/luck.md computes it and once from the
spread of the deals alone: the two errors should agree. An expert among experts should come out at 0.
"""

from __future__ import annotations

import argparse
import json
import sys
from random import Random
from statistics import fmean, stdev
from time import perf_counter

from hearts_qt.ai.levels import strategy
from hearts_qt.ai.other_table import REPLAYS, judge_deal, unhurried
from hearts_qt.ai.playing import play_deal
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import Record


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", default="windows_hearts")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--player", default="expert")
    parser.add_argument("--opponents", default="expert")
    parser.add_argument("--expert", default="expert", help="the level by which the player is judged")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--replays", type=int, default=REPLAYS, help="how often the expert plays each hand")
    parser.add_argument("--everywhere", action="store_true", help="play the other hands too, for the luck")
    wanted = parser.parse_args()
    rules = CATALOGUE[wanted.variant].rules(wanted.seats)
    # Else a busy machine would cut short the thoughts at the first table alone.
    player, expert = unhurried(strategy(wanted.player)), strategy(wanted.expert)
    others = [unhurried(strategy(wanted.opponents))] * (rules.seats - 1)
    found, begun = [], perf_counter()
    for seed in range(wanted.first, wanted.first + wanted.deals):
        record = Record(wanted.variant, rules, seed)
        rngs = [Random(f"the first table/{seed}/{seat}") for seat in range(rules.seats)]
        _, moves = play_deal(record.start(), [player, *others], rngs)
        played = Record(wanted.variant, rules, seed, moves)
        found.append(judge_deal(played, 1, others, expert, replays=wanted.replays, everywhere=wanted.everywhere))
        skills = [judgement.skill for judgement in found]
        report = {
            "deals": len(found),
            "result": round(fmean(j.result for j in found), 3),
            "skill": round(fmean(skills), 3),
            "error": round(sum(j.skill_variance for j in found) ** 0.5 / len(found), 3),
            "error_by_spread": round(stdev(skills) / len(skills) ** 0.5, 3) if len(skills) > 1 else None,
            "luck": round(fmean(j.luck for j in found), 3),
            "luck_error": round(sum(j.luck_variance for j in found) ** 0.5 / len(found), 3),
            "seconds_a_deal": round((perf_counter() - begun) / len(found), 2),
        }
        if len(found) % 10 == 0:
            sys.stderr.write(json.dumps(report) + "\n")
    sys.stdout.write(json.dumps({**vars(wanted), **report}) + "\n")


if __name__ == "__main__":
    main()
