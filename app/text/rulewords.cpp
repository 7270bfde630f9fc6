#include "app/text/rulewords.h"

#include "app/text/figures.h"

#include <QCoreApplication>
#include <QStringList>

namespace adjutant {

namespace {

struct Words
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
        return Words::tr("Actions");
    case Characteristic::power:
        return Words::tr("Power");
    case Characteristic::health:
        return Words::tr("Health");
    case Characteristic::initiative:
        return Words::tr("Initiative");
    case Characteristic::combat:
        return Words::tr("Combat");
    case Characteristic::shooting:
        return Words::tr("Shooting");
    case Characteristic::strength:
        return Words::tr("Strength");
    case Characteristic::resistance:
        return Words::tr("Resistance");
    case Characteristic::willpower:
        return Words::tr("Willpower");
    case Characteristic::march:
        return Words::tr("March");
    case Characteristic::charge:
        return Words::tr("Charge");
    }
    return {};
}

QString labelOf(Characteristic characteristic)
{
    switch (characteristic) {
    case Characteristic::actions:
        return Words::tr("Act", "Actions, short");
    case Characteristic::power:
        return Words::tr("Pow", "Power, short");
    case Characteristic::health:
        return Words::tr("Hea", "Health, short");
    case Characteristic::initiative:
        return Words::tr("Init", "Initiative, short");
    case Characteristic::combat:
        return Words::tr("Com", "Combat, short");
    case Characteristic::shooting:
        return Words::tr("Sho", "Shooting, short");
    case Characteristic::strength:
        return Words::tr("Str", "Strength, short");
    case Characteristic::resistance:
        return Words::tr("Res", "Resistance, short");
    case Characteristic::willpower:
        return Words::tr("Will", "Willpower, short");
    case Characteristic::march:
        return Words::tr("Mar", "March, short");
    case Characteristic::charge:
        return Words::tr("Cha", "Charge, short");
    }
    return {};
}

QString nameOf(UnitType type)
{
    switch (type) {
    case UnitType::infantry:
        return Words::tr("Infantry");
    case UnitType::monster:
        return Words::tr("Monster");
    case UnitType::beast:
        return Words::tr("Beast");
    case UnitType::hero:
        return Words::tr("Hero");
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
        types.append(Words::tr("Awakened [%1]").arg(figure(unit.awakened)));
    return types.join(Words::tr(", ", "between Types"));
}

QString nameOf(OverLimit::Budget budget)
{
    return budget == OverLimit::Budget::ap ? Words::tr("Army Points") : Words::tr("Rarity");
}

QString labelOf(OverLimit::Budget budget)
{
    return budget == OverLimit::Budget::ap ? Words::tr("AP", "Army Points, short") : Words::tr("Rarity");
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
