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

constexpr std::array texts{
    ReasonText{ReasonKind::inContact, WORDS("drakerys", "%1 in Contact × Power %2"), "roll/attack"},
    ReasonText{ReasonKind::shooters, WORDS("drakerys", "%1 shooting × Power %2"), "roll/shooting"},
    ReasonText{ReasonKind::supporting, WORDS("drakerys", "%1 supporting"), "roll/attack"},
    ReasonText{ReasonKind::heroicDice, WORDS("drakerys", "%1 Heroic Action"), "skill/heroic_action"},
    ReasonText{ReasonKind::extraDice, WORDS("drakerys", "%1 added"), "roll/added_dice"},
    ReasonText{ReasonKind::harassers, WORDS("drakerys", "%1 harassing"), "skill/harassment"},
    ReasonText{ReasonKind::hitsMade, WORDS("drakerys", "one per Hit"), "roll/injury"},
    ReasonText{ReasonKind::hitsGiven, WORDS("drakerys", "%1 Hits"), "roll/injury"},
    ReasonText{ReasonKind::hitsRolled, WORDS("drakerys", "Hits: the sum of %1 D10"), "roll/injury"},
    ReasonText{ReasonKind::injuriesMade, WORDS("drakerys", "one per Injury"), "skill/safeguard"},
    ReasonText{ReasonKind::moraleDice, WORDS("drakerys", "%1 for Morale"), "roll/morale"},
    ReasonText{ReasonKind::fullFives, WORDS("drakerys", "%1 for every full five Warriors"), "roll/morale"},
    ReasonText{ReasonKind::discipline, WORDS("drakerys", "%1 Discipline"), "skill/discipline"},
    ReasonText{ReasonKind::authority, WORDS("drakerys", "%1 Authority"), "skill/authority"},
    ReasonText{ReasonKind::spellDie, WORDS("drakerys", "%1 for the spell"), "roll/spell"},
    ReasonText{ReasonKind::reinforcement, WORDS("drakerys", "%1 reinforcement"), "roll/spell"},
    ReasonText{ReasonKind::invocationDice, WORDS("drakerys", "%1 for the invocation"), "roll/invocation"},
    ReasonText{ReasonKind::paidDice, WORDS("drakerys", "%1 paid with TS"), "roll/invocation"},
    ReasonText{ReasonKind::rolledDice, WORDS("drakerys", "%1 dice"), "roll/action_table"},
    ReasonText{ReasonKind::combat, WORDS("drakerys", "Combat %1"), "roll/attack"},
    ReasonText{ReasonKind::strength, WORDS("drakerys", "Strength %1"), "roll/injury"},
    ReasonText{ReasonKind::weaponStrength, WORDS("drakerys", "Strength %1 of the weapon"), "roll/shooting"},
    ReasonText{ReasonKind::shooting, WORDS("drakerys", "Shooting %1"), "roll/shooting"},
    ReasonText{ReasonKind::willpower, WORDS("drakerys", "Willpower %1"), "roll/morale"},
    ReasonText{ReasonKind::level, WORDS("drakerys", "level %1"), "roll/spell"},
    ReasonText{ReasonKind::given, WORDS("drakerys", "%1"), "roll/action_table"},
    ReasonText{ReasonKind::resistance, WORDS("drakerys", "Resistance %1"), "roll/injury"},
    ReasonText{ReasonKind::initiative, WORDS("drakerys", "Initiative %1"), "skill/harassment"},
    ReasonText{ReasonKind::charge, WORDS("drakerys", "%1 charge"), "roll/charge", true},
    ReasonText{ReasonKind::distance, WORDS("drakerys", "distance %1"), "roll/shooting"},
    ReasonText{ReasonKind::stress, WORDS("drakerys", "%1 stress"), "roll/shooting", true},
    ReasonText{ReasonKind::obstacles, WORDS("drakerys", "%1 obstacles"), "roll/shooting", true},
    ReasonText{ReasonKind::concealment, WORDS("drakerys", "%1 concealment"), "skill/camouflage", true},
    ReasonText{ReasonKind::sharpshooter, WORDS("drakerys", "%1 Sharpshooter"), "skill/sharpshooter", true},
    ReasonText{ReasonKind::saturation, WORDS("drakerys", "Saturation %1"), "roll/shooting"},
    ReasonText{ReasonKind::advantageAhead, WORDS("drakerys", "the winner’s lead in Advantage"),
               "roll/advantage"},
    ReasonText{ReasonKind::opposition, WORDS("drakerys", "%1"), "roll/action_table"},
    ReasonText{ReasonKind::dreadful, WORDS("drakerys", "%1 Dreadful enemy"), "skill/dreadful", true},
    ReasonText{ReasonKind::moreSources, WORDS("drakerys", "%1 for more sources"), "roll/spell", true},
    ReasonText{ReasonKind::powerOfStress, WORDS("drakerys", "Berserker: Power %1 from Stress"),
               "skill/berserker", true},
    ReasonText{ReasonKind::resistanceOfStress, WORDS("drakerys", "%1 Berserker stress"), "skill/berserker",
               true},
    ReasonText{ReasonKind::brutalCharge, WORDS("drakerys", "Brutal Charge: Power %1"), "skill/brutal_charge",
               true},
    ReasonText{ReasonKind::multipleShots, WORDS("drakerys", "Multiple Shots: Power %1"),
               "skill/multiple_shots", true},
    ReasonText{ReasonKind::rerollsOfAllies, WORDS("drakerys", "up to %1 failures rerolled"), "roll/rerolls"},
    ReasonText{ReasonKind::rerollAll, WORDS("drakerys", "every failure rerolled once"), "roll/rerolls"},
    ReasonText{ReasonKind::swashbuckler, WORDS("drakerys", "Swashbuckler: every failure rerolled once"),
               "skill/swashbuckler"},
    ReasonText{ReasonKind::blocking, WORDS("drakerys", "Blocking: each success cancels a Hit"),
               "skill/blocking"},
    ReasonText{ReasonKind::parry, WORDS("drakerys", "Parry: a 10 adds no die"), "skill/parry"},
    ReasonText{ReasonKind::expertParry, WORDS("drakerys", "Expert Parry: a 10 is a failure"),
               "skill/expert_parry"},
    ReasonText{ReasonKind::deadlyBlow,
               WORDS("drakerys", "Deadly Blow: one extra Injury for each 10 rolled to hit"),
               "skill/deadly_blow"},
    ReasonText{ReasonKind::safeguard, WORDS("drakerys", "Safeguard"), "skill/safeguard"},
    ReasonText{ReasonKind::passedToGuard,
               WORDS("drakerys", "a 10 cancels the Injury, 6 to 9 passes it to the Guard"),
               "skill/safeguard"},
    ReasonText{ReasonKind::notPassed, WORDS("drakerys", "a 10 cancels the Injury"), "skill/safeguard"},
    ReasonText{ReasonKind::charisma, WORDS("drakerys", "Charisma: every failure rerolled once"),
               "skill/charisma"},
    ReasonText{ReasonKind::berserkerMorale, WORDS("drakerys", "Berserker: %1 extra success"),
               "skill/berserker"},
    ReasonText{ReasonKind::moraleIntact,
               WORDS("drakerys", "They shall not pass!: no roll, morale stays intact"), "skill/leadership"},
    ReasonText{ReasonKind::cataclysm, WORDS("drakerys", "a Maelstrom: every 1 counts towards a cataclysm"),
               "roll/cataclysm"},
    ReasonText{ReasonKind::survivorsOnly, WORDS("drakerys", "attacks second: survivors only"),
               "roll/initiative"},
    ReasonText{ReasonKind::atTheSameTime, WORDS("drakerys", "equal Initiative: at the same time"),
               "roll/initiative"},
    ReasonText{ReasonKind::highestCounts, WORDS("drakerys", "a 10 adds no die"), "roll/action_table"},
    ReasonText{ReasonKind::highestFails, WORDS("drakerys", "a 10 is a failure"), "roll/action_table"},
    ReasonText{ReasonKind::enchantedWeapon,
               WORDS("drakerys", "Enchanted Heavy Weapon: Resistance becomes %1"),
               "option/enchanted-heavy-weapon"},
    ReasonText{ReasonKind::enchantedArmour,
               WORDS("drakerys", "Enchanted Armour: no Injuries from Fire and Earth"),
               "option/enchanted-armour"},
};

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

Message toMessage(const Reason& reason)
{
    const ReasonText& text = rowOf(reason.kind);
    Message amount =
        verbatim(text.isChange ? fmt::format("{:+}", reason.amount) : std::to_string(reason.amount));
    return message(text.words, std::move(amount), reason.times);
}

std::string_view ruleOf(ReasonKind kind)
{
    return rowOf(kind).rule;
}

std::vector<StepReason> reasonsOf(const Step& step)
{
    std::vector<StepReason> lines;
    if (!step.diceReasons.empty())
        lines.push_back(
            {joined(step.diceReasons, WORDS("drakerys", "%1 + %2")), ruleOf(step.diceReasons.front().kind)});
    if (!step.action.empty())
        lines.push_back(
            {message(WORDS("drakerys", "%1 against %2"), joined(step.action, WORDS("drakerys", "%1 %2")),
                     joined(step.opposition, WORDS("drakerys", "%1 %2"))),
             ruleOf(step.action.front().kind)});
    for (const Reason& rule : step.rules)
        lines.push_back({toMessage(rule), ruleOf(rule.kind)});
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
