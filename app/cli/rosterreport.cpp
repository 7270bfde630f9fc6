#include "app/cli/rosterreport.h"

#include "app/cli/knownwords.h"
#include "app/cli/rostercode.h"
#include "app/cli/rosterplaces.h"
#include "app/cli/unknowns.h"

#include <algorithm>

namespace adjutant::cli {

namespace {

const std::string malformed = "malformed";

// None for an entry that names neither a Unit nor itself.
std::optional<EntryId> idOf(const RosterEntry& entry)
{
    return nameWithinFaction(entry.unit).empty() && entry.id.text().starts_with('-')
               ? std::nullopt
               : std::optional(entry.id);
}

// Replaces what the reader said of an id's letters: that nothing has it says more.
void addUnknownId(RosterReport& report, const Place& place, const std::string& id, std::string message)
{
    std::erase_if(report.findings, [&](const ShownFinding& finding) {
        return finding.fault == yaml::FaultRule::badId && finding.place == place;
    });
    report.findings.push_back({malformed,
                               yaml::FaultRule::unknownId,
                               Severity::error,
                               std::nullopt,
                               place,
                               std::move(message),
                               {},
                               id});
}

Place placeOf(const Finding& finding, const RosterPlaces& places, const std::vector<Place>& entryPlaces)
{
    if (finding.entryIndex)
        return entryPlaces[*finding.entryIndex];
    return finding.budget.empty() ? places.faction : places.limits;
}

// A fault of the file unless its faction is one that armies can be of.
void checkFaction(RosterReport& report, const RosterPlaces& places, Unknowns& unknowns)
{
    const FactionId& named = report.roster.faction;
    const Faction* faction = report.catalogue->find(named);
    unknowns.faction = !faction;
    unknowns.allegiance = !faction || !faction->allegiance;
    // An empty one is missing or no text: the reader has told that already.
    if (unknowns.allegiance && !named.empty())
        addUnknownId(report, places.faction, named.text(),
                     noAllegianceCalled(named.text(), *report.catalogue));
}

void checkArmy(RosterReport& report, const RosterPlaces& places, const std::vector<Place>& entryPlaces,
               const Unknowns& unknowns)
{
    for (const Finding& finding : report.system->checkRoster(report.roster, *report.catalogue)) {
        if (follows(finding, report.roster, unknowns))
            continue;
        report.findings.push_back(
            {finding.rule, std::nullopt, finding.severity, finding.entry,
             placeOf(finding, places, entryPlaces), toText(finding.message),
             finding.fix ? toText(toMessage(*finding.fix, report.roster, *report.catalogue)) : std::string(),
             finding.rule == "unknown-unit" && finding.entryIndex
                 ? nameWithinFaction(report.roster.entries[*finding.entryIndex].unit)
                 : std::string()});
    }
}

} // namespace

bool RosterReport::isMalformed() const
{
    return std::ranges::any_of(findings,
                               [](const ShownFinding& finding) { return finding.fault.has_value(); });
}

std::span<const Budget> budgetsOf(const RosterReport& report)
{
    if (report.system && !report.system->budgets.empty())
        return report.system->budgets;
    for (const GameSystem& game : gameSystems())
        if (!game.budgets.empty())
            return game.budgets;
    return {};
}

RosterReport reportOnUnreadable(const yaml::Fault& fault)
{
    RosterReport report;
    report.findings.push_back(shown(fault, malformed));
    report.unreadable = true;
    return report;
}

RosterReport reportOnRoster(std::string_view text, const std::string& file, const CatalogueFor& catalogueFor)
{
    const auto ofCode = documentOfCode(text, file);
    const auto root = ofCode ? *ofCode : yaml::parse(text, file);
    if (root)
        return reportOnRoster(*root, file, catalogueFor);
    RosterReport report = reportOnUnreadable(root.error());
    report.unreadable = yaml::isUnreadable(root.error());
    return report;
}

RosterReport reportOnRoster(const yaml::Node& root, const std::string& file, const CatalogueFor& catalogueFor)
{
    const yaml::ReadRoster read = yaml::readRoster(root, file);
    RosterReport report;
    report.roster = read.roster;
    report.unreadable = std::ranges::any_of(read.faults, yaml::isUnreadable);

    const RosterPlaces places = rosterPlaces(root, file);
    Unknowns unknowns;
    for (const yaml::Fault& fault : inFileOrder(read.faults)) {
        auto entry = entryIn(places, fault.place);
        if (entry && *entry >= report.roster.entries.size())
            entry.reset(); // beyond the last entry that the reader took
        ShownFinding& finding = report.findings.emplace_back(shown(fault, malformed));
        if (entry)
            finding.entry = idOf(report.roster.entries[*entry]);
        note(fault, entry, unknowns);
    }
    if (read.unreadable)
        return report;

    const SystemId& system = report.roster.system;
    report.system = findGameSystem(system.text());
    if (!report.system) {
        if (!system.empty())
            addUnknownId(report, places.system, system.text(), noSystemCalled(system.text()));
        return report;
    }
    report.catalogue = &catalogueFor(*report.system);
    report.totals = totalsOf(report.roster, *report.catalogue);
    if (report.system->hasFactions)
        checkFaction(report, places, unknowns);
    checkArmy(report, places, read.entryPlaces, unknowns);
    return report;
}

} // namespace adjutant::cli
