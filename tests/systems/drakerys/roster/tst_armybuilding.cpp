#include "core/roster/edit.h"
#include "core/systems/drakerys/armybuilding.h"
#include "core/systems/drakerys/profile.h"
#include "core/yaml/cataloguefile.h"
#include "tests/systems/drakerys/shippedcatalogue.h"

namespace adjutant::test::tst_armybuilding {

using Rules = std::vector<std::string>;

const std::string head = "format: adjutant-catalogue/1\nsystem: drakerys\nfaction: avaren\n";

/// Chapter "Forming an Army" and our reading of it, rule by rule.
class ArmyBuildingTest : public QObject
{
    Q_OBJECT

    const EntryId bastion{"bastion-1"};

    static Roster withBastion()
    {
        return army("avaren", {{"salik", 1}, {"crows", 12}, {"mercenaries/bastion", 1}, {"scouts", 6}});
    }

    Roster giving(std::initializer_list<ChosenOption> chosen) const
    {
        Roster roster = withBastion();
        for (const ChosenOption& one : chosen)
            roster = withOption(std::move(roster), bastion, one);
        return roster;
    }

    // What is said of options, one after another.
    static std::string obstacles(const Roster& roster)
    {
        std::string all;
        for (const Finding& finding : findings(roster))
            if (finding.rule == "option-not-allowed")
                all += (all.empty() ? "" : "\n") + toText(finding.message);
        return all;
    }

private Q_SLOTS:
    void anArmyCostsTheSumOfItsUnits()
    {
        // Crows 12 cost 160 and Rarity 1, Blood Banes 4 cost 140 and 1, Salik 160 and 2.
        const Roster roster = army("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}});
        QCOMPARE(totalsOf(roster, shipped()), (Totals{{{"ap", 460}, {"rarity", 4}}, 17}));
    }

    void anArmyBreaksRules_data()
    {
        const auto row = columns<Roster, Rules>("army", "rules");
        // Salik 160/2 and Crows 6 80/0: 240 AP, Rarity 2.
        const std::vector<Muster> muster{{"salik", 1}, {"crows", 6}};
        row("both totals at their limits", army("avaren", muster, {240, 2}), {});
        row("AP exceed their limit", army("avaren", muster, {239, 2}), {"ap-limit"});
        row("Rarity exceeds its limit", army("avaren", muster, {240, 1}), {"rarity-limit"});
        row("both exceed", army("avaren", muster, {239, 1}), {"ap-limit", "rarity-limit"});
        row("an army needs a Hero", army("ashral", {{"warriors", 6}}), {"hero-required"});
        row("of its allegiance", army("ashral", {{"warriors", 6}, {"bekha", 1}}), {});
        row("so does one of nobody", army("ashral", {}), {"hero-required"});
        row("Mercenary and Maelstrom Heroes do not count as the allegiance's",
            army("ashral", {{"mercenaries/lorn", 1}, {"maelstrom/isha", 1}, {"maelstrom/maelan", 1}}),
            {"hero-required"});
        for (const auto& [faction, unit] : {std::pair("irosia", "warrior-mages"),
                                            {"ashral", "champions-of-the-ancients"},
                                            {"ashral", "dragon-hunters"},
                                            {"ashral", "banes"}})
            row(std::string("a multi-size entry of size one is no Hero: ") + unit, army(faction, {{unit, 1}}),
                {"hero-required"});
        row("the Warmonger is no Hero: twice",
            army("aurium", {{"noctis", 1}, {"maelstrom/warmonger", 1}, {"maelstrom/warmonger", 1}}), {});
        row("a Mercenary who is a Hero: not twice",
            army("aurium", {{"noctis", 1}, {"mercenaries/kae", 1}, {"mercenaries/kae", 1}}), {"hero-unique"});
        row("Units come from the allegiance, the Mercenaries and the Maelstrom",
            army("irosia", {{"celeste", 1}, {"mercenaries/fir-the-free", 1}, {"maelstrom/isha", 1}}), {});
        row("and from nowhere else", army("irosia", {{"celeste", 1}, {"avaren/crows", 6}}),
            {"wrong-allegiance"});
        row("a foreign Hero is not the allegiance's Hero", army("irosia", {{"avaren/salik", 1}}),
            {"hero-required", "wrong-allegiance"});
        for (const std::string element : {"air", "water", "earth", "fire"})
            for (const char* rank : {"-herald", "-overlord"})
                row("only invoked: " + element + rank,
                    army("avaren", {{"salik", 1}, {"maelstrom/" + element + rank, 1}}), {"not-recruitable"});
        row("Ward needs Lorn", army("avaren", {{"salik", 1}, {"mercenaries/ward", 1}}), {"requires-unit"});
        row("Ward with Lorn",
            army("avaren", {{"salik", 1}, {"mercenaries/ward", 1}, {"mercenaries/lorn", 1}}), {});
        row("findings of the army come first, then entry by entry",
            army("avaren",
                 {{"crows", 7}, {"mercenaries/ward", 1}, {"irosia/bowmen", 5}, {"maelstrom/isha", 1}},
                 {100, 1}),
            {"ap-limit", "rarity-limit", "hero-required", "size-not-offered", "requires-unit",
             "wrong-allegiance"});
    }
    void anArmyBreaksRules()
    {
        QFETCH(Roster, army);
        QFETCH(Rules, rules);
        QCOMPARE(brokenRules(army), rules);
    }

    void theWarmongerIsNoHero()
    {
        QVERIFY(!shipped().find(UnitId("maelstrom/warmonger"))->hasWord("types", "hero"));
    }

    void oneRarityIsAdvisedForEveryFull100Ap()
    {
        QCOMPARE(listed(drakerys::advisedRarity(99), drakerys::advisedRarity(100)), "0 1");
        QCOMPARE(drakerys::advisedRarity(599), 5);
    }

    void findingsOfAnEntry_data()
    {
        const auto row = columns<Roster, std::string>("army", "said");
        row("a Hero stands in an army once", army("aurium", {{"noctis", 1}, {"banrim", 1}, {"noctis", 1}}),
            "hero-unique noctis-2: Noctis is a Hero: once per army, not 2 times");
        row("sizes are those of the table", army("avaren", {{"salik", 1}, {"crows", 7}}),
            "size-not-offered crows-1: size 7 is not offered; Crows come in 6, 9, 12");
        row("an unknown Unit is named with the nearest", army("avaren", {{"salik", 1}, {"crowz", 6}}),
            "unknown-unit crowz-1: no unit is called 'crowz'; did you mean 'avaren/crows'?");
        row("an unknown Unit may have an alias", army("irosia", {{"celeste", 1}, {"spearmen", 10}}),
            "unknown-unit spearmen-1: no unit is called 'spearmen'; did you mean 'irosia/lancers'?");
        row("a Unit named without its faction is of the allegiance",
            army("avaren", {{"salik", 1}, {"bastion", 1}}),
            "unknown-unit bastion-1: no unit is called 'bastion'; did you mean 'mercenaries/bastion'?");
    }
    void findingsOfAnEntry()
    {
        QFETCH(Roster, army);
        const auto found = findings(army);
        QCOMPARE(found.size(), 1U);
        QTEST(found[0].rule + ' ' + found[0].entry->text() + ": " + toText(found[0].message), "said");
    }

    void anEntryWithoutAPriceIsNotCounted()
    {
        QCOMPARE(totalsOf(army("avaren", {{"salik", 1}, {"crows", 7}, {"nobody", 5}}), shipped()),
                 (Totals{{{"ap", 160}, {"rarity", 2}}, 1}));
    }

    void aMissingHeroIsFixedByTheCheapestThatFits()
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
        QCOMPARE(findings(roster).at(0).fix,
                 std::optional(Fix{{RemoveEntry{EntryId("crushers-1")}}, {{"ap", -150}, {"rarity", -2}}}));
    }

