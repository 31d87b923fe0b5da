# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Veto (RULINGS.md 1.8)."""

from asking import Asking, choose
from pieces import Game

VETO_KINDS = ("veto", "ki-veto", "colonies-turn-over")


class Vetoed(Exception):
    """The special action that is going on ends here; what has been carried out stays."""


def objection(g: Game, actor: str) -> Asking:
    """Asks the holders of open Vetos, the one nearest to the actor's left first; each may say so for each step."""
    for holder in g.fellows(actor):
        card = next((k for k in g.kept if k.kind in VETO_KINDS and k.seat == holder), None)
        if card is None or holder in g.allowed:
            continue
        answer = yield from choose(holder, "veto", ["veto", "allow", "allow all"])
        if answer == "veto":
            g.kept.remove(card)
            g.rules.veto_used(g, card)
            raise Vetoed
        if answer == "allow all":
            g.allowed.add(holder)
