#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# The programs as a user meets them: exit statuses, help, pipes. Usage: program_test.sh path/to/elgrande-cli path/to/elgrande-lab
cli=$1
lab=$2
failed=0
export LC_ALL=C.UTF-8
unset LANGUAGE
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

status() { # expected status, then the command
    want=$1
    shift
    "$@" >"$dir/out" 2>"$dir/err" </dev/null
    got=$?
    if [ "$got" != "$want" ]; then
        echo "exit status $got instead of $want: $*"
        cat "$dir/err"
        failed=1
    fi
}
says() { # text that the last command must have printed
    grep -q -- "$1" "$dir/out" "$dir/err" || {
        echo "the last command does not say '$1'"
        failed=1
    }
}

status 2 "$cli"
status 0 "$cli" --help
says playout
status 0 "$cli" --version
says elgrande-cli
status 2 "$cli" fly
says fly
for program in "$cli" "$lab"; do
    name=$(basename "$program")
    status 0 "$program" --help
    for command in $(sed -n 's/^  \([a-z]\+\)  .*/\1/p' "$dir/out"); do
        status 0 "$program" $command --help
        grep -q "^Usage: $name $command " "$dir/out" || { echo "usage of $command: $(head -1 "$dir/out")"; failed=1; }
        status 2 "$program" $command --no-such-option
        says "$name $command --help"
    done
done
for command in engine playout replay review serve bot; do status 0 "$cli" $command --help; done
for command in arena ladder findings train bench; do
    status 0 "$lab" $command --help
    status 2 "$cli" $command --help # players have no laboratory
done
status 2 "$lab"
status 0 "$lab" --version
says elgrande-lab
status 2 "$cli" playout --games many
status 2 "$cli" playout --players 6
status 2 "$cli" playout --edition none
status 2 "$cli" playout --rounds 5
says '9 or 6'
status 1 "$lab" arena --games 1000000 --csv "$dir/nowhere/games.csv"
status 2 "$cli" playout --option x
status 2 "$lab" arena --seats greedy,random
status 2 "$lab" arena --seats greedy,random,random,deep
status 2 "$cli" replay
status 1 "$cli" replay "$dir/nothing"
says 'No such file'
odd=$dir/$(printf 'caf\351 \377.egr')
cp "$(dirname "$0")/../playthroughs/classic_4_players.record" "$odd"
status 0 "$cli" replay "$odd"
says 'game over'
echo nonsense >"$dir/bad"
status 1 "$cli" replay "$dir/bad"
# A problem report is a record with everything else in a comment behind it.
{
    cat "$(dirname "$0")/../playthroughs/classic_4_players.record"
    printf '\n{Problem report\nEl Grande: 1\n\nThe card [x "y"] did nothing.}\n'
} >"$dir/report.egr"
status 0 "$cli" replay "$dir/report.egr"
says "game over"
status 0 "$cli" engine

status 0 "$cli" playout --games 200 --threads 2
says digest
a=$(grep digest "$dir/out")
status 0 "$cli" playout --games 200
[ "$a" = "$(grep digest "$dir/out")" ] || { echo "the digest depends on threads"; failed=1; }
status 0 "$lab" arena --games 6 --players 3 --seats greedy,random,random --threads 2 --csv "$dir/games.csv"
[ "$(wc -l <"$dir/games.csv")" = 19 ] || { echo "wrong number of lines in the CSV file"; failed=1; }
status 1 "$lab" arena --games 6 --players 3 --seats greedy,random,random --csv /dev/full
says '/dev/full: '
[ -c /dev/full ] || { echo "/dev/full was replaced"; failed=1; }
for command in "$cli --help" "$cli --version" "$cli playout --games 3" "$lab bench --games 3 --repeat 1" \
    "$cli replay $(dirname "$0")/../playthroughs/classic_4_players.record"; do
    $command >/dev/full 2>"$dir/err" </dev/null
    [ $? = 1 ] || { echo "$command: exit status not 1 when the output cannot be written"; failed=1; }
    grep -q 'cannot be written' "$dir/err" || { echo "$command: says nothing of it"; failed=1; }
done
record=$(dirname "$0")/../playthroughs/classic_4_players.record
{ head -c 3000 "$record"; sleep 0.5; tail -c +3001 "$record"; } | "$cli" replay - >"$dir/out" 2>&1 ||
    { echo "a record from a slow pipe is refused"; failed=1; }
says "game over"
status 0 "$lab" arena --games 3 --players 3 --seats greedy,random,random --json
python3 -c 'import json, sys; rows = json.load(open(sys.argv[1])); assert rows["games"] == 3 and len(rows["entrants"]) == 3' \
    "$dir/out" || { echo "the JSON of arena"; failed=1; }
status 0 "$cli" playout --games 200 --json
python3 -c 'import json, sys; assert json.load(open(sys.argv[1]))["digest"] == sys.argv[2].split()[1]' "$dir/out" "$a" ||
    { echo "the JSON of playout"; failed=1; }
status 0 "$cli" engine --help
says engine-protocol.md

