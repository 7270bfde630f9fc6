#pragma once

#include "core/systems/drafta/infocard.h"
#include "core/systems/gamesystem.h"

namespace adjutant::drafta {

// One attack: what two dice bring by the rules (chapter "Combat"), and what the odds say of it.

/// What one attack does to both, vulnerability counted.
struct Damages
{
    int toDefender = 0;
    int toAttacker = 0;

    auto operator<=>(const Damages&) const = default;
};

/// How two dice fell out.
enum class Verdict {
    attackerHigher,
    defenderHigher,
    tie,           ///< and nobody breaks it, or both do
    tieToAttacker, ///< the attacker breaks it
    tieToDefender,
    critical ///< 6 against 1: the defender deals nothing
};

/// Whether both roll: an archer or a mage deals Full Damage to anybody else without a roll.
bool bothRoll(const Card& attacker, const Card& defender);

Verdict verdictOf(const Card& attacker, const Card& defender, int attackerFace, int defenderFace);

/// The damages of an attack where both roll: the higher deals Full, the lower Partial Damage. Without a roll,
/// in a special one or from afar, nothing comes back.
Damages damagesOf(const Card& attacker, const Card& defender, Verdict verdict);

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
door::OddsView exchangeView(const Card& attacker, const Card& defender, std::optional<int> special);

/// How a duel ends: both attack in turn, the attacker first, until one falls.
struct DuelOdds
{
    double attackerWins = 0;
    double defenderWins = 0;
    double bothFall = 0;
    std::optional<double> meanExchanges; ///< attacks of both; none where neither can ever be hurt
    odds::Distribution attackerLeft;     ///< hit points at the end; nothing where there is no end
    odds::Distribution defenderLeft;
};

/// Exact. With `special` the attacker's attacks are special ones.
DuelOdds duel(const Card& attacker, const Card& defender, std::optional<int> special);

door::OddsView duelView(const Card& attacker, const Card& defender, std::optional<int> special);

/// The chance that each of `rows` beats each of `columns` where the one of the row attacks first.
door::Matrix matchup(const std::vector<Card>& rows, const std::vector<Card>& columns);

/// The questions that the odds answer: one exchange, a duel, every pair of two lists.
extern const std::array<OddsKind, 3> oddsKinds;

} // namespace adjutant::drafta
