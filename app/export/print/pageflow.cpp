#include "app/export/print/pageflow.h"

namespace adjutant::print {

qreal Block::height() const
{
    qreal height = 0;
    for (const Part& part : parts)
        height += part.height;
    return height;
}

void Page::add(const Block& block, std::size_t first, std::size_t count)
{
    if (!isEmpty())
        m_y += block.gapBefore;
    qreal bottom = m_y;
    for (std::size_t i = first; i < first + count; ++i)
        bottom += block.parts[i].height;
    if (block.ground) {
        const QRectF area(m_area.left(), m_y, m_area.width(), bottom - m_y);
        m_paints.push_back([ground = block.ground, area](QPainter& painter) { ground(painter, area); });
    }
    for (std::size_t i = first; i < first + count; ++i) {
        const QPointF topLeft(m_area.left(), m_y);
        m_paints.push_back(
            [paint = block.parts[i].paint, topLeft](QPainter& painter) { paint(painter, topLeft); });
        m_y += block.parts[i].height;
    }
}

void Page::paint(QPainter& painter) const
{
    for (const auto& paint : m_paints)
        paint(painter);
}

std::vector<Page> brokenIntoPages(const std::vector<Block>& blocks, const Paper& paper)
{
    std::vector<Page> pages{Page(paper.firstPage())};
    const auto roomFor = [&pages](const Block& block) {
        return pages.back().room() - (pages.back().isEmpty() ? 0 : block.gapBefore);
    };
    const auto turn = [&] { pages.emplace_back(paper.laterPage()); };
    for (const Block& block : blocks) {
        if (block.height() <= roomFor(block)) {
            pages.back().add(block, 0, block.parts.size());
            continue;
        }
        if (block.height() <= paper.laterPage().height()) {
            turn();
            pages.back().add(block, 0, block.parts.size());
            continue;
        }
        // Taller than a page: as many parts on each page as it holds, and at least one.
        for (std::size_t first = 0; first < block.parts.size();) {
            qreal height = 0;
            std::size_t count = 0;
            while (first + count < block.parts.size() &&
                   height + block.parts[first + count].height <= roomFor(block))
                height += block.parts[first + count++].height;
            if (count == 0 && !pages.back().isEmpty()) {
                turn();
                continue;
            }
            pages.back().add(block, first, std::max<std::size_t>(count, 1));
            first += std::max<std::size_t>(count, 1);
        }
    }
    return pages;
}

} // namespace adjutant::print
