# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# Sourced by app/play and tests/run: installs what this machine lacks to build the game (Debian 12, Ubuntu 24.04 and later).
# Needs root or sudo only when something is missing.

ensure_packages() {
    missing=""
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing="$missing $package"
    done
    [ -z "$missing" ] && return 0
    echo "Installing:$missing"
    as_root=""
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || {
            echo "Missing packages:$missing. Install them as root, or install sudo." >&2
            return 1
        }
        as_root="sudo"
    fi
    $as_root apt-get update -qq || return 1
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null || {
        echo "The packages could not be installed:$missing" >&2
        return 1
    }
}

BUILD_PACKAGES="g++ cmake ninja-build qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    qt6-translations-l10n libssl-dev libicu-dev"
