#pragma once

#include "core/catalogue/catalogue.h"
#include "core/systems/drakerys/odds/scenario.h"

#include <QString>

#include <optional>

namespace adjutant {

/// A setup as a code that pastes: `ADJODDS1:` and letters that no messenger changes.
QString oddsCodeOf(const drakerys::Fight& fight);
QString oddsCodeOf(const drakerys::Shooting& shooting);

/// The setup of a code, validated like any file; none where it is no code of ours or says what is not
/// allowed.
std::optional<drakerys::Scenario> scenarioOf(const QString& code, const Catalogue& catalogue);

} // namespace adjutant
