#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/settingup.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

#include <algorithm>
#include <set>

namespace adjutant::drakerys {

namespace {

table::Remark onceOnly(const MissionId& card)
{
    return {"unknown-mission", message(WORDS("drakerys", "there is only one %1 card"), toMessage(card))};
}

// A card that was drawn already is closed where it is looked for; named all the same it is warned of.
Pick cardDrawn(table::Path path, Message label, bool common, std::vector<MissionId> drawn)
{
    const auto known = [common, drawn] {
        std::vector<table::Option> options;
        for (const Mission& mission : missions()) {
            const MissionId id{std::string(mission.id)};
            table::Option option = optionOf(id.text(), toMessage(id));
            option.detail = summaryOf(id, common);
            if (std::ranges::find(drawn, id) != drawn.end())
                closeFor(option, onceOnly(id));
            options.push_back(std::move(option));
        }
        return options;
    };
    return pickOrName(std::move(path), std::move(label), known)
        .ifLeftOut(message(WORDS("drakerys", "None drawn")));
}

Pick soloCardDrawn(const PlayerState& player, std::vector<MissionId> drawn)
{
    return cardDrawn("solo/" + player.id.text(),
                     message(WORDS("drakerys", "Solo mission of %1"), toMessage(player)), false,
                     std::move(drawn));
}

void warnOfCards(Ask& ask, const DealtCards& dealt)
{
    std::vector<MissionId> cards{dealt.common};
    for (const auto& solo : dealt.solo)
        cards.push_back(solo.second);
    std::erase(cards, MissionId());
    std::set<MissionId> different;
    for (const MissionId& card : cards) {
        if (!different.insert(card).second) {
            const table::Remark once = onceOnly(card);
            ask.warn(once.rule, once.message);
        } else if (!findMission(card))
            ask.warn("unknown-mission",
                     message(WORDS("drakerys", "the rulebook has no mission '%1'; track it yourselves"),
                             verbatim(card.text())));
    }
}

} // namespace

Message cardsDealt(const MatchState& state, const DealtCards& dealt)
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

void dealCards(MatchState& state, Ask& ask, const DealtCards& dealt)
{
    ask.tell(cardsDealt(state, dealt));
    state.missions.clear();
    if (!dealt.common.empty())
        for (const PlayerState& player : state.players)
            state.missions.push_back({dealt.common, player.id, true, {}, {}, false, {}});
    for (const auto& [player, mission] : dealt.solo)
        state.missions.push_back({mission, player, false, {}, {}, false, {}});
}

// The three mission cards: one common to both, one each (chapter "Selecting Missions").
Task<> missionCards(MatchState& state, Ask& ask)
{
    if (const Forbidden over = afterTheEnd(state))
        co_await ask.refuse(over->rule, over->message);
    if (!state.missions.empty())
        ask.putsRight();
    DealtCards dealt;
    std::vector<MissionId> drawn;
    if (const auto card = co_await ask.oneOrNone(
            cardDrawn("common", message(WORDS("drakerys", "Common mission")), true, drawn))) {
        dealt.common = MissionId(*card);
        drawn.push_back(dealt.common);
    }
    for (const PlayerState& player : state.players) {
        const auto card = co_await ask.oneOrNone(soloCardDrawn(player, drawn));
        if (card) {
            dealt.solo.emplace_back(player.id, MissionId(*card));
            drawn.emplace_back(*card);
        } else {
            ask.follows(message(WORDS("drakerys", "No solo mission for %1"), toMessage(player)));
        }
    }
    warnOfCards(ask, dealt);
    dealCards(state, ask, dealt);
}

} // namespace adjutant::drakerys
