#include "core/systems/battlecards/battlecards.h"

#include <nlohmann/json.hpp>

namespace adjutant::battlecards {

namespace {

using Json = nlohmann::ordered_json;

constexpr int mostKnightsOfScenario = 20; // a player

std::size_t numberOf(const auto& things, const std::string& id)
{
    return static_cast<std::size_t>(std::ranges::find(things, id, &NamedId::id) - things.begin());
}

// All but one.
std::vector<door::Option> optionsOf(const auto& things, const std::string& besides = {})
{
    std::vector<door::Option> options;
    for (const NamedId& each : things)
        if (each.id != besides)
            options.push_back({each.id, toText(each)});
    return options;
}

// A knight of a scenario for players, who count from 1: "Blue, knight 2".
Message toText(const std::vector<Message>& names, KnightAt knight)
{
    return message(TR("%1, knight %2"), names[knight.fighter], static_cast<int>(knight.knight) + 1);
}

// For `players`, 2 or up to `most`, each with an id of their own: `id`, `attributes`, `knights`, and what
// `askCards` asks at its row.
Task<std::vector<Contender>> askContenders(Ask& ask, int most,
                                           Task<> (*askCards)(Contender& player, Ask& ask, door::Path at))
{
    std::vector<Contender> players;
    const auto rows = co_await ask.rows(RowsOf("players", TR("Players"), 2, most).rowLabel(TR("Player")));
    for (const std::string& row : rows) {
        const door::Path at = "players/" + row;
        Contender player;
        std::vector<std::string> taken = mapped(players, &Contender::id);
        static_cast<NamedId&>(player) = co_await askNamedId(ask, at, TR("Player"), std::move(taken));
        player.attributes = co_await askAttributes(ask, at + "/attributes");
        const auto knights = co_await ask.rows(
            RowsOf(at + "/knights", TR("Knights"), 0, mostKnightsOfScenario).rowLabel(TR("Knight")));
        for (const std::string& knight : knights) {
            const door::Path each = at + "/knights/" + knight;
            const int health = co_await ask.number(NumberOf(each + "/health", healthWord, 1, mostFigure));
            const int wounds = co_await askNumber(ask, each + "/wounds", woundsWord, 0, mostFigure, 0, "");
            player.knights.push_back({health, wounds});
        }
        co_await askCards(player, ask, at);
        players.push_back(std::move(player));
    }
    for (std::size_t k = 0; k < players.size(); ++k)
        if (numberOf(players, players[k].id) != k)
            co_await ask.refuse("malformed", TR("players/%1/id: '%2' is used twice"), static_cast<int>(k),
                                players[k].id);
    co_return players;
}

// The order of the players unless it is given: their numbers, the highest first.
Task<std::vector<std::size_t>> askTieBreaker(Ask& ask, const std::vector<Contender>& players)
{
    const auto all = static_cast<int>(players.size());
    Pick question("tie_breaker", TR("Tie-breaker, highest first"), optionsOf(players));
    question.from(all, all).inOrder().presets(mapped(players, &Contender::id));
    const auto order = co_await ask.several(std::move(question));
    co_return mapped(order, [&players](const std::string& id) { return numberOf(players, id); });
}

// A player at the reveal: the figures with two cards in, and the wounds of the defense card.
Fighter fighterOf(const Contender& player, CardPair pair)
{
    const Battlecard& defense = player.hand[pair.defense];
    Fighter fighter{withCards(player.attributes, player.hand[pair.attack], defense), player.knights};
    woundAll(fighter, defense.defense.wound);
    return fighter;
}

door::OddsStep stepOf(const std::vector<Message>& names, const Fighters& fighters, const BattleTurn& turn)
{
    door::OddsStep step;
    step.label =
        message(TR("Turn: %1 (Delay %2)"), names[turn.attacker], fighters[turn.attacker].figures.delay);
    for (const Dealt& each : turn.dealt) {
        const Message target = toText(names, each.target);
        step.reasons.push_back(
            counted(TR_N("%1 takes %n wound(s): %2"), each.working.wounds, target, toText(each.working)));
        if (each.out)
            step.reasons.push_back(message(TR("%1 is out"), target));
    }
    if (turn.dealt.empty())
        step.reasons.emplace_back(TR("no attack"));
    return step;
}

// A battle as a scenario has it, with the wounds of the defense cards in; everybody in the order of the
// tie-breaker.
struct Scenario
{
    std::vector<std::string> ids;
    std::vector<Message> names;
    Fighters fighters;
    std::vector<std::optional<Targets>> targets; ///< without its own a player follows the pattern
    std::vector<door::OddsStep> steps;

