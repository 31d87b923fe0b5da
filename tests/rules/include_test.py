#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who may include whom: reads every #include line, in quotes or angle brackets, against the table below (MAY_USE) and
against the folders' own lines in CMakeLists.txt (IN_FOLDERS), follows the includes of every view to their ends, looks
for the names of expansions outside their folders, for lines that move Caballeros past model/rules/pieces.h and for
files whose names are not asked for with whereToWrite(). Prints file:line for every violation; exit code 1 when there is
one.

    include_test.py ROOT
"""
import os
import re
import sys
from pathlib import Path

# What views may know of the model: plain facts, nothing that holds the truth.
SEEN = ["model/core/action.h", "model/core/background.h", "model/core/decision.h", "model/core/event.h", "model/core/facts.h", "model/core/ids.h",
        "model/core/kept.h", "model/core/result.h", "model/core/slot.h", "model/observe/catalogue.h",
        "model/observe/advice_facts.h", "model/observe/insight_facts.h", "model/observe/observation.h", "model/observe/outlook.h",
        "model/observe/review_facts.h",
        "model/observe/reach.h", "model/observe/score_story.h", "model/observe/staying.h", "model/observe/turn_effects.h", "model/observe/turn_events.h",
        "model/game_model/game_model.h"]
# Folder -> folders and headers that it may include, besides its own. The longest matching folder counts.
MAY_USE = {
    "model/core": [],
    "model/rules": ["model/core"],
    "model/steps": ["model/core", "model/rules"],
    "model/base": ["model/core", "model/rules", "model/steps"],
    "model/observe": ["model/core", "model/rules"],
    "model/record": ["model/core", "model/rules"],
    "model/puzzles": ["model/core", "model/rules", "model/record"],
    "model/agents": ["model/core", "model/rules", "model/observe"],
    "model/position": ["model/core", "model/rules", "model/observe", "model/record"],
    "model/game_model": ["model/core", "model/observe"],
    "views/texts": SEEN,
    "expansions": ["model/core", "model/rules", "model/steps"],
    "app/main.cpp": ["model", "views", "app"],
    "tests": ["model", "views", "expansions", "app"],
}
# Tops whose CMakeLists.txt makes a library of each folder with elgrande_folder(<folder> <folders that it may use>...),
# which is read from there -> what every folder of them may use besides, if it is not in BESIDES. No source stands
# outside the folders.
IN_FOLDERS = {"app": ["model", "views"], "views": SEEN}
BESIDES = {
    "app/storage": ["model/core"],
    "app/program": ["views/texts"],
    "app/bots": ["model"],
    "app/table": ["model"],
    "app/lan": ["model"],
    "app/names": ["model", "views/texts"],
    "app/lessons": ["model", "views/texts"],
    "app/terminal": ["model", "views/texts"],
    "app/cli": ["model", "views/texts"],
    "app/cli/lan": ["model", "views/texts"],
    "app/lab": ["model", "views/texts"],
    "app/lab/findings": ["model", "views/texts"],
    "app/lab/ladder": ["model", "views/texts"],
    "app/lab/puzzles": ["model", "views/texts"],
    "app/lab/train": ["model", "views/texts"],
}
OF_EXPANSION_VIEWS = ["views"] + SEEN
# What programs and tests ask for all expansions of the build, and nobody else.
INSTALLED = "expansions/installed.h"
# No view reaches these, however long the way.
SECRETS = ["model/core/state.h", "model/rules"]
# What a verb may use of another: how cards write disks and scorings, and how those are started.
SHARED_STEPS = {"model/steps/steps.h", "model/steps/events.h", "model/steps/cards.h", "model/steps/disk.h",
                "model/steps/score.h"}
# Read once for all sources of a layer, which therefore get them unasked: foreign headers only, and only such as the
# layer may use. Header -> what it may include.
PRECOMPILED = {
    "model/precompiled_plain.h": re.compile(r"<[a-z_]+>"),
    "model/precompiled.h": re.compile(r"<[a-z_]+>|<Q[A-Za-z]+>"),
    "views/precompiled.h": re.compile(r'<[a-z_]+>|<Q[A-Za-z]+>|"model/precompiled\.h"'),
    "tests/precompiled.h": re.compile(r'<[a-z_]+>|<Q[A-Za-z]+>|"model/precompiled\.h"'),
    "tests/gui/precompiled.h": re.compile(r'<[a-z_]+>|<Q[A-Za-z]+>|"views/precompiled\.h"'),
}
# Who may name which of them in its CMakeLists.txt.
MAY_PRECOMPILE = {
    "model": {"model/precompiled_plain.h", "model/precompiled.h"},  # the latter for position and game_model
    "views": {"model/precompiled.h", "views/precompiled.h"},
    "app": {"model/precompiled.h", "views/precompiled.h"},
    "app/cli": {"model/precompiled.h"},
    "expansions": {"model/precompiled_plain.h", "model/precompiled.h", "views/precompiled.h"},  # rules, words and views
    "tests/cli": {"model/precompiled.h"},
    "tests/lan": {"tests/precompiled.h"},
    "tests/table": {"tests/precompiled.h"},
    "tests/gui": {"tests/gui/precompiled.h"},
}
QT_FREE = ["model/core", "model/rules", "model/steps", "model/base", "model/observe", "model/record", "model/puzzles", "model/agents"]
NO_WIDGETS = ["views/texts", "model/position", "model/game_model", "app/program", "app/storage", "app/bots", "app/table",
              "app/lan", "app/names", "app/lessons", "app/terminal", "app/cli", "app/lab"]
WIDGETS = re.compile(r"Q(Widget|Application|GraphicsView|Painter|Svg|Dialog|MainWindow|Label|.*Button)")
# Places where Caballeros are counted otherwise than by transfer(): setting up, loading, imagining.
MOVERS = ["model/core/state.h", "model/rules/pieces.h", "model/rules/pieces.cpp", "model/rules/engine.cpp",
          "model/position", "model/observe/information_state.cpp", "tests"]
MOVES = [re.compile(r"\.at\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*(=[^=]|[-+|&^]=|\+\+|--)"),
         re.compile(r"(\+\+|--)\w+(\.|->)at\("),
         re.compile(r"^(?!.*\bconst\b).*\b(std::uint8_t|auto|State::Row)& \w+ = .*(\.at\(|\.count\[)"),
         re.compile(r"\.count\[.*\]\s*(=[^=]|[-+]=|\+\+|--)"),
         re.compile(r"\.count\.fill\(")]
# The one place that asks where to write, so that no ending is added after the question.
ASKS_WHERE = re.compile(r"\bgetSaveFile(Name|Url)|\bAcceptSave\b")
ASKER = "app/files/where_to_write.cpp"
MADE = re.compile(r"moc_\w+\.cpp|\w+\.moc")  # by moc
INCLUDE = re.compile(r'\s*#\s*include\s+([<"])([^>"]+)[>"]')
SOURCES = {".h", ".cpp", ".cc", ".hpp"}
OURS = ("model/", "views/", "expansions/", "app/", "tests/")


def read_folders(root):
    """Enters into MAY_USE what the folders' libraries are linked with."""
    for top, besides in IN_FOLDERS.items():
        text = (root / top / "CMakeLists.txt").read_text(encoding="utf-8")
        for name, below in re.findall(r"^elgrande_folder\(([\w/]+)([^)]*)\)", text, re.MULTILINE):
            MAY_USE[f"{top}/{name}"] = BESIDES.get(f"{top}/{name}", besides) + [f"{top}/{each}" for each in below.split()]


