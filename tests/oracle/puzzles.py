#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves puzzles again with the oracle's own rules: from their files alone, without the engine.

The record is played up to the puzzle, what chance dealt being read out of it; then everything that the seat can do is
tried. Rules are generators, which cannot be copied: a line is played from the last turn or scoring that had just begun,
which is kept as bytes. Positions that several orders of moves lead to are looked at once.

puzzles.py resources/puzzles
"""

import argparse
import inspect
import multiprocessing
import os
import pickle
import re
import sys
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import GeneratorType

import scoring
import sets
import turn
from asking import Ask, Asking
from board import ACTION_CARDS, CASTILLO
from colonies_board import BLACK, TABLE_TOKEN, ColoniesGame
from colonies_cards import COLONIES_STACKS
from grand_cards import QUEEN_JESTER, stack_6
from grandissimo import has_inquisitor
from pieces import Game
from protocol import game_from, in_order
from turn import GENERAL_AFTER

Move = tuple[str, str]  # seat, move
TABLE = ""  # who makes the moves of chance
NOTHING = -1000  # less than any value


class Wrong(Exception):
    """What a puzzle says that is not so."""


def expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Wrong(otherwise)


# --- reading ---


@dataclass
class Puzzle:
    record: str
    moves: int
    seat: str
    kind: str
    goal: list[str]
    solution: list[str]

    def __str__(self) -> str:
        return f"{self.record}/{self.moves}/{self.seat}/{self.kind}"

    @property
    def wins(self) -> bool:
        return self.kind == "win" or self.goal == ["win"]

    @property
    def value(self) -> int:
        """What the best line gives."""
        return 2 if self.kind == "hold" else 1 if self.wins else int(self.goal[0])


def puzzle_of(line: str) -> Puzzle:
    what, solution, _ = line.split(" | ")
    record, moves, seat, kind, *goal = what.split()
    return Puzzle(record, int(moves), seat, kind, goal, solution.split("; "))


def header_of(text: str) -> dict[str, str]:
    return dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))


def moves_of(text: str, colours: list[str]) -> list[Move]:
    moves = []
    for line in text.splitlines():
        found = re.match(r"\d+\. (.*)", line)
        if not found:
            continue
        first, _, rest = found[1].partition(" ")
        seat, said = (first, rest) if first in colours else (TABLE, found[1])
        moves += [(seat, move) for move in said.split("; ")]
    return moves


def value_of(option: str):
    return {"true": True, "false": False}.get(option, option)


def copies(cards: dict[str, int]) -> list[str]:
    return [card if n == 1 else f"{card}#{n}" for card, number in cards.items() for n in range(1, number + 1)]


def stacks_of(expansions: list[str], options: dict) -> dict[int, list[str]]:
    """All cards of this game (the same that sets.check_stacks asks for)."""
    without = sets.VETO_CARDS if options["no-veto"] else ()
    stacks: dict[int, dict[str, int]] = {} if "intrigue_king" in expansions else dict(ACTION_CARDS)
    if "inquisitor_colonies" in expansions:
        stacks |= COLONIES_STACKS
    if "grandissimo" in expansions:
        stacks |= {6: dict.fromkeys(stack_6(options), 1), 7: {QUEEN_JESTER: 1}}
    if options.get("anniversary-exile"):
        stacks[4] = {**stacks[4], sets.EXILE_CARD: 1}
    return {stack: copies({k: n for k, n in cards.items() if k not in without}) for stack, cards in stacks.items()}


def dealt(header: dict[str, str], moves: list[Move]) -> tuple[Game, turn.BaseRules]:
    """The game as its record deals it."""
    colours, expansions = header["Players"].split(), header["Expansions"].split()
    options = {k: value_of(v) for k, v in (each.split("=", 1) for each in header["Options"].split())}
    shown = [move.split()[1] for seat, move in moves if seat == TABLE]
    king, *homes = shown[: len(colours) + 1]
    shown = shown[len(colours) + 1 :]
    regions = {home: {colour: 2} for home, colour in zip(homes, colours)}
    colonies = "inquisitor_colonies" in expansions
    tokens = {}
    if colonies:
        regions |= {region: {BLACK: 2} for region in shown[:2]}
        tokens[TABLE_TOKEN] = shown[2]
        shown = shown[3:]
    elif "grandissimo" in expansions and "inquisitor" in options["gr-parts"]:
        regions[shown.pop(0)] = {BLACK: 2}
    starter = shown.pop(0) if options["starter"] == "random" else options["starter"]
    stacks = {}
    for stack, cards in stacks_of(expansions, options).items():
        known = [card for card in shown if card in cards]
        stacks[stack] = known + [card for card in cards if card not in known]
    hand = [] if "intrigue_king" in expansions else list(range(1, 14))
    court, provinces = (9, 25) if colonies else (7, 21)
    position = {
        "seats": [
            {"colour": c, "court": court, "provinces": provinces, "grande": home, "hand": hand}
            for c, home in zip(colours, homes)
        ],
        "options": options,
        "king": king,
        "starter": starter,
        "edition": header["Edition"],
        "expansions": expansions,
        "rounds": int(header["Rounds"]),
        "regions": regions,
        "stacks": stacks,
        "tokens": tokens,
    }
    g = game_from(position, *(sets.GAMES[e] for e in expansions if e in sets.GAMES))
    return g, sets.prepare(g, position)


# --- where a line can begin again ---


class Mark:
    """The last turn or general scoring that had just begun, and what has been answered in it."""

    kept = b""
    what = ""  # "turn" or "general"
    colour = ""  # whose turn
    since: list[Move] = []
    specials = 0  # begun so far
    special = 0  # the number of the one that is going on, or 0


def keep(g: Game, what: str, colour: str) -> None:
    Mark.kept, Mark.what, Mark.colour, Mark.since = pickle.dumps(g), what, colour, []


def watched(kind: type[turn.BaseRules]) -> type[turn.BaseRules]:
    """The same rules, which keep marks. As a class of this module, or its objects could not become bytes."""
    name = f"Watched{kind.__name__}"
    if name in globals():
        return globals()[name]

    def turn_of(self, g: Game, colour: str) -> Asking:
        keep(g, "turn", colour)
        yield from kind.turn(self, g, colour)

    def special_of(self, g: Game, colour: str, special) -> Asking:
        Mark.specials += 1
        Mark.special = Mark.specials
        done = yield from kind.special(self, g, colour, special)
        Mark.special = 0
        return done

    globals()[name] = type(name, (kind,), {"turn": turn_of, "special": special_of, "__module__": __name__})
    return globals()[name]


def watched_general(g: Game) -> Asking:
    keep(g, "general", "")
    yield from scoring.general(g)


turn.general = watched_general


def after_turn(g: Game) -> Asking:
    """What follows the last turn of a round that is the last of the game."""
    expect(g.order[-1] == g.to_move and g.round == GENERAL_AFTER[-1], "it is not the last turn of the game")
    g.rules.end_round(g)
    yield from scoring.general(g)


class Line:
    """A game that goes on from a mark."""

    def __init__(self, mark: bytes, begin: Callable[[Game], Asking], answers: list[Move]) -> None:
        self.g: Game = pickle.loads(mark)
        self.going = begin(self.g)
        self.ask: Ask | None = None
        self.send(None)
        for answer in answers:
            self.send(answer)

    def send(self, answer: Move | None) -> None:
        if answer is not None:
            assert self.ask
            expect(answer[1] in self.ask.moves.get(answer[0], []), f"{answer[0]} cannot '{answer[1]}'")
        try:
            self.ask = self.going.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            self.ask = None


# --- comparing positions ---


def plain(x):
    """A value that equal positions share, whatever the order in which it came about."""
    if x is None or isinstance(x, (int, str)):
        return x
    if isinstance(x, dict):
        return tuple(sorted(((plain(k), plain(v)) for k, v in x.items()), key=repr))
    if isinstance(x, (list, tuple)):
        return tuple(map(plain, x))
    if isinstance(x, set):
        return tuple(sorted(map(plain, x), key=repr))
    if callable(x) or isinstance(x, (turn.Special, GeneratorType)):
        return type(x).__name__  # what it does follows from the rest
    return tuple((name, plain(value)) for name, value in vars(x).items() if name not in ("rules", "log"))


def frames_of(going) -> Iterator[tuple]:
    """Where the generators stand."""
    while inspect.isgenerator(going):
        frame = going.gi_frame
        if frame is None:
            return
        own = {name: value for name, value in frame.f_locals.items() if name not in ("self", "g")}
        yield going.gi_code.co_name, frame.f_lasti, plain(own)
        going = going.gi_yieldfrom


def position_of(line: Line) -> tuple:
    return plain(line.g), plain(line.g.rules), tuple(frames_of(line.going))


def caballeros(g: Game) -> tuple:
    places = {**g.regions, **g.beside, CASTILLO: g.castillo}
    return plain({p: {o: n for o, n in there.items() if n} for p, there in places.items() if any(there.values())})


def board(g: Game, with_kept: bool = True) -> tuple:
    """What anybody sees, without the players' cards, courts and provinces."""
    pacts = (getattr(g.rules, "boycotts", None), getattr(g.rules, "alliances", None))
    kept = (sorted((k.kind, k.seat) for k in g.kept), pacts) if with_kept else ()
    tokens = {t: in_order(at) for t, at in g.tokens.items()}
    seats = {s.colour: (s.grande, s.score) for s in g.seats}
    return caballeros(g), plain([tokens, g.king, g.king_waits, g.boards, seats, kept])


