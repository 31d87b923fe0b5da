#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every expansion can go: its folder is taken away, what is left is built and passes its tests, and a game that needs it is
refused with its name. Each folder in turn, in a clone of the repository that is built in build/release or will be.

    without.py CLONE [--folder ID ...] [--only REGEX] [--exclude REGEX] [--jobs N]

Not a test of every day, because it builds and tests the whole program once for each folder. The clone must have nothing
uncommitted under expansions/, and has all its folders again afterwards.
"""
import argparse
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

EXCLUDED = "^seam$"  # it has folders of its own
started = time.monotonic()


def say(text):
    print(f"{time.monotonic() - started:6.0f} s  {text}", flush=True)


def run(command, folder):
    return subprocess.run([str(each) for each in command], cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


def needs(folder):
    """The folders beside it that it cannot do without."""
    called = re.search(r"elgrande_expansion\(\w+\s+NEEDS\s+([^)]*)\)", (folder / "CMakeLists.txt").read_text())
    return called.group(1).split() if called else []


def name_of(folder):
    return re.search(r"elgrande_expansion\((\w+)", (folder / "CMakeLists.txt").read_text()).group(1)


def refusals(cli, folders):
    """What is wrong with the answers to games of these folders: each has to be refused by the name of one of them."""
    names = [name_of(folder) for folder in folders]
    for folder in folders:
        for record in sorted((folder / "tests/playthroughs").glob("*.record")):
            answer = run([cli, "replay", record], folder)
            if answer.returncode == 0 or not any(name in answer.stdout for name in names):
                yield f"{record.name} of {folder.name}: status {answer.returncode}, {answer.stdout.strip()[-300:]}"


def without(clone, build, away, folder, options):
    """Builds and tests what is left; the faults."""
    home = clone / "expansions"
    gone = [folder] + [each for each in sorted(home.iterdir())
                       if (each / "CMakeLists.txt").exists() and folder.name in needs(each)]
    (home / folder.name).rename(away / folder.name)
    for each in gone:  # a fresh build would not have what is left of it either
        shutil.rmtree(build / "expansions" / each.name, ignore_errors=True)
    try:
        built = run(["cmake", "--build", build], clone)
        if built.returncode != 0:
            return [f"the build failed:\n{built.stdout[-4000:]}"]
        tested = run(["ctest", "--test-dir", build, "-j", options.jobs, "--output-on-failure", "-R", options.only, "-E", options.exclude], clone)
        result = re.findall(r"^(\d+)% tests passed, (\d+) tests? failed out of (\d+)", tested.stdout, re.M)
        faults = [] if tested.returncode == 0 else re.findall(r"^\s+\d+ - \S+ \(.*\)$", tested.stdout, re.M) or [tested.stdout[-2000:]]
        log = build / f"without-{folder.name}.log"
        log.write_text(tested.stdout)
        left = [away / folder.name] + gone[1:]
        faults += refusals(build / "app/cli/elgrande-cli", left)
        counted = f"{int(result[-1][2]) - int(result[-1][1])} of {result[-1][2]} tests passed" if result else "no tests ran"
        say(f"without {' and '.join(each.name for each in gone)}: {counted}")
        return faults
    finally:
        (away / folder.name).rename(home / folder.name)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("clone", type=Path)
    parser.add_argument("--folder", nargs="*", default=[])
    parser.add_argument("--only", default=".", help="tests, by their names")
    parser.add_argument("--exclude", default=EXCLUDED)
    parser.add_argument("--jobs", default="2")
    options = parser.parse_args()
    clone = options.clone.resolve()
    if run(["git", "status", "--porcelain", "expansions"], clone).stdout.strip():
        sys.exit("something under expansions/ is not committed")
    build, away = clone / "build/release", clone / "build/without"
    build.mkdir(parents=True, exist_ok=True)
    away.mkdir(exist_ok=True)
    if not (build / "CMakeCache.txt").exists():
        run(["cmake", "-S", clone, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release"], clone)
    faults = {}
    for folder in sorted((clone / "expansions").iterdir()):
        if not (folder / "CMakeLists.txt").exists() or (options.folder and folder.name not in options.folder):
            continue
        faults[folder.name] = without(clone, build, away, folder, options)
        for fault in faults[folder.name]:
            print(f"         {fault}", flush=True)
    wrong = sum(1 for each in faults.values() if each)
    print(f"{len(faults) - wrong} passed, {wrong} failed")
    sys.exit(1 if wrong else 0)


main()
