#pragma once

#include <QDateTime>

#include <functional>

namespace adjutant {

/// Matches are of these years, the first and the last included: a time of any other is a slip, or
/// was made up.
inline constexpr int firstYear = 2000;
inline constexpr int lastYear = 2200;

/// The time of these years that is nearest to a valid one.
QDateTime withinOurYears(const QDateTime& time);

/// Whether a time is one, and of these years, in UTC.
inline bool isOfOurYears(const QDateTime& time)
{
    return time.isValid() && withinOurYears(time) == time;
}

/// The time of a match's steps. The clock on the wall is read once, when the match is opened, and carried on
/// by one that nobody can set: whoever sets theirs while they play, or puts it to summer time, changes
/// neither the order of the steps nor how long the match took.
class MatchClock
{
public:
    using Wall = std::function<QDateTime()>;
    using Steady = std::function<qint64()>; ///< milliseconds since any moment; they never go back

    MatchClock();
    MatchClock(Wall wall, Steady steady);

    /// Reads the wall's clock. What was done before, even by a clock that was ahead, is not later than now.
    void start(const QDateTime& notBefore = {});
    /// What was done in the match is not later than now.
    void follow(const QDateTime& notBefore);

    /// UTC, and of the years that matches may be of.
    QDateTime now() const { return withinOurYears(m_anchor.addMSecs(m_steady() - m_since)); }

private:
    Wall m_wall;
    Steady m_steady;
    QDateTime m_anchor;
    qint64 m_since = 0; ///< what the steady clock showed then
};

} // namespace adjutant
