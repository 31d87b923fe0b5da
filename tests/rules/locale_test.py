#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers and dates are written in one place, views/texts/region.h, because the region is not the language: nobody else
names QLocale but for the reasons below. Prints file:line for every violation; exit code 1 when there is one.

    locale_test.py ROOT
"""
import re
import sys
from pathlib import Path

MAY_NAME_IT = {
    "views/texts/region.h": "the place",
    "views/texts/region.cpp": "the place",
    "views/texts/texts.cpp": "which language words stand in",
    "app/program/language.cpp": "sets the language",
    "app/lan/hello.cpp": "a list in words",
    "app/files/report.cpp": "tells the language",
    "app/terminal/commands.cpp": "the command line has the language only",
    "app/statistics/tables.cpp": "keeps what texts::numbers() gives",
}
NAMED = re.compile(r"\bQLocale\b|toString\([^)]*Qt::\w*(Locale|LocalDate)\w*|%L\d")


def main(root):
    violations = []
    for top in ("model", "views", "app", "expansions"):
        for path in sorted(Path(root, top).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix not in (".h", ".cpp") or name in MAY_NAME_IT:
                continue
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if NAMED.search(line.split("//")[0]):
                    violations.append(f"{name}:{number}: numbers and dates are written by views/texts/region.h")
    print("\n".join(violations + [f"{len(violations)} violations"]))
    return 1 if violations else 0


sys.exit(main(sys.argv[1]))
