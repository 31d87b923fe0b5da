# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The special actions of the 45 action cards (RULINGS.md 1.7): whether each could do anything, and the doing."""

from collections.abc import Callable
from dataclasses import dataclass

from asking import Asking, choose, choose_secretly
from board import CASTILLO, REGIONS
from pieces import COURT, PROVINCES, Game, Kept, power_of
from scoring import extreme, regions_worth, score, score_chosen, score_set
from veto import objection


@dataclass(frozen=True)
class Special:
    can: Callable[[Game, str], bool]  # could it do anything now?
    do: Callable[[Game, str], Asking]


# --- Stack 1: relocating ---


def relocations(g: Game, owners: list[str], source: str | None) -> list[str]:
    """RULINGS.md 1.7: any region but the King's, the Castillo as target only."""
    return [
        f"move {owner} {start} {target}"
        for owner in owners
        for start in (g.spots_in(owner, source) if source else g.spots_of(owner))
        for target in g.targets_of(owner)
        if g.may_go(owner, start, target)
    ]


def everybody(g: Game) -> list[str]:
    return [s.colour for s in g.seats + g.dummies]


def others(g: Game, actor: str) -> list[str]:
    return [c for c in everybody(g) if c != actor]


def foreign(g: Game, actor: str) -> list[str]:
    """Whose pieces are not moved as the actor's own."""
    return [c for c in everybody(g) + list(g.retinue) if c not in g.owned(actor)]


def relocate(
    g: Game, actor: str, own: int, strange: int, together: int, source=None, stop=True, with_veto=True
) -> Asking:
    """Up to `own` of the actor's and `strange` of others', `together` at most; one by one, fewer if he likes."""
    while together > 0:
        owners = (g.owned(actor) if own > 0 else []) + (foreign(g, actor) if strange > 0 else [])
        moves = relocations(g, owners, source)
        if not moves:
            return
        move = yield from choose(actor, "relocate", moves + (["done"] if stop else []))
        if move == "done":
            return
        if with_veto:
            yield from objection(g, actor)
        _, owner, start, target = move.split()
        g.move(owner, start, target)
        together -= 1
        if owner in g.owned(actor):
            own -= 1
        else:
            strange -= 1


def moving(own: int, strange: int, together: int) -> Special:
    def can(g: Game, actor: str) -> bool:
        return bool(relocations(g, (g.owned(actor) if own else []) + (foreign(g, actor) if strange else []), None))

    return Special(can, lambda g, actor: relocate(g, actor, own, strange, together))


def five_from_one(g: Game, actor: str) -> Asking:
    starts = [r for r in g.open_regions() if g.total(r) > 0]
    move = yield from choose(actor, "source", [f"from {r}" for r in starts])
    yield from relocate(g, actor, 5, 5, 5, source=move.split()[1])


def own_regions(g: Game, actor: str) -> list[str]:
    return [r for r in g.open_regions() if any(g.count(owner, r) for owner in g.owned(actor))]


def all_own(g: Game, actor: str) -> Asking:
    """X2: some may stay, unless the option says that all must leave."""
    move = yield from choose(actor, "source", [f"from {r}" for r in own_regions(g, actor)])
    source = move.split()[1]
    number = sum(g.count(owner, source) for owner in g.owned(actor))
    yield from relocate(g, actor, number, 0, number, source=source, stop=not g.options["all-own-must-leave"])


def from_court(g: Game, actor: str) -> Asking:
    yield from place_from_court(g, actor, 2, g.targets, with_veto=True)


def place_from_court(
    g: Game, actor: str, number: int, targets: Callable[[], list[str]], with_veto: bool, kind="place"
) -> Asking:
    """Own Caballeros from the court to the board, one by one, fewer if he likes."""
    while number > 0 and g.seat(actor).court > 0:
        places = targets() + g.rules.more_targets(g, actor)
        move = yield from choose(actor, kind, [f"caballero {p}" for p in places] + ["done"])
        if move == "done":
            return
        if with_veto:
            yield from objection(g, actor)
        g.move(actor, COURT, move.split()[1])
        number -= 1


