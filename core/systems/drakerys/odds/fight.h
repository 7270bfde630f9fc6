#pragma once

#include "core/systems/drakerys/odds/attack.h"

namespace adjutant::drakerys {

/// The Actions of the chapter "Make war!: Units Actions".
enum class ActionKind { march, attack, charge, combinedCharge, shooting, magic, invocation, special };

inline constexpr Named actionNames[] = {{"march", WORDS("drakerys", "March")},
                                        {"attack", WORDS("drakerys", "Attack")},
                                        {"charge", WORDS("drakerys", "Charge")},
                                        {"combined_charge", WORDS("drakerys", "Combined Charge")},
                                        {"shooting", WORDS("drakerys", "Shooting")},
                                        {"magic", WORDS("drakerys", "Magic")},
                                        {"invocation", WORDS("drakerys", "Invocation")},
                                        {"special", WORDS("drakerys", "Special Action")}};

/// Whether it is a Charge or Combined Charge, of which there is one an activation.
constexpr bool isCharge(ActionKind kind)
{
    return kind == ActionKind::charge || kind == ActionKind::combinedCharge;
}

/// What an Action costs, in TS, whose price is its own: before Stress, Heroic dice and skills.
constexpr int priceOf(ActionKind kind)
{
    return kind == ActionKind::charge ? 3 : kind == ActionKind::combinedCharge ? 5 : 1;
}

/// A cost as the skills Jammed and Quick Shot of the Unit change it.
constexpr int changedBySkills(int cost, ActionKind kind, bool jammed, bool quickShot)
{
    if (isCharge(kind) && jammed)
        return cost + 2;
    return kind == ActionKind::shooting && quickShot ? std::max(1, cost - 1) : cost;
}

/// A fight between two Units (chapter "Fighting").
struct Fight
{
    ActionKind action = ActionKind::attack; ///< or a Charge
    Side active;
    Side target;

    bool isCharge() const { return drakerys::isCharge(action); }

    bool operator==(const Fight&) const = default;
};

/// What becomes of one Unit in a fight or under a shot.
struct SideOdds
{
    odds::Distribution casualties; ///< by Warriors lost to the attacks, from 0 to all
    double destroyed = 0;          ///< no Warrior left after the attacks
    double removed = 0;            ///< destroyed or scattered
    double meanLost = 0;           ///< Warriors lost, scattered ones included
    double meanInflicted = 0;      ///< Injuries it inflicts, with those passed on by the enemy's Safeguard
    MoraleOdds morale;
};

struct FightOdds
{
    SideOdds active;
    SideOdds target;
    double activeWins = 0;
    double targetWins = 0;
    double draw = 0;
};

enum class Order { activeFirst, targetFirst, together };

/// A fight as the rules prepare it, before any die is rolled.
struct FightPlan
{
    /// What one of the Units brings.
    struct Part
    {
        int initiative = 0;
        bool blocks = false;
        Attack attack;
        int power = 0; ///< D10s of a Warrior in Contact
    };
    bool chargeBonus = false; ///< Initiative +1 and Combat +1 for the active Unit
    bool outreached = false;  ///< by the Reach of the target, which takes that away
    Order order = Order::together;
    Part active;
    Part target;

    constexpr bool oneBlocks() const { return active.blocks != target.blocks; }
    constexpr bool bothBlock() const { return active.blocks && target.blocks; }
};

FightPlan planOf(const Fight& fight);

/// Whether the attack of the active Unit is resolved first, or at the same time: who blocks waits for the
/// enemy's (chapter "Skills": Blocking).
constexpr bool activeStrikesFirst(const FightPlan& plan)
{
    return plan.oneBlocks() ? plan.target.blocks : plan.order != Order::targetFirst;
}

/// Dice of the attack roll with `left` Warriors left: Power for each in Contact, one for each supporting,
/// added ones where anybody can attack at all.
int attackDice(const Side& side, const FightPlan::Part& part, int left);
inline int attackDice(const Side& side, const FightPlan::Part& part)
{
    return attackDice(side, part, side.warriors);
}

/// What a fight leaves of the target: the chance of each number of Injuries suffered (the last: no Warrior
/// left) and each end of its morale. Rows by Injuries; columns as in MoraleOdds.
using Aftermath = std::vector<MoraleOdds>;

/// The odds of a fight, and what it leaves of the target in full where that is asked for.
FightOdds oddsOf(const Fight& fight, Aftermath* ofTarget = nullptr);

/// By how much the Advantage Value of the active Unit is the greater, as far as the dice don't decide it: who
/// charged, who has less Stress (chapter "Fighting: Determining the winner").
int fixedAdvantageOf(const Fight& fight);

/// Whether a Unit has less Stress than every enemy Unit it is Engaged with.
bool hasLessStress(const Side& own, const Side& enemy);

/// Whether a Unit has more Warriors left than all the enemy Units it is Engaged with together.
constexpr bool outnumbers(const Side& own, int left, int enemyLeft)
{
    return left > enemyLeft + own.otherEnemyHeadcount;
}

/// By how much the Advantage Value of the active Unit is the greater for the Warriors left.
constexpr int headcountAdvantage(const Fight& fight, int activeLeft, int targetLeft)
{
    return (outnumbers(fight.active, activeLeft, targetLeft) ? 1 : 0) -
           (outnumbers(fight.target, targetLeft, activeLeft) ? 1 : 0);
}

} // namespace adjutant::drakerys
