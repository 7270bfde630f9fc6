#include "core/systems/gamesystem.h"
#include "core/yaml/rosterreader.h"
#include "core/yaml/rosterwriter.h"
#include "tests/fuzz/fuzzedgame.h"

#include <cstdint>

using namespace adjutant;
using test::need;

/// Whatever a roster file holds, it is read or refused; a roster without faults is written and read back the
/// same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto read = yaml::readRoster(std::string(reinterpret_cast<const char*>(data), size), "fuzz.yaml");
    static_cast<void>(gameSystems().front().checkRoster(read.roster, Catalogue()));
    if (read.faults.empty()) {
        const auto again = yaml::readRoster(yaml::writeRoster(read.roster), "again.yaml");
        need(again.faults.empty() && again.roster == read.roster);
    }
    return 0;
}
