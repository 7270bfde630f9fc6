#include "core/systems/battlecards/battleodds.h"

#include "core/systems/battlecards/battlestate.h"

#include <nlohmann/json.hpp>

namespace adjutant::battlecards {

Fighter fighterOf(const Contender& player, CardPair pair)
{
    const DefenseModifiers& defense = player.hand[pair.defense].defense;
    Fighter fighter{withCards(player.attributes, player.hand[pair.attack].attack, defense), player.knights};
    woundAll(fighter, defense.wound);
    return fighter;
}

namespace {

constexpr int mostKnightsOfScenario = 20; // a player

// A knight of a scenario for players, who count from 1: "Blue, knight 2".
Message toText(const std::vector<Message>& names, KnightAt knight)
{
    return message(WORDS("battlecards", "%1, knight %2"), names[knight.fighter],
                   static_cast<int>(knight.knight) + 1);
}

std::size_t numberOf(const std::vector<Contender>& players, const std::string& id)
{
    return static_cast<std::size_t>(std::ranges::find(players, id, &Contender::id) - players.begin());
}

// All but the cards of a player, unlike the others.
Task<Contender> askContender(Ask& ask, door::Path at, const std::vector<Contender>& others)
{
    std::vector<std::string> taken;
    for (const Contender& other : others)
        taken.push_back(other.id);
    Contender contender;
    const NamedId called = co_await askNamedId(ask, at, WORDS("battlecards", "Player"), std::move(taken));
    contender.id = called.id;
    contender.name = called.name;
    contender.attributes = co_await askFigures<Attributes>(ask, at + "/attributes", 0);
    const auto rows =
        co_await ask.rows(RowsOf(at + "/knights", WORDS("battlecards", "Knights"), 0, mostKnightsOfScenario)
                              .rowLabel(WORDS("battlecards", "Knight")));
    for (const std::string& row : rows) {
        const std::string knight = at + "/knights/" + row;
        Knight each;
        each.health = co_await ask.number(NumberOf(knight + "/health", healthWord, 1, mostFigure));
        each.wounds = co_await askNumber(ask, knight + "/wounds", woundsWord, 0, mostFigure, 0, "");
        contender.knights.push_back(each);
    }
    co_return contender;
}

} // namespace

Task<std::vector<Contender>> askContenders(Ask& ask, int most,
                                           Task<> (*askCards)(Contender& player, Ask& ask, door::Path at))
{
    std::vector<Contender> players;
    const auto rows = co_await ask.rows(
        RowsOf("players", WORDS("battlecards", "Players"), 2, most).rowLabel(WORDS("battlecards", "Player")));
    for (const std::string& row : rows) {
        Contender player = co_await askContender(ask, "players/" + row, players);
        co_await askCards(player, ask, "players/" + row);
        players.push_back(std::move(player));
    }
    for (std::size_t k = 0; k < players.size(); ++k)
        if (numberOf(players, players[k].id) != k)
            co_await ask.refuse("malformed", WORDS("battlecards", "players/%1/id: '%2' is used twice"),
                                static_cast<int>(k), verbatim(players[k].id));
    co_return players;
}

Task<std::vector<std::size_t>> askTieBreaker(Ask& ask, const std::vector<Contender>& players)
{
    std::vector<door::Option> options;
    std::vector<std::string> ids;
    for (const Contender& player : players) {
        options.push_back({player.id, nameOf(player)});
        ids.push_back(player.id);
    }
    const auto all = static_cast<int>(players.size());
    Pick question("tie_breaker", WORDS("battlecards", "Tie-breaker, highest first"), std::move(options));
    const auto order = co_await ask.several(question.from(all, all).inOrder().presets(std::move(ids)));
    std::vector<std::size_t> numbers;
    for (const std::string& id : order)
        numbers.push_back(numberOf(players, id));
    co_return numbers;
}

door::OddsStep stepOf(const std::vector<Message>& names, const Fighters& fighters, const BattleTurn& turn)
{
    door::OddsStep step;
    step.label = message(WORDS("battlecards", "Turn: %1 (Delay %2)"), names[turn.attacker],
                         fighters[turn.attacker].figures.delay);
    for (const Dealt& each : turn.dealt) {
        const Message target = toText(names, each.target);
        step.reasons.push_back(counted(WORDS_N("battlecards", "%1 takes %n wound(s): %2"),
                                       each.working.wounds, target, toText(each.working)));
        if (each.out)
            step.reasons.push_back(message(WORDS("battlecards", "%1 is out"), target));
    }
    if (turn.dealt.empty())
        step.reasons.emplace_back(WORDS("battlecards", "no attack"));
    return step;
}

namespace {

using Json = nlohmann::ordered_json;

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
        std::vector<door::Option> partners;
        for (const Contender& each : players)
            if (&each != &players[k])
                partners.push_back({each.id, nameOf(each)});
        Pick question("players/" + std::to_string(k) + "/ally", WORDS("battlecards", "Ally"),
                      std::move(partners));
        const auto named = co_await ask.oneOrNone(question.ifLeftOut(WORDS("battlecards", "No alliance")));
        if (!named)
            continue;
        const std::size_t partner = numberOf(players, *named);
        if (allies[k].value_or(partner) != partner || allies[partner].value_or(k) != k)
            co_await ask.refuse("malformed",
                                WORDS("battlecards", "players/%1/ally: an alliance needs two players"),
                                static_cast<int>(k));
        allies[k] = partner;
        allies[partner] = k;
    }
    co_return allies;
}

