#include "core/systems/drakerys/scenarios/scenarioforms.h"

#include "core/systems/drakerys/procedures/unitpicks.h"

namespace adjutant::drakerys {

namespace {

constexpr int widestValue = 100; ///< of an action or opposition that the player enters
constexpr int upToAHundred = 100;
constexpr double longestDistance = 1000; ///< cm

constexpr Words activeUnit = TR("Attacker");
constexpr Words theTarget = TR("Target");
constexpr Words theUnit = TR("The Unit");

// Of a key of the scenario, or of a step of a sequence: `active`, `steps/0/active`.
door::Path at(const door::Path& part, const char* key)
{
    return part.empty() ? std::string(key) : part + '/' + key;
}

NumberOf valueOf(const char* key, Words label)
{
    return NumberOf(key, label, -widestValue, widestValue);
}

NumberOf countOf(door::Path path, Words label, int highest = upToAHundred)
{
    return NumberOf(std::move(path), label, 0, highest).preset(0);
}

AmountOf distanceUpTo(door::Path path, std::optional<int> range)
{
    return AmountOf(std::move(path), TR("Distance"), 0,
                    range ? std::min<double>(*range, longestDistance) : longestDistance)
        .unit(TR("cm"));
}

// ---- Any dice

constexpr Named criticals[] = {
    {"explode", TR("adds a die")}, {"count", TR("is a success")}, {"fail", TR("is a failure")}};

Task<> askThreshold(PlainRoll& roll, Ask& ask)
{
    const std::optional<int> threshold = co_await ask.numberOrNone(
        NumberOf("threshold", TR("Threshold"), 2, 10).ifSkipped(TR("From the Action and its Opposition")));
    const bool usesValues = !threshold;
    bool givesValues = false;
    if (usesValues || ask.takes("action")) {
        givesValues = true;
        roll.action = co_await ask.number(valueOf("action", TR("Action")));
    }
    if (usesValues || ask.takes("opposition")) {
        givesValues = true;
        roll.opposition = co_await ask.number(valueOf("opposition", TR("Opposition")));
    }
    if (usesValues) {
        roll.threshold = thresholdFor(*roll.action, *roll.opposition);
        co_return;
    }
    roll.threshold = *threshold;
    roll.action.reset();
    roll.opposition.reset();
    if (givesValues)
        ask.warn("threshold", TR("threshold is set: action and opposition are ignored"));
}

Task<> askRoll(AskedScenario& asked, Ask& ask)
{
    PlainRoll roll;
    roll.dice = co_await ask.number(NumberOf("dice", TR("Dice"), 0, SideLimits::pool));
    co_await askThreshold(roll, ask);
    roll.highest = co_await askKind<odds::HighestFace>(ask, "criticals", TR("A 10"), criticals, "");
    roll.rerolls =
        co_await ask.number(countOf("rerolls", TR("Failures that may be rerolled"), SideLimits::pool));
    const bool all = co_await ask.yes(Whether("reroll_failures", TR("Every failure is rerolled once")));
    if (all)
        roll.rerolls = SideLimits::pool;
    asked.scenario = roll;
}

// ---- Fights and shots, of their own and in a sequence

/// What stands around a fight or a shot: for a step of a sequence its target, and the Stress that the steps
/// before may have brought it.
struct Around
{
    const Catalogue& catalogue;
    door::Path part{};
    const Side* target = nullptr;
    int moreStress = 0;
};

constexpr auto fightActions = std::span(actionNames).subspan(1, 3);

Task<AskedSide> askTarget(Ask& ask, const Around& around, Needs needs)
{
    AskedSide asked;
    if (around.target)
        asked.side = *around.target;
    else
        asked = co_await askSide(ask, around.catalogue, at(around.part, "target"), needs);
    co_return asked;
}

Task<> limitDice(Ask& ask, const Around& around, int dice, const char* side)
{
    if (dice <= SideLimits::pool)
        co_return;
    door::Path where = at(around.part, side);
    if (around.target && std::string_view(side) == "target")
        where = around.part;
    co_await ask.refuse("out-of-range",
                        message(TR("at most %1 rolled together, not %2"), SideLimits::pool, dice), where);
}

Task<Fight> askFightAt(Ask& ask, const Around& around, SideNames& names)
{
    Fight fight;
    const std::string action =
        co_await ask.one(Pick(at(around.part, "action"), TR("Active Unit’s Action"), fightActions));
    fight.action = kindNamed<ActionKind>(action, actionNames);
    const AskedSide active =
        co_await askSide(ask, around.catalogue, at(around.part, "active"), Needs::fighting);
    const AskedSide target = co_await askTarget(ask, around, Needs::fighting);
    fight.active = active.side;
    fight.target = target.side;
    names = {toText(active.unit, activeUnit), toText(target.unit, theTarget)};
    // A Berserker has the more dice the more Stress it has.
    Fight worst = fight;
    worst.target.stress += around.moreStress;
    const FightPlan plan = planOf(worst);
    co_await limitDice(ask, around, attackDice(fight.active, plan.active), "active");
    co_await limitDice(ask, around, attackDice(fight.target, plan.target), "target");
    if (fight.action == ActionKind::combinedCharge && !fight.active.hero)
        ask.warn("hero", TR("only a Hero makes a Combined Charge; used anyway"));
    co_return fight;
}

// Who shoots at whom, and with what.
Task<> askShot(Shooting& shot, Ask& ask, const Around& around, SideNames& names, Needs shooter, Needs shotAt)
{
    const door::Path path = at(around.part, "active");
    AskedSide active = co_await askSide(ask, around.catalogue, path, shooter);
    shot.weapon = co_await askWeapon(ask, around.catalogue, active, at(around.part, "weapon"));
    // The Strength of a Warrior counts only with a weapon that has none of its own.
    if (!shot.weapon.strength && !findIn(active.known, &Side::strength))
        active.side.strength = co_await ask.number(
            characteristicOf(path, &Side::strength).why(TR("The weapon uses the Warrior’s Strength")));
    const AskedSide target = co_await askTarget(ask, around, shotAt);
    shot.active = active.side;
    shot.target = target.side;
    names = {toText(active.unit, activeUnit), toText(target.unit, theTarget)};
}

Task<Shooting> askShootingAt(Ask& ask, const Around& around, SideNames& names)
{
    Shooting shooting;
    co_await askShot(shooting, ask, around, names, Needs::shooting, Needs::beingShot);
    shooting.distance = co_await ask.amount(distanceUpTo(at(around.part, "distance"), shooting.weapon.range));
    shooting.obstacles =
        co_await ask.number(countOf(at(around.part, "obstacles"), TR("Obstacles in the line")));
    shooting.concealment =
        co_await ask.number(countOf(at(around.part, "concealment"), TR("Agreed Concealment")));
    shooting.rerollFailures =
        co_await ask.yes(Whether(at(around.part, "reroll_failures"), TR("Failures may be rerolled")));
    const int dice = planOf(shooting).dice;
    co_await limitDice(ask, around, dice, "active");
    co_return shooting;
}

template <auto askAt> Task<> askAlone(AskedScenario& asked, Ask& ask)
{
    Around around{asked.catalogue};
    asked.scenario = co_await askAt(ask, around, asked.names);
}

Task<> askHarassment(AskedScenario& asked, Ask& ask)
{
    Shooting harassment;
    harassment.isHarassment = true;
    const Around around{asked.catalogue};
    co_await askShot(harassment, ask, around, asked.names, Needs::harassing, Needs::beingHarassed);
    if (!harassment.active.has(RollSkill::harassment))
        ask.warn("skill", TR("%1: harassment without the Harassment skill; used anyway"), verbatim("active"));
    if (harassment.active.heroicDice + harassment.active.extraDice > 0)
        ask.warn("added-dice", TR("%1: added dice do not count in a Harassment Shooting"),
                 verbatim("active"));
    asked.scenario = harassment;
}

// ---- Hits, Morale, magic

Task<> askHits(AskedScenario& asked, Ask& ask)
{
    Hits hits;
    AskedSide target = co_await askSide(ask, asked.catalogue, "target", Needs::beingHit);
    asked.names = {message(activeUnit), toText(target.unit, theTarget)};
    const std::optional<int> dice =
        co_await ask.numberOrNone(NumberOf("hits_dice", TR("Hits rolled (D10s)"), 0, upToAHundred)
                                      .usuallyNone()
                                      .ifSkipped(TR("Fixed number of Hits")));
    hits.hitsDice = dice.value_or(0);
    if (dice && ask.takes("hits"))
        co_await ask.refuse("wrong-type", TR("not needed when hits_dice is given"), "hits");
    if (!dice)
        hits.hits = co_await ask.number(NumberOf("hits", TR("Hits"), 0, SideLimits::pool));
    hits.strength =
        co_await ask.number(NumberOf("strength", TR("Strength of the Hits"), 0, SideLimits::characteristic));
    hits.saturation =
        co_await ask.numberOrNone(NumberOf("saturation", TR("Saturation"), 0, SideLimits::characteristic)
                                      .usuallyNone()
                                      .ifSkipped(TR("No Morale test")));
    if (hits.saturation && !findIn(target.known, &Side::willpower))
        target.side.willpower = co_await ask.number(characteristicOf("target", &Side::willpower));
    if (const auto element =
            co_await ask.oneOrNone(pickElement("element", TR("Element of the attacker or the spell’s mana"))))
        hits.element = elementOf(*element);
    const bool cannotParry =
        co_await ask.yes(Whether("cancels_parry", TR("Not a Fight or Shot: no Parry")).detail());
    hits.parriesWork = !cannotParry;
    hits.target = target.side;
    asked.scenario = hits;
}

Task<> askMorale(AskedScenario& asked, Ask& ask)
{
    const AskedSide unit = co_await askSide(ask, asked.catalogue, "unit", Needs::morale);
    MoraleTest test;
    test.unit = unit.side;
    test.opposition = co_await ask.number(valueOf("opposition", TR("Opposition")));
    asked.names = {toText(unit.unit, theUnit), toText(unit.unit, theUnit)};
    asked.scenario = test;
}

constexpr Named typesOfSources[] = {{"vortex", TR("Vortex")}, {"maelstrom", TR("Maelstrom")}};

Task<> askSpell(AskedScenario& asked, Ask& ask)
{
    Spell spell;
    spell.level = co_await ask.number(NumberOf("level", TR("Level"), 1, SideLimits::characteristic));
    const std::vector<std::string> rows = co_await ask.rows(
        RowsOf("sources", TR("Sources of mana"), 1, spell.level)
            .rowLabel(TR("Source"))
            .wrongCountIs("out-of-range", message(TR("1 to %1, the Wizard’s level"), spell.level)));
    int mana = 0;
    for (const std::string& row : rows) {
        MagicSource source;
        const door::Path path = "sources/" + row;
        const std::string type = co_await ask.one(Pick(path + "/type", TR("Type"), typesOfSources));
        source.maelstrom = type == "maelstrom";
        source.distance = co_await ask.amount(distanceUpTo(path + "/distance", {}));
        mana += source.maelstrom ? 9 : 3;
        spell.sources.push_back(source);
    }
    spell.reinforcement = co_await ask.number(countOf("reinforcement", TR("Mana spent on extra dice")));
    spell.heroicDice = co_await ask.number(countOf("heroic_dice", TR("Heroic Action dice")));
    if (spell.reinforcement > mana)
        ask.warn("mana", TR("reinforcement %1 is more than the sources give (%2); used anyway"),
                 spell.reinforcement, mana);
    asked.scenario = spell;
}

Task<> askInvocation(AskedScenario& asked, Ask& ask)
{
    Invocation invocation;
    invocation.extraDice = co_await ask.number(countOf("extra_dice", TR("Dice paid for with TS")));
    asked.scenario = invocation;
}

// ---- One after the other

constexpr Named kindsOfSteps[] = {{"fight", TR("Fight")}, {"shooting", TR("Shooting")}};

Task<> askSequence(AskedScenario& asked, Ask& ask)
{
    Sequence sequence;
    const AskedSide target = co_await askSide(ask, asked.catalogue, "target", Needs::fighting);
    sequence.target = target.side;
    asked.names = {message(activeUnit), toText(target.unit, theTarget)};
    constexpr int most = Sequence::mostSteps;
    const std::vector<std::string> rows =
        co_await ask.rows(RowsOf("steps", TR("Actions in order"), 1, most)
                              .rowLabel(TR("Action"))
                              .wrongCountIs("out-of-range", message(TR("1 to %1 steps"), most)));
    for (const std::string& row : rows) {
        const Around around{asked.catalogue, "steps/" + row, &sequence.target,
                            static_cast<int>(sequence.steps.size())};
        SideNames names;
        const std::string kind = co_await ask.one(Pick(around.part + "/kind", TR("Kind"), kindsOfSteps));
        if (kind == "fight")
            sequence.steps.emplace_back(co_await askFightAt(ask, around, names));
        else
            sequence.steps.emplace_back(co_await askShootingAt(ask, around, names));
    }
    asked.scenario = sequence;
}

constexpr std::array kinds{
    ScenarioKind{"fight", TR("Fight"), askAlone<askFightAt>},
    ScenarioKind{"shooting", TR("Shooting"), askAlone<askShootingAt>},
    ScenarioKind{"harassment", TR("Harassment"), askHarassment},
    ScenarioKind{"hits", TR("Hits"), askHits},
    ScenarioKind{"morale", TR("Morale"), askMorale},
    ScenarioKind{"spell", TR("Spell"), askSpell},
    ScenarioKind{"invocation", TR("Invocation"), askInvocation},
    ScenarioKind{"sequence", TR("Sequence"), askSequence},
    ScenarioKind{"roll", TR("Roll"), askRoll},
};

} // namespace

std::span<const ScenarioKind> scenarioKinds()
{
    return kinds;
}

Message toText(const Unit* unit, Words otherwise)
{
    return unit ? verbatim(unit->name) : message(otherwise);
}

} // namespace adjutant::drakerys
