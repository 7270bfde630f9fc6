#!/usr/bin/env bash
# Feeds the readers of catalogues, rosters, codes and scenarios with made-up input for a while (60 seconds each;
# FUZZ_SECONDS).
set -euo pipefail
cd "$(dirname "$0")/.."
source packaging/packages.sh
install_packages build fuzz

shopt -s nullglob
cmake --preset fuzz
cmake --build --preset fuzz
for target in catalogue roster code scenario; do
    corpus="build/fuzz/corpus/$target"
    mkdir -p "$corpus"
    "build/fuzz/bin/fuzz_$target" -max_total_time="${FUZZ_SECONDS:-60}" -timeout=10 -rss_limit_mb=2048 -max_len=65536 \
        -artifact_prefix="build/fuzz/$target-" "$corpus" tests/systems/*/fixtures/fuzz/"$target"
done
