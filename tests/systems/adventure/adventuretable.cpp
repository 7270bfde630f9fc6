#include "tests/systems/adventure/adventuretable.h"

#include <QtGlobal>

#include <algorithm>

namespace adjutant::adventuretable {

namespace {

std::string withDoubleQuotes(std::string json)
{
    std::ranges::replace(json, '\'', '"');
    return json;
}

Side sideOf(const char* id, const std::string& cards)
{
    Side side;
    side.id = PlayerId(id);
    side.roster.system = SystemId("adventure");
    const Json units = Json::parse(withDoubleQuotes(cards));
    for (const auto& [unit, card] : units.items()) {
        RosterEntry entry;
        entry.id = EntryId(unit);
        entry.card = answers(card.dump());
        side.roster.entries.push_back(std::move(entry));
    }
    return side;
}

const GameSystem& game()
{
    return *findGameSystem("adventure");
}

} // namespace

table::Answers answers(std::string json)
{
    return answersOf(Json::parse(withDoubleQuotes(std::move(json)))).value();
}

Start startOf(const std::string& party, const std::string& monsters)
{
    Start start;
    start.system = SystemId("adventure");
    start.sides = {sideOf("party", party), sideOf("gm", monsters)};
    return start;
}

Start usualStart()
{
    return startOf("{'ana': {'name': 'Ana', 'tier': 2, 'atk': 3, 'def': 8, 'int': 1, 'agi': 2, 'hp': 9,"
                   "         'powers': [{'name': 'Lunge', 'text': 'One enemy beside her'}],"
                   "         'items': ['Healing draught']},"
                   " 'bo': {'name': 'Bo', 'tier': 1, 'atk': 2, 'def': 9, 'int': 0, 'agi': 1, 'hp': 8}}",
                   "{'orc': {'name': 'Orc', 'tier': 1, 'atk': 2, 'def': 8, 'int': -1, 'agi': 0, 'hp': 6},"
                   " 'wolf': {'name': 'Wolf', 'tier': 1, 'atk': 1, 'def': 7, 'int': 0, 'agi': 3,"
                   "          'moves': ['Leap']}}");
}

Json figures(const std::string& kind, const std::string& json)
{
    for (const OddsKind& each : game().odds)
        if (kind == each.id) {
            const auto asked = answered<OddsQuestion>(each.ask, answers(json), Ask::Missing::leftOut);
            if (asked.form.refusal)
                return {{"refused", asked.form.refusal->rule + ": " + toText(asked.form.refusal->message)}};
        }
    return *solve(game(), {kind, answers(json)}).value().figures;
}

Table::Table(Start start)
{
    auto session = game().begin(std::move(start));
    if (!session)
        qFatal("%s", toText(session.error().message).c_str());
    m_session = std::move(*session);
}

std::string Table::play(const std::string& word, const std::string& json)
{
    m_sentences.clear();
    m_why.clear();
    const auto played = m_session->command(word, answers(json));
    if (!played) {
        m_why = toText(played.error().message);
        return played.error().rule;
    }
    for (const Sentence& each : played->sentences)
        m_sentences += toText(each.message) + '\n';
    return {};
}

void Table::toMovement()
{
    const std::string refused =
        play("initiative", "{'rolls': {'party/ana': 8, 'party/bo': 10, 'gm/orc': 6, 'gm/wolf': 4}}");
    if (!refused.empty())
        qFatal("%s", m_why.c_str());
}

void Table::toBattle()
{
    toMovement();
    play("next_phase");
}

Json Table::unit(const std::string& ref) const
{
    const UnitRef wanted = unitRefOf(ref);
    const Json all = state();
    for (const Json& player : all["players"])
        for (const Json& unit : player["units"])
            if (player["id"] == wanted.player.text() && unit["id"] == wanted.unit.text())
                return unit;
    return {};
}

std::string Table::order(const char* which) const
{
    const Json now = state();
    std::string all;
    for (const Json& each : now[which])
        all += (all.empty() ? "" : " ") + each.get<std::string>();
    return all;
}

} // namespace adjutant::adventuretable
