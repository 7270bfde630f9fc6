#include "setuparmies.h"

#include "app/text/figures.h"
#include "core/systems/drakerys/armybudgets.h"
#include "entrynames.h"
#include "findingrows.h"
#include "listrows.h"
#include "workspace.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant {

namespace {

struct SetupArmies
{
    Q_DECLARE_TR_FUNCTIONS(SetupArmies)
};

const QString ready = QStringLiteral("ready:");
const QString bare = QStringLiteral("bare:");

ArmyOffer offerOf(const ListRow& army, const QString& value, const QString& section)
{
    return {value,
            section,
            army.name,
            SetupArmies::tr("%1 · %2", "people; what the army costs").arg(army.factionName, army.cost),
            army.faction,
            army.colour};
}

} // namespace

bool isBare(const QString& value)
{
    return value.startsWith(bare);
}

QList<ArmyOffer> armyOffers()
{
    Workspace& workspace = Workspace::current();
    const Catalogue& catalogue = workspace.catalogue();
    QList<ArmyOffer> offers;
    for (const RowModel::Row& row : listRows(workspace.store().summaries(), catalogue, {}))
        offers.append(offerOf(row.value.value<ListRow>(), row.key, SetupArmies::tr("Your armies")));
    for (const RowModel::Row& row : readyRows(loadReadyLists(catalogue), catalogue)) {
        const auto army = row.value.value<ListRow>();
        offers.append(offerOf(army, ready + army.faction, SetupArmies::tr("Ready armies")));
    }
    for (const QVariant& row : allegianceRows(catalogue)) {
        const auto people = row.value<FactionRow>();
        offers.append({bare + people.id, SetupArmies::tr("Without a list"), people.name,
                       SetupArmies::tr("No list: only TS and victory points are counted"), people.id,
                       people.colour});
    }
    return offers;
}

std::optional<Roster> rosterOfOffer(const QString& value)
{
    Workspace& workspace = Workspace::current();
    const auto after = [&value](const QString& prefix) {
        return FactionId(value.mid(prefix.size()).toStdString());
    };
    if (isBare(value)) {
        const Faction* faction = workspace.catalogue().find(after(bare));
        if (!faction)
            return std::nullopt;
        Roster roster;
        roster.system = SystemId(std::string(workspace.system().id));
        roster.name = faction->name;
        roster.faction = faction->id;
        return roster;
    }
    if (value.startsWith(ready)) {
        for (const LoadedReadyList& list : loadReadyLists(workspace.catalogue()))
            if (list.roster.faction == after(ready))
                return list.roster;
        return std::nullopt;
    }
    auto stored = workspace.store().roster(value);
    return stored ? std::optional(std::move(stored->roster)) : std::nullopt;
}

Amounts limitsFor(const std::vector<Roster>& rosters)
{
    Amounts limits;
    for (const Roster& roster : rosters)
        for (const auto& [budget, limit] : roster.limits)
            limits.set(budget, std::max(limits[budget], limit));
    constexpr int usual = 500;
    return limits["ap"] > 0 ? limits : Amounts{{"ap", usual}, {"rarity", drakerys::advisedRarity(usual)}};
}

QStringList findingsWithin(const Amounts& limits, const Roster& roster)
{
    if (roster.entries.empty())
        return {};
    Workspace& workspace = Workspace::current();
    Roster checked = roster;
    checked.limits = limits;
    QStringList words;
    for (const RowModel::Row& row : findingRows(
             checked, workspace.system().checkRoster(checked, workspace.catalogue()), workspace.catalogue()))
        words.append(row.value.value<FindingRow>().text);
    return words;
}

} // namespace adjutant
