#include "core/roster/edit.h"
#include "core/yaml/cataloguefile.h"
#include "tests/systems/regatta/regatta.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <random>

namespace tst_limitsfix {

using namespace adjutant;
using regatta::budgets;
using regatta::listOf;

namespace {

bool fits(const Roster& roster)
{
    const Totals totals = totalsOf(roster, regatta::catalogue());
    return totals.spent["points"] <= roster.limits["points"] &&
           totals.spent["berths"] <= roster.limits["berths"];
}

const MayChange anything = [](const RosterChange&) { return true; };

// The fewest points (then berths) that any single drop or smaller size must give up, by trying each; none
// where none is enough.
std::optional<std::pair<int, int>> leastBySingleChange(const Roster& roster)
{
    std::optional<std::pair<int, int>> least;
    const Totals before = totalsOf(roster, regatta::catalogue());
    const auto attempt = [&](const Roster& changed) {
        const Totals after = totalsOf(changed, regatta::catalogue());
        const std::pair lost(before.spent["points"] - after.spent["points"],
                             before.spent["berths"] - after.spent["berths"]);
        if (fits(changed) && (!least || lost < *least))
            least = lost;
    };
    for (std::size_t i = 0; i < roster.entries.size(); ++i) {
        Roster dropped = roster;
        dropped.entries.erase(dropped.entries.begin() + static_cast<std::ptrdiff_t>(i));
        attempt(dropped);
        for (const SizeOffer& offer : regatta::catalogue().find(roster.entries[i].unit)->sizes) {
            Roster smaller = roster;
            smaller.entries[i].size = offer.size;
            if (offer.size < roster.entries[i].size)
                attempt(smaller);
        }
    }
    return least;
}

} // namespace

/// The smallest change that brings a list within its limits.
class LimitsFixTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneSizeStepMaySuffice()
    {
        // The Marlin 160 and 12 Skiffs 160 make 320; 9 Skiffs cost 120.
        const Roster roster = listOf("north", {{"marlin", 1}, {"skiffs", 12}}, {300, 5});
        const auto fix = fixForLimits(roster, totalsOf(roster, regatta::catalogue()), budgets,
                                      regatta::catalogue(), anything);
        QCOMPARE(fix, std::optional(
                          Fix{{ResizeEntry{EntryId("skiffs-1"), 12, 9}}, {{"points", -40}, {"berths", -1}}}));
    }

    void aSingleChangeIsTheSmallestThatSuffices()
    {
        std::mt19937 dice(20'261'121);
        std::vector<const Unit*> units;
        for (const Unit& unit : regatta::catalogue().units())
            if (!unit.sizes.empty())
                units.push_back(&unit);
        int compared = 0;
        for (int round = 0; round < 300; ++round) {
            std::vector<regatta::Boat> boats;
            for (int i = 0; i < 5; ++i) {
                const Unit& unit = *units[dice() % units.size()];
                boats.push_back({unit.id.text(), unit.sizes[dice() % unit.sizes.size()].size});
            }
            Roster roster = listOf("north", boats);
            const Totals totals = totalsOf(roster, regatta::catalogue());
            const int points = totals.spent["points"] - static_cast<int>(dice() % 200);
            const int berths = totals.spent["berths"] - static_cast<int>(dice() % 3);
            roster.limits = {{"points", points}, {"berths", berths}};
            if (fits(roster))
                continue;
            const auto least = leastBySingleChange(roster);
            const auto fix = fixForLimits(roster, totals, budgets, regatta::catalogue(), anything);
            QVERIFY(fix);
            QVERIFY(fits(fixed(roster, *fix)));
            if (least) {
                ++compared;
                QCOMPARE(fix->changes.size(), 1U);
                QCOMPARE(std::pair(-fix->effect["points"], -fix->effect["berths"]), *least);
            }
        }
        QVERIFY(compared > 100);
    }

