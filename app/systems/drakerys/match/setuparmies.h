#pragma once

#include "core/roster/roster.h"
#include "setuprows.h"

#include <QList>

#include <optional>

namespace adjutant {

/// Every army that can be brought to a match: the saved ones in their order, the ready lists, and each people
/// without a list.
QList<ArmyOffer> armyOffers();

/// The roster behind an offer; one without entries for a people without a list, none where the army is gone.
std::optional<Roster> rosterOfOffer(const QString& value);

/// Whether an offer is a people without a list.
bool isBare(const QString& value);

/// The limits that two armies were built for: the higher of each; 500 AP where neither has any.
Amounts limitsFor(const std::vector<Roster>& rosters);

/// The findings of an army against limits, in words; of an army without a list there are none.
QStringList findingsWithin(const Amounts& limits, const Roster& roster);

} // namespace adjutant
