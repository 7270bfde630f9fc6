#pragma once

#include "core/systems/skirmish/skirmishstate.h"

namespace adjutant::skirmish {

/// Why a model can't be picked, or what speaks against it; none where nothing does.
struct Objection
{
    table::Standing standing = table::Standing::open;
    table::Remark remark{};
};
using Judge = Objection (*)(const State& state, std::size_t model);

/// Refuses where the match is over.
Task<> untilTheEnd(const State& state, Ask& ask);

/// The models as options, as they are judged.
std::vector<table::Option> modelOptions(const State& state, Judge judge);

/// Asks for one model and gives its number; nobody's is `unknown-unit`.
Task<std::size_t> askModel(const State& state, Ask& ask, table::Path path, Message label, Judge judge);

// Judgements.
Objection anybody(const State& state, std::size_t model);
/// Closed where it has used its ability of the round; warned where it is dying.
Objection mayActivate(const State& state, std::size_t model);

/// "2 of 3 wounds; prone".
Message conditionText(const State& state, std::size_t model);

/// A condition as people call it.
Message conditionName(const std::string& id);

} // namespace adjutant::skirmish
