#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

Pick missionScored()
{
    return pickMission("mission", message(WORDS("drakerys", "Mission")))
        .ifLeftOut(message(WORDS("drakerys", "Not for a mission")))
        .usuallyNone();
}

Pick conditionOf(const MatchState& state, const PlayerId& player, const MissionId& id)
{
    const auto known = [&state, player, id] {
        std::vector<table::Option> options;
        if (const Mission* mission = findMission(id))
            for (const MissionCondition& each : mission->effect(state.find(player, id)->common).conditions)
                options.push_back(optionOf(std::string(each.id), message(each.label)));
        return options;
    };
    return pickOrName("condition", message(WORDS("drakerys", "Condition")), known);
}

MissionScore& scoreOf(PlayerState& player, const MissionId& mission)
{
    const auto score = std::ranges::find(player.scores, mission, &MissionScore::mission);
    return score == player.scores.end() ? player.scores.emplace_back(MissionScore{mission, 0}) : *score;
}

void warnOfUnknown(Ask& ask, const MissionState& card, const std::string& condition)
{
    const Mission* mission = findMission(card.mission);
    if (!mission || mission->effect(card.common).find(condition))
        return;
    std::vector<Message> known;
    for (const MissionCondition& each : mission->effect(card.common).conditions)
        known.push_back(verbatim(std::string(each.id)));
    ask.warn("unknown-condition", message(WORDS("drakerys", "%1 has no condition '%2', only: %3"),
                                          toMessage(card.mission), verbatim(condition), inOrder(known)));
}

} // namespace

// Victory points for a mission; a correction takes some away, never below none in all.
Task<> score(MatchState& state, Ask& ask)
{
    PlayerState& player = *state.find(PlayerId(co_await ask.one(pickPlayer(state))));
    const MissionId mission((co_await ask.oneOrNone(missionScored())).value_or(std::string()));
    const int vp =
        co_await ask.number(NumberOf("vp", message(WORDS("drakerys", "Victory points")), -100, 100));
    if (!mission.empty() && !findMission(mission))
        ask.warn("unknown-mission",
                 message(WORDS("drakerys", "the rulebook has no mission '%1'; counted anyway"),
                         verbatim(mission.text())));
    ask.tell(mission.empty()
                 ? message(WORDS("drakerys", "%1: %2 VP"), toMessage(player), vp)
                 : message(WORDS("drakerys", "%1: %2 VP for %3"), toMessage(player), vp, toMessage(mission)));
    scoreOf(player, mission).vp += std::max(vp, -player.vp());
}

// Whether a condition of a mission is fulfilled, or how often; 0: not.
Task<> tick(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickPlayer(state)));
    const MissionId mission(co_await ask.one(pickCardOf(state, player)));
    const std::string condition = co_await ask.one(conditionOf(state, player, mission));
    const int count =
        co_await ask.number(NumberOf("count", message(WORDS("drakerys", "How many")), 0, 100).preset(1));
    MissionState& card = *state.find(player, mission);
    warnOfUnknown(ask, card, condition);
    const Message how = count == 0   ? message(WORDS("drakerys", "no longer"))
                        : count == 1 ? message(WORDS("drakerys", "yes"))
                                     : message(WORDS("drakerys", "%1 times"), count);
    ask.tell(message(WORDS("drakerys", "%1, %2: %3: %4"), toMessage(state, player), toMessage(mission),
                     conditionLabel(mission, condition), how));
    std::erase_if(card.ticked,
                  [&condition](const TickedCondition& each) { return each.condition == condition; });
    if (count > 0)
        card.ticked.push_back({condition, count});
}

} // namespace adjutant::drakerys
