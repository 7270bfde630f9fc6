#include "app/matches/matchclock.h"

#include <chrono>
#include <ctime>

namespace adjutant {

namespace {

qint64 steadyMilliseconds()
{
#ifdef CLOCK_BOOTTIME
    // Linux stops its steady clock while the machine sleeps, as tablets do between two turns; not this one.
    timespec time{};
    if (clock_gettime(CLOCK_BOOTTIME, &time) == 0)
        return qint64{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
#endif
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace

MatchClock::MatchClock() : MatchClock(QDateTime::currentDateTimeUtc, steadyMilliseconds) {}

MatchClock::MatchClock(Wall wall, Steady steady) : m_wall(std::move(wall)), m_steady(std::move(steady))
{
    start();
}

void MatchClock::start(const QDateTime& notBefore)
{
    // A machine that has lost its clock starts it in 1970.
    m_anchor = withinOurYears(m_wall().toUTC());
    m_since = m_steady();
    follow(notBefore);
}

void MatchClock::follow(const QDateTime& notBefore)
{
    if (notBefore.isValid() && now() < notBefore)
        m_anchor = m_anchor.addMSecs(now().msecsTo(notBefore));
}

QDateTime withinOurYears(const QDateTime& time)
{
    static const QDateTime first(QDate(firstYear, 1, 1), QTime(0, 0), Qt::UTC);
    static const QDateTime last(QDate(lastYear, 12, 31), QTime(23, 59, 59, 999), Qt::UTC);
    return std::clamp(time, first, last);
}

} // namespace adjutant
