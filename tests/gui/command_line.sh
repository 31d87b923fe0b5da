#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# The program ($1; $2: elgrande-cli, $3: elgrande-lab) called wrongly: the exit status of the man pages, and one sentence in the player's language.
set -u
elgrande=$1
cli=$2
lab=$3
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

says 2 'is not valid' --players 9
says 2 'ist nicht gültig' --players 9 --language de
says 2 'ist nicht gültig' --language=de --players 9
says 2 'nonsense' --nonsense
says 2 'Unbekannte Option' --nonsense --language de
says 2 'is not valid' --language xx
# Both programs name every language that there is.
for folder in "$(dirname -- "$0")"/../../translations/*/elgrande.ts; do
    code=$(basename "$(dirname -- "$folder")")
    says 0 "Interface language:.*\\b$code\\b" --help
    says 2 "\\b$code\\b" --language xx
    for words in "--help" "playout --help" "--language xx playout"; do
        # shellcheck disable=SC2086
        "$cli" $words 2>&1 | grep -q "\\b$code\\b" || { echo "elgrande-cli $words does not name $code"; failed=1; }
    done
done
says 2 'Only one' a b
says 2 'is not valid' --join 'my castle'
says 2 'is not valid' --join 192.168.0.7 --code 12
says 2 'only for --join' --code K7H-3XA
says 1 'no display' --new
says 1 'keinen Bildschirm' --new --language de
says 0 'Das Brettspiel' --help --language de
# What the toolkit takes for itself: options with a value of their own or behind =, told by --help-all. A session manager
# starts the program again with -session.
says 0 '-session' --help-all
says 0 '--platform' --help-all
says 0 '^elgrande [0-9]' --version -session 12_34 -style fusion --platform=offscreen
says 0 'Round 1' -platform offscreen -session 12_34 -style=fusion -reverse -title Table --demo --stop round:1 --seed 1 --players 2
says 2 'Only one' -session 12_34 a b
says 2 'Only one' -- a -session
mkdir -p "$home/config/elgrande"
printf '[General]\nschema=2\nlanguage=de\n' >"$home/config/elgrande/elgrande.ini"
says 2 'ist nicht gültig' --players 9

# A signal ends a demo in good order: its folder goes with it, and whoever started it sees what ended it.
mkdir "$home/tmp" "$home/run"
chmod 700 "$home/run"
export XDG_RUNTIME_DIR="$home/run"
for signal in TERM INT HUP; do
    rm -f "$home/log"
    TMPDIR="$home/tmp" python3 -c 'import os, signal, sys
for each in (signal.SIGINT, signal.SIGHUP): signal.signal(each, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])' "$elgrande" --demo --seed signal --players 5 >"$home/log" 2>&1 &
    started=$!
    for wait in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        [ -s "$home/log" ] && break
        sleep 0.2
    done
    [ -n "$(ls "$home/tmp")" ] || { echo "no folder to look at"; failed=1; }
    kill -$signal $started
    wait $started
    [ $? -gt 128 ] || { echo "SIG$signal is not seen from outside"; failed=1; }
    [ -z "$(ls "$home/tmp")" ] || { echo "left after SIG$signal:"; ls "$home/tmp"; failed=1; rm -r "$home/tmp"/*; }
done

# Finished games that a kill has left among the unfinished ones go to the finished ones.
mkdir -p "$home/kept/unfinished"
"$lab" arena --seats random,random --players 2 --games 2 --records "$home/kept/unfinished" >/dev/null || failed=1
ELGRANDE_DATA="$home/kept" QT_QPA_PLATFORM=offscreen "$elgrande" >"$home/log" 2>&1 &
started=$!
for wait in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    [ -n "$(ls "$home/kept/unfinished")" ] || break
    sleep 0.2
done
kill $started
wait $started
[ "$(ls "$home/kept/games" | wc -l)" = 2 ] || { echo "a finished game is lost"; cat "$home/log"; failed=1; }
exit $failed
