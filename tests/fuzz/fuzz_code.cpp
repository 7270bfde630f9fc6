#include "core/roster/code.h"
#include "core/yaml/rosterfile.h"
#include "tests/fuzz/fuzzedgame.h"

using namespace adjutant;
using test::need;

namespace {

// What a code gives can be kept in a file and given as a code again.
void checkKept(const Roster& roster)
{
    const auto again = rosterOfCode(codeOf(roster));
    need(again && *again == roster);
    const auto file = yaml::readRoster(yaml::writeRoster(roster), "kept.yaml");
    need(file.roster == roster);
}

} // namespace

/// Whatever a text or its bytes hold, they are a roster that can be kept, or refused.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    if (const auto roster = rosterOfCode(text))
        checkKept(*roster);
    // The same bytes behind a right checksum, so that the contents are reached.
    std::vector<std::uint8_t> bytes(data, data + size);
    const std::uint32_t sum = code::checksum(bytes);
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::uint8_t>(sum >> shift));
    if (const auto roster = rosterOfCode(std::string(codePrefix) + code::base64(bytes)))
        checkKept(*roster);
    return 0;
}
