#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies an expansion's folder under a new name: replaces words in its files and gives its records new checksums.

    copy_expansion.py FROM TO OLD=NEW ...      folders under expansions/, then the words

    copy_expansion.py _template lighthouse template=lighthouse baleares=columbretes
"""

import re
import shutil
import sys
from pathlib import Path


def fnv(text, value):
    for byte in text:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def with_new_check(record):
    """The record with the checksum that model/record/check.h would write."""
    header, _, body = record.partition(b"\n\n")
    value = fnv(b"elgrande record", 0xCBF29CE484222325)
    tags = re.findall(rb'^\[(\w+) "((?:[^"\\]|\\.)*)"\]$', header, re.M)
    parts = [part for name, text in tags if name != b"Check" for part in (name, re.sub(rb"\\(.)", rb"\1", text))]
    parts.append(b" ".join(re.sub(rb"\{[^}]*\}", b" ", body).split()))
    for part in parts:
        value = fnv(b"\n", fnv(part, value))
    return re.sub(rb'\[Check "\w*"\]', b'[Check "%016x"]' % value, record)


def copy(source, target, words):
    shutil.copytree(source, target)
    for path in sorted(target.rglob("*")):
        if not path.is_file():
            continue
        data = path.read_bytes()
        for old, new in words:
            data = data.replace(old.encode(), new.encode())
        path.write_bytes(with_new_check(data) if path.suffix == ".record" else data)
        name = path.name
        for old, new in words:
            name = name.replace(old, new)
        path.rename(path.with_name(name))


def main():
    if len(sys.argv) < 4 or any("=" not in word for word in sys.argv[3:]):
        sys.exit(__doc__)
    expansions = Path(__file__).resolve().parents[2] / "expansions"
    source, target = expansions / sys.argv[1], expansions / sys.argv[2]
    if not source.is_dir() or target.exists():
        sys.exit(f"{source} must be there, and {target} must not.")
    copy(source, target, [word.split("=", 1) for word in sys.argv[3:]])


if __name__ == "__main__":
    main()
