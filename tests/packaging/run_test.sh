#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# tests/run where packages are missing that nobody may install: its last line says so as every other result.
set -u
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p "$stage/clone/app" "$stage/clone/tests" "$stage/bin"
root=$(dirname "$0")/../..
cp "$root/app/packages.sh" "$stage/clone/app"
cp "$root/tests/run" "$stage/clone/tests"
for program in sh dirname grep tail cat; do ln -s "$(command -v $program)" "$stage/bin/$program"; done
printf '#!/bin/sh\nexit 1\n' >"$stage/bin/dpkg-query"
printf '#!/bin/sh\necho 1000\n' >"$stage/bin/id"
chmod +x "$stage/bin/dpkg-query" "$stage/bin/id"

PATH="$stage/bin" "$stage/clone/tests/run" >"$stage/out" 2>&1 && {
    echo "tests/run succeeds without its packages"
    exit 1
}
[ "$(tail -1 "$stage/out")" = "0 passed, 1 failed" ] || {
    cat "$stage/out"
    echo "the last line is no result"
    exit 1
}
