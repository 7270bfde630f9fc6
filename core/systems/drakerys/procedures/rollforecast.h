#pragma once

#include "core/systems/drakerys/odds/rollname.h"
#include "core/systems/gamesystem.h"

#include <optional>
#include <vector>

namespace adjutant::drakerys {

/// Chances of 0, 1, 2 … successes as the players were told them; what is left to 1 is more than the last.
using Forecast = std::vector<double>;

/// The question that gives a recorded forecast back as it was: `roll` and `chances`.
table::OddsQuery queryOf(RollName roll, const Forecast& forecast);

/// How it is answered.
Task<> askForecast(OddsQuestion& question, Ask& ask);

/// Asks which roll it is.
Pick pickRoll(table::Path path);

/// The roll that is called so by a script; it must be one.
RollName rollCalled(const std::string& word);

/// Asks for the chances, as many as there are; none where nothing was forecast. At most 200.
Task<Forecast> askChances(Ask& ask, table::Path path);

/// Whether dice can have shown so many successes, if the forecast is one.
bool isPossible(const Forecast& forecast, int successes);

/// The successes to expect. What a forecast leaves out counts one more than its last count.
double expectedOf(const Forecast& forecast);

} // namespace adjutant::drakerys
