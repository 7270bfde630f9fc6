#include "core/systems/drakerys/match/sideattable.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/declaring.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/rolling.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

#include <algorithm>
#include <cmath>

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

Pick::All knownSources(const MatchState& state)
{
    return [&state] { return sourceOptions(state); };
}

Pick sourceOfInvocation(const MatchState& state)
{
    return pickOrName("source", message(WORDS("drakerys", "Vortex or Maelstrom")), knownSources(state))
        .ifLeftOut(message(WORDS("drakerys", "No Vortex is exhausted by it")))
        .usuallyNone();
}

// It has to be said where there is one.
Pick sourceToInvokeAt(const MatchState& state)
{
    Pick question =
        pickOrName("source", message(WORDS("drakerys", "Vortex or Maelstrom")), knownSources(state));
    question.ifLeftOut(message(WORDS("drakerys", "Nobody says at which")));
    if (state.sources.empty())
        question.usuallyNone();
    return question;
}

Pick sourcesOfMana(const MatchState& state)
{
    return pickOrName("sources", message(WORDS("drakerys", "Sources of mana")), knownSources(state))
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

// What an invocation seems to break (chapter "Elemental Invocation").
std::vector<table::Remark> remarksOnInvoking(const MatchState& state, const UnitState& unit,
                                             const UnitId& elemental, const SourceId& source)
{
    std::vector<table::Remark> remarks;
    if (unit.card->awakened == 0 && unit.card->profile)
        remarks.push_back({"skill", message(WORDS("drakerys", "%1 is no Awakened"), verbatim(unit.name))});
    const auto vortex = std::ranges::find(state.sources, source, &SourceState::id);
    if (vortex == state.sources.end())
        return remarks;
    if (vortex->exhausted)
        remarks.push_back({"vortex", message(WORDS("drakerys", "the %1 is exhausted"), toMessage(*vortex))});
    if (vortex->element && !nameWithinFaction(elemental).starts_with(toWord(*vortex->element)))
        remarks.push_back(
            {"vortex", message(WORDS("drakerys", "the %1 is of another Element"), toMessage(*vortex))});
    return remarks;
}

// The id of a new Elemental: `air-herald-2` where one came before it.
EntryId nextId(const PlayerState& player, const UnitId& elemental)
{
    int k = 1;
    while (std::ranges::find(player.units, defaultEntryId(elemental, k), &UnitState::id) !=
           player.units.end())
        ++k;
    return defaultEntryId(elemental, k);
}

// So many Units a player that nothing grows beyond what a match can be.
constexpr std::size_t mostUnitsOfAPlayer = 300;

Forbidden noRoomForMore(const MatchState& state, const UnitRef& by)
{
    if (state.find(by.player)->units.size() < mostUnitsOfAPlayer)
        return std::nullopt;
    return table::Remark{"malformed", message(WORDS("drakerys", "a table holds %1 of these at most"),
                                              static_cast<int>(mostUnitsOfAPlayer))};
}

void addElemental(MatchState& state, const UnitRef& by, const UnitId& called)
{
    PlayerState& player = *state.find(by.player);
    UnitCard card = *state.findElemental(called);
    card.id = nextId(player, called);
    UnitState elemental;
    elemental.card = std::move(card);
    elemental.warriors = elemental.card->size;
    elemental.invokedBy = by.unit;
    player.units.push_back(std::move(elemental));
    nameUnit(state, {player.id, player.units.back().id()});
}

// What a casting seems to break (chapter "Casting a Spell").
std::vector<table::Remark> remarksOnCasting(const MatchState& state, const UnitState& unit,
                                            const SpellId& spell, const std::vector<std::string>& sources)
{
    std::vector<table::Remark> remarks;
    const auto remark = [&remarks](const char* rule, Message message) {
        remarks.push_back({rule, std::move(message)});
    };
    const UnitCard& card = *unit.card;
    if (card.wizard == 0 && card.profile)
        remark("skill", message(WORDS("drakerys", "%1 is no Wizard"), verbatim(unit.name)));
    if (card.wizard > 0 && static_cast<int>(sources.size()) > card.wizard)
        remark("sources", message(WORDS("drakerys", "%1 draws on %2 sources, and is a Wizard of level %3"),
                                  verbatim(unit.name), static_cast<int>(sources.size()), card.wizard));
    if (std::ranges::find(unit.spells, spell) != unit.spells.end())
        remark("spell-used", message(WORDS("drakerys", "%1 has cast this in the same activation before: %2"),
                                     verbatim(unit.name), fromId(spell.text())));
    for (const std::string& source : sources)
        if (std::ranges::find(state.sources, SourceId(source), &SourceState::id) == state.sources.end())
            remark("vortex", message(WORDS("drakerys", "no Vortex or Maelstrom '%1' is on the battlefield"),
                                     verbatim(source)));
    return remarks;
}

// "mirage" for what was typed as "Mirage".
SpellId spellCalled(const std::string& typed)
{
    std::string id;
    for (const char letter : typed) {
        if (letter >= 'A' && letter <= 'Z')
            id += static_cast<char>(letter - 'A' + 'a');
        else if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))
            id += letter;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return SpellId(id.empty() ? "spell" : id);
}

