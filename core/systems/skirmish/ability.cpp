#include "core/systems/skirmish/ability.h"

#include "core/match/fields.h"

#include <numeric>

namespace adjutant::skirmish {

namespace {

constexpr Named kindNames[]{{"melee", WORDS("skirmish", "Melee")},
                            {"ranged", WORDS("skirmish", "Ranged")},
                            {"magic", WORDS("skirmish", "Magic")},
                            {"other", WORDS("skirmish", "Not an attack")}};
constexpr Named resistanceNames[]{{"armor", WORDS("skirmish", "Armor")},
                                  {"will", WORDS("skirmish", "Will")},
                                  {"body", WORDS("skirmish", "Body")},
                                  {"reflexes", WORDS("skirmish", "Reflexes")}};
constexpr Named dieNames[]{{"attack", WORDS("skirmish", "Attack")},
                           {"defence", WORDS("skirmish", "Defense")},
                           {"wild", WORDS("skirmish", "Wild")},
                           {"movement", WORDS("skirmish", "Movement")}};
constexpr Named triggerNames[]{{"none", WORDS("skirmish", "In its own activation")},
                               {"attacked", WORDS("skirmish", "After being attacked")},
                               {"dodged", WORDS("skirmish", "After dodging every hit")}};
constexpr std::size_t longestText = 400; ///< bytes

// The source's Profiles call one Resistance Mind where its cards call it Will.
std::optional<table::Option> resistanceNamed(const std::string& id)
{
    const std::string word = asWord(id) == "mind" ? "will" : asWord(id);
    for (table::Option& each : optionsOf(resistanceNames))
        if (each.id == word)
            return std::move(each);
    return std::nullopt;
}

template <class Kind> Kind kindOf(std::span<const Named> names, const std::string& id)
{
    return static_cast<Kind>(std::ranges::find(names, id, &Named::id) - names.begin());
}

// How it is rolled, and what its hits do.
Task<> askAttack(Ability& ability, Ask& ask, const std::string& at)
{
    Pick versus(
        at + "vs", WORDS("skirmish", "Against"), [] { return optionsOf(resistanceNames); }, resistanceNamed);
    versus.preset("armor").rule("rule/resistances");
    const std::string resistance = co_await ask.one(std::move(versus));
    ability.versus = kindOf<Resistance>(resistanceNames, resistanceNamed(resistance)->id);
    ability.least = co_await askNumber(ask, at + "min", WORDS("skirmish", "Minimum dice"), 0,
                                       Ability::mostDice, 0, "rule/allocation");
    ability.most =
        co_await askNumberOrNone(ask, at + "max", WORDS("skirmish", "Maximum dice"), ability.least,
                                 Ability::mostDice, WORDS("skirmish", "No limit"), "rule/allocation");
    constexpr int farthest = Ability::mostModifier;
    if (ability.most)
        ability.mostElsewhere = co_await askNumberOrNone(
            ask, at + "max_elsewhere", WORDS("skirmish", "Maximum dice elsewhere in the rules"),
            *ability.most, Ability::mostDice, WORDS("skirmish", "Same as on the card"), "rule/allocation",
            true);
    ability.accuracy = co_await askNumber(ask, at + "accuracy", WORDS("skirmish", "Accuracy"), -farthest,
                                          farthest, 0, "rule/accuracy-and-power");
    ability.power = co_await askNumber(ask, at + "power", WORDS("skirmish", "Power"), -farthest, farthest, 0,
                                       "rule/accuracy-and-power");
    ability.damage = co_await askNumber(ask, at + "damage", WORDS("skirmish", "Damage"), 0,
                                        Ability::mostDamage, 1, "rule/wounds");
    ability.damageToSmaller =
        co_await askNumberOrNone(ask, at + "damage_to_smaller", WORDS("skirmish", "Damage to smaller models"),
                                 0, Ability::mostDamage, WORDS("skirmish", "The same"), "rule/wounds", true);
    const auto type =
        co_await ask.textOrNone(TextOf(at + "type", WORDS("skirmish", "Type of damage"), longestName)
                                    .word()
                                    .usuallyNone()
                                    .ifLeftOut(WORDS("skirmish", "None"))
                                    .rule("rule/damage-types"));
    ability.type = !type || *type == "none" ? std::string() : asWord(*type);
    ability.wide =
        co_await askWhether(ask, at + "wide", WORDS("skirmish", "Wide attack"), "rule/wide-attack");
    ability.heals = co_await askNumber(ask, at + "heals", WORDS("skirmish", "Wounds the attacker heals"), 0,
                                       Ability::mostDamage, 0, "rule/wounds", true);
    std::vector<std::string> usual{idOf(DieKind::attack), idOf(DieKind::wild)};
    const auto from = co_await ask.several(Pick(at + "from", WORDS("skirmish", "Rolled with"),
                                                optionsOf(std::span(dieNames).first(rolledDice.size())))
                                               .from(1, static_cast<int>(rolledDice.size()))
                                               .presets(std::move(usual))
                                               .detail());
    for (const std::string& die : from)
        ability.from[kindOf<DieKind>(dieNames, die)] = 1;
    ability.allRolled =
        co_await askWhether(ask, at + "all", WORDS("skirmish", "Roll all of these dice"), "", true);
    if (ability.allRolled && ability.most)
        co_await ask.refuse("malformed",
                            message(WORDS("skirmish", "%1: roll all dice or at most %2, not both"),
                                    verbatim(at + "max"), *ability.most));
}

} // namespace

int DicePool::total() const
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

bool DicePool::holds(const DicePool& other) const
{
    return std::ranges::all_of(allDice, [&](DieKind kind) { return other[kind] <= (*this)[kind]; });
}

void DicePool::spend(const DicePool& other)
{
    for (const DieKind kind : allDice)
        (*this)[kind] -= other[kind];
}

Task<Ability> askAbility(Ask& ask, std::string at, int row)
{
    at += '/';
    Ability ability;
    const auto id = co_await ask.textOrNone(TextOf(at + "id", WORDS("skirmish", "Id"), longestName)
                                                .id()
                                                .usuallyNone()
                                                .detail()
                                                .ifLeftOut(WORDS("skirmish", "Numbered automatically")));
    ability.id = id.value_or("ability-" + std::to_string(row + 1));
    const auto name = co_await ask.textOrNone(
        TextOf(at + "name", WORDS("skirmish", "Name"), longestName).ifLeftOut(WORDS("skirmish", "No name")));
    ability.name = name && !name->empty() ? *name : toText(fromId(ability.id));
    ability.kind =
        co_await askKind<AbilityKind>(ask, at + "kind", WORDS("skirmish", "Kind"), kindNames, "rule/attack");
    NumberOf chance(at + "chance", WORDS("skirmish", "Succeeds on"), 1, Ability::highestTarget);
    chance.rule("rule/hits");
    if (ability.isAttack()) {
        ability.chance = co_await ask.number(std::move(chance));
    } else {
        chance.usuallyNone().ifLeftOut(WORDS("skirmish", "No roll"));
        ability.chance = (co_await ask.numberOrNone(std::move(chance))).value_or(0);
    }
    for (const DieKind kind : allDice)
        ability.cost[kind] = co_await askNumber(ask, at + "cost/" + idOf(kind),
                                                message(WORDS("skirmish", "Cost: %1 dice"), toText(kind)), 0,
                                                Ability::mostDice, 0, "rule/cost", true);
    ability.when = co_await askKind<Trigger>(ask, at + "when", WORDS("skirmish", "Timing"), triggerNames,
                                             "rule/reactions");
    ability.range = co_await askNumberOrNone(ask, at + "range", WORDS("skirmish", "Range in inches"), 0,
                                             Ability::highestTarget, WORDS("skirmish", "None printed"),
                                             "rule/abilities", true);
    if (ability.isAttack()) {
        co_await askAttack(ability, ask, at);
    } else {
        const std::string gives = co_await askWords(ask, at + "gives", WORDS("skirmish", "Condition given"),
                                                    WORDS("skirmish", "None"), "rule/conditions");
        if (!gives.empty() && isBlank(gives))
            co_await ask.refuse(
                "malformed", message(WORDS("skirmish", "%1gives: the condition needs a name"), verbatim(at)));
        ability.gives = asWord(gives);
        ability.rounds = co_await askNumber(ask, at + "rounds", WORDS("skirmish", "Duration in rounds"), 0,
                                            Ability::mostModifier, 0, "rule/conditions", true);
    }
    ability.text = co_await askWords(ask, at + "text", WORDS("skirmish", "Other effects"),
                                     WORDS("skirmish", "None"), "rule/abilities", longestText);
    co_return ability;
}

const Named& namesOf(DieKind kind)
{
    return dieNames[static_cast<int>(kind)];
}

const Named& namesOf(AbilityKind kind)
{
    return kindNames[static_cast<int>(kind)];
}

const Named& namesOf(Resistance resistance)
{
    return resistanceNames[static_cast<int>(resistance)];
}

} // namespace adjutant::skirmish
