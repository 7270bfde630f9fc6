#include "core/systems/drakerys/odds/skillrules.h"

#include <array>

namespace adjutant::drakerys {

namespace {

constexpr std::uint8_t in(RollKind kind)
{
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
}

constexpr std::uint8_t nowhere = 0;
constexpr std::uint8_t fights = in(RollKind::fight) | in(RollKind::charge);
constexpr std::uint8_t shots = in(RollKind::shooting) | in(RollKind::harassment) | in(RollKind::hits);
constexpr std::uint8_t everywhere = fights | shots | in(RollKind::morale);

// Auras (Blaze, Reflexes, Rock Solid) help other Units: their figures are entered by hand where they reach.
constexpr auto rules = [] {
    using enum RollSkill;
    return std::to_array<SkillRule>({
        {assassination, "skill/assassination", nowhere},
        {authority, "skill/authority", nowhere},
        {berserker, "skill/berserker", nowhere, TR("Berserker: %1 extra success"), Figure::moraleSuccesses,
         1},
        {blaze, "skill/blaze", fights},
        {blocking, "skill/blocking", nowhere, TR("Blocking: each success cancels a Hit")},
        {brutalCharge, "skill/brutal_charge", nowhere, TR("Brutal Charge: Power +%1"), Figure::powerOfCharge,
         1},
        {camouflage, "skill/camouflage", in(RollKind::shooting)},
        {charisma, "skill/charisma", nowhere, TR("Charisma: every failure rerolled once")},
        {deadlyBlow, "skill/deadly_blow", in(RollKind::harassment),
         TR("Deadly Blow: one extra Injury for each 10 rolled to hit")},
        {discipline, "skill/discipline", nowhere, TR("%1 Discipline"), Figure::moraleDice, 1},
        {dreadful, "skill/dreadful", nowhere},
        {elementalPower, "skill/elemental_power", everywhere},
        {expertParry, "skill/expert_parry", nowhere, TR("Expert Parry: a 10 is a failure")},
        {guard, "skill/guard", nowhere},
        {harassment, "skill/harassment", in(RollKind::charge)},
        {heroicAction, "skill/heroic_action", nowhere},
        {intimidation, "skill/intimidation", everywhere},
        {martialArts, "skill/martial_arts", nowhere},
        {multipleShots, "skill/multiple_shots", nowhere, TR("Multiple Shots: Power +%1"),
         Figure::powerOfShots, 2},
        {parry, "skill/parry", nowhere, TR("Parry: a 10 adds no die")},
        {reach, "skill/reach", nowhere, TR("Reach: no charge bonus")},
        {reflexes, "skill/reflexes", fights},
        {rockSolid, "skill/rock_solid", fights | shots},
        {safeguard, "skill/safeguard", nowhere},
        {sharpshooter, "skill/sharpshooter", nowhere, TR("+%1 Sharpshooter"), Figure::shotOpposition, 1},
        {shooter, "skill/shooter", nowhere},
        {swashbuckler, "skill/swashbuckler", nowhere, TR("Swashbuckler: every failure rerolled once"),
         Figure::rerollsOfAttacks, 1000},
        {violentBlow, "skill/violent_blow", nowhere},
        {warCry, "skill/war_cry", in(RollKind::charge)},
    });
}();

// Each once, in order.
static_assert(rules.size() == static_cast<std::size_t>(RollSkill::warCry) + 1);
static_assert(std::ranges::adjacent_find(rules, std::ranges::greater_equal(), &SkillRule::skill) ==
              rules.end());

} // namespace

std::span<const SkillRule> skillRules()
{
    return rules;
}

ReasonKind reasonOf(const SkillRule& rule)
{
    return {rule.reason, rule.entry, false,
            rule.skill == RollSkill::charisma || rule.adds == Figure::rerollsOfAttacks};
}

std::optional<RollSkill> rollSkill(std::string_view id)
{
    const auto found = std::ranges::find(rules, id, &SkillRule::id);
    return found == rules.end() ? std::nullopt : std::optional(found->skill);
}

const SkillRule& ruleOf(RollSkill skill)
{
    return rules[static_cast<std::size_t>(skill)];
}

void SkillSet::add(std::string_view id)
{
    if (const auto skill = rollSkill(id))
        add(*skill);
}

int bonusOf(const SkillSet& skills, Figure figure)
{
    int bonus = 0;
    for (const SkillRule& rule : rules)
        if (rule.adds == figure && skills.has(rule.skill))
            bonus += rule.amount;
    return bonus;
}

} // namespace adjutant::drakerys
