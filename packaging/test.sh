#!/usr/bin/env bash
# Builds Adjutant and passes every test: Qt Test and Quick Test under CTest, without a display.
set -euo pipefail
cd "$(dirname "$0")/.."
source packaging/packages.sh
install_packages build test

export QT_QPA_PLATFORM=offscreen
cmake --preset dev -DADJUTANT_APP=ON -DADJUTANT_TESTS=ON -DBUILD_TESTING=ON -DADJUTANT_WERROR="${ADJUTANT_WERROR:-OFF}"
cmake --build --preset dev
ctest --preset dev -j "$(nproc)"
