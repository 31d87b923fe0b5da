#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""`elgrande-cli serve` and `elgrande-cli bot` ($1) as processes of their own, over real TLS on loopback: games to their
end, a clean stop, and programs that are killed. With ELGRANDE_LAN_FULL=1 hundreds of times.

    serve_test.py path/to/elgrande-cli [PART ...]
"""
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

cli = sys.argv[1]
full = os.environ.get("ELGRANDE_LAN_FULL", "0") not in ("", "0")
environment = dict(os.environ, LC_ALL="C.UTF-8", QT_LOGGING_RULES="elgrande.lan.guest.warning=true")
faults = []
running = []


def expect(condition, what):
    if not condition:
        faults.append(what)
        print("FAIL", what, flush=True)
    return condition


class Program:
    """One that writes into a file, so that nobody waits for a full pipe."""

    def __init__(self, folder, name, *arguments, out=None, **variables):
        self.file = out or open(Path(folder) / f"{name}-{len(running)}.out", "wb")
        self.path = Path(self.file.name)
        self.process = subprocess.Popen([cli, *arguments], stdout=self.file, stderr=subprocess.STDOUT, env=environment | variables)
        running.append(self)

    def said(self):
        return self.path.read_text(errors="replace")

    def wait(self, seconds):
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def waits_for(self, pattern, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = re.search(pattern, self.said())
            if found:
                return found
            if self.process.poll() is not None and not re.search(pattern, self.said()):
                return None
            time.sleep(0.005)
        return None

    def end(self, how=signal.SIGKILL):
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.wait(20)


def serve(folder, *arguments):
    return Program(folder, "serve", "serve", "--address", "127.0.0.1", "--hidden", "--print-code", "--once", "--state",
                   str(Path(folder) / "state"), *arguments)


def tables_of(server, count, word="open"):
    expect(server.waits_for(rf"Table {count} (open|resumed):.*code", 30), f"the server does not open {count} tables:\n{server.said()}")
    found = re.findall(r"Table (\d+) (open|resumed): .*, port (\d+), join code (\S+)", server.said())
    expect(all(each[1].endswith(word) for each in found), f"tables are not '{word}':\n{server.said()}")
    return [(int(port), code) for _, _, port, code in found]


def bot(folder, table, agent="random", *arguments):
    port, code = table
    return Program(folder, "bot", "bot", "--join", f"127.0.0.1:{port}", "--code", code, "--agent", agent, *arguments)


def games_of(folder):
    return sorted((Path(folder) / "state" / "games").glob("*.egr"))


def is_good(record):
    return subprocess.run([cli, "replay", str(record)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          env=environment).returncode == 0


def ends_well(folder, server, bots, games, seconds=180):
    """Everybody ends with the game and finds that the deck matches its commitment, and the records can be replayed."""
    for each in bots:
        status = each.wait(seconds)
        expect(status == 0, f"a bot ends with {status}:\n{each.said()}")
        expect("requesting it again" not in each.said(), f"a guest has seen what the host has not:\n{each.said()}")
        expect("has lost what" not in each.said(), f"an intent that was answered is lost:\n{each.said()}")
    expect(server.wait(20) == 0, f"the server does not end when all games are over:\n{server.said()}")
    records = games_of(folder)
    expect(len(records) == games, f"{len(records)} records of {games} games")
    for each in records:
        expect(is_good(each), f"{each} cannot be replayed")


def whole():
    """Two tables in one process, of the base game; a computer player of the server's beside two guests."""
    with tempfile.TemporaryDirectory() as folder:
        server = serve(folder, "--tables", "2", "--seats", "lan,easy,lan")
        tables = tables_of(server, 2)
        expect(len({port for port, _ in tables}) == 2 and len({code for _, code in tables}) == 2, "tables share something")
        bots = [bot(folder, table, agent) for table in tables for agent in ("random", "greedy")]
        ends_well(folder, server, bots, 2)
        expect(not list((Path(folder) / "state" / "tables").glob("*/*")), "tables that are over are still kept")


