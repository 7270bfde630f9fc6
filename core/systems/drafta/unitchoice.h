#pragma once

#include "core/systems/drafta/draftastate.h"

namespace adjutant::drafta {

/// Why a unit can't be picked; none where it can.
using Obstacle = std::optional<table::Remark> (*)(const State& state, std::size_t unit);

/// Refuses where nothing is played yet (`not-active`), or any more (`finished`).
Task<> askWhetherPlayed(const State& state, Ask& ask);

/// The units as options, each closed where there is an obstacle.
std::vector<table::Option> unitOptions(const State& state, Obstacle obstacle);

/// Asks for one unit and gives its number; nobody's is `unknown-unit`.
Task<std::size_t> askUnit(const State& state, Ask& ask, table::Path path, Message label, Obstacle obstacle);

// Obstacles. A unit of the side whose turn it isn't is `not-active`; each of the others begins with that.
std::optional<table::Remark> notActive(const State& state, std::size_t unit);
std::optional<table::Remark> isDefeated(const State& state, std::size_t unit);
/// It is defeated or doesn't belong to the active side.
std::optional<table::Remark> cannotUse(const State& state, std::size_t unit);
/// It has made its attack of the turn, too.
std::optional<table::Remark> hasActed(const State& state, std::size_t unit);

} // namespace adjutant::drafta
