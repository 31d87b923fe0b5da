#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""translations/update.py makes every file of a new language with everything that the sources say, and sees what is wrong with
one that is there.

    update_test.py ROOT LUPDATE
"""
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT, LUPDATE = Path(sys.argv[1]).resolve(), sys.argv[2]
FORMS = {"pl": 3, "ja": 1, "ar": 6}  # as Qt has them
failures = 0


def expect(what, true):
    global failures
    if not true:
        print(f"failed: {what}")
        failures += 1


def update(home, *more):
    done = subprocess.run([ROOT / "translations/update.py", "--lupdate", LUPDATE, "--into", home, *more], text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode, done.stdout


def messages(path):
    return {(context.findtext("name"), message.findtext("source"), message.findtext("comment")): message
            for context in xml.parse(path).getroot().findall("context") for message in context.findall("message")}


def main():
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary)
        for code in FORMS:
            (home / code).mkdir()
        status, said = update(home, *FORMS)
        expect(f"new languages are made: {said}", status == 0)
        files = sorted(path.name for path in (home / "pl").iterdir())
        houses = sorted(f"{path.stem.removesuffix('_de')}.ts" for path in ROOT.glob("expansions/[!_]*/translations/*_de.ts"))
        expect(f"a file for the program and each expansion, not {files}", files == sorted(["elgrande.ts", *houses]))
        for code, forms in FORMS.items():
            for name in files:
                found = messages(home / code / name)
                expect(f"{code}/{name} has texts", len(found) > (1500 if name == "elgrande.ts" else 5))
                wrong = [key for key, message in found.items() if message.get("numerus") == "yes"
                         and len(message.findall("translation/numerusform")) != forms]
                expect(f"{code}/{name} has {forms} forms of {wrong}", not wrong)
                expect(f"{code}/{name} is in that language", xml.parse(home / code / name).getroot().get("language") == code)
        words = home / "pl/elgrande.ts"
        text = words.read_text()
        places = [words.parent / each for each in re.findall(r'<location filename="([^"]+)"', text)]
        expect("places are those of the sources", len(places) > 100 and all(place.exists() for place in places))
        expect("translators are told what is meant", text.count("<extracomment>") >= 40)

        update(home, "pl")
        expect("places stay", words.read_text() == text)
        update(home, "--no-places", "pl")
        expect("places go", "<location" not in words.read_text())
        update(home, "pl")
        expect("and stay away", "<location" not in words.read_text())
        update(home, "--places", "pl")
        expect("and come back", words.read_text() == text)

        expect("all is in order", update(home, "--check", "pl")[0] == 0)
        for what, old, new, told in (
                ("a text that is missing", r"<message>(?:(?!</message>).)*<source>Action cards</source>.*?</message>", "", "is missing: elgrande::ActionCards: “Action cards”"),
                ("a text that nobody says", "<source>Action cards</source>", "<source>Deeds</source>", "is said by nobody: elgrande::ActionCards: “Deeds”"),
                ("a form too few", r"<numerusform></numerusform>", "", "has 2 plural forms instead of 3")):
            words.write_text(re.sub(old, new, text, count=1, flags=re.S))
            status, said = update(home, "--check", "pl")
            expect(f"{what} is told: {said}", status == 1 and told in said)
        expect("--check changes nothing", words.read_text() == re.sub("<numerusform></numerusform>", "", text, count=1))
        expect("a language needs a folder", update(home, "nowhere")[0] != 0)
    print(f"{failures} failures")
    return failures


sys.exit(main())
