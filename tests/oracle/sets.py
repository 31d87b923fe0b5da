# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sets that are compared: their setups, and the rules that go with them."""

import random

from anniversary import EXILE_CARD, AnniversaryRules, DummyRules
from board import ACTION_CARDS, REGIONS
from colonies_board import TABLE_TOKEN, ColoniesGame
from colonies_cards import COLONIES_CARDS, COLONIES_STACKS, TURN_OVER
from grand_cards import BLACK, QUEEN_JESTER, STACK_6, stack_6
from grandissimo import GrandRules, has_inquisitor
from inquisitor_colonies import ColoniesRules
from intrigue_king import IntrigueRules
from king_cards import CABALLERO_CARDS, DECKS, YOU_MAY, caballeros
from king_colonies import KingColoniesRules
from pieces import Game
from protocol import card_kinds
from turn import BaseRules

NAMES = ["base", "intrigue_king", "anniversary", "inquisitor_colonies", "grandissimo", "king_colonies"]
GAMES: dict[str, type[Game]] = {"inquisitor_colonies": ColoniesGame}

BASE_OPTIONS = {  # RULINGS.md section 7
    "all-own-must-leave": [False, False, True],
    "castillo-by-choice": [True, True, False],
    "send-own-too": [False, False, True],
    "send-may-stop": [False, False, True],
    "used-power-open": [True, False, "top"],
    "scoreboard-on-castillo": [True, True, False],
    "no-veto": [False, False, False, True],
    "tie-break": ["shared", "tournament"],
    "starter": ["random", "random", "blue"],
}
KING_OPTIONS = {  # its README
    "ki-cards": ["18", "29", "29", "31", "known"],
    "ki-hands": ["by-hand", "by-hand", "random", "preset"],
    "ki-opening": ["court", "provinces"],
    "ki-optional": [False, False, True],
    "ki-own-action": ["few", "all"],
    "ki-starter": ["lowest", "highest"],
}
GRAND_OPTIONS = {  # its README; with "gr-cards", which is drawn as a set
    "gr-parts": ["ship,jail,inquisitor", "ship,jail,inquisitor", "ship,jail", "inquisitor", "ship,inquisitor", ""],
    "gr-black": ["nobody", "nobody", "holder"],
    "gr-revolution": ["own", "any"],
    "gr-king-returns": ["old-region", "portugal"],
}
COLONIES_OPTIONS = {  # its README
    "colonies-france-is-spain": [False, False, True],
    "colonies-sailing": ["turn-start", "any-time"],
}
ANNIVERSARY_OPTIONS = {"anniversary-exile": [False, True]}

def drawn(options: dict[str, list], chance: random.Random) -> dict:
    return {name: chance.choice(values) for name, values in options.items()}


def setup(name: str, players: int, seed: str, chance: random.Random) -> dict:
    """The setup of one game: now and then with other options and with six rounds."""
    rounds = chance.choice([9, 9, 9, 6])
    options = drawn(BASE_OPTIONS, chance)
    expansions = []
    if name == "intrigue_king":
        expansions = [name]
        options = {**options, **drawn(KING_OPTIONS, chance)}
    if name == "grandissimo":
        expansions = [name]
        options = {**options, **drawn(GRAND_OPTIONS, chance)}
        number = chance.choice([11, 12, 15, 19, 19])
        cards = chance.sample(list(STACK_6), number)
        options["gr-cards"] = ",".join(c for c in STACK_6 if c in cards)
    if name == "inquisitor_colonies":
        expansions = [name]
        options = {**options, **drawn(COLONIES_OPTIONS, chance)}
    if name == "king_colonies":  # the bridge is never named, and asks nothing about the opening (README)
        expansions = ["inquisitor_colonies", "intrigue_king"]
        both = {k: v for k, v in {**KING_OPTIONS, **COLONIES_OPTIONS}.items() if k != "ki-opening"}
        options = {**options, **drawn(both, chance)}
    edition = chance.choice(["classic", "bigbox"])
    if name == "anniversary":
        edition = name
        options = {**options, **drawn(ANNIVERSARY_OPTIONS, chance)}
    return {
        "edition": edition,
        "expansions": expansions,
        "players": players,
        "rounds": rounds,
        "seed": seed,
        "options": options,
    }


