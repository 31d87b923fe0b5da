#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# Three computers (network namespaces) on one switch, two of them host a table, one of these two
# tables; the third finds all three tables within a second by each way alone, and each of them once. A fourth one on the
# same switch, but of another subnet, gets no answer.
#     discovery_test.sh PROGRAM
# Needs root, or a system that lets everybody make namespaces.
set -u
program=$1
if [ "${2:-}" != inside ]; then
    if [ "$(id -u)" -eq 0 ]; then
        exec unshare --mount --net "$0" "$program" inside
    fi
    exec unshare --user --map-root-user --mount --net "$0" "$program" inside
fi

mount -t tmpfs none /run && ip netns add switch || exit 1
ip -n switch link add br0 type bridge mcast_snooping 0 && ip -n switch link set br0 up || exit 1
number=1
for name in one two three; do
    ip netns add "$name"
    ip -n "$name" link set lo up
    ip link add "v$number" type veth peer name eth0 netns "$name"
    ip link set "v$number" netns switch
    ip -n switch link set "v$number" master br0 up
    ip -n "$name" addr add "10.77.0.$number/24" brd + dev eth0
    ip -n "$name" link set eth0 up
    number=$((number + 1))
done
ip netns add far
ip link add v4 type veth peer name eth0 netns far
ip link set v4 netns switch
ip -n switch link set v4 master br0 up
ip -n far addr add 10.88.0.4/24 brd + dev eth0
ip -n far link set eth0 up
ip -n far route add 10.77.0.0/24 dev eth0
for name in one two; do ip -n "$name" route add 10.88.0.0/24 dev eth0; done
# An address of IPv6 is not used before nobody else has claimed it.
for name in one two three; do
    tries=0
    while ip -n "$name" -6 addr show dev eth0 | grep -q tentative && [ $tries -lt 50 ]; do
        sleep 0.1
        tries=$((tries + 1))
    done
done

hosts=""
trap 'kill $hosts 2>/dev/null' EXIT
for each in one:Ana two:Bea two:Carla; do
    ip netns exec "${each%%:*}" "$program" host "${each#*:}" >/run/"${each#*:}" &
    hosts="$hosts $!"
    tries=0
    while ! grep -qs answering /run/"${each#*:}" && [ $tries -lt 50 ]; do
        sleep 0.1
        tries=$((tries + 1))
    done
done

failed=0
for way in multicast4 broadcast4 multicast6 all; do
    ip netns exec three "$program" search "$way" 3 || failed=1
done
# On the hosts' own computer, too.
ip netns exec two "$program" search all 3 || failed=1
ip netns exec far "$program" search multicast4 0 || failed=1
exit $failed
