#!/usr/bin/env bash
# Tries what untrusted files and sudden ends can do, by numbers; the figures in docs/endurance.md come from here.
#
#   packaging/fuzz.sh            all of it: hours
#   packaging/fuzz.sh guided     catalogues, rosters, codes, scenarios, scripts and match files under the sanitizers,
#                                guided by libFuzzer (FUZZ_SECONDS each, 60)
#   packaging/fuzz.sh many       the same readers, optimised, a hundred million inputs (FUZZ_PERCENT of them)
#   packaging/fuzz.sh slowest    climbs to the slowest and largest inputs of each (FUZZ_SECONDS each, 600): over 2 s or
#                                300 MB is a find
#   packaging/fuzz.sh endurance  kills, damaged databases and cuts of power (FUZZ_PERCENT)
#
# What is found is kept in build/fuzz or build/release/found; the others go on, and it ends with 1. FUZZ_SEED makes other
# inputs.
set -euo pipefail
cd "$(dirname "$0")/.."
source packaging/packages.sh
shopt -s nullglob

readers=(catalogue roster code scenario script match httphead frame)
percent="${FUZZ_PERCENT:-100}"
seed="${FUZZ_SEED:-1}"
finds=0
# What is changed to make inputs: small files of each game for each reader, and where one reads shipped ones, those.
inputs_of() {
    local inputs=(tests/systems/*/fixtures/fuzz/"$1")
    case $1 in
    roster) inputs+=(data/*/ready) ;;
    catalogue) inputs+=(data/*/units) ;;
    httphead) inputs+=(tests/fuzz/heads) ;;
    frame) inputs+=(tests/fuzz/frames) ;;
    esac
    printf '%s\n' "${inputs[@]}"
}
try() { "$@" || finds=$((finds + 1)); }

guided() {
    install_packages build fuzz
    cmake --preset fuzz
    cmake --build --preset fuzz
    for reader in "${readers[@]}"; do
        local corpus="build/fuzz/corpus/$reader"
        mkdir -p "$corpus"
        try "build/fuzz/bin/fuzz_$reader" -seed="$seed" -max_total_time="${FUZZ_SECONDS:-60}" -timeout=10 -rss_limit_mb=2048 \
            -malloc_limit_mb=300 -max_len=65536 -artifact_prefix="build/fuzz/$reader-" "$corpus" \
            $(inputs_of "$reader")
    done
}

# Optimised, with the driver of their own.
build_release() {
    install_packages build test
    cmake --preset release -DADJUTANT_FUZZ=ON -DADJUTANT_TESTS=ON
    cmake --build --preset release --target endurance "${readers[@]/#/fuzz_}"
}

# Codes are read in a moment, scripts are played.
many() {
    build_release
    local -A millions=([code]=85 [roster]=6 [scenario]=5 [match]=2 [catalogue]=1 [script]=1 [httphead]=20 [frame]=5)
    for reader in "${readers[@]}"; do
        mkdir -p "build/release/found/$reader"
        echo "$reader"
        try build/release/bin/fuzz_"$reader" --seed "$seed" --runs $((${millions[$reader]:?} * 10000 * percent)) \
            --keep "build/release/found/$reader" $(inputs_of "$reader")
    done
}

slowest() {
    build_release
    for reader in "${readers[@]}"; do
        mkdir -p "build/release/found/$reader"
        echo "$reader"
        try build/release/bin/fuzz_"$reader" --seed "$seed" --slowest --seconds "${FUZZ_SECONDS:-600}" \
            --keep "build/release/found/$reader" $(inputs_of "$reader")
    done
}

endurance() {
    build_release
    # In memory: what is waited for is the disk otherwise.
    export TMPDIR=/dev/shm
    for trial in kills damages power; do
        try build/release/bin/endurance "$trial" $((100 * percent))
    done
}

for part in "${@:-guided many slowest endurance}"; do
    for each in $part; do "$each"; done
done
echo "$finds finds"
[ "$finds" -eq 0 ]
