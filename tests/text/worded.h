#pragma once

#include <QString>

namespace adjutant::test {

/// Whether a text can be shown: it is not empty, and nothing was left to fill in.
inline bool isWorded(const QString& text)
{
    return !text.isEmpty() && !text.contains(QLatin1Char('%'));
}

} // namespace adjutant::test
