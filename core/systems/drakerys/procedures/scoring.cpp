#include "core/systems/drakerys/match/bookrules.h"
#include "core/systems/drakerys/match/missionwarnings.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/missions/conditionlabels.h"
#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

namespace adjutant::drakerys {

namespace {

Pick missionScored()
{
    return pickMission("mission", message(WORDS("drakerys", "Mission")))
        .ifLeftOut(message(WORDS("drakerys", "The points are for no mission in particular")))
        .usuallyNone();
}

Pick conditionOf(const MatchState& state, const PlayerId& player, const MissionId& id)
{
    std::vector<table::Option> options;
    if (const Mission* mission = findMission(id))
        for (const MissionCondition& condition : mission->effect(state.find(player, id)->common).conditions)
            options.push_back(
                optionOf(std::string(condition.id), conditionLabel(id, std::string(condition.id))));
    return pickOrName("condition", message(WORDS("drakerys", "Condition")), std::move(options));
}

} // namespace

// Victory points for a mission; a correction takes some away, never below none in all.
Task<> score(MatchState& state, Ask& ask)
{
    Score points;
    points.player = PlayerId(co_await ask.one(pickPlayer(state)));
    points.mission = MissionId((co_await ask.oneOrNone(missionScored())).value_or(std::string()));
    points.vp = co_await ask.number(NumberOf("vp", message(WORDS("drakerys", "Victory points")), -100, 100));
    warnOf(ask, remarksOn(state, points));
    ask.tell(points.mission.empty()
                 ? message(WORDS("drakerys", "%1: %2 VP"), toMessage(state, points.player), points.vp)
                 : message(WORDS("drakerys", "%1: %2 VP for %3"), toMessage(state, points.player), points.vp,
                           toMessage(points.mission)));
    Change change{state};
    carryOut(change, points);
}

// Whether a condition of a mission is fulfilled, or how often; 0: not.
Task<> tick(MatchState& state, Ask& ask)
{
    Tick ticked;
    ticked.player = PlayerId(co_await ask.one(pickPlayer(state)));
    ticked.mission = MissionId(co_await ask.one(pickCardOf(state, ticked.player)));
    ticked.condition = co_await ask.one(conditionOf(state, ticked.player, ticked.mission));
    ticked.count =
        co_await ask.number(NumberOf("count", message(WORDS("drakerys", "How many")), 0, 100).preset(1));
    warnOf(ask, remarksOn(state, ticked));
    const Message how = ticked.count == 0   ? message(WORDS("drakerys", "no longer"))
                        : ticked.count == 1 ? message(WORDS("drakerys", "yes"))
                                            : message(WORDS("drakerys", "%1 times"), ticked.count);
    ask.tell(message(WORDS("drakerys", "%1, %2: %3: %4"), toMessage(state, ticked.player),
                     toMessage(ticked.mission), conditionLabel(ticked.mission, ticked.condition), how));
    Change change{state};
    carryOut(change, ticked);
}

} // namespace adjutant::drakerys
