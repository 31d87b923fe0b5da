#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# Over AT-SPI: starts a display, a session bus and the accessibility bus of its own, then the program ($1), and lets a script
# beside this one ($2, as play.py; what follows is for it) press what the tree offers. Nothing of the user's desktop or
# settings is touched.
set -u
elgrande=$1
script=$2
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
if [ -z "${ELGRANDE_OWN_BUS:-}" ]; then
    ELGRANDE_OWN_BUS=1 exec dbus-run-session -- "$0" "$@"
fi

home=$(mktemp -d)
mkdir -p "$home/config/elgrande" "$home/data" "$home/run"
chmod 700 "$home/run"
printf '[General]\nschema=2\nlanguage=en\npace=0\ntempo=off\nwelcomed='"${ELGRANDE_WELCOMED:-true}"'\nconfirmTurn=false\n' \
    > "$home/config/elgrande/elgrande.ini"
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" XDG_RUNTIME_DIR="$home/run"
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_ACCESSIBILITY=1 QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY NO_AT_BRIDGE

display=$home/display
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3> "$display" 2> "$home/xvfb.log" &
server=$!
for i in 1 2 3 4 5 6 7 8 9 10; do [ -s "$display" ] && break; sleep 0.3; done
export DISPLAY=":$(cat "$display")"
/usr/libexec/at-spi-bus-launcher --launch-immediately 2> "$home/bus.log" &
bus=$!
sleep 1
/usr/bin/python3 "$here/listen.py" "$home/heard" 2> "$home/listen.log" &
listener=$!
for i in 1 2 3 4 5 6 7 8 9 10; do [ -s "$home/heard" ] && break; sleep 0.3; done
"$elgrande" --language en > "$home/elgrande.log" 2>&1 &
program=$!

shift 2
timeout 360 /usr/bin/python3 -B "$here/$script" "$home/heard" "$@"
result=$?
if [ $result -ne 0 ]; then cat "$home/elgrande.log" "$home/bus.log" "$home/listen.log"; fi
kill $program $listener $bus 2> /dev/null
wait $program 2> /dev/null
kill $server 2> /dev/null
rm -rf "$home"
exit $result
