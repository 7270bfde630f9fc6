#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

namespace {

constexpr double reachOfOverlord = 20; // cm
constexpr double reachOfStress = 10;   // cm
constexpr int mostStruck = 60;         // Units
constexpr int oppositionOfRift = 2;

// The powers of Overlords are declared at the end of an activation.
std::vector<door::Remark> remarksOnUse(const MatchState& state, const UnitRef& unit, std::string_view skill,
                                       bool isPower)
{
    return isPower ? remarksOnSkill(state, unit, skill, TR("%1: without this power"),
                                    TR("must be declared at the end of the activation of %1"))
                   : remarksOnSkill(state, unit, skill, TR("%1: without this skill"));
}

Pick warriorWith(const MatchState& state, std::string skill, bool isPower = false)
{
    const auto remarks = [&state, skill, isPower](const UnitRef& ref) {
        return remarksOnUse(state, ref, skill, isPower);
    };
    return pickUnitInMatch(state, activeWith(state, skill), remarks, "unit",
                           isPower ? TR("Overlord") : TR("Unit"));
}

void warnOfPower(Ask& ask, const MatchState& state, const UnitRef& overlord, std::string_view skill)
{
    warnOfRest(ask, remarksOnUse(state, overlord, skill, true));
    ask.follows(TR("%1 is withdrawn as a Casualty"), state.name(overlord));
}

ShowUnit othersThan(const UnitRef& from)
{
    return
        [from](const UnitRef& ref, const UnitState& unit) { return unit.isOnBattlefield() && ref != from; };
}

// Its enemies only, though a script may name its own.
Pick enemyInReach(const MatchState& state, const UnitRef& from)
{
    const auto judge = [&state, from](door::Option& option, const UnitRef& ref) {
        if (ref.player == from.player)
            warnIn(option, "enemy", TR("%1: not an enemy of %2"), state.name(ref), state.name(from));
        judgeReach(state, from, reachOfOverlord)(option, ref);
    };
    return pickUnit(state, judge, enemiesInPlay(from), nearestTo(state, from), "target", TR("Target"));
}

constexpr Named effectsOfHurricane[] = {{"one", TR("3 Stress for a Unit within 20 cm")},
                                        {"all", TR("1 Stress for all Units within 10 cm")}};

Task<> strikeUnit(MatchState& state, Ask& ask, UnitRef overlord, UnitRef target, Hits hits,
                  std::string number)
{
    if (keptOffByArmour(ask, state, target, hits.element))
        co_return;
    co_await rollAndApply(state, ask, "rolls" + number, "guard" + number, target,
                          hitsOn(state, target, hits));
    noteEliminatedBy(state, target, overlord, false);
}

constexpr double reachOfAbsorption = 10; // cm

bool isHers(const UnitCard& card, Element element)
{
    return card.vortexes.empty() || findIn(card.vortexes, element);
}

// Warned of where it is none of hers. Gives how far away its nearest edge is, as far as the map knows.
std::optional<double> judgeSource(door::Option& option, const UnitState& unit, const SourceState& source)
{
    if (!source.element || !isHers(*unit.card, *source.element))
        warnIn(option, "vortex", TR("the %1 has the wrong Element for %2"), toMessage(source), unit.name);
    return showDistance(option, distanceFromLeader(unit.at, source.at, Field::sourceRadius));
}

template <class Judge> Pick pickSource(const MatchState& state, Judge judge)
{
    std::vector<door::Option> options = sourceOptions(state);
    for (std::size_t k = 0; k < options.size(); ++k)
        judge(options[k], state.sources[k]);
    sortByStanding(options);
    return Pick("source", TR("Vortex"), std::move(options)).unknownIs("vortex");
}

// The Air Overlord's.
Task<> blowHurricane(MatchState& state, Ask& ask, UnitRef overlord)
{
    const std::string effect = co_await ask.one(Pick("effect", TR("Effect"), effectsOfHurricane));
    std::vector<std::string> units;
    if (effect == "one") {
        units.push_back(co_await ask.one(pickUnit(state, judgeReach(state, overlord, reachOfOverlord),
                                                  othersThan(overlord), nearestTo(state, overlord), "target",
                                                  TR("Target"))));
    } else {
        Pick all = pickUnit(state, judgeReach(state, overlord, reachOfStress), othersThan(overlord),
                            nearestTo(state, overlord), "targets",
                            message(TR("All Units within %1 cm"), reachOfStress));
        std::vector<std::string> near = unitsWithin(state, overlord, reachOfStress, othersThan(overlord));
        near.resize(std::min(near.size(), static_cast<std::size_t>(mostStruck)));
        if (!near.empty())
            all.presets(near).why(TR("from the map"));
        units = co_await ask.several(all.from(0, mostStruck));
    }
    warnOfPower(ask, state, overlord, "hurricane");
    ask.report(TR("%1: Hurricane"), state.name(overlord));
    for (const std::string& unit : units) {
        const int tokens = effect == "one" ? 3 : 1;
        ask.report(TR("%1: %2 more Stress"), state.name(unitRefOf(unit)), tokens);
        changeStress(state, unitRefOf(unit), tokens);
    }
}

// The Water Overlord's: a Hit of Strength 3 for every Warrior of the Unit. It is neither a Fight nor a Shot,
// so nobody parries.
Task<> engulf(MatchState& state, Ask& ask, UnitRef overlord)
{
    const UnitRef target = co_await ask.piece(enemyInReach(state, overlord));
    warnOfPower(ask, state, overlord, "engulfing");
    warnOfUnknown(ask, state, target);
    ask.report(door::Tone::bad, TR("%1: Engulfing on %2"), state.name(overlord), state.name(target));
    const Hits hits{.hits = state.find(target)->warriors, .strength = 3, .parriesWork = false};
    co_await strikeUnit(state, ask, overlord, target, hits, {});
}

// The Fire Overlord's: 3 Hits of Strength 8 for every Unit in Contact, as if it were a Shot.
Task<> burn(MatchState& state, Ask& ask, UnitRef overlord)
{
    Pick touched =
        pickUnit(state, closing(state, notOnBattlefield), othersThan(overlord), nearestTo(state, overlord),
                 "targets", TR("Units in Contact with it, friend or foe"));
    std::vector<std::string> known =
        mapped(engagedWith(state, overlord), [](const UnitRef& enemy) { return toText(enemy); });
    if (!known.empty())
        touched.presets(known).why(TR("Engaged with it"));
    const std::vector<std::string> targets = co_await ask.several(touched.from(1, mostStruck));
    warnOfPower(ask, state, overlord, "inferno");
    for (const std::string& target : targets)
        if (unitRefOf(target).player != overlord.player &&
            !contactBetween(state, overlord, unitRefOf(target))) // nobody notes that of its own
            ask.warn("contact", TR("%1 and %2 are not recorded as in Contact"), state.name(overlord),
                     state.name(unitRefOf(target)));
    ask.report(door::Tone::bad, TR("%1: Inferno"), state.name(overlord));
    const Hits hits{
        .hits = 3, .strength = 8, .saturation = 2, .element = state.find(overlord)->card->element};
    for (std::size_t k = 0; k < targets.size(); ++k) {
        const std::string number = '/' + std::to_string(k);
        co_await strikeUnit(state, ask, overlord, unitRefOf(targets[k]), hits, number);
    }
}

// The Earth Overlord's: a Unit that nimbleness saves, or not.
Task<> openRift(MatchState& state, Ask& ask, UnitRef overlord)
{
    const UnitRef target = co_await ask.piece(enemyInReach(state, overlord));
    warnOfPower(ask, state, overlord, "rift");
    ask.report(door::Tone::bad, TR("%1: Rift under %2"), state.name(overlord), state.name(target));
    int successes = 0;
    if (state.find(target)->card->profile) {
        const CurrentCause cause = causeOf(state, target, [&](const Side& side, const Side&) {
            return PlainRoll{.dice = state.find(target)->card->profile->actions,
                             .threshold = thresholdFor(side.initiative, oppositionOfRift),
                             .action = side.initiative,
                             .opposition = oppositionOfRift};
        });
        const Outcome outcome = co_await rollThrough(state, ask, "rolls", target, cause);
        successes = outcome.successes;
    } else {
        ask.settle();
        successes = co_await ask.number(
            NumberOf("successes", TR("Successes"), 0, 100)
                .why(message(TR("one die per Action; its Initiative against %1"), oppositionOfRift)));
    }
    const int warriors = state.find(target)->warriors;
    const int lost = successes == 0 ? warriors : successes == 1 ? warriors / 2 : 0;
    if (lost > 0) {
        loseWarriors(state, ask, target, lost);
        noteEliminatedBy(state, target, overlord, false);
    } else {
        ask.report(TR("%1: the Rift has no effect"), state.name(target));
    }
}

/// What an Overlord can do in place of staying on the battlefield.
struct Power
{
    Element element;
    const char* skill;
    Words name;
    Task<> (*effect)(MatchState& state, Ask& ask, UnitRef overlord);
};

constexpr Power powers[] = {{Element::air, "hurricane", TR("Hurricane"), blowHurricane},
                            {Element::water, "engulfing", TR("Engulfing"), engulf},
                            {Element::fire, "inferno", TR("Inferno"), burn},
                            {Element::earth, "rift", TR("Rift"), openRift}};

// The Overlord is gone with its power.
Task<> usePower(MatchState& state, Ask& ask, UnitRef overlord, const Power& power)
{
    co_await power.effect(state, ask, overlord);
    if (!state.find(overlord)->removed()) {
        ask.report(TR("%1 is withdrawn as a Casualty"), state.name(overlord));
        loseWarriors(state, ask, overlord);
    }
    if (state.isActivating(overlord))
        endActivationNow(state, ask);
}

} // namespace

