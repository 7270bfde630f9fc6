#include "core/systems/skirmish/skirmish.h"
#include "core/text.h"

#include <cstdlib>
#include <sstream>

namespace adjutant::skirmish {

namespace {

std::vector<door::Option> cardOptions(const State& state, const std::vector<CardAt>& cards)
{
    std::vector<door::Option> options;
    for (const CardAt& each : cards) {
        const auto& [name, text] = state.deckCard(each);
        options.push_back({state.idOf(each), verbatim(name), verbatim(text)});
        if (findIn(state.setup->decks[1 - each.player], name, &DeckCard::name))
            options.back().label = message(TR("%1 (%2)"), name, state.playerName(each.player));
    }
    return options;
}

CardAt cardAt(const State& state, const std::string& id)
{
    const auto slash = id.find('/');
    return {state.setup->findPlayer(id.substr(0, slash)),
            static_cast<std::size_t>(wholeNumberOf(id.substr(slash + 1)).value_or(1) - 1)};
}

// The card that a player picks from the open cards or the hand: it is removed, and that is reported.
Task<CardAt> takeCard(const State& state, Ask& ask, const char* path, Label label, std::vector<CardAt>& cards,
                      std::size_t player, const char* rule, Words story)
{
    Pick question(path, std::move(label), cardOptions(state, cards));
    const std::string id = co_await ask.one(question.by(state.playerId(player)).rule(rule));
    const CardAt card = cardAt(state, id);
    std::erase(cards, card);
    ask.report(message(story, state.playerName(player), state.deckCard(card).name));
    co_return card;
}

Task<> pickOpen(State& state, Ask& ask, const char* path, std::size_t player)
{
    const Message label = message(TR("%1’s pick"), state.playerName(player));
    const CardAt card =
        co_await takeCard(state, ask, path, label, state.drawn, player, "rule/draft", TR("%1 picks %2"));
    state.hands[player].push_back(card);
}

// Who burns in every round, where the start doesn't say. Scripts, and older records, don't,
// either: it is the first player then.
Task<> askFirst(State& state, Ask& ask)
{
    if (state.drafted > 0 || state.setup->isFirstKnown ||
        (!ask.isGiven("begins") && (ask.isScript() || ask.hasParts("drawn"))))
        co_return;
    Pick question("begins", TR("Goes first in the draft"), state.setup->playerOptions());
    question.why(TR("The rules don’t say who: agree, or roll for it")).rule("rule/draft");
    state.first = state.setup->findPlayer(co_await ask.one(std::move(question)));
}

// The cards that dice draw unseen, by their places among those left; none where the players enter what they
// drew at the table.
Task<std::optional<std::vector<CardAt>>> askDrawnByDice(const State& state, Ask& ask)
{
    if (!ask.isGiven("draw") && (ask.isScript() || ask.hasParts("drawn")))
        co_return std::nullopt;
    std::vector<door::Die> dice;
    for (std::size_t player = 0; player < state.decks.size(); ++player)
        for (int sides = static_cast<int>(state.decks[player].size()), k = 0; k < MatchSettings::drawnOfDeck;
             ++k)
            dice.push_back({sides - k, message(TR("%1’s deck"), state.playerName(player))});
    DiceOf question("draw", TR("Cards drawn unseen"), std::move(dice));
    question.why(TR("Each die picks a card by its position among those left in the deck"));
    question.ifSkipped(TR("Enter the cards drawn at the table")).rule("rule/draft");
    const auto faces = co_await ask.diceOrNone(std::move(question));
    if (!faces)
        co_return std::nullopt;
    std::vector<CardAt> drawn;
    auto face = faces->begin();
    for (std::vector<CardAt> deck : state.decks)
        for (int k = 0; k < MatchSettings::drawnOfDeck; ++k) {
            const auto card = deck.begin() + (*face++ - 1);
            drawn.push_back(*card);
            deck.erase(card);
        }
    co_return drawn;
}

Task<> askDrawn(State& state, Ask& ask)
{
    const auto byDice = co_await askDrawnByDice(state, ask);
    std::vector<CardAt> drawn = byDice.value_or(std::vector<CardAt>());
    for (std::size_t player = 0; !byDice && player < state.setup->players.size(); ++player) {
        Pick question("drawn/" + state.playerId(player).text(),
                      message(TR("Two cards from %1’s deck"), state.playerName(player)),
                      cardOptions(state, state.decks[player]));
        question.from(MatchSettings::drawnOfDeck, MatchSettings::drawnOfDeck).rule("rule/draft");
        const auto ids = co_await ask.several(std::move(question));
        for (const std::string& id : ids)
            drawn.push_back(cardAt(state, id));
    }
    state.drawn = std::move(drawn);
    ++state.drafted;
    std::vector<Message> names;
    for (const CardAt& each : state.drawn) {
        std::erase(state.decks[each.player], each);
        names.push_back(verbatim(state.deckCard(each).name));
    }
    ask.report(TR("Draft round %1: %2"), state.drafted, listed(std::move(names)));
}

using Parts = std::span<const std::string_view>;

// Parts of the words of cards, in each language of the app.
constexpr std::string_view accuracyParts[]{"ccuracy", "enauigkeit", "cisi"};
constexpr std::string_view powerParts[]{"ower", "raft", "uissance", "otencia"};
constexpr std::string_view attacksParts[]{"attacks", "taques", "ngriffe"};

bool hasAny(const std::string& text, Parts parts)
{
    return std::ranges::any_of(parts, [&text](auto part) { return text.find(part) != text.npos; });
}

// What cards change of a roll: "accuracy +1"; by any word where no parts are given.
int bonusIn(const std::string& text, Parts parts)
{
    constexpr long most = Ability::mostModifier;
    long bonus = 0;
    std::istringstream words(text);
    for (std::string before, word; words >> word; before = word)
        if ((parts.empty() || hasAny(before, parts)) && word.find_first_of("+-") == 0)
            bonus += std::clamp(std::strtol(word.c_str(), nullptr, 10), -most, most);
    return static_cast<int>(std::clamp(bonus, -most, most));
}

Judgement hasNoCards(const State& state, std::size_t player)
{
    if (!state.hands[player].empty())
        return {};
    return closedBy("malformed", TR("%1 has no cards in hand"), state.playerName(player));
}

} // namespace

// Who is first burns in every round: burn, pick of the other, pick of the first, the last is discarded.
Task<> draft(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (state.setup->settings.draftRounds == 0)
        co_await ask.refuse("malformed", TR("no draft rounds were chosen"));
    if (state.draftRounds() == 0)
        co_await ask.refuse("malformed", TR("both players need a deck of two cards or more"));
    // A round that the players left goes on where they left it.
    if (state.drawn.empty()) {
        if (state.drafted >= state.draftRounds())
            co_await ask.refuse("malformed", TR("the draft is over"));
        co_await askFirst(state, ask);
        co_await askDrawn(state, ask);
        ask.settle();
    }
    const std::size_t first = state.first;
    constexpr std::size_t all = 2 * MatchSettings::drawnOfDeck;
    if (state.drawn.size() == all) {
        const Message label = message(TR("%1 goes first: card to burn"), state.playerName(first));
        co_await takeCard(state, ask, "burn", label, state.drawn, first, "rule/draft", TR("%1 burns %2"));
        ask.settle();
    }
    if (state.drawn.size() == all - 1) {
        co_await pickOpen(state, ask, "second", 1 - first);
        ask.settle();
    }
    co_await pickOpen(state, ask, "first", first);
    for (const CardAt& each : state.drawn)
        ask.report(TR("Discarded: %1"), state.deckCard(each).name);
    state.drawn.clear();
}

// A card of a hand is used: what it does is done at the table.
Task<> useCard(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    Pick question("player", TR("Player"), judgedPlayers(state, hasNoCards));
    const std::size_t player = state.setup->findPlayer(co_await ask.one(question.unknownIs("unknown-unit")));
    const CardAt card = co_await takeCard(state, ask, "card", TR("Card"), state.hands[player], player,
                                          "rule/cards", TR("%1 uses %2"));
    state.played.push_back(card);
    const Message text = verbatim(state.deckCard(card).text);
    const Words how = TR("Resolve it on the table, then change wounds or conditions on the model’s sheet");
    for (const Message& each : {text, message(how)}) {
        if (each.empty())
            continue;
        ask.follows(each);
        ask.report(each);
    }
}

Task<std::string> askBonuses(State& state, Ask& ask, OngoingAttack& attack)
{
    std::vector<CardAt> left = state.played;
    std::erase_if(left, [&state](CardAt each) { return bonusIn(state.deckCard(each).text, {}) == 0; });
    std::string printed;
    for (int n = 0; !left.empty(); ++n) {
        Pick question("cards/" + std::to_string(n), TR("Card"), cardOptions(state, left));
        const auto picked = co_await ask.oneOrNone(question.ifSkipped(TR("None")).rule("rule/cards"));
        if (!picked)
            break;
        const CardAt card = cardAt(state, *picked);
        const auto& [name, text] = state.deckCard(card);
        printed += (printed.empty() ? "" : " ") + name + ": " + text;
        std::erase(left, card);
        if (!hasAny(text, attacksParts)) // of more than one
            std::erase(state.played, card);
    }
    constexpr int most = Ability::mostModifier;
    attack.accuracy =
        co_await askNumber(ask, "bonus/accuracy", TR("Accuracy bonus from allies or cards"), -most, most,
                           bonusIn(printed, accuracyParts), "rule/accuracy-and-power", printed.empty());
    attack.power =
        co_await askNumber(ask, "bonus/power", TR("Power bonus from allies or cards"), -most, most,
                           bonusIn(printed, powerParts), "rule/accuracy-and-power", printed.empty());
    co_return printed;
}

} // namespace adjutant::skirmish
