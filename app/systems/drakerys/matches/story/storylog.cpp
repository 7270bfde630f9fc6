#include "app/systems/drakerys/matches/story/storylog.h"

#include "app/systems/drakerys/matches/story/storynames.h"
#include "app/systems/drakerys/text/refusalwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::story {

namespace {

struct StoryLogWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)
};

// Hours and minutes of play: 1:05.
QString sinceStart(const MatchStart& start, const QDateTime& at)
{
    const qint64 minutes = std::max<qint64>(0, start.started.secsTo(at) / 60);
    return QStringLiteral("%1:%2").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0'));
}

QString remarkOn(const Warning& warning, bool agreed)
{
    const QString sentence = adjutant::inWords(warning);
    return QStringLiteral("<small>%1</small>")
        .arg(
            (agreed ? StoryLogWords::tr("%1 Agreed all the same.").arg(sentence) : sentence).toHtmlEscaped());
}

// What the rules say against a command, and what the players overrode knowingly.
QString remarksOn(const EntryRecord& record)
{
    QString remarks;
    for (const Warning& warning : record.warnings)
        remarks += remarkOn(warning, std::ranges::find(record.despite, warning.rule) != record.despite.end());
    for (const std::string& rule : record.despite)
        if (std::ranges::find(record.warnings, rule, &Warning::rule) == record.warnings.end())
            remarks += remarkOn({rule, rule}, true);
    return remarks;
}

QString sectionOf(int round, const QString& items)
{
    return QStringLiteral("<section>\n<h2>%1</h2>\n<ol class=\"log\">\n%2</ol>\n</section>\n")
        .arg(StoryLogWords::tr("Round %L1").arg(round).toHtmlEscaped(), items);
}

} // namespace

QString htmlOfLog(const MatchStart& start, const FoldedMatch& match,
                  const std::vector<drakerys::MatchState>& states)
{
    const auto& log = match.log();
    QString html, items;
    for (std::size_t k = 0; k < log.cursor(); ++k) {
        const EntryRecord& record = match.records()[log.entryAt(k)];
        const drakerys::Command& command = log.commandAt(k);
        const bool score = std::holds_alternative<drakerys::Score>(command);
        items +=
            QStringLiteral("<li%1><time>%2</time><div>%3%4</div></li>\n")
                .arg(score ? QStringLiteral(" class=\"score\"") : QString(), sinceStart(start, record.at),
                     inWords(command, start).toHtmlEscaped(), remarksOn(record));
        const int round = drakerys::roundOf(states[k]);
        if (k + 1 == log.cursor() || drakerys::roundOf(states[k + 1]) != round) {
            html += sectionOf(round, items);
            items.clear();
        }
    }
    return html;
}

} // namespace adjutant::story
