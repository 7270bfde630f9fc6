#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

namespace {

using door::Tone;

constexpr int mostCounted = 1000;
constexpr double rounding = 1e-9;

// Whether more can be shown than the forecast tells one by one.
bool isOpenEnded(const RollDue& due)
{
    return odds::total(due.forecast) < 1 - rounding;
}

// "11 dice, 6 or more".
Message diceOf(const RollDue& due)
{
    if (due.reading == Reading::sum)
        return due.dice == 1 ? TR("the result of 1 die") : message(TR("the sum of %1 dice"), due.dice);
    return due.dice == 1 ? message(TR("1 die, %1 or more"), due.threshold)
                         : message(TR("%1 dice, %2 or more"), due.dice, due.threshold);
}

// The same with where it comes from: "11 dice, 6 or more: Combat 3 against Combat 3".
Message diceWithReasons(const RollDue& due)
{
    std::vector<Message> reasons = mapped(reasonsOf(due.reasons), &StepReason::words);
    if (reasons.empty())
        return diceOf(due);
    return message(TR("%1: %2"), diceOf(due), joined(reasons, TR("%1; %2")));
}

// What each number of successes on the dice and above means (chapter "Morale"); only an active Unit's
// activation ends.
std::vector<RollCase> casesOfMorale(const RollDue& due, bool isActive)
{
    const int extra = due.reasons.extra;
    std::vector<RollCase> cases;
    const auto add = [&](int from, Words words) {
        cases.push_back({from - extra, message(words, from - extra)});
    };
    if (extra == 0)
        cases.push_back({0, TR("No success: it scatters")});
    if (isActive) {
        add(1, TR("%1: a Stress, and its activation ends"));
        add(2, TR("%1: its activation ends"));
        add(3, TR("%1 or more: nothing happens"));
    } else {
        add(1, TR("%1: a Stress"));
        add(2, TR("%1 or more: nothing happens"));
    }
    return cases;
}

Message countedAs(const RollDue& due)
{
    if (due.reading == Reading::sum)
        return TR("Sum of the dice");
    if (due.reading == Reading::safeguard)
        return TR("Injuries cancelled (10)");
    if (due.roll == RollName::attack || due.roll == RollName::shooting)
        return TR("Hits");
    if (due.reasons.extra > 0)
        return TR("Successes on the dice");
    return due.roll == RollName::injury ? TR("Injuries") : TR("Successes");
}

// What a roll has shown so far. A Safeguard's dice cancel an Injury, or let a Guard Unit take it.
Message readOf(const RollDue& due, const Shown& shown)
{
    if (due.reading != Reading::safeguard)
        return message(TR("%1: %2"), countedAs(due), forecastCount(shown));
    return due.passesFrom ? message(TR("%1 cancelled, %2 for a Guard to take"), shown.successes, shown.passed)
                          : message(TR("%1 cancelled"), shown.successes);
}

DiceOf diceToRoll(const door::Path& path, const RollDue& due, const PlayerId& by, Message label)
{
    return DiceOf(path, std::move(label), due.dice, 10)
        .more([due](const std::vector<int>& faces) {
            const DiceCount count = countOf(faces, due);
            const Message why = count.next == Throw::reroll  ? TR("Rerolled")
                                : count.next == Throw::added ? TR("For a 10")
                                                             : Message();
            return std::vector<door::Die>(static_cast<std::size_t>(std::max(0, count.toRoll)),
                                          door::Die{10, why});
        })
        .readAs(
            [due](const std::vector<int>& faces) { return readOf(due, shownOf(due, countOf(faces, due))); })
        .succeedsFrom(due.passesFrom.value_or(due.threshold), due.highest == odds::HighestFace::fails ? 9 : 0)
        .why(diceWithReasons(due))
        .ifSkipped(TR("Count the successes"))
        .by(by);
}

// What lets the failures be rolled again: a skill, or allied Warriors in Contact.
Message rerollsFrom(const RollDue& due)
{
    for (const Reason& reason : due.reasons.rules)
        if (reason.kind.rerolls)
            return toMessage(reason);
    return {};
}

// What is counted beside so many successes, and where it goes; nobody is asked where that can only be none.
std::optional<std::pair<NumberOf, int Shown::*>> besideOf(const door::Path& path, const RollDue& due,
                                                          int successes)
{
    const auto count = [&path](Message label, int most, bool isNone, int Shown::*figure) {
        NumberOf question(path, std::move(label), 0, most);
        if (isNone)
            question.preset(0);
        return std::pair(std::move(question), figure);
    };
    if (due.reading == Reading::criticals)
        return count(TR("How many are 10s"), mostCounted, successes == 0, &Shown::criticals);
    if (due.reading == Reading::ones)
        return count(TR("1s on all dice"), due.dice, false, &Shown::ones);
    if (due.reading == Reading::safeguard && due.passesFrom)
        return count(message(TR("Passed to the Guard (%1 to 9)"), *due.passesFrom), due.dice - successes,
                     successes == due.dice, &Shown::passed);
    return std::nullopt;
}

// The most that the dice can show, as far as the forecast tells; without end where it leaves something out.
int mostCountedOf(const RollDue& due)
{
    if (isOpenEnded(due))
        return mostCounted;
    int most = static_cast<int>(due.forecast.size()) - 1;
    while (most > 0 && due.forecast[static_cast<std::size_t>(most)] <= 0)
        --most;
    return most;
}

Task<Shown> askRoll(Ask& ask, door::Path path, RollDue due, PlayerId by, Message label)
{
    if (due.rerolls > 0)
        due.rerolled = co_await ask.number(
            NumberOf((path + "/rerolled"), TR("Failures rerolled (maximum)"), 0, due.rerolls)
                .preset(due.rerolls)
                .why(rerollsFrom(due))
                .detail()
                .by(by));
    const auto faces = co_await ask.diceOrNone(diceToRoll(path + "/dice", due, by, label));
    if (faces)
        co_return shownOf(due, countOf(*faces, due));
    const int least = due.reading == Reading::sum ? due.dice : 0;
    const int successes =
        co_await ask.number(NumberOf(path + "/successes", countedAs(due), least, mostCountedOf(due))
                                .why(diceWithReasons(due))
                                .by(by));
    Shown shown{.successes = successes};
    if (auto also = besideOf(path + "/beside", due, successes)) {
        // A script that says nothing of them claims none; leaving them out ends the procedure, as on a page.
        auto& [question, figure] = *also;
        if (ask.isScript() && !ask.isGiven(path + "/beside"))
            question.preset(0);
        shown.*figure = co_await ask.number(std::move(question).by(by));
    }
    if (!isPossible(due, shown))
        co_await ask.refuse("malformed", TR("that can’t be the result of %1D10"), due.dice);
    co_return shown;
}

void reportRoll(Ask& ask, const RollDue& due, const Shown& shown, const Message& what)
{
    const int count = forecastCount(shown);
    const double expected = std::round(odds::mean(due.forecast) * 10) / 10;
    if (due.reading == Reading::safeguard)
        return ask.report(message(TR("%1: %2"), what, readOf(due, shown)), Tone::quiet);
    ask.report(due.reading == Reading::sum
                   ? message(TR("%1: %2 in all (%3 expected)"), what, count, expected)
                   : counted(TR_N("%1: %n success(es) (%2 expected)"), count, what, expected),
               Tone::quiet);
}

/// One of the Units that are struck, and what becomes of it.
using StruckUnit = std::pair<UnitRef, const SideOutcome*>;

void applyMorale(MatchState& state, Ask& ask, const StruckUnit& struck)
{
    constexpr Words results[] = {TR("morale intact"), TR("scattered"), TR("destabilised, 1 Stress"),
                                 TR("in doubt"), TR("morale intact")};
    const auto& [ref, of] = struck;
    if (of->morale != MoraleResult::none)
        ask.report(of->morale == MoraleResult::intact ? Tone::plain : Tone::bad, TR("%1: %2"),
                   state.name(ref), message(results[static_cast<std::size_t>(of->morale)]));
    if (of->morale == MoraleResult::scattered && !state.find(ref)->removed())
        loseWarriors(state, ask, ref);
    if (of->stress > 0 && !state.find(ref)->removed())
        changeStress(state, ref, of->stress);
}

// Units that can take Injuries for a Unit, as far as the map knows.
ShowUnit guardsOf(const MatchState& state, const UnitRef& struck)
{
    return [&state, struck](const UnitRef& ref, const UnitState& each) {
        return ref.player == struck.player && ref.unit != struck.unit && each.isOnBattlefield() &&
               each.hasSkill("guard") && distanceBetween(state, struck, ref).value_or(0) <= Field::cohesion;
    };
}

Pick guardOf(const MatchState& state, const door::Path& path, const UnitRef& struck)
{
    const auto judge = [&state, struck](door::Option& option, const UnitRef& ref) {
        closeFor(option, notInPlay(state, ref));
        if (isBeyond(showDistance(option, distanceBetween(state, struck, ref)), Field::cohesion))
            warnIn(option, "cohesion", TR("%1: not in cohesion with %2"), state.name(ref),
                   state.name(struck));
    };
    return pickUnit(state, judge, guardsOf(state, struck), nearestTo(state, struck), path,
                    TR("Guard Unit taking the Injuries"))
        .by(struck.player);
}

Task<> layOnGuard(MatchState& state, Ask& ask, door::Path path, UnitRef struck, int injuries)
{
    if (injuries == 0)
        co_return;
    ask.settle();
    std::optional<std::string> guard;
    // One that is in cohesion takes what it can: the roll was made for that.
    if (ask.isScript() || ask.isGiven(path))
        guard = co_await ask.oneOrNone(guardOf(state, path, struck).ifSkipped(TR("Nobody")));
    else if (!unitsWhere(state, guardsOf(state, struck)).empty())
        guard = co_await ask.one(guardOf(state, path, struck));
    if (!guard) {
        ask.report(counted(TR_N("%1: no Guard takes the %n Injury(s)"), injuries, state.name(struck)));
        co_return;
    }
    const UnitRef ref = unitRefOf(*guard);
    ask.report(injuries == 1 ? message(TR("%1: 1 Injury in place of %2"), state.name(ref), state.name(struck))
                             : message(TR("%1: %2 Injuries in place of %3"), state.name(ref), injuries,
                                       state.name(struck)));
    injure(state, ask, ref, injuries);
}

// The Unit that rolls for itself and is hit by nobody is the target of its own Hits.
Outcome ofRollers(Outcome outcome, const RollCause& cause)
{
    if (!std::holds_alternative<Hits>(cause))
        return outcome;
    outcome.active = std::exchange(outcome.target, SideOutcome());
    outcome.endsActivation = endsActivation(outcome.active.morale);
    return outcome;
}

// Who wants what injures the Units of a player: the enemy, whoever brought it about.
PlayerId enemyOf(const MatchState& state, const PlayerId& player)
{
    const auto enemy =
        std::ranges::find_if(state.players, [&](const auto& each) { return each.id != player; });
    return enemy == state.players.end() ? player : enemy->id;
}

// What a Unit's Advantage is made of (chapter "Determining the Winner of a Fight"): it decides between two
// that still stand.
void reportAdvantage(Ask& ask, const MatchState& state, const UnitRef& ref, const Advantage& advantage)
{
    std::vector<Message> reasons;
    if (advantage.charged)
        reasons.push_back(TR("charged"));
    if (advantage.inflictedMore)
        reasons.push_back(TR("more Injuries inflicted"));
    if (advantage.outnumbers)
        reasons.push_back(TR("more Warriors"));
    if (advantage.lessStress)
        reasons.push_back(TR("less Stress"));
    if (reasons.empty())
        ask.report(TR("%1: no Advantage"), state.name(ref));
    else
        ask.report(TR("%1: Advantage %2 (%3)"), state.name(ref), advantage.value(), listed(reasons));
}

} // namespace

