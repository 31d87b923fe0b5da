#!/bin/sh
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# Makes what is given to players, in build/packages: a DEB, and a .tar.xz that needs neither Qt nor anybody's rights (unpack
# it, start `elgrande` in it). Installs what is missing to build. The .tar.xz runs where the C library is no older than
# here, so it is made on Debian 12: tests/packaging/in_chroot.sh bookworm packages FOLDER
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
. "$root/app/packages.sh"
ensure_packages $BUILD_PACKAGES dpkg-dev file patchelf xz-utils qt6-xdgdesktopportal-platformtheme

build=$root/build/release
out=$root/build/packages
first=""
[ -f "$build/CMakeCache.txt" ] || first="-G Ninja -DELGRANDE_BUNDLE=ON"
cmake -S "$root" -B "$build" $first -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF
cmake --build "$build"
rm -rf "$out"
mkdir -p "$out"
(cd "$build" && cpack -G DEB -B "$out" > /dev/null && rm -rf "$out/_CPack_Packages")

version=$(sed -n 's/^project(ElGrande VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
game=$stage/elgrande-$version
cmake --install "$build" --prefix "$game" --strip > /dev/null
plugins=$(qtpaths6 --query QT_INSTALL_PLUGINS)
mkdir -p "$game/lib/plugins" "$game/lib/fallback" "$game/licenses"
# What a window needs: the X server's and no server at all, pictures, keys that compose, the desktop's dialogs, TLS.
for plugin in platforms/libqxcb platforms/libqoffscreen imageformats/libqsvg imageformats/libqjpeg imageformats/libqico \
    iconengines/libqsvgicon platforminputcontexts/libcomposeplatforminputcontextplugin \
    platforminputcontexts/libibusplatforminputcontextplugin platformthemes/libqxdgdesktopportal tls/libqopensslbackend; do
    mkdir -p "$game/lib/plugins/${plugin%/*}"
    cp "$plugins/$plugin.so" "$game/lib/plugins/$plugin.so"
done

# Qt and its ICU always come from here. Whatever else a bare system lacks lies in fallback, which is looked into last: what
# a system has of its own fits its display and its fonts better. The C and C++ libraries are always the system's. The way
# stands in the programs themselves and not in the environment, so that it is not inherited by what they start.
find "$game/bin" "$game/lib" -type f -exec ldd {} + | sed -n 's/.* => \(\/[^ ]*\).*/\1/p' | sort -u > "$stage/libraries"
while read -r library; do
    case ${library##*/} in
        libc.so.* | libm.so.* | libdl.so.* | librt.so.* | libpthread.so.* | libresolv.so.* | libstdc++.so.* | libgcc_s.so.*) continue ;;
        libQt6* | libicu*) cp -L "$library" "$game/lib" ;;
        *) cp -L "$library" "$game/lib/fallback" ;;
    esac
    dpkg-query -S "$(readlink -f "$library")" "$library" 2> /dev/null | sed -n '1s/:.*//p' >> "$stage/packages"
done < "$stage/libraries"
strip --strip-unneeded "$game"/lib/*.so* "$game"/lib/fallback/*.so* "$game"/lib/plugins/*/*.so

# Everybody's terms: this game's beside it, those of each library as its package has them.
for package in $(sort -u "$stage/packages"); do cp "/usr/share/doc/$package/copyright" "$game/licenses/$package.txt"; done
mkdir "$game/licenses/common"
cp -L /usr/share/common-licenses/* "$game/licenses/common"
cp "$root/LICENSE" "$game/licenses/elgrande.txt"

system=/lib/x86_64-linux-gnu:/usr/lib/x86_64-linux-gnu:/lib64:/usr/lib64:/lib:/usr/lib
printf '[Paths]\nPrefix = ..\nPlugins = lib/plugins\n' > "$game/bin/qt.conf"
for program in elgrande elgrande-cli; do
    patchelf --force-rpath --set-rpath "\$ORIGIN/../lib:$system:\$ORIGIN/../lib/fallback" "$game/bin/$program"
    printf '#!/bin/sh\nexec "$(dirname -- "$(readlink -f -- "$0")")/bin/%s" "$@"\n' $program > "$game/$program"
    chmod +x "$game/$program"
done
tar -C "$stage" --owner=0 --group=0 --sort=name -c "elgrande-$version" | xz -6 -T0 > "$out/elgrande-$version-linux-$(uname -m).tar.xz"
ls -l "$out"