    void everyFixRemovesItsFinding_data()
    {
        const auto row = columns<Roster>("army");
        row("hero-unique", army("avaren", {{"salik", 1}, {"salik", 1}}));
        row("unknown-unit", army("avaren", {{"salik", 1}, {"crowz", 6}}));
        row("size-not-offered", army("avaren", {{"salik", 1}, {"crows", 7}}));
        row("wrong-allegiance", army("avaren", {{"salik", 1}, {"irosia/bowmen", 5}}));
        row("requires-unit", army("avaren", {{"salik", 1}, {"mercenaries/ward", 1}}));
        row("not-recruitable", army("avaren", {{"salik", 1}, {"maelstrom/air-herald", 1}}));
        row("hero-required", army("avaren", {{"crows", 6}}));
        row("ap-limit", army("avaren", {{"salik", 1}, {"crows", 12}}, {300, 9}));
        row("rarity-limit", army("avaren", {{"salik", 1}, {"crows", 12}}, {900, 2}));
    }
    void everyFixRemovesItsFinding()
    {
        QFETCH(Roster, army);
        const auto found = findings(army);
        const auto one = std::ranges::find(found, std::string(QTest::currentDataTag()), &Finding::rule);
        QVERIFY(one != found.end() && one->fix);
        QCOMPARE(brokenRules(fixed(army, *one->fix)), Rules{});
    }

