#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

Task<int> askWarriorsInContact(const MatchState& state, Ask& ask, door::Path path, UnitRef unit, int known)
{
    const int warriors = state.find(unit)->warriors;
    if (warriors == 1)
        co_return 1;
    NumberOf question(std::move(path), message(TR("%1: Warriors in Contact"), state.name(unit)), 0, warriors);
    question.ifSkipped(TR("All of them"));
    if (known > 0)
        question.preset(known).why(TR("as before"));
    const auto contact = co_await ask.numberOrNone(std::move(question));
    co_return contact.value_or(warriors);
}

std::optional<Fight> fightBetween(const MatchState& state, const Rollers& rollers, ActionKind kind)
{
    const auto active = sideInFight(state, rollers.active, rollers.target);
    const auto target = sideInFight(state, rollers.target, rollers.active);
    if (!active || !target)
        return std::nullopt;
    return Fight{kind, *active, *target};
}

bool canEscort(const UnitRef& hero, const UnitRef& ref, const UnitState& unit)
{
    return ref.player == hero.player && ref != hero && !unit.removed() && unit.card->infantry &&
           unit.hasSkill("guard");
}

std::vector<UnitRef> escortsOf(const MatchState& state, const UnitRef& hero)
{
    return unitsWhere(state, [&](const UnitRef& ref, const UnitState& unit) {
        return canEscort(hero, ref, unit) && !isEngaged(state, ref) &&
               !isBeyond(distanceBetween(state, hero, ref), Field::cohesion);
    });
}

// With every Warrior in Contact, as long as nobody has entered how they stand: those of the only Guard, too.
OddsAgainst oddsOfFights(const MatchState& state, const UnitRef& unit, ActionKind kind)
{
    return [&state, unit, kind](const UnitRef& target) -> std::optional<door::Forecast> {
        const bool isCombined = kind == ActionKind::combinedCharge;
        const auto guards = isCombined ? escortsOf(state, unit) : std::vector<UnitRef>();
        std::optional<MatchState> met;
        if (guards.size() == 1)
            bringIntoContact(met.emplace(state),
                             {guards.front(), target, {state.find(guards.front())->warriors}, {1}});
        auto fight = fightBetween(met ? *met : state, {unit, target}, kind);
        return fight ? forecastOf(std::move(*fight), namesOf(state, {unit, target})) : std::nullopt;
    };
}

// Whose blows come first, and why.
Message orderOf(const MatchState& state, const Rollers& rollers, const Fight& fight)
{
    const FightPlan plan = planOf(fight);
    if (plan.order == Order::together)
        return message(TR("Both strike at the same time: Initiative %1"), plan.active.initiative);
    const bool activeFirst = plan.order == Order::activeFirst;
    return message(TR("First strike: %1, Initiative %2 against %3"),
                   state.name(activeFirst ? rollers.active : rollers.target),
                   std::max(plan.active.initiative, plan.target.initiative),
                   std::min(plan.active.initiative, plan.target.initiative));
}

Pick guardToCharge(const MatchState& state, const UnitRef& hero)
{
    const auto judge = [&state, hero](door::Option& option, const UnitRef& ref) {
        closeFor(option, notOnBattlefield(state, ref));
        if (!canEscort(hero, ref, *state.find(ref)))
            warnIn(option, "guard", TR("%1 can’t join the charge: only allied Infantry with Guard can"),
                   state.name(ref));
        warnIfBeyond(option, distanceBetween(state, hero, ref), Field::cohesion, "guard",
                     TR("%1: %2 cm away, not within %3 cm"), state.name(ref));
        if (isEngaged(state, ref)) // it makes the same movement, and a Charge begins nowhere in Contact
            warnIn(option, "engaged", TR("%1 while Engaged: %2"), toMessage(ActionKind::charge),
                   state.name(ref));
    };
    const std::vector<UnitRef> near = escortsOf(state, hero);
    Pick question = pickUnit(
        state, judge,
        [hero](const UnitRef& ref, const UnitState& unit) { return canEscort(hero, ref, unit); },
        nearestTo(state, hero), "guard/unit", TR("Guard Unit joining the charge"));
    if (near.size() == 1)
        question.preset(toText(near.front()));
    return question.ifSkipped(TR("No Guard Unit"));
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
        ask.warn("guard", TR("a Combined Charge needs a Guard charging with %1"), state.name(hero));
        co_return std::nullopt;
    }
    Escort escort{unitRefOf(*guard)};
    escort.contact = co_await askWarriorsInContact(state, ask, "guard/contact", escort.unit, 0);
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

