# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine behind its line protocol, and the oracle's position in the protocol's words."""

import json
import subprocess

from board import kind_of
from pieces import Game, Seat


class Engine:
    """elgrande-cli as a child process. Several requests may be sent before the first answer is read."""

    def __init__(self, program: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([program, "engine"], stdin=pipe, stdout=pipe, text=True)

    def ask(self, *requests: dict) -> list[dict]:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write("".join(json.dumps(r) + "\n" for r in requests))
        self.process.stdin.flush()
        return [json.loads(self.process.stdout.readline()) for _ in requests]

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def game_from(position: dict, kind: type[Game] = Game) -> Game:
    """A game as it begins: what was drawn (King, homes, starter, order of the stacks) is told, not guessed."""
    seats = position["seats"]
    g = kind(
        seats=[Seat(s["colour"], s["court"], s["provinces"], s["grande"], hand=list(s["hand"])) for s in seats],
        options=position["options"],
        king=position["king"],
        starter=position["starter"],
        edition=position["edition"],
        rounds=position["rounds"],
        ranks={2: 1, 3: 2}.get(len(seats), 3),  # RULINGS.md 1.6, step 3
    )
    for region, there in position["regions"].items():
        g.regions[region] = dict(there)
    g.stacks = {int(stack): [c for c in cards if c] for stack, cards in position["stacks"].items()}
    g.offer = dict.fromkeys(g.stacks)
    return g


def seat_view(seat: Seat) -> dict:
    return {
        "colour": seat.colour,
        "score": seat.score,
        "grande": seat.grande,
        "court": seat.court,
        "provinces": seat.provinces,
        "hand": sorted(seat.hand, key=str),
        "used": sorted(seat.used, key=str),
        "played": seat.played,
        "taken": seat.taken,
        "before": sorted(seat.before),
    }


def view(g: Game) -> dict:
    """The position in the protocol's words (section 4)."""
    places = {**g.regions, **g.beside}
    return {
        "round": g.round,
        "phase": g.phase,
        "starter": g.starter,
        "king": g.king_waits or g.king,
        "to_move": g.to_move,
        "order": g.order,
        "seats": [seat_view(s) for s in g.seats],
        "dummies": [seat_view(s) for s in g.dummies],
        "regions": {p: dict(there) for p, there in places.items() if there},
        "castillo": dict(g.castillo),
        "scoreboards": {b: at for b, at in g.boards.items() if at},
        "offer": {str(stack): copy for stack, copy in g.offer.items()},
        "left": {str(stack): sorted(cards) for stack, cards in g.stacks.items()},
        "disks": dict(g.disks),
        "kept": sorted((k.kind, k.seat) for k in g.kept),
        "tokens": {t: in_order(at) for t, at in g.tokens.items()},
    }


def in_order(at):
    """Which of several equal tokens lies where makes no difference."""
    return sorted(at, key=str) if isinstance(at, list) else at


SEAT_FIELDS = ("colour", "score", "grande", "court", "provinces", "played", "taken")


def told_seat(seat: dict) -> dict:
    return {
        **{k: seat[k] for k in SEAT_FIELDS},
        "hand": sorted(seat["hand"], key=str),
        "used": sorted(seat["used"], key=str),
        "before": sorted(card for card in seat.get("before") or [] if card),
    }


def told(position: dict) -> dict:
    """The engine's position, cut to what the oracle keeps (see DIFFERENCES.md, normalisation)."""
    same = ("round", "phase", "starter", "king", "to_move", "order", "castillo", "scoreboards")
    return {
        **{k: position[k] for k in same},
        "seats": [told_seat(s) for s in position["seats"]],
        "dummies": [told_seat(s) for s in position.get("dummies", [])],
        "regions": position["regions"],
        "offer": position["offer"],
        "left": {stack: sorted(cards) for stack, cards in position["left"].items()},
        "disks": position["disks"],
        "kept": sorted((k["kind"], k["seat"]) for k in position["kept"]),
        "tokens": {t: in_order(at) for t, at in position.get("tokens", {}).items()},
    }


def points_of(events: list[dict]) -> list[tuple]:
    return [(e["place"], e["seat"], e["points"], e["reason"]) for e in events if e["event"] == "points"]


def card_kinds(cards: list[str]) -> list[str]:
    return sorted(kind_of(c) for c in cards)
