#include "tests/storage/matchfixture.h"

namespace adjutant::test {

MatchSummary openMatch(const QString& id)
{
    MatchSummary summary;
    summary.id = id;
    summary.system = QStringLiteral("regatta");
    summary.title = QStringLiteral("Table at the window");
    summary.started = QDateTime(QDate(2026, 1, 1), QTime(18, 30), Qt::UTC);
    summary.changed = summary.started;
    summary.state = QStringLiteral("open");
    summary.players = {{QStringLiteral("a"), QStringLiteral("Ana"), QStringLiteral("north"),
                        QStringLiteral("Crows of the north"), 0, 400},
                       {QStringLiteral("b"), QStringLiteral("Bo"), QStringLiteral("south"),
                        QStringLiteral("Dancers"), 0, 395}};
    return summary;
}

MatchSummary matchOf(int number)
{
    const QString counted = QString::number(number);
    MatchSummary summary = openMatch(QStringLiteral("match-") + counted);
    summary.title = QStringLiteral("Łańcuch № ") + counted;
    summary.started = summary.started.addDays(number);
    summary.changed = summary.started.addSecs(7200);
    summary.state = QStringLiteral("finished");
    summary.rounds = 4 + number % 3;
    summary.minutes = 90 + number;
    summary.winner = QStringLiteral("b");
    summary.first = QStringLiteral("a");
    summary.missions = {QStringLiteral("escort"), QStringLiteral("mission-") + counted};
    summary.players[1].vp = number;
    summary.notes = QStringLiteral("It \"rained\", 50% of the time; 烏 ") + counted;
    summary.manual = number % 2 == 1;
    summary.words = QStringLiteral("Doprovod");
    return summary;
}

void addMatch(MatchStore& store, const MatchSummary& summary, int steps)
{
    if (auto created = store.create(summary.id, QStringLiteral("setup of ") + summary.id, summary); !created)
        qFatal("not created: %s", qPrintable(created.error().text));
    for (int number = 1; number <= steps; ++number)
        if (const Appended appended = store.append(summary.id, stepText(number)); appended.fault)
            qFatal("not appended: %s", qPrintable(appended.fault->text));
}

QString stepText(int number)
{
    return QStringLiteral("{\"step\": %1, \"by\": \"Žofie 烏\"}\n").arg(number);
}

QStringList stepTexts(MatchStore& store, const QString& id)
{
    const auto match = store.steps(id);
    if (!match)
        qFatal("not read: %s", qPrintable(match.error().text));
    QStringList texts;
    for (const StoredStep& step : match->steps)
        texts.append(step.body);
    return texts;
}

QStringList stepTexts(int count)
{
    QStringList texts;
    for (int number = 1; number <= count; ++number)
        texts.append(stepText(number));
    return texts;
}

QStringList shown(MatchStore& store, const MatchFilter& filter)
{
    QStringList ids;
    for (const MatchSummary& summary : store.summaries(filter))
        ids.append(summary.id);
    return ids;
}

} // namespace adjutant::test
