#include "app/text/findingwords.h"
#include "drakeryscatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <set>

using namespace adjutant;
using namespace adjutant::test;

/// What is wrong with an army, in words.
class FindingWordsTest : public QObject
{
    Q_OBJECT

    static QString worded(FindingCause cause)
    {
        return toText(Finding{.cause = std::move(cause), .entry = {}, .entryIndex = {}, .fix = {}},
                      drakerys());
    }

    using Why = OptionNotAllowed::Why;

    static OptionNotAllowed notAllowed(Why why)
    {
        return {why,
                OptionId("reloading-mechanism"),
                EntryId("crows-1"),
                {OptionId("enchanted-armour"), OptionId("reloading-mechanism")}};
    }

private Q_SLOTS:
    void everyFindingHasWords_data()
    {
        QTest::addColumn<QString>("words");
        const UnitId crows("avaren/crows");
        const FactionId avaren("avaren");
        const std::vector<std::pair<const char*, FindingCause>> causes{
            {"AP", OverLimit{"ap", 540, 500}},
            {"Rarity", OverLimit{"rarity", 6, 5}},
            {"hero missing", HeroMissing{avaren}},
            {"hero repeated", HeroRepeated{UnitId("avaren/salik"), 2}},
            {"unknown unit", UnknownUnit{"xyz", {}}},
            {"misspelt unit", UnknownUnit{"crosw", crows}},
            {"size", SizeNotOffered{crows, 7, {6, 9, 12}}},
            {"only size", SizeNotOffered{UnitId("avaren/salik"), 2, {1}}},
            {"no sizes", SizeNotOffered{crows, 7, {}}},
            {"allegiance", WrongAllegiance{UnitId("irosia/crushers"), avaren}},
            {"required", UnitRequired{UnitId("mercenaries/ward"), UnitId("mercenaries/lorn")}},
            {"invoked", NotRecruitable{UnitId("maelstrom/fire-herald")}},
            {"unknown option", notAllowed(Why::unknown)},
            {"not offered", notAllowed(Why::notOffered)},
            {"one only", notAllowed(Why::oneOnly)},
            {"no entry", notAllowed(Why::noSuchEntry)},
            {"no infantry", notAllowed(Why::notInfantry)},
            {"hero", notAllowed(Why::hero)},
            {"equipped", notAllowed(Why::alreadyEquipped)},
            {"malformed", Malformed{"the list is empty"}},
            {"malformed somehow", Malformed{}},
        };
        std::set<std::size_t> covered;
        for (const auto& [name, cause] : causes) {
            covered.insert(cause.index());
            QTest::newRow(name) << worded(cause);
        }
        QCOMPARE(covered.size(), std::variant_size_v<FindingCause>);
    }

    void everyFindingHasWords()
    {
        QFETCH(QString, words);
        QVERIFY2(isWorded(words), qPrintable(words));
        QVERIFY2(words.endsWith(QLatin1Char('.')) || words.endsWith(QLatin1Char('?')), qPrintable(words));
        QVERIFY2(words.front().isUpper() || words.front().isDigit() || words.front() == QChar(u'“'),
                 qPrintable(words));
    }

    void theLimitIsSaidWithItsFigures()
    {
        QCOMPARE(worded(OverLimit{"ap", 540, 500}), QStringLiteral("540 AP is 40 over the limit of 500."));
        QCOMPARE(worded(OverLimit{"rarity", 7, 5}), QStringLiteral("Rarity 7 is 2 over the limit of 5."));
    }

    void theSizesOnOfferAreNamed()
    {
        QCOMPARE(worded(SizeNotOffered{UnitId("avaren/crows"), 7, {6, 9, 12}}),
                 QStringLiteral("Size 7 is not offered for Crows: the sizes are 6, 9 and 12."));
        QCOMPARE(worded(SizeNotOffered{UnitId("avaren/salik"), 2, {1}}),
                 QStringLiteral("Size 2 is not offered for Salik: the only size is 1."));
    }

    void whoMayJoinIsTakenFromTheCatalogue()
    {
        QCOMPARE(worded(WrongAllegiance{UnitId("irosia/crushers"), FactionId("avaren")}),
                 QStringLiteral(
                     "Crushers (Irosia) cannot join: an army of Avaren recruits from Avaren, Maelstrom and "
                     "Mercenaries only."));
    }

    void theNearestUnitIsOfferedWithItsPeople()
    {
        QCOMPARE(worded(UnknownUnit{"bowmn", UnitId("irosia/bowmen")}),
                 QStringLiteral("No Unit is called “bowmn”. Did you mean Bowmen (Irosia)?"));
    }

    void anOptionsReceiverIsCalledAsThePlayerCallsIt()
    {
        Roster roster;
        roster.entries.push_back(
            {EntryId("crows-1"), UnitId("avaren/crows"), 12, "Black %1 Feather", {}, {}});
        const Finding finding{
            .cause = notAllowed(Why::alreadyEquipped), .entry = {}, .entryIndex = {}, .fix = {}};
        QCOMPARE(toText(finding, roster, drakerys()),
                 QStringLiteral(
                     "Reloading Mechanism cannot go to Black %1 Feather, which carries an option already."));
        QCOMPARE(
            toText(finding, drakerys()),
            QStringLiteral("Reloading Mechanism cannot go to crows-1, which carries an option already."));
    }

    void whatAUnitDoesOfferIsNamed()
    {
        QCOMPARE(worded(notAllowed(Why::notOffered)),
                 QStringLiteral(
                     "Reloading Mechanism is not this Unit’s to give. This Unit offers Enchanted Armour and "
                     "Reloading Mechanism."));
    }
};

ADJUTANT_TEST(FindingWordsTest)
#include "tst_text_findingwords.moc"