// Asks what only the players saw on the table.
Pick whoInflictedMore(const MatchState& state, const Rollers& rollers, bool activeMay, bool targetMay)
{
    std::vector<door::Option> options;
    for (const auto& [may, unit] : {std::pair(activeMay, rollers.active), {targetMay, rollers.target}})
        if (may)
            options.push_back(optionOf(toText(unit), state.name(unit)));
    options.push_back(optionOf("equal", TR("Same number")));
    distinguish(options);
    return Pick("rolls/more", TR("More Injuries inflicted"), std::move(options))
        .why(TR("Stats missing: roll on the table and enter the result"));
}

// Who has won: a Unit without stats has suffered as many Injuries as it has lost Warriors, or more; where
// that leaves open who inflicted more, players are asked. A script may leave that out, and the loser's Morale
// to a test of its own.
Task<Outcome> judgeLosses(MatchState& state, Ask& ask, Rollers rollers, ActionKind kind, int ofActive,
                          int ofTarget)
{
    Outcome outcome;
    const bool activeIsGone = state.find(rollers.active)->removed();
    if (const bool targetIsGone = state.find(rollers.target)->removed(); activeIsGone || targetIsGone) {
        outcome.winner = activeIsGone && targetIsGone ? Winner::draw
                         : targetIsGone               ? Winner::active
                                                      : Winner::target;
        co_await applyOutcome(state, ask, "guard", rollers, outcome);
        co_return outcome;
    }
    constexpr int anyNumber = std::numeric_limits<int>::max();
    MatchState filled = state;
    int mostOfActive = ofActive;
    int mostOfTarget = ofTarget;
    for (auto [ref, most] : {std::pair(rollers.active, &mostOfActive), {rollers.target, &mostOfTarget}})
        if (UnitState& unit = *filled.find(ref); !unit.card->profile) {
            UnitCard card = *unit.card;
            card.profile.emplace();
            unit.card = std::move(card);
            *most = anyNumber;
        }
    const auto [action, active, target] = *fightBetween(filled, rollers, kind);
    outcome.active.advantage = advantageOf(active, active.warriors, target, target.warriors);
    outcome.active.advantage.charged = isCharge(kind);
    outcome.target.advantage = advantageOf(target, target.warriors, active, active.warriors);
    // What a Guard took was inflicted, too, and isn't entered here.
    if (safeguardOf(active) == Safeguard::withGuard)
        mostOfActive = anyNumber;
    if (safeguardOf(target) == Safeguard::withGuard)
        mostOfTarget = anyNumber;
    outcome.active.advantage.inflictedMore = ofTarget > mostOfActive;
    outcome.target.advantage.inflictedMore = ofActive > mostOfTarget;
    bool activeMay = mostOfTarget > ofActive && ofTarget <= mostOfActive;
    bool targetMay = mostOfActive > ofTarget && ofActive <= mostOfTarget;
    if ((activeMay || targetMay) && (!ask.isScript() || ask.isGiven("rolls/more"))) {
        const std::string more = co_await ask.one(whoInflictedMore(state, rollers, activeMay, targetMay));
        outcome.active.advantage.inflictedMore = more == toText(rollers.active);
        outcome.target.advantage.inflictedMore = more == toText(rollers.target);
        activeMay = targetMay = false;
    }
    // By how much the active Unit leads at least and at most.
    const int known = outcome.active.advantage.value() - outcome.target.advantage.value();
    const int least = known - (targetMay ? 1 : 0);
    const int most = known + (activeMay ? 1 : 0);
    if (least > 0 || most < 0)
        outcome.winner = least > 0 ? Winner::active : Winner::target;
    else if (least == most)
        outcome.winner = Winner::draw;
    co_await applyOutcome(state, ask, "guard", rollers, outcome);
    const UnitRef loser = known > 0 ? rollers.target : rollers.active;
    if (least != most) {
        ask.report(
            TR("Stats missing: add 1 for more Injuries inflicted, then choose Morale test for the loser"));
    } else if (known != 0 && ask.isScript() && !ask.isGiven("rolls/morale")) {
        ask.report(TR("Stats missing: choose Morale test for %1, Opposition %2"), state.name(loser),
                   std::abs(known));
    } else if (known != 0) {
        const Outcome tested = co_await testMorale(state, ask, "rolls/morale", loser, std::abs(known));
        outcome.endsActivation = loser == rollers.active && tested.endsActivation;
    }
    co_return outcome;
}