class Outcomes:
    """What gives the most, and in how many ways."""

    def __init__(self) -> None:
        self.best = NOTHING
        self.ways: set = set()

    def add(self, value: int, way) -> None:
        if value > self.best:
            self.best, self.ways = value, set()
        if value == self.best:
            self.ways.add(way)

    def confirm(self, puzzle: Puzzle) -> None:
        expect(self.best == puzzle.value, f"the best is {self.best}, not {puzzle.value}")
        expect(len(self.ways) == 1, f"there are {len(self.ways)} ways")


# --- the seat's turn ---


def score_of(g: Game, colour: str) -> int:
    return g.seat(colour).score


class Turn:
    """All that the seat can do in the rest of its turn."""

    def __init__(self, puzzle: Puzzle) -> None:
        expect(Mark.what == "turn" and Mark.colour == puzzle.seat, "it is not this seat's turn")
        self.puzzle, self.mark, self.before = puzzle, Mark.kept, list(Mark.since)

    def line(self, moves: list[str]) -> Line:
        seat = self.puzzle.seat
        answers = self.before + [(seat, move) for move in moves]
        return Line(self.mark, lambda g: g.rules.turn(g, seat), answers)

    def each(self) -> Iterator[tuple[Game, Line]]:
        """Every move: the position before it, and the line that ends with it. Each position is left once."""
        seat = self.puzzle.seat
        begin = self.line([])
        seen = {position_of(begin)}
        left = deque([([], begin)])
        while left:
            moves, before = left.popleft()
            for move in before.ask.moves[seat]:
                line = self.line([*moves, move])
                yield before.g, line
                position = position_of(line)
                if line.ask and position not in seen:
                    expect(list(line.ask.moves) == [seat], f"{list(line.ask.moves)} decide")
                    left.append(([*moves, move], line))
                seen.add(position)


