#include "app/text/messagetext.h"
#include "core/roster/check.h"
#include "core/systems/gamesystem.h"
#include "tests/systems/drakerys/text/drakeryscatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_text_findings {

using namespace adjutant;
using namespace adjutant::test;

/// What is wrong with an army, and the way out, as the app says it: whole sentences with names instead of
/// ids.
class FindingsTest : public QObject
{
    Q_OBJECT

    static RosterEntry entry(const char* id, const char* unit, int size, const char* name = "")
    {
        return {EntryId(id), UnitId(unit), size, name, {}, {}};
    }

    static Roster army(std::vector<RosterEntry> entries)
    {
        Roster roster;
        roster.system = SystemId("drakerys");
        roster.faction = FactionId("avaren");
        roster.limits = {{"ap", 100}, {"rarity", 1}};
        roster.entries = std::move(entries);
        return roster;
    }

    static QStringList sentences(const Roster& roster)
    {
        QStringList texts;
        for (const Finding& finding : findGameSystem("drakerys")->checkRoster(roster, shippedDrakerys()))
            texts.append(asSentence(finding.message));
        return texts;
    }

    static QString mended(const Fix& fix)
    {
        return withCapital(toMessage(
            fix,
            army({entry("crows-1", "avaren/crows", 12), entry("crows-2", "avaren/crows", 9, "Ravens"),
                  entry("salik-1", "avaren/salik", 1), entry("crosw-1", "avaren/crosw", 7)}),
            shippedDrakerys()));
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void everyFindingIsASentence()
    {
        const QStringList all =
            sentences(army({entry("salik-1", "avaren/salik", 1), entry("salik-2", "avaren/salik", 1),
                            entry("crows-1", "avaren/crows", 7), entry("bowmn-1", "irosia/bowmn", 5),
                            entry("bowmen-1", "irosia/bowmen", 5), entry("ward-1", "mercenaries/ward", 1),
                            entry("fire-1", "maelstrom/fire-herald", 1)}));
        const QStringList expected{
            QStringLiteral("AP 425 is 325 over the limit of 100."),
            QStringLiteral("Rarity 4 is 3 over the limit of 1."),
            QStringLiteral("Salik is a Hero: once per army, not 2 times."),
            QStringLiteral("Size 7 is not offered; Crows come in 6, 9, 12."),
            QStringLiteral("No unit is called 'irosia/bowmn'; did you mean 'Bowmen'?"),
            QStringLiteral(
                "Bowmen belong to Irosia; an army of Avaren recruits from Avaren, Maelstrom, Mercenaries."),
            QStringLiteral("Ward can only be recruited together with Lorn."),
            QStringLiteral("Fire Herald can’t be recruited, only invoked during the game.")};
        QCOMPARE(all.join(QLatin1Char('\n')), expected.join(QLatin1Char('\n')));
        QVERIFY(sentences(army({})).contains(QStringLiteral("An army of Avaren needs at least one Hero of "
                                                            "Avaren.")));
    }

    void aSentenceThatEndsInAQuoteHasItsFullStopToo()
    {
        for (const char* text : {"no unit is called 'x'", "aucune Unité ne s’appelle « x »", "size (7)"}) {
            const QString sentence = asSentence(verbatim(text));
            QVERIFY2(sentence.front().isUpper() && sentence.endsWith(QLatin1Char('.')), qPrintable(sentence));
        }
        QVERIFY(asSentence(verbatim("did you mean 'x'?")).endsWith(QLatin1Char('?')));
    }

    void anOptionsReceiverIsCalledAsThePlayerCallsIt()
    {
        Roster roster = army({entry("salik-1", "avaren/salik", 1, "Black %1 Feather"),
                              entry("bastion-1", "mercenaries/bastion", 1)});
        roster.entries[1].options = {{OptionId("enchanted-armour"), EntryId("salik-1")}};
        QCOMPARE(sentences(roster).last(),
                 QStringLiteral("Enchanted Armour goes to 'Black %1 Feather', a Hero; only the giver or a "
                                "Unit without Heroes may have it."));
        roster.entries[1].options = {{OptionId("big-hammer"), EntryId("salik-1")}};
        QCOMPARE(sentences(roster).last(),
                 QStringLiteral("No option is called 'big-hammer'; this Unit offers Enchanted Heavy Weapon, "
                                "Reloading Mechanism, Enchanted Armour."));
    }

    void everyChangeHasWords_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, RosterChange change, const QString& expected) {
            QTest::newRow(name) << mended(Fix{{std::move(change)}, {}}) << expected;
        };
        row("smaller", ResizeEntry{EntryId("crows-1"), 12, 9}, QStringLiteral("Take 9 Crows instead of 12"));
        row("smaller, named", ResizeEntry{EntryId("crows-2"), 9, 6},
            QStringLiteral("Take 6 Ravens instead of 9"));
        row("remove", RemoveEntry{EntryId("salik-1")}, QStringLiteral("Remove Salik"));
        row("remove, gone", RemoveEntry{EntryId("nobody-1")}, QStringLiteral("Remove nobody-1"));
        row("recruit", RecruitUnit{UnitId("avaren/minvis"), 1}, QStringLiteral("Add Minvis"));
        row("replace", ReplaceUnit{EntryId("crosw-1"), UnitId("avaren/crows"), 6},
            QStringLiteral("Replace avaren/crosw with Crows"));
        row("option", DropOption{EntryId("bastion-1"), OptionId("enchanted-armour"), EntryId("crows-1")},
            QStringLiteral("Remove Enchanted Armour"));
    }

    void everyChangeHasWords()
    {
        QFETCH(QString, words);
        QFETCH(QString, expected);
        QCOMPARE(words, expected);
    }

    void changesAndTheirEffectsAreOneInvitationWithARealMinus()
    {
        const Fix fix{{ResizeEntry{EntryId("crows-1"), 12, 9}, RemoveEntry{EntryId("salik-1")}},
                      {{"ap", -200}, {"rarity", 3}}};
        QCOMPARE(mended(fix),
                 QStringLiteral("Take 9 Crows instead of 12 and remove Salik: −200 AP, +3 Rarity"));
    }
};

ADJUTANT_TEST(FindingsTest)

} // namespace tst_text_findings

#include "tst_text_findings.moc"
