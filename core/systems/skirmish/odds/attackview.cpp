#include "core/systems/skirmish/ability.h"
#include "core/systems/skirmish/odds/attackodds.h"

#include <nlohmann/json.hpp>

namespace adjutant::skirmish {

namespace {

using Json = nlohmann::ordered_json;

table::OddsStep stepOf(Message label, int dice, int sides, Message reason, const char* rule)
{
    table::OddsStep step;
    step.label = std::move(label);
    step.dice = diceText(dice, sides);
    step.reasons.push_back(std::move(reason));
    step.rules.emplace_back(rule);
    return step;
}

Message mistText()
{
    return message(WORDS("skirmish", "No wounds: only Fire, Arcane and Radiant harm Mistform"));
}

// How a target was made: "Defense 6+ and accuracy +1: 7+".
Message reasonOf(Words words, std::optional<int> target, int modifier, Words none)
{
    if (!target)
        return message(none);
    return message(words, targetText(*target), Signed{modifier}, targetText(*target + modifier));
}

std::vector<table::OddsStep> stepsOf(const AttackFigures& figures, int attackDice, int defenceDice,
                                     std::optional<int> hits)
{
    std::vector<table::OddsStep> steps;
    if (hits)
        steps.push_back({message(WORDS("skirmish", "Attack roll")),
                         counted(WORDS_N("skirmish", "%n hit(s) rolled"), *hits),
                         {},
                         {}});
    else
        steps.push_back(stepOf(message(WORDS("skirmish", "Attack roll")), attackDice, figures.sides,
                               message(WORDS("skirmish", "A die hits on %1: %2"), targetText(figures.chance),
                                       Percent{figures.hitChance()}),
                               "rule/hits"));
    steps.push_back(stepOf(message(WORDS("skirmish", "Dodges")), defenceDice, figures.sides,
                           reasonOf(WORDS("skirmish", "Defense %1 and accuracy %2: %3"), figures.defence,
                                    figures.accuracy, WORDS("skirmish", "No Defense: no dodges")),
                           "rule/defenses"));
    steps.push_back({message(WORDS("skirmish", "Saves")),
                     message(WORDS("skirmish", "1D%1 for each hit left"), figures.sides),
                     {reasonOf(WORDS("skirmish", "Resistance %1 and power %2: %3"), figures.resistance,
                               figures.power, WORDS("skirmish", "No Resistance: no saves"))},
                     {"rule/resistances"}});
    table::OddsStep wounds;
    wounds.label = message(WORDS("skirmish", "Wounds"));
    wounds.reasons.push_back(message(WORDS("skirmish", "Damage per unsaved hit: %1"), figures.damage));
    wounds.rules.emplace_back("rule/wounds");
    if (figures.unharmed)
        wounds.reasons.push_back(mistText());
    if (figures.vulnerable)
        wounds.reasons.push_back(message(WORDS("skirmish", "Vulnerable: +1 wound, once")));
    if (figures.resistant)
        wounds.reasons.push_back(message(WORDS("skirmish", "Resistant: −1 wound, once")));
    steps.push_back(std::move(wounds));
    return steps;
}

std::vector<table::Series> seriesOf(const AttackFigures& figures, const AttackOutcome& outcome,
                                    int attackDice, int defenceDice, std::optional<int> hits)
{
    std::vector<table::Series> series{{"wounds", message(WORDS("skirmish", "Wounds")), outcome.wounds}};
    if (!hits)
        series.push_back(
            {"hits", message(WORDS("skirmish", "Hits")), odds::binomial(attackDice, figures.hitChance())});
    if (defenceDice > 0)
        series.push_back({"dodges", message(WORDS("skirmish", "Dodges")),
                          odds::binomial(defenceDice, figures.dodgeChance())});
    if (hits && defenceDice == 0)
        series.push_back(
            {"saves", message(WORDS("skirmish", "Saves")), odds::binomial(*hits, figures.saveChance())});
    return series;
}

} // namespace

table::OddsView attackView(const AttackFigures& figures, int attackDice, int defenceDice,
                           std::optional<int> hits)
{
    const AttackOutcome outcome = attackOutcome(figures, attackDice, defenceDice, hits);
    table::OddsView view;
    // Of an attack that does no damage to anybody what else it does is forecast, Mistform or not.
    AttackFigures withoutMist = figures;
    withoutMist.unharmed = false;
    const bool harms = outcome.wounded > 0 || withoutMist.woundsOf(1) > 0;
    if (harms && figures.unharmed)
        view.headline = mistText();
    else if (!harms)
        view.headline = message(WORDS("skirmish", "%1 to succeed"), Percent{outcome.succeeded});
    else if (defenceDice == 0 && !hits)
        view.headline = message(WORDS("skirmish", "%1 to wound if nobody dodges, %2 wounds on average"),
                                Percent{outcome.wounded}, outcome.mean);
    else if (figures.targetWounds)
        view.headline = message(WORDS("skirmish", "%1 to wound, %2 Dying, %3 wounds on average"),
                                Percent{outcome.wounded}, Percent{outcome.dying}, outcome.mean);
    else
        view.headline = message(WORDS("skirmish", "%1 to wound, %2 wounds on average"),
                                Percent{outcome.wounded}, outcome.mean);
    if (!harms)
        view.chances.push_back({"succeeded", message(WORDS("skirmish", "At least one hit gets through")),
                                outcome.succeeded, table::Tone::good});
    if (harms)
        view.chances.push_back({"wounded", message(WORDS("skirmish", "At least one wound")), outcome.wounded,
                                table::Tone::good});
    if (harms && figures.targetWounds)
        view.chances.push_back(
            {"dying", message(WORDS("skirmish", "Dying")), outcome.dying, table::Tone::bad});
    view.series = seriesOf(figures, outcome, attackDice, defenceDice, hits);
    view.steps = stepsOf(figures, attackDice, defenceDice, hits);
    view.figures =
        std::make_shared<const Json>(Json{{"wounds", outcome.wounds},
                                          {"mean", outcome.mean},
                                          {"dying", figures.targetWounds ? Json(outcome.dying) : Json()}});
    return view;
}

namespace {

struct Attack
{
    AttackFigures figures;
    int attackDice;
    int defenceDice;
    std::optional<int> hits;

