#!/bin/sh
# Makes the DEB of a build folder ($1) and installs and starts it in a fresh bare Debian 12. Needs root, mmdebstrap and the
# package archive, so it is run by hand before a release and not by tests/run.
set -eu
build=$(CDPATH= cd -- "$1" && pwd)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
(cd "$build" && cpack -G DEB > /dev/null)
mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$root"
cp "$build"/elgrande_*_amd64.deb "$root/tmp/elgrande.deb"
chroot "$root" env DEBIAN_FRONTEND=noninteractive sh -c \
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends /tmp/elgrande.deb > /dev/null'
chroot "$root" env -i PATH=/usr/bin:/bin HOME=/root LC_ALL=C.UTF-8 \
    elgrande --demo --seed 1 --language de --stop round:3 --screenshot /tmp/picture.png | tail -n 2
chroot "$root" env -i PATH=/usr/bin:/bin elgrande-cli playout --games 5
test -s "$root/tmp/picture.png"
echo "the DEB installs and starts in a bare Debian 12"