def prove_points(puzzle: Puzzle) -> None:
    """A line ends where the last points are given; what could as well be done after them is no part of it."""
    search = Turn(puzzle)
    start = score_of(search.line([]).g, puzzle.seat)
    decided, later = set(), set()
    for before, line in search.each():
        points = score_of(line.g, puzzle.seat) - start
        expect(points <= puzzle.value, f"{points} are possible")
        if points < puzzle.value:
            continue
        if score_of(before, puzzle.seat) - start < points:
            decided.add(board(line.g))
        elif board(before) != board(line.g):
            later.add(board(line.g))
    expect(len(decided - later) == 1, f"there are {len(decided - later)} ways")
    made = search.line(puzzle.solution)
    expect(score_of(made.g, puzzle.seat) - start == puzzle.value, "the solution gives something else")


def is_first(g: Game, seat: str, place: str) -> bool:
    parties = [(n, seats) for n, seats in g.rules.parties(g, place, False) if n > 0]
    most = max((n for n, _ in parties), default=0)
    first = [seats for n, seats in parties if n == most]
    return len(first) == 1 and seat in first[0]


def prove_hold(puzzle: Puzzle) -> None:
    search = Turn(puzzle)

    def held(g: Game) -> int:
        return sum(is_first(g, puzzle.seat, place) for place in puzzle.goal)

    expect(held(search.line([]).g) == 0, "one of the places is held already")
    outcomes = Outcomes()
    for _, line in search.each():
        if not line.ask:
            outcomes.add(held(line.g), caballeros(line.g))
    outcomes.confirm(puzzle)
    made = search.line(puzzle.solution)
    expect(not made.ask and held(made.g) == 2, "the solution does not hold both places")


