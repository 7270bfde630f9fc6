#include "core/systems/battlecards/battlequestions.h"

#include "core/match/namedid.h"
#include "core/systems/battlecards/battlewords.h"

namespace adjutant::battlecards {

namespace {

Task<int> askFigure(Ask& ask, table::Path path, Words label, int lowest)
{
    co_return co_await ask.number(NumberOf(std::move(path), message(label), lowest, mostFigure).preset(0));
}

} // namespace

Task<Attributes> askAttributes(Ask& ask, table::Path at)
{
    Attributes attributes;
    attributes.damage = co_await askFigure(ask, at + "/damage", words::damage, 0);
    attributes.delay = co_await askFigure(ask, at + "/delay", words::delay, 0);
    attributes.precision = co_await askFigure(ask, at + "/precision", words::precision, 0);
    attributes.dodge = co_await askFigure(ask, at + "/dodge", words::dodge, 0);
    attributes.defense = co_await askFigure(ask, at + "/defense", words::defense, 0);
    co_return attributes;
}

Task<Battlecard> askBattlecard(Ask& ask, table::Path at, bool needsId, std::vector<std::string> taken)
{
    Battlecard card;
    const NamedId called =
        co_await askNamedId(ask, at, message(WORDS("battlecards", "Card")), std::move(taken), needsId);
    card.id = called.id;
    card.name = called.name;
    card.attack.damage = co_await askFigure(ask, at + "/attack/damage", words::damage, -mostFigure);
    card.attack.delay = co_await askFigure(ask, at + "/attack/delay", words::delay, -mostFigure);
    card.attack.precision = co_await askFigure(ask, at + "/attack/precision", words::precision, -mostFigure);
    card.defense.wound = co_await askFigure(ask, at + "/defense/wound", words::wound, -mostFigure);
    card.defense.dodge = co_await askFigure(ask, at + "/defense/dodge", words::dodge, -mostFigure);
    card.defense.defense = co_await askFigure(ask, at + "/defense/defense", words::defense, -mostFigure);
    co_return card;
}

Task<std::vector<Battlecard>> askHand(Ask& ask, table::Path at)
{
    std::vector<Battlecard> hand;
    std::vector<std::string> ids;
    const auto rows = co_await ask.rows(
        RowsOf(at, WORDS("battlecards", "Hand"), 2, mostCards).rowLabel(WORDS("battlecards", "Card")));
    for (const std::string& row : rows) {
        Battlecard card = co_await askBattlecard(ask, at + '/' + row, true, ids);
        if (std::ranges::find(ids, card.id) != ids.end())
            co_await ask.refuse(
                "malformed",
                message(WORDS("battlecards",
                              "%1/%2/id: '%3' is used twice; each card in a hand needs its own id"),
                        verbatim(at), verbatim(row), verbatim(card.id)));
        ids.push_back(card.id);
        hand.push_back(std::move(card));
    }
    co_return hand;
}

Task<> askKnightCard(KnightCard& card, Ask& ask)
{
    const auto name = co_await ask.textOrNone(
        TextOf("name", WORDS("battlecards", "Name"), 80).ifLeftOut(WORDS("battlecards", "No name")));
    card.name = name.value_or(std::string());
    card.health = co_await ask.number(NumberOf("health", message(words::health), 1, mostFigure));
}

Task<> askCardView(table::CardView& view, Ask& ask)
{
    KnightCard card;
    co_await askKnightCard(card, ask);
    view = viewOf(card);
}

Task<> askArmyCards(ArmyCards& cards, Ask& ask)
{
    cards.attributes = co_await askAttributes(ask, "attributes");
    cards.hand = co_await askHand(ask, "hand");
}

Task<> askRosterExtras(Ask& ask)
{
    ArmyCards cards;
    co_await askArmyCards(cards, ask);
}

Task<> askBandits(bool& bandits, Ask& ask)
{
    bandits = co_await ask.yes(
        Whether("bandits", WORDS("battlecards", "Bandits"))
            .why(WORDS("battlecards", "Bandits choose targets by their pattern and never ally")));
}

Task<> askSideExtras(Ask& ask)
{
    bool bandits = false;
    co_await askBandits(bandits, ask);
}

} // namespace adjutant::battlecards
