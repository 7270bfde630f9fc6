#include "core/systems/skirmish/odds/attackodds.h"

#include "core/odds/pool.h"

#include <algorithm>

namespace adjutant::skirmish {

double chanceOf(int sides, int target)
{
    return std::clamp(sides - target + 1, 0, sides) / static_cast<double>(sides);
}

double AttackFigures::hitChance() const
{
    return chanceOf(sides, chance);
}

double AttackFigures::dodgeChance() const
{
    return chanceOf(sides, dodgeTarget());
}

double AttackFigures::saveChance() const
{
    return chanceOf(sides, saveTarget());
}

int AttackFigures::woundsOf(int unsaved) const
{
    if (unsaved == 0 || unharmed)
        return 0;
    return std::max(unsaved * damage + (vulnerable ? 1 : 0) - (resistant ? 1 : 0), 0);
}

namespace {

odds::Distribution certain(int count)
{
    odds::Distribution p(static_cast<std::size_t>(count) + 1);
    p.back() = 1;
    return p;
}

} // namespace

AttackOutcome attackOutcome(const AttackFigures& figures, int attackDice, int defenceDice,
                            std::optional<int> hits)
{
    const odds::Distribution rolled = hits ? certain(*hits) : odds::binomial(attackDice, figures.hitChance());
    const odds::Distribution left = odds::blocked(rolled, odds::binomial(defenceDice, figures.dodgeChance()));
    odds::Distribution unsaved;
    for (std::size_t k = 0; k < left.size(); ++k)
        odds::accumulate(unsaved, left[k], odds::binomial(static_cast<int>(k), 1 - figures.saveChance()));
    AttackOutcome outcome;
    for (std::size_t k = 0; k < unsaved.size(); ++k) {
        const int wounds = figures.woundsOf(static_cast<int>(k));
        const auto at = static_cast<std::size_t>(wounds);
        outcome.wounds.resize(std::max(outcome.wounds.size(), at + 1));
        outcome.wounds[at] += unsaved[k];
        outcome.mean += wounds * unsaved[k];
        outcome.succeeded += k > 0 ? unsaved[k] : 0;
        outcome.wounded += wounds > 0 ? unsaved[k] : 0;
        outcome.dying += figures.targetWounds && wounds >= *figures.targetWounds ? unsaved[k] : 0;
    }
    return outcome;
}

Reply bestReply(const AttackFigures& figures, int hits, int mostDice)
{
    constexpr double alike = 1e-12; // differences of rounding
    Reply best{0, attackOutcome(figures, 0, 0, hits)};
    for (int dice = 1; dice <= mostDice; ++dice) {
        AttackOutcome outcome = attackOutcome(figures, 0, dice, hits);
        if (outcome.mean < best.outcome.mean - alike)
            best = {dice, std::move(outcome)};
    }
    return best;
}

std::optional<int> fewestDice(const AttackFigures& figures, int mostDice, int defenceDice, double wanted,
                              bool ofDying)
{
    constexpr double rounding = 1e-12;
    for (int dice = 0; dice <= mostDice; ++dice) {
        const AttackOutcome outcome = attackOutcome(figures, dice, defenceDice);
        if ((ofDying ? outcome.dying : outcome.wounded) >= wanted - rounding)
            return dice;
    }
    return std::nullopt;
}

table::OddsQuery attackQuery(const AttackFigures& figures, int attackDice, int defenceDice,
                             std::optional<int> hits)
{
    table::OddsQuery query{"attack",
                           {{"sides", figures.sides},
                            {"chance", figures.chance},
                            {"attack_dice", attackDice},
                            {"accuracy", figures.accuracy},
                            {"defence_dice", defenceDice},
                            {"power", figures.power},
                            {"damage", figures.damage},
                            {"vulnerable", figures.vulnerable},
                            {"resistant", figures.resistant}}};
    const auto addKnown = [&query](const char* path, std::optional<int> value) {
        if (value)
            query.answers.insert_or_assign(path, *value);
    };
    addKnown("defence", figures.defence);
    addKnown("resistance", figures.resistance);
    addKnown("target_wounds", figures.targetWounds);
    addKnown("hits", hits);
    if (figures.unharmed)
        query.answers.insert_or_assign("unharmed", true);
    return query;
}

} // namespace adjutant::skirmish
