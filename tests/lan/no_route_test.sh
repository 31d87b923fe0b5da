#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# A guest whose cable is out: no carrier, so no address to send from and no route. It tries on, before it has ever been at
# the table and when it was there already, and is back as soon as there is a way again.
#     no_route_test.sh ELGRANDE_CLI
# Needs root, or a system that lets everybody make namespaces.
set -u
cli=$1
if [ "${2:-}" != inside ]; then
    if [ "$(id -u)" -eq 0 ]; then
        exec unshare --mount --net "$0" "$cli" inside
    fi
    exec unshare --user --map-root-user --mount --net "$0" "$cli" inside
fi

export LC_ALL=C.UTF-8
mount -t tmpfs none /run && ip netns add host && ip netns add guest || exit 1
ip link add v0 netns host type veth peer name e0 netns guest
for name in host guest; do ip -n "$name" link set lo up; done
ip -n host addr add 10.77.0.1/24 dev v0
ip -n guest addr add 10.77.0.2/24 dev e0
ip -n host link set v0 up

running=""
trap 'kill $running 2>/dev/null' EXIT
# until CONDITION...: a minute at most.
until_so() {
    tries=0
    until eval "$1"; do
        tries=$((tries + 1))
        if [ $tries -gt 600 ]; then
            echo "FAIL: not within a minute: $1"
            cat /run/*.out
            exit 1
        fi
        sleep 0.1
    done
}

ip netns exec host "$cli" serve --seats lan,lan --hidden --once --print-code --port 34600 --state /run/state >/run/serve.out 2>&1 &
running="$running $!"
server=$!
until_so 'grep -q "code " /run/serve.out'
code=$(sed -n 's/.*code \([^ ]*\).*/\1/p' /run/serve.out)
ip netns exec guest "$cli" bot --join 10.77.0.1:34600 --code "$code" --agent random --state /run/guest >>/run/guest.out 2>&1 &
running="$running $!"
guest=$!
until_so 'grep -q "No answer" /run/guest.out'
ip -n guest link set e0 up
until_so 'ls /run/guest/*.seat >/dev/null 2>&1' # it is at the table
# Where nobody is, the system takes seconds to say so; they are no reason to say nothing.
ip netns exec guest "$cli" bot --join 10.77.0.9 --code "$code" --agent random >/run/nobody.out 2>&1 &
nobody=$!
running="$running $nobody"
until_so 'grep -q "No answer" /run/nobody.out'
kill $nobody
: >/run/guest.out
ip -n guest link set e0 down
until_so 'grep -q "No answer" /run/guest.out' # after nothing has been heard for a while
ip -n guest link set e0 up
ip netns exec host "$cli" bot --join 127.0.0.1:34600 --code "$code" --agent random >/run/other.out 2>&1 &
running="$running $!"
other=$!
for each in $guest $other $server; do
    wait "$each" || {
        echo "FAIL: a program ends with $?"
        cat /run/*.out
        exit 1
    }
done
echo "back twice, and the game was played to its end"
