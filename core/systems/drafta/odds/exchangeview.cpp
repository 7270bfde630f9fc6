#include "core/systems/drafta/odds/exchangeodds.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::drafta {

namespace {

table::Series seriesOf(const char* id, Message label, const std::vector<ExchangeOutcome>& outcomes,
                       int Damages::*side)
{
    table::Series series{id, std::move(label), {}};
    for (const ExchangeOutcome& each : outcomes) {
        const auto damage = static_cast<std::size_t>(each.damages.*side);
        series.p.resize(std::max(series.p.size(), damage + 1));
        series.p[damage] += each.chance();
    }
    return series;
}

template <class Counts> double chanceOf(const std::vector<ExchangeOutcome>& outcomes, Counts counts)
{
    int of36 = 0;
    for (const ExchangeOutcome& each : outcomes)
        if (counts(each.damages))
            of36 += each.of36;
    return of36 / 36.0;
}

// Why a blow of one deals what it deals to the other.
void addBlow(std::vector<Message>& reasons, const Card& by, const Card& on, const Message& byName,
             const Message& onName)
{
    reasons.push_back(
        message(WORDS("drafta", "%1 deals %2 Full or %3 Partial Damage"), byName, by.full, by.partial));
    const auto found = on.vulnerable.find(by.attackType);
    if (found == on.vulnerable.end())
        return;
    if (std::ranges::any_of(on.abilities, grantsNoVulnerabilities))
        reasons.push_back(message(WORDS("drafta", "%1 has the ability No vulnerabilities"), onName));
    else
        reasons.push_back(message(WORDS("drafta", "%1 is vulnerable to %2: damage ×%3"), onName,
                                  dataWord(by.attackType), found->second));
}

Message tieReason(const Card& attacker, const Card& defender, const Message& attackerName,
                  const Message& defenderName)
{
    if (attacker.breaksTies == defender.breaksTies)
        return message(WORDS("drafta", "On a tie nobody is hurt"));
    return message(WORDS("drafta", "%1 breaks ties"), attacker.breaksTies ? attackerName : defenderName);
}

} // namespace

Message nameOrRole(const Card& card, Words role)
{
    return card.name.empty() ? message(role) : verbatim(card.name);
}

std::vector<Message> notModelledOf(const Card& attacker, const Card& defender)
{
    std::vector<Message> left;
    for (const Card* card : {&attacker, &defender}) {
        for (const std::string& ability : card->abilities)
            if (!grantsNoVulnerabilities(ability))
                left.push_back(verbatim(ability));
        if (!card->talent.empty())
            left.push_back(message(WORDS("drafta", "One-time talent: %1"), verbatim(card->talent)));
    }
    return left;
}

table::OddsStep exchangeStep(const Card& attacker, const Card& defender, std::optional<int> special,
                             const Message& attackerName, const Message& defenderName)
{
    table::OddsStep step;
    step.label = message(WORDS("drafta", "%1 attacks %2"), attackerName, defenderName);
    if (special) {
        Card blow = attacker;
        blow.full = blow.partial = *special;
        step.dice = message(WORDS("drafta", "No roll"));
        step.reasons.push_back(
            message(WORDS("drafta", "A special attack deals %1, with no damage in return"), *special));
        addBlow(step.reasons, blow, defender, attackerName, defenderName);
        step.reasons.erase(step.reasons.begin() + 1);
        return step;
    }
    if (!bothRoll(attacker, defender)) {
        step.dice = message(WORDS("drafta", "No roll"));
        step.reasons.push_back(
            message(WORDS("drafta", "%1 is ranged and %2 is not: Full Damage, none in return"), attackerName,
                    defenderName));
        addBlow(step.reasons, attacker, defender, attackerName, defenderName);
        return step;
    }
    step.dice = message(WORDS("drafta", "1D6 against 1D6"));
    addBlow(step.reasons, attacker, defender, attackerName, defenderName);
    addBlow(step.reasons, defender, attacker, defenderName, attackerName);
    step.reasons.push_back(tieReason(attacker, defender, attackerName, defenderName));
    step.reasons.push_back(message(WORDS("drafta", "6 against 1: %1 deals nothing"), defenderName));
    return step;
}

table::OddsView exchangeView(const Card& attacker, const Card& defender, std::optional<int> special)
{
    const auto outcomes = exchangeOutcomes(attacker, defender, special);
    const Message attackerName = nameOrRole(attacker, WORDS("drafta", "Attacker"));
    const Message defenderName = nameOrRole(defender, WORDS("drafta", "Defender"));
    table::OddsView view;
    view.headline = message(WORDS("drafta", "%1 deals %2 damage on average and takes %3"), attackerName,
                            meanTo(outcomes, &Damages::toDefender), meanTo(outcomes, &Damages::toAttacker));
    const auto defenderFalls = [&](const Damages& each) { return each.toDefender >= defender.hp; };
    const auto attackerFalls = [&](const Damages& each) { return each.toAttacker >= attacker.hp; };
    const auto nobodyHurt = [](const Damages& each) { return each == Damages(); };
    if (defender.hp > 0)
        view.chances.push_back({"defender_falls", message(WORDS("drafta", "%1 is defeated"), defenderName),
                                chanceOf(outcomes, defenderFalls), table::Tone::good});
    if (attacker.hp > 0)
        view.chances.push_back({"attacker_falls", message(WORDS("drafta", "%1 is defeated"), attackerName),
                                chanceOf(outcomes, attackerFalls), table::Tone::bad});
    view.chances.push_back({"nobody_hurt", message(WORDS("drafta", "Nobody is hurt")),
                            chanceOf(outcomes, nobodyHurt), table::Tone::quiet});
    view.series = {seriesOf("to_defender", message(WORDS("drafta", "Damage to %1"), defenderName), outcomes,
                            &Damages::toDefender),
                   seriesOf("to_attacker", message(WORDS("drafta", "Damage to %1"), attackerName), outcomes,
                            &Damages::toAttacker)};
    view.steps.push_back(exchangeStep(attacker, defender, special, attackerName, defenderName));
    view.notModelled = notModelledOf(attacker, defender);
    auto list = nlohmann::ordered_json::array();
    for (const ExchangeOutcome& each : outcomes)
        list.push_back({{"to_defender", each.damages.toDefender},
                        {"to_attacker", each.damages.toAttacker},
                        {"p", each.chance()}});
    view.figures =
        std::make_shared<const nlohmann::ordered_json>(nlohmann::ordered_json{{"outcomes", std::move(list)}});
    return view;
}

} // namespace adjutant::drafta
