#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

namespace {

constexpr double headquartersRange = 20; // cm, of orders, prayers and Zephyr

// What speaks against a Unit that does it now.
std::vector<door::Remark> remarksOnHeadquarters(const MatchState& state, const UnitRef& ref,
                                                const HeadquartersSkill& skill)
{
    std::vector<door::Remark> remarks;
    const UnitState& unit = *state.find(ref);
    const PlayerState& player = *state.find(ref.player);
    if (player.atHeadquarters && unit.*skill.last == player.headquarters())
        warnIn(remarks, "once", TR("%1 has already done this in this Headquarters Phase"), state.name(ref));
    if (unit.card->profile ? !unit.hasSkill(skill.skill) : !mayHave(unit, skill.skill))
        remarks.push_back({"skill", message(skill.without, verbatim(unit.name))});
    if (auto remark = noHeadquartersNow(state, ref.player))
        remarks.push_back(std::move(*remark));
    return remarks;
}

void closeAtHeadquarters(door::Option& option, const MatchState& state, const UnitRef& ref)
{
    closeFor(option, notAtHeadquarters(state, ref));
    if (state.find(ref)->isAway())
        closeFor(option, notOnBattlefield(state, ref));
}

// Who can do it in the Headquarters Phase that came last. Others may be named: players decide.
Pick unitWith(const MatchState& state, const HeadquartersSkill& skill)
{
    const auto judge = [&state, &skill](door::Option& option, const UnitRef& ref) {
        closeAtHeadquarters(option, state, ref);
        warnOfFirst(option, remarksOnHeadquarters(state, ref, skill));
    };
    return pickUnit(state, judge, [&state, &skill](const UnitRef& ref, const UnitState& unit) {
        return state.find(ref.player)->atHeadquarters && !unit.removed() && mayHave(unit, skill.skill);
    });
}

// Allied Units, those within 20 cm first. The distance is that of the Leaders, whose bases the map doesn't
// know. Units that have some of what `first` names come before the others.
Pick unitToHelp(const MatchState& state, const UnitRef& by, bool notEngaged, int UnitState::*first)
{
    const auto judge = [&state, by, notEngaged](door::Option& option, const UnitRef& ref) {
        closeAtHeadquarters(option, state, ref);
        if (ref.player != by.player)
            warnIn(option, "target", TR("orders and prayers are for allied Units, not for %1"),
                   state.name(ref));
        if (notEngaged && isEngaged(state, ref))
            warnIn(option, "engaged", TR("order to an Engaged Unit: %1"), state.name(ref));
        if (ref != by)
            warnIfBeyond(option, distanceBetween(state, by, ref), headquartersRange, "out-of-range",
                         TR("%1: %2 cm away; the range is %3 cm"), state.name(ref));
    };
    const auto shows = [by](const UnitRef& ref, const UnitState& unit) {
        return ref.player == by.player && !unit.removed();
    };
    // In range, then where nobody knows, then what is beyond it.
    const auto rank = [&state, by, notEngaged, first](const UnitRef& ref) {
        constexpr double behind = 1000;
        const double away = distanceBetween(state, by, ref).value_or(headquartersRange);
        const bool useful = !first || state.find(ref)->*first > 0;
        return away + (useful ? 0 : behind) + (notEngaged && isEngaged(state, ref) ? 2 * behind : 0);
    };
    return pickUnit(state, judge, shows, rank, "to", TR("For"));
}

// Adds a token that holds till the end of the Round: not at all if that comes with the Headquarters
// Phase in which it is given. Whoever arrives last ends the Round (chapter "End of Round").
template <class Given>
void addForTheRound(MatchState& state, Ask& ask, const UnitRef& by, const UnitRef& to, Given given,
                    std::string_view token)
{
    const PlayerState& player = *state.find(by.player);
    const bool endsRound = std::ranges::all_of(state.players, [&player](const PlayerState& each) {
        return each.headquarters() >= player.headquarters();
    });
    if (!player.atHeadquarters || !endsRound) {
        changeStatus(state, to, StatusId(std::string(token)), true);
        return;
    }
    const Message over = message(TR("“%1” ends at once: Round %2 ends with this Headquarters Phase"),
                                 toMessage(given), player.headquarters());
    ask.follows(over);
    ask.report(over, door::Tone::quiet);
}

void markDone(MatchState& state, const UnitRef& ref, const HeadquartersSkill& skill)
{
    if (const PlayerState& player = *state.find(ref.player); player.atHeadquarters)
        state.find(ref)->*skill.last = player.headquarters();
}

// How many are near, where those whose places nobody knows are or are not.
int enemyHeroesNear(const MatchState& state, const UnitRef& by, const PlayerId& enemy, bool unknownAre,
                    double range = headquartersRange)
{
    const UnitState& prays = *state.find(by);
    const auto& units = state.find(enemy)->units;
    return static_cast<int>(std::ranges::count_if(units, [&](const UnitState& unit) {
        return unit.card->hero && unit.isOnBattlefield() &&
               (unit.at && prays.at ? !isBeyond(distanceBetween(unit, prays), range) : unknownAre);
    }));
}

} // namespace

