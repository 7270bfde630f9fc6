#include "core/roster/budget.h"
#include "core/roster/edit.h"
#include "core/systems/drakerys/armybuilding.h"
#include "core/systems/drakerys/profile.h"
#include "core/yaml/cataloguefile.h"
#include "tests/systems/drakerys/shippedcatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_weapons {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string head = "format: adjutant-catalogue/1\nsystem: drakerys\nfaction: avaren\n";

} // namespace

/// Bastion's Experimental Weapons (recruitment table of the Mercenaries).
class WeaponsTest : public QObject
{
    Q_OBJECT

private:
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
    void aWeaponCostsItsApForEveryWarriorOfTheReceiver()
    {
        // Salik 160, Crows 12 160, Bastion 170, Scouts 6 50; Reloading Mechanism 5 AP for each of 12 Crows.
        const Roster roster = giving({{OptionId("reloading-mechanism"), EntryId("crows-1")}});
        QCOMPARE(totalsOf(roster, shipped()).spent["ap"], 160 + 160 + 170 + 50 + 60);
        QVERIFY(findings(roster).empty());
    }

    void anEnchantedHeavyWeaponCostsTenAWarrior()
    {
        const Roster roster = giving({{OptionId("enchanted-heavy-weapon"), bastion}});
        QCOMPARE(totalsOf(roster, shipped()).spent["ap"], 160 + 160 + 170 + 50 + 10);
        QVERIFY(findings(roster).empty());
    }

    void bastionArmsSeveralUnits()
    {
        const Roster roster = giving({{OptionId("enchanted-armour"), EntryId("crows-1")},
                                      {OptionId("enchanted-heavy-weapon"), EntryId("scouts-1")},
                                      {OptionId("enchanted-armour"), bastion}});
        QCOMPARE(obstacles(roster), "");
        // 5 AP for each of 12 Crows and for Bastion, 10 for each of 6 Scouts.
        QCOMPARE(totalsOf(roster, shipped()).spent["ap"], 160 + 160 + 170 + 50 + 60 + 60 + 5);
    }

    void noUnitCarriesTwo()
    {
        QCOMPARE(obstacles(giving({{OptionId("enchanted-armour"), EntryId("crows-1")},
                                   {OptionId("enchanted-heavy-weapon"), EntryId("crows-1")}})),
                 "Enchanted Heavy Weapon goes to 'crows-1', which already has an option");
    }

    void noHeroButBastionCarriesOne()
    {
        QCOMPARE(obstacles(giving({{OptionId("enchanted-armour"), EntryId("salik-1")}})),
                 "Enchanted Armour goes to 'salik-1', a Hero; only the giver or a Unit without Heroes may "
                 "have it");
        QCOMPARE(obstacles(giving({{OptionId("enchanted-armour"), bastion}})), "");
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

    void theOptionTheGiverAndTheReceiverMustExist()
    {
        QCOMPARE(obstacles(giving({{OptionId("big-hammer"), EntryId("crows-1")}})),
                 "no option is called 'big-hammer'; this Unit offers enchanted-heavy-weapon, "
                 "reloading-mechanism, enchanted-armour");
        QCOMPARE(obstacles(giving({{OptionId("enchanted-armour"), EntryId("nobody-1")}})),
                 "Enchanted Armour goes to 'nobody-1', but the list has no entry with that id");
        Roster roster =
            withOption(withBastion(), EntryId("crows-1"), {OptionId("enchanted-armour"), EntryId("crows-1")});
        QCOMPARE(obstacles(roster), "Enchanted Armour is not offered here; this Unit offers none");
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
        const auto read = yaml::readCatalogueFile(
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
            const auto read = yaml::readCatalogueFile(text, "x.yaml");
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
        const auto read = yaml::readCatalogueFile(unit, "x.yaml");
        QVERIFY(read);
        QCOMPARE(adjutant::drakerys::elementIn(read->units.at(0).skills.at(0)),
                 std::optional(adjutant::drakerys::Element::fire));
        const auto written = yaml::writeUnits(SystemId("drakerys"), FactionId("avaren"), read->units);
        const auto again = yaml::readCatalogueFile(written, "y.yaml");
        QVERIFY2(again, written.c_str());
        QCOMPARE(again->units.at(0).skills, read->units.at(0).skills);
    }
};

ADJUTANT_TEST(WeaponsTest)

} // namespace tst_weapons

#include "tst_weapons.moc"