def ports():
    """Without --port the usual one or the next free ones; a port that is taken is named."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as another:
        server = serve(folder, "--tables", "2", "--seats", "lan,easy")
        first, second = (port for port, _ in tables_of(server, 2))
        expect(23610 <= first < second < 23640, f"the tables are at {first} and {second}")
        late = serve(another, "--seats", "lan,easy", "--port", str(first))
        expect(late.wait(20) == 1, f"a second server at the same port:\n{late.said()}")
        expect(f"Port {first} is already in use" in late.said(), f"the port is not named:\n{late.said()}")
        server.end(signal.SIGTERM)


def unwritable():
    """A finished game whose record cannot be written stays in the files of its table; the next server writes it."""
    with tempfile.TemporaryDirectory() as folder:
        server = serve(folder, "--seats", "lan,easy")
        (table,) = tables_of(server, 1)
        games = Path(folder) / "state" / "games"
        games.rmdir()
        games.write_text("in the way")
        guest = bot(folder, table)
        expect(guest.wait(120) == 0, f"the bot does not end with the game:\n{guest.said()}")
        expect(server.wait(20) == 0, f"the server does not end:\n{server.said()}")
        expect(list((Path(folder) / "state" / "tables").glob("*/*")), "the only files of the game are gone")
        games.unlink()
        server = serve(folder, "--seats", "lan,easy")
        expect(server.waits_for("game over"), f"the second server does not find the end:\n{server.said()}")
        server.end(signal.SIGTERM)
        expect(len(games_of(folder)) == 1 and is_good(games_of(folder)[0]), "the record is not written later")


def stopped():
    """SIGTERM: guests are told, the tables are on the disk, and the next server goes on with them, same port and code;
    the bots come back by themselves."""
    with tempfile.TemporaryDirectory() as folder:
        server = serve(folder, "--seats", "lan,lan,lan")
        tables = tables_of(server, 1)
        bots = [bot(folder, tables[0], "greedy") for _ in range(3)]
        expect(server.waits_for("game started"), "the game does not begin")
        time.sleep(0.3)
        second = serve(folder)
        expect(second.wait(20) == 1, "two servers have one folder")
        begin = time.monotonic()
        expect(server.end(signal.SIGTERM) == 0, f"SIGTERM is a failure:\n{server.said()}")
        expect(time.monotonic() - begin < 5, "stopping takes long")
        for each in bots:
            expect(each.waits_for("host has closed|closed the table|host .*clos"), f"a guest is not told:\n{each.said()}")
        server = serve(folder, "--port", str(tables[0][0]))
        expect(tables_of(server, 1, "resumed") == tables, "another port or code after the stop")
        ends_well(folder, server, bots, 1)


def host_killed():
    """Kills the host with SIGKILL at random moments: same port and code, everybody back, the game played to its end, and no
    step lost that a guest had been answered: each guest compares what the host knows of its intents when it is back."""
    kills, games = (500, 50) if full else (6, 1)
    slowest = 0.0
    for game in range(games):
        with tempfile.TemporaryDirectory() as folder:
            server = serve(folder, "--seats", "lan,lan,lan,lan")
            tables = tables_of(server, 1)
            bots = [bot(folder, tables[0], "random", "--seed", str(i)) for i in range(4)]
            server.waits_for("game started")
            for kill in range(kills // games):
                time.sleep(random.uniform(0.0, 0.25))
                if server.process.poll() is not None:
                    break
                server.end()
                begin = time.monotonic()
                server = serve(folder, "--port", str(tables[0][0]))
                if not expect(tables_of(server, 1, "resumed") == tables, "another port or code after the kill"):
                    break
                slowest = max(slowest, time.monotonic() - begin)
            ends_well(folder, server, bots, 1)
    print(f"{kills} kills of the host in {games} games, every bot back in its seat, no answered intent lost; table open again within "
          f"{slowest:.2f} s", flush=True)


def guest_killed():
    """Kills a guest with SIGKILL, which keeps its seat in a folder."""
    kills = 500 if full else 6
    done, slowest = 0, 0.0
    while done < kills and not faults:
        with tempfile.TemporaryDirectory() as folder:
            server = serve(folder, "--seats", "lan,lan,easy")
            tables = tables_of(server, 1)
            one = bot(folder, tables[0], "random", "--name", "Bea", "--state", f"{folder}/bea")
            other = bot(folder, tables[0], "random", "--name", "Cid")
            server.waits_for("game started")
            while done < kills and server.process.poll() is None and one.process.poll() is None:
                time.sleep(random.uniform(0.05, 0.25))
                if one.process.poll() is not None:
                    break  # it has seen the end, and nobody has a reason to start it again
                one.end()
                done += 1
                begin = time.monotonic()
                one = bot(folder, tables[0], "random", "--name", "Bea", "--state", f"{folder}/bea", "--seed", str(done))
                slowest = max(slowest, time.monotonic() - begin)
            ends_well(folder, server, [one, other], 1)
    print(f"{done} kills of a guest, its seat is its own each time", flush=True)


def silent():
    """Host and guest are stopped for a while (SIGSTOP) and go on: longer than a sign of life takes to be missed."""
    pause = 60 if full else 17
    with tempfile.TemporaryDirectory() as folder:
        server = serve(folder, "--seats", "lan,lan,easy")
        tables = tables_of(server, 1)
        bots = [bot(folder, tables[0], "greedy") for _ in range(2)]
        server.waits_for("game started")
        time.sleep(0.2)
        for each in (server, bots[0]):
            each.process.send_signal(signal.SIGSTOP)
            time.sleep(pause)
            each.process.send_signal(signal.SIGCONT)
            time.sleep(0.2)
        ends_well(folder, server, bots, 1)
    print(f"host and guest silent for {pause} s each, and the game ends", flush=True)


def numbers_of(folder):
    """Of the only table: the number of its game, which everybody knows, and what its deck is made of, the host's number and
    those of the seats in their order."""
    kept = next((Path(folder) / "state" / "tables").glob("*/table")).read_bytes()
    thirty_two = rb"\x58\x20(.{32})"  # as CBOR has it
    game = re.search(rb"dgame\x50(.{16})", kept, re.S)[1]
    return game, re.search(rb"fnumber" + thirty_two, kept, re.S)[1], re.findall(rb"eshare" + thirty_two, kept, re.S)


def memory_of(process):
    """All that the process can write into; nothing of what it only reads from files."""
    parts = []
    with open(f"/proc/{process.pid}/maps") as maps, open(f"/proc/{process.pid}/mem", "rb", 0) as memory:
        for line in maps:
            where, rights = line.split()[:2]
            if "rw" not in rights or line.rstrip().endswith("[vvar]"):
                continue
            begin, end = (int(each, 16) for each in where.split("-"))
            if end - begin > 1 << 30:
                continue  # a sanitizer's notes of what may be touched
            try:
                while begin < end:
                    memory.seek(begin)
                    parts.append(memory.read(end - begin))
                    begin += len(parts[-1]) or end
            except OSError:
                pass  # pages that nothing has been put into
    return b"".join(parts)


def stop(process):
    process.send_signal(signal.SIGSTOP)
    while Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "TZ":
        time.sleep(0.001)


def memory():
    """The memory of a guest in the middle of a game: the number of the game is there, and perhaps its own one for the
    deck; those of the others and the host's, which would tell it the order of the cards, are not."""
    looked = hits = 0
    for _ in range(50 if full else 3):
        with tempfile.TemporaryDirectory() as folder:
            server = serve(folder, "--seats", "lan,lan,lan")
            table = tables_of(server, 1)[0]
            bots = [bot(folder, table, "normal") for _ in range(3)]
            expect(server.waits_for("game started"), "the game does not begin")
            time.sleep(random.uniform(0, 0.4))
            game, host, shares = numbers_of(folder)
            for each in bots:
                stop(each.process)
            if not games_of(folder):
                expect(len(set(shares)) == 3, "not every seat has a number of its own")
                for each in bots:
                    seen = memory_of(each.process)
                    expect(game in seen, "a guest does not know its game: the search finds nothing")
                    hits += (host in seen) + max(0, sum(number in seen for number in shares) - 1)
                    looked += 1
            for each in bots:
                each.process.send_signal(signal.SIGCONT)
            ends_well(folder, server, bots, 1)
    expect(looked >= (100 if full else 3), f"{looked} memories only: games were over too soon")
    expect(hits == 0, f"{hits} numbers of others in {looked} memories")
    print(f"{looked} memories of guests in the middle of a game, {hits} hits", flush=True)


