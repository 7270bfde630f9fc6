#include "app/matches/matchfile.h"

#include "app/matches/matchlines.h"
#include "core/match/linechain.h"

#include <algorithm>

namespace adjutant {

namespace {

constexpr std::size_t mostSteps = 100'000;

MatchDamage onLine(std::size_t line, std::string why, std::size_t step = 0)
{
    return {line, verbatim(std::move(why)), step, 0};
}

std::size_t mostStepsOf(const MatchRecord& record)
{
    std::size_t entries = 0;
    for (const Side& side : record.start.start.sides)
        entries += side.roster.entries.size();
    return std::min(mostSteps, mostStepsWith(entries));
}

// Reads one more line; what is wrong with it.
std::optional<MatchDamage> addLine(ReadMatch& match, std::string_view text, std::size_t number)
{
    auto line = readLine(text);
    if (!line)
        return MatchDamage{number, verbatim(line.error().why), match.record.steps.size() + 1, 0,
                           line.error().column};
    if (auto* details = std::get_if<MatchDetails>(&*line))
        match.record.details = std::move(*details);
    if (auto* step = std::get_if<TimedStep>(&*line)) {
        match.record.steps.push_back(std::move(*step));
        match.lines.push_back(number);
    }
    return std::nullopt; // of an end nothing: what the steps come to is found by following them
}

} // namespace

std::vector<std::string> recordsOf(const MatchRecord& record, const MatchSummary* end)
{
    std::vector<std::string> records{writtenBeginning(record.start, record.id)};
    for (const TimedStep& step : record.steps)
        records.push_back(writtenStep(step));
    const QDateTime& at = record.steps.empty() ? record.start.started : record.steps.back().at;
    static const MatchDetails none;
    if (record.details != none)
        records.push_back(writtenAbout(at, record.details));
    if (end)
        records.push_back(writtenEnd(at, *end));
    return records;
}

std::string writtenMatch(const MatchRecord& record)
{
    return recordBytes(recordsOf(record));
}

bool isMatchFile(std::string_view text)
{
    constexpr std::size_t digits = 16;
    return text.size() > digits && text.substr(digits).starts_with(R"( {"format":"adjutant-match/)") &&
           text.find_first_not_of("0123456789abcdef") == digits;
}

Expected<ReadMatch, std::string> readRecords(const QString& id, const Records& records)
{
    if (records.texts.empty())
        return refuse(std::string("its first line is missing"));
    auto beginning = readBeginning(records.texts.front());
    if (!beginning)
        return refuse(beginning.error().why);
    if (beginning->id != id)
        return refuse("it is the match '" + beginning->id.toStdString() + "' under another name");
    ReadMatch match{std::move(*beginning), {}, {}};
    // Of what is known besides, the last record counts: there may be hundreds of long ones.
    const auto last =
        std::ranges::find(records.texts.rbegin(), records.texts.rend(), LineKind::about, kindOfLine);
    const auto lastAbout = static_cast<std::size_t>(records.texts.rend() - last) - 1;
    if (last != records.texts.rend()) // whatever becomes of the steps before it
        static_cast<void>(addLine(match, *last, lastAbout + 1));
    for (std::size_t k = 1; k < records.texts.size() && !match.damage; ++k)
        if (k == lastAbout || kindOfLine(records.texts[k]) != LineKind::about)
            match.damage = addLine(match, records.texts[k], k + 1);
    if (!match.damage && records.damaged)
        match.damage = MatchDamage{*records.damaged};
    if (match.damage)
        match.damage->lines = records.lines;
    return match;
}

Expected<ReadMatch, MatchDamage> readMatch(std::string_view text)
{
    if (text.size() > std::size_t{longestFile})
        return refuse(onLine(1, "longer than 4 MiB"));
    const ChainedLines chain = chainedLines(text);
    if (chain.texts.empty())
        return refuse(onLine(1, "this is no match file, or its first line was altered"));
    auto beginning = readBeginning(chain.texts.front());
    if (!beginning)
        return refuse(MatchDamage{1, verbatim(beginning.error().why), 0, 0, beginning.error().column});
    if (chain.damaged)
        return refuse(onLine(*chain.damaged, "this line, or one before it, was altered or is missing"));
    if (chain.bytes < text.size())
        return refuse(onLine(chain.lines + 1, "the file ends within this line"));
    ReadMatch match{std::move(*beginning), {}, {}, {chain.texts.begin(), chain.texts.end()}};
    const MatchRecord& record = match.record;
    const std::size_t most = mostStepsOf(record);
    for (std::size_t k = 1; k < chain.texts.size(); ++k) {
        if (const auto damage = addLine(match, chain.texts[k], k + 1))
            return refuse(*damage);
        if (record.steps.size() > most)
            return refuse(onLine(k + 1, "with lists as long as these there are at most " +
                                            std::to_string(most) + " steps"));
    }
    if (const auto& entered = record.details.entered;
        entered && entered->points.size() != record.start.start.sides.size())
        return refuse(onLine(chain.lines, "'vp' has to be a number for each player"));
    return match;
}

} // namespace adjutant