    void whatAMendSaysItDoesIsWhatItDoes()
    {
        Roster roster = listOf("north", {{"marlin", 1}, {"skiffs", 12}, {"harbour/tender", 1}}, {400, 9});
        roster.entries[2].options = {{OptionId("long-oars"), EntryId("skiffs-1")}};
        const Totals before = totalsOf(roster, regatta::catalogue());
        QCOMPARE(before.spent["points"], 160 + 160 + 170 + 120);
        const auto fix = fixForLimits(roster, before, budgets, regatta::catalogue(), anything);
        QVERIFY(fix);
        const Totals after = totalsOf(fixed(roster, *fix), regatta::catalogue());
        QCOMPARE(after.spent["points"], before.spent["points"] + fix->effect["points"]);
        QCOMPARE(after.spent["berths"], before.spent["berths"] + fix->effect["berths"]);
        QVERIFY(after.spent["points"] <= 400);
    }

    // A user's own catalogue may ask for 10 000 points a boat, of 200 boats: 4000 such options cost
    // 8 000 000 000 points.
    void totalsBeyondCountingStayAtTheMost()
    {
        const Catalogue dear = dearCatalogue();
        const Roster roster = dearList(200, 20);
        const Totals totals = totalsOf(roster, dear);
        QCOMPARE(totals.spent["points"], Totals::most);
        QCOMPARE(totals.warriors, 200 * 200);
        QVERIFY(!fixForLimits(roster, totals, budgets, dear, anything));
    }

    void aDearListIsMendedAsAnyOther()
    {
        // 24 Units of 10 000 points, each with 20 options for itself of 2 000 000 points.
        const Catalogue dear = dearCatalogue();
        Roster roster = dearList(24, 20);
        const Totals totals = totalsOf(roster, dear);
        QCOMPARE(totals.spent["points"], 24 * (10'000 + 20 * 2'000'000));
        roster.limits = {{"points", regatta::highestPoints}, {"berths", 5}};
        const auto fix = fixForLimits(roster, totals, budgets, dear, anything);
        QVERIFY(fix);
        const Totals after = totalsOf(fixed(roster, *fix), dear);
        QVERIFY(after.spent["points"] <= roster.limits["points"]);
        QCOMPARE(after.spent["points"], totals.spent["points"] + fix->effect["points"]);
    }

    void aRepeatedIdMakesNoSavingBeyondCounting()
    {
        // The options are counted for the first entry of the id, one boat, but could be saved of the
        // second.
        const Catalogue dear = dearCatalogue();
        Roster roster = dearList(200, 20);
        for (RosterEntry& entry : roster.entries) {
            entry.id = EntryId("a");
            for (ChosenOption& chosen : entry.options)
                chosen.to = entry.id;
        }
        roster.entries[0].size = 1;
        const Totals totals = totalsOf(roster, dear);
        QCOMPARE(totals.spent["points"], 1 + 199 * 10'000 + 4000 * 10'000);
        const auto fix = fixForLimits(roster, totals, budgets, dear, anything);
        QVERIFY(fix);
        QVERIFY(fix->effect["points"] >= -Totals::most && fix->effect["points"] < 0);
    }

private:
    static Catalogue dearCatalogue()
    {
        const std::string head = "format: adjutant-catalogue/1\nsystem: regatta\n";
        const std::vector<yaml::CatalogueFile> files{
            {"a.yaml",
             head + "factions: [{id: f, name: f, title: f, colour: red, allegiance: true}]\n"
                    "options: [{id: o, name: o, offered_by: f/u, points_per_warrior: 10000, summary: o}]\n",
             false},
            {"b.yaml",
             head + "faction: f\nunits:\n  - id: u\n    name: u\n    types: [infantry]\n"
                    "    sizes: [{size: 1, points: 1, berths: 0}, {size: 200, points: 10000, berths: 0}]\n",
             false}};
        auto assembled = yaml::assembleCatalogue(files);
        if (!assembled.faults.empty())
            qFatal("%s", inEnglish(assembled.faults[0]).c_str());
        return std::move(assembled.catalogue);
    }

    // So many Units of 200 boats, with so many options each for itself.
    static Roster dearList(int units, std::size_t options)
    {
        Roster roster =
            listOf("f", std::vector<regatta::Boat>(static_cast<std::size_t>(units), {"u", 200}), {500, 5});
        for (RosterEntry& entry : roster.entries)
            entry.options.assign(options, {OptionId("o"), entry.id});
        return roster;
    }
};

ADJUTANT_TEST(LimitsFixTest)

} // namespace tst_limitsfix

#include "tst_limitsfix.moc"