def refused():
    """Wrong usage and wrong codes are told."""
    with tempfile.TemporaryDirectory() as folder:
        for arguments in (["bot"], ["bot", "--join", "localhost", "--code", "x"], ["bot", "--join", "::1:3", "--code", "x"],
                          ["bot", "--join", "localhost:3", "--code", "000"], ["serve", "--seats", "easy,easy"],
                          ["serve", "--seats", "lan"], ["serve", "--seats", "lan,nobody"], ["serve", "--tables", "0"],
                          ["serve", "--address", "here"], ["serve", "--stand-in", "nobody"],
                          ["serve", "--port", "65535", "--tables", "2"]):
            status = Program(folder, "wrong", *arguments).wait(20)
            expect(status == 2, f"{arguments}: {status}")
        server = serve(folder, "--seats", "lan,easy")
        (port, code), = tables_of(server, 1)
        other = code[:-3] + ("000" if code[-3:] != "000" else "111")
        wrong = bot(folder, (port, other))
        expect(wrong.wait(20) == 1, f"a wrong code: {wrong.said()}")
        for address in ("127.0.0.1:9", "255.255.255.255:9"):  # nobody listens; there is no way
            nobody = Program(folder, "bot", "bot", "--join", address, "--code", code, "--wait", "0")
            expect(nobody.wait(20) == 1, f"a host that is not there: {nobody.said()}")
        first = bot(folder, (port, code), "easy", "--name", "x" * 60)
        expect(server.waits_for("game started"), "the game does not begin")
        late = bot(folder, (port, code))
        expect(late.wait(20) == 1 and "started without this player" in late.said(), f"who comes too late: {late.said()}")
        expect(first.wait(120) == 0, f"the first one: {first.said()}")
        expect(code not in Path(server.path).read_text().replace(f"code {code}", ""), "the code stands elsewhere")


