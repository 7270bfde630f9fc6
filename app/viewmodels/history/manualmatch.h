#pragma once

#include "app/table/tablerecord.h"

#include <QVariantMap>

namespace adjutant {

class Workspace;

/// The record of a match that was played without the app, from a form: `{title, date, players: [{name,
/// faction, army, armyId, vp}], first, rounds, minutes, missions: [id], notes}`. `armyId` names a saved army,
/// whose Units are kept with the match as they are now; `first` is the place of the player who began.
TableRecord manualRecord(const QVariantMap& form, Workspace& workspace);

} // namespace adjutant
