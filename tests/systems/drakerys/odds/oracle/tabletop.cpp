#include "tests/systems/drakerys/odds/oracle/tabletop.h"

namespace adjutant::oracle {

int Tabletop::d10()
{
    // 18 decimal digits of a random number below 18·10^18 are 18 fair dice.
    constexpr std::uint64_t eighteenDigits = 1'000'000'000'000'000'000U;
    if (m_digitsLeft == 0) {
        do
            m_digits = m_random();
        while (m_digits >= 18 * eighteenDigits);
        m_digits %= eighteenDigits;
        m_digitsLeft = 18;
    }
    const int digit = static_cast<int>(m_digits % 10);
    m_digits /= 10;
    --m_digitsLeft;
    return digit + 1;
}

Shown Tabletop::roll(const Roll& roll)
{
    const auto succeeds = [&roll](int face) {
        if (face == 10)
            return roll.criticals != Criticals::Fail;
        return face >= roll.threshold;
    };

    m_faces.clear();
    for (int i = 0; i < roll.dice; ++i)
        m_faces.push_back(d10());

    int rerolls = roll.rerolls;
    for (int& face : m_faces) {
        if (rerolls > 0 && !succeeds(face)) {
            face = d10();
            --rerolls;
        }
    }

    if (roll.criticals == Criticals::Explode) {
        for (std::size_t i = 0; i < m_faces.size(); ++i) { // the list grows while we go along it
            if (m_faces[i] == 10)
                m_faces.push_back(d10());
        }
    }

    Shown shown;
    for (const int face : m_faces) {
        shown.successes += succeeds(face) ? 1 : 0;
        shown.tens += face == 10 ? 1 : 0;
        shown.ones += face == 1 ? 1 : 0;
    }
    return shown;
}

Tabletop::Saving Tabletop::safeguard(int injuries, bool guardInCohesion)
{
    Saving saving;
    for (int i = 0; i < injuries; ++i) {
        const int face = d10();
        if (face == 10)
            continue;
        if (face >= 6 && guardInCohesion)
            ++saving.passed;
        else
            ++saving.suffered;
    }
    return saving;
}

} // namespace adjutant::oracle
