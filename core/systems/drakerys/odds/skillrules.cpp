#include "core/systems/drakerys/odds/skillrules.h"

#include <algorithm>
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
constexpr std::array rules{
    SkillRule{RollSkill::assassination, "assassination", nowhere},
    SkillRule{RollSkill::authority, "authority", nowhere},
    SkillRule{RollSkill::berserker, "berserker", nowhere},
    SkillRule{RollSkill::blaze, "blaze", fights},
    SkillRule{RollSkill::blocking, "blocking", nowhere},
    SkillRule{RollSkill::brutalCharge, "brutal_charge", nowhere},
    SkillRule{RollSkill::camouflage, "camouflage", in(RollKind::shooting)},
    SkillRule{RollSkill::charisma, "charisma", nowhere},
    SkillRule{RollSkill::deadlyBlow, "deadly_blow", in(RollKind::harassment)},
    SkillRule{RollSkill::discipline, "discipline", nowhere},
    SkillRule{RollSkill::dreadful, "dreadful", nowhere},
    SkillRule{RollSkill::elementalPower, "elemental_power", everywhere},
    SkillRule{RollSkill::expertParry, "expert_parry", nowhere},
    SkillRule{RollSkill::guard, "guard", nowhere},
    SkillRule{RollSkill::harassment, "harassment", in(RollKind::charge)},
    SkillRule{RollSkill::heroicAction, "heroic_action", nowhere},
    SkillRule{RollSkill::intimidation, "intimidation", everywhere},
    SkillRule{RollSkill::martialArts, "martial_arts", nowhere},
    SkillRule{RollSkill::multipleShots, "multiple_shots", nowhere},
    SkillRule{RollSkill::parry, "parry", nowhere},
    SkillRule{RollSkill::reach, "reach", nowhere},
    SkillRule{RollSkill::reflexes, "reflexes", fights},
    SkillRule{RollSkill::rockSolid, "rock_solid", fights | shots},
    SkillRule{RollSkill::safeguard, "safeguard", nowhere},
    SkillRule{RollSkill::sharpshooter, "sharpshooter", nowhere},
    SkillRule{RollSkill::shooter, "shooter", nowhere},
    SkillRule{RollSkill::swashbuckler, "swashbuckler", nowhere},
    SkillRule{RollSkill::violentBlow, "violent_blow", nowhere},
    SkillRule{RollSkill::warCry, "war_cry", in(RollKind::charge)},
};

constexpr bool rulesInOrder()
{
    for (std::size_t i = 0; i < rules.size(); ++i)
        if (rules[i].skill != static_cast<RollSkill>(i))
            return false;
    return true;
}
static_assert(rulesInOrder());

} // namespace

std::span<const SkillRule> skillRules()
{
    return rules;
}

std::optional<RollSkill> rollSkill(std::string_view id)
{
    const auto found = std::ranges::find(rules, id, &SkillRule::id);
    return found == rules.end() ? std::nullopt : std::optional(found->skill);
}

std::string_view idOf(RollSkill skill)
{
    return rules[static_cast<std::size_t>(skill)].id;
}

} // namespace adjutant::drakerys
