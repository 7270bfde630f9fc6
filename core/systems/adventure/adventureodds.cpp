#include "core/systems/adventure/advantage.h"
#include "core/systems/adventure/adventure.h"
#include "core/systems/adventure/adventurercard.h"

#include <array>
#include <nlohmann/json.hpp>

namespace adjutant::adventure {

using Json = nlohmann::ordered_json;

namespace {

constexpr int mostSources = 12; ///< of each kind that may be told
constexpr int lowestTarget = 2;
constexpr int highestTarget = 20;
constexpr int highestDefence = 60; ///< of a scenario

// One roll against a target number.
struct RollScenario
{
    int modifier = 0;
    int target = saveTarget;
    int advantage = 0; ///< sources that are told
    int disadvantage = 0;
    int attackerTier = 1;
    int targetTier = 1;

    int net() const
    {
        return netSources(advantage + std::max(attackerTier - targetTier, 0),
                          disadvantage + std::max(targetTier - attackerTier, 0));
    }
};

table::OddsStep stepOf(const RollScenario& roll, Message label)
{
    table::OddsStep step;
    step.label = std::move(label);
    step.dice = diceText(roll.net());
    const auto add = [&step](Message reason, const char* rule) {
        step.reasons.push_back(std::move(reason));
        step.rules.emplace_back(rule);
    };
    if (const int tiers = roll.attackerTier - roll.targetTier; tiers != 0)
        add(message(WORDS("adventure", "Tier %1 against %2: %3"), roll.attackerTier, roll.targetTier,
                    tiers > 0 ? counted(WORDS_N("adventure", "%n source(s) of advantage"), tiers)
                              : counted(WORDS_N("adventure", "%n source(s) of disadvantage"), -tiers)),
            "rule/tiers");
    if (roll.advantage > 0)
        add(counted(WORDS_N("adventure", "%n further source(s) of advantage"), roll.advantage),
            "rule/advantage");
    if (roll.disadvantage > 0)
        add(counted(WORDS_N("adventure", "%n further source(s) of disadvantage"), roll.disadvantage),
            "rule/disadvantage");
    add(message(WORDS("adventure", "Together %1"), netText(roll.net())), "rule/cancelling");
    const int needed = roll.target - roll.modifier;
    add(roll.modifier == 0 ? message(WORDS("adventure", "%1 or more succeeds"), needed)
                           : message(WORDS("adventure", "%1 on the dice, with %2 added, reaches %3"), needed,
                                     Signed{roll.modifier}, roll.target),
        roll.modifier == 0 ? "rule/saves" : "rule/attack");
    return step;
}

table::OddsView viewOfRoll(const RollScenario& roll, Message label, Message success)
{
    table::OddsView view;
    const int net = roll.net();
    const double chance = chanceOf(net, roll.target - roll.modifier);
    view.headline = message(WORDS("adventure", "%1 to succeed: %2"), Percent{chance}, diceText(net));
    view.chances = {{"success", std::move(success), chance, table::Tone::good}};
    table::Series series{"totals", message(WORDS("adventure", "Total of the dice that count")),
                         totalsOf(net)};
    series.first = lowestTotal;
    view.series.push_back(std::move(series));
    view.steps.push_back(stepOf(roll, std::move(label)));
    return view;
}

table::OddsView attackView(const RollScenario& roll, const Message& label)
{
    table::OddsView view = viewOfRoll(roll, label, message(WORDS("adventure", "The attack succeeds")));
    Json totals = Json::object();
    const odds::Distribution chances = totalsOf(roll.net());
    for (std::size_t k = 0; k < chances.size(); ++k)
        totals[std::to_string(lowestTotal + static_cast<int>(k))] = chances[k];
    view.figures = std::make_shared<const Json>(Json{{"net_sources", roll.net()},
                                                     {"success", view.chances.front().chance},
                                                     {"totals", std::move(totals)}});
    return view;
}

table::OddsView saveView(const RollScenario& roll)
{
    table::OddsView view = viewOfRoll(roll, message(WORDS("adventure", "Save")),
                                      message(WORDS("adventure", "The save succeeds")));
    view.figures = std::make_shared<const Json>(Json{{"success", view.chances.front().chance}});
    return view;
}

std::string signedText(int number)
{
    return (number > 0 ? "+" : number < 0 ? "−" : "") + std::to_string(std::abs(number));
}

// Every net number of sources against every target number.
table::OddsView everyView(int modifier)
{
    table::OddsView view;
    view.headline = message(WORDS("adventure", "Chance to reach a target number, by net sources"));
    table::Matrix matrix;
    matrix.label =
        message(WORDS("adventure", "Target number down, advantage (+) and disadvantage (−) across"));
    matrix.chances = true;
    Json chances = Json::object();
    for (int net = -mostThatCount; net <= mostThatCount; ++net) {
        matrix.columns.push_back(verbatim(signedText(net)));
        Json column = Json::object();
        for (int target = lowestTarget; target <= highestTarget; ++target)
            column[std::to_string(target)] = chanceOf(net, target - modifier);
        chances[std::to_string(net)] = std::move(column);
    }
    for (int target = lowestTarget; target <= highestTarget; ++target) {
        matrix.rows.push_back(verbatim(std::to_string(target)));
        for (int net = -mostThatCount; net <= mostThatCount; ++net) {
            matrix.values.push_back(chanceOf(net, target - modifier));
            table::OddsQuery cell{"attack", {}};
            cell.answers = {{"attack", modifier},
                            {"defence", target},
                            {"advantage", std::max(net, 0)},
                            {"disadvantage", std::max(-net, 0)}};
            matrix.cells.push_back(std::move(cell));
        }
    }
    view.matrix = std::move(matrix);
    view.figures = std::make_shared<const Json>(Json{{"chances", std::move(chances)}});
    return view;
}

NumberOf toldSources(const char* path, Message label, const char* rule)
{
    NumberOf question(path, std::move(label), 0, mostSources);
    question.preset(0).rule(rule);
    return question;
}

Task<RollScenario> askToldSources(Ask& ask, RollScenario roll)
{
    roll.advantage = co_await ask.number(toldSources(
        "advantage", message(WORDS("adventure", "Further sources of advantage")), "rule/advantage"));
    roll.disadvantage = co_await ask.number(toldSources(
        "disadvantage", message(WORDS("adventure", "Further sources of disadvantage")), "rule/disadvantage"));
    co_return roll;
}

NumberOf tierOf(table::Path path, Message label)
{
    NumberOf question(std::move(path), std::move(label), 1, Card::highestTier);
    question.preset(1).rule("rule/tiers");
    return question;
}

// One of the two: its figure and its tier, told by themselves or by its card.
struct Fighter
{
    Message name;
    int figure = 0;
    int tier = 1;
};

// What a scenario calls a fighter and its figures.
struct FighterKeys
{
    const char* role;   ///< of its card
    const char* onCard; ///< the figure there
    const char* figure; ///< told by itself
    const char* tier;
    Words name;
    Words tierLabel;
};

Task<Fighter> askFighter(Ask& ask, FighterKeys keys, NumberOf (*figureOf)(table::Path path))
{
    Fighter fighter;
    fighter.name = message(keys.name);
    const bool isTold = ask.takes(keys.figure);
    if (isTold || (ask.isScript() && !ask.isGiven(keys.role))) {
        fighter.figure = co_await ask.number(figureOf(keys.figure));
        fighter.tier = co_await ask.number(tierOf(keys.tier, message(keys.tierLabel)));
        co_return fighter;
    }
    const table::Path card = keys.role + std::string("/");
    const auto name = co_await ask.textOrNone(
        TextOf(card + "name", message(WORDS("adventure", "Name")), 80).usuallyNone().detail());
    if (name)
        fighter.name = verbatim(*name);
    fighter.figure = co_await ask.number(figureOf(card + keys.onCard));
    fighter.tier = co_await ask.number(tierOf(card + "tier", message(keys.tierLabel)));
    // The rest of a card changes nothing.
    for (const char* other : {"atk", "def", "int", "agi", "hp", "moves", "powers", "items"})
        if (std::string_view(other) != keys.onCard && ask.takes(card + other))
            ask.passOver(card + other);
    co_return fighter;
}

NumberOf attackOf(table::Path path)
{
    NumberOf question(std::move(path), message(WORDS("adventure", "ATK")), -Card::mostModifier,
                      Card::mostModifier);
    question.rule("rule/attack");
    return question;
}

NumberOf defenceOf(table::Path path)
{
    NumberOf question(std::move(path), message(WORDS("adventure", "DEF")), 0, highestDefence);
    question.rule("rule/attack");
    return question;
}

Task<> askAttackOdds(OddsQuestion& question, Ask& ask)
{
    const FighterKeys one{"attacker",
                          "atk",
                          "attack",
                          "attacker_tier",
                          WORDS("adventure", "Attacker"),
                          WORDS("adventure", "Tier of the attacker")};
    const FighterKeys other{"target",
                            "def",
                            "defence",
                            "target_tier",
                            WORDS("adventure", "Target"),
                            WORDS("adventure", "Tier of the target")};
    const Fighter attacker = co_await askFighter(ask, one, attackOf);
    const Fighter target = co_await askFighter(ask, other, defenceOf);
    RollScenario roll;
    roll.modifier = attacker.figure;
    roll.attackerTier = attacker.tier;
    roll.target = target.figure;
    roll.targetTier = target.tier;
    roll = co_await askToldSources(ask, roll);
    const Message label = message(WORDS("adventure", "%1 attacks %2"), attacker.name, target.name);
    question.solve = [roll, label] { return attackView(roll, label); };
}

Task<> askSaveOdds(OddsQuestion& question, Ask& ask)
{
    const RollScenario plain;
    const RollScenario roll = co_await askToldSources(ask, plain);
    question.solve = [roll] { return saveView(roll); };
}

Task<> askEveryOdds(OddsQuestion& question, Ask& ask)
{
    const int modifier = co_await ask.number(attackOf("attack").preset(0));
    question.solve = [modifier] { return everyView(modifier); };
}

} // namespace

std::span<const OddsKind> oddsKinds()
{
    static constexpr std::array kinds{
        OddsKind{"attack", WORDS("adventure", "Attack"), askAttackOdds},
        OddsKind{"save", WORDS("adventure", "Save"), askSaveOdds},
        OddsKind{"sources", WORDS("adventure", "Every target number"), askEveryOdds},
    };
    return kinds;
}

} // namespace adjutant::adventure
