#pragma once

#include <QQuickImageProvider>
#include <functional>

namespace adjutant {

/// Gives the path of a picture that a faction has of its own; empty where it has none.
using EmblemPaths = std::function<QString(const QString& faction)>;

/// Draws our icons in any colour: `image://icon/ui/home/ff8800` is icons/ui/home.svg in #ff8800. A faction's
/// own picture, `factions/` and its id, is a file: an SVG is drawn in the colour too, a PNG as it is.
class IconProvider : public QQuickImageProvider
{
public:
    explicit IconProvider(EmblemPaths emblems = {});
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    QByteArray drawingOf(const QString& name) const;

    EmblemPaths m_emblems;
};

} // namespace adjutant
