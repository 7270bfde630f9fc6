#include "app/export/print/paper.h"

namespace adjutant::print {

Paper::Paper(const QPagedPaintDevice& device, const FactionInk& ink)
    : m_dotsPerInch(device.logicalDpiX()), m_size(device.width(), device.height()), m_ink(ink)
{}

QFont Paper::font(Face face, qreal points) const
{
    // The first family that the machine has; then whatever of the kind it has.
    static const QStringList serif{QStringLiteral("Noto Serif"), QStringLiteral("Source Serif 4"),
                                   QStringLiteral("Georgia"), QStringLiteral("DejaVu Serif"),
                                   QStringLiteral("serif")};
    static const QStringList sans{QStringLiteral("Noto Sans"), QStringLiteral("Source Sans 3"),
                                  QStringLiteral("Open Sans"), QStringLiteral("DejaVu Sans"),
                                  QStringLiteral("sans-serif")};
    const bool serifFace = face == Face::serifBold || face == Face::serifItalic;
    QFont font(serifFace ? serif : sans);
    font.setStyleHint(serifFace ? QFont::Serif : QFont::SansSerif);
    font.setPixelSize(qMax(1, qRound(points * m_dotsPerInch / 72)));
    font.setBold(face == Face::serifBold || face == Face::sansBold);
    font.setItalic(face == Face::serifItalic || face == Face::sansItalic);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QRectF Paper::firstPage() const
{
    return QRectF(margin(), mm(13), m_size.width() - 2 * margin(), m_size.height() - mm(13) - mm(14));
}

QRectF Paper::laterPage() const
{
    return QRectF(margin(), mm(19), m_size.width() - 2 * margin(), m_size.height() - mm(19) - mm(14));
}

} // namespace adjutant::print
