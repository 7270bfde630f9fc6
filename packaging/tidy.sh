#!/usr/bin/env bash
# Runs clang-tidy with the list in .clang-tidy over the named files, or over those that differ from a revision:
#   packaging/tidy.sh core/odds/die.cpp …
#   packaging/tidy.sh --since main
# The list itself stays short enough that everything passes; a file takes some five seconds.
set -euo pipefail
cd "$(dirname "$0")/.."
source packaging/packages.sh
install_packages build test tidy

if [ "${1:-}" = --since ]; then
    mapfile -t files < <(git diff --name-only --diff-filter=d "${2:?a revision}" -- 'core/*.cpp' 'app/*.cpp')
elif [ $# -gt 0 ]; then
    files=("$@")
else
    mapfile -t files < <(git ls-files 'core/*.cpp' 'app/*.cpp')
fi
[ "${#files[@]}" -gt 0 ] || exit 0

# clang reads neither GCC's precompiled headers nor one file of a unity build by itself.
cmake -S . -B build/tidy -G Ninja -DCMAKE_BUILD_TYPE=Debug -DADJUTANT_TESTS=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
    -DCMAKE_EXPORT_COMPILE_COMMANDS=ON >/dev/null
printf '%s\n' "${files[@]}" | xargs -P "$(nproc)" -n 8 clang-tidy-16 -p build/tidy --quiet --extra-arg=-Wno-unknown-warning-option