# The language of the environment, or the one that is named, before or behind the command.
LANG=de_DE.UTF-8 LC_ALL= LC_MESSAGES=de_DE.UTF-8 LANGUAGE=de "$cli" fly 2>"$dir/err" >"$dir/out"
says 'Unbekannter Befehl „fly“'
status 2 "$cli" --language de playout --players 6
says 'muss eine ganze Zahl von 2 bis 5 sein'
status 2 "$cli" playout --rounds 5 --language=de
says '9 oder 6'
status 1 "$cli" --language de replay "$dir/bad"
says 'bad: '
grep -q -- 'not an El Grande record' "$dir/err" && { echo "a fault of a record is told in English"; failed=1; }
status 0 "$lab" --language de arena --games 4 --players 2 --seats greedy,random
says 'Punkte'
# People have their comma, in every environment; programs never.
for command in "$cli playout --games 20" "$lab arena --games 4 --players 2 --seats greedy,random" \
    "$lab bench --games 3 --repeat 1" "$lab ladder --games 4 --players 2 --entrants greedy,random --out $dir/commas.jsonl"; do
    for region in C.UTF-8 en_US.UTF-8 de_DE.UTF-8; do
        for language in en de; do
            LC_ALL=$region $command --language $language >"$dir/out" 2>"$dir/err"
            [ $language = de ] && wrong=. || wrong=,
            grep -E "[0-9][$wrong][0-9]" "$dir/out" && { echo "$command in $language, $region: another language's decimals"; failed=1; }
            grep -qE '[0-9][.,][0-9]' "$dir/out" || { echo "$command in $language: no decimals"; failed=1; }
        done
    done
done
for command in "$cli playout --games 20" "$lab arena --games 4 --players 2 --seats greedy,random"; do
    LC_ALL=de_DE.UTF-8 $command --language de --json >"$dir/out"
    python3 -c 'import json, sys; json.load(open(sys.argv[1]))' "$dir/out" || { echo "$command: a comma in the JSON"; failed=1; }
done
status 0 "$cli" --help --language en
says 'Commands'
status 2 "$cli" --help --language xx
says xx
status 2 "$cli" playout --language
if localedef -i de_DE -f UTF-8 "$dir/de_DE.UTF-8" 2>/dev/null; then
    LOCPATH=$dir LC_ALL=de_DE.UTF-8 "$lab" arena --games 3 --players 3 --seats greedy,random,random --csv "$dir/comma.csv" >"$dir/out"
    awk -F, 'NF != 10 { exit 1 }' "$dir/comma.csv" || { echo "a comma in a number of the CSV file"; failed=1; }
fi
# Programs hear the same in every environment, and German only on demand.
LANGUAGE=de LANG=de_DE.UTF-8 LC_ALL= LC_MESSAGES=de_DE.UTF-8 sh -c 'echo "{\"cmd\":\"fly\"}" | "$0" engine' "$cli" >"$dir/out"
says "Unknown command 'fly'"
echo '{"cmd":"fly"}' | "$cli" engine --language de >"$dir/out"
says 'Unbekannter Befehl „fly“; siehe help'
says unknown-command
printf '%s\n' '{"cmd":"new","setup":{"players":9}}' '{"cmd":"cards"}' | "$cli" engine --language de >"$dir/out"
says bad-argument
says 'Der König'
status 0 "$lab" train --out "$dir/trained" --generations 1 --games 6 --gate 4 --greedy 4 --epochs 1
says "generation 1"
status 0 "$lab" arena --games 4 --rounds 6 --simulations 20 --players 2 \
    --seats "search:weights=$dir/trained.weights,instinct:weights=$dir/trained.weights"
status 2 "$lab" arena --players 2 --seats search:wisdom=1,greedy
says wisdom
echo "elgrande-weights 1" > "$dir/bad.weights"
status 2 "$lab" arena --players 2 --seats "search:weights=$dir/bad.weights,greedy"
says weights
status 1 "$lab" train --from "$dir/bad.weights" --out "$dir/trained"
says bad.weights
status 0 "$lab" bench --games 50 --repeat 1
says 'lower bound'

head -c 1200000 /dev/zero | tr '\0' a >"$dir/long"
{ echo '{"cmd":"hello","id":1}'; cat "$dir/long"; echo; echo '{"cmd":"new","id":2}'; echo '{"cmd":"record","id":3}'; } |
    "$cli" engine >"$dir/replies" || { echo "the engine fails"; failed=1; }
[ "$(wc -l <"$dir/replies")" = 4 ] || { echo "not one reply for each line"; failed=1; }
sed -n 2p "$dir/replies" | grep -q bad-json || { echo "a long line is not refused"; failed=1; }
sed -n 3p "$dir/replies" | grep -q '"id":2' || { echo "the process does not go on after a long line"; failed=1; }
# A run without end is stopped, and what was asked for behind stop is answered in full.
{ echo '{"cmd":"playout","games":1000000000,"threads":2,"id":1}'; sleep 0.5; echo '{"cmd":"stop","id":2}'
  echo '{"cmd":"playout","games":50,"id":3}'; } | timeout 30 "$cli" engine >"$dir/replies" ||
    { echo "a playout is not stopped"; failed=1; }
python3 - "$dir/replies" <<'CHECK' || { echo "the replies around stop"; failed=1; }
import json, sys
run, stop, after = [json.loads(line) for line in open(sys.argv[1])]
assert run["id"] == 1 and 0 < run["games"] < 1000000000 and "digest" not in run and run["seconds"] < 20, run
assert stop == {"id": 2, "ok": True}, stop
assert after["id"] == 3 and after["games"] == 50 and "digest" in after, after
CHECK
exit $failed
