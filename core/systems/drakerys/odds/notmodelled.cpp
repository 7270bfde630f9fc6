#include "core/systems/drakerys/odds/steps.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

using Names = std::vector<std::string_view>;

void collect(Names& names, const Side& side, RollKind kind)
{
    for (const SkillRule& rule : skillRules()) {
        const bool matters = (rule.leftOutOf >> static_cast<unsigned>(kind) & 1U) != 0;
        if (matters && side.has(rule.skill) && std::ranges::find(names, rule.id()) == names.end())
            names.push_back(rule.id());
    }
}

void leftOut(Names& names, const Fight& fight)
{
    collect(names, fight.active, fight.isCharge() ? RollKind::charge : RollKind::fight);
    collect(names, fight.target, fight.isCharge() ? RollKind::charge : RollKind::fight);
}

void leftOut(Names& names, const Shooting& shooting)
{
    Side target = shooting.target;
    // Camouflage is what the player enters as Concealment; only where nothing was entered is it left out.
    if (shooting.concealment > 0)
        target.skills.remove(RollSkill::camouflage);
    Side active = shooting.active;
    active.skills.remove(RollSkill::camouflage);
    collect(names, active, RollKind::shooting);
    collect(names, target, RollKind::shooting);
}

void leftOut(Names& names, const Harassment& harassment)
{
    collect(names, harassment.active, RollKind::harassment);
    Side target = harassment.target;
    target.skills.remove(RollSkill::deadlyBlow);
    collect(names, target, RollKind::harassment);
}

void leftOut(Names& names, const Hits& hits)
{
    collect(names, hits.target, RollKind::hits);
}

void leftOut(Names& names, const MoraleTest& test)
{
    collect(names, test.unit, RollKind::morale);
}

void leftOut(Names& names, const Sequence& sequence)
{
    const auto ofStep = [&](auto step) {
        step.target = sequence.target;
        leftOut(names, step);
    };
    for (const Sequence::Step& step : sequence.steps)
        std::visit(ofStep, step);
}

void leftOut(Names&, const auto&) {}

} // namespace

std::vector<std::string_view> notModelled(const Scenario& scenario)
{
    Names names;
    std::visit([&names](const auto& asked) { leftOut(names, asked); }, scenario);
    return names;
}

} // namespace adjutant::drakerys
