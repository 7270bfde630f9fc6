#include "app/cli/rosterreport.h"

#include "app/cli/inputfiles.h"
#include "core/roster/finding.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace adjutant::cli {

namespace {

/// Where things stand in a roster file. The reader keeps the places of the entries only; the rest is found
/// anew here, so that each finding can be shown in its line.
struct RosterPlaces
{
    const yaml::Node& root;
    const std::string& file;

    /// The entry, counted from 0, to which the value at a line and column belongs.
    std::map<std::pair<int, int>, std::size_t> entryAt{};

    /// Of the value of a key; the file's beginning where it isn't there.
    Place of(std::string_view key) const
    {
        const yaml::Node* value = root.find(key);
        return value ? Place{file, value->at.line, value->at.column} : Place{file, 1, 1};
    }
};

/// What the faults of a roster file leave unknown about the army. A finding that only follows from it is no
/// news.
struct Unknowns
{
    bool allegiance = false; ///< the army is of no faction that armies can be of
    bool faction = false;    ///< nor of any at all, so that Units named without their own can't be known

    // Of an entry, by its place in the roster, or of what stands outside the entries:
    std::set<std::optional<std::size_t>> faulty; ///< with any fault: that of their cards was reported
    std::set<std::pair<std::optional<std::size_t>, std::string>> lost; ///< keys whose values were lost
};

void noteAll(const yaml::Node& node, std::size_t entry, RosterPlaces& places)
{
    places.entryAt.try_emplace({node.at.line, node.at.column}, entry);
    for (const yaml::Node& item : node.items)
        noteAll(item, entry, places);
    for (const yaml::Member& member : node.members) {
        places.entryAt.try_emplace({member.at.line, member.at.column}, entry);
        noteAll(member.value, entry, places);
    }
}

// Whether a value is lost by a fault; an unknown or repeated key costs none.
bool losesValue(yaml::FaultRule rule)
{
    return rule == yaml::FaultRule::wrongType || rule == yaml::FaultRule::missingKey ||
           rule == yaml::FaultRule::outOfRange || rule == yaml::FaultRule::tooLong;
}

// Whether a finding of the army only follows from what is unknown.
bool follows(const Finding& finding, const Roster& roster, const Unknowns& unknowns)
{
    const std::optional<std::size_t> entry = finding.entryIndex;
    const auto isLost = [&](const std::string& key) { return unknowns.lost.contains({entry, key}); };
    if (!finding.budget.empty())
        return isLost("limits") || isLost(finding.budget);
    if (finding.rule == "malformed")
        return unknowns.faulty.contains(entry);
    if (!entry)
        return unknowns.allegiance || isLost("units");
    if (finding.rule == "wrong-allegiance")
        return unknowns.allegiance;
    const bool isWholeLost = isLost("an entry of units");
    if (finding.rule == "size-not-offered")
        return isWholeLost || isLost("size");
    if (finding.rule != "unknown-unit")
        return false;
    return isWholeLost || isLost("unit") ||
           (unknowns.faction && factionOf(roster.entries[*entry].unit) == roster.faction);
}

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
    report.findings.push_back(shown({yaml::FaultRule::unknownId, place, id}, malformed));
    report.findings.back().message = std::move(message);
}

// Of a faction that no army can be of, because nothing has that id or because it only joins others.
std::string noAllegianceNamed(const std::string& word, const Catalogue& catalogue)
{
    std::vector<std::string> allegiances;
    for (const Faction& faction : catalogue.factions())
        if (faction.allegiance)
            allegiances.push_back(faction.id.text());
    const std::string wrong = catalogue.find(FactionId(word))
                                  ? "'" + word + "' only joins the armies of others"
                                  : "no faction is called '" + word + "'";
    return notAmong(wrong + "; an army can be of", word, allegiances);
}

// A fault of the file unless its faction is one that armies can be of.
void checkFaction(RosterReport& report, const RosterPlaces& places, Unknowns& unknowns)
{
    const FactionId& named = report.roster.faction;
    const Faction* faction = report.catalogue->find(named);
    unknowns.faction = !faction;
    unknowns.allegiance = !faction || !faction->allegiance;
    // An empty one is missing or no text: the reader has reported that already.
    if (unknowns.allegiance && !named.empty())
        addUnknownId(report, places.of("faction"), named.text(),
                     noAllegianceNamed(named.text(), *report.catalogue));
}

void checkArmy(RosterReport& report, const RosterPlaces& places, const std::vector<Place>& entryPlaces,
               const Unknowns& unknowns)
{
    for (const Finding& finding : report.system->checkRoster(report.roster, *report.catalogue)) {
        if (follows(finding, report.roster, unknowns))
            continue;
        const Place place = finding.entryIndex ? entryPlaces[*finding.entryIndex]
                                               : places.of(finding.budget.empty() ? "faction" : "limits");
        report.findings.push_back(shown(finding, report.roster, *report.catalogue, place));
        if (finding.rule == "unknown-unit" && finding.entryIndex)
            report.findings.back().subject =
                nameWithinFaction(report.roster.entries[*finding.entryIndex].unit);
    }
}

} // namespace

bool RosterReport::isMalformed() const
{
    return std::ranges::any_of(findings,
                               [](const ShownFinding& finding) { return finding.fault.has_value(); });
}

RosterReport reportOnUnreadable(const yaml::Fault& fault)
{
    RosterReport report;
    report.findings.push_back(shown(fault, malformed));
    report.unreadable = yaml::isUnreadable(fault);
    return report;
}

RosterReport reportOnRoster(std::string_view text, const std::string& file, const CatalogueFor& catalogueFor)
{
    const auto root = documentOf(text, file);
    return root ? reportOnRoster(*root, file, catalogueFor) : reportOnUnreadable(root.error());
}

RosterReport reportOnRoster(const yaml::Node& root, const std::string& file, const CatalogueFor& catalogueFor)
{
    const yaml::ReadRoster read = yaml::readRoster(root, file);
    RosterReport report;
    report.roster = read.roster;
    report.unreadable = std::ranges::any_of(read.faults, yaml::isUnreadable);

    RosterPlaces places{root, file};
    if (const yaml::Node* units = root.find("units"))
        for (std::size_t i = 0; i < units->items.size(); ++i)
            noteAll(units->items[i], i, places);
    Unknowns unknowns;
    for (const yaml::Fault& fault : inFileOrder(read.faults)) {
        // The entry in which it lies; none outside all of them, or beyond the last one that the reader took.
        std::optional<std::size_t> entry;
        if (const auto found = places.entryAt.find({fault.place.line, fault.place.column});
            found != places.entryAt.end() && found->second < report.roster.entries.size())
            entry = found->second;
        ShownFinding& finding = report.findings.emplace_back(shown(fault, malformed));
        if (entry)
            finding.entry = idOf(report.roster.entries[*entry]);
        unknowns.faulty.insert(entry);
        if (losesValue(fault.rule))
            unknowns.lost.emplace(entry, fault.subject);
    }
    if (read.unreadable)
        return report;

    const SystemId& system = report.roster.system;
    report.system = findGameSystem(system.text());
    if (!report.system) {
        if (!system.empty())
            addUnknownId(report, places.of("system"), system.text(), noSystemNamed(system.text()));
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
