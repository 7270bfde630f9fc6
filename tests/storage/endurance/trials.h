#pragma once

#include <QString>

#include <cstdint>

namespace adjutant::test {

/// Kills this program `count` times at random moments of all kinds of work, and looks after each whether all
/// is there that it had said was kept. `program`: the path of this program. 0, or 1 where something was lost.
int kills(int count, std::uint32_t seed, const QString& program);

/// What a killed program does: works until it is killed, and says on stdout what is kept.
int untilKilled(const QString& folder, int kind, const QString& mark);

/// Damages a database with lists and matches `count` times. Each step whose page is untouched has to be found
/// by opening it, and each loss has to be told.
int damages(int count, std::uint32_t seed);

/// Cuts the power `count` times at random moments: what was written since the last sync to the disk is there
/// or not, or half of it. What was said to be kept has to be there.
int powerLosses(int count, std::uint32_t seed);

} // namespace adjutant::test
