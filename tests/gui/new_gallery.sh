#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# new_gallery.sh GALLERY PROGRAM: takes the eight pictures of resources/screenshots anew, with the built tests/gui/gallery
# and app/elgrande, and reduces them to at most 200 KB each (needs ImageMagick's convert with WebP).
set -eu
gallery=$1
program=$2
shots=$(cd "$(dirname "$0")/../../resources/screenshots" && pwd)
raw=$(mktemp -d)
trap 'rm -rf "$raw"' EXIT
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 ELGRANDE_DATA="$raw/data"
"$gallery" "$raw" table newgame disk film result network-lobby
"$program" --demo --seed 7 --players 4 --expansions intrigue_king,inquisitor_colonies --language en --theme light \
    --size 1600x1000 --stop round:6 --screenshot "$raw/king-colonies-en.png" > /dev/null
rm -f "$shots"/*.webp
for name in table-en table-de-dark newgame-en disk-en film-en result-en network-lobby-en king-colonies-en; do
    convert "$raw/$name.png" -strip -resize '1280x>' -define webp:method=6 -quality 82 "$shots/$name.webp"
    [ "$(wc -c < "$shots/$name.webp")" -le 204800 ] || { echo "$name.webp has more than 200 KB" >&2; exit 1; }
done
