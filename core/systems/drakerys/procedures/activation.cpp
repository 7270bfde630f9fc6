#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

constexpr int mostDiceOfHeroicAction = 5; // chapter "Skills"

const ActivationState& activationSoFar(const MatchState& state)
{
    static const ActivationState none;
    return state.activation ? *state.activation : none;
}

// It must be the player's turn; the game is not over.
Forbidden notToTurn(const MatchState& state, const PlayerId& id)
{
    if (Forbidden finished = afterTheEnd(state))
        return finished;
    const PlayerState& active = *activePlayer(state);
    if (active.id == id)
        return std::nullopt;
    return forbidden("not-active", TR("it is %1’s turn, not %2’s"), toMessage(active), state.name(id));
}

// What holds for every command by which a player spends TS: the player is active, and no Unit is in the
// middle of its activation.
Forbidden notToPlay(const MatchState& state, const PlayerId& id)
{
    if (Forbidden waiting = notToTurn(state, id))
        return waiting;
    if (!state.activation)
        return std::nullopt;
    return forbidden("activating", TR("the activation of %1 is not over"),
                     state.name(state.activation->unit));
}

// An activation may cost no more than there is of the TimePath, and not lead beyond the last START (chapter
// "Restrictions of Actions"). `cost` in TS.
Forbidden tooDear(const PlayerState& player, int cost)
{
    if (cost > TimePath::dearestActivation)
        return forbidden("over-16", TR("the activation costs %1 TS; at most %2 may be spent"), cost,
                         TimePath::dearestActivation);
    const int left = TimePath::lastStart - player.progress;
    if (cost > left)
        return forbidden("beyond-start",
                         TR("the activation costs %1 TS; only %2 TS left before the last START"), cost, left);
    return std::nullopt;
}

// What there is to say of the Unit, whatever it does.
std::vector<door::Remark> remarksOnActivation(const MatchState& state, const UnitRef& ref)
{
    std::vector<door::Remark> remarks;
    const UnitState& unit = *state.find(ref);
    const Message name = verbatim(unit.name);
    if (!unit.card->profile)
        warnIn(remarks, "unknown-profile", TR("no stats for %1: Actions and skills not checked"), name);
    if (unit.has(&StatusEffects::noActivation))
        warnIn(remarks, "status", TR("%1: No Activation token"), name);
    if (unit.isAway())
        warnIn(remarks, "status", TR("%1: off the battlefield until its next Headquarters Phase"), name);
    const auto isIncarnationOfIt = [&unit](const UnitState& each) {
        return !each.removed() && each.invokedBy == unit.id() &&
               each.card->unit.text() == "mercenaries/incarnation-of-lorn";
    };
    if (std::ranges::any_of(state.find(ref.player)->units, isIncarnationOfIt))
        warnIn(remarks, "incarnation",
               TR("%1 can’t be activated while the Incarnation is on the battlefield"), name);
    return remarks;
}

Forbidden secondCharge(const std::vector<Action>& made, ActionKind kind)
{
    if (!isCharge(kind) || std::ranges::none_of(made, isCharge, &Action::kind))
        return std::nullopt;
    return forbidden("one-charge", TR("only one Charge or Combined Charge per activation"));
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
    const std::vector<Action>& made = activationSoFar(state).actions;
    const int most = actionsOf(unit);
    if (static_cast<int>(made.size()) >= most)
        return forbidden("action-count", TR("%1: no Actions left (%2 per activation)"), unit.name, most);
    if (Forbidden second = secondCharge(made, kind))
        return second;
    return tooDear(*state.find(ref.player), activationSoFar(state).ts + costOf(Action{kind}, unit));
}

// What the rules say of the next Action, in an offer and when it is made.
std::vector<door::Remark> remarksOnNext(const MatchState& state, const UnitRef& ref, const Action& action)
{
    std::vector<door::Remark> remarks;
    if (!state.activation)
        remarks = remarksOnActivation(state, ref);
    std::ranges::move(remarksOnAction(state, ref, activationSoFar(state).actions, action, true),
                      std::back_inserter(remarks));
    return remarks;
}

