#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the parts of a folder depend on each other in a circle. The folders below (TOPS) are read as graphs: the
nodes are their subfolders, the arrows are the #include lines. A circle is a strongly connected component of two or
more nodes. For each one, the test prints a sentence that names the shortest way round and the lines that make it; exit
code 1 when there is one.

    circle_test.py ROOT [--files] [--arrows] [FOLDER...]

Other folders can be named instead. --files takes a header together with its sources for a node, instead of a
subfolder. --arrows lists every arrow with its number of lines, the lowest floor first.
"""
import os
import re
import sys
from collections import defaultdict
from pathlib import Path

TOPS = ["app", "model", "views"]
INCLUDE = re.compile(r'\s*#\s*include\s+[<"]([^>"]+)[>"]')


def folder(path):
    return os.path.dirname(path)


def stem(path):
    """board_view.h and board_view.cpp are one node."""
    return path.rsplit(".", 1)[0]


def include_lines(root, top):
    """(including file, line number, included file) for every header of `top` that is included inside it."""
    for path in sorted((root / top).rglob("*")):
        if path.suffix not in (".h", ".cpp"):
            continue
        source = path.relative_to(root).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = INCLUDE.match(line)
            if match and match.group(1).startswith(top + "/"):
                yield source, number, match.group(1)


def graph(lines, node):
    """Node -> node -> the include lines behind that arrow."""
    arrows = defaultdict(lambda: defaultdict(list))
    for source, number, header in lines:
        if node(source) != node(header):
            arrows[node(source)][node(header)].append((source, number, header))
    return arrows


def components(arrows):
    """The strongly connected components (Tarjan 1972), each after those that it leads to."""
    found, stack, order, low = [], [], {}, {}

    def visit(node):
        order[node] = low[node] = len(order)
        stack.append(node)
        for following in sorted(arrows.get(node, ())):
            if following not in order:
                visit(following)
                low[node] = min(low[node], low[following])
            elif following in stack:
                low[node] = min(low[node], order[following])
        if low[node] == order[node]:
            start = stack.index(node)
            found.append(sorted(stack[start:]))
            del stack[start:]

    for node in sorted(arrows):
        if node not in order:
            visit(node)
    return found


def way_round(arrows, component):
    """The shortest circle in a component: its nodes, the first one again at the end."""
    best = None
    for start in component:
        ways, seen = [[start]], {start}
        while ways:
            way = ways.pop(0)
            if start in arrows[way[-1]]:
                if best is None or len(way) < len(best):
                    best = way
                break
            for following in sorted(arrows[way[-1]]):
                if following in component and following not in seen:
                    seen.add(following)
                    ways.append(way + [following])
    return best + best[:1]


def sentences(arrows):
    told = []
    for component in components(arrows):
        if len(component) < 2:
            continue
        way = way_round(arrows, component)
        told.append(f"{len(component)} depend on each other ({', '.join(component)}); "
                    f"the shortest circle is {' -> '.join(way)}:")
        for source, target in zip(way, way[1:]):
            lines = arrows[source][target]
            file, number, header = lines[0]
            more = f" (and {len(lines) - 1} more)" if len(lines) > 1 else ""
            told.append(f'  {file}:{number}: includes "{header}"{more}')
    return told


def self_test():
    def lines(*pairs):
        return [(f"t/{a}.cpp", 7, f"t/{b}.h") for a, b in pairs]

    straight = graph(lines(("a/x", "b/x"), ("a/x", "c/x"), ("b/x", "c/x"), ("c/x", "c/y")), folder)
    assert not sentences(straight), sentences(straight)
    assert components(straight) == [["t/c"], ["t/b"], ["t/a"]]
    both = graph(lines(("a/x", "b/x"), ("b/y", "c/x"), ("c/x", "a/y"), ("c/x", "b/x"), ("d/x", "a/x")), folder)
    told = "\n".join(sentences(both))
    assert "3 depend on each other (t/a, t/b, t/c)" in told and "t/b -> t/c -> t/b" in told, told
    assert 't/b/y.cpp:7: includes "t/c/x.h"' in told and "t/d" not in told, told
    assert sentences(graph(lines(("a/x", "a/y"), ("a/y", "a/x")), stem))
    assert not sentences(graph(lines(("a/x", "a/y"), ("a/y", "a/x")), folder))


def main():
    self_test()
    arguments = [each for each in sys.argv[1:] if not each.startswith("-")]
    if not arguments:
        print(__doc__)
        return 2
    root = Path(arguments[0])
    failed = False
    for top in arguments[1:] or TOPS:
        arrows = graph(include_lines(root, top), stem if "--files" in sys.argv else folder)
        if "--arrows" in sys.argv:
            for source in sum(components(arrows), []):
                print(f"{source}: " + ", ".join(f"{to} {len(lines)}" for to, lines in sorted(arrows.get(source, {}).items())))
        for line in sentences(arrows):
            print(line)
            failed = True
    print("circles" if failed else "no circle")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
