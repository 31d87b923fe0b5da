#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game by chance over the engine protocol: random_bot.py [elgrande-cli]"""
import json
import random
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


dice = random.Random(1)
ask("new", setup={"players": 3, "seed": "by chance"}, names=["Ada", "Bo", "Cy"])
while decision := ask("decision")["decision"]:
    ask("play", move=dice.choice(decision["moves"]))
print(json.dumps(ask("decision")["final"]))
