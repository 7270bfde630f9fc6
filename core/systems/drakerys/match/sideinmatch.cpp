#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

namespace {

constexpr double unlimited = 1e9;

// Of its card and its Types, unless a token takes them away, and of its tokens.
SkillSet skillsInMatch(const UnitState& unit)
{
    SkillSet skills;
    for (const StatusId& token : unit.status)
        if (const Status* known = findStatus(token.text()); known && known->effects.skill)
            skills.add(*known->effects.skill);
    if (unit.has(&StatusEffects::noSkills))
        return skills;
    for (const SkillId& each : unit.card->skills)
        skills.add(each.text());
    if (unit.card->hero)
        skills.add(skillsOfType("hero"));
    if (unit.card->monster)
        skills.add(skillsOfType("monster"));
    return skills;
}

void applyTokens(const UnitState& unit, Side& side)
{
    side.skills = skillsInMatch(unit);
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
        if (ally.hasSkill("guard") && near(ally, Field::cohesion))
            side.guardInCohesion = true;
        if (ally.hasSkill("authority") && near(ally, ally.card->authorityRange.value_or(unlimited)))
            ++side.authority;
        constexpr double reachOfCharisma = 20;
        if (ally.hasSkill("charisma") && near(ally, ally.card->charismaRange.value_or(reachOfCharisma)))
            side.charisma = true;
    }
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
    // Anybody's Leaders who are Vortexes themselves (Source of X) among them.
    const std::vector<MagicalSource> sources = magicalSources(state);
    const auto isDrawn = [&](Element element) {
        constexpr double reachOfPower = 10;
        return std::ranges::any_of(sources, [&](const MagicalSource& source) {
            const auto away = distanceTo(unit, source);
            return (source.maelstrom || source.element == element) && away && *away <= reachOfPower;
        });
    };
    side.power += isDrawn(Element::fire) ? 1 : 0;
    side.initiative += isDrawn(Element::air) ? 1 : 0;
    side.resistance += isDrawn(Element::earth) ? 1 : 0;
    side.willpower += isDrawn(Element::water) ? 1 : 0;
}

bool isBetween(const Contact& contact, const UnitRef& one, const UnitRef& other)
{
    return (contact.one == one && contact.other == other) || (contact.one == other && contact.other == one);
}

bool isOf(const Contact& contact, const UnitRef& unit)
{
    return contact.one == unit || contact.other == unit;
}

void takeToken(MatchState& state, const UnitRef& ref, std::string_view token)
{
    if (UnitState* unit = state.find(ref))
        std::erase(unit->status, StatusId(std::string(token)));
}

} // namespace

std::optional<double> distanceBetween(const UnitState& a, const UnitState& b)
{
    return distanceFromLeader(a.at, b.at, Field::leadersBase);
}

std::optional<Side> sideInMatch(const MatchState& state, const UnitRef& ref)
{
    const UnitState* unit = state.find(ref);
    if (!unit || unit->removed() || !unit->card->profile)
        return std::nullopt;
    const UnitCard& card = *unit->card;
    Side side = sideOf(*card.profile, unit->warriors);
    side.element = card.element;
    for (const OptionId& weapon : card.options)
        addWeapon(weapon, side);
    side.hero = card.hero;
    side.injuries = std::min(unit->injuries, side.health - 1);
    side.stress = std::min(unit->stress, SideLimits::stress);
    applyTokens(*unit, side);
    applyAllies(*state.find(ref.player), *unit, side);
    applyElements(state, *state.find(ref.player), *unit, side);
    // Its Willpower is lower while it is Engaged with such a Unit (chapter "Skills": Dreadful).
    side.dreaded = std::ranges::any_of(engagedWith(state, ref), [&state](const UnitRef& enemy) {
        return skillsInMatch(*state.find(enemy)).has(RollSkill::dreadful);
    });
    return side;
}

std::optional<RangedWeapon> weaponInMatch(const UnitState& unit, const WeaponId& weapon)
{
    if (!unit.card->profile || !unit.card->profile->shooting)
        return std::nullopt;
    const auto& all = unit.card->weapons;
    const auto carried = weapon.empty() ? all.begin() : std::ranges::find(all, weapon, &RangedWeapon::id);
    return carried != all.end() ? std::optional(*carried) : std::nullopt;
}

std::optional<Side> sideInFight(const MatchState& state, const UnitRef& unit, const UnitRef& enemy)
{
    auto side = sideInMatch(state, unit);
    if (!side)
        return std::nullopt;
    if (const Stand stood = standAgainst(state, unit, enemy); stood.contact > 0) {
        side->contact = stood.contact;
        side->supporting = stood.supporting;
    }
    // Every other allied Unit Engaged with the enemy: Initiative +1, and its Warriors in Contact bring
    // rerolls.
    for (const UnitRef& ally : engagedWith(state, enemy))
        if (ally.player == unit.player && ally != unit) {
            ++side->alliedUnitsEngaged;
            side->rerolls += standAgainst(state, ally, enemy).contact;
        }
    // The other enemies it is Engaged with count for the Advantage, and frighten.
    side->dreaded = false; // of the enemy it fights the fight knows itself
    for (const UnitRef& other : engagedWith(state, unit)) {
        if (other == enemy)
            continue;
        const UnitState& stands = *state.find(other);
        side->otherEnemyHeadcount += stands.warriors;
        side->otherEnemyMinStress =
            std::min(side->otherEnemyMinStress.value_or(SideLimits::stress), stands.stress);
        side->dreaded = side->dreaded || skillsInMatch(stands).has(RollSkill::dreadful);
    }
    return side;
}

const Contact* contactBetween(const MatchState& state, const UnitRef& one, const UnitRef& other)
{
    const auto found = std::ranges::find_if(
        state.contacts, [&](const Contact& contact) { return isBetween(contact, one, other); });
    return found == state.contacts.end() ? nullptr : &*found;
}

std::vector<UnitRef> engagedWith(const MatchState& state, const UnitRef& unit)
{
    std::vector<UnitRef> enemies;
    for (const Contact& contact : state.contacts)
        if (isOf(contact, unit))
            enemies.push_back(contact.one == unit ? contact.other : contact.one);
    return enemies;
}

bool isEngaged(const MatchState& state, const UnitRef& ref)
{
    const UnitState* unit = state.find(ref);
    return (unit && unit->has(status::engaged)) ||
           std::ranges::any_of(state.contacts, [&ref](const Contact& contact) { return isOf(contact, ref); });
}

Stand standAgainst(const MatchState& state, const UnitRef& unit, const UnitRef& enemy)
{
    const Contact* known = contactBetween(state, unit, enemy);
    if (!known)
        return {};
    const auto [contact, supporting] = known->one == unit ? known->ofOne : known->ofOther;
    const int warriors = state.find(unit)->warriors;
    const int inContact = std::min(contact, warriors);
    return {inContact, std::min(supporting, warriors - inContact)};
}

void bringIntoContact(MatchState& state, const Contact& contact)
{
    endContact(state, contact.one, contact.other);
    state.contacts.push_back(contact);
    takeToken(state, contact.one, status::free);
    takeToken(state, contact.other, status::free);
}

void endContacts(MatchState& state, const UnitRef& unit)
{
    std::erase_if(state.contacts, [&unit](const Contact& contact) { return isOf(contact, unit); });
    takeToken(state, unit, status::engaged);
}

void endContact(MatchState& state, const UnitRef& one, const UnitRef& other)
{
    std::erase_if(state.contacts, [&](const Contact& contact) { return isBetween(contact, one, other); });
}

} // namespace adjutant::drakerys
