#include "core/systems/drakerys/match/apply.h"

#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/match/bookrules.h"
#include "core/systems/drakerys/match/lawful.h"
#include "core/systems/drakerys/match/setuprules.h"
#include "core/systems/drakerys/match/statuses.h"
#include "core/systems/drakerys/match/tablerules.h"
#include "core/systems/drakerys/match/warnings.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

// The steps of the chapter "Progress of a Game Phase": TS, Stress, Headquarters Phase, end of the Round. The
// Stress comes before the Headquarters Phase, which takes it off again, so the token moves last here.
void carryOut(Change& change, const Activate& command)
{
    UnitState& unit = *change.state.find(command.unit);
    const int cost = costOf(command.actions, unit);
    unit.invocations +=
        static_cast<int>(std::ranges::count(command.actions, ActionKind::invocation, &Action::kind));
    unit.spells.clear();
    change.events.emplace_back(UnitActivated{command.unit, cost});
    changeStatus(change, command.unit, StatusId(std::string(status::zephyr)), false);
    changeStress(change, command.unit, 1);
    change.state.atHeadquarters = {};
    moveToken(change, command.unit.player, cost);
}

void carryOut(Change& change, const Injure& command)
{
    injure(change, command.unit, command.count);
}

void carryOut(Change& change, const ChangeStress& command)
{
    changeStress(change, command.unit, command.change);
}

void carryOut(Change& change, const ChangeStatus& command)
{
    changeStatus(change, command.unit, command.status, command.add);
}

void carryOut(Change& change, const RemoveWarriors& command)
{
    loseWarriors(change, command.unit, command.warriors);
}

void carryOut(Change& change, const Scatter& command)
{
    loseWarriors(change, command.unit, change.state.find(command.unit)->warriors);
}

void carryOut(Change& change, const Score& command)
{
    PlayerState& player = *change.state.find(command.player);
    const int counted = std::max(command.vp, -player.vp());
    auto score = std::ranges::find(player.scores, command.mission, &MissionScore::mission);
    if (score == player.scores.end())
        score = player.scores.insert(score, {command.mission, 0});
    score->vp += counted;
    change.events.emplace_back(PointsScored{command.player, command.mission, counted});
}

void carryOut(Change& change, const Pass& command)
{
    change.events.emplace_back(PlayerPassed{command.player});
    change.state.atHeadquarters = {};
    const int progress = change.state.find(command.player)->progress;
    moveToken(change, command.player, TimePath::nextStart(progress) - progress);
}

} // namespace

Expected<Applied, MatchRefusal> apply(MatchState state, const Command& command)
{
    if (auto refusal = refusalOf(state, command))
        return refuse(std::move(*refusal));
    Applied applied;
    applied.warnings = warningsOf(state, command);
    Change change{state};
    std::visit([&change](const auto& each) { carryOut(change, each); }, command);
    applied.state = std::move(state);
    applied.events = std::move(change.events);
    return applied;
}

} // namespace adjutant::drakerys
