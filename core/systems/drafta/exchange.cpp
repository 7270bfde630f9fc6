#include "core/systems/drafta/exchange.h"

#include <nlohmann/json.hpp>
#include <ranges>

namespace adjutant::drafta {

bool bothRoll(const Card& attacker, const Card& defender)
{
    return !isRanged(attacker) || isRanged(defender);
}

Verdict verdictOf(const Card& attacker, const Card& defender, int attackerFace, int defenderFace)
{
    if (attackerFace == 6 && defenderFace == 1)
        return Verdict::critical;
    if (attackerFace != defenderFace)
        return attackerFace > defenderFace ? Verdict::attackerHigher : Verdict::defenderHigher;
    if (attacker.breaksTies == defender.breaksTies)
        return Verdict::tie;
    return attacker.breaksTies ? Verdict::tieToAttacker : Verdict::tieToDefender;
}

Damages damagesOf(const Card& attacker, const Card& defender, Verdict verdict)
{
    const auto toDefender = [&](int damage) { return damageTo(defender, damage, attacker.attackType); };
    const auto toAttacker = [&](int damage) { return damageTo(attacker, damage, defender.attackType); };
    switch (verdict) {
    case Verdict::attackerHigher:
    case Verdict::tieToAttacker:
        return {toDefender(attacker.full), toAttacker(defender.partial)};
    case Verdict::defenderHigher:
    case Verdict::tieToDefender:
        return {toDefender(attacker.partial), toAttacker(defender.full)};
    case Verdict::critical:
        return {toDefender(attacker.full), 0};
    case Verdict::tie:
        break;
    }
    return {};
}

std::vector<ExchangeOutcome> exchangeOutcomes(const Card& attacker, const Card& defender,
                                              std::optional<int> special)
{
    if (special || !bothRoll(attacker, defender))
        return {{{damageTo(defender, special.value_or(attacker.full), attacker.attackType)}, 36}};
    std::map<Damages, int> rolls;
    for (int attackerFace = 1; attackerFace <= 6; ++attackerFace)
        for (int defenderFace = 1; defenderFace <= 6; ++defenderFace)
            ++rolls[damagesOf(attacker, defender, verdictOf(attacker, defender, attackerFace, defenderFace))];
    std::vector<ExchangeOutcome> outcomes;
    for (const auto& [damages, of36] : rolls)
        outcomes.push_back({damages, of36});
    return outcomes;
}

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

namespace {

using Outcomes = std::vector<ExchangeOutcome>;

double meanTo(const Outcomes& outcomes, int Damages::*side)
{
    double sum = 0;
    for (const ExchangeOutcome& each : outcomes)
        sum += each.damages.*side * each.chance();
    return sum;
}

door::Series seriesOf(const char* id, const Message& name, const Outcomes& outcomes, int Damages::*side)
{
    door::Series series{id, message(WORDS("drafta", "Damage to %1"), name), {}};
    for (const ExchangeOutcome& each : outcomes) {
        const auto damage = static_cast<std::size_t>(each.damages.*side);
        series.p.resize(std::max(series.p.size(), damage + 1));
        series.p[damage] += each.chance();
    }
    return series;
}

void addVulnerability(std::vector<Message>& reasons, const Card& by, const Card& on, const Message& onName)
{
    const auto found = on.vulnerable.find(by.attackType);
    if (found == on.vulnerable.end())
        return;
    if (hasNoVulnerabilities(on))
        reasons.push_back(message(WORDS("drafta", "%1 has the ability No vulnerabilities"), onName));
    else
        reasons.push_back(message(WORDS("drafta", "%1 is vulnerable to %2: damage ×%3"), onName,
                                  dataWord(by.attackType), found->second));
}

// Why a blow of one deals what it deals to the other.
void addBlow(std::vector<Message>& reasons, const Card& by, const Card& on, const Message& byName,
             const Message& onName)
{
    reasons.push_back(
        message(WORDS("drafta", "%1 deals %2 Full or %3 Partial Damage"), byName, by.full, by.partial));
    addVulnerability(reasons, by, on, onName);
}

} // namespace

door::OddsStep exchangeStep(const Card& attacker, const Card& defender, std::optional<int> special,
                            const Message& attackerName, const Message& defenderName)
{
    door::OddsStep step;
    step.label = message(WORDS("drafta", "%1 attacks %2"), attackerName, defenderName);
    std::vector<Message>& reasons = step.reasons;
    if (!special && bothRoll(attacker, defender)) {
        step.dice = WORDS("drafta", "1D6 against 1D6");
        addBlow(reasons, attacker, defender, attackerName, defenderName);
        addBlow(reasons, defender, attacker, defenderName, attackerName);
        if (attacker.breaksTies == defender.breaksTies)
            reasons.push_back(WORDS("drafta", "On a tie nobody is hurt"));
        else
            reasons.push_back(message(WORDS("drafta", "%1 breaks ties"),
                                      attacker.breaksTies ? attackerName : defenderName));
        reasons.push_back(message(WORDS("drafta", "6 against 1: %1 deals nothing"), defenderName));
        return step;
    }
    step.dice = WORDS("drafta", "No roll");
    if (special) {
        reasons.push_back(
            message(WORDS("drafta", "A special attack deals %1, with no damage in return"), *special));
        addVulnerability(reasons, attacker, defender, defenderName);
    } else {
        reasons.push_back(message(WORDS("drafta", "%1 is ranged and %2 is not: Full Damage, none in return"),
                                  attackerName, defenderName));
        addBlow(reasons, attacker, defender, attackerName, defenderName);
    }
    return step;
}

door::OddsView exchangeView(const Card& attacker, const Card& defender, std::optional<int> special)
{
    const auto outcomes = exchangeOutcomes(attacker, defender, special);
    const Message attackerName = nameOrRole(attacker, WORDS("drafta", "Attacker"));
    const Message defenderName = nameOrRole(defender, WORDS("drafta", "Defender"));
    const auto chanceOf = [&outcomes](auto counts) {
        int of36 = 0;
        for (const ExchangeOutcome& each : outcomes)
            of36 += counts(each.damages) ? each.of36 : 0;
        return of36 / 36.0;
    };
    // Nobody takes more damage than there are hit points, where these are known.
    Outcomes felt = outcomes;
    for (Damages& each : felt | std::views::transform(&ExchangeOutcome::damages)) {
        each.toDefender = defender.hp > 0 ? std::min(each.toDefender, defender.hp) : each.toDefender;
        each.toAttacker = attacker.hp > 0 ? std::min(each.toAttacker, attacker.hp) : each.toAttacker;
    }
    const bool isCertain = defender.hp > 0 && std::ranges::all_of(outcomes, [&](const ExchangeOutcome& each) {
                               return each.damages.toDefender >= defender.hp;
                           });
    door::OddsView view;
    view.headline = isCertain
                        ? message(WORDS("drafta", "%1 defeats %2"), attackerName, defenderName)
                        : message(WORDS("drafta", "%1 deals %2 damage on average and takes %3"), attackerName,
                                  meanTo(felt, &Damages::toDefender), meanTo(felt, &Damages::toAttacker));
    const auto addFall = [&](const char* id, const Card& card, const Message& name, int Damages::*side,
                             door::Tone tone) {
        if (card.hp > 0)
            view.chances.push_back({id, message(WORDS("drafta", "%1 is defeated"), name),
                                    chanceOf([&](const Damages& each) { return each.*side >= card.hp; }),
                                    tone});
    };
    addFall("defender_falls", defender, defenderName, &Damages::toDefender, door::Tone::good);
    addFall("attacker_falls", attacker, attackerName, &Damages::toAttacker, door::Tone::bad);
    view.chances.push_back({"nobody_hurt", WORDS("drafta", "Nobody is hurt"),
                            chanceOf([](const Damages& each) { return each == Damages(); }),
                            door::Tone::quiet});
    view.series = {seriesOf("to_defender", defenderName, felt, &Damages::toDefender),
                   seriesOf("to_attacker", attackerName, felt, &Damages::toAttacker)};
    view.steps.push_back(exchangeStep(attacker, defender, special, attackerName, defenderName));
    view.notModelled = notModelledOf(attacker, defender);
    using Json = nlohmann::ordered_json;
    Json list = Json::array();
    for (const ExchangeOutcome& each : outcomes)
        list.push_back({{"to_defender", each.damages.toDefender},
                        {"to_attacker", each.damages.toAttacker},
                        {"p", each.chance()}});
    view.figures = std::make_shared<const Json>(Json{{"outcomes", std::move(list)}});
    return view;
}

} // namespace adjutant::drafta
