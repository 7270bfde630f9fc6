#include "core/systems/battlecards/battlewords.h"

#include "core/match/namedid.h"

namespace adjutant::battlecards {

namespace {

void addModifier(std::vector<Message>& parts, Words label, int modifier)
{
    if (modifier > 0)
        parts.push_back(message(WORDS("battlecards", "%1 +%2"), message(label), modifier));
    else if (modifier < 0)
        parts.push_back(message(WORDS("battlecards", "%1 %2"), message(label), modifier));
}

Message orNoChange(std::vector<Message> parts)
{
    return parts.empty() ? message(WORDS("battlecards", "no modifiers")) : listed(std::move(parts));
}

Message dodgeText(const Working& working)
{
    if (working.dodge == working.precision)
        return working.halved
                   ? message(WORDS("battlecards",
                                   "halved by Dodge %1 (ties Precision, wins the tie-breaker) = %2"),
                             working.dodge, working.afterDodge)
                   : message(
                         WORDS("battlecards", "not halved: Precision %1 ties Dodge and wins the tie-breaker"),
                         working.precision);
    return message(WORDS("battlecards", "halved by Dodge %1 against Precision %2 = %3"), working.dodge,
                   working.precision, working.afterDodge);
}

} // namespace

table::Option optionOf(std::string id, Message label)
{
    table::Option option;
    option.id = std::move(id);
    option.label = std::move(label);
    return option;
}

Message nameOf(const Battlecard& card)
{
    return toText(NamedId{card.id, card.name});
}

Message listed(std::vector<Message> parts)
{
    return joined(std::move(parts), WORDS("battlecards", "%1, %2"));
}

Message conditionText(const Knight& knight)
{
    return message(WORDS("battlecards", "%1 of %2 wounds"), knight.wounds, knight.health);
}

Message toText(const AttackModifiers& attack)
{
    std::vector<Message> parts;
    addModifier(parts, words::damage, attack.damage);
    addModifier(parts, words::delay, attack.delay);
    addModifier(parts, words::precision, attack.precision);
    return orNoChange(std::move(parts));
}

Message toText(const DefenseModifiers& defense)
{
    std::vector<Message> parts;
    addModifier(parts, words::wound, defense.wound);
    addModifier(parts, words::dodge, defense.dodge);
    addModifier(parts, words::defense, defense.defense);
    return orNoChange(std::move(parts));
}

Message toText(const Attributes& figures)
{
    return message(WORDS("battlecards", "Damage %1, Delay %2, Precision %3, Dodge %4, Defense %5"),
                   figures.damage, figures.delay, figures.precision, figures.dodge, figures.defense);
}

Message toText(const Working& working)
{
    std::vector<Message> parts;
    parts.push_back(message(WORDS("battlecards", "Damage %1"), working.damage));
    if (working.halved || working.dodge == working.precision)
        parts.push_back(dodgeText(working));
    if (working.defense > 0)
        parts.push_back(
            message(WORDS("battlecards", "less Defense %1 = %2"), working.defense, working.afterDefense));
    if (working.knights > 1)
        parts.push_back(counted(WORDS_N("battlecards", "× %n knight(s) = %1"), working.knights,
                                working.afterDefense * working.knights));
    if (working.doubled)
        parts.push_back(message(WORDS("battlecards", "doubled by Delay %1 against %2 = %3"),
                                working.defenderDelay, working.attackerDelay, working.wounds));
    return listed(std::move(parts));
}

table::CardView viewOf(const KnightCard& card)
{
    table::CardView view;
    view.name = verbatim(card.name);
    view.kind = message(WORDS("battlecards", "Knight"));
    view.stats.push_back({"health", message(words::health), verbatim(std::to_string(card.health))});
    return view;
}

} // namespace adjutant::battlecards