CurrentCause causeOf(const MatchState& state, const Rollers& rollers,
                     std::function<RollCause(const Side& active, const Side& target)> make)
{
    return [&state, rollers, make = std::move(make)]() -> std::optional<RollCause> {
        const auto active = sideInMatch(state, rollers.active);
        const auto target = sideInMatch(state, rollers.target);
        return active && target ? std::optional(make(*active, *target)) : std::nullopt;
    };
}

SideNames namesOf(const MatchState& state, const Rollers& rollers)
{
    return {state.name(rollers.active), state.name(rollers.target)};
}

Message rollOf(const RollDue& due, const Message& who, bool isAgainst)
{
    return message(isAgainst ? TR("%1 against %2") : TR("%1 of %2"), toMessage(due.roll), who);
}

Task<Shown> roll(Ask& ask, door::Path path, const RollDue& due, PlayerId by, Message what,
                 std::vector<RollCase> cases, std::optional<PlayerId> isFor)
{
    ask.forecast(door::Series{"successes", toMessage(due.roll), due.forecast, 0, isOpenEnded(due)});
    const std::size_t count = ask.followsCount();
    for (const RollCase& each : cases)
        ask.follows(each.what);
    const Shown shown = co_await askRoll(ask, std::move(path), due, by, what);
    for (const RollCase& each : cases)
        if (each.from <= shown.successes)
            ask.follows(each.what, count);
    reportRoll(ask, due, shown, what);
    if (due.reading == Reading::sum)
        ask.forecast(std::nullopt); // so many Hits are no successes: they aren't added to those
    else
        ask.outcome(isFor.value_or(by), "successes", forecastCount(shown));
    co_return shown;
}

