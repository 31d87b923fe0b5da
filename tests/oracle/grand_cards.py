# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of Grandissimo (RULINGS.md 4.2; its README: which base action the unnamed ones have; S001, its notes)."""

from asking import Asking, choose
from board import REGIONS
from cards import ALWAYS, SPECIALS, Special, relocations
from pieces import Game, Kept
from veto import objection

BLACK = "black"
PORTUGAL = "portugal"
# id -> Caballeros, in the order of the list
STACK_6: dict[str, int] = {
    "gr-boycott": 3,
    "gr-alliance": 3,
    "gr-double-turn": 1,
    "gr-free-choice": 3,
    "gr-revolution": 2,
    "gr-inquisitor-1": 3,
    "gr-inquisitor-2": 3,
    "gr-inquisitor-3": 3,
    "gr-ship-intrigue": 3,
    "gr-ship-deploy": 3,
    "gr-ship-grande": 3,
    "gr-ship-court": 3,
    "gr-jail-send": 2,
    "gr-jail-decay": 2,
    "gr-jail-king-angry": 2,
    "gr-score-one": 3,
    "gr-score-most": 3,
    "gr-scoreboard": 3,
    "gr-score-secret": 3,
}
FEWEST = 11
QUEEN_JESTER = "gr-queen-jester"
INQUISITOR_CARDS = [card for card in STACK_6 if card.startswith("gr-inquisitor")]
RETURNING = ("king", QUEEN_JESTER)


def parts(options: dict) -> list[str]:
    return options["gr-parts"].split(",")


def stack_6(options: dict) -> list[str]:
    """The cards that are played with; without the Inquisitor others come in for his, up to eleven (README)."""
    cards = options["gr-cards"].split(",")
    if "inquisitor" in parts(options):
        return cards
    cards = [card for card in cards if card not in INQUISITOR_CARDS]
    others = [card for card in STACK_6 if card not in cards + INQUISITOR_CARDS]
    return cards + others[: max(0, FEWEST - len(cards))]


def has_symbol(g: Game, card: str, symbol: str) -> bool:
    """Is the ship or the jail on this card? Without the part it does nothing."""
    return card.startswith(f"gr-{symbol}-") and symbol in parts(g.options)


# --- Boycott, Alliance ---


def region_cards(g: Game) -> list[str]:
    """S001: only those that no other player's special action has taken. There is none of Portugal."""
    return [r for r in REGIONS if r not in g.rules.boycotts and r not in g.rules.alliances]


def boycott(g: Game, actor: str) -> Asking:
    move = yield from choose(actor, "gr-boycott", [f"gr-boycott {r}" for r in region_cards(g)])
    yield from objection(g, actor)
    g.rules.boycotts.append(move.split()[1])
    g.kept.append(Kept("gr-boycott", actor, None))


def alliance(g: Game, actor: str) -> Asking:
    move = yield from choose(actor, "gr-alliance", [f"gr-alliance {r}" for r in region_cards(g)])
    answer = yield from choose(actor, "gr-partner", [f"gr-partner {c}" for c in g.fellows(actor)])
    yield from objection(g, actor)
    g.rules.alliances[move.split()[1]] = [actor, answer.split()[1]]
    g.kept.append(Kept("gr-alliance", actor, None))


# --- Double turn, Free choice, Revolution ---


def double_turn(g: Game, actor: str) -> Asking:
    g.kept.append(Kept("gr-double-turn", actor, g.round + 1))
    yield from ()


def free_choice(g: Game, actor: str) -> Asking:
    g.kept.append(Kept("gr-free-choice", actor, None))
    yield from ()


def revolution(g: Game, actor: str) -> Asking:
    """A Grande becomes King where he stands; whose is ours to decide (4.2)."""
    whose = g.colours() if g.options["gr-revolution"] == "any" else [actor]
    move = yield from choose(actor, "gr-revolution", [f"gr-crown {c}" for c in whose])
    yield from objection(g, actor)
    colour = move.split()[1]
    g.rules.old_region = g.king
    g.tokens["gr-crown"] = colour
    g.king_waits = PORTUGAL
    g.king = g.seat(colour).grande or g.king


# --- Grand Inquisitor ---


def can_inquire(g: Game, actor: str) -> bool:
    return g.tokens["inquisitor"] != actor or bool(relocations(g, [BLACK], None))


def inquire(g: Game, actor: str) -> Asking:
    """He comes to the court; two moves of black Caballeros, each with one of another player who agrees."""
    g.rules.host_inquisitor(g, actor)
    for _ in range(2):
        moves = relocations(g, [BLACK], None)
        if not moves:
            return
        move = yield from choose(actor, "relocate", [*moves, "done"])
        if move == "done":
            return
        yield from objection(g, actor)
        _, _, start, target = move.split()
        g.move(BLACK, start, target)
        yield from company(g, actor, start, target)


def company(g: Game, actor: str, start: str, target: str) -> Asking:
    there = [c for c in g.fellows(actor) if g.count(c, start)]
    move = yield from choose(actor, "gr-along", [*(f"gr-along {c}" for c in there), "done"])
    if move == "done":
        return
    colour = move.split()[1]
    answer = yield from choose(colour, "gr-consent", ["gr-follow", "done"])
    if answer == "gr-follow":
        yield from objection(g, actor)
        g.move(colour, start, target)


# --- Queen and Jester ---


def court_figures(g: Game, actor: str) -> list[str]:
    """S001: one at the side of the board; if both are with other players, the player chooses. So never his own."""
    free = [f for f in ("queen", "jester") if g.tokens[f] is None]
    return free or [f for f in ("queen", "jester") if g.tokens[f] != actor]


def welcome(g: Game, actor: str) -> Asking:
    figures = court_figures(g, actor)
    move = yield from choose(actor, "gr-welcome", [f"gr-welcome {f}" for f in figures])
    yield from objection(g, actor)
    g.tokens[move.split()[1]] = actor


GRAND_SPECIALS: dict[str, Special] = {
    "gr-boycott": Special(lambda g, a: bool(region_cards(g)), boycott),
    "gr-alliance": Special(lambda g, a: bool(region_cards(g)), alliance),
    "gr-double-turn": Special(lambda g, a: g.round < 9, double_turn),  # in the last one it could do nothing
    "gr-free-choice": Special(ALWAYS, free_choice),
    "gr-revolution": Special(ALWAYS, revolution),
    **{card: Special(can_inquire, inquire) for card in INQUISITOR_CARDS},
    "gr-ship-intrigue": SPECIALS["intrigue-4-own"],
    "gr-ship-deploy": SPECIALS["intrigue-2-from-court"],
    "gr-ship-grande": SPECIALS["grande"],
    "gr-ship-court": SPECIALS["court-2"],
    "gr-jail-send": SPECIALS["send-one-each"],
    "gr-jail-decay": SPECIALS["decay-3"],
    "gr-jail-king-angry": SPECIALS["king-angry"],
    "gr-score-one": SPECIALS["score-one-2"],
    "gr-score-most": SPECIALS["score-most"],
    "gr-scoreboard": SPECIALS["scoreboard"],
    "gr-score-secret": SPECIALS["score-secret"],
    QUEEN_JESTER: Special(lambda g, a: bool(court_figures(g, a)), welcome),
}
SPECIALS.update(GRAND_SPECIALS)
