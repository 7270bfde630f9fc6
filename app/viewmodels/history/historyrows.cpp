#include "app/viewmodels/history/historyrows.h"

#include "app/matches/matchfold.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/rows/row.h"
#include "core/systems/gamesystem.h"

#include <QHash>
#include <QLocale>
#include <QMap>

#include <algorithm>
#include <map>

namespace adjutant {

namespace {

HistoryPlayer playerOf(const MatchSummary& summary, const MatchPlayer& player, const Catalogue& catalogue)
{
    const FactionId faction(player.faction.toStdString());
    return {.name = nameOf(player),
            .army = player.roster,
            .faction = catalogue.find(faction) ? player.faction : QString(),
            .factionName = player.faction.isEmpty() ? QString() : toText(faction, catalogue),
            .side = player.id,
            .place = static_cast<int>(&player - summary.players.data()),
            .vp = player.vp,
            .scored = isScored(summary),
            .points = player.ap > 0 ? apText(player.ap) : QString(),
            .won = summary.winners().contains(player.id)};
}

QString outcomeOf(const MatchSummary& summary, const QList<HistoryPlayer>& players, const GameSystem* game)
{
    if (summary.state == QLatin1String("open"))
        return summary.rounds > 0       ? PageWords::tr("In progress, Round %1").arg(figure(summary.rounds))
               : game && game->inRounds ? PageWords::tr("Setup")
                                        : PageWords::tr("In progress");
    if (summary.state == QLatin1String("abandoned"))
        return summary.rounds > 0 ? PageWords::tr("Abandoned in Round %1").arg(figure(summary.rounds))
                                  : PageWords::tr("Abandoned");
    QStringList winners;
    for (const HistoryPlayer& player : players)
        if (player.won)
            winners.append(player.name);
    if (winners.size() > 1)
        return PageWords::tr("Won by %1").arg(joinedText(winners));
    return winners.isEmpty() ? PageWords::tr("Drawn") : PageWords::tr("%1 won").arg(winners.front());
}

QString scoreText(const HistoryPlayer& player)
{
    if (!player.scored)
        return player.name;
    const QString vp = PageWords::tr("%n VP", nullptr, player.vp);
    return player.factionName.isEmpty()
               ? PageWords::tr("%1: %2", "player: victory points").arg(player.name, vp)
               : PageWords::tr("%1, %2: %3", "player, people: victory points")
                     .arg(player.name, player.factionName, vp);
}

// What occurs, by its name.
template <class Name> QVariantList byText(const QMap<QString, int>& counts, const Name& name)
{
    QVariantList choices =
        rowsOf(counts.keys(), [&name](const QString& id) { return choiceOf(name(id), id); });
    std::ranges::sort(choices, [](const QVariant& a, const QVariant& b) {
        const auto text = [](const QVariant& one) { return one.toMap()[QStringLiteral("text")].toString(); };
        return text(a).localeAwareCompare(text(b)) < 0;
    });
    return choices;
}

// Names that differ in capitals only are one person, who goes by the name of the last match.
QVariantList byMatches(const QMap<QString, int>& counts, const QHash<QString, QString>& names)
{
    std::vector<std::pair<int, QString>> order;
    for (auto count = counts.begin(); count != counts.end(); ++count)
        order.emplace_back(-count.value(), count.key());
    std::ranges::sort(order);
    QVariantList choices;
    for (const auto& [count, key] : order)
        choices.append(choiceOf(names[key], names[key]));
    return choices;
}

} // namespace

QString goalName(const QString& id)
{
    // Made once: they are asked for in every row of a long history.
    static const std::map<std::string, Message> labels = [] {
        std::map<std::string, Message> all;
        for (const GameSystem& game : gameSystems())
            if (game.goals)
                for (door::Goal& goal : game.goals())
                    all.try_emplace(std::move(goal.id), std::move(goal.label));
        return all;
    }();
    const auto label = labels.find(id.toStdString());
    return label == labels.end() ? id : translated(label->second);
}

QString durationText(int minutes)
{
    if (minutes <= 0)
        return {};
    return minutes < 60 ? PageWords::tr("%1 min").arg(figure(minutes))
                        : PageWords::tr("%1 h %2 min").arg(figure(minutes / 60), figure(minutes % 60));
}

QString dayText(const QDateTime& time)
{
    if (!time.isValid())
        return PageWords::tr("unknown date");
    //: a day, as QLocale writes dates: 14 Nov 2026
    return QLocale().toString(time.toLocalTime().date(), PageWords::tr("d MMM yyyy"));
}

QString titleOf(const MatchSummary& summary)
{
    if (!summary.title.isEmpty())
        return summary.title;
    return mappedTo<QStringList>(summary.players, nameOf).join(QStringLiteral(" – "));
}

HistoryRow historyRowOf(const MatchSummary& summary, const Catalogue& catalogue)
{
    HistoryRow row{
        .id = summary.id, .title = titleOf(summary), .day = dayText(summary.started), .state = summary.state};
    QList<HistoryPlayer> players;
    QStringList scores;
    for (const MatchPlayer& player : summary.players) {
        players.append(playerOf(summary, player, catalogue));
        scores.append(scoreText(players.last()));
        row.players.append(QVariant::fromValue(players.last()));
    }
    const GameSystem* game = findGameSystem(summary.system.toStdString());
    row.outcome = outcomeOf(summary, players, game);
    const QStringList facts{
        game ? QString::fromUtf8(game->name) : QString(),
        summary.rounds > 0 ? PageWords::tr("%n Round(s)", nullptr, summary.rounds) : QString(),
        durationText(summary.minutes), summary.manual ? PageWords::tr("entered by hand") : QString()};
    row.facts = joinedParts(facts, PageWords::tr(" · ", "between facts"));
    row.missions =
        mappedTo<QStringList>(summary.missions, goalName).join(PageWords::tr(", ", "between missions"));
    if (!summary.intact)
        row.damage = PageWords::tr("Damaged: altered or incomplete since it was recorded");
    row.words = joinedParts(QStringList{summary.title, row.day, row.outcome, row.damage} + scores + facts +
                                QStringList{row.missions},
                            QStringLiteral(", "));
    return row;
}

TallyRow tallyRowOf(const Tally& tally, const QString& name)
{
    TallyRow row{
        .name = name, .won = tally.won, .lost = tally.lost, .drawn = tally.drawn, .matches = tally.matches()};
    const double share = row.matches > 0 ? 100.0 * row.won / row.matches : 0;
    row.share = PageWords::tr("%1%", "per cent").arg(QLocale().toString(share, 'f', 0));
    row.words = PageWords::tr("%1: %2 matches, %3 won, %4 lost, %5 drawn")
                    .arg(name, figure(row.matches), figure(row.won), figure(row.lost), figure(row.drawn));
    return row;
}

QList<RowModel::Row> tallyRows(const std::vector<Tally>& tallies, TallyKey key, const Catalogue& catalogue)
{
    QList<RowModel::Row> rows;
    for (const Tally& tally : tallies) {
        const FactionId faction(tally.key.toStdString());
        const bool people = key == TallyKey::faction;
        TallyRow row = tallyRowOf(tally, people                     ? toText(faction, catalogue)
                                         : key == TallyKey::mission ? goalName(tally.key)
                                                                    : tally.key);
        row.faction = people && catalogue.find(faction) ? tally.key : QString();
        row.colour = people ? colourOf(faction, catalogue) : QString();
        rows.append({tally.key, {}, QVariant::fromValue(row)});
    }
    return rows;
}

HistoryChoices choicesOf(const std::vector<MatchSummary>& matches, const Catalogue& catalogue)
{
    QMap<QString, int> people, factions, missions, years;
    QHash<QString, QString> names;
    for (const MatchSummary& match : matches) {
        if (match.started.isValid())
            ++years[QString::number(match.started.toLocalTime().date().year())];
        for (const MatchPlayer& player : match.players) {
            if (!player.faction.isEmpty())
                ++factions[player.faction];
            if (player.name.isEmpty())
                continue;
            const QString key = player.name.toCaseFolded();
            ++people[key];
            if (!names.contains(key))
                names.insert(key, player.name);
        }
        for (const QString& mission : match.missions)
            ++missions[mission];
    }
    HistoryChoices choices;
    choices.factions =
        byText(factions, [&](const QString& id) { return toText(FactionId(id.toStdString()), catalogue); });
    choices.missions = byText(missions, goalName);
    choices.players = byMatches(people, names);
    QStringList periods = years.keys() + QStringList{QStringLiteral("365d"), QStringLiteral("30d")};
    std::ranges::reverse(periods);
    choices.periods = rowsOf(periods, [](const QString& each) { return choiceOf(periodText(each), each); });
    return choices;
}

QString periodText(const QString& period)
{
    return period == QLatin1String("30d")    ? PageWords::tr("Last 30 days")
           : period == QLatin1String("365d") ? PageWords::tr("Last 12 months")
                                             : period;
}

std::pair<QDateTime, QDateTime> spanOf(const QString& period, const QDateTime& now)
{
    if (period == QLatin1String("30d"))
        return {now.addDays(-30), {}};
    if (period == QLatin1String("365d"))
        return {now.addYears(-1), {}};
    bool isYear = false;
    const int year = period.toInt(&isYear);
    if (!isYear)
        return {};
    return {QDate(year, 1, 1).startOfDay().toUTC(), QDate(year + 1, 1, 1).startOfDay().toUTC()};
}

QString stateText(const QString& state)
{
    return state == QLatin1String("open")        ? PageWords::tr("In progress", "matches")
           : state == QLatin1String("finished")  ? PageWords::tr("Finished", "matches")
           : state == QLatin1String("abandoned") ? PageWords::tr("Abandoned", "matches")
                                                 : state;
}

} // namespace adjutant
