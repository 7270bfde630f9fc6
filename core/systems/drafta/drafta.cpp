#include "core/systems/drafta/drafta.h"

#include "core/match/sessionof.h"

namespace adjutant::drafta {

namespace {

constexpr int mostRows = 80; ///< of three answers each, one start has no room for more
constexpr std::size_t longestConsequence = 400;
constexpr int highestRoll = 100;

Message numbersFrom(int first, int last)
{
    if (first == last)
        return verbatim(std::to_string(first));
    return message(TR("%1 to %2"), first, last);
}

// What is wrong with rows that are sorted by where they begin.
std::optional<Message> faultOf(const ConsequenceChart& rows)
{
    const auto gap = [](int first, int last) -> std::optional<Message> {
        return message(TR("the chart has a gap: no row has %1; 1 to 100 must be covered"),
                       numbersFrom(first, last));
    };
    int covered = 0;
    for (const Consequence& row : rows) {
        if (row.from > covered + 1)
            return gap(covered + 1, row.from - 1);
        if (row.from <= covered)
            return message(
                TR("chart rows overlap: two rows have %1; each number from 1 to 100 belongs in one row"),
                numbersFrom(row.from, std::min(row.to, covered)));
        covered = row.to;
    }
    return covered < highestRoll ? gap(covered + 1, highestRoll) : std::nullopt;
}

// Asks the chart, as rows of `chart`. One with a gap or an overlap is refused, with the numbers it is about.
Task<> askChart(ConsequenceChart& chart, Ask& ask)
{
    const auto keys =
        co_await ask.rows(RowsOf("chart", TR("Random Consequence Chart"), 0, mostRows)
                              .why(TR("Without it, you decide what happens to defeated player characters"))
                              .rowLabel(TR("Consequence"))
                              .rule("rule/consequences"));
    int next = 1;
    for (const std::string& key : keys) {
        const std::string at = "chart/" + key + '/';
        Consequence row;
        row.from = co_await ask.number(
            NumberOf(at + "from", TR("From"), 1, highestRoll).preset(std::min(next, highestRoll)));
        row.to = co_await ask.number(NumberOf(at + "to", TR("To"), row.from, highestRoll).preset(row.from));
        row.text = co_await ask.text(TextOf(at + "text", TR("Outcome"), longestConsequence));
        next = row.to + 1;
        chart.push_back(std::move(row));
    }
    std::ranges::stable_sort(chart, {}, &Consequence::from);
    if (chart.empty())
        co_return;
    if (auto fault = faultOf(chart))
        co_await ask.refuse("malformed", *fault);
}

// Asks whether a side has an encampment from the start (chapter "Healing": the one its units retreat to).
Task<> askBase(bool& hasBase, Ask& ask)
{
    hasBase = co_await ask.yes(Whether("encampment", TR("Encampment from the start"))
                                   .why(TR("A base with room for four units"))
                                   .rule("rule/encampment"));
}

} // namespace

Message State::consequenceOf(std::size_t unit) const
{
    for (const Consequence& row : setup->chart)
        if (units[unit].consequence >= row.from && units[unit].consequence <= row.to)
            return verbatim(row.text);
    return {};
}

int State::unitsLeft(std::size_t player) const
{
    int left = 0;
    for (std::size_t k = 0; k < units.size(); ++k)
        left += belongsTo(k, player) && !units[k].defeated() ? 1 : 0;
    return left;
}

std::optional<std::size_t> State::winner() const
{
    if (ended)
        return named;
    const bool firstStands = unitsLeft(0) > 0;
    if (firstStands == (unitsLeft(1) > 0))
        return std::nullopt;
    return firstStands ? 0 : 1;
}

std::string campId(int camp)
{
    return "camp-" + std::to_string(camp);
}

Message campName(const State& state, int camp)
{
    return message(TR("Encampment %1 (%2)"), camp,
                   state.playerName(state.camps[static_cast<std::size_t>(camp - 1)]));
}

Expected<State, door::Remark> stateOf(const Start& start)
{
    auto seated = seatedOf(start, 2, askWholeCard);
    if (!seated)
        return refuse(seated.error());
    auto chart = wholeAnswer<ConsequenceChart>(askChart, start.extras);
    if (!chart)
        return refuse(chart.error());
    State state;
    for (const auto& each : seated->pieces)
        state.units.push_back({.hp = each.card.hp});
    for (std::size_t player = 0; player < start.sides.size(); ++player) {
        const auto hasBase = wholeAnswer<bool>(askBase, start.sides[player].extras);
        if (!hasBase)
            return refuse(hasBase.error());
        if (*hasBase)
            state.camps.push_back(player);
    }
    state.setup = Setup{std::move(*seated), std::move(*chart)};
    return state;
}

using Json = nlohmann::ordered_json;

namespace {

Message headlineOf(const State& state)
{
    if (const auto winner = state.winner())
        return message(TR("%1 has won"), state.playerName(*winner));
    if (state.finished())
        return state.ended ? TR("The battle is over") : TR("No units left");
    if (!state.active)
        return TR("Both sides roll: higher goes first");
    return message(TR("Round %1: %2’s turn"), state.round, state.playerName(*state.active));
}

door::Piece pieceOf(const State& state, std::size_t k)
{
    const Card& card = state.card(k);
    const UnitState& unit = state.units[k];
    door::Piece piece = pieceWithCard(state, k);
    if (isRanged(card))
        piece.detail = toText(card.unitClass);
    piece.counters.push_back(lifeCounter("hp", TR("Hit points"), unit.hp, card.hp));
    const auto add = [&piece](bool is, Message words) {
        if (is)
            piece.chips.push_back(std::move(words));
    };
    add(unit.defeated(), TR("Defeated"));
    add(unit.consequence.has_value(), state.consequenceOf(k));
    add(unit.builtCamp, TR("Set up camp"));
    add(unit.moved && !unit.builtCamp, TR("Moved"));
    add(unit.hasActed() && !unit.builtCamp, TR("Acted"));
    if (unit.camp != 0)
        piece.chips.push_back(message(TR("In %1"), campName(state, unit.camp)));
    add(unit.talentSpent, TR("Talent spent"));
    piece.out = unit.defeated();
    piece.ready = !state.finished() && state.active && state.belongsTo(k, *state.active) &&
                  !unit.defeated() && !(unit.moved && unit.hasActed());
    return piece;
}

door::MatchView viewOf(const State& state)
{
    door::MatchView view = viewWithPieces(state, headlineOf(state), pieceOf);
    view.round = state.active ? state.round : 0;
    view.begun = state.active.has_value();
    const auto winner = state.winner();
    for (std::size_t player = 0; player < state.setup->players.size(); ++player) {
        door::SideView side{state.playerId(player),
                            state.playerName(player),
                            !view.over && state.active == player,
                            {{"units", TR("Units left"), state.unitsLeft(player)}},
                            {}};
        side.score = "units";
        if (!view.over && (side.active || !state.active))
            view.toAct.push_back(side.id);
        if (winner == player)
            view.winners.push_back(side.id);
        view.sides.push_back(std::move(side));
    }
    for (int camp = 1; camp <= static_cast<int>(state.camps.size()); ++camp) {
        door::Board& board =
            view.boards.emplace_back(door::Board{campId(camp), campName(state, camp), {}, {}});
        door::Row row;
        for (std::size_t k = 0; k < state.units.size(); ++k)
            if (state.units[k].camp == camp) {
                row.items.push_back({toText(state.ref(k)), state.name(k), {}, state.playerOf(k)});
                board.spoken.push_back(message(TR("%1 is in %2"), state.name(k), board.title));
            }
        if (row.items.empty())
            board.spoken.push_back(message(TR("%1 is empty"), board.title));
        board.drawn = std::move(row);
    }
    return view;
}

Json unitJson(const State& state, std::size_t k)
{
    const UnitState& unit = state.units[k];
    return {{"id", state.ref(k).unit.text()},
            {"hp", unit.hp},
            {"moved", unit.moved},
            {"acted", unit.hasActed()},
            {"talent_spent", unit.talentSpent},
            {"defeated", unit.defeated()},
            {"camp", unit.camp ? Json(campId(unit.camp)) : Json()}};
}

Json stateJson(const State& state)
{
    const auto playerOrNull = [&](std::optional<std::size_t> player) {
        return player ? Json(state.playerId(*player).text()) : Json();
    };
    return {{"system", "drafta"},
            {"round", state.round},
            {"finished", state.finished()},
            {"winner", playerOrNull(state.winner())},
            {"active_player", state.finished() ? Json() : playerOrNull(state.active)},
            {"players", playersJson(state, unitJson)}};
}

// The roll for the first turn, and the D100 of every defeated player character.
std::vector<door::OfferKey> dueNow(const State& state)
{
    std::vector<door::OfferKey> due;
    if (!state.active && !state.finished())
        due.push_back({"first"});
    for (std::size_t k = 0; k < state.units.size(); ++k)
        if (state.card(k).playerCharacter && state.units[k].defeated() && !state.units[k].consequence &&
            !state.setup->chart.empty())
            due.push_back({"consequence", state.ref(k)});
    return due;
}

const Rules<State>& rules()
{
    using enum door::Role;
    using enum door::Section;
    static const Rules<State> all{
        {
            {"first", procedure, turn, TR("Roll for the first turn"), "", false, first},
            {"move", procedure, turn, TR("Move"), "unit", false, move},
            {"attack", procedure, turn, TR("Attack"), "attacker", false, attack},
            {"special", procedure, turn, TR("Special attack"), "attacker", false, special},
            {"talent", procedure, turn, TR("Use the talent"), "unit", false, talent},
            {"heal", procedure, turn, TR("Heal"), "by", false, heal},
            {"camp", procedure, turn, TR("Set up an encampment"), "", false, camp},
            {"enter", procedure, turn, TR("Enter an encampment"), "unit", false, enter},
            {"leave", procedure, turn, TR("Leave the encampment"), "unit", false, leave},
            {"consequence", procedure, turn, TR("Roll a consequence"), "unit", false, consequence},
            {"end_turn", procedure, ends, TR("End the turn"), "", false, endTurn},
            {"finish", procedure, match, TR("End the battle"), "", false, finish},
            {"hp", correction, match, TR("Set hit points"), "unit", false, setHp},
        },
        nullptr,
        viewOf,
        dueNow,
        stateJson,
        [](const State& state) { return state.active ? state.round : 0; },
    };
    return all;
}

} // namespace

GameSystem gameSystem()
{
    GameSystem game;
    game.id = "drafta";
    game.name = "Defense of Drafta";
    game.offers = "cards, lists, odds, matches";
    game.colour = "#0f5f63";
    game.checkRoster = checkedCards<askCardView<Card, askWholeCard>>;
    game.card = askCardView<Card, askWholeCard>;
    game.sideExtras = onlyAsk<bool, askBase>;
    game.startExtras = onlyAsk<ConsequenceChart, askChart>;
    game.begin = [](Start start) { return beginSession(std::move(start), stateOf, rules()); };
    game.odds = oddsKinds;
    return game;
}

} // namespace adjutant::drafta
