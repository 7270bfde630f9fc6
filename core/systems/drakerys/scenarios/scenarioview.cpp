#include "core/systems/drakerys/scenarios/scenarioforms.h"

#include "core/systems/drakerys/match/labels.h"

#include <nlohmann/json.hpp>

namespace adjutant::drakerys {

namespace {

using door::Tone;
using Json = nlohmann::ordered_json;

constexpr double certain = 1e-12;
constexpr double shown = 0.0005; ///< rounds to 0.1 %

double rounded(double number)
{
    return std::round(number * 100) / 100;
}

Json jsonOf(const MoraleOdds& morale, bool withNone)
{
    constexpr const char* ends[] = {"none", "scattered", "destabilised", "in_doubt", "intact"};
    Json json = Json::object();
    for (std::size_t k = withNone ? 0 : 1; k < std::size(ends); ++k)
        json[ends[k]] = morale.*moraleEnds[k];
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

Json jsonOf(const SequenceStepOdds& step)
{
    Json json{{"reached", step.reached},
              {"target",
               {{"casualties", step.casualties},
                {"destroyed", step.destroyed},
                {"scattered", step.scattered},
                {"removed", step.removed}}},
              {"active", {{"mean_injuries_inflicted", step.meanInflicted}}}};
    if (step.active.casualties.empty())
        return json;
    json["active"]["casualties"] = step.active.casualties;
    json["active"]["destroyed"] = step.active.destroyed;
    json["active"]["removed"] = step.active.removed;
    json["active"]["morale"] = jsonOf(step.active.morale, true);
    return json;
}

/// Puts the odds of each kind of scenario into a view, and its figures as the command line names them.
struct ViewWriter
{
    const SideNames& names;
    door::OddsView view{};
    Json figures = Json::object();

    void chance(const char* id, Message label, double value, Tone tone)
    {
        view.chances.push_back({id, std::move(label), value, tone});
    }

    void threshold(int lowest)
    {
        view.further.push_back(message(TR("Every die succeeds on %1 or more"), lowest));
    }

    void morale(const Message& who, const MoraleOdds& morale)
    {
        if (morale.none >= 1 - certain)
            return;
        view.further.push_back(
            message(TR("Morale of %1: scattered %2, one Stress %3, in doubt %4, intact %5"), who,
                    Percent{morale.scattered}, Percent{morale.destabilised}, Percent{morale.inDoubt},
                    Percent{morale.intact}));
    }

    void lost(const char* id, const Message& who, const Side& side, const SideOdds& odds)
    {
        view.series.push_back({id, message(TR("Warriors lost by %1"), who), odds.casualties});
        view.further.push_back(message(TR("Average losses of %1: %2 of %3 Warriors, including scattered"),
                                       who, rounded(odds.meanLost), side.warriors));
        morale(who, odds.morale);
    }

    void gone(const char* id, const Message& who, double removed, Tone tone)
    {
        chance(id, message(TR("Chance to wipe out %1"), who), removed, tone);
    }

    void operator()(const PlainRoll& roll)
    {
        const odds::Distribution successes = oddsOf(roll);
        figures = {
            {"threshold", roll.threshold}, {"successes", successes}, {"mean", odds::meanOf(roll.pool())}};
        view.headline = message(TR("Successes on average: %1"), odds::meanOf(roll.pool()));
        chance("any", TR("At least one success"), 1 - successes.front(), Tone::good);
        threshold(roll.threshold);
        view.series.push_back({"successes", TR("Successes"), successes, 0, true});
    }

    void operator()(const Fight& fight)
    {
        const FightOdds odds = oddsOf(fight);
        figures = {
            {"active", jsonOf(odds.active)},
            {"target", jsonOf(odds.target)},
            {"winner", {{"active", odds.activeWins}, {"target", odds.targetWins}, {"draw", odds.draw}}}};
        const Percent activeWins{odds.activeWins};
        const Percent targetWins{odds.targetWins};
        view.headline = odds.draw > shown ? message(TR("Chance to win: %1 %2, %3 %4, draw %5"), names.active,
                                                    activeWins, names.target, targetWins, Percent{odds.draw})
                                          : message(TR("Chance to win: %1 %2, %3 %4"), names.active,
                                                    activeWins, names.target, targetWins);
        gone("target_removed", names.target, odds.target.removed, Tone::good);
        gone("active_removed", names.active, odds.active.removed, Tone::bad);
        chance("active_wins", message(TR("Chance to win: %1"), names.active), odds.activeWins, Tone::good);
        lost("target_casualties", names.target, fight.target, odds.target);
        lost("active_casualties", names.active, fight.active, odds.active);
    }

    void shot(const ShotOdds& odds, const Side& target, const Message& by)
    {
        figures = {{"active", {{"mean_injuries_inflicted", odds.meanInflicted}}},
                   {"target", jsonOf(odds.target)}};
        view.headline =
            message(TR("Chance to wipe out %1: %2; to kill at least one Warrior: %3"), names.target,
                    Percent{odds.target.removed}, Percent{1 - odds.target.casualties.front()});
        gone("target_removed", names.target, odds.target.removed, Tone::good);
        chance("any", TR("At least one Warrior falls"), 1 - odds.target.casualties.front(), Tone::good);
        if (odds.target.morale.destabilised > 0)
            chance("stress", message(TR("1 Stress for %1"), names.target), odds.target.morale.destabilised,
                   Tone::plain);
        view.further.push_back(message(TR("Average Injuries from %1: %2"), by, rounded(odds.meanInflicted)));
        lost("target_casualties", names.target, target, odds.target);
    }
    void operator()(const Shooting& shooting) { shot(oddsOf(shooting), shooting.target, names.active); }
    void operator()(const Hits& hits) { shot(oddsOf(hits), hits.target, TR("the Hits")); }

    void operator()(const MoraleTest& test)
    {
        const MoraleOdds odds = oddsOf(test);
        figures = {{"morale", jsonOf(odds, false)}};
        view.headline = message(TR("%1: %2 chance to keep morale, %3 to scatter"), names.target,
                                Percent{odds.intact}, Percent{odds.scattered});
        chance("intact", TR("Morale stays intact"), odds.intact, Tone::good);
        chance("in_doubt", TR("In doubt"), odds.inDoubt, Tone::plain);
        chance("destabilised", TR("Destabilised: one Stress"), odds.destabilised, Tone::plain);
        chance("scattered", TR("Scattered"), odds.scattered, Tone::bad);
    }

    void operator()(const Spell& spell)
    {
        const SpellOdds odds = oddsOf(spell);
        figures = {{"threshold", spell.threshold()},
                   {"successes", odds.successes},
                   {"cast", odds.cast},
                   {"cataclysm", odds.cataclysm}};
        view.headline = message(TR("Chance to cast the spell: %1"), Percent{odds.cast});
        chance("cast", TR("The spell is cast"), odds.cast, Tone::good);
        if (spell.usesMaelstrom())
            chance("cataclysm", TR("A cataclysm"), 1 - odds.cataclysm.front(), Tone::bad);
        threshold(spell.threshold());
        view.series.push_back({"successes", TR("Successes"), odds.successes, 0, true});
        if (spell.usesMaelstrom())
            view.series.push_back({"cataclysm",
                                   TR("1s towards a cataclysm (4: four or more)"),
                                   {odds.cataclysm.begin(), odds.cataclysm.end()}});
    }

    void operator()(const Invocation& invocation)
    {
        const double success = successOf(invocation);
        figures = {{"threshold", Invocation::threshold}, {"success", success}};
        view.headline = message(TR("Chance to invoke with %1D10: %2"), invocation.dice(), Percent{success});
        chance("success", TR("The invocation succeeds"), success, Tone::good);
        threshold(Invocation::threshold);
    }

    void operator()(const Sequence& sequence)
    {
        const std::vector<SequenceStepOdds> steps = oddsOf(sequence);
        view.headline = message(TR("Chance to wipe out %1 after all actions: %2"), names.target,
                                Percent{steps.back().removed});
        Json& after = figures["after"] = Json::array();
        for (const SequenceStepOdds& step : steps)
            after.push_back(jsonOf(step));
        for (std::size_t k = 0; k < steps.size(); ++k) {
            const int number = static_cast<int>(k) + 1;
            const std::string id = std::to_string(number);
            view.chances.push_back({"removed_" + id,
                                    message(TR("%1 wiped out after action %2"), names.target, number),
                                    steps[k].removed, Tone::good});
            view.series.push_back({"casualties_" + id,
                                   message(TR("Warriors lost by %1 up to action %2"), names.target, number),
                                   steps[k].casualties});
        }
    }
};

Json jsonOf(const RollStep& step)
{
    Json json{{"roll", nameOfKind(step.roll, rollNames).id}, {"side", toWord(step.whose)}};
    json["dice"] = step.dice >= 0 ? Json(step.dice) : Json();
    json["threshold"] = step.threshold >= 0 ? Json(step.threshold) : Json();
    json["reasons"] = mapped(reasonsOf(step), [](const StepReason& each) { return toText(each.words); });
    return json;
}

door::OddsStep stepOf(const RollStep& step, const SideNames& names)
{
    door::OddsStep words;
    words.label = message(TR("%1: %2"), step.whose == Whose::target ? names.target : names.active,
                          toMessage(step.roll));
    if (step.dice >= 0 && step.threshold >= 0)
        words.dice = message(TR("%1 D10 against %2+"), step.dice, step.threshold);
    else if (step.dice >= 0)
        words.dice = message(TR("%1 D10"), step.dice);
    else if (step.threshold >= 0)
        words.dice = message(TR("against %1+"), step.threshold);
    for (StepReason& reason : reasonsOf(step)) {
        words.reasons.push_back(std::move(reason.words));
        words.rules.emplace_back(reason.rule);
    }
    return words;
}

} // namespace

door::OddsView viewOf(const NamedScenario& asked)
{
    ViewWriter writer{asked.names};
    std::visit([&writer](const auto& scenario) { writer(scenario); }, asked.scenario);
    Json& steps = writer.figures["steps"] = Json::array();
    for (const RollStep& step : stepsOf(asked.scenario)) {
        writer.view.steps.push_back(stepOf(step, asked.names));
        steps.push_back(jsonOf(step));
    }
    writer.figures["not_modelled"] = notModelled(asked.scenario);
    writer.view.notModelled = asked.notModelled;
    writer.view.figures = std::make_shared<const Json>(std::move(writer.figures));
    return std::move(writer.view);
}

std::optional<door::Forecast> forecastOf(Scenario scenario, SideNames names)
{
    if (workOf(scenario) > mostOddsWork)
        return std::nullopt;
    std::vector<Message> skipped = mapped(notModelled(scenario), fromId);
    return door::Forecast(NamedScenario{std::move(scenario), std::move(names), std::move(skipped)}, viewOf);
}

} // namespace adjutant::drakerys
