#!/usr/bin/env python3
"""kill -9 at random moments while games are autosaved: the file that is left must always resume."""
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

KILLS = 25


def main():
    target = sys.argv[1]
    random.seed(7)
    left = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "autosave.egr"
        for kill in range(KILLS):
            game = subprocess.Popen([target, str(path)], stdout=subprocess.DEVNULL)
            time.sleep(0.05 + random.random() * 0.3)
            game.kill()
            game.wait()
            found = subprocess.run([target, str(path), "check"], capture_output=True, text=True)
            if found.returncode != 0:
                print(f"kill {kill}: {found.stdout.strip()} {found.stderr.strip()}")
                return 1
            left += found.stdout.strip() != "none"
        strays = [p.name for p in Path(folder).iterdir() if p != path]
    print(f"{KILLS} kills, {left} files resumed, left over: {strays}")
    # The last kill may leave a temporary file; the next start sweeps it away.
    return 0 if left > KILLS // 2 and len(strays) <= 1 else 1


sys.exit(main())
