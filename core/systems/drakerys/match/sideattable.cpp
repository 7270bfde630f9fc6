#include "core/systems/drakerys/match/sideattable.h"

#include "core/systems/drakerys/battlefield/field.h"
#include "core/systems/drakerys/match/contact.h"
#include "core/systems/drakerys/odds/sideofunit.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr double unlimited = 1e9;

std::optional<Side> sideOfCard(const UnitCard& card, int warriors)
{
    if (!card.profile)
        return std::nullopt;
    Side side = sideOf(*card.profile, warriors);
    side.unit = card.unit;
    for (const SkillId& each : card.skills)
        if (const auto skill = rollSkill(each.text()))
            side.skills.add(*skill);
    side.element = card.element;
    for (const OptionId& weapon : card.options)
        addWeapon(weapon, side);
    if (card.hero)
        addType("hero", side);
    if (card.monster)
        addType("monster", side);
    return side;
}

void applyTokens(const UnitState& unit, Side& side)
{
    if (unit.has(&StatusEffects::noSkills))
        side.skills = {};
    side.skills.add(unit.skillsOfTokens());
    const auto change = [&unit](int& characteristic, int StatusEffects::*effect) {
        characteristic = std::max(0, characteristic + unit.sumOf(effect));
    };
    for (int* each : {&side.power, &side.initiative, &side.combat, &side.shooting, &side.strength,
                      &side.resistance, &side.willpower})
        change(*each, &StatusEffects::characteristics);
    change(side.initiative, &StatusEffects::initiative);
    change(side.willpower, &StatusEffects::willpower);
    side.extraDice += unit.sumOf(&StatusEffects::dice);
    side.moraleIntact = unit.has(&StatusEffects::moraleIntact);
}

void applyAllies(const PlayerState& player, const UnitState& unit, Side& side)
{
    const auto near = [&](const UnitState& ally, double range) {
        return distanceBetween(unit, ally).value_or(0) <= range;
    };
    for (const UnitState& ally : player.units) {
        if (&ally == &unit || !ally.isOnBattlefield())
            continue;
        constexpr double cohesionOfLeaders = 10;
        if (ally.hasSkill("guard") && near(ally, cohesionOfLeaders))
            side.guardInCohesion = true;
        if (ally.hasSkill("authority") && near(ally, ally.card->authorityRange.value_or(unlimited)))
            ++side.authority;
        constexpr double reachOfCharisma = 20;
        if (ally.hasSkill("charisma") && near(ally, ally.card->charismaRange.value_or(reachOfCharisma)))
            side.charisma = true;
    }
}

// Anybody's: the Leaders who are Vortexes of an Element themselves (Source of X).
bool isLeaderWithin(const MatchState& state, double reach, const Point& at, Element element)
{
    return std::ranges::any_of(state.players, [&](const PlayerState& player) {
        return std::ranges::any_of(player.units, [&](const UnitState& unit) {
            return unit.isVortex() && unit.card->source == element && unit.at &&
                   distanceBetween(at, *unit.at) <= reach;
        });
    });
}

// What stands near on the map: Heralds of its army within 20 cm (chapter "Warriors of the Maelstrom"), and
// Vortexes within 10 cm for Elemental Power. What the map doesn't know is not applied.
void applyElements(const MatchState& state, const PlayerState& player, const UnitState& unit, Side& side)
{
    const auto isNear = [&](std::string_view skill) {
        constexpr double reachOfHerald = 20;
        return std::ranges::any_of(player.units, [&](const UnitState& ally) {
            const auto away = distanceBetween(unit, ally);
            return &ally != &unit && ally.isOnBattlefield() && ally.hasSkill(skill) && away &&
                   *away <= reachOfHerald;
        });
    };
    side.initiative += isNear("reflexes") ? 2 : 0;
    side.resistance += isNear("rock_solid") ? 1 : 0;
    side.fightDice += isNear("blaze") ? 2 : 0;
    if (!unit.hasSkill("elemental_power") || !unit.at)
        return;
    const auto isDrawn = [&](Element element) {
        constexpr double reachOfPower = 10;
        return std::ranges::any_of(state.sources,
                                   [&](const SourceState& source) {
                                       return (!source.element || *source.element == element) && source.at &&
                                              distanceToSource(*unit.at, *source.at) <= reachOfPower;
                                   }) ||
               isLeaderWithin(state, reachOfPower, *unit.at, element);
    };
    side.power += isDrawn(Element::fire) ? 1 : 0;
    side.initiative += isDrawn(Element::air) ? 1 : 0;
    side.resistance += isDrawn(Element::earth) ? 1 : 0;
    side.willpower += isDrawn(Element::water) ? 1 : 0;
}

} // namespace

bool isDreadful(const UnitState& unit)
{
    return unit.hasSkill("dreadful") || unit.skillsOfTokens().has(RollSkill::dreadful) ||
           (unit.card->monster && !unit.has(&StatusEffects::noSkills));
}

std::optional<double> distanceBetween(const UnitState& a, const UnitState& b)
{
    if (!a.at || !b.at)
        return std::nullopt;
    return std::max(0.0, distanceBetween(*a.at, *b.at) - Field::leadersInContact);
}

std::optional<Side> sideAtTable(const MatchState& state, const UnitRef& ref)
{
    const UnitState* unit = state.find(ref);
    if (!unit || unit->removed())
        return std::nullopt;
    auto side = sideOfCard(*unit->card, unit->warriors);
    if (!side)
        return std::nullopt;
    side->injuries = std::min(unit->injuries, side->health - 1);
    side->stress = std::min(unit->stress, SideLimits::stress);
    applyTokens(*unit, *side);
    applyAllies(*state.find(ref.player), *unit, *side);
    applyElements(state, *state.find(ref.player), *unit, *side);
    side->dreaded = std::ranges::any_of(
        engagedWith(state, ref), [&state](const UnitRef& enemy) { return isDreadful(*state.find(enemy)); });
    return side;
}

std::optional<RangedWeapon> weaponAtTable(const UnitState& unit, const WeaponId& weapon)
{
    if (!unit.card->profile || !unit.card->profile->shooting)
        return std::nullopt;
    const auto& all = unit.card->weapons;
    const auto carried = weapon.empty() ? all.begin() : std::ranges::find(all, weapon, &CarriedWeapon::id);
    if (carried == all.end())
        return std::nullopt;
    return RangedWeapon{carried->id, carried->strength, carried->saturation, carried->cancelsParry,
                        carried->range};
}

} // namespace adjutant::drakerys
