#pragma once

#include "core/systems/adventure/adventurestate.h"

namespace adjutant::adventure {

/// Why somebody can't be picked; none where it can.
using Obstacle = std::optional<table::Remark> (*)(const State& state, std::size_t who);

/// Refuses where the match is over (`finished`).
Task<> askUntilTheEnd(const State& state, Ask& ask);

/// Refuses where it is over, or another phase than that (`phase`).
Task<> askPhase(const State& state, Ask& ask, Phase phase);

/// All combatants as options, each closed where there is an obstacle.
std::vector<table::Option> combatantOptions(const State& state, Obstacle obstacle);

/// The enemies of one.
std::vector<table::Option> enemyOptions(const State& state, std::size_t of);

/// Asks for one and gives its number; nobody's is `unknown-unit`.
Task<std::size_t> askWho(const State& state, Ask& ask, table::Path path, Message label, Obstacle obstacle);

/// Asks for a power or an item by its name; another word than those of the card may be typed.
Task<std::optional<std::string>> askNote(Ask& ask, table::Path path, Message label,
                                         std::vector<table::Option> notes, const char* rule);

/// What a card has of them, as options.
std::vector<table::Option> noteOptions(const std::vector<Card::Note>& notes);

// Obstacles.
std::optional<table::Remark> noObstacle(const State& state, std::size_t who);
/// It isn't next to move, or to act: `not-next`.
std::optional<table::Remark> notNext(const State& state, std::size_t who);

} // namespace adjutant::adventure
