#pragma once

#include "app/rules/rulenames.h"
#include "core/door/view.h"

#include <vector>

namespace adjutant {

/// How soon a rule may matter, soonest first.
enum class Moment {
    due,     ///< what is asked, or goes on, now
    acting,  ///< on the card of who is to act, or lies with it
    offered, ///< what can be done now
    phase,   ///< what the phase is called
    against, ///< on the cards of those that can be met
    goals    ///< what the match is played for
};

/// An entry that may matter now.
struct RuleForNow
{
    const ReferenceEntry* entry = nullptr;
    Moment moment = Moment::due;
};

/// The entries that can matter as a match stands, each once, those that matter soonest first. It is about the
/// piece that does something; between two activations, about those that may act. `open` are the forms of what
/// has to be done.
std::vector<RuleForNow> rulesForNow(const door::MatchView& view, const std::vector<door::Offer>& offers,
                                    const std::vector<door::Form>& open, const Reference& reference,
                                    const RuleNames& names);

} // namespace adjutant
