#include "anything.h"
#include "table.h"

#include "core/systems/drakerys/match/commandreader.h"
#include "core/systems/drakerys/match/commandwriter.h"
#include "core/systems/drakerys/missions/judge.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <set>

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

// A log that was written down and read again is the same log.
bool isReadAsWritten(const Command& command)
{
    const auto root = yaml::parse(writtenCommand(command), "log");
    const auto step = root ? readCommand(*root, "log") : refuse(std::vector{root.error()});
    return step && *step == ScriptStep(command);
}

MatchState refolded(const MatchState& start, const Match& match)
{
    MatchState state = start;
    for (std::size_t k = 0; k < match.log().cursor(); ++k)
        state = apply(std::move(state), match.log().commandAt(k))->state;
    return state;
}

} // namespace

/// The laws: undo after a command is as if it had not been; the state is the fold of the log; a refused
/// command changes nothing.
class MatchLawsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLawsHoldForWhateverIsPlayed_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 40; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void theLawsHoldForWhateverIsPlayed()
    {
        QFETCH(unsigned, seed);
        Anything anything(seed);
        const MatchState start = readyTable();
        Match match(start);
        int refused = 0;
        for (int i = 0; i < 400; ++i) {
            const MatchState before = match.state();
            const std::size_t cursor = match.log().cursor();
            const Command command = anything.command(before);
            if (!match.play(command)) {
                ++refused;
                QVERIFY(match.state() == before);
                QCOMPARE(match.log().cursor(), cursor);
                continue;
            }
            const MatchState done = match.state();
            checkSums(done);
            QVERIFY2(isReadAsWritten(command), writtenCommand(command).c_str());
            QVERIFY(match.undo());
            QVERIFY(match.state() == before);
            QVERIFY(match.redo());
            QVERIFY(match.state() == done);
            if (anything.upTo(9) == 0)
                for (int back = anything.upTo(5); back > 0 && match.undo(); --back)
                    ;
        }
        QVERIFY(refused > 0);
        QVERIFY(match.state() == refolded(start, match));
        while (match.undo())
            ;
        QVERIFY(match.state() == start);
        while (match.redo())
            ;
        QVERIFY(match.state() == refolded(start, match));
    }

    void everyKindOfCommandTakesPart()
    {
        std::set<std::size_t> played;
        for (unsigned seed = 1; seed <= 2000 && played.size() < std::variant_size_v<Command>; ++seed) {
            Anything anything(seed);
            MatchState state = readyTable();
            for (int i = 0; i < 40; ++i) {
                const Command command = anything.command(state);
                if (auto applied = apply(state, command)) {
                    played.insert(command.index());
                    state = std::move(applied->state);
                }
            }
        }
        // All but a pass, which nobody makes so early.
        QVERIFY(played.size() >= std::variant_size_v<Command> - 1);
        for (std::size_t kind = Command(NameFirst{}).index(); kind < std::variant_size_v<Command>; ++kind)
            QVERIFY(played.contains(kind));
    }

    void theSameCommandGivesTheSameResult()
    {
        const MatchState state = readyTable();
        const Command command = spending("red/salik-1", 16);
        const auto once = apply(state, command);
        const auto again = apply(state, command);
        QVERIFY(once->state == again->state);
        QVERIFY(once->events == again->events);
        QVERIFY(once->warnings == again->warnings);
    }
};

ADJUTANT_TEST(MatchLawsTest)
#include "tst_match_laws.moc"
