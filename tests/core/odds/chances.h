#pragma once

#include "core/odds/distribution.h"

#include <QByteArray>

namespace adjutant::test {

/// Empty where two chances agree to 1e-13, else both.
inline QByteArray difference(double actual, double expected)
{
    if (std::abs(actual - expected) <= 1e-13)
        return {};
    return QByteArray::number(actual, 'g', 17) + " is not " + QByteArray::number(expected, 'g', 17);
}

/// The same for the first chances of a distribution; a missing one is 0.
inline QByteArray difference(const odds::Distribution& actual, const std::vector<double>& expected)
{
    for (std::size_t k = 0; k < expected.size(); ++k) {
        const QByteArray text = difference(k < actual.size() ? actual[k] : 0, expected[k]);
        if (!text.isEmpty())
            return "at " + QByteArray::number(static_cast<int>(k)) + ": " + text;
    }
    return {};
}

using Chances = std::vector<double>;

} // namespace adjutant::test

/// Fails the test where a chance, or the first chances of a distribution, are not what they should be.
#define COMPARE_CHANCES(actual, ...)                                                                         \
    do {                                                                                                     \
        const QByteArray differing = adjutant::test::difference(actual, __VA_ARGS__);                        \
        QVERIFY2(differing.isEmpty(), differing.constData());                                                \
    } while (false)