def has_court(g: Game, actor: str) -> bool:
    return g.seat(actor).court > 0


def has_region(g: Game, actor: str) -> bool:
    return bool(g.regions_of(actor))


def has_own(g: Game, actor: str) -> bool:
    return bool(own_regions(g, actor))


def either(g: Game, actor: str) -> Asking:
    options = [("option 1", has_own, all_own), ("option 2", has_court, from_court)]
    open_ones = {name: do for name, can, do in options if can(g, actor)}
    move = yield from choose(actor, "choice", list(open_ones))
    yield from open_ones[move](g, actor)


# --- Stack 2 ---


def keep_veto(g: Game, actor: str) -> Asking:
    """RULINGS.md 1.8: for this round and the next one."""
    g.kept.append(Kept("veto", actor, g.round + 1))
    yield from ()


def decay(number: int | None) -> Special:
    def can(g: Game, actor: str) -> bool:
        return any(g.seat(c).court > 0 for c in g.fellows(actor))

    def do(g: Game, actor: str) -> Asking:
        for colour in g.fellows(actor):
            court = g.seat(colour).court
            g.move(colour, COURT, PROVINCES, court if number is None else min(number, court))
        yield from ()

    return Special(can, do)


def victims(g: Game, actor: str) -> list[str]:
    """2d: the other players (X4: by an option the active one too), as far as they stand in a region."""
    who = everybody(g) if g.options["send-own-too"] else others(g, actor)
    return [c for c in who if g.sendable(c, actor)]


def send_one_each(g: Game, actor: str) -> Asking:
    left = victims(g, actor)
    begun = False
    while left:
        moves = [f"send {c} {r}" for c in left for r in g.sendable(c, actor)]
        if begun and g.options["send-may-stop"]:
            moves.append("done")
        move = yield from choose(actor, "send", moves)
        if move == "done":
            return
        begun = True
        yield from objection(g, actor)
        _, owner, source = move.split()
        g.move(owner, source, PROVINCES)
        left.remove(owner)


def could_send(g: Game, colour: str) -> list[str]:
    return g.sendable(colour, colour) + ([COURT] if g.seat(colour).court > 0 else [])


def king_angry(g: Game, actor: str) -> Asking:
    """2e, X5: the left neighbour first, each three of his own; who has fewer sends what he has."""
    for colour in g.fellows(actor) + [d.colour for d in g.dummies]:
        for _ in range(3):
            sources = could_send(g, colour)
            if not sources:
                break
            chooser = colour if g.seat(colour).player else actor
            move = yield from choose(chooser, "send", [f"send {colour} {s}" for s in sources])
            yield from objection(g, actor)
            g.move(colour, move.split()[2], PROVINCES, by=chooser)


def secret_loss(number: int | None) -> Special:
    """2f: all of a region; 2g: two of a region with two, or one where nobody has two (X6)."""

    def choices(g: Game, colour: str) -> list[str]:
        regions = [r for r in g.regions_of(colour) if r in REGIONS]  # what the disk shows
        full = [r for r in regions if g.count(colour, r) >= (number or 1)]
        return full or regions

    def can(g: Game, actor: str) -> bool:
        return any(choices(g, c) for c in g.fellows(actor))

    def do(g: Game, actor: str) -> Asking:
        options = {c: [f"disk {r}" for r in choices(g, c)] for c in g.colours() if c != actor and choices(g, c)}
        yield from choose_secretly(g.disks, "disk", options)
        answers = dict(g.disks)
        yield from objection(g, actor)
        g.disks.clear()
        for colour in options:
            region = answers[colour]
            there = g.count(colour, region)
            g.leave(colour, region, there if number is None else min(number, there), PROVINCES, by=colour)

    return Special(can, do)


# --- Scoring (stacks 2 and 3) ---


def scoring(places: Callable[[Game, str], list[str]], first_only: bool = False) -> Special:
    """Scores all of these regions."""
    return Special(
        lambda g, actor: bool(places(g, actor)),
        lambda g, actor: score_set(g, actor, places(g, actor), first_only),
    )


