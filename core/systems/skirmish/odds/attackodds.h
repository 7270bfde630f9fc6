#pragma once

#include "core/odds/distribution.h"
#include "core/systems/gamesystem.h"

#include <limits>

namespace adjutant::skirmish {

/// The chance that a die of so many sides shows a target or more.
double chanceOf(int sides, int target);

/// The figures of one attack against one target, without how many dice are rolled (chapter "Melee", 6 to 18).
/// A die succeeds on its target and above: never beyond its sides, always on 1 or less.
struct AttackFigures
{
    int sides = 10;
    int chance = 1;
    int accuracy = 0;
    std::optional<int> defence; ///< none: the target never dodges
    std::optional<int> resistance;
    int power = 0;
    int damage = 1;
    std::optional<int> targetWounds; ///< that it has left; none: nobody asks whether it is dying
    bool vulnerable = false;
    bool resistant = false;
    bool unharmed = false; ///< the target is in Mistform, and the attack is of no type that harms it
    int mostCounted = std::numeric_limits<int>::max(); ///< wounds in the odds: at the table those left

    /// What a die must show; beyond its sides where nothing is dodged, or saved.
    int dodgeTarget() const { return defence ? *defence + accuracy : sides + 1; }
    int saveTarget() const { return resistance ? *resistance + power : sides + 1; }
    double hitChance() const { return chanceOf(sides, chance); }
    double dodgeChance() const { return chanceOf(sides, dodgeTarget()); }
    double saveChance() const { return chanceOf(sides, saveTarget()); }
    /// Wounds of so many hits that were neither dodged nor saved (17, 18; "Vulnerable", "Resistant").
    int woundsOf(int unsaved) const;

    bool operator==(const AttackFigures&) const = default;
};

/// An attack with its dice: so many that attack and defend, or what the attack dice have shown.
struct Attack : AttackFigures
{
    int attackDice = 0;
    int defenceDice = 0;
    std::optional<int> hits{};

    bool operator==(const Attack&) const = default;
};

/// What an attack comes to.
struct AttackOutcome
{
    odds::Distribution wounds;
    double mean = 0;
    double succeeded = 0; ///< at least one hit was neither dodged nor saved
    double wounded = 0;   ///< at least one wound
    double dying = 0;     ///< as many wounds as the target has left; 0 where nobody asks
};

/// Attack with `attackDice` against `defenceDice`; with `hits` the attack dice have been rolled.
AttackOutcome attackOutcome(const AttackFigures& figures, int attackDice, int defenceDice,
                            std::optional<int> hits = std::nullopt);

/// The defender's best reply to so many hits: the fewest dice of those that leave the fewest wounds on
/// average.
struct Reply
{
    int dice = 0;
    AttackOutcome outcome;
};
Reply bestReply(const AttackFigures& figures, int hits, int mostDice);
/// "Best reply to 2 hits: 3D10, 0.8 wounds on average".
Message adviceText(const AttackFigures& figures, int hits, const Reply& reply);

/// The fewest attack dice that reach a chance against so many defence dice; none where `mostDice` don't. The
/// chance is that of a wound, or of dying.
std::optional<int> fewestDice(const AttackFigures& figures, int mostDice, int defenceDice, double wanted,
                              bool ofDying);

/// An attack for any page, and as JSON of the command line.
door::OddsView attackView(const Attack& attack);

/// What an attack at the table will probably bring.
inline door::Forecast attackForecast(Attack attack)
{
    return {std::move(attack), attackView};
}

/// Every number of attack dice against every number of defence dice.
struct Allocations
{
    Attack most;                    ///< with all dice of both
    std::optional<double> wanted{}; ///< a chance from 0 to 1
    bool ofDying = false;
};
door::OddsView allocationsView(const Allocations& allocations);

/// The questions that the odds answer: a model against a model, one attack, every allocation of dice of both.
extern const std::array<OddsKind, 3> oddsKinds;

} // namespace adjutant::skirmish
