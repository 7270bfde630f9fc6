#pragma once

#include "app/export/factionink.h"
#include "app/export/qrpicture.h"

#include <QTextObjectInterface>

namespace adjutant {

/// Paints the pictures of a sheet for paper as lines, sharp at any size: "square 5" and "round 8" are boxes
/// to tick, "bar 92 within" a budget's, "crown" a leader's, "line" one to write on, "qr" the army's code.
class PrintedPictures : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    PrintedPictures(const FactionInk& ink, const QrPicture& qr) : m_ink(ink), m_qr(qr) {}

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& area, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    FactionInk m_ink;
    QrPicture m_qr;
};

} // namespace adjutant
