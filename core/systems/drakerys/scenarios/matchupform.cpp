#include "core/systems/drakerys/odds/advice.h"
#include "core/systems/drakerys/odds/sideofunit.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/scenarios/adviceform.h"
#include "core/systems/drakerys/scenarios/sideform.h"

#include <nlohmann/json.hpp>

namespace adjutant::drakerys {

namespace {

constexpr int mostUnits = 16;
constexpr int mostInUnit = 40; ///< Warriors: every pair is computed

/// An army as it was answered.
struct AskedArmy
{
    std::vector<Contender> units;
    std::vector<Message> names;
    std::vector<table::Answers> answers; ///< `unit` and `warriors` of each
};

RowsOf rowsOfArmy(const char* path, Words label)
{
    return RowsOf(path, message(label), 1, mostUnits).rowLabel(message(WORDS("drakerys", "Unit")));
}

NumberOf warriorsInArmy(const table::Path& row)
{
    return NumberOf(row + "/warriors", message(WORDS("drakerys", "Warriors")), 1, mostInUnit).preset(1);
}

Task<AskedArmy> askArmy(Ask& ask, const Catalogue& catalogue, const char* path, Words label)
{
    AskedArmy army;
    const std::vector<std::string> rows = co_await ask.rows(rowsOfArmy(path, label));
    for (const std::string& row : rows) {
        const table::Path at = std::string(path) + '/' + row;
        const std::string id = co_await ask.one(pickUnit(catalogue, at + "/unit"));
        const int warriors = co_await ask.number(warriorsInArmy(at));
        const Unit* unit = catalogue.find(UnitId(id));
        const auto contender = unit ? contenderOf(*unit, warriors, catalogue) : std::nullopt;
        if (!contender) {
            ask.warn("card",
                     message(WORDS("drakerys", "%1 skipped: no stats"), verbatim(unit ? unit->name : id)));
            continue;
        }
        army.units.push_back(*contender);
        Message name = verbatim(unit->name);
        if (warriors > 1)
            name = message(WORDS("drakerys", "%1 (%2)"), std::move(name), warriors);
        army.names.push_back(std::move(name));
        table::Answers answers;
        answers["unit"] = id;
        answers["warriors"] = warriors;
        army.answers.push_back(std::move(answers));
    }
    co_return army;
}

Pick pickDeed()
{
    return Pick("action", message(WORDS("drakerys", "Active Unit’s Action")),
                {optionOf("charge", message(WORDS("drakerys", "Charge"))),
                 optionOf("shoot", message(WORDS("drakerys", "Shoot")))})
        .preset("charge");
}

NumberOf distanceOfShots()
{
    return NumberOf("distance", message(WORDS("drakerys", "Distance")), 0, 1000)
        .unit(message(WORDS("drakerys", "cm")))
        .preset(20);
}

table::OddsQuery pairQuery(const table::Answers& active, const table::Answers& target,
                           std::optional<int> shot)
{
    table::OddsQuery query{shot ? "shooting" : "fight", {}};
    table::addUnder(query.answers, "active", active);
    table::addUnder(query.answers, "target", target);
    if (shot)
        query.answers["distance"] = *shot;
    else
        query.answers["action"] = "charge";
    return query;
}

table::OddsView matchupView(const AskedArmy& own, const AskedArmy& enemy, std::optional<int> shot)
{
    const Matchup exchanges = matchupOf(own.units, enemy.units, shot);
    table::OddsView view;
    view.headline = message(shot ? WORDS("drakerys", "Every Unit shoots at every Unit")
                                 : WORDS("drakerys", "Every Unit charges every Unit"));
    table::Matrix matrix;
    matrix.label = message(WORDS("drakerys", "Average AP removed minus AP lost"));
    matrix.rows = own.names;
    matrix.columns = enemy.names;
    auto rows = nlohmann::ordered_json::array();
    for (std::size_t row = 0; row < exchanges.size(); ++row) {
        auto cells = nlohmann::ordered_json::array();
        for (std::size_t column = 0; column < exchanges[row].size(); ++column) {
            const Exchange& exchange = exchanges[row][column];
            matrix.values.push_back(exchange.apRemoved - exchange.apLost);
            matrix.cells.push_back(exchange.possible
                                       ? pairQuery(own.answers[row], enemy.answers[column], shot)
                                       : table::OddsQuery());
            cells.push_back({{"ap_removed", exchange.apRemoved},
                             {"ap_lost", exchange.apLost},
                             {"removed", exchange.removes}});
        }
        rows.push_back(std::move(cells));
    }
    view.matrix = std::move(matrix);
    view.figures =
        std::make_shared<const nlohmann::ordered_json>(nlohmann::ordered_json{{"matchup", std::move(rows)}});
    return view;
}

} // namespace

Task<> askMatchup(OddsQuestion& question, Ask& ask)
{
    static const Catalogue none;
    const Catalogue& catalogue = question.catalogue ? *question.catalogue : none;
    const AskedArmy own = co_await askArmy(ask, catalogue, "active", WORDS("drakerys", "Attackers"));
    const AskedArmy enemy = co_await askArmy(ask, catalogue, "target", WORDS("drakerys", "Targets"));
    const std::string deed = co_await ask.one(pickDeed());
    std::optional<int> shot;
    if (deed == "shoot")
        shot = co_await ask.number(distanceOfShots());
    const double work = workOfMatchup(own.units, enemy.units, shot);
    co_await limitWork(question, work, ask);
    question.solve = [own, enemy, shot] { return matchupView(own, enemy, shot); };
}

} // namespace adjutant::drakerys
