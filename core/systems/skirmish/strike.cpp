#include "core/systems/skirmish/strike.h"

#include <algorithm>

namespace adjutant::skirmish {

namespace {

bool isSmaller(const ModelCard& target, const ModelCard& attacker)
{
    return target.size && attacker.size && *target.size < *attacker.size;
}

} // namespace

AttackFigures figuresOf(const ModelCard& attacker, const Ability& ability, const ModelCard& target)
{
    AttackFigures figures;
    figures.chance = ability.chance;
    figures.accuracy = ability.accuracy;
    figures.power = ability.power;
    figures.defence = target.defence(ability.kind);
    figures.resistance = target.resistance(ability.versus);
    figures.damage =
        isSmaller(target, attacker) ? ability.damageToSmaller.value_or(ability.damage) : ability.damage;
    figures.targetWounds = target.wounds;
    figures.vulnerable = target.isVulnerableTo(ability.type);
    figures.resistant = target.isResistantTo(ability.type);
    return figures;
}

AttackFigures figuresOf(const State& state, std::size_t attacker, const Ability& ability, std::size_t target,
                        int accuracy, int power)
{
    AttackFigures figures = figuresOf(state.card(attacker), ability, state.card(target));
    figures.sides = state.sides();
    figures.accuracy += accuracy;
    figures.power += power;
    const ModelState& now = state.models[target];
    figures.targetWounds = now.wounds > 0 ? std::optional(now.wounds) : std::nullopt;
    figures.unharmed = now.is(mistform) && !harmsMist(ability.type);
    return figures;
}

const DicePool& poolFor(const State& state, std::size_t model, const Ability& ability)
{
    return ability.takesSpentDice() ? state.card(model).dice : state.models[model].dice;
}

int mostAttackDice(const Ability& ability, const DicePool& pool)
{
    int dice = 0;
    for (const DieKind kind : allDice)
        dice += ability.from[kind] > 0 ? std::max(pool[kind] - ability.cost[kind], 0) : 0;
    return std::min({dice, ability.most.value_or(dice), Ability::mostDice});
}

int mostDefenceDice(const DicePool& pool)
{
    return std::min(pool[DieKind::defence] + pool[DieKind::wild], Ability::mostDice);
}

bool harmsMist(const std::string& type)
{
    return type == "fire" || type == "arcane" || type == "radiant";
}

void setWounds(State& state, std::size_t model, int wounds)
{
    ModelState& now = state.models[model];
    const bool wasDown = now.wounds <= 0;
    now.wounds = std::clamp(wounds, ModelState::fewestWounds, state.card(model).wounds);
    if (now.wounds > 0) {
        if (wasDown) // what the players say of one that stands stays
            now.remove(dying);
        return;
    }
    if (!now.is(dying))
        now.add(dying);
    if (!now.is(prone) && !now.is(unmovable))
        now.add(prone);
}

void wound(State& state, Ask& ask, std::size_t model, int wounds)
{
    if (wounds == 0)
        return;
    const bool wasDying = state.models[model].is(dying);
    setWounds(state, model, state.models[model].wounds - wounds);
    const ModelState& now = state.models[model];
    ask.tell(counted(WORDS_N("skirmish", "%1 suffers %n wound(s): %2 of %3 left"), wounds, state.name(model),
                     std::max(now.wounds, 0), state.card(model).wounds),
             table::Tone::bad);
    if (!wasDying && now.is(dying))
        ask.tell(message(WORDS("skirmish", "%1 falls and is Dying"), state.name(model)), table::Tone::bad);
}

} // namespace adjutant::skirmish
