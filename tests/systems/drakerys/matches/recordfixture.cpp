#include "recordfixture.h"

#include "app/catalogues/catalogueloader.h"
#include "core/systems/drakerys/match/commandreader.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <QFile>

namespace adjutant::test {

namespace {

QString source(const QString& name)
{
    return QStringLiteral(ADJUTANT_SOURCE_DIR) + QLatin1Char('/') + name;
}

std::string contentsOf(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s can't be read", qPrintable(name));
    return file.readAll().toStdString();
}

RecordedPlayer player(const char* id, const QString& name, const char* army)
{
    const QString path = source(QStringLiteral("data/drakerys/ready/%1.yaml").arg(QLatin1String(army)));
    return {PlayerId(id), name, yaml::readRoster(contentsOf(path), path.toStdString()).roster, {}};
}

QDateTime minutesIn(int minutes)
{
    return QDateTime(QDate(2026, 11, 21), QTime(18, 30, 0, 123), Qt::UTC).addSecs(60 * minutes);
}

} // namespace

const Catalogue& shippedCatalogue()
{
    static const Catalogue catalogue = loadCatalogue(QStringLiteral("drakerys"), UserFiles::ignore).catalogue;
    return catalogue;
}

MatchStep step(int minute, const drakerys::Command& command)
{
    return {minutesIn(minute), StepKind::command, command, 0, {}};
}

MatchStep step(int minute, StepKind move, std::size_t entry)
{
    return {minutesIn(minute), move, {}, entry, {}};
}

MatchRecord begunMatch()
{
    MatchRecord match;
    match.id = QStringLiteral("first-match");
    match.start =
        startOf({player("elves", QStringLiteral("Žofie"), "avaren"), player("dwarves", {}, "aurium")},
                PlayerId("elves"), {500, 5}, minutesIn(0), shippedCatalogue());
    match.start.title = QStringLiteral("Table at the window");
    return match;
}

MatchRecord wholeGame()
{
    MatchRecord match = begunMatch();
    const QString name = source(QStringLiteral("tests/fixtures/match/six-rounds.yaml"));
    const auto root = yaml::parse(contentsOf(name), name.toStdString());
    const auto script = yaml::readMatchScript(
        *root, name.toStdString(), [](const std::string& path) -> Expected<yaml::RosterText, std::string> {
            return yaml::RosterText{path, contentsOf(source(QStringLiteral("tests/fixtures/match/") +
                                                            QString::fromStdString(path)))};
        });
    for (const yaml::Node* node : script.commands) {
        const auto read = drakerys::readCommand(*node, {});
        const int minute = static_cast<int>(match.steps.size()) + 1;
        if (const auto* move = std::get_if<yaml::CursorMove>(&*read))
            match.steps.push_back(
                step(minute, *move == yaml::CursorMove::undo ? StepKind::undo : StepKind::redo));
        else
            match.steps.push_back(step(minute, std::get<drakerys::Command>(*read)));
    }
    match.details.notes = QStringLiteral("It rained.\nŽofie brought cake: 50 % of it is left.");
    match.details.photos = {QStringLiteral("/home/zofie/Obrázky/stůl 1.jpg")};
    return match;
}

MatchRecord matchByHand()
{
    MatchRecord match = begunMatch();
    match.id = QStringLiteral("by-hand");
    for (RecordedPlayer& each : match.start.players) {
        each.roster.entries.clear();
        each.cards.clear();
    }
    match.details.manual = ManualResult{4, 95, {QStringLiteral("epic-fight")}, {3, 5}};
    return match;
}

} // namespace adjutant::test
