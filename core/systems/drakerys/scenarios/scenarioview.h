#pragma once

#include "core/systems/drakerys/scenarios/scenarioforms.h"
#include "core/table/odds.h"

namespace adjutant::drakerys {

/// What the odds say to a scenario, for people. Skills that they leave out go by the given names, in the
/// order of notModelled().
table::OddsView viewOf(const Scenario& scenario, const SideNames& names,
                       const std::vector<Message>& notModelledNames);

/// The same as a forecast of what is on the table; none where it would take too much work.
std::optional<table::Forecast> forecastOf(Scenario scenario, SideNames names);

} // namespace adjutant::drakerys
