#include "core/systems/drakerys/match/sideattable.h"

#include "core/systems/drakerys/match/statuses.h"
#include "core/systems/drakerys/odds/sideofunit.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr double unlimited = 1e9;
constexpr std::string_view noMoreSkill = "no-more-skill";

// The card alone, as the army has it: Experimental Weapons and typed profiles are on it.
std::optional<Side> sideOfCard(const UnitCard& card, int warriors, const Catalogue& catalogue)
{
    Unit unit;
    if (const Unit* known = catalogue.find(card.unit))
        unit = *known;
    unit.id = card.unit;
    unit.profile = card.profile;
    unit.skills.clear();
    for (const SkillId& skill : card.skills)
        unit.skills.push_back({skill, {}, {}, {}, {}});
    if (card.hero && !unit.has(UnitType::hero))
        unit.types.push_back(UnitType::hero);
    return sideOf(unit, warriors);
}

void lower(int& characteristic)
{
    characteristic = std::max(0, characteristic - 1);
}

// The modifier that each token of the page "Status Effect" names.
void applyTokens(const UnitState& unit, Side& side)
{
    if (unit.has(noMoreSkill))
        side.skills = {};
    if (unit.has("characteristics-minus-1"))
        for (int* each : {&side.power, &side.initiative, &side.combat, &side.shooting, &side.strength,
                          &side.resistance, &side.willpower})
            lower(*each);
    if (unit.has("initiative-plus-2"))
        side.initiative += 2;
    if (unit.has("charge-minus-5-initiative-minus-1"))
        lower(side.initiative);
    if (unit.has("willpower-minus-1"))
        lower(side.willpower);
    if (unit.has("plus-2d10"))
        side.extraDice += 2;
    if (unit.has("march-charge-plus-5-dreadful"))
        side.skills.add(RollSkill::dreadful);
    if (unit.has("violent-blow"))
        side.skills.add(RollSkill::violentBlow);
    if (unit.has("berserk") || unit.has(status::holyFury))
        side.skills.add(RollSkill::berserker);
    side.moraleIntact = unit.has(status::theyShallNotPass);
}

double rangeOf(const UnitState& unit, std::string_view skill, const Catalogue& catalogue)
{
    const Unit* known = catalogue.find(unit.card->unit);
    if (!known)
        return unlimited;
    const auto use =
        std::ranges::find(known->skills, skill, [](const SkillUse& each) { return each.skill.text(); });
    return use == known->skills.end() ? unlimited : use->value.value_or(static_cast<int>(unlimited));
}

void applyAllies(const PlayerState& player, const UnitState& unit, Side& side, const Catalogue& catalogue)
{
    const auto near = [&](const UnitState& ally, double range) {
        return distanceBetween(unit, ally).value_or(0) <= range;
    };
    for (const UnitState& ally : player.units) {
        if (&ally == &unit || ally.removed() || ally.has(noMoreSkill))
            continue;
        constexpr double cohesionOfLeaders = 10;
        if (ally.card->has("guard") && near(ally, cohesionOfLeaders))
            side.guardInCohesion = true;
        if (ally.card->has("authority") && near(ally, rangeOf(ally, "authority", catalogue)))
            ++side.authority;
        if (ally.card->has("charisma") && near(ally, rangeOf(ally, "charisma", catalogue)))
            side.charisma = true;
    }
}

} // namespace

std::optional<double> distanceBetween(const UnitState& a, const UnitState& b)
{
    return a.at && b.at ? std::optional(distanceBetween(*a.at, *b.at)) : std::nullopt;
}

std::optional<Side> sideAtTable(const MatchState& state, const UnitRef& ref, const Catalogue& catalogue)
{
    const UnitState* unit = state.find(ref);
    if (!unit || unit->removed())
        return std::nullopt;
    auto side = sideOfCard(*unit->card, unit->warriors, catalogue);
    if (!side)
        return std::nullopt;
    side->injuries = std::min(unit->injuries, side->health - 1);
    side->stress = std::min(unit->stress, SideLimits::stress);
    applyTokens(*unit, *side);
    applyAllies(*state.find(ref.player), *unit, *side, catalogue);
    return side;
}

std::optional<RangedWeapon> weaponAtTable(const UnitState& unit, const Catalogue& catalogue)
{
    if (!unit.card->profile || !unit.card->profile->shooting)
        return std::nullopt;
    for (const CarriedWeapon& carried : unit.card->weapons)
        if (const Weapon* weapon = catalogue.find(carried.id))
            return rangedWeapon(*weapon);
    return std::nullopt;
}

} // namespace adjutant::drakerys
