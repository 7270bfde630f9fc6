#pragma once

#include "core/systems/drakerys/odds/attack.h"

namespace adjutant::drakerys {

/// The Actions of the chapter "Make war!: Units Actions".
enum class ActionKind { march, attack, charge, combinedCharge, shooting, magic, invocation, special };

inline constexpr Named actionNames[] = {
    {"march", TR("March")},           {"attack", TR("Attack")},
    {"charge", TR("Charge")},         {"combined_charge", TR("Combined Charge")},
    {"shooting", TR("Shooting")},     {"magic", TR("Magic")},
    {"invocation", TR("Invocation")}, {"special", TR("Special Action")}};

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

/// What speaks for a Unit at the end of a fight (chapter "Fighting: Determining the Winner of a Fight").
struct Advantage
{
    bool charged = false; ///< active, after a Charge or Combined Charge
    bool inflictedMore = false;
    bool outnumbers = false;
    bool lessStress = false;

    int value() const
    {
        return (charged ? 1 : 0) + (inflictedMore ? 1 : 0) + (outnumbers ? 1 : 0) + (lessStress ? 1 : 0);
    }
    bool operator==(const Advantage&) const = default;
};

/// That of a Unit with so many Warriors left, as far as its stand tells: more of them than all the enemy
/// Units it is Engaged with have together, less Stress than each of those.
Advantage advantageOf(const Side& own, int left, const Side& enemy, int enemyLeft);

} // namespace adjutant::drakerys
