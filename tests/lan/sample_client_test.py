#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a guest can play without the rules: two of app/lan/sample_client.py and a computer player play a whole game at a table of
`elgrande-cli serve` ($1), hear each other, set secret disks, and find the deck right; the record that the server keeps can be replayed.

    sample_client_test.py path/to/elgrande-cli
"""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SAMPLE = Path(__file__).resolve().parents[2] / "app/lan/sample_client.py"
MOST_LINES = 250
NAMES = ("Ana", "Bea")
MOST_GAMES = 5  # who plays by chance may never have to set a secret disk


def play(cli, folder):
    server = subprocess.Popen([cli, "serve", "--address", "127.0.0.1", "--hidden", "--print-code", "--once", "--state", folder, "--seats",
                               "lan,lan,easy"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=dict(os.environ, LC_ALL="C.UTF-8"))
    guests = []
    try:
        port, code = re.search(r"port (\d+), join code (\S+)", server.stdout.readline()).groups()
        guests = [subprocess.Popen([sys.executable, SAMPLE, f"127.0.0.1:{port}", code.lower(), name], stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, text=True) for name in NAMES]
        said = [guest.communicate(timeout=60)[0] for guest in guests]
        server.communicate(timeout=60)
        return [guest.returncode for guest in guests] + [server.returncode], said
    finally:
        for each in [server, *guests]:
            each.kill()


def main():
    cli, faults = sys.argv[1], []

    def expect(condition, what):
        if not condition:
            faults.append(what)
            print("FAIL", what)

    disks = 0
    for _ in range(MOST_GAMES):
        with tempfile.TemporaryDirectory() as folder:
            statuses, said = play(cli, folder)
            expect(statuses == [0, 0, 0], f"both guests and the server end well: {statuses}\n{said[0][-800:]}\n{said[1][-800:]}")
            for name, words in zip(NAMES, said):
                moves = re.findall(rf"^{name}: (.+)$", words, re.M)
                disks += sum(move.startswith("disk ") for move in moves)
                expect(len(moves) > 25, f"{name} has played a game: {len(moves)} moves")
                expect(all(f"{other} says: {other} plays without the rules." in words for other in NAMES), f"{name} hears everybody")
                print(f"{name}: {len(moves)} moves")
            records = list(Path(folder, "games").glob("*.egr"))
            expect(len(records) == 1 and subprocess.run([cli, "replay", records[0]], stdout=subprocess.DEVNULL).returncode == 0, "the record can be replayed")
        if disks or faults:
            break
    expect(disks, "a secret disk was set")
    lines = len(SAMPLE.read_text(encoding="utf-8").splitlines())
    expect(lines <= MOST_LINES, f"a sample stays short: {lines} lines")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
