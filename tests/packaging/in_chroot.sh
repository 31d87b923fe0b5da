#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# What a stranger's machine makes of the game: a bare Debian of its own, made by mmdebstrap from this machine's own package
# sources, thrown away afterwards. Needs root, mmdebstrap and the archive, so it is run by hand and not by tests/run.
#
#   in_chroot.sh SUITE play             app/play in a fresh clone of what is committed here, as a user with sudo
#   in_chroot.sh SUITE tests            tests/run there
#   in_chroot.sh SUITE packages FOLDER  app/packaging/make_packages.sh there; what it makes comes into FOLDER
#   in_chroot.sh SUITE deb FILE         installs a DEB and starts it, offscreen and in a window (Xvfb), whose picture comes
#                                       beside it as SUITE-deb.png
#   in_chroot.sh SUITE tarball FILE     the same of an unpacked .tar.xz, without a package of Qt
#
# The last line says what came of it and after how many minutes. ELGRANDE_MIRROR names another archive (Ubuntu's, say).
set -eu
[ $# -ge 2 ] || { sed -n '5,10s/^# *//p' "$0" >&2; exit 2; }
# A namespace of its own for what is mounted and started: whatever happens, nothing is left of either.
[ -n "${ELGRANDE_APART:-}" ] || exec env ELGRANDE_APART=1 unshare --mount --pid --fork --kill-child "$0" "$@"
suite=$1
what=$2
file=${3:-}
case $what in
    play | tests) ;;
    packages) mkdir -p "$file" ;;
    deb | tarball) test -s "$file" ;;
    *) echo "There is no '$what' here: play, tests, packages, deb or tarball." >&2; exit 2 ;;
esac
here=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=${ELGRANDE_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' "Codename: $codename" | head -n 1)}
root=$(mktemp -d)
trap 'for each in dev/shm dev sys proc; do umount --lazy "$root/$each" 2> /dev/null || true; done; rm -rf --one-file-system "$root"' EXIT

# An archive that stands still is no reason to stop.
mmdebstrap --quiet --variant=minbase --include=ca-certificates,sudo --aptopt='Acquire::Check-Valid-Until "false"' \
    "$suite" "$root" "$mirror"
mount -t proc proc "$root/proc"
mount --bind /sys "$root/sys"
mount --bind /dev "$root/dev"
mount -t tmpfs shm "$root/dev/shm"
cp /etc/resolv.conf "$root/etc/resolv.conf"
echo "127.0.0.1 localhost $(hostname)" > "$root/etc/hosts"
chroot "$root" useradd --create-home --shell /bin/sh player
echo 'player ALL=(ALL) NOPASSWD: ALL' > "$root/etc/sudoers.d/player"
home=$root/home/player

as() { # user, command: nothing of this machine's environment
    user=$1
    folder=/home/player
    [ "$user" = root ] && folder=/root
    chroot --userspec="$user" "$root" env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin HOME="$folder" USER="$user" \
        LANG=C.UTF-8 sh -c "cd || exit; $2"
}
install() { as root "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $* > /dev/null"; }
clone() {
    git clone --quiet --no-local "$here" "$home/elgrande"
    chroot "$root" chown -R player:player /home/player/elgrande
}
# A game offscreen, one in a window of which a picture is taken, and one of the program without a window.
start() { # folder of the programs, with a slash behind it, or nothing
    as player "QT_QPA_PLATFORM=offscreen ${1}elgrande --demo --seed 1 --language de --stop round:3 --screenshot offscreen.png > offscreen.log" &&
        as player "Xvfb :77 -screen 0 1280x800x24 > /dev/null 2>&1 & sleep 2; export DISPLAY=:77
            ${1}elgrande --demo --seed 1 --stop round:3 --screenshot window.png > window.log
            ${1}elgrande --new & sleep 5; kill \$!" &&
        as player "${1}elgrande-cli playout --games 5" && test -s "$home/offscreen.png" &&
        cp "$home/window.png" "${file%/*}/$suite-$what.png"
}

began=$(date +%s)
result=failed
case $what in
    play) clone && as player 'cd elgrande && app/play' && result=passed ;;
    tests) clone && as player 'cd elgrande && tests/run' && result=passed ;;
    packages)
        clone && as player 'cd elgrande && app/packaging/make_packages.sh' && cp "$home"/elgrande/build/packages/* "$file" &&
            result=passed
        ;;
    deb) cp "$file" "$root/tmp/elgrande.deb" && install /tmp/elgrande.deb xvfb && start "" && result=passed ;;
    tarball)
        install xvfb xz-utils && ! as root 'dpkg-query -W "libqt*" 2> /dev/null | grep -q .' && tar -C "$home" -xf "$file" &&
            chroot "$root" chown -R player:player /home/player && start "$(cd "$home" && echo ./elgrande-*)/" && result=passed
        ;;
esac || true
minutes=$((($(date +%s) - began + 30) / 60))
echo "$suite $what: $result after $minutes minutes ($(as root 'g++ -dumpfullversion 2> /dev/null' | sed 's/^/g++ /'))"
[ $result = passed ]
