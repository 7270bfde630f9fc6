#pragma once

#include "core/match/pieces.h"
#include "core/systems/adventure/adventurestate.h"

namespace adjutant::adventure {

/// Refuses where the match is over (`finished`).
Task<> askUntilTheEnd(const State& state, Ask& ask);

/// Refuses where it is over, or another phase than that (`phase`).
Task<> askPhase(const State& state, Ask& ask, Phase phase);

/// "Tier 2, 3 of 12 hit points".
Message conditionText(const State& state, std::size_t who);

/// The enemies of one; its allies are refused, and those who are down come last.
PieceChoice enemiesOf(const State& state, std::size_t who);

/// Asks for a power or an item by its name; another word than those listed may be typed. Where none is listed
/// nothing waits for it.
Task<std::optional<std::string>> askNote(Ask& ask, table::Path path, Label label,
                                         std::vector<table::Option> notes, const char* rule);

/// What a card has of them, as options.
std::vector<table::Option> noteOptions(const std::vector<Card::Note>& notes);

/// It isn't next to move, or to act: `not-next`.
Objection notNext(const State& state, std::size_t who);

} // namespace adjutant::adventure