// How far the furthest of the sources is; none where the map doesn't know.
std::optional<double> furthestOf(const MatchState& state, const UnitState& unit,
                                 const std::vector<std::string>& sources)
{
    double furthest = 0;
    for (const std::string& id : sources) {
        const auto source = std::ranges::find(state.sources, SourceId(id), &SourceState::id);
        if (source == state.sources.end() || !source->at || !unit.at)
            return std::nullopt;
        furthest = std::max(furthest, distanceBetween(*unit.at, *source->at));
    }
    return furthest;
}

AmountOf distanceOfSources(const MatchState& state, const UnitState& unit,
                           const std::vector<std::string>& sources)
{
    AmountOf question("distance", message(WORDS("drakerys", "Distance of the furthest source")), 0, 200);
    question.unit(message(WORDS("drakerys", "cm")));
    if (const auto known = furthestOf(state, unit, sources))
        question.preset(std::round(*known * 10) / 10).why(message(WORDS("drakerys", "from the map")));
    return question;
}

// The Action Value of a spell (chapter "Magic").
NumberOf levelAsWizard(const UnitCard& card)
{
    NumberOf question("level", message(WORDS("drakerys", "Level as a Wizard")), 1, 10);
    if (card.wizard > 0)
        question.preset(card.wizard).why(message(WORDS("drakerys", "from the card")));
    return question;
}

Spell spellFrom(const MatchState& state, const std::vector<std::string>& sources, double distance)
{
    Spell spell;
    for (const std::string& id : sources) {
        const auto source = std::ranges::find(state.sources, SourceId(id), &SourceState::id);
        spell.sources.push_back({source != state.sources.end() && !source->element, distance});
    }
    return spell;
}

// The worst of a cataclysm: Hits on the Wizard's own Unit (chapter "Magic").
Task<> strikeOwnUnit(MatchState& state, Ask& ask, UnitRef wizard)
{
    Hits hits;
    hits.hitsDice = 2;
    hits.strength = 3;
    hits.saturation = 3;
    const Rollers rollers{wizard, wizard};
    const Outcome outcome =
        co_await rollThrough(state, ask, "cataclysm", rollers, hitsOn(state, wizard, hits));
    co_await layDown(state, ask, "cataclysm-guard", rollers, outcome);
}

} // namespace

// An Awakened's invocation succeeded: the Elemental stands on its source (chapter "Elemental Invocation"). An
// Overlord exhausts its Vortex for invocations.
Task<> summon(MatchState& state, Ask& ask)
{
    const UnitRef by = unitRefOf(co_await ask.one(unitThat(state, isAwakened)));
    const UnitId elemental = elementalCalled(co_await ask.one(elementalToInvoke(state)));
    const SourceId source((co_await ask.oneOrNone(sourceOfInvocation(state))).value_or(std::string()));
    if (const Forbidden full = noRoomForMore(state, by))
        co_await ask.refuse(full->rule, full->message);
    warnOf(ask, remarksOnInvoking(state, *state.find(by), elemental, source));
    ask.tell(message(WORDS("drakerys", "%1: %2 invoked"), toMessage(state, by),
                     verbatim(state.findElemental(elemental)->name)),
             table::Tone::good);
    addElemental(state, by, elemental);
    const auto vortex = std::ranges::find(state.sources, source, &SourceState::id);
    if (vortex != state.sources.end() && elemental.text().ends_with("overlord"))
        vortex->exhausted = true;
}

// With so many successes (chapter "Magic"); the Magic Action was part of an activation.
Task<> cast(MatchState& state, Ask& ask)
{
    const UnitRef wizard = unitRefOf(co_await ask.one(unitThat(state, isWizard)));
    const SpellId spell(co_await ask.text(TextOf("spell", message(WORDS("drakerys", "Spell")), 80).id()));
    const std::vector<std::string> sources = co_await ask.several(sourcesOfMana(state));
    co_await ask.number(
        NumberOf("reinforcement", message(WORDS("drakerys", "Mana spent on more dice")), 0, 100).preset(0));
    const int successes =
        co_await ask.number(NumberOf("successes", message(WORDS("drakerys", "Successes")), 0, 1000));
    warnOf(ask, remarksOnCasting(state, *state.find(wizard), spell, sources));
    ask.tell(counted(WORDS_N("drakerys", "%1: %2 cast, %n success(es)"), successes, toMessage(state, wizard),
                     fromId(spell.text())));
    state.find(wizard)->spells.push_back(spell);
}

