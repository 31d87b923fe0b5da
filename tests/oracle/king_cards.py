# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of Intrigue & the King (RULINGS.md 2.2, 2.3; S001, its notes on the cards)."""

from asking import Asking, choose, choose_secretly
from board import CASTILLO, POWER, REGIONS
from cards import (
    ALWAYS,
    SPECIALS,
    Special,
    decay,
    everybody,
    foreign,
    grande_targets,
    has_own,
    king_anywhere,
    king_to,
    own_regions,
    relocate,
    relocations,
)
from conspiracy import plot
from pieces import COURT, PROVINCES, Game, Power
from scoring import score_chosen
from veto import objection

RESERVE = "ki-reserve"
FIRST_SET = list(range(10, 181, 10))
PLAYERS_SET = ["joker", 13, 15, 23, 25, 35, 63, 75, 93, 135, 145]  # the player's edition
LAST_TWO = [45, 165]  # of the English 31; nobody has described them
DECKS: dict[str, list[Power]] = {
    "18": [*FIRST_SET],
    "29": [*FIRST_SET, *PLAYERS_SET],
    "31": [*FIRST_SET, *PLAYERS_SET, *LAST_TWO],
    # RULINGS.md 2.2: the rows whose action is stated (S) or derived (D)
    "known": [20, 40, 70, 80, 90, 110, 130, 150, 170, "joker", 13, 15, 23, 35, 63, 93, 145],
}
PRESET: list[Power] = [20, 30, 40, 70, 80, 90, 100, 110, 120, 130, 150, 170, 180]  # README of the expansion
HAND = 13
YOU_MAY = {10, 15, 20, 25, 30, 40, 45, 50, 63, 75, 80}  # RULINGS.md 2.2, last line
CABALLERO_CARDS = {2: [4, 2], 3: [5, 3, 1], 4: [5, 4, 2, 1], 5: [5, 4, 3, 2, 1]}  # 2.1, X30


def caballeros(power: Power | None) -> int:
    """Provinces to court (RULINGS.md 2.2): the base curve at the same height."""
    return POWER[int(13 * power / 180 + 0.5)] if isinstance(power, int) else 0


def preset(deck: list[Power]) -> list[Power]:
    """The same hand for everybody. What the deck has not got is replaced by 60, then by the lowest of the others."""
    there: list[Power] = [n for n in PRESET if n in deck]
    rest = sorted((n for n in deck if n not in there), key=lambda n: 999 if n == "joker" else 0 if n == 60 else int(n))
    return there + rest[: HAND - len(there)]


# --- Intrigue (the common card, and 130) ---


def one_foreign(g: Game, actor: str) -> Asking:
    yield from relocate(g, actor, 0, 1, 1, stop=False)


def own_of_one(g: Game, actor: str) -> Asking:
    move = yield from choose(actor, "source", [f"from {r}" for r in own_regions(g, actor)])
    source = move.split()[1]
    number = sum(g.count(owner, source) for owner in g.owned(actor))
    yield from relocate(g, actor, number, 0, number, source=source)


def has_foreign(g: Game, actor: str) -> bool:
    return bool(relocations(g, foreign(g, actor), None))


def intrigue(g: Game, actor: str) -> Asking:
    options = [("option 1", has_foreign, one_foreign), ("option 2", has_own, own_of_one)]
    open_ones = {name: do for name, can, do in options if can(g, actor)}
    move = yield from choose(actor, "choice", list(open_ones))
    yield from open_ones[move](g, actor)


# --- Placing: 15, 20, 25 ---


def may_still_place(g: Game, actor: str) -> bool:
    return g.placing > 0 and g.seat(actor).court > 0


def five(g: Game, actor: str) -> Asking:
    """Note 15: five instead of the number of the Caballero card."""
    g.placing = 5
    yield from ()


def anywhere(g: Game, actor: str) -> Asking:
    """Note 20: as many as the Caballero card says, not bound to the neighbours."""
    g.placing_anywhere = True
    yield from ()


