#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

constexpr int mostHeroicDice = 100; // what is too much is refused by its own rule
constexpr int mostTs = 100;

// One Charge or Combined Charge an activation.
door::Option actionOption(ActionKind kind, bool hasCharged)
{
    door::Option option = optionOf(nameOfKind(kind, actionNames).id, toMessage(kind));
    if (hasCharged && isCharge(kind))
        closeFor(option, "one-charge",
                 WORDS("drakerys", "only one Charge or Combined Charge per activation"));
    return option;
}

Pick actionToMake(const MatchState& state, const std::string& row, const UnitRef& ref,
                  const std::vector<Action>& before)
{
    const bool hasCharged = std::ranges::any_of(before, isCharge, &Action::kind);
    const auto all = [&state, ref, &before, hasCharged] {
        std::vector<door::Option> options;
        for (std::size_t k = 0; k < std::size(actionNames); ++k) {
            const Action action{static_cast<ActionKind>(k)};
            door::Option option = actionOption(action.kind, hasCharged);
            option.detail = message(WORDS("drakerys", "%1 TS"), costOf(action, *state.find(ref)));
            if (option.standing == door::Standing::open)
                warnOfFirst(option, remarksOnAction(state, ref, before, action));
            options.push_back(std::move(option));
        }
        return options;
    };
    // What is warned of is reported once the Action is whole.
    const auto find = [hasCharged](const std::string& word) -> std::optional<door::Option> {
        const auto kind = kindNamed<ActionKind>(word, actionNames);
        return kind <= ActionKind::special ? std::optional(actionOption(kind, hasCharged)) : std::nullopt;
    };
    return Pick(row + "/action", WORDS("drakerys", "Action"), all, find);
}

constexpr Named kindsOfElementals[] = {{"herald", WORDS("drakerys", "Herald")},
                                       {"overlord", WORDS("drakerys", "Overlord")}};

NumberOf tsOf(const std::string& row, int preset)
{
    return NumberOf(row + "/ts", WORDS("drakerys", "TS"), 1, mostTs).preset(preset);
}

Task<Action> oneAction(const MatchState& state, Ask& ask, UnitRef ref, std::string row,
                       const std::vector<Action>& before)
{
    const UnitState& unit = *state.find(ref);
    Action action;
    const std::string kind = co_await ask.one(actionToMake(state, row, ref, before));
    action.kind = kindNamed<ActionKind>(kind, actionNames);
    action.heroicDice = co_await ask.number(
        NumberOf(row + "/heroic_dice", WORDS("drakerys", "Heroic Action dice"), 0, mostHeroicDice).preset(0));
    if (action.kind == ActionKind::special) {
        action.ts = co_await ask.number(tsOf(row, 1));
    } else if (action.kind == ActionKind::invocation) {
        action.overlord = co_await askKind<bool>(ask, row + "/elemental", WORDS("drakerys", "Elemental"),
                                                 kindsOfElementals, "");
        action.ts = co_await ask.number(tsOf(row, action.overlord ? 3 : 1));
        action.extraDice = co_await ask.number(
            NumberOf(row + "/extra_dice", WORDS("drakerys", "Added dice"), 0, mostHeroicDice).preset(0));
    } else if (action.kind == ActionKind::shooting) {
        Pick weapons = pickOrName(row + "/weapon", WORDS("drakerys", "Weapon"),
                                  [&unit] { return weaponsOf(*unit.card); });
        const auto weapon =
            co_await ask.oneOrNone(weapons.ifSkipped(WORDS("drakerys", "The Unit’s weapon")).usuallyNone());
        action.weapon = WeaponId(weapon.value_or(std::string()));
    }
    co_return action;
}

} // namespace

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
            option.detail = message(WORDS("drakerys", "Stress %1"), unit.stress);
    };
    const UnitRef ref = co_await ask.piece(pickUnit(state, judge));
    const UnitState& unit = *state.find(ref);
    warnOf(ask, remarksOnActivation(state, ref));
    const int most = actionsOf(unit);
    const std::vector<std::string> rows = co_await ask.rows(
        RowsOf("actions", WORDS("drakerys", "Actions"), 1, most)
            .plainIs("action")
            .rowLabel(WORDS("drakerys", "Action"))
            .wrongCountIs("action-count",
                          message(WORDS("drakerys", "%1 makes 1 to %2 Actions per activation"),
                                  verbatim(unit.name), most)));
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
    ask.cost(WORDS("drakerys", "%1 TS"), cost);
    co_await ask.refuseFor(tooDear(*state.find(ref.player), cost));
    ask.follows(tokenMoves(*state.find(ref.player), cost));
    ask.report(WORDS("drakerys", "%1: %2"), toMessage(state, ref), listed(words));
    endActivation(state, ask, ref, actions, cost);
}

// The active player, who can activate nothing, goes to the next START.
Task<> pass(MatchState& state, Ask& ask)
{
    const auto judge = [&state](door::Option& option, const PlayerId& id) {
        if (const UnitState* unit = affordableUnit(*state.find(id)))
            closeFor(option, "affordable", WORDS("drakerys", "%1 can still be activated, for %2 TS"),
                     verbatim(unit->name), cheapestActivation(*unit));
        closeFor(option, notToPlay(state, id)); // said before the other
    };
    const PlayerId player(co_await ask.one(pickPlayer(state, judge)));
    ask.report(WORDS("drakerys", "%1 passes to the next START"), toMessage(state, player));
    spendTs(state, ask, player, TimePath::squares - state.find(player)->square());
}

// The active player spends TS on something that has no Unit here (an army without a list).
Task<> spend(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickPlayer(state, closing(state, notToPlay))));
    const int ts = co_await ask.number(NumberOf("ts", WORDS("drakerys", "TS"), 1, 100));
    co_await ask.refuseFor(tooDear(*state.find(player), ts));
    ask.report(WORDS("drakerys", "%1: %2 TS spent"), toMessage(state, player), ts);
    spendTs(state, ask, player, ts);
}

// Before its time, or in the Headquarters Phase that finishes it. What the cards bring by then is reported
// before it is done, and once it is.
Task<> finish(MatchState& state, Ask& ask)
{
    Forbidden over;
    if (isOver(state))
        over = afterTheEnd(state);
    co_await ask.refuseFor(over);
    if (const int left = TimePath::rounds - roundOf(state); left > 0) {
        ask.endsMatch();
        ask.follows(counted(WORDS_N("drakerys", "%n Round(s) of 6 not played"), left));
    }
    if (state.activation)
        ask.follows(WORDS("drakerys", "The activation of %1 is not paid for"),
                    toMessage(state, state.activation->unit));
    state.activation.reset();
    state.ended = true;
    const bool covered = std::ranges::any_of(state.missions, &MissionState::secret);
    if (covered)
        ask.follows(WORDS("drakerys", "Secret choices are revealed and VP are counted"));
    else
        for (const Message& each : finalScore(state))
            ask.follows(each);
    ask.report(WORDS("drakerys", "The players end the match"));
    noteFinished(state, ask);
}

} // namespace adjutant::drakerys