def score_one(g: Game, actor: str) -> Asking:
    """2h, 3h: any region, the King's too; the Castillo by an option (X1)."""
    places = g.lands + ([CASTILLO] if g.options["castillo-by-choice"] else [])
    move = yield from choose(actor, "score", [f"score {p}" for p in places])
    yield from score_chosen(g, actor, move.split()[1])


def score_castillo(g: Game, actor: str) -> Asking:
    """3d: the Caballeros stay inside. Announcing it is all there is to it, so a Veto falls there or never."""
    score(g, CASTILLO)
    yield from ()


# --- Stack 4 and 5 ---


def scoreboard_moves(g: Game) -> list[str]:
    """4a: onto any place without one; neither from nor to the King's region. The Castillo: X14."""
    places = g.open_regions() + ([CASTILLO] if g.options["scoreboard-on-castillo"] else [])
    free = [p for p in places if p not in g.boards.values()]
    movable = [b for b, at in g.boards.items() if at is None or at == CASTILLO or not g.taboo(at)]
    return [f"scoreboard {b} {p}" for b in movable for p in free]


def scoreboard(g: Game, actor: str) -> Asking:
    move = yield from choose(actor, "scoreboard", scoreboard_moves(g))
    yield from objection(g, actor)
    _, board, place = move.split()
    g.boards[board] = place


def power_back(g: Game, actor: str) -> Asking:
    """4b: one used power card, that of this round too. It is not shown, so there is nothing more to object to."""
    seat = g.seat(actor)
    move = yield from choose(actor, "power-back", [f"take {n}" for n in seat.used])
    power = power_of(move)
    seat.used.remove(power)
    seat.hand.append(power)


def fill_court(g: Game, actor: str, number: int, with_veto: bool) -> Asking:
    """Up to `number` from the provinces; what is missing there may be taken from regions (RULINGS.md 1.9, X12)."""
    seat = g.seat(actor)
    most = min(number, seat.provinces)
    move = yield from choose(actor, "court", [f"court {n}" for n in range(most + 1)])
    taken = int(move.split()[1])
    if with_veto:
        yield from objection(g, actor)
    g.move(actor, PROVINCES, COURT, taken)
    missing = number - taken if seat.provinces == 0 else 0
    while missing > 0 and g.spots_of(actor):
        move = yield from choose(actor, "recall", [f"recall {p}" for p in g.spots_of(actor)] + ["done"])
        if move == "done":
            return
        if with_veto:
            yield from objection(g, actor)
        g.move(actor, move.split()[1], COURT)
        missing -= 1


def grande_targets(g: Game, actor: str) -> list[str]:
    """4d: not from, not to the King's region, not the Castillo."""
    home = g.seat(actor).grande
    return [] if home is None or g.taboo(home) else [r for r in g.open_regions() if r != home]


def move_grande(g: Game, actor: str) -> Asking:
    move = yield from choose(actor, "grande", [f"grande {r}" for r in grande_targets(g, actor)])
    yield from objection(g, actor)
    g.seat(actor).grande = move.split()[1]


def score_secret(g: Game, actor: str) -> Asking:
    """4e: all players choose; every region chosen exactly once is scored, in an order of the active player's (X13)."""
    yield from choose_secretly(g.disks, "disk", {c: [f"disk {r}" for r in REGIONS] for c in g.colours()})
    answers = list(g.disks.values())
    yield from objection(g, actor)
    g.disks.clear()
    yield from score_set(g, actor, [r for r in REGIONS if answers.count(r) == 1])


def evictable(g: Game, actor: str) -> list[str]:
    return [r for r in g.open_regions() if any(g.count(o, r) for c in g.fellows(actor) for o in g.owned(c))]


