#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""The seam holds: in a copy of the repository the pattern expansion is deleted, then put back and copied under a new name,
then a bridge between the two and an edition in a folder of its own are put in. Each time everything configures, builds and
passes, and no other file has to change. Nothing outside names it. The copy is without the other expansions: how they get
on with the pattern is seen wherever everything is built, and they are a third of what would have to be compiled.

    seam_test.py ROOT [--keep] [--bless]

--keep leaves the copy and says where it is; --bless plays and writes the records of bridge and edition anew.
"""

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PATTERN = "_template"
COPY = "lighthouse"
# Folders of this test, and what they are called under expansions/. The bridge needs both of the above.
GUESTS = {"bridge": "strait", "edition": "jubilee"}
WORDS = ["template=lighthouse", "baleares=columbretes"]
# What the tests of rules need; views and programs are not built here, but the expansions' own views are looked at.
TARGETS = ["scenario_test", "playthrough_test", "property_test"]
GAMES = "400"
# What would betray that somebody knows the expansion: its id as a text, its manifest, its region.
NAMES = re.compile(r'baleares|columbretes|"lighthouse|expansions/lighthouse|"_?template"|expansion_template|install_template|template[-_]islands|'
                   r"expansions/_template")
SEARCHED = ["model", "views", "app", "resources", "translations"]
started = time.monotonic()


def say(text):
    print(f"{time.monotonic() - started:6.1f} s  {text}", flush=True)


def fail(text):
    sys.exit(f"FAILED: {text}")


def run(command, folder, wanted=0, given=None):
    done = subprocess.run(command, cwd=folder, text=True, input=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if (done.returncode == 0) != (wanted == 0):
        fail(f"{' '.join(map(str, command))} ended with {done.returncode}\n{done.stdout[-6000:]}")
    return done.stdout


def files_of(root):
    """What belongs to the repository: known to git or new, but nothing that is built."""
    if (root / ".git").exists():
        listed = run(["git", "-c", f"safe.directory={root}", "ls-files", "-co", "--exclude-standard", "-z"], root)
        return [Path(name) for name in listed.split("\0") if name and (root / name).is_file()]
    skipped = {"build", "node_modules", "__pycache__"}
    return [path.relative_to(root) for path in root.rglob("*")
            if path.is_file() and not skipped & set(path.relative_to(root).parts)]


def is_another_expansion(name):
    return len(name.parts) > 2 and name.parts[0] == "expansions" and name.parts[1] != PATTERN


def copy_tree(root, target):
    for name in files_of(root):
        if is_another_expansion(name):
            continue
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / name, target / name)


def fingerprints(tree):
    """Of every file that is not in an expansion's folder of ours."""
    own = [tree / "expansions" / name for name in (PATTERN, COPY, *GUESTS.values())]
    return {path.relative_to(tree): hashlib.sha256(path.read_bytes()).hexdigest() for path in tree.rglob("*")
            if path.is_file() and "__pycache__" not in path.parts and not any(folder in path.parents for folder in own)}


def configure(tree, build):
    launcher = ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"] if shutil.which("ccache") else []
    return run(["cmake", "-S", tree, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O1",
         "-DELGRANDE_WERROR=OFF", "-DELGRANDE_BUNDLE=ON", *launcher], tree)


def compile_views(build, expansions):
    """The compiler reads texts and views of the expansions, without building the window that they belong to."""
    shown = [name for name in expansions if name in (PATTERN, COPY)]
    units = [unit for unit in json.loads((build / "compile_commands.json").read_text())
             if any(f"/expansions/{name}/" in unit["file"] for name in shown)
             and re.search(r"_(ui|words)\.dir/Unity/", unit["file"])] # ELGRANDE_BUNDLE
    if len(units) < 2 * len(shown):
        fail("the expansions' views are not built")
    # What moc makes for them by its commands alone: Ninja would first build all of the table, for which their library waits.
    made = re.findall(rf"^([^/].*/elgrande_(?:{'|'.join(name.lstrip('_') for name in shown)})_ui_moc/moc_\w+\.cpp):",
                      run(["ninja", "-t", "targets", "all"], build), re.M) if shown else []
    if made:
        run(["sh", "-e"], build, given=run(["ninja", "-t", "commands", "-s", *made], build))
    with ThreadPoolExecutor(2) as two:
        list(two.map(lambda unit: run([*shlex.split(re.sub(r" -o \S+", " -fsyntax-only", unit["command"]))],
                                      unit["directory"]), units))
    for name in shown:
        if f"install_{name.lstrip('_')}();" not in (build / "expansions/expansion_views.cpp").read_text():
            fail(f"nobody calls install_{name}")


