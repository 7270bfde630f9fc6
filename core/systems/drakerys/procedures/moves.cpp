#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

namespace {

constexpr std::size_t longestDescription = 400; // bytes

Point beside(const Point& from, const Point& target)
{
    const double away = distanceBetween(from, target);
    if (away <= Field::leadersInContact)
        return from;
    const double share = (away - Field::leadersInContact) / away;
    return {asMeasured(from.x + (target.x - from.x) * share),
            asMeasured(from.y + (target.y - from.y) * share)};
}

PlaceOn placeToMoveTo(const MatchState& state, const UnitRef& ref, ActionKind kind,
                      const std::optional<UnitRef>& target, door::Path path)
{
    const UnitState& unit = *state.find(ref);
    const std::optional<int> reach = reachOf(unit, kind);
    PlaceOn question(std::move(path), WORDS("drakerys", "Destination"), inTheField(unit.at, reach));
    if (reach)
        question.why(message(WORDS("drakerys", "at most %1 cm"), *reach));
    if (!unit.at)
        question.usuallyNone();
    else if (target && state.find(*target)->at) {
        const Point to = beside(*unit.at, *state.find(*target)->at);
        question.preset({to.x, to.y});
    }
    return question.ifLeftOut(WORDS("drakerys", "Not on the map: distance unknown"))
        .outsideIs("off-the-field", offTheField(toMessage(state, ref)));
}

} // namespace

void warnOfContact(Ask& ask, const MatchState& state, const UnitRef& unit, const Point& to)
{
    const auto isTooClose = [&](const UnitRef& ref, const UnitState& enemy) {
        return ref.player != unit.player && enemy.isOnBattlefield() && enemy.at &&
               asMeasured(distanceBetween(to, *enemy.at)) <= Field::leadersInContact;
    };
    for (const UnitRef& enemy : unitsWhere(state, isTooClose))
        ask.warn("march-contact", WORDS("drakerys", "a March can’t end in Contact: %1 is too close"),
                 toMessage(state, enemy));
}

void moveTo(MatchState& state, Ask& ask, const UnitRef& unit, std::optional<Point> at)
{
    state.find(unit)->at = at;
    for (const UnitRef& enemy : engagedWith(state, unit))
        ask.tell(WORDS("drakerys", "%1 breaks Contact with %2"), toMessage(state, unit),
                 toMessage(state, enemy));
    endContacts(state, unit);
}

std::optional<int> reachOf(const UnitState& unit, ActionKind kind)
{
    if (!unit.card->profile)
        return std::nullopt;
    const Profile& profile = *unit.card->profile;
    return std::max(0, isCharge(kind) ? profile.charge + unit.sumOf(&StatusEffects::charge)
                                      : profile.march + unit.sumOf(&StatusEffects::march));
}

void warnOfReach(Ask& ask, const UnitState& unit, Message name, ActionKind kind, const Point& to)
{
    const auto reach = reachOf(unit, kind);
    const auto away = distanceTo(unit, to);
    if (away && reach && *away > *reach)
        ask.warn("beyond-reach", WORDS("drakerys", "%1 is %2 cm away; %3 moves at most %4 cm"), toMessage(to),
                 asMeasured(*away), std::move(name), *reach);
}

Task<std::optional<Point>> askMove(const MatchState& state, Ask& ask, UnitRef ref, ActionKind kind,
                                   std::optional<UnitRef> target, door::Path path)
{
    const auto to =
        pointOf(co_await ask.placeOrNone(placeToMoveTo(state, ref, kind, target, std::move(path))));
    const UnitState& unit = *state.find(ref);
    if (to)
        warnOfReach(ask, unit, verbatim(unit.name), kind, *to);
    co_return to;
}

// Chapter "March". Whoever marches ends it out of Contact with every enemy.
Task<> march(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(unitToAct(state, ActionKind::march));
    const std::optional<Point> to = co_await askMove(state, ask, unit, ActionKind::march);
    if (to)
        warnOfContact(ask, state, unit, *to);
    Action action{ActionKind::march};
    co_await announce(state, ask, unit, action);
    ask.tell(WORDS("drakerys", "%1: %2"), toMessage(state, unit), actionMade(action));
    make(state, unit, action);
    moveTo(state, ask, unit, to);
}

// What a mission or a skill allows, for the TS that its source names.
Task<> special(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(unitToAct(state, ActionKind::special));
    Action action{ActionKind::special};
    action.ts = co_await ask.number(NumberOf("ts", WORDS("drakerys", "TS"), 1, 16).preset(1));
    const auto what = co_await ask.textOrNone(
        TextOf("what", WORDS("drakerys", "What it does"), longestDescription).usuallyNone());
    co_await announce(state, ask, unit, action);
    ask.tell(what ? message(WORDS("drakerys", "%1: %2: %3"), toMessage(state, unit), actionMade(action),
                            verbatim(*what))
                  : message(WORDS("drakerys", "%1: %2"), toMessage(state, unit), actionMade(action)));
    make(state, unit, action);
}

// The player spends the TS of all that the Unit has done.
Task<> finishActivation(MatchState& state, Ask& ask)
{
    if (!state.activation)
        co_await ask.refuse("activating", WORDS("drakerys", "no Unit is being activated"));
    const PlayerState& player = *state.find(state.activation->unit.player);
    const int ts = state.activation->ts;
    ask.cost(WORDS("drakerys", "%1 TS"), ts);
    ask.follows(WORDS("drakerys", "%1 takes 1 Stress"), toMessage(state, state.activation->unit));
    ask.follows(tokenMoves(player, ts));
    if ((player.progress + ts) / TimePath::squares > player.progress / TimePath::squares)
        ask.follows(WORDS("drakerys", "%1’s Headquarters Phase follows"), toMessage(player));
    endActivationNow(state, ask);
}

} // namespace adjutant::drakerys
