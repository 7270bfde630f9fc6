#include "app/viewmodels/iconprovider.h"

#include "app/catalogues/boundedpng.h"
#include "app/catalogues/emblemfile.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace adjutant {

IconProvider::IconProvider(EmblemPaths emblems) : QQuickImageProvider(Image), m_emblems(std::move(emblems)) {}

// A people without a picture has the mark that all armies have.
QByteArray IconProvider::drawingOf(const QString& name) const
{
    const QString folder = QStringLiteral("factions/");
    const bool isEmblem = name.startsWith(folder);
    if (const QString own = isEmblem && m_emblems ? m_emblems(name.mid(folder.size())) : QString();
        !own.isEmpty())
        if (auto picture = readEmblem(own))
            return *picture;
    // What a game is known by is among its data.
    const QString games = QStringLiteral("games/");
    const bool isOfGame = name.startsWith(games);
    QFile file(
        (isOfGame ? QStringLiteral(":/data/") + name.mid(games.size()) : QStringLiteral(":/icons/") + name) +
        QStringLiteral(".svg"));
    if (file.open(QIODevice::ReadOnly))
        return file.readAll();
    if (isOfGame && name.endsWith(QLatin1String("/emblem")))
        return drawingOf(QStringLiteral("ui/match"));
    return isEmblem ? drawingOf(QStringLiteral("ui/armies")) : QByteArray();
}

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize)
{
    const QSize pixels = requestedSize.isEmpty() ? QSize(24, 24) : requestedSize;
    const qsizetype slash = id.lastIndexOf(QLatin1Char('/'));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QByteArray drawing = drawingOf(id.left(slash));
    if (isPng(drawing)) {
        const QImage picture =
            QImage::fromData(drawing).scaled(pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        QPainter painter(&image);
        painter.drawImage((pixels.width() - picture.width()) / 2, (pixels.height() - picture.height()) / 2,
                          picture);
    } else if (!drawing.isEmpty()) {
        drawing.replace("currentColor", '#' + id.mid(slash + 1).toLatin1());
        QSvgRenderer renderer(drawing);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        QPainter painter(&image);
        renderer.render(&painter);
    }
    if (size)
        *size = pixels;
    return image;
}

} // namespace adjutant
