#include "tests/storage/endurance/work.h"

#include "app/storage/storagewords.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"

#include <cstdio>

namespace adjutant::test {

namespace {

bool isKept(const std::optional<StorageFault>& fault)
{
    if (fault)
        std::fprintf(stderr, "not on disk: %s\n", qPrintable(toText(*fault)));
    return !fault;
}

template <class Value> bool isKept(const Stored<Value>& stored)
{
    return isKept(stored ? std::nullopt : std::optional(stored.error()));
}

WholeMatch wholeMatch(const QString& id, int steps)
{
    WholeMatch match;
    match.summary = openMatch(id);
    match.record.startText = QStringLiteral("setup of ") + id;
    for (int number = 1; number <= steps; ++number)
        match.record.steps.append({number, endlessStep(id, number)});
    return match;
}

bool record(MatchStore& store, const QString& id, int count, const OnSaved& onSaved,
            const std::function<bool()>& between)
{
    if (!store.summary(id) && !isKept(store.create(id, QStringLiteral("setup of ") + id, openMatch(id))))
        return false;
    const auto before = store.steps(id);
    if (!isKept(before))
        return false;
    qint64 number = before->steps.size();
    onSaved.match(id, number);
    for (int k = 0; k < count; ++k) {
        const Appended appended = store.append(id, endlessStep(id, ++number));
        if (!isKept(appended.fault) || appended.number != number)
            return false;
        onSaved.match(id, number);
        if (!between())
            return false;
    }
    return true;
}

bool import(MatchStore& store, const QString& mark, int count, const OnSaved& onSaved)
{
    for (int k = 0; k < count; ++k) {
        const QString id = QStringLiteral("%1-%2").arg(mark).arg(k);
        if (store.summary(id))
            continue; // by the program that was killed before
        const int steps = 1 + k * k % 150;
        if (!isKept(store.add(wholeMatch(id, steps))))
            return false;
        onSaved.match(id, steps);
    }
    return true;
}

bool save(RosterStore& store, const QString& mark, int count, const OnSaved& onSaved)
{
    std::vector<StoredRoster> mine;
    for (int number = 1; number <= count; ++number) {
        if (number % 3 == 1)
            mine.push_back({{}, {}, fullRoster(number)});
        StoredRoster& roster = mine[static_cast<std::size_t>(number) % mine.size()];
        const QString name = QStringLiteral("%1 %2").arg(mark).arg(number, 9, 10, QLatin1Char('0'));
        roster.roster.name = name.toStdString();
        if (!isKept(store.save(roster, figuresOf(number)).fault))
            return false;
        onSaved.list(roster.id, name);
    }
    return true;
}

} // namespace

StoreSettings laterVersion()
{
    StoreSettings settings;
    settings.steps.push_back(
        {newestVersion(settings.steps) + 1,
         {QStringLiteral("ALTER TABLE rosters ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"),
          QStringLiteral("CREATE TABLE more (id TEXT)"),
          QStringLiteral("INSERT INTO more SELECT id FROM rosters")}});
    return settings;
}

bool work(const QString& folder, Work kind, const QString& mark, int count, const OnSaved& onSaved)
{
    const StoreSettings settings = kind == Work::migrate ? laterVersion() : StoreSettings();
    RosterStore lists = RosterStore::open(folder, settings);
    MatchStore matches = MatchStore::open(folder, settings);
    if (!isKept(lists.report().fault) || !isKept(matches.report().fault))
        return false;
    onSaved.match({}, 0);
    switch (kind) {
    case Work::import:
        return import(matches, mark, count, onSaved);
    case Work::save:
    case Work::migrate:
        return save(lists, mark, count, onSaved);
    case Work::record:
    case Work::rescue:
        return record(matches, mark, count, onSaved, [] { return true; });
    case Work::backUp:
        return record(matches, mark, count, onSaved, [&lists] { return isKept(lists.backUp()); });
    }
    return false;
}

} // namespace adjutant::test
