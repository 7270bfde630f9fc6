#include "core/systems/drakerys/odds/steps.h"

#include <fmt/format.h>

namespace adjutant::drakerys {

namespace {

using Reasons = std::vector<Reason>;

void addIf(Reasons& reasons, int amount, const ReasonKind& kind)
{
    if (amount != 0)
        reasons.push_back({kind, amount});
}

Reason reasonOf(RollSkill skill)
{
    return {reasonOf(ruleOf(skill)), ruleOf(skill).amount};
}

// Whether there are any.
bool addBonuses(Reasons& reasons, const Side& side, Figure figure)
{
    const std::size_t before = reasons.size();
    for (const SkillRule& rule : skillRules())
        if (rule.adds == figure && side.has(rule.skill))
            reasons.push_back({reasonOf(rule), rule.amount});
    return reasons.size() > before;
}

RollStep injuryStep(const Attack& attack, Whose whose, Reason dice, Reason strength, const Side& target)
{
    RollStep step{.roll = RollName::injury, .whose = whose, .threshold = attack.injuryThreshold};
    step.diceReasons = {dice};
    step.action = {strength};
    step.opposition = {{reason::resistance, target.resistance}};
    addIf(step.opposition, target.resistanceNow() - target.resistance, reason::resistanceOfStress);
    if (attack.injuryTen != odds::HighestFace::addsDie)
        step.rules.push_back(reasonOf(attack.injuryTen == odds::HighestFace::fails ? RollSkill::expertParry
                                                                                   : RollSkill::parry));
    if (attack.deadly)
        step.rules.push_back(reasonOf(RollSkill::deadlyBlow));
    return step;
}

void addSafeguard(std::vector<RollStep>& steps, const Attack& attack, Whose whose)
{
    if (attack.safeguard == Safeguard::none || attack.harmless)
        return;
    RollStep step{.roll = RollName::safeguard, .whose = whose, .threshold = safeguardCancels};
    step.diceReasons = {{reason::injuriesMade}};
    step.rules = {{attack.safeguard == Safeguard::withGuard ? reason::passedToGuard : reason::notPassed}};
    steps.push_back(std::move(step));
}

RollStep moraleStep(const Side& side, Whose whose, int left, bool dreadfulEnemy,
                    std::optional<Reason> opposition)
{
    RollStep step{.roll = RollName::morale, .whose = whose};
    const MoraleRoll roll = moraleRollOf(side, left, opposition ? opposition->amount : 0, dreadfulEnemy);
    step.dice = roll.dice;
    step.diceReasons = {{reason::moraleDice, 2}};
    addIf(step.diceReasons, left / 5, reason::fullFives);
    addBonuses(step.diceReasons, side, Figure::moraleDice);
    addIf(step.diceReasons, side.authority, reason::authority);
    step.action = {{reason::willpower, side.willpower}};
    addIf(step.action, isCowed(side, dreadfulEnemy) ? -1 : 0, reason::dreadful);
    if (opposition) {
        step.threshold = roll.threshold;
        step.opposition = {*opposition};
    } else {
        step.opposition = {{reason::advantageAhead}};
    }
    if (side.charisma)
        step.rules.push_back(reasonOf(RollSkill::charisma));
    addBonuses(step.rules, side, Figure::moraleSuccesses);
    step.extra = roll.successes;
    if (side.moraleIntact)
        step.rules.push_back({reason::moraleIntact});
    return step;
}

void addFighter(std::vector<RollStep>& steps, const Fight& fight, const FightPlan& plan, bool active,
                bool second)
{
    const Side& side = active ? fight.active : fight.target;
    const Side& enemy = active ? fight.target : fight.active;
    const FightPlan::Part& part = active ? plan.active : plan.target;
    const auto& [initiative, blocks, attack, power] = part;
    const Whose whose = active ? Whose::active : Whose::target;

    RollStep step{.roll = blocks ? RollName::block : RollName::attack,
                  .whose = whose,
                  .threshold = attack.hitThreshold};
    step.dice = attackDice(side, part);
    const Attackers attackers = attackersOf(side, side.warriors);
    if (attackers.contact > 0)
        step.diceReasons.push_back({reason::inContact, attackers.contact, power});
    addIf(step.diceReasons, attackers.supporting, reason::supporting);
    if (attackers.any()) {
        addIf(step.diceReasons, side.heroicDice, reason::heroicDice);
        addIf(step.diceReasons, side.extraDice, reason::extraDice);
        addIf(step.diceReasons, side.fightDice, reason::blaze);
    }
    addIf(step.rules, side.powerNow() - side.power, reason::powerOfStress);
    if (active && fight.isCharge())
        addBonuses(step.rules, side, Figure::powerOfCharge);
    const int bonus = plan.chargeBonus ? 1 : 0;
    step.action = {{reason::combat, side.combat}};
    step.opposition = {{reason::combat, enemy.combat}};
    addIf(active ? step.action : step.opposition, bonus, reason::charge);
    if (active && plan.outreached)
        step.rules.push_back(reasonOf(RollSkill::reach));
    if (!addBonuses(step.rules, side, Figure::rerollsOfAttacks))
        addIf(step.rules, side.rerolls, reason::rerollsOfAllies);
    if (blocks)
        step.rules.push_back(reasonOf(RollSkill::blocking));
    else if (!plan.oneBlocks() && plan.order == Order::together)
        step.rules.push_back({reason::atTheSameTime});
    else if (second)
        step.rules.push_back({reason::survivorsOnly});
    if (attack.harmless && !blocks)
        step.rules.push_back({reason::enchantedArmour});
    steps.push_back(std::move(step));
    if (blocks || attack.harmless)
        return;
    RollStep injury = injuryStep(attack, whose, {reason::hitsMade}, {reason::strength, side.strength}, enemy);
    if (side.heavyWeapon) {
        injury.opposition = {{reason::resistance, enemy.resistanceTo(side)}};
        injury.rules.push_back({reason::enchantedWeapon, enemy.resistanceTo(side)});
    }
    steps.push_back(std::move(injury));
    addSafeguard(steps, attack, active ? Whose::target : Whose::active);
}

// The first of a shot.
RollStep hitStep(const Shooting& shooting, const ShotPlan& plan)
{
    const Side& active = shooting.active;
    RollStep step{.roll = RollName::shooting, .dice = plan.dice, .threshold = plan.attack.hitThreshold};
    step.action = {{reason::shooting, active.shooting}};
    if (shooting.isHarassment) {
        step.roll = RollName::harassment;
        step.diceReasons = {{reason::harassers, plan.dice}};
        step.opposition = {{reason::initiative, shooting.target.initiative}};
        addIf(step.opposition, active.stress, reason::stress);
        return step;
    }
    step.diceReasons = {
        {reason::shooters, active.warriors, active.powerNow() + active.bonus(Figure::powerOfShots)}};
    addIf(step.diceReasons, active.heroicDice, reason::heroicDice);
    addIf(step.diceReasons, active.extraDice, reason::extraDice);
    addIf(step.rules, active.powerNow() - active.power, reason::powerOfStress);
    addBonuses(step.rules, active, Figure::powerOfShots);
    step.opposition = {{reason::distance, distanceOpposition(shooting.distance)}};
    addIf(step.opposition, active.stress, reason::stress);
    addIf(step.opposition, shooting.obstacles, reason::obstacles);
    addIf(step.opposition, shooting.concealment, reason::concealment);
    addBonuses(step.opposition, shooting.target, Figure::shotOpposition);
    if (shooting.rerollFailures)
        step.rules.push_back({reason::rerollAll});
    return step;
}

std::vector<RollStep> stepsOf(const Hits& hits)
{
    const Attack attack = injuriesOf(hits);
    const Reason dice =
        hits.hitsDice > 0 ? Reason{reason::hitsRolled, hits.hitsDice} : Reason{reason::hitsGiven, hits.hits};
    std::vector<RollStep> steps{
        injuryStep(attack, Whose::active, dice, {reason::strength, hits.strength}, hits.target)};
    if (hits.hitsDice == 0)
        steps.front().dice = hits.hits;
    if (attack.harmless) {
        steps.front().dice = 0;
        steps.front().rules = {{reason::enchantedArmour}};
    }
    addSafeguard(steps, attack, Whose::target);
    if (hits.saturation)
        steps.push_back(moraleStep(hits.target, Whose::target, hits.target.warriors, false,
                                   Reason{reason::saturation, *hits.saturation}));
    return steps;
}

std::vector<RollStep> stepsOf(const MoraleTest& test)
{
    return {moraleStep(test.unit, Whose::unit, test.unit.warriors, false,
                       Reason{reason::opposition, test.opposition})};
}

std::vector<RollStep> stepsOf(const Spell& spell)
{
    RollStep step{.roll = RollName::spell, .dice = spell.dice(), .threshold = spell.threshold()};
    step.diceReasons = {{reason::spellDie, 1}};
    addIf(step.diceReasons, spell.reinforcement, reason::reinforcement);
    addIf(step.diceReasons, spell.heroicDice, reason::heroicDice);
    step.action = {{reason::level, spell.level}};
    step.opposition = {{reason::distance, distanceOpposition(spell.furthest())}};
    addIf(step.opposition, static_cast<int>(spell.sources.size()) - 1, reason::moreSources);
    if (spell.usesMaelstrom())
        step.rules = {{reason::cataclysm}};
    return {step};
}

std::vector<RollStep> stepsOf(const Invocation& invocation)
{
    RollStep step{
        .roll = RollName::invocation, .dice = invocation.dice(), .threshold = Invocation::threshold};
    step.diceReasons = {{reason::invocationDice, 2}};
    addIf(step.diceReasons, invocation.extraDice, reason::paidDice);
    step.rules = {{reason::highestCounts}};
    return {step};
}

std::vector<RollStep> stepsOf(const PlainRoll& roll)
{
    RollStep step{.roll = RollName::plain, .dice = roll.dice, .threshold = roll.threshold};
    step.diceReasons = {{reason::rolledDice, roll.dice}};
    if (roll.action && roll.opposition) {
        step.action = {{reason::given, *roll.action}};
        step.opposition = {{reason::opposition, *roll.opposition}};
    }
    if (roll.rerolls > 0 && roll.rerolls >= roll.dice && roll.dice > 0)
        step.rules.push_back({reason::rerollAll});
    else
        addIf(step.rules, roll.rerolls, reason::rerollsOfAllies);
    if (roll.highest != odds::HighestFace::addsDie)
        step.rules.push_back(
            {roll.highest == odds::HighestFace::counts ? reason::highestCounts : reason::highestFails});
    return {step};
}

std::vector<RollStep> stepsOf(const Sequence& sequence)
{
    std::vector<RollStep> steps;
    for (const Sequence::Step& each : sequence.steps)
        std::ranges::move(
            std::visit([](const auto& part) { return stepsOf(part); }, against(each, sequence.target)),
            std::back_inserter(steps));
    return steps;
}

Message joined(const std::vector<Reason>& reasons, Words between)
{
    return adjutant::joined(mapped(reasons, [](const Reason& each) { return toMessage(each); }), between);
}

/// The skills of a scenario's Units that its odds leave out.
struct NotModelled
{
    std::vector<std::string_view> names{};

