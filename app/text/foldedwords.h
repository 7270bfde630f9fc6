#pragma once

#include <QString>
#include <QStringList>

namespace adjutant {

/// A text as searches compare it: without capitals and accents, its white space made single spaces.
QString folded(const QString& text);

/// The words of a folded text: letters and digits.
QStringList wordsOf(const QString& folded);

} // namespace adjutant
