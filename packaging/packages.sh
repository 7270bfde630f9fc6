#!/usr/bin/env bash
# Installs the Debian packages that a task needs: install_packages build|test|fuzz …
# Sourced by the other scripts of this folder.

packages_build=(
    g++ lld cmake ninja-build ccache pkg-config git ca-certificates
    qt6-base-dev qt6-base-dev-tools qt6-declarative-dev qt6-declarative-dev-tools qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools qt6-svg-dev libgl1-mesa-dev libvulkan-dev
    libyaml-cpp-dev libfmt-dev libcli11-dev nlohmann-json3-dev rapidjson-dev libexpected-dev libglpk-dev libqrencode-dev nettle-dev
    libmimalloc-dev libzip-dev libboost-dev libsodium-dev qt6-websockets-dev
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript qml6-module-qtquick
    qml6-module-qtquick-window qml6-module-qtquick-controls qml6-module-qtquick-templates
    qml6-module-qtquick-layouts qml6-module-qtquick-shapes
    libqt6svg6 libqt6sql6-sqlite qt6-translations-l10n fonts-inter fonts-dejavu-core
)
packages_test=(
    clang-16 libclang-rt-16-dev
    qml6-module-qttest libzxing-dev sqlite3 clang-format
    dpkg-dev fakeroot file lintian appstream desktop-file-utils
    xvfb xauth dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3-gi
)
packages_browser=(chromium)
packages_fuzz=(clang-16 libclang-rt-16-dev llvm-16)
packages_bench=(libbenchmark-dev time)
packages_tidy=(clang-tidy-16)

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# Installs only what is missing, so that a second call takes no time.
install_packages() {
    local wanted=() missing=() group name
    for group in "$@"; do
        local -n list="packages_$group"
        wanted+=("${list[@]}")
    done
    for name in "${wanted[@]}"; do
        dpkg-query -W -f='${db:Status-Abbrev}' "$name" 2>/dev/null | grep -q '^ii' || missing+=("$name")
    done
    # The page for phones; Node.js may come from elsewhere, and with npm.
    command -v npm > /dev/null || missing+=(npm)
    [ "${#missing[@]}" -eq 0 ] && return 0
    echo "Installing: ${missing[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
}
