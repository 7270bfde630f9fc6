#include "core/systems/drakerys/scenarios/scenariofigures.h"

#include "core/systems/drakerys/odds/steps.h"

#include <nlohmann/json.hpp>

namespace adjutant::drakerys {

using Json = nlohmann::ordered_json;

namespace {

Json jsonOf(const MoraleOdds& morale, bool withNone)
{
    Json json = Json::object();
    if (withNone)
        json["none"] = morale.none;
    json["scattered"] = morale.scattered;
    json["destabilised"] = morale.destabilised;
    json["in_doubt"] = morale.inDoubt;
    json["intact"] = morale.intact;
    return json;
}

Json jsonOf(const SideOdds& side)
{
    return {{"casualties", side.casualties},
            {"destroyed", side.destroyed},
            {"removed", side.removed},
            {"mean_injuries_inflicted", side.meanInflicted},
            {"morale", jsonOf(side.morale, true)}};
}

Json jsonOf(const PlainRoll& roll)
{
    const odds::Distribution successes = oddsOf(roll);
    const odds::Pool pool = roll.pool();
    return {{"threshold", roll.threshold}, {"successes", successes}, {"mean", odds::meanOf(pool)}};
}

Json jsonOf(const Fight& fight)
{
    const FightOdds odds = oddsOf(fight);
    return {{"active", jsonOf(odds.active)},
            {"target", jsonOf(odds.target)},
            {"winner", {{"active", odds.activeWins}, {"target", odds.targetWins}, {"draw", odds.draw}}}};
}

Json jsonOf(const ShotOdds& odds)
{
    return {{"active", {{"mean_injuries_inflicted", odds.meanInflicted}}}, {"target", jsonOf(odds.target)}};
}

Json jsonOf(const Shooting& shooting)
{
    return jsonOf(oddsOf(shooting));
}

Json jsonOf(const Harassment& harassment)
{
    return jsonOf(oddsOf(harassment));
}

Json jsonOf(const Hits& hits)
{
    return jsonOf(oddsOf(hits));
}

Json jsonOf(const MoraleTest& test)
{
    return {{"morale", jsonOf(oddsOf(test), false)}};
}

Json jsonOf(const Spell& spell)
{
    const SpellOdds odds = oddsOf(spell);
    return {{"threshold", spell.threshold()},
            {"successes", odds.successes},
            {"cast", odds.cast},
            {"cataclysm", odds.cataclysm}};
}

Json jsonOf(const Invocation& invocation)
{
    return {{"threshold", Invocation::threshold}, {"success", successOf(invocation)}};
}

Json jsonOf(const Sequence& sequence)
{
    Json after = Json::array();
    for (const SequenceStepOdds& step : oddsOf(sequence)) {
        Json one{{"reached", step.reached},
                 {"target",
                  {{"casualties", step.casualties},
                   {"destroyed", step.destroyed},
                   {"scattered", step.scattered},
                   {"removed", step.removed}}},
                 {"active", {{"mean_injuries_inflicted", step.meanInflicted}}}};
        if (!step.active.casualties.empty()) {
            one["active"]["casualties"] = step.active.casualties;
            one["active"]["destroyed"] = step.active.destroyed;
            one["active"]["removed"] = step.active.removed;
            one["active"]["morale"] = jsonOf(step.active.morale, true);
        }
        after.push_back(std::move(one));
    }
    return {{"after", after}};
}

Json jsonOf(const Step& step)
{
    Json json{{"roll", toWord(step.roll)}, {"side", toWord(step.whose)}};
    json["dice"] = step.dice >= 0 ? Json(step.dice) : Json();
    json["threshold"] = step.threshold >= 0 ? Json(step.threshold) : Json();
    json["reasons"] = reasonsInEnglish(step);
    return json;
}

} // namespace

nlohmann::ordered_json figuresOf(const Scenario& scenario)
{
    Json figures = std::visit([](const auto& asked) { return jsonOf(asked); }, scenario);
    Json& steps = figures["steps"] = Json::array();
    for (const Step& step : stepsOf(scenario))
        steps.push_back(jsonOf(step));
    figures["not_modelled"] = notModelled(scenario);
    return figures;
}

} // namespace adjutant::drakerys