def folder_of(path, table):
    fitting = [folder for folder in table if path == folder or path.startswith(folder + "/")]
    return max(fitting, key=len) if fitting else None


def inside(path, folders):
    return any(path == folder or path.startswith(folder + "/") for folder in folders)


WORDS = re.compile(r"/texts(_\w*)?\.\w+$")


def is_view(source):
    """Part of an expansion that may use Qt and views: its view/ folder and its texts."""
    return source.startswith("expansions/") and ("/view/" in source or bool(WORDS.search(source)))


def resolved(source, header):
    """An expansion writes ../x.h within its own folder, so that the folder can be copied under a new name."""
    if header.startswith("../") or "/" not in header:
        return os.path.normpath(os.path.join(os.path.dirname(source), header))
    return header


def own_folder(source):
    return "/".join(source.split("/")[:2]) if source.startswith("expansions/") else folder_of(source, MAY_USE)


def qt_violation(source, header):
    if not re.match(r"Q[A-Z]|Qt", header):
        return None
    rules_of_expansion = source.startswith("expansions/") and not is_view(source) and "/tests/" not in source
    if inside(source, QT_FREE) or rules_of_expansion:
        return f"no Qt here: <{header}>"
    if inside(source, NO_WIDGETS) and WIDGETS.match(header):
        return f"no widgets here: <{header}>"
    return None


