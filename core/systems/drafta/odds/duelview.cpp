#include "core/systems/drafta/odds/duel.h"

#include <nlohmann/json.hpp>

namespace adjutant::drafta {

table::OddsView duelView(const Card& attacker, const Card& defender, std::optional<int> special)
{
    const DuelOdds odds = duel(attacker, defender, special);
    const Message attackerName = nameOrRole(attacker, WORDS("drafta", "Attacker"));
    const Message defenderName = nameOrRole(defender, WORDS("drafta", "Defender"));
    table::OddsView view;
    if (odds.meanExchanges) {
        view.headline = message(WORDS("drafta", "Chance to win: %1 %2, %3 %4"), attackerName,
                                Percent{odds.attackerWins}, defenderName, Percent{odds.defenderWins});
        view.further.push_back(message(WORDS("drafta", "%1 exchanges on average"), *odds.meanExchanges));
        view.series = {{"attacker_left", message(WORDS("drafta", "Hit points left: %1"), attackerName),
                        odds.attackerLeft},
                       {"defender_left", message(WORDS("drafta", "Hit points left: %1"), defenderName),
                        odds.defenderLeft}};
    } else {
        view.headline = message(WORDS("drafta", "Neither can hurt the other: the duel never ends"));
        view.warnings.push_back(
            message(WORDS("drafta", "Neither deals any damage: nobody falls, however long they fight")));
    }
    view.chances = {{"attacker_wins", message(WORDS("drafta", "Chance to win: %1"), attackerName),
                     odds.attackerWins, table::Tone::good},
                    {"defender_wins", message(WORDS("drafta", "Chance to win: %1"), defenderName),
                     odds.defenderWins, table::Tone::bad},
                    {"both_fall", message(WORDS("drafta", "Both fall")), odds.bothFall, table::Tone::plain}};
    view.steps = {exchangeStep(attacker, defender, special, attackerName, defenderName),
                  exchangeStep(defender, attacker, std::nullopt, defenderName, attackerName)};
    view.notModelled = notModelledOf(attacker, defender);
    using Json = nlohmann::ordered_json;
    view.figures = std::make_shared<const Json>(
        Json{{"attacker_wins", odds.attackerWins},
             {"defender_wins", odds.defenderWins},
             {"both_fall", odds.bothFall},
             {"mean_exchanges", odds.meanExchanges ? Json(*odds.meanExchanges) : Json()}});
    return view;
}

} // namespace adjutant::drafta
