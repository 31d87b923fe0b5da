# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The edition of 2023: two players with the neutral colour (RULINGS.md 6.2), the exile of the King (X25; an option)."""

from asking import Asking
from board import REGIONS
from cards import SPECIALS, Special, king_to
from pieces import PROVINCES, Game, Seat
from turn import BaseRules

DUMMY = "dummy"
DUMMY_CABALLEROS = 30
EXILE_CARD = "anniversary-exile"  # one card in stack 4
FRANCE, PORTUGAL = "anniversary-france", "anniversary-portugal"
# RULINGS.md 1.1: no source tells the neighbours, this is the proposal
EXILE_BORDERS = [(FRANCE, r) for r in ("pais_vasco", "aragon", "cataluna")] + [
    (PORTUGAL, r) for r in ("galicia", "castilla_la_vieja", "castilla_la_nueva", "sevilla")
]

SPECIALS[EXILE_CARD] = Special(
    lambda g, a: True, king_to(lambda g: [p for p in (FRANCE, PORTUGAL) if p != g.king], may_stay=False)
)


class AnniversaryRules(BaseRules):
    """Three to five players: the base game."""

    def set_up(self, g: Game) -> Asking:
        g.more_borders = EXILE_BORDERS
        yield from ()

    def placing_of(self, card: str) -> int:
        return 4 if card == EXILE_CARD else super().placing_of(card)


class DummyRules(AnniversaryRules):
    """Two players and the neutral colour."""

    def __init__(self) -> None:
        self.drawn: list[str] = []  # region cards on the discard pile

    def set_up(self, g: Game) -> Asking:
        yield from super().set_up(g)
        g.ranks = 3  # RULINGS.md 6.2, R: all three places score, the neutral colour takes ranks
        g.dummies = [Seat(DUMMY, 0, DUMMY_CABALLEROS, hand=list(range(1, 14)), player=False)]
        for region in REGIONS:
            g.regions[region].pop(DUMMY, None)  # what the position shows already is drawn again by the rules

    def reveal(self, g: Game) -> None:
        super().reveal(g)
        dummy = g.dummies[0]
        dummy.taken = None
        self.draw_regions(g, dummy)
        # its top power card is opened before the players play
        dummy.played = self.table["dummies"][0]["played"]
        assert dummy.played in dummy.hand
        dummy.hand.remove(dummy.played)
        dummy.used.append(dummy.played)

    def draw_regions(self, g: Game, dummy: Seat) -> None:
        """Two cards, two Caballeros into each region but the King's; no card when all are on the board."""
        shown = self.chance_regions()
        for _ in range(2):
            if dummy.provinces == 0:
                break
            region = shown.pop(0)
            assert region in REGIONS and region not in self.drawn
            self.drawn.append(region)
            if not g.taboo(region):
                g.move(DUMMY, PROVINCES, region, min(2, dummy.provinces))
        assert not shown, f"drawn, too: {shown}"
        assert bits(self.table["slots"]) == set(self.drawn)

    def chance_regions(self) -> list[str]:
        """What the table has drawn, in order; of the first round only the pile is known."""
        if self.events is None:
            return sorted(bits(self.table["slots"]))
        return [e["to"] for e in self.events if e["event"] in ("anniversary-landed", "anniversary-kept-out")]

    def in_order(self, g: Game) -> list[str]:
        return [*super().in_order(g), DUMMY]

    def turn(self, g: Game, colour: str) -> Asking:
        if colour != DUMMY:
            yield from super().turn(g, colour)
            return
        # it takes the card with the most Caballeros, which is not used
        stack = max(stack for stack, copy in g.offer.items() if copy)
        g.dummies[0].taken, g.offer[stack] = g.offer[stack], None

    def after_general(self, g: Game) -> None:
        self.drawn = []


def bits(slots: str) -> set[str]:
    """The region cards that are drawn: a bit for each, in the order of the map (README of the edition)."""
    number = int.from_bytes(bytes.fromhex(slots), "little")
    return {region for i, region in enumerate(REGIONS) if number >> i & 1}
