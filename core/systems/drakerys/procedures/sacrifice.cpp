#include "core/systems/drakerys/match/activationreview.h"
#include "core/systems/drakerys/match/change.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/declaring.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/rolling.h"
#include "core/systems/drakerys/procedures/targets.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

namespace adjutant::drakerys {

namespace {

bool sacrifices(const UnitState& unit)
{
    return mayHave(unit, "sacrifice");
}

NumberOf strengthOfSacrifice(const UnitCard& card)
{
    NumberOf question("strength", message(WORDS("drakerys", "Strength and Saturation")), 0, 20);
    if (card.sacrifice > 0)
        question.preset(card.sacrifice).why(message(WORDS("drakerys", "from the Unit"))).detail();
    return question;
}

std::optional<table::Forecast> noOdds(const UnitRef&)
{
    return std::nullopt;
}

} // namespace

// In place of an Attack: the Unit is gone, and every Warrior of the target suffers a Hit (chapter "Skills":
// Sacrifice).
Task<> sacrifice(MatchState& state, Ask& ask)
{
    const UnitRef unit = unitRefOf(co_await ask.one(unitToAct(state, ActionKind::attack, sacrifices)));
    const UnitRef target = unitRefOf(co_await ask.one(enemyToAttack(state, unit, noOdds)));
    Hits hits;
    hits.strength = co_await ask.number(strengthOfSacrifice(*state.find(unit)->card));
    hits.saturation = hits.strength;
    hits.hits = state.find(target)->warriors;
    hits.element = state.find(unit)->card->element;
    Action action;
    action.kind = ActionKind::attack;
    co_await announce(state, ask, unit, action);
    if (const UnitState& gone = *state.find(unit); !sacrifices(gone))
        ask.warn("skill", message(WORDS("drakerys", "%1 doesn’t have this skill"), verbatim(gone.name)));
    warnOfUnknown(ask, state, target);
    ask.tell(message(WORDS("drakerys", "%1 is sacrificed: %2 Hits of Strength %3 on %4"),
                     toMessage(state, unit), hits.hits, hits.strength, toMessage(state, target)),
             table::Tone::bad);
    make(state, unit, action);
    Change change{state};
    loseWarriors(change, unit, state.find(unit)->warriors);
    tellChanges(ask, change);
    noteEliminatedBy(state, unit, unit, false);
    const Rollers rollers{target, target};
    if (!keptOffByArmour(ask, state, target, hits.element))
        co_await resolveCause(state, ask, rollers, hitsOn(state, target, hits));
    noteEliminatedBy(state, target, unit, false);
    endActivationNow(state, ask);
}

} // namespace adjutant::drakerys
