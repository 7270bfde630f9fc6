#include "app/systems/drakerys/matches/startjson.h"

#include "app/export/rosterjson.h"
#include "app/systems/drakerys/matches/cardjson.h"
#include "core/yaml/format.h"
#include "core/yaml/rosterreader.h"

#include <nlohmann/json.hpp>

namespace adjutant {

using yaml::FaultList;
using yaml::FaultRule;
using yaml::Mapping;
using yaml::Need;
using yaml::Node;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longestName = 400;
constexpr std::size_t mostPlayers = 8;

std::string textOf(const std::optional<std::string>& text)
{
    return text.value_or(std::string());
}

Json cardsJson(const std::vector<drakerys::UnitCard>& cards)
{
    Json json = Json::array();
    for (const drakerys::UnitCard& card : cards)
        json.push_back(cardJson(card));
    return json;
}

std::vector<drakerys::UnitCard> readCards(const std::vector<Node>& nodes, FaultList& faults)
{
    std::vector<drakerys::UnitCard> cards;
    for (const Node& node : nodes)
        cards.push_back(readCard(node, faults));
    return cards;
}

RecordedPlayer readPlayer(const Node& node, FaultList& faults)
{
    Mapping keys(node, "a player", faults);
    RecordedPlayer player;
    player.id = PlayerId(textOf(keys.text("id", yaml::longestId, Need::required)));
    player.name = QString::fromStdString(textOf(keys.text("name", longestName)));
    if (const Node* roster = keys.node("roster", Need::required)) {
        yaml::ReadRoster read = yaml::readRoster(*roster, faults.file);
        player.roster = std::move(read.roster);
        faults.faults.insert(faults.faults.end(), read.faults.begin(), read.faults.end());
    }
    player.cards = readCards(keys.sequence("cards"), faults);
    keys.finish();
    return player;
}

// A card for each entry, and players that can be told apart: the fold relies on it.
void checkPlayers(const MatchStart& start, yaml::Position at, FaultList& faults)
{
    if (start.players.empty() || start.players.size() > mostPlayers)
        faults.add(FaultRule::wrongType, at, "players", "1 to 8 players");
    for (const RecordedPlayer& player : start.players) {
        if (start.find(player.id) != &player || !isId(player.id.text()))
            faults.add(FaultRule::badId, at, yaml::clipped(player.id.text()),
                       "a different id for each player");
        for (std::size_t k = 0; k < player.cards.size(); ++k)
            for (std::size_t before = 0; before < k; ++before)
                if (player.cards[before].id == player.cards[k].id)
                    faults.add(FaultRule::duplicateId, at, yaml::clipped(player.cards[k].id.text()));
    }
    if (!start.find(start.first))
        faults.add(FaultRule::unknownWord, at, yaml::clipped(start.first.text()), "the id of a player");
}

} // namespace

std::string writtenTime(const QDateTime& time)
{
    return time.toUTC().toString(Qt::ISODateWithMs).toStdString();
}

std::optional<QDateTime> timeOf(std::string_view text)
{
    const QDateTime time = QDateTime::fromString(
        QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())), Qt::ISODateWithMs);
    return time.isValid() ? std::optional(time.toUTC()) : std::nullopt;
}

Json startJson(const MatchStart& start)
{
    Json json{{"format", matchFormat}, {"system", start.system.text()}};
    if (!start.title.isEmpty())
        json["title"] = start.title.toStdString();
    json["started"] = writtenTime(start.started);
    json["limits"] = {{"ap", start.limits.ap}, {"rarity", start.limits.rarity}};
    json["first"] = start.first.text();
    json["players"] = Json::array();
    for (const RecordedPlayer& player : start.players)
        json["players"].push_back({{"id", player.id.text()},
                                   {"name", player.name.toStdString()},
                                   {"roster", Json::parse(writeRosterJson(player.roster))},
                                   {"cards", cardsJson(player.cards)}});
    json["elementals"] = cardsJson(start.elementals);
    return json;
}

MatchStart readStart(Mapping& keys, FaultList& faults)
{
    MatchStart start;
    if (!yaml::checkFormat(keys, matchFormat, faults))
        return start; // whatever follows may mean something else
    start.system = SystemId(textOf(keys.text("system", yaml::longestId, Need::required)));
    start.title = QString::fromStdString(textOf(keys.text("title", longestName)));
    if (const Node* time = keys.node("started", Need::required)) {
        if (const auto started = timeOf(time->text))
            start.started = *started;
        else
            faults.add(FaultRule::wrongType, time->at, "started", "a time like 2026-11-21T10:30:00.000Z");
    }
    if (const Node* limits = keys.node("limits", Need::required)) {
        Mapping both(*limits, "limits", faults);
        start.limits.ap = both.integer("ap", {0, Limits::highestAp}).value_or(0);
        start.limits.rarity = both.integer("rarity", {0, Limits::highestRarity}).value_or(0);
        both.finish();
    }
    start.first = PlayerId(textOf(keys.text("first", yaml::longestId, Need::required)));
    for (const Node& player : keys.sequence("players", Need::required))
        start.players.push_back(readPlayer(player, faults));
    start.elementals = readCards(keys.sequence("elementals"), faults);
    checkPlayers(start, keys.at(), faults);
    return start;
}

std::string writtenStart(const MatchStart& start)
{
    return startJson(start).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Expected<MatchStart, std::string> readStart(std::string_view text)
{
    const auto root = yaml::parse(text, {});
    if (!root)
        return refuse(yaml::inEnglish(root.error()));
    FaultList faults;
    Mapping keys(*root, "a match", faults);
    MatchStart start = readStart(keys, faults);
    if (faults.faults.empty())
        keys.finish();
    if (!faults.faults.empty())
        return refuse(yaml::inEnglish(faults.faults.front()));
    return start;
}

} // namespace adjutant
