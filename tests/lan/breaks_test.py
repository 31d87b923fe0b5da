#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Host and guest on two computers (network namespaces) with a cable between them. In the middle of a decision, of a secret disk and of a
Veto the guest loses interface and route for 2 s and for 20 s, and guest or host gets another address. The choice is made meanwhile. The
guest comes back by itself, the game goes on to its end, and both have the same record. Once with `elgrande-cli serve` ($1) and a bot, once
with two windows ($2). With ELGRANDE_LAN_FULL=1 the guest also loses them for three minutes.

    breaks_test.py path/to/elgrande-cli path/to/network_party [bots|windows] [2s|20s|3min|guest-moves|host-moves]

Needs root, or a system that lets everybody make namespaces.
"""
import hashlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

BREAKS = {"2s": 2, "20s": 20, "3min": 180, "guest-moves": 0, "host-moves": 0}
MOMENTS = ("action", "disk", "veto")  # kinds of decisions
MOST_GAMES = 40  # there is not a Veto in every game
THINKING = 1  # second; whoever is asked answers while the cable is out
PATIENCE = 60  # seconds that a step may take on a busy machine
WHOLE_GAME = 300  # seconds, without the breaks
BACK = 40  # seconds from the end of a break to the next question: silence is noticed after 15
full = os.environ.get("ELGRANDE_LAN_FULL", "0") not in ("", "0")
faults = []
all_processes = []


def run(*words):
    subprocess.run(words, check=True)


class Cable:
    """Two namespaces with addresses of one network."""

    def __init__(self, number):
        self.host, self.guest, self.ends = f"host{number}", f"guest{number}", {}
        run("ip", "netns", "add", self.host)
        run("ip", "netns", "add", self.guest)
        run("ip", "link", "add", f"v{number}", "netns", self.host, "type", "veth", "peer", "name", f"e{number}", "netns", self.guest)
        self.last = 0
        for name, device in ((self.host, f"v{number}"), (self.guest, f"e{number}")):
            run("ip", "-n", name, "link", "set", "lo", "up")
            self.ends[name] = [device, None]
            self.move(name)
            run("ip", "-n", name, "link", "set", device, "up")

    def move(self, name):
        """To the next address; the route goes with the one before."""
        device, before = self.ends[name]
        self.last += 1
        self.ends[name][1] = f"10.77.0.{self.last}"
        if before:
            run("ip", "-n", name, "addr", "del", f"{before}/24", "dev", device)
        run("ip", "-n", name, "addr", "add", f"10.77.0.{self.last}/24", "brd", "+", "dev", device)

    def address(self, name):
        return self.ends[name][1]

    def pull(self):
        run("ip", "-n", self.guest, "link", "set", self.ends[self.guest][0], "down")

    def plug(self):
        run("ip", "-n", self.guest, "link", "set", self.ends[self.guest][0], "up")


class Program:
    def __init__(self, folder, name, namespace, *words, **variables):
        self.name, self.path = name, Path(folder) / f"{name}.out"
        self.process = subprocess.Popen(["ip", "netns", "exec", namespace, *map(str, words)], stdout=self.path.open("wb"), stderr=subprocess.STDOUT,
                                        env=dict(os.environ, LC_ALL="C.UTF-8", QT_LOGGING_RULES="elgrande.lan.guest.warning=true", **variables))
        all_processes.append(self.process)

    def said(self):
        return self.path.read_text(errors="replace")

    def waits_for(self, pattern):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := re.search(pattern, self.said()):
                return found
            time.sleep(0.05)
        raise RuntimeError(f"{self.name} does not say {pattern!r}")

    def ends(self, seconds=PATIENCE):
        status = self.process.wait(seconds)
        if status != 0:
            raise RuntimeError(f"{self.name} ends with {status}")
        for wrong in ("requesting it again", "has lost", "Invalid message"):
            if wrong in self.said():
                raise RuntimeError(f"{self.name}: {wrong}")


class Player:
    """At the other end of a socket: a bot's program, or a window. Each line that it sends is handed to `tell` with the way to answer. A bot
    ends a program whose question has become another one, and starts it anew."""

    def __init__(self, path, tell):
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(path))
        self.listener.listen()
        self.connections, self.tell = [], tell
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        try:
            while True:
                connection, _ = self.listener.accept()
                self.connections.append(connection)
                threading.Thread(target=self.read, args=(connection,), daemon=True).start()
        except OSError:
            pass

    def read(self, connection):
        def answer():
            try:
                connection.sendall(b"go\n")
            except OSError:
                pass  # it is not asked any more

        try:
            with connection.makefile(encoding="utf-8") as lines:
                for line in lines:
                    self.tell(answer, line.rstrip("\n"))
        except OSError:
            pass

    def close(self):
        for each in [self.listener, *self.connections]:
            try:
                each.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            each.close()


PROGRAM = """
import json, random, socket, sys
test = socket.socket(socket.AF_UNIX)
test.connect(sys.argv[1])
lines = test.makefile(encoding="utf-8")
for line in sys.stdin:
    question = json.loads(line)
    moves = question["decision"]["moves"]
    test.sendall(("asked " + question["decision"]["kind"] + "\\n").encode())
    lines.readline()
    wanted = [each for each in moves if each in ("action veto", "place", "caballero castillo")]
    print(json.dumps({"id": question["id"], "move": (wanted or [random.choice(moves)])[0]}), flush=True)
