#include "core/systems/drakerys/procedures/casting.h"
#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

// Isha and Maëlan (chapter "Warriors of the Maelstrom"). Neither of their skills costs TS.

namespace {

constexpr double reachOfAbsorption = 10; // cm

bool isHers(const UnitCard& card, Element element)
{
    return card.vortexes.empty() || std::ranges::find(card.vortexes, element) != card.vortexes.end();
}

std::vector<door::Remark> remarksOnWarrior(const MatchState& state, const UnitRef& unit,
                                           std::string_view skill)
{
    return remarksOnSkill(state, unit, skill, WORDS("drakerys", "%1 doesn’t have this skill"));
}

Pick warriorWith(const MatchState& state, std::string skill)
{
    return pickUnitInMatch(state, activeWith(state, skill), [&state, skill](const UnitRef& ref) {
        return remarksOnWarrior(state, ref, skill);
    });
}

// Another Unit stands in it: our reading of a Vortex that isn't free.
bool isOccupied(const MatchState& state, const SourceState& source, const UnitRef& but)
{
    const auto standsIn = [&](const UnitRef& ref, const UnitState& unit) {
        return !unit.removed() && unit.at && source.at && ref != but &&
               distanceBetween(*unit.at, *source.at) <= Field::sourceRadius;
    };
    return !unitsWhere(state, standsIn).empty();
}

void judgeElement(door::Option& option, const UnitState& unit, const SourceState& source)
{
    if (const auto away = distanceTo(unit, source))
        option.detail = centimetresAway(*away);
    if (!source.element || !isHers(*unit.card, *source.element))
        warnIn(option, "vortex", WORDS("drakerys", "the %1 has the wrong Element for %2"), toMessage(source),
               verbatim(unit.name));
}

using JudgeSource = std::function<void(door::Option& option, const SourceState& source)>;

Pick pickSource(const MatchState& state, JudgeSource judge)
{
    std::vector<door::Option> options = sourceOptions(state);
    for (std::size_t k = 0; k < options.size(); ++k)
        judge(options[k], state.sources[k]);
    sortByStanding(options);
    return Pick("source", WORDS("drakerys", "Vortex"), std::move(options)).unknownIs("vortex");
}

Pick vortexToAbsorb(const MatchState& state, const UnitRef& ref)
{
    return pickSource(state, [&state, ref](door::Option& option, const SourceState& source) {
        const UnitState& unit = *state.find(ref);
        judgeElement(option, unit, source);
        const auto away = distanceTo(unit, source);
        if (away && *away > reachOfAbsorption)
            warnIn(option, "beyond-range", WORDS("drakerys", "the %1 is %2 cm away, not within %3 cm"),
                   toMessage(source), asMeasured(*away), reachOfAbsorption);
    });
}

Pick vortexToMoveInto(const MatchState& state, const UnitRef& ref)
{
    return pickSource(state, [&state, ref](door::Option& option, const SourceState& source) {
        judgeElement(option, *state.find(ref), source);
        if (isOccupied(state, source, ref))
            warnIn(option, "vortex", WORDS("drakerys", "the %1 is occupied"), toMessage(source));
    });
}

// Whether she ended her move inside a Vortex of hers; what the map doesn't know is taken for true.
bool standsInHers(const MatchState& state, const UnitRef& ref)
{
    const UnitState& unit = *state.find(ref);
    return !unit.at || std::ranges::any_of(state.sources, [&](const SourceState& source) {
        return source.element && isHers(*unit.card, *source.element) && source.at &&
               distanceBetween(*unit.at, *source.at) <= Field::sourceRadius;
    });
}

} // namespace

// A Vortex is destroyed, and up to 2 Injuries are healed; as often as she likes.
Task<> absorb(MatchState& state, Ask& ask)
{
    const UnitRef ref = co_await ask.piece(warriorWith(state, "elemental_absorption"));
    const SourceId source(co_await ask.one(vortexToAbsorb(state, ref)));
    const int most = std::min(2, state.find(ref)->injuries);
    const int healed =
        co_await ask.number(NumberOf("healed", WORDS("drakerys", "Injuries healed"), 0, 2).preset(most));
    warnOfRest(ask, remarksOnWarrior(state, ref, "elemental_absorption"));
    UnitState& unit = *state.find(ref);
    const auto vortex = std::ranges::find(state.sources, source, &SourceState::id);
    ask.tell(WORDS("drakerys", "%1 absorbs the %2: %3 Injuries healed"), toMessage(state, ref),
             toMessage(*vortex), std::min(healed, unit.injuries));
    unit.injuries = std::max(0, unit.injuries - healed);
    state.sources.erase(vortex);
}

// From a Vortex where her move ended into another, at once and for nothing.
Task<> elementalMovement(MatchState& state, Ask& ask)
{
    const UnitRef ref = co_await ask.piece(warriorWith(state, "elemental_movement"));
    const SourceId source(co_await ask.one(vortexToMoveInto(state, ref)));
    warnOfRest(ask, remarksOnWarrior(state, ref, "elemental_movement"));
    if (!standsInHers(state, ref))
        ask.warn("vortex", WORDS("drakerys", "%1 is not in a Vortex of her Elements"), toMessage(state, ref));
    const auto vortex = std::ranges::find(state.sources, source, &SourceState::id);
    ask.tell(WORDS("drakerys", "%1 moves into the %2"), toMessage(state, ref), toMessage(*vortex));
    moveTo(state, ask, ref, vortex->at);
}

} // namespace adjutant::drakerys
