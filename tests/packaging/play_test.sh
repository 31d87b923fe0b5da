#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# app/play in a fresh clone, built elsewhere and without a display: it plays a demo game and names a picture that is
# there. $1: the built program; what builds it is left out.
set -u
program=$1
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p "$stage/clone/app" "$stage/elsewhere/app" "$stage/bin"
cp "$(dirname "$0")/../../app/play" "$(dirname "$0")/../../app/packages.sh" "$stage/clone/app"
ln -s "$program" "$stage/elsewhere/app/elgrande"
printf '#!/bin/sh\n' > "$stage/bin/cmake"
printf '#!/bin/sh\necho install ok installed\n' > "$stage/bin/dpkg-query"
chmod +x "$stage/bin/cmake" "$stage/bin/dpkg-query"

unset DISPLAY WAYLAND_DISPLAY
PATH="$stage/bin:$PATH" ELGRANDE_BUILD="$stage/elsewhere" "$stage/clone/app/play" > "$stage/out" 2>&1 || {
    tail -5 "$stage/out"
    echo "app/play failed"
    exit 1
}
if QT_QPA_PLATFORM=offscreen "$program" --demo --seed demo --players 2 --stop round:1 > /dev/full 2> "$stage/err"; then
    echo "a log that cannot be written is not told"
    exit 1
fi
picture=$(sed -n 's/^No display here: .*its last picture is //p' "$stage/out")
[ -s "$picture" ] || {
    echo "no picture in '$picture'"
    exit 1
}