def modes_in(folder):
    modes = {}
    for each in [folder, *folder.rglob("*")]:
        try:
            modes[each] = each.stat().st_mode & 0o777
        except FileNotFoundError:
            pass  # it had another name while it was written
    return modes


def private():
    """What the server writes is for its user alone, whatever the user's umask is."""
    before = os.umask(0)
    try:
        with tempfile.TemporaryDirectory() as folder:
            server = serve(folder, "--seats", "lan,easy")
            guest = bot(folder, tables_of(server, 1)[0])
            expect(server.waits_for("game started"), "the game does not begin")
            state = Path(folder) / "state"
            seen = modes_in(state)
            ends_well(folder, server, [guest], 1)
            seen |= modes_in(state)
            expect(len(seen) >= 8, f"nothing is there to look at: {list(seen)}")
            for each, mode in seen.items():
                expect(not mode & 0o077, f"{each} is {mode:o}")
    finally:
        os.umask(before)


def logged():
    """Who comes, goes and is shut out is said, with a level where the journal takes it from the line; nobody's code is."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "journal"
        with open(path, "wb") as out:
            about = os.fstat(out.fileno())
            # At all addresses, as servers are: those of IPv4 are then told by the system as if they were of IPv6.
            server = Program(folder, "serve", "serve", "--hidden", "--once", "--print-code", "--state", f"{folder}/state",
                             "--seats", "lan,lan", out=out, JOURNAL_STREAM=f"{about.st_dev}:{about.st_ino}")
            (table,) = tables_of(server, 1)
            expect(server.said().startswith("<6>Table 1 open"), f"a table is no information:\n{server.said()}")
            first = bot(folder, table)
            expect(server.waits_for("(?m)^<6>Table 1: a guest from 127.0.0.1 has joined.$"), f"nobody says who comes:\n{server.said()}")
            first.end()
            expect(server.waits_for("(?m)^<6>Table 1: a guest from 127.0.0.1 has gone.$"), f"nobody says who goes:\n{server.said()}")
            wrong = table[1][:-3] + ("000" if table[1][-3:] != "000" else "111")
            for _ in range(5):
                bot(folder, (table[0], wrong)).wait(20)
            expect(server.waits_for("(?m)^<4>Table 1: 127.0.0.1 is shut out after too many wrong join codes.$"), f"nobody says who is shut out:\n{server.said()}")
            expect(wrong not in server.said(), "what a stranger has typed is nobody's business")
            server.end(signal.SIGTERM)
    with tempfile.TemporaryDirectory() as folder:
        server = serve(folder, "--seats", "lan,easy")
        tables_of(server, 1)
        expect("<" not in server.said(), f"people read levels:\n{server.said()}")


def port_taken():
    """A port that somebody else has is named, and the table that waits for it is not taken for a damaged one."""
    with tempfile.TemporaryDirectory() as folder:
        server = serve(folder, "--seats", "lan,easy")
        (table,) = tables_of(server, 1)
        server.end(signal.SIGTERM)
        with socket.create_server(("127.0.0.1", table[0])):
            second = serve(folder, "--port", str(table[0]))
            expect(second.wait(20) == 1 and f"Port {table[0]} is already in use" in second.said(), f"the port is not named:\n{second.said()}")
        server = serve(folder, "--port", str(table[0]))
        expect(tables_of(server, 1, "resumed") == [table], "the table is another one")


PROGRAM = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    with open(sys.argv[1], "a") as asked:
        print(question["decision"]["kind"], question["position"]["round"], file=asked)
    print(json.dumps({"id": question["id"], "move": question["id"] % len(question["decision"]["moves"])}), flush=True)
"""


