#pragma once

#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/missions/mission.h"

#include <random>
#include <string>

namespace adjutant::test {

using namespace drakerys;

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

} // namespace adjutant::test