// With how many it is fought: nobody need have entered it.
void reportContact(const MatchState& state, Ask& ask, const std::vector<std::pair<UnitRef, int>>& units)
{
    std::vector<Message> counts;
    for (const auto& [unit, contact] : units)
        if (const int warriors = state.find(unit)->warriors; warriors > 1)
            counts.push_back(
                message(TR("%1 %2 of %3"), state.name(unit), std::min(contact, warriors), warriors));
    if (!counts.empty())
        ask.report(TR("Warriors in Contact: %1"), listed(std::move(counts)));
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
                ? message(TR("%1 may reform: all but the Leader move up to %2 cm"), state.name(own), *reach)
                : message(TR("%1 may reform: Warriors not Engaged move up to %2 cm into Contact with %3"),
                          state.name(own), *reach, state.name(enemy)));
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
    question.rule("skill/war_cry").ifSkipped(TR("No target: it only moves"));
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
    ask.report(TR("%1: %2 on %3"), state.name(unit), toMessage(kind), state.name(target));
    co_return true;
}

/// Who blocks in a fight: each asked at its moment, by the owner (chapter "Skills": Blocking). A Unit that
/// strikes first says whether it holds back for it; the other one knows the Hits by then.
struct Blocks
{
    /// One Unit's decision.
    struct Blocker
    {
        UnitRef unit;
        door::Path path;
        bool decided = false;
        bool blocks = false;
        bool attacked = false;
    };

    const MatchState& state;
    Ask& ask;
    /// Both sides of the fight as they stand now; none where one of them is gone.
    std::function<std::optional<Fight>()> fight;
    Blocker active;
    Blocker target;

    /// What was said before any die was rolled, as scripts may. Players are asked before the roll that it
    /// changes: what was reported by then isn't reported again.
    Task<> askBeforehand()
    {
        if (!ask.isScript())
            co_return;
        for (Blocker* each : {&active, &target})
            if (ask.isAnswered(each->path) && mayBlock(*each))
                co_await decide(*each, message(TR("%1 will block"), state.name(each->unit)));
            else if (ask.isAnswered(each->path))
                ask.passOver(each->path);
    }

    /// Asks whoever may block before that roll; true where it asked.
    Task<bool> before(const RollDue& due)
    {
        Blocker& own = due.whose == Whose::target ? target : active;
        Blocker& enemy = due.whose == Whose::target ? active : target;
        const bool attacks = due.roll == RollName::attack;
        if (attacks && !own.decided && !enemy.attacked && mayBlock(own)) {
            co_await decide(own, message(TR("%1: hold back the attack to block"), state.name(own.unit)));
            co_return true;
        }
        if (due.roll == RollName::injury && !enemy.decided && !enemy.attacked && mayBlock(enemy)) {
            co_await decide(enemy, counted(TR_N("%1: block %n Hit(s) instead of attacking"), due.dice,
                                           state.name(enemy.unit)));
            co_return true;
        }
        own.attacked = own.attacked || attacks;
        co_return false;
    }

    /// The fight with what was decided so far.
    Fight with(Fight now) const
    {
        now.active.blocking = active.blocks;
        now.target.blocking = target.blocks;
        return now;
    }

    bool mayBlock(const Blocker& blocker) const
    {
        auto now = fight();
        if (!now)
            return false;
        const bool isActive = &blocker == &active;
        now->active.blocking = isActive;
        now->target.blocking = !isActive;
        const FightPlan plan = planOf(*now);
        const FightPlan::Part& own = isActive ? plan.active : plan.target;
        const Side& side = isActive ? now->active : now->target;
        return own.blocks && attackDice(side, own) > 0;
    }

    Task<> decide(Blocker& blocker, Message label)
    {
        Whether question(blocker.path, std::move(label));
        question.by(blocker.unit.player).rule("skill/blocking");
        if (!ask.isScript() || ask.isGiven(blocker.path)) // left out, it ends there
            question.open();
        blocker.blocks = co_await ask.yes(std::move(question));
        blocker.decided = true;
    }
};

} // namespace