def from_provinces(g: Game, actor: str) -> Asking:
    """Note 25: two own from the provinces, not into the King's region."""
    for _ in range(2):
        if g.seat(actor).provinces == 0:
            return
        move = yield from choose(actor, "place", [f"caballero {t}" for t in g.targets()] + ["done"])
        if move == "done":
            return
        yield from objection(g, actor)
        g.move(actor, PROVINCES, move.split()[1])


# --- Grandes: 13, 35, 80 ---


def wandering_targets(g: Game, colour: str) -> list[str]:
    """What the disk shows."""
    return [r for r in grande_targets(g, colour) if r in REGIONS]


def wanderers(g: Game, actor: str) -> list[str]:
    return [c for c in g.colours() if c != actor and wandering_targets(g, c)]


def wandering(g: Game, actor: str) -> Asking:
    """13: the others' Grandes go to another region, picked secretly."""
    yield from choose_secretly(
        g.disks, "disk", {c: [f"disk {r}" for r in wandering_targets(g, c)] for c in wanderers(g, actor)}
    )
    answers = dict(g.disks)
    yield from objection(g, actor)
    g.disks.clear()
    for colour, region in answers.items():
        g.seat(colour).grande = region


def grande_and_two(g: Game, actor: str) -> Asking:
    """Note 80: neither from the King's region or the Castillo, nor to the King's region."""
    if grande_targets(g, actor):
        move = yield from choose(actor, "grande", [f"grande {r}" for r in grande_targets(g, actor)] + ["done"])
        if move != "done":
            yield from objection(g, actor)
            g.seat(actor).grande = move.split()[1]
    yield from relocate(g, actor, 2, 0, 2)


# --- The board: 23, 63, 93 ---


def castillo_targets(g: Game) -> list[str]:
    at = g.tokens["ki-castillo"]
    return [] if at and g.taboo(at) else [r for r in g.open_regions() if r != at]


def move_castillo(g: Game, actor: str) -> Asking:
    """23: into any region; all Caballeros there are thrown into it, as far as the player may move them there."""
    move = yield from choose(actor, "ki-castillo", [f"ki-castillo {r}" for r in castillo_targets(g)])
    yield from objection(g, actor)
    region = move.split()[1]
    g.tokens["ki-castillo"] = region
    for owner in [*everybody(g), *g.retinue]:
        for spot in g.spots_in(owner, region):
            if g.may_go(owner, spot, CASTILLO):
                g.move(owner, spot, CASTILLO, g.place(spot)[owner])


def bridge(g: Game, actor: str) -> Asking:
    """Note 63: two regions become neighbours, until another bridge is played."""
    pairs = [(a, b) for i, a in enumerate(g.lands) for b in g.lands[i + 1 :]]
    apart = [(a, b) for a, b in pairs if b not in g.neighbours(a)]
    move = yield from choose(actor, "ki-bridge", [f"ki-bridge {a} {b}" for a, b in apart])
    yield from objection(g, actor)
    _, first, second = move.split()
    g.bridges = [(first, second)]
    g.tokens["ki-bridge"], g.tokens["ki-bridge-end"] = first, second


def quarantine_moves(g: Game) -> list[str]:
    """RULINGS.md 2.3: a board from beside the board, else one from it; a further quarantine moves the same board."""
    old = g.tokens["ki-quarantine"]
    beside = [b for b, at in g.boards.items() if at is None]
    if old:
        boards = [b for b, at in g.boards.items() if at == old and at != g.king]
    else:
        boards = beside or [b for b, at in g.boards.items() if at == CASTILLO or not g.taboo(at or "")]
    return [f"ki-quarantine {b} {r}" for b in boards for r in g.open_regions() if r not in g.boards.values()]


