#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether every reference in code, tests, texts and documents leads somewhere: contradictions (X10), sources (S001, GC-W), sections
(RULINGS.md 1.8) and cards (card 2d) are looked up in model/RULINGS.md, names of documents (*.md) in the tree, and sources that a
document names in `backticks`. Numbers that only a tracker, or only somebody's extract of a rulebook, could explain are
refused. What stands as `some_test function` in a document is a function of that test. Prints file:line for every fault; exit code 1 when there is one.

    references_test.py ROOT
"""
import re
import subprocess
import sys
from pathlib import Path

RULINGS = "model/RULINGS.md"
# Read as text. Pictures, fonts and data have no references.
ENDINGS = {".h", ".cpp", ".cc", ".py", ".sh", ".mjs", ".md", ".scenario", ".cmake", ".txt", ".ts", ".json", ".in", ".xml", ".yml", ".steps", ""}
# Third parties' own words.
FOREIGN = ("LICENSES/", "LICENSE")
NOT_OURS = {"X11"}  # the window system

CONTRADICTION = re.compile(r"(?<![\w#.])X\d{1,2}\b")
SOURCE = re.compile(r"(?<![\w#])(?:S00\d|(?:GC|SP)-[A-Z]{1,2}|RGM|BAB|KEI|BGG1)\b")
# A section of another document of the tree: engine-protocol.md section 4.
OTHER_SECTION = re.compile(r"([\w./-]*\w\.md)`?,? sections? (\d+(?:\.\d+)?)\b")
SECTION = re.compile(r"RULINGS(?:\.md)?(?:\]\([^)]*\))?(?: sections?)?,? (\d(?:\.\d)?)\b")
TITLE_SECTION = re.compile(r"(?<![\w.])(\d\.\d)(?![\w.])")  # in the name of a scenario, where it stands without the file
CARD = re.compile(r"\bcards? (\d[a-z])\b|\(([1-5][a-i]|6[a-s]|7[a-k])\)")
DOCUMENT = re.compile(r"[\w./-]*\w\.md\b")
SOURCE_FILE = re.compile(r"`(?:\.\./)*((?:[\w.-]+/)*[\w-][\w.-]*\.(?:h|cpp|cmake|mjs|py|scenario|sh|steps))[` ]")
TEST_FUNCTION = re.compile(r"`(\w+_test) (\w+)`")
EXTRACT_LINE = re.compile(r"(?<![\w:.])00\d:\d+")
INSTALLED = re.compile(r"(?:share/)?doc/elgrande/")
TRACKER = re.compile(r"(?<![\w\])!])\[\d{1,3}\](?![\[(:])")  # "[14]", but no index and no link
SPAN = re.compile(r"`[^`]*`")
OLD_NAME = re.compile(r"\bfacts (?:\d\.\d|section \d)|\blist of facts\b|\bacceptance tests?\b|\bthe design\b")


def tracked(root):
    """Files of the tree; without git all files but those of a build."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root, capture_output=True)
    if listed.returncode == 0:
        return sorted(name for name in listed.stdout.decode().split("\0") if name and (root / name).is_file())
    return sorted(path.relative_to(root).as_posix() for path in root.rglob("*")
                  if path.is_file() and not {"build", ".git"} & set(path.relative_to(root).parts))


class Rulings:
    def __init__(self, text):
        self.sections = set(re.findall(r"^#{2,3} (\d(?:\.\d)?)\b", text, re.M))
        self.contradictions = set(re.findall(r"^\| (?:<a [^>]*></a>)?(X\d+) \|", text, re.M))
        self.sources = set(re.findall(r"^\| ([A-Z]\w*(?:-\w+)?) \|", text, re.M))
        self.cards = set()
        for first, last in re.findall(r"^\| (\d[a-z])(?:-(\d[a-z]))? \|", text, re.M):
            self.cards |= {first[0] + chr(each) for each in range(ord(first[1]), ord((last or first)[1]) + 1)}


class Documents:
    def __init__(self, files, headings, tests):
        """`headings`: the mere name of a document -> the numbers of its sections; `tests`: name of a test -> its text."""
        self.files = set(files)
        self.tests = tests
        self.names = {name.rsplit("/", 1)[-1] for name in files}
        self.headings = headings

    def has(self, named, source):
        """By its path from the root or from the file that names it, by the end of its path, or where it is installed."""
        parts = source.split("/")[:-1]
        for step in named.split("/"):
            if step == "..":
                parts = parts[:-1]
            elif step != ".":
                parts.append(step)
        return (named in self.files or "/".join(parts) in self.files or INSTALLED.sub("", named) in self.names
                or any(each.endswith("/" + named) for each in self.files))


def prose(source, line):
    """What people read of a line: comments, docstrings and the beginnings of printed texts; of a document what is no code."""
    if source.endswith(".md"):
        return "" if line.startswith("    ") or "{" in line else SPAN.sub("", line)
    said = re.match(r"\s*(?://|#|\"\"\")(.*)", line) or re.search(r"[\"'](\[\d+\] .*)", line)
    return said.group(1) if said else ""


