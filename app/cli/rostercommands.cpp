#include "app/cli/inputfiles.h"
#include "app/cli/output.h"
#include "app/cli/rosterreport.h"
#include "app/export/rosterexport.h"
#include "core/match/log.h"
#include "core/yaml/rosterfile.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

// Reads a roster file, or standard input, and checks the army. The report refers to the catalogue, which is
// empty where nobody knows the game.
RosterReport openRoster(const std::string& file, Catalogue& catalogue)
{
    const auto text = readInput(file);
    const CatalogueFor load = [&catalogue](const GameSystem& system) -> const Catalogue& {
        return catalogue = loadedCatalogue(system);
    };
    RosterReport report = text ? reportOnRoster(*text, file, load) : reportOnUnreadable(text.error());
    report.catalogue = &catalogue;
    return report;
}

// The exit that a report stands for.
Exit exitOf(const RosterReport& report)
{
    if (report.unreadable)
        return Exit::unusable;
    return report.findings.empty() ? Exit::done : Exit::findings;
}

// The budgets that a report tells: the game's own; where it has none, or is unknown, the
// budgets of the first game that has some, as reports always did.
std::span<const Budget> budgetsOf(const RosterReport& report)
{
    if (report.system && !report.system->budgets.empty())
        return report.system->budgets;
    for (const GameSystem& game : gameSystems())
        if (!game.budgets.empty())
            return game.budgets;
    return {};
}

// Totals against their limits: `460 of 500 AP, 17 Warriors`; where a game has none, how many cards there are.
std::string budgetsInEnglish(const RosterReport& report)
{
    if (report.system && report.system->budgets.empty())
        return counted(report.roster.entries.size(), "card");
    std::vector<std::string> parts = mapped(budgetsOf(report), [&report](const Budget& budget) {
        return toText(message(budget.amount, std::to_string(report.totals.spent[budget.id]) + " of " +
                                                 std::to_string(report.roster.limits[budget.id])));
    });
    parts.push_back(counted(static_cast<std::size_t>(report.totals.warriors), "Warrior"));
    return listed(parts);
}

// Tells the findings as text: those of an unreadable file on stderr, all others on stdout.
void printFindings(const RosterReport& report)
{
    for (const ShownFinding& finding : report.findings)
        (report.unreadable ? complain : announce)(lineOf(finding));
}

// Totals as JSON: of each budget by its id, and `warriors`.
Json totalsJson(const RosterReport& report)
{
    Json totals = Json::object();
    for (const Budget& budget : budgetsOf(report))
        totals[std::string(budget.id)] = report.totals.spent[budget.id];
    totals["warriors"] = report.totals.warriors;
    return totals;
}

// The findings as JSON: `[{rule, severity, entry, message, file, line, column, fix}]`, null where
// there is none.
Json findingsJson(const RosterReport& report)
{
    Json list = Json::array();
    for (const ShownFinding& finding : report.findings)
        list.push_back({{"rule", finding.rule},
                        {"severity", toWord(finding.severity)},
                        {"entry", finding.entry ? Json(finding.entry->text()) : Json()},
                        {"message", finding.message},
                        {"file", finding.place.file},
                        {"line", placeNumber(finding.place.line)},
                        {"column", placeNumber(finding.place.column)},
                        {"fix", finding.fix.empty() ? Json() : Json(finding.fix)}});
    return list;
}

std::string titleOf(const RosterEntry& entry, const RosterReport& report)
{
    const Unit* unit = report.catalogue->find(entry.unit);
    const std::string printed = unit ? unit->name : entry.unit.text();
    return entry.name.empty() ? printed : entry.name + " (" + printed + ")";
}

std::string optionLine(const ChosenOption& chosen, const RosterReport& report)
{
    const Option* option = report.catalogue->find(chosen.option);
    const auto cost = costOf(chosen, report.roster, *report.catalogue);
    return "Option: " + (option ? option->name : chosen.option.text()) + " for " + chosen.to.text() +
           (cost ? ": " + inEnglish(*cost, optionBudgets(report.system->budgets)) : std::string());
}

// What an entry is called, with its size where it has one, and its id.
std::string headOf(const RosterEntry& entry, const RosterReport& report)
{
    const bool sized = !report.system || report.system->sizeWords.text;
    return (sized ? std::to_string(entry.size) + ' ' : std::string()) +
           (entry.card.empty() ? titleOf(entry, report) : properName(entry, *report.catalogue).name) + ", " +
           entry.id.text();
}

