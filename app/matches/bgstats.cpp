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

/// Everybody in the file, numbered from 1.
class People
{
public:
    int refOf(const QString& name)
    {
        const qsizetype known = m_names.indexOf(name);
        if (known < 0)
            m_names.append(name);
        return static_cast<int>(known < 0 ? m_names.size() : known + 1);
    }

    Json json() const
    {
        Json all = Json::array();
        for (qsizetype k = 0; k < m_names.size(); ++k)
            all.push_back({{"id", k + 1}, {"name", m_names[k].toStdString()}, {"isAnonymous", false}});
        return all;
    }

private:
    QStringList m_names;
};

// 1 for the winner, then by points; players with as many share a rank.
int rankOf(const MatchPlayer& player, const MatchSummary& match)
{
    const auto standing = [&match](const MatchPlayer& each) {
        return std::pair(match.winners().contains(each.id), each.vp);
    };
    return 1 + static_cast<int>(std::ranges::count_if(
                   match.players, [&](const auto& other) { return standing(other) > standing(player); }));
}

Json playJson(const MatchSummary& match, People& people, int game)
{
    Json scores = Json::array();
    for (qsizetype seat = 0; seat < match.players.size(); ++seat) {
        const MatchPlayer& player = match.players[seat];
        scores.push_back({{"playerRefId", people.refOf(nameOf(player))},
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
            {"gameRefId", game},
            {"playerScores", std::move(scores)}};
}

Json gameJson(const QString& system, int number)
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
    People people;
    QStringList systems;
    Json plays = Json::array(), games = Json::array();
    for (const MatchSummary& match : matches) {
        if (!isPlay(match))
            continue;
        if (!systems.contains(match.system)) {
            systems.append(match.system);
            games.push_back(gameJson(match.system, static_cast<int>(systems.size())));
        }
        plays.push_back(playJson(match, people, static_cast<int>(systems.indexOf(match.system)) + 1));
    }
    const Json file{{"about",
                     "Plays of matches, written by Adjutant for BG Stats. If you see this text, open "
                     "the file with that app."},
                    {"players", people.json()},
                    {"locations", Json::array()},
                    {"games", std::move(games)},
                    {"plays", std::move(plays)}};
    return file.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace adjutant