Task<> declarePower(MatchState& state, Ask& ask, Element element)
{
    const Power& power = *findIn(powers, element, &Power::element);
    const UnitRef overlord = co_await ask.piece(warriorWith(state, power.skill, true));
    co_await usePower(state, ask, overlord, power);
}

Task<> declareAtTheEnd(MatchState& state, Ask& ask, UnitRef overlord)
{
    for (const Power& power : powers) {
        if (state.find(overlord)->removed() || !state.find(overlord)->hasSkill(power.skill))
            continue;
        const bool isUsed = co_await ask.yes(Whether("power", power.name));
        if (isUsed)
            co_await usePower(state, ask, overlord, power);
        co_return;
    }
}

// Isha and Maëlan (chapter "Warriors of the Maelstrom"). Neither of their skills costs TS.

// A Vortex is destroyed, and up to 2 Injuries are healed; as often as she likes.
Task<> absorb(MatchState& state, Ask& ask)
{
    const UnitRef ref = co_await ask.piece(warriorWith(state, "elemental_absorption"));
    const auto judge = [&state, ref](door::Option& option, const SourceState& each) {
        warnIfBeyond(option, judgeSource(option, *state.find(ref), each), reachOfAbsorption, "beyond-range",
                     TR("the %1 is %2 cm away, not within %3 cm"), toMessage(each));
    };
    const SourceId source(co_await ask.one(pickSource(state, judge)));
    const int most = std::min(2, state.find(ref)->injuries);
    const int healed = co_await ask.number(NumberOf("healed", TR("Injuries healed"), 0, 2).preset(most));
    warnOfRest(ask, remarksOnUse(state, ref, "elemental_absorption", false));
    UnitState& unit = *state.find(ref);
    const auto vortex = std::ranges::find(state.sources, source, &SourceState::id);
    ask.report(TR("%1 absorbs the %2; Injuries healed: %3"), state.name(ref), toMessage(*vortex),
               std::min(healed, unit.injuries));
    unit.injuries = std::max(0, unit.injuries - healed);
    state.sources.erase(vortex);
}

