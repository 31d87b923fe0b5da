# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""How the rules ask: they are generators that yield an Ask and are sent the answer."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

Answer = tuple[str, str]  # seat, move


@dataclass(frozen=True)
class Ask:
    """A decision. Usually of one seat; of several where they answer in any order (disks)."""

    kind: str
    moves: dict[str, list[str]]  # what each seat that may answer can say


Asking = Generator[Ask, Answer, Any]


def choose(seat: str, kind: str, moves: list[str]) -> Asking:
    """One seat chooses. What leaves no choice is not asked (protocol, section 3)."""
    assert moves, f"{seat} is asked '{kind}' and has nothing to answer"
    if len(moves) == 1:
        return moves[0]
    _, move = yield Ask(kind, {seat: moves})
    return move


def choose_secretly(answers: dict[str, str], kind: str, options: dict[str, list[str]]) -> Asking:
    """Several seats choose in any order; each answer is put into `answers` as it comes, without its first word.

    Who has no choice answers by himself when he is the first of those who are left (order of the protocol).
    """
    left = dict(options)
    while left:
        first = next(iter(left))
        if len(left[first]) == 1:
            seat, move = first, left[first][0]
        else:
            seat, move = yield Ask(kind, dict(left))
        answers[seat] = move.split(" ", 1)[1]
        del left[seat]
