#include "core/systems/drakerys/match/headquartersphase.h"

#include "core/systems/drakerys/match/spokennames.h"

#include <algorithm>
#include <array>

namespace adjutant::drakerys {

namespace {

constexpr std::array headquartersSkills{leadership, divination, zephyrOfAir};

}

bool isDueBack(const MatchState& state, const UnitRef& ref)
{
    const UnitState& unit = *state.find(ref);
    const PlayerState& player = *state.find(ref.player);
    return !unit.removed() && unit.isAway() &&
           (player.atHeadquarters || player.headquarters() > unit.awaySince);
}

std::vector<HeadquartersStep> stepsAtHeadquarters(const MatchState& state)
{
    std::vector<HeadquartersStep> steps;
    for (const PlayerState& player : state.players) {
        if (state.ended)
            continue;
        for (const UnitState& unit : player.units)
            if (isDueBack(state, {player.id, unit.id()}))
                steps.push_back({"come_back", {player.id, unit.id()}});
        if (!player.atHeadquarters)
            continue;
        for (const UnitState& unit : player.units)
            for (const HeadquartersSkill& each : headquartersSkills)
                if (!unit.removed() && unit.hasSkill(each.skill) &&
                    unit.done.*each.done != player.headquarters())
                    steps.push_back({each.procedure, {player.id, unit.id()}});
    }
    return steps;
}

bool resolvesHeadquarters(const MatchState& state, const PlayerId& player)
{
    return state.find(player)->atHeadquarters && !state.activation;
}

door::Remark noHeadquartersNow(const MatchState& state, const PlayerId& player)
{
    return {"headquarters", message(WORDS("drakerys", "%1 can’t resolve a Headquarters Phase now"),
                                    toMessage(state, player))};
}

bool endsRound(const PlayerState& player, const MatchState& state)
{
    return std::ranges::all_of(state.players, [&player](const PlayerState& each) {
        return each.headquarters() >= player.headquarters();
    });
}

bool isOver(const MatchState& state)
{
    return isFinished(state) && stepsAtHeadquarters(state).empty();
}

} // namespace adjutant::drakerys
