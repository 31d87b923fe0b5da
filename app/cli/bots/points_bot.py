#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays red against two greedy computers: points_bot.py [elgrande-cli]. Tries each of its moves in a second engine and
takes the one after which a general scoring would bring it most, compared with the best of the others."""
import json
import subprocess
import sys

cli = sys.argv[1] if len(sys.argv) > 1 else "elgrande-cli"


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([cli, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, cmd, **arguments):
        self.process.stdin.write(json.dumps({"cmd": cmd, **arguments}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if not reply["ok"]:
            sys.exit(f"{cmd}: {reply['error']['message']}")
        return reply


def lead_after(move, record):
    trial.ask("replay", record=record)
    trial.ask("play", move=move, seat="red")
    points = trial.ask("score", place="general")["points"]
    return points.pop("red") - max(points.values())


table, trial = Engine(), Engine()
table.ask("new", setup={"players": 3, "rounds": 6, "seed": "points"}, names=["Bot", "Greedy", "Greedy too"])
while decision := table.ask("decision")["decision"]:
    record = table.ask("record")["record"] if decision["seat"] == "red" else None
    move = max(decision["moves"], key=lambda each: lead_after(each, record)) if record else table.ask("think")["move"]
    table.ask("play", move=move)
print(json.dumps(table.ask("decision")["final"]))
