#include "tests/systems/drakerys/export/exportfixture.h"

namespace adjutant::test {

const Catalogue& drakerys()
{
    static const Catalogue catalogue = loadCatalogue(QStringLiteral("drakerys"), UserFiles::ignore).catalogue;
    return catalogue;
}

const GameSystem& game()
{
    return *findGameSystem("drakerys");
}

const std::vector<Roster>& readyLists()
{
    static const std::vector<Roster> rosters = [] {
        std::vector<Roster> loaded;
        for (const LoadedReadyList& list : loadReadyLists(drakerys()))
            loaded.push_back(list.roster);
        return loaded;
    }();
    return rosters;
}

const Roster& readyList(const std::string& faction)
{
    for (const Roster& roster : readyLists())
        if (roster.faction == FactionId(faction))
            return roster;
    Q_UNREACHABLE();
}

namespace {

RosterEntry entry(const char* id, const char* unit, int size)
{
    return {EntryId(id), UnitId(unit), size, {}, {}, {}};
}

} // namespace

Roster everyField()
{
    Roster roster;
    roster.system = SystemId("drakerys");
    roster.name = "Jörg’s \"First\" <muster> & 'co' 🗡";
    roster.faction = FactionId("aurium");
    roster.limits = {{"ap", 1500}, {"rarity", 15}};
    roster.notes = "one: two\n- three # four\n\n\ttab, {brace} [bracket] \\ back | pipe %1 %2 \xc2\xa0 end";
    roster.entries = {entry("crossbowmen-1", "aurium/crossbowmen", 12),
                      entry("the-soldiers", "aurium/soldiers", 9),
                      entry("bastion-1", "mercenaries/bastion", 1), entry("noctis-1", "aurium/noctis", 1)};
    roster.entries[0].name = "no";
    roster.entries[0].notes = "12";
    roster.entries[1].name = "<script>alert(\"1\")</script>";
    roster.entries[1].notes = "**bold** `code` [link](http://x) | cell";
    roster.entries[2].options = {{OptionId("reloading-mechanism"), EntryId("crossbowmen-1")}};
    return roster;
}

Roster largeDraft()
{
    Roster draft;
    draft.system = SystemId("drakerys");
    draft.name = "Die unübertrefflich großmächtige Eisenfaust-Kompanie von Überwald & Söhne – Frühjahr";
    draft.faction = FactionId("aurium");
    draft.limits = {{"ap", 1500}, {"rarity", 15}};
    draft.notes = "Für die Kampagne am Samstag.\nBitte Würfel und Maßband mitbringen!";
    draft.entries = {entry("crossbowmen-1", "aurium/crossbowmen", 12),
                     entry("crossbowmen-2", "aurium/crossbowmen", 7),
                     entry("gold-keepers-1", "aurium/gold-keepers", 12),
                     entry("noctis-1", "aurium/noctis", 1),
                     entry("noctis-2", "aurium/noctis", 1),
                     entry("soldiers-1", "aurium/soldiers", 12),
                     entry("soldiers-2", "aurium/soldiers", 9),
                     entry("banrim-1", "aurium/banrim", 1),
                     entry("lancers-1", "aurium/lancers", 12),
                     entry("enforcers-1", "aurium/enforcers", 6),
                     entry("infernos-1", "aurium/infernos", 12),
                     entry("bastion-1", "mercenaries/bastion", 1),
                     entry("ward-1", "mercenaries/ward", 1),
                     entry("maelan-1", "maelstrom/maelan", 1),
                     entry("crows-1", "avaren/crows", 12),
                     entry("crushers-1", "irosia/crushers", 4),
                     entry("golden-1", "aurium/golden-keeper", 6),
                     entry("rockthrowers-1", "ashral/rockthrowers", 9),
                     entry("herald-1", "maelstrom/fire-herald", 1),
                     entry("blood-banes-1", "avaren/blood-banes", 8),
                     entry("duke-1", "aurium/duke-amdir", 1),
                     entry("oops", "aurium/soldiers", 1'000'000)};
    draft.entries[0].name = "Die Längsten Bögen von Östlich der Überschwemmten Brücke, Erstes Aufgebot";
    draft.entries[0].notes = "Stehen hinten links.\n" + std::string(200, 'w');
    draft.entries[11].options = {{OptionId("reloading-mechanism"), EntryId("crossbowmen-1")},
                                 {OptionId("enchanted-armour"), EntryId("noctis-1")},
                                 {OptionId("philosophers-stone"), EntryId("nobody")}};
    return draft;
}

document::Document sheetOf(const Roster& roster)
{
    return listSheetOf(roster, drakerys(), game());
}

} // namespace adjutant::test
