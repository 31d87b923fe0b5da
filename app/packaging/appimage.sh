#!/bin/sh
# Makes an AppImage of the release build ($1: build folder; default build/release): installs into an AppDir and lets
# linuxdeploy with its plugin for Qt gather the libraries. Both must be in the path; without them the AppDir is left as it is.
set -eu
build=${1:-build/release}
appdir=$build/AppDir
id=io.github.elgrande_fan.ElGrande
rm -rf "$appdir"
cmake --install "$build" --prefix "$appdir/usr" > "$build/appdir.log"
test -s "$appdir/usr/share/icons/hicolor/256x256/apps/$id.png"
if ! command -v linuxdeploy > /dev/null; then
    echo "linuxdeploy is not in the path; the AppDir is in $appdir" >&2
    exit 3
fi
export EXTRA_QT_PLUGINS='svg;' # the art is SVG
linuxdeploy --appdir "$appdir" --plugin qt --output appimage \
    --desktop-file "$appdir/usr/share/applications/$id.desktop" \
    --icon-file "$appdir/usr/share/icons/hicolor/256x256/apps/$id.png"
