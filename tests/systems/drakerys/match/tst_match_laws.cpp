#include "tests/systems/drakerys/match/anycommand.h"
#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/readymatch.h"

#include "core/systems/drakerys/missions/verdicts.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <set>

namespace tst_match_laws {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

void checkSums(const MatchState& state)
{
    for (const PlayerState& player : state.players) {
        QVERIFY(player.progress >= 0 && player.progress <= 96);
        QVERIFY(player.vp() >= 0);
        for (const UnitState& unit : player.units) {
            QVERIFY(unit.warriors >= 0 && unit.warriors <= unit.card->size);
            QVERIFY(unit.injuries >= 0 && unit.injuries < unit.card->health());
            QVERIFY(unit.stress >= 0);
        }
    }
    for (const ObjectiveState& objective : state.objectives)
        QVERIFY(!objective.carrier || !state.find(*objective.carrier)->removed());
    for (const MissionVerdict& verdict : verdictsOf(state))
        QVERIFY(verdict.vp >= 0 && verdict.vp <= 3);
    QCOMPARE(isFinished(state), activePlayer(state) == nullptr);
    QVERIFY(roundOf(state) >= 1 && roundOf(state) <= 6);
}

} // namespace

/// What holds of the books after whatever is played; what holds of undo, log and records is checked for every
/// game at once.
class MatchLawsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSumsHoldForWhateverIsPlayed_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 40; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void theSumsHoldForWhateverIsPlayed()
    {
        QFETCH(unsigned, seed);
        AnyCommand anyCommand(seed);
        MatchState state = readyMatch();
        int refused = 0;
        int played = 0;
        for (int k = 0; k < 400; ++k) {
            const std::string command = anyCommand(state);
            CommandRun done = run(state, command);
            (done.refusal() == "none" ? played : refused) += 1;
            checkSums(done.state);
            if (QTest::currentTestFailed())
                QFAIL(command.c_str());
            state = std::move(done.state);
        }
        QVERIFY(refused > 0);
        QVERIFY(played > 20);
    }

    void everyProcedureTakesPart()
    {
        std::set<std::string> missing;
        for (const auto& procedure : matchRules().procedures)
            missing.insert(procedure.id);
        missing.erase("pass");           // nobody makes one so early
        missing.erase("spiritual_link"); // nobody has Lorn and Ward,
        missing.erase("dismiss");        // and the Incarnation comes too seldom,
        missing.erase("release");        // as does a captured Hero
        for (unsigned seed = 1; seed <= 2000 && !missing.empty(); ++seed) {
            AnyCommand anyCommand(seed);
            MatchState state = readyMatch();
            for (int k = 0; k < 40; ++k) {
                const std::string command = anyCommand(state);
                CommandRun done = run(state, command);
                if (done.refusal() == "none")
                    missing.erase(command.substr(0, command.find(':')));
                state = std::move(done.state);
            }
        }
        QVERIFY2(missing.empty(), missing.empty() ? "" : missing.begin()->c_str());
    }
};

ADJUTANT_TEST(MatchLawsTest)

} // namespace tst_match_laws

#include "tst_match_laws.moc"
