#include "core/systems/battlecards/cardchoice.h"

#include "core/systems/battlecards/battlewords.h"

#include <nlohmann/json.hpp>

namespace adjutant::battlecards {

namespace {

Message toText(const Contender& player, CardPair pair)
{
    return message(WORDS("battlecards", "%1 / %2"), nameOf(player.hand[pair.attack]),
                   nameOf(player.hand[pair.defense]));
}

nlohmann::ordered_json mixJson(const Contender& player, const std::vector<double>& mix)
{
    const auto pairs = pairsOf(player.hand);
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (std::size_t k = 0; k < mix.size(); ++k)
        if (mix[k] > 1e-12)
            list.push_back({{"attack", player.hand[pairs[k].attack].id},
                            {"defense", player.hand[pairs[k].defense].id},
                            {"p", mix[k]}});
    return list;
}

std::vector<Message> labelsOf(const Contender& player)
{
    std::vector<Message> labels;
    for (const CardPair pair : pairsOf(player.hand))
        labels.push_back(toText(player, pair));
    return labels;
}

// The pairs that are picked at all, the most frequent first, as bars.
void addChances(table::OddsView& view, const Contender& player, const std::vector<double>& mix)
{
    const auto pairs = pairsOf(player.hand);
    const std::size_t before = view.chances.size();
    for (std::size_t k = 0; k < mix.size(); ++k)
        if (mix[k] > 1e-12)
            view.chances.push_back(
                {player.id + '/' + player.hand[pairs[k].attack].id + '/' + player.hand[pairs[k].defense].id,
                 message(WORDS("battlecards", "%1: attack %2, defense %3"), nameOf(player),
                         nameOf(player.hand[pairs[k].attack]), nameOf(player.hand[pairs[k].defense])),
                 mix[k]});
    std::stable_sort(
        view.chances.begin() + static_cast<std::ptrdiff_t>(before), view.chances.end(),
        [](const table::Chance& one, const table::Chance& other) { return one.chance > other.chance; });
}

// The battle of the two most frequent pairs, turn by turn.
void addLikeliestBattle(table::OddsView& view, const Choice& choice, const odds::Equilibrium& equilibrium)
{
    const auto likeliest = [&choice](std::size_t player, const std::vector<double>& mix) {
        const auto most = static_cast<std::size_t>(std::ranges::max_element(mix) - mix.begin());
        return pairsOf(choice.players[player].hand)[most];
    };
    const CardPair first = likeliest(0, equilibrium.rowMix);
    const CardPair second = likeliest(1, equilibrium.columnMix);
    std::vector<Message> names{nameOf(choice.players[0]), nameOf(choice.players[1])};
    if (!choice.firstIsHigher)
        std::swap(names[0], names[1]);
    table::OddsStep step;
    step.label = message(WORDS("battlecards", "Most frequent pairs: %1 (%2) against %3 (%4)"),
                         toText(choice.players[0], first), nameOf(choice.players[0]),
                         toText(choice.players[1], second), nameOf(choice.players[1]));
    Fighters fighters = fightersOf(choice, first, second);
    for (std::size_t k = 0; k < 2; ++k)
        step.reasons.push_back(
            message(WORDS("battlecards", "%1: %2"), names[k], battlecards::toText(fighters[k].figures)));
    view.steps.push_back(std::move(step));
    for (const BattleTurn& turn : playBattle(fighters))
        view.steps.push_back(stepOf(names, fighters, turn));
    table::OddsStep end;
    end.label = message(WORDS("battlecards", "%1 leads by %2 points"), nameOf(choice.players[0]),
                        leadOf(choice, first, second));
    view.steps.push_back(std::move(end));
}

table::OddsStep replyStep(const Choice& choice, const odds::Payoffs& leads,
                          const std::vector<GuessedPair>& guess)
{
    const odds::Reply reply = bestReply(choice, leads, guess);
    table::OddsStep step;
    step.label =
        message(WORDS("battlecards", "Best reply to your guess, for %1: %2"), nameOf(choice.players[0]),
                toText(choice.players[0], pairsOf(choice.players[0].hand)[reply.pick]));
    step.reasons.push_back(message(WORDS("battlecards", "average lead: %1 points"), reply.gain));
    return step;
}

table::OddsView solved(const Choice& choice, const std::vector<GuessedPair>& guess)
{
    const Contender& first = choice.players[0];
    const Contender& second = choice.players[1];
    odds::Payoffs leads = leadsOf(choice);
    odds::Equilibrium equilibrium = odds::equilibriumOf(leads);

    table::OddsView view;
    view.headline = message(WORDS("battlecards", "With best play, %1 leads by %2 points on average"),
                            nameOf(first), equilibrium.value);
    nlohmann::ordered_json mix{{first.id, mixJson(first, equilibrium.rowMix)},
                               {second.id, mixJson(second, equilibrium.columnMix)}};
    view.figures = std::make_shared<const nlohmann::ordered_json>(
        nlohmann::ordered_json{{"value", equilibrium.value}, {"mix", std::move(mix)}});
    addChances(view, first, equilibrium.rowMix);
    addChances(view, second, equilibrium.columnMix);
    table::OddsStep all;
    all.label = message(WORDS("battlecards", "%1 pairs of %2 against %3 of %4"), static_cast<int>(leads.rows),
                        nameOf(first), static_cast<int>(leads.columns), nameOf(second));
    all.reasons.push_back(message(WORDS("battlecards", "all follow the bandits' pattern")));
    view.steps.push_back(std::move(all));
    addLikeliestBattle(view, choice, equilibrium);
    if (!guess.empty())
        view.steps.push_back(replyStep(choice, leads, guess));
    view.matrix =
        table::Matrix{message(WORDS("battlecards", "Lead for %1 (attack / defense card)"), nameOf(first)),
                      labelsOf(first),
                      labelsOf(second),
                      std::move(leads.values),
                      std::move(equilibrium.rowMix),
                      std::move(equilibrium.columnMix)};
    return view;
}

std::vector<table::Option> cardOptions(const std::vector<Battlecard>& hand)
{
    std::vector<table::Option> options;
    for (const Battlecard& card : hand)
        options.push_back(optionOf(card.id, nameOf(card)));
    return options;
}

Message tooManyCards(const table::Path& at, std::size_t cards)
{
    return message(WORDS("battlecards", "%1/hand: %2 cards make %3 pairs; the limit is %4 cards (%5 pairs)"),
                   verbatim(at), static_cast<int>(cards), static_cast<int>(cards * (cards - 1)),
                   static_cast<int>(mostCardsOfChoice), static_cast<int>(mostPairsOfChoice));
}

// What the first player thinks that the second will pick: rows of pairs, each so often.
Task<std::vector<GuessedPair>> askGuess(Ask& ask, const std::vector<Battlecard>& hand)
{
    std::vector<GuessedPair> guess;
    const auto rows = co_await ask.rows(
        RowsOf("guess", WORDS("battlecards", "Guess at the second player’s cards"), 0, mostPairsOfChoice)
            .rowLabel(WORDS("battlecards", "Pair")));
    const auto placeOf = [&hand](const std::string& id) {
        return static_cast<std::size_t>(std::ranges::find(hand, id, &Battlecard::id) - hand.begin());
    };
    for (const std::string& row : rows) {
        const std::string at = "guess/" + row;
        auto attacks = cardOptions(hand);
        GuessedPair each;
        each.pair.attack = placeOf(
            co_await ask.one(Pick(at + "/attack", WORDS("battlecards", "Attack card"), std::move(attacks))));
        auto defenses = cardOptions(hand);
        defenses.erase(defenses.begin() + static_cast<std::ptrdiff_t>(each.pair.attack));
        each.pair.defense = placeOf(co_await ask.one(
            Pick(at + "/defense", WORDS("battlecards", "Defense card"), std::move(defenses))));
        each.p = co_await ask.amount(AmountOf(at + "/p", WORDS("battlecards", "Weight"), 0.001, 1).preset(1));
        guess.push_back(each);
    }
    co_return guess;
}

} // namespace

std::vector<CardPair> pairsOf(const std::vector<Battlecard>& hand)
{
    std::vector<CardPair> pairs;
    for (std::size_t attack = 0; attack < hand.size(); ++attack)
        for (std::size_t defense = 0; defense < hand.size(); ++defense)
            if (attack != defense)
                pairs.push_back({attack, defense});
    return pairs;
}

Fighters fightersOf(const Choice& choice, CardPair first, CardPair second)
{
    Fighters fighters{fighterOf(choice.players[0], first), fighterOf(choice.players[1], second)};
    if (!choice.firstIsHigher)
        std::swap(fighters[0], fighters[1]);
    return fighters;
}

int leadOf(const Choice& choice, CardPair first, CardPair second)
{
    Fighters fighters = fightersOf(choice, first, second);
    playBattle(fighters);
    const std::vector<int> points = pointsOf(fighters);
    return choice.firstIsHigher ? points[0] - points[1] : points[1] - points[0];
}

odds::Payoffs leadsOf(const Choice& choice)
{
    const auto rows = pairsOf(choice.players[0].hand);
    const auto columns = pairsOf(choice.players[1].hand);
    odds::Payoffs leads{rows.size(), columns.size(), {}};
    leads.values.reserve(rows.size() * columns.size());
    for (const CardPair row : rows)
        for (const CardPair column : columns)
            leads.values.push_back(leadOf(choice, row, column));
    return leads;
}

odds::Reply bestReply(const Choice& choice, const odds::Payoffs& leads, const std::vector<GuessedPair>& guess)
{
    const auto pairs = pairsOf(choice.players[1].hand);
    std::vector<double> mix(pairs.size());
    double sum = 0;
    for (const GuessedPair& each : guess) {
        mix[static_cast<std::size_t>(std::ranges::find(pairs, each.pair) - pairs.begin())] += each.p;
        sum += each.p;
    }
    for (double& p : mix)
        p /= sum;
    return odds::bestRow(leads, mix);
}

Task<> askChoiceOdds(OddsQuestion& question, Ask& ask)
{
    Choice choice;
    const auto rows = co_await ask.rows(
        RowsOf("players", WORDS("battlecards", "Players"), 2, 2).rowLabel(WORDS("battlecards", "Player")));
    for (const std::string& row : rows) {
        const std::string at = "players/" + row;
        choice.players.push_back(co_await askContender(ask, at, choice.players));
        auto hand = co_await askHand(ask, at + "/hand");
        if (hand.size() > mostCardsOfChoice)
            co_await ask.refuse("malformed", tooManyCards(at, hand.size()));
        choice.players.back().hand = std::move(hand);
    }
    co_await refuseRepeated(ask, choice.players);
    const auto order = co_await askTieBreaker(ask, choice.players);
    choice.firstIsHigher = order.front() == 0;
    auto guess = co_await askGuess(ask, choice.players[1].hand);
    question.solve = [choice = std::move(choice), guess = std::move(guess)] { return solved(choice, guess); };
}

} // namespace adjutant::battlecards
