#include "app/cli/drakerysoddstext.h"
#include "app/cli/oddsanswer.h"

#include "core/systems/drakerys/odds/scenarioreader.h"
#include "core/systems/drakerys/odds/steps.h"

namespace adjutant::cli {

using namespace drakerys;
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

Json jsonOf(const drakerys::Step& step)
{
    Json json{{"roll", wordFor(step.roll)}, {"side", wordFor(step.whose)}};
    json["dice"] = step.dice >= 0 ? Json(step.dice) : Json();
    json["threshold"] = step.threshold >= 0 ? Json(step.threshold) : Json();
    json["reasons"] = reasonsInEnglish(step);
    return json;
}

} // namespace

std::vector<yaml::Fault> drakerysFaults(const yaml::Node& root, const std::string& file,
                                        const Catalogue& catalogue)
{
    return readScenario(root, file, catalogue).faults;
}

OddsAnswer drakerysOdds(const yaml::Node& root, const std::string& file, const Catalogue& catalogue)
{
    ReadScenario read = readScenario(root, file, catalogue);
    OddsAnswer answer;
    answer.kind = read.kind;
    answer.faults = std::move(read.faults);
    answer.warnings = std::move(read.warnings);
    if (!read.scenario)
        return answer;
    answer.figures = std::visit([](const auto& asked) { return jsonOf(asked); }, *read.scenario);
    std::vector<drakerys::Step> steps;
    for (const drakerys::Step& step : stepsOf(*read.scenario)) {
        answer.steps.push_back(jsonOf(step));
        steps.push_back(step);
    }
    answer.lines = drakerysOddsLines(answer.figures, steps);
    for (const std::string_view skill : notModelled(*read.scenario))
        answer.notModelled.emplace_back(skill);
    return answer;
}

} // namespace adjutant::cli
