#include "core/roster/edit.h"
#include "shippedcatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>

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
        Roster roster = army("avaren", {{"crows", 6}, {"crows", 9}, {"crows", 12}});
        roster = withoutEntry(std::move(roster), EntryId("crows-2"));
        roster = recruited(std::move(roster), UnitId("avaren/crows"), 6);
        QCOMPARE(ids(roster), (Ids{"crows-1", "crows-3", "crows-2"}));
    }

    void unitsOfOneNameInTwoFactionsShareTheirCount()
    {
        Roster roster = army("avaren", {{"bowmen", 6}});
        roster = recruited(std::move(roster), UnitId("irosia/bowmen"), 5);
        QCOMPARE(ids(roster), (Ids{"bowmen-1", "bowmen-2"}));
    }

    void aFullRosterTakesNoMore()
    {
        Roster roster = army("avaren", std::vector<Muster>(Roster::mostEntries, {"crows", 6}));
        QCOMPARE(recruited(roster, UnitId("avaren/crows"), 6), roster);
        QCOMPARE(duplicated(roster, EntryId("crows-1")), roster);
    }

    void aCopyStandsBehindItsOriginalWithoutOptions()
    {
        Roster roster = army("avaren", {{"mercenaries/bastion", 1}, {"crows", 6}});
        roster = withOption(std::move(roster), EntryId("bastion-1"),
                            {OptionId("enchanted-armour"), EntryId("crows-1")});
        roster = renamed(std::move(roster), EntryId("bastion-1"), "Old B");
        roster = duplicated(std::move(roster), EntryId("bastion-1"));
        QCOMPARE(ids(roster), (Ids{"bastion-1", "bastion-2", "crows-1"}));
        QCOMPARE(roster.entries[1].name, std::string("Old B"));
        QVERIFY(roster.entries[1].options.empty());
    }

    void anEntryThatGoesTakesItsOptionsAlong()
    {
        Roster roster = army("avaren", {{"mercenaries/bastion", 1}, {"crows", 6}});
        roster = withOption(std::move(roster), EntryId("bastion-1"),
                            {OptionId("enchanted-armour"), EntryId("crows-1")});
        roster = withoutEntry(std::move(roster), EntryId("crows-1"));
        QVERIFY(roster.entries[0].options.empty());
    }

    void movesStayWithinTheList()
    {
        const Roster roster = army("avaren", {{"salik", 1}, {"crows", 6}, {"scouts", 6}});
        QCOMPARE(ids(moved(roster, EntryId("scouts-1"), 0)), (Ids{"scouts-1", "salik-1", "crows-1"}));
        QCOMPARE(ids(moved(roster, EntryId("salik-1"), 99)), (Ids{"crows-1", "scouts-1", "salik-1"}));
        QCOMPARE(ids(moved(roster, EntryId("scouts-1"), -5)), (Ids{"scouts-1", "salik-1", "crows-1"}));
        QCOMPARE(moved(roster, EntryId("nobody"), 0), roster);
    }

    void anEditOfAnEntryThatIsNotThereChangesNothing()
    {
        const Roster roster = army("avaren", {{"salik", 1}});
        const EntryId nobody("nobody-1");
        QCOMPARE(withoutEntry(roster, nobody), roster);
        QCOMPARE(duplicated(roster, nobody), roster);
        QCOMPARE(resized(roster, nobody, 5), roster);
        QCOMPARE(renamed(roster, nobody, "x"), roster);
        QCOMPARE(annotated(roster, nobody, "x"), roster);
        QCOMPARE(withOption(roster, nobody, {OptionId("enchanted-armour"), nobody}), roster);
    }

    void choosingAnOptionTwiceChangesNothing()
    {
        const ChosenOption armour{OptionId("enchanted-armour"), EntryId("bastion-1")};
        const Roster once =
            withOption(army("avaren", {{"mercenaries/bastion", 1}}), EntryId("bastion-1"), armour);
        QCOMPARE(withOption(once, EntryId("bastion-1"), armour), once);
        QVERIFY(withoutOption(once, EntryId("bastion-1"), armour).entries[0].options.empty());
    }

    void anEntryTakesNoMoreOptionsThanAFileCanHold()
    {
        Roster roster = army("avaren", {{"mercenaries/bastion", 1}});
        for (int i = 0; i < 25; ++i)
            roster = withOption(std::move(roster), EntryId("bastion-1"),
                                {OptionId("o" + std::to_string(i)), EntryId("bastion-1")});
        QCOMPARE(roster.entries[0].options.size(), RosterEntry::mostOptions);
        QCOMPARE(roster.entries[0].options.back().option, OptionId("o19"));
    }
};

ADJUTANT_TEST(EditTest)
#include "tst_edit.moc"
