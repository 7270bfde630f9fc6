#pragma once

#include "core/systems/gamesystem.h"

#include <QString>

#include <optional>

namespace adjutant {

/// A question of a game's odds as a code that any Adjutant reads.
QString oddsCodeOf(const GameSystem& game, const table::OddsQuery& query);

/// The question of a code; none where it is no code, or of another game, or asks what the game doesn't know.
std::optional<table::OddsQuery> oddsQueryOf(const QString& code, const GameSystem& game,
                                            const Catalogue& catalogue);

} // namespace adjutant
