#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays random games with the engine and the oracle side by side and compares them at every decision.

compare.py ENGINE --set base --players 4 --games 20 --seed 1
"""

import argparse
import json
import random
import sys
from dataclasses import dataclass, field

import sets
from asking import Ask
from board import CASTILLO, kind_of
from pieces import Game
from protocol import Engine, game_from, points_of, told, view
from scoring import awards, winners


class Difference(Exception):
    pass


@dataclass
class Tally:
    games: int = 0
    decisions: int = 0
    moves: int = 0
    scorings: int = 0
    ties: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    cards: dict[str, int] = field(default_factory=dict)
    differences: int = 0


def unlike(path: str, ours, theirs) -> list[str]:
    """Where two values differ, one line each."""
    if ours == theirs:
        return []
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return [
            line
            for key in sorted(set(ours) | set(theirs))
            for line in unlike(f"{path}.{key}", ours.get(key), theirs.get(key))
        ]
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [line for i, (a, b) in enumerate(zip(ours, theirs)) for line in unlike(f"{path}[{i}]", a, b)]
    return [f"{path}: oracle {json.dumps(ours)}, engine {json.dumps(theirs)}"]


def decision_of(ask: Ask | None) -> dict | None:
    if ask is None:
        return None
    return {"kind": ask.kind, "waiting": list(ask.moves), "moves": {s: sorted(m) for s, m in ask.moves.items()}}


class Match:
    """One game, played by both."""

    def __init__(self, engine: Engine, setup: dict, chance: random.Random, tally: Tally) -> None:
        self.engine, self.chance, self.tally = engine, chance, tally
        self.zeal = chance.choice((0.0, 0.5, 0.9, 0.97))  # how often a game's players do not stop before they must
        self.fond = 0.0  # how often they prefer what a set has for itself
        self.hoards = chance.random() < 0.3  # its players take all that they can, until the provinces are empty
        self.likes: tuple[str, ...] = ()  # words in those moves
        self.shuns = False  # whether they leave some moves of its alone
        self.history: list[str] = []
        (reply,) = engine.ask({"cmd": "new", "setup": setup})
        if not reply["ok"]:
            raise Difference(f"new: {reply['error']}")
        kinds = [sets.GAMES[e] for e in setup["expansions"] if e in sets.GAMES]
        self.game = game_from(reply["position"], *kinds)
        self.rules = sets.prepare(self.game, reply["position"])
        self.rules.table = reply["position"]
        table = {k: setup[k] for k in ("edition", "expansions", "options")}
        (cards,) = engine.ask({"cmd": "cards", **table})
        sets.check_cards(self.game, setup["expansions"], cards["cards"])
        numbered = ((c["id"], n) for c in cards["cards"] for n in range(1, c["copies"] + 1))
        self.rules.copies = [card if n == 1 else f"{card}#{n}" for card, n in numbered]
        if self.rules.favourites:
            self.fond = chance.choice((0.0, 0.4, 0.8))
            likes = self.rules.favourites
            self.shuns = chance.random() < 0.3
            self.likes = likes if chance.random() < 0.5 else tuple(chance.sample(likes, min(3, len(likes))))
        self.asking = self.rules.game(self.game)

    def next_ask(self, answer: tuple[str, str] | None) -> Ask | None:
        try:
            return self.asking.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            return None

    def pick(self, ask: Ask) -> tuple[str, str]:
        seat = self.chance.choice(list(ask.moves))
        moves = ask.moves[seat]
        if ask.kind == "court" and self.hoards:
            return seat, moves[-1]
        if self.shuns:
            moves = [m for m in moves if not any(word in m for word in self.rules.shunned)] or moves
        fond_of = [m for m in moves if any(word in m for word in self.likes)] if self.fond else []
        if fond_of and self.chance.random() < self.fond:
            return seat, self.chance.choice(fond_of)
        if self.chance.random() < self.zeal:
            moves = [m for m in moves if m not in ("done", "end", "court 0", "allow all")] or moves
        return seat, self.chance.choice(moves)

    def engine_decision(self, ask: Ask | None, reply: dict) -> dict | None:
        decision = reply["decision"]
        if decision is None:
            return None
        waiting = decision.get("waiting", [decision["seat"]])
        moves = {decision["seat"]: sorted(decision["moves"])}
        others = [s for s in waiting if s != decision["seat"]]
        for seat, more in zip(others, self.engine.ask(*({"cmd": "decision", "seat": s} for s in others))):
            moves[seat] = sorted(more["decision"]["moves"])
        return {"kind": decision["kind"], "waiting": waiting, "moves": moves}

    def unlike_positions(self, position: dict) -> list[str]:
        return unlike("", self.rules.view(view(self.game)), self.rules.told(told(position), position))

    def compare(self, ask: Ask | None, state: dict, decision: dict) -> None:
        theirs = self.engine_decision(ask, decision)
        lines = unlike("decision", decision_of(ask), theirs) + self.unlike_positions(state["position"])
        if ask is None and theirs is None:
            lines += unlike("final", final(self.game), decision["final"])
            scores = sorted(s.score for s in self.game.seats)
            self.tally.ties += scores[-1] == scores[-2]
        if lines:
            raise Difference("\n".join(lines))
        if ask:
            self.tally.decisions += 1
            self.tally.moves += sum(len(m) for m in ask.moves.values())
            self.tally.kinds[ask.kind] = self.tally.kinds.get(ask.kind, 0) + 1

    def compare_scoring(self) -> None:
        """What scoring each place, and a general scoring, would give now."""
        places = [CASTILLO, *self.game.lands]
        ours = {p: [(p, *award) for award in awards(self.game, p)] for p in places}
        ours["general"] = [(p, *award) for p in places for award in awards(self.game, p, in_general=True)]
        for (place, lines), reply in zip(ours.items(), self.engine.ask(*({"cmd": "score", "place": p} for p in ours))):
            theirs = [(e["place"], e["seat"], e["points"], e["reason"]) for e in reply["lines"] if e["points"]]
            if sorted(theirs) != sorted(lines):
                raise Difference(f"score {place}: oracle {lines}, engine {theirs}")
            self.tally.scorings += 1

    def play(self) -> None:
        ask = self.next_ask(None)
        state, decision = self.engine.ask({"cmd": "state"}, {"cmd": "decision"})
        self.compare(ask, state, decision)
        while ask:
            seat, move = self.pick(ask)
            self.history.append(f"{seat}: {move}")
            if ask.kind == "power":
                self.compare_scoring()
            if move == "special" or move.startswith("use "):
                card = kind_of(self.game.seat(seat).taken or "") if move == "special" else move.split()[1]
                self.tally.cards[card] = self.tally.cards.get(card, 0) + 1
            if move == "veto":
                self.tally.cards["(stopped)"] = self.tally.cards.get("(stopped)", 0) + 1
            self.game.log.clear()
            reply, state, decision = self.engine.ask(
                {"cmd": "play", "move": move, "seat": seat}, {"cmd": "state"}, {"cmd": "decision"}
            )
            if not reply["ok"]:
                raise Difference(f"play {move}: {reply['error']}")
            self.rules.table, self.rules.events = state["position"], reply["events"]
            ask = self.next_ask((seat, move))
            self.compare(ask, state, decision)
            theirs = points_of(reply["events"])
            if sorted(theirs) != sorted(self.game.log):
                raise Difference(f"points: oracle {self.game.log}, engine {theirs}")


def final(g: Game) -> dict:
    """Scores, and who wins."""
    return {"scores": {s.colour: s.score for s in g.seats}, "winners": winners(g)}


def one_game(engine: Engine, arguments: argparse.Namespace, players: int, number: int, tally: Tally) -> None:
    seed = f"{arguments.seed}/{number}"
    chance = random.Random(seed)
    setup = sets.setup(arguments.set, players, seed, chance)
    match = None
    try:
        match = Match(engine, setup, chance, tally)
        match.play()
    except (Difference, AssertionError, KeyError, ValueError, RuntimeError) as difference:  # stuck: one too
        last = " / ".join(match.history[-arguments.last:]) if match else ""
        print(f"game {number} {json.dumps(setup)}\n  after {last}\n  {difference!r}".replace("\\n", "\n  "))
        tally.differences += 1
    tally.games += 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--set", default="base", choices=sets.NAMES)
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first game (to see one again)")
    parser.add_argument("--last", type=int, default=6, help="how many moves before a difference are shown")
    parser.add_argument("--kinds", action="store_true", help="also print how often each card and each decision was met")
    arguments = parser.parse_args()
    engine = Engine(arguments.engine)
    differences = 0
    for players in arguments.players:
        tally = Tally()
        for number in range(arguments.first, arguments.first + arguments.games):
            one_game(engine, arguments, players, number, tally)
        if arguments.kinds:
            print(f"ties for the first place {tally.ties}")
            print(", ".join(f"{card} {n}" for card, n in sorted(tally.cards.items())))
            print(", ".join(f"{kind} {n}" for kind, n in sorted(tally.kinds.items())))
        print(
            f"{arguments.set}, {players} players: {tally.games} games, {tally.decisions} decisions, "
            f"{tally.moves} moves, {tally.scorings} scorings, {tally.differences} differences"
        )
        differences += tally.differences
    engine.close()
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