// A player of whom no target is given follows the pattern; of whom some are, the other knights attack nobody.
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
            std::vector<door::Option> options{{"pattern", WORDS("battlecards", "By the bandits' pattern")},
                                              {nobody, WORDS("battlecards", "Nobody")}};
            for (const KnightAt each : others)
                options.push_back({scenario.idOf(each), toText(scenario.names, each)});
            Pick question(at + '/' + std::to_string(n),
                          message(WORDS("battlecards", "Target for %1"), toText(scenario.names, {k, n})),
                          std::move(options));
            const std::string target = co_await ask.one(question.preset(given ? nobody : "pattern"));
            for (const KnightAt each : others)
                if (scenario.idOf(each) == target)
                    targets[n] = each;
        }
        scenario.targets.push_back(given ? std::optional(std::move(targets)) : std::nullopt);
    }
}

Json turnJson(const Scenario& scenario, const BattleTurn& turn)
{
    Json json{{"player", scenario.ids[turn.attacker]},
              {"delay", scenario.fighters[turn.attacker].figures.delay},
              {"dealt", Json::array()}};
    for (const Dealt& each : turn.dealt)
        json["dealt"].push_back({{"target", scenario.idOf(each.target)},
                                 {"knights", each.working.knights},
                                 {"wounds", each.working.wounds}});
    return json;
}

door::OddsView solvedBattle(Scenario scenario)
{
    door::OddsView view;
    view.steps = std::move(scenario.steps);
    Json figures{{"turns", Json::array()}, {"points", Json::object()}, {"victors", Json::array()}};
    Fighters& fighters = scenario.fighters;
    for (const BattleTurn& turn : playBattle(fighters, scenario.targets)) {
        figures["turns"].push_back(turnJson(scenario, turn));
        view.steps.push_back(stepOf(scenario.names, fighters, turn));
    }
    const std::vector<int> points = pointsOf(fighters);
    door::OddsStep end{WORDS("battlecards", "End of the battle"), {}, {}};
    for (std::size_t k = 0; k < fighters.size(); ++k) {
        figures["points"][scenario.ids[k]] = points[k];
        end.reasons.push_back(
            counted(WORDS_N("battlecards", "%1: %n point(s)"), points[k], scenario.names[k]));
    }
    view.steps.push_back(std::move(end));
    int together = 0;
    std::vector<Message> names;
    for (const std::size_t k : victorsOf(fighters)) {
        figures["victors"].push_back(scenario.ids[k]);
        names.push_back(scenario.names[k]);
        together += points[k];
    }
    view.headline = names.empty() ? WORDS("battlecards", "No knights left: nobody wins")
                                  : counted(WORDS_N("battlecards", "%1: victory with %n point(s)"), together,
                                            listed(std::move(names)));
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
    door::OddsStep reveal;
    reveal.label = WORDS("battlecards", "The cards are revealed");
    for (const std::size_t k : order) {
        const Contender& player = players[k];
        const Message name = nameOf(player);
        const Battlecard& attack = player.hand[0];
        const Battlecard& defense = player.hand[1];
        Fighter fighter = fighterOf(player, {0, 1});
        if (allies[k])
            fighter.ally = static_cast<std::size_t>(std::ranges::find(order, *allies[k]) - order.begin());
        reveal.reasons.push_back(message(WORDS("battlecards", "%1: %2"), name, toText(fighter.figures)));
        if (const int wounds = defense.defense.wound; wounds != 0)
            reveal.reasons.push_back(
                counted(WORDS_N("battlecards", "%1: %n wound(s) on each of its knights"), wounds, name));
        if (!attack.id.empty() && attack.id == defense.id)
            ask.warn(
                "rule/battlecards",
                WORDS("battlecards", "%1: '%2' chosen for attack and defense; choose two different cards"),
                name, nameOf(attack));
        scenario.ids.push_back(player.id);
        scenario.names.push_back(name);
        scenario.fighters.push_back(std::move(fighter));
    }
    scenario.steps.push_back(std::move(reveal));
    co_await askTargets(scenario, ask);
    question.solve = [scenario = std::move(scenario)] { return solvedBattle(scenario); };
}

} // namespace adjutant::battlecards
