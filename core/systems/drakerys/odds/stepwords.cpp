#include "core/systems/drakerys/odds/steps.h"

#include <array>
#include <fmt/format.h>

namespace adjutant::drakerys {

namespace {

/// How a reason reads and where its rule stands. In `words`, %1 is the amount, %2 the times.
struct ReasonText
{
    ReasonKind kind;
    Words words;
    std::string_view rule;
    bool isChange = false; ///< the amount has its sign
};

constexpr auto texts = [] {
    using enum ReasonKind;
    return std::to_array<ReasonText>({
        {skill, Words{"", ""}, ""},
        {inContact, WORDS("drakerys", "%1 in Contact × Power %2"), "roll/attack"},
        {shooters, WORDS("drakerys", "%1 shooting × Power %2"), "roll/shooting"},
        {supporting, WORDS("drakerys", "%1 supporting"), "roll/attack"},
        {heroicDice, WORDS("drakerys", "%1 Heroic Action"), "skill/heroic_action"},
        {extraDice, WORDS("drakerys", "%1 added"), "roll/added_dice"},
        {harassers, WORDS("drakerys", "%1 harassing"), "skill/harassment"},
        {hitsMade, WORDS("drakerys", "one per Hit"), "roll/injury"},
        {hitsGiven, WORDS("drakerys", "%1 Hits"), "roll/injury"},
        {hitsRolled, WORDS("drakerys", "Hits: the sum of %1 D10"), "roll/injury"},
        {injuriesMade, WORDS("drakerys", "one per Injury"), "skill/safeguard"},
        {moraleDice, WORDS("drakerys", "%1 for Morale"), "roll/morale"},
        {fullFives, WORDS("drakerys", "%1 for full fives of Warriors"), "roll/morale"},
        {authority, WORDS("drakerys", "%1 Authority"), "skill/authority"},
        {spellDie, WORDS("drakerys", "%1 for the spell"), "roll/spell"},
        {reinforcement, WORDS("drakerys", "%1 reinforcement"), "roll/spell"},
        {invocationDice, WORDS("drakerys", "%1 for the invocation"), "roll/invocation"},
        {paidDice, WORDS("drakerys", "%1 paid with TS"), "roll/invocation"},
        {rolledDice, WORDS("drakerys", "%1 dice"), "roll/action_table"},
        {combat, WORDS("drakerys", "Combat %1"), "roll/attack"},
        {strength, WORDS("drakerys", "Strength %1"), "roll/injury"},
        {weaponStrength, WORDS("drakerys", "Strength %1 of the weapon"), "roll/shooting"},
        {shooting, WORDS("drakerys", "Shooting %1"), "roll/shooting"},
        {willpower, WORDS("drakerys", "Willpower %1"), "roll/morale"},
        {level, WORDS("drakerys", "level %1"), "roll/spell"},
        {given, WORDS("drakerys", "%1"), "roll/action_table"},
        {resistance, WORDS("drakerys", "Resistance %1"), "roll/injury"},
        {initiative, WORDS("drakerys", "Initiative %1"), "skill/harassment"},
        {charge, WORDS("drakerys", "%1 charge"), "roll/charge", true},
        {distance, WORDS("drakerys", "distance %1"), "roll/shooting"},
        {stress, WORDS("drakerys", "%1 stress"), "roll/shooting", true},
        {obstacles, WORDS("drakerys", "%1 obstacles"), "roll/shooting", true},
        {concealment, WORDS("drakerys", "%1 concealment"), "skill/camouflage", true},
        {saturation, WORDS("drakerys", "Saturation %1"), "roll/shooting"},
        {advantageAhead, WORDS("drakerys", "the winner’s lead in Advantage"), "roll/advantage"},
        {opposition, WORDS("drakerys", "%1"), "roll/action_table"},
        {dreadful, WORDS("drakerys", "%1 Dreadful enemy"), "skill/dreadful", true},
        {moreSources, WORDS("drakerys", "%1 for more sources"), "roll/spell", true},
        {powerOfStress, WORDS("drakerys", "Berserker: Power %1 from Stress"), "skill/berserker", true},
        {resistanceOfStress, WORDS("drakerys", "%1 Berserker stress"), "skill/berserker", true},
        {rerollsOfAllies, WORDS("drakerys", "up to %1 failures rerolled"), "roll/rerolls"},
        {rerollAll, WORDS("drakerys", "every failure rerolled once"), "roll/rerolls"},
        {swashbuckler, WORDS("drakerys", "Swashbuckler: every failure rerolled once"), "skill/swashbuckler"},
        {passedToGuard, WORDS("drakerys", "a 10 cancels the Injury, 6 to 9 passes it to the Guard"),
         "skill/safeguard"},
        {notPassed, WORDS("drakerys", "a 10 cancels the Injury"), "skill/safeguard"},
        {charisma, WORDS("drakerys", "Charisma: every failure rerolled once"), "skill/charisma"},
        {berserkerMorale, WORDS("drakerys", "Berserker: %1 extra success"), "skill/berserker"},
        {moraleIntact, WORDS("drakerys", "They shall not pass!: no roll, morale stays intact"),
         "skill/leadership"},
        {cataclysm, WORDS("drakerys", "a Maelstrom: every 1 counts towards a cataclysm"), "roll/cataclysm"},
        {survivorsOnly, WORDS("drakerys", "attacks second: survivors only"), "roll/initiative"},
        {atTheSameTime, WORDS("drakerys", "equal Initiative: at the same time"), "roll/initiative"},
        {highestCounts, WORDS("drakerys", "a 10 adds no die"), "roll/action_table"},
        {highestFails, WORDS("drakerys", "a 10 is a failure"), "roll/action_table"},
        {enchantedWeapon, WORDS("drakerys", "Enchanted Heavy Weapon: Resistance becomes %1"),
         "option/enchanted-heavy-weapon"},
        {enchantedArmour, WORDS("drakerys", "Enchanted Armour: no Injuries from Fire and Earth"),
         "option/enchanted-armour"},
    });
}();

constexpr bool textsInOrder()
{
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (texts[i].kind != static_cast<ReasonKind>(i))
            return false;
    return texts.size() == static_cast<std::size_t>(ReasonKind::enchantedArmour) + 1;
}
static_assert(textsInOrder());

const ReasonText& rowOf(ReasonKind kind)
{
    return texts[static_cast<std::size_t>(kind)];
}

Message joined(const std::vector<Reason>& reasons, Words between)
{
    Message words = toMessage(reasons.front());
    for (std::size_t k = 1; k < reasons.size(); ++k)
        words = message(between, std::move(words), toMessage(reasons[k]));
    return words;
}

} // namespace

// Of a skill a number of dice is plain, all else a change.
Message toMessage(const Reason& reason)
{
    const SkillRule& skill = ruleOf(reason.skill);
    const bool ofSkill = reason.kind == ReasonKind::skill;
    const bool isChange = ofSkill ? skill.adds != Figure::none && skill.adds != Figure::moraleDice
                                  : rowOf(reason.kind).isChange;
    Message amount = verbatim(isChange ? fmt::format("{:+}", reason.amount) : std::to_string(reason.amount));
    return message(ofSkill ? skill.reason : rowOf(reason.kind).words, std::move(amount), reason.times);
}

std::string_view ruleOf(const Reason& reason)
{
    return reason.kind == ReasonKind::skill ? ruleOf(reason.skill).entry : rowOf(reason.kind).rule;
}

std::vector<StepReason> reasonsOf(const Step& step)
{
    std::vector<StepReason> lines;
    if (!step.diceReasons.empty())
        lines.push_back(
            {joined(step.diceReasons, WORDS("drakerys", "%1 + %2")), ruleOf(step.diceReasons.front())});
    if (!step.action.empty())
        lines.push_back(
            {message(WORDS("drakerys", "%1 against %2"), joined(step.action, WORDS("drakerys", "%1 %2")),
                     joined(step.opposition, WORDS("drakerys", "%1 %2"))),
             ruleOf(step.action.front())});
    for (const Reason& rule : step.rules)
        lines.push_back({toMessage(rule), ruleOf(rule)});
    return lines;
}

std::vector<std::string> reasonsInEnglish(const Step& step)
{
    std::vector<std::string> lines;
    for (const StepReason& reason : reasonsOf(step))
        lines.push_back(toText(reason.words));
    return lines;
}

std::string_view toWord(RollName roll)
{
    constexpr std::string_view words[] = {"attack",   "block",      "injury", "safeguard",  "morale",
                                          "shooting", "harassment", "spell",  "invocation", "roll"};
    return words[static_cast<std::size_t>(roll)];
}

std::string_view toWord(Whose whose)
{
    constexpr std::string_view words[] = {"active", "target", "unit"};
    return words[static_cast<std::size_t>(whose)];
}

} // namespace adjutant::drakerys
