#pragma once

#include "core/match/player.h"
#include "core/systems/drakerys/battlefield/deviation.h"
#include "core/systems/drakerys/battlefield/field.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace adjutant::drakerys {

using SceneryId = Id<struct SceneryKind>; ///< something that stands on this battlefield: `scenery-1`

// What the players settle before the first Game Phase (chapter "Start playing"), in any order: nothing of it
// is needed for the first activation.

/// The First Player, by 1D10 each; possible as long as no token has moved.
struct NameFirst
{
    PlayerId player;
    bool operator==(const NameFirst&) const = default;
};

/// A Scenery is placed, or taken away.
struct PlaceScenery
{
    SceneryId scenery;
    Point at;
    double radius = 5;        ///< cm, of the circle it stands in
    bool obstruction = false; ///< nothing goes through it, no line of sight either
    bool gone = false;
    bool operator==(const PlaceScenery&) const = default;
};

/// A player deploys in an area; the other player of two has the other one then.
struct Deploy
{
    PlayerId player;
    DeploymentSide side = DeploymentSide::a;
    bool operator==(const Deploy&) const = default;
};

/// Where the Leader of a Unit stands, as far as the players tell; none: nobody says.
struct StandAt
{
    UnitRef unit;
    std::optional<Point> at;
    bool operator==(const StandAt&) const = default;
};

/// The three mission cards: one common to both, one each. What is empty was not drawn. Cards that were dealt
/// before lose what was chosen and ticked for them.
struct DealMissions
{
    MissionId common;
    std::vector<std::pair<PlayerId, MissionId>> solo;
    bool operator==(const DealMissions&) const = default;
};

/// What a player chooses for a mission: Units, own or the enemy's, or Sceneries that hide a relic.
struct ChooseFor
{
    PlayerId player;
    MissionId mission;
    std::vector<UnitRef> units;
    std::vector<SceneryId> sceneries;
    bool secret = false; ///< covered on a shared screen until it is revealed
    bool operator==(const ChooseFor&) const = default;
};

/// A player shows what was chosen secretly for a mission.
struct Reveal
{
    PlayerId player;
    MissionId mission;
    bool operator==(const Reveal&) const = default;
};

} // namespace adjutant::drakerys
