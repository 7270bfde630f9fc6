#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

door::Remark onceOnly(const MissionId& card)
{
    return {"unknown-mission", message(WORDS("drakerys", "there is only one %1 card"), toMessage(card))};
}

// Scripts and records may have none in the place of one; whoever reads the form draws all. A card that was
// drawn already is closed where it is looked for; named all the same it is warned of.
Task<MissionId> askDrawn(Ask& ask, door::Path path, Message label, bool common, std::vector<MissionId> drawn)
{
    const auto known = [common, drawn] {
        return mapped(missions(), [&](const Mission& mission) {
            const MissionId id{std::string(mission.id)};
            door::Option option = optionOf(id);
            option.detail = summaryOf(id, common);
            if (findIn(drawn, id))
                closeFor(option, onceOnly(id));
            return option;
        });
    };
    const bool mayLack = ask.isScript() || ask.isGiven(path);
    Pick question = pickOrName(std::move(path), std::move(label), known);
    std::optional<std::string> card;
    if (mayLack)
        card = co_await ask.oneOrNone(question.ifSkipped(WORDS("drakerys", "None drawn")));
    else
        card = co_await ask.one(std::move(question));
    co_return MissionId(card.value_or(std::string()));
}

void warnOfCards(Ask& ask, const DealtCards& dealt)
{
    std::vector<MissionId> cards{dealt.common};
    for (const auto& solo : dealt.solo)
        cards.push_back(solo.second);
    std::erase(cards, MissionId());
    std::set<MissionId> different;
    for (const MissionId& card : cards)
        if (!different.insert(card).second)
            warnOf(ask, {onceOnly(card)});
        else if (!findMission(card))
            ask.warn("unknown-mission",
                     WORDS("drakerys", "the rulebook has no mission '%1'; track it yourselves"),
                     verbatim(card.text()));
}

} // namespace

// Victory points for a mission; a correction takes some away, never below none in all.
Task<> score(MatchState& state, Ask& ask)
{
    PlayerState& player = *state.find(PlayerId(co_await ask.one(pickPlayer(state))));
    const MissionId mission((co_await ask.oneOrNone(pickMission("mission", WORDS("drakerys", "Mission"))
                                                        .ifSkipped(WORDS("drakerys", "Not for a mission"))
                                                        .usuallyNone()))
                                .value_or(std::string()));
    const int vp = co_await ask.number(NumberOf("vp", WORDS("drakerys", "Victory points"), -100, 100));
    if (!mission.empty() && !findMission(mission))
        ask.warn("unknown-mission", WORDS("drakerys", "the rulebook has no mission '%1'; counted anyway"),
                 verbatim(mission.text()));
    ask.report(mission.empty() ? message(WORDS("drakerys", "%1: %2 VP"), toMessage(player), vp)
                               : message(WORDS("drakerys", "%1: %2 VP for %3"), toMessage(player), vp,
                                         toMessage(mission)));
    const int change = std::max(vp, -player.vp());
    const auto known = std::ranges::find(player.scores, mission, &std::pair<MissionId, int>::first);
    if (known != player.scores.end())
        known->second += change;
    else
        player.scores.emplace_back(mission, change);
}

// Whether a condition of a mission is fulfilled, or how often; 0: not.
Task<> tick(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickPlayer(state)));
    std::vector<door::Option> held;
    for (const MissionState& each : state.missions)
        if (each.player == player && !findIn(held, each.mission.text(), &door::Option::id))
            held.push_back(optionOf(each.mission));
    const MissionId mission(
        co_await ask.one(Pick("mission", WORDS("drakerys", "Mission"), held).unknownIs("unknown-mission")));
    MissionState& card = *state.find(player, mission);
    const Mission* const printed = findMission(mission);
    std::span<const MissionCondition> conditions;
    if (printed)
        conditions = printed->effect(card.common).conditions;
    const auto known = [conditions] {
        return mapped(conditions, [](const MissionCondition& each) {
            return optionOf(std::string(each.id), each.label);
        });
    };
    const std::string condition =
        co_await ask.one(pickOrName("condition", WORDS("drakerys", "Condition"), known));
    const int count = co_await ask.number(NumberOf("count", WORDS("drakerys", "How many"), 0, 100).preset(1));
    if (printed && !findIn(conditions, condition, &MissionCondition::id))
        ask.warn("unknown-condition", WORDS("drakerys", "%1 has no condition '%2', only: %3"),
                 toMessage(mission), verbatim(condition),
                 listed(mapped(conditions,
                               [](const MissionCondition& each) { return verbatim(std::string(each.id)); })));
    const Message how = count == 0   ? WORDS("drakerys", "no longer")
                        : count == 1 ? WORDS("drakerys", "yes")
                                     : message(WORDS("drakerys", "%1 times"), count);
    ask.report(WORDS("drakerys", "%1, %2: %3: %4"), toMessage(state, player), toMessage(mission),
               conditionLabel(mission, condition), how);
    setTick(card, condition, count);
}

Message cardsDealt(const MatchState& state, const DealtCards& dealt)
{
    std::vector<Message> solo;
    for (const auto& [player, mission] : dealt.solo)
        solo.push_back(message(WORDS("drakerys", "%1 %2"), toMessage(state, player), toMessage(mission)));
    if (dealt.common.empty())
        return solo.empty() ? WORDS("drakerys", "No missions")
                            : message(WORDS("drakerys", "Missions: %1"), listed(solo));
    const Message common = toMessage(dealt.common);
    return solo.empty() ? message(WORDS("drakerys", "Missions: %1"), common)
                        : message(WORDS("drakerys", "Missions: %1; %2"), common, listed(solo));
}

void dealCards(MatchState& state, Ask& ask, const DealtCards& dealt)
{
    ask.report(cardsDealt(state, dealt));
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
    co_await ask.refuseFor(afterTheEnd(state));
    ask.putsRight(!state.missions.empty());
    if (hasBegun(state) && !ask.isScript())
        ask.warn("chosen", WORDS("drakerys", "missions are chosen before the first activation"));
    if (ask.isGiven("common"))
        ask.passOver("drawn");
    else if (const auto faces = co_await ask.diceOrNone(
                 cardsToDraw(state, "drawn").ifSkipped(WORDS("drakerys", "Choose the cards")))) {
        dealCards(state, ask, cardsDrawn(state, *faces));
        co_return;
    }
    DealtCards dealt;
    const std::vector<MissionId> none;
    dealt.common = co_await askDrawn(ask, "common", WORDS("drakerys", "Common mission"), true, none);
    std::vector<MissionId> drawn{dealt.common};
    for (const PlayerId& id : inTurn(state)) {
        const PlayerState& player = *state.find(id);
        const Message label = message(WORDS("drakerys", "Solo mission of %1"), toMessage(player));
        const MissionId card = co_await askDrawn(ask, "solo/" + id.text(), label, false, drawn);
        if (card.empty()) {
            ask.follows(WORDS("drakerys", "No solo mission for %1"), toMessage(player));
            continue;
        }
        dealt.solo.emplace_back(id, card);
        drawn.push_back(card);
    }
    std::ranges::sort(dealt.solo, {}, [&state](const auto& each) { return state.find(each.first); });
    warnOfCards(ask, dealt);
    dealCards(state, ask, dealt);
}

} // namespace adjutant::drakerys
