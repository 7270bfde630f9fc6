#include "app/storage/matches/matchrow.h"

#include "app/storage/matches/matchsearch.h"
#include "app/storage/storedtime.h"

#include <QSqlQuery>

namespace adjutant::matchrow {

namespace {

// Lists are lines, and a player a line of fields: read many times as fast as JSON, which tells for
// thousands of matches. Ends of lines and tabs within a text become spaces.
constexpr QChar lineEnd = u'\n', fieldEnd = u'\t';

QString field(QString text)
{
    return text.replace(lineEnd, u' ').replace(fieldEnd, u' ');
}

QString linesOf(const QStringList& texts)
{
    QString lines;
    for (const QString& text : texts)
        lines += field(text) + lineEnd;
    return lines;
}

QString linesOf(const QList<MatchPlayer>& players)
{
    QString lines;
    for (const MatchPlayer& player : players)
        lines += QStringList{field(player.id),     field(player.name),         field(player.faction),
                             field(player.roster), QString::number(player.vp), QString::number(player.ap)}
                     .join(fieldEnd) +
                 lineEnd;
    return lines;
}

QStringList missionsOf(const QString& lines)
{
    QStringList missions = lines.split(lineEnd);
    missions.removeLast(); // nothing follows the last end of a line
    return missions;
}

QStringView nextField(QStringView& line)
{
    const qsizetype end = line.indexOf(fieldEnd);
    const QStringView field = end < 0 ? line : line.first(end);
    line = end < 0 ? QStringView() : line.sliced(end + 1);
    return field;
}

QList<MatchPlayer> playersOf(QStringView lines)
{
    QList<MatchPlayer> players;
    while (!lines.isEmpty()) {
        const qsizetype end = lines.indexOf(lineEnd);
        QStringView line = end < 0 ? lines : lines.first(end);
        lines = end < 0 ? QStringView() : lines.sliced(end + 1);
        if (line.isEmpty())
            continue;
        MatchPlayer& player = players.emplaceBack();
        player.id = nextField(line).toString();
        player.name = nextField(line).toString();
        player.faction = nextField(line).toString();
        player.roster = nextField(line).toString();
        player.vp = nextField(line).toInt();
        player.ap = nextField(line).toInt();
    }
    return players;
}

const QString summaryColumns = QStringLiteral("id, system, title, started_at, changed_at, state, rounds, "
                                              "minutes, winner, drawn, first_player, missions, "
                                              "players, manual, intact, words, notes");

} // namespace

const QString& readColumns()
{
    return summaryColumns;
}

MatchSummary summaryOf(const QSqlQuery& row)
{
    MatchSummary summary;
    summary.id = row.value(0).toString();
    summary.system = row.value(1).toString();
    summary.title = row.value(2).toString();
    summary.started = timeOfStored(row.value(3).toString());
    summary.changed = timeOfStored(row.value(4).toString());
    summary.state = row.value(5).toString();
    summary.rounds = row.value(6).toInt();
    summary.minutes = row.value(7).toInt();
    summary.winner = row.value(8).toString();
    summary.drawn = row.value(9).toBool();
    summary.first = row.value(10).toString();
    summary.missions = missionsOf(row.value(11).toString());
    summary.players = playersOf(row.value(12).toString());
    summary.manual = row.value(13).toBool();
    summary.intact = row.value(14).toBool();
    summary.words = row.value(15).toString();
    summary.notes = row.value(16).toString();
    return summary;
}

const QString& resultColumns()
{
    static const QString columns = QStringLiteral("state, winner, drawn, first_player, missions, players");
    return columns;
}

MatchSummary resultOf(const QSqlQuery& row)
{
    MatchSummary summary;
    summary.state = row.value(0).toString();
    summary.winner = row.value(1).toString();
    summary.drawn = row.value(2).toBool();
    summary.first = row.value(3).toString();
    summary.missions = missionsOf(row.value(4).toString());
    summary.players = playersOf(row.value(5).toString());
    return summary;
}

const QString& writtenColumns()
{
    static const QString columns = summaryColumns + QStringLiteral(", facets, search");
    return columns;
}

QVariantList valuesOf(const MatchSummary& summary)
{
    return {summary.id,
            summary.system,
            summary.title,
            storedTime(summary.started),
            storedTime(summary.changed),
            summary.state,
            summary.rounds,
            summary.minutes,
            summary.winner,
            summary.drawn ? 1 : 0,
            summary.first,
            linesOf(summary.missions),
            linesOf(summary.players),
            summary.manual ? 1 : 0,
            summary.intact ? 1 : 0,
            summary.words,
            summary.notes,
            matchsearch::facets(summary),
            matchsearch::searchText(summary)};
}

} // namespace adjutant::matchrow
