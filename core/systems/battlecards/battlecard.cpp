#include "core/systems/battlecards/battlecard.h"

namespace adjutant::battlecards {

Attributes withCards(const Attributes& base, const AttackModifiers& attack, const DefenseModifiers& defense)
{
    const auto sum = [](int one, int other) { return std::max(one + other, 0); };
    Attributes figures;
    figures.damage = sum(base.damage, attack.damage);
    figures.delay = sum(base.delay, attack.delay);
    figures.precision = sum(base.precision, attack.precision);
    figures.dodge = sum(base.dodge, defense.dodge);
    figures.defense = sum(base.defense, defense.defense);
    return figures;
}

Task<Battlecard> askBattlecard(Ask& ask, door::Path at, bool needsId, std::vector<std::string> taken)
{
    Battlecard card;
    const NamedId called =
        co_await askNamedId(ask, at, WORDS("battlecards", "Card"), std::move(taken), needsId);
    card.id = called.id;
    card.name = called.name;
    card.attack = co_await askFigures<AttackModifiers>(ask, at + "/attack", -mostFigure);
    card.defense = co_await askFigures<DefenseModifiers>(ask, at + "/defense", -mostFigure);
    co_return card;
}

Task<std::vector<Battlecard>> askHand(Ask& ask, door::Path at)
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
                WORDS("battlecards", "%1/%2/id: '%3' is used twice; each card in a hand needs its own id"),
                verbatim(at), verbatim(row), verbatim(card.id));
        ids.push_back(card.id);
        hand.push_back(std::move(card));
    }
    co_return hand;
}

Message listed(std::vector<Message> parts)
{
    return joined(std::move(parts), WORDS("battlecards", "%1, %2"));
}

namespace {

template <class Modifiers> Message modifiersText(const Modifiers& card)
{
    std::vector<Message> parts;
    for (const Figure<Modifiers>& each : figuresOf<Modifiers>)
        if (const int modifier = card.*each.member; modifier != 0)
            parts.push_back(
                message(modifier > 0 ? WORDS("battlecards", "%1 +%2") : WORDS("battlecards", "%1 %2"),
                        Message(each.label), modifier));
    return parts.empty() ? WORDS("battlecards", "no modifiers") : listed(std::move(parts));
}

} // namespace

Message toText(const AttackModifiers& attack)
{
    return modifiersText(attack);
}

Message toText(const DefenseModifiers& defense)
{
    return modifiersText(defense);
}

Message toText(const Attributes& figures)
{
    return message(WORDS("battlecards", "Damage %1, Delay %2, Precision %3, Dodge %4, Defense %5"),
                   figures.damage, figures.delay, figures.precision, figures.dodge, figures.defense);
}

} // namespace adjutant::battlecards
