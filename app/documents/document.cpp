#include "app/documents/document.h"

#include <QLocale>

namespace adjutant::document {

QString onLine(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(middleDot);
}

QString lastOf(const ChartLine& line)
{
    return QLocale().toString(line.points.isEmpty() ? 0 : line.points.last().y(), 'f', 0);
}

QString resultOf(const Document& document)
{
    QStringList parts{document.result};
    for (const Total& total : document.totals)
        parts.append(total.words);
    return onLine(parts);
}

} // namespace adjutant::document
