#include "app/cli/unittext.h"

#include "app/cli/knownwords.h"

namespace adjutant::cli {

std::string inEnglish(const Amounts& amounts, std::span<const Budget> budgets)
{
    std::vector<std::string> words;
    for (const Amounts::Amount& amount : inOrder(amounts, budgets))
        words.push_back(toText(toText(amount, budgets)));
    return listed(words);
}

std::string inEnglish(const SizeOffer& offer, const GameSystem& system)
{
    const Message size =
        system.sizeWords.text ? counted(system.sizeWords, offer.size) : verbatim(std::to_string(offer.size));
    const std::string cost = inEnglish(offer.cost, system.budgets);
    return cost.empty() ? toText(size) : toText(size) + ": " + cost;
}

} // namespace adjutant::cli
