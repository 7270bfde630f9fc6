#include "app/systems/drakerys/text/characteristics.h"

#include <QCoreApplication>

namespace adjutant {

namespace {

struct RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};

} // namespace

QString toText(Characteristic characteristic)
{
    switch (characteristic) {
    case Characteristic::actions:
        return RuleWords::tr("Actions");
    case Characteristic::power:
        return RuleWords::tr("Power");
    case Characteristic::health:
        return RuleWords::tr("Health");
    case Characteristic::initiative:
        return RuleWords::tr("Initiative");
    case Characteristic::combat:
        return RuleWords::tr("Combat");
    case Characteristic::shooting:
        return RuleWords::tr("Shooting");
    case Characteristic::strength:
        return RuleWords::tr("Strength");
    case Characteristic::resistance:
        return RuleWords::tr("Resistance");
    case Characteristic::willpower:
        return RuleWords::tr("Willpower");
    case Characteristic::march:
        return RuleWords::tr("March");
    case Characteristic::charge:
        return RuleWords::tr("Charge");
    }
    return {};
}

} // namespace adjutant
