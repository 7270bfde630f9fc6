#include "core/systems/skirmish/ability.h"

#include <numeric>

namespace adjutant::skirmish {

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

namespace {

constexpr std::size_t longestText = 400; ///< bytes

// The source's Profiles call one Resistance Mind where its cards call it Will.
std::optional<door::Option> resistanceNamed(const std::string& id)
{
    const std::string word = asWord(id) == "mind" ? "will" : asWord(id);
    for (door::Option& each : optionsOf(namesOf<Resistance>))
        if (each.id == word)
            return std::move(each);
    return std::nullopt;
}

template <class Kind> Kind kindOf(const std::string& id)
{
    const auto found = std::ranges::find(namesOf<Kind>, id, &Named::id);
    return static_cast<Kind>(found - namesOf<Kind>.begin());
}

// How it is rolled, and what its hits do.
Task<> askAttack(Ability& ability, Ask& ask, const std::string& at)
{
    constexpr int most = Ability::mostDice;
    constexpr int farthest = Ability::mostModifier;
    constexpr const char* modifiers = "rule/accuracy-and-power";
    const Pick::All all = [] { return optionsOf(namesOf<Resistance>); };
    Pick versus(at + "vs", WORDS("skirmish", "Against"), all, resistanceNamed);
    const std::string resistance = co_await ask.one(versus.preset("armor").rule("rule/resistances"));
    ability.versus = kindOf<Resistance>(resistanceNamed(resistance)->id);
    ability.least =
        co_await askNumber(ask, at + "min", WORDS("skirmish", "Minimum dice"), 0, most, 0, "rule/allocation");
    ability.most = co_await askNumberOrNone(ask, at + "max", WORDS("skirmish", "Maximum dice"), ability.least,
                                            most, WORDS("skirmish", "No limit"), "rule/allocation");
    if (ability.most)
        ability.mostElsewhere = co_await askNumberOrNone(
            ask, at + "max_elsewhere", WORDS("skirmish", "Maximum dice elsewhere in the rules"),
            *ability.most, most, WORDS("skirmish", "Same as on the card"), "rule/allocation", true);
    ability.accuracy = co_await askNumber(ask, at + "accuracy", WORDS("skirmish", "Accuracy"), -farthest,
                                          farthest, 0, modifiers);
    ability.power =
        co_await askNumber(ask, at + "power", WORDS("skirmish", "Power"), -farthest, farthest, 0, modifiers);
    ability.damage = co_await askNumber(ask, at + "damage", WORDS("skirmish", "Damage"), 0,
                                        Ability::mostDamage, 1, "rule/wounds");
    ability.damageToSmaller =
        co_await askNumberOrNone(ask, at + "damage_to_smaller", WORDS("skirmish", "Damage to smaller models"),
                                 0, Ability::mostDamage, WORDS("skirmish", "The same"), "rule/wounds", true);
    TextOf damage(at + "type", WORDS("skirmish", "Type of damage"), longestName);
    damage.word().usuallyNone().ifLeftOut(WORDS("skirmish", "None")).rule("rule/damage-types");
    const auto type = co_await ask.textOrNone(std::move(damage));
    ability.type = !type || *type == "none" ? std::string() : asWord(*type);
    ability.wide =
        co_await askWhether(ask, at + "wide", WORDS("skirmish", "Wide attack"), "rule/wide-attack");
    ability.heals = co_await askNumber(ask, at + "heals", WORDS("skirmish", "Wounds the attacker heals"), 0,
                                       Ability::mostDamage, 0, "rule/wounds", true);
    constexpr int kinds = rolledDice.size();
    Pick dice(at + "from", WORDS("skirmish", "Rolled with"),
              optionsOf(std::span(namesOf<DieKind>).first(kinds)));
    dice.from(1, kinds).presets({idOf(DieKind::attack), idOf(DieKind::wild)}).detail();
    const auto from = co_await ask.several(std::move(dice));
    for (const std::string& die : from)
        ability.from[kindOf<DieKind>(die)] = 1;
    ability.allRolled =
        co_await askWhether(ask, at + "all", WORDS("skirmish", "Roll all of these dice"), "", true);
    if (ability.allRolled && ability.most)
        co_await ask.refuse("malformed", WORDS("skirmish", "%1: roll all dice or at most %2, not both"),
                            verbatim(at + "max"), *ability.most);
}

// What something else than an attack does.
Task<> askEffect(Ability& ability, Ask& ask, const std::string& at)
{
    const std::string gives = co_await askWords(ask, at + "gives", WORDS("skirmish", "Condition given"),
                                                WORDS("skirmish", "None"), "rule/conditions");
    if (!gives.empty() && isBlank(gives))
        co_await ask.refuse("malformed", WORDS("skirmish", "%1gives: the condition needs a name"),
                            verbatim(at));
    ability.gives = asWord(gives);
    ability.rounds = co_await askNumber(ask, at + "rounds", WORDS("skirmish", "Duration in rounds"), 0,
                                        Ability::mostModifier, 0, "rule/conditions", true);
}

} // namespace

Task<Ability> askAbility(Ask& ask, std::string at, int row)
{
    at += '/';
    Ability ability;
    TextOf ownId(at + "id", WORDS("skirmish", "Id"), longestName);
    ownId.id().usuallyNone().detail().ifLeftOut(WORDS("skirmish", "Numbered automatically"));
    const auto id = co_await ask.textOrNone(std::move(ownId));
    ability.id = id.value_or("ability-" + std::to_string(row + 1));
    const auto name = co_await ask.textOrNone(
        TextOf(at + "name", WORDS("skirmish", "Name"), longestName).ifLeftOut(WORDS("skirmish", "No name")));
    ability.name = name && !name->empty() ? *name : toText(fromId(ability.id));
    ability.kind = co_await askKind<AbilityKind>(ask, at + "kind", WORDS("skirmish", "Kind"),
                                                 namesOf<AbilityKind>, "rule/attack");
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
    ability.when = co_await askKind<Trigger>(ask, at + "when", WORDS("skirmish", "Timing"), namesOf<Trigger>,
                                             "rule/reactions");
    ability.range = co_await askNumberOrNone(ask, at + "range", WORDS("skirmish", "Range in inches"), 0,
                                             Ability::highestTarget, WORDS("skirmish", "None printed"),
                                             "rule/abilities", true);
    if (ability.isAttack())
        co_await askAttack(ability, ask, at);
    else
        co_await askEffect(ability, ask, at);
    ability.text = co_await askWords(ask, at + "text", WORDS("skirmish", "Other effects"),
                                     WORDS("skirmish", "None"), "rule/abilities", longestText);
    co_return ability;
}

Message listed(std::vector<Message> parts)
{
    return joined(std::move(parts), WORDS("skirmish", "%1, %2"));
}

Message toText(const DicePool& dice)
{
    std::vector<Message> parts;
    for (const DieKind kind : allDice)
        if (dice[kind] > 0)
            parts.push_back(message(WORDS("skirmish", "%1 × %2"), toText(kind), dice[kind]));
    return listed(std::move(parts));
}

Message diceText(int dice, int sides)
{
    return message(WORDS("skirmish", "%1D%2"), dice, sides);
}

Message allocationText(int least, std::optional<int> most, bool all)
{
    if (all)
        return WORDS("skirmish", "all dice");
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

door::Option optionOf(const Ability& ability, const std::vector<Ability>& card)
{
    door::Option option{ability.id, verbatim(ability.name), summaryOf(ability)};
    if (std::ranges::count(card, ability.name, &Ability::name) > 1)
        option.label = verbatim(ability.name + " (" + ability.id + ')');
    return option;
}

Message summaryOf(const Ability& ability)
{
    std::vector<Message> parts;
    const auto add = [&parts](bool is, Message part) {
        if (is)
            parts.push_back(std::move(part));
    };
    add(ability.when == Trigger::attacked, WORDS("skirmish", "Reaction after an attack"));
    add(ability.when == Trigger::dodged, WORDS("skirmish", "Reaction after dodging every hit"));
    const Message target = targetText(ability.chance);
    if (ability.isAttack()) {
        const Message kind = toText(ability.kind);
        add(true, ability.range ? message(WORDS("skirmish", "%1 %2″"), kind, *ability.range) : kind);
        add(true, message(WORDS("skirmish", "%1 against %2"), target, toText(ability.versus)));
        add(true, allocationText(ability.least, ability.most, ability.allRolled));
        add(ability.accuracy != 0, message(WORDS("skirmish", "accuracy %1"), Signed{ability.accuracy}));
        add(ability.power != 0, message(WORDS("skirmish", "power %1"), Signed{ability.power}));
        add(true, message(WORDS("skirmish", "damage %1"), ability.damage));
        if (ability.damageToSmaller)
            add(true, message(WORDS("skirmish", "%1 to smaller models"), *ability.damageToSmaller));
        add(!ability.type.empty(), fromId(ability.type));
        add(ability.wide, WORDS("skirmish", "wide"));
        add(ability.heals > 0, counted(WORDS_N("skirmish", "heals %n wound(s)"), ability.heals));
    } else {
        add(ability.chance > 0, message(WORDS("skirmish", "on %1"), target));
    }
    add(!ability.gives.empty(), fromId(ability.gives));
    add(ability.rounds > 0, counted(WORDS_N("skirmish", "for %n round(s)"), ability.rounds));
    add(ability.cost.total() > 0, message(WORDS("skirmish", "costs %1"), toText(ability.cost)));
    add(!ability.text.empty(), verbatim(ability.text));
    return listed(std::move(parts));
}

} // namespace adjutant::skirmish