    // Bastion's Experimental Weapons (recruitment table of the Mercenaries).

    void aWeaponCostsItsApForEveryWarriorOfTheReceiver_data()
    {
        // Salik 160, Crows 12 160, Bastion 170, Scouts 6 50.
        const auto row = columns<Roster, int>("roster", "ap");
        constexpr int army = 160 + 160 + 170 + 50;
        row("a Reloading Mechanism: 5 AP for each of 12 Crows",
            giving({{OptionId("reloading-mechanism"), EntryId("crows-1")}}), army + 60);
        row("an Enchanted Heavy Weapon: 10 AP a Warrior",
            giving({{OptionId("enchanted-heavy-weapon"), bastion}}), army + 10);
        row("several: 5 AP for each of 12 Crows and for Bastion, 10 for each of 6 Scouts",
            giving({{OptionId("enchanted-armour"), EntryId("crows-1")},
                    {OptionId("enchanted-heavy-weapon"), EntryId("scouts-1")},
                    {OptionId("enchanted-armour"), bastion}}),
            army + 60 + 60 + 5);
    }
    void aWeaponCostsItsApForEveryWarriorOfTheReceiver()
    {
        QFETCH(Roster, roster);
        QTEST(totalsOf(roster, shipped()).spent["ap"], "ap");
        QVERIFY(findings(roster).empty());
    }

    void onlyInfantryCarriesOne()
    {
        // Scouts' card is not in the rulebook, so that their type is open; a user's card that says Beast
        // settles it.
        QCOMPARE(obstacles(giving({{OptionId("enchanted-armour"), EntryId("scouts-1")}})), "");
        CatalogueContents base;
        base.system = SystemId("drakerys");
        base.factions = shipped().factions();
        base.skills = shipped().skills();
        base.options = shipped().options();
        base.units = shipped().units();
        CatalogueContents users;
        Unit scouts = *shipped().find(UnitId("avaren/scouts"));
        scouts.words["types"] = {"beast"};
        users.units = {scouts};
        const std::vector files{base, users};
        std::vector<Finding> found;
        adjutant::drakerys::checkExperimentalWeapons(
            giving({{OptionId("enchanted-armour"), EntryId("scouts-1")}}), Catalogue::assembled(files),
            found);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(toText(found[0].message), "Enchanted Armour goes to 'scouts-1', which is not Infantry");
    }