def eviction(g: Game, actor: str) -> Asking:
    """4f: the others leave the region for the one on their disk; the King's or the same region: to the court (X20)."""
    move = yield from choose(actor, "evict", [f"evict {r}" for r in evictable(g, actor)])
    source = move.split()[1]
    yield from objection(g, actor)
    leaving = [c for c in g.colours() if c != actor and any(g.count(o, source) for o in g.owned(c))]
    yield from choose_secretly(g.disks, "disk", {c: [f"disk {r}" for r in REGIONS] for c in leaving})
    answers = dict(g.disks)
    yield from objection(g, actor)
    g.disks.clear()
    for colour in leaving:
        target = answers[colour]
        court = g.taboo(target) or target == source
        for owner in g.owned(colour):
            if not court or owner not in g.retinue:  # those without a seat have no court
                g.leave(owner, source, g.count(owner, source), COURT if court else target)


def king_to(targets: Callable[[Game], list[str]], may_stay: bool) -> Callable[[Game, str], Asking]:
    def do(g: Game, actor: str) -> Asking:
        moves = [f"king {r}" for r in targets(g)] + (["king stay"] if may_stay else [])
        move = yield from choose(actor, "king", moves)
        yield from objection(g, actor)
        if move != "king stay":
            g.rules.king_to(g, move.split()[1])

    return do


def king_next(g: Game) -> list[str]:
    return [r for r in g.neighbours(g.king) if r in g.king_lands()]


def king_anywhere(g: Game) -> list[str]:
    return [r for r in g.king_lands() if r != g.king]


ALWAYS = lambda g, actor: True  # noqa: E731

SPECIALS: dict[str, Special] = {
    "intrigue-3-any": moving(3, 3, 3),
    "intrigue-4-any": moving(4, 4, 4),
    "intrigue-4-own": moving(4, 0, 4),
    "intrigue-3-foreign": moving(0, 3, 3),
    "intrigue-2-own-2-foreign": moving(2, 2, 4),
    "intrigue-5-from-one": Special(lambda g, a: any(g.total(r) for r in g.open_regions()), five_from_one),
    "intrigue-all-own": Special(has_own, all_own),
    "intrigue-2-from-court": Special(has_court, from_court),
    "intrigue-all-own-or-court": Special(lambda g, a: has_own(g, a) or has_court(g, a), either),
    "veto": Special(ALWAYS, keep_veto),
    "decay-all": decay(None),
    "decay-3": decay(3),
    "send-one-each": Special(lambda g, a: bool(victims(g, a)), send_one_each),
    "king-angry": Special(lambda g, a: any(could_send(g, c) for c in others(g, a)), king_angry),
    "lose-region": secret_loss(None),
    "lose-two": secret_loss(2),
    "score-one-2": Special(ALWAYS, score_one),
    "score-one-3": Special(ALWAYS, score_one),
    "score-fours": scoring(lambda g, a: regions_worth(g, 4)),
    "score-fives": scoring(lambda g, a: regions_worth(g, 5)),
    "score-sixes-sevens": scoring(lambda g, a: regions_worth(g, 6, 7)),
    "score-castillo": Special(lambda g, a: bool(g.castillo), score_castillo),
    "score-first-only": scoring(lambda g, a: g.lands, first_only=True),
    "score-most": scoring(lambda g, a: extreme(g, True)),
    "score-fewest": scoring(lambda g, a: extreme(g, False)),
    "scoreboard": Special(lambda g, a: bool(scoreboard_moves(g)), scoreboard),
    "power-back": Special(lambda g, a: bool(g.seat(a).used), power_back),
    "court-2": Special(
        lambda g, a: g.seat(a).provinces > 0 or has_region(g, a),
        lambda g, a: fill_court(g, a, 2, with_veto=True),
    ),
    "grande": Special(lambda g, a: bool(grande_targets(g, a)), move_grande),
    "score-secret": Special(ALWAYS, score_secret),
    "eviction": Special(lambda g, a: bool(evictable(g, a)), eviction),
    "royal-adviser": Special(ALWAYS, king_to(king_next, may_stay=False)),
    "king": Special(ALWAYS, king_to(king_anywhere, may_stay=True)),
}
