#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""One `elgrande-cli serve` for a long time, and bots that join its tables over TLS, leave in the middle of a game,
are killed, come back to their seats, and begin anew when a game is over.

    tests/lan/soak.py BUILD [--hours 24] [--tables 3] [--seed 1] [--any-memory]

Prints every hour and at the end how much memory the server gains in an hour and how sure that is, its open files besides connections,
and how often a guest's table was not as the host has it. SIGTERM and Ctrl+C end it early, with what was found until then. Exit code 1
where a guest has seen something else than the host, somebody's answered step is lost, a program ends otherwise than it should, a table
stands still, files stay open, or memory grows: by 1 MiB an hour in an hour or more (in less nobody can tell, so 8 MiB in all).
"""
import argparse
import os
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

parser = argparse.ArgumentParser()
parser.add_argument("build", type=Path)
parser.add_argument("--hours", type=float, default=24)
parser.add_argument("--tables", type=int, default=3)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--any-memory", action="store_true", help="for sanitized builds, which keep what was freed")
options = parser.parse_args()
cli = options.build / "app" / "cli" / "elgrande-cli"
if not cli.exists():
    sys.exit(f"{cli} is not there: build elgrande-cli")
environment = dict(os.environ, LC_ALL="C.UTF-8", QT_LOGGING_RULES="elgrande.lan.guest.warning=true")
chance = random.Random(options.seed)
MOST_OF_A_GAME = 900  # seconds, from the opening of its table; on an idle computer it takes ten
GUESTS = 3  # of each table; a fourth seat is the server's own
counts = dict.fromkeys(("games", "left", "killed", "mismatches", "lost", "faults"), 0)


def fault(what):
    counts["faults"] += 1
    print("FAIL", what, flush=True)


class Bot:
    """A seat at a table, and the program that plays it as long as it likes."""

    def __init__(self, folder, number):
        self.folder = Path(folder) / f"bot{number}"
        self.folder.mkdir()
        self.starts = 0
        self.process = None
        self.table = self.leaving = None
        self.until = self.again = 0.0

    def out(self):
        return self.folder / "out"

    def start(self):
        self.starts += 1
        with open(self.out(), "wb") as out:
            self.process = subprocess.Popen([cli, "bot", "--join", f"127.0.0.1:{self.table.port}", "--code", self.table.code, "--agent",
                                             "random", "--seed", str(self.starts), "--state", self.folder / self.table.code],
                                            stdout=out, stderr=subprocess.STDOUT, env=environment,
                                            start_new_session=True)  # Ctrl+C is for this program
        self.until = time.monotonic() + chance.expovariate(1 / 6)
        self.leaving = None

    def turn(self, table):
        """What is due: to come, to go, to be looked after when it has gone."""
        now = time.monotonic()
        if self.process is None:
            if table is not None and table is not self.table and not table.over:
                self.table, self.again = table, now
            if self.table is not None and not self.table.over and now >= self.again:
                self.start()
        elif self.process.poll() is not None:
            self.ended()
        elif self.leaving is None and now > self.until:
            self.leaving = chance.choice([signal.SIGTERM, signal.SIGKILL])
            self.process.send_signal(self.leaving)

    def ended(self):
        said = self.out().read_text(errors="replace")
        counts["mismatches"] += said.count("requesting it again")
        counts["lost"] += said.count("has lost what")
        status, self.process = self.process.returncode, None
        # Who is told to go before it listens for that is ended by the system.
        if self.leaving is not None and status in (128 + signal.SIGTERM, -self.leaving):
            counts["left" if self.leaving == signal.SIGTERM else "killed"] += 1
        elif status != 0 and not self.table.is_over():
            fault(f"a bot ends with {status}:\n{said}")
        self.again = time.monotonic() + chance.uniform(0, 2)
        if self.table.is_over():
            shutil.rmtree(self.folder / self.table.code, ignore_errors=True)


class Table:
    def __init__(self, server, place, port, code):
        self.server, self.place, self.port, self.code = server, place, int(port), code
        self.over = False
        self.opened = time.monotonic()

    def is_over(self):
        self.server.look()
        return self.over


class Server:
    def __init__(self, folder):
        self.out = open(Path(folder) / "serve.out", "w+")
        self.process = subprocess.Popen([cli, "serve", "--address", "127.0.0.1", "--hidden", "--print-code", "--state",
                                         Path(folder) / "state", "--tables", str(options.tables), "--seats",
                                         ",".join(["lan"] * GUESTS + ["easy"])],
                                        stdout=self.out, stderr=subprocess.STDOUT, env=environment,
                                        start_new_session=True)  # Ctrl+C is for this program
        self.read = open(self.out.name)
        self.rest = ""
        self.tables = {}

    def look(self):
        *lines, self.rest = (self.rest + self.read.read()).split("\n")
        for line in lines:
            if found := re.search(r"Table (\d+) open: .*, port (\d+), join code (\S+)", line):
                self.tables[found[1]] = Table(self, *found.groups())
            elif found := re.match(r"Table (\d+): game over", line):
                self.tables[found[1]].over = True
                counts["games"] += 1
            elif not re.match(r"Table \d+: (game started|a guest from \S+ (has (joined|gone)|is back))", line):
                fault(f"the server says: {line}")

    def figures(self):
        """Memory in KiB, open files that are no connections, sockets."""
        of = Path(f"/proc/{self.process.pid}")
        memory = int(re.search(r"RssAnon:\s+(\d+)", (of / "status").read_text())[1])
        links = []
        for each in (of / "fd").iterdir():
            try:
                links.append(os.readlink(each))
            except OSError:
                pass  # closed in the meantime
        sockets = sum(each.startswith("socket:") for each in links)
        return memory, len(links) - sockets, sockets


def slope(samples):
    """KiB an hour, and the standard error of that."""
    if len(samples) < 3:
        return 0.0, float("inf")
    hours = [each[0] for each in samples]
    middle, mean = statistics.mean(hours), statistics.mean(each[1] for each in samples)
    width = sum((each - middle) ** 2 for each in hours)
    rise = sum((each[0] - middle) * (each[1] - mean) for each in samples) / width
    left = sum((each[1] - mean - rise * (each[0] - middle)) ** 2 for each in samples)
    return rise, (left / (len(samples) - 2) / width) ** 0.5


def tell(samples):
    """What has been found so far; the figures that are judged at the end."""
    settled = samples[len(samples) // 5:]  # what is made once has been made by then
    rise, error = slope(settled)
    files = [each[2] for each in settled]
    beside = [each[3] for each in settled]  # sockets besides the connections of bots
    print(f"after {samples[-1][0]:.2f} hours: {counts['games']} games, {counts['left']} times somebody left, {counts['killed']} times killed")
    print(f"memory {settled[0][1] / 1024:.1f} to {settled[-1][1] / 1024:.1f} MiB, slope {rise / 1024:+.2f} MiB an hour (standard error {error / 1024:.2f})")
    print(f"open files {min(files)} to {max(files)} (at the end {files[-1]}), sockets {min(beside)} to {max(beside)} more than bots")
    print(f"{counts['mismatches']} tables that were not as the host has them, {counts['lost']} answered steps lost, {counts['faults']} faults", flush=True)
    return settled[-1][1] - settled[0][1], rise - 2 * error, files, beside


def judge(samples):
    if not samples:
        fault("nothing has been measured yet")
        return False
    hours = samples[-1][0]
    grown, surely, files, beside = tell(samples)
    if not options.any_memory and (hours >= 1 and surely > 1024 or grown > 8192 + 1024 * hours):
        fault("memory grows")
    fifth = len(files) // 5 + 1  # each table has a journal as long as it plays
    if any(statistics.median(each[-fifth:]) > statistics.median(each[:fifth]) + options.tables for each in (files, beside)):
        fault("files stay open")
    if hours > 0.1 and counts["games"] == 0 or counts["left"] + counts["killed"] == 0:
        fault("nothing has happened")
    return counts["mismatches"] + counts["lost"] + counts["faults"] == 0


stopped = []
for each in (signal.SIGTERM, signal.SIGINT):
    signal.signal(each, lambda *_: stopped.append(True))
with tempfile.TemporaryDirectory() as folder:
    server = Server(folder)
    bots = [Bot(folder, number) for number in range(GUESTS * options.tables)]
    samples = []
    begin = time.monotonic()
    end = begin + options.hours * 3600
    try:
        pause = min(5.0, options.hours * 3600 / 100)
        due = begin + pause
        told = begin
        while (now := time.monotonic()) < end and server.process.poll() is None and counts["faults"] < 10 and not stopped:
            server.look()
            for number, each in enumerate(bots):
                each.turn(server.tables.get(str(number // GUESTS + 1)))
            for place, each in server.tables.items():
                if not each.over and now > each.opened + MOST_OF_A_GAME:
                    fault(f"table {place} stands still")
                    each.opened = now
            if now >= due:
                memory, files, sockets = server.figures()
                samples.append(((now - begin) / 3600, memory, files, sockets - sum(each.process is not None for each in bots)))
                due = now + pause
            if samples and now >= told + 3600:
                tell(samples)
                told = now
            time.sleep(0.02)
        if server.process.poll() is not None:
            fault(f"the server has ended with {server.process.returncode}")
    finally:
        for each in bots:
            if each.process is not None:
                each.process.kill()
                each.process.wait()
        if server.process.poll() is None:
            server.process.send_signal(signal.SIGTERM)
            if server.process.wait(30) != 0:
                fault("the server does not end well")
    sys.exit(0 if judge(samples) else 1)
