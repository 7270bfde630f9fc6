#include "recordedmatch.h"

#include "core/odds/distribution.h"
#include "core/systems/drakerys/match/commandreader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace adjutant::test {

namespace {

using drakerys::RecordRoll;
using drakerys::RollName;

std::string contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

// Six D10 at 5+, which bring 3.6 successes on average with a plain 60 %; what fell goes round.
RecordRoll rollBefore(const drakerys::Activate& activation, int number)
{
    RecordRoll roll;
    roll.player = activation.unit.player;
    roll.unit = activation.unit;
    roll.kind = number % 3 == 0 ? RollName::morale : number % 3 == 1 ? RollName::attack : RollName::injury;
    roll.threshold = 5;
    roll.forecast = odds::binomial(6, 0.6);
    roll.successes = activation.unit.player.text() == "elves" ? 3 + number % 4 : 2 + number % 3;
    return roll;
}

} // namespace

MatchRecord recordedSixRounds(const Catalogue& catalogue, Rolls rolls)
{
    const QString path = QStringLiteral(ADJUTANT_SOURCE_DIR "/tests/fixtures/match/six-rounds.yaml");
    const auto root = yaml::parse(contents(path), {});
    const QDir folder = QFileInfo(path).dir();
    const yaml::ReadMatchScript script =
        yaml::readMatchScript(*root, {}, [&folder](const std::string& named) {
            return yaml::RosterText{named, contents(folder.filePath(QString::fromStdString(named)))};
        });
    MatchRecord record;
    record.id = QStringLiteral("six-rounds");
    std::vector<RecordedPlayer> players;
    const QStringList names{QStringLiteral("Anna"), QStringLiteral("Bruno")};
    for (const yaml::ScriptPlayer& player : script.players)
        players.push_back({player.id, names.at(static_cast<int>(players.size())), player.roster, {}});
    const QDateTime started(QDate(2026, 11, 14), QTime(18, 0), Qt::UTC);
    record.start = startOf(std::move(players), script.first, {500, 5}, started, catalogue);
    const auto add = [&record, &started](StepKind kind, std::optional<drakerys::Command> command) {
        const auto at = started.addSecs(45 * static_cast<qint64>(record.steps.size()));
        record.steps.push_back({at, kind, std::move(command), 0, {}});
    };
    int number = 0;
    for (const yaml::Node* node : script.commands) {
        const auto step = drakerys::readCommand(*node, {});
        if (const auto* move = std::get_if<yaml::CursorMove>(&*step)) {
            add(*move == yaml::CursorMove::undo ? StepKind::undo : StepKind::redo, std::nullopt);
            continue;
        }
        const auto& command = std::get<drakerys::Command>(*step);
        const auto* activation = std::get_if<drakerys::Activate>(&command);
        if (activation && rolls == Rolls::recorded)
            add(StepKind::command, rollBefore(*activation, number++));
        add(StepKind::command, command);
    }
    return record;
}

} // namespace adjutant::test
