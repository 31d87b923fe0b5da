# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The regions of the Colonies, the spaces in them, and the discs (RULINGS.md 3.1 to 3.4; S001)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from board import CASTILLO, REGIONS, SCOREBOARDS
from pieces import COURT, PROVINCES, Game

FRANCE, SHIP, AMERICA, MEDITERRANEAN = OVERSEAS = ["france", "ship", "america", "mediterranean"]  # order of scoring
AMBASSADOR, ENVOY, CAPTAIN, VICEROY = "france.ambassador", "france.envoy", "ship.captain", "america.viceroy"
TABLE = "limit-table"
BLACK = "black"
INQUISITOR, TABLE_TOKEN = "colonies-inquisitor", "colonies-table"

BOARDS = {FRANCE: (3, 1, 0), SHIP: (0, 0, 0), AMERICA: (4, 0, 0), MEDITERRANEAN: (4, 2, 1)}  # 3.2
SPACES = {FRANCE: [AMBASSADOR, ENVOY], SHIP: [CAPTAIN], AMERICA: [VICEROY], MEDITERRANEAN: []}
PERSONAL = {AMBASSADOR: 2, ENVOY: 1, CAPTAIN: 3, VICEROY: 5}
COAST = ["galicia", "pais_vasco", "cataluna", "sevilla", "granada", "valencia"]  # of Spain
FRENCH_BORDERS = [(FRANCE, "aragon"), (FRANCE, "cataluna")]  # 1.1

GOLD, WARES = "gold", "wares"
DISCS = {GOLD: (5, 6), WARES: (11, 4)}  # how many, and what each is worth
DISC_HOME = {GOLD: AMERICA, WARES: MEDITERRANEAN}
HOLDS = {land: [f"{land}.{disc}" for disc in DISCS] for land in (SHIP, AMERICA, MEDITERRANEAN)}
TABLE_SPACES = {2: 6, 3: 6, 4: 10, 5: 10}


def token_of(disc: str) -> str:
    return f"colonies-{disc}"


