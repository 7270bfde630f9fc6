#include "app/viewmodels/clipboard.h"

#include <QClipboard>
#include <QGuiApplication>

namespace adjutant {

void Clipboard::copy(const QString& text) const
{
    QGuiApplication::clipboard()->setText(text);
}

QString Clipboard::text() const
{
    return QGuiApplication::clipboard()->text();
}

QString Clipboard::marked() const
{
    return QGuiApplication::clipboard()->text(QClipboard::Selection);
}

} // namespace adjutant
