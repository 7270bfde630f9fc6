#include "tests/storage/endurance/promises.h"

#include <cstdio>

namespace adjutant::test {

namespace {

bool isMissing(const QString& what)
{
    std::fprintf(stderr, "lost: %s\n", qPrintable(what));
    return false;
}

bool matchesAreKept(const Promises& promises, MatchStore& store, Promises& found)
{
    for (const MatchSummary& summary : store.summaries()) {
        const auto match = store.steps(summary.id);
        if (!match || match->damage || !summary.intact)
            return isMissing(summary.id + QStringLiteral(" isn't whole"));
        for (const StoredStep& step : match->steps)
            if (step.body != endlessStep(summary.id, step.number))
                return isMissing(QStringLiteral("%1 has another step %2").arg(summary.id).arg(step.number));
        found.steps.insert(summary.id, match->steps.size());
    }
    for (auto each = promises.steps.cbegin(); each != promises.steps.cend(); ++each)
        if (found.steps.value(each.key(), -1) < each.value())
            return isMissing(QStringLiteral("%1 has %2 steps of %3")
                                 .arg(each.key())
                                 .arg(found.steps.value(each.key(), -1))
                                 .arg(each.value()));
    return true;
}

bool listsAreKept(const Promises& promises, RosterStore& store, Promises& found)
{
    for (const RosterSummary& summary : store.summaries()) {
        const auto roster = store.roster(summary.id);
        if (!roster || QString::fromStdString(roster->roster.name) != summary.name)
            return isMissing(QStringLiteral("list %1 can't be read").arg(summary.name));
        found.lists.insert(summary.id, summary.name);
    }
    for (auto each = promises.lists.cbegin(); each != promises.lists.cend(); ++each)
        if (found.lists.value(each.key()) < each.value()) // the names of one list are counted up
            return isMissing(
                QStringLiteral("list %1 is %2").arg(each.value(), found.lists.value(each.key())));
    return true;
}

} // namespace

QString endlessStep(const QString& matchId, qint64 number)
{
    return QStringLiteral("{\"match\": \"%1\", \"step\": %2, \"by\": \"Žofie 烏\"}").arg(matchId).arg(number);
}

bool areKept(const Promises& promises, const QString& folder, const StoreSettings& settings, bool isDamaged,
             Promises& found)
{
    found = {};
    RosterStore lists = RosterStore::open(folder, settings);
    MatchStore matches = MatchStore::open(folder, settings);
    for (const auto& fault : {lists.report().fault, matches.report().fault})
        if (fault)
            return isMissing(QStringLiteral("can't be opened: ") + fault->text);
    if (!isDamaged && (lists.report().rescued || matches.report().rescued))
        return isMissing(QStringLiteral("whole, but taken for damaged"));
    return matchesAreKept(promises, matches, found) && listsAreKept(promises, lists, found);
}

} // namespace adjutant::test
