#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games a second of every set beside those of the base game: sets.py PATH/elgrande-cli [another one ...]

All take turns, twenty times, so that a machine that is disturbed now and then disturbs them alike. Of each the fifth best
run counts: slower ones tell what else was going on. With several programs they are compared, and have to play the same
games.
"""
import json
import subprocess
import sys

RUNS = 20
SETS = {
    "base": "",
    "template": "template",
    "Intrigue & the King": "intrigue_king",
    "Grandissimo": "grandissimo",
    "the Colonies": "inquisitor_colonies",
    "The King & the Colonies": "intrigue_king,inquisitor_colonies",
}


def play(program, expansions):
    command = [program, "playout", "--games", "3000", "--players", "4", "--json"]
    if expansions:
        command += ["--expansions", expansions]
    run = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return run["games"] / run["seconds"], run["digest"]


def main():
    programs = sys.argv[1:]
    if not programs:
        sys.exit(__doc__)
    rates = {(program, name): [] for program in programs for name in SETS}
    digests = {name: set() for name in SETS}
    for _ in range(RUNS):
        for name, expansions in SETS.items():
            for program in programs:
                rate, digest = play(program, expansions)
                rates[program, name].append(rate)
                digests[name].add(digest)
    for program in programs:
        print(program)
        base = sorted(rates[program, "base"])[-RUNS // 5]
        for name in SETS:
            runs = sorted(rates[program, name])
            counted = runs[-RUNS // 5]
            same = "" if len(digests[name]) == 1 else "   other games than another program's"
            print(f"  {name:24} {counted:8.0f} games/s [{runs[0]:.0f} .. {runs[-1]:.0f}]   {counted / base:.3f}{same}")


main()
