#include "core/systems/drakerys/match/bookrules.h"
#include "core/systems/drakerys/match/bookwarnings.h"
#include "core/systems/drakerys/match/lawful.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/match/tablerules.h"
#include "core/systems/drakerys/match/warnings.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

namespace adjutant::drakerys {

namespace {

constexpr int mostSources = 100;

// Their own faction may be left out, as in `air-herald`.
UnitId elementalCalled(const std::string& word)
{
    return word.find('/') == std::string::npos ? unitOf(FactionId("maelstrom"), word) : UnitId(word);
}

Pick elementalToInvoke(const MatchState& state)
{
    const auto all = [&state] {
        std::vector<table::Option> options;
        for (const UnitCard& card : *state.elementals)
            options.push_back(optionOf(card.unit.text(), verbatim(card.name)));
        return options;
    };
    const auto find = [&state](const std::string& word) -> std::optional<table::Option> {
        const UnitCard* card = state.findElemental(elementalCalled(word));
        return card ? std::optional(optionOf(word, verbatim(card->name))) : std::nullopt;
    };
    return Pick("elemental", message(WORDS("drakerys", "Elemental")), all, find).unknownIs("unknown-unit");
}

Pick sourceOfInvocation(const MatchState& state)
{
    return pickOrName("source", message(WORDS("drakerys", "Vortex or Maelstrom")), sourceOptions(state))
        .ifLeftOut(message(WORDS("drakerys", "No Vortex is exhausted by it")))
        .usuallyNone();
}

Pick sourcesOfMana(const MatchState& state)
{
    return pickOrName("sources", message(WORDS("drakerys", "Sources of mana")), sourceOptions(state))
        .from(0, mostSources);
}

Pick unitThat(const MatchState& state, bool (*can)(const UnitCard& card))
{
    return pickUnitOnTable(state, "unit", message(WORDS("drakerys", "Unit")),
                           [can](const UnitRef&, const UnitState& unit) {
                               return !unit.removed() && (can(*unit.card) || !unit.card->profile);
                           });
}

bool isAwakened(const UnitCard& card)
{
    return card.awakened > 0;
}

bool isWizard(const UnitCard& card)
{
    return card.wizard > 0;
}

} // namespace

// An Awakened's invocation succeeded: the Elemental stands on its source (chapter "Elemental Invocation").
Task<> summon(MatchState& state, Ask& ask)
{
    Summon invoked;
    invoked.unit = unitRefOf(co_await ask.one(unitThat(state, isAwakened)));
    invoked.elemental = elementalCalled(co_await ask.one(elementalToInvoke(state)));
    invoked.source = SourceId((co_await ask.oneOrNone(sourceOfInvocation(state))).value_or(std::string()));
    warnOf(ask, remarksOn(state, invoked));
    ask.tell(message(WORDS("drakerys", "%1: %2 invoked"), toMessage(state, invoked.unit),
                     verbatim(state.findElemental(invoked.elemental)->name)),
             table::Tone::good);
    Change change{state};
    carryOut(change, invoked);
    tellChanges(ask, change);
}

// With so many successes (chapter "Magic"); the Magic Action was part of an activation.
Task<> cast(MatchState& state, Ask& ask)
{
    Cast spell;
    spell.unit = unitRefOf(co_await ask.one(unitThat(state, isWizard)));
    spell.spell = SpellId(co_await ask.text(TextOf("spell", message(WORDS("drakerys", "Spell")), 80).id()));
    const std::vector<std::string> sources = co_await ask.several(sourcesOfMana(state));
    for (const std::string& source : sources)
        spell.sources.emplace_back(source);
    spell.reinforcement = co_await ask.number(
        NumberOf("reinforcement", message(WORDS("drakerys", "Mana spent on more dice")), 0, 100).preset(0));
    spell.successes =
        co_await ask.number(NumberOf("successes", message(WORDS("drakerys", "Successes")), 0, 1000));
    warnOf(ask, remarksOn(state, spell));
    ask.tell(counted(WORDS_N("drakerys", "%1: %2 cast, %n success(es)"), spell.successes,
                     toMessage(state, spell.unit), fromId(spell.spell.text())));
    Change change{state};
    carryOut(change, spell);
}

} // namespace adjutant::drakerys
