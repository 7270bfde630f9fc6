#include "core/systems/drafta/odds/exchangeodds.h"

#include <map>

namespace adjutant::drafta {

std::vector<ExchangeOutcome> exchangeOutcomes(const Card& attacker, const Card& defender,
                                              std::optional<int> special)
{
    if (special)
        return {{damagesOfSpecial(defender, *special, attacker.attackType), 36}};
    if (!bothRoll(attacker, defender))
        return {{damagesWithoutRoll(attacker, defender), 36}};
    std::map<Damages, int> rolls;
    for (int attackerFace = 1; attackerFace <= 6; ++attackerFace)
        for (int defenderFace = 1; defenderFace <= 6; ++defenderFace)
            ++rolls[damagesOf(attacker, defender, verdictOf(attacker, defender, attackerFace, defenderFace))];
    std::vector<ExchangeOutcome> outcomes;
    for (const auto& [damages, of36] : rolls)
        outcomes.push_back({damages, of36});
    return outcomes;
}

double meanTo(const std::vector<ExchangeOutcome>& outcomes, int Damages::*side)
{
    double sum = 0;
    for (const ExchangeOutcome& each : outcomes)
        sum += each.damages.*side * each.chance();
    return sum;
}

} // namespace adjutant::drafta
