#include "core/systems/drakerys/missions/objectivereview.h"

#include "core/systems/drakerys/battlefield/areas.h"
#include "core/systems/drakerys/battlefield/placing.h"
#include "core/systems/drakerys/match/contact.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/missions/dealt.h"

#include <algorithm>
#include <cmath>

namespace adjutant::drakerys {

namespace {

constexpr double rounding = 1e-6; ///< cm that nobody can measure
constexpr double byHand = 0.5;    ///< cm by which a token may miss a place it is to lie on

double inTenths(double centimetres)
{
    return std::round(centimetres * 10) / 10;
}

table::Remark tooNear(const Message& what, double clear, const Message& to, double least)
{
    return {"apart", message(WORDS("drakerys", "%1 lies %2 cm from %3; it must be at least %4 cm"), what,
                             inTenths(clear), to, least)};
}

double clearBetween(const Point& a, const Point& b)
{
    return std::max(0.0, distanceBetween(a, b) - 2 * Field::objectiveRadius);
}

/// Collects what is odd about the place of one Objective token.
class PlaceReview
{
public:
    PlaceReview(const MatchState& state, const ObjectiveState& objective)
        : m_state(state), m_id(objective.id), m_at(*objective.at), m_mission(objective.mission),
          m_owner(objective.owner)
    {
        const auto known = std::ranges::find(state.objectives, m_id, &ObjectiveState::id);
        const bool begun =
            std::ranges::any_of(state.players, [](const PlayerState& player) { return player.progress > 0; });
        if (known != state.objectives.end() && begun) // dropped, or moved by a rule
            return;
        const MissionObjectives objectives = objectivesOfMission();
        if (objectives.placing == ObjectivePlacing::planted ||
            objectives.placing == ObjectivePlacing::carried || objectives.placing == ObjectivePlacing::hidden)
            return;
        if (superimposed())
            return;
        reviewClearance(objectives);
        reviewMission(objectives);
    }

    std::vector<table::Remark> warnings;

private:
    Message name() const { return toMessage(ObjectiveState{m_id, {}, {}, m_mission, {}}); }

    MissionObjectives objectivesOfMission() const
    {
        const Mission* mission = findMission(m_mission);
        return mission ? effectOf(m_state, *mission).objectives : MissionObjectives();
    }

    template <class Visit> void forOthers(Visit visit) const
    {
        for (const ObjectiveState& other : m_state.objectives)
            if (other.id != m_id && other.at && !other.carrier)
                visit(other);
    }

    // One for which there is no room is superimposed on a source or another Objective.
    bool superimposed() const
    {
        bool on =
            std::ranges::any_of(m_state.sources, [this](const SourceState& each) { return each.at == m_at; });
        forOthers([&](const ObjectiveState& other) { on = on || other.at == m_at; });
        return on;
    }

    void reviewClearance(const MissionObjectives& objectives)
    {
        const auto clear = clearance(m_state, m_at, Field::objectiveRadius, m_id.text());
        if (clear && *clear < Field::apart - rounding)
            warnings.push_back(tooNear(
                name(), *clear, message(WORDS("drakerys", "a Scenery, Vortex or Maelstrom")), Field::apart));
        const bool keepApart = objectives.placing == ObjectivePlacing::apart ||
                               objectives.placing == ObjectivePlacing::diagonalApart;
        // A few say it all: of hundreds in one heap each would be told of with each.
        constexpr std::size_t most = 8;
        forOthers([&](const ObjectiveState& other) {
            if (warnings.size() >= most)
                return;
            const double least = keepApart && other.mission == m_mission ? objectives.distance : Field::apart;
            const double between = clearBetween(*other.at, m_at);
            if (between < least - rounding)
                warnings.push_back(tooNear(name(), between, toMessage(other), least));
        });
    }

    void reviewMission(const MissionObjectives& objectives)
    {
        switch (objectives.placing) {
        case ObjectivePlacing::diagonalApart:
            reviewDiagonal();
            break;
        case ObjectivePlacing::diagonalFromMiddle:
            reviewAroundMiddle(objectives.distance);
            reviewDiagonal();
            break;
        case ObjectivePlacing::beyondMiddleLine:
            reviewBeyondMiddle(objectives.distance);
            break;
        case ObjectivePlacing::outsideDeployment:
            reviewCage(objectives.distance);
            break;
        default:
            break;
        }
    }

    void reviewDiagonal()
    {
        const double x = std::abs(m_at.x - Field::middle);
        const double y = std::abs(m_at.y - Field::middle);
        if (std::abs(x - y) > 2 * byHand)
            warnings.push_back(
                {"apart", message(WORDS("drakerys", "%1 is not on a diagonal of the battlefield"), name())});
    }