    // Without one of its skills, where that plays no part.
    void collect(const Side& side, RollKind kind, std::optional<RollSkill> but = {})
    {
        for (const SkillRule& rule : skillRules()) {
            const bool matters = (rule.notModelledIn >> static_cast<unsigned>(kind) & 1U) != 0;
            if (matters && side.has(rule.skill) && rule.skill != but && !findIn(names, rule.id()))
                names.push_back(rule.id());
        }
    }
    void operator()(const Fight& fight)
    {
        for (const Side* side : {&fight.active, &fight.target})
            collect(*side, fight.isCharge() ? RollKind::charge : RollKind::fight);
    }
    void operator()(const Shooting& shooting)
    {
        // Camouflage is what the player enters as Concealment; only where nothing was entered is it left out.
        std::optional<RollSkill> entered;
        if (shooting.concealment > 0)
            entered = RollSkill::camouflage;
        const RollKind kind = shooting.isHarassment ? RollKind::harassment : RollKind::shooting;
        collect(shooting.active, kind, RollSkill::camouflage);
        collect(shooting.target, kind, shooting.isHarassment ? RollSkill::deadlyBlow : entered);
    }
    void operator()(const Hits& hits) { collect(hits.target, RollKind::hits); }
    void operator()(const MoraleTest& test) { collect(test.unit, RollKind::morale); }
    void operator()(const Sequence& sequence)
    {
        for (const Sequence::Step& step : sequence.steps)
            std::visit(*this, against(step, sequence.target));
    }
    void operator()(const auto&) {}
};

} // namespace

std::vector<RollStep> stepsOf(const Fight& fight)
{
    const FightPlan plan = planOf(fight);
    std::vector<RollStep> steps;
    const bool activeFirst = activeStrikesFirst(plan);
    if (!plan.bothBlock()) {
        addFighter(steps, fight, plan, activeFirst, false);
        std::vector<RollStep> second;
        addFighter(second, fight, plan, !activeFirst, true);
        // What is blocked never comes to the Injury roll.
        const auto place = !plan.oneBlocks() ? steps.end() : steps.begin() + 1;
        steps.insert(place, second.begin(), second.end());
    }
    for (const bool active : {true, false})
        steps.push_back(
            moraleStep(active ? fight.active : fight.target, active ? Whose::active : Whose::target,
                       active ? fight.active.warriors : fight.target.warriors,
                       (active ? fight.target : fight.active).has(RollSkill::dreadful), std::nullopt));
    return steps;
}

std::vector<RollStep> stepsOf(const Shooting& shooting)
{
    const ShotPlan plan = planOf(shooting);
    const Side& target = shooting.target;
    const RangedWeapon& weapon = shooting.weapon;
    const Reason strength = weapon.strength ? Reason{reason::weaponStrength, *weapon.strength}
                                            : Reason{reason::strength, shooting.active.strength};
    std::vector<RollStep> steps{hitStep(shooting, plan)};
    if (plan.attack.harmless)
        steps.front().rules.push_back({reason::enchantedArmour});
    else
        steps.push_back(injuryStep(plan.attack, Whose::active, {reason::hitsMade}, strength, target));
    addSafeguard(steps, plan.attack, Whose::target);
    if (!shooting.isHarassment)
        steps.push_back(moraleStep(target, Whose::target, target.warriors, false,
                                   Reason{reason::saturation, weapon.saturation}));
    return steps;
}

std::vector<RollStep> stepsOf(const Scenario& scenario)
{
    return std::visit([](const auto& asked) { return stepsOf(asked); }, scenario);
}

Message toMessage(const Reason& reason)
{
    Message amount =
        verbatim(reason.kind.isChange ? fmt::format("{:+}", reason.amount) : std::to_string(reason.amount));
    return message(reason.kind.words, std::move(amount), reason.times);
}

std::vector<StepReason> reasonsOf(const RollStep& step)
{
    std::vector<StepReason> lines;
    if (!step.diceReasons.empty())
        lines.push_back({joined(step.diceReasons, TR("%1 + %2")), step.diceReasons.front().kind.rule});
    if (!step.action.empty())
        lines.push_back({message(TR("%1 against %2"), joined(step.action, TR("%1 %2")),
                                 joined(step.opposition, TR("%1 %2"))),
                         step.action.front().kind.rule});
    for (const Reason& rule : step.rules)
        lines.push_back({toMessage(rule), rule.kind.rule});
    return lines;
}

std::string_view toWord(Whose whose)
{
    constexpr std::string_view words[] = {"active", "target", "unit"};
    return words[static_cast<std::size_t>(whose)];
}

std::vector<std::string_view> notModelled(const Scenario& scenario)
{
    NotModelled found;
    std::visit([&found](const auto& asked) { found(asked); }, scenario);
    return found.names;
}

} // namespace adjutant::drakerys