    bool operator==(const Attack&) const = default;
};

} // namespace

table::Forecast attackForecast(const AttackFigures& figures, int attackDice, int defenceDice,
                               std::optional<int> hits)
{
    return {Attack{figures, attackDice, defenceDice, hits}, +[](const Attack& attack) {
                return attackView(attack.figures, attack.attackDice, attack.defenceDice, attack.hits);
            }};
}

Message adviceText(const AttackFigures& figures, int hits, const Reply& reply)
{
    return counted(WORDS_N("skirmish", "Best reply to %n hit(s): %1, %2 wounds on average"), hits,
                   diceText(reply.dice, figures.sides), reply.outcome.mean);
}

namespace {

// What the defender does best against each number of hits that the attacker's dice can make.
Json repliesTo(const Allocations& asked, std::vector<Message>& sentences)
{
    Json replies = Json::array();
    for (int hits = 0; hits <= asked.attackDice; ++hits) {
        const Reply reply = bestReply(asked.figures, hits, asked.defenceDice);
        replies.push_back({{"hits", hits},
                           {"dice", reply.dice},
                           {"mean", reply.outcome.mean},
                           {"dying", reply.outcome.dying}});
        if (hits > 0)
            sentences.push_back(adviceText(asked.figures, hits, reply));
    }
    return replies;
}

Json fewestOf(const Allocations& asked, std::vector<Message>& sentences)
{
    Json fewest = Json::array();
    for (int against = 0; against <= asked.defenceDice; ++against) {
        const auto dice = fewestDice(asked.figures, asked.attackDice, against, *asked.wanted, asked.ofDying);
        fewest.push_back(dice ? Json(*dice) : Json());
        const Message what =
            asked.ofDying ? message(WORDS("skirmish", "Dying")) : message(WORDS("skirmish", "a wound"));
        sentences.push_back(
            dice
                ? message(WORDS("skirmish", "%1 chance of %2 against %3: %4 or more"), Percent{*asked.wanted},
                          what, diceText(against, asked.figures.sides), diceText(*dice, asked.figures.sides))
                : message(WORDS("skirmish", "%1 chance of %2 against %3: %4 isn’t enough"),
                          Percent{*asked.wanted}, what, diceText(against, asked.figures.sides),
                          diceText(asked.attackDice, asked.figures.sides)));
    }
    return fewest;
}

} // namespace

table::OddsView allocationsView(const Allocations& asked)
{
    table::OddsView view;
    table::Matrix matrix;
    const bool dying = asked.figures.targetWounds.has_value();
    matrix.label =
        dying ? message(WORDS("skirmish", "Chance of Dying (rows: attack dice, columns: defense dice)"))
              : message(WORDS("skirmish", "Average wounds (rows: attack dice, columns: defense dice)"));
    matrix.chances = dying;
    Json means = Json::array();
    Json deaths = Json::array();
    for (int against = 0; against <= asked.defenceDice; ++against)
        matrix.columns.push_back(verbatim(std::to_string(against)));
    for (int dice = 0; dice <= asked.attackDice; ++dice) {
        matrix.rows.push_back(verbatim(std::to_string(dice)));
        std::vector<double> mean;
        std::vector<double> death;
        for (int against = 0; against <= asked.defenceDice; ++against) {
            const AttackOutcome outcome = attackOutcome(asked.figures, dice, against);
            mean.push_back(outcome.mean);
            death.push_back(outcome.dying);
            matrix.values.push_back(dying ? outcome.dying : outcome.mean);
            matrix.cells.push_back(attackQuery(asked.figures, dice, against));
        }
        means.push_back(std::move(mean));
        deaths.push_back(std::move(death));
    }
    const AttackOutcome all = attackOutcome(asked.figures, asked.attackDice, asked.defenceDice);
    view.headline = message(WORDS("skirmish", "%1 against %2: %3 wounds on average"),
                            diceText(asked.attackDice, asked.figures.sides),
                            diceText(asked.defenceDice, asked.figures.sides), all.mean);
    Json figures{{"mean", std::move(means)}, {"dying", dying ? std::move(deaths) : Json()}};
    figures["best_reply"] = repliesTo(asked, view.further);
    if (asked.wanted)
        figures["fewest_dice"] = fewestOf(asked, view.further);
    view.matrix = std::move(matrix);
    view.steps = stepsOf(asked.figures, asked.attackDice, asked.defenceDice, std::nullopt);
    view.figures = std::make_shared<const Json>(std::move(figures));
    return view;
}

} // namespace adjutant::skirmish
