#include "core/systems/skirmish/skirmish.h"

namespace adjutant::skirmish {

bool DicePool::holds(const DicePool& other) const
{
    return std::ranges::all_of(allDice, [&](DieKind kind) { return other[kind] <= (*this)[kind]; });
}

void DicePool::spend(const DicePool& other)
{
    for (const DieKind kind : allDice)
        (*this)[kind] -= other[kind];
}

Message toText(const DicePool& dice)
{
    std::vector<Message> parts;
    for (const DieKind kind : allDice)
        if (dice[kind] > 0)
            parts.push_back(message(TR("%1 × %2"), toText(kind), dice[kind]));
    return listed(std::move(parts));
}

Message allocationText(int least, std::optional<int> most, bool all)
{
    if (all)
        return TR("all dice");
    if (!most)
        return message(TR("dice: min %1"), least);
    if (least == 0)
        return message(TR("dice: max %1"), *most);
    if (least == *most)
        return message(TR("dice: exactly %1"), least);
    return message(TR("dice: %1 to %2"), least, *most);
}

namespace {

// What it does, in a line: "Melee 2\", 4+ against Armor, up to 2 dice, accuracy +1".
Message summaryOf(const Ability& ability)
{
    std::vector<Message> parts;
    const auto add = [&parts](bool is, Message part) {
        if (is)
            parts.push_back(std::move(part));
    };
    add(ability.when == Trigger::attacked, TR("Reaction after an attack"));
    add(ability.when == Trigger::dodged, TR("Reaction after dodging every hit"));
    const Message target = targetText(ability.chance);
    if (ability.isAttack()) {
        const Message kind = toText(ability.kind);
        add(true, ability.range ? message(TR("%1 %2″"), kind, *ability.range) : kind);
        add(true, message(TR("%1 against %2"), target, toText(ability.versus)));
        add(true, allocationText(ability.least, ability.most, ability.allRolled));
        add(ability.accuracy != 0, message(TR("accuracy %1"), Signed{ability.accuracy}));
        add(ability.power != 0, message(TR("power %1"), Signed{ability.power}));
        add(true, message(TR("damage %1"), ability.damage));
        if (ability.damageToSmaller)
            add(true, message(TR("%1 to smaller models"), *ability.damageToSmaller));
        add(!ability.type.empty(), fromId(ability.type));
        add(ability.wide, TR("wide"));
        add(ability.heals > 0, counted(TR_N("heals %n wound(s)"), ability.heals));
    } else {
        add(ability.chance > 0, message(TR("on %1"), target));
    }
    add(!ability.gives.empty(), fromId(ability.gives));
    add(ability.rounds > 0, counted(TR_N("for %n round(s)"), ability.rounds));
    add(ability.cost.total() > 0, message(TR("costs %1"), toText(ability.cost)));
    add(!ability.text.empty(), verbatim(ability.text));
    return listed(std::move(parts));
}

constexpr std::size_t longestText = 400; ///< bytes

// The source's Profiles call one Resistance Mind where its cards call it Will.
std::optional<door::Option> resistanceNamed(const std::string& id)
{
    const std::string word = asWord(id) == "mind" ? "will" : asWord(id);
    const Named* known = findIn(namesOf<Resistance>, word, &Named::id);
    return known ? std::optional(door::Option{word, known->label}) : std::nullopt;
}

Task<> askAttack(Ability& ability, Ask& ask, const std::string& at)
{
    constexpr int most = Ability::mostDice;
    constexpr int farthest = Ability::mostModifier;
    constexpr const char* modifiers = "rule/accuracy-and-power";
    const Pick::All all = [] { return optionsOf(namesOf<Resistance>); };
    Pick versus(at + "vs", TR("Against"), all, resistanceNamed);
    const std::string resistance = co_await ask.one(versus.preset("armor").rule("rule/resistances"));
    ability.versus = kindNamed<Resistance>(resistanceNamed(resistance)->id, namesOf<Resistance>);
    ability.least = co_await askNumber(ask, at + "min", TR("Minimum dice"), 0, most, 0, "rule/allocation");
    ability.most = co_await askNumberOrNone(ask, at + "max", TR("Maximum dice"), ability.least, most,
                                            TR("No limit"), "rule/allocation");
    if (ability.most)
        ability.mostElsewhere =
            co_await askNumberOrNone(ask, at + "max_elsewhere", TR("Maximum dice by another rule"),
                                     *ability.most, most, TR("Same as on the card"), "rule/allocation", true);
    ability.accuracy =
        co_await askNumber(ask, at + "accuracy", TR("Accuracy"), -farthest, farthest, 0, modifiers);
    ability.power = co_await askNumber(ask, at + "power", TR("Power"), -farthest, farthest, 0, modifiers);
    ability.damage =
        co_await askNumber(ask, at + "damage", TR("Damage"), 0, Ability::mostDamage, 1, "rule/wounds");
    ability.damageToSmaller =
        co_await askNumberOrNone(ask, at + "damage_to_smaller", TR("Damage to smaller models"), 0,
                                 Ability::mostDamage, TR("The same"), "rule/wounds", true);
    TextOf damage(at + "type", TR("Type of damage"), longestName);
    damage.word().usuallyNone().ifSkipped(TR("None")).rule("rule/damage-types");
    const auto type = co_await ask.textOrNone(std::move(damage));
    ability.type = !type || *type == "none" ? std::string() : asWord(*type);
    ability.wide = co_await askWhether(ask, at + "wide", TR("Wide attack"), "rule/wide-attack");
    ability.heals = co_await askNumber(ask, at + "heals", TR("Wounds the attacker heals"), 0,
                                       Ability::mostDamage, 0, "rule/wounds", true);
    constexpr int kinds = rolledDice.size();
    Pick dice(at + "from", TR("Rolled with"), std::span(namesOf<DieKind>).first(kinds));
    dice.from(1, kinds).presets({idOf(DieKind::attack), idOf(DieKind::wild)}).detail();
    const auto from = co_await ask.several(std::move(dice));
    for (const std::string& die : from)
        ability.from[kindNamed<DieKind>(die, namesOf<DieKind>)] = 1;
    ability.allRolled = co_await askWhether(ask, at + "all", TR("Roll all of these dice"), "", true);
    if (ability.allRolled && ability.most)
        co_await ask.refuse("malformed", TR("%1: roll all dice or at most %2, not both"),
                            verbatim(at + "max"), *ability.most);
}

Task<> askEffect(Ability& ability, Ask& ask, const std::string& at)
{
    const std::string gives =
        co_await askWords(ask, at + "gives", TR("Condition given"), TR("None"), "rule/conditions");
    if (!gives.empty() && isBlank(gives))
        co_await ask.refuse("malformed", TR("%1gives: the condition needs a name"), at);
    ability.gives = asWord(gives);
    ability.rounds = co_await askNumber(ask, at + "rounds", TR("Duration in rounds"), 0,
                                        Ability::mostModifier, 0, "rule/conditions", true);
}

// Its fields stand under `at`, the row of that number.
Task<Ability> askAbility(Ask& ask, std::string at, int row)
{
    at += '/';
    Ability ability;
    TextOf ownId(at + "id", TR("Id"), longestName);
    ownId.id().usuallyNone().detail().ifSkipped(TR("Numbered automatically"));
    const auto id = co_await ask.textOrNone(std::move(ownId));
    ability.id = id.value_or("ability-" + std::to_string(row + 1));
    const auto name =
        co_await ask.textOrNone(TextOf(at + "name", TR("Name"), longestName).ifSkipped(TR("No name")));
    ability.name = name && !name->empty() ? *name : toText(fromId(ability.id));
    ability.kind =
        co_await askKind<AbilityKind>(ask, at + "kind", TR("Kind"), namesOf<AbilityKind>, "rule/attack");
    NumberOf chance(at + "chance", TR("Succeeds on"), 1, Ability::highestTarget);
    chance.rule("rule/hits");
    if (ability.isAttack()) {
        ability.chance = co_await ask.number(std::move(chance));
    } else {
        chance.usuallyNone().ifSkipped(TR("No roll"));
        ability.chance = (co_await ask.numberOrNone(std::move(chance))).value_or(0);
    }
    for (const DieKind kind : allDice)
        ability.cost[kind] =
            co_await askNumber(ask, at + "cost/" + idOf(kind), message(TR("Cost: %1 dice"), toText(kind)), 0,
                               Ability::mostDice, 0, "rule/cost", true);
    ability.when =
        co_await askKind<Trigger>(ask, at + "when", TR("Timing"), namesOf<Trigger>, "rule/reactions");
    ability.range =
        co_await askNumberOrNone(ask, at + "range", TR("Range in inches"), 0, Ability::highestTarget,
                                 TR("None printed"), "rule/abilities", true);
    if (ability.isAttack())
        co_await askAttack(ability, ask, at);
    else
        co_await askEffect(ability, ask, at);
    ability.text =
        co_await askWords(ask, at + "text", TR("Other effects"), TR("None"), "rule/abilities", longestText);
    co_return ability;
}

constexpr int mostTypes = 12;
constexpr int highestDefence = 99;
constexpr Named classNames[]{{"attacker", TR("Attacker")},
                             {"brute", TR("Brute")},
                             {"defender", TR("Defender")},
                             {"fighter", TR("Fighter")},
                             {"support", TR("Support")}};

Task<std::vector<std::string>> askTypes(Ask& ask, std::string path, Label label)
{
    constexpr Words type = TR("Type of damage");
    std::vector<std::string> types;
    const auto rows = co_await ask.rows(
        RowsOf(path, std::move(label), 0, mostTypes).rowLabel(type).rule("rule/damage-types"));
    for (const std::string& row : rows)
        types.push_back(asWord(co_await ask.text(TextOf(path + '/' + row, type, longestName).word())));
    co_return types;
}

Task<> askFigures(ModelCard& card, Ask& ask, const std::string& prefix)
{
    for (const DieKind kind : allDice)
        card.dice[kind] =
            co_await askNumber(ask, prefix + "dice/" + idOf(kind), message(TR("%1 dice"), toText(kind)), 0,
                               Ability::mostDice, 0, "rule/dice");
    for (const AbilityKind kind : attackKinds)
        card.defence(kind) = co_await askNumberOrNone(ask, prefix + "defences/" + idOf(kind),
                                                      message(TR("%1 Defense"), toText(kind)), 1,
                                                      highestDefence, TR("Never dodges"), "rule/defenses");
    for (const Resistance each : allResistances) {
        // The source's Profiles say Mind where its cards say Will.
        const bool isMind = each == Resistance::will && ask.isGiven(prefix + "resistances/mind");
        const std::string path = prefix + "resistances/" + (isMind ? "mind" : idOf(each));
        card.resistance(each) = co_await askNumberOrNone(ask, path, toText(each), 1, highestDefence,
                                                         TR("Never saves"), "rule/resistances");
    }
}

Message targetOrNone(std::optional<int> target)
{
    return target ? targetText(*target) : verbatim("–");
}

// Short labels of what a card prints: they stand side by side.
constexpr Words shortDice[]{TR("Att"), TR("Def"), TR("Wild"), TR("Mov")};

void addTypes(door::CardView& view, Words words, const std::vector<std::string>& types)
{
    if (!types.empty())
        view.lines.push_back(message(words, listed(mapped(types, fromId))));
}

} // namespace

door::Option optionOf(const Ability& ability, const std::vector<Ability>& card)
{
    door::Option option{ability.id, verbatim(ability.name), summaryOf(ability)};
    if (std::ranges::count(card, ability.name, &Ability::name) > 1)
        option.label = verbatim(ability.name + " (" + ability.id + ')');
    return option;
}

Task<ModelCard> askCard(Ask& ask, std::string prefix)
{
    ModelCard card;
    card.name = co_await askWords(ask, prefix + "name", TR("Name"), TR("No name"), "");
    Pick classes(prefix + "class", TR("Class"), optionsOf(classNames));
    classes.orTyped().usuallyNone().ifSkipped(TR("None printed")).rule("rule/classes");
    const auto modelClass = co_await ask.oneOrNone(std::move(classes));
    card.modelClass = modelClass && *modelClass != "none" ? asWord(*modelClass) : std::string();
    card.size = co_await askNumberOrNone(ask, prefix + "size", TR("Size"), 0, highestDefence, TR("Unknown"),
                                         "", true);
    NumberOf wounds(prefix + "wounds", TR("Wounds"), 1, ModelCard::mostWounds);
    card.wounds = co_await ask.number(wounds.rule("rule/wounds"));
    co_await askFigures(card, ask, prefix);
    card.vulnerable = co_await askTypes(ask, prefix + "vulnerable", TR("Vulnerable to"));
    card.resistant = co_await askTypes(ask, prefix + "resistant", TR("Resistant to"));
    card.pace = co_await askNumber(ask, prefix + "pace", TR("Inches per movement die"), 0, highestDefence, 3,
                                   "rule/movement", true);
    const std::string path = prefix + "abilities";
    RowsOf abilities(path, TR("Abilities"), 0, ModelCard::mostAbilities);
    abilities.rowLabel(TR("Ability")).rule("rule/abilities");
    const auto rows = co_await ask.rows(std::move(abilities));
    for (std::size_t k = 0; k < rows.size(); ++k) {
        Ability ability = co_await askAbility(ask, path + '/' + rows[k], static_cast<int>(k));
        if (findIn(card.abilities, ability.id, &Ability::id))
            co_await ask.refuse("malformed",
                                TR("%1/%2/id: '%3' is used twice; each ability on a card needs its own id"),
                                path, rows[k], ability.id);
        card.abilities.push_back(std::move(ability));
    }
    card.experience = co_await askNumber(ask, prefix + "experience", TR("Experience"), 0,
                                         ModelCard::mostExperience, 0, "rule/experience", true);
    card.note = co_await askWords(ask, prefix + "note", TR("Note"), TR("None"), "rule/experience",
                                  ModelCard::longestNote);
    co_return card;
}

Message classText(const std::string& modelClass)
{
    if (const Named* known = findIn(classNames, modelClass, &Named::id))
        return known->label;
    return modelClass.empty() ? Message() : fromId(modelClass);
}

door::CardView toView(const ModelCard& card)
{
    door::CardView view;
    view.name = verbatim(card.name);
    view.kind = classText(card.modelClass);
    if (card.size)
        view.stats.push_back({"size", TR("Size"), verbatim(std::to_string(*card.size))});
    view.stats.push_back({"wounds", TR("Wounds"), verbatim(std::to_string(card.wounds))});
    for (const DieKind kind : allDice)
        view.stats.push_back({idOf(kind), shortDice[static_cast<int>(kind)],
                              verbatim(std::to_string(card.dice[kind])),
                              message(TR("%1 dice"), toText(kind))});
    for (const AbilityKind kind : attackKinds)
        view.stats.push_back({idOf(kind), toText(kind), targetOrNone(card.defence(kind)),
                              message(TR("%1 Defense"), toText(kind))});
    for (const Resistance each : allResistances)
        view.stats.push_back({idOf(each), toText(each), targetOrNone(card.resistance(each))});
    for (const Ability& ability : card.abilities)
        view.chips.emplace_back(verbatim(ability.name), summaryOf(ability), "rule/abilities");
    if (card.abilities.empty())
        view.lines.push_back(TR("No abilities printed"));
    addTypes(view, TR("Vulnerable to %1: +1 wound"), card.vulnerable);
    addTypes(view, TR("Resistant to %1: −1 wound"), card.resistant);
    if (card.experience > 0)
        view.lines.push_back(message(TR("Experience: %1"), card.experience));
    if (!card.note.empty())
        view.lines.push_back(verbatim(card.note));
    return view;
}

} // namespace adjutant::skirmish
