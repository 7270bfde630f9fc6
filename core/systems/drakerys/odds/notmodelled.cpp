#include "core/systems/drakerys/odds/steps.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

using Names = std::vector<std::string_view>;

void collect(Names& names, const Side& side, RollKind kind)
{
    for (const SkillRule& rule : skillRules()) {
        const bool matters = (rule.leftOutOf >> static_cast<unsigned>(kind) & 1U) != 0;
        if (matters && side.has(rule.skill) && std::ranges::find(names, rule.id) == names.end())
            names.push_back(rule.id);
    }
}

Names leftOut(const Fight& fight)
{
    Names names;
    collect(names, fight.active, fight.isCharge() ? RollKind::charge : RollKind::fight);
    collect(names, fight.target, fight.isCharge() ? RollKind::charge : RollKind::fight);
    return names;
}

Names leftOut(const Shooting& shooting)
{
    Names names;
    Side target = shooting.target;
    // Camouflage is what the player enters as Concealment; only where nothing was entered is it left out.
    if (shooting.concealment > 0)
        target.skills.remove(RollSkill::camouflage);
    Side active = shooting.active;
    active.skills.remove(RollSkill::camouflage);
    collect(names, active, RollKind::shooting);
    collect(names, target, RollKind::shooting);
    return names;
}

Names leftOut(const Harassment& harassment)
{
    Names names;
    collect(names, harassment.active, RollKind::harassment);
    Side target = harassment.target;
    target.skills.remove(RollSkill::deadlyBlow);
    collect(names, target, RollKind::harassment);
    return names;
}

Names leftOut(const Hits& hits)
{
    Names names;
    collect(names, hits.target, RollKind::hits);
    return names;
}

Names leftOut(const MoraleTest& test)
{
    Names names;
    collect(names, test.unit, RollKind::morale);
    return names;
}

Names leftOut(const Sequence& sequence)
{
    Names names;
    for (const Sequence::Step& step : sequence.steps) {
        const Names some = std::visit(
            [&sequence](auto part) {
                part.target = sequence.target;
                return leftOut(part);
            },
            step);
        for (const std::string_view name : some)
            if (std::ranges::find(names, name) == names.end())
                names.push_back(name);
    }
    return names;
}

Names leftOut(const auto&)
{
    return {};
}

} // namespace

std::vector<std::string_view> notModelled(const Scenario& scenario)
{
    return std::visit([](const auto& asked) { return leftOut(asked); }, scenario);
}

} // namespace adjutant::drakerys
