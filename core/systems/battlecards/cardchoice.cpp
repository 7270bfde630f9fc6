#include "core/systems/battlecards/battleodds.h"

#include <nlohmann/json.hpp>

namespace adjutant::battlecards {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostCardsOfChoice = 12;
constexpr int mostPairsOfChoice = 12 * 11; // 17,424 battles, and a program of that size

Message toText(const Contender& player, CardPair pair)
{
    return message(WORDS("battlecards", "%1 / %2"), nameOf(player.hand[pair.attack]),
                   nameOf(player.hand[pair.defense]));
}

std::vector<Message> labelsOf(const Contender& player)
{
    std::vector<Message> labels;
    for (const CardPair pair : pairsOf(player.hand))
        labels.push_back(toText(player, pair));
    return labels;
}

// The pairs that are picked at all: as the contract has them, and the most frequent first as bars.
Json addChances(door::OddsView& view, const Contender& player, const std::vector<double>& mix)
{
    const auto pairs = pairsOf(player.hand);
    Json list = Json::array();
    std::vector<door::Chance> chances;
    for (std::size_t k = 0; k < mix.size(); ++k) {
        if (mix[k] <= 1e-12)
            continue;
        const Battlecard& attack = player.hand[pairs[k].attack];
        const Battlecard& defense = player.hand[pairs[k].defense];
        list.push_back({{"attack", attack.id}, {"defense", defense.id}, {"p", mix[k]}});
        chances.push_back({player.id + '/' + attack.id + '/' + defense.id,
                           message(WORDS("battlecards", "%1: attack %2, defense %3"), nameOf(player),
                                   nameOf(attack), nameOf(defense)),
                           mix[k]});
    }
    std::ranges::stable_sort(chances, std::greater(), &door::Chance::chance);
    view.chances.insert(view.chances.end(), chances.begin(), chances.end());
    return list;
}

// The battle that two picks make, with the wounds of the defense cards in; the first player stands where the
// tie-breaker has it.
Fighters fightersOf(const Choice& choice, CardPair first, CardPair second)
{
    Fighters fighters{fighterOf(choice.players[0], first), fighterOf(choice.players[1], second)};
    if (!choice.firstIsHigher)
        std::swap(fighters[0], fighters[1]);
    return fighters;
}

// The first player's points less the second's after a battle.
int leadOf(const Choice& choice, const Fighters& fought)
{
    const std::vector<int> points = pointsOf(fought);
    return choice.firstIsHigher ? points[0] - points[1] : points[1] - points[0];
}

// The battle of the two most frequent pairs, turn by turn.
void addLikeliestBattle(door::OddsView& view, const Choice& choice, const odds::Equilibrium& equilibrium)
{
    const auto likeliest = [&choice](std::size_t player, const std::vector<double>& mix) {
        const auto most = static_cast<std::size_t>(std::ranges::max_element(mix) - mix.begin());
        return pairsOf(choice.players[player].hand)[most];
    };
    const CardPair first = likeliest(0, equilibrium.rowMix);
    const CardPair second = likeliest(1, equilibrium.columnMix);
    std::vector<Message> names{nameOf(choice.players[0]), nameOf(choice.players[1])};
    door::OddsStep step;
    step.label =
        message(WORDS("battlecards", "Most frequent pairs: %1 (%2) against %3 (%4)"),
                toText(choice.players[0], first), names[0], toText(choice.players[1], second), names[1]);
    if (!choice.firstIsHigher)
        std::swap(names[0], names[1]);
    Fighters fighters = fightersOf(choice, first, second);
    for (std::size_t k = 0; k < 2; ++k)
        step.reasons.push_back(
            message(WORDS("battlecards", "%1: %2"), names[k], battlecards::toText(fighters[k].figures)));
    view.steps.push_back(std::move(step));
    for (const BattleTurn& turn : playBattle(fighters))
        view.steps.push_back(stepOf(names, fighters, turn));
    view.steps.push_back({message(WORDS("battlecards", "%1 leads by %2 points"), nameOf(choice.players[0]),
                                  leadOf(choice, fighters)),
                          {},
                          {}});
}

door::OddsView solvedChoice(const Choice& choice, const std::vector<GuessedPair>& guess)
{
    const Contender& first = choice.players[0];
    const Contender& second = choice.players[1];
    odds::Payoffs leads = leadsOf(choice);
    odds::Equilibrium equilibrium = odds::equilibriumOf(leads);

    door::OddsView view;
    view.headline = message(WORDS("battlecards", "With best play, %1 leads by %2 points on average"),
                            nameOf(first), equilibrium.value);
    Json mix{{first.id, addChances(view, first, equilibrium.rowMix)}};
    mix[second.id] = addChances(view, second, equilibrium.columnMix);
    view.figures = std::make_shared<const Json>(Json{{"value", equilibrium.value}, {"mix", std::move(mix)}});
    view.steps.push_back(
        {message(WORDS("battlecards", "%1 pairs of %2 against %3 of %4"), static_cast<int>(leads.rows),
                 nameOf(first), static_cast<int>(leads.columns), nameOf(second)),
         {},
         {WORDS("battlecards", "all follow the bandits' pattern")}});
    addLikeliestBattle(view, choice, equilibrium);
    if (!guess.empty()) {
        const odds::Reply reply = bestReply(choice, leads, guess);
        view.steps.push_back({message(WORDS("battlecards", "Best reply to your guess, for %1: %2"),
                                      nameOf(first), toText(first, pairsOf(first.hand)[reply.pick])),
                              {},
                              {message(WORDS("battlecards", "average lead: %1 points"), reply.gain)}});
    }
    view.matrix =
        door::Matrix{message(WORDS("battlecards", "Lead for %1 (attack / defense card)"), nameOf(first)),
                     labelsOf(first),
                     labelsOf(second),
                     std::move(leads.values),
                     std::move(equilibrium.rowMix),
                     std::move(equilibrium.columnMix)};
    return view;
}

Task<> askChoiceHand(Contender& player, Ask& ask, door::Path at)
{
    player.hand = co_await askHand(ask, at + "/hand");
    const std::size_t cards = player.hand.size();
    if (cards > mostCardsOfChoice)
        co_await ask.refuse(
            "malformed",
            WORDS("battlecards", "%1/hand: %2 cards make %3 pairs; the limit is %4 cards (%5 pairs)"),
            verbatim(at), static_cast<int>(cards), static_cast<int>(cards * (cards - 1)),
            static_cast<int>(mostCardsOfChoice), mostPairsOfChoice);
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
        std::vector<door::Option> cards;
        for (const Battlecard& card : hand)
            cards.push_back({card.id, nameOf(card)});
        GuessedPair each;
        Pick attack(at + "/attack", WORDS("battlecards", "Attack card"), cards);
        each.pair.attack = placeOf(co_await ask.one(std::move(attack)));
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(each.pair.attack));
        Pick defense(at + "/defense", WORDS("battlecards", "Defense card"), std::move(cards));
        each.pair.defense = placeOf(co_await ask.one(std::move(defense)));
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

odds::Payoffs leadsOf(const Choice& choice)
{
    const auto rows = pairsOf(choice.players[0].hand);
    const auto columns = pairsOf(choice.players[1].hand);
    odds::Payoffs leads{rows.size(), columns.size(), {}};
    leads.values.reserve(rows.size() * columns.size());
    for (const CardPair row : rows)
        for (const CardPair column : columns) {
            Fighters fighters = fightersOf(choice, row, column);
            playBattle(fighters);
            leads.values.push_back(leadOf(choice, fighters));
        }
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
    choice.players = co_await askContenders(ask, 2, askChoiceHand);
    const auto order = co_await askTieBreaker(ask, choice.players);
    choice.firstIsHigher = order.front() == 0;
    auto guess = co_await askGuess(ask, choice.players[1].hand);
    question.solve = [choice = std::move(choice), guess = std::move(guess)] {
        return solvedChoice(choice, guess);
    };
}

} // namespace adjutant::battlecards