def faults(source, line, rulings, documents):
    """What is wrong with this line of this file."""
    found = []

    def judge(pattern, known, what):
        for match in pattern.finditer(line):
            named = next(filter(None, match.groups()), None) if pattern.groups else match.group(0)
            if named not in known:
                found.append(f"{what} {named} is not in {RULINGS}")

    judge(CONTRADICTION, rulings.contradictions | NOT_OURS, "contradiction")
    judge(SOURCE, rulings.sources, "source")
    judge(SECTION, rulings.sections, "section")
    judge(CARD, rulings.cards, "card")
    if source.endswith(".scenario") and line.startswith("== "):
        judge(TITLE_SECTION, rulings.sections, "section")
    for named, section in OTHER_SECTION.findall(line):
        name = named.rsplit("/", 1)[-1]
        if name != "RULINGS.md" and name in documents.names and section not in documents.headings.get(name, ()):
            found.append(f"{named} has no section {section}")
    for named in DOCUMENT.findall(line):
        if not documents.has(named.removeprefix("/"), source):
            found.append(f"there is no document {named}")
    if source.endswith(".md"):
        for named in SOURCE_FILE.findall(line):
            if not documents.has(named, source):
                found.append(f"there is no source {named}")
        for test, function in TEST_FUNCTION.findall(line):
            if f"void {function}()" not in documents.tests.get(test, ""):
                found.append(f"{test} has no function {function}")
    found += [f"{each} counts lines of an extract; name the source's part or page" for each in EXTRACT_LINE.findall(line)]
    found += [f"{each} is explained nowhere" for each in OLD_NAME.findall(line)]
    found += [f"{each} is explained nowhere" for each in TRACKER.findall(prose(source, line))]
    return found


def check(root):
    files = tracked(root)
    headings = {name.rsplit("/", 1)[-1]: set(re.findall(r"^#+ (\d+(?:\.\d+)?)\b", (root / name).read_text(encoding="utf-8"), re.M))
                for name in files if name.endswith(".md")}
    tests = {Path(name).stem: (root / name).read_text(encoding="utf-8") for name in files if name.endswith("_test.cpp")}
    rulings, documents = Rulings((root / RULINGS).read_text(encoding="utf-8")), Documents(files, headings, tests)
    found = []
    for name in files:
        if name.startswith(FOREIGN) or Path(name).suffix not in ENDINGS or name == "tests/rules/references_test.py":
            continue
        try:
            text = (root / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            found += [f"{name}:{number}: {fault}" for fault in faults(name, line, rulings, documents)]
    return found


def self_test():
    """The patterns must catch what they are there for, and nothing else."""
    rulings = Rulings("## 1. Base\n### 1.8 Veto\n| S001 | a book |\n| GC-W | a page |\n| <a id=\"x10\"></a>X10 | which |\n"
                      "| 2d | a card |\n| 4c-4e | cards |\n")
    documents = Documents(["model/RULINGS.md", "app/lan/README.md", "app/cli/engine-protocol.md"], {"engine-protocol.md": {"4"}}, {"dial_test": "void turns();"})

    def of(line, source="model/a.cpp"):
        return faults(source, line, rulings, documents)

    for right in ("// X10 (S001, GC-W), RULINGS.md 1.8, section 1 of RULINGS.md, card 2d, cards 4d", "// of X11; (2d); SVG #X99",
                  "// README.md beside, ../app/lan/README.md, app/lan/README.md", "int a = list[3]; // see a[3], [a](1)", "QVERIFY(x[1]);",
                  "// engine-protocol.md, section 4", "share/doc/elgrande/engine-protocol.md", "// lan/README.md"):
        assert not of(right), f"{right}: {of(right)}"
    assert not of("== Once (1.8, S001)", "a.scenario") and not of("expect points 2.5", "a.scenario")
    assert not of("[3](x) ![4](y) `[5]` list[3] [6]: z", "a.md"), of("[3](x) ![4](y) `[5]` list[3] [6]: z", "a.md")
    for wrong in ("// X9", "// S002", "// SP-KI", "// RULINGS.md 1.9", "// RULINGS.md section 3", "// card 2e", "// (7a)",
                  "// facts.md", "// facts 1.8", "// wan/README.md", "// (001:753)", "// the flood [14]", "# [3] says", 'qInfo("[3] %d", n);',
                  '    """[3] A guest', "// engine-protocol.md section 5", "// test 7 of the design"):
        assert len(of(wrong)) == 1, f"{wrong}: {of(wrong)}"
    assert not of("`dial_test turns`", "a.md") and of("`dial_test spins`", "a.md") and of("`disk_test turns`", "a.md")
    assert of("== Once (1.9)", "a.scenario") and of("a flood [14], and", "a.md")


def main():
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    self_test()
    found = check(Path(sys.argv[1]).resolve())
    for line in found:
        print(line)
    print(f"{len(found)} references lead nowhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
