#include "table.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

const PlayerId red("red");
const PlayerId blue("blue");
const MissionId prisoners("prisoners");
const UnitRef celeste = unitRefOf("red/celeste-1");

/// Celeste is a Wizard of level 3.
MatchState withCeleste()
{
    return tableOf(army("irosia", {{"celeste", 1}, {"bowmen", 5}}), army("avaren", {{"crows", 6}}));
}

Cast casting(const UnitRef& unit, std::string spell, const std::vector<std::string>& sources = {})
{
    Cast command;
    command.unit = unit;
    command.spell = SpellId(std::move(spell));
    for (const std::string& source : sources)
        command.sources.emplace_back(source);
    command.successes = 2;
    return command;
}

Amend amending(std::string unit)
{
    Amend command;
    command.player = red;
    command.unit = EntryId(std::move(unit));
    return command;
}

Amend tokenAt(const PlayerId& player, int progress)
{
    Amend command;
    command.player = player;
    command.progress = progress;
    return command;
}

} // namespace

/// What is written into the books beside the activations.
class MatchBooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aConditionIsTickedAndUnticked()
    {
        const MatchState dealt = after(readyTable(), {DealMissions{prisoners, {}}});
        MatchState state = after(dealt, {Tick{red, prisoners, "heroes-captured", 2}});
        QVERIFY(state.find(red, prisoners)->ticked == (std::vector<TickedCondition>{{"heroes-captured", 2}}));
        QVERIFY(state.find(blue, prisoners)->ticked.empty());
        state = after(state, {Tick{red, prisoners, "heroes-captured", 1}});
        QCOMPARE(state.find(red, prisoners)->ticked.size(), std::size_t(1));
        QCOMPARE(state.find(red, prisoners)->ticked[0].count, 1);
        QVERIFY(after(state, {Tick{red, prisoners, "heroes-captured", 0}}) == dealt);
    }

    void onlyWhatWasDealtIsTicked()
    {
        QCOMPARE(refusalOf(readyTable(), Tick{red, prisoners, "heroes-captured", 1}),
                 std::string("unknown-mission"));
        const MatchState over = after(readyTable(), {DealMissions{prisoners, {}}, EndMatch{}});
        QCOMPARE(refusalOf(over, Tick{red, prisoners, "heroes-captured", 1}), std::string("none"));
    }

    void aSpellIsRememberedUntilTheNextActivation()
    {
        MatchState state = after(
            withCeleste(), {activation("red/celeste-1", {ActionKind::magic}), casting(celeste, "mirage")});
        QVERIFY(unitOf(state, "red/celeste-1").spells == std::vector{SpellId("mirage")});
        QCOMPARE(warningsOf(state, casting(celeste, "storm")), std::string());
        QCOMPARE(warningsOf(state, casting(celeste, "mirage")), std::string("spell-used"));
        state = after(state, {spending("blue/crows-1", 9), activation("red/celeste-1", {ActionKind::magic})});
        QVERIFY(unitOf(state, "red/celeste-1").spells.empty());
        QCOMPARE(warningsOf(state, casting(celeste, "mirage")), std::string());
    }

    void wizardsCast()
    {
        QCOMPARE(warningsOf(withCeleste(), casting(celeste, "mirage")), std::string());
        QCOMPARE(warningsOf(withCeleste(), casting(unitRefOf("red/bowmen-1"), "mirage")),
                 std::string("skill"));
        QCOMPARE(refusalOf(withCeleste(), casting(unitRefOf("red/nobody-1"), "mirage")),
                 std::string("unknown-unit"));
        QCOMPARE(refusalOf(after(withCeleste(), {Scatter{celeste}}), casting(celeste, "mirage")),
                 std::string("removed"));
        QCOMPARE(refusalOf(after(withCeleste(), {EndMatch{}}), casting(celeste, "mirage")),
                 std::string("finished"));
    }

    void aWizardDrawsOnAsManySourcesAsTheLevel()
    {
        MatchState state = withCeleste();
        for (const char* id : {"north", "south", "east", "west"})
            state = after(state, {ChangeSource{SourceId(id), Element::air, SourceCondition::exhausted}});
        QCOMPARE(warningsOf(state, casting(celeste, "mirage", {"north", "south", "east"})), std::string());
        QCOMPARE(warningsOf(state, casting(celeste, "mirage", {"north", "south", "east", "west"})),
                 std::string("sources"));
        QCOMPARE(warningsOf(state, casting(celeste, "mirage", {"north", "nowhere"})), std::string("vortex"));
    }

    void aRecordedRollChangesNothing()
    {
        const RecordRoll roll{red, unitRefOf("red/crows-1"), RollName::attack, 5, {3, 7}, {0.5, 0.5}, 1};
        QVERIFY(after(readyTable(), {roll}) == readyTable());
        QCOMPARE(refusalOf(after(readyTable(), {EndMatch{}}), roll), std::string("none"));
        QCOMPARE(refusalOf(readyTable(), RecordRoll{PlayerId("green"), {}, RollName::plain, 0, {}, {}, 0}),
                 std::string("unknown-unit"));
        QCOMPARE(
            refusalOf(readyTable(), RecordRoll{red, unitRefOf("red/nobody"), RollName::plain, 0, {}, {}, 0}),
            std::string("unknown-unit"));
        QCOMPARE(refusalOf(readyTable(), RecordRoll{red, {}, RollName::plain, 0, {}, {}, 0}),
                 std::string("none"));
    }

    void spendingMovesTheToken()
    {
        MatchState state = after(readyTable(), {ChangeStress{unitRefOf("red/crows-1"), 2}, Spend{red, 15}});
        QCOMPARE(playerOf(state, "red").progress, 15);
        QCOMPARE(activeOf(state), std::string("blue"));
        state = after(state, {Spend{blue, 16}, Spend{red, 3}});
        QCOMPARE(playerOf(state, "red").progress, 18);
        QCOMPARE(unitOf(state, "red/crows-1").stress, 1);
        QVERIFY(state.atHeadquarters == red);
    }

    void spendingHasTheLimitsOfAnActivation()
    {
        QCOMPARE(refusalOf(readyTable(), Spend{blue, 1}), std::string("not-active"));
        QCOMPARE(refusalOf(readyTable(), Spend{PlayerId("green"), 1}), std::string("unknown-unit"));
        QCOMPARE(refusalOf(readyTable(), Spend{red, 16}), std::string("none"));
        QCOMPARE(refusalOf(readyTable(), Spend{red, 17}), std::string("over-16"));
        const MatchState late = after(readyTable(), {tokenAt(blue, 95), tokenAt(red, 90)});
        QCOMPARE(refusalOf(late, Spend{red, 6}), std::string("none"));
        QCOMPARE(refusalOf(late, Spend{red, 7}), std::string("beyond-start"));
        QCOMPARE(refusalOf(after(readyTable(), {EndMatch{}}), Spend{red, 1}), std::string("finished"));
    }

    void thePlayersAgreeOnATokensPlace()
    {
        MatchState state = after(readyTable(), {tokenAt(red, 20)});
        QCOMPARE(playerOf(state, "red").progress, 20);
        QCOMPARE(activeOf(state), std::string("blue"));
        // Where it comes to lie on another it lies on top.
        QCOMPARE(activeOf(after(state, {tokenAt(blue, 20)})), std::string("blue"));
        state = after(state, {tokenAt(red, 4)});
        QCOMPARE(playerOf(state, "red").progress, 4);
    }

    void aUnitComesBack()
    {
        const MatchState gone = after(readyTable(), {Scatter{unitRefOf("red/crows-1")}});
        Amend command = amending("crows-1");
        command.warriors = 5;
        QCOMPARE(unitOf(after(gone, {command}), "red/crows-1").warriors, 5);
        command.warriors = 100; // of 12
        QCOMPARE(unitOf(after(gone, {command}), "red/crows-1").warriors, 12);
    }

    void fewerWarriorsAreLosses()
    {
        const MatchState state =
            after(readyTable(), {PlaceObjective{ObjectiveId("shard"), unitRefOf("red/crows-1")}});
        Amend command = amending("crows-1");
        command.warriors = 3;
        QCOMPARE(unitOf(after(state, {command}), "red/crows-1").warriors, 3);
        command.warriors = 0;
        const MatchState gone = after(state, {command});
        QVERIFY(unitOf(gone, "red/crows-1").removed());
        QVERIFY(!gone.objectives[0].carrier);
    }

    void injuriesStayBelowTheHealth()
    {
        Amend command = amending("salik-1"); // Health 3
        command.injuries = 7;
        command.stress = 4;
        const MatchState state = after(readyTable(), {command});
        QCOMPARE(unitOf(state, "red/salik-1").injuries, 2);
        QCOMPARE(unitOf(state, "red/salik-1").stress, 4);
        QCOMPARE(unitOf(state, "red/salik-1").warriors, 1);
        command.injuries = 0;
        command.stress = 0;
        QVERIFY(after(state, {command}) == readyTable());
        command.injuries = 1;
        const MatchState gone = after(readyTable(), {Scatter{unitRefOf("red/salik-1")}});
        QCOMPARE(unitOf(after(gone, {command}), "red/salik-1").injuries, 0);
    }

    void nobodyAmendsWhatIsNotThere()
    {
        QCOMPARE(refusalOf(readyTable(), amending("nobody-1")), std::string("unknown-unit"));
        QCOMPARE(refusalOf(readyTable(), tokenAt(PlayerId("green"), 1)), std::string("unknown-unit"));
        QCOMPARE(refusalOf(after(readyTable(), {EndMatch{}}), tokenAt(red, 1)), std::string("finished"));
        // Naming nothing changes nothing.
        QVERIFY(after(readyTable(), {amending("crows-1")}) == readyTable());
    }
};

ADJUTANT_TEST(MatchBooksTest)
#include "tst_match_books.moc"