def precompiled_violation(source, quoted, header):
    line = f'"{header}"' if quoted else f"<{header}>"
    widgets = source.startswith("model/") and WIDGETS.match(header)
    return None if PRECOMPILED[source].fullmatch(line) and not widgets else f"no {line} for all sources of a layer"


def violation(source, quoted, header, needs=()):
    """What is wrong with this line, or nothing. `needs`: the folders that a bridge may look into."""
    if source in PRECOMPILED:
        return precompiled_violation(source, quoted, header)
    if not quoted and not header.startswith(OURS):
        return qt_violation(source, header)
    folder = folder_of(source, MAY_USE)
    if folder is None and inside(source, IN_FOLDERS):
        return "stands in no folder that CMakeLists.txt makes a library of"
    if folder is None or MADE.fullmatch(header):
        return None
    header = resolved(source, header)
    allowed = MAY_USE[folder] + [own_folder(source)] + [f"expansions/{need}" for need in needs]
    if source.startswith("expansions/") and "/tests/" in source:
        allowed = ["model", "views", "tests", INSTALLED, own_folder(source)]
    elif is_view(source):
        allowed = OF_EXPANSION_VIEWS + allowed[len(MAY_USE[folder]):]
    elif re.fullmatch(r"app/(.+/)?main\.cpp", source):
        allowed.append(INSTALLED)
    if not inside(header, allowed):
        return f'{folder} may not use "{header}"'
    if folder == "model/steps" and header.startswith("model/steps/"):
        if header not in SHARED_STEPS and header != source.rsplit(".", 1)[0] + ".h":
            return f'a step may not use another step: "{header}"'
    return None


def closure(source, includes):
    """Every header that the source reaches, each with the header that led there."""
    reached = {}
    waiting = [source]
    while waiting:
        here = waiting.pop()
        for header in includes.get(here, []):
            if header not in reached and header != source:
                reached[header] = here
                waiting.append(header)
    return reached


def leaks(includes):
    """Views that reach the truth, with the header that lets them."""
    found = []
    for source in sorted(includes):
        if not source.startswith("views/") and not is_view(source):
            continue
        for header, by in closure(source, includes).items():
            if inside(header, SECRETS):
                found.append(f"{source}:1: a view reaches {header} (through {by})")
    return found


def moves_pieces(source, line):
    return not inside(source, MOVERS) and any(each.search(line) for each in MOVES)


def expansion_folders(root):
    folders = (root / "expansions").iterdir() if (root / "expansions").is_dir() else []
    return [each for each in folders if each.is_dir() and (each / "CMakeLists.txt").exists()]


def wrong_precompiled(folder, line):
    """A layer that gets headers unasked which it may not use; `line` of the CMakeLists.txt in `folder`."""
    named = re.search(r"elgrande_precompile\(\S+ (\S+)\)", line)
    if "precompile_headers" in line:
        return "headers for all sources are named with elgrande_precompile"
    if named and named.group(1) not in MAY_PRECOMPILE.get(folder_of(folder, MAY_PRECOMPILE), set()):
        return f"{folder} may not precompile {named.group(1)}"
    return None


def expansion_ids(root):
    """Names by which an expansion could be meant: folder names, also written with - or without the leading _."""
    ids = set()
    for folder in expansion_folders(root):
        ids |= {folder.name} if folder.name.startswith("_") else {folder.name, folder.name.replace("_", "-")}
    return ids


def needs_of(root):
    """Folder -> folders that its CMakeLists.txt says it needs."""
    needs = {}
    for folder in expansion_folders(root):
        call = re.search(r"NEEDS([^)]*)\)", (folder / "CMakeLists.txt").read_text(encoding="utf-8"))
        needs[f"expansions/{folder.name}"] = call.group(1).split() if call else []
    return needs


