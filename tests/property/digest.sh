#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# The same games whatever builds them: makes elgrande-cli with g++ and clang++, each as Debug and as Release, and compares
# the digests of 2,000 random games. Takes some minutes, so it is run by hand; folders are left in build/digest.
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
launcher=""
command -v ccache > /dev/null 2>&1 && launcher="-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"
first=""
for compiler in g++ clang++; do
    for type in Release Debug; do
        build="$root/build/digest/$compiler-$type"
        cmake -S "$root" -B "$build" -G Ninja -DCMAKE_CXX_COMPILER=$compiler -DCMAKE_BUILD_TYPE=$type -DBUILD_TESTING=OFF \
            $launcher > "$root/build/digest.log" 2>&1
        cmake --build "$build" --target elgrande-cli >> "$root/build/digest.log" 2>&1
        digest=$("$build/app/cli/elgrande-cli" playout --games 2000 | sed -n 's/^digest *//p')
        echo "$compiler $type: $digest"
        [ -n "$first" ] || first=$digest
        [ "$digest" = "$first" ] || { echo "the digests differ"; exit 1; }
    done
done
echo "the same digest four times"
