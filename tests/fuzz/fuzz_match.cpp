#include "app/matches/matchfile.h"
#include "app/matches/matchfold.h"
#include "core/match/linechain.h"
#include "tests/fuzz/fuzzedgame.h"

#include <algorithm>

#include <nlohmann/json.hpp>

using namespace adjutant;
using test::need;

namespace {

std::string chained(std::string_view lines)
{
    std::string file;
    ChainHash last{};
    for (std::size_t end = 0; !lines.empty(); lines.remove_prefix(std::min(end + 1, lines.size()))) {
        end = std::min(lines.find('\n'), lines.size());
        file += chainedLine(last, lines.substr(0, end));
    }
    return file;
}

// A match that can be read can be written and read again.
void needKept(const MatchRecord& record)
{
    const auto again = readMatch(writtenMatch(record));
    need(again && !again->damage && again->record == record);
}

} // namespace

/// Whatever the lines of a match file of any game hold, it is refused with a sentence, or followed as far as
/// its steps can be taken. Without right hashes nothing but the first line would ever be read, so these are
/// put before the lines here.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view lines(reinterpret_cast<const char*>(data), size);
    static_cast<void>(readMatch(lines));
    const auto match = readMatch(chained(lines));
    if (!match) {
        need(!match.error().why.empty() && match.error().line > 0);
        return 0;
    }
    need(!match->damage || (!match->damage->why.empty() && match->damage->line > 0));
    needKept(match->record);
    const auto folded = foldedMatch(match->record);
    if (!folded) {
        need(!folded.error().empty());
        return 0;
    }
    const Session& session = *folded->session;
    static_cast<void>(session.toJson());
    static_cast<void>(session.view(door::Viewer{}));
    static_cast<void>(session.offers(door::Viewer{}));
    static_cast<void>(session.log(door::Viewer{}));
    static_cast<void>(summaryOf(folded->record, session));
    return 0;
}