// An order of Leadership, once every Headquarters Phase.
Task<> order(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(unitWith(state, leadership));
    const UnitRef to = co_await ask.piece(unitToHelp(state, unit, true, nullptr));
    const std::string word = co_await ask.one(Pick("order", TR("Order"), orders));
    const auto given = kindNamed<LeaderOrder>(word, orders);
    warnOfRest(ask, remarksOnHeadquarters(state, unit, leadership));
    std::optional<Point> place;
    if (given == LeaderOrder::forward) {
        PlaceOn question = destinationOf(*state.find(to), ActionKind::march, "place");
        question.usuallyNone().ifSkipped(TR("It stays where it is on the map"));
        place = co_await ask.placeOrNone(std::move(question));
    }
    if (place) {
        warnOfReach(ask, *state.find(to), state.name(to), ActionKind::march, *place);
        warnOfContact(ask, state, to, *place);
    }
    ask.report(TR("%1: “%2” to %3"), state.name(unit), toMessage(given), state.name(to));
    markDone(state, unit, leadership);
    if (place) // a free March
        moveTo(state, ask, to, *place);
    else if (given == LeaderOrder::theyShallNotPass)
        addForTheRound(state, ask, unit, to, given, status::theyShallNotPass);
    else if (given == LeaderOrder::reformTheRanks)
        changeStress(state, to, -1);
    noteEnd(state, ask);
}

// A prayer of Divination, once every Headquarters Phase.
Task<> prayer(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(unitWith(state, divination));
    const std::string given = co_await ask.one(Pick("prayer", TR("Prayer"), prayers));
    const auto chosen = kindNamed<Prayer>(given, prayers);
    warnOfRest(ask, remarksOnHeadquarters(state, unit, divination));
    const Message who = state.name(unit);
    if (chosen == Prayer::aPoxOnThem) {
        Pick enemies = pickPlayer(
            state, {}, [&](const PlayerState& player) { return ask.isScript() || player.id != unit.player; });
        if (!ask.isScript() && state.players.size() == 2) // as a rule
            enemies.preset(state.players[state.players[0].id == unit.player ? 1 : 0].id.text());
        const PlayerId enemy(co_await ask.one(std::move(enemies)));
        if (enemy == unit.player)
            ask.warn("target", TR("“%1” targets an enemy army"), toMessage(Prayer::aPoxOnThem));
        NumberOf inRange("heroes", TR("Enemy Heroes within 20 cm"), 0, 20);
        if (!ask.isScript() && state.find(unit)->at)
            inRange.preset(enemyHeroesNear(state, unit, enemy, false)).why(TR("counted on the map"));
        const int heroes = co_await ask.number(std::move(inRange));
        if (const int standing = enemyHeroesNear(state, unit, enemy, true, HUGE_VAL); heroes > standing)
            ask.warn("prayer", counted(TR_N("%1 has %n Hero(es) on the battlefield, not %2"), standing,
                                       state.name(enemy), heroes));
        else if (const int near = enemyHeroesNear(state, unit, enemy, true); heroes > near)
            ask.warn("out-of-range", counted(TR_N("%n Hero(es) of %1 can be within %2 cm, not %3"), near,
                                             state.name(enemy), headquartersRange, heroes));
        ask.report(
            counted(TR_N("%1: “%2” on %3, %n square(s)"), heroes, who, toMessage(chosen), state.name(enemy)));
        markDone(state, unit, divination);
        if (heroes > 0 && !state.find(enemy)->done())
            moveToken(state, ask, enemy, heroes);
        else
            noteEnd(state, ask);
        co_return;
    }
    int UnitState::*const healed = chosen == Prayer::mercy ? &UnitState::injuries : nullptr;
    const UnitRef to = co_await ask.piece(unitToHelp(state, unit, false, healed));
    markDone(state, unit, divination);
    if (chosen == Prayer::mercy) {
        const int tokens = std::exchange(state.find(to)->injuries, 0);
        ask.report(counted(TR_N("%1: “%2” for %3, %n Injury token(s) removed"), tokens, who,
                           toMessage(chosen), state.name(to)));
    } else {
        ask.report(TR("%1: “%2” for %3"), who, toMessage(chosen), state.name(to));
        addForTheRound(state, ask, unit, to, chosen, status::holyFury);
    }
    noteEnd(state, ask);
}

// Zephyr of an Air Herald: Actions +1 until the end of the named Unit's next activation.
Task<> zephyr(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(unitWith(state, zephyrOfAir));
    const UnitRef to = co_await ask.piece(unitToHelp(state, unit, false, nullptr));
    warnOfRest(ask, remarksOnHeadquarters(state, unit, zephyrOfAir));
    ask.report(TR("%1: Zephyr for %2"), state.name(unit), state.name(to));
    markDone(state, unit, zephyrOfAir);
    changeStatus(state, to, StatusId(std::string(status::zephyr)), true);
    noteEnd(state, ask);
}

} // namespace adjutant::drakerys
