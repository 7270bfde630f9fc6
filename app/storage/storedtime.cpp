#include "app/storage/storedtime.h"

#include <algorithm>

namespace adjutant {

namespace {

bool isAsStored(QStringView text)
{
    constexpr QStringView pattern(u"0000-00-00T00:00:00.000Z"); // zeros stand for digits
    return std::ranges::equal(text, pattern, [](QChar letter, QChar wanted) {
        return wanted == u'0' ? letter >= u'0' && letter <= u'9' : letter == wanted;
    });
}

QDateTime read(const QString& text)
{
    // As storedTime() writes it. QDateTime reads any ISO date, and slowly.
    const QStringView view(text);
    if (!isAsStored(view))
        return QDateTime::fromString(text, Qt::ISODateWithMs);
    const auto number = [&view](int at, int size) { return view.mid(at, size).toInt(); };
    return QDateTime(QDate(number(0, 4), number(5, 2), number(8, 2)),
                     QTime(number(11, 2), number(14, 2), number(17, 2), number(20, 3)), Qt::UTC);
}

} // namespace

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

QString storedTime(const QDateTime& time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QStringLiteral("");
}

QDateTime timeOfStored(const QString& text)
{
    const QDateTime time = read(text);
    return isOfOurYears(time) ? time : QDateTime();
}

} // namespace adjutant
