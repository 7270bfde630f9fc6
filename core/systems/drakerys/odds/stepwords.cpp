#include "core/systems/drakerys/odds/steps.h"

#include <array>
#include <fmt/format.h>

namespace adjutant::drakerys {

namespace {

/// How a reason reads and where its rule stands. In `words`, {0} is the amount, {0:+} the amount with its
/// sign, {1} the times.
struct ReasonText
{
    ReasonKind kind;
    const char* words;
    std::string_view rule;
};

constexpr std::array texts{
    ReasonText{ReasonKind::inContact, "{0} in Contact x Power {1}", "roll/attack"},
    ReasonText{ReasonKind::shooters, "{0} shooting x Power {1}", "roll/shooting"},
    ReasonText{ReasonKind::supporting, "{0} supporting", "roll/attack"},
    ReasonText{ReasonKind::heroicDice, "{0} Heroic Action", "skill/heroic_action"},
    ReasonText{ReasonKind::extraDice, "{0} added", "roll/added_dice"},
    ReasonText{ReasonKind::harassers, "{0} harassing", "skill/harassment"},
    ReasonText{ReasonKind::hitsMade, "one a Hit", "roll/injury"},
    ReasonText{ReasonKind::hitsGiven, "{0} Hits", "roll/injury"},
    ReasonText{ReasonKind::hitsRolled, "Hits: the sum of {0} D10", "roll/injury"},
    ReasonText{ReasonKind::injuriesMade, "one an Injury", "skill/safeguard"},
    ReasonText{ReasonKind::moraleDice, "{0} for Morale", "roll/morale"},
    ReasonText{ReasonKind::fullFives, "{0} for every full five Warriors", "roll/morale"},
    ReasonText{ReasonKind::discipline, "{0} Discipline", "skill/discipline"},
    ReasonText{ReasonKind::authority, "{0} Authority", "skill/authority"},
    ReasonText{ReasonKind::spellDie, "{0} for the spell", "roll/spell"},
    ReasonText{ReasonKind::reinforcement, "{0} reinforcement", "roll/spell"},
    ReasonText{ReasonKind::invocationDice, "{0} for the invocation", "roll/invocation"},
    ReasonText{ReasonKind::paidDice, "{0} paid with TS", "roll/invocation"},
    ReasonText{ReasonKind::rolledDice, "{0} dice", "roll/action_table"},
    ReasonText{ReasonKind::combat, "Combat {0}", "roll/attack"},
    ReasonText{ReasonKind::strength, "Strength {0}", "roll/injury"},
    ReasonText{ReasonKind::weaponStrength, "Strength {0} of the weapon", "roll/shooting"},
    ReasonText{ReasonKind::shooting, "Shooting {0}", "roll/shooting"},
    ReasonText{ReasonKind::willpower, "Willpower {0}", "roll/morale"},
    ReasonText{ReasonKind::level, "level {0}", "roll/spell"},
    ReasonText{ReasonKind::given, "{0}", "roll/action_table"},
    ReasonText{ReasonKind::resistance, "Resistance {0}", "roll/injury"},
    ReasonText{ReasonKind::initiative, "Initiative {0}", "skill/harassment"},
    ReasonText{ReasonKind::charge, "{0:+} charge", "roll/charge"},
    ReasonText{ReasonKind::distance, "distance {0}", "roll/shooting"},
    ReasonText{ReasonKind::stress, "{0:+} stress", "roll/shooting"},
    ReasonText{ReasonKind::obstacles, "{0:+} obstacles", "roll/shooting"},
    ReasonText{ReasonKind::concealment, "{0:+} concealment", "skill/camouflage"},
    ReasonText{ReasonKind::sharpshooter, "{0:+} Sharpshooter", "skill/sharpshooter"},
    ReasonText{ReasonKind::saturation, "Saturation {0}", "roll/shooting"},
    ReasonText{ReasonKind::advantageAhead, "the winner's lead in Advantage", "roll/advantage"},
    ReasonText{ReasonKind::opposition, "{0}", "roll/action_table"},
    ReasonText{ReasonKind::dreadful, "{0:+} Dreadful enemy", "skill/dreadful"},
    ReasonText{ReasonKind::moreSources, "{0:+} for more sources", "roll/spell"},
    ReasonText{ReasonKind::powerOfStress, "Berserker: Power {0:+} by Stress", "skill/berserker"},
    ReasonText{ReasonKind::resistanceOfStress, "{0:+} Berserker's stress", "skill/berserker"},
    ReasonText{ReasonKind::brutalCharge, "Brutal Charge: Power {0:+}", "skill/brutal_charge"},
    ReasonText{ReasonKind::multipleShots, "Multiple Shots: Power {0:+}", "skill/multiple_shots"},
    ReasonText{ReasonKind::rerollsOfAllies, "up to {0} failures rerolled", "roll/rerolls"},
    ReasonText{ReasonKind::rerollAll, "every failure rerolled once", "roll/rerolls"},
    ReasonText{ReasonKind::swashbuckler, "Swashbuckler: every failure rerolled once", "skill/swashbuckler"},
    ReasonText{ReasonKind::blocking, "Blocking: each success cancels a Hit", "skill/blocking"},
    ReasonText{ReasonKind::parry, "Parry: a 10 adds no die", "skill/parry"},
    ReasonText{ReasonKind::expertParry, "Expert Parry: a 10 is a failure", "skill/expert_parry"},
    ReasonText{ReasonKind::deadlyBlow, "Deadly Blow: an Injury more for each 10 of the roll to hit",
               "skill/deadly_blow"},
    ReasonText{ReasonKind::safeguard, "Safeguard", "skill/safeguard"},
    ReasonText{ReasonKind::passedToGuard, "a 10 cancels the Injury, 6 to 9 passes it to the Guard",
               "skill/safeguard"},
    ReasonText{ReasonKind::notPassed, "a 10 cancels the Injury", "skill/safeguard"},
    ReasonText{ReasonKind::charisma, "Charisma: every failure rerolled once", "skill/charisma"},
    ReasonText{ReasonKind::berserkerMorale, "Berserker: {0} success more", "skill/berserker"},
    ReasonText{ReasonKind::moraleIntact, "They shall not pass!: no roll, morale stays intact",
               "skill/leadership"},
    ReasonText{ReasonKind::cataclysm, "a Maelstrom: every 1 counts towards a cataclysm", "roll/cataclysm"},
    ReasonText{ReasonKind::survivorsOnly, "attacks second: only with who is left", "roll/initiative"},
    ReasonText{ReasonKind::atTheSameTime, "equal Initiative: at the same time", "roll/initiative"},
    ReasonText{ReasonKind::highestCounts, "a 10 adds no die", "roll/action_table"},
    ReasonText{ReasonKind::highestFails, "a 10 is a failure", "roll/action_table"},
};

constexpr bool textsInOrder()
{
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (texts[i].kind != static_cast<ReasonKind>(i))
            return false;
    return texts.size() == static_cast<std::size_t>(ReasonKind::highestFails) + 1;
}
static_assert(textsInOrder());

const ReasonText& textOf(ReasonKind kind)
{
    return texts[static_cast<std::size_t>(kind)];
}

std::string joined(const std::vector<Reason>& reasons, std::string_view between)
{
    std::string text;
    for (const Reason& reason : reasons) {
        if (!text.empty())
            text += between;
        text += fmt::format(fmt::runtime(textOf(reason.kind).words), reason.amount, reason.times);
    }
    return text;
}

} // namespace

std::string_view ruleOf(ReasonKind kind)
{
    return textOf(kind).rule;
}

std::vector<std::string> reasonsInEnglish(const Step& step)
{
    std::vector<std::string> lines;
    if (!step.diceReasons.empty())
        lines.push_back(joined(step.diceReasons, " + "));
    if (!step.action.empty())
        lines.push_back(joined(step.action, " ") + " against " + joined(step.opposition, " "));
    for (const Reason& rule : step.rules)
        lines.push_back(joined({rule}, ""));
    return lines;
}

std::string_view wordFor(RollName roll)
{
    constexpr std::string_view words[] = {"attack",   "block",      "injury", "safeguard",  "morale",
                                          "shooting", "harassment", "spell",  "invocation", "roll"};
    return words[static_cast<std::size_t>(roll)];
}

std::string_view wordFor(Whose whose)
{
    constexpr std::string_view words[] = {"active", "target", "unit"};
    return words[static_cast<std::size_t>(whose)];
}

} // namespace adjutant::drakerys
