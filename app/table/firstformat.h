#pragma once

#include "app/table/jsonkeys.h"
#include "app/table/tablerecord.h"

#include <string_view>

namespace adjutant {

/// The format of matches before games were played by their procedures. It is read, and never written.
inline constexpr std::string_view firstFormat = "adjutant-match/1";

/// How such a match begins: `{system, title, started, first, players: [{id, name, roster, cards}],
/// elementals}`. The cards of its Units become those of the entries, what can be invoked Start::extras. The
/// limits it names are those of its lists.
TableStart firstFormatStartOf(const JsonKeys& keys, JsonFault& fault);

} // namespace adjutant
