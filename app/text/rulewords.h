#pragma once

#include "app/systems/drakerys/text/skillwords.h"
#include "core/catalogue/profile.h"
#include "core/catalogue/unit.h"

#include <QString>
#include <array>

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
QString nameOf(Characteristic characteristic);

/// The short label printed over its value: "Init".
QString labelOf(Characteristic characteristic);

/// A Type of Warriors: "Infantry".
QString nameOf(UnitType type);

/// All Types of a Unit on one line, the Hero first: "Hero, Infantry, Awakened [2]". Empty where the source
/// prints none.
QString typesOf(const Unit& unit);

/// One of the nine places of a profile as a card prints it.
struct PrintedValue
{
    QString label; ///< "Com/Sho"
    QString name;  ///< "Combat/Shooting"
    QString value; ///< "3/–"
};

/// The nine labels and names of a card with nothing in them, for a card that is filled in by hand.
std::array<PrintedValue, 9> emptyProfile();

/// The nine values of a card; Combat and Shooting share a place, and so do March and Charge (cm).
std::array<PrintedValue, 9> printedProfile(const Profile& profile);

} // namespace adjutant
