#include "core/systems/drakerys/match/actionrules.h"
#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/rolling.h"

namespace adjutant::drakerys {

namespace {

NumberOf warriorsInContactOf(door::Path path, const Message& who, int warriors, int known)
{
    NumberOf question(std::move(path), message(WORDS("drakerys", "%1: Warriors in Contact"), who), 0,
                      warriors);
    question.ifSkipped(WORDS("drakerys", "All of them"));
    if (known > 0)
        question.preset(known).why(WORDS("drakerys", "as before"));
    return question;
}

std::optional<Fight> fightBetween(const MatchState& state, const Rollers& rollers, ActionKind kind)
{
    const auto active = sideInFight(state, rollers.active, rollers.target);
    const auto target = sideInFight(state, rollers.target, rollers.active);
    if (!active || !target)
        return std::nullopt;
    const auto action = kind == ActionKind::charge           ? FightAction::charge
                        : kind == ActionKind::combinedCharge ? FightAction::combinedCharge
                                                             : FightAction::attack;
    return Fight{action, *active, *target};
}

// With every Warrior in Contact, as long as nobody has told how they stand.
OddsAgainst oddsOfFights(const MatchState& state, const UnitRef& unit, ActionKind kind)
{
    return [&state, unit, kind](const UnitRef& target) -> std::optional<door::Forecast> {
        auto fight = fightBetween(state, {unit, target}, kind);
        return fight ? forecastOf(std::move(*fight), namesOf(state, {unit, target})) : std::nullopt;
    };
}

// Whose blows come first, and why.
Message orderOf(const MatchState& state, const Rollers& rollers, const Fight& fight)
{
    const FightPlan plan = planOf(fight);
    if (plan.order == Order::together)
        return message(WORDS("drakerys", "Both strike at the same time: Initiative %1"),
                       plan.active.initiative);
    const bool activeFirst = plan.order == Order::activeFirst;
    return message(WORDS("drakerys", "%1 strikes first: Initiative %2 against %3"),
                   toMessage(state, activeFirst ? rollers.active : rollers.target),
                   std::max(plan.active.initiative, plan.target.initiative),
                   std::min(plan.active.initiative, plan.target.initiative));
}

bool canEscort(const UnitRef& hero, const UnitRef& ref, const UnitState& unit)
{
    return ref.player == hero.player && ref != hero && !unit.removed() && unit.card->infantry &&
           unit.hasSkill("guard");
}

Pick guardToCharge(const MatchState& state, const UnitRef& hero)
{
    const auto judge = [&state, hero](door::Option& option, const UnitRef& ref) {
        closeFor(option, notOnBattlefield(state, ref));
        if (!canEscort(hero, ref, *state.find(ref)))
            warnIn(option, "guard",
                   WORDS("drakerys", "only allied Infantry with Guard can join the charge; %1 isn’t"),
                   toMessage(state, ref));
        const auto away = showDistance(option, distanceBetween(state, hero, ref));
        if (away && *away > Field::cohesion)
            warnIn(option, "guard", WORDS("drakerys", "%1 is %2 cm away: a Guard must be within 10 cm"),
                   toMessage(state, ref), asMeasured(*away));
    };
    const std::vector<UnitRef> near = unitsWhere(state, [&](const UnitRef& ref, const UnitState& unit) {
        return canEscort(hero, ref, unit) && distanceBetween(state, hero, ref).value_or(0) <= Field::cohesion;
    });
    Pick question = pickUnit(
        state, judge,
        [hero](const UnitRef& ref, const UnitState& unit) { return canEscort(hero, ref, unit); },
        nearestTo(state, hero), "guard/unit", WORDS("drakerys", "Guard Unit joining the charge"));
    if (near.size() == 1)
        question.preset(toText(near.front()));
    return question.ifSkipped(WORDS("drakerys", "No Guard Unit"));
}

/// The Unit that a Hero takes along, with its Warriors in Contact with the target.
struct Escort
{
    UnitRef unit;
    int contact = 0;
};

// It does not attack, but stands beside the Hero: Initiative +1, and a reroll for each of its Warriors in
// Contact (chapter "Combined Charge").
Task<std::optional<Escort>> askEscort(const MatchState& state, Ask& ask, UnitRef hero)
{
    const auto guard = co_await ask.oneOrNone(guardToCharge(state, hero));
    if (!guard) {
        ask.warn("guard", WORDS("drakerys", "a Combined Charge needs a Guard charging with %1"),
                 toMessage(state, hero));
        co_return std::nullopt;
    }
    Escort escort{unitRefOf(*guard), 1};
    const int warriors = state.find(escort.unit)->warriors;
    if (warriors > 1) {
        const auto contact = co_await ask.numberOrNone(
            warriorsInContactOf("guard/contact", toMessage(state, escort.unit), warriors, 0));
        escort.contact = contact.value_or(warriors);
    }
    co_return escort;
}

// The Leader stands where it moved to; the Guard keeps its place beside the Hero.
void moveCharge(MatchState& state, const UnitRef& charger, const std::optional<Point>& to,
                const std::optional<Escort>& escort)
{
    const auto from = std::exchange(state.find(charger)->at, to);
    if (!escort)
        return;
    UnitState& guard = *state.find(escort->unit);
    if (guard.at && from && to)
        guard.at = Point{std::clamp(guard.at->x + to->x - from->x, 0.0, Field::side),
                         std::clamp(guard.at->y + to->y - from->y, 0.0, Field::side)};
    else
        guard.at.reset();
}

// The winner's Warriors may close up (chapter "Reformation").
void promptReformation(const MatchState& state, Ask& ask, const Rollers& rollers, Winner winner)
{
    if (winner == Winner::undecided)
        return;
    for (const bool active : {true, false}) {
        const UnitRef& own = active ? rollers.active : rollers.target;
        const UnitRef& enemy = active ? rollers.target : rollers.active;
        const bool lost = winner == (active ? Winner::target : Winner::active);
        const UnitState& unit = *state.find(own);
        const auto reach = reachOf(unit, ActionKind::march);
        if (lost || unit.removed() || unit.warriors == 1 || !reach)
            continue;
        ask.report(
            state.find(enemy)->removed()
                ? message(WORDS("drakerys", "%1 may reform: all but the Leader move up to %2 cm"),
                          toMessage(state, own), *reach)
                : message(WORDS("drakerys", "%1 may reform: Warriors not Engaged move up to %2 cm into "
                                            "Contact with %3"),
                          toMessage(state, own), *reach, toMessage(state, enemy)));
    }
}

/// Whom a Unit strikes, where it moves to for that, and how both stand.
struct Clash
{
    Rollers rollers;
    std::optional<Point> move{};
    std::optional<Stand> ofActive{};
    std::optional<Stand> ofTarget{};
};

// Behind a War Cry the target is named: the one in mind, or another where that one has scattered. Without one
// the Unit moves all the same. Whether there is a target.
Task<bool> nameTargetAfterWarCry(const MatchState& state, Ask& ask, ActionKind kind, Clash& clash)
{
    const UnitRef unit = clash.rollers.active;
    ask.settle();
    Pick question = enemyToCharge(state, unit, kind, oddsOfFights(state, unit, kind), "instead/target");
    question.rule("skill/war_cry").ifSkipped(WORDS("drakerys", "No target: it only moves"));
    if (!state.find(clash.rollers.target)->removed())
        question.preset(toText(clash.rollers.target));
    const auto named = co_await ask.oneOrNone(std::move(question));
    if (!named) {
        const bool moves = !ask.isScript() || ask.isGiven("instead/to");
        if (moves)
            clash.move = co_await askMove(state, ask, unit, kind, std::nullopt, "instead/to");
        co_return false;
    }
    const UnitRef target = unitRefOf(*named);
    if (target == clash.rollers.target)
        co_return true;
    clash.rollers.target = target;
    clash.move = co_await askMove(state, ask, unit, kind, state.find(target)->at, "instead/to");
    clash.ofActive = co_await askStand(state, ask, "instead/active", unit, target);
    clash.ofTarget = co_await askStand(state, ask, "instead/against", target, unit);
    warnOfUnknown(ask, state, target);
    ask.report(WORDS("drakerys", "%1: %2 on %3"), toMessage(state, unit), toMessage(kind),
               toMessage(state, target));
    co_return true;
}

Task<> fight(MatchState& state, Ask& ask, ActionKind kind, MayMake may)
{
    const UnitRef unit = co_await ask.piece(unitToAct(state, kind, may));
    const OddsAgainst odds = oddsOfFights(state, unit, kind);
    Pick targets = isCharge(kind) ? enemyToCharge(state, unit, kind, odds) : enemyToAttack(state, unit, odds);
    const UnitRef meant = co_await ask.piece(std::move(targets));
    Clash clash{{unit, meant}};
    std::optional<Escort> escort;
    if (isCharge(kind))
        clash.move = co_await askMove(state, ask, unit, kind, state.find(meant)->at);
    if (kind == ActionKind::combinedCharge)
        escort = co_await askEscort(state, ask, unit);
    Action action{kind};
    action.heroicDice = co_await heroicDiceOf(state, ask, unit);
    const auto asItStandsIn = [&](const MatchState& match) -> std::optional<Fight> {
        auto fought = fightBetween(match, clash.rollers, kind);
        if (!fought)
            return std::nullopt;
        fought->active.heroicDice = action.heroicDice;
        if (clash.ofActive)
            fought->active = standing(fought->active, *clash.ofActive);
        if (clash.ofTarget)
            fought->target = standing(fought->target, *clash.ofTarget);
        return fought;
    };
    const auto asItStands = [&] { return asItStandsIn(state); };
    // What reaches the Leader (an aura, an Authority) is looked for where it will stand.
    const auto foresee = [&] {
        if (!ask.isRead())
            return;
        MatchState moved = state;
        if (isCharge(kind))
            moveCharge(moved, unit, clash.move, escort);
        if (auto fought = asItStandsIn(moved))
            ask.forecast(forecastOf(std::move(*fought), namesOf(state, {unit, meant})));
    };
    const auto foreseeWith = [&](std::optional<Stand>& stand) -> StandSoFar {
        return [&](const Stand& known) { stand = known, foresee(); };
    };
    clash.ofActive = co_await askStand(state, ask, "active", unit, meant, foreseeWith(clash.ofActive));
    clash.ofTarget = co_await askStand(state, ask, "against", meant, unit, foreseeWith(clash.ofTarget));
    co_await announce(state, ask, unit, action);
    warnOfUnknown(ask, state, unit);
    warnOfUnknown(ask, state, meant);
    ask.report(WORDS("drakerys", "%1: %2 on %3"), toMessage(state, unit), actionMade(action),
               toMessage(state, meant));
    make(state, unit, action);
    const bool cried = isCharge(kind) && co_await soundWarCry(state, ask, unit);
    const bool strikes = !cried || co_await nameTargetAfterWarCry(state, ask, kind, clash);
    const UnitRef target = clash.rollers.target;
    if (isCharge(kind))
        moveCharge(state, unit, clash.move, escort);
    if (strikes) {
        bringIntoContact(state, {unit, target, clash.ofActive->contact, clash.ofTarget->contact});
        if (escort)
            bringIntoContact(state, {escort->unit, target, escort->contact, clash.ofTarget->contact});
    }
    Blocks blocks(state, ask, clash.rollers, asItStands);
    if (strikes)
        co_await blocks.askBeforehand();
    if (const auto fought = strikes ? asItStands() : std::nullopt) {
        ask.forecast(forecastOf(blocks.with(*fought), namesOf(state, clash.rollers)));
        ask.follows(orderOf(state, clash.rollers, *fought));
    }
    if (isCharge(kind) && strikes)
        co_await harass(state, ask, clash.rollers);
    if (!strikes || state.find(unit)->removed() || state.find(target)->removed()) {
        ask.report(WORDS("drakerys", "No fight takes place"));
        if (strikes) {
            noteElimination(state, clash.rollers, false);
            promptReformation(state, ask, clash.rollers,
                              state.find(unit)->removed() ? Winner::target : Winner::active);
        }
        endIfOver(state, ask, unit, {});
        co_return;
    }
    const CurrentCause cause = [&]() -> std::optional<RollCause> {
        const auto fought = asItStands();
        return fought ? std::optional<RollCause>(blocks.with(*fought)) : std::nullopt;
    };
    const BeforeRoll whoBlocks = [&](const RollDue& due) { return blocks.before(due); };
    const Outcome outcome = co_await rollThrough(state, ask, "rolls", clash.rollers, cause, whoBlocks);
    co_await layDown(state, ask, "guard", clash.rollers, outcome);
    noteElimination(state, clash.rollers, true);
    for (const Mission& mission : missions())
        if (mission.afterFight)
            co_await mission.afterFight(state, ask, clash.rollers.active, clash.rollers.target);
    promptReformation(state, ask, clash.rollers, outcome.winner);
    endIfOver(state, ask, unit, outcome);
}

} // namespace

Task<Stand> askStand(const MatchState& state, Ask& ask, door::Path path, UnitRef ref, UnitRef enemy,
                     StandSoFar soFar)
{
    const int warriors = state.find(ref)->warriors;
    const Message who = toMessage(state, ref);
    Stand stand;
    if (warriors == 1) {
        stand.contact = 1;
        co_return stand;
    }
    const auto contact = co_await ask.numberOrNone(
        warriorsInContactOf(path + "/contact", who, warriors, warriorsInContact(state, ref, enemy)));
    stand.contact = contact.value_or(warriors);
    if (stand.contact == warriors)
        co_return stand;
    if (soFar)
        soFar(stand);
    const auto supporting = co_await ask.numberOrNone(
        NumberOf(path + "/supporting", message(WORDS("drakerys", "%1: supporting Warriors"), who), 0,
                 warriors - stand.contact)
            .ifSkipped(WORDS("drakerys", "No supporting Warriors")));
    stand.supporting = supporting.value_or(0);
    co_return stand;
}

Side standing(Side side, const Stand& stand)
{
    side.contact = std::min(stand.contact, side.warriors);
    side.supporting = std::min(stand.supporting, side.warriors - side.contact);
    return side;
}

// Chapter "Fighting": the Unit strikes whom it is Engaged with.
Task<> attack(MatchState& state, Ask& ask)
{
    co_await fight(state, ask, ActionKind::attack, nullptr);
}

Task<> charge(MatchState& state, Ask& ask)
{
    co_await fight(state, ask, ActionKind::charge, nullptr);
}

// A Hero with an Infantry Unit that has Guard.
Task<> combinedCharge(MatchState& state, Ask& ask)
{
    co_await fight(state, ask, ActionKind::combinedCharge, mayBeHero);
}

} // namespace adjutant::drakerys