# --- what others choose ---


class Replies:
    """The worst that can happen to a seat from a mark on."""

    def __init__(self, puzzle: Puzzle, mark: bytes, begin: Callable[[Game], Asking], start: int) -> None:
        self.puzzle, self.mark, self.begin, self.start = puzzle, mark, begin, start
        self.worst_line: list[Move] = []  # of the others; it is tried first

    def value(self, g: Game) -> int:
        if self.puzzle.wins:
            return int(scoring.winners(g) == [self.puzzle.seat])
        return score_of(g, self.puzzle.seat) - self.start

    def worst(self, answers: list[Move], others: list[Move], enough: int) -> int:
        """Not exact if it is at most `enough`."""
        line = Line(self.mark, self.begin, answers + others)
        if not line.ask:
            self.worst_line = others
            return self.value(line.g)
        seat, moves = next(iter(line.ask.moves.items()))
        expect(self.puzzle.seat not in line.ask.moves, "the seat decides when it knows the others' choice")
        tried = self.worst_line[len(others) :][:1]
        least, least_line = 10**9, others
        for move in sorted(moves, key=lambda m: (seat, m) not in tried):
            value = self.worst(answers, [*others, (seat, move)], enough)
            if value < least:
                least, least_line = value, self.worst_line
            if least <= enough:
                break
        self.worst_line = least_line
        return least

    def choices(self, answers: list[Move]) -> Iterator[tuple[str | None, int]]:
        """Each answer of the seat, or None where it is not asked, with its worst case."""
        seat = self.puzzle.seat
        ask = Line(self.mark, self.begin, answers).ask
        if not ask or seat not in ask.moves:
            yield None, self.worst(answers, [], 0 if self.puzzle.wins else NOTHING)
            return
        for move in ask.moves[seat]:
            yield move, self.worst([*answers, (seat, move)], [], self.puzzle.value - 1)


def prove_win(puzzle: Puzzle) -> None:
    search = Turn(puzzle)
    outcomes = Outcomes()
    worst_line: list[Move] = []

    def replies_to(g: Game) -> Replies:
        replies = Replies(puzzle, pickle.dumps(g), after_turn, 0)
        replies.worst_line = worst_line
        return replies

    seen = set()
    for _, line in search.each():
        if not line.ask and board(line.g) not in seen:
            seen.add(board(line.g))
            replies = replies_to(line.g)
            outcomes.add(max(value for _, value in replies.choices([])), board(line.g))
            worst_line = replies.worst_line
    outcomes.confirm(puzzle)
    last = puzzle.solution[-1]
    own = [last] if last.startswith("disk ") and len(puzzle.solution) > 1 else []
    made = search.line(puzzle.solution[: len(puzzle.solution) - len(own)])
    expect(not made.ask, "the solution does not end the turn")
    found = dict(replies_to(made.g).choices([]))
    expect(found[own[0] if own else None] == 1, "the solution does not win")


def prove_disk(puzzle: Puzzle) -> None:
    expect(Mark.what == "general", "it is no general scoring")
    start = score_of(pickle.loads(Mark.kept), puzzle.seat)
    replies = Replies(puzzle, Mark.kept, scoring.general, start)
    outcomes = Outcomes()
    found = {}
    for disk, value in replies.choices(list(Mark.since)):
        found[disk] = value
        outcomes.add(value, disk)
    outcomes.confirm(puzzle)
    expect(puzzle.solution == [disk for disk, value in found.items() if value == puzzle.value], "another disk is better")


# --- the rest of the round as in the record ---


