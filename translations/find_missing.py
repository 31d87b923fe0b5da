#!/usr/bin/env python3
"""Fails when the sources have a text that a language file does not know, or a language file one that nobody says any
more: lupdate looks through the sources as the build's target update_translations would, but writes into copies.

    translations/find_missing.py LUPDATE BUILD_FOLDER
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent  # what every include begins from


def messages(path):
    return {(context.findtext("name"), message.findtext("source"), message.findtext("comment"))
            for context in xml.parse(path).getroot().findall("context") for message in context.findall("message")}


def facts_of(project):
    """What CMake has written down for lupdate: lists by name (project_file, sources, translations)."""
    return {name: value.split(";") for name, value in re.findall(r'set\(lupdate_(\w+) "(.*)"\)', project.read_text())}


def differences(lupdate, facts, file, folder):
    copy = folder / file.name
    shutil.copy(file, copy)
    described = folder / "project.json"
    described.write_text(json.dumps({"projectFile": facts["project_file"][0], "includePaths": [str(ROOT)],
                                     "sources": facts["sources"], "translations": [str(copy)]}))
    # English texts are their own translation; only plurals need a form each.
    plural = ["-pluralonly"] if file.stem.endswith("_en") else []
    subprocess.run([lupdate, "-silent", "-no-obsolete", "-locations", "none", *plural, "-project", described], check=True)
    before, after = messages(file), messages(copy)
    yield from (f"is missing: {key[0]}: “{key[1]}”" for key in sorted(after - before, key=str))
    yield from (f"is said by nobody: {key[0]}: “{key[1]}”" for key in sorted(before - after, key=str))


def main(lupdate, build):
    projects = [facts_of(each) for each in sorted(Path(build).glob("**/.lupdate/*_project.cmake"))]
    faults = 0 if projects else 1
    with tempfile.TemporaryDirectory() as folder:
        for project in projects:
            for file in map(Path, project["translations"]):
                found = list(differences(lupdate, project, file, Path(folder)))
                faults += len(found)
                print(f"{file.name}: {len(found)} differences")
                for each in found:
                    print(f"  {each}")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