    // From token to token or from middle to middle: the rulebook doesn't say.
    void reviewAroundMiddle(double distance)
    {
        const double away = distanceBetween(m_at, {Field::middle, Field::middle});
        if (away > byHand &&
            (away < distance - byHand || away > distance + 2 * Field::objectiveRadius + byHand))
            warnings.push_back(
                {"apart",
                 message(WORDS("drakerys", "%1 lies %2 cm from the middle; it must be there or %3 cm away"),
                         name(), inTenths(away), distance)});
    }

    // Its middle or its edge is so far from the line.
    void reviewBeyondMiddle(double distance)
    {
        const PlayerState* owner = m_state.find(m_owner);
        if (!owner || !owner->side)
            return;
        const double beyond =
            oppositeOf(*owner->side) == DeploymentSide::a ? Field::middle - m_at.y : m_at.y - Field::middle;
        if (beyond < distance - byHand || beyond > distance + Field::objectiveRadius + byHand)
            warnings.push_back(
                {"apart",
                 message(
                     WORDS("drakerys", "%1 must lie %2 cm beyond the middle line, on the side of %3’s enemy"),
                     name(), distance, toMessage(m_state, m_owner))});
    }

    // The enemy of who holds the card places the cages, away from the enemy's own area and Units.
    void reviewCage(double distance)
    {
        const auto holder = std::ranges::find(m_state.missions, m_mission, &MissionState::mission);
        if (holder == m_state.missions.end())
            return;
        for (const PlayerState& player : m_state.players) {
            if (player.id == holder->player)
                continue;
            if (player.side && liesInArea(m_at, *player.side))
                warnings.push_back(
                    {"apart", message(WORDS("drakerys", "%1 lies in the Deployment Area of %2"), name(),
                                      toMessage(player))});
            for (const UnitState& unit : player.units) {
                const double clear =
                    unit.at ? distanceBetween(*unit.at, m_at) - Field::objectiveRadius : distance + 1;
                if (!unit.removed() && clear <= distance)
                    warnings.push_back(tooNear(name(), std::max(0.0, clear), verbatim(unit.name), distance));
            }
        }
    }

    const MatchState& m_state;
    ObjectiveId m_id;
    Point m_at;
    MissionId m_mission;
    PlayerId m_owner;
};

// Who may not pick the Objectives of their mission.
std::vector<table::Remark> remarksOnPicking(const MatchState& state, const ObjectiveState& picked)
{
    const Mission* mission = findMission(picked.mission);
    if (!mission)
        return {};
    const PlayerId& owner = picked.owner;
    const PlayerId& picker = picked.carrier->player;
    const auto warning = [&](Words words) {
        return std::vector<table::Remark>{
            {"pick", message(words, toMessage(picked.mission), toMessage(picked),
                             toMessage(state, *picked.carrier))}};
    };
    switch (effectOf(state, *mission).objectives.picking) {
    case ObjectivePicking::nobody:
        return warning(WORDS("drakerys", "%1: no one can pick up the %2, not even %3"));
    case ObjectivePicking::owner:
        return owner.empty() || owner == picker
                   ? std::vector<table::Remark>()
                   : warning(WORDS("drakerys", "%1: only its owner’s Units can pick up the %2, not %3"));
    case ObjectivePicking::ownersEnemy:
        return owner.empty() || owner != picker
                   ? std::vector<table::Remark>()
                   : warning(WORDS("drakerys", "%1: only its owner’s enemy can pick up the %2, not %3"));
    case ObjectivePicking::everybody:
        break;
    }
    return {};
}

std::vector<table::Remark> remarksOnCarrier(const MatchState& state, const ObjectiveState& picked)
{
    std::vector<table::Remark> remarks;
    const UnitState& unit = *state.find(*picked.carrier);
    if (!unit.card->infantry && unit.card->profile)
        remarks.push_back(
            {"infantry", message(WORDS("drakerys", "%1 is not Infantry"), verbatim(unit.name))});
    if (isEngaged(state, *picked.carrier))
        remarks.push_back({"engaged", message(WORDS("drakerys", "%1 is Engaged"), verbatim(unit.name))});
    std::ranges::move(remarksOnPicking(state, picked), std::back_inserter(remarks));
    return remarks;
}

} // namespace

std::vector<table::Remark> remarksOnPlacing(const MatchState& state, const SceneryState& scenery)
{
    const auto clear = clearance(state, scenery.at, scenery.radius, scenery.id.text());
    if (!clear || *clear >= Field::apart - rounding)
        return {};
    return {tooNear(toMessage(scenery.id), *clear,
                    message(WORDS("drakerys", "another Scenery, Vortex or Maelstrom")), Field::apart)};
}

std::vector<table::Remark> remarksOnPlacing(const MatchState& state, const ObjectiveState& objective)
{
    if (objective.carrier)
        return remarksOnCarrier(state, objective);
    return objective.at ? PlaceReview(state, objective).warnings : std::vector<table::Remark>();
}

} // namespace adjutant::drakerys
