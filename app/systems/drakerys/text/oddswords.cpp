#include "app/systems/drakerys/text/oddswords.h"

#include "app/text/figures.h"

#include <QCoreApplication>
#include <QLocale>

namespace adjutant {

using drakerys::Reason;
using drakerys::ReasonKind;
using drakerys::RollName;
using drakerys::Step;

namespace {

struct OddsWords
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
        return OddsWords::tr("one for each Hit");
    case ReasonKind::injuriesMade:
        return OddsWords::tr("one for each Injury");
    case ReasonKind::advantageAhead:
        return OddsWords::tr("the winner's lead in Advantage");
    case ReasonKind::rerollAll:
        return OddsWords::tr("Every failure is rolled again once");
    case ReasonKind::swashbuckler:
        return OddsWords::tr("Swashbuckler: every failure is rolled again once");
    case ReasonKind::blocking:
        return OddsWords::tr("Blocking: each success cancels a Hit");
    case ReasonKind::parry:
        return OddsWords::tr("Parry: a 10 adds no die");
    case ReasonKind::expertParry:
        return OddsWords::tr("Expert Parry: a 10 is a failure");
    case ReasonKind::deadlyBlow:
        return OddsWords::tr("Deadly Blow: each 10 of the roll to hit is an Injury more");
    case ReasonKind::safeguard:
        return OddsWords::tr("Safeguard");
    case ReasonKind::passedToGuard:
        return OddsWords::tr("A 10 cancels the Injury, 6 to 9 passes it to the Guard");
    case ReasonKind::notPassed:
        return OddsWords::tr("A 10 cancels the Injury");
    case ReasonKind::charisma:
        return OddsWords::tr("Charisma: every failure is rolled again once");
    case ReasonKind::moraleIntact:
        return OddsWords::tr("They shall not pass!: morale stays intact without a roll");
    case ReasonKind::cataclysm:
        return OddsWords::tr("Maelstrom: every 1 counts towards a cataclysm");
    case ReasonKind::survivorsOnly:
        return OddsWords::tr("Strikes second: only with who is left");
    case ReasonKind::atTheSameTime:
        return OddsWords::tr("Equal Initiative: both strike at the same time");
    case ReasonKind::highestCounts:
        return OddsWords::tr("A 10 adds no die");
    case ReasonKind::highestFails:
        return OddsWords::tr("A 10 is a failure");
    default:
        return {};
    }
}

} // namespace