// A spell from its sources to its roll; what it does then is its card's.
Task<> magic(MatchState& state, Ask& ask)
{
    const UnitRef wizard = unitRefOf(co_await ask.one(unitToAct(state, ActionKind::magic, isWizard)));
    const SpellId spell =
        spellCalled(co_await ask.text(TextOf("spell", message(WORDS("drakerys", "Spell")), 80)));
    const int level = co_await ask.number(levelAsWizard(*state.find(wizard)->card));
    const std::vector<std::string> sources = co_await ask.several(sourcesOfMana(state).from(1, mostSources));
    const double distance = co_await ask.amount(distanceOfSources(state, *state.find(wizard), sources));
    const int reinforcement = co_await ask.number(
        NumberOf("reinforcement", message(WORDS("drakerys", "Mana spent on more dice")), 0, 100).preset(0));
    Action action;
    action.kind = ActionKind::magic;
    action.heroicDice = co_await heroicDiceOf(state, ask, wizard);
    co_await announce(state, ask, wizard, action);
    warnOf(ask, remarksOnCasting(state, *state.find(wizard), spell, sources));
    ask.tell(message(WORDS("drakerys", "%1 casts: %2"), toMessage(state, wizard), fromId(spell.text())));
    make(state, wizard, action);
    state.find(wizard)->spells.push_back(spell);
    const CurrentCause cause = [&]() -> std::optional<RollCause> {
        Spell now = spellFrom(state, sources, distance);
        now.level = level;
        now.reinforcement = reinforcement;
        now.heroicDice = action.heroicDice;
        return now;
    };
    const Rollers rollers{wizard, wizard};
    const Outcome outcome = co_await rollThrough(state, ask, "rolls", rollers, cause);
    ask.tell(outcome.succeeds ? message(WORDS("drakerys", "The spell takes effect"))
                              : message(WORDS("drakerys", "The spell fails")),
             outcome.succeeds ? table::Tone::good : table::Tone::bad);
    co_await layDown(state, ask, "guard", rollers, outcome);
    if (outcome.cataclysmHits && !state.find(wizard)->removed())
        co_await strikeOwnUnit(state, ask, wizard);
    endIfOver(state, ask, wizard, outcome);
}

// From its roll on; an Overlord exhausts its Vortex when it is named, before the roll.
Task<> invoke(MatchState& state, Ask& ask)
{
    const UnitRef by = unitRefOf(co_await ask.one(unitToAct(state, ActionKind::invocation, isAwakened)));
    const UnitId elemental = elementalCalled(co_await ask.one(elementalToInvoke(state)));
    const SourceId source((co_await ask.oneOrNone(sourceToInvokeAt(state))).value_or(std::string()));
    if (const Forbidden full = noRoomForMore(state, by))
        co_await ask.refuse(full->rule, full->message);
    Action action;
    action.kind = ActionKind::invocation;
    action.overlord = elemental.text().ends_with("overlord");
    action.extraDice = co_await ask.number(
        NumberOf("extra_dice", message(WORDS("drakerys", "Added dice")), 0, 15)
            .preset(0)
            .why(message(WORDS("drakerys", "at a Vortex without an Elemental, 1 TS each"))));
    co_await announce(state, ask, by, action);
    warnOf(ask, remarksOnInvoking(state, *state.find(by), elemental, source));
    ask.tell(message(WORDS("drakerys", "%1 invokes: %2"), toMessage(state, by),
                     verbatim(state.findElemental(elemental)->name)));
    make(state, by, action);
    const auto vortex = std::ranges::find(state.sources, source, &SourceState::id);
    if (vortex != state.sources.end() && action.overlord)
        vortex->exhausted = true;
    const CurrentCause cause = [&]() -> std::optional<RollCause> { return Invocation{action.extraDice}; };
    const Rollers rollers{by, by};
    const Outcome outcome = co_await rollThrough(state, ask, "rolls", rollers, cause);
    if (!outcome.succeeds) {
        ask.tell(message(WORDS("drakerys", "No Elemental comes")), table::Tone::bad);
        co_return;
    }
    ask.tell(message(WORDS("drakerys", "%1 comes"), verbatim(state.findElemental(elemental)->name)),
             table::Tone::good);
    addElemental(state, by, elemental);
}

} // namespace adjutant::drakerys
