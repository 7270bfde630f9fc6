#include "core/systems/adventure/adventure.h"

namespace adjutant::adventure {

namespace {

constexpr int highestInitiative = 99;           ///< of totals that scripts have; the lowest is minus that
constexpr int lowestRoll = 2, highestRoll = 12; ///< of 2D6

int initiativeBonus(const State& state, std::size_t who)
{
    return state.card(who).intelligence + state.card(who).agility;
}

// 2D6 of everybody from `first` on who has hit points left, one behind the other; nothing where totals are
// entered instead.
Task<std::optional<std::vector<int>>> askDice(const State& state, Ask& ask, std::size_t first,
                                              door::Path path)
{
    std::vector<std::size_t> rollers; // of each die
    for (std::size_t who = first; who < state.combatants.size(); ++who)
        if (!state.combatants[who].isDown())
            rollers.insert(rollers.end(), 2, who);
    auto dice = mapped(rollers, [&state](std::size_t who) {
        const Signed bonus{initiativeBonus(state, who)};
        return door::Die{6, message(TR("%1 (%2)"), state.name(who), bonus)};
    });
    // The total of whoever rolled last; of the whole roll each stands beside it.
    const auto reading = [&state, rollers](const std::vector<int>& faces) {
        if (faces.empty() || faces.size() >= rollers.size())
            return Message();
        const std::size_t who = rollers[faces.size() - 1];
        const int before = faces.size() % 2 == 0 ? faces[faces.size() - 2] : 0;
        return message(TR("%1: %2"), state.name(who), before + faces.back() + initiativeBonus(state, who));
    };
    DiceOf question(std::move(path), first == 0 ? TR("Everybody rolls 2D6") : TR("Everybody else rolls 2D6"),
                    std::move(dice));
    rollers.erase(std::unique(rollers.begin(), rollers.end()), rollers.end());
    question.why(message(TR("Totals are entered in this order: %1"), state.names(rollers)));
    question.readAs(reading).ifSkipped(TR("Enter the totals instead"));
    question.rule("rule/initiative");
    co_return co_await ask.diceOrNone(std::move(question));
}

// The total of one, preset from its dice where these are entered. A form offers the totals that the dice can
// show; those of scripts and records are taken as they are. One without hit points may be left out.
Task<> askTotal(State& state, Ask& ask, std::size_t who, std::optional<int> rolled)
{
    const int bonus = initiativeBonus(state, who);
    const bool isWide = rolled || ask.isScript() || !ask.isRead();
    NumberOf total("rolls/" + toText(state.ref(who)), message(TR("Total for %1"), state.name(who)),
                   isWide ? -highestInitiative : lowestRoll + bonus,
                   isWide ? highestInitiative : highestRoll + bonus);
    total.by(state.playerOf(who)).rule("rule/initiative");
    if (rolled)
        total.preset(*rolled + bonus).why(message(TR("2D6: %1, INT and AGI: %2"), *rolled, Signed{bonus}));
    else
        total.why(message(TR("2D6 + INT + AGI (%1)"), Signed{bonus}));
    state.combatants[who].tieDice.clear(); // of a roll that was left
    if (!state.combatants[who].isDown()) {
        state.combatants[who].initiative = co_await ask.number(std::move(total));
        co_return;
    }
    total.usuallyNone().ifSkipped(TR("Not in this round’s order"));
    state.combatants[who].initiative = co_await ask.numberOrNone(std::move(total));
}

// Everybody of a tie rolls a D6, and those who show the same again (chapter "Initiative Phase").
Task<> breakTie(State& state, Ask& ask, std::vector<std::size_t> tied, int roll)
{
    std::map<int, std::vector<std::size_t>, std::greater<>> byFace;
    for (const std::size_t who : tied) {
        const door::Path all = "ties/" + toText(state.ref(who));
        const door::Path path = all + '/' + std::to_string(roll);
        // A script writes them as one list.
        if (ask.isGiven(all) && !ask.hasParts(all))
            co_await ask.rows(RowsOf(all, TR("Tie"), 0, 99));
        if (ask.isScript() && !ask.isGiven(path))
            co_await ask.refuse("tie", TR("%1 are tied: each rolls a D6, and again while tied"),
                                state.names(tied));
        DiceOf dice(path, message(TR("Tie: D6 for %1 (roll %2)"), state.name(who), roll + 1), 1, 6);
        dice.by(state.playerOf(who)).afterTie(who == tied.front()).rule("rule/initiative-ties");
        ask.settle();
        const std::vector<int> faces = co_await ask.dice(std::move(dice));
        state.combatants[who].tieDice.push_back(faces.front());
        byFace[faces.front()].push_back(who);
    }
    for (const auto& [face, equal] : byFace)
        if (equal.size() > 1)
            co_await breakTie(state, ask, equal, roll + 1);
}

// Sets both orders by the totals and the dice of ties: low moves first, high battles first.
void setOrders(State& state)
{
    state.battleOrder.clear();
    for (std::size_t who = 0; who < state.combatants.size(); ++who)
        if (state.combatants[who].initiative)
            state.battleOrder.push_back(who);
    std::ranges::stable_sort(state.battleOrder, [&](std::size_t one, std::size_t other) {
        const CombatantState& a = state.combatants[one];
        const CombatantState& b = state.combatants[other];
        return a.initiative != b.initiative ? a.initiative > b.initiative : a.tieDice > b.tieDice;
    });
    state.moveOrder.assign(state.battleOrder.rbegin(), state.battleOrder.rend());
}

} // namespace

// Everybody’s total, and the dice of ties until all are broken (chapter "Initiative Phase").
Task<> rollInitiative(State& state, Ask& ask)
{
    co_await askPhase(state, ask, Phase::initiative);
    ask.title(message(TR("Initiative for round %1"), state.round));
    for (const std::string& each : ask.partsOf("rolls"))
        if (state.find(unitRefOf(each)) == state.pieceCount())
            co_await ask.refuse("unknown-unit", TR("no combatant is called %1"), each);
    auto faces = co_await askDice(state, ask, 0, "dice");
    std::size_t next = 0; // of the faces
    int entered = 0;      // totals without dice
    bool offers = false;
    for (std::size_t who = 0; who < state.combatants.size(); ++who) {
        const bool stands = !state.combatants[who].isDown();
        const bool ofNextSide = who > 0 && state.playerOf(who) != state.playerOf(who - 1);
        if (ofNextSide && !(faces && stands))
            ask.settle();
        // Who comes behind the first total that is entered, and each further side, can still roll.
        offers = offers || ofNextSide || entered == 1;
        const door::Path rest = "rest/" + toText(state.ref(who));
        const bool isEntered = ask.isScript() || ask.isGiven("rolls/" + toText(state.ref(who)));
        if (!faces && stands && std::exchange(offers, false) && (ask.isGiven(rest) || !isEntered)) {
            faces = co_await askDice(state, ask, who, rest);
            next = 0;
        }
        entered += stands && !faces ? 1 : 0;
        std::optional<int> rolled;
        if (faces && stands) {
            rolled = (*faces)[next] + (*faces)[next + 1];
            next += 2;
        }
        co_await askTotal(state, ask, who, rolled);
    }
    std::map<int, std::vector<std::size_t>, std::greater<>> byTotal;
    for (std::size_t who = 0; who < state.combatants.size(); ++who)
        if (const auto total = state.combatants[who].initiative)
            byTotal[*total].push_back(who);
    for (const auto& [total, equal] : byTotal)
        if (equal.size() > 1)
            co_await breakTie(state, ask, equal, 0);
    // Dice that nothing depends on change nothing.
    for (std::size_t who = 0; who < state.combatants.size(); ++who)
        ask.passOver("ties/" + toText(state.ref(who)));
    setOrders(state);
    goToNextPhase(state);
    if (state.moveOrder.empty())
        co_return ask.report(TR("The %1 begins"), toText(state.phase));
    ask.report(TR("Round %1, move order: %2"), state.round, state.names(state.moveOrder));
    ask.report(TR("Battle order: %1"), state.names(state.battleOrder));
}

namespace {

Judgement cannotSeize(const State& state, std::size_t who)
{
    const CombatantState& each = state.combatants[who];
    const Message name = state.name(who);
    if (each.moved)
        return closedBy("not-next", TR("%1 has already moved: seize the initiative before moving"), name);
    if (each.seized)
        return closedBy("malformed", TR("%1 has already seized the initiative"), name);
    if (!each.initiative)
        return notNext(state, who);
    if (std::ranges::any_of(state.combatants, &CombatantState::moved))
        return warnedBy("not-next", TR("others have already moved: %1 would no longer move first"), name);
    return {};
}

constexpr std::array commonPowers{
    Named{"shift", TR("Shift")}, Named{"walk", TR("Walk")},     Named{"hustle", TR("Hustle")},
    Named{"run", TR("Run")},     Named{"charge", TR("Charge")}, Named{"disengage", TR("Disengage")},
};

std::vector<door::Option> movementPowers(const Card& card)
{
    std::vector<door::Option> options = optionsOf(commonPowers);
    for (door::Option& own : noteOptions(card.moves)) {
        const auto same = [&](const door::Option& each) {
            return each.id == own.id || toText(each.label) == toText(own.label);
        };
        if (std::ranges::none_of(options, same))
            options.push_back(std::move(own));
    }
    return options;
}

} // namespace

// Somebody moves first, and battles last (chapter "Movement Phase").
Task<> seize(State& state, Ask& ask)
{
    co_await askPhase(state, ask, Phase::movement);
    // Who would move first anyway has nothing to seize.
    const std::size_t who =
        co_await askPiece<State>(state, ask, "unit", TR("Combatant"), cannotSeize,
                                 [](const State& now, std::size_t each) { return nextToAct(now) != each; });
    ask.follows(TR("%1 moves first and acts last; attacks against it have advantage until the round ends"),
                state.name(who));
    state.combatants[who].seized = true;
    // A later one goes before an earlier one.
    std::erase(state.moveOrder, who);
    state.moveOrder.insert(state.moveOrder.begin(), who);
    std::erase(state.battleOrder, who);
    state.battleOrder.push_back(who);
    ask.report(TR("%1 seizes the initiative"), state.name(who));
}

// The next in the order moves; attacks that it provokes are rolled (chapter "Movement Phase Notes").
Task<> move(State& state, Ask& ask)
{
    co_await askPhase(state, ask, Phase::movement);
    const std::size_t who = co_await askPiece(state, ask, "unit", TR("Combatant"), notNext);
    const Message name = state.name(who);
    ask.follows(TR("Difficult terrain: each square costs two"));
    if (findIn(state.combatants[who].effects, "slowed", &Effect::name))
        ask.follows(TR("%1 is Slowed: it loses its remaining squares and its move ends"), name);
    const std::vector<door::Option> powers = movementPowers(state.card(who));
    const auto power = co_await askNote(ask, "power", TR("Power"), powers, "rule/movement-powers");
    const bool disengages = power && asWord(*power) == "disengage";
    const Message none = message(TR("%1 provokes no opportunity attacks"), name);
    Pick attackers = pickPiece("provoked", TR("Opportunity attacks"), enemiesOf(state, who));
    attackers.from(0, state.enemyCount(who)).rule("rule/opportunity-attacks");
    attackers.why(TR("From every enemy next to a square it leaves"));
    std::vector<std::string> provoked;
    if (disengages && !ask.isGiven("provoked"))
        ask.follows(none);
    else
        provoked = co_await ask.several(std::move(attackers));
    if (disengages && !provoked.empty())
        ask.warn("opportunity-attacks", none);
    state.combatants[who].moved = true;
    const door::Option* const known = power ? findIn(powers, *power, &door::Option::id) : nullptr;
    ask.report(power ? message(TR("%1 moves: %2"), name, known ? known->label : verbatim(*power))
                     : message(TR("%1 moves"), name));
    for (const std::string& id : provoked) {
        ask.settle();
        const std::size_t attacker = state.find(unitRefOf(id));
        co_await askAttack(state, ask, "opportunity/" + id + '/', attacker, who, nullptr, true);
    }
}

} // namespace adjutant::adventure
