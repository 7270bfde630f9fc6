#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/readymatch.h"

#include "core/systems/drakerys/odds/steps.h"

namespace adjutant::test::tst_match_books {

using namespace drakerys;

static const PlayerId red("red");
static const PlayerId blue("blue");
static const MissionId prisoners("prisoners");

/// Celeste is a Wizard of level 3.
static MatchState withCeleste()
{
    return matchOf(army("irosia", {{"celeste", 1}, {"bowmen", 5}}), army("avaren", {{"crows", 6}}));
}

static std::string casting(const std::string& unit, const std::string& spell, const std::string& sources = "")
{
    return "cast: {unit: " + unit + ", spell: " + spell + ", sources: [" + sources + "], successes: 2}";
}

static std::string ticking(int count)
{
    return "tick: {player: red, mission: prisoners, condition: heroes-captured, count: " +
           std::to_string(count) + "}";
}

/// What red agrees on for a Unit: `figures` is "", or begins with a comma.
static std::string amending(const std::string& unit, const std::string& figures = "")
{
    return "amend: {player: red, unit: " + unit + figures + "}";
}

static std::string tokenAt(const std::string& player, int progress)
{
    return "amend: {player: " + player + ", progress: " + std::to_string(progress) + "}";
}

/// What is written into the books beside the activations.
class MatchBooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aConditionIsTickedAndUnticked()
    {
        const MatchState dealt = after(readyMatch(), {"missions: {common: prisoners}"});
        MatchState state = after(dealt, {ticking(2)});
        QVERIFY(state.find(red, prisoners)->ticked ==
                (decltype(MissionState::ticked){{"heroes-captured", 2}}));
        QVERIFY(state.find(blue, prisoners)->ticked.empty());
        state = after(state, {ticking(1)});
        QCOMPARE(state.find(red, prisoners)->ticked.size(), std::size_t(1));
        QCOMPARE(state.find(red, prisoners)->ticked.begin()->second, 1);
        QVERIFY(after(state, {ticking(0)}) == dealt);
    }

    void onlyWhatWasDealtIsTicked()
    {
        QCOMPARE(run(readyMatch(), ticking(1)).refusal(), std::string("unknown-mission"));
        const MatchState over = after(readyMatch(), {"missions: {common: prisoners}", "finish: {}"});
        QCOMPARE(run(over, ticking(1)).refusal(), std::string("none"));
    }

    void aSpellIsRememberedUntilTheNextActivation()
    {
        MatchState state = after(withCeleste(), {"activate: {unit: red/celeste-1, actions: [magic]}",
                                                 casting("red/celeste-1", "mirage")});
        QVERIFY(unitOf(state, "red/celeste-1").spells == std::vector{SpellId("mirage")});
        QCOMPARE(run(state, casting("red/celeste-1", "storm")).warnings(), std::string());
        QCOMPARE(run(state, casting("red/celeste-1", "mirage")).warnings(), std::string("spell-used"));
        state =
            after(state, {spending("blue/crows-1", 9), "activate: {unit: red/celeste-1, actions: [magic]}"});
        QVERIFY(unitOf(state, "red/celeste-1").spells.empty());
        QCOMPARE(run(state, casting("red/celeste-1", "mirage")).warnings(), std::string());
    }

    void wizardsCast()
    {
        QCOMPARE(run(withCeleste(), casting("red/celeste-1", "mirage")).warnings(), std::string());
        QCOMPARE(run(withCeleste(), casting("red/bowmen-1", "mirage")).warnings(), std::string("skill"));
        QCOMPARE(run(withCeleste(), casting("red/nobody-1", "mirage")).refusal(),
                 std::string("unknown-unit"));
        QCOMPARE(
            run(after(withCeleste(), {"scatter: {unit: red/celeste-1}"}), casting("red/celeste-1", "mirage"))
                .refusal(),
            std::string("removed"));
        QCOMPARE(run(after(withCeleste(), {"finish: {}"}), casting("red/celeste-1", "mirage")).refusal(),
                 std::string("finished"));
    }

    void aWizardDrawsOnAsManySourcesAsTheLevel()
    {
        MatchState state = withCeleste();
        for (const std::string id : {"north", "south", "east", "west"})
            state = after(state, {"vortex: {id: " + id + ", element: air, condition: exhausted}"});
        QCOMPARE(run(state, casting("red/celeste-1", "mirage", "north, south, east")).warnings(),
                 std::string());
        QCOMPARE(run(state, casting("red/celeste-1", "mirage", "north, south, east, west")).warnings(),
                 std::string("sources"));
        QCOMPARE(run(state, casting("red/celeste-1", "mirage", "north, nowhere")).warnings(),
                 std::string("vortex"));
    }

    void aRecordedRollChangesNothing()
    {
        const std::string roll = "roll: {player: red, unit: red/crows-1, kind: attack, dice: 2, "
                                 "threshold: 5, rolled: {dice: [3, 7]}}";
        QVERIFY(after(readyMatch(), {roll}) == readyMatch());
        QCOMPARE(run(after(readyMatch(), {"finish: {}"}), roll).refusal(), std::string("none"));
        QCOMPARE(run(readyMatch(),
                     "roll: {player: green, kind: roll, dice: 1, threshold: 6, rolled: {successes: 0}}")
                     .refusal(),
                 std::string("unknown-unit"));
        QCOMPARE(run(readyMatch(), "roll: {player: red, unit: red/nobody, kind: roll, dice: 1, threshold: 6, "
                                   "rolled: {successes: 0}}")
                     .refusal(),
                 std::string("unknown-unit"));
        QCOMPARE(run(readyMatch(),
                     "roll: {player: red, kind: roll, dice: 1, threshold: 6, rolled: {successes: 0}}")
                     .refusal(),
                 std::string("none"));
    }

