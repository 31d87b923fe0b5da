# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of stacks 6 and 7 (RULINGS.md 3.5, 3.6; README of the expansion)."""

from asking import Asking, choose
from board import kind_of
from cards import ALWAYS, Special, place_from_court, moving, relocations, scoring
from colonies_board import BLACK, FRANCE, GOLD, INQUISITOR, OVERSEAS, SHIP, TABLE, TABLE_TOKEN, WARES, ColoniesGame
from conspiracy import plot
from pieces import Game, Kept
from veto import objection

CONSPIRACY, TURN_OVER = "colonies-conspiracy", "colonies-turn-over"

# id -> stack, copies, Caballeros, discs that come with it
COLONIES_CARDS: dict[str, tuple[int, int, int, list[str]]] = {
    "colonies-inquisitor": (6, 1, 3, []),
    CONSPIRACY: (7, 1, 2, [GOLD]),
    "colonies-remove": (7, 1, 2, [WARES]),
    TURN_OVER: (7, 1, 2, [WARES]),
    "colonies-table": (7, 3, 3, [WARES]),
    "colonies-own": (7, 1, 2, [GOLD]),
    "colonies-any": (7, 1, 2, [WARES]),
    "colonies-take": (7, 1, 1, []),
    "colonies-score": (7, 1, 3, [GOLD, WARES]),
    "colonies-embark": (7, 1, 2, [GOLD, WARES, WARES]),
}
COLONIES_STACKS = {
    stack: {card: n for card, (at, n, _, _) in COLONIES_CARDS.items() if at == stack} for stack in (6, 7)
}


# --- The Inquisitor ---


def take_inquisitor(g: Game, actor: str) -> None:
    g.tokens[INQUISITOR] = g.retinue[BLACK] = actor


def holds(g: Game, actor: str) -> bool:
    return g.tokens[INQUISITOR] == actor


def inquisitor(g: Game, actor: str) -> Asking:
    """May take him, then may relocate two black Caballeros."""
    if not holds(g, actor):
        move = yield from choose(actor, "colonies-take", ["colonies-take", "done"])
        if move != "done":
            yield from objection(g, actor)
            take_inquisitor(g, actor)
    for _ in range(2):
        moves = relocations(g, [BLACK], None)
        if not moves:
            return
        move = yield from choose(actor, "relocate", [*moves, "done"])
        if move == "done":
            return
        yield from objection(g, actor)
        _, owner, start, target = move.split()
        g.move(owner, start, target)


def take(g: Game, actor: str) -> Asking:
    yield from objection(g, actor)
    take_inquisitor(g, actor)


# --- Cards among the offered ones, and kept ones ---


def offered(g: Game) -> dict[str, int]:
    return {kind_of(copy): stack for stack, copy in g.offer.items() if copy}


def remove(g: Game, actor: str) -> Asking:
    stacks = offered(g)
    move = yield from choose(actor, "colonies-remove", [f"colonies-remove {card}" for card in stacks])
    yield from objection(g, actor)
    g.offer[stacks[move.split()[1]]] = None


def keep(g: Game, actor: str) -> Asking:
    """7c, as the Veto (1.8)."""
    g.kept.append(Kept(TURN_OVER, actor, g.round + 1))
    yield from ()


# --- The Limit table ---


def table_targets(g: Game) -> list[str]:
    """Neither from nor to the King's region, not to France."""
    at = g.tokens[TABLE_TOKEN]
    return [] if g.taboo(at) else [r for r in g.open_regions() if r not in (at, FRANCE)]


def move_table(g: ColoniesGame, actor: str) -> Asking:
    """Who lays it down decides who gets a space."""
    move = yield from choose(actor, "colonies-table", [f"colonies-table {r}" for r in table_targets(g)])
    yield from objection(g, actor)
    for owner, number in list(g.regions[TABLE].items()):
        g.move(owner, TABLE, g.tokens[TABLE_TOKEN], number)
    g.tokens[TABLE_TOKEN], g.freed = move.split()[1], None
    yield from seat_waiting(g, actor)


def seat_waiting(g: ColoniesGame, decider: str) -> Asking:
    """Those who stand beside it go onto the spaces that are free; if not all can, one by one as somebody says."""
    beside = g.regions[g.tokens[TABLE_TOKEN]]
    enough = sum(beside.values()) <= g.table_room()
    while beside and g.table_room() > 0:
        owners = list(beside)[:1] if enough else list(beside)
        move = yield from choose(decider, "colonies-settle", [f"colonies-seat {o}" for o in owners])
        owner = move.split()[1]
        g.take_to(owner, g.tokens[TABLE_TOKEN], TABLE)


# --- The others ---


def embark(g: ColoniesGame, actor: str) -> Asking:
    """7k: to the ship, wherever the King stands."""
    yield from place_from_court(g, actor, 2, lambda: g.spaces([SHIP]), with_veto=True, kind="colonies-embark")


COLONIES_SPECIALS: dict[str, Special] = {
    "colonies-inquisitor": Special(lambda g, a: not holds(g, a) or bool(relocations(g, [BLACK], None)), inquisitor),
    CONSPIRACY: plot(CONSPIRACY),
    "colonies-remove": Special(lambda g, a: bool(offered(g)), remove),
    TURN_OVER: Special(ALWAYS, keep),
    "colonies-table": Special(lambda g, a: bool(table_targets(g)), move_table),
    "colonies-own": moving(3, 0, 3),
    "colonies-any": moving(3, 3, 3),
    "colonies-take": Special(lambda g, a: not holds(g, a), take),
    "colonies-score": scoring(lambda g, a: OVERSEAS),
    "colonies-embark": Special(lambda g, a: g.seat(a).court > 0 and bool(g.spaces([SHIP])), embark),
}
