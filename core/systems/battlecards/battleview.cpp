#include "core/systems/battlecards/battlestate.h"

namespace adjutant::battlecards {

namespace {

int intOf(std::size_t count)
{
    return static_cast<int>(count);
}

Message headlineOf(const State& state)
{
    if (state.finished)
        return WORDS("battlecards", "The match is over");
    switch (stageOf(state)) {
    case Stage::none:
        return WORDS("battlecards", "No battle in progress");
    case Stage::choosing: {
        const auto waiting = stillChoosing(state);
        return waiting.empty()
                   ? WORDS("battlecards", "All have chosen: reveal the cards")
                   : message(WORDS("battlecards", "Still to choose: %1"), namesOf(state, waiting));
    }
    case Stage::fighting:
        return message(WORDS("battlecards", "Battle turn: %1"),
                       verbatim(state.sideOf(turnsLeft(state).front()).name));
    case Stage::fought:
        break;
    }
    return WORDS("battlecards", "All battle turns are over: end the battle");
}

// Whose turn it is; nobody's between battles, and once the match is over.
std::optional<std::size_t> nextTurn(const State& state)
{
    const auto left = turnsLeft(state);
    return left.empty() || state.finished ? std::nullopt : std::optional(left.front());
}

std::vector<PlayerId> toActOf(const State& state)
{
    std::vector<PlayerId> sides;
    if (state.finished)
        return sides;
    if (stageOf(state) == Stage::choosing)
        for (const std::size_t k : stillChoosing(state))
            sides.push_back(state.sides[k].id);
    if (const auto next = nextTurn(state))
        sides.push_back(state.sideOf(*next).id);
    if (sides.empty())
        for (const SideInMatch& side : state.sides)
            sides.push_back(side.id);
    return sides;
}

door::SideView sideView(const State& state, std::size_t k)
{
    const SideInMatch& side = state.sides[k];
    door::SideView view;
    view.id = side.id;
    view.name = verbatim(side.name);
    view.counters.push_back({"hand", WORDS("battlecards", "Cards in hand"), intOf(side.hand.size())});
    view.counters.push_back({"discard", WORDS("battlecards", "Discards"), intOf(side.discard.size())});
    if (side.bandits)
        view.chips.emplace_back(WORDS("battlecards", "Bandits"));
    const auto at = participantOf(state, k);
    if (!at)
        return view;
    const Participant& participant = state.battle->participants[*at];
    const Fighters fighters = fightersOf(state);
    view.counters.push_back({"points", WORDS("battlecards", "Points"), pointsOf(fighters)[*at]});
    if (participant.ally)
        view.chips.push_back(
            message(WORDS("battlecards", "Allied with %1"), verbatim(state.sideOf(*participant.ally).name)));
    if (!state.battle->revealed && participant.picked)
        view.chips.emplace_back(WORDS("battlecards", "Has chosen"));
    if (state.battle->revealed)
        view.chips.push_back(toText(fighters[*at].figures));
    view.active = nextTurn(state) == at;
    return view;
}

door::Piece pieceOf(const State& state, std::size_t k)
{
    const KnightInBattle& at = state.knights[k];
    const auto [health, wounds] = at.knight;
    const auto participant = participantOf(state, state.findSide(at.ref.player.text()));
    const bool fights =
        participant && std::ranges::count(state.battle->participants[*participant].knights, k) > 0;
    door::Piece piece;
    piece.ref = at.ref;
    piece.name = verbatim(at.name);
    piece.counters.push_back({"health", healthWord, std::max(health - wounds, 0), health});
    piece.counters.push_back(
        {"wounds", woundsWord, wounds, health, wounds > 0 ? door::Tone::bad : door::Tone::plain, "wounds"});
    if (at.out)
        piece.chips.emplace_back(WORDS("battlecards", "Out"));
    else if (fights)
        piece.chips.emplace_back(WORDS("battlecards", "In battle"));
    piece.out = at.out;
    piece.card = viewOf(KnightCard{at.name, health});
    piece.ready = fights && !at.out && nextTurn(state) == participant;
    return piece;
}

// The turns in their order: those had, and those left.
door::Board orderBoard(const State& state)
{
    door::Board board;
    board.id = "order";
    board.title = WORDS("battlecards", "Battle turns by Delay");
    const Fighters fighters = fightersOf(state);
    const auto left = turnsLeft(state);
    std::vector<std::size_t> order;
    for (std::size_t k = 0; k < fighters.size(); ++k)
        order.push_back(k);
    if (state.battle->revealed)
        std::ranges::stable_sort(order, {}, [&](std::size_t k) { return fighters[k].figures.delay; });
    door::Row row;
    for (const std::size_t k : order) {
        const SideInMatch& side = state.sideOf(k);
        door::Row::Item item{side.id.text(), verbatim(side.name), {}, side.id};
        if (state.battle->revealed)
            item.detail = message(WORDS("battlecards", "Delay %1"), fighters[k].figures.delay);
        item.done = state.battle->revealed && std::ranges::find(left, k) == left.end();
        item.current = !left.empty() && left.front() == k;
        row.items.push_back(std::move(item));
    }
    std::vector<Message> names;
    for (const std::size_t k : left)
        names.push_back(verbatim(state.sideOf(k).name));
    board.spoken.push_back(!state.battle->revealed
                               ? WORDS("battlecards", "The order is known when the cards are revealed")
                           : names.empty() ? WORDS("battlecards", "All have had their turns")
                                           : message(WORDS("battlecards", "Turns left: %1"), listed(names)));
    board.drawn = std::move(row);
    return board;
}

door::Row::Item itemOf(const State& state, const Participant& participant, bool attack)
{
    const SideInMatch& side = state.sides[participant.side];
    door::Row::Item item{side.id.text() + (attack ? "/attack" : "/defense"), {}, {}, side.id};
    item.covered = !state.battle->revealed;
    if (item.covered) {
        item.label = !participant.picked ? WORDS("battlecards", "Not chosen yet")
                     : attack            ? WORDS("battlecards", "Face-down attack card")
                                         : WORDS("battlecards", "Face-down defense card");
        return item;
    }
    const Battlecard& card = cardOf(side, attack ? participant.picked->attack : participant.picked->defense);
    item.label = message(attack ? WORDS("battlecards", "Attack: %1") : WORDS("battlecards", "Defense: %1"),
                         nameOf(card));
    item.detail = attack ? toText(card.attack) : toText(card.defense);
    return item;
}

door::Board cardsBoard(const State& state, const Participant& participant)
{
    const SideInMatch& side = state.sides[participant.side];
    door::Board board;
    board.id = "cards-" + side.id.text();
    board.title = message(WORDS("battlecards", "%1: cards"), verbatim(side.name));
    door::Row row;
    for (const bool attack : {true, false}) {
        row.items.push_back(itemOf(state, participant, attack));
        const door::Row::Item& item = row.items.back();
        board.spoken.push_back(item.detail.empty()
                                   ? item.label
                                   : message(WORDS("battlecards", "%1: %2"), item.label, item.detail));
    }
    board.drawn = std::move(row);
    return board;
}

} // namespace

door::MatchView viewOf(const State& state)
{
    door::MatchView view;
    view.headline = headlineOf(state);
    view.toAct = toActOf(state);
    view.over = state.finished;
    for (const std::size_t side : state.winners)
        view.winners.push_back(state.sides[side].id);
    for (std::size_t k = 0; k < state.sides.size(); ++k)
        view.sides.push_back(sideView(state, k));
    for (std::size_t k = 0; k < state.knights.size(); ++k)
        view.pieces.push_back(pieceOf(state, k));
    if (state.battle) {
        view.boards.push_back(orderBoard(state));
        for (const Participant& participant : state.battle->participants)
            view.boards.push_back(cardsBoard(state, participant));
    }
    return view;
}

std::vector<door::OfferKey> dueOf(const State& state)
{
    std::vector<door::OfferKey> due;
    if (state.finished)
        return due;
    switch (stageOf(state)) {
    case Stage::none:
        break;
    case Stage::choosing:
        // Bandits draw last: whatever is seen of it is of no use to anybody then.
        for (const bool bandits : {false, true})
            for (const std::size_t k : stillChoosing(state))
                if (state.sides[k].bandits == bandits && (!bandits || due.empty()))
                    due.push_back({"choose", {}, state.sides[k].id});
        if (due.empty())
            due.push_back({"reveal"});
        break;
    case Stage::fighting:
        due.push_back({"turn"});
        break;
    case Stage::fought:
        due.push_back({"end_battle"});
        break;
    }
    return due;
}

} // namespace adjutant::battlecards
