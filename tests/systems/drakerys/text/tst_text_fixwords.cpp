#include "app/text/findingwords.h"
#include "drakeryscatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::test;

/// The way out of a finding, in words.
class FixWordsTest : public QObject
{
    Q_OBJECT

    static Roster army()
    {
        Roster roster;
        roster.faction = FactionId("avaren");
        roster.entries.push_back({EntryId("crows-1"), UnitId("avaren/crows"), 12, {}, {}, {}});
        roster.entries.push_back({EntryId("crows-2"), UnitId("avaren/crows"), 9, "Ravens", {}, {}});
        roster.entries.push_back({EntryId("salik-1"), UnitId("avaren/salik"), 1, {}, {}, {}});
        roster.entries.push_back({EntryId("crosw-1"), UnitId("avaren/crosw"), 7, {}, {}, {}});
        return roster;
    }

    static QString worded(const Fix& fix) { return toText(fix, army(), drakerys()); }

private Q_SLOTS:
    void everyChangeHasWords_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, RosterChange change, const QString& expected) {
            QTest::newRow(name) << worded(Fix{{std::move(change)}, {}}) << expected;
        };
        row("smaller", ResizeEntry{EntryId("crows-1"), 12, 9}, QStringLiteral("Take 9 Crows instead of 12"));
        row("smaller, named", ResizeEntry{EntryId("crows-2"), 9, 6},
            QStringLiteral("Take 6 instead of 9 in “Ravens”"));
        row("remove", RemoveEntry{EntryId("salik-1")}, QStringLiteral("Leave out Salik"));
        row("remove, gone", RemoveEntry{EntryId("nobody-1")}, QStringLiteral("Leave out nobody-1"));
        row("recruit one", RecruitUnit{UnitId("avaren/minvis"), 1}, QStringLiteral("Add Minvis"));
        row("recruit", RecruitUnit{UnitId("avaren/crows"), 6}, QStringLiteral("Add Crows (6 Warriors)"));
        row("replace", ReplaceUnit{EntryId("crosw-1"), UnitId("avaren/crows"), 6},
            QStringLiteral("Make “avaren/crosw” Crows (6 Warriors)"));
        row("option", DropOption{EntryId("bastion-1"), OptionId("enchanted-armour"), EntryId("crows-1")},
            QStringLiteral("Leave out the option Enchanted Armour"));
    }

    void everyChangeHasWords()
    {
        QFETCH(QString, words);
        QFETCH(QString, expected);
        QCOMPARE(words, expected);
    }

    void whatItDoesToTheTotalsHasARealMinus()
    {
        const Fix fix{{ResizeEntry{EntryId("crows-1"), 12, 9}}, {{"ap", -40}}};
        QCOMPARE(worded(fix), QStringLiteral("Take 9 Crows instead of 12: −40 AP"));
    }

    void bothTotalsAreSaid()
    {
        const Fix fix{{RecruitUnit{UnitId("avaren/minvis"), 1}}, {{"ap", 100}, {"rarity", 1}}};
        QCOMPARE(worded(fix), QStringLiteral("Add Minvis: +100 AP, +1 Rarity"));
        QCOMPARE(worded(Fix{{RemoveEntry{EntryId("salik-1")}}, {{"rarity", -2}}}),
                 QStringLiteral("Leave out Salik: −2 Rarity"));
    }

    void twoChangesAreOneSentence()
    {
        const Fix fix{{ResizeEntry{EntryId("crows-1"), 12, 9}, RemoveEntry{EntryId("salik-1")}},
                      {{"ap", -200}, {"rarity", -3}}};
        QCOMPARE(worded(fix),
                 QStringLiteral("Take 9 Crows instead of 12 and leave out Salik: −200 AP, −3 Rarity"));
    }
};

ADJUTANT_TEST(FixWordsTest)
#include "tst_text_fixwords.moc"
