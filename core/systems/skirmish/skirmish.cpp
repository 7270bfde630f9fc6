#include "core/systems/skirmish/skirmish.h"

#include "core/match/sessionof.h"
#include "core/systems/skirmish/odds/attackodds.h"

namespace adjutant::skirmish {

namespace {

constexpr int fewestModels = 3;
constexpr int mostModels = 10;

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
    std::vector<door::Counter> counters{
        lifeCounter("wounds", WORDS("skirmish", "Wounds"), model.wounds, card.wounds)};
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
    door::Piece piece = pieceWithCard(state, k);
    piece.detail = classText(state.card(k).modelClass);
    piece.counters = countersOf(state, k);
    for (const Condition& each : model.conditions)
        piece.chips.push_back(conditionName(each.id));
    if (model.activated)
        piece.chips.emplace_back(WORDS("skirmish", "Activated"));
    if (!model.note.empty())
        piece.chips.push_back(verbatim(model.note));
    piece.out = model.is(dying);
    piece.ready = !state.finished && !model.activated && !piece.out;
    return piece;
}

void addCards(door::MatchView& view, const State& state, std::string id, Message title,
              const std::vector<CardAt>& cards)
{
    if (cards.empty())
        return;
    door::Row row;
    for (const CardAt& each : cards)
        row.items.push_back({state.idOf(each), verbatim(state.deckCard(each).name),
                             verbatim(state.deckCard(each).text), state.playerId(each.player)});
    view.boards.push_back(door::rowBoard(std::move(id), std::move(title), std::move(row)));
}

door::SideView playerView(const State& state, std::size_t player)
{
    door::SideView side;
    side.id = state.playerId(player);
    side.name = state.playerName(player);
    if (!state.setup->decks[player].empty())
        side.counters.push_back(
            {"hand", WORDS("skirmish", "Cards in hand"), static_cast<int>(state.hands[player].size())});
    return side;
}

door::MatchView viewOf(const State& state)
{
    door::MatchView view = viewWithPieces(state, matchHeadline(state), modelPiece);
    view.round = state.round;
    view.begun = state.begun();
    addCards(view, state, "drawn", WORDS("skirmish", "Cards drawn"), state.drawn);
    addCards(view, state, "played", WORDS("skirmish", "Cards played this round"), state.played);
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

using Json = nlohmann::ordered_json;

Json cardsJson(const State& state, const std::vector<CardAt>& cards)
{
    return mapped(cards, [&state](CardAt each) { return state.idOf(each); });
}

Json modelJson(const State& state, std::size_t k)
{
    const ModelState& model = state.models[k];
    Json dice = Json::object();
    for (const DieKind kind : allDice)
        dice[idOf(kind)] = model.dice[kind];
    Json json{{"id", state.ref(k).unit.text()},
              {"wounds", model.wounds},
              {"dice", std::move(dice)},
              {"conditions", mapped(model.conditions, &Condition::id)},
              {"activated", model.activated}};
    if (model.experience != 0 || !model.note.empty()) {
        json["experience"] = model.experience;
        json["note"] = model.note;
    }
    return json;
}

Json stateJson(const State& state)
{
    Json players = playersJson(state, modelJson);
    for (std::size_t player = 0; player < players.size(); ++player) {
        if (state.setup->decks[player].empty())
            continue;
        players[player]["deck"] = cardsJson(state, state.decks[player]);
        players[player]["hand"] = cardsJson(state, state.hands[player]);
    }
    Json json{{"system", "skirmish"},
              {"round", state.round},
              {"finished", state.finished},
              {"winner", state.winners.size() == 1 ? Json(state.playerId(state.winners[0]).text()) : Json()},
              {"active_player", nullptr},
              {"players", std::move(players)}};
    if (!state.drawn.empty())
        json["drawn"] = cardsJson(state, state.drawn);
    return json;
}

// The draft comes before the first activation.
std::vector<door::OfferKey> dueBefore(const State& state)
{
    std::vector<door::OfferKey> due;
    if (!state.finished && !state.begun() && (!state.drawn.empty() || state.drafted < state.draftRounds()))
        due.push_back({"draft"});
    return due;
}

const Rules<State>& rules()
{
    using enum door::Role;
    using enum door::Section;
    static const Rules<State> all{
        {{"attack", procedure, turn, WORDS("skirmish", "Attack"), "attacker", false, attack},
         {"ability", procedure, turn, WORDS("skirmish", "Use an ability"), "model", false, useAbility},
         {"spend", procedure, turn, WORDS("skirmish", "Move"), "model", false, spend},
         {"card", procedure, turn, WORDS("skirmish", "Use a card"), "player", false, useCard},
         {"end_round", procedure, ends, WORDS("skirmish", "End the round"), "", false, endRound},
         {"draft", procedure, setup, WORDS("skirmish", "Draft round"), "", false, draft},
         {"wounds", correction, match, WORDS("skirmish", "Change wounds"), "model", false, wounds},
         {"condition", correction, match, WORDS("skirmish", "Change conditions"), "model", false, condition},
         {"experience", correction, match, WORDS("skirmish", "Change experience"), "model", false,
          experience},
         {"finish", correction, match, WORDS("skirmish", "End the match"), "", false, finish}},
        nullptr, // hands are open: both players see what is drawn and picked
        viewOf,
        dueBefore,
        stateJson,
        [](const State& state) { return state.round; }};
    return all;
}

// What is wrong with a warband: 3 to 10 models with cards that hold, and a deck (chapters "A Game", "Warband
// building").
std::vector<Finding> checkList(const Roster& list, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    const auto models = static_cast<int>(list.entries.size());
    if (models < fewestModels || models > mostModels)
        findings.push_back(aboutRoster(
            "malformed", counted(WORDS_N("skirmish", "a warband has 3 to 10 models, not %n"), models)));
    if (const auto deck = wholeAnswer<Deck>(askDeck, list.extras); !deck) {
        findings.push_back(aboutRoster("malformed", deck.error().message));
    } else if (const auto cards = static_cast<int>(deck->size()); cards != MatchSettings::deckOfSource) {
        const Message wrong =
            cards == 0
                ? WORDS("skirmish", "the list has no deck; the rules call for 10 cards")
                : counted(WORDS_N("skirmish", "the deck has %n card(s); the rules call for 10"), cards);
        findings.push_back(aboutRoster("malformed", wrong));
        findings.back().severity = Severity::warning;
    }
    checkCards(list, catalogue, askCardView<ModelCard, askWholeCard>, findings);
    return findings;
}

} // namespace

GameSystem gameSystem()
{
    GameSystem game;
    game.id = "skirmish";
    game.name = "A Game";
    game.offers = "cards, warbands with decks, odds, matches";
    game.colour = "#6b4a12";
    game.checkRoster = checkList;
    game.card = askCardView<ModelCard, askWholeCard>;
    game.rosterExtras = onlyAsk<Deck, askDeck>;
    game.startExtras = onlyAsk<MatchSettings, askSettings>;
    game.begin = [](Start start) { return beginSession(std::move(start), stateOf, rules()); };
    game.odds = oddsKinds;
    return game;
}

} // namespace adjutant::skirmish
