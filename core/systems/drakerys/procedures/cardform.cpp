#include "core/systems/drakerys/armybuilding.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

namespace adjutant::drakerys {

namespace {

constexpr int mostWords = 40; // of a list
constexpr int mostEffects = 10;
constexpr int mostNeeded = 20;
constexpr int longest = CharacteristicRange::longestMove; // cm
constexpr std::size_t longestSpellName = 80;
constexpr std::size_t longestSpellText = 400; // bytes

/// Asks the parts of a card. What it says already is preset. Those of a Unit's card have no labels: only
/// records answer them, nobody reads that form.
struct CardAsker
{
    Ask& ask;
    door::Path at{}; ///< of a row: `weapons/0/`

    Task<> part(const char* key, int& value, int lowest = 0, int highest = 100, Label label = Message(),
                bool detail = false)
    {
        value = co_await ask.number(NumberOf(at + key, label, lowest, highest).preset(value).detail(detail));
    }
    Task<> part(const char* key, std::optional<int>& value, int lowest, int highest, Label label = Message(),
                Label ifSkipped = Message())
    {
        NumberOf question(at + key, label, lowest, highest);
        if (value)
            question.preset(*value);
        if (highest == longest)
            question.unit(TR("cm"));
        value = co_await ask.numberOrNone(question.ifSkipped(ifSkipped).usuallyNone());
    }
    Task<> part(const char* key, bool& value, Label label = Message())
    {
        value = co_await ask.yes(Whether(at + key, label).preset(value));
    }
    Task<> part(const char* key, std::string& value, Label label)
    {
        TextOf question(at + key, label, longestSpellText);
        if (!value.empty())
            question.preset(value);
        question.ifSkipped(TR("No text")).usuallyNone();
        value = (co_await ask.textOrNone(std::move(question))).value_or(std::string());
    }
    Task<> part(const char* key, std::optional<Element>& value)
    {
        const auto word = co_await ask.oneOrNone(Pick(at + key, Message(), elementOptions()).usuallyNone());
        value = word ? elementOf(*word) : std::nullopt;
    }
    Task<> part(const char* key, std::vector<Element>& values)
    {
        const auto words = co_await ask.several(Pick(at + key, Message(), elementOptions()).from(0, 4));
        for (const std::string& word : words)
            values.push_back(*elementOf(word));
    }
    template <class Kind> Task<> part(const char* key, std::vector<Id<Kind>>& values)
    {
        const auto words = co_await ask.several(pickOrName(at + key, Message()).from(0, mostWords));
        for (const std::string& word : words)
            values.emplace_back(word);
    }
    Task<> part(const char* key, WeaponId& value)
    {
        value = WeaponId(co_await ask.text(TextOf(at + key, Message(), 80).id()));
    }
    Task<> profile(UnitCard& card)
    {
        const bool known = co_await ask.yes(Whether("profile_known", Message()).preset(true));
        if (!known) {
            ask.passOver("profile");
            co_return;
        }
        card.profile.emplace();
        for (const Characteristic& each : characteristics) {
            NumberOf question(std::string("profile/") + each.key, each.label, each.lowest, each.highest);
            if (each.value)
                (*card.profile).*each.value = co_await ask.number(std::move(question));
            else
                card.profile->shooting = co_await ask.numberOrNone(question.usuallyNone());
        }
    }
    Task<std::vector<std::string>> weapons(UnitCard& card)
    {
        const std::vector<std::string> rows =
            co_await ask.rows(RowsOf("weapons", Message(), 0, 10).plainIs("id"));
        card.weapons.resize(rows.size());
        co_return rows;
    }
};

// A figure of a card as its form answers it; what the form presets or leaves out anyway is not written.

template <class Value> door::Value written(const Value& value)
{
    if constexpr (std::is_same_v<Value, std::string>) {
        return value;
    } else if constexpr (requires { value.text(); }) {
        return value.text();
    } else if constexpr (std::is_same_v<Value, Element>) {
        return std::string(toWord(value));
    } else if constexpr (requires { *value; }) {
        return written(*value);
    } else if constexpr (requires { value.begin(); }) {
        return mapped(value, [](const auto& each) { return std::get<std::string>(written(each)); });
    } else {
        return value;
    }
}

/// Writes the same parts of a card as answers.
struct CardWriter
{
    door::Answers& answers;
    door::Path at{};

