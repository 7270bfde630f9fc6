#pragma once

#include "core/match/session.h"

#include <string>

namespace adjutant::test {

// Everything that a viewer gets, as text: two equal ones are the same to whoever looks.

std::string viewText(const table::TableView& view);
std::string offerText(const table::Offer& offer);
std::string formText(const table::Form& form);
std::string logText(const std::vector<LogLine>& log);
std::string valueText(const table::Value& value);

/// View, offers and log, and the form of what is open.
std::string sessionText(const Session& session, const table::Viewer& viewer);

} // namespace adjutant::test
