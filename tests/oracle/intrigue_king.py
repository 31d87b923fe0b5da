# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a game with Intrigue & the King (RULINGS.md 2.1)."""

from asking import Ask, Asking, choose, choose_secretly
from board import REGIONS
from cards import Special
from conspiracy import ConspiracyRules
from king_cards import CABALLERO_CARDS, DECKS, HAND, KING_SPECIALS, RESERVE, YOU_MAY, caballeros, call_up, preset
from pieces import COURT, PROVINCES, Game, Kept, Power, Seat, power_of


class IntrigueRules(ConspiracyRules):
    conspiracy = ("ki-conspiracy",)  # note 35

    def set_up(self, g: Game) -> Asking:
        g.phase = "set-up"
        g.beside[RESERVE] = {}
        g.tokens |= dict.fromkeys(("ki-castillo", "ki-bridge", "ki-bridge-end", "ki-quarantine"))
        yield from self.opening(g)
        deck = [n for n in DECKS[g.options["ki-cards"]] if n != 40 or not g.options["no-veto"]]
        if g.options["ki-hands"] == "by-hand":
            yield from self.choose_hands(g, deck)
        else:
            for seat in g.seats:
                dealt = self.table_hand(seat.colour) if g.options["ki-hands"] == "random" else preset(deck)
                assert len(set(dealt)) == HAND and set(dealt) <= set(deck)
                seat.hand = list(dealt)

    def table_hand(self, colour: str) -> list[Power]:
        """What chance has dealt."""
        return next(s["hand"] for s in self.table["seats"] if s["colour"] == colour)

    def opening(self, g: Game) -> Asking:
        """2.1, X28: one own Caballero to the region that each picks; the King's: to the court (README)."""
        yield from choose_secretly(g.disks, "disk", {c: [f"disk {r}" for r in REGIONS] for c in g.colours()})
        source = COURT if g.options["ki-opening"] == "court" else PROVINCES
        for colour, region in g.disks.items():
            g.move(colour, source, COURT if g.taboo(region) else region)
        g.disks.clear()

    def choose_hands(self, g: Game, deck: list[Power]) -> Asking:
        """All at once, each thirteen cards."""
        while True:
            waiting = [s for s in g.seats if len(s.hand) < HAND]
            if not waiting:
                return
            colour, move = yield Ask(
                "ki-choose", {s.colour: [f"ki-choose {n}" for n in deck if n not in s.hand] for s in waiting}
            )
            g.seat(colour).hand.append(power_of(move))

    def power_cards(self, g: Game) -> Asking:
        yield from super().power_cards(g)
        for seat in g.seats:
            if seat.played == "joker":
                # the Joker: a second card when all have played; without one it stays the lowest card (README)
                moves = self.power_moves(g, seat.colour)
                if moves:
                    self.play_power(seat, (yield from choose(seat.colour, "power", moves)))

    def turns(self, g: Game) -> Asking:
        """The highest: King's card, the lowest: Intrigue card; the Caballero cards from the highest downwards."""
        order = sorted(g.colours(), key=lambda c: -self.value(g.seat(c).played))
        own_too = len(order) <= 3 or g.options["ki-own-action"] == "all"  # X35
        for colour, number in zip(order, CABALLERO_CARDS[len(order)]):
            seat = g.seat(colour)
            own = f"ki-{seat.played}"
            seat.taken = "ki-king" if colour == order[0] else "ki-intrigue" if colour == order[-1] else own
            seat.before = [f"caballero-{number}"] + ([own] if own_too and seat.taken != own else [])
            # Note 40: before the own turn. Also where it is played instead of the Intrigue action (DIFFERENCES.md).
            if own == "ki-40" and (seat.taken == own or (own_too and colour == order[-1])):
                g.kept.append(Kept("ki-veto", colour, g.round))
        yield from super().turns(g)

    def turn(self, g: Game, colour: str) -> Asking:
        seat = g.seat(colour)
        yield from self.fill(g, colour, caballeros(seat.played))
        cards = yield from self.cards_of_turn(g, colour)
        specials = {self.word(cards, c): self.special_of(c, seat) for c in cards}
        yield from self.two_parts(g, colour, specials, owed=self.owed(g, cards))

    def cards_of_turn(self, g: Game, colour: str) -> Asking:
        """The cards whose special action he may carry out; how many he may place says the Caballero card."""
        seat = g.seat(colour)
        g.placing, g.placing_anywhere = int(seat.before[0].split("-")[1]), False
        yield from ()
        if self.veto_was_action(g, seat):
            return []
        return [c for c in [seat.taken or "", *seat.before[1:]] if c != "ki-joker"]

    def veto_was_action(self, g: Game, seat: Seat) -> bool:
        """Note 40: has he used it before his turn?"""
        lay_open = "ki-40" in (seat.taken, *seat.before) and seat.taken != "ki-king"
        return lay_open and not any(k.kind == "ki-veto" and k.seat == seat.colour for k in g.kept)

    def word(self, cards: list[str], card: str) -> str:
        return "special" if len(cards) == 1 else f"use {card}"

    def special_of(self, card: str, seat: Seat) -> Special:
        if card != "ki-40":
            return KING_SPECIALS[card]

        def can(g: Game, actor: str) -> bool:
            return seat.taken == "ki-king"  # else it has lain open since the cards were played

        def keep(g: Game, actor: str) -> Asking:
            g.kept.append(Kept("ki-veto", actor, g.round))
            yield from ()

        return Special(can, keep)

    def owed(self, g: Game, cards: list[str]) -> str | None:
        """X29: required unless the card says "you may"; X31: the King may stay."""
        first = cards[0] if cards else "ki-king"
        if first == "ki-king" or g.options["ki-optional"]:
            return None
        may = first != "ki-intrigue" and int(first.split("-")[1]) in YOU_MAY
        return None if may else self.word(cards, first)

    def end_round(self, g: Game) -> None:
        """X9: the lowest card starts, by an option the highest."""
        super().end_round(g)
        if g.options["ki-starter"] == "highest":
            g.starter = max(g.colours(), key=lambda c: self.value(g.seat(c).played))
        assert not [k for k in g.kept if k.kind == "ki-veto"]

    # --- scorings ---

    def before_scoring(self, g: Game, places: list[str]) -> Asking:
        for colour in g.clockwise_from(g.to_move or g.starter):
            yield from call_up(g, colour, places)

    def after_general(self, g: Game) -> None:
        """2.3: the scoreboard of a quarantine goes back beside the board; the Castillo goes home (README)."""
        region = g.tokens["ki-quarantine"]
        if region:
            for board, at in g.boards.items():
                if at == region:
                    g.boards[board] = None
        g.tokens["ki-quarantine"] = g.tokens["ki-castillo"] = None
        g.taboo_too = []