def quarantine(g: Game, actor: str) -> Asking:
    move = yield from choose(actor, "ki-quarantine", quarantine_moves(g))
    yield from objection(g, actor)
    _, board, region = move.split()
    g.boards[board] = g.tokens["ki-quarantine"] = region
    g.taboo_too = [region]


# --- Scoring: 75, 135, 145, 150 ---


def set_aside(g: Game, actor: str) -> Asking:
    """Note 75: the Caballero stays his owner's; where he comes from is decided by the README: the court."""
    g.move(actor, COURT, RESERVE)
    yield from ()


def call_up(g: Game, colour: str, places: list[str]) -> Asking:
    """Before a scoring of any kind the one put aside may be added to a region that is scored.

    README of the expansion: he comes as from the court.
    """
    while g.count(colour, RESERVE):
        targets = [t for t in g.targets() if t != CASTILLO and g.land_of(t) in places]
        if not targets:
            return
        move = yield from choose(colour, "ki-call-up", [f"ki-call-up {t}" for t in targets] + ["done"])
        if move == "done":
            return
        g.move(colour, RESERVE, move.split()[1])


def pairs_of(g: Game, actor: str) -> list[str]:
    """Note 135: exactly 2 own, first or tied for first."""
    pairs = [r for r in g.lands if sum(g.count(owner, r) for owner in g.owned(actor)) == 2]
    ranked = {r: g.rules.parties(g, r, in_general=False) for r in pairs}
    return [r for r, parties in ranked.items() for n, seats in parties if actor in seats and n == max(parties)[0]]


def one_of(places) -> Special:
    def do(g: Game, actor: str) -> Asking:
        move = yield from choose(actor, "score", [f"score {p}" for p in places(g, actor)])
        yield from score_chosen(g, actor, move.split()[1])

    return Special(lambda g, actor: bool(places(g, actor)), do)


KING_SPECIALS: dict[str, Special] = {
    "ki-king": Special(ALWAYS, king_to(king_anywhere, may_stay=True)),
    "ki-intrigue": Special(lambda g, a: has_foreign(g, a) or has_own(g, a), intrigue),
    "ki-10": SPECIALS["grande"],
    "ki-13": Special(lambda g, a: bool(wanderers(g, a)), wandering),
    "ki-15": Special(lambda g, a: may_still_place(g, a) and g.placing < 5, five),
    "ki-20": Special(may_still_place, anywhere),
    "ki-23": Special(lambda g, a: bool(castillo_targets(g)), move_castillo),
    "ki-25": Special(lambda g, a: g.seat(a).provinces > 0, from_provinces),
    "ki-30": SPECIALS["power-back"],
    "ki-35": plot("ki-conspiracy"),
    "ki-45": SPECIALS["power-back"],
    "ki-50": SPECIALS["royal-adviser"],
    "ki-60": decay(3),
    "ki-63": Special(ALWAYS, bridge),
    "ki-70": SPECIALS["send-one-each"],
    "ki-75": Special(lambda g, a: g.seat(a).court > 0, set_aside),
    "ki-80": Special(lambda g, a: bool(grande_targets(g, a)) or has_own(g, a), grande_and_two),
    "ki-90": SPECIALS["scoreboard"],
    "ki-93": Special(lambda g, a: bool(quarantine_moves(g)), quarantine),
    "ki-100": SPECIALS["score-fives"],
    "ki-110": SPECIALS["score-castillo"],
    "ki-120": SPECIALS["score-most"],
    "ki-130": Special(lambda g, a: has_foreign(g, a) or has_own(g, a), intrigue),
    "ki-135": one_of(pairs_of),
    "ki-140": SPECIALS["score-fours"],
    "ki-145": one_of(lambda g, a: [r for r in g.lands if r != g.king]),
    "ki-150": one_of(lambda g, a: [*g.lands, CASTILLO]),
    "ki-160": SPECIALS["score-sixes-sevens"],
    "ki-165": SPECIALS["score-secret"],
    "ki-170": SPECIALS["score-secret"],
    "ki-180": SPECIALS["eviction"],
}
