#!/bin/sh
# The program ($1) called wrongly: the exit status of the man pages, and one sentence in the player's language.
set -u
elgrande=$1
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM LANGUAGE
failed=0
says() { # exit status, words, arguments …
    status=$1
    words=$2
    shift 2
    "$elgrande" "$@" >"$home/out" 2>&1
    got=$?
    [ $got = "$status" ] || { echo "exit status $got instead of $status: $*"; failed=1; }
    grep -q -- "$words" "$home/out" || { echo "'$words' is not said: $*"; cat "$home/out"; failed=1; }
}

says 2 'is not possible' --players 9
says 2 'ist nicht möglich' --players 9 --language de
says 2 'ist nicht möglich' --language=de --players 9
says 2 'nonsense' --nonsense
says 2 'Unbekannte Option' --nonsense --language de
says 2 'is not possible' --language fr
says 2 'Only one' a b
says 1 'no display' --new
says 1 'keinen Bildschirm' --new --language de
says 0 'Das Brettspiel' --help --language de
mkdir -p "$home/config/elgrande"
printf '[General]\nschema=2\nlanguage=de\n' >"$home/config/elgrande/elgrande.ini"
says 2 'ist nicht möglich' --players 9
exit $failed
