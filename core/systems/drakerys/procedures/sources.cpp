#include "core/systems/drakerys/procedures/sources.h"

#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

#include <algorithm>
#include <cmath>

namespace adjutant::drakerys {

namespace {

constexpr double reachOfNegation = 10; // cm

bool isNegated(const MatchState& state, const MagicalSource& source)
{
    for (const PlayerState& player : state.players)
        for (const UnitState& unit : player.units)
            if (unit.isOnBattlefield() && unit.hasSkill("negation") &&
                distanceTo(unit, source).value_or(HUGE_VAL) <= reachOfNegation)
                return true;
    return false;
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

std::vector<MagicalSource> magicalSources(const MatchState& state)
{
    std::vector<MagicalSource> all;
    for (const SourceState& source : state.sources)
        all.push_back(sourceOf(state, source));
    for (const PlayerState& player : state.players)
        for (const UnitState& unit : player.units)
            if (unit.isVortex())
                all.push_back(sourceOf(state, UnitRef{player.id, unit.id()}));
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
    return source.leader ? distanceBetween(*unit.at, *source.at) : distanceToSource(*unit.at, *source.at);
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
    if (!source.at)
        return {};
    for (const PlayerState& player : state.players)
        for (const UnitState& unit : player.units) {
            const UnitRef ref{player.id, unit.id()};
            const bool isSource = toText(ref) == source.id;
            if (unit.isOnBattlefield() && !isSource && !unit.invokedBy.empty() && unit.at &&
                distanceBetween(*unit.at, *source.at) <= Field::sourceRadius)
                return ref;
        }
    return {};
}

} // namespace adjutant::drakerys
