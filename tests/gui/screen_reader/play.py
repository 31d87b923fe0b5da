#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game as somebody does who hears the window: reads names, states and descriptions over AT-SPI and presses
what is available. Sees no picture and sends no key or click. Ends with 0 when the game is over and everything was
announced on the bus: what listen.py heard there is in the file that is named."""
import random
import sys
import time

import house
from bus import PATIENCE, available, button, heard, name, press, program, pyatspi, role, state, wait_for, walk

NO_ANSWERS = ("Undo", "Redo", "Reset turn", "Speed up")
A_PRESS = 0.15  # seconds: Qt lets such a press be seen for 0.1 s before the button does something
FEW_DOUBTS = 5  # answers thought over again; with more of them a game could last for ever
EVENTS = ("Round 1", "Round 9", "The game is over.")
PANELS = ("Board", "Action cards", "Power cards", "Current question")


def described(app):
    """What the tree has to tell beside what can be pressed: the round, and everything about an open card."""
    texts = [name(each) for each in walk(app)]
    if not any(text.startswith("Round ") and " of " in text for text in texts):
        sys.exit("the round is not told")
    cards = next(each for each in walk(app) if name(each) == "Action cards")
    for card in [each for each in walk(cards) if role(each) == pyatspi.ROLE_PUSH_BUTTON]:
        if "face down" not in name(card) and ("Stack" not in name(card) or "Caballero" not in card.description):
            sys.exit(f"{name(card)} is described only as: {card.description}")


def announcements():
    """What was heard on the bus, when the last one has arrived there."""
    def told():
        lines = heard()
        return lines if lines and "The game is over." in lines[-1] else None
    return wait_for(told, "the announcement of the end")


class Player:
    def __init__(self, app):
        self.app = app
        self.dice = random.Random(5)
        self.pressed = 0
        self.doubts = 0
        self.asked = set()
        self.refusals = set()
        everything = list(walk(app))
        self.panels = {title: next(each for each in everything if name(each) == title) for title in PANELS}

    def offers(self):
        """What may be pressed now, as (panel, thing)."""
        found = []
        for title, panel in self.panels.items():
            panel.clear_cache()
            for thing in walk(panel, 6):
                thing.clear_cache()
                if role(thing) == pyatspi.ROLE_PUSH_BUTTON and available(thing):
                    found.append((title, thing))
        return [(title, thing) for title, thing in found if name(thing) not in NO_ANSWERS]

    def over(self):
        return any(name(each) == "The game is over." for each in walk(self.panels["Current question"], 4))

    def question(self):
        panel = self.panels["Current question"]
        panel.clear_cache()
        return next((name(each) for each in walk(panel, 4) if role(each) == pyatspi.ROLE_LABEL and name(each)), "")

    def refuse(self):
        """Presses a card that is not possible now, beside others that are, and remembers the reason."""
        cards = [each for each in walk(self.panels["Power cards"], 6) if role(each) == pyatspi.ROLE_PUSH_BUTTON]
        if not any(available(each) for each in cards):
            return
        for card in cards:
            if state(card, pyatspi.STATE_SHOWING) and not available(card) and card.description:
                press(card)
                time.sleep(A_PRESS)
                panel = self.panels["Current question"]
                panel.clear_cache()
                words = [name(each) for each in walk(panel, 4) if role(each) == pyatspi.ROLE_LABEL]
                self.refusals.add(words[-1].removesuffix(" Rule"))
                return

    def step(self):
        asked = self.question()
        offers = self.offers()
        if not offers:
            return False
        if not self.refusals:
            self.refuse()
        title, thing = self.dice.choice(offers)
        words = name(thing)
        if words == "Think again":
            self.doubts += 1
            if self.doubts > FEW_DOUBTS:
                return False
        try:
            if self.question() != asked:
                return False  # the table has gone on while the alternatives were read; they are another question's
            press(thing)
            self.asked.add(asked)
            if title in ("Board", "Current question"):
                time.sleep(A_PRESS)
            disk = button(self.app, "Set the disk") if title == "Board" else None
            if disk is not None:
                press(disk)
        except Exception:
            return False  # answered meanwhile
        self.pressed += 1
        if not words:
            sys.exit(f"something without a name was pressed in {title}")
        return True


def main():
    app = wait_for(program, "the program")
    press(wait_for(lambda: button(app, "New game"), "the start page"))
    press(wait_for(lambda: button(app, "Start game"), "the new-game dialog"))
    wait_for(lambda: any(name(each) == "Board" for each in walk(app)), "the board")
    player = Player(app)
    wait_for(player.offers, "a question")
    described(app)
    idle = time.time()
    while not player.over():
        if player.step():
            idle = time.time()
        elif time.time() - idle > PATIENCE:
            asked = [name(each) for each in walk(player.panels["Current question"], 6) if name(each)]
            sys.exit(f"nothing can be pressed after {player.pressed} answers; asked is: {asked}")
        time.sleep(0.02)
    lines = announcements()
    told = " ".join(lines)
    for what, words in (("questions", player.asked), ("refusals", player.refusals), ("events", EVENTS)):
        silent = [each for each in words if each not in told]
        if silent or not words:
            sys.exit(f"{what} are not announced: {silent}; heard were {len(lines)} announcements, the last: {lines[-3:]}")
    house.after_game(app)
    print(f"a game of {player.pressed} answers by the screen reader's tree, {len(lines)} announcements heard")


main()