def check(root):
    found = []
    includes = {}
    ids, needs = expansion_ids(root), needs_of(root)
    for top in ("model", "views", "expansions", "app", "tests"):
        for path in sorted((root / top).rglob("*")):
            if path.suffix not in SOURCES:
                continue
            source = path.relative_to(root).as_posix()
            includes[source] = []
            for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
                where = f"{source}:{number}: "
                if match := INCLUDE.match(line):
                    quoted, header = match.group(1) == '"', match.group(2)
                    if wrong := violation(source, quoted, header, needs.get(own_folder(source), ())):
                        found.append(where + wrong)
                    if (quoted or header.startswith(OURS)) and not MADE.fullmatch(header):
                        includes[source].append(resolved(source, header))
                if moves_pieces(source, line):
                    found.append(where + "moves Caballeros past transfer()")
                if top != "tests" and source != ASKER and ASKS_WHERE.search(line):
                    found.append(where + "asks for a name past whereToWrite()")
                if top in ("model", "views", "app"):
                    for name in ids:
                        if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", line):
                            found.append(where + f"names the expansion {name}")
        for path in sorted((root / top).rglob("CMakeLists.txt")):
            folder = path.parent.relative_to(root).as_posix()
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if wrong := wrong_precompiled(folder, line):
                    found.append(f"{folder}/CMakeLists.txt:{number}: {wrong}")
    return found + leaks(includes)


WRONG = """
model/core/state.h "model/rules/rules.h"            model/base/base.cpp "model/observe/observation.h"
model/rules/engine.cpp "model/steps/steps.h"        model/rules/rules.h "model/observe/catalogue.h"
model/rules/setup.h "model/observe/observation.h"   model/rules/engine.cpp <model/steps/steps.h>
model/steps/send.cpp "model/base/base.h"            model/steps/send.cpp "model/steps/king.h"
model/agents/greedy.cpp "model/record/record.h"     model/agents/greedy.cpp "model/steps/steps.h"
model/record/record.cpp <QString>                   model/record/record.cpp "model/observe/observation.h"
model/game_model/game_model.h <QWidget>             model/game_model/game_model.cpp "model/rules/engine.h"
model/position/position.cpp "model/agents/agent.h"  model/position/position.cpp <QPainter>
views/board/board.cpp "model/core/state.h"          views/board/board.cpp <model/core/state.h>
views/board/board.cpp "model/rules/rules.h"         views/board/board.cpp <model/rules/rules.h>
views/board/board.cpp "model/observe/insight.h"     views/board/board.cpp "model/observe/information_state.h"
views/board/board.cpp "model/observe/threats.h"     views/board/board.cpp "model/observe/rehearsal.h"
views/board/board.cpp "model/position/position.h"   views/board/board.cpp "model/position/position_reader.h"
views/board/board.cpp "model/position/agenda_check.h"
views/board/board.cpp "app/table/table.h"           views/board/board.cpp "expansions/one/islands.h"
views/board/board.cpp "views/cards/card_face.h"     views/theme/theme.cpp "views/toolkit/told.h"
views/board/board.cpp "views/persons/persons.h"     views/contributions/ui.h "views/court/seat_badge.h"
views/board.cpp "views/theme/theme.h"               views/nowhere/board.cpp "views/theme/theme.h"
views/texts/texts.cpp "views/theme/theme.h"         views/texts/texts.cpp <QPainter>
expansions/one/one.cpp "expansions/two/two.h"       expansions/one/one.cpp "../two/two.h"
expansions/one/one.cpp "views/theme/theme.h"        expansions/one/one.cpp <QWidget>
expansions/one/one.cpp "model/agents/agent.h"       expansions/one/one.cpp "model/record/record.h"
expansions/one/one.cpp "model/position/position.h"  expansions/one/one.cpp "model/game_model/game_model.h"
expansions/one/view/item.cpp "model/core/state.h"   expansions/one/view/item.cpp "model/rules/engine.h"
expansions/one/view/item.cpp "app/main.h"           expansions/one/texts.cpp "model/rules/rules.h"
app/main.cpp "expansions/one/one.h"                 app/main.cpp <expansions/one/one.h>
app/table/table.h "views/texts/texts.h"             app/table/table.h "app/settings/settings.h"
app/lan/link.h "views/texts/texts.h"                app/lan/link.h <QWidget>
app/table/table.cpp "app/lan/link.h"                app/storage/files.h "app/lan/link.h"
app/table/table.h <QWidget>                         app/cli/main.cpp "app/table/table.h"
app/storage/files.h "model/record/record.h"         app/storage/files.h <QWidget>
app/page/game_page.h "app/window/main_window.h"     app/shell/desk.h "app/page/game_page.h"
app/settings/settings.cpp "app/lessons/plan.h"      app/network/desk.cpp "app/new_game/new_game_desk.h"
app/nowhere/new.cpp "app/shell/desk.h"              app/cli/session.cpp "app/lan/link.h"
model/precompiled.h <QLabel>                        model/precompiled.h "model/core/state.h"
model/precompiled_plain.h <QString>                 model/precompiled_plain.h "model/core/ids.h"
views/precompiled.h "model/rules/rules.h"           views/precompiled.h "model/core/ids.h"
"""
RIGHT = """
model/rules/engine.cpp "model/core/state.h"         model/steps/send.cpp "model/steps/events.h"
model/steps/king.cpp "model/steps/king.h"           model/steps/evict.cpp "model/steps/disk.h"
model/position/position.cpp "model/record/record.h" model/position/position.cpp <QJsonObject>
views/board/board.cpp "model/game_model/game_model.h"
views/board/board.cpp "views/theme/theme.h"         views/board/board.cpp "views/board/board_map.h"
views/texts/texts.cpp "model/core/ids.h"            views/ceremony/stage.cpp "views/board/board_view.h"
expansions/one/view/layer.cpp "views/theme/theme.h" expansions/one/view/layer.cpp "../islands.h"
expansions/one/steps/ferry.cpp "../islands.h"       expansions/one/tests/ferry_test.cpp "model/record/record.h"
app/main.cpp "views/board/board.h"                  app/window/window.cpp "app/table/table.h"
app/table/table.cpp "app/table/thinker.h"           app/cli/main.cpp "views/texts/texts.h"
app/lan/link.cpp "app/storage/files.h"              app/lan/seats.cpp "app/table/table.h"
app/lan/link.cpp <QSslSocket>                       app/network/desk.cpp "app/lan/link.h"
app/table/table.cpp "app/storage/files.h"           app/cli/main.cpp "app/storage/files.h"
app/main.cpp "app/window/main_window.h"             app/network/desk.cpp "app/page/game_page.h"
model/precompiled.h <vector>                        model/precompiled.h <QString>
views/precompiled.h "model/precompiled.h"           views/precompiled.h <QWidget>
"""


