#pragma once

#include "core/systems/drakerys/match/command.h"

#include <QString>
#include <functional>

namespace adjutant {

/// What the players and Units of one table are called.
struct TableNames
{
    std::function<QString(const PlayerId&)> player;
    std::function<QString(const UnitRef&)> unit;
};

/// A mission card: "Moon Shards"; the id where the rulebook has no such card.
QString missionName(const MissionId& mission);

/// What a token beside a Unit means: "Characteristics −1", "Engaged"; the id of a token we don't know.
QString statusName(const StatusId& status);

/// An Action: "Combined Charge".
QString actionName(drakerys::ActionKind kind);

/// An order of Leadership: "Forward!".
QString orderName(drakerys::LeaderOrder order);

/// A prayer of Divination: "Mercy!".
QString prayerName(drakerys::Prayer prayer);

/// "Deployment Area A".
QString sideName(drakerys::DeploymentSide side);

/// Words for an id that nothing but the id names: "Heavy crossbow" for `heavy-crossbow`.
QString wordsOfId(std::string_view id);

} // namespace adjutant