QString wordsFor(RollName roll)
{
    switch (roll) {
    case RollName::attack:
        return OddsWords::tr("Attack roll");
    case RollName::block:
        return OddsWords::tr("Blocking roll");
    case RollName::injury:
        return OddsWords::tr("Injury roll");
    case RollName::safeguard:
        return OddsWords::tr("Safeguard");
    case RollName::morale:
        return OddsWords::tr("Morale roll");
    case RollName::shooting:
        return OddsWords::tr("Shooting roll");
    case RollName::harassment:
        return OddsWords::tr("Harassment roll");
    case RollName::spell:
        return OddsWords::tr("Spell roll");
    case RollName::invocation:
        return OddsWords::tr("Invocation roll");
    case RollName::plain:
        return OddsWords::tr("Roll");
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
        return OddsWords::tr("%1 in Contact × Power %2").arg(amount, figure(reason.times));
    case ReasonKind::shooters:
        return OddsWords::tr("%1 shooting × Power %2").arg(amount, figure(reason.times));
    case ReasonKind::supporting:
        return OddsWords::tr("%1 supporting").arg(amount);
    case ReasonKind::heroicDice:
        return OddsWords::tr("%1 Heroic Action").arg(amount);
    case ReasonKind::extraDice:
        return OddsWords::tr("%1 added").arg(amount);
    case ReasonKind::harassers:
        return OddsWords::tr("%1 harassing").arg(amount);
    case ReasonKind::hitsGiven:
        return OddsWords::tr("%n Hit(s)", "", reason.amount);
    case ReasonKind::hitsRolled:
        return OddsWords::tr("the sum of %n D10", "", reason.amount);
    case ReasonKind::moraleDice:
        return OddsWords::tr("%1 for Morale").arg(amount);
    case ReasonKind::fullFives:
        return OddsWords::tr("%1 for full fives of Warriors").arg(amount);
    case ReasonKind::discipline:
        return OddsWords::tr("%1 Discipline").arg(amount);
    case ReasonKind::authority:
        return OddsWords::tr("%1 Authority").arg(amount);
    case ReasonKind::spellDie:
        return OddsWords::tr("%1 for the spell").arg(amount);
    case ReasonKind::reinforcement:
        return OddsWords::tr("%1 reinforcement").arg(amount);
    case ReasonKind::invocationDice:
        return OddsWords::tr("%1 for the invocation").arg(amount);
    case ReasonKind::paidDice:
        return OddsWords::tr("%1 paid with TS").arg(amount);
    case ReasonKind::rolledDice:
        return OddsWords::tr("%n dice", "", reason.amount);
    case ReasonKind::combat:
        return OddsWords::tr("Combat %1").arg(amount);
    case ReasonKind::strength:
        return OddsWords::tr("Strength %1").arg(amount);
    case ReasonKind::weaponStrength:
        return OddsWords::tr("Strength %1 of the weapon").arg(amount);
    case ReasonKind::shooting:
        return OddsWords::tr("Shooting %1").arg(amount);
    case ReasonKind::willpower:
        return OddsWords::tr("Willpower %1").arg(amount);
    case ReasonKind::level:
        return OddsWords::tr("level %1").arg(amount);
    case ReasonKind::resistance:
        return OddsWords::tr("Resistance %1").arg(amount);
    case ReasonKind::initiative:
        return OddsWords::tr("Initiative %1").arg(amount);
    case ReasonKind::charge:
        return OddsWords::tr("%1 Charge").arg(change);
    case ReasonKind::distance:
        return OddsWords::tr("distance %1").arg(amount);
    case ReasonKind::stress:
        return OddsWords::tr("%1 Stress").arg(change);
    case ReasonKind::obstacles:
        return OddsWords::tr("%1 Obstacles").arg(change);
    case ReasonKind::concealment:
        return OddsWords::tr("%1 Concealment").arg(change);
    case ReasonKind::sharpshooter:
        return OddsWords::tr("%1 Sharpshooter").arg(change);
    case ReasonKind::saturation:
        return OddsWords::tr("Saturation %1").arg(amount);
    case ReasonKind::dreadful:
        return OddsWords::tr("%1 Dreadful enemy").arg(change);
    case ReasonKind::moreSources:
        return OddsWords::tr("%1 for more sources").arg(change);
    case ReasonKind::powerOfStress:
        return OddsWords::tr("Berserker: Power %1 by Stress").arg(change);
    case ReasonKind::resistanceOfStress:
        return OddsWords::tr("%1 by the Berserker's Stress").arg(change);
    case ReasonKind::brutalCharge:
        return OddsWords::tr("Brutal Charge: Power %1").arg(change);
    case ReasonKind::multipleShots:
        return OddsWords::tr("Multiple Shots: Power %1").arg(change);
    case ReasonKind::rerollsOfAllies:
        return OddsWords::tr("Up to %n failure(s) rolled again", "", reason.amount);
    case ReasonKind::berserkerMorale:
        return OddsWords::tr("Berserker: %n success(es) more", "", reason.amount);
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
    return OddsWords::tr("%1 against %2", "action, opposition")
        .arg(joined(step.action, QStringLiteral(" ")), joined(step.opposition, QStringLiteral(" ")));
}

QString chanceInWords(double chance)
{
    constexpr double certain = 1e-12;
    if (chance <= certain)
        return OddsWords::tr("never");
    if (chance >= 1 - certain)
        return OddsWords::tr("always");
    if (chance < 0.01)
        return OddsWords::tr("less than 1 %");
    if (chance > 0.99)
        return OddsWords::tr("over 99 %");
    return OddsWords::tr("%1 %", "per cent").arg(QLocale().toString(qRound(chance * 100)));
}

} // namespace adjutant
