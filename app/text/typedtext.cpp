#include "app/text/typedtext.h"

#include "core/utf8.h"

#include <QCoreApplication>

namespace adjutant {

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
    while (static_cast<std::size_t>(kept.toUtf8().size()) > bytes)
        kept.chop(kept.size() > 1 && kept.back().isLowSurrogate() ? 2 : 1);
    return kept;
}

} // namespace adjutant
