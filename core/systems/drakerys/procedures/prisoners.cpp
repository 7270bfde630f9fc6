#include "core/systems/drakerys/procedures/prisoners.h"

#include "core/systems/drakerys/match/refusing.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

namespace adjutant::drakerys {

// Chapter "List of the Missions": Prisoners, the Common mission.

namespace {

constexpr double besideTheCaptor = 5; // cm: our reading

bool canCapture(const MatchState& state, const UnitRef& captor, const UnitRef& hero)
{
    const MissionState* card = state.find(captor.player, MissionId("prisoners"));
    const UnitState& fallen = *state.find(hero);
    return card && card->common && fallen.card->hero && fallen.removed() && !state.find(captor)->removed() &&
           fallen.eliminated && fallen.eliminated->inFight && fallen.eliminated->by == captor;
}

Whether captures(const MatchState& state, const UnitRef& captor, const UnitRef& hero)
{
    return Whether("captured", message(WORDS("drakerys", "%1 captures %2"), toMessage(state, captor),
                                       toMessage(state, hero)))
        .preset(true)
        .by(captor.player);
}

Pick prisonerToRelease(const MatchState& state)
{
    const auto judge = [&state](table::Option& option, const UnitRef& ref) {
        closeFor(option, afterTheEnd(state));
        if (!comesFree(state, *state.find(ref)))
            closeFor(option,
                     table::Remark{"prisoners", message(WORDS("drakerys", "%1 is not a prisoner to release"),
                                                        toMessage(state, ref))});
    };
    const auto shows = [&state](const UnitRef&, const UnitState& unit) { return comesFree(state, unit); };
    return pickUnit(state, "unit", message(WORDS("drakerys", "Unit")), judge, shows);
}

// Beside where the captor fell: our reading, since the rulebook names no place.
PlaceOn whereReleased(const MatchState& state, const UnitRef& hero)
{
    PlaceOn question = placeOnField(toMessage(state, hero));
    question.ifLeftOut(message(WORDS("drakerys", "Not stated"))).by(hero.player);
    const UnitRef captor = state.find(hero)->captured->by;
    if (const auto& at = state.find(captor)->at)
        question.preset({at->x, at->y})
            .why(message(WORDS("drakerys", "beside where %1 fell"), toMessage(state, captor)));
    else
        question.usuallyNone();
    return question;
}

} // namespace

bool comesFree(const MatchState& state, const UnitState& prisoner)
{
    if (!prisoner.removed() || !prisoner.captured || !prisoner.captured->held)
        return false;
    const UnitState* captor = state.find(prisoner.captured->by);
    return captor && captor->removed();
}

Task<> askCapture(MatchState& state, Ask& ask, Rollers rollers)
{
    const UnitRef hero = state.find(rollers.target)->removed() ? rollers.target : rollers.active;
    const UnitRef captor = hero == rollers.target ? rollers.active : rollers.target;
    if (!canCapture(state, captor, hero))
        co_return;
    ask.settle();
    const bool captured = co_await ask.yes(captures(state, captor, hero));
    UnitState& fallen = *state.find(hero);
    if (captured)
        fallen.captured = Capture{captor};
    else if (fallen.eliminated)
        fallen.eliminated->spared = true;
    ask.tell(captured ? message(WORDS("drakerys", "%1 is a prisoner of %2"), toMessage(state, hero),
                                toMessage(state, captor))
                      : message(WORDS("drakerys", "%1 is not captured"), toMessage(state, hero)));
}

// As he was just before he was captured: his Injuries, and the tokens beside him.
Task<> release(MatchState& state, Ask& ask)
{
    const UnitRef hero = unitRefOf(co_await ask.one(prisonerToRelease(state)));
    const auto place = co_await ask.placeOrNone(whereReleased(state, hero));
    UnitState& unit = *state.find(hero);
    const auto& fell = state.find(unit.captured->by)->at;
    if (place && fell && distanceBetween(pointOf(*place), *fell) > besideTheCaptor)
        ask.warn("prisoners", message(WORDS("drakerys", "that is %1 cm from where %2 fell, not beside it"),
                                      asMeasured(distanceBetween(pointOf(*place), *fell)),
                                      toMessage(state, unit.captured->by)));
    unit.warriors = unit.card->size;
    unit.injuries = unit.injuriesBefore;
    unit.eliminated.reset();
    unit.captured->held = false;
    unit.at.reset();
    if (place)
        unit.at = pointOf(*place);
    ask.tell(unit.at ? message(WORDS("drakerys", "%1 is released at %2"), toMessage(state, hero),
                               toMessage(*unit.at))
                     : message(WORDS("drakerys", "%1 is released"), toMessage(state, hero)),
             table::Tone::good);
}

} // namespace adjutant::drakerys