// Where every enemy is known to stand too far away. Their Warriors may stand nearer than their Leaders: it is
// no warning.
void noteEmptyReach(const MatchState& state, door::Option& option, const UnitRef& ref, ActionKind kind)
{
    const auto reach = reachOf(*state.find(ref), kind);
    const std::vector<UnitRef> enemies = unitsWhere(state, enemiesInPlay(ref));
    const auto isTooFar = [&](const UnitRef& enemy) {
        return isBeyond(distanceBetween(state, ref, enemy), reach);
    };
    if (!enemies.empty() && std::ranges::all_of(enemies, isTooFar))
        addDetail(option, message(TR("no enemy within Charge range (%1 cm)"), *reach));
}

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

constexpr int mostAdded = 100; // what is too much is refused by its own rule
constexpr int mostTs = 100;

door::Option actionOption(ActionKind kind, const std::vector<Action>& before)
{
    door::Option option = optionOf(nameOfKind(kind, actionNames).id, toMessage(kind));
    closeFor(option, secondCharge(before, kind));
    return option;
}

Pick actionToMake(const MatchState& state, const std::string& row, const UnitRef& ref,
                  const std::vector<Action>& before)
{
    const auto all = [&state, ref, &before] {
        std::vector<door::Option> options;
        for (std::size_t k = 0; k < std::size(actionNames); ++k) {
            const Action action{static_cast<ActionKind>(k)};
            door::Option option = actionOption(action.kind, before);
            option.detail = message(TR("%1 TS"), costOf(action, *state.find(ref)));
            if (option.standing == door::Standing::open)
                warnOfFirst(option, remarksOnAction(state, ref, before, action));
            options.push_back(std::move(option));
        }
        return options;
    };
    // What is warned of is reported once the Action is whole.
    const auto find = [&before](const std::string& word) -> std::optional<door::Option> {
        const auto kind = kindNamed<ActionKind>(word, actionNames);
        return kind <= ActionKind::special ? std::optional(actionOption(kind, before)) : std::nullopt;
    };
    return Pick(row + "/action", TR("Action"), all, find);
}

constexpr Named kindsOfElementals[] = {{"herald", TR("Herald")}, {"overlord", TR("Overlord")}};

NumberOf tsOf(const std::string& row, int preset)
{
    return NumberOf(row + "/ts", TR("TS"), 1, mostTs).preset(preset);
}

Task<Action> oneAction(const MatchState& state, Ask& ask, UnitRef ref, std::string row,
                       const std::vector<Action>& before)
{
    const UnitState& unit = *state.find(ref);
    Action action;
    const std::string kind = co_await ask.one(actionToMake(state, row, ref, before));
    action.kind = kindNamed<ActionKind>(kind, actionNames);
    action.heroicDice =
        co_await ask.number(NumberOf(row + "/heroic_dice", TR("Heroic Action dice"), 0, mostAdded).preset(0));
    if (action.kind == ActionKind::special) {
        action.ts = co_await ask.number(tsOf(row, 1));
    } else if (action.kind == ActionKind::invocation) {
        action.overlord =
            co_await askKind<bool>(ask, row + "/elemental", TR("Elemental"), kindsOfElementals, "");
        action.ts = co_await ask.number(tsOf(row, action.overlord ? 3 : 1));
        action.extraDice =
            co_await ask.number(NumberOf(row + "/extra_dice", TR("Added dice"), 0, mostAdded).preset(0));
    } else if (action.kind == ActionKind::shooting) {
        Pick weapons = pickOrName(row + "/weapon", TR("Weapon"), [&unit] { return weaponsOf(*unit.card); });
        const auto weapon = co_await ask.oneOrNone(weapons.ifSkipped(TR("The Unit’s weapon")).usuallyNone());
        action.weapon = WeaponId(weapon.value_or(std::string()));
    }
    co_return action;
}

// The Stress comes before the Headquarters Phase, which takes it off again, so the token moves last here.
void endActivation(MatchState& state, Ask& ask, const UnitRef& ref, const std::vector<Action>& actions,
                   int ts)
{
    UnitState& unit = *state.find(ref);
    unit.invocations += static_cast<int>(std::ranges::count(actions, ActionKind::invocation, &Action::kind));
    unit.spells.clear();
    endTokens(state, ref, Lasts::activation);
    changeStress(state, ref, 1);
    spendTs(state, ask, ref.player, ts);
}

} // namespace

