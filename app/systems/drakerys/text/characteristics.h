#pragma once

#include <QString>

namespace adjutant {

/// A value of a Warrior's card.
enum class Characteristic {
    actions,
    power,
    health,
    initiative,
    combat,
    shooting,
    strength,
    resistance,
    willpower,
    march,
    charge,
};

/// A characteristic's whole name: "Initiative".
QString toText(Characteristic characteristic);

} // namespace adjutant