def printed_cards(g: Game, expansions: list[str]) -> dict[str, tuple]:
    """What `cards` must say: Caballeros, and the copies of an action card or whether an action is owed (X29)."""
    optional = g.options.get("ki-optional", False)
    cards: dict[str, tuple] = {}
    if "intrigue_king" in expansions:
        deck = DECKS[g.options["ki-cards"]]
        cards |= {f"ki-{n}": (caballeros(n), n not in YOU_MAY and n != "joker" and not optional) for n in deck}
        cards |= {"ki-king": (0, False), "ki-intrigue": (0, not optional)}
        # `cards` has no number of players: four
        cards |= {f"caballero-{n}": (n, False) for n in CABALLERO_CARDS[4]}
    else:
        cards |= {k: (stack, n) for stack, kinds in ACTION_CARDS.items() for k, n in kinds.items()}
    if "grandissimo" in expansions:
        cards |= {card: (STACK_6[card], 1) for card in stack_6(g.options)} | {QUEEN_JESTER: (2, 1)}
    if "inquisitor_colonies" in expansions:
        cards |= {k: (number, n) for k, (_, n, number, _) in COLONIES_CARDS.items()}
    if g.options.get("anniversary-exile"):
        cards |= {EXILE_CARD: (4, 1)}
    return cards


KING_PREFIXES = ("ki-", "caballero-")
VETO_CARDS = ("veto", "ki-40", TURN_OVER)  # RULINGS.md 1.8: switched off, they are left out


def check_cards(g: Game, expansions: list[str], told: list[dict]) -> None:
    second = {c["id"]: c["owed" if c["id"].startswith(KING_PREFIXES) else "copies"] for c in told}
    theirs = {card["id"]: (card["caballeros"], second[card["id"]]) for card in told}
    without = VETO_CARDS if g.options["no-veto"] else ()
    ours = {card: row for card, row in printed_cards(g, expansions).items() if card not in without}
    assert ours == theirs, f"cards: {sorted(set(ours.items()) ^ set(theirs.items()))}"


def check_stacks(g: Game, expansions: list[str]) -> None:
    """All cards, each in its stack (RULINGS.md 1.7); with Intrigue & the King none of the base game (2.1)."""
    without = VETO_CARDS if g.options["no-veto"] else ()
    stacks: dict[int, dict[str, int]] = {} if "intrigue_king" in expansions else dict(ACTION_CARDS)
    if "inquisitor_colonies" in expansions:
        stacks |= COLONIES_STACKS
    printed = {
        stack: [k for k, n in cards.items() for _ in range(n) if k not in without] for stack, cards in stacks.items()
    }
    if g.options.get("anniversary-exile"):
        printed[4].append(EXILE_CARD)
    if g.edition == "anniversary" and len(g.seats) == 2:
        printed[2], printed[3] = printed[2] + printed[3], []  # RULINGS.md 6.2
    if "gr-cards" in g.options:
        printed[6], printed[7] = stack_6(g.options), [QUEEN_JESTER]
    dealt = {s: card_kinds(c) for s, c in g.stacks.items() if c}
    assert dealt == {s: sorted(cards) for s, cards in printed.items() if cards}


def check_deal(g: Game) -> None:
    """What chance may have laid out (RULINGS.md 1.5): King and homes in different regions, 2, 7 and 21 pieces."""
    assert g.options["starter"] in ("random", g.starter)
    colonies = isinstance(g, ColoniesGame)
    homes = [s.grande for s in g.seats]
    drawn = [g.king, *homes] + ([*g.black_homes(), g.tokens[TABLE_TOKEN]] if colonies else [])
    assert set(drawn) <= set(REGIONS) and len(set(drawn)) == len(drawn)
    pieces = (9, 25) if colonies else (7, 21)  # 3.1
    for seat in g.seats:
        assert seat.grande
        assert g.regions[seat.grande][seat.colour] == 2 and (seat.court, seat.provinces) == pieces


def check_black(g: Game) -> None:
    """RULINGS.md 4.1: two in one drawn region, and every region card is drawn once."""
    drawn = {r: there[BLACK] for r, there in g.regions.items() if BLACK in there}
    assert list(drawn.values()) == ([2] if has_inquisitor(g) else [])
    assert not set(drawn) & {g.king, *(s.grande for s in g.seats)}


def prepare(g: Game, position: dict) -> BaseRules:
    """The rules of this game, and a look at how it was dealt."""
    if isinstance(g, ColoniesGame):
        g.tokens[TABLE_TOKEN] = position["tokens"][TABLE_TOKEN]
    check_deal(g)
    check_stacks(g, position["expansions"])
    if "intrigue_king" in position["expansions"]:
        assert not any(s.hand for s in g.seats)
        return KingColoniesRules() if isinstance(g, ColoniesGame) else IntrigueRules()
    if "grandissimo" in position["expansions"]:
        check_black(g)
        return GrandRules()
    assert all(s.hand == list(range(1, 14)) for s in g.seats)
    if position["edition"] == "anniversary":
        return DummyRules() if len(g.seats) == 2 else AnniversaryRules()
    return ColoniesRules() if isinstance(g, ColoniesGame) else BaseRules()
