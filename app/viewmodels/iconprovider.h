#pragma once

#include <QQuickImageProvider>

namespace adjutant {

/// Draws our icons in any colour: `image://icon/ui/home/ff8800` is icons/ui/home.svg in #ff8800.
class IconProvider : public QQuickImageProvider
{
public:
    IconProvider();
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

} // namespace adjutant
