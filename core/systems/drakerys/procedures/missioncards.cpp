#include "core/systems/drakerys/match/lawfulsetup.h"
#include "core/systems/drakerys/match/missionwarnings.h"
#include "core/systems/drakerys/match/setuprules.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr int mostChosen = 100;

Pick cardOfBoth()
{
    return pickMission("common", message(WORDS("drakerys", "Common mission")))
        .ifLeftOut(message(WORDS("drakerys", "None was drawn")));
}

Pick cardOfOne(const PlayerState& player)
{
    return pickMission("solo/" + player.id.text(),
                       message(WORDS("drakerys", "Solo mission of %1"), toMessage(player)))
        .ifLeftOut(message(WORDS("drakerys", "None was drawn")));
}

Message cardsDealt(const MatchState& state, const DealMissions& dealt)
{
    std::vector<Message> solo;
    for (const auto& [player, mission] : dealt.solo)
        solo.push_back(message(WORDS("drakerys", "%1 %2"), toMessage(state, player), toMessage(mission)));
    if (dealt.common.empty())
        return solo.empty() ? message(WORDS("drakerys", "No missions"))
                            : message(WORDS("drakerys", "Missions: %1"), inOrder(solo));
    const Message common = toMessage(dealt.common);
    return solo.empty() ? message(WORDS("drakerys", "Missions: %1"), common)
                        : message(WORDS("drakerys", "Missions: %1; %2"), common, inOrder(solo));
}

Pick playerThatChooses(const MatchState& state)
{
    return pickPlayer(state, "player", [&state](table::Option& option, const PlayerId&) {
        closeFor(option, afterTheEnd(state));
    });
}

const MissionChoice* choiceOf(const MatchState& state, const ChooseFor& chosen)
{
    const Mission* mission = findMission(chosen.mission);
    return mission ? &mission->effect(state.find(chosen.player, chosen.mission)->common).choice : nullptr;
}

Pick unitsToChoose(const MatchState& state, const ChooseFor& chosen)
{
    const MissionChoice* choice = choiceOf(state, chosen);
    const bool enemies = !choice || choice->enemyHeroes > 0;
    Pick pick = pickUnit(state, "units", message(WORDS("drakerys", "Chosen Units")), {},
                         [player = chosen.player, enemies](const UnitRef& ref, const UnitState&) {
                             return enemies || ref.player == player;
                         });
    pick.from(0, mostChosen);
    if (chosen.secret)
        pick.secretOf(chosen.player);
    return pick;
}

Pick sceneriesToChoose(const MatchState& state, const ChooseFor& chosen)
{
    std::vector<table::Option> options;
    for (const SceneryState& each : state.sceneries)
        options.push_back(optionOf(each.id.text(), toMessage(each.id)));
    Pick pick = pickOrName("sceneries", message(WORDS("drakerys", "Chosen Sceneries")), std::move(options));
    pick.from(0, mostChosen);
    if (chosen.secret)
        pick.secretOf(chosen.player);
    return pick;
}

Message choiceMade(const MatchState& state, const ChooseFor& chosen)
{
    const Message player = toMessage(state, chosen.player);
    const Message mission = toMessage(chosen.mission);
    if (chosen.secret)
        return message(WORDS("drakerys", "%1 chose secretly for %2"), player, mission);
    std::vector<Message> things;
    for (const UnitRef& unit : chosen.units)
        things.push_back(toMessage(state, unit));
    for (const SceneryId& scenery : chosen.sceneries)
        things.push_back(toMessage(scenery));
    return things.empty() ? message(WORDS("drakerys", "%1 chose nothing for %2"), player, mission)
                          : message(WORDS("drakerys", "%1 chose %2 for %3"), player, listed(things), mission);
}

// What is wrong with a secret choice would tell of it.
Message notWhatIsAsked(const MissionId& mission)
{
    return message(WORDS("drakerys", "%1 asks for another choice"), toMessage(mission));
}

} // namespace

// The three mission cards: one common to both, one each. Cards that were dealt before lose what was chosen
// and ticked for them (chapter "Selecting Missions").
Task<> missionCards(MatchState& state, Ask& ask)
{
    if (const Forbidden over = afterTheEnd(state))
        co_await ask.refuse(over->rule, over->message);
    DealMissions dealt;
    dealt.common = MissionId((co_await ask.oneOrNone(cardOfBoth())).value_or(std::string()));
    for (const PlayerState& player : state.players)
        if (const auto card = co_await ask.oneOrNone(cardOfOne(player)))
            dealt.solo.emplace_back(player.id, MissionId(*card));
    warnOf(ask, remarksOn(state, dealt));
    ask.tell(cardsDealt(state, dealt));
    Change change{state};
    carryOut(change, dealt);
}

// What a player chooses for a mission: Units, own or the enemy's, or Sceneries that hide a relic.
Task<> choose(MatchState& state, Ask& ask)
{
    ChooseFor chosen;
    chosen.player = PlayerId(co_await ask.one(playerThatChooses(state)));
    chosen.mission = MissionId(co_await ask.one(pickCardOf(state, chosen.player)));
    const MissionChoice* choice = choiceOf(state, chosen);
    chosen.secret = co_await ask.yes(
        Whether("secret", message(WORDS("drakerys", "Secret"))).preset(choice && choice->secret));
    const std::vector<std::string> units = co_await ask.several(unitsToChoose(state, chosen));
    for (const std::string& unit : units)
        chosen.units.push_back(unitRefOf(unit));
    const std::vector<std::string> sceneries = co_await ask.several(sceneriesToChoose(state, chosen));
    for (const std::string& each : sceneries)
        chosen.sceneries.emplace_back(each);
    for (const table::Remark& remark : remarksOn(state, chosen))
        ask.warn(remark.rule, chosen.secret ? notWhatIsAsked(chosen.mission) : remark.message);
    ask.tell(choiceMade(state, chosen));
    Change change{state};
    carryOut(change, chosen);
}

// A player shows what was chosen secretly for a mission.
Task<> reveal(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickPlayer(state)));
    const MissionId mission(co_await ask.one(pickCardOf(state, player)));
    ChooseFor chosen{player, mission, state.find(player, mission)->units,
                     state.find(player, mission)->sceneries, false};
    ask.tell(message(WORDS("drakerys", "%1 reveals the choice for %2"), toMessage(state, player),
                     toMessage(mission)));
    ask.tell(choiceMade(state, chosen));
    Change change{state};
    carryOut(change, Reveal{player, mission});
}

} // namespace adjutant::drakerys
