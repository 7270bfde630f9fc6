#include "app/text/rulewords.h"

#include "app/text/figures.h"

#include <QCoreApplication>
#include <QStringList>

namespace adjutant {

namespace {

struct RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};

// Two values in one place, as the card prints them.
QString shared(const QString& first, const QString& second)
{
    return first + QLatin1Char('/') + second;
}

} // namespace

QString nameOf(Characteristic characteristic)
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

QString labelOf(Characteristic characteristic)
{
    switch (characteristic) {
    case Characteristic::actions:
        return RuleWords::tr("Act", "Actions, short");
    case Characteristic::power:
        return RuleWords::tr("Pow", "Power, short");
    case Characteristic::health:
        return RuleWords::tr("Hea", "Health, short");
    case Characteristic::initiative:
        return RuleWords::tr("Init", "Initiative, short");
    case Characteristic::combat:
        return RuleWords::tr("Com", "Combat, short");
    case Characteristic::shooting:
        return RuleWords::tr("Sho", "Shooting, short");
    case Characteristic::strength:
        return RuleWords::tr("Str", "Strength, short");
    case Characteristic::resistance:
        return RuleWords::tr("Res", "Resistance, short");
    case Characteristic::willpower:
        return RuleWords::tr("Will", "Willpower, short");
    case Characteristic::march:
        return RuleWords::tr("Mar", "March, short");
    case Characteristic::charge:
        return RuleWords::tr("Cha", "Charge, short");
    }
    return {};
}

QString nameOf(UnitType type)
{
    switch (type) {
    case UnitType::infantry:
        return RuleWords::tr("Infantry");
    case UnitType::monster:
        return RuleWords::tr("Monster");
    case UnitType::beast:
        return RuleWords::tr("Beast");
    case UnitType::hero:
        return RuleWords::tr("Hero");
    }
    return {};
}

QString typesOf(const Unit& unit)
{
    QStringList types;
    for (const UnitType type : unit.types) {
        if (type == UnitType::hero)
            types.prepend(nameOf(type));
        else
            types.append(nameOf(type));
    }
    if (unit.awakened > 0)
        types.append(RuleWords::tr("Awakened [%1]").arg(figure(unit.awakened)));
    return types.join(RuleWords::tr(", ", "between Types"));
}

std::array<PrintedValue, 9> emptyProfile()
{
    using enum Characteristic;
    const auto alone = [](Characteristic it) { return PrintedValue{labelOf(it), nameOf(it), {}}; };
    const auto both = [](Characteristic first, Characteristic second) {
        return PrintedValue{
            shared(labelOf(first), labelOf(second)), shared(nameOf(first), nameOf(second)), {}};
    };
    return {alone(actions),  alone(power),      alone(health),    alone(initiative),  both(combat, shooting),
            alone(strength), alone(resistance), alone(willpower), both(march, charge)};
}

std::array<PrintedValue, 9> printedProfile(const Profile& profile)
{
    const QString shooting = profile.shooting ? figure(*profile.shooting) : QStringLiteral("–");
    const std::array values{figure(profile.actions),
                            figure(profile.power),
                            figure(profile.health),
                            figure(profile.initiative),
                            shared(figure(profile.combat), shooting),
                            figure(profile.strength),
                            figure(profile.resistance),
                            figure(profile.willpower),
                            shared(figure(profile.march), figure(profile.charge))};
    std::array<PrintedValue, 9> printed = emptyProfile();
    for (std::size_t i = 0; i < printed.size(); ++i)
        printed[i].value = values[i];
    return printed;
}

} // namespace adjutant
