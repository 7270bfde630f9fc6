#pragma once

#include "core/door/odds.h"
#include "core/systems/drakerys/odds/scenario.h"
#include "core/systems/drakerys/scenarios/scenarioforms.h"

namespace adjutant::drakerys {

/// What the odds say to a scenario, for people, with the figures as the contract of the command line names
/// them. Skills that they leave out go by the given names, in the
/// order of notModelled().
door::OddsView viewOf(const Scenario& scenario, const SideNames& names,
                      const std::vector<Message>& notModelledNames);

/// The same as a forecast of what is on the table; none where it would take too much work.
std::optional<door::Forecast> forecastOf(Scenario scenario, SideNames names);

} // namespace adjutant::drakerys
