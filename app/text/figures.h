#pragma once

#include <QString>
#include <QStringList>

namespace adjutant {

/// A whole number as the reader's language writes it.
QString figure(int number);

/// A change as a number with its sign, the real minus among them: "+20", "−40".
QString signedFigure(int change);

/// Army Points: "160 AP".
QString apText(int ap);

/// Things one after another as the reader's language joins them: "6, 9 and 12".
QString joinedText(const QStringList& things);

} // namespace adjutant