class Played:
    """A record that is played from the beginning."""

    def __init__(self, header: dict[str, str], moves: list[Move]) -> None:
        Mark.specials = Mark.special = 0
        self.g, rules = dealt(header, moves)
        rules.__class__ = watched(type(rules))
        self.going = rules.game(self.g)
        self.ask: Ask | None = next(self.going)

    def can(self, move: Move) -> bool:
        return self.ask is not None and move[1] in self.ask.moves.get(move[0], [])

    def play(self, move: Move) -> None:
        expect(self.can(move), f"{move[0]} cannot '{move[1]}'")
        Mark.since.append(move)
        try:
            self.ask = self.going.send(move)
        except StopIteration:
            self.ask = None


def without_copies(move: str) -> str:
    return re.sub(r"#\d+", "", move)


def at_puzzle(puzzle: Puzzle, header: dict[str, str], moves: list[Move]) -> Played:
    game = Played(header, moves)
    for seat, move in moves[: puzzle.moves]:
        if seat != TABLE:
            game.play((seat, without_copies(move)))
    asked = game.ask.moves.get(puzzle.seat, []) if game.ask else []
    expect(len(asked) > 1, "nothing is asked there")
    return game


def prove_veto(puzzle: Puzzle, header: dict[str, str], moves: list[Move]) -> None:
    rest = [(seat, without_copies(move)) for seat, move in moves[puzzle.moves :] if seat != TABLE]

    def played(question: int) -> tuple[list[int], list[int], int, tuple]:
        """By move the special action it belongs to; the questions; the lead; the board. -1: nothing is stopped."""
        game = at_puzzle(puzzle, header, moves)
        round_now = game.g.round
        belongs: list[int] = []
        questions: list[int] = []
        dropped = -1
        for number, (seat, move) in enumerate(rest):
            if game.g.round != round_now or not game.ask:
                if move == "allow":
                    continue
                break
            if number == question:
                move, dropped = "veto", Mark.special
            belongs.append(Mark.special)
            if number > question >= 0 and of_record[number] == dropped:
                continue
            if seat == puzzle.seat and move == "allow":
                questions.append(number)
            if question >= 0 and move == "allow" and not game.can((seat, move)):
                continue  # nobody asks any more
            game.play((seat, move))
        expect(game.g.round != round_now or not game.ask, "the record ends before the round")
        others = max(s.score for s in game.g.seats if s.colour != puzzle.seat)
        return belongs, questions, score_of(game.g, puzzle.seat) - others, board(game.g, with_kept=False)

    of_record: list[int] = []
    of_record, questions, lead, end = played(-1)
    expect(len({of_record[q] for q in questions}) > 1, "there is nothing to choose from")
    outcomes = Outcomes()
    outcomes.add(lead, end)
    leads = {}
    for question in questions:
        _, _, leads[question], end = played(question)
        outcomes.add(leads[question], end)
    outcomes.confirm(puzzle)
    allowed = len(puzzle.solution) - 1
    expect(puzzle.solution == ["allow"] * allowed + ["veto"], "the solution is no Veto")
    expect(leads[questions[allowed]] == puzzle.value, "the solution gives something else")


PROOFS = {"points": prove_points, "hold": prove_hold, "win": prove_win, "disk": prove_disk}


def prove(puzzle: Puzzle, text: str) -> str | None:
    """What is wrong with it."""
    try:
        header = header_of(text)
        moves = moves_of(text, header["Players"].split())
        if puzzle.kind == "veto":
            prove_veto(puzzle, header, moves)
        else:
            at_puzzle(puzzle, header, moves)
            PROOFS[puzzle.kind](puzzle)
    except (Wrong, AssertionError, KeyError, ValueError, IndexError) as wrong:
        return f"{puzzle}: {wrong!r}"
    return None


def proved(job: tuple[Puzzle, str]) -> str | None:
    return prove(*job)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="a word in the puzzles' names")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    arguments = parser.parse_args()
    lines = (arguments.folder / "index.txt").read_text().splitlines()
    puzzles = [puzzle_of(line) for line in lines if line and not line.startswith("#")]
    jobs = [(p, (arguments.folder / f"{p.record}.egr").read_text()) for p in puzzles if arguments.only in str(p)]
    with multiprocessing.Pool(arguments.jobs) as pool:
        faults = [fault for fault in pool.imap_unordered(proved, jobs) if fault]
    print("".join(f"{fault}\n" for fault in faults) + f"{len(jobs)} puzzles, {len(faults)} wrong")
    return 1 if faults or not jobs else 0


if __name__ == "__main__":
    sys.exit(main())
