#include "app/cli/rostershow.h"

#include "app/cli/cardtext.h"
#include "app/cli/output.h"
#include "app/cli/reportjson.h"
#include "app/cli/rosterfile.h"
#include "app/cli/shownfinding.h"
#include "app/cli/unittext.h"
#include "app/export/rosterjson.h"
#include "core/match/record.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

const Unit* unitOf(const RosterEntry& entry, const RosterReport& report)
{
    return report.catalogue ? report.catalogue->find(entry.unit) : nullptr;
}

std::optional<Totals> costOf(const RosterEntry& entry, const RosterReport& report)
{
    return report.catalogue ? adjutant::costOf(entry, *report.catalogue) : std::nullopt;
}

std::string toText(const RosterEntry& entry, const RosterReport& report)
{
    const Unit* unit = unitOf(entry, report);
    const std::string printed = unit ? unit->name : entry.unit.text();
    return entry.name.empty() ? printed : entry.name + " (" + printed + ")";
}

std::string optionLine(const ChosenOption& chosen, const RosterReport& report)
{
    const Option* option = report.catalogue ? report.catalogue->find(chosen.option) : nullptr;
    const auto cost =
        report.catalogue ? adjutant::costOf(chosen, report.roster, *report.catalogue) : std::nullopt;
    return "Option: " + (option ? option->name : chosen.option.text()) + " for " + chosen.to.text() +
           (cost ? ": " + inEnglish(*cost, optionBudgets(report.system->budgets)) : std::string());
}

// What a typed card is called, by its owner or by itself.
std::string nameOnCard(const RosterEntry& entry)
{
    const auto name = entry.card.find("name");
    const auto* text = name == entry.card.end() ? nullptr : std::get_if<std::string>(&name->second);
    return !entry.name.empty() ? entry.name : text ? *text : entry.id.text();
}

// What an entry is called, with its size where it has one, and its id.
std::string headOf(const RosterEntry& entry, const RosterReport& report)
{
    const bool sized = !report.system || report.system->sizeWords.text;
    return (sized ? std::to_string(entry.size) + ' ' : std::string()) +
           (entry.card.empty() ? toText(entry, report) : nameOnCard(entry)) + ", " + entry.id.text();
}

void sayEntry(const RosterEntry& entry, const RosterReport& report)
{
    const bool priced = report.system && !report.system->budgets.empty();
    const auto cost = priced ? costOf(entry, report) : std::nullopt;
    const Unit* unit = unitOf(entry, report);
    say("");
    say(headOf(entry, report) + (cost ? ": " + inEnglish(cost->spent, report.system->budgets) : "") +
        (unit && unit->sample ? ": sample" : ""));
    if (report.system && report.catalogue) {
        for (const std::string& line : cardLines(cardViewOf(*report.system, entry, *report.catalogue)))
            say("  " + line);
        if (unit && entry.card.empty() && !unit->note.empty())
            say("  Note: " + unit->note);
    }
    for (const ChosenOption& chosen : entry.options)
        say("  " + optionLine(chosen, report));
    if (!entry.notes.empty())
        say("  Notes: " + entry.notes);
}

void sayList(const RosterReport& report, const std::string& file)
{
    const Roster& roster = report.roster;
    const Faction* faction = report.catalogue ? report.catalogue->find(roster.faction) : nullptr;
    say(roster.name.empty() ? file : roster.name);
    const std::string army = faction                                        ? faction->name
                             : report.system && !report.system->hasFactions ? std::string(report.system->name)
                                                                            : roster.faction.text();
    say(army + ": " + budgetsInEnglish(report));
    if (!roster.notes.empty())
        say("Notes: " + roster.notes);
    for (const RosterEntry& entry : roster.entries)
        sayEntry(entry, report);
    say("");
    say(report.findings.empty() ? "No findings." : "Findings:");
}

Json unitsOf(const RosterReport& report)
{
    Json units = Json::array();
    for (const RosterEntry& entry : report.roster.entries) {
        const Unit* unit = unitOf(entry, report);
        if (report.system && !report.system->unitJson) {
            units.push_back({{"entry", entry.id.text()},
                             {"unit", unit ? Json(unit->id.text()) : Json()},
                             {"sample", unit && unit->sample},
                             {"card", answersJson(entry.card.empty() && unit ? unit->card : entry.card)}});
            continue;
        }
        const auto cost = costOf(entry, report);
        Json shown{{"entry", entry.id.text()}, {"size", entry.size}};
        for (const Budget& budget : budgetsOf(report))
            shown[std::string(budget.id)] = cost ? Json(cost->spent[budget.id]) : Json();
        shown["unit"] = unit && report.system ? report.system->unitJson(*unit, *report.catalogue) : Json();
        units.push_back(std::move(shown));
    }
    return units;
}

} // namespace

Exit run(const RosterShowRequest& request, bool json)
{
    const RosterFile opened = openRoster(request.file);
    const RosterReport& report = opened.report;
    if (json)
        sayJson({{"roster", Json::parse(writeRosterJson(report.roster))},
                 {"totals", totalsJson(report)},
                 {"findings", findingsJson(report)},
                 {"units", unitsOf(report)}});
    else if (!report.unreadable)
        sayList(report, request.file);
    if (!json)
        sayFindings(report);
    return exitOf(report);
}

} // namespace adjutant::cli
