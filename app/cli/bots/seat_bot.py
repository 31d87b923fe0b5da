#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a seat: elgrande-cli bot --join HOST:PORT --code CODE --agent "cmd:./seat_bot.py elgrande-cli". Tries its moves in
an engine, on the table as it sees it, and takes the one after which a general scoring would bring it most."""
import json
import subprocess
import sys

cli = sys.argv[1] if len(sys.argv) > 1 else "elgrande-cli"
engine = subprocess.Popen([cli, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(cmd, **arguments):
    engine.stdin.write(json.dumps({"cmd": cmd, **arguments}) + "\n")
    engine.stdin.flush()
    reply = json.loads(engine.stdout.readline())
    if not reply["ok"]:
        sys.exit(f"{cmd}: {reply['error']['message']}")
    return reply


def lead_after(move, seat, position):
    ask("position", position=position)
    ask("play", move=move, seat=seat)
    points = ask("score", place="general")["points"]
    return points.pop(seat) - max(points.values())


for line in sys.stdin:
    question = json.loads(line)
    seat, moves = question["decision"]["seat"], question["decision"]["moves"]
    position = {**question["position"], "castillo": question["memory"]["castillo"]}
    best = max(moves, key=lambda move: lead_after(move, seat, position))
    print(json.dumps({"move": best}), flush=True)
