#include "core/systems/skirmish/ability.h"

namespace adjutant::skirmish {

Message diceText(int dice, int sides)
{
    return message(WORDS("skirmish", "%1D%2"), dice, sides);
}

Message allocationText(int least, std::optional<int> most, bool all)
{
    if (all)
        return message(WORDS("skirmish", "all dice"));
    if (!most)
        return message(WORDS("skirmish", "dice: min %1"), least);
    if (least == 0)
        return message(WORDS("skirmish", "dice: max %1"), *most);
    if (least == *most)
        return message(WORDS("skirmish", "dice: exactly %1"), least);
    return message(WORDS("skirmish", "dice: %1 to %2"), least, *most);
}

Message targetText(int target)
{
    return verbatim(std::to_string(target) + '+');
}

namespace {

void addAttack(const Ability& ability, std::vector<Message>& parts)
{
    parts.push_back(
        message(WORDS("skirmish", "%1 against %2"), targetText(ability.chance), toText(ability.versus)));
    parts.push_back(allocationText(ability.least, ability.most, ability.allRolled));
    if (ability.accuracy != 0)
        parts.push_back(message(WORDS("skirmish", "accuracy %1"), Signed{ability.accuracy}));
    if (ability.power != 0)
        parts.push_back(message(WORDS("skirmish", "power %1"), Signed{ability.power}));
    parts.push_back(message(WORDS("skirmish", "damage %1"), ability.damage));
    if (ability.damageToSmaller)
        parts.push_back(message(WORDS("skirmish", "%1 to smaller models"), *ability.damageToSmaller));
    if (!ability.type.empty())
        parts.push_back(fromId(ability.type));
    if (ability.wide)
        parts.push_back(message(WORDS("skirmish", "wide")));
    if (ability.heals > 0)
        parts.push_back(counted(WORDS_N("skirmish", "heals %n wound(s)"), ability.heals));
}

} // namespace

Message toText(const DicePool& dice)
{
    std::vector<Message> parts;
    for (const DieKind kind : allDice)
        if (dice[kind] > 0)
            parts.push_back(message(WORDS("skirmish", "%1 × %2"), toText(kind), dice[kind]));
    return parts.empty() ? Message() : joined(parts, WORDS("skirmish", "%1, %2"));
}

Message summaryOf(const Ability& ability)
{
    std::vector<Message> parts;
    if (ability.when == Trigger::attacked)
        parts.push_back(message(WORDS("skirmish", "Reaction after an attack")));
    else if (ability.when == Trigger::dodged)
        parts.push_back(message(WORDS("skirmish", "Reaction after dodging every hit")));
    if (ability.isAttack() && ability.range)
        parts.push_back(message(WORDS("skirmish", "%1 %2″"), toText(ability.kind), *ability.range));
    else if (ability.isAttack())
        parts.push_back(toText(ability.kind));
    if (ability.isAttack())
        addAttack(ability, parts);
    else if (ability.chance > 0)
        parts.push_back(message(WORDS("skirmish", "on %1"), targetText(ability.chance)));
    if (!ability.gives.empty())
        parts.push_back(fromId(ability.gives));
    if (ability.rounds > 0)
        parts.push_back(counted(WORDS_N("skirmish", "for %n round(s)"), ability.rounds));
    if (ability.cost.total() > 0)
        parts.push_back(message(WORDS("skirmish", "costs %1"), toText(ability.cost)));
    if (!ability.text.empty())
        parts.push_back(verbatim(ability.text));
    return parts.empty() ? Message() : joined(parts, WORDS("skirmish", "%1, %2"));
}

} // namespace adjutant::skirmish