    void whatStandsAgainstAWeapon_data()
    {
        const auto row = columns<Roster, QString>("roster", "obstacles");
        const OptionId armour("enchanted-armour");
        const EntryId crows("crows-1");
        row("no Unit carries two", giving({{armour, crows}, {OptionId("enchanted-heavy-weapon"), crows}}),
            "Enchanted Heavy Weapon goes to 'crows-1', which already has an option");
        row("no Hero carries one", giving({{armour, EntryId("salik-1")}}),
            "Enchanted Armour goes to 'salik-1', a Hero; only the giver or a Unit without Heroes may have "
            "it");
        row("but Bastion", giving({{armour, bastion}}), "");
        row("the option must exist", giving({{OptionId("big-hammer"), crows}}),
            "no option is called 'big-hammer'; this Unit offers enchanted-heavy-weapon, reloading-mechanism, "
            "enchanted-armour");
        row("the receiver must exist", giving({{armour, EntryId("nobody-1")}}),
            "Enchanted Armour goes to 'nobody-1', but the list has no entry with that id");
        row("the giver must offer it", withOption(withBastion(), crows, {armour, crows}),
            "Enchanted Armour is not offered here; this Unit offers none");
    }
    void whatStandsAgainstAWeapon()
    {
        QFETCH(Roster, roster);
        QTEST(QString::fromStdString(obstacles(roster)), "obstacles");
    }

    void theAppOffersEveryWeaponForEveryAllowedReceiver()
    {
        // Three weapons for Crows, Bastion himself and Scouts; never for Salik.
        const auto offered = adjutant::drakerys::experimentalWeaponsFor(withBastion(), bastion, shipped());
        QCOMPARE(offered.size(), 9U);
        for (const ChosenOption& one : offered)
            QVERIFY(one.to != EntryId("salik-1"));
        QVERIFY(
            adjutant::drakerys::experimentalWeaponsFor(withBastion(), EntryId("crows-1"), shipped()).empty());
    }

    // What a Unit's file says of its card.

    void aProfileNeedsAllItsFigures()
    {
        const auto read = yaml::readText(
            yaml::readCatalogueFile,
            head + "units: [{id: a, name: A, types: [], sizes: [], profile: {actions: 2}}]\n", "x.yaml");
        QVERIFY(!read);
        QCOMPARE(read.error().size(), 9U); // shooting alone may be absent
        for (const yaml::Fault& fault : read.error())
            QCOMPARE(fault.rule, yaml::FaultRule::missingKey);
    }

    void writtenUnitsReadBackTheSame()
    {
        for (const Unit& unit : shipped().units()) {
            const std::vector units{unit};
            const auto text = yaml::writeUnits(SystemId("drakerys"), factionOf(unit.id), units);
            const auto read = yaml::readText(yaml::readCatalogueFile, text, "x.yaml");
            QVERIFY2(read, text.c_str());
            const Unit& got = read->units.at(0);
            QCOMPARE(got.id, unit.id);
            QCOMPARE(got.name, unit.name);
            QCOMPARE(got.words, unit.words);
            QCOMPARE(got.sizes, unit.sizes);
            QCOMPARE(got.profile, unit.profile);
            QCOMPARE(got.skills, unit.skills);
            QVERIFY(got.figures == unit.figures);
            QCOMPARE(got.invoked, unit.invoked);
            QCOMPARE(got.requiredUnits, unit.requiredUnits);
            QCOMPARE(got.formerIds, unit.formerIds);
            QCOMPARE(got.aliases, unit.aliases);
            QCOMPARE(got.note, unit.note);
        }
    }

    void anElementIsReadAndWritten()
    {
        const std::string unit = head + "units: [{id: a, name: A, types: [], sizes: [], "
                                        "skills: [{id: source_of, value: 3, element: fire}]}]";
        const auto read = yaml::readText(yaml::readCatalogueFile, unit, "x.yaml");
        QVERIFY(read);
        QCOMPARE(drakerys::elementIn(read->units.at(0).skills.at(0)), std::optional(drakerys::Element::fire));
        const auto written = yaml::writeUnits(SystemId("drakerys"), FactionId("avaren"), read->units);
        const auto again = yaml::readText(yaml::readCatalogueFile, written, "y.yaml");
        QVERIFY2(again, written.c_str());
        QCOMPARE(again->units.at(0).skills, read->units.at(0).skills);
    }
};

ADJUTANT_TEST(ArmyBuildingTest)

} // namespace adjutant::test::tst_armybuilding
