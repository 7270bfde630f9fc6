#pragma once

#include "app/matches/matchrecord.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/answersfile.h"
#include "core/yaml/matchscriptreader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace adjutant::test {

enum class Rolls { none, recorded };

inline std::string textAt(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

inline Record fromScript(const std::string& procedure, door::Answers answers)
{
    Record record;
    record.procedure = procedure;
    record.answers = std::move(answers);
    record.fromScript = true;
    return record;
}

// Six D10 at 5+, which bring 4 successes on average: 0.6 a die, and a 10 adds one. What fell goes round.
inline Record rollBefore(const door::Answers& activation, int number)
{
    const std::string unit = std::get<std::string>(activation.at("unit"));
    const std::string player = unit.substr(0, unit.find('/'));
    return fromScript("roll", {{"player", player},
                               {"unit", unit},
                               {"kind", number % 3 == 0   ? "morale"
                                        : number % 3 == 1 ? "attack"
                                                          : "injury"},
                               {"dice", 6},
                               {"threshold", 5},
                               {"rolled/successes", player == "elves" ? 3 + number % 4 : 2 + number % 3}});
}

/// The game of six-rounds.yaml as a match that was recorded, a command every 45 seconds
/// from 2026-11-14 18:00 UTC on; with rolls, each of them forecast, between its activations where wanted.
inline MatchRecord recordedSixRounds(const Catalogue& catalogue, Rolls rolls)
{
    const QString path = QStringLiteral(RECORDED_MATCH_SCRIPT);
    const auto root = yaml::parse(textAt(path), {});
    const QDir folder = QFileInfo(path).dir();
    const yaml::ReadMatchScript script =
        yaml::readMatchScript(*root, {}, [&folder](const std::string& named) {
            return yaml::RosterText{named, textAt(folder.filePath(QString::fromStdString(named)))};
        });
    MatchRecord record;
    record.id = QStringLiteral("six-rounds");
    record.start.started = QDateTime(QDate(2026, 11, 14), QTime(18, 0), Qt::UTC);
    Start start;
    start.system = script.system;
    start.first = script.first;
    for (const yaml::ScriptPlayer& player : script.players)
        start.sides.push_back({player.id, start.sides.empty() ? "Anna" : "Bruno", player.roster, {}});
    record.start.start = withCards(std::move(start), *findGameSystem(script.system.text()), catalogue);
    const auto add = [&record](Step step) {
        const auto at = record.start.started.addSecs(45 * static_cast<qint64>(record.steps.size()));
        record.steps.push_back({at, std::move(step)});
    };
    int number = 0;
    for (const yaml::Node* node : script.commands) {
        yaml::FaultList faults;
        const yaml::Member* command = yaml::commandIn(*node, faults);
        if (const auto move = yaml::cursorMoveOf(*command, faults)) {
            add({*move == yaml::CursorMove::undo ? Step::Kind::undo : Step::Kind::redo, {}, 1, 0});
            continue;
        }
        door::Answers answers = yaml::readAnswers(command->value, command->key, faults).answers;
        if (command->key == "activate" && rolls == Rolls::recorded)
            add({Step::Kind::record, rollBefore(answers, number++), 1, 0});
        add({Step::Kind::record, fromScript(command->key, std::move(answers)), 1, 0});
    }
    return record;
}

} // namespace adjutant::test
