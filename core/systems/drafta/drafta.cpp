#include "core/systems/drafta/drafta.h"

#include "core/match/sessionof.h"
#include "core/systems/drafta/draftaodds.h"

namespace adjutant::drafta {

using Json = nlohmann::ordered_json;

namespace {

Message headlineOf(const State& state)
{
    if (const auto winner = state.winner())
        return message(WORDS("drafta", "%1 has won"), state.playerName(*winner));
    if (state.finished())
        return state.ended ? WORDS("drafta", "The battle is over") : WORDS("drafta", "No units left");
    if (!state.active)
        return WORDS("drafta", "Both sides roll: higher goes first");
    return message(WORDS("drafta", "Round %1: %2’s turn"), state.round, state.playerName(*state.active));
}

std::vector<Message> chipsOf(const State& state, std::size_t k)
{
    const UnitState& unit = state.units[k];
    std::vector<Message> chips;
    const auto add = [&chips](bool is, Words words) {
        if (is)
            chips.push_back(message(words));
    };
    add(unit.defeated(), WORDS("drafta", "Defeated"));
    if (unit.consequence)
        chips.push_back(state.consequenceOf(k));
    add(unit.builtCamp, WORDS("drafta", "Set up camp"));
    add(unit.moved && !unit.builtCamp, WORDS("drafta", "Moved"));
    add(unit.hasActed() && !unit.builtCamp, WORDS("drafta", "Acted"));
    if (unit.camp != 0)
        chips.push_back(message(WORDS("drafta", "In %1"), campName(state, unit.camp)));
    add(unit.talentSpent, WORDS("drafta", "Talent spent"));
    return chips;
}

door::Piece pieceOf(const State& state, std::size_t k)
{
    const Card& card = state.card(k);
    const UnitState& unit = state.units[k];
    door::Piece piece = pieceWithCard(state, k);
    if (isRanged(card))
        piece.detail = toText(card.unitClass);
    piece.counters.push_back(lifeCounter("hp", WORDS("drafta", "Hit points"), unit.hp, card.hp));
    piece.chips = chipsOf(state, k);
    piece.out = unit.defeated();
    piece.ready = !state.finished() && state.active && state.belongsTo(k, *state.active) &&
                  !unit.defeated() && !(unit.moved && unit.hasActed());
    return piece;
}

// A camp as a row of those who are in it.
door::Board campBoard(const State& state, int camp)
{
    door::Board board{campId(camp), campName(state, camp), {}, {}};
    door::Row row;
    for (std::size_t k = 0; k < state.units.size(); ++k)
        if (state.units[k].camp == camp) {
            row.items.push_back({toText(state.ref(k)), state.name(k), {}, state.playerOf(k)});
            board.spoken.push_back(message(WORDS("drafta", "%1 is in %2"), state.name(k), board.title));
        }
    if (row.items.empty())
        board.spoken.push_back(message(WORDS("drafta", "%1 is empty"), board.title));
    board.drawn = std::move(row);
    return board;
}

door::MatchView viewOf(const State& state)
{
    door::MatchView view = viewWithPieces(state, headlineOf(state), pieceOf);
    view.round = state.active ? state.round : 0;
    const auto winner = state.winner();
    for (std::size_t player = 0; player < state.setup->players.size(); ++player) {
        door::SideView side;
        side.id = state.playerId(player);
        side.name = state.playerName(player);
        side.active = !view.over && state.active == player;
        side.counters = {{"units", WORDS("drafta", "Units left"), state.unitsLeft(player)}};
        side.score = "units";
        if (!view.over && (side.active || !state.active))
            view.toAct.push_back(side.id);
        if (winner == player)
            view.winners.push_back(side.id);
        view.sides.push_back(std::move(side));
    }
    for (int camp = 1; camp <= static_cast<int>(state.camps.size()); ++camp)
        view.boards.push_back(campBoard(state, camp));
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
        return player ? Json(state.setup->players[*player].id.text()) : Json();
    };
    const bool finished = state.finished();
    return {{"system", "drafta"},
            {"round", state.round},
            {"finished", finished},
            {"winner", playerOrNull(state.winner())},
            {"active_player", finished ? Json() : playerOrNull(state.active)},
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
            {"first", procedure, turn, WORDS("drafta", "Roll for the first turn"), "", false, first},
            {"move", procedure, turn, WORDS("drafta", "Move"), "unit", false, move},
            {"attack", procedure, turn, WORDS("drafta", "Attack"), "attacker", false, attack},
            {"special", procedure, turn, WORDS("drafta", "Special attack"), "attacker", false, special},
            {"talent", procedure, turn, WORDS("drafta", "Use the talent"), "unit", false, talent},
            {"heal", procedure, turn, WORDS("drafta", "Heal"), "by", false, heal},
            {"camp", procedure, turn, WORDS("drafta", "Set up an encampment"), "", false, camp},
            {"enter", procedure, turn, WORDS("drafta", "Enter an encampment"), "unit", false, enter},
            {"leave", procedure, turn, WORDS("drafta", "Leave the encampment"), "unit", false, leave},
            {"consequence", procedure, turn, WORDS("drafta", "Roll a consequence"), "unit", false,
             consequence},
            {"end_turn", procedure, ends, WORDS("drafta", "End the turn"), "", false, endTurn},
            {"finish", procedure, match, WORDS("drafta", "End the battle"), "", false, finish},
            {"hp", correction, match, WORDS("drafta", "Set hit points"), "unit", false, setHp},
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
