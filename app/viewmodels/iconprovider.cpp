#include "app/viewmodels/iconprovider.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace adjutant {

IconProvider::IconProvider() : QQuickImageProvider(Image) {}

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize)
{
    const QSize pixels = requestedSize.isEmpty() ? QSize(24, 24) : requestedSize;
    const qsizetype slash = id.lastIndexOf(QLatin1Char('/'));
    QFile file(QStringLiteral(":/icons/") + id.left(slash) + QStringLiteral(".svg"));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (file.open(QIODevice::ReadOnly)) {
        QByteArray drawing = file.readAll();
        drawing.replace("currentColor", '#' + id.mid(slash + 1).toLatin1());
        QSvgRenderer renderer(drawing);
        QPainter painter(&image);
        renderer.render(&painter);
    }
    if (size)
        *size = pixels;
    return image;
}

} // namespace adjutant
