#include "core/systems/drakerys/match/change.h"
#include "core/systems/drakerys/match/contact.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/invoking.h"
#include "core/systems/drakerys/procedures/moving.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

Pick incarnationToDismiss(const MatchState& state)
{
    const auto judge = [&state](table::Option& option, const UnitRef& ref) {
        closeFor(option, notOnTheTable(state, ref));
        if (!isIncarnation(*state.find(ref)->card))
            closeFor(option, table::Remark{"incarnation",
                                           message(WORDS("drakerys",
                                                         "only an Incarnation can be removed at any time"))});
    };
    const auto shows = [](const UnitRef&, const UnitState& unit) {
        return !unit.removed() && isIncarnation(*unit.card);
    };
    return pickUnit(state, "unit", message(WORDS("drakerys", "Unit")), judge, shows);
}

// Lorn, of the same army.
UnitRef partnerOf(const MatchState& state, const UnitRef& ref)
{
    for (const UnitState& unit : state.find(ref.player)->units)
        if (!unit.removed() && unit.hasSkill("incarnation"))
            return {ref.player, unit.id()};
    return {};
}

std::vector<table::Remark> remarksOnLink(const MatchState& state, const UnitRef& ward)
{
    std::vector<table::Remark> remarks;
    const UnitState& unit = *state.find(ward);
    if (!unit.hasSkill("spiritual_link"))
        remarks.push_back(
            {"skill", message(WORDS("drakerys", "%1 has no Spiritual Link"), toMessage(state, ward))});
    if (!state.activation || !(state.activation->unit == ward))
        remarks.push_back(
            {"activation", message(WORDS("drakerys", "%1 is not being activated"), toMessage(state, ward))});
    if (unit.hasSwitched)
        remarks.push_back(
            {"once-a-game", message(WORDS("drakerys", "%1 has already switched places; only once per game"),
                                    toMessage(state, ward))});
    for (const UnitRef& each : {ward, partnerOf(state, ward)})
        if (isEngaged(state, each))
            remarks.push_back(
                {"engaged", message(WORDS("drakerys", "%1 is Engaged"), toMessage(state, each))});
    return remarks;
}

Pick unitToSwitch(const MatchState& state)
{
    const auto judge = [&state](table::Option& option, const UnitRef& ref) {
        closeFor(option, notOnTheTable(state, ref));
        if (const auto all = remarksOnLink(state, ref); !all.empty())
            warnIn(option, all.front().rule, all.front().message);
        if (partnerOf(state, ref).unit.empty())
            closeFor(option, table::Remark{"spiritual-link",
                                           message(WORDS("drakerys", "%1 has no one to switch places with"),
                                                   toMessage(state, ref))});
    };
    const auto shows = [&state](const UnitRef& ref, const UnitState& unit) {
        const PlayerState* active = activePlayer(state);
        return !unit.removed() && unit.hasSkill("spiritual_link") && active && active->id == ref.player;
    };
    return pickUnit(state, "unit", message(WORDS("drakerys", "Unit")), judge, shows);
}

} // namespace

// The Incarnation is taken off at any time (chapter "Mercenaries": Lorn).
Task<> dismiss(MatchState& state, Ask& ask)
{
    const UnitRef unit = unitRefOf(co_await ask.one(incarnationToDismiss(state)));
    ask.tell(message(WORDS("drakerys", "%1 leaves the battlefield"), toMessage(state, unit)));
    Change change{state};
    loseWarriors(change, unit, state.find(unit)->warriors);
    tellChanges(ask, change);
}

// Once a game, while Ward is active, Lorn and Ward change places for nothing (chapter "Mercenaries": Ward).
Task<> spiritualLink(MatchState& state, Ask& ask)
{
    const UnitRef ward = unitRefOf(co_await ask.one(unitToSwitch(state)));
    const UnitRef lorn = partnerOf(state, ward);
    warnOfRest(ask, remarksOnLink(state, ward));
    ask.tell(message(WORDS("drakerys", "%1 and %2 switch places"), toMessage(state, ward),
                     toMessage(state, lorn)));
    const auto at = state.find(ward)->at;
    moveTo(state, ask, ward, state.find(lorn)->at);
    moveTo(state, ask, lorn, at);
    state.find(ward)->hasSwitched = true;
}

} // namespace adjutant::drakerys
