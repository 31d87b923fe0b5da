#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs the built program ($1: build folder) into a folder of its own and checks what a desktop needs of it: every
# file there, accepted by the desktop's own tools, and both programs running from the new place.
set -u
build=$1
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
failures=0
check() { # what, command …
    what=$1
    shift
    if ! "$@" > "$stage/out" 2>&1; then
        echo "failed: $what"
        cat "$stage/out"
        failures=$((failures + 1))
    fi
}

cmake --install "$build" --prefix "$stage/usr" > "$stage/install" 2>&1 || { cat "$stage/install"; exit 1; }
id=io.github.elgrande_fan.ElGrande
share=$stage/usr/share
# Every language's manuals, and what its desktop.ini says.
translations=$(CDPATH= cd -- "$(dirname -- "$0")/../../translations" && pwd)
manuals=$(cd "$translations" && for page in */man/*.6; do echo "man/${page%/man/*}/man6/${page##*/}"; done | sed 's|^man/en/|man/|')
for file in applications/$id.desktop metainfo/$id.metainfo.xml mime/packages/$id.xml \
    icons/hicolor/scalable/apps/$id.svg icons/hicolor/symbolic/apps/$id-symbolic.svg \
    icons/hicolor/16x16/apps/$id.png icons/hicolor/256x256/apps/$id.png $manuals doc/elgrande/copyright doc/elgrande/engine-protocol.md doc/elgrande/elgrande-serve.service doc/elgrande/bots/random_bot.py; do
    check "$file is installed" test -s "$share/$file"
done
check "every language has an English original" test -s "$translations/en/desktop.ini"
for words in "$translations"/*/desktop.ini; do
    code=$(basename "$(dirname "$words")")
    mark="[$code]"
    tag=" xml:lang=\"$(echo "$code" | tr _ -)\""
    [ "$code" = en ] && mark="" && tag=""
    while IFS='=' read -r key said; do
        case $key in '#'* | '') continue ;; esac
        written=$(echo "$said" | sed 's/&/\&amp;/g; s/</\&lt;/g') # in XML
        check "$code says its $key" grep -rqF -e "$mark=$said" -e "$tag>$written<" "$share/applications" "$share/metainfo" "$share/mime/packages"
    done < "$words"
done
check "the desktop file" desktop-file-validate "$share/applications/$id.desktop"
# The project has no place of its own in the net; until it has one, nothing sends people to an address that is not there.
# AppStream 1.0.2 and later warn of that (url-homepage-missing); those before do not know that warning's name.
metainfo() {
    appstreamcli validate --pedantic --no-net --override=url-homepage-missing=info "$1" ||
        appstreamcli validate --pedantic --no-net "$1"
}
check "the metainfo" metainfo "$share/metainfo/$id.metainfo.xml"
check "no invented address" sh -c '! grep -Eq "<(url|image)[ >]" "$1"' sh "$share/metainfo/$id.metainfo.xml"

contact=$(sed -n 's/^set(CPACK_PACKAGE_CONTACT "\(.*\)")$/\1/p' "$build/CPackConfig.cmake")
check "somebody answers for the package" test -n "$contact"
check "and it is whom the builder named" grep -qx "ELGRANDE_CONTACT:STRING=$contact" "$build/CMakeCache.txt"
check "no address that cannot be" sh -c '! echo "$1" | grep -Eiq "[.](invalid|example|test|localhost)>|@(example[.]|localhost)"' sh "$contact"

# The MIME type is found by name and by content.
check "the MIME database" update-mime-database "$share/mime"
check "the glob" grep -q 'application/x-elgrande-record:\*.egr' "$share/mime/globs"
check "the magic" grep -aq 'application/x-elgrande-record' "$share/mime/magic"

for page in $manuals; do
    groff -man -K utf8 -T utf8 -ww -z "$share/$page" 2> "$stage/warnings"
    check "$page without warnings" test ! -s "$stage/warnings"
done
# Every option that the program knows is in both man pages.
for option in $("$build/app/elgrande" --help | sed -n 's/^ *\(-[a-z], \)\?--\([a-z]*\).*/\2/p' | grep -v help-all | grep -vx help); do
    for page in $(echo "$manuals" | grep '/elgrande\.6$'); do
        check "--$option in $page" grep -q "\\\\-\\\\-$option" "$share/$page"
    done
done

check "the sample unit is hardened" systemd-analyze security --offline=true --threshold=30 "$share/doc/elgrande/elgrande-serve.service"

check "elgrande starts from there" env QT_QPA_PLATFORM=offscreen HOME="$stage" XDG_CONFIG_HOME="$stage" \
    "$stage/usr/bin/elgrande" --demo --seed 1 --stop round:2 --screenshot "$stage/picture.png"
check "and writes a picture" test -s "$stage/picture.png"
check "the engine names its protocol" sh -c "'$stage/usr/bin/elgrande-cli' engine --help | grep -q '$share/doc/elgrande/engine-protocol.md'"
check "no laboratory" test ! -e "$stage/usr/bin/elgrande-lab"
check "elgrande-cli starts from there" "$stage/usr/bin/elgrande-cli" playout --games 2
[ $failures -eq 0 ] && echo "everything installed is in order"
exit $failures
