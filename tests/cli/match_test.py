#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs of others in `arena` and `ladder` of elgrande-lab ($1): what they lose by and how that is told; that none
outlives the games; that elgrande-cli ($2) reads the records; and that a ladder goes on wherever it was killed."""
import csv
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

lab, cli = sys.argv[1:3]
faults = []
folder = tempfile.TemporaryDirectory()
here = Path(folder.name)

# Answers with the first move until the sixth question, and then does what it was started with.
BOT = here / "bot.py"
BOT.write_text('''
import json, os, sys, time
for number, line in enumerate(sys.stdin):
    asked = json.loads(line)
    mode = sys.argv[1] if number >= 5 else "good"
    if mode == "silent": time.sleep(600)
    if mode == "forks": os.fork(); time.sleep(600)
    if mode in ("session", "leaves") and os.fork() == 0: os.setsid(); time.sleep(600)
    if mode == "session": time.sleep(600)
    if mode == "closed": os.close(1); time.sleep(600)
    if mode == "raises": raise NameError("who am I")
    if mode == "ends": sys.exit(0)
    if mode == "killed": os.kill(os.getpid(), 9)
    answer = {"nonsense": "hello", "illegal": '{"move": "fly home"}', "index": '{"move": 999}',
              "late": '{"id": 1, "move": 0}', "long": "x" * 100000}.get(mode, '{"move": 0}')
    print(answer, flush=True)
''')


def bot(mode):
    return f"cmd:{sys.executable} {BOT} {mode}"


def expect(condition, what):
    if not condition:
        faults.append(what)


def run(*arguments, status=0):
    program = cli if arguments[0] in ("replay", "review") else lab
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False, timeout=200,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})
    expect(done.returncode == status, f"exit status {done.returncode} of {arguments}: {done.stderr}")
    return done.stdout + done.stderr


def running(mark):
    """Processes with this word in their command line."""
    found = []
    for each in Path("/proc").iterdir():
        try:
            if each.name.isdigit() and os.fsencode(mark) in (each / "cmdline").read_bytes().split(b"\0"):
                found.append(int(each.name))
        except OSError:
            pass
    return found


def games_are_kept_and_reviewed():
    kept = here / "records"
    run("arena", "--games", "3", "--players", "3", "--rounds", "6", "--seats", "greedy,random,random", "--records", str(kept))
    expect(sorted(each.name for each in kept.iterdir()) == [f"game-000{i}.egr" for i in (1, 2, 3)], "a record for each game")
    game = kept / "game-0002.egr"
    expect("game over" in run("replay", str(game)), "the record is that of a whole game")
    review = json.loads(run("review", str(game), "--json", "--simulations", "30"))
    expect([each["seat"] for each in review["seats"]] == ["red", "blue", "yellow"], f"seats: {review['seats']}")
    expect([each["round"] for each in review["chances"]] == [2, 3, 5, 6, 8, 9], f"rounds: {review['chances']}")
    expect(abs(sum(each["end"] for each in review["seats"]) - 1) < 1e-9, "one win")
    points = {each["seat"]: each["points"] for each in review["seats"]}
    expect(points["blue"] < min(points["red"], points["yellow"]), f"greedy is blue in the second game: {points}")
    expect(all(each["seat"] == "yellow" for each in
               json.loads(run("review", str(game), "--json", "--simulations", "30", "--seat", "3"))["moves"]), "one seat")
    begun = subprocess.run([cli, "engine"], input='{"cmd": "new"}\n{"cmd": "record"}\n', capture_output=True, text=True, check=True)
    short = here / "short.egr"
    short.write_text(json.loads(begun.stdout.splitlines()[-1])["record"], newline="")
    expect("not finished" in run("review", str(short), status=1), "a game that is not over")
    expect("--seat" in run("review", str(game), "--seat", "4", status=2), "no such seat")


def what_a_game_is_lost_by():
    told = {"silent": "did not answer within 400 ms", "forks": "did not answer within 400 ms",
            "session": "did not answer within 400 ms", "closed": "did not answer within 400 ms",
            "raises": "Its last output: 'NameError: who am I'", "ends": "exited with status 0",
            "killed": "terminated by signal 9", "nonsense": "'hello' is not a JSON object", "illegal": "'fly home' is not one of",
            "index": "'999' is not one of", "late": "is not for question 6", "long": "longer than 65536 bytes"}
    for mode, words in told.items():
        table = here / "games.csv"
        text = run("arena", "--games", "3", "--players", "3", "--seats", f"{bot(mode)},random,random", "--answer-ms", "400",
                   "--threads", "3", "--csv", str(table))
        expect(f"Game 2 (deal 1, rotation 1): entrant 1 '{bot(mode)}' forfeits as blue." in text and words in text,
               f"{mode} is not told: {text}")
        rows = list(csv.DictReader(table.open(encoding="utf-8")))
        expect(len(rows) == 9 and all((words in row["fault"]) == (row["entrant"] == "1") for row in rows),
               f"{mode} in the CSV: {rows}")
        expect(all(row["share"] == ("0.0000" if row["entrant"] == "1" else "0.5000") for row in rows), f"{mode}: who wins")
    expect(not running(str(BOT)), "programs, or what they have started, go on after the games")
    one = json.loads(run("arena", "--games", "3", "--players", "3", "--json", "--seats", f"random,{bot('ends')},random"))
    expect(len(one["faults"]) == 3 and one["faults"][0]["entrant"] == 2 and one["faults"][0]["game"] == 1 and
           "status 0" in one["faults"][0]["why"], f"the JSON: {one}")
    expect([row["faults"] for row in one["entrants"]] == [0, 3, 0], "how many games were lost by a fault")
    german = run("arena", "--language", "de", "--games", "2", "--players", "2", "--seats", f"{bot('ends')},random")
    expect("verliert" in german, f"not told in German: {german}")
    for missing in ("cmd:/no/such/bot", "cmd:", "cmd:no-such-bot-anywhere"):
        expect("that can be run" in run("arena", "--players", "2", "--seats", f"{missing},random", status=2), missing)


def good_programs():
    table = run("arena", "--games", "6", "--players", "3", "--seats", f"{bot('good')},random,random", "--json")
    expect(json.loads(table)["faults"] == [], f"a good program is at fault: {table}")
    table = run("arena", "--games", "2", "--players", "2", "--seats", f"{bot('leaves')},random", "--json")
    expect(json.loads(table)["faults"] == [], f"a good program is at fault: {table}")
    expect(not running(str(BOT)), "what a good program has left behind in a session of its own goes on")


def dies_with_the_arena():
    for ending in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT):
        arena = subprocess.Popen([lab, "arena", "--games", "3", "--players", "3", "--answer-ms", "600000", "--seats",
                                  f"{bot('silent')},random,random"], stdout=subprocess.DEVNULL)
        until = time.time() + 20
        while not running(str(BOT)) and time.time() < until:
            time.sleep(0.05)
        expect(running(str(BOT)), "no program was started")
        time.sleep(0.5)  # by then it sleeps and hears nothing
        arena.send_signal(ending)
        arena.wait()
        until = time.time() + 10
        while running(str(BOT)) and time.time() < until:
            time.sleep(0.05)
        expect(not running(str(BOT)), f"a program outlives an arena that ended by {ending.name}")


def ladder(out, *more, games=60, entrants="random,greedy,instinct", status=0):
    return run("ladder", "--players", "3", "--rounds", "6", "--entrants", entrants, "--games", str(games), "--out",
               str(out), *more, status=status)


def ladders_go_on():
    whole, killed = here / "whole", here / "killed"
    table = ladder(whole, "--json")
    rows = json.loads(table)["entrants"]
    last = rows[-1]  # which of the others is first depends on what has been learned
    expect(last["entrant"] == "random" and last["rating_high"] < 1500 and last["games"] == 60, f"the table: {table}")
    expect(rows[0]["rating_low"] > 1500, f"the table: {table}")
    lines = whole.read_text().splitlines()
    expect(len(lines) == 21, "not a line for each deal")

    # Whenever it is killed, and however much of the last line is there.
    command = [lab, "ladder", "--players", "3", "--rounds", "6", "--entrants", "random,greedy,instinct", "--games", "60",
               "--threads", "2", "--out", str(killed)]
    for number in range(4):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        before = killed.stat().st_size if killed.exists() else 0
        until = time.time() + 20
        while process.poll() is None and time.time() < until and (not killed.exists() or
                                                                  killed.stat().st_size < before + 900):
            pass
        process.kill()
        process.wait()
        text = killed.read_bytes()
        killed.write_bytes(text[:len(text) - 37 * number])
    kept = killed.read_text().splitlines()[1:-1]
    expect(ladder(killed, "--json") == table, "a ladder that was killed comes to another table")
    expect(sorted(killed.read_text().splitlines()) == sorted(lines), "a ladder that was killed has other games")
    expect(set(kept) <= set(lines) and len(kept) > 2, "nothing was kept")

    before = whole.read_bytes()
    expect(ladder(whole, "--json") == table and whole.read_bytes() == before, "what is finished is played again")
    more = json.loads(ladder(whole, "--json", games=61))
    expect(more["games"] == 63 and whole.read_bytes().startswith(before), "more games do not go on")

    before = whole.read_bytes()
    for other in ({"entrants": "random,greedy"}, {"more": ["--edition", "bigbox"]}, {"more": ["--seed", "2"]},
                  {"more": ["--simulations", "9"]}, {"more": ["--option", "open-castillo=true"]}):
        said = ladder(whole, *other.get("more", []), entrants=other.get("entrants", "random,greedy,instinct"), status=1)
        expect("started with a different" in said, f"{other}: {said}")
    expect(whole.read_bytes() == before, "a refused ladder changes its file")
    ladder(here / "x", entrants="greedy", status=2)
    ladder(here / "x", entrants="greedy,greedy", status=2)
    run("ladder", "--entrants", "greedy,random", status=2)
    ladder("/no/such/folder/x", status=1)


def ladders_rate_programs():
    out, table = here / "programs", here / "programs.csv"
    text = ladder(out, "--csv", str(table), entrants=f"random,greedy,{bot('raises')},{bot('good')}", games=24)
    expect("forfeits. It exited with status 1" in text, f"a fault in a ladder: {text}")
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    expect(rows[-1]["entrant"] == bot("raises") and rows[-1]["faults"] == rows[-1]["games"] and
           "who am I" in rows[-1]["fault"] and float(rows[-1]["rating_high"]) < float(rows[0]["rating_low"]),
           f"the CSV: {rows}")
    two = run("ladder", "--language", "de", "--players", "4", "--entrants", "random,greedy", "--games", "8", "--out",
              str(here / "two"))
    expect("Wertungszahl" in two, f"two entrants at four places, in German: {two}")


def threads_change_nothing():
    results = []
    for threads in ("1", "3"):
        table = here / f"threads{threads}.csv"
        run("arena", "--games", "40", "--seats", "search,greedy,ismcts,random", "--rounds", "6", "--simulations", "8",
            "--threads", threads, "--csv", str(table))
        results.append(table.read_text())
    expect(results[0] == results[1], "the number of threads changes the games")
    rows = list(csv.DictReader(results[0].splitlines()))
    for deal in range(1, 11):
        seats = {(row["entrant"], row["seat"]) for row in rows if row["deal"] == str(deal)}
        expect(len(seats) == 16, f"deal {deal}: not everybody in each seat")


for each in (what_a_game_is_lost_by, good_programs, dies_with_the_arena, ladders_go_on, ladders_rate_programs,
             threads_change_nothing, games_are_kept_and_reviewed):
    begin = time.time()
    each()
    print(f"{each.__name__}: {time.time() - begin:.1f} s")
for fault in faults:
    print(fault)
sys.exit(1 if faults else 0)
