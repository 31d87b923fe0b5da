"""The sets that are compared: their setups, and the rules that go with them."""

import random

from board import ACTION_CARDS
from pieces import Game
from protocol import card_kinds
from turn import BaseRules

NAMES = ["base"]

BASE_OPTIONS = {  # facts.md section 7
    "all-own-must-leave": [False, False, True],
    "castillo-by-choice": [True, True, False],
    "send-own-too": [False, False, True],
    "scoreboard-on-castillo": [True, True, False],
    "no-veto": [False, False, False, True],
    "starter": ["random", "random", "blue"],
}


def drawn(options: dict[str, list], chance: random.Random) -> dict:
    return {name: chance.choice(values) for name, values in options.items()}


def setup(name: str, players: int, seed: str, chance: random.Random) -> dict:
    """The setup of one game: now and then with other options and with six rounds."""
    rounds = chance.choice([9, 9, 9, 6])
    edition = chance.choice(["classic", "bigbox"])
    return {"edition": edition, "players": players, "rounds": rounds, "seed": seed, "options": drawn(BASE_OPTIONS, chance)}


def check_deal(g: Game) -> None:
    """What chance may have laid out (facts.md 1.5): all cards, King and homes in different regions, 2, 7 and 21 pieces."""
    without = {"veto"} if g.options["no-veto"] else set()  # facts.md 1.8: both cards are left out
    printed = {s: [k for k, n in cards.items() for _ in range(n) if k not in without] for s, cards in ACTION_CARDS.items()}
    assert {s: card_kinds(c) for s, c in g.stacks.items()} == {s: sorted(cards) for s, cards in printed.items()}
    assert g.options["starter"] in ("random", g.starter)
    homes = [s.grande for s in g.seats]
    assert len({g.king, *homes}) == len(homes) + 1
    for seat in g.seats:
        assert seat.grande
        assert g.regions[seat.grande] == {seat.colour: 2} and (seat.court, seat.provinces) == (7, 21)
        assert seat.hand == list(range(1, 14))


def prepare(g: Game, position: dict) -> BaseRules:
    check_deal(g)
    return BaseRules()