    // A knight as it is written there: `blue/1`.
    std::string idOf(KnightAt knight) const
    {
        return ids[knight.fighter] + '/' + std::to_string(knight.knight);
    }
};

Task<> askBothCards(Contender& player, Ask& ask, door::Path at)
{
    player.hand.push_back(co_await askBattlecard(ask, at + "/attack_card", false));
    player.hand.push_back(co_await askBattlecard(ask, at + "/defense_card", false));
}

// Alliances by the players' numbers; one that names a partner is enough.
Task<std::vector<std::optional<std::size_t>>> askAllies(Ask& ask, const std::vector<Contender>& players)
{
    std::vector<std::optional<std::size_t>> allies(players.size());
    for (std::size_t k = 0; k < players.size(); ++k) {
        Pick question("players/" + std::to_string(k) + "/ally", TR("Ally"),
                      optionsOf(players, players[k].id));
        const auto named = co_await ask.oneOrNone(question.ifSkipped(TR("No alliance")));
        if (!named)
            continue;
        const std::size_t partner = numberOf(players, *named);
        if (allies[k].value_or(partner) != partner || allies[partner].value_or(k) != k)
            co_await ask.refuse("malformed", TR("players/%1/ally: an alliance needs two players"),
                                static_cast<int>(k));
        allies[k] = partner;
        allies[partner] = k;
    }
    co_return allies;
}

// A player without given targets follows the pattern. If some are given, the other knights attack nobody.
Task<> askTargets(Scenario& scenario, Ask& ask)
{
    for (std::size_t k = 0; k < scenario.fighters.size(); ++k) {
        std::vector<KnightAt> others;
        for (std::size_t f = 0; f < scenario.fighters.size(); ++f)
            for (std::size_t n = 0; f != k && n < scenario.fighters[f].knights.size(); ++n)
                others.push_back({f, n});
        const std::string at = "targets/" + scenario.ids[k];
        const bool given = ask.isGiven(at);
        Targets targets(scenario.fighters[k].knights.size());
        for (std::size_t n = 0; n < targets.size(); ++n) {
            std::vector<door::Option> options{{"pattern", TR("By the bandits’ pattern")},
                                              {nobody, TR("Nobody")}};
            for (const KnightAt each : others)
                options.push_back({scenario.idOf(each), toText(scenario.names, each)});
            Pick question(at + '/' + std::to_string(n),
                          message(TR("Target for %1"), toText(scenario.names, {k, n})), std::move(options));
            const std::string target = co_await ask.one(question.preset(given ? nobody : "pattern"));
            for (const KnightAt each : others)
                if (scenario.idOf(each) == target)
                    targets[n] = each;
        }
        scenario.targets.push_back(given ? std::optional(std::move(targets)) : std::nullopt);
    }
}

door::OddsView solvedBattle(Scenario scenario)
{
    door::OddsView view;
    view.steps = std::move(scenario.steps);
    Json figures{{"turns", Json::array()}, {"points", Json::object()}, {"victors", Json::array()}};
    Fighters& fighters = scenario.fighters;
    for (const BattleTurn& turn : playBattle(fighters, scenario.targets)) {
        Json dealt = Json::array();
        for (const Dealt& each : turn.dealt)
            dealt.push_back({{"target", scenario.idOf(each.target)},
                             {"knights", each.working.knights},
                             {"wounds", each.working.wounds}});
        figures["turns"].push_back({{"player", scenario.ids[turn.attacker]},
                                    {"delay", fighters[turn.attacker].figures.delay},
                                    {"dealt", std::move(dealt)}});
        view.steps.push_back(stepOf(scenario.names, fighters, turn));
    }
    const std::vector<int> points = pointsOf(fighters);
    door::OddsStep end{TR("End of the battle"), {}, {}};
    for (std::size_t k = 0; k < fighters.size(); ++k) {
        figures["points"][scenario.ids[k]] = points[k];
        end.reasons.push_back(counted(TR_N("%1: %n point(s)"), points[k], scenario.names[k]));
    }
    view.steps.push_back(std::move(end));
    int together = 0;
    std::vector<Message> names;
    for (const std::size_t k : victorsOf(fighters)) {
        figures["victors"].push_back(scenario.ids[k]);
        names.push_back(scenario.names[k]);
        together += points[k];
    }
    view.headline = names.empty()
                        ? TR("No knights left: nobody wins")
                        : counted(TR_N("%1: victory with %n point(s)"), together, listed(std::move(names)));
    view.figures = std::make_shared<const Json>(std::move(figures));
    return view;
}

} // namespace

Task<> askBattleOdds(OddsQuestion& question, Ask& ask)
{
    const std::vector<Contender> players = co_await askContenders(ask, mostSidesAtOnce, askBothCards);
    const auto allies = co_await askAllies(ask, players);
    const auto order = co_await askTieBreaker(ask, players);

    Scenario scenario;
    door::OddsStep reveal{TR("The cards are revealed"), {}, {}};
    for (const std::size_t k : order) {
        const Contender& player = players[k];
        const Message name = toText(player);
        const Battlecard& attack = player.hand[0];
        const Battlecard& defense = player.hand[1];
        Fighter fighter = fighterOf(player, {0, 1});
        if (allies[k])
            fighter.ally = static_cast<std::size_t>(std::ranges::find(order, *allies[k]) - order.begin());
        reveal.reasons.push_back(message(TR("%1: %2"), name, toText(fighter.figures)));
        if (const int wounds = defense.defense.wound; wounds != 0)
            reveal.reasons.push_back(counted(TR_N("%1: %n wound(s) on each of its knights"), wounds, name));
        if (!attack.id.empty() && attack.id == defense.id)
            ask.warn("rule/battlecards",
                     TR("%1: '%2' chosen for attack and defense; choose two different cards"), name,
                     toText(attack));
        scenario.ids.push_back(player.id);
        scenario.names.push_back(name);
        scenario.fighters.push_back(std::move(fighter));
    }
    scenario.steps.push_back(std::move(reveal));
    co_await askTargets(scenario, ask);
    question.solve = [scenario = std::move(scenario)] { return solvedBattle(scenario); };
}

namespace {

constexpr std::size_t mostCardsOfChoice = 12;
constexpr int mostPairsOfChoice = 12 * 11; // 17,424 battles, and a program of that size

Message toText(const Contender& player, CardPair pair)
{
    return message(TR("%1 / %2"), toText(player.hand[pair.attack]), toText(player.hand[pair.defense]));
}

std::vector<Message> labelsOf(const Contender& player)
{
    return mapped(pairsOf(player.hand), [&player](CardPair pair) { return toText(player, pair); });
}

// The pairs with a chance to be picked: as JSON of the command line, and as bars, the most frequent first.
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
        chances.push_back(
            {player.id + '/' + attack.id + '/' + defense.id,
             message(TR("%1: attack %2, defense %3"), toText(player), toText(attack), toText(defense)),
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

void addLikeliestBattle(door::OddsView& view, const Choice& choice, const odds::Equilibrium& equilibrium)
{
    const auto likeliest = [&choice](std::size_t player, const std::vector<double>& mix) {
        const auto most = static_cast<std::size_t>(std::ranges::max_element(mix) - mix.begin());
        return pairsOf(choice.players[player].hand)[most];
    };
    const CardPair first = likeliest(0, equilibrium.rowMix);
    const CardPair second = likeliest(1, equilibrium.columnMix);
    std::vector<Message> names{toText(choice.players[0]), toText(choice.players[1])};
    door::OddsStep step;
    step.label = message(TR("Most frequent pairs: %1 (%2) against %3 (%4)"), toText(choice.players[0], first),
                         names[0], toText(choice.players[1], second), names[1]);
    if (!choice.firstIsHigher)
        std::swap(names[0], names[1]);
    Fighters fighters = fightersOf(choice, first, second);
    for (std::size_t k = 0; k < 2; ++k)
        step.reasons.push_back(message(TR("%1: %2"), names[k], battlecards::toText(fighters[k].figures)));
    view.steps.push_back(std::move(step));
    for (const BattleTurn& turn : playBattle(fighters))
        view.steps.push_back(stepOf(names, fighters, turn));
    view.steps.push_back(
        {message(TR("Lead for %1: %2"), toText(choice.players[0]), leadOf(choice, fighters)), {}, {}});
}

door::OddsView solvedChoice(const Choice& choice, const std::vector<GuessedPair>& guess)
{
    const Contender& first = choice.players[0];
    const Contender& second = choice.players[1];
    odds::Payoffs leads = leadsOf(choice);
    odds::Equilibrium equilibrium = odds::equilibriumOf(leads);

    door::OddsView view;
    view.headline = message(TR("With best play, average lead for %1: %2"), toText(first), equilibrium.value);
    Json mix{{first.id, addChances(view, first, equilibrium.rowMix)}};
    mix[second.id] = addChances(view, second, equilibrium.columnMix);
    view.figures = std::make_shared<const Json>(Json{{"value", equilibrium.value}, {"mix", std::move(mix)}});
    view.steps.push_back({message(TR("%1 pairs of %2 against %3 of %4"), static_cast<int>(leads.rows),
                                  toText(first), static_cast<int>(leads.columns), toText(second)),
                          {},
                          {TR("all follow the bandits’ pattern")}});
    addLikeliestBattle(view, choice, equilibrium);
    if (!guess.empty()) {
        const odds::Reply reply = bestReply(choice, leads, guess);
        view.steps.push_back({message(TR("Best reply to your guess, for %1: %2"), toText(first),
                                      toText(first, pairsOf(first.hand)[reply.pick])),
                              {},
                              {message(TR("average lead: %1"), reply.gain)}});
    }
    view.matrix = door::Matrix{message(TR("Lead for %1 (attack / defense card)"), toText(first)),
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
        co_await ask.refuse("malformed",
                            TR("%1/hand: %2 cards make %3 pairs; the limit is %4 cards (%5 pairs)"), at,
                            static_cast<int>(cards), static_cast<int>(cards * (cards - 1)),
                            static_cast<int>(mostCardsOfChoice), mostPairsOfChoice);
}

// What the first player thinks that the second will pick: rows of pairs, each so often.
Task<std::vector<GuessedPair>> askGuess(Ask& ask, const std::vector<Battlecard>& hand)
{
    std::vector<GuessedPair> guess;
    const auto rows = co_await ask.rows(
        RowsOf("guess", TR("Guess at the second player’s cards"), 0, mostPairsOfChoice).rowLabel(TR("Pair")));
    for (const std::string& row : rows) {
        const std::string at = "guess/" + row;
        GuessedPair each;
        Pick attack(at + "/attack", TR("Attack card"), optionsOf(hand));
        const std::string attackId = co_await ask.one(std::move(attack));
        Pick defense(at + "/defense", TR("Defense card"), optionsOf(hand, attackId));
        const std::string defenseId = co_await ask.one(std::move(defense));
        each.pair = {numberOf(hand, attackId), numberOf(hand, defenseId)};
        each.p = co_await ask.amount(AmountOf(at + "/p", TR("Weight"), 0.001, 1).preset(1));
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
