#include "tests/systems/drakerys/records/recordfixture.h"

#include "app/catalogues/catalogueloader.h"
#include "app/matches/matchfile.h"
#include "core/match/linechain.h"

#include <QFile>

namespace adjutant::test {

namespace {

MatchRecord recordIn(const char* name)
{
    QFile file(QStringLiteral(ADJUTANT_SOURCE_DIR "/tests/systems/drakerys/records/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s can’t be read", name);
    auto match = readMatch(file.readAll().toStdString());
    if (!match)
        qFatal("%s: %s", name, match.error().why.c_str());
    return std::move(match->record);
}

QDateTime minutesIn(int minutes)
{
    return QDateTime(QDate(2026, 11, 21), QTime(18, 30, 0, 123), Qt::UTC).addSecs(60 * minutes);
}

} // namespace

const Catalogue& shippedCatalogue()
{
    static const Catalogue catalogue = loadCatalogue(QStringLiteral("drakerys"), UserFiles::ignore).catalogue;
    return catalogue;
}

TimedStep step(int minute, const char* procedure, door::Answers answers)
{
    TimedStep timed{minutesIn(minute), {}};
    timed.step.record.procedure = procedure;
    timed.step.record.answers = std::move(answers);
    timed.step.record.brief = true;
    return timed;
}

TimedStep step(int minute, Step::Kind move, std::size_t entry)
{
    return {minutesIn(minute), Step{move, {}, 1, entry}};
}

std::string textsOf(const std::string& file)
{
    std::string texts;
    for (const std::string_view text : chainedLines(file).texts)
        texts.append(text).append("\n");
    return texts;
}

std::string chained(const std::string& texts)
{
    std::string file;
    ChainHash last{};
    for (std::size_t start = 0, end = 0; (end = texts.find('\n', start)) != std::string::npos;
         start = end + 1)
        file += chainedLine(last, std::string_view(texts).substr(start, end - start));
    return file;
}

MatchRecord begunMatch()
{
    MatchRecord match = wholeGame();
    match.steps.clear();
    match.details = {};
    return match;
}

MatchRecord wholeGame()
{
    return recordIn("six-rounds.match");
}

MatchRecord matchByHand()
{
    return recordIn("by-hand.match");
}

FoldedMatch foldedOf(const MatchRecord& record)
{
    auto folded = foldedMatch(record);
    if (!folded)
        qFatal("%s", folded.error().c_str());
    if (folded->damage)
        qFatal("step %lld: %s", static_cast<long long>(folded->damage->step), folded->damage->why.c_str());
    return std::move(*folded);
}

} // namespace adjutant::test
