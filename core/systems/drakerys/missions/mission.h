#pragma once

#include "core/systems/drakerys/match/tableids.h"

#include <span>
#include <string_view>

namespace adjutant::drakerys {

/// What is chosen at the end of the Deployment: so many of each.
struct MissionChoice
{
    int ownHeroes = 0;
    int enemyHeroes = 0;
    int ownUnits = 0;     ///< of any kind
    int ownInfantry = 0;  ///< Infantry Units
    int sceneries = 0;    ///< not all in the same half of the battlefield
    bool byEnemy = false; ///< the enemy chooses for the player who holds the card
    bool secret = false;

    int units() const { return ownHeroes + enemyHeroes + ownUnits + ownInfantry; }
    bool nothing() const { return units() + sceneries == 0; }
};

/// How the Objectives of a mission come to the battlefield.
enum class ObjectivePlacing {
    none,
    apart,              ///< so many cm apart from one another
    diagonalFromMiddle, ///< along a diagonal: one in the middle, the others so many cm away on both sides
    diagonalApart,      ///< along a diagonal, at least so many cm apart
    beyondMiddleLine,   ///< so many cm from the middle line, on the side of the owner's enemy
    outsideDeployment,  ///< by the enemy, outside the enemy's Deployment Area and more than so many cm away
                        ///< from the enemy's Units
    planted,            ///< during the game, in Contact with a Warrior
    carried,            ///< by a Unit from the beginning
    hidden              ///< in Sceneries, until they are found
};

/// Who may pick the Objectives of a mission.
enum class ObjectivePicking { nobody, everybody, owner, ownersEnemy };

/// The Objectives of a mission.
struct MissionObjectives
{
    int count = 0; ///< 0: none, or as many as are planted; of those carried: one for each player
    ObjectivePlacing placing = ObjectivePlacing::none;
    double distance = 0; ///< cm, as the placing says
    ObjectivePicking picking = ObjectivePicking::everybody;
};

/// Who says whether a condition is fulfilled.
enum class Judging {
    computed, ///< the state of the match where it knows enough; what the players tick goes before it
    ticked    ///< the players only
};

/// A condition that brings victory points at the end of the game.
struct MissionCondition
{
    std::string_view id; ///< `own-hero-alive`
    int most = 1;        ///< VP that it can bring
    Judging judging = Judging::ticked;
    bool counts = false; ///< a tick tells how many; else yes (1) or no (0)
    int each = 1;        ///< so many of what is counted bring 1 VP
};

/// A Special Action that a mission brings.
struct MissionAction
{
    std::string_view id; ///< `plant-flag`
    int ts = 1;
};

/// One of the two effects of a mission card.
struct MissionEffect
{
    MissionChoice choice;
    MissionObjectives objectives;
    std::span<const MissionCondition> conditions;
    std::span<const MissionAction> actions; ///< with the picking of Objectives where there are any to pick

    /// Null where the effect has no such condition.
    const MissionCondition* find(std::string_view condition) const;
};

/// A mission card (chapter "List of the Missions").
struct Mission
{
    std::string_view id; ///< `epic-fight`
    std::string_view name;
    MissionEffect common; ///< where it is the mission of both players
    MissionEffect solo;

    const MissionEffect& effect(bool isCommon) const { return isCommon ? common : solo; }
};

/// The nine missions in the rulebook's order.
std::span<const Mission> missions();

/// Null where the rulebook has no such mission.
const Mission* findMission(const MissionId& id);

} // namespace adjutant::drakerys
