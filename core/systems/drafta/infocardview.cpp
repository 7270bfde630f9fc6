#include "core/systems/drafta/infocard.h"

namespace adjutant::drafta {

namespace {

table::Stat stat(const char* id, Words label, int value)
{
    return {id, message(label), verbatim(std::to_string(value))};
}

Message abilityText(const std::string& ability)
{
    return ability == "no_vulnerabilities" ? message(WORDS("drafta", "No vulnerabilities"))
                                           : verbatim(ability);
}

} // namespace

Message toText(UnitClass unitClass)
{
    switch (unitClass) {
    case UnitClass::archer:
        return message(WORDS("drafta", "Archer"));
    case UnitClass::mage:
        return message(WORDS("drafta", "Mage"));
    case UnitClass::other:
        break;
    }
    return message(WORDS("drafta", "Other"));
}

table::CardView toView(const Card& card)
{
    table::CardView view;
    view.name = verbatim(card.name);
    if (card.unitClass != UnitClass::other)
        view.kind = toText(card.unitClass);
    view.stats.push_back(stat("hp", WORDS("drafta", "Hit points"), card.hp));
    if (card.movement)
        view.stats.push_back(stat("movement", WORDS("drafta", "Movement"), *card.movement));
    view.stats.push_back(stat("full", WORDS("drafta", "Full Damage"), card.full));
    view.stats.push_back(stat("partial", WORDS("drafta", "Partial Damage"), card.partial));
    if (!card.attackType.empty())
        view.stats.push_back(
            {"attack_type", message(WORDS("drafta", "Type of attack")), dataWord(card.attackType)});
    if (card.playerCharacter)
        view.chips.push_back(message(WORDS("drafta", "Player character")));
    if (card.air)
        view.chips.push_back(message(WORDS("drafta", "Air unit")));
    if (card.breaksTies)
        view.chips.push_back(message(WORDS("drafta", "Breaks ties")));
    for (const std::string& ability : card.abilities)
        view.chips.push_back(abilityText(ability));
    for (const auto& [type, factor] : card.vulnerable)
        view.lines.push_back(
            message(WORDS("drafta", "Vulnerable to %1: damage ×%2"), dataWord(type), factor));
    if (!card.talent.empty())
        view.lines.push_back(message(WORDS("drafta", "One-time talent: %1"), verbatim(card.talent)));
    return view;
}

Task<> typedCard(table::CardView& view, Ask& ask)
{
    const Card card = co_await askCard(ask, {});
    view = toView(card);
}

} // namespace adjutant::drafta
