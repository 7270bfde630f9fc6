#include "core/systems/drafta/odds/draftaodds.h"

#include "core/systems/drafta/odds/duel.h"

#include <array>
#include <nlohmann/json.hpp>

namespace adjutant::drafta {

namespace {

constexpr int mostRowsOfMatchup = 8; ///< two lists of cards that are as many questions as one form may ask

using View = table::OddsView (*)(const Card& attacker, const Card& defender, std::optional<int> special);

Task<> askBoth(OddsQuestion& question, Ask& ask, View view, bool needsHp)
{
    const Card attacker = co_await askCard(ask, "attacker", needsHp);
    const Card defender = co_await askCard(ask, "defender", needsHp);
    const auto special = co_await ask.numberOrNone(
        NumberOf("special", WORDS("drafta", "Attacker’s special attack damage"), 0, Card::mostDamage)
            .usuallyNone()
            .ifLeftOut(WORDS("drafta", "Normal attack"))
            .rule("rule/special-attacks"));
    if (needsHp) {
        const double work = workOfDuels({attacker}, {defender});
        co_await limitWork(question, work, ask);
    }
    question.solve = [=] { return view(attacker, defender, special); };
}

Task<> askExchange(OddsQuestion& question, Ask& ask)
{
    return askBoth(question, ask, exchangeView, false);
}

Task<> askDuel(OddsQuestion& question, Ask& ask)
{
    return askBoth(question, ask, duelView, true);
}

Task<std::vector<Card>> askCards(Ask& ask, std::string path, Label label)
{
    std::vector<Card> cards;
    const auto keys = co_await ask.rows(
        RowsOf(path, std::move(label), 1, mostRowsOfMatchup).rowLabel(WORDS("drafta", "Card")));
    for (const std::string& key : keys)
        cards.push_back(co_await askCard(ask, path + '/' + key));
    co_return cards;
}

table::OddsView matchupView(const std::vector<Card>& rows, const std::vector<Card>& columns)
{
    using Json = nlohmann::ordered_json;
    table::OddsView view;
    view.headline = message(WORDS("drafta", "Every pairing as a duel"));
    view.matrix = matchup(rows, columns);
    Json chances = Json::array();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto start = view.matrix->values.begin() + static_cast<std::ptrdiff_t>(row * columns.size());
        chances.push_back(std::vector<double>(start, start + static_cast<std::ptrdiff_t>(columns.size())));
    }
    view.figures = std::make_shared<const Json>(Json{{"chances", std::move(chances)}});
    return view;
}

Task<> askMatchup(OddsQuestion& question, Ask& ask)
{
    const auto rows = co_await askCards(ask, "rows", WORDS("drafta", "Attackers"));
    const auto columns = co_await askCards(ask, "columns", WORDS("drafta", "Defenders"));
    const double work = workOfDuels(rows, columns);
    co_await limitWork(question, work, ask);
    question.solve = [=] { return matchupView(rows, columns); };
}

} // namespace

std::span<const OddsKind> oddsKinds()
{
    static constexpr std::array kinds{
        OddsKind{"exchange", WORDS("drafta", "One attack"), askExchange},
        OddsKind{"duel", WORDS("drafta", "Duel"), askDuel},
        OddsKind{"matchup", WORDS("drafta", "Matchup"), askMatchup},
    };
    return kinds;
}

} // namespace adjutant::drafta
