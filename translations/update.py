#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings what the sources say into the .ts files of every language, or of those named by their codes, with Qt's lupdate. A
language without words yet (an empty folder is enough) gets a file for the program and one for each expansion, with every
text, as many plural forms as Qt's rules have for it, and the places in the sources, which Linguist shows.

    translations/update.py [--check] [--places | --no-places] [--into FOLDER] [--lupdate PROGRAM] [CODE ...]

    --check       change nothing; exit code 1 when a file lacks a text, has one that nobody says, or too many or few forms
    --places      write the places in the sources into the files; --no-places: take them out. Else as each file has it
    --into        look for the languages' folders there instead of in translations/
    --lupdate     by default that of the Qt in the PATH
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent  # what every include begins from
SOURCE_LANGUAGE = "en"  # its texts are their own translation; only plurals need a form each
EMPTY = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{}" sourcelanguage="en">\n</TS>\n'


def sources():
    """What lupdate reads, by the folder that may bring words of its own ("" for the program) and the name of its files."""
    yield "", "elgrande", [path for pattern in ("views/**/*.cpp", "views/**/*.h", "app/**/*.cpp", "app/**/*.h", "model/**/*.cpp")
                           for path in ROOT.glob(pattern)]
    for called in sorted(ROOT.glob("expansions/*/CMakeLists.txt")):
        folder = called.parent
        if (folder / "texts.cpp").exists():
            yield folder, re.search(r"elgrande_expansion\(([\w-]+)", called.read_text()).group(1), [
                path for pattern in ("*.cpp", "steps/*.cpp", "view/*.cpp", "view/*.h") for path in folder.glob(pattern)]


def file_of(folder, name, home, language):
    """The .ts that has these texts in that language; None: there need not be one."""
    if not folder:
        return home / language / f"{name}.ts"
    own = folder / "translations" / f"{name}_{language}.ts"
    if own.exists():
        return own
    return None if folder.name.startswith("_") else home / language / f"{name}.ts"  # a pattern is not played


def messages(path):
    """The number of forms by (context, text, comment)."""
    return {(context.findtext("name"), message.findtext("source"), message.findtext("comment")):
            len(message.findall("translation/numerusform")) for context in xml.parse(path).getroot().findall("context")
            for message in context.findall("message")}


def look_through(lupdate, paths, files, places, *more):
    with tempfile.NamedTemporaryFile("w", suffix=".json") as project:
        json.dump({"projectFile": str(ROOT / "CMakeLists.txt"), "includePaths": [str(ROOT)],
                   "sources": sorted(map(str, paths)), "translations": list(map(str, files))}, project)
        project.flush()
        subprocess.run([lupdate, "-silent", "-no-obsolete", "-locations", "relative" if places else "none", *more,
                        "-project", project.name], check=True)


def unfinished(path):
    return sum(translation.get("type") == "unfinished" for translation in xml.parse(path).getroot().iter("translation"))


def update(lupdate, home, languages, places):
    """Of one set of sources after the other, all languages that are written alike at once."""
    for folder, name, paths in sources():
        wanted = {}
        fresh = set()
        for language in languages:
            file = file_of(folder, name, home, language)
            if file is None:
                continue
            if not file.exists():
                file.write_text(EMPTY.format(language))
                fresh.add(file)
            with_places = places if places is not None else file in fresh or "<location" in file.read_text()
            wanted.setdefault((with_places, language == SOURCE_LANGUAGE), []).append(file)
        for (with_places, is_source), files in wanted.items():
            look_through(lupdate, paths, files, with_places, *(["-pluralonly"] if is_source else []))
            for file in files:
                if file in fresh and not messages(file):
                    file.unlink()  # of the source language, where nothing is counted
                else:
                    print(f"{file.relative_to(home) if home in file.parents else file.relative_to(ROOT)}: "
                          f"{len(messages(file))} texts, {unfinished(file)} to be translated")


def differences(before, after):
    yield from (f"is missing: {key[0]}: “{key[1]}”" for key in sorted(after.keys() - before.keys(), key=str))
    yield from (f"is said by nobody: {key[0]}: “{key[1]}”" for key in sorted(before.keys() - after.keys(), key=str))
    yield from (f"has {before[key]} plural forms instead of {after[key]}: {key[0]}: “{key[1]}”"
                for key in sorted(before.keys() & after.keys(), key=str) if before[key] != after[key])


def check(lupdate, home, languages):
    """The number of faults, each of which is printed."""
    faults = 0
    with tempfile.TemporaryDirectory() as temporary:
        for folder, name, paths in sources():
            for is_source in (False, True):
                copies = {}
                for language in languages:
                    file = file_of(folder, name, home, language)
                    if file and file.exists() and is_source == (language == SOURCE_LANGUAGE):
                        copies[file] = Path(temporary) / f"{name}_{language}.ts"
                        shutil.copy(file, copies[file])
                if not copies:
                    continue
                look_through(lupdate, paths, copies.values(), False, *(["-pluralonly"] if is_source else []))
                for file, copy in copies.items():
                    found = list(differences(messages(file), messages(copy)))
                    faults += len(found)
                    print("\n  ".join([f"{copy.name}: {len(found)} differences"] + found))
    return faults


def program(name):
    """A tool of the Qt in the PATH; some systems keep them apart from other programs."""
    asked = shutil.which("qtpaths6") or shutil.which("qtpaths")
    folder = subprocess.run([asked, "--query", "QT_HOST_BINS"], text=True, capture_output=True, check=True).stdout.strip() if asked else ""
    found = shutil.which(name, path=folder) or shutil.which(name)
    return found or sys.exit(f"{name} is not found: install Qt's tools for translators (qt6-l10n-tools), or say --{name} PROGRAM.")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("languages", nargs="*", metavar="CODE")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--places", action=argparse.BooleanOptionalAction)
    parser.add_argument("--into", type=Path, default=ROOT / "translations")
    parser.add_argument("--lupdate")
    asked = parser.parse_args()
    home = asked.into.resolve()
    languages = asked.languages or sorted(each.parent.name for each in home.glob("*/elgrande.ts"))
    lost = [each for each in languages if not (home / each).is_dir()]
    if lost or not languages:
        sys.exit(f"There is no folder {home / (lost or ['…'])[0]}.")
    lupdate = asked.lupdate or program("lupdate")
    if asked.check:
        return 1 if check(lupdate, home, languages) else 0
    update(lupdate, home, languages, asked.places)
    return 0


if __name__ == "__main__":
    sys.exit(main())
