# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scoring of a place, special scorings and the general scoring (RULINGS.md 1.3, 1.6)."""

from asking import Asking, choose, choose_secretly
from board import CASTILLO, MOBILE, REGIONS
from pieces import Game
from veto import objection

Award = tuple[str, int, str]  # seat, points, reason


def board_of(g: Game, place: str) -> tuple[int, int, int]:
    """The values that count: of the mobile scoreboard that lies there, else the printed ones (1.2)."""
    for board, at in g.boards.items():
        if at == place:
            return MOBILE[board]
    return g.printed[place]


def awards(g: Game, place: str, first_only: bool = False, in_general: bool = False) -> list[Award]:
    """What scoring this place gives (RULINGS.md 1.6, steps 1 to 4)."""
    values = list(board_of(g, place)[: g.ranks])
    if first_only:
        values = values[:1]  # S000, stack 3: a tie for the first place gets nothing
    parties = g.rules.parties(g, place, in_general)
    given: list[Award] = []
    rank = 1
    for number in sorted({n for n, _ in parties}, reverse=True):
        group = [seats for n, seats in parties if n == number]
        at = rank if len(group) == 1 else rank + 1
        if at <= len(values):
            given += [(seat, values[at - 1], "rank") for seats in group for seat in seats]
        if rank == 1 and len(group) == 1:
            given += [(seat, 2, "king") for seat in group[0] if place == g.king]
            given += [(seat, 2, "grande") for seat in group[0] if place == g.seat(seat).grande]
        rank = at + 1
    return [award for award in given + g.rules.personal(g, place, first_only, given) if award[1] > 0]


def score(g: Game, place: str, first_only: bool = False, in_general: bool = False) -> None:
    for colour, points, reason in awards(g, place, first_only, in_general):
        g.seat(colour).score += points
        g.log.append((place, colour, points, reason))


def score_set(g: Game, actor: str, places: list[str], first_only: bool = False) -> Asking:
    """Several regions: the active player chooses the order (RULINGS.md 1.9, X13)."""
    yield from g.rules.before_scoring(g, places)
    left = list(places)
    while left:
        move = yield from choose(actor, "score", [f"score {p}" for p in left])
        place = move.split()[1]
        left.remove(place)
        yield from objection(g, actor)
        score(g, place, first_only)


def score_chosen(g: Game, actor: str, place: str) -> Asking:
    """One place that has been named: naming it is the step that may be objected to."""
    yield from objection(g, actor)
    yield from g.rules.before_scoring(g, [place])
    score(g, place)


def regions_worth(g: Game, *firsts: int) -> list[str]:
    """The regions whose first place is worth one of these; never the Castillo (X15)."""
    return [r for r in g.lands if board_of(g, r)[0] in firsts]


def extreme(g: Game, most: bool) -> list[str]:
    """The regions with the most (or fewest) Caballeros; empty ones are ignored (3f, 3g)."""
    totals = {r: g.total(r) for r in g.lands}
    filled = [n for n in totals.values() if n > 0]
    if not filled:
        return []
    wanted = max(filled) if most else min(filled)
    return [r for r in g.lands if totals[r] == wanted]


def general(g: Game) -> Asking:
    """The general scoring (RULINGS.md 1.3, steps 1 to 4)."""
    g.phase = "scoring"
    g.rules.before_general(g)
    # S000, Transfer Caballeros: any region can be set, the King's too (X17).
    for setters in g.rules.disk_setters(g):
        yield from choose_secretly(g.disks, "disk", {c: [f"disk {r}" for r in REGIONS] for c in setters})
    score(g, CASTILLO, in_general=True)
    yield from g.rules.open_castillo(g)
    g.disks.clear()
    yield from g.rules.before_regions(g)
    yield from g.rules.before_scoring(g, g.lands)
    for region in g.lands:
        score(g, region, in_general=True)
    g.rules.after_general(g)


def winners(g: Game) -> list[str]:
    """A tie is shared (X19); by an option the court, the provinces and the highest unused power card decide it."""
    best = [s for s in g.seats if s.score == max(s.score for s in g.seats)]
    if g.options["tie-break"] == "tournament":
        for worth in (lambda s: s.court, lambda s: s.provinces, lambda s: max(map(g.rules.value, s.hand), default=0)):
            most = max(map(worth, best))
            best = [s for s in best if worth(s) == most]
    return [s.colour for s in best]
