#include "app/matches/matchrecord.h"

#include "app/text/messagetext.h"

#include <algorithm>

namespace adjutant {

QString sideName(const Start& start, const PlayerId& side)
{
    const auto found = std::ranges::find(start.sides, side, &Side::id);
    const bool isNamed = found != start.sides.end() && !found->name.empty();
    return QString::fromStdString(isNamed ? found->name : side.text());
}

std::vector<Side> namedSides(const MatchRecord& match)
{
    std::vector<Side> sides = match.start.start.sides;
    for (Side& side : sides)
        if (const auto name = match.details.names.find(side.id.text()); name != match.details.names.end())
            side.name = name->second;
    return sides;
}

QString titleOf(const MatchStart& start)
{
    if (!start.title.isEmpty())
        return start.title;
    const auto nameOf = [&start](const Side& side) { return sideName(start.start, side.id); };
    return mappedTo<QStringList>(start.start.sides, nameOf).join(QStringLiteral(" – "));
}

QString toText(const LogLine& line)
{
    const auto sentences =
        mappedTo<QStringList>(line.sentences, [](const Sentence& each) { return translated(each.message); });
    return sentences.isEmpty() ? translated(line.label) : sentences.join(QStringLiteral("; "));
}

std::vector<QDateTime> timesOf(const MatchRecord& record)
{
    std::vector<QDateTime> times;
    for (const TimedStep& step : record.steps)
        if (step.step.kind == Step::Kind::record)
            times.push_back(step.at);
    return times;
}

std::optional<std::size_t> firstStepBack(const MatchRecord& record)
{
    const QDateTime* before = &record.start.started;
    for (std::size_t k = 0; k < record.steps.size(); ++k) {
        if (record.steps[k].at < *before)
            return k + 1;
        before = &record.steps[k].at;
    }
    return std::nullopt;
}

} // namespace adjutant
