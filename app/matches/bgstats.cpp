#include "app/matches/bgstats.h"

#include "app/matches/matchfold.h"
#include "core/systems/gamesystem.h"

#include <QUuid>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant {

namespace {

using Json = nlohmann::ordered_json;

// A namespace of our own: the same match has the same uuid in every file, so that it is imported once.
const QUuid playsOfAdjutant(0x4b7a7b0e, 0x6d0c, 0x4c6b, 0x9f, 0x3c, 0x2a, 0x51, 0x0d, 0x87, 0xc4, 0x1e);

bool isPlay(const MatchSummary& match)
{
    return match.state == QLatin1String("finished");
}

std::string stamp(const QDateTime& time)
{
    return time.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")).toStdString();
}

// The number of a thing among those of the file, from 1; a new one is added.
qsizetype numberOf(const QString& thing, QStringList& things)
{
    if (!things.contains(thing))
        things.append(thing);
    return things.indexOf(thing) + 1;
}

// 1 for the winner, then by points; players with as many share a rank.
int rankOf(const MatchPlayer& player, const MatchSummary& match)
{
    const auto standing = [&match](const MatchPlayer& each) {
        return std::pair(match.winners().contains(each.id), each.vp);
    };
    return 1 + static_cast<int>(std::ranges::count_if(
                   match.players, [&](const auto& other) { return standing(other) > standing(player); }));
}

Json playJson(const MatchSummary& match, QStringList& people, QStringList& systems)
{
    Json scores = Json::array();
    for (qsizetype seat = 0; seat < match.players.size(); ++seat) {
        const MatchPlayer& player = match.players[seat];
        scores.push_back({{"playerRefId", numberOf(nameOf(player), people)},
                          {"score", isScored(match) ? std::to_string(player.vp) : std::string()},
                          {"winner", match.winners().contains(player.id)},
                          {"startPlayer", player.id == match.first},
                          {"newPlayer", false},
                          {"rank", rankOf(player, match)},
                          {"seatOrder", seat + 1},
                          {"role", player.faction.toStdString()}});
    }
    QStringList comments{match.title, match.notes};
    comments.removeAll(QString());
    return {{"uuid", QUuid::createUuidV5(playsOfAdjutant, match.id)
                         .toString(QUuid::WithoutBraces)
                         .toUpper()
                         .toStdString()},
            {"playDate", stamp(match.started)},
            {"entryDate", stamp(match.started)},
            {"modificationDate", stamp(match.changed)},
            {"durationMin", match.minutes},
            {"rounds", match.rounds},
            {"comments", comments.join(QLatin1Char('\n')).toStdString()},
            {"board", match.missions.join(QStringLiteral(", ")).toStdString()},
            {"ignored", false},
            {"manualWinner", true},
            {"usesTeams", false},
            {"gameRefId", numberOf(match.system, systems)},
            {"playerScores", std::move(scores)}};
}

Json gameJson(const QString& system, qsizetype number)
{
    const GameSystem* game = findGameSystem(system.toStdString());
    return {{"id", number},         {"name", game ? std::string(game->name) : system.toStdString()},
            {"cooperative", false}, {"highestWins", true},
            {"noPoints", false},    {"usesTeams", false}};
}

} // namespace

std::size_t playsOf(std::span<const MatchSummary> matches)
{
    return static_cast<std::size_t>(std::ranges::count_if(matches, isPlay));
}

std::string matchesAsBgStats(std::span<const MatchSummary> matches)
{
    QStringList people, systems;
    Json plays = Json::array(), players = Json::array(), games = Json::array();
    for (const MatchSummary& match : matches)
        if (isPlay(match))
            plays.push_back(playJson(match, people, systems));
    for (qsizetype k = 0; k < people.size(); ++k)
        players.push_back({{"id", k + 1}, {"name", people[k].toStdString()}, {"isAnonymous", false}});
    for (qsizetype k = 0; k < systems.size(); ++k)
        games.push_back(gameJson(systems[k], k + 1));
    const Json file{{"about",
                     "Plays of matches, written by Adjutant for BG Stats. If you see this text, open "
                     "the file with that app."},
                    {"players", std::move(players)},
                    {"locations", Json::array()},
                    {"games", std::move(games)},
                    {"plays", std::move(plays)}};
    return file.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace adjutant
