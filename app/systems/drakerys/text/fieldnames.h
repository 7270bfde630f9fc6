#pragma once

#include "core/systems/drakerys/match/matchstate.h"

#include <QString>

namespace adjutant {

/// A Vortex or Maelstrom, with the number of its id where that has one: "Air Vortex", "Fire Vortex 2",
/// "Maelstrom".
QString nameOf(const drakerys::SourceState& source);

/// A Scenery: "Scenery 1"; the words of an id that players chose themselves.
QString nameOf(const drakerys::SceneryId& scenery);

/// An Objective token, by the mission it belongs to: "Moon shard 1", "Flag 2"; without one the words of its
/// id.
QString nameOf(const drakerys::ObjectiveState& objective);

/// A place on the battlefield, in cm to a tenth: "30, 45.5 cm".
QString centimetresInWords(const drakerys::Point& at);

} // namespace adjutant
