#!/usr/bin/env bash
# Builds Adjutant and passes every test: Qt Test and Quick Test under CTest, without a display. ADJUTANT_PRESET names
# another build than dev, ADJUTANT_CORE_TESTS=OFF leaves out the tests that need core alone; arguments are CTest's.
set -euo pipefail
cd "$(dirname "$0")/.."
source packaging/packages.sh
install_packages build test browser

export QT_QPA_PLATFORM=offscreen
preset="${ADJUTANT_PRESET:-dev}"
cmake --preset "$preset" -DADJUTANT_APP=ON -DADJUTANT_TESTS=ON -DBUILD_TESTING=ON \
    -DADJUTANT_WERROR="${ADJUTANT_WERROR:-OFF}" -DADJUTANT_CORE_TESTS="${ADJUTANT_CORE_TESTS:-ON}" -DADJUTANT_BROWSER_TESTS=ON
cmake --build --preset "$preset"
# Some of them wait for sockets and browsers: one more than there are processors.
ctest --preset "$preset" -j "$(($(nproc) + 1))" "$@"
