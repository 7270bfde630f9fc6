#include "core/systems/drakerys/match/apply.h"

#include "core/systems/drakerys/match/activationrules.h"
#include "core/systems/drakerys/match/bookrules.h"
#include "core/systems/drakerys/match/lawful.h"
#include "core/systems/drakerys/match/setuprules.h"
#include "core/systems/drakerys/match/tablerules.h"
#include "core/systems/drakerys/match/warnings.h"

namespace adjutant::drakerys {

namespace {

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
