#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Listens to the accessibility bus as a screen reader does and writes every announcement, a line each, into the file that
is named: announcements as such, and the name of a notification when that appears (Qt before 6.8). It ends when it is
killed."""
import sys

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402


def write(heard, words):
    print(words.replace("\n", " "), file=heard, flush=True)


def note(heard, event):
    try:
        if event.detail1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
            event.source.clear_cache()
            write(heard, event.source.name)
    except gi.repository.GLib.GError:
        pass  # what appeared has gone again


def main():
    with open(sys.argv[1], "w", encoding="utf-8") as heard:
        pyatspi.Registry.registerEventListener(lambda event: note(heard, event), "object:state-changed:showing")
        pyatspi.Registry.registerEventListener(lambda event: write(heard, event.any_data), "object:announcement")
        print("listening", file=heard, flush=True)
        pyatspi.Registry.start()


main()
