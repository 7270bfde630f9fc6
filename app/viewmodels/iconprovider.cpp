#include "app/viewmodels/iconprovider.h"

#include "app/catalogues/emblemfile.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace adjutant {

// A faction without an emblem has the mark that all armies have.
QByteArray IconProvider::drawingOf(const QString& name) const
{
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
    return name.startsWith(QLatin1String("factions/")) ? drawingOf(QStringLiteral("ui/armies"))
                                                       : QByteArray();
}

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize)
{
    const QSize pixels = requestedSize.isEmpty() ? QSize(24, 24) : requestedSize;
    if (size)
        *size = pixels;
    const qsizetype slash = id.lastIndexOf(QLatin1Char('/'));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QString name = id.left(slash);
    const QString factions = QStringLiteral("factions/");
    const Faction* faction =
        m_find && name.startsWith(factions) ? m_find(name.mid(factions.size())) : nullptr;
    if (const QString own = faction ? emblemOf(*faction) : QString(); !own.isEmpty()) {
        if (const auto read = readEmblem(own)) {
            const QImage picture = read->scaled(pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
            painter.drawImage((pixels.width() - picture.width()) / 2,
                              (pixels.height() - picture.height()) / 2, picture);
            return image;
        }
    } else if (const QString glyph = faction ? glyphOf(*faction) : QString(); !glyph.isEmpty()) {
        name = glyph;
    }
    QByteArray drawing = drawingOf(name);
    if (drawing.isEmpty())
        return image;
    drawing.replace("currentColor", '#' + id.mid(slash + 1).toLatin1());
    QSvgRenderer renderer(drawing);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter);
    return image;
}

} // namespace adjutant
