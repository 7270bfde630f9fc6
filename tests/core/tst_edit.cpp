#include "core/roster/edit.h"
#include "tests/systems/regatta/regatta.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_edit {

using namespace adjutant;
using namespace adjutant::test;

/// Edits of a roster.
class EditTest : public QObject
{
    Q_OBJECT

    static std::vector<std::string> ids(const Roster& roster)
    {
        std::vector<std::string> texts;
        for (const RosterEntry& entry : roster.entries)
            texts.push_back(entry.id.text());
        return texts;
    }
    using Ids = std::vector<std::string>;

private Q_SLOTS:
    void aRecruitGetsTheFirstFreeId()
    {
        Roster roster = regatta::listOf("north", {{"skiffs", 6}, {"skiffs", 9}, {"skiffs", 12}});
        roster = withoutEntry(std::move(roster), EntryId("skiffs-2"));
        roster = recruited(std::move(roster), UnitId("north/skiffs"), 6);
        QCOMPARE(ids(roster), (Ids{"skiffs-1", "skiffs-3", "skiffs-2"}));
    }

    void unitsOfOneNameInTwoFactionsShareTheirCount()
    {
        Roster roster = regatta::listOf("north", {{"barges", 6}});
        roster = recruited(std::move(roster), UnitId("south/barges"), 5);
        QCOMPARE(ids(roster), (Ids{"barges-1", "barges-2"}));
    }

    void aFullRosterTakesNoMore()
    {
        Roster roster =
            regatta::listOf("north", std::vector<regatta::Boat>(Roster::mostEntries, {"skiffs", 6}));
        QCOMPARE(recruited(roster, UnitId("north/skiffs"), 6), roster);
        QCOMPARE(duplicated(roster, EntryId("skiffs-1")), roster);
    }

    void aCopyStandsBehindItsOriginalWithoutOptions()
    {
        Roster roster = regatta::listOf("north", {{"harbour/tender", 1}, {"skiffs", 6}});
        roster =
            withOption(std::move(roster), EntryId("tender-1"), {OptionId("new-sails"), EntryId("skiffs-1")});
        roster = renamed(std::move(roster), EntryId("tender-1"), "Old B");
        roster = duplicated(std::move(roster), EntryId("tender-1"));
        QCOMPARE(ids(roster), (Ids{"tender-1", "tender-2", "skiffs-1"}));
        QCOMPARE(roster.entries[1].name, "Old B");
        QVERIFY(roster.entries[1].options.empty());
    }

    void anEntryThatGoesTakesItsOptionsAlong()
    {
        Roster roster = regatta::listOf("north", {{"harbour/tender", 1}, {"skiffs", 6}});
        roster =
            withOption(std::move(roster), EntryId("tender-1"), {OptionId("new-sails"), EntryId("skiffs-1")});
        roster = withoutEntry(std::move(roster), EntryId("skiffs-1"));
        QVERIFY(roster.entries[0].options.empty());
    }

    void movesStayWithinTheList()
    {
        const Roster roster = regatta::listOf("north", {{"marlin", 1}, {"skiffs", 6}, {"dinghies", 6}});
        QCOMPARE(ids(moved(roster, EntryId("dinghies-1"), 0)), (Ids{"dinghies-1", "marlin-1", "skiffs-1"}));
        QCOMPARE(ids(moved(roster, EntryId("marlin-1"), 99)), (Ids{"skiffs-1", "dinghies-1", "marlin-1"}));
        QCOMPARE(ids(moved(roster, EntryId("dinghies-1"), -5)), (Ids{"dinghies-1", "marlin-1", "skiffs-1"}));
        QCOMPARE(moved(roster, EntryId("nobody"), 0), roster);
    }

    void anEditOfAnEntryThatIsNotThereChangesNothing()
    {
        const Roster roster = regatta::listOf("north", {{"marlin", 1}});
        const EntryId nobody("nobody-1");
        QCOMPARE(withoutEntry(roster, nobody), roster);
        QCOMPARE(duplicated(roster, nobody), roster);
        QCOMPARE(resized(roster, nobody, 5), roster);
        QCOMPARE(renamed(roster, nobody, "x"), roster);
        QCOMPARE(annotated(roster, nobody, "x"), roster);
        QCOMPARE(withOption(roster, nobody, {OptionId("new-sails"), nobody}), roster);
    }

    void choosingAnOptionTwiceChangesNothing()
    {
        const ChosenOption armour{OptionId("new-sails"), EntryId("tender-1")};
        const Roster once =
            withOption(regatta::listOf("north", {{"harbour/tender", 1}}), EntryId("tender-1"), armour);
        QCOMPARE(withOption(once, EntryId("tender-1"), armour), once);
        QVERIFY(withoutOption(once, EntryId("tender-1"), armour).entries[0].options.empty());
    }

    void anEntryTakesNoMoreOptionsThanAFileCanHold()
    {
        Roster roster = regatta::listOf("north", {{"harbour/tender", 1}});
        for (int i = 0; i < 25; ++i)
            roster = withOption(std::move(roster), EntryId("tender-1"),
                                {OptionId("o" + std::to_string(i)), EntryId("tender-1")});
        QCOMPARE(roster.entries[0].options.size(), RosterEntry::mostOptions);
        QCOMPARE(roster.entries[0].options.back().option, OptionId("o19"));
    }
};

ADJUTANT_TEST(EditTest)

} // namespace tst_edit

#include "tst_edit.moc"
