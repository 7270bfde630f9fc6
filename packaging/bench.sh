#!/usr/bin/env bash
# Measures what the app promises, with an optimised build: checking a roster, loading the catalogue, exact odds beside
# simulated ones, a match's step to the disk beside a bare insert, a history of 20,000 matches, the fold of a long match
# and one tap at the table, phones at a match, the first frame and peak memory against a window of the same style with one button.
set -euo pipefail
cd "$(dirname "$0")/.."
source packaging/packages.sh
install_packages build bench browser

# The tests have the matches that are measured.
cmake --preset release -DADJUTANT_TESTS=ON -DADJUTANT_BENCH=ON
cmake --build --preset release --target bench_rules bench_odds bench_matches bench_history bench_search bench_match \
    bench_start start_adjutant start_button adjutant-cli
export QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}"
grep -m1 'model name' /proc/cpuinfo || true
build/release/bin/bench_rules --benchmark_repetitions=5 --benchmark_report_aggregates_only=true
build/release/bin/bench_odds --benchmark_repetitions=5 --benchmark_report_aggregates_only=true
build/release/bin/bench_matches
build/release/bin/bench_history
build/release/bin/bench_search
build/release/bin/bench_match
build/release/bin/bench_start

phones=$(mktemp -d)
cp tests/phones/live/* "$phones"
(cd "$phones" && npm ci --ignore-scripts --no-audit --no-fund > /dev/null && node figures.mjs "$OLDPWD/build/release/bin/adjutant-cli")
rm -rf "$phones"
