#include "core/systems/drakerys/procedures/tellchanges.h"

#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/missions/verdicts.h"
#include "core/systems/drakerys/odds/sideofunit.h"

#include <algorithm>
#include <utility>

namespace adjutant::drakerys {

namespace {

using door::Tone;

struct EventTelling
{
    const MatchState& state;
    Ask& ask;

    void operator()(const HeadquartersResolved& event) const
    {
        const Message player = toMessage(state, event.player);
        ask.tell(
            event.rested == 0
                ? message(WORDS("drakerys", "%1: Headquarters Phase %2 resolved"), player, event.phase)
                : counted(WORDS_N("drakerys",
                                  "%1: Headquarters Phase %2 resolved, one Stress removed from %n Unit(s)"),
                          event.rested, player, event.phase),
            Tone::quiet);
    }
    void operator()(const RoundEnded& event) const
    {
        ask.tell(Tone::quiet, WORDS("drakerys", "Round %1 ended"), event.round);
    }
    void operator()(const MatchFinished&) const
    {
        ask.tell(Tone::good, WORDS("drakerys", "The match is over"));
        for (MissionState card : state.missions)
            if (std::exchange(card.secret, false))
                ask.tell(choiceMade(state, card));
        for (const Message& each : finalScore(state))
            ask.tell(each, Tone::good);
    }
    void operator()(const WarriorsLost& event) const
    {
        ask.tell(counted(WORDS_N("drakerys", "%1: %n Warrior(s) lost"), event.warriors,
                         toMessage(state, event.unit)),
                 Tone::bad);
    }
    void operator()(const UnitRemoved& event) const
    {
        ask.tell(Tone::bad, WORDS("drakerys", "%1: off the table"), toMessage(state, event.unit));
    }
};

} // namespace

Message choiceMade(const MatchState& state, const MissionState& chosen)
{
    const Message player = toMessage(state, chooserOf(state, chosen));
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

std::vector<Message> finalScore(const MatchState& state)
{
    std::vector<Message> lines;
    const std::vector<MissionPoints> points = pointsByMission(state);
    for (const PlayerState& player : state.players) {
        std::vector<Message> parts;
        for (const MissionPoints& each : points)
            if (each.player == player.id && !each.mission.empty())
                parts.push_back(message(WORDS("drakerys", "%1 %2"), toMessage(each.mission), each.vp));
        const int vp = victoryPointsOf(state, player.id);
        lines.push_back(parts.empty() ? message(WORDS("drakerys", "%1: %2 VP"), toMessage(player), vp)
                                      : message(WORDS("drakerys", "%1: %2 VP (%3)"), toMessage(player), vp,
                                                inOrder(parts)));
    }
    return lines;
}

void tellChanges(Ask& ask, const Change& change)
{
    for (const Event& event : change.events)
        std::visit(EventTelling{change.state, ask}, event);
}

bool keptOffByArmour(Ask& ask, const MatchState& state, const UnitRef& unit, std::optional<Element> from)
{
    Side side;
    for (const OptionId& weapon : state.find(unit)->card->options)
        addWeapon(weapon, side);
    if (!side.isProofAgainst(from))
        return false;
    ask.tell(WORDS("drakerys", "%1 suffers no Injuries: Enchanted Armour"), toMessage(state, unit));
    return true;
}

void warnOf(Ask& ask, const std::vector<door::Remark>& remarks)
{
    for (const door::Remark& remark : remarks)
        ask.warn(remark.rule, remark.message);
}

void warnOfRest(Ask& ask, const std::vector<door::Remark>& remarks)
{
    for (const door::Remark& remark : remarks)
        if (std::ranges::find(ask.form().warnings, remark) == ask.form().warnings.end())
            ask.warn(remark.rule, remark.message);
}

} // namespace adjutant::drakerys
