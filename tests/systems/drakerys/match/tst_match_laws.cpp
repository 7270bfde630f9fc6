#include "table.h"

#include "core/systems/drakerys/match/commandreader.h"
#include "core/systems/drakerys/match/commandwriter.h"
#include "core/systems/drakerys/missions/judge.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <random>
#include <set>

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
        switch (upTo(15)) {
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
            return ofTheHeadquarters(unit);
        case 9:
        case 10:
            return ofTheSetup(unit);
        case 11:
            return ofTheBooks(state, unit);
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

    Pray pray(const UnitRef& unit)
    {
        const auto prayer = static_cast<Prayer>(upTo(2));
        if (prayer == Prayer::aPoxOnThem)
            return {unit, prayer, {}, PlayerId("red"), upTo(2)};
        return {unit, prayer, unit, {}, 0};
    }

    Command ofTheHeadquarters(const UnitRef& unit)
    {
        switch (upTo(3)) {
        case 0:
            return GiveOrder{unit, unit, static_cast<LeaderOrder>(upTo(2))};
        case 1:
            return BlowZephyr{unit, unit};
        default:
            return pray(unit);
        }
    }

    // A little beside the battlefield too.
    Point anyPoint() { return {upTo(100) - 5.0, upTo(100) - 5.0}; }

    std::string anyId() { return "thing-" + std::to_string(upTo(3)); }

    MissionId anyMission()
    {
        const auto all = missions();
        return MissionId(
            std::string(all[static_cast<std::size_t>(upTo(static_cast<int>(all.size()) - 1))].id));
    }

    Command ofTheSetup(const UnitRef& unit)
    {
        switch (upTo(8)) {
        case 0:
            return NameFirst{unit.player};
        case 1:
            return PlaceScenery{SceneryId(anyId()), anyPoint(), 1.0 + upTo(8), false, upTo(3) == 0};
        case 2:
            return Deploy{unit.player, static_cast<DeploymentSide>(upTo(1))};
        case 3:
            return StandAt{unit, upTo(4) ? std::optional(anyPoint()) : std::nullopt};
        case 4:
            return DealMissions{anyMission(),
                                {{PlayerId("red"), anyMission()}, {PlayerId("blue"), anyMission()}}};
        case 5:
            return ChooseFor{unit.player, anyMission(), {unit}, {SceneryId(anyId())}, upTo(1) == 0};
        case 6:
            return Reveal{unit.player, anyMission()};
        case 7:
            return ChangeSource{SourceId(anyId()), static_cast<Element>(upTo(3)),
                                static_cast<SourceCondition>(upTo(2)), anyPoint(),
                                Deviation{upTo(359), {1 + upTo(9), 1 + upTo(9)}}};
        default:
            return PlaceObjective{ObjectiveId(anyId()), {},          anyPoint(),
                                  anyMission(),         unit.player, upTo(3) == 0};
        }
    }

    // What is ticked may have been dealt, and may be a condition of it.
    Command ofTheBooks(const MatchState& state, const UnitRef& unit)
    {
        switch (upTo(6)) {
        case 0: {
            const MissionId mission = state.missions.empty() ? anyMission() : state.missions.front().mission;
            const auto conditions = findMission(mission)->common.conditions;
            return Tick{unit.player, mission, std::string(conditions.front().id), upTo(3)};
        }
        case 1:
            return Cast{unit, SpellId(anyId()), {SourceId(anyId())}, upTo(3), upTo(3)};
        case 2:
            return RecordRoll{unit.player, unit, static_cast<RollName>(upTo(9)), upTo(10), {1 + upTo(9)},
                              {1},         0};
        case 3:
            return Spend{unit.player, 1 + upTo(16)};
        case 4:
            return upTo(20) ? Command(Note{anyId()}) : Command(EndMatch{});
        default:
            return amend(unit);
        }
    }

    Amend amend(const UnitRef& unit)
    {
        const auto some = [this](int most) { return upTo(2) ? std::nullopt : std::optional(upTo(most)); };
        const auto progress = upTo(5) ? std::nullopt : std::optional(upTo(60));
        return {unit.player, progress, upTo(4) ? unit.unit : EntryId(), some(20), some(5), some(4)};
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
