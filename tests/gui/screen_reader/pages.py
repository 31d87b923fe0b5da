#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes through the pages beside the game over AT-SPI: games in the network, joining where nobody answers, hosting, the
lobby while somebody comes and is ready, the way back. On each of them, what is new in words on the page must have been
announced. Ends with 0 when it was."""
import re
import subprocess
import sys
import time

from bus import available, button, heard, name, press, program, pyatspi, role, state, wait_for, walk

WORDS = (pyatspi.ROLE_LABEL,)


def shown(app):
    """Every label that can be seen, first things first."""
    return [name(each) for each in walk(app) if role(each) in WORDS and state(each, pyatspi.STATE_SHOWING) and name(each)]


def plain(words):
    """Without what a voice makes no difference of."""
    return re.sub(r"\W+", " ", words).strip().lower()


def must_be_told(words, since, what):
    told = lambda: plain(words) in plain(" ".join(heard()[since:]))  # noqa: E731
    end = time.time() + 20
    while time.time() < end and not told():
        time.sleep(0.05)
    if not told():
        sys.exit(f"{what}: “{words}” is shown and not announced; heard were {heard()[since:]}")


def changed(app, do, wanted, what):
    """Does something and waits for a new label that begins so; it must be announced."""
    before, since = shown(app), len(heard())
    do()
    words = wait_for(lambda: next((each for each in shown(app) if each not in before and re.match(wanted, each)), None), what)
    must_be_told(words, since, what)
    return words


def fill(app, field, words):
    found = next(each for each in walk(app) if role(each) in (pyatspi.ROLE_TEXT, pyatspi.ROLE_ENTRY)
                 and field in name(each) and state(each, pyatspi.STATE_SHOWING))
    found.queryEditableText().setTextContents(words)


def free_seats(app):
    return [each for each in shown(app) if re.fullmatch(r"Seat \d: free", each)]


def main():
    cli = sys.argv[2]
    app = wait_for(program, "the program")
    press(wait_for(lambda: button(app, "Network"), "the start page"))
    wait_for(lambda: button(app, "Host a game"), "the games in the network")
    fill(app, "address", "127.0.0.1:9")
    fill(app, "code", "K7H-3XA")
    fill(app, "name", "Ada")
    join = wait_for(lambda: button(app, "Join"), "a button to join")
    changed(app, lambda: press(join), "No answer", "joining where nobody answers")
    press(button(app, "Host a game"))
    press(wait_for(lambda: next((each for each in walk(app) if role(each) == pyatspi.ROLE_PUSH_BUTTON
                                 and name(each).replace("&", "") == "Host" and available(each)), None),
                   "the new-game dialog"))
    code = wait_for(lambda: next((each for each in shown(app) if re.fullmatch(r"\w{3}-\w{3}", each)), None), "the code")
    must_be_told(" ".join(code.replace("-", "")), 0, "the code of the lobby")
    ports = re.findall(r":(\d{4,5})\b", " ".join(shown(app)))
    guests = []
    try:
        while free := free_seats(app):
            bot = f"Bot{len(guests) + 1}"
            join = [cli, "bot", "--join", "127.0.0.1:" + (ports or ["23610"])[0], "--code", code, "--agent", "random", "--name", bot]
            changed(app, lambda: guests.append(subprocess.Popen(join, stdout=subprocess.DEVNULL)),
                    re.escape(free[0].removesuffix("free") + bot), f"{bot} in the lobby")
            wait_for(lambda: len(free_seats(app)) < len(free), f"{bot}'s seat")
        ready = wait_for(lambda: next((each for each in shown(app) if each.startswith("Everyone is ready")), None), "all ready")
        must_be_told(ready, 0, "the lobby")
        since = len(heard())
        press(button(app, "Start game"))
        wait_for(lambda: any(name(each) == "Board" for each in walk(app)), "the table")
        question = wait_for(lambda: next((each for each in shown(app) if each.startswith("Ada: ")), None), "a question")
        must_be_told(question, since, "the table")
        must_be_told("The King is in", since, "the table's set-up")
    finally:
        for guest in guests:
            guest.terminate()
            guest.wait()
    print(f"the pages beside the game, {len(heard())} announcements heard")


main()
