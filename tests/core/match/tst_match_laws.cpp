#include "table.h"

#include <QtTest>

#include <random>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

/// Commands as nobody would play them: many are refused, and none may break a law.
class Anything
{
public:
    explicit Anything(unsigned seed) : m_random(seed) {}

    Command command(const MatchState& state)
    {
        const UnitRef unit = anyUnit(state);
        switch (upTo(11)) {
        case 0:
            return Injure{unit, 1 + upTo(4)};
        case 1:
            return ChangeStress{unit, upTo(6) - 3};
        case 2:
            return ChangeStatus{unit, StatusId(upTo(1) ? "holy-fury" : "plus-1-action"), upTo(2) > 0};
        case 3:
            return upTo(9) ? Command(RemoveWarriors{unit, 1 + upTo(3)}) : Command(Scatter{unit});
        case 4:
            return Score{unit.player, MissionId("relics"), upTo(4) - 2};
        case 5:
            return Pass{unit.player};
        case 6:
            return Summon{unit, UnitId("maelstrom/air-herald"), {}};
        case 7:
            return PlaceObjective{ObjectiveId("shard"), unit};
        case 8:
            return Pray{unit, static_cast<Prayer>(upTo(2)), unit, PlayerId("red"), upTo(2)};
        default:
            return activate(unit);
        }
    }

    int upTo(int most) { return std::uniform_int_distribution(0, most)(m_random); }

private:
    UnitRef anyUnit(const MatchState& state)
    {
        const auto& player = state.players[static_cast<std::size_t>(upTo(1))];
        const auto count = static_cast<int>(player.units.size());
        return {player.id, player.units[static_cast<std::size_t>(upTo(count - 1))].id()};
    }

    Activate activate(const UnitRef& unit)
    {
        Activate command{unit, std::vector<Action>(static_cast<std::size_t>(upTo(3)))};
        for (Action& action : command.actions) {
            action.kind = static_cast<ActionKind>(upTo(7));
            action.heroicDice = upTo(5) / 5;
            if (action.kind == ActionKind::special)
                action.ts = 1 + upTo(8);
        }
        return command;
    }

    std::mt19937 m_random;
};

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
    QCOMPARE(isFinished(state), activePlayer(state) == nullptr);
    QVERIFY(roundOf(state) >= 1 && roundOf(state) <= 6);
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

QTEST_APPLESS_MAIN(MatchLawsTest)
#include "tst_match_laws.moc"
