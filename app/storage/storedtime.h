#pragma once

#include <QDateTime>

namespace adjutant {

/// Matches and lists are of these years, the first and the last included: a time of any other is a slip, or
/// was made up.
inline constexpr int firstYear = 2000;
inline constexpr int lastYear = 2200;

/// Whether a time is one, and of these years, in UTC.
bool isOfOurYears(const QDateTime& time);

/// The time of these years that is nearest to a valid one.
QDateTime withinOurYears(const QDateTime& time);

} // namespace adjutant