Task<Outcome> rollThrough(MatchState& state, Ask& ask, door::Path path, Rollers rollers, CurrentCause cause,
                          BeforeRoll before)
{
    std::vector<Shown> shown;
    for (;;) {
        ask.settle();
        const std::optional<RollCause> now = cause();
        if (!now)
            co_return Outcome{};
        const Resolution resolution{*now, shown};
        const std::optional<RollDue> due = drakerys::due(resolution);
        if (!due)
            co_return ofRollers(outcomeOf(resolution), *now);
        const bool wasAsked = before && co_await before(*due);
        if (wasAsked)
            continue;
        const UnitRef who = due->whose == Whose::target ? rollers.target : rollers.active;
        std::vector<RollCase> cases;
        if (due->roll == RollName::morale)
            cases = casesOfMorale(*due, state.isActivating(who));
        // Hits that no attack roll brought injure the Unit that stands for both; a cage is struck by it.
        const bool isAgainst = due->roll == RollName::injury && rollers.active == rollers.target &&
                               std::holds_alternative<Hits>(*now);
        const Message name = rollOf(*due, state.name(who), isAgainst);
        const PlayerId isFor = isAgainst ? enemyOf(state, who.player) : who.player;
        const Shown one = co_await roll(ask, path + '/' + std::to_string(shown.size()), *due, who.player,
                                        name, cases, isFor);
        shown.push_back(one);
    }
}

