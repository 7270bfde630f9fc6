#include "core/roster/mend.h"
#include "core/systems/drakerys/armybudgets.h"
#include "core/yaml/cataloguereader.h"
#include "shippedcatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <random>

using namespace adjutant;
using namespace adjutant::test;

namespace {

bool fits(const Roster& roster)
{
    const Totals totals = totalsOf(roster, shipped());
    return totals.spent["ap"] <= roster.limits["ap"] && totals.spent["rarity"] <= roster.limits["rarity"];
}

const MayChange anything = [](const RosterChange&) { return true; };

// The least AP (then Rarity) that any single drop or smaller size must give up, by trying each; none where
// none is enough.
std::optional<std::pair<int, int>> leastBySingleChange(const Roster& roster)
{
    std::optional<std::pair<int, int>> least;
    const Totals before = totalsOf(roster, shipped());
    const auto attempt = [&](const Roster& changed) {
        const Totals after = totalsOf(changed, shipped());
        const std::pair lost(before.spent["ap"] - after.spent["ap"],
                             before.spent["rarity"] - after.spent["rarity"]);
        if (fits(changed) && (!least || lost < *least))
            least = lost;
    };
    for (std::size_t i = 0; i < roster.entries.size(); ++i) {
        Roster dropped = roster;
        dropped.entries.erase(dropped.entries.begin() + static_cast<std::ptrdiff_t>(i));
        attempt(dropped);
        for (const SizeOffer& offer : shipped().find(roster.entries[i].unit)->sizes) {
            Roster smaller = roster;
            smaller.entries[i].size = offer.size;
            if (offer.size < roster.entries[i].size)
                attempt(smaller);
        }
    }
    return least;
}

} // namespace

