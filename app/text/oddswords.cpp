#include "app/text/oddswords.h"

#include "app/text/figures.h"

#include <QCoreApplication>
#include <QLocale>

namespace adjutant {

using drakerys::Reason;
using drakerys::ReasonKind;
using drakerys::RollName;
using drakerys::Step;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(OddsWords)
};

QString joined(const std::vector<Reason>& reasons, const QString& between)
{
    QStringList words;
    for (const Reason& reason : reasons)
        words.append(wordsFor(reason));
    return words.join(between);
}

// A reason that has no figure of its own.
QString rule(ReasonKind kind)
{
    switch (kind) {
    case ReasonKind::hitsMade:
        return Words::tr("one for each Hit");
    case ReasonKind::injuriesMade:
        return Words::tr("one for each Injury");
    case ReasonKind::advantageAhead:
        return Words::tr("the winner's lead in Advantage");
    case ReasonKind::rerollAll:
        return Words::tr("Every failure is rolled again once");
    case ReasonKind::swashbuckler:
        return Words::tr("Swashbuckler: every failure is rolled again once");
    case ReasonKind::blocking:
        return Words::tr("Blocking: each success cancels a Hit");
    case ReasonKind::parry:
        return Words::tr("Parry: a 10 adds no die");
    case ReasonKind::expertParry:
        return Words::tr("Expert Parry: a 10 is a failure");
    case ReasonKind::deadlyBlow:
        return Words::tr("Deadly Blow: each 10 of the roll to hit is an Injury more");
    case ReasonKind::safeguard:
        return Words::tr("Safeguard");
    case ReasonKind::passedToGuard:
        return Words::tr("A 10 cancels the Injury, 6 to 9 passes it to the Guard");
    case ReasonKind::notPassed:
        return Words::tr("A 10 cancels the Injury");
    case ReasonKind::charisma:
        return Words::tr("Charisma: every failure is rolled again once");
    case ReasonKind::moraleIntact:
        return Words::tr("They shall not pass!: morale stays intact without a roll");
    case ReasonKind::cataclysm:
        return Words::tr("Maelstrom: every 1 counts towards a cataclysm");
    case ReasonKind::survivorsOnly:
        return Words::tr("Strikes second: only with who is left");
    case ReasonKind::atTheSameTime:
        return Words::tr("Equal Initiative: both strike at the same time");
    case ReasonKind::highestCounts:
        return Words::tr("A 10 adds no die");
    case ReasonKind::highestFails:
        return Words::tr("A 10 is a failure");
    default:
        return {};
    }
}

} // namespace

QString wordsFor(RollName roll)
{
    switch (roll) {
    case RollName::attack:
        return Words::tr("Attack roll");
    case RollName::block:
        return Words::tr("Blocking roll");
    case RollName::injury:
        return Words::tr("Injury roll");
    case RollName::safeguard:
        return Words::tr("Safeguard");
    case RollName::morale:
        return Words::tr("Morale roll");
    case RollName::shooting:
        return Words::tr("Shooting roll");
    case RollName::harassment:
        return Words::tr("Harassment roll");
    case RollName::spell:
        return Words::tr("Spell roll");
    case RollName::invocation:
        return Words::tr("Invocation roll");
    case RollName::plain:
        return Words::tr("Roll");
    }
    return {};
}

