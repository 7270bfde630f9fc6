#include "core/systems/skirmish/modelcard.h"

#include "core/match/ask.h"

namespace adjutant::skirmish {

namespace {

constexpr int mostTypes = 12;
constexpr int highestDefence = 99;
constexpr Named classNames[]{{"attacker", WORDS("skirmish", "Attacker")},
                             {"brute", WORDS("skirmish", "Brute")},
                             {"defender", WORDS("skirmish", "Defender")},
                             {"fighter", WORDS("skirmish", "Fighter")},
                             {"support", WORDS("skirmish", "Support")}};

Task<std::vector<std::string>> askTypes(Ask& ask, std::string path, Label label)
{
    std::vector<std::string> types;
    RowsOf question(path, std::move(label), 0, mostTypes);
    question.rowLabel(WORDS("skirmish", "Type of damage")).rule("rule/damage-types");
    const auto rows = co_await ask.rows(std::move(question));
    for (const std::string& row : rows)
        types.push_back(asWord(co_await ask.text(
            TextOf(path + '/' + row, WORDS("skirmish", "Type of damage"), longestName).word())));
    co_return types;
}

// Its dice, and what it dodges and saves on.
Task<> askFigures(ModelCard& card, Ask& ask, const std::string& prefix)
{
    for (const DieKind kind : allDice)
        card.dice[kind] = co_await askNumber(ask, prefix + "dice/" + idOf(kind),
                                             message(WORDS("skirmish", "%1 dice"), toText(kind)), 0,
                                             Ability::mostDice, 0, "rule/dice");
    for (const AbilityKind kind : attackKinds)
        card.defence(kind) = co_await askNumberOrNone(
            ask, prefix + "defences/" + idOf(kind), message(WORDS("skirmish", "%1 Defense"), toText(kind)), 1,
            highestDefence, WORDS("skirmish", "Never dodges"), "rule/defenses");
    for (const Resistance each : allResistances) {
        // The source's Profiles say Mind where its cards say Will.
        const bool isMind = each == Resistance::will && ask.isGiven(prefix + "resistances/mind");
        const std::string path = prefix + "resistances/" + (isMind ? "mind" : idOf(each));
        card.resistance(each) = co_await askNumberOrNone(
            ask, path, toText(each), 1, highestDefence, WORDS("skirmish", "Never saves"), "rule/resistances");
    }
}

Task<> askAbilities(ModelCard& card, Ask& ask, std::string path)
{
    RowsOf question(path, WORDS("skirmish", "Abilities"), 0, ModelCard::mostAbilities);
    question.rowLabel(WORDS("skirmish", "Ability")).rule("rule/abilities");
    const auto rows = co_await ask.rows(std::move(question));
    for (std::size_t k = 0; k < rows.size(); ++k) {
        Ability ability = co_await askAbility(ask, path + '/' + rows[k], static_cast<int>(k));
        if (std::ranges::find(card.abilities, ability.id, &Ability::id) != card.abilities.end())
            co_await ask.refuse(
                "malformed",
                WORDS("skirmish", "%1/%2/id: '%3' is used twice; each ability on a card needs its own id"),
                verbatim(path), verbatim(rows[k]), verbatim(ability.id));
        card.abilities.push_back(std::move(ability));
    }
}

Task<> wholeCard(ModelCard& card, Ask& ask)
{
    card = co_await askCard(ask, {});
}

} // namespace

Task<ModelCard> askCard(Ask& ask, std::string prefix)
{
    if (!prefix.empty())
        prefix += '/';
    ModelCard card;
    card.name =
        co_await askWords(ask, prefix + "name", WORDS("skirmish", "Name"), WORDS("skirmish", "No name"), "");
    Pick classes(prefix + "class", WORDS("skirmish", "Class"), optionsOf(classNames));
    classes.orTyped().usuallyNone().ifLeftOut(WORDS("skirmish", "None printed")).rule("rule/classes");
    const auto modelClass = co_await ask.oneOrNone(std::move(classes));
    card.modelClass = modelClass && *modelClass != "none" ? asWord(*modelClass) : std::string();
    card.size = co_await askNumberOrNone(ask, prefix + "size", WORDS("skirmish", "Size"), 0, highestDefence,
                                         WORDS("skirmish", "Unknown"), "", true);
    NumberOf wounds(prefix + "wounds", WORDS("skirmish", "Wounds"), 1, ModelCard::mostWounds);
    card.wounds = co_await ask.number(wounds.rule("rule/wounds"));
    co_await askFigures(card, ask, prefix);
    card.vulnerable = co_await askTypes(ask, prefix + "vulnerable", WORDS("skirmish", "Vulnerable to"));
    card.resistant = co_await askTypes(ask, prefix + "resistant", WORDS("skirmish", "Resistant to"));
    card.pace = co_await askNumber(ask, prefix + "pace", WORDS("skirmish", "Inches per movement die"), 0,
                                   highestDefence, 3, "rule/movement", true);
    co_await askAbilities(card, ask, prefix + "abilities");
    card.experience = co_await askNumber(ask, prefix + "experience", WORDS("skirmish", "Experience"), 0,
                                         ModelCard::mostExperience, 0, "rule/experience", true);
    card.note = co_await askWords(ask, prefix + "note", WORDS("skirmish", "Note"), WORDS("skirmish", "None"),
                                  "rule/experience", ModelCard::longestNote);
    co_return card;
}

Expected<ModelCard, door::Remark> cardOf(const door::Answers& answers)
{
    return wholeAnswer<ModelCard>(wholeCard, answers);
}

Message classText(const std::string& modelClass)
{
    const auto known = std::ranges::find(classNames, modelClass, &Named::id);
    if (known != std::end(classNames))
        return known->label;
    return modelClass.empty() ? Message() : fromId(modelClass);
}

namespace {

Message numberText(int number)
{
    return verbatim(std::to_string(number));
}

Message targetOrNone(std::optional<int> target)
{
    return target ? targetText(*target) : verbatim("–");
}

// Short labels of what a card prints: they stand side by side.
constexpr Words shortDice[]{WORDS("skirmish", "Att"), WORDS("skirmish", "Def"), WORDS("skirmish", "Wild"),
                            WORDS("skirmish", "Mov")};

void addTypes(door::CardView& view, Words words, const std::vector<std::string>& types)
{
    std::vector<Message> all;
    for (const std::string& type : types)
        all.push_back(fromId(type));
    if (!all.empty())
        view.lines.push_back(message(words, listed(std::move(all))));
}

} // namespace

door::CardView toView(const ModelCard& card)
{
    door::CardView view;
    view.name = verbatim(card.name);
    view.kind = classText(card.modelClass);
    if (card.size)
        view.stats.push_back({"size", WORDS("skirmish", "Size"), numberText(*card.size)});
    view.stats.push_back({"wounds", WORDS("skirmish", "Wounds"), numberText(card.wounds)});
    for (const DieKind kind : allDice)
        view.stats.push_back({idOf(kind), shortDice[static_cast<int>(kind)], numberText(card.dice[kind]),
                              message(WORDS("skirmish", "%1 dice"), toText(kind))});
    for (const AbilityKind kind : attackKinds)
        view.stats.push_back({idOf(kind), toText(kind), targetOrNone(card.defence(kind)),
                              message(WORDS("skirmish", "%1 Defense"), toText(kind))});
    for (const Resistance each : allResistances)
        view.stats.push_back({idOf(each), toText(each), targetOrNone(card.resistance(each))});
    for (const Ability& ability : card.abilities)
        view.chips.emplace_back(verbatim(ability.name), summaryOf(ability), "rule/abilities");
    if (card.abilities.empty())
        view.lines.push_back(WORDS("skirmish", "No abilities printed"));
    addTypes(view, WORDS("skirmish", "Vulnerable to %1: +1 wound"), card.vulnerable);
    addTypes(view, WORDS("skirmish", "Resistant to %1: −1 wound"), card.resistant);
    if (card.experience > 0)
        view.lines.push_back(message(WORDS("skirmish", "Experience: %1"), card.experience));
    if (!card.note.empty())
        view.lines.push_back(verbatim(card.note));
    return view;
}

Task<> typedCard(door::CardView& view, Ask& ask)
{
    const ModelCard card = co_await askCard(ask, {});
    view = toView(card);
}

} // namespace adjutant::skirmish