Task<> applyOutcome(MatchState& state, Ask& ask, door::Path path, Rollers rollers, const Outcome& outcome)
{
    // In the order in which it happened.
    std::vector<StruckUnit> struck{{rollers.active, &outcome.active}};
    if (rollers.active != rollers.target)
        struck.emplace(outcome.activeStruckFirst ? struck.end() : struck.begin(), rollers.target,
                       &outcome.target);
    for (const auto& [ref, of] : struck) {
        if (of->cancelled > 0)
            ask.report(TR("%1: Injuries cancelled by Safeguard: %2"), state.name(ref), of->cancelled);
        if (of->injuries > 0)
            ask.report(injuriesOf(state.name(ref), of->injuries + of->beyond));
    }
    co_await layOnGuard(state, ask, path + "/target", rollers.target, outcome.target.passed);
    co_await layOnGuard(state, ask, path + "/active", rollers.active, outcome.active.passed);
    for (const auto& [ref, of] : struck)
        if (of->injuries > 0 && !state.find(ref)->removed())
            injure(state, ask, ref, of->injuries);
    if (outcome.active.advantage.value() + outcome.target.advantage.value() > 0) {
        reportAdvantage(ask, state, rollers.active, outcome.active.advantage);
        reportAdvantage(ask, state, rollers.target, outcome.target.advantage);
    }
    if (outcome.winner == Winner::draw)
        ask.report(Tone::good, TR("The fight is a draw"));
    else if (outcome.winner != Winner::undecided)
        ask.report(Tone::good, TR("Fight won by %1"),
                   state.name(outcome.winner == Winner::active ? rollers.active : rollers.target));
    for (const StruckUnit& each : struck)
        applyMorale(state, ask, each);
}

void noteEliminatedBy(MatchState& state, const UnitRef& unit, const UnitRef& by, bool inFight)
{
    UnitState& gone = *state.find(unit);
    if (gone.removed() && !gone.eliminated)
        gone.eliminated = Elimination{by, inFight};
}

