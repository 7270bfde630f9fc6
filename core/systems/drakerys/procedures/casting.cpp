#include "core/systems/drakerys/procedures/casting.h"

#include "core/systems/drakerys/procedures/cardform.h"

namespace adjutant::drakerys {

namespace {

// A spell by its id or its name.
door::Option spellOption(const MatchState& state, const UnitState& wizard, const std::string& word,
                         const JudgeSpell& judge)
{
    const SpellId spell = spellNamed(word);
    door::Option option = optionOf(word, nameOf(state, spell));
    const SpellCard* card = state.find(spell);
    if (card && !card->domain.empty()) {
        option.detail = fromId(card->domain.text());
        const std::vector<DomainId>& mastered = wizard.card->domains;
        if (!mastered.empty() && !findIn(mastered, card->domain))
            warnIn(option, "domain", WORDS("drakerys", "%1 doesn’t master this Domain: %2"),
                   verbatim(wizard.name), fromId(card->domain.text()));
    }
    if (judge)
        judge(option, wizard);
    return option;
}

std::vector<door::Option> spellOptions(const MatchState& state, const UnitState& wizard,
                                       const JudgeSpell& judge)
{
    std::vector<door::Option> options = mapped(state.spells.orEmpty(), [&](const SpellCard& card) {
        return spellOption(state, wizard, card.id.text(), judge);
    });
    sortByStanding(options);
    return options;
}

} // namespace

Message nameOf(const MatchState& state, const SpellId& spell)
{
    const SpellCard* card = state.find(spell);
    return card ? verbatim(card->name) : fromId(spell.text());
}

Pick pickSpell(const MatchState& state, const UnitRef& wizard, door::Path path, Label label, JudgeSpell judge)
{
    const auto all = [&state, wizard, judge] { return spellOptions(state, *state.find(wizard), judge); };
    const auto find = [&state, wizard, judge](const std::string& typed) -> std::optional<door::Option> {
        const auto option = typedOption(typed);
        return option ? std::optional(spellOption(state, *state.find(wizard), typed, judge)) : std::nullopt;
    };
    return Pick(std::move(path), std::move(label), all, find).orTyped();
}

std::vector<std::string> openSpells(const MatchState& state, const UnitState& wizard, const JudgeSpell& judge)
{
    std::vector<std::string> ids;
    for (const door::Option& option : spellOptions(state, wizard, judge))
        if (option.standing == door::Standing::open)
            ids.push_back(option.id);
    return ids;
}

Pick pickMagicalSource(const MatchState& state, door::Path path, Label label,
                       std::function<std::vector<MagicalSource>()> sources,
                       std::function<void(door::Option& option, const MagicalSource& source)> judge,
                       bool anyUnit)
{
    const auto optionOfSource = [judge = std::move(judge)](const MagicalSource& source) {
        door::Option option = optionOf(source.id, source.label);
        judge(option, source);
        return option;
    };
    const auto all = [sources = std::move(sources), optionOfSource] {
        std::vector<door::Option> options = mapped(sources(), optionOfSource);
        sortByStanding(options);
        return options;
    };
    const auto find = [&state, optionOfSource,
                       anyUnit](const std::string& id) -> std::optional<door::Option> {
        if (const auto source = findSource(state, id))
            return optionOfSource(*source);
        return isId(id, anyUnit) ? std::optional(optionOf(id, fromId(id))) : std::nullopt;
    };
    return Pick(std::move(path), std::move(label), all, find).orTyped();
}

std::vector<MagicalSource> magicalSources(const MatchState& state)
{
    std::vector<MagicalSource> all;
    const std::vector<door::Option> named = sourceOptions(state);
    for (std::size_t k = 0; k < state.sources.size(); ++k) {
        const SourceState& source = state.sources[k];
        all.push_back({source.id.text(), named[k].label, !source.element, source.element,
                       ManaSource::ofVortex, source.exhausted, source.at});
    }
    const auto isVortex = [](const UnitRef&, const UnitState& unit) { return unit.isVortex(); };
    for (const UnitRef& ref : unitsWhere(state, isVortex)) {
        const UnitState& unit = *state.find(ref);
        const auto& element = unit.card->source;
        Message label = element ? message(WORDS("drakerys", "%1 (Source of %2 [%3])"), toMessage(state, ref),
                                          toMessage(*element), unit.card->sourceMana)
                                : message(WORDS("drakerys", "%1 (Source)"), toMessage(state, ref));
        all.push_back({toText(ref), std::move(label), false, element, unit.card->sourceMana, unit.exhausted,
                       unit.at, true});
    }
    return all;
}

std::optional<MagicalSource> findSource(const MatchState& state, const std::string& id)
{
    const std::vector<MagicalSource> all = magicalSources(state);
    const auto found = std::ranges::find(all, id, &MagicalSource::id);
    return found != all.end() ? std::optional(*found) : std::nullopt;
}

std::optional<double> distanceTo(const UnitState& unit, const MagicalSource& source)
{
    if (!unit.at || !source.at)
        return std::nullopt;
    return distanceFromLeader(*unit.at, *source.at, source.leader ? Field::leadersBase : Field::sourceRadius);
}

} // namespace adjutant::drakerys
