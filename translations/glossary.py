# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The words that nobody uses: GLOSSARY.md has tables "| Use | Never | Why |", those of a language below a heading like
"# German (de)". What is set in `backticks` in the column Never is looked for as whole words, in the case it is written in."""

import re

SOURCE_LANGUAGE = "en"
CODES = {"English": SOURCE_LANGUAGE, "German": "de"}  # of headings without one


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def never_words(text):
    """By language, {word: what is used instead}."""
    words = {}
    language = column = None
    for line in text.splitlines():
        heading = re.match(r"# (.*?)(?: \((\w+)\))?$", line)
        if heading:
            language = heading.group(2) or CODES.get(heading.group(1))
        if not line.startswith("|"):
            column = None
        elif column is None:
            column = cells(line).index("Never") if "Never" in cells(line) else -1
        elif language and 0 <= column < len(cells(line)):
            for word in re.findall(r"`([^`]+)`", cells(line)[column]):
                words.setdefault(language, {})[word] = cells(line)[0]
    return words


def pattern_of(words):
    """Finds any of them; a line may end between two."""
    each = ("\\s+".join(map(re.escape, word.split())) for word in sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)")


class Glossary:
    def __init__(self, text):
        self.never = never_words(text)
        self.patterns = {language: pattern_of(words) for language, words in self.never.items()}

    def faults(self, language, text):
        if language in self.patterns:
            for found in self.patterns[language].finditer(text):
                word = " ".join(found.group().split())
                around = " ".join(text[max(0, found.start() - 30) : found.end() + 30].split())
                yield f"says “{word}”, which the glossary calls {self.never[language][word]}: “…{around}…”"
