#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/procedures/casting.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/rolling.h"

namespace adjutant::drakerys {

namespace {

constexpr double reachOfOverlord = 20; // cm
constexpr double reachOfStress = 10;   // cm
constexpr int mostStruck = 60;         // Units
constexpr int oppositionOfRift = 2;

// What all of their powers say: they are declared at the end of an activation.
std::vector<door::Remark> remarksOnPower(const MatchState& state, const UnitRef& overlord,
                                         std::string_view skill)
{
    return remarksOnSkill(state, overlord, skill, WORDS("drakerys", "%1 doesn’t have this power"),
                          WORDS("drakerys", "must be declared at the end of %1’s activation"));
}

Pick overlordWith(const MatchState& state, std::string skill)
{
    return pickUnitInMatch(
        state, activeWith(state, skill),
        [&state, skill](const UnitRef& ref) { return remarksOnPower(state, ref, skill); }, "unit",
        WORDS("drakerys", "Overlord"));
}

// The Overlord is gone with its power.
void warnOfPower(Ask& ask, const MatchState& state, const UnitRef& overlord, std::string_view skill)
{
    warnOfRest(ask, remarksOnPower(state, overlord, skill));
    ask.follows(WORDS("drakerys", "%1 is withdrawn as a Casualty"), toMessage(state, overlord));
}

void withdraw(MatchState& state, Ask& ask, const UnitRef& overlord)
{
    if (!state.find(overlord)->removed()) {
        ask.tell(WORDS("drakerys", "%1 is withdrawn as a Casualty"), toMessage(state, overlord));
        loseWarriors(state, ask, overlord);
    }
    if (isBeingActivated(state, overlord))
        endActivationNow(state, ask);
}

ShowUnit othersThan(const UnitRef& from)
{
    return
        [from](const UnitRef& ref, const UnitState& unit) { return unit.isOnBattlefield() && ref != from; };
}

ShowUnit enemiesOf(const UnitRef& from)
{
    return [player = from.player](const UnitRef& ref, const UnitState& unit) {
        return unit.isOnBattlefield() && ref.player != player;
    };
}

// Its enemies only, though a script may name its own.
Pick enemyInReach(const MatchState& state, const UnitRef& from)
{
    const auto judge = [&state, from](door::Option& option, const UnitRef& ref) {
        if (ref.player == from.player)
            warnIn(option, "enemy", WORDS("drakerys", "%1 is no enemy of %2"), toMessage(state, ref),
                   toMessage(state, from));
        judgeReach(state, from, reachOfOverlord)(option, ref);
    };
    return pickUnit(state, "target", WORDS("drakerys", "Target"), judge, enemiesOf(from),
                    nearestTo(state, from));
}

// All that are known to be so near.
std::vector<std::string> unitsWithin(const MatchState& state, const UnitRef& from, double reach)
{
    std::vector<std::string> near;
    for (const UnitRef& ref : unitsWhere(state, othersThan(from)))
        if (const auto away = distanceBetween(*state.find(from), *state.find(ref));
            away && *away <= reach && near.size() < static_cast<std::size_t>(mostStruck))
            near.push_back(toText(ref));
    return near;
}

Pick allUnitsWithin(const MatchState& state, const UnitRef& from, double reach)
{
    Pick question = pickUnit(state, "targets", message(WORDS("drakerys", "All Units within %1 cm"), reach),
                             judgeReach(state, from, reach), othersThan(from), nearestTo(state, from));
    const std::vector<std::string> near = unitsWithin(state, from, reach);
    if (!near.empty())
        question.presets(near).why(WORDS("drakerys", "from the map"));
    return question.from(0, mostStruck);
}

Pick unitsInContact(const MatchState& state, const UnitRef& from)
{
    Pick question = pickUnit(state, "targets", WORDS("drakerys", "Units in Contact with it, friend or foe"),
                             closing(state, notOnBattlefield), othersThan(from), nearestTo(state, from));
    std::vector<std::string> known;
    for (const UnitRef& enemy : engagedWith(state, from))
        known.push_back(toText(enemy));
    if (!known.empty())
        question.presets(known).why(WORDS("drakerys", "Engaged with it"));
    return question.from(1, mostStruck);
}

Pick effectOfHurricane()
{
    std::vector<door::Option> options{
        optionOf("one", WORDS("drakerys", "3 Stress for a Unit within 20 cm")),
        optionOf("all", WORDS("drakerys", "1 Stress for all Units within 10 cm"))};
    return Pick("effect", WORDS("drakerys", "Effect"), std::move(options));
}

void addStress(MatchState& state, Ask& ask, const std::vector<std::string>& units, int tokens)
{
    Change change{state};
    for (const std::string& unit : units) {
        ask.tell(WORDS("drakerys", "%1: %2 more Stress"), toMessage(state, unitRefOf(unit)), tokens);
        changeStress(change, unitRefOf(unit), tokens);
    }
    tellChanges(ask, change);
}

Task<> strikeUnit(MatchState& state, Ask& ask, UnitRef overlord, UnitRef target, Hits hits,
                  std::string number)
{
    if (keptOffByArmour(ask, state, target, hits.element))
        co_return;
    co_await rollAlone(state, ask, "rolls" + number, "guard" + number, target, hitsOn(state, target, hits));
    noteEliminatedBy(state, target, overlord, false);
}

std::optional<RollCause> rollOfRift(const MatchState& state, const UnitRef& target)
{
    const auto side = sideInMatch(state, target);
    if (!side)
        return std::nullopt;
    PlainRoll roll;
    roll.dice = state.find(target)->card->profile->actions;
    roll.action = side->initiative;
    roll.opposition = oppositionOfRift;
    roll.threshold = thresholdFor(side->initiative, oppositionOfRift);
    return roll;
}

} // namespace

// The Air Overlord's.
Task<> hurricane(MatchState& state, Ask& ask)
{
    const UnitRef overlord = co_await ask.piece(overlordWith(state, "hurricane"));
    const std::string effect = co_await ask.one(effectOfHurricane());
    std::vector<std::string> units;
    if (effect == "one")
        units.push_back(co_await ask.one(pickUnit(state, "target", WORDS("drakerys", "Target"),
                                                  judgeReach(state, overlord, reachOfOverlord),
                                                  othersThan(overlord), nearestTo(state, overlord))));
    else
        units = co_await ask.several(allUnitsWithin(state, overlord, reachOfStress));
    warnOfPower(ask, state, overlord, "hurricane");
    ask.tell(WORDS("drakerys", "%1: Hurricane"), toMessage(state, overlord));
    addStress(state, ask, units, effect == "one" ? 3 : 1);
    withdraw(state, ask, overlord);
}

// The Water Overlord's: a Hit of Strength 3 for every Warrior of the Unit. It is neither a Fight nor a Shot,
// so nobody parries.
Task<> engulfing(MatchState& state, Ask& ask)
{
    const UnitRef overlord = co_await ask.piece(overlordWith(state, "engulfing"));
    const UnitRef target = co_await ask.piece(enemyInReach(state, overlord));
    warnOfPower(ask, state, overlord, "engulfing");
    warnOfUnknown(ask, state, target);
    ask.tell(door::Tone::bad, WORDS("drakerys", "%1: Engulfing on %2"), toMessage(state, overlord),
             toMessage(state, target));
    const Hits hits{.hits = state.find(target)->warriors, .strength = 3, .parriesWork = false};
    co_await strikeUnit(state, ask, overlord, target, hits, {});
    withdraw(state, ask, overlord);
}

// The Fire Overlord's: 3 Hits of Strength 8 for every Unit in Contact, as if it were a Shot.
Task<> inferno(MatchState& state, Ask& ask)
{
    const UnitRef overlord = co_await ask.piece(overlordWith(state, "inferno"));
    const std::vector<std::string> targets = co_await ask.several(unitsInContact(state, overlord));
    warnOfPower(ask, state, overlord, "inferno");
    for (const std::string& target : targets)
        if (unitRefOf(target).player != overlord.player &&
            !contactBetween(state, overlord, unitRefOf(target))) // nobody notes that of its own
            ask.warn("contact", WORDS("drakerys", "%1 and %2 are not recorded as in Contact"),
                     toMessage(state, overlord), toMessage(state, unitRefOf(target)));
    ask.tell(door::Tone::bad, WORDS("drakerys", "%1: Inferno"), toMessage(state, overlord));
    const Hits hits{
        .hits = 3, .strength = 8, .saturation = 2, .element = state.find(overlord)->card->element};
    for (std::size_t k = 0; k < targets.size(); ++k) {
        const std::string number = '/' + std::to_string(k);
        co_await strikeUnit(state, ask, overlord, unitRefOf(targets[k]), hits, number);
    }
    withdraw(state, ask, overlord);
}

// The Earth Overlord's: a Unit that nimbleness saves, or not.
Task<> rift(MatchState& state, Ask& ask)
{
    const UnitRef overlord = co_await ask.piece(overlordWith(state, "rift"));
    const UnitRef target = co_await ask.piece(enemyInReach(state, overlord));
    warnOfPower(ask, state, overlord, "rift");
    ask.tell(door::Tone::bad, WORDS("drakerys", "%1: Rift under %2"), toMessage(state, overlord),
             toMessage(state, target));
    int successes = 0;
    if (state.find(target)->card->profile) {
        const Rollers rollers{target, target};
        const CurrentCause cause = [&] { return rollOfRift(state, target); };
        const Outcome outcome = co_await rollThrough(state, ask, "rolls", rollers, cause);
        successes = outcome.successes;
    } else {
        ask.settle();
        successes = co_await ask.number(
            NumberOf("successes", WORDS("drakerys", "Successes"), 0, 100)
                .why(message(WORDS("drakerys", "one die per Action; its Initiative against %1"),
                             oppositionOfRift)));
    }
    const int warriors = state.find(target)->warriors;
    const int lost = successes == 0 ? warriors : successes == 1 ? warriors / 2 : 0;
    if (lost > 0) {
        loseWarriors(state, ask, target, lost);
        noteEliminatedBy(state, target, overlord, false);
    } else {
        ask.tell(WORDS("drakerys", "%1: the Rift has no effect"), toMessage(state, target));
    }
    withdraw(state, ask, overlord);
}

} // namespace adjutant::drakerys
