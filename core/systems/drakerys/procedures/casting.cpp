#include "core/systems/drakerys/procedures/casting.h"

#include "core/systems/drakerys/procedures/cardform.h"

namespace adjutant::drakerys {

namespace {

door::Option castOption(const MatchState& state, const UnitState& wizard, const std::string& word)
{
    door::Option option = spellOption(state, wizard, word);
    if (const auto remark = remarkOnSpell(state, wizard, spellNamed(word))) {
        option.standing = door::Standing::warned;
        option.remark = *remark;
    }
    return option;
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

} // namespace

door::Option spellOption(const MatchState& state, const UnitState& wizard, const std::string& word)
{
    const SpellId spell = spellNamed(word);
    door::Option option = optionOf(word, nameOf(state, spell));
    const SpellCard* card = state.find(spell);
    if (!card || card->domain.empty())
        return option;
    option.detail = fromId(card->domain.text());
    const std::vector<DomainId>& mastered = wizard.card->domains;
    if (!mastered.empty() && !findIn(mastered, card->domain))
        warnIn(option, "domain", WORDS("drakerys", "%1 doesn’t master this Domain: %2"),
               verbatim(wizard.name), fromId(card->domain.text()));
    return option;
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

Pick spellToCast(const MatchState& state, const UnitRef& wizard, bool isScript)
{
    const auto all = [&state, wizard] {
        std::vector<door::Option> options = mapped(state.spells.orEmpty(), [&](const SpellCard& card) {
            return castOption(state, *state.find(wizard), card.id.text());
        });
        sortByStanding(options);
        return options;
    };
    const auto find = [&state, wizard](const std::string& typed) -> std::optional<door::Option> {
        const auto option = typedOption(typed);
        return option ? std::optional(castOption(state, *state.find(wizard), typed)) : std::nullopt;
    };
    Pick pick("spell", WORDS("drakerys", "Spell"), all, find);
    if (isScript)
        return pick.orTyped();
    const std::vector<door::Option> options = all();
    if (std::ranges::count(options, door::Standing::open, &door::Option::standing) == 1)
        pick.preset(options.front().id);
    return pick.orTyped();
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

Pick sourcesOfMana(const MatchState& state, const UnitRef& wizard)
{
    const UnitState& unit = *state.find(wizard);
    const auto sources = [&state, &unit] {
        std::vector<MagicalSource> nearestFirst = magicalSources(state);
        std::ranges::stable_sort(nearestFirst, {}, [&unit](const MagicalSource& source) {
            return distanceTo(unit, source).value_or(HUGE_VAL);
        });
        return nearestFirst;
    };
    const auto judge = [&state, &unit](door::Option& option, const MagicalSource& source) {
        showDistance(option, distanceTo(unit, source));
        if (isNegated(state, source))
            warnIn(option, "negation", WORDS("drakerys", "a Unit with Negation is within 10 cm of %1"),
                   source.label);
    };
    return pickMagicalSource(state, "sources", WORDS("drakerys", "Sources of mana"), sources, judge, true);
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
