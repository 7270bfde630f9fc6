#include "core/systems/drakerys/match/actionreader.h"
#include "core/systems/drakerys/match/commandbody.h"

namespace adjutant::drakerys {

using yaml::FaultRule;
using yaml::IntRange;
using yaml::Need;
using yaml::Node;

namespace {

constexpr IntRange some{1, 1000};
constexpr IntRange change{-100, 100};

Command readActivate(CommandBody body)
{
    Activate command{body.unit(), {}};
    for (const Node& item : body.keys.sequence("actions", Need::required))
        command.actions.push_back(readAction(item, body.faults));
    return command;
}

Command readInjure(CommandBody body)
{
    return Injure{body.unit(), body.number("count", some)};
}

Command readStress(CommandBody body)
{
    return ChangeStress{body.unit(), body.number("change", change)};
}

Command readStatus(CommandBody body)
{
    ChangeStatus command;
    command.unit = body.unit();
    const Node* add = body.keys.node("add");
    const Node* remove = body.keys.node("remove");
    if (!add == !remove)
        body.faults.add(FaultRule::wrongType, body.keys.at(), "status", "a Unit with either add or remove");
    command.add = add != nullptr;
    command.status = StatusId(body.id(add ? add : remove, add ? "add" : "remove"));
    return command;
}

Command readRemove(CommandBody body)
{
    return RemoveWarriors{body.unit(), body.number("warriors", some)};
}

Command readScatter(CommandBody body)
{
    return Scatter{body.unit()};
}

Command readScore(CommandBody body)
{
    return Score{body.player(), MissionId(body.id("mission", Need::optional)), body.number("vp", change)};
}

Command readPass(CommandBody body)
{
    return Pass{body.player()};
}

constexpr CommandReader activationCommands[] = {
    {"activate", readActivate}, {"injure", readInjure},   {"stress", readStress}, {"status", readStatus},
    {"remove", readRemove},     {"scatter", readScatter}, {"score", readScore},   {"pass", readPass},
};

} // namespace

std::span<const CommandReader> activationReaders()
{
    return activationCommands;
}

} // namespace adjutant::drakerys
