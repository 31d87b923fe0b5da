#!/usr/bin/env python3
"""Who may include whom: reads every #include line against the table of design.md section 2, and looks for the names of
expansions under model/ and views/. Prints file:line for every violation; exit code 1 when there is one.

    include_test.py ROOT
"""
import os
import re
import sys
from pathlib import Path

# Folder -> folders whose headers it may include, besides its own. The longest matching folder counts.
MAY_USE = {
    "model/core": [],
    "model/rules": ["model/core", "model/observe/catalogue.h"],
    "model/steps": ["model/core", "model/rules"],
    "model/base": ["model/core", "model/rules", "model/steps"],
    "model/observe": ["model/core", "model/rules"],
    "model/record": ["model/core", "model/rules", "model/observe"],
    "model/agents": ["model/core", "model/rules", "model/observe"],
    "model/game_model": ["model"],
    "views": ["model/core", "model/observe", "model/game_model"],
    "expansions": ["model"],
    "app": ["model", "views", "expansions"],
    "tests": ["model", "views", "expansions", "app"],
}
# Never, although the table above would allow the folder.
NEVER = {
    "views": ["model/core/state.h"],
}
# What a step may share with others: `steps.h` names them all, `events.h` is how they report; the rest is private.
STEP_HEADERS = {"model/steps/steps.h", "model/steps/events.h", "model/steps/disk.h", "model/steps/score.h",
                "model/steps/relocate.h"}
QT_FREE = ["model/core", "model/rules", "model/steps", "model/base", "model/observe", "model/record", "model/agents"]
NO_WIDGETS = ["model/game_model"]
WIDGETS = re.compile(r"Q(Widget|Application|GraphicsView|Painter|Svg|Dialog|MainWindow|Label|.*Button)")
INCLUDE = re.compile(r'\s*#\s*include\s+([<"])([^>"]+)[>"]')
SOURCES = {".h", ".cpp", ".cc", ".hpp"}


def folder_of(path, table):
    fitting = [folder for folder in table if path == folder or path.startswith(folder + "/")]
    return max(fitting, key=len) if fitting else None


def inside(path, folders):
    return any(path == folder or path.startswith(folder + "/") for folder in folders)


def is_view(source):
    """Part of an expansion that may use Qt and views: its view/ folder and its texts."""
    return "/view/" in source or source.rsplit(".", 1)[0].endswith("/texts")


def resolved(source, header):
    """An expansion writes ../x.h within its own folder, so that the folder can be copied under a new name."""
    if header.startswith("../") or "/" not in header:
        return os.path.normpath(os.path.join(os.path.dirname(source), header))
    return header


def violation(source, quoted, header):
    """What is wrong with this line, or nothing."""
    if not quoted:
        if inside(source, QT_FREE) and re.match(r"Q[A-Z]|Qt", header):
            return f"no Qt here: <{header}>"
        if inside(source, NO_WIDGETS) and WIDGETS.match(header):
            return f"no widgets here: <{header}>"
        if source.startswith("expansions/") and not is_view(source):
            if "/tests/" not in source and re.match(r"Q[A-Z]|Qt", header):
                return f"rules of an expansion without Qt: <{header}>"
        return None
    folder = folder_of(source, MAY_USE)
    if folder is None or header.endswith(".moc") or header.startswith("ui_"):
        return None
    header = resolved(source, header)
    own = [source.split("/")[0] + "/" + source.split("/")[1]] if folder == "expansions" else [folder]
    allowed = MAY_USE[folder] + own
    if folder == "expansions" and (is_view(source) or "/tests/" in source):
        allowed = allowed + ["views"]
    if folder == "expansions" and "/tests/" in source:
        allowed = allowed + ["tests"]
    if not inside(header, allowed):
        return f'{folder} may not use "{header}"'
    if inside(header, NEVER.get(folder, [])):
        return f'{folder} may not use "{header}"'
    if folder == "model/steps" and header.startswith("model/steps/"):
        own_header = source.rsplit(".", 1)[0] + ".h"
        if header not in STEP_HEADERS and header != own_header:
            return f'a step may not use another step: "{header}"'
    return None


def expansion_ids(root):
    """Names by which an expansion could be meant: folder names, also written with - or without the leading _."""
    ids = set()
    for folder in (root / "expansions").iterdir() if (root / "expansions").is_dir() else []:
        if folder.is_dir() and (folder / "CMakeLists.txt").exists():
            name = folder.name
            if name == "_template":
                ids.add("_template")
                continue
            ids |= {name, name.replace("_", "-")}
    return ids


def check(root):
    found = []
    ids = expansion_ids(root)
    for top in ("model", "views", "expansions", "app", "tests"):
        for path in sorted((root / top).rglob("*")):
            if path.suffix not in SOURCES:
                continue
            source = path.relative_to(root).as_posix()
            for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
                match = INCLUDE.match(line)
                if match:
                    wrong = violation(source, match.group(1) == '"', match.group(2))
                    if wrong:
                        found.append(f"{source}:{number}: {wrong}")
                if top in ("model", "views"):
                    for name in ids:
                        if re.search(rf'(?<![\w-]){re.escape(name)}(?![\w-])', line):
                            found.append(f"{source}:{number}: names the expansion {name}")
    return found


def self_test():
    """The table must catch what it is there for."""
    wrong = [
        ("model/core/state.h", True, "model/rules/rules.h"),
        ("model/rules/engine.cpp", True, "model/steps/steps.h"),
        ("model/steps/send.cpp", True, "model/base/base.h"),
        ("model/agents/greedy.cpp", True, "model/record/record.h"),
        ("model/record/record.cpp", False, "QString"),
        ("model/game_model/game_model.h", False, "QWidget"),
        ("views/board/board.cpp", True, "model/core/state.h"),
        ("views/board/board.cpp", True, "model/rules/rules.h"),
        ("views/board/board.cpp", True, "app/table/table.h"),
        ("expansions/one/one.cpp", True, "expansions/two/two.h"),
        ("expansions/one/one.cpp", True, "views/theme/theme.h"),
        ("expansions/one/one.cpp", False, "QWidget"),
        ("expansions/one/one.cpp", True, "../two/two.h"),
    ]
    right = [
        ("model/rules/engine.cpp", True, "model/core/state.h"),
        ("model/steps/send.cpp", True, "model/steps/events.h"),
        ("views/board/board.cpp", True, "model/game_model/game_model.h"),
        ("expansions/one/view/layer.cpp", True, "views/theme/theme.h"),
        ("expansions/one/steps/ferry.cpp", True, "../islands.h"),
        ("app/main.cpp", True, "views/board/board.h"),
    ]
    for case in wrong:
        assert violation(*case), f"not caught: {case}"
    for case in right:
        assert not violation(*case), f"caught without reason: {case}"


def main():
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    self_test()
    found = check(Path(sys.argv[1]))
    for line in found:
        print(line)
    print(f"{len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