@dataclass
class ColoniesGame(Game):
    """A game with places inside regions. A place inside one is named after it; the Limit table is the exception."""

    came: Counter = field(default_factory=Counter)  # (owner, place): newcomers of this turn on board and overseas
    sails: bool = False  # whether a move is one by ship or onto a disc, so that who was there before is meant
    idle: bool = False  # whether somebody has set sail, nobody sailed, and nothing else happened in the turn since
    freed: str | None = None  # who has made a space on the Limit table free since it was last filled

    def __post_init__(self) -> None:
        self.lands = [*REGIONS, *OVERSEAS]
        self.printed = {**SCOREBOARDS, **BOARDS}
        self.more_borders = FRENCH_BORDERS
        self.back_every_round = {5, 6}
        self.retinue = {BLACK: None}
        for land in OVERSEAS:
            for place in (land, *SPACES[land], *HOLDS.get(land, [])):
                self.regions[place] = {}
        self.regions[TABLE] = {}
        self.tokens = {INQUISITOR: None, TABLE_TOKEN: None}
        self.tokens |= {token_of(disc): [None] * number for disc, (number, _) in DISCS.items()}

    def black_homes(self) -> list[str]:
        """Where the four black ones begin, two in each of two regions (3.1)."""
        homes = [r for r in REGIONS if BLACK in self.regions[r]]
        assert [self.regions[r][BLACK] for r in homes] == [2, 2]
        return homes

    # --- places ---

    def land_of(self, place: str) -> str:
        return self.tokens[TABLE_TOKEN] if place == TABLE else place.split(".")[0]

    def parts(self, land: str) -> list[str]:
        more = [TABLE] if self.tokens[TABLE_TOKEN] == land else []
        return [land, *SPACES.get(land, []), *HOLDS.get(land, []), *more]

    def count(self, owner: str, name: str) -> int:
        """In a region: wherever in it they stand."""
        places = self.parts(name) if name in self.lands else [name]
        return sum(self.place(p).get(owner, 0) for p in places)

    def total(self, region: str) -> int:
        return sum(n for part in self.parts(region) for n in self.regions[part].values())

    def spots_in(self, owner: str, region: str) -> list[str]:
        return [p for p in self.parts(region) if self.regions[p].get(owner, 0) > 0]

    def free_spaces(self, land: str) -> list[str]:
        """Where in a region those who come to it may stand: France holds three, a personal space one."""
        spaces = [s for s in SPACES.get(land, []) if not self.regions[s]]
        full = land == FRANCE and self.regions[FRANCE]
        return spaces if full else [land, *spaces]

    def spaces(self, lands: Iterable[str]) -> list[str]:
        return [space for land in lands if not self.taboo(land) for space in self.free_spaces(land)]

    def table_room(self) -> int:
        return TABLE_SPACES[len(self.seats)] - sum(self.regions[TABLE].values())

    # --- who may go where ---

    def king_lands(self) -> list[str]:
        return [*REGIONS, FRANCE]

    def by_sea(self) -> list[str]:
        """Besides Spain, where those at court come to: France and the ship as the King stands (3.2), or a bridge."""
        beside = self.neighbours(self.king)
        lands = [FRANCE] if FRANCE in beside else []
        return self.spaces(lands + ([SHIP] if self.king in (*COAST, FRANCE) or SHIP in beside else []))

    def near(self) -> list[str]:
        spain = [r for r in self.neighbours(self.king) if r in REGIONS and not self.taboo(r)]
        return [*spain, CASTILLO, *self.by_sea()]

    def targets(self) -> list[str]:
        """From the court to any region: overseas is reached by ship and relocation only."""
        return [*self.spaces(REGIONS), CASTILLO, *self.by_sea()]

    def targets_of(self, owner: str) -> list[str]:
        return [*self.spaces(self.lands), CASTILLO, TABLE]

    def may_go(self, owner: str, start: str, target: str) -> bool:
        if target == start:
            return False
        if target == TABLE:  # only for those who stand beside it; others name the region
            return start == self.tokens[TABLE_TOKEN] and self.table_room() > 0
        disc = self.disc_of(start)
        if disc:  # 3.3
            if target in (CAPTAIN, VICEROY) or (target == CASTILLO and not self.commands(owner)):
                return False
            if self.land_of(start) == target != FRANCE:
                return False  # nobody lays a disc down where it is
        return True

    def commands(self, owner: str) -> bool:
        """Are these the own ones of the player to move?"""
        return owner in self.owned(self.to_move or "")

    def sendable(self, owner: str, by: str) -> list[str]:
        """Others must not send one with a disc to the provinces."""
        return [s for s in self.spots_of(owner) if owner == by or not self.disc_of(s)]

    # --- discs ---

    def disc_of(self, place: str) -> str | None:
        """What the Caballero on this place has with him."""
        for disc in DISCS:
            carried = place.endswith(f".{disc}") or self.land_of(place) == FRANCE
            if carried and place in self.tokens[token_of(disc)]:
                return disc
        return None

    def lay_disc(self, disc: str, source: str | None, target: str | None) -> None:
        discs = self.tokens[token_of(disc)]
        discs.remove(source)
        discs.append(target)

    def pays(self, land: str) -> bool:
        return land in REGIONS or (land == FRANCE and self.options["colonies-france-is-spain"])

    def deliver(self, owner: str, disc: str, place: str) -> None:
        colour = self.retinue[owner] if owner in self.retinue else owner
        if colour:
            points = DISCS[disc][1]
            self.seat(colour).score += points
            self.log.append((place, colour, points, token_of(disc)))

    # --- movements ---

    def leave(self, owner: str, region: str, number: int, target: str, by: str | None = None) -> None:
        """Those beside the Limit table first."""
        for spot in sorted(self.spots_in(owner, region), key=lambda s: s == TABLE):
            going = min(number, self.place(spot).get(owner, 0))
            self.move(owner, spot, target, going, by)
            number -= going

    def move(self, owner: str, source: str, target: str, number: int = 1, by: str | None = None) -> None:
        for _ in range(number):
            self.move_one(owner, source, target)
        if source == TABLE and number > 0:
            self.freed = self.freed or by or self.to_move  # of several the first

    def at_sea(self, place: str) -> str | None:
        land = None if place in (COURT, PROVINCES, CASTILLO) else self.land_of(place)
        return land if land in HOLDS else None

    def note(self, owner: str, source: str, target: str) -> None:
        """Before one goes: is it a newcomer? Of two who are alike it is the one whom his owner can spare."""
        within = self.at_sea(source) and self.at_sea(source) == self.at_sea(target)
        came = self.came[owner, source] if self.at_sea(source) else 0
        spared = within or self.sails
        newcomer = came > 0 and (not spared or self.regions[source][owner] <= came)
        if newcomer:
            self.came[owner, source] -= 1
        if self.at_sea(target) and (newcomer or not within):
            self.came[owner, target] += 1

    def take_to(self, owner: str, source: str, target: str) -> None:
        self.note(owner, source, target)
        self.take(owner, source)
        self.put(owner, target)

    def move_one(self, owner: str, source: str, target: str) -> None:
        on_board = source not in (COURT, PROVINCES, CASTILLO)
        disc = self.disc_of(source) if on_board else None
        if not disc:
            onto_table = target == self.tokens[TABLE_TOKEN] and source != TABLE and self.table_room() > 0
            self.take_to(owner, source, TABLE if onto_table else target)
            return
        land = self.land_of(target)
        if land in HOLDS:
            target = f"{land}.{disc}"
            self.lay_disc(disc, source, target)
        elif land == FRANCE and not self.pays(FRANCE):
            self.lay_disc(disc, source, target)
        else:
            self.lay_disc(disc, source, None)
            if target == self.tokens[TABLE_TOKEN] and self.table_room() > 0:
                target = TABLE
            if self.pays(land):
                self.deliver(owner, disc, target)
        self.take_to(owner, source, target)
