#include "core/systems/drakerys/procedures/spellchoice.h"

#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/castingchoices.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/spellform.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr int mostChosenSpells = 100;

// An Elemental isn't there yet when spells are chosen.
bool takesSpells(const UnitState& unit)
{
    return !unit.removed() && unit.card->wizard > 0 && unit.invokedBy.empty();
}

table::Option optionOfSpell(const MatchState& state, const UnitState& wizard, const std::string& word)
{
    table::Option option = optionOf(word, nameOf(state, spellCalled(word)));
    judgeDomain(option, state, wizard, spellCalled(word));
    return option;
}

std::vector<table::Option> spellOptions(const MatchState& state, const UnitState& wizard)
{
    std::vector<table::Option> options;
    if (state.spells)
        for (const SpellCard& card : *state.spells)
            options.push_back(optionOfSpell(state, wizard, card.id.text()));
    sortByStanding(options);
    return options;
}

std::vector<std::string> spellsOfItsDomains(const MatchState& state, const UnitState& wizard)
{
    std::vector<std::string> ids;
    for (const table::Option& option : spellOptions(state, wizard))
        if (option.standing == table::Standing::open)
            ids.push_back(option.id);
    return ids;
}

// One army, that is, which may be ahead of the other; one that doesn't use the map has its Area by then.
bool hasDeployed(const MatchState& state, const PlayerState& player)
{
    if (state.deployed)
        return true;
    const auto standing =
        std::ranges::count_if(player.units, [](const UnitState& unit) { return unit.at.has_value(); });
    return player.side && (standing == 0 || standing == std::ssize(player.units));
}

Pick wizardThatLearns(const MatchState& state)
{
    const auto judge = [&state](table::Option& option, const UnitRef& ref) {
        closeFor(option, notOnTheTable(state, ref));
        if (const int level = state.find(ref)->card->wizard; level > 0)
            option.detail = message(WORDS("drakerys", "Level %1 Wizard"), level);
    };
    return pickUnit(state, "unit", message(WORDS("drakerys", "Unit")), judge,
                    [](const UnitRef&, const UnitState& unit) { return takesSpells(unit); });
}

// As many as the level, or as there are; a script is warned of any other number.
Pick spellsToTake(const MatchState& state, const UnitRef& ref, bool isScript)
{
    const auto all = [&state, ref] { return spellOptions(state, *state.find(ref)); };
    const auto find = [&state, ref](const std::string& word) {
        auto option = typedOption(word);
        return option ? std::optional(optionOfSpell(state, *state.find(ref), word)) : std::nullopt;
    };
    Pick pick = Pick("spells", message(WORDS("drakerys", "Spell cards")), all, find).orTyped();
    const int level = state.find(ref)->card->wizard;
    const std::vector<std::string> known = spellsOfItsDomains(state, *state.find(ref));
    const int there = static_cast<int>(known.size());
    if (isScript || level == 0)
        pick.from(0, mostChosenSpells);
    else
        pick.from(std::min(level, there), level).orOtherCounts();
    if (!isScript && there <= level)
        pick.presets(known);
    return pick.why(message(WORDS("drakerys", "one per level, from the Domains it masters")));
}

// Those that it lacks though there are cards for them are warned of, too.
void warnOfSpellCount(Ask& ask, const MatchState& state, const UnitRef& ref, int taken)
{
    const UnitState& unit = *state.find(ref);
    const int level = unit.card->wizard;
    if (level == 0) {
        if (unit.card->profile)
            ask.warn("skill", message(WORDS("drakerys", "%1 is not a Wizard"), verbatim(unit.name)));
        return;
    }
    const int there = static_cast<int>(spellsOfItsDomains(state, unit).size());
    if (taken > level || taken < std::min(level, there))
        ask.warn("spell-count",
                 counted(WORDS_N("drakerys", "%1 chooses %n spell(s) but is a level %2 Wizard"), taken,
                         verbatim(unit.name), level));
}

} // namespace

std::vector<UnitRef> wizardsToChooseFor(const MatchState& state)
{
    std::vector<UnitRef> wizards;
    if (hasBegun(state) || isFinished(state))
        return wizards;
    for (const PlayerState& player : state.players)
        for (const UnitState& unit : player.units)
            if (hasDeployed(state, player) && takesSpells(unit) && !unit.chosenSpells &&
                !spellsOfItsDomains(state, unit).empty())
                wizards.push_back({player.id, unit.id()});
    return wizards;
}

// Just after its army is deployed. Nobody has to: a Wizard without a choice casts what its player likes.
Task<> chooseSpells(MatchState& state, Ask& ask)
{
    const bool isSettled = std::ranges::all_of(state.players, [](const PlayerState& player) {
        return std::ranges::all_of(
            player.units, [](const UnitState& unit) { return !takesSpells(unit) || unit.chosenSpells; });
    });
    ask.optional();
    if (isSettled)
        ask.putsRight();
    const UnitRef ref = unitRefOf(co_await ask.one(wizardThatLearns(state)));
    const std::vector<std::string> words = co_await ask.several(spellsToTake(state, ref, ask.isScript()));
    std::vector<SpellId> spells;
    std::vector<Message> names;
    for (const std::string& word : words)
        if (const SpellId spell = spellCalled(word); std::ranges::find(spells, spell) == spells.end()) {
            spells.push_back(spell);
            names.push_back(nameOf(state, spell));
        }
    warnOfSpellCount(ask, state, ref, static_cast<int>(spells.size()));
    if (state.find(ref)->chosenSpells)
        ask.warn("spell-choice",
                 message(WORDS("drakerys", "%1 has already chosen its spells"), toMessage(state, ref)));
    else if (hasBegun(state))
        ask.warn("spell-choice", message(WORDS("drakerys", "spells are chosen before the first activation")));
    ask.tell(names.empty() ? message(WORDS("drakerys", "%1 chooses no spells"), toMessage(state, ref))
                           : message(WORDS("drakerys", "%1 chooses these spells: %2"), toMessage(state, ref),
                                     inOrder(names)));
    state.find(ref)->chosenSpells = std::move(spells);
}

} // namespace adjutant::drakerys
