#include "app/text/figures.h"

#include "core/text.h"

#include <QLocale>

namespace adjutant {

QString figure(int number)
{
    return number < 0 ? signedFigure(number) : QLocale().toString(number);
}

QString signedFigure(int change)
{
    const QString amount = QLocale().toString(qAbs(qint64{change}));
    return (change < 0 ? QChar(0x2212) : QLatin1Char('+')) + amount;
}

QString apText(int ap)
{
    return TextWords::tr("%1 AP").arg(figure(ap));
}

QString joinedText(const QStringList& things)
{
    if (things.size() < 2)
        return things.join(QString());
    //: the last two of a list: "6, 9" and "12"
    return TextWords::tr("%1 and %2")
        .arg(things.mid(0, things.size() - 1).join(TextWords::tr(", ", "between things")), things.last());
}

QString typedText(const QString& typed)
{
    return QString::fromStdString(withoutInvisible(typed.toStdString()));
}

QString dataWordOf(const QString& typed)
{
    return QCoreApplication::translate(namesOfData, typed.trimmed().toUtf8().constData());
}

QString cutTo(std::size_t bytes, const QString& text)
{
    QString kept = text.left(static_cast<qsizetype>(bytes));
    const auto isCutInTwo = [&kept] { return !kept.isEmpty() && kept.back().isHighSurrogate(); };
    while (isCutInTwo() || static_cast<std::size_t>(kept.toUtf8().size()) > bytes)
        kept.chop(kept.size() > 1 && kept.back().isLowSurrogate() ? 2 : 1);
    return kept;
}

} // namespace adjutant
