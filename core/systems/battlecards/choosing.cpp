#include "core/systems/battlecards/battleprocedures.h"

namespace adjutant::battlecards {

namespace {

Objection hasChosen(const State& state, std::size_t side)
{
    const auto participant = participantOf(state, side);
    if (!participant)
        return closedBy("not-active", WORDS("battlecards", "%1 is not in this battle"), toText(state, side));
    if (state.battle->participants[*participant].picked)
        return closedBy("chosen", WORDS("battlecards", "%1: cards chosen"), toText(state, side));
    return {};
}

// The cards that one can be picked from: with a hand of one card it is one of the two, and the other comes
// out of the discards. Bandits take their attack from the hand as long as it has a card.
std::vector<door::Option> cardsOf(const SideInMatch& side, const std::string& besides)
{
    const bool all = side.hand.size() < 2 && !(side.bandits && besides.empty() && !side.hand.empty());
    const bool lends = side.hand.size() == 1 && !besides.empty() && besides != side.hand.front();
    std::vector<door::Option> options;
    for (const Battlecard& card : *side.cards) {
        const bool held = std::ranges::find(side.hand, card.id) != side.hand.end();
        const bool back = all && std::ranges::find(side.discard, card.id) != side.discard.end();
        if (card.id == besides || !(held || (back && !lends)))
            continue;
        options.push_back({card.id, nameOf(card)});
        if (!side.bandits) // whoever enters what was drawn only looks for its name
            options.back().detail = besides.empty() ? toText(card.attack) : toText(card.defense);
    }
    return options;
}

void takeOut(SideInMatch& side, const Picked& picked)
{
    if (side.hand.size() < 2) {
        side.hand.clear();
        side.discard.clear();
        for (const Battlecard& card : *side.cards)
            side.hand.push_back(card.id);
    }
    std::erase(side.hand, picked.attack);
    std::erase(side.hand, picked.defense);
}

// The cards that one is drawn from, besides the one drawn already: the hand, or the discards once it is
// empty.
std::vector<std::string> pileOf(const SideInMatch& side, const std::string& besides)
{
    std::vector<std::string> pile = side.hand;
    if (!besides.empty()) // unknown cards of a hand are empty, too
        std::erase(pile, besides);
    if (!pile.empty())
        return pile;
    for (const Battlecard& card : *side.cards)
        if (card.id != besides)
            pile.push_back(card.id);
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

std::vector<door::Die> diceToDraw(const SideInMatch& side)
{
    const std::vector<std::string> attacks = pileOf(side, {});
    std::vector<door::Die> dice;
    if (attacks.size() > 1)
        dice.push_back({static_cast<int>(attacks.size()), WORDS("battlecards", "Attack card")});
    if (const auto left = pileOf(side, attacks.front()).size(); left > 1)
        dice.push_back({static_cast<int>(left), WORDS("battlecards", "Defense card")});
    return dice;
}

// Both cards drawn unseen; none where the players enter what they drew at the table.
Task<std::optional<Picked>> askDrawn(const SideInMatch& side, Ask& ask)
{
    DiceOf question("drawn", WORDS("battlecards", "Two cards drawn unseen"), diceToDraw(side));
    question.why(WORDS("battlecards", "The cards are face down; each die picks one by its position"));
    question.ifLeftOut(WORDS("battlecards", "Enter the cards drawn at the table")).rule("rule/bandits");
    auto faces = co_await ask.diceOrNone(std::move(question));
    if (!faces)
        co_return std::nullopt;
    Picked picked;
    picked.attack = drawnFrom(pileOf(side, {}), *faces);
    picked.defense = drawnFrom(pileOf(side, picked.attack), *faces);
    co_return picked;
}

// Whoever enters what was drawn keeps no secret.
Pick pickCard(const char* path, Label label, const SideInMatch& side, const std::string& besides)
{
    Pick question(path, std::move(label), cardsOf(side, besides));
    question.unknownIs("not-in-hand");
    if (!side.bandits)
        question.secretOf(side.id);
    return question;
}

Task<Picked> askPicked(const SideInMatch& side, Ask& ask)
{
    Picked picked;
    picked.attack = co_await ask.one(pickCard("attack", WORDS("battlecards", "Attack card"), side, {}));
    picked.defense =
        co_await ask.one(pickCard("defense", WORDS("battlecards", "Defense card"), side, picked.attack));
    co_return picked;
}

} // namespace

Task<> choose(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    Pick players("player", WORDS("battlecards", "Player"), allSides(state, hasChosen));
    const std::string id = co_await ask.one(players.unknownIs("unknown-unit"));
    const std::size_t k = state.findSide(id);
    SideInMatch& side = state.sides[k];
    ask.title(message(side.bandits ? WORDS("battlecards", "%1: draw two cards")
                                   : WORDS("battlecards", "%1: choose two cards"),
                      toText(state, k)));
    const bool takesBack = side.hand.size() < 2;
    if (takesBack)
        ask.follows(
            side.hand.empty()
                ? WORDS("battlecards", "The hand is empty: the discards come back first")
                : WORDS("battlecards",
                        "The last card in hand is one of the two; the discards come back for the other"));
    std::optional<Picked> picked;
    if (side.bandits && (ask.isGiven("drawn") || !ask.isGiven("attack")))
        picked = co_await askDrawn(side, ask);
    if (!picked)
        picked = co_await askPicked(side, ask);
    takeOut(side, *picked);
    state.battle->participants[*participantOf(state, k)].picked = *picked;
    ask.tell(message(takesBack ? WORDS("battlecards", "%1: discards taken back, cards chosen")
                               : WORDS("battlecards", "%1: cards chosen"),
                     toText(state, k)));
}

} // namespace adjutant::battlecards
