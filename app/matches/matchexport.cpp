#include "app/matches/matchexport.h"

#include "app/matches/matchlines.h"
#include "core/systems/gamesystem.h"
#include "core/text.h"

#include <QUuid>

#include <algorithm>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <utility>

namespace adjutant {

namespace {

using Json = nlohmann::ordered_json;

// ---- tables

constexpr std::string_view lineEnd = "\r\n";
constexpr std::string_view between = "; ";

// Spreadsheets carry out what starts so, whoever wrote it.
bool startsAFormula(std::string_view text)
{
    static constexpr std::string_view signs[] = {"=",  "+",  "-",  "@",
                                                 "＝", "＋", "－", "＠"}; // the same to some
    return std::ranges::any_of(signs, [&](std::string_view sign) { return text.starts_with(sign); });
}

// Whether a character shows nothing, so that what stands behind it seems to stand at the beginning.
bool isBlank(std::string_view sequence)
{
    // Beside format characters: joiners, fillers, selectors of variants, and spaces of any width.
    static constexpr std::pair<unsigned, unsigned> blanks[] = {
        {0x00, 0x08},     {0x0b, 0x0c},     {0x0e, 0x20},     {0x22, 0x22}, // quotes are written doubled
        {0x7f, 0xa0},     {0x34f, 0x34f},   {0x115f, 0x1160}, {0x1680, 0x1680}, {0x17b4, 0x17b5},
        {0x180b, 0x180f}, {0x2000, 0x200f}, {0x2028, 0x202f}, {0x205f, 0x206f}, {0x2800, 0x2800},
        {0x3000, 0x3000}, {0x3164, 0x3164}, {0xfe00, 0xfe0f}, {0xffa0, 0xffa0}, {0xe0100, 0xe01ef}};
    const unsigned point = codePointOf(sequence);
    return isInvisible(sequence) || std::ranges::any_of(blanks, [point](const auto& range) {
               return point >= range.first && point <= range.second;
           });
}

std::size_t behindBlanks(std::string_view text, std::size_t at, std::string_view others = {})
{
    while (at < text.size()) {
        const std::size_t length = std::max<std::size_t>(utf8SequenceLength(text, at), 1);
        if (!isBlank(text.substr(at, length)) && others.find(text[at]) == others.npos)
            break;
        at += length;
    }
    return at;
}

// With an apostrophe before each formula. Programs that end cells at semicolons or tabs don't see that one of
// ours goes on behind them, or behind the end of a line.
std::string withoutFormulas(std::string text)
{
    constexpr std::string_view ends = ";\t\r\n";
    const std::string_view shown = std::string_view(text).substr(behindBlanks(text, 0));
    if (!shown.empty() &&
        (std::string_view("\t\r\n").find(shown.front()) != ends.npos || startsAFormula(shown)))
        text.insert(text.begin(), '\'');
    for (std::size_t at = text.find_first_of(ends); at < text.size(); at = text.find_first_of(ends, at)) {
        at = behindBlanks(text, at, ends);
        if (startsAFormula(std::string_view(text).substr(at)))
            text.insert(at, 1, '\'');
    }
    return text;
}

std::string cellOf(std::string text)
{
    // A terminal obeys them, and a program that reads the file may stop there.
    std::erase_if(text, [](const char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code == 0x7f || (code < 0x20 && letter != '\n' && letter != '\r' && letter != '\t');
    });
    text = withoutFormulas(std::move(text));
    if (text.find_first_of(",\"\r\n;") == text.npos)
        return text;
    std::string quoted = "\"";
    for (const char letter : text)
        quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return quoted + '"';
}

std::string rowOf(std::initializer_list<std::string> cells)
{
    std::string row;
    for (const std::string& cell : cells)
        row += cellOf(cell) + ',';
    row.pop_back();
    return row + std::string(lineEnd);
}

template <class Items, class Text> std::string joined(const Items& items, Text textOfItem)
{
    std::string text;
    for (const auto& item : items)
        text += std::string(&item == &*items.begin() ? std::string_view() : between) + textOfItem(item);
    return text;
}

std::string playerName(const MatchSummary& match, const QString& player)
{
    const auto found = std::ranges::find(match.players, player, &MatchPlayer::id);
    return (found != match.players.end() ? nameOf(*found) : player).toStdString();
}

std::string rowOf(const MatchSummary& match)
{
    using Player = MatchPlayer;
    const auto ofPlayers = [&match](auto text) { return joined(match.players, text); };
    return rowOf({match.started.toUTC().toString(Qt::ISODate).toStdString(), match.title.toStdString(),
                  ofPlayers([](const Player& each) { return nameOf(each).toStdString(); }),
                  ofPlayers([](const Player& each) { return each.faction.toStdString(); }),
                  ofPlayers([](const Player& each) { return std::to_string(each.ap); }),
                  isScored(match) ? ofPlayers([](const Player& each) { return std::to_string(each.vp); })
                                  : std::string(),
                  match.drawn ? std::string("draw")
                              : joined(match.winners(),
                                       [&match](const QString& each) { return playerName(match, each); }),
                  std::to_string(match.rounds), std::to_string(match.minutes),
                  joined(match.missions, [](const QString& each) { return each.toStdString(); }),
                  playerName(match, match.first), match.state.toStdString(), match.notes.toStdString()});
}

std::string toWord(const Step& step)
{
    static constexpr std::string_view words[] = {"", "undo", "redo", "goto"};
    return step.kind == Step::Kind::record ? step.record.procedure
                                           : std::string(words[static_cast<std::size_t>(step.kind)]);
}

// The piece that a record is about first; empty where it is about none.
std::string pieceOf(const Record& record, const door::MatchView& view)
{
    for (const auto& [path, value] : record.answers)
        if (const auto* id = std::get_if<std::string>(&value))
            if (findIn(view.pieces, *id, [](const door::Piece& each) { return toText(each.ref); }))
                return *id;
    return {};
}

// ---- plays for BG Stats

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

const std::vector<std::string>& matchFormatWords()
{
    static const std::vector<std::string> words{"log", "csv", "commands", "bgstats", "html"};
    return words;
}

MatchFormat matchFormatOf(const std::string& word)
{
    const auto& words = matchFormatWords();
    return static_cast<MatchFormat>(std::ranges::find(words, word) - words.begin());
}

std::string matchesAsCsv(std::span<const MatchSummary> matches)
{
    std::string text = rowOf({"date", "title", "players", "factions", "ap", "vp", "winner", "rounds",
                              "minutes", "missions", "first_player", "state", "notes"});
    for (const MatchSummary& match : matches)
        text += rowOf(match);
    return text;
}

Expected<std::string, std::string> commandsAsCsv(const FoldedMatch& folded)
{
    constexpr std::size_t mostLooks = 300'000; // a long match of large lists has a tenth of them
    const std::size_t pieces = folded.session->view({}).pieces.size();
    if (folded.record.steps.size() * pieces > mostLooks)
        return refuse("its " + std::to_string(folded.record.steps.size()) + " steps with " +
                      std::to_string(pieces) + " pieces are too many for a table of its commands (" +
                      std::to_string(mostLooks) + " multiplied); log has them all");
    const std::vector<LogLine> log = folded.session->log({});
    std::string text = rowOf({"step", "at", "round", "player_to_act", "what", "unit", "command", "stands",
                              "accepted", "warnings"});
    const auto now = beginMatch(folded.record.start.start);
    std::size_t entry = 0;
    for (std::size_t k = 0; now && k < folded.record.steps.size(); ++k) {
        const TimedStep& step = folded.record.steps[k];
        const door::MatchView view = (*now)->view({});
        const std::string player = joined(view.toAct, [](const PlayerId& each) { return each.text(); });
        (*now)->take(step.step);
        std::string unit, command, stands, accepted, warnings;
        int round = view.round;
        if (step.step.kind == Step::Kind::record) {
            const LogLine& line = log[entry++];
            round = std::max(round, line.round); // what begins the first is played in it
            unit = pieceOf(step.step.record, view);
            command = commandJson(step.step.record).dump(-1, ' ', false, Json::error_handler_t::replace);
            stands = line.stands ? "yes" : "no";
            accepted = joined(line.accepted, [](const std::string& each) { return each; });
            warnings = joined(line.warnings, [](const door::Remark& each) { return each.rule; });
        }
        text += rowOf({std::to_string(k + 1), jsonTime(step.at), std::to_string(round), player,
                       toWord(step.step), unit, command, stands, accepted, warnings});
    }
    return text;
}

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
