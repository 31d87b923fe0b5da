#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""kill -9 at random moments while games are kept: every game that has begun is there afterwards, once, either unfinished in
a file of its own from which it resumes, or finished in the archive. With ELGRANDE_LAN_FULL=1 hundreds of
times."""
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

KILLS = 1000 if os.environ.get("ELGRANDE_LAN_FULL", "0") not in ("", "0") else 25


def main():
    target = sys.argv[1]
    random.seed(7)
    begun = []
    with tempfile.TemporaryDirectory() as folder:
        for kill in range(KILLS):
            game = subprocess.Popen([target, folder, str(kill)], stdout=subprocess.PIPE, text=True)
            time.sleep(0.05 + random.random() * 0.3)
            game.kill()
            begun += game.communicate()[0].split()
            found = subprocess.run([target, folder, "check"], capture_output=True, text=True)
            lines = [line.split() for line in found.stdout.splitlines()]
            places = {seed: [where for where, each in lines if each == seed] for seed in begun} if found.returncode == 0 else {}
            wrong = {seed: where for seed, where in places.items() if len(where) != 1}
            if found.returncode != 0 or wrong:
                print(f"kill {kill}: {wrong or found.stdout.strip()} {found.stderr.strip()}")
                return 1
        finished = sum(where == "finished" for where, _ in lines)
        strays = [p.name for p in Path(folder).rglob("*") if p.is_file() and p.suffix != ".egr"]
    print(f"{KILLS} kills, {finished} games finished, {len(lines) - finished} unfinished, and {strays}")
    # The last kill may leave a lock and half a file in each folder; the next game sweeps them away.
    return 0 if 0 < finished < len(lines) and len(begun) > KILLS // 3 and len(strays) <= 4 else 1


sys.exit(main())
