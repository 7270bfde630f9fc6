#include "app/storage/matches/matchsearch.h"

#include "app/text/foldedwords.h"

namespace adjutant::matchsearch {

namespace {

constexpr QChar lineEnd = u'\n';

QString lineOf(QChar kind, const QString& value)
{
    return kind + QStringLiteral("=") + value.simplified() + lineEnd;
}

// The lines that a filter asks for.
QStringList wantedFacets(const MatchFilter& filter)
{
    QStringList lines;
    if (!filter.faction.isEmpty())
        lines.append(lineOf(u'f', filter.faction));
    if (!filter.player.isEmpty())
        lines.append(lineOf(u'p', folded(filter.player)));
    if (!filter.mission.isEmpty())
        lines.append(lineOf(u'm', filter.mission));
    return lines;
}

QStringList wantedWords(const MatchFilter& filter)
{
    return folded(filter.text).split(u' ', Qt::SkipEmptyParts);
}

// A pattern for LIKE that finds the text itself anywhere.
QString patternOf(QString text)
{
    text.replace(u'\\', QStringLiteral("\\\\"));
    text.replace(u'%', QStringLiteral("\\%"));
    text.replace(u'_', QStringLiteral("\\_"));
    return u'%' + text + u'%';
}

} // namespace

QString searchText(const MatchSummary& summary)
{
    QStringList parts = {summary.title};
    for (const MatchPlayer& player : summary.players)
        parts << player.name << player.faction << player.roster;
    parts << summary.missions << summary.words << summary.notes;
    QStringList lines;
    for (const QString& part : parts)
        if (const QString line = folded(part); !line.isEmpty() && !lines.contains(line))
            lines.append(line);
    return lines.join(lineEnd);
}

QString facets(const MatchSummary& summary)
{
    QString lines(lineEnd);
    for (const MatchPlayer& player : summary.players)
        lines += lineOf(u'f', player.faction) + lineOf(u'p', folded(player.name));
    for (const QString& mission : summary.missions)
        lines += lineOf(u'm', mission);
    return lines;
}

Condition conditionOf(const MatchFilter& filter)
{
    Condition condition{QStringLiteral("WHERE 1"), {}};
    const auto add = [&condition](const char* test, const QVariant& value) {
        condition.sql += QLatin1String(" AND ") + QLatin1String(test);
        condition.values.append(value);
    };
    if (!filter.system.isEmpty())
        add("system = ?", filter.system);
    if (!filter.state.isEmpty())
        add("state = ?", filter.state);
    if (filter.from.isValid())
        add("started_at >= ?", filter.from.toMSecsSinceEpoch());
    if (filter.to.isValid())
        add("started_at < ?", filter.to.toMSecsSinceEpoch());
    for (const QString& line : wantedFacets(filter))
        add("facets LIKE ? ESCAPE '\\'", patternOf(lineEnd + line));
    for (const QString& word : wantedWords(filter))
        add("search LIKE ? ESCAPE '\\'", patternOf(word));
    return condition;
}

} // namespace adjutant::matchsearch
