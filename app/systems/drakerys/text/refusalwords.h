#pragma once

#include "core/match/refusal.h"
#include "core/systems/drakerys/match/refusal.h"

#include <QString>

namespace adjutant {

/// Why a command can't be carried out, as a sentence.
QString inWords(const drakerys::MatchRefusal& refusal);

/// What a command seems to break, as a sentence; core's own of a rule that has none here.
QString inWords(const Warning& warning);

/// The entry of the reference that says the rule: `skill/heroic_action`. Empty where there is none.
QString ruleReference(drakerys::RefusalRule rule);

/// The same of a warning's rule.
QString ruleReference(std::string_view rule);

} // namespace adjutant
