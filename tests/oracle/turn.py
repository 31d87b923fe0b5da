# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rounds and turns of the base game (RULINGS.md 1.5, 1.7, 1.9)."""

from collections.abc import Callable

from asking import Asking, choose
from board import CASTILLO, POWER, kind_of, stack_of
from cards import SPECIALS, Special, fill_court, place_from_court
from pieces import COURT, Game, Kept, Power, Seat, power_of
from scoring import general
from veto import Vetoed, objection

SHORT_GAME = [2, 3, 5, 6, 8, 9]  # X7
GENERAL_AFTER = (3, 6, 9)


class BaseRules:
    """The course of a game; expansions change single methods."""

    # What the engine has said last: for what chance has dealt, and nothing else.
    table: dict = {}
    events: list[dict] | None = None  # None: the game has just been set up

    favourites: tuple[str, ...] = ()  # words in moves that random players should often choose
    shunned: tuple[str, ...] = ()  # words in moves that they leave alone in some games
    copies: list[str] = []  # of the action cards, as the engine numbers them

    def told(self, told: dict, position: dict) -> dict:
        """The engine's position, with what an expansion has laid aside in it elsewhere."""
        return told

    def view(self, view: dict) -> dict:
        """The oracle's position, with the same."""
        return view

    # --- what scorings ask ---

    def disk_setters(self, g: Game) -> list[list[str]]:
        """Who sets a disk at a general scoring, group after group; nobody without Caballeros in the Castillo."""
        return [[c for c in g.colours() if g.castillo.get(c, 0) > 0]]

    def parties(self, g: Game, place: str, in_general: bool) -> list[tuple[int, list[str]]]:
        """Who contests a place: how many Caballeros each, and the seats that get points for them."""
        return [(n, [owner] if g.seat(owner).player else []) for owner, n in g.place(place).items() if n > 0]

    def personal(self, g: Game, place: str, first_only: bool, given: list) -> list[tuple[str, int, str]]:
        """Awards besides the ranks and their bonuses."""
        return []

    def before_general(self, g: Game) -> None:
        """What leaves the board before a general scoring."""

    def before_regions(self, g: Game) -> Asking:
        """What may happen in a general scoring between the Castillo and the regions."""
        yield from ()

    def before_scoring(self, g: Game, places: list[str]) -> Asking:
        """What may happen when it is known which places are scored."""
        yield from ()

    def open_castillo(self, g: Game) -> Asking:
        """The disks of a general scoring are shown."""
        for owner, number in list(g.castillo.items()):
            target = g.disks.get(owner, g.king)
            g.move(owner, CASTILLO, COURT if g.taboo(target) else target, number)
        self.disks_shown(g)
        yield from ()

    def disks_shown(self, g: Game) -> None:
        """What else the disks of a general scoring decide."""

    def after_general(self, g: Game) -> None:
        """What goes home after a general scoring."""

    # --- what the pieces of an expansion allow ---

    def more_targets(self, g: Game, colour: str) -> list[str]:
        """Where Caballeros that are placed may go instead."""
        return []

    def king_to(self, g: Game, region: str) -> None:
        g.king = region

    def begins(self, g: Game, part: str) -> None:
        """What comes of beginning a part of the turn besides it."""

    def more_parts(self, g: Game, colour: str) -> dict[str, Callable[[], Asking]]:
        """What else may be done in a turn now, by its move."""
        return {}

    def specials_left(self, g: Game, colour: str, used: str) -> dict[str, Special]:
        """The special actions that may still be done in a turn when one has been."""
        return {}

    # --- the game ---

    def game(self, g: Game) -> Asking:
        g.rules = self
        yield from self.set_up(g)
        for number in SHORT_GAME if g.rounds == 6 else range(1, 10):
            g.round = number
            yield from self.round(g)
            if number in GENERAL_AFTER:
                yield from general(g)
        g.phase = "over"

    def set_up(self, g: Game) -> Asking:
        yield from ()

    def round(self, g: Game) -> Asking:
        self.reveal(g)
        yield from self.power_cards(g)
        yield from self.turns(g)
        self.end_round(g)

    # --- power cards ---

    def value(self, power: Power | None) -> int:
        """The order of the power cards."""
        return power if isinstance(power, int) else 0

    def reveal(self, g: Game) -> None:
        """RULINGS.md 1.5: the next card of each stack; the King's card comes back every round."""
        g.phase, g.order = "power", []
        for seat in g.seats:
            seat.played = seat.taken = None
        for stack, cards in g.stacks.items():
            if cards:
                g.offer[stack] = cards[0] if stack in g.back_every_round else cards.pop(0)

    def power_cards(self, g: Game) -> Asking:
        """Clockwise from the starter; no value twice in a round (RULINGS.md 1.9)."""
        for colour in g.clockwise_from(g.starter):
            seat = g.seat(colour)
            move = yield from choose(colour, "power", self.power_moves(g, colour))
            self.play_power(seat, move)

    def power_moves(self, g: Game, colour: str) -> list[str]:
        gone = [s.played for s in g.seats + g.dummies]
        return [f"power {n}" for n in g.seat(colour).hand if n not in gone]

    def play_power(self, seat: Seat, move: str) -> None:
        seat.played = power_of(move)
        seat.hand.remove(seat.played)
        seat.used.append(seat.played)

    def placing_of(self, card: str) -> int:
        """How many Caballeros may be placed with this action card."""
        return stack_of(card)

    def in_order(self, g: Game) -> list[str]:
        """Whose power cards decide about the order."""
        return g.colours()

    def turns(self, g: Game) -> Asking:
        g.phase = "turn"
        g.order = sorted(self.in_order(g), key=lambda c: -self.value(g.seat(c).played))
        for colour in list(g.order):
            g.to_move = colour
            yield from self.turn(g, colour)

    def turn(self, g: Game, colour: str) -> Asking:
        seat = g.seat(colour)
        assert isinstance(seat.played, int)
        yield from self.fill(g, colour, POWER[seat.played])
        card = yield from self.take_card(g, colour)
        g.placing, g.placing_anywhere = self.placing_of(card), False
        yield from self.two_parts(g, colour, {"special": SPECIALS[card]}, owed=None)

    def fill(self, g: Game, colour: str, number: int) -> Asking:
        """What comes before the action card: from the provinces to the court."""
        yield from fill_court(g, colour, number, with_veto=False)

    def take_card(self, g: Game, colour: str, own: list[str] | None = None) -> Asking:
        """One of the action cards that are still offered, or a card of his own that he may keep."""
        seat = g.seat(colour)
        offered = {f"action {kind_of(copy)}": stack for stack, copy in g.offer.items() if copy}
        move = yield from choose(colour, "action", [*offered, *(f"action {card}" for card in own or [])])
        if move not in offered:
            return move.split()[1]
        stack = offered[move]
        seat.taken, g.offer[stack] = g.offer[stack], None
        return kind_of(seat.taken or "")

    def two_parts(self, g: Game, colour: str, specials: dict[str, Special], owed: str | None) -> Asking:
        """Placing and the special action in any order, each as a whole and each only if he likes (X21).

        Of several special actions one; an action that is owed has to be done before the end, if it can be.
        """
        placed = False
        while True:
            can = {name: special for name, special in specials.items() if special.can(g, colour)}
            moves = ["place"] if not placed and g.seat(colour).court > 0 else []
            more = self.more_parts(g, colour)
            moves += list(can) + list(more) + ([] if owed in can else ["end"])
            move = yield from choose(colour, "turn", moves)
            if move == "end":
                return
            self.begins(g, move)
            if move == "place":
                placed = True
                targets = g.targets if g.placing_anywhere else g.near
                yield from place_from_court(g, colour, g.placing, targets, with_veto=False)
                g.placing = 0
            elif move in more:
                yield from more[move]()
            else:
                yield from self.special(g, colour, specials[move])
                specials = self.specials_left(g, colour, move)

    def special(self, g: Game, colour: str, special: Special) -> Asking:
        """RULINGS.md 1.8: announced, then step by step, and a Veto ends it. Was it done?"""
        g.allowed.clear()
        try:
            yield from objection(g, colour)
            yield from special.do(g, colour)
        except Vetoed:
            g.disks.clear()
            return False
        return True

    def veto_used(self, g: Game, veto: Kept) -> None:
        """What comes of a Veto besides the end of an action."""

    def end_round(self, g: Game) -> None:
        """Next starter: the lowest power card (X9); a Veto that was not used in time is gone (RULINGS.md 1.8)."""
        g.starter = min(g.colours(), key=lambda c: self.value(g.seat(c).played))
        g.to_move = None
        for seat in g.seats:
            seat.before = []
        g.kept = [k for k in g.kept if k.until is None or k.until > g.round]
        for stack in g.offer:
            g.offer[stack] = None
