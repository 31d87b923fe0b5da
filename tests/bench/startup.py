#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start to first paint of a full board, ten runs: median and spread. startup.py PATH/startup_probe"""
import os
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 10


def main():
    probe = sys.argv[1]
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8")
    with tempfile.TemporaryDirectory() as folder:
        environment["XDG_RUNTIME_DIR"] = environment["XDG_DATA_HOME"] = environment["XDG_CONFIG_HOME"] = folder
        record = os.path.join(folder, "full.egr")
        subprocess.run([probe, "make", record], check=True, env=environment)
        milliseconds, megabytes = [], []
        for _ in range(RUNS):
            out = subprocess.run([probe, record, str(time.time_ns())], check=True, env=environment,
                                 capture_output=True, text=True).stdout.split()
            milliseconds.append(int(out[0]) / 1000)
            megabytes.append(int(out[2]) / 1024)
    for name, values, unit in (("first paint", milliseconds, "ms"), ("resident", megabytes, "MiB")):
        print(f"{name}: median {statistics.median(values):.1f} {unit} [{min(values):.1f}..{max(values):.1f}], {RUNS} runs")


main()
