#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of the dedicated server: one `elgrande-cli serve` with many tables of five bots each, over real TLS on loopback.

    lan_bench.py path/to/elgrande-cli path/to/lan_load [--tables 100] [--pause MS] [--minutes M] [--computers N]
                 [--folder FOLDER] [--seconds N]

Prints games finished per minute and per minute of one core that the server used, its memory in all and for each table, and
the time from an intent to its arrival at the other four guests (p50, p99, longest); what the others are told nothing of is
not measured. `lan_load` plays the guests, in --computers processes that share the tables. With --minutes a new table takes
the place of one whose game is over, with new guests, until that time is over; then the last games are played to their ends."""
import argparse
import contextlib
import json
import os
import re
import signal
import subprocess
import tempfile
import time
from pathlib import Path

parser = argparse.ArgumentParser()
parser.add_argument("cli")
parser.add_argument("load")
parser.add_argument("--tables", type=int, default=100)
parser.add_argument("--pause", type=int, default=0, help="milliseconds that a guest waits before it answers")
parser.add_argument("--minutes", type=float, default=0, help="how long new tables take the places of those that are over")
parser.add_argument("--computers", type=int, default=1, help="processes that the guests are spread over")
parser.add_argument("--seconds", type=int, help="at most; ten minutes more than --minutes if not given")
parser.add_argument("--folder", help="for the server's files, else a temporary one")
options = parser.parse_args()
seconds = options.seconds or int(options.minutes * 60) + 600


def status_of(pid):
    text = Path(f"/proc/{pid}/status").read_text()
    return {name: int(value) for name, value in re.findall(r"^(VmRSS|VmHWM|Threads):\s+(\d+)", text, re.M)}


def times(milliseconds):
    ordered = sorted(milliseconds) or [0]
    part = lambda share: ordered[min(len(ordered) - 1, int(share * len(ordered)))]
    return f"p50 {part(0.5):.1f} ms, p99 {part(0.99):.1f} ms, longest {ordered[-1]:.1f} ms"


def cpu_of(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def any_plays(loads):
    if died := next((load for load in loads if load.poll()), None):
        raise SystemExit(f"lan_load has ended with {died.returncode}")
    return any(load.returncode is None for load in loads)


with tempfile.TemporaryDirectory(dir=options.folder) as folder:
    out = open(f"{folder}/out", "w+")
    server = subprocess.Popen([options.cli, "serve", "--address", "127.0.0.1", "--hidden", "--print-code",
                               *([] if options.minutes else ["--once"]), "--state", f"{folder}/state",
                               "--players", "5", "--tables", str(options.tables)], stdout=out, env=dict(os.environ, LC_ALL="C.UTF-8"))

    def opened_tables():
        return re.findall(r"port (\d+), join code (\S+)", Path(out.name).read_text())

    loads = []
    try:
        begin = time.monotonic()
        while True:
            tables = opened_tables()
            if len(tables) == options.tables or server.poll() is not None:
                break
            time.sleep(0.05)
        opened = time.monotonic() - begin
        empty = status_of(server.pid)["VmRSS"]
        before, begin = cpu_of(server.pid), time.monotonic()
        answers = [open(f"{folder}/load{each}", "w+") for each in range(options.computers)]
        loads = [subprocess.Popen([options.load, str(options.pause), str(seconds), str(options.computers)], stdin=subprocess.PIPE, stdout=answer,
                                  text=True) for answer in answers]
        sent = 0
        highest, used = {}, before
        while any_plays(loads):
            if not loads[0].stdin.closed:
                tables = opened_tables()
                for port, code in tables[sent:]:
                    load = loads[sent % len(loads)]
                    with contextlib.suppress(BrokenPipeError):  # has died, which is seen in a moment
                        load.stdin.write(f"{port} {code}\n")
                        load.stdin.flush()
                    sent += 1
                if time.monotonic() - begin >= options.minutes * 60:
                    for load in loads:
                        load.stdin.close()
            if server.poll() is None:
                try:
                    now = status_of(server.pid)
                    highest = {name: max(value, highest.get(name, 0)) for name, value in now.items()}
                    used = cpu_of(server.pid)
                except (OSError, IndexError):
                    pass
            time.sleep(0.2)
        took = time.monotonic() - begin
        each_told = [json.loads(Path(answer.name).read_text()) for answer in answers]
        told = {name: sum((each[name] for each in each_told), [] if name in ("first", "settled") else 0) for name in each_told[0]}
        cpu = used - before
    finally:
        for load in loads:
            load.kill()
        if server.poll() is None:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
print(f"{options.tables} tables of five bots in one process, opened in {opened:.1f} s; a pause of {options.pause} ms before each answer; "
      f"{os.cpu_count()} cores, guests on the same computer in {options.computers} process(es)")
print(f"games finished: {told['games']} of {sent} in {took:.1f} s; faults: {told['faults']}; guests that "
      f"had to knock twice: {told['again']}")
print(f"games a minute: {told['games'] * 60 / took:.0f}; a minute of one core of the server: {told['games'] * 60 / max(cpu, 0.01):.0f}")
print(f"intents: {told['intents']}, {told['intents'] / took:.0f} a second")
print(f"memory of the server: {highest.get('VmHWM', 0) / 1024:.0f} MiB at most ({empty / 1024:.0f} MiB with empty tables), "
      f"{highest.get('VmHWM', 0) / options.tables:.0f} KiB a table; {highest.get('Threads', 0)} threads")
print(f"intent to its arrival at the other guests: {times(told['first'] + told['settled'])}")
print(f"measured: {len(told['first'] + told['settled'])}; left out, because there was nothing to tell: {told['quiet']}")
print(f"the same once the first tables all play: {times(told['settled'])}")
raise SystemExit(0 if told["games"] == sent and told["faults"] == 0 else 1)
