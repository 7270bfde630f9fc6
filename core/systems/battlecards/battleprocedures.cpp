#include "core/systems/battlecards/battlecards.h"

namespace adjutant::battlecards {

static Judgement isOut(const State& state, std::size_t knight)
{
    if (!state.knights[knight].out)
        return {};
    const bool isBandit = state.army(state.setup->findPlayer(state.playerOf(knight).text())).bandits;
    return warnedBy("out",
                    isBandit
                        ? WORDS("battlecards", "%1 left the board; treated as a new bandit, unhurt")
                        : WORDS("battlecards", "%1 left the board; treated as back from its castle, unhurt"),
                    state.name(knight));
}

// The sides of the knights, in the order of the tie-breaker; none for a side that it doesn't name.
static std::optional<BattleInPlay> battleOf(const State& state, const std::vector<std::size_t>& knights,
                                            const std::vector<std::string>& tieBreaker)
{
    BattleInPlay battle;
    std::size_t placed = 0;
    for (const std::string& id : tieBreaker) {
        Participant participant;
        participant.side = state.setup->findPlayer(id);
        for (std::size_t k = 0; k < state.knights.size(); ++k)
            if (state.ref(k).player.text() == id && findIn(knights, k))
                participant.knights.push_back(k);
        placed += participant.knights.size();
        if (!participant.knights.empty())
            battle.participants.push_back(std::move(participant));
    }
    if (placed != knights.size())
        return std::nullopt;
    return battle;
}

// Which sides are highest in the tie-breaker; those without a knight on the tile may be left out.
static Pick pickSides(const State& state)
{
    std::vector<door::Option> players = state.setup->playerOptions();
    std::vector<std::string> order = mapped(players, &door::Option::id);
    Pick question("tie_breaker", WORDS("battlecards", "Tie-breaker, highest first"), std::move(players));
    question.from(2, static_cast<int>(order.size())).inOrder().presets(std::move(order));
    return question.why(WORDS("battlecards", "In player order")).unknownIs("unknown-unit");
}

// Some knights meet on a tile.
Task<> battle(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (state.battle)
        co_await ask.refuse("in-battle", WORDS("battlecards", "another battle is still in progress"));
    // First, though it stands by itself: behind all the knights nobody would see it.
    const auto tieBreaker = co_await ask.several(pickSides(state));
    const auto count = static_cast<int>(state.pieceCount());
    const auto ids = co_await ask.several(
        pickPiece("knights", WORDS("battlecards", "Knights on the tile"), piecesOf(state, isOut))
            .from(2, std::max(count, 2)));
    const auto knights = mapped(ids, [&state](const std::string& id) { return state.find(unitRefOf(id)); });
    std::optional<BattleInPlay> begun = battleOf(state, knights, tieBreaker);
    if (!begun)
        co_await ask.refuse("malformed",
                            WORDS("battlecards", "tie_breaker: a side with knights on the tile is missing"));
    if (begun->participants.size() < 2)
        co_await ask.refuse("malformed",
                            WORDS("battlecards", "knights: choose knights of at least two sides"));
    for (const Participant& each : begun->participants)
        for (const std::size_t k : each.knights) {
            KnightInMatch& knight = state.knights[k];
            if (knight.out || knight.isOut())
                knight.wounds = 0;
            knight.out = false;
        }
    state.battle = std::move(begun);
    ask.report(WORDS("battlecards", "A battle begins: %1"),
               state.playerNames(mapped(state.battle->participants, &Participant::side)));
}

namespace {

Judgement hasChosen(const State& state, std::size_t side)
{
    const auto participant = participantOf(state, side);
    const Message name = state.playerName(side);
    if (!participant)
        return closedBy("not-active", WORDS("battlecards", "%1 is not in this battle"), name);
    if (state.battle->participants[*participant].picked)
        return closedBy("chosen", WORDS("battlecards", "%1: cards chosen"), name);
    return {};
}

// The cards that one can be picked from: with a hand of one card it is one of the two, and the other comes
// out of the discards. Bandits take their attack from the hand as long as it has a card.
std::vector<door::Option> cardsOf(const SideInMatch& side, const Army& army, const std::string& besides)
{
    const bool all = side.hand.size() < 2 && !(army.bandits && besides.empty() && !side.hand.empty());
    const bool lends = side.hand.size() == 1 && !besides.empty() && besides != side.hand.front();
    std::vector<door::Option> options;
    for (const Battlecard& card : army.cards) {
        const bool held = findIn(side.hand, card.id);
        const bool back = all && findIn(side.discard, card.id);
        if (card.id == besides || !(held || (back && !lends)))
            continue;
        options.push_back({card.id, toText(card)});
        if (!army.bandits) // whoever enters what was drawn only looks for its name
            options.back().detail = modifiersText(card, besides.empty());
    }
    return options;
}

void takeOut(SideInMatch& side, const Army& army, const Picked& picked)
{
    if (side.hand.size() < 2) {
        side.hand = mapped(army.cards, &Battlecard::id);
        side.discard.clear();
    }
    std::erase(side.hand, picked.attack);
    std::erase(side.hand, picked.defense);
}

// The cards that one is drawn from, besides the one drawn already: the hand, or the discards once it is
// empty.
std::vector<std::string> pileOf(const SideInMatch& side, const Army& army, const std::string& besides)
{
    std::vector<std::string> pile = side.hand;
    if (!besides.empty()) // unknown cards of a hand are empty, too
        std::erase(pile, besides);
    if (pile.empty()) {
        pile = mapped(army.cards, &Battlecard::id);
        std::erase(pile, besides);
    }
    return pile;
}

// Which card of a pile a die shows, by its place; a pile of one card needs no die.
std::string drawnFrom(const std::vector<std::string>& pile, std::vector<int>& faces)
{
    if (pile.size() == 1)
        return pile.front();
    const int place = faces.front();
    faces.erase(faces.begin());
    return pile[static_cast<std::size_t>(place - 1)];
}

std::vector<door::Die> diceToDraw(const SideInMatch& side, const Army& army)
{
    const std::vector<std::string> attacks = pileOf(side, army, {});
    std::vector<door::Die> dice;
    if (attacks.size() > 1)
        dice.push_back({static_cast<int>(attacks.size()), WORDS("battlecards", "Attack card")});
    // Which card goes first may be unknown here; how many are left isn't.
    if (const auto left = (attacks.size() > 1 ? attacks.size() : army.cards.size()) - 1; left > 1)
        dice.push_back({static_cast<int>(left), WORDS("battlecards", "Defense card")});
    return dice;
}

// Both cards drawn unseen; none where the players enter what they drew at the table.
Task<std::optional<Picked>> askDrawn(const SideInMatch& side, const Army& army, Ask& ask)
{
    DiceOf question("drawn", WORDS("battlecards", "Two cards drawn unseen"), diceToDraw(side, army));
    question.why(WORDS("battlecards",
                       "The cards are face down; each die picks one by its position, the second of "
                       "those that are left"));
    question.ifSkipped(WORDS("battlecards", "Enter the cards drawn at the table")).rule("rule/bandits");
    auto faces = co_await ask.diceOrNone(std::move(question));
    if (!faces)
        co_return std::nullopt;
    Picked picked;
    picked.attack = drawnFrom(pileOf(side, army, {}), *faces);
    picked.defense = drawnFrom(pileOf(side, army, picked.attack), *faces);
    co_return picked;
}

// Whoever enters what was drawn keeps no secret.
Task<std::string> askCard(const State& state, std::size_t side, Ask& ask, const char* path, Label label,
                          std::string besides = {})
{
    Pick question(path, std::move(label), cardsOf(state.sides[side], state.army(side), besides));
    question.unknownIs("not-in-hand");
    if (!state.army(side).bandits)
        question.secretOf(state.playerId(side));
    const std::string id = co_await ask.one(std::move(question));
    co_return id;
}

void clearTile(State& state, const BattleResult& result)
{
    for (const Participant& each : state.battle->participants) {
        const bool stays = findIn(result.victors, each.side);
        for (const std::size_t k : each.knights) {
            KnightInMatch& knight = state.knights[k];
            knight.out = knight.out || !stays;
            knight.wounds = 0;
        }
    }
    state.battle.reset();
}

std::vector<std::string> wonMostBattles(const State& state)
{
    std::vector<std::string> ids;
    const int most = std::ranges::max_element(state.sides, {}, &SideInMatch::battlesWon)->battlesWon;
    for (std::size_t side = 0; side < state.sides.size(); ++side)
        if (most > 0 && state.sides[side].battlesWon == most)
            ids.push_back(state.playerId(side).text());
    return ids;
}

} // namespace

// A side covers two cards. Those of bandits are drawn: they lie face down for everybody.
Task<> choose(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    Pick players("player", WORDS("battlecards", "Player"), judgedPlayers(state, hasChosen));
    const std::string id = co_await ask.one(players.unknownIs("unknown-unit"));
    const std::size_t k = state.setup->findPlayer(id);
    SideInMatch& side = state.sides[k];
    const Army& army = state.army(k);
    ask.title(message(army.bandits ? WORDS("battlecards", "%1: draw two cards")
                                   : WORDS("battlecards", "%1: choose two cards"),
                      state.playerName(k)));
    const bool takesBack = side.hand.size() < 2;
    if (takesBack)
        ask.follows(
            side.hand.empty()
                ? WORDS("battlecards", "The hand is empty: the discards come back first")
                : WORDS("battlecards",
                        "The last card in hand is one of the two; the discards come back for the other"));
    std::optional<Picked> picked;
    if (army.bandits && (ask.isGiven("drawn") || !ask.isGiven("attack")))
        picked = co_await askDrawn(side, army, ask);
    if (!picked) {
        picked = Picked();
        picked->attack = co_await askCard(state, k, ask, "attack", WORDS("battlecards", "Attack card"));
        picked->defense =
            co_await askCard(state, k, ask, "defense", WORDS("battlecards", "Defense card"), picked->attack);
    }
    takeOut(side, army, *picked);
    state.battle->participants[*participantOf(state, k)].picked = *picked;
    ask.report(message(takesBack ? WORDS("battlecards", "%1: discards taken back, cards chosen")
                                 : WORDS("battlecards", "%1: cards chosen"),
                       state.playerName(k)));
}

// Points and victors; only their knights stay, and wounds are discarded.
Task<> endBattle(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (stageOf(state) != Stage::fought)
        co_await ask.refuse("turns-left", WORDS("battlecards", "some battle turns are left"));
    BattleResult result = resultOf(state);
    ask.report(WORDS("battlecards", "The battle is over"));
    for (const auto& [side, points] : result.points)
        ask.report(counted(WORDS_N("battlecards", "%1: %n point(s)"), points, state.playerName(side)));
    const auto& fought = state.battle->participants;
    for (std::size_t k = 0; k < fought.size(); ++k)
        if (fought[k].ally && k < *fought[k].ally)
            ask.report(counted(WORDS_N("battlecards", "%1 together: %n point(s)"),
                               result.points[k].second + result.points[*fought[k].ally].second,
                               state.playerNames({fought[k].side, fought[*fought[k].ally].side})));
    if (result.victors.empty())
        ask.report(WORDS("battlecards", "No knights left: nobody wins the battle"));
    else
        ask.report(door::Tone::good, WORDS("battlecards", "Battle won by %1"),
                   state.playerNames(result.victors));
    clearTile(state, result);
    for (const std::size_t side : result.victors)
        ++state.sides[side].battlesWon;
    state.lastBattle = std::move(result);
}

// The rules have no end. Whoever won most battles has won, unless the players decide otherwise.
Task<> finish(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    Pick question("winners", WORDS("battlecards", "Winners"), state.setup->playerOptions());
    question.presets(wonMostBattles(state)).rule("rule/end-of-battle");
    question.why(WORDS("battlecards", "Most battles won; the rules set no end, so you may decide otherwise"));
    co_await askWinners(state, ask, std::move(question));
    ask.report(WORDS("battlecards", "The match is over"));
    if (!state.winners.empty())
        ask.report(door::Tone::good, WORDS("battlecards", "Match won by %1"),
                   state.playerNames(state.winners));
}

Task<> wounds(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t which =
        co_await askPiece(state, ask, "unit", WORDS("battlecards", "Knight"), nothingAgainst);
    KnightInMatch& knight = state.knights[which];
    knight.wounds = co_await ask.number(NumberOf("wounds", woundsWord, 0, mostFigure).preset(knight.wounds));
    knight.out = knight.isOut();
    ask.report(WORDS("battlecards", "Corrected: %1 has %2"), state.name(which), conditionText(state, which));
}

} // namespace adjutant::battlecards
