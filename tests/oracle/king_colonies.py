# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The King & the Colonies: both sets at once (RULINGS.md 3.7; S001, The King & the Colonies; README of the bridge)."""

from asking import Asking
from cards import SPECIALS, Special
from colonies_board import ColoniesGame
from colonies_cards import COLONIES_CARDS
from inquisitor_colonies import ColoniesRules
from intrigue_king import IntrigueRules
from pieces import Game, Seat

# Cards that meet places, discs or pieces of the Colonies.
WITH_REGIONS = (13, 20, 23, 25, 35, 40, 63, 75, 80, 93, 135)


class KingColoniesRules(IntrigueRules, ColoniesRules):
    conspiracy = (*IntrigueRules.conspiracy, *ColoniesRules.conspiracy)
    favourites = (
        *ColoniesRules.favourites,
        *(f"{word} {card}" for word in ("ki-choose", "power") for card in WITH_REGIONS),
        *("action colonies", "action ki-", "use ki-", "ki-call-up", "ki-bridge", "ki-quarantine", "ki-castillo"),
    )

    def opening(self, g: ColoniesGame) -> Asking:
        """S001: the preparation is that of the Colonies, one disk for two; the 13 cards are chosen next."""
        yield from ColoniesRules.set_up(self, g)

    def cards_of_turn(self, g: Game, colour: str) -> Asking:
        """3.7: with his own card (King's, Intrigue card), or with one of stack 6 or 7 in place of all that he has."""
        seat = g.seat(colour)
        own = yield from super().cards_of_turn(g, colour)
        if self.veto_was_action(g, seat):
            return own  # README: he has chosen
        card = yield from self.take_card(g, colour, own=[seat.taken or ""])
        if card not in COLONIES_CARDS:
            return own
        g.placing, seat.before = self.placing_of(card), []
        g.kept = [k for k in g.kept if (k.kind, k.seat) != ("ki-veto", colour)]
        return [card]

    def special_of(self, card: str, seat: Seat) -> Special:
        return SPECIALS[card] if card in COLONIES_CARDS else super().special_of(card, seat)

    def owed(self, g: Game, cards: list[str]) -> str | None:
        """README: an action is owed only by who keeps his own card."""
        return None if cards and cards[0] in COLONIES_CARDS else super().owed(g, cards)
