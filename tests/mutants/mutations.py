# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads list.txt and finds its mutations in the sources. The head of list.txt describes the form of an entry."""
import re
from pathlib import Path

LIST = Path(__file__).resolve().parent / "list.txt"
FOLDERS = ["model", "app", "views", "expansions"]
TOKEN = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\w+(?:'\w+)*|'(?:\\.|[^'\\])+'|\$\d?"""
                   r"""|::|->|&&|\|\||\+\+|--|<<=?|>>=?|[-+*/%&|^<>=!]=|\S""", re.S)


def tokens_of(text):
    return [each for each in TOKEN.finditer(text) if not each.group().startswith(("//", "/*"))]


def words_of(text):
    return [each.group() for each in tokens_of(text)]


class Source:
    """A file as tokens: their words, where each word is, and the closing bracket of each opening one."""

    def __init__(self, path, text):
        self.path, self.text = path, text
        self.tokens = tokens_of(text)
        self.words = [each.group() for each in self.tokens]
        self.positions, self.closing, still_open = {}, {}, []
        for at, word in enumerate(self.words):
            self.positions.setdefault(word, []).append(at)
            if word in ("(", "[", "{"):
                still_open.append(at)
            elif word in (")", "]", "}") and still_open:
                self.closing[still_open.pop()] = at

    def text_of(self, begin, end):
        return self.text[self.tokens[begin].start():self.tokens[end - 1].end()] if begin < end else ""

    def line(self, at):
        return self.text.count("\n", 0, self.tokens[at].start()) + 1

    def match(self, pattern, at, holes):
        """The end of the pattern when it begins at this token, and the text of its holes; None if it does not fit."""
        for number, wanted in enumerate(pattern):
            if wanted.startswith("$"):
                end = at
                while True:
                    if found := self.match(pattern[number + 1:], end, {**holes, wanted: self.text_of(at, end)}):
                        return found
                    if end == len(self.words) or self.words[end] in (";", ")", "]", "}"):
                        return None
                    end = self.closing.get(end, end) + 1
            if at == len(self.words) or self.words[at] != wanted:
                return None
            at += 1
        return at, holes

    def places(self, names, begin, end):
        """From the name to the closing brace of what has these nested names, between these tokens."""
        for at in self.positions.get(names[0], []):
            found = self.match([names[0], "$", "{"], at, {}) if begin <= at < end else None
            if found:
                close = self.closing.get(found[0] - 1, len(self.words))
                yield from self.places(names[1:], at + 1, close) if names[1:] else [(at, close)]

    def matches(self, pattern, begin, end):
        """Where the pattern fits between these tokens: begin and holes for each end, as short as possible."""
        found = {}
        for at in range(begin, end):
            if pattern[0].startswith("$") and self.words[at - 1] not in (";", "{", "}"):
                continue
            fits = self.match(pattern, at, {}) if pattern[0].startswith("$") or pattern[0] == self.words[at] else None
            if fits and fits[0] <= end:
                found[fits[0]] = at, fits[1]
        return found


class Sources:
    def __init__(self, texts):
        """The text of each path. A file is split into tokens only if a mutation may be in it."""
        self.texts, self.split = texts, {}

    @classmethod
    def of_tree(cls, root):
        files = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*.*"))
                 if path.suffix in (".cpp", ".h") and "tests" not in path.relative_to(root).parts]
        return cls({path.relative_to(root): path.read_text(encoding="utf-8") for path in files})

    def having(self, names):
        for path, text in self.texts.items():
            if all(name in text for name in names):
                if path not in self.split:
                    self.split[path] = Source(path, text)
                yield self.split[path]


class Mutation:
    def __init__(self, number, place):
        self.number, self.place = number, place
        self.old = self.new = self.breaks = self.excuse = ""

    def applied(self, sources):
        """The only file that it fits and the changed text; ValueError says why there is no such file."""
        pattern, names, places, found = words_of(self.old), self.place.split("::"), [], {}
        for source in sources.having(names):
            for begin, end in source.places(names, 0, len(source.words)):
                places.append(f"{source.path}:{source.line(begin)}")
                for last, (first, holes) in source.matches(pattern, begin, end).items():
                    found[source.path, last] = source, first, holes
        if not places:
            raise ValueError(f"there is no {self.place} in the sources")
        if not found:
            raise ValueError(f"{self.place} ({', '.join(places)}) does not have: {self.old}")
        if len(found) > 1:
            where = ", ".join(f"{source.path}:{source.line(first)}" for source, first, _ in found.values())
            raise ValueError(f"{self.place} has this {len(found)} times ({where}): {self.old}")
        ((path, last), (source, first, holes)), = found.items()
        new = re.sub(r"\$\d", lambda hole: holes[hole.group()], self.new)
        return path, source.text[:source.tokens[first].start()] + new + source.text[source.tokens[last - 1].end():]


def read_list(text):
    mutations = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if head := re.fullmatch(r"(\d+) ([\w:]+)", line):
            mutations.append(Mutation(int(head.group(1)), head.group(2)))
        elif line[0] in "-+=?" and mutations:
            field = {"-": "old", "+": "new", "=": "breaks", "?": "excuse"}[line[0]]
            setattr(mutations[-1], field, line[2:])
        else:
            raise ValueError(f"list.txt: what is this? {line}")
    if [each.number for each in mutations] != list(range(1, len(mutations) + 1)):
        raise ValueError("list.txt: the mutations must be numbered 1, 2, 3 ...")
    for each in mutations:
        if not each.old or not set(re.findall(r"\$\d?", each.new)) <= set(re.findall(r"\$\d", each.old)):
            raise ValueError(f"list.txt: {each.number} has no pattern, or a $ in its replacement that the pattern lacks")
    return mutations
