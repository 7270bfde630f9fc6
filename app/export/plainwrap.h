#pragma once

#include <QString>
#include <QStringView>

namespace adjutant {

/// The columns a text takes in a window of fixed-width letters: wide letters and emoji two, combining marks
/// none.
int columnsOf(QStringView text);

/// Where the lines of a plain text may end and where they begin.
struct PlainIndent
{
    QString first; ///< before the first line
    QString rest;  ///< before those it runs on to
};

/// Breaks a text at its spaces, and words that are too long anywhere, so that no line takes more than
/// `columns`. Line breaks in it stay. Each line ends in a line break; no text gives no line.
QString wrapped(const QString& text, int columns, const PlainIndent& indent = {});

} // namespace adjutant
