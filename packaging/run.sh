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
# Of the build that the tests are made in: it takes half the time of a release.
cmake --preset dev -DADJUTANT_TESTS=ON
cmake --build --preset dev --target adjutant adjutant-cli adjutant-screens adjutant-battles
example=data/drakerys/ready/avaren.yaml
echo
echo "\$ adjutant-cli roster show $example"
build/dev/bin/adjutant-cli roster show "$example"
echo
echo "\$ adjutant-cli roster check $example"
build/dev/bin/adjutant-cli roster check "$example"
echo
which=--telling
[ "${1:-}" = --all ] && which=--all
export QT_QPA_PLATFORM=offscreen
build/dev/bin/adjutant-screens "$which"
build/dev/bin/adjutant-battles "$which"
echo "The screens are in build/dev/screens."
