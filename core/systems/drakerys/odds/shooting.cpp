#include "core/systems/drakerys/odds/shooting.h"

#include <cmath>

namespace adjutant::drakerys {

using odds::Distribution;

namespace {

Attack injuriesOn(const Side& target, int strength, bool parriesWork, std::optional<Element> from)
{
    return {.injuryThreshold = thresholdFor(strength, target.resistanceNow()),
            .injuryTen = injuryTen(target, parriesWork),
            .safeguard = safeguardOf(target),
            .harmless = target.isProofAgainst(from)};
}

Attack shotOf(const Side& active, const Side& target, const RangedWeapon& weapon, int opposition)
{
    // Martial Arts plays no part, since nobody is Engaged.
    const bool parriesWork = !weapon.cancelsParry && !active.has(RollSkill::violentBlow);
    Attack attack =
        injuriesOn(target, weapon.strength.value_or(active.strength), parriesWork, active.element);
    attack.hitThreshold = thresholdFor(active.shooting, opposition);
    return attack;
}

// Applies the Injuries, and the Morale Roll of a Unit that lost a Warrior and has one left.
ShotOdds concluded(const Side& target, const Wounds& wounds, double mean, std::optional<int> saturation,
                   Aftermath* aftermath)
{
    ShotOdds result;
    result.meanInflicted = mean;
    result.target.casualties.resize(static_cast<std::size_t>(target.warriors) + 1, 0.0);
    std::vector<double> suffered(static_cast<std::size_t>(target.capacity()) + 1, 0.0);
    for (const Wound& wound : wounds)
        suffered[static_cast<std::size_t>(wound.suffered)] += wound.chance;
    if (aftermath)
        aftermath->assign(suffered.size(), {});

    std::array<std::optional<MoraleOdds>, SideLimits::warriors / 5 + 1> byFives;
    for (std::size_t s = 0; s < suffered.size(); ++s) {
        const int lost = casualtiesOf(target, static_cast<int>(s));
        const int left = target.warriors - lost;
        result.target.casualties[static_cast<std::size_t>(lost)] += suffered[s];
        MoraleOdds morale{.none = 1};
        if (saturation && lost > 0 && left > 0) {
            auto& entry = byFives[static_cast<std::size_t>(left / 5)];
            if (!entry)
                entry = oddsOf(moraleRollOf(target, left, *saturation, false));
            morale = *entry;
        }
        result.target.morale.add(suffered[s], morale);
        result.target.meanLost += suffered[s] * (lost + morale.scattered * left);
        if (aftermath)
            (*aftermath)[s].add(suffered[s], morale);
    }
    result.target.destroyed = result.target.casualties.back();
    result.target.removed = result.target.destroyed + result.target.morale.scattered;
    return result;
}

} // namespace

RangedWeapon rangedWeapon(const Weapon& weapon)
{
    const StatsByKey& stats = weapon.stats;
    return {weapon.id,
            statUnder(stats, "strength"),
            statUnder(stats, "saturation").value_or(0),
            statUnder(stats, "cancels_parry") == 1,
            statUnder(stats, "range"),
            statUnder(stats, "shots_per_activation")};
}

std::optional<RangedWeapon> weaponOf(const Unit& unit, const Catalogue& catalogue)
{
    if (!unit.profile.contains("shooting"))
        return std::nullopt;
    for (const SkillUse& use : unit.skills)
        if (const Weapon* weapon = catalogue.find(weaponIn(use)))
            return rangedWeapon(*weapon);
    return std::nullopt;
}

int distanceOpposition(double distance)
{
    return static_cast<int>(std::ceil(distance / 10));
}

ShotPlan planOf(const Shooting& shooting)
{
    const Side& active = shooting.active;
    const Side& target = shooting.target;
    ShotPlan plan;
    if (shooting.isHarassment) {
        plan.dice = active.warriors;
        plan.attack = shotOf(active, target, shooting.weapon, target.initiative + active.stress);
        return plan;
    }
    const int opposition = distanceOpposition(shooting.distance) + active.stress + shooting.obstacles +
                           shooting.concealment + target.bonus(Figure::shotOpposition);
    plan.attack = shotOf(active, target, shooting.weapon, opposition);
    plan.attack.deadly = active.has(RollSkill::deadlyBlow) && !plan.attack.harmless;
    plan.attack.rerolls = shooting.rerollFailures ? SideLimits::pool : 0;
    const int power = active.powerNow() + active.bonus(Figure::powerOfShots);
    plan.dice = power * active.warriors + active.heroicDice + active.extraDice;
    plan.saturation = shooting.weapon.saturation;
    return plan;
}

Attack injuriesOf(const Hits& hits)
{
    return injuriesOn(hits.target, hits.strength, hits.parriesWork, hits.element);
}

ShotOdds oddsOf(const Shooting& shooting, Aftermath* ofTarget)
{
    const Side& target = shooting.target;
    const ShotPlan plan = planOf(shooting);
    const std::size_t longest = decisiveLength(target, plan.attack.safeguard, plan.dice);
    const Inflicted inflicted = inflictedBy(plan.attack, plan.dice, longest);
    return concluded(target, woundsOf(target, plan.attack.safeguard, inflicted.chances), inflicted.mean,
                     plan.saturation, ofTarget);
}

ShotOdds oddsOf(const Hits& hits)
{
    // How many Hits there are: so many, and the sum of D10s that show 1 to 10 each.
    Distribution count(static_cast<std::size_t>(hits.hits) + 1, 0.0);
    count.back() = 1;
    Distribution die(11, 0.1);
    die[0] = 0;
    std::size_t most = count.size() + 10 * static_cast<std::size_t>(hits.hitsDice);
    count = odds::convolve(count, odds::power(die, hits.hitsDice, most), most);

    const Attack attack = injuriesOf(hits);
    most += static_cast<std::size_t>(hits.injuries);
    const std::size_t longest = decisiveLength(hits.target, attack.safeguard, static_cast<int>(most));
    Inflicted inflicted = inflictedByHits(attack, count, longest);
    if (hits.injuries > 0 && !attack.harmless) {
        const Distribution sure = odds::power(automaticInjury(attack), hits.injuries, longest);
        inflicted.chances = odds::convolve(inflicted.chances, sure, longest);
        inflicted.mean += automaticInjury(attack).back() * hits.injuries;
    }
    return concluded(hits.target, woundsOf(hits.target, attack.safeguard, inflicted.chances), inflicted.mean,
                     hits.saturation, nullptr);
}

} // namespace adjutant::drakerys
