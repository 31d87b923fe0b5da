#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sample bots ($3: their folder) stay short, play a whole game with elgrande-cli ($1), and tell its result; the one
that plays a seat does so in the arena of elgrande-lab ($2), without a fault, and beats chance."""
import json
import subprocess
import sys
from pathlib import Path

LONGEST = 40  # lines
faults = []
bots = sorted(Path(sys.argv[3]).glob("*.py"))
for bot in bots:
    if len(bot.read_text(encoding="utf-8").splitlines()) >= LONGEST:
        faults.append(f"{bot.name} is no longer short")
    command = [sys.executable, str(bot), sys.argv[1]]
    plays_seat = bot.name.startswith("seat")
    if plays_seat:
        seats = "cmd:" + " ".join(f'"{each}"' for each in command) + ",random,random"
        command = [sys.argv[2], "arena", "--players", "3", "--games", "6", "--rounds", "6", "--json", "--answer-ms", "60000",
                   "--seats", seats]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode != 0 or run.stderr:
        faults.append(f"{bot.name} fails: {run.stderr}")
        continue
    final = json.loads(run.stdout)
    if plays_seat:
        if final["faults"] or final["entrants"][0]["share"] < 0.6:
            faults.append(f"{bot.name} plays badly: {final}")
        continue
    if len(final["scores"]) != 3 or not final["winners"]:
        faults.append(f"{bot.name} tells no result: {final}")
if len(bots) < 3:
    faults.append("there are no three bots")
for fault in faults:
    print(fault)
sys.exit(1 if faults else 0)
