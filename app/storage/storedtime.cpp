#include "app/storage/storedtime.h"

#include <algorithm>

namespace adjutant {

bool isOfOurYears(const QDateTime& time)
{
    const int year = time.isValid() ? time.toUTC().date().year() : 0;
    return year >= firstYear && year <= lastYear;
}

QDateTime withinOurYears(const QDateTime& time)
{
    static const QDateTime first(QDate(firstYear, 1, 1), QTime(0, 0), Qt::UTC);
    static const QDateTime last(QDate(lastYear, 12, 31), QTime(23, 59, 59, 999), Qt::UTC);
    return std::clamp(time, first, last);
}

} // namespace adjutant