Pick unitToAct(const MatchState& state, ActionKind kind, MayMake may, ShowUnit also, RemarksOn more)
{
    const auto judge = [&state, kind, more](door::Option& option, const UnitRef& ref) {
        closeFor(option, notToAct(state, ref, kind));
        Action action{kind};
        option.detail = message(TR("%1 TS"), costOf(action, *state.find(ref)));
        if (isCharge(kind) && !more) // a cage is no Unit
            noteEmptyReach(state, option, ref, kind);
        // An offer says neither that a card is unknown, which is true of all that the Unit does, nor what
        // another weapon may avoid.
        const bool hasOneWeapon = state.find(ref)->card->weapons.size() == 1;
        if (option.standing == door::Standing::open)
            for (const door::Remark& each : remarksOnNext(state, ref, action))
                if (each.rule != "unknown-profile" && (each.rule != "second-shot" || hasOneWeapon))
                    warnIn(option, each.rule, each.message); // the first stands
        if (more)
            warnOfFirst(option, more(ref));
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
    NumberOf question("heroic_dice", TR("Heroic Action dice"), 0, mostDiceOfHeroicAction);
    question.why(TR("1 TS each")).ifSkipped(TR("No Heroic Action"));
    if (ask.isScript()) // players would not look for it among the answers
        question.preset(0);
    const auto dice = co_await ask.numberOrNone(std::move(question));
    co_return dice.value_or(0);
}

Task<> announce(const MatchState& state, Ask& ask, const UnitRef& ref, const Action& action)
{
    std::vector<door::Remark> remarks = remarksOnNext(state, ref, action);
    // What is unknown breaks no rule: players need not allow it.
    const auto unknown = std::ranges::find(remarks, "unknown-profile", &door::Remark::rule);
    if (!ask.isScript() && unknown != remarks.end()) {
        ask.follows(TR("No stats for %1: Actions and skills not checked"), state.name(ref));
        remarks.erase(unknown);
    }
    warnOfRest(ask, remarks);
    const int cost = costOf(action, *state.find(ref));
    const int all = activationSoFar(state).ts + cost;
    ask.cost(all == cost ? message(TR("%1 TS"), cost)
                         : message(TR("%1 TS, %2 TS with earlier Actions"), cost, all));
    co_await ask.refuseFor(tooDear(*state.find(ref.player), all));
    ask.follows(tokenMoves(*state.find(ref.player), all));
}

void make(MatchState& state, const UnitRef& ref, const Action& action)
{
    const int cost = costOf(action, *state.find(ref));
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
        additions.push_back(TR("Overlord"));
    if (action.extraDice > 0)
        additions.push_back(message(TR("+%1D10"), action.extraDice));
    if (action.heroicDice > 0)
        additions.push_back(message(TR("Heroic Action +%1D10"), action.heroicDice));
    if (action.kind == ActionKind::special)
        additions.push_back(message(TR("%1 TS"), *action.ts));
    if (additions.empty())
        return toMessage(action.kind);
    return message(TR("%1 (%2)"), toMessage(action.kind), listed(additions));
}

Message tokenMoves(const PlayerState& player, int ts)
{
    const int to = std::min(player.progress + ts, TimePath::lastStart);
    const int square = to % TimePath::squares;
    return square == 0 ? message(TR("%1’s token moves to START"), toMessage(player))
                       : message(TR("%1’s token moves to square %2"), toMessage(player), square);
}

void endActivationNow(MatchState& state, Ask& ask)
{
    if (!state.activation)
        return;
    const ActivationState activation = *state.activation;
    state.activation.reset();
    ask.report(door::Tone::quiet, TR("%1: the activation ends, %2 TS"), state.name(activation.unit),
               activation.ts);
    // What was paid is never more than may be spent: corrections may have moved the token since.
    const int left = TimePath::lastStart - state.find(activation.unit.player)->progress;
    endActivation(state, ask, activation.unit, activation.actions, std::min(activation.ts, left));
}

void warnOfContact(Ask& ask, const MatchState& state, const UnitRef& unit, const Point& to)
{
    const auto isTooClose = [&](const UnitRef& ref, const UnitState& enemy) {
        return ref.player != unit.player && enemy.isOnBattlefield() && enemy.at &&
               !isBeyond(distanceBetween(to, *enemy.at), Field::leadersInContact);
    };
    for (const UnitRef& enemy : unitsWhere(state, isTooClose))
        ask.warn("march-contact", TR("a March can’t end in Contact: too close to %1"), state.name(enemy));
}

void moveTo(MatchState& state, Ask& ask, const UnitRef& unit, std::optional<Point> at)
{
    state.find(unit)->at = at;
    for (const UnitRef& enemy : engagedWith(state, unit))
        ask.report(TR("%1: Contact with %2 broken"), state.name(unit), state.name(enemy));
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
    const double away = unit.at ? distanceBetween(*unit.at, to) : 0;
    if (isBeyond(away, reach))
        ask.warn("beyond-reach", TR("%1 would move %2 cm; the limit is %3 cm"), std::move(name),
                 asMeasured(away), *reach);
}

PlaceOn destinationOf(const UnitState& unit, ActionKind kind, door::Path path)
{
    const std::optional<int> reach = reachOf(unit, kind);
    PlaceOn question(std::move(path), TR("Destination"), inTheField(unit.at, reach));
    if (reach)
        question.why(message(TR("at most %1 cm"), *reach));
    return question;
}

Task<std::optional<Point>> askMove(const MatchState& state, Ask& ask, UnitRef ref, ActionKind kind,
                                   std::optional<Point> target, door::Path path)
{
    const door::Path stays = path.substr(0, path.size() - std::string_view("to").size()) + "stays";
    const UnitState& unit = *state.find(ref);
    PlaceOn question = destinationOf(unit, kind, std::move(path));
    if (!unit.at)
        question.usuallyNone();
    else if (target)
        question.preset(beside(*unit.at, *target));
    question
        .ifSkipped(unit.at ? TR("It stays where it is on the map") : TR("Not on the map: distance unknown"))
        .outsideIs("off-the-field", offTheField(state.name(ref)));
    const auto to = co_await ask.placeOrNone(std::move(question));
    if (to) {
        warnOfReach(ask, unit, verbatim(unit.name), kind, *to);
        for (const SceneryState& scenery : state.sceneries)
            if (distanceBetween(*to, scenery.at) < scenery.radius)
                ask.warn("in-scenery", TR("a move can’t end in a Scenery: %1"), toMessage(scenery.id));
        co_return to;
    }
    if (!unit.at)
        co_return std::nullopt;
    // Where a script names no place it is unknown from then on, in the record of it, too.
    const bool isKept = co_await ask.yes(
        Whether(stays, TR("It stays where it is on the map")).preset(!ask.isScript()).detail());
    co_return isKept ? state.find(ref)->at : std::nullopt;
}

// Chapter "March". Whoever marches ends it out of Contact with every enemy.
Task<> march(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(unitToAct(state, ActionKind::march));
    const std::optional<Point> to = co_await askMove(state, ask, unit, ActionKind::march);
    if (to && ask.isAnswered("to"))
        warnOfContact(ask, state, unit, *to);
    Action action{ActionKind::march};
    co_await announce(state, ask, unit, action);
    Message made = actionMade(action);
    if (const std::optional<Point> from = state.find(unit)->at; from && to && *from != *to)
        made = message(TR("%1 (%2)"), std::move(made),
                       message(TR("%1 cm"), asMeasured(distanceBetween(*from, *to))));
    ask.report(TR("%1: %2"), state.name(unit), std::move(made));
    make(state, unit, action);
    moveTo(state, ask, unit, to);
}

// What a mission or a skill allows, for the TS that its source names.
Task<> special(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(unitToAct(state, ActionKind::special));
    Action action{ActionKind::special};
    action.ts = co_await ask.number(NumberOf("ts", TR("TS"), 1, 16).preset(1));
    const auto what =
        co_await ask.textOrNone(TextOf("what", TR("What it does"), longestDescription).usuallyNone());
    co_await announce(state, ask, unit, action);
    Action paid = action;
    paid.ts = costOf(action, *state.find(unit));
    ask.report(what ? message(TR("%1: %2: %3"), state.name(unit), actionMade(paid), *what)
                    : message(TR("%1: %2"), state.name(unit), actionMade(paid)));
    make(state, unit, action);
}

// The player spends the TS of all that the Unit has done.
Task<> finishActivation(MatchState& state, Ask& ask)
{
    if (!state.activation)
        co_await ask.refuse("activating", TR("no Unit is being activated"));
    const PlayerState& player = *state.find(state.activation->unit.player);
    const int ts = state.activation->ts;
    ask.cost(TR("%1 TS"), ts);
    ask.follows(TR("%1: %2 more Stress"), state.name(state.activation->unit), 1);
    ask.follows(tokenMoves(player, ts));
    if ((player.progress + ts) / TimePath::squares > player.progress / TimePath::squares)
        ask.follows(TR("%1’s Headquarters Phase follows"), toMessage(player));
    co_await declareAtTheEnd(state, ask, state.activation->unit);
    endActivationNow(state, ask);
}

Task<> activate(MatchState& state, Ask& ask)
{
    // Whoever can't afford the cheapest of all Actions can't be activated (chapter "Restrictions of
    // Actions"). What closes an option last is said of it.
    const auto judge = [&state](door::Option& option, const UnitRef& ref) {
        const UnitState& unit = *state.find(ref);
        closeFor(option, tooDear(*state.find(ref.player), cheapestActivation(unit)));
        closeFor(option, notInPlay(state, ref));
        closeFor(option, notToPlay(state, ref.player));
        if (unit.stress > 0)
            option.detail = message(TR("Stress %1"), unit.stress);
    };
    const UnitRef ref = co_await ask.piece(pickUnit(state, judge));
    const UnitState& unit = *state.find(ref);
    warnOf(ask, remarksOnActivation(state, ref));
    const int most = actionsOf(unit);
    const std::vector<std::string> rows =
        co_await ask.rows(RowsOf("actions", TR("Actions"), 1, most)
                              .plainIs("action")
                              .rowLabel(TR("Action"))
                              .wrongCountIs("action-count", message(TR("%1: 1 to %2 Actions per activation"),
                                                                    unit.name, most)));
    std::vector<Action> actions;
    std::vector<Message> words;
    int cost = 0;
    for (const std::string& row : rows) {
        const Action action = co_await oneAction(state, ask, ref, "actions/" + row, actions);
        warnOf(ask, remarksOnAction(state, ref, actions, action));
        words.push_back(actionMade(action));
        cost += costOf(action, unit);
        actions.push_back(action);
    }
    ask.cost(TR("%1 TS"), cost);
    co_await ask.refuseFor(tooDear(*state.find(ref.player), cost));
    ask.follows(tokenMoves(*state.find(ref.player), cost));
    ask.report(TR("%1: %2"), state.name(ref), listed(words));
    endActivation(state, ask, ref, actions, cost);
}

// The active player, who can activate nothing, goes to the next START.
Task<> pass(MatchState& state, Ask& ask)
{
    const auto judge = [&state](door::Option& option, const PlayerId& id) {
        if (const UnitState* unit = affordableUnit(*state.find(id)))
            closeFor(option, "affordable", TR("%1 can still be activated, for %2 TS"), unit->name,
                     cheapestActivation(*unit));
        closeFor(option, notToPlay(state, id)); // said before the other
    };
    const PlayerId player(co_await ask.one(pickPlayer(state, judge)));
    ask.report(TR("%1 passes to the next START"), state.name(player));
    spendTs(state, ask, player, TimePath::squares - state.find(player)->square());
}

// The active player spends TS on something that has no Unit here (an army without a list).
Task<> spend(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickPlayer(state, closing(state, notToPlay))));
    const int ts = co_await ask.number(NumberOf("ts", TR("TS"), 1, 100));
    co_await ask.refuseFor(tooDear(*state.find(player), ts));
    ask.report(TR("%1: %2 TS spent"), state.name(player), ts);
    spendTs(state, ask, player, ts);
}

// Before its time, or in the Headquarters Phase that finishes it. What the cards bring by then is reported
// before it is done, and once it is.
Task<> finish(MatchState& state, Ask& ask)
{
    if (isOver(state))
        co_await ask.refuseFor(afterTheEnd(state));
    if (const int left = TimePath::rounds - roundOf(state); left > 0) {
        ask.endsMatch();
        ask.follows(counted(TR_N("%n Round(s) of 6 not played"), left));
    }
    if (state.activation)
        ask.follows(TR("The activation of %1 is not paid for"), state.name(state.activation->unit));
    state.activation.reset();
    state.ended = true;
    const bool covered = std::ranges::any_of(state.missions, &MissionState::secret);
    if (covered)
        ask.follows(TR("Secret choices are revealed and VP are counted"));
    else
        for (const Message& each : finalScore(state))
            ask.follows(each);
    ask.report(TR("The players end the match"));
    noteFinished(state, ask);
}

} // namespace adjutant::drakerys
