#include "core/systems/drakerys/odds/sidereader.h"

#include "core/catalogue/nearest.h"
#include "core/systems/drakerys/odds/sideofunit.h"

#include <algorithm>
#include <fmt/format.h>

namespace adjutant::drakerys {

using yaml::FaultRule;
using yaml::IntRange;
using yaml::Mapping;
using yaml::Need;
using yaml::Node;

namespace {

constexpr IntRange characteristic{0, SideLimits::characteristic};
constexpr IntRange many{0, SideLimits::addedDice};

struct Characteristic
{
    std::string_view key;
    int Side::*value;
    int Profile::*printed; ///< null for Shooting, which a profile may lack
    IntRange range;
    std::vector<Needs> neededFor;
};

const std::vector<Characteristic>& characteristics()
{
    using enum Needs;
    static const std::vector<Characteristic> all{
        {"power", &Side::power, &Profile::power, characteristic, {fighting, Needs::shooting}},
        {"health",
         &Side::health,
         &Profile::health,
         {1, SideLimits::health},
         {fighting, beingShot, beingHit, beingHarassed}},
        {"initiative", &Side::initiative, &Profile::initiative, characteristic, {fighting, beingHarassed}},
        {"combat", &Side::combat, &Profile::combat, characteristic, {fighting}},
        {"shooting", &Side::shooting, nullptr, characteristic, {Needs::shooting, harassing}},
        {"strength", &Side::strength, &Profile::strength, characteristic, {fighting}},
        {"resistance",
         &Side::resistance,
         &Profile::resistance,
         characteristic,
         {fighting, beingShot, beingHit, beingHarassed}},
        {"willpower", &Side::willpower, &Profile::willpower, characteristic, {fighting, beingShot, morale}},
    };
    return all;
}

} // namespace

Side SideReader::side(Mapping& scenario, std::string_view key, Needs needs)
{
    const Node* node = scenario.node(key, Need::required);
    return node ? side(*node, key, needs) : Side{};
}

Side SideReader::side(const Node& node, std::string_view what, Needs needs)
{
    Mapping block(node, std::string(what), m_faults);
    Side side;
    const Unit* unit = nullptr;
    bool unknownUnit = false; // its characteristics are not missed on top
    m_strengthMissing.reset();
    if (const Node* named = block.node("unit"))
        if (const auto id = yaml::textOf(*named, "unit", 120, m_faults)) {
            unit = m_catalogue.find(UnitId(*id));
            if (unit) {
                side.unit = unit->id;
            } else {
                unknownUnit = true;
                const Unit* nearest = m_catalogue.nearestUnit(*id, {});
                m_faults.add(FaultRule::unknownId, named->at, yaml::clipped(*id), {},
                             nearest ? nearest->id.text() : std::string());
            }
        }
    const Profile* profile = unit && unit->profile ? &*unit->profile : nullptr;
    for (const Characteristic& c : characteristics()) {
        const bool isGiven = block.node(c.key) != nullptr;
        const auto given = block.integer(c.key, c.range);
        std::optional<int> printed;
        if (profile)
            printed = c.printed ? std::optional(profile->*c.printed) : profile->shooting;
        if (given || printed)
            side.*c.value = given ? *given : *printed;
        else if (!isGiven && !unknownUnit && block.valid()) {
            if (std::ranges::find(c.neededFor, needs) != c.neededFor.end())
                m_faults.add(FaultRule::missingKey, block.at(),
                             unit ? fmt::format("{} (not printed for {})", c.key, unit->name)
                                  : std::string(c.key));
            else if (c.value == &Side::strength)
                m_strengthMissing = block.at();
        }
    }
    static_cast<void>(block.integer("actions", characteristic));

    const bool typed = block.node("types") != nullptr;
    for (const Node& item : block.sequence("types")) {
        constexpr UnitType types[] = {UnitType::infantry, UnitType::monster, UnitType::beast, UnitType::hero};
        const auto found = std::ranges::find(types, std::string_view(item.text),
                                             [](UnitType type) { return wordFor(type); });
        if (found == std::end(types))
            m_faults.add(FaultRule::unknownWord, item.at, yaml::clipped(item.text),
                         "infantry, monster, beast, hero");
        else
            addType(*found, side);
    }
    if (!typed && unit)
        for (const UnitType type : unit->types)
            addType(type, side);
    readSkills(block, unit, side);
    readState(block, side, what);
    block.finish();
    return side;
}

void SideReader::readSkills(Mapping& block, const Unit* unit, Side& side)
{
    if (block.node("skills")) {
        for (const Node& item : block.sequence("skills"))
            addSkill(item, side.skills, true);
    } else if (unit) {
        for (const SkillUse& use : unit->skills)
            if (const auto skill = rollSkill(use.skill.text()))
                side.skills.add(*skill);
    }
    for (const Node& item : block.sequence("add_skills"))
        addSkill(item, side.skills, true);
    for (const Node& item : block.sequence("remove_skills"))
        addSkill(item, side.skills, false);
}

void SideReader::addSkill(const Node& node, SkillSet& skills, bool add)
{
    const auto id = yaml::textOf(node, "skill", 60, m_faults);
    if (!id)
        return;
    if (const auto skill = rollSkill(*id)) {
        if (add)
            skills.add(*skill);
        else
            skills.remove(*skill);
        return;
    }
    if (m_catalogue.find(SkillId(*id)))
        return; // a skill that no roll asks for
    std::vector<std::string> known;
    for (const Skill& skill : m_catalogue.skills())
        known.push_back(skill.id.text());
    m_faults.add(FaultRule::unknownId, node.at, yaml::clipped(*id), {}, nearestOf(*id, known));
}

void SideReader::readState(Mapping& block, Side& side, std::string_view what)
{
    const auto count = [&block](std::string_view key, IntRange range) {
        return block.integer(key, range).value_or(range.lowest);
    };
    side.warriors = count("warriors", {1, SideLimits::warriors});
    side.supporting = count("supporting", {0, side.warriors});
    side.contact = side.warriors - side.supporting;
    if (const auto contact = block.integer("contact", {0, side.contact}))
        side.contact = *contact;
    side.injuries = count("injuries", {0, side.health - 1});
    side.stress = count("stress", {0, SideLimits::stress});
    side.alliedUnitsEngaged = count("allied_units_engaged", many);
    side.rerolls = count("rerolls", {0, SideLimits::pool});
    side.heroicDice = count("heroic_dice", many);
    side.extraDice = count("extra_dice", many);
    side.blocking = block.flag("blocking");
    side.guardInCohesion = block.flag("guard_in_cohesion");
    side.authority = count("authority", many);
    side.charisma = block.flag("charisma");
    side.dreaded = block.flag("dreaded");
    side.moraleIntact = block.flag("morale_intact");
    side.otherEnemyHeadcount = count("other_enemy_headcount", {0, 10 * SideLimits::warriors});
    side.otherEnemyMinStress = block.integer("other_enemy_min_stress", {0, SideLimits::stress});

    if (side.blocking && !side.has(RollSkill::blocking))
        warn(fmt::format("{}: blocking does nothing without the skill Blocking", what));
    if (side.heroicDice > 0 && !side.has(RollSkill::heroicAction))
        warn(fmt::format("{}: heroic_dice without the skill Heroic Action; taken as given", what));
    else if (side.heroicDice > 5)
        warn(fmt::format("{}: Heroic Action adds 5 dice at most; {} taken as given", what, side.heroicDice));
    if (side.guardInCohesion && !side.has(RollSkill::safeguard))
        warn(fmt::format("{}: guard_in_cohesion does nothing without the skill Safeguard", what));
}

RangedWeapon SideReader::weapon(Mapping& scenario, const Side& shooter)
{
    const std::size_t faultsBefore = m_faults.faults.size();
    RangedWeapon weapon = anyWeapon(scenario, shooter);
    const bool understood = m_faults.faults.size() == faultsBefore;
    if (understood && !weapon.strength && m_strengthMissing)
        m_faults.add(FaultRule::missingKey, *m_strengthMissing, "strength (the weapon uses the Warrior's)");
    return weapon;
}

RangedWeapon SideReader::anyWeapon(Mapping& scenario, const Side& shooter)
{
    RangedWeapon weapon;
    const Unit* unit = m_catalogue.find(shooter.unit);
    std::vector<WeaponId> carried;
    if (unit)
        for (const SkillUse& use : unit->skills)
            if (!use.weapon.empty())
                carried.push_back(use.weapon);

    const Node* node = scenario.node("weapon", carried.empty() ? Need::required : Need::optional);
    if (node && node->kind == Node::Kind::mapping) {
        Mapping block(*node, "weapon", m_faults);
        const Node* strength = block.node("strength", Need::required);
        if (strength && strength->text != "warrior")
            weapon.strength = yaml::integerOf(*strength, "strength", characteristic, m_faults);
        weapon.saturation = block.integer("saturation", characteristic, Need::required).value_or(0);
        weapon.cancelsParry = block.flag("cancels_parry");
        weapon.range = block.integer("range", {0, 1000});
        block.finish();
        return weapon;
    }
    WeaponId id = carried.empty() ? WeaponId() : carried.front();
    if (node) {
        const auto text = yaml::textOf(*node, "weapon", 60, m_faults);
        if (!text)
            return weapon;
        id = WeaponId(*text);
    }
    const Weapon* known = m_catalogue.find(id);
    if (!known) {
        if (node) {
            std::vector<std::string> ids;
            for (const Weapon& each : m_catalogue.weapons())
                ids.push_back(each.id.text());
            m_faults.add(FaultRule::unknownId, node->at, yaml::clipped(id.text()), {},
                         nearestOf(id.text(), ids));
        }
        return weapon;
    }
    if (unit && std::ranges::find(carried, id) == carried.end())
        warn(fmt::format("{} does not carry {}; taken as given", unit->name, known->name));
    return rangedWeapon(*known);
}

} // namespace adjutant::drakerys
