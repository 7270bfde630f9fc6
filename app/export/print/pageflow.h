#pragma once

#include "app/export/print/paper.h"

#include <QPainter>
#include <functional>
#include <vector>

namespace adjutant::print {

/// Something that is never broken: its height and how it is painted at its top left corner.
struct Part
{
    qreal height = 0;
    std::function<void(QPainter&, QPointF)> paint;
};

/// Parts that belong together, such as a Unit's card. They stay on one page where they fit on one.
struct Block
{
    std::vector<Part> parts;
    qreal gapBefore = 0; ///< to the block above it on the same page

    /// Painted below the parts that come together on a page; may be empty.
    std::function<void(QPainter&, const QRectF&)> ground;

    qreal height() const;
};

/// What one page shows.
class Page
{
public:
    explicit Page(const QRectF& area) : m_area(area), m_y(area.top()) {}

    qreal room() const { return m_area.bottom() - m_y; }
    qreal height() const { return m_area.height(); }
    bool isEmpty() const { return m_paints.empty(); }

    /// Puts some parts of a block below what is there.
    void add(const Block& block, std::size_t first, std::size_t count);

    void paint(QPainter& painter) const;

private:
    QRectF m_area;
    qreal m_y;
    std::vector<std::function<void(QPainter&)>> m_paints;
};

/// Lays the blocks out one below the other: a block that fits on a page goes whole onto the first one with
/// room for it, one that doesn't is broken between its parts. Gives at least one page.
std::vector<Page> brokenIntoPages(const std::vector<Block>& blocks, const Paper& paper);

} // namespace adjutant::print
