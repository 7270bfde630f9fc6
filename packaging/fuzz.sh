#!/usr/bin/env bash
# Feeds the readers of catalogues, rosters, codes, scenarios, match scripts and match files with made-up input for a while
# (60 seconds each; FUZZ_SECONDS). What takes 10 seconds under the sanitizers (FUZZ_TIMEOUT) or 300 MB at once is a find.
set -euo pipefail
cd "$(dirname "$0")/.."
source packaging/packages.sh
install_packages build fuzz

shopt -s nullglob
cmake --preset fuzz
cmake --build --preset fuzz
for target in catalogue roster code scenario script match; do
    corpus="build/fuzz/corpus/$target"
    mkdir -p "$corpus"
    "build/fuzz/bin/fuzz_$target" -max_total_time="${FUZZ_SECONDS:-60}" -timeout="${FUZZ_TIMEOUT:-10}" -rss_limit_mb=2048 \
        -malloc_limit_mb=300 -max_len=65536 -artifact_prefix="build/fuzz/$target-" "$corpus" tests/systems/*/fixtures/fuzz/"$target"
done
