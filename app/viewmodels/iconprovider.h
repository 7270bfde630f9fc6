#pragma once

#include "core/catalogue/catalogue.h"

#include <QQuickImageProvider>
#include <functional>

namespace adjutant {

/// Finds a faction by its id; null where nobody knows it.
using FindFaction = std::function<const Faction*(const QString& id)>;

/// Draws our icons in any colour: `image://icon/ui/home/ff8800` is icons/ui/home.svg in #ff8800. A faction,
/// `factions/` and its id, may name another of them; a PNG of its own is drawn as it is.
class IconProvider : public QQuickImageProvider
{
public:
    explicit IconProvider(FindFaction find = {}) : QQuickImageProvider(Image), m_find(std::move(find)) {}
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    QByteArray drawingOf(const QString& name) const;

    FindFaction m_find;
};

} // namespace adjutant
