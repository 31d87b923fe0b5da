#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a build that is there finds the class of a new header: AUTOMOC looks again only when a header that it knows or a
list file has changed, so the list of a folder's sources has to be a list file (elgrande_notice_new_headers).

    new_header_test.py BUILD
"""
import json
import sys
from pathlib import Path

build = Path(sys.argv[1])
searched, faults = 0, []
# Of the targets that there are; folders of former ones stay in a build.
for line in (build / "CMakeFiles/TargetDirectories.txt").read_text(encoding="utf-8").splitlines():
    path = Path(line)
    if not path.name.endswith("_autogen.dir"):
        continue
    target = path.name.removesuffix("_autogen.dir")
    info = json.loads((path / "AutogenInfo.json").read_text(encoding="utf-8"))
    if not info["HEADERS"]:
        continue  # resources
    searched += 1
    if not any(Path(file).name == f"{target}_sources.cmake" for file in info["CMAKE_LIST_FILES"]):
        faults.append(target)
for target in faults:
    print(f"{target}: a new header is not noticed")
print(f"{searched} libraries, {len(faults)} faults")
sys.exit(1 if faults or searched < 30 else 0)
