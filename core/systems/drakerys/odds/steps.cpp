#include "core/systems/drakerys/odds/steps.h"

namespace adjutant::drakerys {

namespace {

using Reasons = std::vector<Reason>;

void addIf(Reasons& reasons, int amount, ReasonKind kind)
{
    if (amount != 0)
        reasons.push_back({kind, amount});
}

Reason reasonOf(RollSkill skill)
{
    return {.kind = ReasonKind::skill, .amount = ruleOf(skill).amount, .skill = skill};
}

void addBonuses(Reasons& reasons, const Side& side, Figure figure)
{
    for (const SkillRule& rule : skillRules())
        if (rule.adds == figure && side.has(rule.skill))
            reasons.push_back(reasonOf(rule.skill));
}

Reasons resistanceOf(const Side& target)
{
    Reasons reasons{{ReasonKind::resistance, target.resistance}};
    addIf(reasons, target.resistanceNow() - target.resistance, ReasonKind::resistanceOfStress);
    return reasons;
}

// What a 10 does on the Injury roll, as the plan has settled it.
void addInjuryRules(Step& step, const Attack& attack)
{
    const odds::HighestFace ten = injuryTen(attack);
    if (ten != odds::HighestFace::addsDie)
        step.rules.push_back(
            reasonOf(ten == odds::HighestFace::fails ? RollSkill::expertParry : RollSkill::parry));
}

Step injuryStep(const Attack& attack, Whose whose, Reason dice, Reason strength, const Side& target)
{
    Step step{.roll = RollName::injury, .whose = whose, .threshold = attack.injuryThreshold};
    step.diceReasons = {dice};
    step.action = {strength};
    step.opposition = resistanceOf(target);
    addInjuryRules(step, attack);
    if (attack.deadly)
        step.rules.push_back(reasonOf(RollSkill::deadlyBlow));
    return step;
}

void addSafeguard(std::vector<Step>& steps, const Attack& attack, Whose whose)
{
    if (attack.safeguard == Safeguard::none || attack.harmless)
        return;
    Step step{.roll = RollName::safeguard, .whose = whose, .threshold = safeguardCancels};
    step.diceReasons = {{ReasonKind::injuriesMade}};
    step.rules = {
        {attack.safeguard == Safeguard::withGuard ? ReasonKind::passedToGuard : ReasonKind::notPassed}};
    steps.push_back(std::move(step));
}

Step moraleStep(const Side& side, Whose whose, int left, bool dreadfulEnemy, std::optional<Reason> opposition)
{
    Step step{.roll = RollName::morale, .whose = whose};
    const MoraleRoll roll = moraleRollOf(side, left, opposition ? opposition->amount : 0, dreadfulEnemy);
    step.dice = roll.dice;
    step.diceReasons = {{ReasonKind::moraleDice, 2}};
    addIf(step.diceReasons, left / 5, ReasonKind::fullFives);
    addBonuses(step.diceReasons, side, Figure::moraleDice);
    addIf(step.diceReasons, side.authority, ReasonKind::authority);
    step.action = {{ReasonKind::willpower, side.willpower}};
    addIf(step.action, isCowed(side, dreadfulEnemy) ? -1 : 0, ReasonKind::dreadful);
    if (opposition) {
        step.threshold = roll.threshold;
        step.opposition = {*opposition};
    } else {
        step.opposition = {{ReasonKind::advantageAhead}};
    }
    if (side.charisma)
        step.rules.push_back({ReasonKind::charisma});
    if (side.has(RollSkill::berserker))
        step.rules.push_back({ReasonKind::berserkerMorale, 1});
    if (side.moraleIntact)
        step.rules.push_back({ReasonKind::moraleIntact});
    return step;
}

void addFighter(std::vector<Step>& steps, const Fight& fight, const FightPlan& plan, bool active, bool second)
{
    const Side& side = active ? fight.active : fight.target;
    const Side& enemy = active ? fight.target : fight.active;
    const Attack& attack = active ? plan.byActive : plan.byTarget;
    const int power = active ? plan.activePower : plan.targetPower;
    const Blocker own = active ? Blocker::active : Blocker::target;
    const Whose whose = active ? Whose::active : Whose::target;
    const bool blocks = plan.blocker == own;

    Step step{.roll = blocks ? RollName::block : RollName::attack,
              .whose = whose,
              .threshold = attack.hitThreshold};
    step.dice = attackDice(side, power, side.warriors);
    const Attackers attackers = attackersOf(side, side.warriors);
    if (attackers.contact > 0)
        step.diceReasons.push_back({ReasonKind::inContact, attackers.contact, power});
    addIf(step.diceReasons, attackers.supporting, ReasonKind::supporting);
    if (attackers.any()) {
        addIf(step.diceReasons, side.heroicDice, ReasonKind::heroicDice);
        addIf(step.diceReasons, side.extraDice + side.fightDice, ReasonKind::extraDice);
    }
    addIf(step.rules, side.powerNow() - side.power, ReasonKind::powerOfStress);
    if (active && fight.isCharge())
        addBonuses(step.rules, side, Figure::powerOfCharge);
    const int bonus = plan.chargeBonus ? 1 : 0;
    step.action = {{ReasonKind::combat, side.combat}};
    step.opposition = {{ReasonKind::combat, enemy.combat}};
    addIf(active ? step.action : step.opposition, bonus, ReasonKind::charge);
    if (side.has(RollSkill::swashbuckler))
        step.rules.push_back({ReasonKind::swashbuckler});
    else
        addIf(step.rules, side.rerolls, ReasonKind::rerollsOfAllies);
    if (blocks)
        step.rules.push_back(reasonOf(RollSkill::blocking));
    else if (plan.blocker == Blocker::nobody && plan.order == Order::together)
        step.rules.push_back({ReasonKind::atTheSameTime});
    else if (second)
        step.rules.push_back({ReasonKind::survivorsOnly});
    if (attack.harmless && !blocks)
        step.rules.push_back({ReasonKind::enchantedArmour});
    steps.push_back(std::move(step));
    if (blocks || attack.harmless)
        return;
    Step injury =
        injuryStep(attack, whose, {ReasonKind::hitsMade}, {ReasonKind::strength, side.strength}, enemy);
    if (side.heavyWeapon) {
        injury.opposition = {{ReasonKind::resistance, enemy.resistanceTo(side)}};
        injury.rules.push_back({ReasonKind::enchantedWeapon, enemy.resistanceTo(side)});
    }
    steps.push_back(std::move(injury));
    addSafeguard(steps, attack, active ? Whose::target : Whose::active);
}

void addShot(std::vector<Step>& steps, const Side& active, const Side& target, const RangedWeapon& weapon,
             const ShotPlan& plan)
{
    const Reason strength = weapon.strength ? Reason{ReasonKind::weaponStrength, *weapon.strength}
                                            : Reason{ReasonKind::strength, active.strength};
    if (plan.attack.harmless) {
        steps.back().rules.push_back({ReasonKind::enchantedArmour});
        return;
    }
    steps.push_back(injuryStep(plan.attack, Whose::active, {ReasonKind::hitsMade}, strength, target));
    addSafeguard(steps, plan.attack, Whose::target);
}

std::vector<Step> stepsOf(const Harassment& harassment)
{
    const ShotPlan plan = planOf(harassment);
    Step step{.roll = RollName::harassment, .dice = plan.dice, .threshold = plan.attack.hitThreshold};
    step.diceReasons = {{ReasonKind::harassers, plan.dice}};
    step.action = {{ReasonKind::shooting, harassment.active.shooting}};
    step.opposition = {{ReasonKind::initiative, harassment.target.initiative}};
    addIf(step.opposition, harassment.active.stress, ReasonKind::stress);
    std::vector<Step> steps{std::move(step)};
    addShot(steps, harassment.active, harassment.target, harassment.weapon, plan);
    return steps;
}

std::vector<Step> stepsOf(const Hits& hits)
{
    const Attack attack = injuriesOf(hits);
    const Reason dice = hits.hitsDice > 0 ? Reason{ReasonKind::hitsRolled, hits.hitsDice}
                                          : Reason{ReasonKind::hitsGiven, hits.hits};
    std::vector<Step> steps{
        injuryStep(attack, Whose::active, dice, {ReasonKind::strength, hits.strength}, hits.target)};
    if (hits.hitsDice == 0)
        steps.front().dice = hits.hits;
    if (attack.harmless) {
        steps.front().dice = 0;
        steps.front().rules = {{ReasonKind::enchantedArmour}};
    }
    addSafeguard(steps, attack, Whose::target);
    if (hits.saturation)
        steps.push_back(moraleStep(hits.target, Whose::target, hits.target.warriors, false,
                                   Reason{ReasonKind::saturation, *hits.saturation}));
    return steps;
}

std::vector<Step> stepsOf(const MoraleTest& test)
{
    return {moraleStep(test.unit, Whose::unit, test.unit.warriors, false,
                       Reason{ReasonKind::opposition, test.opposition})};
}

std::vector<Step> stepsOf(const Spell& spell)
{
    Step step{.roll = RollName::spell, .dice = spell.dice(), .threshold = spell.threshold()};
    step.diceReasons = {{ReasonKind::spellDie, 1}};
    addIf(step.diceReasons, spell.reinforcement, ReasonKind::reinforcement);
    addIf(step.diceReasons, spell.heroicDice, ReasonKind::heroicDice);
    step.action = {{ReasonKind::level, spell.level}};
    step.opposition = {{ReasonKind::distance, distanceOpposition(spell.furthest())}};
    addIf(step.opposition, static_cast<int>(spell.sources.size()) - 1, ReasonKind::moreSources);
    if (spell.usesMaelstrom())
        step.rules = {{ReasonKind::cataclysm}};
    return {step};
}

std::vector<Step> stepsOf(const Invocation& invocation)
{
    Step step{.roll = RollName::invocation, .dice = invocation.dice(), .threshold = Invocation::threshold};
    step.diceReasons = {{ReasonKind::invocationDice, 2}};
    addIf(step.diceReasons, invocation.extraDice, ReasonKind::paidDice);
    step.rules = {{ReasonKind::highestCounts}};
    return {step};
}

std::vector<Step> stepsOf(const PlainRoll& roll)
{
    Step step{.roll = RollName::plain, .dice = roll.dice, .threshold = roll.threshold};
    step.diceReasons = {{ReasonKind::rolledDice, roll.dice}};
    if (roll.action && roll.opposition) {
        step.action = {{ReasonKind::given, *roll.action}};
        step.opposition = {{ReasonKind::opposition, *roll.opposition}};
    }
    if (roll.rerolls > 0 && roll.rerolls >= roll.dice && roll.dice > 0)
        step.rules.push_back({ReasonKind::rerollAll});
    else
        addIf(step.rules, roll.rerolls, ReasonKind::rerollsOfAllies);
    if (roll.highest != odds::HighestFace::addsDie)
        step.rules.push_back({roll.highest == odds::HighestFace::counts ? ReasonKind::highestCounts
                                                                        : ReasonKind::highestFails});
    return {step};
}

std::vector<Step> stepsOf(const Sequence& sequence)
{
    std::vector<Step> steps;
    for (std::size_t k = 0; k < sequence.steps.size(); ++k) {
        std::vector<Step> some = std::visit(
            [&sequence](auto part) {
                part.target = sequence.target;
                return stepsOf(part);
            },
            sequence.steps[k]);
        for (Step& step : some) {
            step.sequence = static_cast<int>(k);
            steps.push_back(std::move(step));
        }
    }
    return steps;
}

} // namespace

std::vector<Step> stepsOf(const Fight& fight)
{
    const FightPlan plan = planOf(fight);
    std::vector<Step> steps;
    const bool activeFirst = activeStrikesFirst(plan);
    if (plan.blocker != Blocker::both) {
        addFighter(steps, fight, plan, activeFirst, false);
        std::vector<Step> second;
        addFighter(second, fight, plan, !activeFirst, true);
        // What is blocked never comes to the Injury roll.
        const auto place = plan.blocker == Blocker::nobody ? steps.end() : steps.begin() + 1;
        steps.insert(place, second.begin(), second.end());
    }
    for (const bool active : {true, false})
        steps.push_back(
            moraleStep(active ? fight.active : fight.target, active ? Whose::active : Whose::target,
                       active ? fight.active.warriors : fight.target.warriors,
                       (active ? fight.target : fight.active).has(RollSkill::dreadful), std::nullopt));
    return steps;
}

std::vector<Step> stepsOf(const Shooting& shooting)
{
    const ShotPlan plan = planOf(shooting);
    const Side& active = shooting.active;
    Step step{.roll = RollName::shooting, .dice = plan.dice, .threshold = plan.attack.hitThreshold};
    step.diceReasons = {
        {ReasonKind::shooters, active.warriors, active.powerNow() + active.bonus(Figure::powerOfShots)}};
    addIf(step.diceReasons, active.heroicDice, ReasonKind::heroicDice);
    addIf(step.diceReasons, active.extraDice, ReasonKind::extraDice);
    addIf(step.rules, active.powerNow() - active.power, ReasonKind::powerOfStress);
    addBonuses(step.rules, active, Figure::powerOfShots);
    step.action = {{ReasonKind::shooting, active.shooting}};
    step.opposition = {{ReasonKind::distance, distanceOpposition(shooting.distance)}};
    addIf(step.opposition, active.stress, ReasonKind::stress);
    addIf(step.opposition, shooting.obstacles, ReasonKind::obstacles);
    addIf(step.opposition, shooting.concealment, ReasonKind::concealment);
    addBonuses(step.opposition, shooting.target, Figure::shotOpposition);
    if (shooting.rerollFailures)
        step.rules.push_back({ReasonKind::rerollAll});
    std::vector<Step> steps{std::move(step)};
    addShot(steps, active, shooting.target, shooting.weapon, plan);
    steps.push_back(moraleStep(shooting.target, Whose::target, shooting.target.warriors, false,
                               Reason{ReasonKind::saturation, shooting.weapon.saturation}));
    return steps;
}

std::vector<Step> stepsOf(const Scenario& scenario)
{
    return std::visit([](const auto& asked) { return stepsOf(asked); }, scenario);
}

} // namespace adjutant::drakerys
