#include "core/systems/drakerys/missions/mission.h"

#include <numbers>

namespace adjutant::drakerys {

namespace {

constexpr const char* idolsId = "idols-of-power";
constexpr double idolsApart = 30; // cm, along their diagonal
// Their clear distance at least where those are from middle to middle, laid by hand.
constexpr double idolsClear = idolsApart - 2 * Field::objectiveRadius - byHand;
constexpr double controlledBy = 5; // cm: Units so near or nearer

// Whoever has more Units at an idol than any enemy.
bool controls(const JudgedCard& card, const Point& idol)
{
    const auto near = [&idol](const PlayerState& player) {
        return std::ranges::count_if(player.units, [&idol](const UnitState& unit) {
            return !unit.removed() && unit.at &&
                   distanceFromLeader(*unit.at, idol, Field::objectiveRadius) <= controlledBy;
        });
    };
    const auto own = near(card.player);
    return std::ranges::all_of(card.enemies(), [&](const PlayerState* enemy) { return near(*enemy) < own; });
}

Judged idolsControlled(const JudgedCard& card)
{
    const auto idols = card.objectives();
    const auto isThere = [](const ObjectiveState* idol) { return idol->at.has_value(); };
    const auto stands = [](const UnitRef&, const UnitState& unit) { return !unit.removed() && unit.at; };
    if (std::ranges::none_of(idols, isThere) || unitsWhere(card.state, stands).empty())
        return std::nullopt;
    return static_cast<int>(std::ranges::count_if(
        idols, [&card](const ObjectiveState* idol) { return idol->at && controls(card, *idol->at); }));
}

// Whether both lie on one of the two diagonals, as near as a hand can place them.
bool areOnADiagonal(const Point& a, const Point& b)
{
    const auto along = [](const Point& at, int towards) {
        return std::abs((at.x - Field::middle) * towards - (at.y - Field::middle)) <= 2 * byHand;
    };
    return (along(a, 1) && along(b, 1)) || (along(a, -1) && along(b, -1));
}

std::vector<door::Remark> besideTheDiagonals(const MatchState& state, const ObjectiveState& idol)
{
    std::vector<door::Remark> remarks;
    const auto beside = std::ranges::find_if(state.objectives, [&idol](const ObjectiveState& other) {
        return other.mission == idol.mission && other.id != idol.id && other.at &&
               areOnADiagonal(*other.at, *other.at) && !areOnADiagonal(*idol.at, *other.at);
    });
    if (beside != state.objectives.end())
        warnIn(remarks, "apart", TR("%1 is not on the same diagonal as %2"), toMessage(idol),
               toMessage(*beside));
    else if (!areOnADiagonal(*idol.at, *idol.at))
        warnIn(remarks, "apart", TR("%1 is not on a diagonal of the battlefield"), toMessage(idol));
    return remarks;
}

// From token to token or from middle to middle: the rulebook doesn't say.
std::vector<door::Remark> beside30FromTheMiddle(const MatchState& state, const ObjectiveState& idol)
{
    std::vector<door::Remark> remarks;
    const double away = distanceBetween(*idol.at, {Field::middle, Field::middle});
    if (away > byHand &&
        (away < idolsApart - byHand || away > idolsApart + 2 * Field::objectiveRadius + byHand))
        warnIn(remarks, "apart", TR("%1 lies %2 cm from the middle; it must be there or %3 cm away"),
               toMessage(idol), asMeasured(away), idolsApart);
    std::ranges::move(besideTheDiagonals(state, idol), std::back_inserter(remarks));
    return remarks;
}

// The places on either diagonal, so far apart.
std::vector<std::vector<Point>> diagonals(double apart)
{
    constexpr Point middle{Field::middle, Field::middle};
    const double low = Field::middle - apart / std::numbers::sqrt2;
    const double high = Field::side - low;
    return {{middle, {low, low}, {high, high}}, {middle, {low, high}, {high, low}}};
}

// The diagonals with the places on them where the next Idol may lie.
void drawDiagonals(const MatchState& state, door::Ground& ground, std::vector<Message>&)
{
    ground.lines.push_back({{0, 0}, {Field::side, Field::side}});
    ground.lines.push_back({{0, Field::side}, {Field::side, 0}});
    std::vector<ObjectiveState> missing = missingObjectives(state);
    const auto next = std::ranges::find(missing, MissionId(idolsId), &ObjectiveState::mission);
    if (next == missing.end())
        return;
    const auto rows = effectOf(state, next->mission).objectives.rows();
    int number = 0;
    for (const Point& at : {rows[0][0], rows[0][1], rows[1][1], rows[1][2], rows[0][2]}) {
        door::Ground::Mark place{
            {}, TR("Idol position"), at, Field::objectiveRadius, "idol-place/" + std::to_string(++number)};
        place.flat = true;
        place.filled = false;
        next->at = place.at;
        if (remarksOnPlacing(state, *next).empty())
            ground.marks.insert(ground.marks.begin(), std::move(place));
    }
}

constexpr MissionCondition controlled[] = {
    {"idols-controlled", TR("Idols the player controls"), idolsControlled, 3, true},
};

} // namespace

Mission idolsOfPower()
{
    return {
        .id = idolsId,
        .name = TR("Idols of Power"),
        .token = {"idol", TR("Idol"), "field/idol"},
        .common =
            {.summary =
                 TR("Three idols stand along a diagonal: one in the middle, the others 30 cm away on either "
                    "side. Each idol you control at the end, with most Units within 5 cm, scores 1 VP."),
             .objectives = {.count = 3,
                            .placing = ObjectivePlacing::setup,
                            .picking = ObjectivePicking::nobody,
                            .apart = idolsClear,
                            .middlesApart = idolsApart,
                            .rule = TR("along a diagonal: one in the middle, the others %1 cm away"),
                            .distance = idolsApart,
                            .remarks = beside30FromTheMiddle,
                            .rows = [] { return diagonals(idolsApart); }},
             .conditions = controlled},
        .solo = {.summary = TR("Three idols stand along a diagonal, at least 30 cm apart. Each idol you "
                               "control at the end, with most Units within 5 cm, scores 1 VP."),
                 .objectives = {.count = 3,
                                .placing = ObjectivePlacing::setup,
                                .picking = ObjectivePicking::nobody,
                                .apart = idolsApart,
                                .rule = TR("along a diagonal, at least %1 cm apart"),
                                .distance = idolsApart,
                                .remarks = besideTheDiagonals,
                                .rows = [] { return diagonals(idolsApart + 2 * Field::objectiveRadius); }},
                 .conditions = controlled},
        .draw = drawDiagonals,
    };
}

} // namespace adjutant::drakerys
