#include "core/systems/battlecards/battleodds.h"

#include "core/match/namedid.h"
#include "core/systems/battlecards/battlewords.h"

#include <nlohmann/json.hpp>

namespace adjutant::battlecards {

namespace {

// Whom a player may ally with: everybody else.
std::vector<table::Option> partnersOf(const std::vector<Contender>& players, std::size_t player)
{
    std::vector<table::Option> options;
    for (std::size_t k = 0; k < players.size(); ++k)
        if (k != player)
            options.push_back(optionOf(players[k].id, nameOf(players[k])));
    return options;
}

// Alliances by the players' numbers; one that names a partner is enough.
Task<std::vector<std::optional<std::size_t>>> askAllies(Ask& ask, const std::vector<Contender>& players)
{
    std::vector<std::optional<std::size_t>> allies(players.size());
    for (std::size_t k = 0; k < players.size(); ++k) {
        auto partners = partnersOf(players, k);
        const auto named = co_await ask.oneOrNone(
            Pick("players/" + std::to_string(k) + "/ally", WORDS("battlecards", "Ally"), std::move(partners))
                .ifLeftOut(WORDS("battlecards", "No alliance")));
        if (!named)
            continue;
        const auto partner =
            static_cast<std::size_t>(std::ranges::find(players, *named, &Contender::id) - players.begin());
        if (allies[k].value_or(partner) != partner || allies[partner].value_or(k) != k)
            co_await ask.refuse(
                "malformed", message(WORDS("battlecards", "players/%1/ally: an alliance needs two players"),
                                     static_cast<int>(k)));
        allies[k] = partner;
        allies[partner] = k;
    }
    co_return allies;
}

std::vector<table::Option> targetOptions(const Scenario& scenario, std::size_t attacker)
{
    std::vector<table::Option> options;
    options.push_back(optionOf("pattern", message(WORDS("battlecards", "By the bandits' pattern"))));
    options.push_back(optionOf(nobody, message(WORDS("battlecards", "Nobody"))));
    for (std::size_t k = 0; k < scenario.fighters.size(); ++k)
        for (std::size_t n = 0; k != attacker && n < scenario.fighters[k].knights.size(); ++n) {
            options.push_back(optionOf(toText(scenario.ids, {k, n}), toText(scenario.names, {k, n})));
        }
    return options;
}

// A player of whom no target is given follows the pattern; of whom some are, the other knights attack nobody.
Task<> askTargets(Scenario& scenario, Ask& ask)
{
    for (std::size_t k = 0; k < scenario.fighters.size(); ++k) {
        const std::string at = "targets/" + scenario.ids[k];
        const bool given = ask.isGiven(at);
        Targets targets(scenario.fighters[k].knights.size());
        for (std::size_t n = 0; n < targets.size(); ++n) {
            auto options = targetOptions(scenario, k);
            const std::string target = co_await ask.one(
                Pick(at + '/' + std::to_string(n),
                     message(WORDS("battlecards", "Target for %1"), toText(scenario.names, {k, n})),
                     std::move(options))
                    .preset(given ? nobody : "pattern"));
            for (std::size_t f = 0; f < scenario.fighters.size(); ++f)
                for (std::size_t m = 0; m < scenario.fighters[f].knights.size(); ++m)
                    if (toText(scenario.ids, {f, m}) == target)
                        targets[n] = KnightAt{f, m};
        }
        scenario.targets.push_back(given ? std::optional(std::move(targets)) : std::nullopt);
    }
}

nlohmann::ordered_json turnJson(const Scenario& scenario, const BattleTurn& turn)
{
    nlohmann::ordered_json json{{"player", scenario.ids[turn.attacker]},
                                {"delay", scenario.fighters[turn.attacker].figures.delay}};
    json["dealt"] = nlohmann::ordered_json::array();
    for (const Dealt& each : turn.dealt)
        json["dealt"].push_back({{"target", toText(scenario.ids, each.target)},
                                 {"knights", each.working.knights},
                                 {"wounds", each.working.wounds}});
    return json;
}

Message headlineOf(const Scenario& scenario, const std::vector<std::size_t>& victors)
{
    if (victors.empty())
        return message(WORDS("battlecards", "No knights left: nobody wins"));
    const std::vector<int> points = pointsOf(scenario.fighters);
    int together = 0;
    std::vector<Message> names;
    for (const std::size_t k : victors) {
        names.push_back(scenario.names[k]);
        together += points[k];
    }
    return counted(WORDS_N("battlecards", "%1: victory with %n point(s)"), together,
                   listed(std::move(names)));
}

table::OddsView solved(Scenario scenario)
{
    table::OddsView view;
    view.steps = std::move(scenario.steps);
    nlohmann::ordered_json figures{{"turns", nlohmann::ordered_json::array()}};
    Fighters& fighters = scenario.fighters;
    for (const BattleTurn& turn : playBattle(fighters, scenario.targets)) {
        figures["turns"].push_back(turnJson(scenario, turn));
        view.steps.push_back(stepOf(scenario.names, fighters, turn));
    }
    const std::vector<int> points = pointsOf(fighters);
    table::OddsStep end{message(WORDS("battlecards", "End of the battle")), {}, {}};
    figures["points"] = nlohmann::ordered_json::object();
    for (std::size_t k = 0; k < fighters.size(); ++k) {
        figures["points"][scenario.ids[k]] = points[k];
        end.reasons.push_back(
            counted(WORDS_N("battlecards", "%1: %n point(s)"), points[k], scenario.names[k]));
    }
    view.steps.push_back(std::move(end));
    const auto victors = victorsOf(fighters);
    figures["victors"] = nlohmann::ordered_json::array();
    for (const std::size_t k : victors)
        figures["victors"].push_back(scenario.ids[k]);
    view.headline = headlineOf(scenario, victors);
    view.figures = std::make_shared<const nlohmann::ordered_json>(std::move(figures));
    return view;
}

} // namespace

std::string toText(const std::vector<std::string>& ids, KnightAt knight)
{
    return ids[knight.fighter] + '/' + std::to_string(knight.knight);
}

Message toText(const std::vector<Message>& names, KnightAt knight)
{
    return message(WORDS("battlecards", "%1, knight %2"), names[knight.fighter],
                   static_cast<int>(knight.knight) + 1);
}

Message nameOf(const Contender& player)
{
    return toText(NamedId{player.id, player.name});
}

table::OddsStep stepOf(const std::vector<Message>& names, const Fighters& fighters, const BattleTurn& turn)
{
    table::OddsStep step;
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
        step.reasons.push_back(message(WORDS("battlecards", "no attack")));
    return step;
}

Fighter fighterOf(const Contender& player, CardPair pair)
{
    const DefenseModifiers& defense = player.hand[pair.defense].defense;
    Fighter fighter{withCards(player.attributes, player.hand[pair.attack].attack, defense), player.knights};
    woundAll(fighter, defense.wound);
    return fighter;
}

Task<Contender> askContender(Ask& ask, table::Path at, std::vector<Contender> others)
{
    Contender contender;
    std::vector<std::string> taken;
    for (const Contender& other : others)
        taken.push_back(other.id);
    const NamedId called =
        co_await askNamedId(ask, at, message(WORDS("battlecards", "Player")), std::move(taken));
    contender.id = called.id;
    contender.name = called.name;
    contender.attributes = co_await askAttributes(ask, at + "/attributes");
    const auto rows =
        co_await ask.rows(RowsOf(at + "/knights", WORDS("battlecards", "Knights"), 0, mostKnightsOfScenario)
                              .rowLabel(WORDS("battlecards", "Knight")));
    for (const std::string& row : rows) {
        const std::string knight = at + "/knights/" + row;
        Knight each;
        each.health =
            co_await ask.number(NumberOf(knight + "/health", message(words::health), 1, mostFigure));
        each.wounds = co_await ask.number(
            NumberOf(knight + "/wounds", message(words::wounds), 0, mostFigure).preset(0));
        contender.knights.push_back(each);
    }
    co_return contender;
}

Task<> refuseRepeated(Ask& ask, const std::vector<Contender>& players)
{
    for (std::size_t k = 0; k < players.size(); ++k)
        if (std::ranges::find(players, players[k].id, &Contender::id) - players.begin() !=
            static_cast<std::ptrdiff_t>(k))
            co_await ask.refuse("malformed",
                                message(WORDS("battlecards", "players/%1/id: '%2' is used twice"),
                                        static_cast<int>(k), verbatim(players[k].id)));
}

Task<std::vector<std::size_t>> askTieBreaker(Ask& ask, const std::vector<Contender>& players)
{
    std::vector<table::Option> options;
    std::vector<std::string> ids;
    for (const Contender& player : players) {
        options.push_back(optionOf(player.id, nameOf(player)));
        ids.push_back(player.id);
    }
    const auto all = static_cast<int>(players.size());
    const auto order = co_await ask.several(
        Pick("tie_breaker", WORDS("battlecards", "Tie-breaker, highest first"), std::move(options))
            .from(all, all)
            .inOrder()
            .presets(std::move(ids)));
    std::vector<std::size_t> numbers;
    for (const std::string& id : order)
        numbers.push_back(
            static_cast<std::size_t>(std::ranges::find(players, id, &Contender::id) - players.begin()));
    co_return numbers;
}

Task<> askBattleOdds(OddsQuestion& question, Ask& ask)
{
    std::vector<Contender> players;
    const auto rows = co_await ask.rows(RowsOf("players", WORDS("battlecards", "Players"), 2, mostSidesAtOnce)
                                            .rowLabel(WORDS("battlecards", "Player")));
    for (const std::string& row : rows) {
        const std::string at = "players/" + row;
        players.push_back(co_await askContender(ask, at, players));
        players.back().hand.push_back(co_await askBattlecard(ask, at + "/attack_card", false));
        players.back().hand.push_back(co_await askBattlecard(ask, at + "/defense_card", false));
    }
    co_await refuseRepeated(ask, players);
    const auto allies = co_await askAllies(ask, players);
    const auto order = co_await askTieBreaker(ask, players);

    Scenario scenario;
    table::OddsStep reveal;
    reveal.label = message(WORDS("battlecards", "The cards are revealed"));
    for (const std::size_t k : order) {
        const Contender& player = players[k];
        Fighter fighter = fighterOf(player, {0, 1});
        if (allies[k])
            fighter.ally = static_cast<std::size_t>(std::ranges::find(order, *allies[k]) - order.begin());
        reveal.reasons.push_back(
            message(WORDS("battlecards", "%1: %2"), nameOf(player), toText(fighter.figures)));
        if (const int wounds = player.hand[1].defense.wound; wounds != 0)
            reveal.reasons.push_back(counted(WORDS_N("battlecards", "%1: %n wound(s) on each of its knights"),
                                             wounds, nameOf(player)));
        if (!player.hand[0].id.empty() && player.hand[0].id == player.hand[1].id)
            ask.warn("rule/battlecards",
                     message(WORDS("battlecards",
                                   "%1: '%2' chosen for attack and defense; choose two different cards"),
                             nameOf(player), nameOf(player.hand[0])));
        scenario.ids.push_back(player.id);
        scenario.names.push_back(nameOf(player));
        scenario.fighters.push_back(std::move(fighter));
    }
    scenario.steps.push_back(std::move(reveal));
    co_await askTargets(scenario, ask);
    question.solve = [scenario = std::move(scenario)] { return solved(scenario); };
}

} // namespace adjutant::battlecards
