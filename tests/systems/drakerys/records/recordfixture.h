#pragma once

#include "app/matches/matchfile.h"
#include "app/matches/matchfold.h"
#include "core/match/linechain.h"
#include "tests/systems/drakerys/shippedcatalogue.h"

namespace adjutant::test {

/// A record of tests/systems/drakerys/records: its text, and what that says.
inline std::string textIn(const char* name)
{
    const QByteArray text = contentsOf(
        QStringLiteral(ADJUTANT_SOURCE_DIR "/tests/systems/drakerys/records/") + QLatin1String(name));
    if (text.isEmpty())
        qFatal("%s can’t be read", name);
    return text.toStdString();
}
inline MatchRecord recordIn(const char* name)
{
    auto match = readMatch(textIn(name));
    if (!match || match->damage)
        qFatal("%s: %s", name, toText((match ? *match->damage : match.error()).why).c_str());
    return std::move(match->record);
}

/// The whole game of tests/systems/drakerys/fixtures/match/six-rounds.yaml as a record, a step each minute,
/// with undo, redo, notes and a photo.
inline MatchRecord wholeGame()
{
    return recordIn("six-rounds.match");
}

/// A match of the two ready armies that has just begun at 18:30 of 2026-11-21, without steps: Žofie's elves
/// against dwarves of nobody's name.
inline MatchRecord begunMatch()
{
    MatchRecord match = wholeGame();
    match.steps.clear();
    match.details = {};
    return match;
}

/// A match entered by hand: 3 : 5, no log.
inline MatchRecord matchByHand()
{
    return recordIn("by-hand.match");
}

/// A step that many minutes after the start.
inline TimedStep step(int minute, Step::Kind move, std::size_t entry = 0)
{
    const QDateTime start(QDate(2026, 11, 21), QTime(18, 30, 0, 123), Qt::UTC);
    return {start.addSecs(60 * minute), Step{move, {}, 1, entry}};
}
inline TimedStep step(int minute, const char* procedure, door::Answers answers)
{
    TimedStep timed = step(minute, Step::Kind::record);
    timed.step.record.procedure = procedure;
    timed.step.record.answers = std::move(answers);
    timed.step.record.fromScript = true;
    return timed;
}

/// The record folded; all of its steps can be taken.
inline FoldedMatch foldedOf(const MatchRecord& record)
{
    auto folded = foldedMatch(record);
    if (!folded)
        qFatal("%s", folded.error().c_str());
    if (folded->damage)
        qFatal("step %lld: %s", static_cast<long long>(folded->damage->step),
               toText(folded->damage->why).c_str());
    return std::move(*folded);
}

/// The lines of a match file without their hashes, and the file of such lines.
inline std::string textsOf(const std::string& file)
{
    std::string texts;
    for (const std::string_view text : chainedLines(file).texts)
        texts.append(text).append("\n");
    return texts;
}
inline std::string chained(const std::string& texts)
{
    std::string file;
    ChainHash last{};
    for (std::size_t start = 0, end = 0; (end = texts.find('\n', start)) != std::string::npos;
         start = end + 1)
        file += chainedLine(last, std::string_view(texts).substr(start, end - start));
    return file;
}

} // namespace adjutant::test
