#include "core/systems/drakerys/procedures/manaofcasting.h"

#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/sources.h"

namespace adjutant::drakerys {

namespace {

constexpr int mostManaSpent = 100;

// "3 Air, 1 Fire"
Message inWords(const Mana& mana)
{
    std::vector<Message> parts;
    for (std::size_t k = 0; k < mana.size(); ++k)
        if (mana[k] > 0)
            parts.push_back(message(WORDS("drakerys", "%1 %2"), mana[k], toMessage(static_cast<Element>(k))));
    return parts.empty() ? message(WORDS("drakerys", "nothing")) : inOrder(parts);
}

Message givenBy(const Drawn& drawn)
{
    Mana given{};
    for (const ManaSource& source : drawn.sources)
        if (source.element)
            given[static_cast<std::size_t>(*source.element)] += source.mana;
    return inWords(given);
}

NumberOf manaPaid()
{
    return NumberOf("paid", message(WORDS("drakerys", "Mana paid for the spell")), 0, mostManaSpent)
        .why(message(WORDS("drakerys", "cost unknown")))
        .ifLeftOut(message(WORDS("drakerys", "Cost not stated")))
        .usuallyNone();
}

} // namespace

Drawn drawnFrom(const MatchState& state, const std::vector<std::string>& ids)
{
    Drawn drawn;
    for (const std::string& id : ids) {
        const auto source = findSource(state, id);
        drawn.known = drawn.known && source && (source->maelstrom || source->element);
        if (!source)
            continue;
        drawn.sources.push_back({source->element, source->mana});
        drawn.mana += source->maelstrom ? 0 : source->mana;
        drawn.maelstrom = drawn.maelstrom || source->maelstrom;
    }
    drawn.mana += drawn.maelstrom ? ManaSource::ofMaelstrom : 0;
    return drawn;
}

Task<std::optional<int>> askCost(const MatchState& state, Ask& ask, SpellId spell, Drawn drawn)
{
    if (!drawn.known)
        co_return std::nullopt;
    const SpellCard* card = state.find(spell);
    if (drawn.maelstrom || (card && card->cost)) {
        const Mana cost = card && card->cost ? *card->cost : Mana{};
        const auto left = mostReinforcement(cost, drawn.sources);
        if (!left)
            ask.warn("mana", message(WORDS("drakerys", "%1 costs %2, but the sources give %3"),
                                     verbatim(card->name), inWords(cost), givenBy(drawn)));
        co_return left;
    }
    const auto paid = co_await ask.numberOrNone(manaPaid());
    if (!paid)
        co_return std::nullopt;
    if (*paid > drawn.mana)
        ask.warn("mana", message(WORDS("drakerys", "the spell costs %1 mana, but the sources give %2"), *paid,
                                 drawn.mana));
    co_return *paid > drawn.mana ? std::nullopt : std::optional(drawn.mana - *paid);
}

NumberOf reinforcementOf(const Ask& ask, const Drawn& drawn, std::optional<int> left)
{
    // Nobody spends more than the sources give, whatever the spell costs.
    const int given = drawn.known && !ask.isScript() ? drawn.mana : mostManaSpent;
    NumberOf question("reinforcement", message(WORDS("drakerys", "Mana spent on extra dice")), 0,
                      left.value_or(given));
    if (ask.isScript())
        question.preset(0);
    else if (left && !drawn.maelstrom)
        question.preset(*left);
    if (left)
        question.why(message(WORDS("drakerys", "%1 left, one die each"), *left));
    return question;
}

} // namespace adjutant::drakerys