/// The smallest change that brings an army within its limits.
class LimitsMendTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneCrowsSizeStepIsFortyAp()
    {
        // Salik 160 and Crows 12 160 make 320; Crows 9 cost 120.
        const Roster roster = army("avaren", {{"salik", 1}, {"crows", 12}}, {300, 5});
        const auto mend =
            mendForLimits(roster, totalsOf(roster, shipped()), drakerys::budgets, shipped(), anything);
        QCOMPARE(mend, std::optional(
                           Mend{{ResizeEntry{EntryId("crows-1"), 12, 9}}, {{"ap", -40}, {"rarity", -1}}}));
    }

    void theLastHeroIsNotDropped()
    {
        // Dropping Celeste (130) would lose less than the Crushers (150), but the army would have no Hero.
        const Roster roster = army("irosia", {{"celeste", 1}, {"crushers", 2}}, {150, 5});
        const auto found = findings(roster);
        QCOMPARE(found.at(0).mend,
                 std::optional(Mend{{RemoveEntry{EntryId("crushers-1")}}, {{"ap", -150}, {"rarity", -2}}}));
    }

    void aSingleChangeIsTheSmallestThatSuffices()
    {
        std::mt19937 dice(20'261'121);
        std::vector<const Unit*> units;
        for (const Unit& unit : shipped().units())
            if (!unit.sizes.empty())
                units.push_back(&unit);
        int compared = 0;
        for (int round = 0; round < 300; ++round) {
            std::vector<Muster> muster;
            for (int i = 0; i < 5; ++i) {
                const Unit& unit = *units[dice() % units.size()];
                muster.push_back({unit.id.text(), unit.sizes[dice() % unit.sizes.size()].size});
            }
            Roster roster = army("avaren", muster);
            const Totals totals = totalsOf(roster, shipped());
            const int ap = totals.spent["ap"] - static_cast<int>(dice() % 200);
            const int rarity = totals.spent["rarity"] - static_cast<int>(dice() % 3);
            roster.limits = {{"ap", ap}, {"rarity", rarity}};
            if (fits(roster))
                continue;
            const auto least = leastBySingleChange(roster);
            const auto mend = mendForLimits(roster, totals, drakerys::budgets, shipped(), anything);
            QVERIFY(mend);
            QVERIFY(fits(mended(roster, *mend)));
            if (least) {
                ++compared;
                QCOMPARE(mend->changes.size(), std::size_t(1));
                QCOMPARE(std::pair(-mend->effect["ap"], -mend->effect["rarity"]), *least);
            }
        }
        QVERIFY(compared > 100);
    }

    void whatAMendSaysItDoesIsWhatItDoes()
    {
        Roster roster = army("avaren", {{"salik", 1}, {"crows", 12}, {"mercenaries/bastion", 1}}, {400, 9});
        roster.entries[2].options = {{OptionId("enchanted-heavy-weapon"), EntryId("crows-1")}};
        const Totals before = totalsOf(roster, shipped());
        QCOMPARE(before.spent["ap"], 160 + 160 + 170 + 120);
        const auto mend = mendForLimits(roster, before, drakerys::budgets, shipped(), anything);
        QVERIFY(mend);
        const Totals after = totalsOf(mended(roster, *mend), shipped());
        QCOMPARE(after.spent["ap"], before.spent["ap"] + mend->effect["ap"]);
        QCOMPARE(after.spent["rarity"], before.spent["rarity"] + mend->effect["rarity"]);
        QVERIFY(after.spent["ap"] <= 400);
    }

    // A user's own catalogue may ask for 10 000 AP a Warrior, of 200 Warriors: 4000 such options cost
    // 8 000 000 000 AP.
    void totalsBeyondCountingStayAtTheMost()
    {
        const Catalogue dear = dearCatalogue();
        const Roster roster = dearArmy(200, 20);
        const Totals totals = totalsOf(roster, dear);
        QCOMPARE(totals.spent["ap"], Totals::most);
        QCOMPARE(totals.warriors, 200 * 200);
        QVERIFY(!mendForLimits(roster, totals, drakerys::budgets, dear, anything));
    }

    void aDearArmyIsMendedAsAnyOther()
    {
        // 24 Units of 10 000 AP, each with 20 options for itself of 2 000 000 AP.
        const Catalogue dear = dearCatalogue();
        Roster roster = dearArmy(24, 20);
        const Totals totals = totalsOf(roster, dear);
        QCOMPARE(totals.spent["ap"], 24 * (10'000 + 20 * 2'000'000));
        roster.limits = {{"ap", drakerys::highestAp}, {"rarity", 5}};
        const auto mend = mendForLimits(roster, totals, drakerys::budgets, dear, anything);
        QVERIFY(mend);
        const Totals after = totalsOf(mended(roster, *mend), dear);
        QVERIFY(after.spent["ap"] <= roster.limits["ap"]);
        QCOMPARE(after.spent["ap"], totals.spent["ap"] + mend->effect["ap"]);
    }

    void aRepeatedIdMakesNoSavingBeyondCounting()
    {
        // The options are counted for the first entry of the id, one Warrior, but could be saved of the
        // second.
        const Catalogue dear = dearCatalogue();
        Roster roster = dearArmy(200, 20);
        for (RosterEntry& entry : roster.entries) {
            entry.id = EntryId("a");
            for (ChosenOption& chosen : entry.options)
                chosen.to = entry.id;
        }
        roster.entries[0].size = 1;
        const Totals totals = totalsOf(roster, dear);
        QCOMPARE(totals.spent["ap"], 1 + 199 * 10'000 + 4000 * 10'000);
        const auto mend = mendForLimits(roster, totals, drakerys::budgets, dear, anything);
        QVERIFY(mend);
        QVERIFY(mend->effect["ap"] >= -Totals::most && mend->effect["ap"] < 0);
    }

private:
    static Catalogue dearCatalogue()
    {
        const std::string head = "format: adjutant-catalogue/1\nsystem: drakerys\n";
        const std::vector<yaml::CatalogueFile> files{
            {"a.yaml",
             head + "factions: [{id: f, name: f, colour: red, allegiance: true}]\n"
                    "options: [{id: o, name: o, offered_by: f/u, ap_per_warrior: 10000, summary: o}]\n",
             false},
            {"b.yaml",
             head + "faction: f\nunits:\n  - id: u\n    name: u\n    types: [infantry]\n"
                    "    sizes: [{size: 1, ap: 1, rarity: 0}, {size: 200, ap: 10000, rarity: 0}]\n",
             false}};
        auto assembled = yaml::assembleCatalogue(files);
        if (!assembled.faults.empty())
            qFatal("%s", inEnglish(assembled.faults[0]).c_str());
        return std::move(assembled.catalogue);
    }

    // So many Units of 200 Warriors, with so many options each for itself.
    static Roster dearArmy(int units, std::size_t options)
    {
        Roster roster = army("f", std::vector<Muster>(static_cast<std::size_t>(units), {"u", 200}), {500, 5});
        for (RosterEntry& entry : roster.entries)
            entry.options.assign(options, {OptionId("o"), entry.id});
        return roster;
    }
};

ADJUTANT_TEST(LimitsMendTest)
#include "tst_limitsmend.moc"
