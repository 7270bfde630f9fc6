#include "app/matches/matchfile.h"

#include "app/matches/matchlines.h"
#include "core/match/linechain.h"

#include <algorithm>
#include <future>
#include <thread>

namespace adjutant {

namespace {

constexpr std::size_t mostSteps = 100'000;

MatchDamage onLine(std::size_t line, std::string why)
{
    return {line, verbatim(std::move(why))};
}

using Line = Expected<MatchLine, LineFault>;

// Reads lines in a thread, a part at a time, while earlier steps are followed: both take milliseconds in a
// long match. Lines of details before the last of them are skipped.
class LinesAhead
{
public:
    LinesAhead(const std::vector<std::string>& texts, std::optional<std::size_t> lastDetails)
        : m_texts(texts), m_lastDetails(lastDetails)
    {
        try {
            if (texts.size() > part)
                m_reader = std::jthread([this](const std::stop_token& stop) {
                    for (std::size_t k = 0; k < m_parts.size() && !stop.stop_requested(); ++k)
                        m_parts[k].set_value(read(k));
                });
        } catch (const std::system_error&) { // no thread is to be had: each part is read when it is needed
        }
    }

    // Each in its turn, from the second line on.
    Line take(std::size_t k)
    {
        if (k == 1 || k % part == 0)
            m_lines = m_reader.joinable() ? m_parts[k / part].get_future().get() : read(k / part);
        return std::move(m_lines[k % part]);
    }

private:
    static constexpr std::size_t part = 16; ///< nothing is followed before the first of them is read

    std::vector<Line> read(std::size_t number) const
    {
        std::vector<Line> lines;
        for (std::size_t k = number * part; k < std::min((number + 1) * part, m_texts.size()); ++k)
            lines.push_back(isRead(k) ? readLine(m_texts[k]) : Line(MatchSummary()));
        return lines;
    }
    bool isRead(std::size_t k) const
    {
        return k > 0 && (k >= m_lastDetails || kindOfLine(m_texts[k]) != LineKind::about);
    }

    const std::vector<std::string>& m_texts;
    std::optional<std::size_t> m_lastDetails;
    std::vector<std::promise<std::vector<Line>>> m_parts{m_texts.size() / part + 1};
    std::vector<Line> m_lines;
    std::jthread m_reader; ///< ends before the others
};

// What is wrong with details of a match of these sides; empty where nothing is.
std::string faultOf(const MatchDetails& details, const std::vector<Side>& sides)
{
    if (details.entered && details.entered->points.size() != sides.size())
        return "'vp' has to be a number for each player";
    for (const auto& [id, name] : details.names)
        if (!findIn(sides, PlayerId(id), &Side::id))
            return "'names' has to be of players of the match";
    return {};
}

// Reads the lines behind the first, up to one that can't be used. Of an end nothing: what the steps come to
// is found by following them.
void addLines(ReadMatch& match, const std::vector<std::string>& texts, std::optional<std::size_t> lastDetails,
              const Follow& follow = {})
{
    LinesAhead ahead(texts, lastDetails);
    for (std::size_t k = 1; k < texts.size() && !match.damage; ++k) {
        Line line = ahead.take(k);
        if (!line) {
            match.damage = MatchDamage{k + 1, verbatim(line.error().why), match.record.steps.size() + 1, 0,
                                       line.error().column};
        } else if (auto* step = std::get_if<TimedStep>(&*line)) {
            match.record.steps.push_back(std::move(*step));
            match.lines.push_back(k + 1);
            if (follow)
                follow(match);
        } else if (auto* details = std::get_if<MatchDetails>(&*line)) {
            if (std::string fault = faultOf(*details, match.record.start.start.sides); !fault.empty())
                match.damage = onLine(k + 1, std::move(fault));
            else
                match.record.details = std::move(*details);
        }
    }
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

Expected<ReadMatch, std::string> readRecords(const QString& id, const Records& records, const Follow& follow)
{
    if (records.texts.empty())
        return refuse(std::string("its first line is missing"));
    auto beginning = readBeginning(records.texts.front());
    if (!beginning)
        return refuse(beginning.error().why);
    if (beginning->id != id)
        return refuse("it is the match '" + beginning->id.toStdString() + "' under another name");
    ReadMatch match{std::move(*beginning), {}, {}};
    // Of what is known besides, the last record counts, whatever becomes of the steps before it: there may be
    // hundreds of long ones.
    const auto last =
        std::ranges::find(records.texts.rbegin(), records.texts.rend(), LineKind::about, kindOfLine);
    auto about = last == records.texts.rend() ? refuse(LineFault()) : readLine(*last);
    auto* details = about ? std::get_if<MatchDetails>(&*about) : nullptr;
    std::optional<std::size_t> lastDetails;
    if (details && faultOf(*details, match.record.start.start.sides).empty()) {
        match.record.details = std::move(*details);
        lastDetails = records.texts.rend() - last - 1;
    }
    addLines(match, records.texts, lastDetails, follow);
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
    addLines(match, match.records, {});
    if (match.damage)
        return refuse(*match.damage);
    std::size_t entries = 0;
    for (const Side& side : match.record.start.start.sides)
        entries += side.roster.entries.size();
    if (const std::size_t most = std::min(mostSteps, mostStepsWith(entries));
        match.record.steps.size() > most)
        return refuse(onLine(match.lines[most], "with lists as long as these there are at most " +
                                                    std::to_string(most) + " steps"));
    return match;
}

} // namespace adjutant
