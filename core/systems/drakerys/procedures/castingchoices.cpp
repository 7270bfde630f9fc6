#include "core/systems/drakerys/procedures/castingchoices.h"

#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/sources.h"
#include "core/systems/drakerys/procedures/spellform.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/utf8.h"

#include <algorithm>
#include <cmath>

namespace adjutant::drakerys {

namespace {

constexpr std::size_t longestSpell = 80; // bytes

void judgeSpell(table::Option& option, const MatchState& state, const UnitState& unit, const SpellId& spell)
{
    if (auto remark = remarkOnSpell(state, unit, spell))
        warnIn(option, std::move(remark->rule), std::move(remark->message));
    judgeDomain(option, state, unit, spell);
}

void judgeSource(table::Option& option, const UnitState& unit, const MagicalSource& source)
{
    if (const auto away = distanceTo(unit, source))
        option.detail = centimetresAway(*away);
    if (source.negated)
        warnIn(option, "negation",
               message(WORDS("drakerys", "a Unit with Negation is within 10 cm of %1"), source.label));
}

} // namespace

void judgeDomain(table::Option& option, const MatchState& state, const UnitState& wizard,
                 const SpellId& spell)
{
    const SpellCard* card = state.find(spell);
    if (!card || card->domain.empty())
        return;
    option.detail = fromId(card->domain.text());
    const std::vector<DomainId>& mastered = wizard.card->domains;
    if (!mastered.empty() && std::ranges::find(mastered, card->domain) == mastered.end())
        warnIn(option, "domain",
               message(WORDS("drakerys", "%1 doesn’t master this Domain: %2"), verbatim(wizard.name),
                       fromId(card->domain.text())));
}

Message nameOf(const MatchState& state, const SpellId& spell)
{
    const SpellCard* card = state.find(spell);
    return card ? verbatim(card->name) : fromId(spell.text());
}

std::optional<table::Remark> remarkOnSpell(const MatchState& state, const UnitState& unit,
                                           const SpellId& spell)
{
    if (std::ranges::find(unit.spells, spell) != unit.spells.end())
        return table::Remark{"spell-used",
                             message(WORDS("drakerys", "%1 has already cast this in this activation: %2"),
                                     verbatim(unit.name), nameOf(state, spell))};
    const auto& chosen = unit.chosenSpells;
    if (chosen && std::ranges::find(*chosen, spell) == chosen->end())
        return table::Remark{"spell-choice", message(WORDS("drakerys", "%1 did not choose this spell: %2"),
                                                     verbatim(unit.name), nameOf(state, spell))};
    return std::nullopt;
}

std::optional<std::string> onlySpell(const MatchState& state, const UnitRef& wizard)
{
    std::optional<std::string> only;
    if (!state.spells)
        return only;
    for (const SpellCard& card : *state.spells) {
        table::Option option = optionOf(card.id.text(), {});
        judgeSpell(option, state, *state.find(wizard), card.id);
        if (option.standing != table::Standing::open)
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
        std::vector<table::Option> options;
        if (state.spells)
            for (const SpellCard& card : *state.spells) {
                options.push_back(optionOf(card.id.text(), verbatim(card.name)));
                judgeSpell(options.back(), state, *state.find(wizard), card.id);
            }
        sortByStanding(options);
        return options;
    };
    const auto find = [&state, wizard](const std::string& typed) -> std::optional<table::Option> {
        if (typed.empty() || typed.size() > longestSpell || !isText(typed))
            return std::nullopt;
        table::Option option = optionOf(typed, nameOf(state, spellCalled(typed)));
        judgeSpell(option, state, *state.find(wizard), spellCalled(typed));
        return option;
    };
    return Pick("spell", message(WORDS("drakerys", "Spell")), all, find).orTyped();
}

Pick sourcesOfMana(const MatchState& state, const UnitRef& wizard)
{
    const auto all = [&state, wizard] {
        std::vector<table::Option> options;
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
    const auto find = [&state, wizard](const std::string& id) -> std::optional<table::Option> {
        if (!isId(id, true) || id.size() > longestSpell)
            return std::nullopt;
        table::Option option = optionOf(id, fromId(id));
        if (const auto source = findSource(state, id))
            judgeSource(option, *state.find(wizard), *source);
        return option;
    };
    return Pick("sources", message(WORDS("drakerys", "Sources of mana")), all, find).orTyped();
}

} // namespace adjutant::drakerys
