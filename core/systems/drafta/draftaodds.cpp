#include "core/systems/drafta/drafta.h"

#include <nlohmann/json.hpp>
#include <ranges>

namespace adjutant::drafta {

using Json = nlohmann::ordered_json;

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

Outcomes exchangeOutcomes(const Card& attacker, const Card& defender, std::optional<int> special)
{
    if (special || !bothRoll(attacker, defender))
        return {{{damageTo(defender, special.value_or(attacker.full), attacker.attackType)}, 36}};
    std::map<Damages, int> rolls;
    for (int attackerFace = 1; attackerFace <= 6; ++attackerFace)
        for (int defenderFace = 1; defenderFace <= 6; ++defenderFace)
            ++rolls[damagesOf(attacker, defender, verdictOf(attacker, defender, attackerFace, defenderFace))];
    return mapped(rolls, [](const auto& each) { return ExchangeOutcome{each.first, each.second}; });
}

namespace {

Message nameOrRole(const Card& card, Words role)
{
    return card.name.empty() ? message(role) : verbatim(card.name);
}

// What the odds leave out of the cards: talents, and abilities that they don't know.
std::vector<Message> notModelledOf(const Card& attacker, const Card& defender)
{
    std::vector<Message> left;
    for (const Card* card : {&attacker, &defender}) {
        for (const std::string& ability : card->abilities)
            if (!grantsNoVulnerabilities(ability))
                left.push_back(verbatim(ability));
        if (!card->talent.empty())
            left.push_back(message(TR("One-time talent: %1"), card->talent));
    }
    return left;
}

double meanTo(const Outcomes& outcomes, int Damages::*side)
{
    double sum = 0;
    for (const ExchangeOutcome& each : outcomes)
        sum += each.damages.*side * each.chance();
    return sum;
}

door::Series seriesOf(const char* id, const Message& name, const Outcomes& outcomes, int Damages::*side)
{
    door::Series series{id, message(TR("Damage to %1"), name), {}};
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
    reasons.push_back(hasNoVulnerabilities(on) ? message(TR("%1 has the ability No vulnerabilities"), onName)
                                               : message(TR("%1 is vulnerable to %2: damage ×%3"), onName,
                                                         dataWord(by.attackType), found->second));
}

// Why a blow of one deals what it deals to the other.
void addBlow(std::vector<Message>& reasons, const Card& by, const Card& on, const Message& byName,
             const Message& onName)
{
    reasons.push_back(message(TR("%1 deals %2 Full or %3 Partial Damage"), byName, by.full, by.partial));
    addVulnerability(reasons, by, on, onName);
}

// The roll of an attack with the reasons of its figures.
door::OddsStep exchangeStep(const Card& attacker, const Card& defender, std::optional<int> special,
                            const Message& attackerName, const Message& defenderName)
{
    door::OddsStep step{message(TR("%1 attacks %2"), attackerName, defenderName), {}, {}};
    std::vector<Message>& reasons = step.reasons;
    if (!special && bothRoll(attacker, defender)) {
        step.dice = TR("1D6 against 1D6");
        addBlow(reasons, attacker, defender, attackerName, defenderName);
        addBlow(reasons, defender, attacker, defenderName, attackerName);
        reasons.push_back(
            attacker.breaksTies == defender.breaksTies
                ? TR("On a tie nobody is hurt")
                : message(TR("%1 breaks ties"), attacker.breaksTies ? attackerName : defenderName));
        reasons.push_back(message(TR("6 against 1: %1 deals nothing"), defenderName));
        return step;
    }
    step.dice = TR("No roll");
    if (special) {
        reasons.push_back(message(TR("A special attack deals %1, with no damage in return"), *special));
        addVulnerability(reasons, attacker, defender, defenderName);
    } else {
        reasons.push_back(message(TR("%1 is ranged and %2 is not: Full Damage, none in return"), attackerName,
                                  defenderName));
        addBlow(reasons, attacker, defender, attackerName, defenderName);
    }
    return step;
}

} // namespace

door::OddsView exchangeView(const Card& attacker, const Card& defender, std::optional<int> special)
{
    const auto outcomes = exchangeOutcomes(attacker, defender, special);
    const Message attackerName = nameOrRole(attacker, TR("Attacker"));
    const Message defenderName = nameOrRole(defender, TR("Defender"));
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
    view.headline =
        isCertain ? message(TR("%1 defeats %2"), attackerName, defenderName)
        : outcomes.size() == 1 && felt.front().damages.toAttacker == 0
            ? message(TR("No roll: %1 takes %2 damage"), defenderName, felt.front().damages.toDefender)
            : message(TR("%1 deals %2 damage on average and takes %3"), attackerName,
                      meanTo(felt, &Damages::toDefender), meanTo(felt, &Damages::toAttacker));
    const auto addFall = [&](const char* id, const Card& card, const Message& name, int Damages::*side,
                             door::Tone tone) {
        if (card.hp > 0)
            view.chances.push_back({id, message(TR("%1 is defeated"), name),
                                    chanceOf([&](const Damages& each) { return each.*side >= card.hp; }),
                                    tone});
    };
    addFall("defender_falls", defender, defenderName, &Damages::toDefender, door::Tone::good);
    addFall("attacker_falls", attacker, attackerName, &Damages::toAttacker, door::Tone::bad);
    view.chances.push_back({"nobody_hurt", TR("Nobody is hurt"),
                            chanceOf([](const Damages& each) { return each == Damages(); }),
                            door::Tone::quiet});
    view.series = {seriesOf("to_defender", defenderName, felt, &Damages::toDefender),
                   seriesOf("to_attacker", attackerName, felt, &Damages::toAttacker)};
    view.steps.push_back(exchangeStep(attacker, defender, special, attackerName, defenderName));
    view.notModelled = notModelledOf(attacker, defender);
    Json list = Json::array();
    for (const ExchangeOutcome& each : outcomes)
        list.push_back({{"to_defender", each.damages.toDefender},
                        {"to_attacker", each.damages.toAttacker},
                        {"p", each.chance()}});
    view.figures = std::make_shared<const Json>(Json{{"outcomes", std::move(list)}});
    return view;
}

namespace {

// One side's attack, by what it does to the duel's attacker and to its defender.
struct Turn
{
    Outcomes blows;   ///< outcomes that hurt somebody
    int of36Idle = 0; ///< rolls that hurt nobody
};

Turn turnOf(const Outcomes& outcomes, bool attackersTurn)
{
    Turn turn;
    for (auto [damages, of36] : outcomes) {
        if (!attackersTurn)
            std::swap(damages.toDefender, damages.toAttacker);
        if (damages == Damages())
            turn.of36Idle += of36;
        else
            turn.blows.push_back({damages, of36});
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
    odds.meanExchanges = 0;
    const auto strikes = [&](const Turn& turn, double visits, double Visits::*next, int a, int d) {
        for (const ExchangeOutcome& each : turn.blows) {
            const auto& [toDefender, toAttacker] = each.damages;
            arrivalsAt(std::max(a - toAttacker, 0), std::max(d - toDefender, 0)).*next +=
                visits * each.chance();
        }
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
            *odds.meanExchanges += attacks + replies;
            strikes(attackers, attacks, &Visits::defenders, a, d);
            strikes(defenders, replies, &Visits::attackers, a, d);
        }
    // Sums of many chances: rounding may have brought them a little above 1.
    for (double* chance : {&odds.attackerWins, &odds.defenderWins, &odds.bothFall})
        *chance = std::min(*chance, 1.0);
    for (odds::Distribution* left : {&odds.attackerLeft, &odds.defenderLeft})
        for (double& chance : *left)
            chance = std::min(chance, 1.0);
    return odds;
}

door::Matrix matchup(const std::vector<Card>& rows, const std::vector<Card>& columns)
{
    door::Matrix matrix;
    matrix.label = TR("Chance that the row beats the column, attacking first");
    matrix.chances = true;
    for (const Card& card : columns)
        matrix.columns.push_back(nameOrRole(card, TR("Unnamed")));
    for (const Card& row : rows) {
        matrix.rows.push_back(nameOrRole(row, TR("Unnamed")));
        for (const Card& column : columns)
            matrix.values.push_back(duel(row, column, std::nullopt).attackerWins);
    }
    return matrix;
}

door::OddsView duelView(const Card& attacker, const Card& defender, std::optional<int> special)
{
    const DuelOdds odds = duel(attacker, defender, special);
    const Message attackerName = nameOrRole(attacker, TR("Attacker"));
    const Message defenderName = nameOrRole(defender, TR("Defender"));
    door::OddsView view;
    if (odds.meanExchanges) {
        view.headline = message(TR("Chance to win: %1 %2, %3 %4"), attackerName, Percent{odds.attackerWins},
                                defenderName, Percent{odds.defenderWins});
        view.further.push_back(message(TR("Exchanges on average: %1"), *odds.meanExchanges));
        view.series = {
            {"attacker_left", message(TR("Hit points left: %1"), attackerName), odds.attackerLeft},
            {"defender_left", message(TR("Hit points left: %1"), defenderName), odds.defenderLeft}};
    } else {
        view.headline = TR("Neither can hurt the other: the duel never ends");
        view.warnings.push_back(TR("Neither deals any damage: nobody falls, however long they fight"));
    }
    view.chances = {
        {"attacker_wins", message(TR("Chance to win: %1"), attackerName), odds.attackerWins,
         door::Tone::good},
        {"defender_wins", message(TR("Chance to win: %1"), defenderName), odds.defenderWins, door::Tone::bad},
        {"both_fall", TR("Both fall"), odds.bothFall, door::Tone::plain}};
    view.steps = {exchangeStep(attacker, defender, special, attackerName, defenderName),
                  exchangeStep(defender, attacker, std::nullopt, defenderName, attackerName)};
    view.notModelled = notModelledOf(attacker, defender);
    view.figures = std::make_shared<const Json>(
        Json{{"attacker_wins", odds.attackerWins},
             {"defender_wins", odds.defenderWins},
             {"both_fall", odds.bothFall},
             {"mean_exchanges", odds.meanExchanges ? Json(*odds.meanExchanges) : Json()}});
    return view;
}

namespace {

constexpr int mostRowsOfMatchup = 8; ///< two lists of cards that are as many questions as one form may ask

// How much work duels take at most: every pair of hit points, and from each every outcome of both rolls.
double workOfDuels(const std::vector<Card>& rows, const std::vector<Card>& columns)
{
    double work = 0;
    for (const Card& row : rows)
        for (const Card& column : columns)
            work += 2. * 36 * (row.hp + 1) * (column.hp + 1);
    return work;
}

template <auto view, bool needsHp> Task<> askBoth(OddsQuestion& question, Ask& ask)
{
    const Card attacker = co_await askCard(ask, "attacker/", needsHp);
    const Card defender = co_await askCard(ask, "defender/", needsHp);
    const auto special = co_await ask.numberOrNone(
        NumberOf("special", TR("Attacker’s special attack damage"), 0, Card::mostDamage)
            .usuallyNone()
            .ifSkipped(TR("Normal attack"))
            .rule("rule/special-attacks"));
    if (needsHp) {
        const double work = workOfDuels({attacker}, {defender});
        co_await limitWork(question, work, ask);
    }
    question.solve = [=] { return view(attacker, defender, special); };
}

Task<std::vector<Card>> askCards(Ask& ask, std::string path, Label label)
{
    std::vector<Card> cards;
    const auto keys =
        co_await ask.rows(RowsOf(path, std::move(label), 1, mostRowsOfMatchup).rowLabel(TR("Card")));
    for (const std::string& key : keys)
        cards.push_back(co_await askCard(ask, path + '/' + key + '/'));
    co_return cards;
}

door::OddsView matchupView(const std::vector<Card>& rows, const std::vector<Card>& columns)
{
    door::OddsView view;
    view.headline = TR("Every pairing as a duel");
    view.matrix = matchup(rows, columns);
    Json chances = Json::array();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto start = view.matrix->values.begin() + static_cast<std::ptrdiff_t>(row * columns.size());
        chances.push_back(std::vector<double>(start, start + static_cast<std::ptrdiff_t>(columns.size())));
    }
    view.figures = std::make_shared<const Json>(Json{{"chances", std::move(chances)}});
    return view;
}

Task<> askMatchup(OddsQuestion& question, Ask& ask)
{
    const auto rows = co_await askCards(ask, "rows", TR("Attackers"));
    const auto columns = co_await askCards(ask, "columns", TR("Defenders"));
    co_await limitWork(question, workOfDuels(rows, columns), ask);
    question.solve = [=] { return matchupView(rows, columns); };
}

} // namespace

constinit const std::array<OddsKind, 3> oddsKinds{{
    {"exchange", TR("One attack"), askBoth<exchangeView, false>},
    {"duel", TR("Duel"), askBoth<duelView, true>},
    {"matchup", TR("Matchup"), askMatchup},
}};

} // namespace adjutant::drafta
