#include "core/systems/drakerys/procedures/procedures.h"

#include "core/systems/drakerys/match/actionrules.h"

#include <iterator>

namespace adjutant::drakerys {

namespace {

constexpr int mostDiceOfHeroicAction = 5; // chapter "Skills"

const std::vector<Action>& actionsSoFar(const MatchState& state)
{
    static const std::vector<Action> none;
    return state.activation ? state.activation->actions : none;
}

// What an Action adds to the TS of those before it, as the Unit stands now.
int costOfNext(const MatchState& state, const UnitRef& ref, const Action& action)
{
    const UnitState& unit = *state.find(ref);
    std::vector<Action> actions = actionsSoFar(state);
    const int before = costOf(actions, unit);
    actions.push_back(action);
    return costOf(actions, unit) - before;
}

int tsSoFar(const MatchState& state)
{
    return state.activation ? state.activation->ts : 0;
}

Forbidden notToAct(const MatchState& state, const UnitRef& ref, ActionKind kind)
{
    if (Forbidden waiting = state.activation && !(state.activation->unit == ref)
                                ? notToPlay(state, ref.player)
                                : notToTurn(state, ref.player))
        return waiting;
    if (Forbidden gone = notOnBattlefield(state, ref))
        return gone;
    const UnitState& unit = *state.find(ref);
    const std::vector<Action>& made = actionsSoFar(state);
    const int most = actionsOf(unit).value_or(mostUnknownActions);
    if (static_cast<int>(made.size()) >= most)
        return forbidden("action-count", WORDS("drakerys", "%1 has used all %2 Actions"), verbatim(unit.name),
                         most);
    if (isCharge(kind) && std::ranges::any_of(made, isCharge, &Action::kind))
        return forbidden("one-charge",
                         WORDS("drakerys", "only one Charge or Combined Charge per activation"));
    Action action{kind};
    return tooDear(*state.find(ref.player), tsSoFar(state) + costOfNext(state, ref, action));
}

// What the rules say of the next Action, in an offer and when it is made.
std::vector<door::Remark> remarksOnNext(const MatchState& state, const UnitRef& ref, const Action& action)
{
    std::vector<door::Remark> remarks;
    if (!state.activation)
        remarks = remarksOnActivation(state, ref);
    std::ranges::move(remarksOnAction(state, ref, actionsSoFar(state), action, Contacts::kept),
                      std::back_inserter(remarks));
    return remarks;
}

// An offer says neither that a card is unknown, which is true of all that the Unit does, nor what another
// weapon may avoid.
bool isSaidOfOffer(const door::Remark& remark, const UnitCard& card)
{
    return remark.rule != "unknown-profile" && (remark.rule != "second-shot" || card.weapons.size() == 1);
}

void warnOfNext(door::Option& option, const MatchState& state, const UnitRef& ref, const Action& action)
{
    const std::vector<door::Remark> remarks = remarksOnNext(state, ref, action);
    const auto first = std::ranges::find_if(
        remarks, [&](const door::Remark& each) { return isSaidOfOffer(each, *state.find(ref)->card); });
    if (first != remarks.end())
        warnIn(option, first->rule, first->message);
}

} // namespace

Pick unitToAct(const MatchState& state, ActionKind kind, MayMake may, ShowUnit also)
{
    const auto judge = [&state, kind](door::Option& option, const UnitRef& ref) {
        closeFor(option, notToAct(state, ref, kind));
        Action action{kind};
        option.detail = message(WORDS("drakerys", "%1 TS"), costOfNext(state, ref, action));
        if (option.standing == door::Standing::open)
            warnOfNext(option, state, ref, action);
    };
    const auto shows = [&state, may, also](const UnitRef& ref, const UnitState& unit) {
        const PlayerState* active = activePlayer(state);
        if (!active || active->id != ref.player || !unit.isOnBattlefield())
            return false;
        if (state.activation && !(state.activation->unit == ref))
            return false;
        if (also && !also(ref, unit))
            return false;
        return !may || may(unit);
    };
    return pickUnit(state, judge, shows);
}

Task<int> heroicDiceOf(const MatchState& state, Ask& ask, const UnitRef& unit)
{
    if (!state.find(unit)->hasSkill("heroic_action"))
        co_return 0;
    co_return co_await ask.number(
        NumberOf("heroic_dice", WORDS("drakerys", "Heroic Action dice"), 0, mostDiceOfHeroicAction)
            .preset(0)
            .why(WORDS("drakerys", "1 TS each")));
}

Task<> announce(const MatchState& state, Ask& ask, const UnitRef& ref, const Action& action)
{
    warnOfRest(ask, remarksOnNext(state, ref, action));
    const int cost = costOfNext(state, ref, action);
    const int all = tsSoFar(state) + cost;
    ask.cost(all == cost ? message(WORDS("drakerys", "%1 TS"), cost)
                         : message(WORDS("drakerys", "%1 TS, %2 TS with earlier Actions"), cost, all));
    co_await ask.refuseFor(tooDear(*state.find(ref.player), all));
    ask.follows(tokenMoves(*state.find(ref.player), all));
}

void make(MatchState& state, const UnitRef& ref, const Action& action)
{
    const int cost = costOfNext(state, ref, action);
    if (!state.activation) {
        leaveHeadquarters(state);
        state.activation = ActivationState{ref, {}, 0};
    }
    state.activation->actions.push_back(action);
    state.activation->ts += cost;
}

Message actionMade(const Action& action)
{
    std::vector<Message> additions;
    if (!action.weapon.empty())
        additions.push_back(fromId(action.weapon.text()));
    if (action.overlord)
        additions.push_back(WORDS("drakerys", "Overlord"));
    if (action.extraDice > 0)
        additions.push_back(message(WORDS("drakerys", "+%1D10"), action.extraDice));
    if (action.heroicDice > 0)
        additions.push_back(message(WORDS("drakerys", "Heroic Action +%1D10"), action.heroicDice));
    if (action.kind == ActionKind::special)
        additions.push_back(message(WORDS("drakerys", "%1 TS"), *action.ts));
    if (additions.empty())
        return toMessage(action.kind);
    return message(WORDS("drakerys", "%1 (%2)"), toMessage(action.kind), inOrder(additions));
}

Message tokenMoves(const PlayerState& player, int ts)
{
    const int to = std::min(player.progress + ts, TimePath::lastStart);
    const int square = to % TimePath::squares;
    return square == 0
               ? message(WORDS("drakerys", "%1’s token moves to START"), toMessage(player))
               : message(WORDS("drakerys", "%1’s token moves to square %2"), toMessage(player), square);
}

// The Stress comes before the Headquarters Phase, which takes it off again, so the token moves last here.
void endActivation(Change& change, const UnitRef& ref, const std::vector<Action>& actions, int ts)
{
    UnitState& unit = *change.state.find(ref);
    unit.invocations += static_cast<int>(std::ranges::count(actions, ActionKind::invocation, &Action::kind));
    unit.spells.clear();
    endTokens(change, ref, Lasts::activation);
    changeStress(change, ref, 1);
    spendTs(change, ref.player, ts);
}

void endActivationNow(MatchState& state, Ask& ask)
{
    if (!state.activation)
        return;
    const ActivationState activation = *state.activation;
    state.activation.reset();
    ask.tell(door::Tone::quiet, WORDS("drakerys", "%1: the activation ends, %2 TS"),
             toMessage(state, activation.unit), activation.ts);
    // What was paid is never more than may be spent: corrections may have moved the token since.
    const int left = TimePath::lastStart - state.find(activation.unit.player)->progress;
    Change change{state};
    endActivation(change, activation.unit, activation.actions, std::min(activation.ts, left));
    tellChanges(ask, change);
}

} // namespace adjutant::drakerys