    void everyKindOfRollHasItsWord()
    {
        for (const Named& kind : rollNames) {
            QCOMPARE(run(readyMatch(), "roll: {player: red, kind: " + std::string(kind.id) +
                                           ", dice: 1, threshold: 6, rolled: {successes: 0}}")
                         .refusal(),
                     std::string("none"));
        }
    }

    void spendingMovesTheToken()
    {
        MatchState state =
            after(readyMatch(), {"stress: {unit: red/crows-1, change: 2}", "spend: {player: red, ts: 15}"});
        QCOMPARE(playerOf(state, "red").progress, 15);
        QCOMPARE(activeOf(state), std::string("blue"));
        state = after(state, {"spend: {player: blue, ts: 16}", "spend: {player: red, ts: 3}"});
        QCOMPARE(playerOf(state, "red").progress, 18);
        QCOMPARE(unitOf(state, "red/crows-1").stress, 1);
        QVERIFY(playerOf(state, "red").atHeadquarters);
    }

    void spendingHasTheLimitsOfAnActivation()
    {
        QCOMPARE(run(readyMatch(), "spend: {player: blue, ts: 1}").refusal(), std::string("not-active"));
        QCOMPARE(run(readyMatch(), "spend: {player: green, ts: 1}").refusal(), std::string("unknown-unit"));
        QCOMPARE(run(readyMatch(), "spend: {player: red, ts: 16}").refusal(), std::string("none"));
        QCOMPARE(run(readyMatch(), "spend: {player: red, ts: 17}").refusal(), std::string("over-16"));
        const MatchState late = after(readyMatch(), {tokenAt("blue", 95), tokenAt("red", 90)});
        QCOMPARE(run(late, "spend: {player: red, ts: 6}").refusal(), std::string("none"));
        QCOMPARE(run(late, "spend: {player: red, ts: 7}").refusal(), std::string("beyond-start"));
        QCOMPARE(run(after(readyMatch(), {"finish: {}"}), "spend: {player: red, ts: 1}").refusal(),
                 std::string("finished"));
    }

    void thePlayersAgreeOnATokensPlace()
    {
        MatchState state = after(readyMatch(), {tokenAt("red", 20)});
        QCOMPARE(playerOf(state, "red").progress, 20);
        QCOMPARE(activeOf(state), std::string("blue"));
        // Where it comes to lie on another it lies on top.
        QCOMPARE(activeOf(after(state, {tokenAt("blue", 20)})), std::string("blue"));
        state = after(state, {tokenAt("red", 4)});
        QCOMPARE(playerOf(state, "red").progress, 4);
    }

    void aUnitComesBack()
    {
        const MatchState gone = after(readyMatch(), {"scatter: {unit: red/crows-1}"});
        QCOMPARE(unitOf(after(gone, {amending("crows-1", ", warriors: 5")}), "red/crows-1").warriors, 5);
        // Of 12.
        QCOMPARE(unitOf(after(gone, {amending("crows-1", ", warriors: 100")}), "red/crows-1").warriors, 12);
    }

    void fewerWarriorsAreLosses()
    {
        const MatchState state = after(readyMatch(), {"objective: {id: shard, carrier: red/crows-1}"});
        QCOMPARE(unitOf(after(state, {amending("crows-1", ", warriors: 3")}), "red/crows-1").warriors, 3);
        const MatchState gone = after(state, {amending("crows-1", ", warriors: 0")});
        QVERIFY(unitOf(gone, "red/crows-1").removed());
        QVERIFY(!gone.objectives[0].carrier);
    }

    void injuriesStayBelowTheHealth()
    {
        // Health 3.
        const MatchState state = after(readyMatch(), {amending("salik-1", ", injuries: 7, stress: 4")});
        QCOMPARE(listed(unitOf(state, "red/salik-1").injuries, unitOf(state, "red/salik-1").stress), "2 4");
        QCOMPARE(unitOf(state, "red/salik-1").warriors, 1);
        QVERIFY(after(state, {amending("salik-1", ", injuries: 0, stress: 0")}) == readyMatch());
        const MatchState gone = after(readyMatch(), {"scatter: {unit: red/salik-1}"});
        QCOMPARE(unitOf(after(gone, {amending("salik-1", ", injuries: 1")}), "red/salik-1").injuries, 0);
    }

    void nobodyAmendsWhatIsNotThere()
    {
        QCOMPARE(run(readyMatch(), amending("nobody-1")).refusal(), std::string("unknown-unit"));
        QCOMPARE(run(readyMatch(), tokenAt("green", 1)).refusal(), std::string("unknown-unit"));
        QCOMPARE(run(after(readyMatch(), {"finish: {}"}), tokenAt("red", 1)).refusal(),
                 std::string("finished"));
        // Naming nothing changes nothing.
        QVERIFY(after(readyMatch(), {amending("crows-1")}) == readyMatch());
    }
};

ADJUTANT_TEST(MatchBooksTest)

} // namespace adjutant::test::tst_match_books
