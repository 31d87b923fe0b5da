# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a game with Grandissimo (RULINGS.md 4; S001, the part Grandissimo)."""

from asking import Asking, choose
from board import CASTILLO, POWER, REGIONS, kind_of, stack_of
from cards import SPECIALS, Special, fill_court, relocate
from grand_cards import BLACK, PORTUGAL, QUEEN_JESTER, RETURNING, STACK_6, has_symbol, parts
from pieces import COURT, PROVINCES, Game
from turn import BaseRules

SHIP, JAIL, GIFTS = "ship", "jail", "gr-gifts"
COAST = ["cataluna", "valencia", "granada", "sevilla", "galicia", "pais_vasco", PORTUGAL]  # RULINGS.md 1.1, 4.1
# RULINGS.md 1.1: no source tells the neighbours, this is the proposal
PORTUGAL_BORDERS = [(PORTUGAL, r) for r in ("galicia", "castilla_la_vieja", "castilla_la_nueva", "sevilla")]
PORTUGAL_BOARD = (5, 0, 0)
TOKENS = 2
PACTS = ("gr-boycott", "gr-alliance")
COLOURS = ["red", "blue", "yellow", "green", "brown"]  # protocol, section 2: the order of the seats


class GrandRules(BaseRules):
    favourites = (
        *("action gr-", "action king", "action veto", "action gr-inquisitor", "action gr-double", "action gr-jail"),
        *("special", "use ", "gr-", "gr-also", "move black", "caballero ship", "recall"),
    )

    def __init__(self) -> None:
        self.boycotts: list[str] = []
        self.alliances: dict[str, list[str]] = {}  # region -> the two who count together
        self.old_region: str | None = None  # where the King stood before a revolution
        self.cards: list[str] = []  # taken in this turn
        self.used: list[str] = []  # parts of this turn that are done
        self.spent: list[str] = []  # the cards whose special action is done
        self.doubled = False  # two cards have been taken

    def set_up(self, g: Game) -> Asking:
        g.lands.append(PORTUGAL)
        g.regions[PORTUGAL], g.printed[PORTUGAL] = {}, PORTUGAL_BOARD
        g.more_borders = PORTUGAL_BORDERS
        g.beside = {SHIP: {}, JAIL: {}, GIFTS: {}}
        g.back_every_round.add(7)
        g.retinue = {BLACK: None}
        ships = [None] * TOKENS if "ship" in parts(g.options) else None
        g.tokens = {"gr-crown": None, "inquisitor": None, "jester": None, "queen": None, "ship-token": ships}
        yield from ()

    def placing_of(self, card: str) -> int:
        return 2 if card == QUEEN_JESTER else STACK_6.get(card) or stack_of(card)

    # --- a turn ---

    def turn(self, g: Game, colour: str) -> Asking:
        seat = g.seat(colour)
        self.used, self.spent, self.doubled = [], [], False
        yield from self.land(g, colour)
        yield from self.place_gifts(g, colour)
        yield from fill_court(g, colour, POWER[seat.played], with_veto=False)  # type: ignore[index]
        self.cards = [(yield from self.take_card(g, colour))]
        yield from self.take_second(g, colour)
        g.placing, g.placing_anywhere = sum(map(self.placing_of, self.cards)), False
        yield from self.two_parts(g, colour, self.open_specials(g, colour), owed=None)
        self.save_specials(g, colour)

    def land(self, g: Game, colour: str) -> Asking:
        """At the beginning of the turn, with or without a token."""
        while g.count(colour, SHIP):
            coast = [r for r in COAST if not g.taboo(r)]
            move = yield from choose(colour, "gr-land", [*(f"gr-land {r}" for r in coast), "done"])
            if move == "done":
                return
            g.move(colour, SHIP, move.split()[1])

    def place_gifts(self, g: Game, colour: str) -> Asking:
        """The Jester's gift: where its receiver likes, but not with the King."""
        while g.count(colour, GIFTS):
            places = g.targets() + self.more_targets(g, colour)
            move = yield from choose(colour, "gr-gift", [f"caballero {p}" for p in places])
            g.move(colour, GIFTS, move.split()[1])

    def more_targets(self, g: Game, colour: str) -> list[str]:
        """4.1: with a ship token, the ship, wherever the King is."""
        return [SHIP] if colour in (g.tokens["ship-token"] or []) else []

    # --- Double turn ---

    def take_second(self, g: Game, colour: str) -> Asking:
        kept = [k for k in g.kept if k.kind == "gr-double-turn" and k.seat == colour]
        if not kept:
            return
        seat = g.seat(colour)
        offered = {f"gr-also {kind_of(copy)}": stack for stack, copy in g.offer.items() if copy}
        move = yield from choose(colour, "gr-second-card", [*offered, "done"])
        if move != "done":
            second, g.offer[offered[move]] = g.offer[offered[move]] or "", None
            seat.before.append(second)
            self.cards.append(kind_of(second))
            self.doubled = True

    def unused(self, g: Game, colour: str) -> list[str]:
        """The cards whose special action a seat has yet: the one taken, a second one, those saved."""
        seat = g.seat(colour)
        return [copy for copy in [seat.taken or "", *seat.before] if copy not in self.spent]

    def open_specials(self, g: Game, colour: str) -> dict[str, Special]:
        """Their moves."""
        cards = [kind_of(copy) for copy in self.unused(g, colour)]
        if len(cards) == 1:
            return {"special": SPECIALS[cards[0]]}
        return {f"use {card}": SPECIALS[card] for card in cards}

    def specials_left(self, g: Game, colour: str, used: str) -> dict[str, Special]:
        cards = self.unused(g, colour)
        self.spent.append(next(c for c in cards if used in ("special", f"use {kind_of(c)}")))
        return self.open_specials(g, colour)

    def save_specials(self, g: Game, colour: str) -> None:
        """After a double turn both may be saved, after others what had been saved; no card that returns."""
        seat = g.seat(colour)
        cards = [c for c in self.unused(g, colour) if kind_of(c) not in RETURNING]
        seat.before = [c for c in cards if c != seat.taken or self.doubled]

    def end_round(self, g: Game) -> None:
        saved = {seat.colour: seat.before for seat in g.seats}
        super().end_round(g)
        for seat in g.seats:
            seat.before = saved[seat.colour]

    # --- parts of a turn ---

    def more_parts(self, g: Game, colour: str):
        more = {}
        if any(has_symbol(g, c, "ship") for c in self.cards) and "ship" not in self.used:
            more |= self.token_parts(g, colour)
        arrests = sum(has_symbol(g, c, "jail") for c in self.cards)
        if self.used.count("jail") < arrests and self.jailable(g):
            more["gr-arrest"] = lambda: self.arrest(g, colour)
        if "king" in self.cards and g.beside[JAIL] and "pardon" not in self.used:
            more["gr-pardon"] = lambda: self.pardon(g, colour)
        for figure in ("queen", "inquisitor"):
            if g.tokens[figure] == colour and figure not in self.used and self.favours(g, colour):
                more[f"gr-{figure}"] = lambda f=figure: self.favour(g, colour, f)
        if g.tokens["jester"] == colour and "jester" not in self.used:
            for other in g.fellows(colour):
                if g.seat(other).provinces > 0:
                    more[f"gr-give {other}"] = lambda o=other: self.give(g, o)
        return more

    def token_parts(self, g: Game, colour: str):
        """4.1: one that is free; if both are out, whose he chooses; never a second one."""
        tokens = g.tokens["ship-token"]
        if colour in tokens:
            return {}
        if None in tokens:
            return {"gr-ship-token": lambda: self.take_token(tokens, colour, None)}
        return {f"gr-ship-token-from {c}": lambda c=c: self.take_token(tokens, colour, c) for c in tokens}

    def take_token(self, tokens: list, colour: str, whose: str | None) -> Asking:
        self.used.append("ship")
        tokens[tokens.index(whose)] = colour
        yield from ()

    def jailable(self, g: Game) -> list[str]:
        return [f"gr-jail {owner} {r}" for r in g.open_regions() for owner in g.regions[r]]

    def arrest(self, g: Game, colour: str) -> Asking:
        self.used.append("jail")
        move = yield from choose(colour, "gr-jail", self.jailable(g))
        _, owner, region = move.split()
        g.move(owner, region, JAIL)

    def pardon(self, g: Game, colour: str) -> Asking:
        """All or none, into one region."""
        self.used.append("pardon")
        move = yield from choose(colour, "gr-release", [f"gr-release {r}" for r in g.open_regions()])
        for owner, number in list(g.beside[JAIL].items()):
            g.move(owner, JAIL, move.split()[1], number)

    def favours(self, g: Game, colour: str) -> list[str]:
        """A region next to the King's, so not the Castillo; or from the provinces to the court."""
        seat = g.seat(colour)
        places = [p for p in g.near() if p != CASTILLO] + self.more_targets(g, colour)
        moves = [f"caballero {p}" for p in places] if seat.court > 0 else []
        return moves + (["court 1"] if seat.provinces > 0 else [])

    def favour(self, g: Game, colour: str, figure: str) -> Asking:
        self.used.append(figure)
        move = yield from choose(colour, "gr-favour", self.favours(g, colour))
        if move == "court 1":
            g.move(colour, PROVINCES, COURT)
        else:
            g.move(colour, COURT, move.split()[1])

    def give(self, g: Game, other: str) -> Asking:
        """The Jester: another player gets one of that player's Caballeros out of the provinces."""
        self.used.append("jester")
        g.move(other, PROVINCES, GIFTS)
        yield from ()

    # --- the Inquisitor ---

    def host_inquisitor(self, g: Game, colour: str | None) -> None:
        g.tokens["inquisitor"] = colour
        if g.options["gr-black"] == "holder":
            g.retinue[BLACK] = colour

    def before_general(self, g: Game) -> None:
        """X27: he leaves; with the option, where the black ones are his host's, he stays."""
        if g.options["gr-black"] == "nobody":
            self.host_inquisitor(g, None)

    # --- scoring ---

    def parties(self, g: Game, place: str, in_general: bool) -> list[tuple[int, list[str]]]:
        if in_general and place in self.boycotts:
            return []
        counts = dict(g.place(place))
        black = counts.pop(BLACK, 0)
        unseen = []
        if g.options["gr-black"] == "holder":
            host = g.retinue[BLACK]
            if host:
                counts[host] = counts.get(host, 0) + black
            else:
                unseen = [(black, [])]
        allies = self.alliances.get(place, []) if in_general else []
        together = sum(counts.pop(c, 0) for c in allies)
        found = [(n, [c]) for c, n in counts.items()] + [(together, allies)] + unseen
        return [(n, seats) for n, seats in found if n > 0]

    def told(self, told: dict, position: dict) -> dict:
        """What the README says of slots and of the data of kept cards.

        The first card of a double turn waits for the next turn of its seat in a slot (number + 1).
        """
        slots = bytes.fromhex(position["slots"])
        for seat in told["seats"]:
            number = slots[1 + COLOURS.index(seat["colour"])]
            if number:
                seat["before"] = sorted([*seat["before"], self.copies[number - 1]])
        data = {kind: [(k["data"], k["seat"]) for k in position["kept"] if k["kind"] == kind] for kind in PACTS}
        told["boycotts"] = [REGIONS[n] for n, _ in data["gr-boycott"]]
        told["alliances"] = {REGIONS[n % 32]: [seat, COLOURS[n // 32]] for n, seat in data["gr-alliance"]}
        places = [*REGIONS, CASTILLO, COURT, PROVINCES, PORTUGAL]
        told["old-region"] = places[slots[-1] - 1] if slots[-1] else None
        return told

    def view(self, view: dict) -> dict:
        return {**view, "boycotts": self.boycotts, "alliances": self.alliances, "old-region": self.old_region}

    def before_regions(self, g: Game) -> Asking:
        """Free choice: up to two Caballeros of anybody; no special action, so no Veto."""
        for kept in [k for k in g.kept if k.kind == "gr-free-choice"]:
            g.kept.remove(kept)
            yield from relocate(g, kept.seat, 2, 2, 2, with_veto=False)

    def after_general(self, g: Game) -> None:
        """The pacts end, and the old King returns (X32: into his old region, or stays in Portugal)."""
        self.boycotts, self.alliances = [], {}
        g.kept = [k for k in g.kept if k.kind not in PACTS]
        if g.tokens["gr-crown"]:
            g.tokens["gr-crown"] = g.king_waits = None
            g.king = PORTUGAL if g.options["gr-king-returns"] == "portugal" else self.old_region or g.king
            self.old_region = None

    def king_to(self, g: Game, region: str) -> None:
        """In a revolution it is the Grande/King that moves."""
        super().king_to(g, region)
        if g.tokens["gr-crown"]:
            g.seat(g.tokens["gr-crown"]).grande = region


def has_inquisitor(g: Game) -> bool:
    return "inquisitor" in parts(g.options)
