#include "app/systems/drakerys/text/matchnames.h"

#include <QCoreApplication>
#include <array>

namespace adjutant {

namespace {

struct StatusText
{
    std::string_view status;
    const char* words;
};

// The tokens as the rulebook prints them; what has no token there says what it does.
constexpr std::array<StatusText, 34> statusTexts{{
    {"berserk", QT_TRANSLATE_NOOP("StatusNames", "Berserk")},
    {"burning-scenery", QT_TRANSLATE_NOOP("StatusNames", "Burning Scenery")},
    {"characteristics-minus-1", QT_TRANSLATE_NOOP("StatusNames", "Characteristics −1")},
    {"charge-minus-5-initiative-minus-1", QT_TRANSLATE_NOOP("StatusNames", "Charge −5 cm, Initiative −1")},
    {"charge-plus-5", QT_TRANSLATE_NOOP("StatusNames", "Charge +5 cm")},
    {"control", QT_TRANSLATE_NOOP("StatusNames", "Control")},
    {"engaged", QT_TRANSLATE_NOOP("StatusNames", "Engaged")},
    {"free", QT_TRANSLATE_NOOP("StatusNames", "Free")},
    {"holy-fury", QT_TRANSLATE_NOOP("StatusNames", "Holy Fury: Berserker")},
    {"initiative-plus-2", QT_TRANSLATE_NOOP("StatusNames", "Initiative +2")},
    {"march-charge-minus-1", QT_TRANSLATE_NOOP("StatusNames", "March/Charge −1 cm")},
    {"march-charge-minus-2", QT_TRANSLATE_NOOP("StatusNames", "March/Charge −2 cm")},
    {"march-charge-penalty", QT_TRANSLATE_NOOP("StatusNames", "March/Charge penalty")},
    {"march-charge-penalty-x2", QT_TRANSLATE_NOOP("StatusNames", "March/Charge penalty ×2")},
    {"march-charge-plus-5", QT_TRANSLATE_NOOP("StatusNames", "March/Charge +5 cm")},
    {"march-charge-plus-5-dreadful", QT_TRANSLATE_NOOP("StatusNames", "March/Charge +5 cm, Dreadful")},
    {"march-plus-10", QT_TRANSLATE_NOOP("StatusNames", "March +10 cm")},
    {"march-plus-5", QT_TRANSLATE_NOOP("StatusNames", "March +5 cm")},
    {"minus-1-action", QT_TRANSLATE_NOOP("StatusNames", "Actions −1")},
    {"natures-way-plus-1", QT_TRANSLATE_NOOP("StatusNames", "Nature’s Way +1")},
    {"no-activation", QT_TRANSLATE_NOOP("StatusNames", "No Activation")},
    {"no-charge", QT_TRANSLATE_NOOP("StatusNames", "No Charge")},
    {"no-charge-attack-or-shot", QT_TRANSLATE_NOOP("StatusNames", "No Charge, Attack or Shot")},
    {"no-more-skill", QT_TRANSLATE_NOOP("StatusNames", "No more skill")},
    {"only-one-action", QT_TRANSLATE_NOOP("StatusNames", "Only one Action")},
    {"plus-1-action", QT_TRANSLATE_NOOP("StatusNames", "Actions +1")},
    {"plus-2d10", QT_TRANSLATE_NOOP("StatusNames", "+2D10")},
    {"rain", QT_TRANSLATE_NOOP("StatusNames", "Rain")},
    {"shooting-reroll", QT_TRANSLATE_NOOP("StatusNames", "Shooting reroll")},
    {"they-shall-not-pass", QT_TRANSLATE_NOOP("StatusNames", "They shall not pass!")},
    {"violent-blow", QT_TRANSLATE_NOOP("StatusNames", "Violent Blow")},
    {"willpower", QT_TRANSLATE_NOOP("StatusNames", "Willpower")},
    {"willpower-minus-1", QT_TRANSLATE_NOOP("StatusNames", "Willpower −1")},
    {"zephyr", QT_TRANSLATE_NOOP("StatusNames", "Zephyr: Actions +1")},
}};

} // namespace

QString statusName(const StatusId& status)
{
    for (const StatusText& each : statusTexts)
        if (each.status == status.text())
            return QCoreApplication::translate("StatusNames", each.words);
    return QString::fromStdString(status.text());
}

} // namespace adjutant
