# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a game with the Grand Inquisitor & the Colonies (RULINGS.md 3; S001; README of the expansion)."""

from collections import Counter
from collections.abc import Callable

from asking import Asking, choose, choose_secretly
from board import CASTILLO, REGIONS, kind_of
from cards import SPECIALS, Special
from colonies_board import (
    AMERICA,
    BLACK,
    COAST,
    DISC_HOME,
    FRANCE,
    GOLD,
    INQUISITOR,
    MEDITERRANEAN,
    PERSONAL,
    SHIP,
    SPACES,
    TABLE,
    TABLE_TOKEN,
    VICEROY,
    WARES,
    ColoniesGame,
    token_of,
)
from colonies_cards import COLONIES_CARDS, COLONIES_SPECIALS, CONSPIRACY, TURN_OVER, seat_waiting
from conspiracy import ConspiracyRules
from pieces import COURT, PROVINCES, Kept
from scoring import Award

SPECIALS.update(COLONIES_SPECIALS)


class ColoniesRules(ConspiracyRules):
    conspiracy = (CONSPIRACY,)
    favourites = (
        *("france", "ship", "america", "mediterranean", "limit-table", "black", "claim", "gold", "castillo"),
        *("veto", "evict", "colonies-table", "colonies-score", "colonies-any", "colonies-inquisitor", "special"),
        *("send", "king", "power 1", "court 6", "scoreboard", "granada", "valencia", "sevilla", "grande"),
        *("conspiracy", "recruit", "embark", "angry", "lose", "send-one"),
    )
    shunned = ("colonies-inquisitor", "colonies-take")  # nobody is the Inquisitor's holder

    def set_up(self, g: ColoniesGame) -> Asking:
        """3.1: two from the court to the region on the disk; then the first discs."""
        g.phase = "set-up"
        yield from choose_secretly(g.disks, "disk", {c: [f"disk {r}" for r in REGIONS] for c in g.colours()})
        for colour, region in g.disks.items():
            if not g.taboo(region):
                g.move(colour, COURT, region, 2)
        g.disks.clear()
        self.bring([GOLD, WARES, WARES], g)

    def bring(self, discs: list[str], g: ColoniesGame) -> None:
        for disc in discs:
            g.lay_disc(disc, None, DISC_HOME[disc])

    # --- a turn ---

    def fill(self, g: ColoniesGame, colour: str, number: int) -> Asking:
        self.helped = False  # has the Inquisitor's holder had his one more?
        g.came.clear()
        g.idle = False
        if not self.any_time(g):
            yield from self.sail(g, colour)
        yield from super().fill(g, colour, number)
        yield from self.settle(g)

    def sail(self, g: ColoniesGame, colour: str) -> Asking:
        """3.3: from the ship ashore, and on board those who were overseas at the start of the turn."""
        for owner in g.owned(colour):
            overseas = {s: g.regions[s][owner] for land in (AMERICA, MEDITERRANEAN) for s in g.spots_in(owner, land)}
            boarding = False
            while True:
                landings = [] if boarding else self.landings(g, owner)
                moves = landings + self.boardings(g, owner, overseas)
                if not moves:
                    break
                move = yield from choose(colour, "colonies-sail", [*moves, "done"])
                if move == "done":
                    break
                _, _, start, target = move.split()
                if start in overseas and g.land_of(start) != SHIP:
                    overseas[start] -= 1
                    boarding = True
                g.move(owner, start, target)
        yield from self.settle(g)

    def any_time(self, g: ColoniesGame) -> bool:
        return g.options["colonies-sailing"] == "any-time"

    def voyages(self, g: ColoniesGame, colour: str) -> list[str]:
        """By the option: whoever was on board or overseas when the turn began, in any order."""
        shores = [*COAST, FRANCE, AMERICA, MEDITERRANEAN]
        return [
            f"colonies-sail {owner} {s} {t}"
            for owner in g.owned(colour)
            for land, goals in ((SHIP, shores), (AMERICA, [SHIP]), (MEDITERRANEAN, [SHIP]))
            if not g.taboo(land)
            for s in g.spots_in(owner, land)
            if g.regions[s][owner] > g.came[owner, s]
            for t in g.spaces(goals)
            if g.may_go(owner, s, t)
        ]

    def begins(self, g: ColoniesGame, part: str) -> None:
        g.idle = part == "colonies-set-sail"

    def voyage(self, g: ColoniesGame, colour: str) -> Asking:
        while moves := self.voyages(g, colour):
            move = yield from choose(colour, "colonies-sail", [*moves, "done"])
            if move == "done":
                break
            _, owner, start, target = move.split()
            g.idle = False
            g.sails = True
            g.move(owner, start, target)
            g.sails = False
        yield from self.settle(g)

    def landings(self, g: ColoniesGame, owner: str) -> list[str]:
        if g.taboo(SHIP):
            return []
        shores = g.spaces([*COAST, FRANCE, AMERICA, MEDITERRANEAN])
        return [
            f"colonies-sail {owner} {s} {t}" for s in g.spots_in(owner, SHIP) for t in shores if g.may_go(owner, s, t)
        ]

    def boardings(self, g: ColoniesGame, owner: str, overseas: dict[str, int]) -> list[str]:
        return [
            f"colonies-sail {owner} {s} {t}"
            for s, left in overseas.items()
            if left > 0 and g.regions[s].get(owner, 0) > 0 and not g.taboo(g.land_of(s))
            for t in g.spaces([SHIP])
            if g.may_go(owner, s, t)
        ]

    def more_parts(self, g: ColoniesGame, colour: str) -> dict[str, Callable[[], Asking]]:
        """A claim as often as there is something to claim; the holder's one more once."""
        parts: dict[str, Callable[[], Asking]] = {}
        if self.any_time(g) and not g.idle and self.voyages(g, colour):
            parts["colonies-set-sail"] = lambda: self.voyage(g, colour)
        if self.claims(g, colour):
            parts["colonies-claim"] = lambda: self.claim(g, colour)
        if g.tokens[INQUISITOR] == colour and not self.helped:
            if g.seat(colour).provinces > 0:
                parts["colonies-recruit"] = lambda: self.recruit(g, colour)
            if g.seat(colour).court > 0 and self.posts(g):
                parts["colonies-post"] = lambda: self.post(g, colour)
        return parts

    def claims(self, g: ColoniesGame, colour: str) -> list[str]:
        return [
            f"colonies-claim-with {owner} {spot}"
            for disc, land in DISC_HOME.items()
            if land in g.tokens[token_of(disc)] and not g.taboo(land)
            for owner in g.owned(colour)
            for spot in g.spots_in(owner, land)
            if not g.disc_of(spot)
        ]

    def claim(self, g: ColoniesGame, colour: str) -> Asking:
        move = yield from choose(colour, "colonies-claim", self.claims(g, colour))
        _, owner, spot = move.split()
        land = g.land_of(spot)
        disc = GOLD if land == AMERICA else WARES
        g.lay_disc(disc, land, f"{land}.{disc}")
        g.take_to(owner, spot, f"{land}.{disc}")
        if spot == TABLE:
            g.freed = colour
        yield from self.settle(g)

    def posts(self, g: ColoniesGame) -> list[str]:
        """A region next to the King's; the Castillo is none."""
        return [p for p in g.near() if p != CASTILLO]

    def recruit(self, g: ColoniesGame, colour: str) -> Asking:
        self.helped = True
        g.move(colour, PROVINCES, COURT)
        yield from ()

    def post(self, g: ColoniesGame, colour: str) -> Asking:
        self.helped = True
        move = yield from choose(colour, "colonies-post", [f"caballero {p}" for p in self.posts(g)])
        g.move(colour, COURT, move.split()[1])

    def placing_of(self, card: str) -> int:
        return COLONIES_CARDS[card][2] if card in COLONIES_CARDS else super().placing_of(card)

    def special(self, g: ColoniesGame, colour: str, special: Special) -> Asking:
        done = yield from super().special(g, colour, special)
        card = kind_of(g.seat(colour).taken or "")
        if done and card in COLONIES_CARDS and card != TURN_OVER:
            self.bring(COLONIES_CARDS[card][3], g)
        yield from self.settle(g)

    def veto_used(self, g: ColoniesGame, veto: Kept) -> None:
        """3.3: the discs come when the action is done, here in a later turn."""
        if veto.kind == TURN_OVER:
            self.bring(COLONIES_CARDS[TURN_OVER][3], g)

    # --- the Limit table ---

    def settle(self, g: ColoniesGame) -> Asking:
        """Who comes onto spaces that have become free: the Inquisitor's holder says it, else who made them (3.4)."""
        if g.freed:
            decider, g.freed = g.tokens[INQUISITOR] or g.freed, None
            yield from seat_waiting(g, decider)

    # --- scoring ---

    def disk_setters(self, g: ColoniesGame) -> list[list[str]]:
        """The holder sets one for the black ones in the Castillo, if he is not inside himself."""
        inside, *later = super().disk_setters(g)
        holder = [c for c in g.colours() if c == g.retinue[BLACK] and BLACK in g.castillo and c not in inside]
        return [inside, holder, *([c for c in group if c not in holder] for group in later)]

    def open_castillo(self, g: ColoniesGame) -> Asking:
        """Black ones go with their holder's; beside the Limit table, if not all have room and nobody decides."""
        table = g.tokens[TABLE_TOKEN]
        before = sum(g.regions[table].values())
        for owner, number in sorted(g.castillo.items(), key=lambda item: item[0] != BLACK):
            target = g.disks.get(g.retinue[BLACK] or "", g.king) if owner == BLACK else g.disks.get(owner, g.king)
            if not g.taboo(target):
                g.take(owner, CASTILLO, number)
                g.put(owner, target, number)
            elif owner != BLACK:
                g.move(owner, CASTILLO, COURT, number)
        self.disks_shown(g)
        g.disks.clear()
        beside = sum(g.regions[table].values())
        if beside > before and (g.tokens[INQUISITOR] or beside <= g.table_room()):
            yield from seat_waiting(g, g.tokens[INQUISITOR] or "")

    def parties(self, g: ColoniesGame, place: str, in_general: bool) -> list[tuple[int, list[str]]]:
        """3.2, 3.4, 3.5: nobody has a rank on board; the Viceroy and those beside the Limit table do not count."""
        if place == SHIP and place not in g.boards.values():
            return []
        without = [VICEROY] + ([place] if g.tokens[TABLE_TOKEN] == place else [])
        parts = [place] if place == CASTILLO else [p for p in g.parts(place) if p not in without]
        numbers: Counter[str] = Counter()
        for part in parts:
            for owner, number in g.place(part).items():
                numbers[g.retinue.get(owner) or owner] += number
        return [(n, [] if party == BLACK else [party]) for party, n in numbers.items()]

    def personal(self, g: ColoniesGame, place: str, first_only: bool, given: list[Award]) -> list[Award]:
        """The personal spaces; where only first places count, those of France for who is first there."""
        first = {seat for seat, _, why in given if why == "rank"}
        awards: list[Award] = []
        for space in SPACES.get(place, []):
            for owner in g.regions[space]:
                seat = g.retinue[owner] if owner in g.retinue else owner
                if seat and (not first_only or (place == FRANCE and seat in first)):
                    awards.append((seat, PERSONAL[space], f"colonies-{space.split('.')[1]}"))
        return awards