Task<> fight(MatchState& state, Ask& ask, ActionKind kind)
{
    const MayMake may = kind == ActionKind::combinedCharge ? mayBeHero : nullptr;
    const UnitRef unit = co_await ask.piece(unitToAct(state, kind, may));
    const OddsAgainst odds = oddsOfFights(state, unit, kind);
    Pick targets = isCharge(kind) ? enemyToCharge(state, unit, kind, odds) : enemyToAttack(state, unit, odds);
    if (isCharge(kind))
        targets.why(TR("Chances with all Warriors in Contact"));
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
        if (escort)
            bringIntoContact(moved, {escort->unit, meant, {escort->contact}, {1}});
        if (auto fought = asItStandsIn(moved))
            ask.forecast(forecastOf(std::move(*fought), namesOf(state, {unit, meant})));
    };
    const auto foreseeWith = [&](std::optional<Stand>& stand) -> StandSoFar {
        return [&](const Stand& known) { stand = known, foresee(); };
    };
    clash.ofActive = co_await askStand(state, ask, "active", unit, meant, foreseeWith(clash.ofActive));
    clash.ofTarget = co_await askStand(state, ask, "against", meant, unit, foreseeWith(clash.ofTarget));
    co_await announce(state, ask, unit, action);
    if (ask.isScript()) { // others enter it
        warnOfUnknown(ask, state, unit);
        warnOfUnknown(ask, state, meant);
    }
    ask.report(TR("%1: %2 on %3"), state.name(unit), actionMade(action), state.name(meant));
    make(state, unit, action);
    const bool cried = isCharge(kind) && co_await soundWarCry(state, ask, unit);
    const bool strikes = !cried || co_await nameTargetAfterWarCry(state, ask, kind, clash);
    const UnitRef target = clash.rollers.target;
    if (isCharge(kind))
        moveCharge(state, unit, clash.move, escort);
    if (strikes) {
        std::vector<std::pair<UnitRef, int>> inContact{{unit, clash.ofActive->contact},
                                                       {target, clash.ofTarget->contact}};
        bringIntoContact(state, {unit, target, *clash.ofActive, *clash.ofTarget});
        if (escort) {
            bringIntoContact(state, {escort->unit, target, {escort->contact}, *clash.ofTarget});
            inContact.emplace(inContact.begin() + 1, escort->unit, escort->contact);
        }
        reportContact(state, ask, inContact);
    }
    Blocks blocks{state, ask, asItStands, {unit, "active/blocking"}, {target, "against/blocking"}};
    if (strikes)
        co_await blocks.askBeforehand();
    if (const auto fought = strikes ? asItStands() : std::nullopt) {
        ask.forecast(forecastOf(blocks.with(*fought), namesOf(state, clash.rollers)));
        ask.follows(orderOf(state, clash.rollers, *fought));
    }
    if (isCharge(kind) && strikes)
        co_await harass(state, ask, clash.rollers);
    if (!strikes || state.find(unit)->removed() || state.find(target)->removed()) {
        ask.report(TR("No fight takes place"));
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
    const BeforeRoll beforeRoll = [&](const RollDue& due) {
        // What was foretold is gone where the Action is on record: who begins still matters to the first
        // blow.
        if (ask.followsCount() == 0 && !blocks.active.attacked && !blocks.target.attacked)
            ask.follows(orderOf(state, clash.rollers, *asItStands()));
        return blocks.before(due);
    };
    Outcome outcome;
    if (isEntered(ask, state, unit, "rolls") || isEntered(ask, state, target, "rolls")) {
        const int ofTarget = co_await askLosses(state, ask, "rolls/target", target);
        const int ofActive = co_await askLosses(state, ask, "rolls/active", unit);
        outcome = co_await judgeLosses(state, ask, clash.rollers, kind, ofActive, ofTarget);
    } else {
        outcome = co_await rollThrough(state, ask, "rolls", clash.rollers, cause, beforeRoll);
        co_await applyOutcome(state, ask, "guard", clash.rollers, outcome);
    }
    noteElimination(state, clash.rollers, true);
    for (const Mission& mission : missions())
        if (mission.afterFight)
            co_await mission.afterFight(state, ask, clash.rollers.active, clash.rollers.target);
    promptReformation(state, ask, clash.rollers, outcome.winner);
    endIfOver(state, ask, unit, outcome);
}

Task<Stand> askStand(const MatchState& state, Ask& ask, door::Path path, UnitRef ref, UnitRef enemy,
                     StandSoFar soFar)
{
    const int warriors = state.find(ref)->warriors;
    const Stand before = standAgainst(state, ref, enemy);
    Stand stand;
    stand.contact = co_await askWarriorsInContact(state, ask, path + "/contact", ref, before.contact);
    if (stand.contact == warriors)
        co_return stand;
    if (soFar)
        soFar(stand);
    const int left = warriors - stand.contact;
    NumberOf question(path + "/supporting", message(TR("%1: supporting Warriors"), state.name(ref)), 0, left);
    question.ifSkipped(TR("No supporting Warriors"));
    if (before.supporting > 0)
        question.preset(std::min(before.supporting, left)).why(TR("as before"));
    const auto supporting = co_await ask.numberOrNone(std::move(question));
    stand.supporting = supporting.value_or(0);
    co_return stand;
}

Side standing(Side side, const Stand& stand)
{
    side.contact = std::min(stand.contact, side.warriors);
    side.supporting = std::min(stand.supporting, side.warriors - side.contact);
    return side;
}

} // namespace adjutant::drakerys
