#pragma once

#include "core/match/session.h"

#include <string>

namespace adjutant::test {

// Everything that a viewer gets, as text: two equal ones are the same to whoever looks.

std::string viewText(const door::MatchView& view);
std::string offerText(const door::Offer& offer);
std::string formText(const door::Form& form);
std::string logText(const std::vector<LogLine>& log);
std::string valueText(const door::Value& value);

/// View, offers and log, and the form of what is open.
std::string sessionText(const Session& session, const door::Viewer& viewer);

} // namespace adjutant::test
