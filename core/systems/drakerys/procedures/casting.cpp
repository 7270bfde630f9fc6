#include "core/systems/drakerys/procedures/casting.h"

#include "core/systems/drakerys/procedures/cardform.h"
#include "core/utf8.h"

namespace adjutant::drakerys {

namespace {

constexpr std::size_t longestSpell = 80; // bytes

door::Option spellOption(const MatchState& state, const UnitRef& wizard, std::string id, const SpellId& spell)
{
    door::Option option = optionOf(std::move(id), nameOf(state, spell));
    const UnitState& unit = *state.find(wizard);
    if (auto remark = remarkOnSpell(state, unit, spell))
        warnIn(option, std::move(remark->rule), std::move(remark->message));
    judgeDomain(option, state, unit, spell);
    return option;
}

void judgeSource(door::Option& option, const UnitState& unit, const MagicalSource& source)
{
    showDistance(option, distanceTo(unit, source));
    if (source.negated)
        warnIn(option, "negation", WORDS("drakerys", "a Unit with Negation is within 10 cm of %1"),
               source.label);
}

constexpr int mostManaSpent = 100;

// "3 Air, 1 Fire"
Message inWords(const Mana& mana)
{
    std::vector<Message> parts;
    for (std::size_t k = 0; k < mana.size(); ++k)
        if (mana[k] > 0)
            parts.push_back(message(WORDS("drakerys", "%1 %2"), mana[k], toMessage(static_cast<Element>(k))));
    return parts.empty() ? WORDS("drakerys", "nothing") : inOrder(parts);
}

Message givenBy(const Drawn& drawn)
{
    Mana given{};
    for (const ManaSource& source : drawn.sources)
        if (source.element)
            given[static_cast<std::size_t>(*source.element)] += source.mana;
    return inWords(given);
}

constexpr double reachOfNegation = 10; // cm

bool isNegated(const MatchState& state, const MagicalSource& source)
{
    const auto negates = [&source](const UnitRef&, const UnitState& unit) {
        return unit.isOnBattlefield() && unit.hasSkill("negation") &&
               distanceTo(unit, source).value_or(HUGE_VAL) <= reachOfNegation;
    };
    return !unitsWhere(state, negates).empty();
}

MagicalSource sourceOf(const MatchState& state, const SourceState& source)
{
    MagicalSource made;
    made.id = source.id.text();
    const auto named = [&source](const SourceState& each) { return toMessage(each) == toMessage(source); };
    made.label = std::ranges::count_if(state.sources, named) > 1
                     ? message(WORDS("drakerys", "%1 (%2)"), toMessage(source), verbatim(source.id.text()))
                     : toMessage(source);
    made.maelstrom = !source.element;
    made.element = source.element;
    made.exhausted = source.exhausted;
    made.at = source.at;
    made.negated = isNegated(state, made);
    return made;
}

MagicalSource sourceOf(const MatchState& state, const UnitRef& ref)
{
    const UnitState& unit = *state.find(ref);
    MagicalSource made;
    made.id = toText(ref);
    made.label = unit.card->source
                     ? message(WORDS("drakerys", "%1 (Source of %2 [%3])"), toMessage(state, ref),
                               toMessage(*unit.card->source), unit.card->sourceMana)
                     : message(WORDS("drakerys", "%1 (Source)"), toMessage(state, ref));
    made.element = unit.card->source;
    made.mana = unit.card->sourceMana;
    made.exhausted = unit.exhausted;
    made.at = unit.at;
    made.leader = true;
    made.negated = isNegated(state, made);
    return made;
}

} // namespace

void judgeDomain(door::Option& option, const MatchState& state, const UnitState& wizard, const SpellId& spell)
{
    const SpellCard* card = state.find(spell);
    if (!card || card->domain.empty())
        return;
    option.detail = fromId(card->domain.text());
    const std::vector<DomainId>& mastered = wizard.card->domains;
    if (!mastered.empty() && !findIn(mastered, card->domain))
        warnIn(option, "domain", WORDS("drakerys", "%1 doesn’t master this Domain: %2"),
               verbatim(wizard.name), fromId(card->domain.text()));
}

Message nameOf(const MatchState& state, const SpellId& spell)
{
    const SpellCard* card = state.find(spell);
    return card ? verbatim(card->name) : fromId(spell.text());
}

std::optional<door::Remark> remarkOnSpell(const MatchState& state, const UnitState& unit,
                                          const SpellId& spell)
{
    if (findIn(unit.spells, spell))
        return forbidden("spell-used", WORDS("drakerys", "%1 has already cast this in this activation: %2"),
                         verbatim(unit.name), nameOf(state, spell));
    const auto& chosen = unit.chosenSpells;
    if (chosen && std::ranges::find(*chosen, spell) == chosen->end())
        return forbidden("spell-choice", WORDS("drakerys", "%1 did not choose this spell: %2"),
                         verbatim(unit.name), nameOf(state, spell));
    return std::nullopt;
}

std::optional<std::string> onlySpell(const MatchState& state, const UnitRef& wizard)
{
    std::optional<std::string> only;
    for (const SpellCard& card : state.spells.orEmpty()) {
        const door::Option option = spellOption(state, wizard, card.id.text(), card.id);
        if (option.standing != door::Standing::open)
            continue;
        if (only)
            return std::nullopt;
        only = option.id;
    }
    return only;
}

Pick spellToCast(const MatchState& state, const UnitRef& wizard)
{
    const auto all = [&state, wizard] {
        std::vector<door::Option> options = optionsFor(state.spells.orEmpty(), [&](const SpellCard& card) {
            return spellOption(state, wizard, card.id.text(), card.id);
        });
        sortByStanding(options);
        return options;
    };
    const auto find = [&state, wizard](const std::string& typed) -> std::optional<door::Option> {
        if (typed.empty() || typed.size() > longestSpell || !isText(typed))
            return std::nullopt;
        return spellOption(state, wizard, typed, spellNamed(typed));
    };
    return Pick("spell", WORDS("drakerys", "Spell"), all, find).orTyped();
}

Pick sourcesOfMana(const MatchState& state, const UnitRef& wizard)
{
    const auto all = [&state, wizard] {
        std::vector<door::Option> options;
        const UnitState& unit = *state.find(wizard);
        std::vector<MagicalSource> sources = magicalSources(state);
        std::ranges::stable_sort(sources, {}, [&unit](const MagicalSource& source) {
            return distanceTo(unit, source).value_or(HUGE_VAL);
        });
        for (const MagicalSource& source : sources) {
            options.push_back(optionOf(source.id, source.label));
            judgeSource(options.back(), unit, source);
        }
        sortByStanding(options);
        return options;
    };
    const auto find = [&state, wizard](const std::string& id) -> std::optional<door::Option> {
        if (!isId(id, true) || id.size() > longestSpell)
            return std::nullopt;
        door::Option option = optionOf(id, fromId(id));
        if (const auto source = findSource(state, id))
            judgeSource(option, *state.find(wizard), *source);
        return option;
    };
    return Pick("sources", WORDS("drakerys", "Sources of mana"), all, find).orTyped();
}

Drawn drawnFrom(const MatchState& state, const std::vector<std::string>& ids)
{
    Drawn drawn;
    for (const std::string& id : ids) {
        const auto source = findSource(state, id);
        drawn.known = drawn.known && source && (source->maelstrom || source->element);
        if (!source)
            continue;
        drawn.sources.push_back({source->element, source->mana});
        drawn.mana += source->maelstrom ? 0 : source->mana;
        drawn.maelstrom = drawn.maelstrom || source->maelstrom;
    }
    drawn.mana += drawn.maelstrom ? ManaSource::ofMaelstrom : 0;
    return drawn;
}

Task<std::optional<int>> askCost(const MatchState& state, Ask& ask, SpellId spell, Drawn drawn)
{
    if (!drawn.known)
        co_return std::nullopt;
    const SpellCard* card = state.find(spell);
    if (drawn.maelstrom || (card && card->cost)) {
        const Mana cost = card && card->cost ? *card->cost : Mana{};
        const auto left = mostReinforcement(cost, drawn.sources);
        if (!left)
            ask.warn("mana", WORDS("drakerys", "%1 costs %2, but the sources give %3"), verbatim(card->name),
                     inWords(cost), givenBy(drawn));
        co_return left;
    }
    const auto paid = co_await ask.numberOrNone(
        NumberOf("paid", WORDS("drakerys", "Mana paid for the spell"), 0, mostManaSpent)
            .why(WORDS("drakerys", "cost unknown"))
            .ifSkipped(WORDS("drakerys", "Cost not stated"))
            .usuallyNone());
    if (!paid)
        co_return std::nullopt;
    if (*paid > drawn.mana)
        ask.warn("mana", WORDS("drakerys", "the spell costs %1 mana, but the sources give %2"), *paid,
                 drawn.mana);
    co_return *paid > drawn.mana ? std::nullopt : std::optional(drawn.mana - *paid);
}

NumberOf reinforcementOf(const Ask& ask, const Drawn& drawn, std::optional<int> left)
{
    // Nobody spends more than the sources give, whatever the spell costs.
    const int given = drawn.known && !ask.isScript() ? drawn.mana : mostManaSpent;
    NumberOf question("reinforcement", WORDS("drakerys", "Mana spent on extra dice"), 0,
                      left.value_or(given));
    if (ask.isScript())
        question.preset(0);
    else if (left && !drawn.maelstrom)
        question.preset(*left);
    if (left)
        question.why(message(WORDS("drakerys", "%1 left, one die each"), *left));
    return question;
}

std::vector<MagicalSource> magicalSources(const MatchState& state)
{
    std::vector<MagicalSource> all;
    for (const SourceState& source : state.sources)
        all.push_back(sourceOf(state, source));
    for (const UnitRef& ref :
         unitsWhere(state, [](const UnitRef&, const UnitState& unit) { return unit.isVortex(); }))
        all.push_back(sourceOf(state, ref));
    return all;
}

std::optional<MagicalSource> findSource(const MatchState& state, const std::string& id)
{
    const auto known = std::ranges::find(state.sources, SourceId(id), &SourceState::id);
    if (known != state.sources.end())
        return sourceOf(state, *known);
    const UnitState* unit = state.find(unitRefOf(id));
    return unit && unit->isVortex() ? std::optional(sourceOf(state, unitRefOf(id))) : std::nullopt;
}

std::optional<double> distanceTo(const UnitState& unit, const MagicalSource& source)
{
    if (!unit.at || !source.at)
        return std::nullopt;
    return distanceFromLeader(*unit.at, *source.at, source.leader ? Field::leadersBase : Field::sourceRadius);
}

void exhaust(MatchState& state, const std::string& id)
{
    for (SourceState& source : state.sources)
        if (source.id.text() == id && source.element)
            source.exhausted = true;
    if (UnitState* unit = state.find(unitRefOf(id)); unit && unit->isVortex())
        unit->exhausted = true;
}

UnitRef elementalOn(const MatchState& state, const MagicalSource& source)
{
    const std::vector<UnitRef> there =
        unitsWhere(state, [&source](const UnitRef& ref, const UnitState& unit) {
            return unit.isOnBattlefield() && toText(ref) != source.id && !unit.invokedBy.empty() && unit.at &&
                   source.at && distanceBetween(*unit.at, *source.at) <= Field::sourceRadius;
        });
    return there.empty() ? UnitRef() : there.front();
}

} // namespace adjutant::drakerys
