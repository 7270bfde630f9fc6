#pragma once

#include "app/export/factionink.h"

#include <QFont>
#include <QPagedPaintDevice>
#include <QRectF>

namespace adjutant::print {

/// The styles of letters on the sheet.
enum class Face { serifBold, serifItalic, sans, sansBold, sansItalic };

/// The sheet that is printed on: its measures in device units, its fonts and its inks.
class Paper
{
public:
    Paper(const QPagedPaintDevice& device, const FactionInk& ink);

    /// Millimetres in device units.
    qreal mm(qreal millimetres) const { return millimetres * m_dotsPerInch / 25.4; }

    /// A font of so many points. Its size is in device units, so that it measures the same everywhere.
    QFont font(Face face, qreal points) const;

    QSizeF size() const { return m_size; }
    QRectF firstPage() const; ///< what the flow may fill of the first page
    QRectF laterPage() const; ///< and of those that follow, under their running head

    qreal margin() const { return mm(12); } ///< left and right

    const FactionInk& ink() const { return m_ink; }
    QColor black() const { return QColor(0x1a1918); }
    QColor quiet() const { return QColor(0x5d5a55); } ///< labels and remarks
    QColor line() const { return QColor(0xc5c0b8); }  ///< frames
    QColor box() const { return QColor(0x6b6862); }   ///< outlines of boxes to tick
    QColor warning() const { return QColor(0xa13800); }

private:
    qreal m_dotsPerInch;
    QSizeF m_size;
    FactionInk m_ink;
};

} // namespace adjutant::print
