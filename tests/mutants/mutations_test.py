#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that a mutation is still found when its function has moved to another file and when the code is laid out in
another way, and that a mutation which is not found, or found twice, is named. Exit code 1 if not.
"""
import shutil
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from mutations import LIST, Mutation, Sources, read_list, words_of

ROOT = Path(__file__).resolve().parents[2]
MOVED = Path("elsewhere.cpp")


def one_word_a_line(text):
    return "\n".join(words_of(text))


def in_60_columns(text):
    style = (ROOT / ".clang-format").read_text(encoding="utf-8").replace("ColumnLimit: 120", "ColumnLimit: 60")
    return subprocess.run(["clang-format-14", f"--style={{{style.strip().replace(chr(10), ', ')}}}"],
                          input=text, capture_output=True, text=True, check=True).stdout


def fault(mutation, texts):
    """Why the mutation does not fit these sources; empty if it does."""
    try:
        mutation.applied(Sources(texts))
    except ValueError as error:
        return str(error)
    return ""


def main():
    mutations = read_list(LIST.read_text(encoding="utf-8"))
    tree = Sources.of_tree(ROOT)
    joined = "\n".join(tree.texts[path] for path in sorted({each.applied(tree)[0] for each in mutations}))
    layouts = [one_word_a_line] + ([in_60_columns] if shutil.which("clang-format-14") else [])
    failed = []
    for layout in layouts:
        moved = Sources({MOVED: layout(joined)})
        for each in mutations:
            try:
                each.applied(moved)
            except ValueError as error:
                failed.append(f"{each.number} in one file, {layout.__name__}: {error}")

    mutation = Mutation(1, "Shop::price")
    mutation.old, mutation.new = "return $1 <", "return $1 <="
    inside = "class Shop { bool price(int a) const { return a + f(a, b) < 3; } };"
    outside = "int Shop::cost() { return 1 < 2; }\nbool Shop::price(int sum) const {\n  return sum // of all\n    < 3;\n}"
    for text, expected in [
        (inside, ""),
        (outside, ""),
        (inside.replace("price", "prize"), "there is no Shop::price in the sources"),
        (inside.replace("Shop", "Stall"), "there is no Shop::price in the sources"),
        (inside.replace("< 3", "<= 3"), "Shop::price (a.cpp:1) does not have: return $1 <"),
        (inside + outside, "Shop::price has this 2 times (a.cpp:1, a.cpp:3): return $1 <"),
    ]:
        if (said := fault(mutation, {Path("a.cpp"): text})) != expected:
            failed.append(f"{text}\n  expected: {expected}\n  is:       {said}")
    _, changed = mutation.applied(Sources({Path("a.cpp"): inside}))
    if changed != inside.replace("<", "<="):
        failed.append(changed)
    print("\n".join(failed + [f"{len(failed)} failed"]))
    return 1 if failed else 0


sys.exit(main())
