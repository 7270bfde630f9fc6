#include "core/systems/skirmish/ability.h"

#include <algorithm>
#include <numeric>

namespace adjutant::skirmish {

namespace {

constexpr const char* kindIds[]{"melee", "ranged", "magic", "other"};
constexpr const char* resistanceIds[]{"armor", "will", "body", "reflexes"};
constexpr const char* dieIds[]{"attack", "defence", "wild", "movement"};
constexpr const char* triggerIds[]{"none", "attacked", "dodged"};
constexpr std::size_t longestName = 80;  ///< bytes
constexpr std::size_t longestText = 400; ///< bytes

template <class Kind, std::size_t count>
Kind kindOf(const char* const (&ids)[count], const std::string& id, Kind otherwise)
{
    const auto found = std::ranges::find(ids, id);
    return found == std::end(ids) ? otherwise : static_cast<Kind>(found - std::begin(ids));
}

std::vector<table::Option> kindOptions()
{
    std::vector<table::Option> options;
    for (const AbilityKind each :
         {AbilityKind::melee, AbilityKind::ranged, AbilityKind::magic, AbilityKind::other})
        options.push_back({idOf(each), toText(each)});
    return options;
}

std::vector<table::Option> resistanceOptions()
{
    std::vector<table::Option> options;
    for (const Resistance each : allResistances)
        options.push_back({idOf(each), toText(each)});
    return options;
}

std::vector<table::Option> triggerOptions()
{
    return {{triggerIds[0], message(WORDS("skirmish", "In its own activation"))},
            {triggerIds[1], message(WORDS("skirmish", "After an attack against it"))},
            {triggerIds[2], message(WORDS("skirmish", "After an attack whose hits it all dodged"))}};
}

std::vector<table::Option> dieOptions()
{
    std::vector<table::Option> options;
    for (const DieKind each : {DieKind::attack, DieKind::defence, DieKind::wild})
        options.push_back({idOf(each), toText(each)});
    return options;
}

// The source's Profiles call one Resistance Mind where its cards call it Will.
std::optional<table::Option> resistanceNamed(const std::string& id)
{
    const std::string word = asWord(id);
    for (table::Option& each : resistanceOptions())
        if (each.id == word || (each.id == idOf(Resistance::will) && word == "mind"))
            return std::move(each);
    return std::nullopt;
}

Resistance resistanceOf(const std::string& id)
{
    return kindOf(resistanceIds, resistanceNamed(id)->id, Resistance::armor);
}

NumberOf modifierOf(table::Path path, Message label)
{
    return NumberOf(std::move(path), std::move(label), -Ability::mostModifier, Ability::mostModifier)
        .preset(0);
}

// How it is rolled, and what its hits do.
Task<> askAttack(Ability& ability, Ask& ask, const std::string& at)
{
    Pick versus(at + "vs", message(WORDS("skirmish", "Against")), resistanceOptions, resistanceNamed);
    versus.preset("armor").rule("rule/resistances");
    ability.versus = resistanceOf(co_await ask.one(std::move(versus)));
    ability.least = co_await ask.number(
        NumberOf(at + "min", message(WORDS("skirmish", "Fewest dice")), 0, Ability::mostDice)
            .preset(0)
            .rule("rule/allocation"));
    ability.most = co_await ask.numberOrNone(
        NumberOf(at + "max", message(WORDS("skirmish", "Most dice")), ability.least, Ability::mostDice)
            .ifLeftOut(message(WORDS("skirmish", "As many as it has")))
            .rule("rule/allocation"));
    ability.accuracy = co_await ask.number(
        modifierOf(at + "accuracy", message(WORDS("skirmish", "Accuracy"))).rule("rule/accuracy-and-power"));
    ability.power = co_await ask.number(
        modifierOf(at + "power", message(WORDS("skirmish", "Power"))).rule("rule/accuracy-and-power"));
    ability.damage = co_await ask.number(
        NumberOf(at + "damage", message(WORDS("skirmish", "Damage")), 0, Ability::mostDamage)
            .preset(1)
            .rule("rule/wounds"));
    ability.damageToSmaller = co_await ask.numberOrNone(
        NumberOf(at + "damage_to_smaller", message(WORDS("skirmish", "Damage to smaller models")), 0,
                 Ability::mostDamage)
            .detail()
            .usuallyNone()
            .ifLeftOut(message(WORDS("skirmish", "The same")))
            .rule("rule/wounds"));
    const auto type =
        co_await ask.textOrNone(TextOf(at + "type", message(WORDS("skirmish", "Type of damage")), longestName)
                                    .usuallyNone()
                                    .ifLeftOut(message(WORDS("skirmish", "None in particular")))
                                    .rule("rule/damage-types"));
    ability.type = type && *type != "none" ? asWord(*type) : std::string();
    ability.wide = co_await ask.yes(
        Whether(at + "wide", message(WORDS("skirmish", "Wide attack"))).rule("rule/wide-attack"));
    ability.heals =
        co_await ask.number(NumberOf(at + "heals", message(WORDS("skirmish", "Wounds it heals the attacker")),
                                     0, Ability::mostDamage)
                                .preset(0)
                                .detail());
    std::vector<std::string> usual{idOf(DieKind::attack), idOf(DieKind::wild)};
    const auto from =
        co_await ask.several(Pick(at + "from", message(WORDS("skirmish", "Rolled with")), dieOptions())
                                 .from(1, 3)
                                 .presets(std::move(usual))
                                 .detail());
    for (const std::string& die : from)
        ability.from[kindOf(dieIds, die, DieKind::attack)] = 1;
    ability.allDice = co_await ask.yes(
        Whether(at + "all", message(WORDS("skirmish", "All of these dice are rolled"))).detail());
}

} // namespace

int DicePool::total() const
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

bool DicePool::holds(const DicePool& other) const
{
    return std::ranges::all_of(skirmish::allDice, [&](DieKind kind) { return other[kind] <= (*this)[kind]; });
}

void DicePool::spend(const DicePool& other)
{
    for (const DieKind kind : skirmish::allDice)
        (*this)[kind] -= other[kind];
}

std::string asWord(std::string_view text)
{
    std::string word;
    for (const char each : text) {
        const bool joint = each == '_' || each == ' ';
        word += joint ? '-' : each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    }
    return word;
}

Task<Ability> askAbility(Ask& ask, std::string at, int row)
{
    at += '/';
    Ability ability;
    const auto id =
        co_await ask.textOrNone(TextOf(at + "id", message(WORDS("skirmish", "Id")), longestName)
                                    .id()
                                    .usuallyNone()
                                    .detail()
                                    .ifLeftOut(message(WORDS("skirmish", "It goes by its number"))));
    ability.id = id.value_or("ability-" + std::to_string(row + 1));
    const auto name =
        co_await ask.textOrNone(TextOf(at + "name", message(WORDS("skirmish", "Name")), longestName)
                                    .ifLeftOut(message(WORDS("skirmish", "It goes by its id"))));
    ability.name = name && !name->empty() ? *name : toText(fromId(ability.id));
    ability.kind =
        kindOf(kindIds,
               co_await ask.one(Pick(at + "kind", message(WORDS("skirmish", "Kind")), kindOptions())
                                    .preset("melee")
                                    .rule("rule/attack")),
               AbilityKind::melee);
    NumberOf chance(at + "chance", message(WORDS("skirmish", "Succeeds on")), 1, Ability::highestTarget);
    chance.rule("rule/hits");
    if (ability.isAttack())
        ability.chance = co_await ask.number(std::move(chance));
    else
        ability.chance = (co_await ask.numberOrNone(std::move(
                              chance.usuallyNone().ifLeftOut(message(WORDS("skirmish", "Nobody rolls"))))))
                             .value_or(0);
    for (const DieKind kind : allDice)
        ability.cost[kind] = co_await ask.number(
            NumberOf(at + "cost/" + idOf(kind), message(WORDS("skirmish", "Cost: %1 dice"), toText(kind)), 0,
                     Ability::mostDice)
                .preset(0)
                .detail()
                .rule("rule/cost"));
    ability.when = kindOf(
        triggerIds,
        co_await ask.one(Pick(at + "when", message(WORDS("skirmish", "When it is used")), triggerOptions())
                             .preset(triggerIds[0])
                             .detail()
                             .rule("rule/reactions")),
        Trigger::none);
    ability.range = co_await ask.numberOrNone(
        NumberOf(at + "range", message(WORDS("skirmish", "Range")), 0, Ability::highestTarget)
            .unit(message(WORDS("skirmish", "inches")))
            .usuallyNone()
            .detail()
            .ifLeftOut(message(WORDS("skirmish", "None is printed"))));
    if (ability.isAttack()) {
        co_await askAttack(ability, ask, at);
    } else {
        ability.gives =
            asWord((co_await ask.textOrNone(
                        TextOf(at + "gives", message(WORDS("skirmish", "Condition it gives")), longestName)
                            .usuallyNone()
                            .ifLeftOut(message(WORDS("skirmish", "None")))
                            .rule("rule/conditions")))
                       .value_or(std::string()));
        ability.rounds = co_await ask.number(
            NumberOf(at + "rounds", message(WORDS("skirmish", "Rounds it lasts")), 0, Ability::mostModifier)
                .preset(0)
                .detail());
    }
    ability.text = (co_await ask.textOrNone(
                        TextOf(at + "text", message(WORDS("skirmish", "What else it does")), longestText)
                            .usuallyNone()
                            .detail()
                            .ifLeftOut(message(WORDS("skirmish", "Nothing")))))
                       .value_or(std::string());
    co_return ability;
}

const char* idOf(DieKind kind)
{
    return dieIds[static_cast<int>(kind)];
}

const char* idOf(Resistance resistance)
{
    return resistanceIds[static_cast<int>(resistance)];
}

const char* idOf(AbilityKind kind)
{
    return kindIds[static_cast<int>(kind)];
}

} // namespace adjutant::skirmish
