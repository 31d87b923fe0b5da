# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""A conspiracy: at the next general scoring the Grandes go to the regions on the disks (RULINGS.md 2.2, 35; 3.6, 7a)."""

from asking import Asking
from cards import Special
from pieces import Game, Kept
from turn import BaseRules


def plot(kind: str) -> Special:
    """The card that begins one. A second while one is pending could do nothing."""

    def do(g: Game, actor: str) -> Asking:
        g.kept.append(Kept(kind, actor, None))
        yield from ()

    return Special(lambda g, a: all(k.kind != kind for k in g.kept), do)


class ConspiracyRules(BaseRules):
    conspiracy: tuple[str, ...] = ()  # what its cards are kept as; of two expansions they are one

    def conspiracies(self, g: Game) -> list[Kept]:
        return [k for k in g.kept if k.kind in self.conspiracy]

    def disk_setters(self, g: Game) -> list[list[str]]:
        """With a conspiracy also those who need none for the Castillo, after the others: all before a disk is shown."""
        setters = super().disk_setters(g)
        others = [c for c in g.colours() if not any(c in group for group in setters)]
        return [*setters, others] if self.conspiracies(g) else setters

    def disks_shown(self, g: Game) -> None:
        """The Grandes go where the disks point; neither from nor to a taboo region."""
        if self.conspiracies(g):
            for colour, region in g.disks.items():
                seat = g.seat(colour)
                if seat.grande and not g.taboo(region) and not g.taboo(seat.grande):
                    seat.grande = region
            g.kept = [k for k in g.kept if k.kind not in self.conspiracy]