QString wordsFor(const Reason& reason)
{
    if (const QString words = rule(reason.kind); !words.isEmpty())
        return words;
    const QString amount = figure(reason.amount);
    const QString change = signedFigure(reason.amount);
    switch (reason.kind) {
    case ReasonKind::inContact:
        return Words::tr("%1 in Contact × Power %2").arg(amount, figure(reason.times));
    case ReasonKind::shooters:
        return Words::tr("%1 shooting × Power %2").arg(amount, figure(reason.times));
    case ReasonKind::supporting:
        return Words::tr("%1 supporting").arg(amount);
    case ReasonKind::heroicDice:
        return Words::tr("%1 Heroic Action").arg(amount);
    case ReasonKind::extraDice:
        return Words::tr("%1 added").arg(amount);
    case ReasonKind::harassers:
        return Words::tr("%1 harassing").arg(amount);
    case ReasonKind::hitsGiven:
        return Words::tr("%n Hit(s)", "", reason.amount);
    case ReasonKind::hitsRolled:
        return Words::tr("the sum of %n D10", "", reason.amount);
    case ReasonKind::moraleDice:
        return Words::tr("%1 for Morale").arg(amount);
    case ReasonKind::fullFives:
        return Words::tr("%1 for full fives of Warriors").arg(amount);
    case ReasonKind::discipline:
        return Words::tr("%1 Discipline").arg(amount);
    case ReasonKind::authority:
        return Words::tr("%1 Authority").arg(amount);
    case ReasonKind::spellDie:
        return Words::tr("%1 for the spell").arg(amount);
    case ReasonKind::reinforcement:
        return Words::tr("%1 reinforcement").arg(amount);
    case ReasonKind::invocationDice:
        return Words::tr("%1 for the invocation").arg(amount);
    case ReasonKind::paidDice:
        return Words::tr("%1 paid with TS").arg(amount);
    case ReasonKind::rolledDice:
        return Words::tr("%n dice", "", reason.amount);
    case ReasonKind::combat:
        return Words::tr("Combat %1").arg(amount);
    case ReasonKind::strength:
        return Words::tr("Strength %1").arg(amount);
    case ReasonKind::weaponStrength:
        return Words::tr("Strength %1 of the weapon").arg(amount);
    case ReasonKind::shooting:
        return Words::tr("Shooting %1").arg(amount);
    case ReasonKind::willpower:
        return Words::tr("Willpower %1").arg(amount);
    case ReasonKind::level:
        return Words::tr("level %1").arg(amount);
    case ReasonKind::resistance:
        return Words::tr("Resistance %1").arg(amount);
    case ReasonKind::initiative:
        return Words::tr("Initiative %1").arg(amount);
    case ReasonKind::charge:
        return Words::tr("%1 Charge").arg(change);
    case ReasonKind::distance:
        return Words::tr("distance %1").arg(amount);
    case ReasonKind::stress:
        return Words::tr("%1 Stress").arg(change);
    case ReasonKind::obstacles:
        return Words::tr("%1 Obstacles").arg(change);
    case ReasonKind::concealment:
        return Words::tr("%1 Concealment").arg(change);
    case ReasonKind::sharpshooter:
        return Words::tr("%1 Sharpshooter").arg(change);
    case ReasonKind::saturation:
        return Words::tr("Saturation %1").arg(amount);
    case ReasonKind::dreadful:
        return Words::tr("%1 Dreadful enemy").arg(change);
    case ReasonKind::moreSources:
        return Words::tr("%1 for more sources").arg(change);
    case ReasonKind::powerOfStress:
        return Words::tr("Berserker: Power %1 by Stress").arg(change);
    case ReasonKind::resistanceOfStress:
        return Words::tr("%1 by the Berserker's Stress").arg(change);
    case ReasonKind::brutalCharge:
        return Words::tr("Brutal Charge: Power %1").arg(change);
    case ReasonKind::multipleShots:
        return Words::tr("Multiple Shots: Power %1").arg(change);
    case ReasonKind::rerollsOfAllies:
        return Words::tr("Up to %n failure(s) rolled again", "", reason.amount);
    case ReasonKind::berserkerMorale:
        return Words::tr("Berserker: %n success(es) more", "", reason.amount);
    default:
        return amount;
    }
}

QString diceInWords(const Step& step)
{
    return joined(step.diceReasons, QStringLiteral(" + "));
}

QString contestInWords(const Step& step)
{
    if (step.action.empty())
        return {};
    return Words::tr("%1 against %2", "action, opposition")
        .arg(joined(step.action, QStringLiteral(" ")), joined(step.opposition, QStringLiteral(" ")));
}

QString chanceInWords(double chance)
{
    constexpr double certain = 1e-12;
    if (chance <= certain)
        return Words::tr("never");
    if (chance >= 1 - certain)
        return Words::tr("always");
    if (chance < 0.01)
        return Words::tr("less than 1 %");
    if (chance > 0.99)
        return Words::tr("over 99 %");
    return Words::tr("%1 %", "per cent").arg(QLocale().toString(qRound(chance * 100)));
}

} // namespace adjutant
