#!/usr/bin/env bash
# Builds Adjutant and starts it. Without a display it shows the command line and renders some thirty screens instead,
# with --all every screen in each size, theme and language.
set -euo pipefail
cd "$(dirname "$0")/.."
source packaging/packages.sh
install_packages build

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    cmake --preset release -DADJUTANT_TESTS=OFF
    cmake --build --preset release --target adjutant adjutant-cli
    exec build/release/bin/adjutant "$@"
fi

echo "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)."
echo "So this shows the command line on a ready army, and renders screens to pictures."
install_packages test
cmake --preset release -DADJUTANT_TESTS=ON
cmake --build --preset release --target adjutant adjutant-cli adjutant-screens adjutant-battles
example=data/drakerys/ready/avaren.yaml
echo
echo "\$ adjutant-cli roster show $example"
build/release/bin/adjutant-cli roster show "$example"
echo
echo "\$ adjutant-cli roster check $example"
build/release/bin/adjutant-cli roster check "$example"
echo
which=--telling
[ "${1:-}" = --all ] && which=--all
export QT_QPA_PLATFORM=offscreen
build/release/bin/adjutant-screens "$which"
build/release/bin/adjutant-battles "$which"
echo "The screens are in build/release/screens."
