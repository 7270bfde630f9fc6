#pragma once

#include "core/roster/listshape.h"
#include "core/table/answers.h"
#include "core/yaml/mapping.h"

namespace adjutant::yaml {

/// Reads the typed card of a game whose cards are typed, with everything that is wrong with it. `name` is
/// what it is called by where it says nothing of that; may be empty.
table::Answers readCard(const Node& node, const ListShape& shape, const std::string& name, FaultList& faults);

/// Reads the card of another kind. `known` are answers that stand beside it in the file, as its name.
table::Answers readCard(const Node& node, const CardKind& kind, const table::Answers& known,
                        FaultList& faults);

/// Reads the keys of a mapping that nobody asked for as what a game asks on top, with everything that is
/// wrong with them. Null: the game asks nothing, and they stay unknown.
table::Answers readExtras(Mapping& keys, Task<> (*extras)(Ask& ask), FaultList& faults);

} // namespace adjutant::yaml
