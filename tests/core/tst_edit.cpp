#include "core/catalogue/catalogue.h"
#include "core/roster/code.h"
#include "core/roster/edit.h"
#include "core/roster/roster.h"
#include "core/yaml/cataloguefile.h"
#include "core/yaml/rosterfile.h"
#include "tests/systems/regatta/regatta.h"

namespace adjutant::test::tst_edit {

using regatta::budgets;
using regatta::listOf;

static bool fits(const Roster& roster)
{
    const Totals totals = totalsOf(roster, regatta::catalogue());
    return totals.spent["points"] <= roster.limits["points"] &&
           totals.spent["berths"] <= roster.limits["berths"];
}

const MayChange anything = [](const RosterChange&) { return true; };

// The fewest points (then berths) that any single drop or smaller size must give up, by trying each; none
// where none is enough.
static std::optional<std::pair<int, int>> leastBySingleChange(const Roster& roster)
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

constexpr Budget pointsAndGold[] = {
    {.id = "points", .name = {"", ""}, .label = {"", ""}, .amount = {"", "%1 points"}, .brief = {"", ""}},
    {.id = "gold", .name = {"", ""}, .label = {"", ""}, .amount = {"", "gold %1"}, .brief = {"", ""}},
};

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
        Roster roster = regatta::listOf("north", {{"skiffs", 6}, {"skiffs", 9}, {"skiffs", 12}});
        roster = withoutEntry(std::move(roster), EntryId("skiffs-2"));
        roster = recruited(std::move(roster), UnitId("north/skiffs"), 6);
        QCOMPARE(ids(roster), (Ids{"skiffs-1", "skiffs-3", "skiffs-2"}));
    }

    void unitsOfOneNameInTwoFactionsShareTheirCount()
    {
        Roster roster = regatta::listOf("north", {{"barges", 6}});
        roster = recruited(std::move(roster), UnitId("south/barges"), 5);
        QCOMPARE(ids(roster), (Ids{"barges-1", "barges-2"}));
    }

    void aFullRosterTakesNoMore()
    {
        Roster roster =
            regatta::listOf("north", std::vector<regatta::Boat>(Roster::mostEntries, {"skiffs", 6}));
        QCOMPARE(recruited(roster, UnitId("north/skiffs"), 6), roster);
        QCOMPARE(duplicated(roster, EntryId("skiffs-1")), roster);
    }

    void anEntryTakesItsOptionsAlongAndACopyHasNone()
    {
        Roster roster = regatta::listOf("north", {{"harbour/tender", 1}, {"skiffs", 6}});
        roster =
            withOption(std::move(roster), EntryId("tender-1"), {OptionId("new-sails"), EntryId("skiffs-1")});
        QVERIFY(withoutEntry(roster, EntryId("skiffs-1")).entries[0].options.empty());
        roster = renamed(std::move(roster), EntryId("tender-1"), "Old B");
        roster = duplicated(std::move(roster), EntryId("tender-1"));
        QCOMPARE(ids(roster), (Ids{"tender-1", "tender-2", "skiffs-1"}));
        QCOMPARE(roster.entries[1].name, "Old B");
        QVERIFY(roster.entries[1].options.empty());
    }

    void movesStayWithinTheList()
    {
        const Roster roster = regatta::listOf("north", {{"marlin", 1}, {"skiffs", 6}, {"dinghies", 6}});
        QCOMPARE(ids(moved(roster, EntryId("dinghies-1"), 0)), (Ids{"dinghies-1", "marlin-1", "skiffs-1"}));
        QCOMPARE(ids(moved(roster, EntryId("marlin-1"), 99)), (Ids{"skiffs-1", "dinghies-1", "marlin-1"}));
        QCOMPARE(ids(moved(roster, EntryId("dinghies-1"), -5)), (Ids{"dinghies-1", "marlin-1", "skiffs-1"}));
        QCOMPARE(moved(roster, EntryId("nobody"), 0), roster);
    }

    void anEditOfAnEntryThatIsNotThereChangesNothing()
    {
        const Roster roster = regatta::listOf("north", {{"marlin", 1}});
        const EntryId nobody("nobody-1");
        QCOMPARE(withoutEntry(roster, nobody), roster);
        QCOMPARE(duplicated(roster, nobody), roster);
        QCOMPARE(resized(roster, nobody, 5), roster);
        QCOMPARE(renamed(roster, nobody, "x"), roster);
        QCOMPARE(annotated(roster, nobody, "x"), roster);
        QCOMPARE(withOption(roster, nobody, {OptionId("new-sails"), nobody}), roster);
    }

    void choosingAnOptionTwiceChangesNothing()
    {
        const ChosenOption armour{OptionId("new-sails"), EntryId("tender-1")};
        const Roster once =
            withOption(regatta::listOf("north", {{"harbour/tender", 1}}), EntryId("tender-1"), armour);
        QCOMPARE(withOption(once, EntryId("tender-1"), armour), once);
        QVERIFY(withoutOption(once, EntryId("tender-1"), armour).entries[0].options.empty());
    }

    void anEntryTakesNoMoreOptionsThanAFileCanHold()
    {
        Roster roster = regatta::listOf("north", {{"harbour/tender", 1}});
        for (int i = 0; i < 25; ++i)
            roster = withOption(std::move(roster), EntryId("tender-1"),
                                {OptionId("o" + std::to_string(i)), EntryId("tender-1")});
        QCOMPARE(roster.entries[0].options.size(), RosterEntry::mostOptions);
        QCOMPARE(roster.entries[0].options.back().option, OptionId("o19"));
    }

    // The smallest change that brings a list within its limits.

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

    void whatAFixSaysItDoesIsWhatItDoes()
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

    void aDearListIsFixedAsAnyOther()
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
        QVERIFY(fix && fix->effect["points"] >= -Totals::most && fix->effect["points"] < 0);
    }

    // Amounts by the ids of budgets, and what they are to a game that has those budgets, or none.

    void whatIsNotThereIsNothing()
    {
        Amounts amounts{{"points", 20}};
        QCOMPARE(listed(amounts["points"], amounts["gold"]), "20 0");
        amounts.set("gold", 0);
        QCOMPARE(amounts, (Amounts{{"points", 20}}));
        amounts.set("points", 0);
        QVERIFY(amounts.empty());
    }

    void theOrderOfSettingDoesNotMatter()
    {
        QCOMPARE((Amounts{{"points", 20}, {"gold", 3}}), (Amounts{{"gold", 3}, {"points", 20}}));
        QCOMPARE(negated({{"points", 20}}), (Amounts{{"points", -20}}));
    }

    void aSumIsNeverMoreThanTheMost()
    {
        QCOMPARE(sum({{"points", 20}}, {{"points", 5}, {"gold", 3}}), (Amounts{{"points", 25}, {"gold", 3}}));
        QCOMPARE(sum({{"points", Totals::most}}, {{"points", 5}})["points"], Totals::most);
    }

    void theGamesOrderComesFirst()
    {
        const auto ordered = inOrder({{"gold", 3}, {"arrows", 7}}, pointsAndGold);
        QCOMPARE(ordered, (std::vector<Amounts::Amount>{{"points", 0}, {"gold", 3}, {"arrows", 7}}));
    }

    void amountsAreWordedByTheirBudget()
    {
        QCOMPARE(toText(toText({"gold", 3}, pointsAndGold)), "gold 3");
        QCOMPARE(toText(toText({"points", 20}, pointsAndGold)), "20 points");
        QCOMPARE(toText(toText({"arrows", 7}, pointsAndGold)), "7 arrows");
    }

    void aLimitThatNoBudgetHasIsAFault()
    {
        const auto limitsOf = [](const char* system, const char* limits) {
            return yaml::readRoster(std::string("format: adjutant-roster/1\nsystem: ") + system +
                                        "\nname: x\nfaction: north\nlimits: " + limits + "\nunits: []\n",
                                    "list.yaml")
                .faults;
        };
        const auto none = limitsOf("pebbles", "{gold: 3}");
        QCOMPARE(none.size(), std::size_t{1});
        QCOMPARE(none[0].rule, yaml::FaultRule::unknownKey);
        QCOMPARE(none[0].place.line, 5);
        QCOMPARE(yaml::inEnglish(none[0]), "unknown key 'gold'; no keys allowed here");
        QVERIFY(limitsOf("pebbles", "{}").empty());
        const auto other = limitsOf("regatta", "{points: 1, berths: 1, berth: 1}");
        QCOMPARE(other.size(), std::size_t{1});
        QCOMPARE(yaml::inEnglish(other[0]),
                 "unknown key 'berth'; allowed: points, berths; did you mean 'berths'?");
    }

    // A list of a game that this release doesn't know is kept as it was written.
    void limitsOfAnUnknownGameAreKept()
    {
        const auto read = yaml::readRoster("format: adjutant-roster/1\nsystem: chess\nfaction: white\n"
                                           "limits: {gold: 3, points: 20}\nunits: []\n",
                                           "list.yaml");
        QVERIFY(read.faults.empty());
        QCOMPARE(read.roster.limits, (Amounts{{"points", 20}, {"gold", 3}}));
        QCOMPARE(yaml::readRoster(yaml::writeRoster(read.roster), "again.yaml").roster, read.roster);
    }

    void anUnknownLimitHasToBeAnIdAndANumber()
    {
        for (const char* limits : {"{gold: much}", "{gold: -1}", "{a gold: 1}", "[3]"}) {
            const auto read =
                yaml::readRoster(std::string("format: adjutant-roster/1\nsystem: chess\nfaction: white\n"
                                             "limits: ") +
                                     limits + "\nunits: []\n",
                                 "list.yaml");
            QCOMPARE(read.faults.size(), std::size_t{1});
        }
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

ADJUTANT_TEST(EditTest)

} // namespace adjutant::test::tst_edit