def build_and_test(tree, build, expansions, bless=None):
    told = configure(tree, build)
    if GUESTS["bridge"] not in expansions and (tree / "expansions" / GUESTS["bridge"]).exists() and "is left out" not in told:
        fail("nobody says that the bridge is left out")
    run(["cmake", "--build", build, "--parallel", "2", "--target", *TARGETS], tree)
    compile_views(build, expansions)
    say(f"built with {' and '.join(expansions) or 'neither'}")
    if bless:
        bless()
    report = run(["ctest", "--test-dir", build, "--output-on-failure", "-R", r"^(scenarios|playthroughs|includes)"], tree)
    for name in expansions:
        for kind in ("scenarios", "playthroughs"):
            if not re.search(rf"{kind}\.{name} \.+ +Passed", report):
                fail(f"the test {kind}.{name} did not run:\n{report}")
    for name in (PATTERN, COPY, *GUESTS.values()):
        if name not in expansions and re.search(rf"\.{name} ", report):
            fail(f"{name} has tests, but is not in the build")
    say(run([build / "tests/property/property_test", "--games", GAMES], tree).strip())


def names_in(tree):
    for folder in SEARCHED:
        for path in sorted((tree / folder).rglob("*")):
            if not path.is_file() or path.suffix in {".svg", ".png", ".otf", ".ttf", ".wav", ".json"}:
                continue
            for number, line in enumerate(path.read_text(errors="replace").split("\n"), 1):
                if NAMES.search(line):
                    yield f"{path.relative_to(tree)}:{number}: {line.strip()}"


def refuse_without_tests(tree, build):
    """An expansion that shows no scenarios and no playthrough does not even configure."""
    for missing in ("scenarios", "playthroughs"):
        folder = tree / "expansions" / COPY / "tests" / missing
        hidden = tree / "hidden"
        folder.rename(hidden)
        out = run(["cmake", "-S", tree, "-B", build], tree, wanted=1)
        hidden.rename(folder)
        if missing not in out:
            fail(f"the error does not say that {missing} are missing:\n{out[-2000:]}")
    say("without scenarios or playthroughs: refused")


def put_in(root, tree, guest):
    """One of the folders of this test; --bless has to build before there is a record of what it builds."""
    target = tree / "expansions" / GUESTS[guest]
    shutil.copytree(root / "tests/seam" / guest, target)
    records = target / "tests/playthroughs"
    if "--bless" in sys.argv and not any(records.glob("*.record")):
        records.mkdir(parents=True, exist_ok=True)
        (records / "none.record").touch()


def play_anew(root, tree, build):
    """Games of bridge and edition, which no other test plays to their ends."""
    games = {"bridge": ["classic", "3", "6", "5", "template", COPY],
             "edition": [GUESTS["edition"], "2", "6", "4", "template"]}
    for guest, game in games.items():
        for folder in (root / "tests/seam" / guest, tree / "expansions" / GUESTS[guest]):
            records = folder / "tests/playthroughs"
            shutil.rmtree(records, ignore_errors=True)
            records.mkdir()
            run([build / "tests/playthroughs/playthrough_test", "--play", records / "short_game", *game], tree)


def pair_is_refused(tree, build, refused):
    """Without a bridge no rulebook says how the two go together."""
    told = run([build / "tests/playthroughs/playthrough_test", "--play", tree.parent / "pair", "classic", "2", "6", "1",
                "template", COPY], tree, wanted=1 if refused else 0)
    if refused != ("No rulebook says" in told):
        fail(f"the pair without a bridge:\n{told}")


def check(root, work):
    tree, build, pattern = work / "tree", work / "build", work / "pattern"
    tree.mkdir()
    copy_tree(root, tree)
    before = fingerprints(tree)
    found = list(names_in(tree))
    if found:
        fail("the pattern expansion is named outside of its folder:\n" + "\n".join(found))
    say(f"{len(before)} files copied, none names the pattern expansion")

    (tree / "expansions" / PATTERN).rename(pattern)
    put_in(root, tree, "bridge")
    build_and_test(tree, build, [])
    shutil.rmtree(tree / "expansions" / GUESTS["bridge"])

    pattern.rename(tree / "expansions" / PATTERN)
    run([tree / "tests/seam/copy_expansion.py", PATTERN, COPY, *WORDS], tree)
    build_and_test(tree, build, [PATTERN, COPY])
    pair_is_refused(tree, build, True)

    for guest in GUESTS:
        put_in(root, tree, guest)
    bless = (lambda: play_anew(root, tree, build)) if "--bless" in sys.argv else None
    build_and_test(tree, build, [PATTERN, COPY, *GUESTS.values()], bless)
    pair_is_refused(tree, build, False)
    refuse_without_tests(tree, build)

    after = fingerprints(tree)
    changed = sorted(str(name) for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    if changed:
        fail("files outside of the folders have changed: " + ", ".join(changed))


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    work = Path(tempfile.mkdtemp(prefix="elgrande-seam-"))
    # A copy has another path every time; without this no compiler cache would ever recognise it.
    os.environ["CCACHE_BASEDIR"] = str(work)
    os.environ["CCACHE_NOHASHDIR"] = "1"
    try:
        check(Path(sys.argv[1]).resolve(), work)
        say("the seam holds")
    finally:
        if "--keep" in sys.argv:
            print(work)
        else:
            shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    main()
