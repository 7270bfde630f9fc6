#include "app/export/rostersheet.h"

#include "app/export/sheetunit.h"
#include "app/text/budgetwords.h"
#include "app/text/messagetext.h"
#include "app/text/names.h"
#include "core/roster/budget.h"

#include <QCoreApplication>

namespace adjutant {

namespace {

struct RosterSheetWords
{
    Q_DECLARE_TR_FUNCTIONS(RosterSheet)
};

std::vector<SheetFinding> findingsOf(const Roster& roster, const Catalogue& catalogue, const GameSystem& game)
{
    std::vector<SheetFinding> findings;
    for (const Finding& finding : game.checkRoster(roster, catalogue)) {
        const QString words = asSentence(finding.message);
        const QString about = finding.entry ? toText(*finding.entry, roster, catalogue) : QString();
        findings.push_back({words.contains(about) ? QString() : about, words});
    }
    return findings;
}

} // namespace

RosterSheet sheetOf(const Roster& roster, const Catalogue& catalogue, const GameSystem& game)
{
    const Totals totals = totalsOf(roster, catalogue);
    const Faction* faction = catalogue.find(roster.faction);
    RosterSheet sheet;
    sheet.system = QString::fromUtf8(game.name.data(), static_cast<qsizetype>(game.name.size()));
    if (game.hasFactions)
        sheet.allegiance = toText(roster.faction, catalogue);
    sheet.army = !roster.name.empty() ? QString::fromStdString(roster.name)
                 : game.hasFactions   ? RosterSheetWords::tr("%1 list").arg(sheet.allegiance)
                                      : sheet.system;
    if (faction) {
        sheet.allegianceTitle = QString::fromStdString(faction->title);
        sheet.colour = faction->colour;
    }
    for (const Budget& budget : game.budgets) {
        const int total = totals.spent[budget.id];
        const int limit = roster.limits[budget.id];
        sheet.budgets.push_back({labelText(budget), againstLimit(budget, total, limit), total, limit});
    }
    sheet.count = game.sizeWords.text ? totals.warriors : static_cast<int>(roster.entries.size());
    sheet.countText = translated(
        counted(game.sizeWords.text ? game.sizeWords : WORDS_N("lists", "%n unit(s)"), sheet.count));
    if (game.sizeLabel.text)
        sheet.countLabel = translated(message(game.sizeLabel));
    sheet.findings = findingsOf(roster, catalogue, game);
    sheet.notes = QString::fromStdString(roster.notes);
    for (const RosterEntry& entry : roster.entries)
        sheet.units.push_back(sheetUnitOf(entry, roster, catalogue, game));
    return sheet;
}

} // namespace adjutant