void printEntry(const RosterEntry& entry, const RosterReport& report)
{
    const bool priced = report.system && !report.system->budgets.empty();
    const auto cost = priced ? costOf(entry, *report.catalogue) : std::nullopt;
    const Unit* unit = report.catalogue->find(entry.unit);
    announce("");
    announce(headOf(entry, report) + (cost ? ": " + inEnglish(cost->spent, report.system->budgets) : "") +
             (unit && unit->sample ? ": sample" : ""));
    if (report.system) {
        for (const std::string& line : cardLines(cardViewOf(*report.system, entry, *report.catalogue)))
            announce("  " + line);
        if (unit && entry.card.empty() && !unit->note.empty())
            announce("  Note: " + unit->note);
    }
    for (const ChosenOption& chosen : entry.options)
        announce("  " + optionLine(chosen, report));
    if (!entry.notes.empty())
        announce("  Notes: " + entry.notes);
}

void printList(const RosterReport& report, const std::string& file)
{
    const Roster& roster = report.roster;
    const Faction* faction = report.catalogue->find(roster.faction);
    announce(roster.name.empty() ? file : roster.name);
    const std::string army = faction                                        ? faction->name
                             : report.system && !report.system->hasFactions ? std::string(report.system->name)
                                                                            : roster.faction.text();
    announce(army + ": " + budgetsInEnglish(report));
    if (!roster.notes.empty())
        announce("Notes: " + roster.notes);
    for (const RosterEntry& entry : roster.entries)
        printEntry(entry, report);
    announce("");
    announce(report.findings.empty() ? "No findings." : "Findings:");
}

Json unitsOf(const RosterReport& report)
{
    Json units = Json::array();
    for (const RosterEntry& entry : report.roster.entries) {
        const Unit* unit = report.catalogue->find(entry.unit);
        if (report.system && !report.system->unitJson) {
            units.push_back({{"entry", entry.id.text()},
                             {"unit", unit ? Json(unit->id.text()) : Json()},
                             {"sample", unit && unit->sample},
                             {"card", answersJson(entry.card.empty() && unit ? unit->card : entry.card)}});
            continue;
        }
        const auto cost = costOf(entry, *report.catalogue);
        Json shown{{"entry", entry.id.text()}, {"size", entry.size}};
        for (const Budget& budget : budgetsOf(report))
            shown[std::string(budget.id)] = cost ? Json(cost->spent[budget.id]) : Json();
        shown["unit"] = unit && report.system ? report.system->unitJson(*unit, *report.catalogue) : Json();
        units.push_back(std::move(shown));
    }
    return units;
}

} // namespace

Exit showRoster(const std::string& file, bool json)
{
    Catalogue catalogue;
    const RosterReport report = openRoster(file, catalogue);
    if (json)
        printJson({{"roster", yaml::rosterJson(report.roster)},
                   {"totals", totalsJson(report)},
                   {"findings", findingsJson(report)},
                   {"units", unitsOf(report)}});
    else if (!report.unreadable)
        printList(report, file);
    if (!json)
        printFindings(report);
    return exitOf(report);
}

Exit checkRoster(const std::string& file, bool json)
{
    Catalogue catalogue;
    const RosterReport report = openRoster(file, catalogue);
    if (json) {
        printJson({{"ok", report.findings.empty()},
                   {"totals", totalsJson(report)},
                   {"findings", findingsJson(report)}});
        return exitOf(report);
    }
    printFindings(report);
    if (!report.unreadable)
        announce((report.roster.name.empty() ? file : report.roster.name) + ": " + budgetsInEnglish(report) +
                 "; " +
                 (report.findings.empty() ? "no findings" : counted(report.findings.size(), "finding")));
    return exitOf(report);
}

Exit exportRoster(const RosterExportRequest& request, bool json)
{
    Catalogue catalogue;
    const RosterReport report = openRoster(request.file, catalogue);
    if (report.isMalformed() || !report.system) {
        for (const ShownFinding& finding : report.findings)
            if (finding.fault)
                complain(lineOf(finding));
        if (!report.unreadable)
            complain("nothing is exported, since part of the list would be missing");
        if (json)
            printJson({{"findings", findingsJson(report)}});
        return exitOf(report);
    }
    const ExportFormat format = *exportFormatOf(QString::fromStdString(request.formatWord));
    const auto bytes = adjutant::exportRoster(report.roster, *report.catalogue, *report.system, format);
    if (!bytes)
        return unusable(toText(bytes.error()).toStdString(), json);
    return handOver(request, *bytes, format != ExportFormat::pdf, request.file, json);
}

} // namespace adjutant::cli
