#include "tests/systems/battlecards/battletable.h"

#include <algorithm>

namespace adjutant::battletable {

const GameSystem& game()
{
    return *findGameSystem("battlecards");
}

table::Answers answers(std::string json)
{
    std::ranges::replace(json, '\'', '"');
    return answersOf(Json::parse(json)).value();
}

Json figures(const std::string& kind, const std::string& json)
{
    for (const OddsKind& each : game().odds)
        if (kind == each.id) {
            const auto asked = answered<OddsQuestion>(each.ask, answers(json), Ask::Missing::leftOut);
            if (asked.form.refusal)
                return {{"refused", asked.form.refusal->rule + ": " + toText(asked.form.refusal->message)}};
        }
    return *odds(kind, json).figures;
}

table::OddsView odds(const std::string& kind, const std::string& json)
{
    return solve(game(), {kind, answers(json)}).value_or(table::OddsView());
}

Roster roster(const std::string& extras, const std::vector<int>& health)
{
    Roster made;
    made.system = SystemId("battlecards");
    made.extras = answers(extras);
    for (std::size_t k = 0; k < health.size(); ++k) {
        RosterEntry entry;
        entry.id = EntryId("k" + std::to_string(k));
        entry.card = {{"name", "Knight " + std::to_string(k)}, {"health", health[k]}};
        made.entries.push_back(std::move(entry));
    }
    return made;
}

std::string plainHand(int cards)
{
    std::string hand;
    for (int k = 0; k < cards; ++k)
        hand += (k > 0 ? ", {'id': 'c" : "{'id': 'c") + std::to_string(k) + "'}";
    return '[' + hand + ']';
}

Table::Table(const std::vector<std::pair<std::string, Roster>>& sides)
{
    Start start;
    start.system = SystemId("battlecards");
    for (const auto& [id, roster] : sides) {
        Side side;
        side.id = PlayerId(id);
        side.roster = roster;
        if (id == "bandits")
            side.extras = {{"bandits", true}};
        start.sides.push_back(std::move(side));
    }
    m_session = std::move(game().begin(std::move(start)).value());
}

std::string Table::play(const std::string& procedure, const std::string& json)
{
    const auto played = m_session->command(procedure, answers(json));
    return played ? std::string() : played.error().rule;
}

Json Table::side(const std::string& id) const
{
    const Json all = state();
    for (const Json& each : all["players"])
        if (each["id"] == id)
            return each;
    return {};
}

Json Table::knight(const std::string& player, const std::string& id) const
{
    const Json all = side(player);
    for (const Json& each : all["units"])
        if (each["id"] == id)
            return each;
    return {};
}

std::string Table::story(const table::Viewer& viewer) const
{
    std::string lines;
    for (const LogLine& line : m_session->log(viewer))
        for (const Sentence& each : line.sentences)
            lines += toText(each.message) + '\n';
    return lines;
}

} // namespace adjutant::battletable
