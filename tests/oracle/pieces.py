# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the table: plain data, and the few movements that pieces can make."""

from dataclasses import dataclass, field
from typing import Any

from board import BORDERS, CASTILLO, MOBILE, REGIONS, SCOREBOARDS

PROVINCES = "provinces"
COURT = "court"

Power = int | str  # the number of a power card, or "joker"


def power_of(move: str) -> Power:
    """The power card that a move names."""
    word = move.split()[1]
    return int(word) if word.isdigit() else word


@dataclass
class Seat:
    colour: str
    court: int
    provinces: int
    grande: str | None = None
    score: int = 0
    hand: list[Power] = field(default_factory=list)
    used: list[Power] = field(default_factory=list)  # with the one played in this round
    played: Power | None = None
    taken: str | None = None  # the action card (a copy of it) of this round
    before: list[str] = field(default_factory=list)  # further cards of this round (Intrigue & the King)
    player: bool = True  # False: the neutral colour of the 2023 edition


@dataclass
class Kept:
    """A card that works later, and the last round in which it may."""

    kind: str
    seat: str
    until: int | None


@dataclass
class Game:
    seats: list[Seat]
    options: dict
    king: str
    starter: str
    edition: str = "classic"
    rounds: int = 9
    round: int = 0
    phase: str = "power"
    lands: list[str] = field(default_factory=lambda: list(REGIONS))  # all regions, in the order of scoring
    regions: dict[str, dict[str, int]] = field(default_factory=lambda: {r: {} for r in REGIONS})
    castillo: dict[str, int] = field(default_factory=dict)
    printed: dict[str, tuple[int, int, int]] = field(default_factory=lambda: dict(SCOREBOARDS))
    boards: dict[str, str | None] = field(default_factory=lambda: dict.fromkeys(MOBILE))
    back_every_round: set[int] = field(default_factory=lambda: {5})  # stacks of one card that returns
    stacks: dict[int, list[str]] = field(default_factory=dict)  # still face down, the next one first
    offer: dict[int, str | None] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)
    to_move: str | None = None
    disks: dict[str, str] = field(default_factory=dict)
    kept: list[Kept] = field(default_factory=list)
    allowed: set[str] = field(default_factory=set)  # who lets the special action going on pass as a whole
    tokens: dict[str, Any] = field(default_factory=dict)  # where each lies; a list where there are several of them
    dummies: list[Seat] = field(default_factory=list)
    retinue: dict[str, str | None] = field(default_factory=dict)  # colours without a seat, and whose they are now
    beside: dict[str, dict[str, int]] = field(default_factory=dict)  # places that are neither region nor Castillo
    placing: int = 0  # how many Caballeros the seat to move may place by its card
    placing_anywhere: bool = False
    rules: Any = None  # the course of the game, see turn.py
    ranks: int = 3  # places of a scoreboard that count
    taboo_too: list[str] = field(default_factory=list)  # taboo besides the King's region
    king_waits: str | None = None  # where his figure is while another is King (Grandissimo)
    more_borders: list[tuple[str, str]] = field(default_factory=list)
    bridges: list[tuple[str, str]] = field(default_factory=list)  # played in the course of the game
    log: list[tuple] = field(default_factory=list)  # points given, as (place, seat, points, reason)

    def seat(self, colour: str) -> Seat:
        return next(s for s in self.seats + self.dummies if s.colour == colour)

    def colours(self) -> list[str]:
        return [s.colour for s in self.seats]

    def clockwise_from(self, colour: str) -> list[str]:
        """All seats, this one first."""
        colours = self.colours()
        at = colours.index(colour)
        return colours[at:] + colours[:at]

    def fellows(self, colour: str) -> list[str]:
        """The other players, the left neighbour first."""
        return self.clockwise_from(colour)[1:]

    def taboo(self, region: str) -> bool:
        """Nothing goes in or out (RULINGS.md 1.9; X23: but for the King himself)."""
        return region == self.king or region in self.taboo_too

    def neighbours(self, region: str) -> list[str]:
        borders = BORDERS + self.more_borders + self.bridges
        return [r for r in self.lands if (r, region) in borders or (region, r) in borders]

    def near(self) -> list[str]:
        """Where the Caballeros of a card go: neighbours of the King's region and the Castillo (S001)."""
        return [r for r in self.neighbours(self.king) if not self.taboo(r)] + [CASTILLO]

    def place(self, name: str) -> dict[str, int]:
        if name == CASTILLO:
            return self.castillo
        return self.beside[name] if name in self.beside else self.regions[name]

    def count(self, owner: str, name: str) -> int:
        return self.place(name).get(owner, 0)

    def total(self, region: str) -> int:
        return sum(self.regions[region].values())

    def owned(self, colour: str) -> list[str]:
        """Whose pieces a seat moves as its own: its colour, and those of its retinue."""
        return [colour] + [owner for owner, host in self.retinue.items() if host == colour]

    def open_regions(self) -> list[str]:
        return [r for r in self.lands if not self.taboo(r)]

    def targets(self) -> list[str]:
        """Where Caballeros may go when they may go anywhere: no taboo region, but the Castillo (S001, C and F)."""
        return self.open_regions() + [CASTILLO]

    def targets_of(self, owner: str) -> list[str]:
        """The same for a piece of this colour: those without a seat never go to the Castillo."""
        return self.open_regions() if owner in self.retinue else self.targets()

    def regions_of(self, owner: str) -> list[str]:
        """The regions out of which a Caballero of this colour may be taken."""
        return [r for r in self.open_regions() if self.count(owner, r) > 0]

    def land_of(self, place: str) -> str:
        """The region that a place belongs to."""
        return place

    def spots_in(self, owner: str, region: str) -> list[str]:
        """Where exactly they stand there; an expansion has places inside regions."""
        return [region] if self.count(owner, region) > 0 else []

    def spots_of(self, owner: str) -> list[str]:
        return [spot for region in self.regions_of(owner) for spot in self.spots_in(owner, region)]

    def sendable(self, owner: str, by: str) -> list[str]:
        """Out of which places this player may send one of this colour to the provinces."""
        return self.spots_of(owner)

    def may_go(self, owner: str, start: str, target: str) -> bool:
        """May the player to move relocate one of this colour from here to there?"""
        return target != start

    def king_lands(self) -> list[str]:
        """The regions that the King comes to."""
        return self.lands

    def take(self, owner: str, source: str, number: int = 1) -> None:
        if number == 0:
            return
        if source == PROVINCES:
            assert self.seat(owner).provinces >= number
            self.seat(owner).provinces -= number
        elif source == COURT:
            assert self.seat(owner).court >= number
            self.seat(owner).court -= number
        else:
            place = self.place(source)
            assert place.get(owner, 0) >= number
            place[owner] -= number
            if place[owner] == 0:
                del place[owner]

    def put(self, owner: str, target: str, number: int = 1) -> None:
        if number == 0:
            return
        if target == PROVINCES or (target == COURT and not self.seat(owner).player):
            self.seat(owner).provinces += number  # the neutral colour has no court (anniversary README)
        elif target == COURT:
            self.seat(owner).court += number
        else:
            place = self.place(target)
            place[owner] = place.get(owner, 0) + number

    def leave(self, owner: str, region: str, number: int, target: str, by: str | None = None) -> None:
        """So many go out of a region, wherever in it they stand."""
        self.move(owner, region, target, number, by)

    def move(self, owner: str, source: str, target: str, number: int = 1, by: str | None = None) -> None:
        """By the player to move, if nobody is named."""
        self.take(owner, source, number)
        self.put(owner, target, number)
