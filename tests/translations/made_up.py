#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes up languages out of the English texts, as translators make them (translations/README.md), for tests: whatever is seen in one
of them and still has Latin letters cannot be translated.

    tests/translations/made_up.py FOLDER [--lupdate PROGRAM] [--lrelease PROGRAM]

FOLDER/ga  every letter has an accent, every text is a third longer; Irish has more than two plural forms
FOLDER/he  Hebrew letters, from right to left
FOLDER/ur  Arabic letters, from right to left

Placeholders, tags, links, keyboard letters (&) and everything that is named in files stay. With --lrelease each .ts is
compiled, so that ELGRANDE_TRANSLATIONS=FOLDER shows the languages. Exit code 1 when check_translations.py finds a fault.
"""

import argparse
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LATIN = "abcdefghijklmnopqrstuvwxyz"
# One letter for each, so that keyboard letters collide nowhere where they do not in English; all of them are in both
# bundled fonts (U+00C0 to U+017F).
ACCENTED = "åþçđéŧğħïĵķĺøñôðģŕšţüŷŵźÿž"
HEBREW = "אבגדהוזחטיכלמנסעפצקרשתךםןף"
ARABIC = "ابتثجحخدذرزسشصضطظعغفقكلمنه"
LANGUAGES = {"ga": ACCENTED, "he": HEBREW, "ur": ARABIC}
GROWS_BY = 3  # every third letter is there twice

# What a translator leaves as it is.
KEPT = re.compile(r"%L?\d+|%n|%%|\{\w+\}|<[^<>]+>|&[a-z]+;|\]\([^)]*\)|\*\.\w+|--[a-z][a-z-]*|elgrande(?:-cli)?\b|\S+\.(?:egr|json|csv)\b")
NAMED_LINE = re.compile(r"(#+ [^|]*\| ?|#+ \S+$|@.*$|[=?] )")


class Speaker:
    """Says English texts in the letters of a language."""

    def __init__(self, letters):
        self.letter = dict(zip(LATIN, letters)) | dict(zip(LATIN.upper(), letters.upper()))
        if len(set(letters)) != len(LATIN):
            raise ValueError("a letter for each")

    def words(self, text):
        said, letters = [], 0
        for each in text:
            told = self.letter.get(each)
            if told is None:
                said.append(each)
                continue
            letters += 1
            said.append(told if letters % GROWS_BY else told + told.lower())
        return "".join(said)

    def line(self, text):
        named = NAMED_LINE.match(text)
        said, at = [], 0
        if named:
            said, at = [named.group()], named.end()
        for kept in KEPT.finditer(text, at):
            said += [self.words(text[at:kept.start()]), kept.group()]
            at = kept.end()
        return "".join(said) + self.words(text[at:])

    def text(self, text):
        return "\n".join(self.line(each) for each in text.split("\n"))


def translate(file, speaker):
    """Fills what update.py has left to be translated."""
    tree = xml.parse(file)
    for message in tree.getroot().iter("message"):
        said = speaker.text(message.findtext("source"))
        translation = message.find("translation")
        translation.attrib.pop("type", None)
        for each in translation.findall("numerusform") or [translation]:
            each.text = said
    tree.write(file, encoding="utf-8", xml_declaration=True)


def texts():
    """The English texts beside those of the sources, by their names in a language folder."""
    found = {"rulebook.txt": ROOT / "translations/en/rulebook.txt"}
    for each in sorted(ROOT.glob("translations/en/lessons/*.txt")):
        found[f"lessons/{each.name}"] = each
    for each in sorted(ROOT.glob("expansions/*/lessons/*.en.txt")):
        found[f"lessons/{each.name.removesuffix('.en.txt')}.txt"] = each
    return found


def make(folder, lrelease):
    speaker = Speaker(LANGUAGES[folder.name])
    for file in folder.glob("*.ts"):
        translate(file, speaker)
        if lrelease:
            subprocess.run([lrelease, "-silent", file], check=True)
    (folder / "lessons").mkdir()
    for name, source in texts().items():
        (folder / name).write_text(speaker.text(source.read_text(encoding="utf-8")), encoding="utf-8")
    names = (line.partition("=") for line in (ROOT / "translations/en/desktop.ini").read_text(encoding="utf-8").splitlines())
    (folder / "desktop.ini").write_text("".join(f"{key}{equals}{speaker.text(said)}\n" for key, equals, said in names), encoding="utf-8")


def main():
    arguments = argparse.ArgumentParser(usage=__doc__)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--lupdate")
    arguments.add_argument("--lrelease")
    given = arguments.parse_args()
    for code in LANGUAGES:
        shutil.rmtree(given.folder / code, ignore_errors=True)
        (given.folder / code).mkdir(parents=True)
    tool = ["--lupdate", given.lupdate] if given.lupdate else []
    workflow = ROOT / "translations"
    subprocess.run([workflow / "update.py", "--no-places", "--into", given.folder, *tool, *LANGUAGES], check=True)
    for code in LANGUAGES:
        make(given.folder / code, given.lrelease)
    return subprocess.run([workflow / "check_translations.py", *(given.folder / code for code in LANGUAGES)]).returncode


if __name__ == "__main__":
    sys.exit(main())
