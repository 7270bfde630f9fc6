#include "core/systems/skirmish/skirmish.h"

#include "core/match/sessionof.h"

namespace adjutant::skirmish {

constexpr std::size_t longestCardText = 400; ///< bytes
constexpr int mostDeckCards = 60;

static Task<> askDeck(Deck& deck, Ask& ask)
{
    RowsOf cards("deck", TR("Deck"), 0, mostDeckCards);
    cards.plainIs("name").rowLabel(TR("Card")).rule("rule/draft");
    cards.why(TR("The rules call for ten cards but print none"));
    const auto rows = co_await ask.rows(std::move(cards));
    for (const std::string& row : rows) {
        const std::string at = "deck/" + row + '/';
        DeckCard card;
        card.name = co_await ask.text(TextOf(at + "name", TR("Card name"), longestName));
        card.text = co_await askWords(ask, at + "text", TR("Card text"), TR("Only on the printed card"), "",
                                      longestCardText);
        if (card.name.empty() || findIn(deck, card.name, &DeckCard::name))
            co_await ask.refuse(
                "malformed",
                TR("%1name: '%2' is empty or used twice; each card in a deck needs its own name"), at,
                card.name);
        deck.push_back(std::move(card));
    }
}

static Task<> askSettings(MatchSettings& settings, Ask& ask)
{
    NumberOf sides("sides", TR("Sides per die"), 2, MatchSettings::mostSides);
    sides.why(TR("The rules name no die; they show a result of 7 and a target of 10+"));
    settings.sides = co_await ask.number(sides.preset(MatchSettings::usualSides).rule("rule/dice"));
    NumberOf cards("deck_size", TR("Cards per deck"), 0, mostDeckCards);
    cards.why(TR("As in the rules")).rule("rule/draft");
    settings.deckSize = co_await ask.number(cards.preset(MatchSettings::deckOfSource));
    const int fitting = settings.deckSize / MatchSettings::drawnOfDeck;
    NumberOf rounds("draft_rounds", TR("Draft rounds"), 0, fitting);
    rounds.why(
        message(TR("The rules say eight; two cards per deck each round make %1 rounds for a deck of %2"),
                fitting, settings.deckSize));
    settings.draftRounds = co_await ask.number(rounds.preset(fitting).rule("rule/draft"));
}

Message conditionName(const std::string& id)
{
    const Named* known = findIn(conditionNames, id, &Named::id);
    return known ? Message(known->label) : fromId(id);
}

void ModelState::add(const std::string& condition, int rounds)
{
    remove(condition);
    conditions.push_back({condition, rounds});
}

void ModelState::remove(std::string_view condition)
{
    std::erase_if(conditions, [&](const Condition& each) { return each.id == condition; });
}

int State::draftRounds() const
{
    int rounds = setup->settings.draftRounds;
    for (const Deck& deck : setup->decks)
        rounds = std::min(rounds, static_cast<int>(deck.size()) / MatchSettings::drawnOfDeck);
    return rounds;
}

bool State::begun() const
{
    for (std::size_t k = 0; k < models.size(); ++k)
        if (models[k].activated || models[k].dice != card(k).dice)
            return true;
    return round > 1;
}

Expected<State, door::Remark> stateOf(const Start& start)
{
    auto seated = seatedOf(start, 2, askWholeCard);
    if (!seated)
        return refuse(seated.error());
    const auto settings = wholeAnswer<MatchSettings>(askSettings, start.extras);
    if (!settings)
        return refuse(settings.error());
    Setup setup{std::move(*seated), {}, *settings, !start.first.empty()};
    State state;
    for (const Side& side : start.sides) {
        auto deck = wholeAnswer<Deck>(askDeck, side.roster.extras);
        if (!deck)
            return refuse(deck.error());
        deck->resize(std::min(deck->size(), static_cast<std::size_t>(settings->deckSize)));
        if (side.id == start.first)
            state.first = setup.decks.size();
        std::vector<CardAt>& cards = state.decks.emplace_back();
        for (std::size_t card = 0; card < deck->size(); ++card)
            cards.push_back({setup.decks.size(), card});
        setup.decks.push_back(std::move(*deck));
    }
    for (const auto& [ref, name, card] : setup.pieces)
        state.models.push_back({card.wounds, card.dice, {}, false, card.experience, card.note});
    state.hands.resize(setup.players.size());
    state.setup = std::move(setup);
    return state;
}

Message conditionText(const State& state, std::size_t model)
{
    const ModelState& now = state.models[model];
    Message wounds = message(TR("%1 of %2 wounds left"), now.wounds, state.card(model).wounds);
    if (now.conditions.empty())
        return wounds;
    const auto name = [](const Condition& each) { return conditionName(each.id); };
    return message(TR("%1; %2"), wounds, listed(mapped(now.conditions, name)));
}

namespace {

constexpr int fewestModels = 3;
constexpr int mostModels = 10;

Message matchHeadline(const State& state)
{
    if (state.winners.size() == 1)
        return message(TR("%1 has won"), state.playerName(state.winners.front()));
    if (state.finished)
        return TR("The match is over");
    const bool isOpen = !state.drawn.empty(); // the cards of a round of the draft
    if (!state.begun() && (isOpen || state.drafted < state.draftRounds()))
        return message(TR("Draft: round %1 of %2"), state.drafted + (isOpen ? 0 : 1), state.draftRounds());
    return message(TR("Round %1"), state.round);
}

door::Piece modelPiece(const State& state, std::size_t k)
{
    const ModelState& model = state.models[k];
    const ModelCard& card = state.card(k);
    using enum door::Tone;
    door::Piece piece = pieceWithCard(state, k);
    piece.detail = classText(card.modelClass);
    piece.counters = {lifeCounter("wounds", TR("Wounds"), model.wounds, card.wounds)};
    for (const DieKind kind : allDice)
        if (card.dice[kind] > 0)
            piece.counters.push_back({idOf(kind), toText(kind), model.dice[kind], card.dice[kind],
                                      model.dice[kind] == 0 ? quiet : plain});
    if (model.experience > 0)
        piece.counters.push_back({"experience", TR("Experience"), model.experience, {}, plain, "experience"});
    for (const Condition& each : model.conditions)
        piece.chips.push_back(conditionName(each.id));
    if (model.activated)
        piece.chips.emplace_back(TR("Activated"));
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

door::MatchView viewOf(const State& state)
{
    door::MatchView view = viewWithPieces(state, matchHeadline(state), modelPiece);
    view.round = state.round;
    view.begun = state.begun();
    addCards(view, state, "drawn", TR("Cards drawn"), state.drawn);
    addCards(view, state, "played", TR("Cards played this round"), state.played);
    for (std::size_t player = 0; player < state.hands.size(); ++player) {
        const PlayerId& id = state.playerId(player);
        auto& side = view.sides.emplace_back(door::SideView{id, state.playerName(player), false, {}, {}});
        if (!state.setup->decks[player].empty())
            side.counters.push_back(
                {"hand", TR("Cards in hand"), static_cast<int>(state.hands[player].size())});
        if (!view.over)
            view.toAct.push_back(id);
        addCards(view, state, "hand-" + id.text(), message(TR("%1’s hand"), state.playerName(player)),
                 state.hands[player]);
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
    if (state.finished || state.begun() || (state.drawn.empty() && state.drafted >= state.draftRounds()))
        return {};
    return {{"draft"}};
}

const Rules<State>& rules()
{
    using enum door::Role;
    using enum door::Section;
    static const Rules<State> all{
        {{"attack", procedure, turn, TR("Attack"), "attacker", false, attack},
         {"ability", procedure, turn, TR("Use an ability"), "model", false, useAbility},
         {"spend", procedure, turn, TR("Move"), "model", false, spend},
         {"card", procedure, turn, TR("Use a card"), "player", false, useCard},
         {"end_round", procedure, ends, TR("End the round"), "", false, endRound},
         {"draft", procedure, setup, TR("Draft round"), "", false, draft},
         {"wounds", correction, match, TR("Change wounds"), "model", false, wounds},
         {"condition", correction, match, TR("Change conditions"), "model", false, condition},
         {"experience", correction, match, TR("Change experience"), "model", false, experience},
         {"finish", correction, match, TR("End the match"), "", false, finish}},
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
        findings.push_back(
            aboutRoster("malformed", counted(TR_N("a warband has 3 to 10 models, not %n"), models)));
    if (const auto deck = wholeAnswer<Deck>(askDeck, list.extras); !deck) {
        findings.push_back(aboutRoster("malformed", deck.error().message));
    } else if (const auto cards = static_cast<int>(deck->size()); cards != MatchSettings::deckOfSource) {
        findings.push_back(
            aboutRoster("malformed",
                        cards == 0 ? TR("the list has no deck; the rules call for 10 cards")
                                   : counted(TR_N("the deck has %n card(s); the rules call for 10"), cards)));
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
