#include "core/yaml/rosterfile.h"
#include "tests/fuzz/fuzzedgame.h"

using namespace adjutant;
using test::need;

/// Whatever a roster file of any game holds, it is read or refused, and checked; a roster without faults is
/// written and read back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto read = yaml::readRoster(std::string(reinterpret_cast<const char*>(data), size), "fuzz.yaml");
    if (const GameSystem* game = findGameSystem(read.roster.system.text()))
        static_cast<void>(game->checkRoster(read.roster, test::catalogueOf(*game)));
    if (read.faults.empty()) {
        const auto again = yaml::readRoster(yaml::writeRoster(read.roster), "again.yaml");
        need(again.faults.empty() && again.roster == read.roster);
    }
    return 0;
}
