#include "core/systems/drakerys/match/bookrules.h"

#include <algorithm>

namespace adjutant::drakerys {

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

void carryOut(Change& change, const Tick& command)
{
    auto& ticked = change.state.find(command.player, command.mission)->ticked;
    std::erase_if(ticked,
                  [&command](const TickedCondition& each) { return each.condition == command.condition; });
    if (command.count > 0)
        ticked.push_back({command.condition, command.count});
}

void carryOut(Change& change, const Cast& command)
{
    change.state.find(command.unit)->spells.push_back(command.spell);
}

void carryOut(Change&, const RecordRoll&)
{
    // It stands in the log; what came of the roll is told by other commands.
}

void carryOut(Change& change, const Spend& command)
{
    change.state.atHeadquarters = {};
    moveToken(change, command.player, command.ts);
}

void carryOut(Change& change, const Amend& command)
{
    if (command.progress) {
        PlayerState& player = *change.state.find(command.player);
        const int from = player.progress;
        player.progress = *command.progress;
        player.arrival = ++change.state.arrivals;
        change.events.emplace_back(TokenMoved{command.player, from, player.progress});
    }
    if (command.unit.empty())
        return;
    const UnitRef ref{command.player, command.unit};
    if (command.warriors) {
        UnitState& unit = *change.state.find(ref);
        const int left = std::min(*command.warriors, unit.card->size);
        if (left < unit.warriors)
            loseWarriors(change, ref, unit.warriors - left);
        else
            unit.warriors = left;
    }
    UnitState& unit = *change.state.find(ref);
    if (command.injuries && !unit.removed())
        unit.injuries = std::min(*command.injuries, unit.card->health() - 1);
    if (command.stress)
        changeStress(change, ref, *command.stress - unit.stress);
}

} // namespace adjutant::drakerys
