#include "core/systems/battlecards/battlestate.h"
#include "core/systems/battlecards/battlewords.h"

namespace adjutant::battlecards {

namespace {

std::size_t nextSide(const State& state)
{
    return state.battle->participants[turnsLeft(state).front()].side;
}

Message headlineOf(const State& state)
{
    if (state.finished)
        return message(WORDS("battlecards", "The match is over"));
    switch (stageOf(state)) {
    case Stage::none:
        return message(WORDS("battlecards", "No battle in progress"));
    case Stage::choosing: {
        const auto waiting = stillChoosing(state);
        return waiting.empty()
                   ? message(WORDS("battlecards", "All have chosen: reveal the cards"))
                   : message(WORDS("battlecards", "Still to choose: %1"), namesOf(state, waiting));
    }
    case Stage::fighting:
        return message(WORDS("battlecards", "Battle turn: %1"), toText(state, nextSide(state)));
    case Stage::fought:
        break;
    }
    return message(WORDS("battlecards", "All battle turns are over: end the battle"));
}

std::vector<PlayerId> toActOf(const State& state)
{
    std::vector<PlayerId> sides;
    if (state.finished)
        return sides;
    std::vector<std::size_t> who;
    if (stageOf(state) == Stage::choosing)
        who = stillChoosing(state);
    else if (stageOf(state) == Stage::fighting)
        who = {nextSide(state)};
    for (const std::size_t k : who)
        sides.push_back(state.sides[k].id);
    if (sides.empty())
        for (const SideAtTable& side : state.sides)
            sides.push_back(side.id);
    return sides;
}

table::Counter counterOf(const char* id, Message label, std::size_t value)
{
    table::Counter counter;
    counter.id = id;
    counter.label = std::move(label);
    counter.value = static_cast<int>(value);
    return counter;
}

table::SideView sideView(const State& state, std::size_t k)
{
    const SideAtTable& side = state.sides[k];
    table::SideView view;
    view.id = side.id;
    view.name = verbatim(side.name);
    view.counters.push_back(
        counterOf("hand", message(WORDS("battlecards", "Cards in hand")), side.hand.size()));
    view.counters.push_back(
        counterOf("discard", message(WORDS("battlecards", "Discards")), side.discard.size()));
    if (side.bandits)
        view.chips.push_back(message(WORDS("battlecards", "Bandits")));
    const auto at = participantOf(state, k);
    if (!at)
        return view;
    const Participant& participant = state.battle->participants[*at];
    const Fighters fighters = fightersOf(state);
    view.counters.push_back(counterOf("points", message(WORDS("battlecards", "Points")),
                                      static_cast<std::size_t>(pointsOf(fighters)[*at])));
    if (participant.ally)
        view.chips.push_back(message(WORDS("battlecards", "Allied with %1"),
                                     toText(state, state.battle->participants[*participant.ally].side)));
    if (!state.battle->revealed && participant.picked)
        view.chips.push_back(message(WORDS("battlecards", "Has chosen")));
    if (state.battle->revealed)
        view.chips.push_back(toText(fighters[*at].figures));
    const auto left = turnsLeft(state);
    view.active = !state.finished && !left.empty() && left.front() == *at;
    return view;
}

table::Piece pieceOf(const State& state, std::size_t side, std::size_t k)
{
    const SideAtTable& owner = state.sides[side];
    const KnightAtTable& knight = owner.knights[k];
    const auto at = participantOf(state, side);
    const bool fights = at && std::ranges::find(state.battle->participants[*at].knights, k) !=
                                  state.battle->participants[*at].knights.end();
    table::Piece piece;
    piece.ref = {owner.id, knight.id};
    piece.name = verbatim(knight.name);
    table::Counter health =
        counterOf("health", message(words::health),
                  static_cast<std::size_t>(std::max(knight.knight.health - knight.knight.wounds, 0)));
    health.most = knight.knight.health;
    piece.counters.push_back(std::move(health));
    table::Counter counter =
        counterOf("wounds", message(words::wounds), static_cast<std::size_t>(knight.knight.wounds));
    counter.most = knight.knight.health;
    counter.tone = knight.knight.wounds > 0 ? table::Tone::bad : table::Tone::plain;
    counter.adjust = "wounds";
    piece.counters.push_back(std::move(counter));
    if (knight.out)
        piece.chips.push_back(message(WORDS("battlecards", "Out")));
    else if (fights)
        piece.chips.push_back(message(WORDS("battlecards", "In battle")));
    piece.out = knight.out;
    piece.card = viewOf(KnightCard{knight.name, knight.knight.health});
    const auto left = turnsLeft(state);
    piece.ready = !state.finished && fights && !knight.out && !left.empty() && left.front() == *at;
    return piece;
}

// The turns in their order: those had, and those left.
table::Board orderBoard(const State& state)
{
    table::Board board;
    board.id = "order";
    board.title = message(WORDS("battlecards", "Battle turns by Delay"));
    const Fighters fighters = fightersOf(state);
    const auto left = turnsLeft(state);
    std::vector<std::size_t> order;
    for (std::size_t k = 0; k < fighters.size(); ++k)
        order.push_back(k);
    if (state.battle->revealed)
        std::ranges::stable_sort(order, {}, [&](std::size_t k) { return fighters[k].figures.delay; });
    table::Row row;
    std::vector<Message> names;
    for (const std::size_t k : order) {
        table::Row::Item item;
        item.side = state.sides[state.battle->participants[k].side].id;
        item.id = item.side.text();
        item.label = toText(state, state.battle->participants[k].side);
        if (state.battle->revealed)
            item.detail = message(WORDS("battlecards", "Delay %1"), fighters[k].figures.delay);
        item.done = state.battle->revealed && std::ranges::find(left, k) == left.end();
        item.current = !left.empty() && left.front() == k;
        row.items.push_back(std::move(item));
    }
    for (const std::size_t k : left)
        names.push_back(toText(state, state.battle->participants[k].side));
    board.spoken.push_back(
        !state.battle->revealed
            ? message(WORDS("battlecards", "The order is known when the cards are revealed"))
        : names.empty() ? message(WORDS("battlecards", "All have had their turns"))
                        : message(WORDS("battlecards", "Turns left: %1"), listed(names)));
    board.drawn = std::move(row);
    return board;
}

table::Row::Item itemOf(const State& state, const Participant& participant, bool attack)
{
    const SideAtTable& side = state.sides[participant.side];
    table::Row::Item item;
    item.side = side.id;
    item.id = side.id.text() + (attack ? "/attack" : "/defense");
    item.covered = !state.battle->revealed;
    if (item.covered) {
        item.label = !participant.picked ? message(WORDS("battlecards", "Not chosen yet"))
                     : attack            ? message(WORDS("battlecards", "Face-down attack card"))
                                         : message(WORDS("battlecards", "Face-down defense card"));
        return item;
    }
    const Battlecard& card = cardOf(side, attack ? participant.picked->attack : participant.picked->defense);
    item.label = attack ? message(WORDS("battlecards", "Attack: %1"), nameOf(card))
                        : message(WORDS("battlecards", "Defense: %1"), nameOf(card));
    item.detail = attack ? toText(card.attack) : toText(card.defense);
    return item;
}

table::Board cardsBoard(const State& state, const Participant& participant)
{
    const SideAtTable& side = state.sides[participant.side];
    table::Board board;
    board.id = "cards-" + side.id.text();
    board.title = message(WORDS("battlecards", "%1: cards"), verbatim(side.name));
    table::Row row;
    for (const bool attack : {true, false}) {
        row.items.push_back(itemOf(state, participant, attack));
        const table::Row::Item& item = row.items.back();
        board.spoken.push_back(item.detail.empty()
                                   ? item.label
                                   : message(WORDS("battlecards", "%1: %2"), item.label, item.detail));
    }
    board.drawn = std::move(row);
    return board;
}

} // namespace

table::TableView viewOf(const State& state)
{
    table::TableView view;
    view.headline = headlineOf(state);
    view.toAct = toActOf(state);
    view.over = state.finished;
    for (const std::size_t side : state.winners)
        view.winners.push_back(state.sides[side].id);
    for (std::size_t k = 0; k < state.sides.size(); ++k) {
        view.sides.push_back(sideView(state, k));
        for (std::size_t n = 0; n < state.sides[k].knights.size(); ++n)
            view.pieces.push_back(pieceOf(state, k, n));
    }
    if (state.battle) {
        view.boards.push_back(orderBoard(state));
        for (const Participant& participant : state.battle->participants)
            view.boards.push_back(cardsBoard(state, participant));
    }
    return view;
}

std::vector<table::OfferKey> dueOf(const State& state)
{
    std::vector<table::OfferKey> due;
    if (state.finished)
        return due;
    const auto add = [&due](const char* procedure, PlayerId side) {
        table::OfferKey key;
        key.procedure = procedure;
        key.side = std::move(side);
        due.push_back(std::move(key));
    };
    switch (stageOf(state)) {
    case Stage::none:
        break;
    case Stage::choosing:
        // Bandits draw last: whatever is seen of it is of no use to anybody then.
        for (const bool bandits : {false, true})
            for (const std::size_t k : stillChoosing(state))
                if (state.sides[k].bandits == bandits && (!bandits || due.empty()))
                    add("choose", state.sides[k].id);
        if (due.empty())
            add("reveal", {});
        break;
    case Stage::fighting:
        add("turn", {});
        break;
    case Stage::fought:
        add("end_battle", {});
        break;
    }
    return due;
}

} // namespace adjutant::battlecards