def program():
    """A program that speaks the line protocol of the engine plays a whole game at a network table, disks and all."""
    with tempfile.TemporaryDirectory() as folder:
        script, asked = Path(folder) / "program.py", Path(folder) / "asked"
        script.write_text(PROGRAM)
        server = serve(folder, "--seats", "lan,lan,easy")
        (table,) = tables_of(server, 1)
        guests = [bot(folder, table, f'cmd:"{sys.executable}" "{script}" "{asked}"'), bot(folder, table)]
        ends_well(folder, server, guests, 1)
        kinds, rounds = zip(*(line.split() for line in asked.read_text().splitlines()))
        expect(set(rounds) == {str(each) for each in range(1, 10)}, f"it is asked in all rounds: {sorted(set(rounds))}")
        expect({"power", "action", "place", "disk"} <= set(kinds), f"it is asked everything: {sorted(set(kinds))}")
        print(f"{len(kinds)} questions to a program", flush=True)


PARTS = {each.__name__: each for each in (refused, ports, private, logged, port_taken, program, whole, unwritable, stopped, host_killed, guest_killed, silent, memory)}
try:
    for part in sys.argv[2:] or PARTS:
        begin = time.monotonic()
        PARTS[part]()
        print(f"{part}: {time.monotonic() - begin:.1f} s", flush=True)
finally:
    for each in running:
        if each.process.poll() is None:
            each.process.send_signal(signal.SIGCONT)
            each.process.kill()
print(f"{len(faults)} faults")
sys.exit(1 if faults else 0)
