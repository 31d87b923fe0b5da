#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes through the pages before and beside a game over AT-SPI, from the first start on: welcome, tutorial, preferences,
rulebook, unfinished games, statistics; play.py adds what comes after a game. Whatever a page newly shows must have been
announced, or be read on the way by Tab: as the name, the description or a part of something that takes the keyboard.
Ends with 0 when it was, and when nothing that takes the keyboard is without a name."""
import re
import sys
import time

from bus import Atspi, GLib, available, button, heard, name, press, program, pyatspi, role, state, wait_for, walk

NO_WORDS = (pyatspi.ROLE_LABEL, pyatspi.ROLE_NOTIFICATION)
ROOMS = (pyatspi.ROLE_FRAME, pyatspi.ROLE_DIALOG, pyatspi.ROLE_ALERT, pyatspi.ROLE_MENU_BAR, pyatspi.ROLE_TABLE_CELL)
# Where the keyboard is on Continue; what stands on the box, and in About.
KNOWN = ("Continue with the tutorial.", "Nine regions of Spain, one Castillo, and a King among Grandes",
         "Board game by Wolfgang Kramer and Richard Ulrich. This is an independent fan project.")
BY_ARROWS = re.compile(r"Round \d")  # read among the players: heard_test playersAreReachedByKeys
ANSWERS = 2000  # milliseconds
SETTLES = 0.5  # seconds in which a page has told what it has to


def showing(thing):
    """What is shown, first things first; nothing is looked for in what is not."""
    found = []
    for each in walk(thing, 0):
        if state(each, pyatspi.STATE_SHOWING):
            found += [each, *showing(each)]
    return found


def plain(words):
    """Without what a voice makes no difference of."""
    return re.sub(r"[\W_]+", " ", words).strip().lower()


def description(thing):
    try:
        return thing.description or ""
    except Exception:
        return ""


def content(thing):
    """What a text view reads by itself."""
    try:
        text = thing.queryText()
        return text.getText(0, text.characterCount)
    except Exception:
        return ""


def labels(things):
    """But those that take the keyboard, as a page of the rulebook."""
    return [name(each) for each in things if role(each) == pyatspi.ROLE_LABEL and plain(name(each))
            and not state(each, pyatspi.STATE_FOCUSABLE)]


def whereabouts(thing):
    """The kind of a thing, and what it lies in."""
    words = thing.getRoleName() + " with " + ", ".join(name(each) for each in list(walk(thing, 3))[:5])
    try:
        while (thing := thing.parent) is not None and role(thing) != pyatspi.ROLE_APPLICATION:
            words += f" in {thing.getRoleName()} {name(thing)}".rstrip()
    except Exception:
        pass
    return words


def is_tabs(thing):
    """A pile of pages, which hands the keyboard to its tabs."""
    return any(role(each) == pyatspi.ROLE_PAGE_TAB_LIST for each in walk(thing, 0))


class Page:
    """What is shown and said from here on belongs to the page that is opened next."""

    def __init__(self, app, what):
        self.app = app
        self.what = what
        self.before = labels(showing(app))
        self.since = len(heard())

    def silent(self, things):
        told = [plain(" ".join(heard()[self.since:]))]
        told += [plain(f"{name(each)} {description(each)} {content(each)}") for each in things if role(each) not in NO_WORDS]
        return [words for words in labels(things)
                if words not in self.before and words not in KNOWN and not BY_ARROWS.match(words)
                and not any(plain(words) in each for each in told)]

    def judge(self):
        end = time.time() + 10 * SETTLES
        time.sleep(SETTLES)
        silent = self.silent(things := showing(self.app))
        while silent and time.time() < end:
            time.sleep(SETTLES)
            silent = self.silent(things := showing(self.app))
        unnamed = [whereabouts(each) for each in things
                   if state(each, pyatspi.STATE_FOCUSABLE) and role(each) not in ROOMS and not name(each)
                   and not is_tabs(each)]
        if silent or unnamed:
            sys.exit(f"{self.what}: shown and not to be heard: {silent}; takes the keyboard without a name: {unnamed}; "
                     f"heard were {heard()[self.since:]}")


def choose(app, beginning):
    """From the menus, which are in the tree while they are shut."""
    entry = wait_for(lambda: next((each for each in walk(app) if role(each) == pyatspi.ROLE_MENU_ITEM
                                   and name(each).replace("&", "").startswith(beginning)), None), f"the entry {beginning}")
    try:
        press(entry)
    except GLib.GError:
        pass  # the answer comes when the window that it opens is shut


def open_page(app, what, do, sign):
    page = Page(app, what)
    do()
    opened = wait_for(lambda: next((each for each in showing(app) if sign(each)), None), what)
    page.judge()
    return opened


def titled(words):
    return lambda each: role(each) in (pyatspi.ROLE_DIALOG, pyatspi.ROLE_FRAME) and name(each).startswith(words)


def turn_tabs(app, what, only=None, room=None):
    """Each tab, or page of a list at the side; in a room, as a dialog, only its own."""
    def tabs():
        return [each for each in showing(room or app) if role(each) in (pyatspi.ROLE_PAGE_TAB, pyatspi.ROLE_LIST_ITEM)]
    for title in [name(each) for each in tabs()]:
        if only is not None and title not in only:
            continue
        page = Page(app, f"{what}: {title}")
        tab = next((each for each in tabs() if name(each) == title), None)
        if tab is None:
            continue
        action = tab.queryAction()
        action.doAction(next((i for i in range(action.nActions) if action.getName(i) in ("Press", "Toggle")), 0))
        page.judge()


def review(app):
    """At first it is worked out, then it is there."""
    page = Page(app, "the review when it is ready")  # which may be before all of its tab has been heard
    turn_tabs(app, "the result", ("Review",))
    wait_for(lambda: next((each for each in heard()[page.since:] if "The review is ready." in each), None), "the review")
    page.judge()


def close(app, words="Close"):
    press(wait_for(lambda: button(app, words), f"the button {words}"))
    time.sleep(SETTLES)


def unfinished(app):
    """Two games are put aside; the question in between is a page as well."""
    board = lambda each: name(each) == "Board"  # noqa: E731
    open_page(app, "a short game", lambda: choose(app, "Quick short game"), board)
    for _ in range(2):
        press(wait_for(lambda: button(app, "Power card"), "a power card"))  # or there is nothing to keep
        time.sleep(2 * SETTLES)
        open_page(app, "a game in progress", lambda: choose(app, "Quick short game"),
                  lambda each: role(each) == pyatspi.ROLE_ALERT)
        open_page(app, "another short game", lambda: press(button(app, "Keep for later")), board)
    press(wait_for(lambda: button(app, "Power card"), "a power card"))
    time.sleep(2 * SETTLES)
    choose(app, "Continue a game")
    keep = wait_for(lambda: button(app, "Keep for later"), "the question whether the game is kept")
    open_page(app, "unfinished games", lambda: press(keep), titled("Unfinished games"))
    close(app, "Cancel")


def after_game(app):
    Atspi.set_timeout(ANSWERS, 15000)
    page = Page(app, "the result")
    # What the points are made of is read in the table of a tab.
    page.before = ["Rank", "Special scorings"] + [each for each in page.before if each.isdigit()]
    page.since = 0
    page.judge()
    turn_tabs(app, "the result", ("Turning points",))
    review(app)
    turn_tabs(app, "the result", ("Where the points came from", "Scores by round"))
    window = open_page(app, "statistics", lambda: choose(app, "Statistics"), titled("Statistics"))
    turn_tabs(app, "statistics", room=window)
    close(app)


def main():
    Atspi.set_timeout(ANSWERS, 15000)
    app = wait_for(program, "the program")
    page = Page(app, "the welcome")
    page.before = []
    learn = wait_for(lambda: button(app, "Learn"), "the welcome")
    page.judge()
    open_page(app, "the tutorial", lambda: press(learn), lambda each: name(each) == "Board")
    for _ in range(3):
        page = Page(app, "a step of the tutorial")
        press(button(app, "Continue"))
        page.judge()
    open_page(app, "the start page", lambda: press(button(app, "Leave")), lambda each: name(each).startswith("New game"))
    open_page(app, "preferences", lambda: choose(app, "Preferences"), titled("Preferences"))
    turn_tabs(app, "preferences")
    close(app)
    open_page(app, "statistics", lambda: choose(app, "Statistics"), titled("Statistics"))
    close(app)
    open_page(app, "the rulebook", lambda: choose(app, "Rulebook"), titled("Rulebook"))
    open_page(app, "the lessons", lambda: choose(app, "Learn"), titled("Learn"))
    close(app)
    unfinished(app)
    print(f"the house, {len(heard())} announcements heard")


if __name__ == "__main__":
    main()
