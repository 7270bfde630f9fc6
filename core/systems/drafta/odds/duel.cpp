#include "core/systems/drafta/odds/duel.h"

#include <algorithm>

namespace adjutant::drafta {

namespace {

// One side's attack as a step from hit points to hit points.
struct Blow
{
    int fromAttacker = 0; ///< hit points that the duel's attacker loses
    int fromDefender = 0;
    double chance = 0;
};

struct Turn
{
    std::vector<Blow> blows; ///< those that hurt somebody
    int of36Idle = 0;        ///< rolls that hurt nobody
};

Turn turnOf(const std::vector<ExchangeOutcome>& outcomes, bool attackersTurn)
{
    Turn turn;
    for (const ExchangeOutcome& each : outcomes) {
        const Damages& damages = each.damages;
        if (damages == Damages())
            turn.of36Idle += each.of36;
        else if (attackersTurn)
            turn.blows.push_back({damages.toAttacker, damages.toDefender, each.chance()});
        else
            turn.blows.push_back({damages.toDefender, damages.toAttacker, each.chance()});
    }
    return turn;
}

// How often each is to attack, for one pair of hit points.
struct Visits
{
    double attackers = 0;
    double defenders = 0;
};

} // namespace

// Hit points only fall, so every pair of them is left for good: the pairs are gone through from the full ones
// downwards, each with how often it is come to. Within a pair only turns without a wound follow each other:
// that series is geometric, and summed up at once.
DuelOdds duel(const Card& attacker, const Card& defender, std::optional<int> special)
{
    const Turn attackers = turnOf(exchangeOutcomes(attacker, defender, special), true);
    const Turn defenders = turnOf(exchangeOutcomes(defender, attacker, std::nullopt), false);
    DuelOdds odds;
    const int endless = attackers.of36Idle * defenders.of36Idle;
    if (endless == 36 * 36)
        return odds;
    const double leaves = (36 * 36 - endless) / (36.0 * 36.0);
    const double attackersIdle = attackers.of36Idle / 36.0;
    const double defendersIdle = defenders.of36Idle / 36.0;

    const auto width = static_cast<std::size_t>(defender.hp) + 1;
    std::vector<Visits> arrivals((static_cast<std::size_t>(attacker.hp) + 1) * width);
    const auto arrivalsAt = [&](int a, int d) -> Visits& {
        return arrivals[static_cast<std::size_t>(a) * width + static_cast<std::size_t>(d)];
    };
    arrivalsAt(attacker.hp, defender.hp).attackers = 1;
    odds.attackerLeft.resize(static_cast<std::size_t>(attacker.hp) + 1);
    odds.defenderLeft.resize(width);
    double mean = 0;
    const auto strikes = [&](const Turn& turn, double visits, double Visits::*next, int a, int d) {
        for (const Blow& blow : turn.blows)
            arrivalsAt(std::max(a - blow.fromAttacker, 0), std::max(d - blow.fromDefender, 0)).*next +=
                visits * blow.chance;
    };
    for (int a = attacker.hp; a >= 0; --a)
        for (int d = defender.hp; d >= 0; --d) {
            const Visits came = arrivalsAt(a, d);
            if (came.attackers == 0 && came.defenders == 0)
                continue;
            if (a == 0 || d == 0) {
                const double chance = came.attackers + came.defenders;
                (a > 0 ? odds.attackerWins : d > 0 ? odds.defenderWins : odds.bothFall) += chance;
                odds.attackerLeft[static_cast<std::size_t>(a)] += chance;
                odds.defenderLeft[static_cast<std::size_t>(d)] += chance;
                continue;
            }
            const double attacks = (came.attackers + came.defenders * defendersIdle) / leaves;
            const double replies = (came.defenders + came.attackers * attackersIdle) / leaves;
            mean += attacks + replies;
            strikes(attackers, attacks, &Visits::defenders, a, d);
            strikes(defenders, replies, &Visits::attackers, a, d);
        }
    odds.meanExchanges = mean;
    // Sums of many chances: rounding may have brought them a little above 1.
    for (double* chance : {&odds.attackerWins, &odds.defenderWins, &odds.bothFall})
        *chance = std::min(*chance, 1.0);
    for (odds::Distribution* left : {&odds.attackerLeft, &odds.defenderLeft})
        for (double& chance : *left)
            chance = std::min(chance, 1.0);
    return odds;
}

table::Matrix matchup(const std::vector<Card>& rows, const std::vector<Card>& columns)
{
    table::Matrix matrix;
    matrix.label = message(WORDS("drafta", "Chance that the row beats the column, attacking first"));
    matrix.chances = true;
    for (const Card& card : columns)
        matrix.columns.push_back(nameOrRole(card, WORDS("drafta", "Unnamed")));
    for (const Card& row : rows) {
        matrix.rows.push_back(nameOrRole(row, WORDS("drafta", "Unnamed")));
        for (const Card& column : columns)
            matrix.values.push_back(duel(row, column, std::nullopt).attackerWins);
    }
    return matrix;
}

double workOfDuels(const std::vector<Card>& rows, const std::vector<Card>& columns)
{
    constexpr double outcomes = 2 * 36;
    const auto sum = [](const std::vector<Card>& cards) {
        double hp = 0;
        for (const Card& card : cards)
            hp += card.hp + 1;
        return hp;
    };
    return outcomes * sum(rows) * sum(columns);
}

} // namespace adjutant::drafta
