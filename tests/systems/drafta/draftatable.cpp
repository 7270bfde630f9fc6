#include "tests/systems/drafta/draftatable.h"

#include "core/systems/drafta/draftarules.h"

#include <QtGlobal>

namespace adjutant::test {

table::Answers answersFrom(const std::string& json)
{
    const auto answers = answersOf(Json::parse(json));
    Q_ASSERT(answers);
    return *answers;
}

drafta::Card cardFrom(const std::string& json)
{
    const auto card = drafta::cardOf(answersFrom(json));
    if (!card)
        qFatal("%s", toText(card.error().message).c_str());
    return *card;
}

namespace {

Side sideOf(const char* id, const std::string& cards)
{
    Side side;
    side.id = PlayerId(id);
    side.roster.system = SystemId("drafta");
    const Json units = Json::parse(cards);
    for (const auto& [unit, card] : units.items()) {
        RosterEntry entry;
        entry.id = EntryId(unit);
        entry.card = answersFrom(card.dump());
        side.roster.entries.push_back(std::move(entry));
    }
    return side;
}

} // namespace

Start startOf(const std::string& red, const std::string& blue, const std::string& extras)
{
    Start start;
    start.system = SystemId("drafta");
    start.sides = {sideOf("red", red), sideOf("blue", blue)};
    start.extras = answersFrom(extras);
    return start;
}

DraftaTable::DraftaTable(const std::string& red, const std::string& blue, const std::string& extras)
    : DraftaTable(startOf(red, blue, extras))
{}

DraftaTable::DraftaTable(Start start)
{
    auto session = drafta::begin(std::move(start));
    if (!session)
        qFatal("%s", toText(session.error().message).c_str());
    m_session = std::move(*session);
}

std::string DraftaTable::play(const std::string& word, const std::string& answers)
{
    m_sentences.clear();
    const auto played = m_session->command(word, answersFrom(answers));
    if (!played) {
        m_sentences = toText(played.error().message);
        return played.error().rule;
    }
    for (const Sentence& each : played->sentences)
        m_sentences += toText(each.message) + '\n';
    return {};
}

void DraftaTable::redBegins()
{
    const std::string refused = play("first", R"({"rolls": {"red": 5, "blue": 2}})");
    Q_ASSERT(refused.empty());
}

Json DraftaTable::unit(const std::string& ref) const
{
    const UnitRef wanted = unitRefOf(ref);
    const Json all = state();
    for (const Json& player : all["players"])
        for (const Json& unit : player["units"])
            if (player["id"] == wanted.player.text() && unit["id"] == wanted.unit.text())
                return unit;
    return {};
}

} // namespace adjutant::test