// From a Vortex where her move ended into another, at once and for nothing.
Task<> elementalMovement(MatchState& state, Ask& ask)
{
    const UnitRef ref = co_await ask.piece(warriorWith(state, "elemental_movement"));
    const auto judge = [&state, ref](door::Option& option, const SourceState& each) {
        judgeSource(option, *state.find(ref), each);
        // Another Unit stands in it: our reading of a Vortex that isn't free.
        const auto standsIn = [&](const UnitRef& other, const UnitState& unit) {
            return !unit.removed() && unit.at && each.at && other != ref &&
                   distanceBetween(*unit.at, *each.at) <= Field::sourceRadius;
        };
        if (!unitsWhere(state, standsIn).empty())
            warnIn(option, "vortex", TR("the %1 is occupied"), toMessage(each));
    };
    const SourceId source(co_await ask.one(pickSource(state, judge)));
    warnOfRest(ask, remarksOnUse(state, ref, "elemental_movement", false));
    const UnitState& unit = *state.find(ref);
    const auto isHersAndHere = [&unit](const SourceState& each) {
        return each.element && isHers(*unit.card, *each.element) && each.at &&
               distanceBetween(*unit.at, *each.at) <= Field::sourceRadius;
    };
    // Where her move ended; what the map doesn't know is taken for true.
    if (unit.at && std::ranges::none_of(state.sources, isHersAndHere))
        ask.warn("vortex", TR("%1 is not in a Vortex of her Elements"), state.name(ref));
    const auto vortex = std::ranges::find(state.sources, source, &SourceState::id);
    ask.report(TR("%1 moves into the %2"), state.name(ref), toMessage(*vortex));
    moveTo(state, ask, ref, vortex->at);
}

} // namespace adjutant::drakerys
