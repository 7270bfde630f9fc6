#include "core/systems/battlecards/battlecards.h"

#include "core/match/sessionof.h"

#include <numeric>

namespace adjutant::battlecards {

namespace {

Message headlineOf(const State& state)
{
    if (state.finished)
        return TR("The match is over");
    const Stage stage = stageOf(state);
    if (stage == Stage::none)
        return TR("Begin a battle");
    if (stage == Stage::fighting)
        return message(TR("Battle turn: %1"), state.nameOf(turnsLeft(state).front()));
    if (stage == Stage::fought)
        return TR("All battle turns are over: end the battle");
    const auto waiting = stillChoosing(state);
    return waiting.empty() ? TR("All have chosen: reveal the cards")
                           : message(TR("Still to choose: %1"), state.playerNames(waiting));
}

// Whose turn it is; nobody's between battles, and once the match is over.
std::optional<std::size_t> nextTurn(const State& state)
{
    const auto left = turnsLeft(state);
    return left.empty() || state.finished ? std::nullopt : std::optional(left.front());
}

std::vector<PlayerId> toActOf(const State& state)
{
    if (state.finished)
        return {};
    std::vector<std::size_t> sides;
    if (stageOf(state) == Stage::choosing)
        sides = stillChoosing(state);
    if (const auto next = nextTurn(state))
        sides.push_back(state.sideOf(*next));
    if (sides.empty())
        return mapped(state.setup->players, &SeatedPlayer::id);
    return mapped(sides, [&state](std::size_t k) { return state.playerId(k); });
}

door::SideView sideView(const State& state, std::size_t k)
{
    const SideInMatch& side = state.sides[k];
    door::SideView view{state.playerId(k), state.playerName(k), false, {}, {}};
    const auto count = [&view](const char* id, Words label, std::size_t number) {
        view.counters.push_back({id, label, static_cast<int>(number)});
    };
    count("hand", TR("Cards in hand"), side.hand.size());
    count("discard", TR("Discards"), side.discard.size());
    view.score = "battles";
    view.counters.push_back({view.score, TR("Battles won"), side.battlesWon});
    if (state.army(k).bandits)
        view.chips.emplace_back(TR("Bandits"));
    const auto at = participantOf(state, k);
    if (!at)
        return view;
    const Participant& participant = state.battle->participants[*at];
    const Fighters fighters = fightersOf(state);
    view.counters.push_back({"points", TR("Points"), pointsOf(fighters)[*at]});
    if (participant.ally)
        view.chips.push_back(message(TR("Allied with %1"), state.nameOf(*participant.ally)));
    if (!state.battle->revealed && participant.picked)
        view.chips.emplace_back(TR("Has chosen"));
    if (state.battle->revealed)
        view.chips.push_back(toText(fighters[*at].figures));
    view.active = nextTurn(state) == at;
    return view;
}

door::Piece pieceOf(const State& state, std::size_t k)
{
    const KnightInMatch& knight = state.knights[k];
    const int health = state.card(k).health;
    const std::size_t side = state.setup->findPlayer(state.playerOf(k).text());
    const auto participant = participantOf(state, side);
    const bool fights = participant && findIn(state.battle->participants[*participant].knights, k);
    door::Piece piece = pieceWithCard(state, k);
    piece.counters = {{"health", healthWord, std::max(health - knight.wounds, 0), health},
                      {"wounds", woundsWord, knight.wounds, health,
                       knight.wounds > 0 ? door::Tone::bad : door::Tone::plain, "wounds"}};
    // Whoever leaves the board isn't lost: knights come back from their Castle, bandits don't.
    piece.out = knight.out && (fights || state.army(side).bandits);
    if (piece.out)
        piece.chips.emplace_back(TR("Out"));
    else if (knight.out)
        piece.chips.emplace_back(TR("Back in its Castle"));
    else if (fights)
        piece.chips.emplace_back(TR("In battle"));
    piece.ready = fights && !knight.out && nextTurn(state) == participant;
    return piece;
}

// The turns in their order, which is known once the cards are revealed: those had, and those left.
door::Board orderBoard(const State& state)
{
    const Fighters fighters = fightersOf(state);
    const auto left = turnsLeft(state);
    std::vector<std::size_t> order(fighters.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t k) { return fighters[k].figures.delay; });
    door::Row row;
    for (const std::size_t k : order) {
        const PlayerId& id = state.playerId(state.sideOf(k));
        door::Row::Item item{id.text(), state.nameOf(k), {}, id};
        item.detail = message(TR("Delay %1"), fighters[k].figures.delay);
        item.done = !findIn(left, k);
        item.current = !left.empty() && left.front() == k;
        row.items.push_back(std::move(item));
    }
    std::vector<std::size_t> sides = mapped(left, [&](std::size_t k) { return state.sideOf(k); });
    Message spoken = left.empty() ? TR("All have had their turns")
                                  : message(TR("Turns left: %1"), state.playerNames(sides));
    return door::rowBoard("order", TR("Battle turns by Delay"), std::move(row), {spoken});
}

door::Row::Item itemOf(const State& state, const Participant& participant, bool attack)
{
    const PlayerId& id = state.playerId(participant.side);
    door::Row::Item item{id.text() + (attack ? "/attack" : "/defense"), {}, {}, id};
    item.covered = !state.battle->revealed;
    if (item.covered) {
        item.label = !participant.picked ? TR("Not chosen yet")
                     : attack            ? TR("Face-down attack card")
                                         : TR("Face-down defense card");
        return item;
    }
    const auto& [ofAttack, ofDefense] = *participant.picked;
    const Battlecard& card = state.battlecard(participant.side, attack ? ofAttack : ofDefense);
    item.label = message(attack ? TR("Attack: %1") : TR("Defense: %1"), toText(card));
    item.detail = modifiersText(card, attack);
    return item;
}

door::MatchView viewOf(const State& state)
{
    door::MatchView view = viewWithPieces(state, headlineOf(state), pieceOf);
    view.toAct = toActOf(state);
    view.begun = state.battle || state.lastBattle;
    for (std::size_t k = 0; k < state.sides.size(); ++k)
        view.sides.push_back(sideView(state, k));
    if (state.battle) {
        if (state.battle->revealed)
            view.boards.push_back(orderBoard(state));
        for (const Participant& each : state.battle->participants)
            view.boards.push_back(door::rowBoard("cards-" + state.playerId(each.side).text(),
                                                 message(TR("%1: cards"), state.playerName(each.side)),
                                                 {{itemOf(state, each, true), itemOf(state, each, false)}}));
    }
    return view;
}

std::vector<door::OfferKey> dueOf(const State& state)
{
    const Stage stage = stageOf(state);
    if (state.finished || stage == Stage::none)
        return {};
    if (stage != Stage::choosing)
        return {{stage == Stage::fighting ? "turn" : "end_battle"}};
    std::vector<door::OfferKey> due;
    // Bandits draw last: whatever is seen of it is of no use to anybody then.
    for (const bool bandits : {false, true})
        for (const std::size_t k : stillChoosing(state))
            if (state.army(k).bandits == bandits && (!bandits || due.empty()))
                due.push_back({"choose", {}, state.playerId(k)});
    if (due.empty())
        due.push_back({"reveal"});
    return due;
}

// The state without what a viewer must not see: which cards another side covered, holds, and has put away.
// What bandits hold is no secret unless two of their cards are covered: who draws for them enters the names.
State redact(State state, const door::Viewer& viewer)
{
    for (std::size_t k = 0; k < state.sides.size(); ++k) {
        SideInMatch& side = state.sides[k];
        const auto participant = participantOf(state, k);
        const bool covers =
            participant && !state.battle->revealed && state.battle->participants[*participant].picked;
        if (viewer.sees(state.playerId(k)) || (state.army(k).bandits && !covers))
            continue;
        side.hand.assign(side.hand.size(), {});
        side.discard.assign(side.discard.size(), {});
        if (covers)
            state.battle->participants[*participant].picked = Picked();
    }
    return state;
}

using Json = nlohmann::ordered_json;

Json idsJson(const State& state, const std::vector<std::size_t>& sides)
{
    return mapped(sides, [&state](std::size_t side) { return state.playerId(side).text(); });
}

Json resultJson(const State& state, const BattleResult& result)
{
    Json points = Json::object();
    for (const auto& [side, count] : result.points)
        points[state.playerId(side).text()] = count;
    return {{"points", std::move(points)}, {"victors", idsJson(state, result.victors)}};
}

Json toJson(const State& state)
{
    const auto left = mapped(turnsLeft(state), [&state](std::size_t k) { return state.sideOf(k); });
    const auto playerOrNull = [&state](bool is, const std::vector<std::size_t>& sides) {
        return is ? Json(state.playerId(sides.front()).text()) : Json();
    };
    Json json{{"system", "battlecards"},
              {"round", nullptr},
              {"finished", state.finished},
              {"winner", playerOrNull(state.winners.size() == 1, state.winners)},
              {"active_player", playerOrNull(!left.empty() && !state.finished, left)},
              {"players", Json::array()},
              {"battle", nullptr}};
    for (std::size_t side = 0; side < state.sides.size(); ++side) {
        Json units = Json::array();
        for (std::size_t k = 0; k < state.knights.size(); ++k)
            if (state.belongsTo(k, side))
                units.push_back({{"id", state.ref(k).unit.text()},
                                 {"wounds", state.knights[k].wounds},
                                 {"out", state.knights[k].out}});
        json["players"].push_back({{"id", state.playerId(side).text()},
                                   {"hand", state.sides[side].hand},
                                   {"discard", state.sides[side].discard},
                                   {"units", std::move(units)}});
    }
    if (state.battle) {
        json["battle"] = {{"revealed", state.battle->revealed}, {"turns_left", idsJson(state, left)}};
        json["battle"].update(resultJson(state, resultOf(state)));
    }
    json["last_battle"] = state.lastBattle ? resultJson(state, *state.lastBattle) : Json();
    return json;
}

const Rules<State>& rules()
{
    using enum door::Role;
    using door::Section;
    static const Rules<State> all{
        {{"battle", procedure, Section::turn, TR("Begin a battle"), "", false, battle},
         {"choose", procedure, Section::turn, TR("Choose cards"), "player", true, choose},
         {"ally", procedure, Section::turn, TR("Form an alliance"), "", false, ally},
         {"reveal", procedure, Section::turn, TR("Reveal the cards"), "", false, reveal},
         {"turn", procedure, Section::turn, TR("Battle turn"), "", false, turn},
         {"end_battle", procedure, Section::ends, TR("End the battle"), "", false, endBattle},
         {"finish", procedure, Section::match, TR("End the match"), "", false, finish},
         {"wounds", correction, Section::match, TR("Correct wounds"), "unit", false, wounds}},
        redact,
        viewOf,
        dueOf,
        toJson};
    return all;
}

// What keeps a list from a battle. A knight is its own card, or that of a unit of the catalogue.
std::vector<Finding> checkRoster(const Roster& roster, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    if (const auto army = armyOf(roster); !army)
        findings.push_back(aboutRoster("malformed", army.error().message));
    checkCards(roster, catalogue, askCardView<KnightCard, askKnightCard>, findings);
    return findings;
}

constexpr std::array oddsKinds{
    OddsKind{"battle", TR("Battle with chosen cards"), askBattleOdds},
    OddsKind{"choice", TR("Best cards"), askChoiceOdds},
};

} // namespace

GameSystem gameSystem()
{
    GameSystem game;
    game.id = "battlecards";
    game.name = "Knights and Bandits";
    game.offers = "cards, knights, odds, matches";
    game.colour = "#5b3a82";
    game.checkRoster = checkRoster;
    game.card = askCardView<KnightCard, askKnightCard>;
    game.rosterExtras = onlyAsk<Army, askArmy>;
    game.sideExtras = onlyAsk<bool, askBandits>;
    game.sideAnswersOf = [](const Roster& roster) {
        const auto army = wholeAnswer(askArmy, roster.extras);
        return army && army->bandits ? door::Answers{{"bandits", true}} : door::Answers();
    };
    game.mostSides = mostSidesAtOnce;
    game.inRounds = false;
    game.begin = [](Start start) { return beginSession(std::move(start), stateOf, rules()); };
    game.odds = oddsKinds;
    return game;
}

} // namespace adjutant::battlecards
