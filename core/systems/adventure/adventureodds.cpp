#include "core/systems/adventure/adventure.h"

#include <nlohmann/json.hpp>
#include <numeric>

namespace adjutant::adventure {

using Json = nlohmann::ordered_json;

namespace {

constexpr int mostThatCount = 4; ///< of sources (chapter "Advantage / Disadvantage"; our reading)
constexpr int lowestTotal = 2;
constexpr int highestTotal = 18; ///< 6 and the 12 of a D12

// In how many of all rolls each total shows.
struct Rolls
{
    std::array<int, highestTotal + 1> ofTotal{};
    int all = 0;
};

Rolls rollsOf(int net)
{
    Rolls rolls;
    const int third = std::max(sidesOfThird(net), 1);
    rolls.all = 6 * 6 * third;
    for (int one = 1; one <= 6; ++one)
        for (int two = 1; two <= 6; ++two)
            for (int added = 1; added <= third; ++added) {
                const int sum = one + two + added;
                const int total = net > 0   ? sum - std::min({one, two, added})
                                  : net < 0 ? sum - std::max({one, two, added})
                                            : one + two;
                ++rolls.ofTotal[static_cast<std::size_t>(total)];
            }
    return rolls;
}

} // namespace

int netSources(int advantage, int disadvantage)
{
    return std::clamp(advantage - disadvantage, -mostThatCount, mostThatCount);
}

int sidesOfThird(int net)
{
    return net == 0 ? 0 : net > 0 ? 4 + 2 * net : 14 + 2 * net;
}

std::vector<door::Die> diceOf(int net)
{
    std::vector<door::Die> dice(2, door::Die{6});
    if (net != 0)
        dice.push_back({sidesOfThird(net), message(net > 0 ? TR("advantage") : TR("disadvantage"))});
    return dice;
}

int keptTotal(int net, const std::vector<int>& faces)
{
    const int sum = std::accumulate(faces.begin(), faces.end(), 0);
    return net == 0 || faces.size() < 3 ? sum
           : net > 0                    ? sum - *std::ranges::min_element(faces)
                                        : sum - *std::ranges::max_element(faces);
}

int droppedOf(int net, const std::vector<int>& faces)
{
    if (net == 0 || faces.size() < 3)
        return 0;
    const auto drop = net > 0 ? std::min_element(faces.rbegin(), faces.rend())
                              : std::max_element(faces.rbegin(), faces.rend());
    return static_cast<int>(faces.rend() - drop);
}

odds::Distribution totalsOf(int net)
{
    const Rolls rolls = rollsOf(net);
    odds::Distribution chances;
    for (int total = lowestTotal; total <= highestTotal; ++total)
        chances.push_back(rolls.ofTotal[static_cast<std::size_t>(total)] / static_cast<double>(rolls.all));
    while (chances.back() == 0)
        chances.pop_back();
    return chances;
}

double chanceOf(int net, int target)
{
    const Rolls rolls = rollsOf(net);
    int reached = 0;
    for (int total = std::max(target, lowestTotal); total <= highestTotal; ++total)
        reached += rolls.ofTotal[static_cast<std::size_t>(total)];
    return reached / static_cast<double>(rolls.all);
}

Message diceText(int net)
{
    if (net == 0)
        return TR("2D6");
    return message(net > 0 ? TR("2D6 and 1D%1, keep the highest two")
                           : TR("2D6 and 1D%1, keep the lowest two"),
                   sidesOfThird(net));
}

Message netText(int net)
{
    if (net == 0)
        return TR("no advantage or disadvantage");
    return net > 0 ? counted(TR_N("%n source(s) of advantage"), net)
                   : counted(TR_N("%n source(s) of disadvantage"), -net);
}

Message neededText(const RollScenario& roll)
{
    const int needed = roll.target - roll.modifier;
    if (roll.modifier == 0)
        return message(TR("Succeeds on %1+"), needed);
    return message(TR("%1 on the dice with %2 reaches %3"), needed, Signed{roll.modifier}, roll.target);
}

Task<Sources> askSources(Ask& ask, std::string prefix, int most, Message knownAdvantage,
                         Message knownDisadvantage)
{
    NumberOf advantage(prefix + "advantage", TR("Extra advantage"), 0, most);
    advantage.preset(0).why(std::move(knownAdvantage)).rule("rule/advantage");
    NumberOf disadvantage(prefix + "disadvantage", TR("Extra disadvantage"), 0, most);
    disadvantage.preset(0).why(std::move(knownDisadvantage)).rule("rule/disadvantage");
    Sources sources;
    sources.advantage = co_await ask.number(std::move(advantage));
    sources.disadvantage = co_await ask.number(std::move(disadvantage));
    co_return sources;
}

constexpr int mostSources = 12; ///< of each kind that may be entered
constexpr int lowestTarget = 2;
constexpr int highestTarget = 20;
constexpr int highestDefence = 60; ///< of a scenario

static door::OddsView viewOfRoll(const RollScenario& roll, Message label)
{
    door::OddsView view;
    const int net = roll.net();
    const double chance = chanceOf(net, roll.target - roll.modifier);
    view.headline = message(TR("%1 to succeed: %2"), Percent{chance}, diceText(net));
    view.chances = {{"success", message(roll.isSave ? TR("The save succeeds") : TR("The attack succeeds")),
                     chance, door::Tone::good}};
    door::Series series{"totals", TR("Total of the kept dice"), totalsOf(net)};
    series.first = lowestTotal;
    Json totals = Json::object();
    for (std::size_t k = 0; k < series.p.size(); ++k)
        totals[std::to_string(lowestTotal + static_cast<int>(k))] = series.p[k];
    view.series.push_back(std::move(series));
    door::OddsStep step{std::move(label), diceText(net), {}};
    const auto add = [&step](Message reason, const char* rule) {
        step.reasons.push_back(std::move(reason));
        step.rules.emplace_back(rule);
    };
    if (const int tiers = roll.attackerTier - roll.targetTier; tiers != 0)
        add(message(TR("Tier %1 against %2: %3"), roll.attackerTier, roll.targetTier, netText(tiers)),
            "rule/tiers");
    const auto& [advantage, disadvantage] = roll.sources;
    if (advantage > 0)
        add(counted(TR_N("%n further source(s) of advantage"), advantage), "rule/advantage");
    if (disadvantage > 0)
        add(counted(TR_N("%n further source(s) of disadvantage"), disadvantage), "rule/disadvantage");
    add(message(TR("Net: %1"), netText(net)), "rule/cancelling");
    add(neededText(roll), roll.isSave ? "rule/saves" : "rule/attack");
    view.steps.push_back(std::move(step));
    Json figures{{"success", chance}};
    if (!roll.isSave)
        figures = {{"net_sources", net}, {"success", chance}, {"totals", std::move(totals)}};
    view.figures = std::make_shared<const Json>(std::move(figures));
    return view;
}

door::OddsView forecastView(const RollScenario& roll)
{
    return viewOfRoll(roll,
                      roll.isSave ? TR("Save") : message(TR("%1 attacks %2"), TR("Attacker"), TR("Target")));
}

namespace {

// Every net number of sources against every target number.
door::OddsView everyView(int modifier)
{
    door::OddsView view;
    view.headline = TR("Chance to reach a target number, by net sources");
    door::Matrix matrix;
    matrix.label = TR("Rows: target number; columns: advantage (+), disadvantage (−)");
    matrix.chances = true;
    matrix.curves = true;
    Json chances = Json::object();
    for (int net = -mostThatCount; net <= mostThatCount; ++net) {
        const std::string sign = net > 0 ? "+" : net < 0 ? "−" : "";
        matrix.columns.push_back(verbatim(sign + std::to_string(std::abs(net))));
    }
    for (int target = lowestTarget; target <= highestTarget; ++target) {
        matrix.rows.push_back(verbatim(std::to_string(target)));
        for (int net = -mostThatCount; net <= mostThatCount; ++net) {
            const double chance = chanceOf(net, target - modifier);
            chances[std::to_string(net)][std::to_string(target)] = chance;
            matrix.values.push_back(chance);
            matrix.cells.push_back({"attack",
                                    {{"attack", modifier},
                                     {"defence", target},
                                     {"advantage", std::max(net, 0)},
                                     {"disadvantage", std::max(-net, 0)}}});
        }
    }
    view.matrix = std::move(matrix);
    view.figures = std::make_shared<const Json>(Json{{"chances", std::move(chances)}});
    return view;
}

NumberOf figureOf(door::Path path, bool attacks)
{
    NumberOf question(std::move(path), attacks ? TR("ATK") : TR("DEF"), attacks ? -Card::mostModifier : 0,
                      attacks ? Card::mostModifier : highestDefence);
    question.rule("rule/attack");
    return question;
}

// One of the two, given by its figure and its tier, or by its card.
struct Fighter
{
    Message name;
    int figure = 0; ///< ATK of the attacker, DEF of the target
    int tier = 1;
};

Task<Fighter> askFighter(Ask& ask, bool attacks)
{
    const std::string role = attacks ? "attacker" : "target";
    const std::string figure = attacks ? "attack" : "defence";
    Fighter fighter;
    fighter.name = message(attacks ? TR("Attacker") : TR("Target"));
    if (ask.takes(figure) || (ask.isScript() && !ask.isGiven(role))) {
        fighter.figure = co_await ask.number(figureOf(figure, attacks));
        const Words tier = attacks ? TR("Attacker’s tier") : TR("Target’s tier");
        fighter.tier = co_await askNumber(ask, role + "_tier", tier, 1, Card::highestTier, 1, "rule/tiers");
        co_return fighter;
    }
    const Card card = co_await askCard(ask, role + '/', attacks ? "atk" : "def");
    if (!card.name.empty())
        fighter.name = verbatim(card.name);
    fighter.figure = attacks ? card.attack : card.defence;
    fighter.tier = card.tier;
    co_return fighter;
}

Task<> askAttackOdds(OddsQuestion& question, Ask& ask)
{
    const Fighter attacker = co_await askFighter(ask, true);
    const Fighter target = co_await askFighter(ask, false);
    RollScenario roll{.modifier = attacker.figure,
                      .target = target.figure,
                      .attackerTier = attacker.tier,
                      .targetTier = target.tier};
    roll.sources = co_await askSources(ask, {}, mostSources);
    const Message label = message(TR("%1 attacks %2"), attacker.name, target.name);
    question.solve = [roll, label] { return viewOfRoll(roll, label); };
}

Task<> askSaveOdds(OddsQuestion& question, Ask& ask)
{
    RollScenario roll;
    roll.isSave = true;
    roll.sources = co_await askSources(ask, {}, mostSources);
    question.solve = [roll] { return forecastView(roll); };
}

Task<> askEveryOdds(OddsQuestion& question, Ask& ask)
{
    const int modifier = co_await ask.number(figureOf("attack", true).preset(0));
    question.solve = [modifier] { return everyView(modifier); };
}

} // namespace

constinit const std::array<OddsKind, 3> oddsKinds{{
    {"attack", TR("Attack"), askAttackOdds},
    {"save", TR("Save"), askSaveOdds},
    {"sources", TR("All target numbers"), askEveryOdds},
}};

} // namespace adjutant::adventure
