#include "tests/systems/drakerys/missions/judging.h"

#include <QtGlobal>

namespace adjutant::test {

using namespace drakerys;

MissionVerdict verdictOn(const MatchState& state, std::string_view player, std::string_view mission)
{
    for (const MissionVerdict& verdict : verdictsOf(state))
        if (verdict.player.text() == player && verdict.mission.text() == mission)
            return verdict;
    qFatal("no such card");
}

std::string pointsOf(const MatchState& state, std::string_view player, std::string_view mission)
{
    std::string words;
    for (const ConditionVerdict& each : verdictOn(state, player, mission).conditions) {
        words += (words.empty() ? "" : " ") + std::to_string(each.vp);
        if (each.source != VerdictSource::computed)
            words += each.source == VerdictSource::ticked ? "!" : "?";
    }
    return words;
}

MatchState withCommon(const std::string& mission)
{
    return after(readyMatch(), {"missions: {common: " + mission + "}", "deploy: {player: red, side: a}"});
}

MatchState withSolo(const std::string& mission)
{
    return after(readyMatch(),
                 {"missions: {solo: {red: " + mission + "}}", "deploy: {player: red, side: a}"});
}

std::string choosing(const std::string& player, const std::string& mission,
                     const std::vector<std::string>& units)
{
    std::string list;
    for (const std::string& unit : units)
        list += (list.empty() ? "" : ", ") + unit;
    return "choose: {player: " + player + ", mission: " + mission + ", units: [" + list + "], secret: false}";
}

std::string ticking(const std::string& player, const std::string& mission, const std::string& condition,
                    int count)
{
    return "tick: {player: " + player + ", mission: " + mission + ", condition: " + condition +
           ", count: " + std::to_string(count) + "}";
}

std::string standing(const std::string& unit, const std::string& at)
{
    return "stand: {unit: " + unit + ", at: [" + at + "]}";
}

std::string scattering(const std::string& unit)
{
    return "scatter: {unit: " + unit + "}";
}

std::string lying(const std::string& objective, const std::string& mission, const std::string& at,
                  const std::string& owner)
{
    return "objective: {id: " + objective + ", mission: " + mission +
           (at.empty() ? "" : ", at: [" + at + "]") + (owner.empty() ? "" : ", owner: " + owner) + "}";
}

std::string carried(const std::string& objective, const std::string& mission, const std::string& unit,
                    const std::string& owner)
{
    return "objective: {id: " + objective + ", carrier: " + unit + ", mission: " + mission +
           (owner.empty() ? "" : ", owner: " + owner) + "}";
}

} // namespace adjutant::test
