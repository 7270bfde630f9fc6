#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/skirmish.h"

namespace adjutant::skirmish {

namespace {

Message matchHeadline(const State& state)
{
    if (state.winners.size() == 1)
        return message(WORDS("skirmish", "%1 has won"), state.playerName(state.winners.front()));
    if (state.finished)
        return WORDS("skirmish", "The match is over");
    const bool isOpen = !state.drawn.empty(); // the cards of a round of the draft
    if (!state.begun() && (isOpen || state.drafted < state.draftRounds()))
        return message(WORDS("skirmish", "Draft: round %1 of %2"), state.drafted + (isOpen ? 0 : 1),
                       state.draftRounds());
    return message(WORDS("skirmish", "Round %1"), state.round);
}

std::vector<door::Counter> countersOf(const State& state, std::size_t k)
{
    const ModelState& model = state.models[k];
    const ModelCard& card = state.card(k);
    using enum door::Tone;
    std::vector<door::Counter> counters{{"wounds", WORDS("skirmish", "Wounds"), model.wounds, card.wounds,
                                         model.wounds * 3 <= card.wounds ? bad : plain, "wounds"}};
    for (const DieKind kind : allDice)
        if (card.dice[kind] > 0)
            counters.push_back({idOf(kind), toText(kind), model.dice[kind], card.dice[kind],
                                model.dice[kind] == 0 ? quiet : plain});
    if (model.experience > 0)
        counters.push_back(
            {"experience", WORDS("skirmish", "Experience"), model.experience, {}, plain, "experience"});
    return counters;
}

door::Piece modelPiece(const State& state, std::size_t k)
{
    const ModelState& model = state.models[k];
    door::Piece piece;
    piece.ref = state.ref(k);
    piece.name = state.name(k);
    piece.detail = classText(state.card(k).modelClass);
    piece.counters = countersOf(state, k);
    for (const Condition& each : model.conditions)
        piece.chips.push_back(conditionName(each.id));
    if (model.activated)
        piece.chips.emplace_back(WORDS("skirmish", "Activated"));
    if (!model.note.empty())
        piece.chips.push_back(verbatim(model.note));
    piece.ready = !state.finished && !model.activated && !model.is(dying);
    piece.card = toView(state.card(k));
    piece.card.name = piece.name;
    return piece;
}

void addCards(door::MatchView& view, const State& state, std::string id, Message title,
              const std::vector<CardAt>& cards)
{
    if (cards.empty())
        return;
    door::Board board;
    board.id = std::move(id);
    board.title = std::move(title);
    door::Row row;
    for (const CardAt& each : cards) {
        const Message name = verbatim(state.deckCard(each).name);
        const Message text = verbatim(state.deckCard(each).text);
        row.items.push_back({idOf(state, each), name, text, state.playerId(each.player)});
        board.spoken.push_back(text.empty() ? name : message(WORDS("skirmish", "%1: %2"), name, text));
    }
    board.drawn = std::move(row);
    view.boards.push_back(std::move(board));
}

door::SideView playerView(const State& state, std::size_t player)
{
    door::SideView side;
    side.id = state.playerId(player);
    side.name = state.playerName(player);
    int standing = 0;
    for (std::size_t k = 0; k < state.models.size(); ++k)
        standing += state.playerOf(k) == side.id && !state.models[k].is(dying) ? 1 : 0;
    side.counters.push_back({"models", WORDS("skirmish", "Models standing"), standing});
    side.score = "models";
    if (!state.setup->decks[player].empty())
        side.counters.push_back(
            {"hand", WORDS("skirmish", "Cards in hand"), static_cast<int>(state.hands[player].size())});
    return side;
}

} // namespace

door::MatchView viewOf(const State& state)
{
    door::MatchView view;
    view.headline = matchHeadline(state);
    view.round = state.round;
    view.over = state.finished;
    view.begun = state.begun();
    for (const std::size_t player : state.winners)
        view.winners.push_back(state.playerId(player));
    for (std::size_t k = 0; k < state.models.size(); ++k)
        view.pieces.push_back(modelPiece(state, k));
    addCards(view, state, "drawn", WORDS("skirmish", "Cards drawn"), state.drawn);
    for (std::size_t player = 0; player < state.hands.size(); ++player) {
        const PlayerId& id = state.playerId(player);
        view.sides.push_back(playerView(state, player));
        if (!view.over)
            view.toAct.push_back(id);
        addCards(view, state, "hand-" + id.text(),
                 message(WORDS("skirmish", "%1’s hand"), state.playerName(player)), state.hands[player]);
    }
    return view;
}

} // namespace adjutant::skirmish
