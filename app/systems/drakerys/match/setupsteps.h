#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "setuprows.h"

#include <QVariantList>

#include <array>

namespace adjutant {

/// How far a setup has come.
struct SetupProgress
{
    std::array<QString, 2> names;                ///< of the players
    QString first;                               ///< the First Player's name; empty: not settled
    const drakerys::MatchState* state = nullptr; ///< null: the match has not begun
};

/// The steps `players`, `first`, `battlefield`, `missions`, `objectives` and `deployment`, of SetupStep, each
/// with what is settled in it.
QVariantList setupSteps(const SetupProgress& progress);

} // namespace adjutant
