#pragma once

#include "core/systems/drakerys/profile.h"

#include <cstdint>

namespace adjutant::drakerys {

/// The skills of the rulebook that bear on a roll (chapter "Skills"). The others only move, cost or deploy.
enum class RollSkill {
    assassination,
    authority,
    berserker,
    blaze,
    blocking,
    brutalCharge,
    camouflage,
    charisma,
    deadlyBlow,
    discipline,
    dreadful,
    elementalPower,
    expertParry,
    guard,
    harassment,
    heroicAction,
    intimidation,
    martialArts,
    multipleShots,
    parry,
    reach,
    reflexes,
    rockSolid,
    safeguard,
    sharpshooter,
    shooter,
    swashbuckler,
    violentBlow,
    warCry,
};

/// The rolls of a battle, as the odds know them.
enum class RollKind { fight, charge, shooting, harassment, hits, morale };

/// What skills add to: their rows say how much.
enum class Figure {
    none,
    powerOfCharge,
    powerOfShots,
    shotOpposition, ///< of who is shot at
    moraleDice,
    moraleSuccesses,
    rerollsOfAttacks
};

/// How a reason for a figure of a roll reads, and where its rule stands in the reference. In `words`, %1 is
/// the amount, %2 the times.
struct ReasonKind
{
    Words words;
    std::string_view rule;
    bool isChange = false; ///< the amount has its sign
    bool rerolls = false;  ///< failures are rolled again for it
};

/// How a skill changes the odds. To add one, add its row in skillrules.cpp; if it does more than add to a
/// Figure, also change the plans of fights, shots and morale.
struct SkillRule
{
    RollSkill skill;
    std::string_view entry;     ///< of the reference: `skill/parry`
    std::uint8_t notModelledIn; ///< bits of RollKind whose odds leave it out, though it may matter there
    Words reason{"", ""};       ///< why a roll is as it is; %1: the amount, `+%1` where it changes a figure
    Figure adds = Figure::none;
    int amount = 0;

    std::string_view id() const { return entry.substr(entry.find('/') + 1); } ///< as the catalogue has it
};

/// The rules of all skills that bear on a roll, in the order of RollSkill.
std::span<const SkillRule> skillRules();

/// Why a roll is as it is.
ReasonKind reasonOf(const SkillRule& rule);

std::optional<RollSkill> rollSkill(std::string_view id);
const SkillRule& ruleOf(RollSkill skill);

/// A set of skills that bear on rolls.
class SkillSet
{
public:
    constexpr SkillSet() = default;
    bool has(RollSkill skill) const { return (m_bits & bit(skill)) != 0; }
    void add(RollSkill skill) { m_bits |= bit(skill); }
    void add(const SkillSet& skills) { m_bits |= skills.m_bits; }
    void add(std::string_view id); ///< if a skill of that id bears on rolls
    void remove(RollSkill skill) { m_bits &= ~bit(skill); }
    bool operator==(const SkillSet&) const = default;

private:
    static constexpr std::uint64_t bit(RollSkill skill) { return 1ULL << static_cast<unsigned>(skill); }
    std::uint64_t m_bits = 0;
};

/// What skills add to a Figure together.
int bonusOf(const SkillSet& skills, Figure figure);

} // namespace adjutant::drakerys
