#pragma once

#include "core/systems/drafta/exchange.h"

#include <optional>
#include <vector>

namespace adjutant::drafta {

/// One way an attack may come out.
struct ExchangeOutcome
{
    Damages damages;
    int of36 = 0; ///< how many of the 36 rolls of two D6 bring it; all of them where nobody rolls

    double chance() const { return of36 / 36.0; }
    bool operator==(const ExchangeOutcome&) const = default;
};

/// All outcomes of one attack, each once, by the damage to the defender and then to the attacker. With
/// `special` the attacker makes a special attack of that damage and of its own type.
std::vector<ExchangeOutcome> exchangeOutcomes(const Card& attacker, const Card& defender,
                                              std::optional<int> special);

/// Those outcomes for any page.
table::OddsView exchangeView(const Card& attacker, const Card& defender, std::optional<int> special);

/// The roll of an attack with the reasons of its figures.
table::OddsStep exchangeStep(const Card& attacker, const Card& defender, std::optional<int> special,
                             const Message& attackerName, const Message& defenderName);

/// What the odds leave out of the cards: talents, and abilities that they don't know.
std::vector<Message> notModelledOf(const Card& attacker, const Card& defender);

/// What a card goes by in the odds.
Message nameOrRole(const Card& card, Words role);

/// The damage an attack deals on average.
double meanTo(const std::vector<ExchangeOutcome>& outcomes, int Damages::*side);

} // namespace adjutant::drafta
