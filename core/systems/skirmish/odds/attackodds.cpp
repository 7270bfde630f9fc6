#include "core/systems/skirmish/skirmish.h"

#include "core/odds/pool.h"

#include <nlohmann/json.hpp>

namespace adjutant::skirmish {

namespace {

using Json = nlohmann::ordered_json;

constexpr double rounding = 1e-12;

constexpr Words mistText = TR("No wounds: only Fire, Arcane and Radiant harm Mistform");

// How a target was made: "Defense 6+ and accuracy +1: 7+".
Message reasonOf(Words words, std::optional<int> target, int modifier, Words none)
{
    if (!target)
        return none;
    return message(words, targetText(*target), Signed{modifier}, targetText(*target + modifier));
}

std::vector<door::OddsStep> stepsOf(const Attack& attack)
{
    door::OddsStep hits{TR("Attack roll"), {}, {}};
    if (attack.hits) {
        hits.dice = counted(TR_N("%n hit(s) rolled"), *attack.hits);
    } else {
        hits.dice = diceText(attack.attackDice, attack.sides);
        hits.reasons.push_back(
            message(TR("A die hits on %1: %2"), targetText(attack.chance), Percent{attack.hitChance()}));
        hits.rules.emplace_back("rule/hits");
    }
    door::OddsStep wounds{TR("Wounds"), {}, {}, {"rule/wounds"}};
    wounds.reasons.push_back(message(TR("Damage per unsaved hit: %1"), attack.damage));
    if (attack.unharmed)
        wounds.reasons.emplace_back(mistText);
    if (attack.vulnerable)
        wounds.reasons.emplace_back(TR("Vulnerable: +1 wound, once"));
    if (attack.resistant)
        wounds.reasons.emplace_back(TR("Resistant: −1 wound, once"));
    return {std::move(hits),
            {TR("Dodges"),
             diceText(attack.defenceDice, attack.sides),
             {reasonOf(TR("Defense %1 and accuracy %2: %3"), attack.defence, attack.accuracy,
                       TR("No Defense: no dodges"))},
             {"rule/defenses"}},
            {TR("Saves"),
             message(TR("1D%1 for each hit left"), attack.sides),
             {reasonOf(TR("Resistance %1 and power %2: %3"), attack.resistance, attack.power,
                       TR("No Resistance: no saves"))},
             {"rule/resistances"}},
            std::move(wounds)};
}

std::vector<door::Series> seriesOf(const Attack& attack, const AttackOutcome& outcome)
{
    std::vector<door::Series> series{{"wounds", TR("Wounds"), outcome.wounds}};
    const auto add = [&series](const char* id, Words label, int dice, double chance) {
        series.push_back({id, label, odds::binomial(dice, chance)});
    };
    if (!attack.hits)
        add("hits", TR("Hits"), attack.attackDice, attack.hitChance());
    if (attack.defenceDice > 0)
        add("dodges", TR("Dodges"), attack.defenceDice, attack.dodgeChance());
    else if (attack.hits)
        add("saves", TR("Saves"), *attack.hits, attack.saveChance());
    return series;
}

// The same attack with other numbers of dice, as the odds are asked for it.
door::OddsQuery queryOf(const AttackFigures& figures, int attackDice, int defenceDice)
{
    door::Answers answers{
        {"sides", figures.sides},       {"chance", figures.chance},         {"attack_dice", attackDice},
        {"accuracy", figures.accuracy}, {"defence_dice", defenceDice},      {"power", figures.power},
        {"damage", figures.damage},     {"vulnerable", figures.vulnerable}, {"resistant", figures.resistant}};
    if (figures.defence)
        answers["defence"] = *figures.defence;
    if (figures.resistance)
        answers["resistance"] = *figures.resistance;
    if (figures.targetWounds)
        answers["target_wounds"] = *figures.targetWounds;
    if (figures.unharmed)
        answers["unharmed"] = true;
    return {"attack", std::move(answers)};
}

// What the defender does best against each number of hits that the attacker's dice can make.
Json repliesTo(const Attack& most, std::vector<Message>& sentences)
{
    Json replies = Json::array();
    for (int hits = 0; hits <= most.attackDice; ++hits) {
        const Reply reply = bestReply(most, hits, most.defenceDice);
        replies.push_back({{"hits", hits},
                           {"dice", reply.dice},
                           {"mean", reply.outcome.mean},
                           {"dying", reply.outcome.dying}});
        if (hits > 0)
            sentences.push_back(adviceText(most, hits, reply));
    }
    return replies;
}

// The fewest dice that reach the wanted chance against each number of the defender's.
Json fewestOf(const Allocations& asked, std::vector<Message>& sentences)
{
    const Attack& most = asked.most;
    const Message what = asked.ofDying ? TR("Dying") : TR("a wound");
    Json fewest = Json::array();
    for (int against = 0; against <= most.defenceDice; ++against) {
        const auto dice = fewestDice(most, most.attackDice, against, *asked.wanted, asked.ofDying);
        fewest.push_back(dice ? Json(*dice) : Json());
        sentences.push_back(message(dice ? TR("%1 chance of %2 against %3: %4 or more")
                                         : TR("%1 chance of %2 against %3: %4 isn’t enough"),
                                    Percent{*asked.wanted}, what, diceText(against, most.sides),
                                    diceText(dice.value_or(most.attackDice), most.sides)));
    }
    return fewest;
}

Task<int> askSides(Ask& ask)
{
    return askNumber(ask, "sides", TR("Sides per die"), 2, MatchSettings::mostSides,
                     MatchSettings::usualSides, "rule/dice", true);
}

// What both kinds are given: the figures of the attack, and how many dice of both, or how many at most.
Task<> askFigures(Attack& attack, Ask& ask)
{
    // One or less always succeeds: a table may reckon below it, but nobody taps that far.
    const int lowest = ask.isScript() ? -Ability::highestTarget : 1;
    constexpr int highest = Ability::highestTarget;
    constexpr int farthest = 2 * Ability::mostModifier; // the ability's, and what others add
    attack.sides = co_await askSides(ask);
    NumberOf chance("chance", TR("Hits on"), lowest, highest);
    attack.chance = co_await ask.number(chance.rule("rule/hits"));
    NumberOf dice("attack_dice", TR("Attack dice"), 0, Ability::mostDice);
    attack.attackDice = co_await ask.number(dice.rule("rule/allocation"));
    attack.accuracy = co_await askNumber(ask, "accuracy", TR("Accuracy"), -farthest, farthest, 0,
                                         "rule/accuracy-and-power");
    attack.defence = co_await askNumberOrNone(ask, "defence", TR("Defense"), lowest, highest,
                                              TR("Never dodges"), "rule/defenses");
    attack.defenceDice = co_await askNumber(ask, "defence_dice", TR("Defense dice"), 0, Ability::mostDice, 0,
                                            "rule/allocation");
    attack.resistance = co_await askNumberOrNone(ask, "resistance", TR("Resistance"), lowest, highest,
                                                 TR("Never saves"), "rule/resistances");
    attack.power =
        co_await askNumber(ask, "power", TR("Power"), -farthest, farthest, 0, "rule/accuracy-and-power");
    attack.damage = co_await askNumber(ask, "damage", TR("Damage"), 0, Ability::mostDamage, 1, "rule/wounds");
    attack.targetWounds =
        co_await askNumberOrNone(ask, "target_wounds", TR("Target’s wounds left"), 1, ModelCard::mostWounds,
                                 TR("Dying not computed"), "rule/conditions");
    attack.vulnerable =
        co_await askWhether(ask, "vulnerable", TR("Target is vulnerable"), "rule/damage-types");
    attack.resistant = co_await askWhether(ask, "resistant", TR("Target is resistant"), "rule/damage-types");
    attack.unharmed = co_await askWhether(ask, "unharmed", TR("In Mistform and unharmed by this type"),
                                          "rule/mistform", true);
}

Task<> askAttackOdds(OddsQuestion& question, Ask& ask)
{
    Attack attack;
    co_await askFigures(attack, ask);
    attack.hits = co_await askNumberOrNone(ask, "hits", TR("Hits already rolled"), 0, Ability::mostDice,
                                           TR("Not rolled yet"), "rule/hits", true);
    question.solve = [attack] { return attackView(attack); };
}

// The wanted chance, in per cent, and of what; then everything is known.
Task<> askWanted(OddsQuestion& question, Allocations asked, Ask& ask)
{
    const auto wanted = co_await askNumberOrNone(ask, "wanted", TR("Target chance (%)"), 1, 100, TR("None"),
                                                 "rule/allocation", true);
    if (wanted)
        asked.wanted = *wanted / 100.0;
    if (wanted && asked.most.targetWounds)
        asked.ofDying = co_await askWhether(ask, "of_dying", TR("Chance of Dying, not just a wound"),
                                            "rule/conditions", true);
    // Every number of dice of either, and for each the Hits, those left and those not saved from.
    const double attack = asked.most.attackDice + 1.0;
    const double defence = asked.most.defenceDice + 1.0;
    co_await limitWork(question, 2 * attack * defence * attack * (attack + defence), ask);
    question.solve = [asked = std::move(asked)] { return allocationsView(asked); };
}

Task<> askAllocationOdds(OddsQuestion& question, Ask& ask)
{
    Allocations asked;
    co_await askFigures(asked.most, ask);
    co_await askWanted(question, asked, ask);
}

Task<> askModelsOdds(OddsQuestion& question, Ask& ask)
{
    const ModelCard attacker = co_await askCard(ask, "attacker/");
    const ModelCard target = co_await askCard(ask, "target/");
    std::vector<door::Option> attacks;
    for (const Ability& each : attacker.abilities)
        if (each.isAttack())
            attacks.push_back(optionOf(each, attacker.abilities));
    if (attacks.empty())
        co_await ask.refuse("malformed", TR("attacker: the card has no attack"));
    Pick which("ability", TR("Ability"), attacks);
    const std::string id = co_await ask.one(which.rule("rule/abilities").preset(attacks.front().id));
    const Ability& ability = *std::ranges::find(attacker.abilities, id, &Ability::id);
    Allocations asked{{figuresOf(attacker, ability, target)}};
    asked.most.sides = co_await askSides(ask);
    asked.most.attackDice = mostAttackDice(ability, attacker.dice);
    asked.most.defenceDice = mostDefenceDice(target.dice);
    co_await askWanted(question, asked, ask);
}

} // namespace

double chanceOf(int sides, int target)
{
    return std::clamp(sides - target + 1, 0, sides) / static_cast<double>(sides);
}

int AttackFigures::woundsOf(int unsaved) const
{
    if (unsaved == 0 || unharmed)
        return 0;
    return std::max(unsaved * damage + (vulnerable ? 1 : 0) - (resistant ? 1 : 0), 0);
}

AttackOutcome attackOutcome(const AttackFigures& figures, int attackDice, int defenceDice,
                            std::optional<int> hits)
{
    const odds::Distribution rolled =
        hits ? odds::binomial(*hits, 1) : odds::binomial(attackDice, figures.hitChance());
    const odds::Distribution left = odds::blocked(rolled, odds::binomial(defenceDice, figures.dodgeChance()));
    odds::Distribution unsaved;
    for (std::size_t k = 0; k < left.size(); ++k)
        odds::accumulate(unsaved, left[k], odds::binomial(static_cast<int>(k), 1 - figures.saveChance()));
    AttackOutcome outcome;
    for (std::size_t k = 0; k < unsaved.size(); ++k) {
        const int wounds = std::min(figures.woundsOf(static_cast<int>(k)), figures.mostCounted);
        const auto at = static_cast<std::size_t>(wounds);
        outcome.wounds.resize(std::max(outcome.wounds.size(), at + 1));
        outcome.wounds[at] += unsaved[k];
        outcome.mean += wounds * unsaved[k];
        outcome.succeeded += k > 0 ? unsaved[k] : 0;
        outcome.wounded += wounds > 0 ? unsaved[k] : 0;
        outcome.dying += figures.targetWounds && wounds >= *figures.targetWounds ? unsaved[k] : 0;
    }
    return outcome;
}

Reply bestReply(const AttackFigures& figures, int hits, int mostDice)
{
    Reply best{0, attackOutcome(figures, 0, 0, hits)};
    for (int dice = 1; dice <= mostDice; ++dice) {
        AttackOutcome outcome = attackOutcome(figures, 0, dice, hits);
        if (outcome.mean < best.outcome.mean - rounding)
            best = {dice, std::move(outcome)};
    }
    return best;
}

Message adviceText(const AttackFigures& figures, int hits, const Reply& reply)
{
    return counted(TR_N("Best reply to %n hit(s): %1, wounds on average: %2"), hits,
                   diceText(reply.dice, figures.sides), reply.outcome.mean);
}

std::optional<int> fewestDice(const AttackFigures& figures, int mostDice, int defenceDice, double wanted,
                              bool ofDying)
{
    for (int dice = 0; dice <= mostDice; ++dice) {
        const AttackOutcome outcome = attackOutcome(figures, dice, defenceDice);
        if ((ofDying ? outcome.dying : outcome.wounded) >= wanted - rounding)
            return dice;
    }
    return std::nullopt;
}

door::OddsView attackView(const Attack& attack)
{
    const AttackOutcome outcome = attackOutcome(attack, attack.attackDice, attack.defenceDice, attack.hits);
    const Percent wounded{outcome.wounded};
    door::OddsView view;
    // Of an attack that does no damage to anybody what else it does is forecast, Mistform or not.
    AttackFigures withoutMist = attack;
    withoutMist.unharmed = false;
    const bool harms = outcome.wounded > 0 || withoutMist.woundsOf(1) > 0;
    if (harms && attack.unharmed)
        view.headline = mistText;
    else if (!harms)
        view.headline = message(TR("%1 to succeed"), Percent{outcome.succeeded});
    else if (attack.defenceDice == 0 && !attack.hits)
        view.headline =
            message(TR("%1 to wound if nobody dodges, wounds on average: %2"), wounded, outcome.mean);
    else if (attack.targetWounds)
        view.headline = message(TR("%1 to wound, %2 Dying, wounds on average: %3"), wounded,
                                Percent{outcome.dying}, outcome.mean);
    else
        view.headline = message(TR("%1 to wound, wounds on average: %2"), wounded, outcome.mean);
    using enum door::Tone;
    if (!harms)
        view.chances = {{"succeeded", TR("At least one hit gets through"), outcome.succeeded, good}};
    else
        view.chances = {{"wounded", TR("At least one wound"), outcome.wounded, good}};
    if (harms && attack.targetWounds)
        view.chances.push_back({"dying", TR("Dying"), outcome.dying, bad});
    view.series = seriesOf(attack, outcome);
    view.steps = stepsOf(attack);
    view.figures =
        std::make_shared<const Json>(Json{{"wounds", outcome.wounds},
                                          {"mean", outcome.mean},
                                          {"dying", attack.targetWounds ? Json(outcome.dying) : Json()}});
    return view;
}

door::OddsView allocationsView(const Allocations& asked)
{
    const Attack& most = asked.most;
    const bool dying = most.targetWounds.has_value();
    door::OddsView view;
    door::Matrix matrix;
    matrix.label = dying ? TR("Chance of Dying (rows: attack dice, columns: defense dice)")
                         : TR("Average wounds (rows: attack dice, columns: defense dice)");
    matrix.chances = dying;
    Json means = Json::array();
    Json deaths = Json::array();
    for (int against = 0; against <= most.defenceDice; ++against)
        matrix.columns.push_back(verbatim(std::to_string(against)));
    for (int dice = 0; dice <= most.attackDice; ++dice) {
        matrix.rows.push_back(verbatim(std::to_string(dice)));
        means.push_back(Json::array());
        deaths.push_back(Json::array());
        for (int against = 0; against <= most.defenceDice; ++against) {
            const AttackOutcome outcome = attackOutcome(most, dice, against);
            means.back().push_back(outcome.mean);
            deaths.back().push_back(outcome.dying);
            matrix.values.push_back(dying ? outcome.dying : outcome.mean);
            matrix.cells.push_back(queryOf(most, dice, against));
        }
    }
    view.headline = message(TR("%1 against %2, wounds on average: %3"), diceText(most.attackDice, most.sides),
                            diceText(most.defenceDice, most.sides),
                            attackOutcome(most, most.attackDice, most.defenceDice).mean);
    Json figures{{"mean", std::move(means)}, {"dying", dying ? std::move(deaths) : Json()}};
    figures["best_reply"] = repliesTo(most, view.further);
    if (asked.wanted)
        figures["fewest_dice"] = fewestOf(asked, view.further);
    view.matrix = std::move(matrix);
    view.steps = stepsOf(most);
    view.figures = std::make_shared<const Json>(std::move(figures));
    return view;
}

constinit const std::array<OddsKind, 3> oddsKinds{{
    {"models", TR("Model against model"), askModelsOdds},
    {"attack", TR("One attack"), askAttackOdds},
    {"allocations", TR("Dice splits"), askAllocationOdds},
}};

} // namespace adjutant::skirmish
