#include "core/systems/adventure/adventure.h"

#include "core/match/sessionof.h"

namespace adjutant::adventure {

using Json = nlohmann::ordered_json;

namespace {

Message headlineOf(const State& state)
{
    if (state.finished)
        return TR("The battle is over");
    const auto next = nextToAct(state);
    if (!next)
        return message(TR("Round %1, %2"), state.round, toText(state.phase));
    return message(state.phase == Phase::movement ? TR("Round %1, %2: %3 moves")
                                                  : TR("Round %1, %2: %3 acts"),
                   state.round, toText(state.phase), state.name(*next));
}

door::Piece pieceOf(const State& state, std::size_t who)
{
    const CombatantState& each = state.combatants[who];
    door::Piece piece = pieceWithCard(state, who);
    piece.detail = message(TR("Tier %1"), state.card(who).tier);
    if (each.hp)
        piece.counters.push_back(lifeCounter("hp", TR("Hit points"), *each.hp, *state.card(who).hp));
    const auto add = [&piece](bool is, Words words) {
        if (is)
            piece.chips.emplace_back(words);
    };
    add(each.isDown(), TR("No hit points left"));
    std::ranges::transform(each.effects, std::back_inserter(piece.chips), textWithSave);
    add(each.seized, TR("Seized the initiative"));
    add(each.defending, TR("Defending"));
    add(each.disengagedUntil > 0, TR("Disengaged"));
    add(each.waitingSince.has_value(), TR("Delaying"));
    add(each.acted, TR("Has acted"));
    add(each.moved && !each.acted, TR("Has moved"));
    piece.out = each.isDown();
    piece.ready = mayActNow(state, who) && !each.isDown();
    return piece;
}

// Why somebody has its place in an order.
Message placeReason(const State& state, std::size_t who, bool battles)
{
    const CombatantState& each = state.combatants[who];
    if (each.isDown())
        return TR("No hit points left");
    if (battles && each.waitingSince)
        return TR("Delaying, acts later");
    if (battles && each.delayedAfter)
        return message(TR("Acts after %1"), state.name(*each.delayedAfter));
    if (each.seized)
        return message(battles ? TR("Seized: last") : TR("Seized: first"));
    const int total = each.initiative.value_or(0);
    if (each.tieDice.empty())
        return message(TR("Total %1"), total);
    return message(TR("Total %1, tie D6 %2"), total,
                   verbatim(fmt::format("{}", fmt::join(each.tieDice, " "))));
}

door::Board orderBoard(const State& state, bool battles)
{
    const auto next =
        state.phase == (battles ? Phase::battle : Phase::movement) ? nextToAct(state) : std::nullopt;
    door::Row row;
    std::vector<Message> spoken;
    int place = 0;
    for (const std::size_t who : battles ? state.battleOrder : state.moveOrder) {
        const CombatantState& each = state.combatants[who];
        door::Row::Item item{toText(state.ref(who)), state.name(who), placeReason(state, who, battles),
                             state.playerOf(who)};
        const bool hadTurn = battles ? each.acted : each.moved;
        item.done = hadTurn || each.isDown(); // nobody waits for it
        item.current = next == who;
        spoken.push_back(message(hadTurn        ? TR("%1. %2, done: %3")
                                 : item.current ? TR("%1. %2, now: %3")
                                                : TR("%1. %2: %3"),
                                 ++place, item.label, item.detail));
        row.items.push_back(std::move(item));
    }
    if (battles)
        return {"battle-order", TR("Battle order"), std::move(row), std::move(spoken)};
    return {"move-order", TR("Move order"), std::move(row), std::move(spoken)};
}

door::Board saveBoard(const State& state)
{
    door::Row row;
    std::vector<Message> spoken;
    for (std::size_t who = 0; who < state.combatants.size(); ++who)
        for (const Effect& effect : state.combatants[who].effects) {
            if (!effect.hasSave)
                continue;
            door::Row::Item item{
                toText(state.ref(who)) + '/' + effect.name,
                message(TR("%1: %2"), state.name(who), toText(effect)),
                message(effect.sustains ? TR("a success sustains it") : TR("a success ends it")),
                state.playerOf(who)};
            item.done = effect.rolled;
            spoken.push_back(
                message(effect.rolled ? TR("%1: rolled") : TR("%1: not rolled yet"), item.label));
            row.items.push_back(std::move(item));
        }
    return {"saves", TR("End Phase saves: 7+"), std::move(row), std::move(spoken)};
}

door::MatchView viewOf(const State& state)
{
    door::MatchView view = viewWithPieces(state, headlineOf(state), pieceOf);
    view.round = state.round;
    view.begun = state.round > 1 || state.phase != Phase::initiative;
    const auto next = nextToAct(state);
    for (const SeatedPlayer& player : state.setup->players) {
        const bool isNext = next && state.playerOf(*next) == player.id;
        if (!state.finished && (isNext || !next))
            view.toAct.push_back(player.id);
        view.sides.push_back({player.id, verbatim(player.name), isNext, {}, {}});
    }
    if (!state.moveOrder.empty()) {
        view.boards.push_back(orderBoard(state, false));
        view.boards.push_back(orderBoard(state, true));
    }
    if (door::Board saves = saveBoard(state); state.phase == Phase::end && !saves.spoken.empty())
        view.boards.push_back(std::move(saves));
    return view;
}

Json refsOf(const State& state, const std::vector<std::size_t>& order)
{
    return mapped(order, [&state](std::size_t who) { return toText(state.ref(who)); });
}

Json combatantJson(const State& state, std::size_t who)
{
    const CombatantState& each = state.combatants[who];
    return {{"id", state.ref(who).unit.text()},
            {"hp", each.hp ? Json(*each.hp) : Json()},
            {"effects", mapped(each.effects, &Effect::name)},
            {"seized", each.seized},
            {"defending", each.defending},
            {"disengaged", each.disengagedUntil > 0},
            {"moved", each.moved},
            {"acted", each.acted}};
}

Json stateJson(const State& state)
{
    const auto next = nextToAct(state);
    Json last;
    if (state.lastAttack)
        last = {{"net_sources", state.lastAttack->net},
                {"total", state.lastAttack->total},
                {"success", state.lastAttack->success}};
    return {
        {"system", "adventure"},
        {"round", state.round},
        {"phase", nameOfKind(state.phase, phaseNames).id},
        {"finished", state.finished},
        {"winner", state.winners.size() == 1 ? Json(state.playerId(state.winners.front()).text()) : Json()},
        {"active_player", next ? Json(state.playerOf(*next).text()) : Json()},
        {"move_order", refsOf(state, state.moveOrder)},
        {"battle_order", refsOf(state, state.battleOrder)},
        {"last_attack", std::move(last)},
        {"players", playersJson(state, combatantJson)}};
}

// What the phase waits for, and the next one where it waits for nothing.
std::vector<door::OfferKey> dueNow(const State& state)
{
    if (state.finished)
        return {};
    if (state.phase == Phase::initiative)
        return {{"initiative"}};
    std::vector<door::OfferKey> due;
    if (const auto next = nextToAct(state))
        due.push_back({state.phase == Phase::movement ? "move" : "attack", state.ref(*next)});
    for (std::size_t who = 0; who < state.combatants.size(); ++who)
        if (owesSave(state, who))
            due.push_back({"save", state.ref(who)});
    if (due.empty())
        due.push_back({"next_phase"});
    return due;
}

const Rules<State>& rules()
{
    using enum door::Role;
    using enum door::Section;
    static const Rules<State> all{
        {
            {"initiative", procedure, turn, TR("Roll for initiative"), "", false, rollInitiative},
            {"move", procedure, turn, TR("Move"), "unit", false, move},
            {"seize", procedure, turn, TR("Seize the initiative"), "unit", false, seize},
            {"attack", procedure, turn, TR("Attack"), "attacker", false, attack},
            {"defend", procedure, turn, TR("Defend"), "unit", false, defend},
            {"item", procedure, turn, TR("Use an item"), "unit", false, useItem},
            {"disengage", procedure, turn, TR("Disengage"), "unit", false, disengage},
            {"delay", procedure, turn, TR("Delay"), "unit", false, delay},
            {"pass", procedure, turn, TR("Do nothing"), "unit", false, pass},
            {"save", procedure, turn, TR("Roll a save"), "unit", false, save},
            {"next_phase", procedure, ends, TR("Next phase"), "", false, nextPhase},
            {"finish", procedure, match, TR("End the battle"), "", false, finish},
            {"hp", correction, match, TR("Change hit points"), "unit", false, changeHp},
            {"effect", correction, match, TR("Change effects"), "unit", false, changeEffect},
        },
        nullptr,
        viewOf,
        dueNow,
        stateJson,
        [](const State& state) { return state.round; },
    };
    return all;
}

} // namespace

GameSystem gameSystem()
{
    GameSystem game;
    game.id = "adventure";
    game.name = "Adventure";
    game.offers = "cards, parties and monsters, odds, matches";
    game.colour = "#44571b";
    game.checkRoster = checkedCards<askCardView<Card, askWholeCard>>;
    game.card = askCardView<Card, askWholeCard>;
    game.mostSides = mostSides;
    game.begin = [](Start start) { return beginSession(std::move(start), stateOf, rules()); };
    game.odds = oddsKinds;
    return game;
}

} // namespace adjutant::adventure
