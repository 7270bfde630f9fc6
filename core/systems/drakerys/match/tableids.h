#pragma once

#include "core/match/player.h"

namespace adjutant {

using MissionId = Id<struct MissionKind>; ///< what victory points are counted for: `relics`
using StatusId = Id<struct StatusKind>;   ///< a token that lies beside a Unit: `no-charge`

} // namespace adjutant

namespace adjutant::drakerys {

using SourceId = Id<struct SourceKind>;       ///< a Vortex or Maelstrom of this battlefield: `north`
using ObjectiveId = Id<struct ObjectiveKind>; ///< an Objective token: `shard-1`
using SceneryId = Id<struct SceneryKind>;     ///< something that stands on this battlefield: `scenery-1`
using SpellId = Id<struct SpellKind>;         ///< a spell card: `mirage`

} // namespace adjutant::drakerys
