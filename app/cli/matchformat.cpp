#include "app/cli/matchformat.h"

#include <algorithm>

namespace adjutant::cli {

std::vector<std::string> matchFormatWords()
{
    return {"log", "csv", "commands", "bgstats", "html"};
}

std::optional<MatchFormat> matchFormatOf(std::string_view word)
{
    const std::vector<std::string> words = matchFormatWords();
    const auto found = std::ranges::find(words, word);
    if (found == words.end())
        return std::nullopt;
    return static_cast<MatchFormat>(found - words.begin());
}

bool isOfOneMatch(MatchFormat format)
{
    return format != MatchFormat::csv && format != MatchFormat::bgstats;
}

} // namespace adjutant::cli