    template <class Value, class... Rest>
    std::suspend_never part(const char* key, const Value& value, const Rest&...)
    {
        if (value != Value())
            answers[at + key] = written(value);
        return {};
    }
    std::suspend_never profile(const UnitCard& card)
    {
        answers["profile_known"] = card.profile.has_value();
        for (const Characteristic& each : characteristics)
            if (const auto value = card.profile ? each.of(*card.profile) : std::nullopt)
                answers[std::string("profile/") + each.key] = *value;
        return {};
    }
    Task<std::vector<std::string>> weapons(const UnitCard& card)
    {
        std::vector<std::string> rows;
        for (std::size_t k = 0; k < card.weapons.size(); ++k)
            rows.push_back(std::to_string(k));
        co_return rows;
    }
};

// All that a Unit's card has behind its name.
template <class Form> Task<> goThrough(UnitCard& card, Form form)
{
    co_await form.part("ap", card.ap, 0, highestAp);
    co_await form.profile(card);
    co_await form.part("hero", card.hero);
    co_await form.part("infantry", card.infantry);
    co_await form.part("monster", card.monster);
    co_await form.part("awakened", card.awakened);
    co_await form.part("awakened_unknown", card.awakenedUnknown);
    co_await form.part("element", card.element);
    if (card.element)
        co_await form.part("overlord", card.overlord);
    co_await form.part("vortexes", card.vortexes);
    co_await form.part("wizard", card.wizard);
    co_await form.part("skills", card.skills);
    co_await form.part("options", card.options);
    if (card.wizard > 0 || card.has("wizard"))
        co_await form.part("domains", card.domains);
    if (card.has("source_of")) {
        co_await form.part("source/element", card.source);
        co_await form.part("source/mana", card.sourceMana);
    }
    if (card.has("authority"))
        co_await form.part("authority", card.authorityRange, 0, longest);
    if (card.has("war_cry"))
        co_await form.part("war_cry", card.warCry);
    if (card.has("sacrifice"))
        co_await form.part("sacrifice", card.sacrifice);
    if (card.has("charisma"))
        co_await form.part("charisma", card.charismaRange, 0, longest);
    const std::vector<std::string> rows = co_await form.weapons(card);
    for (std::size_t k = 0; k < rows.size(); ++k) {
        RangedWeapon& weapon = card.weapons[k];
        form.at = "weapons/" + rows[k] + '/';
        co_await form.part("id", weapon.id);
        co_await form.part("shots", weapon.shotsPerActivation, 1, 100);
        co_await form.part("range", weapon.range, 0, longest);
        co_await form.part("strength", weapon.strength, 0, 20);
        co_await form.part("saturation", weapon.saturation);
        co_await form.part("cancels_parry", weapon.cancelsParry);
    }
}

// "Expert Parry" for `expert_parry`.
Message titleOf(const std::string& id)
{
    std::string title(fromId(id).text());
    for (std::size_t k = 1; k < title.size(); ++k)
        if (title[k - 1] == ' ' && title[k] >= 'a' && title[k] <= 'z')
            title[k] = static_cast<char>(title[k] - 'a' + 'A');
    return dataWord(std::move(title));
}

Task<SpellEffect> askEffect(Ask& ask, door::Path row)
{
    CardAsker form{ask, row};
    SpellEffect effect;
    effect.from = co_await ask.number(NumberOf(row + "from", TR("Minimum successes"), 1, mostNeeded));
    co_await form.part("text", effect.text, TR("What it does"));
    co_await form.part("range", effect.range, 0, longest, TR("Range"), TR("The spell’s range"));
    co_await form.part("hits", effect.hits, 0, 20, TR("Hits"), true);
    co_await form.part("hits_dice", effect.hitsDice, 0, 20, TR("Extra Hits (D10s)"), true);
    if (effect.hits + effect.hitsDice > 0) {
        effect.strength = co_await ask.number(NumberOf(row + "strength", TR("Strength"), 0, 20));
        co_await form.part("saturation", effect.saturation, 0, 20, TR("Saturation"), TR("No Morale test"));
    }
    const auto known = [] {
        return mapped(knownStatuses(),
                      [](std::string_view status) { return optionOf(StatusId(std::string(status))); });
    };
    Pick tokens = pickOrName(row + "token", TR("Token for the target"), known);
    tokens.ifSkipped(TR("No token")).usuallyNone().detail();
    effect.token = StatusId((co_await ask.oneOrNone(std::move(tokens))).value_or(std::string()));
    co_await form.part("stress", effect.stress, -20, 20, TR("Stress"), true);
    co_await form.part("injuries", effect.injuries, -20, 20, TR("Injuries"), true);
    const std::string move = co_await ask.one(
        Pick(row + "move", TR("Where the target goes"), spellMoves).preset(spellMoves[0].id).detail());
    effect.move = kindNamed<SpellMove>(move, spellMoves);
    if (effect.move == SpellMove::place) {
        co_await form.part("near", effect.near, 0, longest, TR("Maximum distance from the Wizard"),
                           TR("Anywhere"));
        co_await form.part("clear", effect.clear, 0, longest, TR("Minimum distance from enemies"),
                           TR("No minimum"));
    }
    co_return effect;
}

} // namespace

Task<> askCard(UnitCard& card, Ask& ask)
{
    card.name = co_await ask.text(TextOf("name", Message(), Roster::longestName));
    const CardAsker form{ask};
    co_await goThrough(card, form);
}

door::Answers answersOf(const UnitCard& card)
{
    door::Answers answers{{"name", card.name}};
    UnitCard whole = card;
    goThrough(whole, CardWriter{answers}).run();
    return answers;
}

door::CardView viewOf(const UnitCard& card)
{
    door::CardView view;
    view.name = verbatim(card.name);
    std::vector<Message> types;
    if (card.hero)
        types.push_back(TR("Hero"));
    if (card.infantry)
        types.push_back(TR("Infantry"));
    if (card.awakened > 0)
        types.push_back(message(TR("Awakened [%1]"), card.awakened));
    view.kind = listed(types);
    if (card.profile) {
        for (const Characteristic& each : characteristics)
            if (const auto value = each.of(*card.profile))
                view.stats.push_back({each.key, message(each.label), verbatim(std::to_string(*value))});
    } else {
        view.lines.push_back(TR("No stats. Enter them in the list before the next match."));
    }
    for (const SkillId& skill : card.skills)
        view.chips.push_back(titleOf(skill.text()));
    for (const RangedWeapon& weapon : card.weapons)
        view.lines.push_back(message(TR("Shoots with: %1"), fromId(weapon.id.text())));
    if (card.wizard > 0)
        view.lines.push_back(message(TR("Level %1 Wizard"), card.wizard));
    if (card.source)
        view.lines.push_back(message(TR("Source of %1 [%2]"), toMessage(*card.source), card.sourceMana));
    return view;
}

Task<> askSpellFigures(SpellCard& card, Ask& ask)
{
    CardAsker form{ask};
    Pick domain = pickOrName("domain", TR("Domain of magic"));
    if (!card.domain.empty())
        domain.preset(card.domain.text());
    domain.ifSkipped(TR("Domain unknown")).usuallyNone();
    card.domain = DomainId((co_await ask.oneOrNone(std::move(domain))).value_or(std::string()));
    const bool known = co_await ask.yes(Whether("cost_known", TR("Mana cost known")).preset(true));
    const Mana before = card.cost.value_or(Mana{});
    card.cost = known ? std::optional(before) : std::nullopt;
    for (std::size_t k = 0; known && k < before.size(); ++k) {
        const auto element = static_cast<Element>(k);
        (*card.cost)[k] =
            co_await ask.number(NumberOf("cost/" + std::string(toWord(element)),
                                         message(TR("Mana: %1"), toMessage(element)), 0, mostNeeded)
                                    .preset(before[k]));
    }
    co_await form.part("range", card.range, 0, longest, TR("Range"), TR("No range"));
    const std::string target = co_await ask.one(
        Pick("target", TR("Target"), spellTargets).preset(nameOfKind(card.target, spellTargets).id));
    card.target = kindNamed<SpellTarget>(target, spellTargets);
    if (card.target != SpellTarget::nobody)
        co_await form.part("free", card.free, TR("Its target must be Free"));
    co_await form.part("text", card.text, TR("What it does"));
    const std::vector<std::string> rows = co_await ask.rows(
        RowsOf("effects", TR("Effects by successes"), 0, mostEffects).rowLabel(TR("Effect")));
    if (!rows.empty())
        card.effects.clear();
    for (const std::string& row : rows) {
        SpellEffect effect = co_await askEffect(ask, "effects/" + row + '/');
        if (findIn(card.effects, effect.from, &SpellEffect::from))
            co_await ask.refuse("malformed", TR("two effects for %1 successes"), effect.from);
        card.effects.push_back(std::move(effect));
    }
    std::ranges::stable_sort(card.effects, {}, &SpellEffect::from);
}

Task<> askSpellCard(SpellCard& card, Ask& ask)
{
    card.name = co_await ask.text(TextOf("name", TR("Name"), longestSpellName));
    co_await askSpellFigures(card, ask);
}

Task<> askToken(OwnToken& token, Ask& ask)
{
    token.name = co_await ask.text(TextOf("name", TR("Name"), longestSpellName));
    token.text = co_await ask.text(TextOf("text", TR("What it does"), longestSpellText));
}

} // namespace adjutant::drakerys