def self_test():
    """The table must catch what it is there for, and nothing else."""
    for cases, wanted in ((WRONG, True), (RIGHT, False)):
        for source, opening, header in re.findall(r'(\S+) ([<"])([^>"]+)[>"]', cases):
            caught = violation(source, opening == '"', header)
            assert bool(caught) == wanted, f"{source} {header}: {caught}"
    bridge = ("expansions/bridge/bridge.cpp", True, "expansions/one/islands.h")
    assert violation(*bridge) and violation(*bridge, ["two"]) and not violation(*bridge, ["one"])
    secret = {"views/a.h": ["views/b.h"], "views/b.h": ["model/observe/observation.h"],
              "model/observe/observation.h": ["model/core/ids.h"]}
    assert not leaks(secret)
    secret["model/core/ids.h"] = ["model/core/state.h"]
    assert len(leaks(secret)) == 2, "the truth is reached through three headers"
    assert leaks({"expansions/x/view/a.cpp": ["expansions/x/x.h"], "expansions/x/x.h": ["model/rules/rules.h"]})
    assert wrong_precompiled("model", "elgrande_precompile(elgrande_rules views/precompiled.h)")
    assert wrong_precompiled("app/cli", "elgrande_precompile(elgrande_cli views/precompiled.h)")
    assert wrong_precompiled("views", "target_precompile_headers(elgrande_views PRIVATE x.h)")
    assert not wrong_precompiled("app", "elgrande_precompile(elgrande_window views/precompiled.h)")
    for line in ("state.at(Area::Court, owner) = 3;", "state.at(to, ownerOf(seat)) += 1;", "++state.at(to, owner);",
                 "state.count[i][j] = 1;", "state.at(areaAt(index(to)), ownerOf(seat))--;",
                 "std::uint8_t& there = state.at(to, owner);", "State::Row& row = state.count[0];"):
        assert moves_pieces("model/steps/send.cpp", line), f"not caught: {line}"
        assert moves_pieces("expansions/one/steps/ferry.cpp", line)
        assert not moves_pieces("model/rules/pieces.cpp", line)
    for line in ("if (state.at(Area::Court, owner) == 0) return;", "const State::Row& row = state.count[index(owner)];",
                 "int sum = state.at(to, owner);", "return state.at(from, owner) - 1;"):
        assert not moves_pieces("model/steps/send.cpp", line), f"caught without reason: {line}"


def main():
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    root = Path(sys.argv[1])
    read_folders(root)
    self_test()
    found = check(root)
    for line in found:
        print(line)
    print(f"{len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
