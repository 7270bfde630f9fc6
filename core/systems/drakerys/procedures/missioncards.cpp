#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/missions/choicereview.h"
#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

#include <algorithm>
#include <set>

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

/// The cards of the first mission draw; what is empty was not drawn.
struct Dealt
{
    MissionId common;
    std::vector<std::pair<PlayerId, MissionId>> solo;
};

Message cardsDealt(const MatchState& state, const Dealt& dealt)
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

void warnOfCards(Ask& ask, const Dealt& dealt)
{
    std::vector<MissionId> cards{dealt.common};
    for (const auto& solo : dealt.solo)
        cards.push_back(solo.second);
    std::erase(cards, MissionId());
    std::set<MissionId> different;
    for (const MissionId& card : cards) {
        if (!different.insert(card).second)
            ask.warn("unknown-mission",
                     message(WORDS("drakerys", "there is one card only of %1"), toMessage(card)));
        else if (!findMission(card))
            ask.warn(
                "unknown-mission",
                message(WORDS("drakerys", "the rulebook has no mission '%1'; the players say how it stands"),
                        verbatim(card.text())));
    }
}

void deal(MatchState& state, const Dealt& dealt)
{
    state.missions.clear();
    if (!dealt.common.empty())
        for (const PlayerState& player : state.players)
            state.missions.push_back({dealt.common, player.id, true, {}, {}, false, {}});
    for (const auto& [player, mission] : dealt.solo)
        state.missions.push_back({mission, player, false, {}, {}, false, {}});
}

Forbidden holdsNoCard(const MatchState& state, const PlayerId& player)
{
    if (std::ranges::find(state.missions, player, &MissionState::player) != state.missions.end())
        return std::nullopt;
    return forbidden(RefusalRule::unknownMission,
                     message(WORDS("drakerys", "%1 holds no mission card"), toMessage(state, player)));
}

Pick playerThatChooses(const MatchState& state)
{
    return pickPlayer(state, "player", [&state](table::Option& option, const PlayerId& player) {
        closeFor(option, holdsNoCard(state, player));
        closeFor(option, afterTheEnd(state));
    });
}

Pick playerThatReveals(const MatchState& state)
{
    const auto judge = [&state](table::Option& option, const PlayerId& player) {
        closeFor(option, holdsNoCard(state, player));
    };
    const auto hasSecret = [&state](const PlayerState& player) {
        return std::ranges::any_of(state.missions, [&player](const MissionState& card) {
            return card.player == player.id && card.secret;
        });
    };
    return pickPlayer(state, "player", judge, hasSecret);
}

const MissionChoice* choiceOf(const MissionState& card)
{
    const Mission* mission = findMission(card.mission);
    return mission ? &mission->effect(card.common).choice : nullptr;
}

Pick unitsToChoose(const MatchState& state, const MissionState& chosen)
{
    const MissionChoice* choice = choiceOf(chosen);
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

Pick sceneriesToChoose(const MatchState& state, const MissionState& chosen)
{
    const auto known = [&state] {
        std::vector<table::Option> options;
        for (const SceneryState& each : state.sceneries)
            options.push_back(optionOf(each.id.text(), toMessage(each.id)));
        return options;
    };
    Pick pick = pickOrName("sceneries", message(WORDS("drakerys", "Chosen Sceneries")), known);
    pick.from(0, mostChosen);
    if (chosen.secret)
        pick.secretOf(chosen.player);
    return pick;
}

Message choiceMade(const MatchState& state, const MissionState& chosen)
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
    Dealt dealt;
    dealt.common = MissionId((co_await ask.oneOrNone(cardOfBoth())).value_or(std::string()));
    for (const PlayerState& player : state.players)
        if (const auto card = co_await ask.oneOrNone(cardOfOne(player)))
            dealt.solo.emplace_back(player.id, MissionId(*card));
    warnOfCards(ask, dealt);
    ask.tell(cardsDealt(state, dealt));
    deal(state, dealt);
}

// What a player chooses for a mission: Units, own or the enemy's, or Sceneries that hide a relic.
Task<> choose(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(playerThatChooses(state)));
    const MissionId mission(co_await ask.one(pickCardOf(state, player)));
    MissionState chosen = *state.find(player, mission);
    const MissionChoice* choice = choiceOf(chosen);
    chosen.secret = co_await ask.yes(
        Whether("secret", message(WORDS("drakerys", "Secret"))).preset(choice && choice->secret));
    chosen.units.clear();
    const std::vector<std::string> units = co_await ask.several(unitsToChoose(state, chosen));
    for (const std::string& unit : units)
        chosen.units.push_back(unitRefOf(unit));
    chosen.sceneries.clear();
    const std::vector<std::string> sceneries = co_await ask.several(sceneriesToChoose(state, chosen));
    for (const std::string& each : sceneries)
        chosen.sceneries.emplace_back(each);
    for (const table::Remark& remark : remarksOnChoice(state, chosen))
        ask.warn(remark.rule, chosen.secret ? notWhatIsAsked(mission) : remark.message);
    ask.tell(choiceMade(state, chosen));
    *state.find(player, mission) = std::move(chosen);
}

// A player shows what was chosen secretly for a mission.
Task<> reveal(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(playerThatReveals(state)));
    const MissionId mission(co_await ask.one(pickCardOf(state, player)));
    MissionState& card = *state.find(player, mission);
    card.secret = false;
    ask.tell(message(WORDS("drakerys", "%1 reveals the choice for %2"), toMessage(state, player),
                     toMessage(mission)));
    ask.tell(choiceMade(state, card));
}

} // namespace adjutant::drakerys