void noteElimination(MatchState& state, const Rollers& rollers, bool inFight)
{
    noteEliminatedBy(state, rollers.active, rollers.target, inFight);
    noteEliminatedBy(state, rollers.target, rollers.active, inFight);
}

void endIfOver(MatchState& state, Ask& ask, const UnitRef& unit, const Outcome& outcome)
{
    if (state.isActivating(unit) && (outcome.endsActivation || state.find(unit)->removed()))
        endActivationNow(state, ask);
}

Task<Outcome> rollAndApply(MatchState& state, Ask& ask, door::Path path, door::Path guard, Rollers rollers,
                           CurrentCause cause)
{
    const Outcome outcome = co_await rollThrough(state, ask, path, rollers, cause);
    co_await applyOutcome(state, ask, guard, rollers, outcome);
    co_return outcome;
}

Task<> resolveCause(MatchState& state, Ask& ask, Rollers rollers, CurrentCause cause)
{
    const Outcome outcome = co_await rollAndApply(state, ask, "rolls", "guard", rollers, cause);
    endIfOver(state, ask, rollers.active, outcome);
}

bool isEntered(const Ask& ask, const MatchState& state, const UnitRef& unit, const door::Path& path)
{
    const bool isUnknown = !state.find(unit)->removed() && !state.find(unit)->card->profile;
    return isUnknown && (!ask.isScript() || ask.isGiven(path));
}

Task<int> askLosses(MatchState& state, Ask& ask, door::Path path, UnitRef ref, std::optional<int> saturation)
{
    ask.settle();
    const UnitState& unit = *state.find(ref);
    const int before = unit.warriors;
    const bool isKnown = unit.card->profile.has_value();
    const auto side = sideInMatch(state, ref);
    const Message what = !isKnown                                  ? TR("Warriors lost")
                         : side && side->has(RollSkill::safeguard) ? TR("Injuries after Safeguard")
                                                                   : TR("Injuries");
    NumberOf question(path + "/lost", message(TR("%1: %2"), state.name(ref), what), 0,
                      isKnown ? mostCounted : before);
    question.why(TR("Stats missing: roll on the table and enter the result")).by(ref.player);
    const int count = co_await ask.number(std::move(question));
    if (isKnown && count > 0) {
        ask.report(injuriesOf(state.name(ref), count));
        injure(state, ask, ref, count);
    } else if (count > 0) {
        loseWarriors(state, ask, ref, count);
    }
    if (saturation && unit.warriors < before && !unit.removed()) {
        const Outcome tested = co_await testMorale(state, ask, path + "/morale", ref, *saturation);
        endIfOver(state, ask, ref, tested);
    }
    co_return count;
}

Task<Outcome> testMorale(MatchState& state, Ask& ask, door::Path path, UnitRef unit, int opposition)
{
    Outcome outcome;
    if (isEntered(ask, state, unit, path)) {
        ask.settle();
        const int successes = co_await ask.number(
            NumberOf(path + "/successes", TR("Successes"), 0, mostCounted)
                .why(message(TR("%1: Morale test against %2"), state.name(unit), opposition))
                .by(unit.player));
        outcome.active.morale = moraleResultOf({}, successes);
        outcome.active.stress = outcome.active.morale == MoraleResult::destabilised ? 1 : 0;
        outcome.endsActivation = endsActivation(outcome.active.morale);
        applyMorale(state, ask, {unit, &outcome.active});
    } else {
        outcome =
            co_await rollAndApply(state, ask, path, "guard", unit, moraleTestOf(state, unit, opposition));
    }
    co_return outcome;
}

CurrentCause moraleTestOf(const MatchState& state, const UnitRef& unit, int opposition)
{
    return causeOf(state, unit, [opposition](const Side& side, const Side&) {
        return MoraleTest{side, opposition};
    });
}

CurrentCause hitsOn(const MatchState& state, const UnitRef& unit, const Hits& hits)
{
    return causeOf(state, unit, [hits](const Side&, const Side& target) {
        Hits now = hits;
        now.target = target;
        return now;
    });
}

void warnOfUnknown(Ask& ask, const MatchState& state, const UnitRef& unit)
{
    if (!state.find(unit)->card->profile)
        ask.warn("unknown-profile", TR("no stats for %1: its dice are unknown"), state.name(unit));
}

} // namespace adjutant::drakerys
