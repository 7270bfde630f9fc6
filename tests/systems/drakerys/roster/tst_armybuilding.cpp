#include "core/roster/budget.h"
#include "core/roster/edit.h"
#include "core/systems/drakerys/armybuilding.h"
#include "tests/systems/drakerys/shippedcatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_armybuilding {

using namespace adjutant;
using namespace adjutant::test;
using Rules = std::vector<std::string>;

/// Chapter "Forming an Army" and our reading of it, rule by rule.
class ArmyBuildingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anArmyCostsTheSumOfItsUnits()
    {
        // Crows 12 cost 160 and Rarity 1, Blood Banes 4 cost 140 and 1, Salik 160 and 2.
        const Roster roster = army("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}});
        QCOMPARE(totalsOf(roster, shipped()), (Totals{{{"ap", 460}, {"rarity", 4}}, 17}));
    }

    void neitherTotalMayExceedItsLimit()
    {
        // Salik 160/2 and Crows 6 80/0: 240 AP, Rarity 2.
        const std::vector<Muster> muster{{"salik", 1}, {"crows", 6}};
        QCOMPARE(brokenRules(army("avaren", muster, {240, 2})), Rules{});
        QCOMPARE(brokenRules(army("avaren", muster, {239, 2})), Rules{"ap-limit"});
        QCOMPARE(brokenRules(army("avaren", muster, {240, 1})), Rules{"rarity-limit"});
        QCOMPARE(brokenRules(army("avaren", muster, {239, 1})), (Rules{"ap-limit", "rarity-limit"}));
    }

    void oneRarityIsAdvisedForEveryFull100Ap()
    {
        QCOMPARE(drakerys::advisedRarity(99), 0);
        QCOMPARE(drakerys::advisedRarity(100), 1);
        QCOMPARE(drakerys::advisedRarity(599), 5);
    }

    void anArmyNeedsAHeroOfItsAllegiance()
    {
        QCOMPARE(brokenRules(army("ashral", {{"warriors", 6}})), Rules{"hero-required"});
        QCOMPARE(brokenRules(army("ashral", {{"warriors", 6}, {"bekha", 1}})), Rules{});
        QCOMPARE(brokenRules(army("ashral", {})), Rules{"hero-required"});
    }

    void mercenariesAndMaelstromHeroesDoNotCountAsTheAllegiances()
    {
        QCOMPARE(brokenRules(army("ashral",
                                  {{"mercenaries/lorn", 1}, {"maelstrom/isha", 1}, {"maelstrom/maelan", 1}})),
                 Rules{"hero-required"});
    }

    void multiSizeEntriesOfSizeOneAreNoHeroes()
    {
        for (const auto& [faction, unit] : {std::pair("irosia", "warrior-mages"),
                                            {"ashral", "champions-of-the-ancients"},
                                            {"ashral", "dragon-hunters"},
                                            {"ashral", "banes"}})
            QCOMPARE(brokenRules(army(faction, {{unit, 1}})), Rules{"hero-required"});
    }

    void theWarmongerIsNoHero()
    {
        QVERIFY(!shipped().find(UnitId("maelstrom/warmonger"))->says("types", "hero"));
        QCOMPARE(brokenRules(
                     army("aurium", {{"noctis", 1}, {"maelstrom/warmonger", 1}, {"maelstrom/warmonger", 1}})),
                 Rules{});
    }

    void aHeroStandsInAnArmyOnce()
    {
        const auto twice = findings(army("aurium", {{"noctis", 1}, {"banrim", 1}, {"noctis", 1}}));
        QCOMPARE(twice.size(), 1U);
        QCOMPARE(toText(twice[0].message), "Noctis is a Hero: once per army, not 2 times");
        QCOMPARE(twice[0].entry, std::optional(EntryId("noctis-2")));
        QCOMPARE(brokenRules(army("aurium", {{"noctis", 1}, {"mercenaries/kae", 1}, {"mercenaries/kae", 1}})),
                 Rules{"hero-unique"});
    }

    void unitsComeFromTheAllegianceTheMercenariesAndTheMaelstromOnly()
    {
        QCOMPARE(brokenRules(army("irosia",
                                  {{"celeste", 1}, {"mercenaries/fir-the-free", 1}, {"maelstrom/isha", 1}})),
                 Rules{});
        QCOMPARE(brokenRules(army("irosia", {{"celeste", 1}, {"avaren/crows", 6}})),
                 Rules{"wrong-allegiance"});
    }

    void aForeignHeroIsNotTheAllegiancesHero()
    {
        QCOMPARE(brokenRules(army("irosia", {{"avaren/salik", 1}})),
                 (Rules{"hero-required", "wrong-allegiance"}));
    }

    void heraldsAndOverlordsAreOnlyInvoked()
    {
        for (const char* element : {"air", "water", "earth", "fire"})
            for (const char* rank : {"herald", "overlord"})
                QCOMPARE(brokenRules(army("avaren", {{"salik", 1},
                                                     {std::string("maelstrom/") + element + '-' + rank, 1}})),
                         Rules{"not-recruitable"});
    }

    void sizesAreThoseOfTheTable()
    {
        const auto found = findings(army("avaren", {{"salik", 1}, {"crows", 7}}));
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].rule, "size-not-offered");
        QCOMPARE(toText(found[0].message), "size 7 is not offered; Crows come in 6, 9, 12");
    }

    void anEntryWithoutAPriceIsNotCounted()
    {
        QCOMPARE(totalsOf(army("avaren", {{"salik", 1}, {"crows", 7}, {"nobody", 5}}), shipped()),
                 (Totals{{{"ap", 160}, {"rarity", 2}}, 1}));
    }

    void anUnknownUnitIsNamedWithTheNearest()
    {
        const auto found = findings(army("avaren", {{"salik", 1}, {"crowz", 6}}));
        QCOMPARE(toText(found.at(0).message), "no unit is called 'crowz'; did you mean 'avaren/crows'?");
        const auto alias = findings(army("irosia", {{"celeste", 1}, {"spearmen", 10}}));
        QCOMPARE(toText(alias.at(0).message), "no unit is called 'spearmen'; did you mean 'irosia/lancers'?");
    }

    void aUnitNamedWithoutItsFactionIsOfTheAllegiance()
    {
        const auto found = findings(army("avaren", {{"salik", 1}, {"bastion", 1}}));
        QCOMPARE(toText(found.at(0).message),
                 "no unit is called 'bastion'; did you mean 'mercenaries/bastion'?");
    }

    void wardNeedsLorn()
    {
        QCOMPARE(brokenRules(army("avaren", {{"salik", 1}, {"mercenaries/ward", 1}})),
                 Rules{"requires-unit"});
        QCOMPARE(
            brokenRules(army("avaren", {{"salik", 1}, {"mercenaries/ward", 1}, {"mercenaries/lorn", 1}})),
            Rules{});
    }

    void findingsOfTheArmyComeFirstThenEntryByEntry()
    {
        const Roster roster = army(
            "avaren", {{"crows", 7}, {"mercenaries/ward", 1}, {"irosia/bowmen", 5}, {"maelstrom/isha", 1}},
            {100, 1});
        QCOMPARE(brokenRules(roster), (Rules{"ap-limit", "rarity-limit", "hero-required", "size-not-offered",
                                             "requires-unit", "wrong-allegiance"}));
    }

    void aMissingHeroIsMendedByTheCheapestThatFits()
    {
        // Ashral: Bekha 75, Induna 110, Sakhil 150, Ragnor 250.
        const Roster roster = army("ashral", {{"warriors", 6}}, {500, 5});
        const auto fix = findings(roster).at(0).fix;
        QCOMPARE(fix,
                 std::optional(Fix{{RecruitUnit{UnitId("ashral/bekha"), 1}}, {{"ap", 75}, {"rarity", 1}}}));
        QCOMPARE(brokenRules(fixed(roster, *fix)), Rules{});
    }

    void theLastHeroIsNotDropped()
    {
        // Dropping Celeste (130) would lose less than the Crushers (150), but the army would have no Hero.
        const Roster roster = army("irosia", {{"celeste", 1}, {"crushers", 2}}, {150, 5});
        const auto found = findings(roster);
        QCOMPARE(found.at(0).fix,
                 std::optional(Fix{{RemoveEntry{EntryId("crushers-1")}}, {{"ap", -150}, {"rarity", -2}}}));
    }

    void everyMendMendsItsFinding_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char* rule :
             {"hero-unique", "unknown-unit", "size-not-offered", "wrong-allegiance", "requires-unit",
              "not-recruitable", "hero-required", "ap-limit", "rarity-limit"})
            QTest::newRow(rule) << QString::fromLatin1(rule);
    }
    void everyMendMendsItsFinding()
    {
        QFETCH(QString, rule);
        const std::vector<Roster> rosters{
            army("avaren", {{"salik", 1}, {"salik", 1}}),
            army("avaren", {{"salik", 1}, {"crowz", 6}}),
            army("avaren", {{"salik", 1}, {"crows", 7}}),
            army("avaren", {{"salik", 1}, {"irosia/bowmen", 5}}),
            army("avaren", {{"salik", 1}, {"mercenaries/ward", 1}}),
            army("avaren", {{"salik", 1}, {"maelstrom/air-herald", 1}}),
            army("avaren", {{"crows", 6}}),
            army("avaren", {{"salik", 1}, {"crows", 12}}, {300, 9}),
            army("avaren", {{"salik", 1}, {"crows", 12}}, {900, 2}),
        };
        int met = 0;
        for (const Roster& roster : rosters) {
            for (const Finding& finding : findings(roster)) {
                if (rule != QString::fromStdString(finding.rule))
                    continue;
                ++met;
                QVERIFY(finding.fix);
                QCOMPARE(brokenRules(fixed(roster, *finding.fix)), Rules{});
            }
        }
        QVERIFY(met > 0);
    }

    void theReadyListsAddUpToWhatTheRulebookPrints()
    {
        QCOMPARE(totalsOf(army("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}}), shipped()),
                 (Totals{{{"ap", 460}, {"rarity", 4}}, 17}));
        // Prints Rarity 4 with Celeste at 2; the table has her at 1.
        QCOMPARE(totalsOf(army("irosia", {{"bowmen", 5}, {"crushers", 2}, {"celeste", 1}, {"lancers", 10}}),
                          shipped()),
                 (Totals{{{"ap", 470}, {"rarity", 3}}, 18}));
        QCOMPARE(totalsOf(army("aurium",
                               {{"crossbowmen", 6}, {"gold-keepers", 6}, {"noctis", 1}, {"soldiers", 6}}),
                          shipped()),
                 (Totals{{{"ap", 460}, {"rarity", 4}}, 19}));
        // Prints size 14, but its Units are 6 + 3 + 1 + 6.
        QCOMPARE(totalsOf(army("ashral",
                               {{"warriors", 6}, {"rockthrowers", 3}, {"sakhil", 1}, {"bloodseekers", 6}}),
                          shipped()),
                 (Totals{{{"ap", 465}, {"rarity", 4}}, 16}));
    }
};

ADJUTANT_TEST(ArmyBuildingTest)

} // namespace tst_armybuilding

#include "tst_armybuilding.moc"
