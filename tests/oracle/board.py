# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The map and the printed numbers of the base game, as RULINGS.md lists them."""

CASTILLO = "castillo"

# RULINGS.md 1.1: the rows in the order of the scoring bar (1.3), the scoreboard and the neighbours of each region.
SCOREBOARDS: dict[str, tuple[int, int, int]] = {
    "galicia": (4, 2, 0),
    "pais_vasco": (5, 3, 1),
    "aragon": (5, 4, 1),
    "cataluna": (4, 2, 1),
    "castilla_la_vieja": (6, 4, 2),
    "castilla_la_nueva": (7, 4, 2),
    "sevilla": (4, 3, 1),
    "granada": (6, 3, 1),  # X3
    "valencia": (5, 3, 2),
    CASTILLO: (5, 3, 1),
}
REGIONS: list[str] = [place for place in SCOREBOARDS if place != CASTILLO]

BORDERS: list[tuple[str, str]] = [
    ("galicia", "castilla_la_vieja"),
    ("galicia", "pais_vasco"),
    ("pais_vasco", "castilla_la_vieja"),
    ("pais_vasco", "aragon"),
    ("castilla_la_vieja", "aragon"),
    ("castilla_la_vieja", "castilla_la_nueva"),
    ("aragon", "castilla_la_nueva"),
    ("aragon", "cataluna"),
    ("aragon", "valencia"),
    ("cataluna", "valencia"),
    ("castilla_la_nueva", "valencia"),
    ("castilla_la_nueva", "granada"),
    ("castilla_la_nueva", "sevilla"),
    ("sevilla", "granada"),
    ("granada", "valencia"),
]

# RULINGS.md 1.2
MOBILE: dict[str, tuple[int, int, int]] = {"8/4/0": (8, 4, 0), "4/0/0": (4, 0, 0)}

# RULINGS.md 1.4: Caballeros from the provinces to the court.
POWER: dict[int, int] = {1: 6, 2: 5, 3: 5, 4: 4, 5: 4, 6: 3, 7: 3, 8: 2, 9: 2, 10: 1, 11: 1, 12: 0, 13: 0}

# RULINGS.md 1.7: id -> copies, stack by stack; the number of the stack is the number of Caballeros.
ACTION_CARDS: dict[int, dict[str, int]] = {
    1: {
        "intrigue-3-any": 1,
        "intrigue-4-any": 1,
        "intrigue-4-own": 1,
        "intrigue-3-foreign": 1,
        "intrigue-2-own-2-foreign": 2,
        "intrigue-5-from-one": 2,
        "intrigue-all-own": 1,
        "intrigue-2-from-court": 1,
        "intrigue-all-own-or-court": 1,
    },
    2: {
        "veto": 2,
        "decay-all": 1,
        "decay-3": 1,
        "send-one-each": 1,
        "king-angry": 1,
        "lose-region": 1,
        "lose-two": 1,
        "score-one-2": 3,
    },
    3: {
        "score-fours": 2,
        "score-fives": 2,
        "score-sixes-sevens": 1,
        "score-castillo": 2,
        "score-first-only": 1,
        "score-most": 1,
        "score-fewest": 1,
        "score-one-3": 1,
    },
    4: {
        "scoreboard": 3,
        "power-back": 2,
        "court-2": 1,
        "grande": 2,
        "score-secret": 1,
        "eviction": 1,
        "royal-adviser": 1,
    },
    5: {"king": 1},
}


def stack_of(card: str) -> int:
    """The stack a card (without the number of its copy) belongs to."""
    return next(stack for stack, cards in ACTION_CARDS.items() if card in cards)


def kind_of(copy: str) -> str:
    """The card of which this is a copy: `veto#2` is a `veto`."""
    return copy.split("#")[0]
