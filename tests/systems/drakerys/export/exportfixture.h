#pragma once

#include "app/catalogues/catalogueloader.h"
#include "app/documents/sheets.h"
#include "tests/systems/drakerys/shippedcatalogue.h"

namespace adjutant::test {

inline const GameSystem& game()
{
    return *findGameSystem("drakerys");
}

/// The sample lists of the rulebook: of Avaren, Irosia, Aurium and Ashral.
inline const std::vector<Roster>& readyLists()
{
    static const std::vector<Roster> rosters = [] {
        std::vector<Roster> loaded;
        for (const LoadedReadyList& list :
             loadReadyLists(loadCatalogue(QStringLiteral("drakerys"), UserFiles::ignore).catalogue))
            loaded.push_back(list.roster);
        return loaded;
    }();
    return rosters;
}

inline const Roster& readyList(const std::string& faction)
{
    for (const Roster& roster : readyLists())
        if (roster.faction == FactionId(faction))
            return roster;
    Q_UNREACHABLE();
}

/// A roster with every field set, and with texts that break careless writers: quotes, line breaks, markup,
/// emoji.
inline Roster everyField()
{
    Roster roster =
        army("aurium", {{"crossbowmen", 12}, {"soldiers", 9}, {"mercenaries/bastion", 1}, {"noctis", 1}},
             {1500, 15});
    roster.name = "Jörg’s \"First\" <muster> & 'co' 🗡";
    roster.notes = "one: two\n- three # four\n\n\ttab, {brace} [bracket] \\ back | pipe %1 %2 \xc2\xa0 end";
    roster.entries[1].id = EntryId("the-soldiers");
    roster.entries[0].name = "no";
    roster.entries[0].notes = "12";
    roster.entries[1].name = "<script>alert(\"1\")</script>";
    roster.entries[1].notes = "**bold** `code` [link](http://x) | cell";
    roster.entries[2].options = {{OptionId("reloading-mechanism"), EntryId("crossbowmen-1")}};
    return roster;
}

/// A draft of 22 Units with long names and findings of many kinds, a Unit that nothing has and a size beyond
/// reason.
inline Roster largeDraft()
{
    Roster draft = army("aurium",
                        {{"crossbowmen", 12},
                         {"crossbowmen", 7},
                         {"gold-keepers", 12},
                         {"noctis", 1},
                         {"noctis", 1},
                         {"soldiers", 12},
                         {"soldiers", 9},
                         {"banrim", 1},
                         {"lancers", 12},
                         {"enforcers", 6},
                         {"infernos", 12},
                         {"mercenaries/bastion", 1},
                         {"mercenaries/ward", 1},
                         {"maelstrom/maelan", 1},
                         {"avaren/crows", 12},
                         {"irosia/crushers", 4},
                         {"golden-keeper", 6},
                         {"ashral/rockthrowers", 9},
                         {"maelstrom/fire-herald", 1},
                         {"avaren/blood-banes", 8},
                         {"duke-amdir", 1},
                         {"soldiers", 1'000'000}},
                        {1500, 15});
    draft.name = "Die unübertrefflich großmächtige Eisenfaust-Kompanie von Überwald & Söhne – Frühjahr";
    draft.notes = "Für die Kampagne am Samstag.\nBitte Würfel und Maßband mitbringen!";
    draft.entries[16].id = EntryId("golden-1");
    draft.entries[18].id = EntryId("herald-1");
    draft.entries[20].id = EntryId("duke-1");
    draft.entries[21].id = EntryId("oops");
    draft.entries[0].name = "Die Längsten Bögen von Östlich der Überschwemmten Brücke, Erstes Aufgebot";
    draft.entries[0].notes = "Stehen hinten links.\n" + std::string(200, 'w');
    draft.entries[11].options = {{OptionId("reloading-mechanism"), EntryId("crossbowmen-1")},
                                 {OptionId("enchanted-armour"), EntryId("noctis-1")},
                                 {OptionId("philosophers-stone"), EntryId("nobody")}};
    return draft;
}

/// What every writer must cope with: the sample lists, and both of these.
inline std::vector<Roster> rostersOfAllKinds()
{
    std::vector<Roster> all = readyLists();
    all.insert(all.end(), {everyField(), largeDraft()});
    return all;
}

inline document::Document sheetOf(const Roster& roster)
{
    return listSheetOf(roster, shipped(), game());
}

} // namespace adjutant::test
