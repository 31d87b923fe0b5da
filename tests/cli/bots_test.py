#!/usr/bin/env python3
"""The sample bots ($2: their folder) stay short, play a whole game with elgrande-cli ($1), and tell its result."""
import json
import subprocess
import sys
from pathlib import Path

LONGEST = 40  # lines
faults = []
bots = sorted(Path(sys.argv[2]).glob("*.py"))
for bot in bots:
    if len(bot.read_text(encoding="utf-8").splitlines()) >= LONGEST:
        faults.append(f"{bot.name} is no longer short")
    run = subprocess.run([sys.executable, str(bot), sys.argv[1]], capture_output=True, text=True, check=False)
    if run.returncode != 0 or run.stderr:
        faults.append(f"{bot.name} fails: {run.stderr}")
        continue
    final = json.loads(run.stdout)
    if len(final["scores"]) != 3 or not final["winners"]:
        faults.append(f"{bot.name} tells no result: {final}")
if len(bots) < 2:
    faults.append("there are no two bots")
for fault in faults:
    print(fault)
sys.exit(1 if faults else 0)
