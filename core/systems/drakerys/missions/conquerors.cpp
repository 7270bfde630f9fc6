#include "core/systems/drakerys/missions/mission.h"

// A conquest area has one flag at a time, the last one planted; a flag that was picked flutters nowhere.

namespace adjutant::drakerys {

namespace {

constexpr int areasAlong = 3;
constexpr double areaSide = Field::side / areasAlong;
constexpr const char* conquerorsId = "conquerors";

/// Column and row of a conquest area, 0 to 2.
using ConquestArea = std::pair<int, int>;

ConquestArea areaAt(const Point& at)
{
    const auto third = [](double along) {
        return std::clamp(static_cast<int>(along / areaSide), 0, areasAlong - 1);
    };
    return {third(at.x), third(at.y)};
}

// Flags of which nobody said where they are count as being in areas of their own.
Judged areasWithFlag(const JudgedCard& card)
{
    const auto flags = card.objectives();
    if (flags.empty())
        return std::nullopt;
    std::map<ConquestArea, PlayerId> planted;
    int elsewhere = 0;
    for (const ObjectiveState* flag : flags) {
        if (flag->carrier)
            continue;
        if (flag->at)
            planted[areaAt(*flag->at)] = flag->owner;
        else
            elsewhere += flag->owner == card.player.id;
    }
    const auto own =
        std::ranges::count_if(planted, [&card](const auto& area) { return area.second == card.player.id; });
    return std::min(static_cast<int>(own) + elsewhere, areasAlong * areasAlong);
}

bool plantsFlags(const MatchState& state, const UnitRef& ref)
{
    const MissionState* card = state.find(ref.player, MissionId(conquerorsId));
    return card && (card->units.empty() || findIn(card->units, ref));
}

PlaceOn whereToPlant(const MatchState& state, const UnitRef& unit)
{
    PlaceOn question = placeOnField(TR("Flag"));
    question.ifSkipped(TR("Not on the map"));
    const auto& leader = state.find(unit)->at;
    if (leader)
        question.preset(*leader).why(TR("in Contact with one of its Warriors"));
    else
        question.usuallyNone();
    return question;
}

Task<> plantFlag(MatchState& state, Ask& ask)
{
    const auto plants = [&state](const UnitRef& ref, const UnitState&) { return plantsFlags(state, ref); };
    const UnitRef unit = co_await ask.piece(unitToAct(state, ActionKind::special, nullptr, plants));
    const auto at = co_await ask.placeOrNone(whereToPlant(state, unit));
    ObjectiveState flag = newObjective(state.objectives, MissionId(conquerorsId), unit.player);
    flag.at = at;
    co_await announce(state, ask, unit, specialAction());
    if (!plantsFlags(state, unit))
        ask.warn("chosen", TR("%1 was not chosen to plant flags"), state.name(unit));
    if (const auto away = distanceFromLeader(state.find(unit)->at, flag.at, 0);
        isBeyond(away, touchOf(*state.find(unit))))
        ask.warn("contact", TR("that is %1 cm from the Leader: no Warrior is in Contact"), asMeasured(*away));
    makeSpecial(state, ask, unit,
                flag.at ? message(TR("plants a flag at %1"), toMessage(*flag.at)) : TR("plants a flag"));
    if (flag.at)
        std::erase_if(state.objectives, [&flag](const ObjectiveState& other) {
            return other.mission == flag.mission && !other.carrier && other.at &&
                   areaAt(*other.at) == areaAt(*flag.at);
        });
    state.objectives.push_back(std::move(flag));
}

// Whose flag was planted last: only flags conquer, however many Units stand there.
const PlayerState* holderOf(const MatchState& state, const ConquestArea& area)
{
    const PlayerState* holder = nullptr;
    for (const ObjectiveState& flag : state.objectives)
        if (flag.mission.text() == conquerorsId && !flag.carrier && flag.at && areaAt(*flag.at) == area)
            holder = state.find(flag.owner);
    return holder;
}

void drawConquestAreas(const MatchState& state, door::Ground& ground, std::vector<Message>& spoken)
{
    for (int row = 0; row < areasAlong; ++row)
        for (int column = 0; column < areasAlong; ++column) {
            door::Ground::Area area;
            area.lowest = {column * areaSide, row * areaSide};
            area.highest = {area.lowest.x + areaSide, area.lowest.y + areaSide};
            if (const PlayerState* holder = holderOf(state, {column, row})) {
                area.side = holder->id;
                area.label = toMessage(*holder);
                spoken.push_back(message(TR("Conquest area %1-%2: %3"), column + 1, row + 1, area.label));
            }
            ground.areas.push_back(std::move(area));
        }
}

constexpr MissionCondition conquest[] = {
    {"flags", TR("Conquest areas with the player’s flag, 1 VP for every 3"), areasWithFlag, 3, true, 3},
};

} // namespace

Mission conquerors()
{
    return {
        .id = conquerorsId,
        .name = TR("Conquerors"),
        .token = {"flag", TR("Flag"), "field/flag"},
        .common = {.summary =
                       TR("The battlefield has nine conquest areas. After the Deployment, choose three Units "
                          "that can plant flags in them (Special Action, 1 TS). A new flag replaces the old "
                          "one. At the end, every three areas with your flag score 1 VP."),
                   .choice = {.ownUnits = 3},
                   .objectives = {.placing = ObjectivePlacing::planted, .picking = ObjectivePicking::nobody},
                   .conditions = conquest},
        .solo = {.summary = TR("The battlefield has nine conquest areas. After the Deployment, choose three "
                               "Units that can plant flags in them (Special Action, 1 TS). The enemy can "
                               "pick up the flags. At the end, every three areas with your flag score 1 VP."),
                 .choice = {.ownUnits = 3},
                 .objectives = {.placing = ObjectivePlacing::planted,
                                .picking = ObjectivePicking::ownersEnemy},
                 .conditions = conquest},
        .actions = {missionProcedure("plant_flag", TR("Plant a flag"), plantFlag)},
        .draw = drawConquestAreas,
    };
}

} // namespace adjutant::drakerys
