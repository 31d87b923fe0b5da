"""Rounds and turns of the base game (facts.md 1.5, 1.7, 1.9)."""

from asking import Asking, choose
from board import CASTILLO, POWER, REGIONS, kind_of, stack_of
from cards import SPECIALS, Special, fill_court, place_from_court
from pieces import Game
from scoring import general
from veto import Vetoed, objection

SHORT_GAME = [2, 3, 5, 6, 8, 9]  # X7
GENERAL_AFTER = (3, 6, 9)


class BaseRules:
    """The course of a game; expansions change single methods."""

    # --- what the general scoring asks ---

    def disk_setters(self, g: Game) -> list[str]:
        return [c for c in g.colours() if g.castillo.get(c, 0) > 0]

    def before_scoring(self, g: Game, places: list[str]) -> Asking:
        yield from ()

    def disks_shown(self, g: Game, answers: dict[str, str]) -> None:
        pass

    def after_general(self, g: Game) -> None:
        pass

    # --- the game ---

    def game(self, g: Game) -> Asking:
        yield from self.set_up(g)
        for number in SHORT_GAME if g.rounds == 6 else range(1, 10):
            g.round = number
            yield from self.round(g)
            if number in GENERAL_AFTER:
                yield from general(g, self)
        g.phase = "over"

    def set_up(self, g: Game) -> Asking:
        yield from ()

    def round(self, g: Game) -> Asking:
        self.reveal(g)
        yield from self.power_cards(g)
        yield from self.turns(g)
        self.end_round(g)

    def reveal(self, g: Game) -> None:
        """facts.md 1.5: the next card of each stack; the King's card comes back every round."""
        g.phase, g.order = "power", []
        for seat in g.seats:
            seat.played = seat.taken = None
        for stack, cards in g.stacks.items():
            g.offer[stack] = cards[0] if stack == 5 else cards.pop(0)

    def power_cards(self, g: Game) -> Asking:
        """Clockwise from the starter; no value twice in a round (facts.md 1.9)."""
        for colour in g.clockwise_from(g.starter):
            seat = g.seat(colour)
            gone = [s.played for s in g.seats + g.dummies]
            move = yield from choose(colour, "power", [f"power {n}" for n in sorted(seat.hand) if n not in gone])
            seat.played = int(move.split()[1])
            seat.hand.remove(seat.played)
            seat.used.append(seat.played)

    def turns(self, g: Game) -> Asking:
        g.phase = "turn"
        g.order = sorted(g.colours(), key=lambda c: -(g.seat(c).played or 0))
        for colour in list(g.order):
            g.to_move = colour
            yield from self.turn(g, colour)

    def turn(self, g: Game, colour: str) -> Asking:
        seat = g.seat(colour)
        assert seat.played
        yield from fill_court(g, colour, POWER[seat.played], with_veto=False)
        offered = {f"action {kind_of(copy)}": stack for stack, copy in g.offer.items() if copy}
        move = yield from choose(colour, "action", list(offered))
        stack = offered[move]
        seat.taken, g.offer[stack] = g.offer[stack], None
        card = kind_of(seat.taken or "")
        yield from self.two_parts(g, colour, stack_of(card), SPECIALS[card])

    def two_parts(self, g: Game, colour: str, number: int, special: Special) -> Asking:
        """Placing and the special action in any order, each as a whole and each only if he likes (X21)."""
        open_parts = {"place", "special"}
        while True:
            moves = []
            if "place" in open_parts and g.seat(colour).court > 0:
                moves.append("place")
            if "special" in open_parts and special.can(g, colour):
                moves.append("special")
            move = yield from choose(colour, "turn", moves + ["end"])
            if move == "end":
                return
            open_parts.remove(move)
            if move == "place":
                # S001: only into the neighbours of the King's region and the Castillo
                near = lambda: [r for r in g.neighbours(g.king) if not g.taboo(r)] + [CASTILLO]  # noqa: E731
                yield from place_from_court(g, colour, number, near, with_veto=False)
            else:
                yield from self.special(g, colour, special)

    def special(self, g: Game, colour: str, special: Special) -> Asking:
        """facts.md 1.8: announced, then step by step, and a Veto ends it."""
        g.allowed.clear()
        try:
            yield from objection(g, colour)
            yield from special.do(g, colour)
        except Vetoed:
            g.disks.clear()

    def end_round(self, g: Game) -> None:
        """Next starter: the lowest power card (X9); a Veto that was not used in time is gone (facts.md 1.8)."""
        g.starter = min(g.colours(), key=lambda c: g.seat(c).played or 0)
        g.to_move = None
        g.kept = [k for k in g.kept if k.until is None or k.until > g.round]
        for stack in g.offer:
            g.offer[stack] = None
