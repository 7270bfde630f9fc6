#include "core/roster/budget.h"
#include "core/roster/edit.h"
#include "core/systems/drakerys/experimentalweapons.h"
#include "tests/systems/drakerys/shippedcatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::test;
using Why = OptionNotAllowed::Why;

/// Bastion's Experimental Weapons (recruitment table of the Mercenaries).
class WeaponsTest : public QObject
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

    static std::vector<Why> obstacles(const Roster& roster)
    {
        std::vector<Why> whys;
        for (const Finding& finding : findings(roster))
            if (const auto* cause = std::get_if<OptionNotAllowed>(&finding.cause))
                whys.push_back(cause->why);
        return whys;
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

    void bastionHandsOutOneWeapon()
    {
        QCOMPARE(obstacles(giving({{OptionId("enchanted-armour"), EntryId("crows-1")},
                                   {OptionId("enchanted-armour"), EntryId("scouts-1")}})),
                 std::vector{Why::oneOnly});
    }

    void noHeroButBastionCarriesOne()
    {
        QCOMPARE(obstacles(giving({{OptionId("enchanted-armour"), EntryId("salik-1")}})),
                 std::vector{Why::hero});
        QCOMPARE(obstacles(giving({{OptionId("enchanted-armour"), bastion}})), std::vector<Why>{});
    }

    void onlyInfantryCarriesOne()
    {
        // Scouts' card is not in the rulebook, so that their type is open; a user's card that says Beast
        // settles it.
        QCOMPARE(obstacles(giving({{OptionId("enchanted-armour"), EntryId("scouts-1")}})),
                 std::vector<Why>{});
        CatalogueContents base;
        base.system = SystemId("drakerys");
        base.factions = shipped().factions();
        base.skills = shipped().skills();
        base.options = shipped().options();
        base.units = shipped().units();
        CatalogueContents users;
        Unit scouts = *shipped().find(UnitId("avaren/scouts"));
        scouts.types = {UnitType::beast};
        users.units = {scouts};
        const std::vector files{base, users};
        std::vector<Finding> found;
        adjutant::drakerys::checkExperimentalWeapons(
            giving({{OptionId("enchanted-armour"), EntryId("scouts-1")}}), Catalogue::assembled(files),
            found);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(std::get<OptionNotAllowed>(found[0].cause).why, Why::notInfantry);
    }

    void theOptionTheGiverAndTheReceiverMustExist()
    {
        QCOMPARE(obstacles(giving({{OptionId("big-hammer"), EntryId("crows-1")}})),
                 std::vector{Why::unknown});
        QCOMPARE(obstacles(giving({{OptionId("enchanted-armour"), EntryId("nobody-1")}})),
                 std::vector{Why::noSuchEntry});
        Roster roster =
            withOption(withBastion(), EntryId("crows-1"), {OptionId("enchanted-armour"), EntryId("crows-1")});
        QCOMPARE(obstacles(roster), std::vector{Why::notOffered});
    }

    void theAppOffersEveryWeaponForEveryAllowedReceiver()
    {
        // Three weapons for Crows, Bastion himself and Scouts; never for Salik.
        const auto offered = adjutant::drakerys::experimentalWeaponsFor(withBastion(), bastion, shipped());
        QCOMPARE(offered.size(), std::size_t(9));
        for (const ChosenOption& one : offered)
            QVERIFY(one.to != EntryId("salik-1"));
        QVERIFY(
            adjutant::drakerys::experimentalWeaponsFor(withBastion(), EntryId("crows-1"), shipped()).empty());
    }
};

ADJUTANT_TEST(WeaponsTest)
#include "tst_weapons.moc"
