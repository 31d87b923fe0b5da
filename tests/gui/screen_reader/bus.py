#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""What play.py and pages.py do alike: they read the program's tree over AT-SPI, press what is in it, and look up what was
announced, which listen.py writes into the file that is named first."""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402
from gi.repository import Atspi, GLib  # noqa: E402,F401

PATIENCE = 60  # seconds for computers, for the window, and for the film of a scoring, which lies over what is asked


def walk(thing, depth=12):
    """Everything below, first things first; what vanishes while it is read is left out."""
    try:
        children = [thing.getChildAtIndex(i) for i in range(thing.childCount)]
    except Exception:
        return
    for child in children:
        if child is None:
            continue
        yield child
        if depth > 0:
            yield from walk(child, depth - 1)


def state(thing, which):
    try:
        return thing.getState().contains(which)
    except Exception:
        return False


def role(thing):
    """None for what has vanished: buttons come and go with every question."""
    try:
        return thing.getRole()
    except Exception:
        return None


def name(thing):
    try:
        return thing.name or ""
    except Exception:
        return ""


def available(thing):
    return state(thing, pyatspi.STATE_ENABLED) and state(thing, pyatspi.STATE_SHOWING)


def press(thing):
    action = thing.queryAction()
    names = [action.getName(i) for i in range(action.nActions)]
    action.doAction(names.index("Press"))


def wait_for(find, what):
    end = time.time() + PATIENCE
    while time.time() < end:
        found = find()
        if found:
            return found
        time.sleep(0.02)
    sys.exit(f"waited in vain for {what}")


def program():
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and name(app) == "elgrande":
            return app
    return None


def button(app, beginning):
    return next((each for each in walk(app) if role(each) == pyatspi.ROLE_PUSH_BUTTON
                 and name(each).replace("&", "").startswith(beginning) and available(each)), None)


def heard():
    """Every announcement so far, a line each."""
    with open(sys.argv[1], encoding="utf-8") as told:
        return told.read().splitlines()[1:]