"""


class Game:
    """One of several until each moment has been broken into. The guest's thread does the breaks, this one waits for the end."""

    def __init__(self, cli, cable, breaking, moments, folder):
        self.cli, self.cable, self.breaking, self.moments, self.folder = cli, cable, breaking, moments, Path(folder)
        self.since = None  # when the last break ended, until the guest is asked the next time
        self.shown, self.notices, self.back, self.done, self.wrong, self.over = "", [], [], [], None, threading.Event()

    def guest_says(self, answer, line):
        what, _, words = line.partition(" ")
        if what == "shown":
            self.shown = words
            self.notices.append(words)
        elif what == "over":
            self.over.set()
        elif what == "asked":
            if self.since is not None:
                self.back.append(time.monotonic() - self.since)
                self.since = None
            if words in self.moments:
                self.break_off(answer, words)
            else:
                answer()

    def break_off(self, answer, moment):
        self.moments.remove(moment)
        self.notices.clear()
        begin = time.monotonic()
        if self.breaking.endswith("moves"):
            self.cable.move(self.cable.host if self.breaking == "host-moves" else self.cable.guest)
        else:
            self.cable.pull()
        time.sleep(THINKING)
        answer()
        time.sleep(max(0.0, begin + BREAKS[self.breaking] - time.monotonic()))
        if not self.breaking.endswith("moves"):
            self.cable.plug()
        self.since = time.monotonic()
        self.done.append(moment)

    def waits(self, programs):
        """Until the guest has seen the end; a break that it does not come back from is told as one."""
        end = time.monotonic() + WHOLE_GAME + len(MOMENTS) * BREAKS[self.breaking]
        while not self.over.is_set():
            since = self.since
            if self.wrong or (since is not None and time.monotonic() - since > BACK):
                raise RuntimeError(self.wrong or f"the guest is not back {BACK} s after the break at {self.done[-1]}")
            if time.monotonic() > end:
                raise RuntimeError("the game does not end")
            if (ended := [each for each in programs if each.process.poll()]):
                raise RuntimeError(f"{ended[0].name} ends with {ended[0].process.returncode}")
            if programs[-1].process.poll() == 0:
                return
            time.sleep(0.05)

    def replays(self, record):
        if subprocess.run([self.cli, "replay", record], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
            raise RuntimeError(f"{record} cannot be replayed")


class BotsGame(Game):
    """A bot compares the record that the host reveals with what it has seen, and ends with 0 if they are the same."""

    def play(self):
        script = self.folder / "program.py"
        script.write_text(PROGRAM)
        steps = self.folder / "steps"
        player = Player(steps, self.guest_says)
        server = Program(self.folder, "serve", self.cable.host, self.cli, "serve", "--seats", "lan,lan", "--once", "--print-code", "--state", self.folder / "state")
        port, code = server.waits_for(r"port (\d+), join code (\S+)").groups()
        other = Program(self.folder, "other", self.cable.host, self.cli, "bot", "--join", f"127.0.0.1:{port}", "--code", code, "--agent", "random")
        guest = Program(self.folder, "guest", self.cable.guest, self.cli, "bot", "--join", f"{self.cable.address(self.cable.host)}:{port}", "--code", code,
                        "--agent", f'cmd:"{sys.executable}" "{script}" "{steps}"', "--state", self.folder / "seat")
        try:
            self.waits([server, other, guest])
            for each in (guest, other, server):
                each.ends()
            (record,) = (self.folder / "state" / "games").glob("*.egr")
            self.replays(record)
        finally:
            player.close()


class WindowsGame(Game):
    """A window has the record only when the deck is right and the game the one that it has seen."""

    def __init__(self, cli, cable, breaking, moments, folder, party):
        super().__init__(cli, cable, breaking, moments, folder)
        self.party, self.table = party, None

    def host_says(self, answer, line):
        what, _, words = line.partition(" ")
        if what == "table":
            self.table = words.split()
        elif what == "asked":
            answer()

    def window(self, name, namespace, tell, *words):
        home = self.folder / name
        (home / "run").mkdir(parents=True, mode=0o700)
        player = Player(home / "steps", tell)
        variables = {"HOME": home, "ELGRANDE_DATA": home, "XDG_RUNTIME_DIR": home / "run", "QT_QPA_PLATFORM": "offscreen"}
        return player, Program(self.folder, f"{name}-window", namespace, self.party, home / "steps", home / "record", *words,
                               **{key: str(value) for key, value in variables.items()})

    def guest_says(self, answer, line):
        is_back = self.since is not None and line.startswith("asked ")
        if is_back and BREAKS[self.breaking] > 16 and not any(self.notices):
            self.wrong = "the window has not said that the connection is lost"
        super().guest_says(answer, line)

    def play(self):
        players = []
        try:
            player, host = self.window("ana", self.cable.host, self.host_says)
            players.append(player)
            end = time.monotonic() + PATIENCE
            while self.table is None and time.monotonic() < end:
                time.sleep(0.05)
            player, guest = self.window("bea", self.cable.guest, self.guest_says, f"{self.cable.address(self.cable.host)}:{self.table[0]}", self.table[1])
            players.append(player)
            self.waits([host, guest])
            records = [self.folder / name / "record" for name in ("ana", "bea")]
            end = time.monotonic() + PATIENCE
            while not all(each.exists() for each in records) and time.monotonic() < end:
                time.sleep(0.05)
            marks = {hashlib.sha256(each.read_bytes()).hexdigest() for each in records}
            if len(marks) != 1:
                raise RuntimeError("the two records differ")
            self.replays(records[0])
            if self.done and self.shown:
                raise RuntimeError(f"after its return the window says: {self.shown}")
        finally:
            for each in players:
                each.close()
        for each in (host, guest):
            each.ends()


def play(kind, breaking, number, programs):
    """All moments with one way to break."""
    moments, backs, games = list(MOMENTS), [], 0
    try:
        cable = Cable(number)
        while moments and games < MOST_GAMES:
            games += 1
            with tempfile.TemporaryDirectory() as folder:
                common = (programs[0], cable, breaking, moments, folder)
                game = BotsGame(*common) if kind == "bots" else WindowsGame(*common, programs[1])
                try:
                    game.play()
                    backs += game.back
                except Exception as wrong:
                    said = "".join(f"--- {each.name}\n{each.read_text(errors='replace')[-2000:]}\n" for each in Path(folder).glob("*.out"))
                    raise RuntimeError(f"{wrong!r}, after breaks at {game.done}; last notices: {game.notices[-3:]}\n{said}")
        if moments:
            raise RuntimeError(f"there was no {' and no '.join(moments)} in {games} games")
        print(f"{kind}, {breaking}: asked again after {', '.join(f'{each:.1f} s' for each in backs)}; {games} game(s), the records are the same", flush=True)
    except Exception as wrong:
        faults.append(f"{kind}, {breaking}")
        print(f"FAIL {kind}, {breaking}: {wrong}", flush=True)


def main():
    words = sys.argv[1:]
    if "inside" not in words:
        unshare = ["unshare", *([] if os.getuid() == 0 else ["--user", "--map-root-user"]), "--mount", "--net"]
        os.execvp("unshare", [*unshare, sys.executable, os.path.abspath(__file__), *words, "inside"])
    run("mount", "-t", "tmpfs", "none", "/run")
    programs, wanted = [os.path.abspath(each) for each in words[:2]], words[2:-1]
    kinds = [each for each in ("bots", "windows") if each in wanted] or ["bots", "windows"]
    ways = [each for each in BREAKS if each in wanted] or [each for each in BREAKS if full or each != "3min"]
    # All at once: they wait for most of the time, each with a cable of its own.
    threads = [threading.Thread(target=play, args=(kind, way, number, programs))
               for number, (kind, way) in enumerate((kind, way) for kind in kinds for way in ways)]
    try:
        for each in threads:
            each.start()
        for each in threads:
            each.join()
    finally:
        for each in all_processes:
            if each.poll() is None:
                each.send_signal(signal.SIGKILL)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
