#include "core/systems/battlecards/battlecards.h"

namespace adjutant::battlecards {

Task<> askKnightCard(KnightCard& card, Ask& ask)
{
    const auto name =
        co_await ask.textOrNone(TextOf("name", TR("Name"), longestName).ifSkipped(TR("No name")));
    card.name = name.value_or(std::string());
    card.health = co_await ask.number(NumberOf("health", healthWord, 1, mostFigure));
}

door::CardView toView(const KnightCard& card)
{
    door::CardView view;
    view.name = verbatim(card.name);
    view.kind = TR("Knight");
    view.stats.push_back({"health", healthWord, verbatim(std::to_string(card.health))});
    return view;
}

Task<> askArmy(Army& army, Ask& ask)
{
    army.attributes = co_await askAttributes(ask, "attributes");
    army.cards = co_await askHand(ask, "hand");
    co_await askBandits(army.bandits, ask);
}

Task<> askBandits(bool& bandits, Ask& ask)
{
    bandits = co_await ask.yes(Whether("bandits", TR("These are bandits"))
                                   .why(TR("Bandits choose targets by their pattern and never ally")));
}

Expected<Army, door::Remark> armyOf(const Roster& roster)
{
    if (door::keysUnder(roster.extras, "attributes").empty())
        return refuse(
            malformedStart(TR("attributes: damage, delay, precision, dodge and defense are needed")));
    return wholeAnswer(askArmy, roster.extras);
}

// A name that no other one of the match is; the id beside it where it would be.
static std::string distinctName(const Start& start, const Side& side)
{
    if (side.name.empty() || side.name == side.id.text())
        return side.id.text();
    const bool twice = std::ranges::count(start.sides, side.name, &Side::name) > 1;
    return twice ? side.name + " (" + side.id.text() + ')' : side.name;
}

// Adds a player's side with its knights; says what is wrong with it otherwise.
static std::optional<Message> addSide(State& state, Setup& setup, const Side& side)
{
    const auto bandits = wholeAnswer(askBandits, side.extras);
    if (!bandits)
        return bandits.error().message;
    auto army = armyOf(side.roster);
    if (!army)
        return army.error().message;
    if (side.extras.contains("bandits"))
        army->bandits = *bandits;
    state.sides.push_back({mapped(army->cards, &Battlecard::id)});
    setup.armies.push_back(std::move(*army));
    std::vector<NamedPiece> properName; // within a side: sentences say whose a knight is
    for (const RosterEntry& entry : side.roster.entries) {
        const auto card = wholeAnswer(askKnightCard, entry.card);
        if (!card)
            return message(TR("%1: %2"), entry.id.text(), card.error().message);
        const std::string& name = !entry.name.empty() ? entry.name : card->name;
        properName.push_back({name.empty() ? entry.id.text() : name, {}});
        setup.pieces.push_back({{side.id, entry.id}, {}, *card});
        state.knights.push_back({{card->health}});
    }
    std::size_t knight = setup.pieces.size() - properName.size();
    for (std::string& name : distinctNames(properName))
        setup.pieces[knight++].name = std::move(name);
    return std::nullopt;
}

const Battlecard& State::battlecard(std::size_t side, const std::string& id) const
{
    static const Battlecard unknown;
    const Battlecard* card = findIn(army(side).cards, id, &Battlecard::id);
    return card ? *card : unknown;
}

Message State::name(std::size_t knight) const
{
    return message(TR("%1 (%2)"), SeatedState::name(knight),
                   playerName(setup->findPlayer(playerOf(knight).text())));
}

Message conditionText(const State& state, std::size_t knight)
{
    return message(TR("%1 of %2 wounds"), state.knights[knight].wounds, state.card(knight).health);
}

Stage stageOf(const State& state)
{
    if (!state.battle)
        return Stage::none;
    if (!state.battle->revealed)
        return Stage::choosing;
    return turnsLeft(state).empty() ? Stage::fought : Stage::fighting;
}

Expected<State, door::Remark> stateOf(const Start& start)
{
    const auto refused = [](Message why) { return refuse(malformedStart(std::move(why))); };
    if (start.sides.size() < 2 || start.sides.size() > static_cast<std::size_t>(mostSidesAtOnce))
        return refused(message(TR("a match has 2 to %1 players, not %2"), mostSidesAtOnce,
                               static_cast<int>(start.sides.size())));
    State state;
    Setup setup;
    for (const Side& side : start.sides) {
        setup.players.push_back({side.id, distinctName(start, side)});
        if (auto wrong = addSide(state, setup, side))
            return refused(message(TR("%1: %2"), side.id.text(), std::move(*wrong)));
    }
    state.setup = std::move(setup);
    return state;
}

Fighters fightersOf(const State& state)
{
    Fighters fighters;
    if (!state.battle)
        return fighters;
    for (const Participant& each : state.battle->participants) {
        Fighter fighter{state.army(each.side).attributes, {}, each.ally};
        if (state.battle->revealed)
            fighter.figures = withCards(fighter.figures, state.battlecard(each.side, each.picked->attack),
                                        state.battlecard(each.side, each.picked->defense));
        for (const std::size_t k : each.knights)
            fighter.knights.push_back(state.knights[k]);
        fighters.push_back(std::move(fighter));
    }
    return fighters;
}

std::vector<std::size_t> turnsLeft(const State& state)
{
    std::vector<std::size_t> left;
    if (state.battle && state.battle->revealed)
        for (const std::size_t k : turnOrder(fightersOf(state)))
            if (!state.battle->participants[k].hadTurn)
                left.push_back(k);
    return left;
}

BattleResult resultOf(const State& state)
{
    const Fighters fighters = fightersOf(state);
    const std::vector<int> points = pointsOf(fighters);
    BattleResult result;
    for (std::size_t k = 0; k < fighters.size(); ++k)
        result.points.emplace_back(state.battle->participants[k].side, points[k]);
    for (const std::size_t k : victorsOf(fighters))
        result.victors.push_back(state.battle->participants[k].side);
    return result;
}

std::optional<std::size_t> participantOf(const State& state, std::size_t side)
{
    if (state.battle)
        for (std::size_t k = 0; k < state.battle->participants.size(); ++k)
            if (state.battle->participants[k].side == side)
                return k;
    return std::nullopt;
}

std::vector<std::size_t> stillChoosing(const State& state)
{
    std::vector<std::size_t> sides;
    for (const Participant& each : state.battle->participants)
        if (!each.picked)
            sides.push_back(each.side);
    return sides;
}

} // namespace adjutant::battlecards
