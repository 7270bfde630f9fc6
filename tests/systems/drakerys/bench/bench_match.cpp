#include "tests/bench/measuring.h"
#include "tests/systems/drakerys/open/openbattle.h"

#include "app/matches/matchfile.h"
#include "app/matches/matchfold.h"
#include "app/matches/matchlines.h"
#include "app/shell/shell.h"
#include "app/storage/diskfile.h"
#include "app/storage/recordfile.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <random>

using namespace adjutant;
using namespace adjutant::drakerys;
using test::giveUp, test::medianOf, test::millisecondsOf;

namespace {

constexpr int longMatch = 1000;
constexpr int times = 101;
constexpr int taps = 60;
constexpr QSize phone{390, 844};

struct Tap
{
    std::string procedure;
    door::Answers answers;
};

// What players do most, drawn by lot: a command that nothing forbids.
Tap anyTap(const Session& session, std::mt19937& lot)
{
    const auto below = [&lot](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(lot);
    };
    const MatchState& state = stateOf(session);
    for (;;) {
        const PlayerState& player = state.players[below(state.players.size())];
        const UnitState& unit = player.units[below(player.units.size())];
        const std::string owner = player.id.text();
        const std::string who = toText(UnitRef{player.id, unit.id()});
        const Tap choices[] = {
            {"activate", {{"unit", who}, {"actions/0/action", "march"}}},
            {"injure", {{"unit", who}, {"count", 1}}},
            {"stress", {{"unit", who}, {"change", -1}}},
            {"status", {{"unit", who}, {unit.has("engaged") ? "remove" : "add", "engaged"}}},
            {"set_warriors", {{"unit", who}, {"to", unit.card->size}}},
            {"stand", {{"unit", who}, {"at", door::Point{double(below(90)), double(below(90))}}}},
            {"score", {{"player", owner}, {"mission", "relics"}, {"vp", 1}}},
            {"note", {{"text", "The crows held the bridge."}}},
            {"roll",
             {{"player", owner},
              {"unit", who},
              {"kind", "attack"},
              {"threshold", 5},
              {"dice", 5},
              {"rolled/dice", std::vector<int>{3, 10, 6, 1, 9, 4}}}}};
        const Tap& tap = choices[std::min<std::size_t>(below(10), std::size(choices) - 1)];
        const bool nearTheEnd = player.progress >= 80 && tap.procedure == "activate";
        if (!nearTheEnd && !session.commandForm(tap.procedure, tap.answers).refusal)
            return tap;
    }
}

MatchRecord longRecord()
{
    MatchRecord record;
    record.id = QStringLiteral("long");
    record.start = {{}, QDateTime::currentDateTimeUtc(), test::annaAgainstBruno()};
    auto session = beginMatch(record.start.start);
    if (!session)
        giveUp("the match could not begin");
    std::mt19937 lot(17);
    for (int k = 0; k < longMatch; ++k) {
        const Tap tap = anyTap(**session, lot);
        const auto played = (*session)->command(tap.procedure, tap.answers);
        if (!played)
            giveUp("a command was refused");
        record.steps.push_back({record.start.started.addSecs(10 * k), played->steps.front()});
    }
    return record;
}

void measureFold()
{
    const MatchRecord record = longRecord();
    std::vector<std::string> texts;
    for (const TimedStep& step : record.steps)
        texts.push_back(writtenStep(step));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("long.match"));
    if (!writeInPlace(path, writtenMatch(record)))
        giveUp("the match could not be written");
    std::vector<double> folding, reading, opening;
    for (int k = 0; k < times; ++k) {
        MatchRecord read = record;
        // Kept, as the app keeps it: throwing it away is no part of opening it.
        std::optional<Expected<FoldedMatch, std::string>> match;
        folding.push_back(millisecondsOf([&read, &match] {
            if (match = foldedMatch(std::move(read)); !*match || (*match)->damage)
                giveUp("a step was refused");
        }));
        match.reset();
        reading.push_back(millisecondsOf([&texts] {
            for (const std::string& text : texts)
                if (!readLine(text))
                    giveUp("a step could not be read");
        }));
        opening.push_back(millisecondsOf([&record, &path, &match] {
            const auto file = RecordFile::open(path);
            match = file ? foldedMatch(record.id, file->records()) : refuse(std::string("no file"));
            if (!*match || (*match)->damage)
                giveUp("the match could not be opened");
        }));
    }
    std::printf(
        "fold of a match of %d commands, median of %d: %.2f ms (promised: 5); reading their texts: %.1f "
        "ms; opening its file, both among it: %.1f ms\n",
        longMatch, times, medianOf(folding), medianOf(reading), medianOf(opening));
}

// What the window does in one turn of its loop when something has changed: bindings and layouts are done, the
// scene is brought up to date and painted.
void paint(QQuickWindow& window)
{
    QCoreApplication::sendPostedEvents();
    QEvent update(QEvent::UpdateRequest);
    QCoreApplication::sendEvent(&window, &update);
}

void measureTap(QQuickWindow& window, Workspace& workspace, int played)
{
    RunningMatch& match = workspace.running();
    QMetaObject::invokeMethod(&window, "showPlace", Q_ARG(QString, QStringLiteral("home")));
    if (match.begin(test::annaAgainstBruno()))
        giveUp("the match could not begin");
    std::mt19937 lot(17);
    for (int k = 0; k < played; ++k) {
        const Tap tap = anyTap(match.session(), lot);
        if (match.command(tap.procedure, tap.answers))
            giveUp("a command was refused");
    }
    window.resize(phone);
    QMetaObject::invokeMethod(&window, "open", Q_ARG(QString, QStringLiteral("match")),
                              Q_ARG(QVariant, QVariantMap()));
    // Nothing else runs the loop in which pages go: those before this one would follow the taps, too.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QElapsedTimer settling;
    settling.start();
    while (settling.elapsed() < 2000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);

    int frames = 0;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&frames] { ++frames; });
    std::vector<double> steps, paints, all;
    for (int tap = 0; tap < taps; ++tap) {
        // An Injury, and back again: the row, its words, Undo and the bar change.
        const Tap step = tap % 2 == 0 ? Tap{"injure", {{"unit", "red/crows-1"}, {"count", 1}}}
                                      : Tap{"set_warriors", {{"unit", "red/crows-1"}, {"to", 12}}};
        const int before = frames;
        const QImage shown = tap == 0 ? window.grabWindow() : QImage();
        const double stepping = millisecondsOf([&] {
            if (match.command(step.procedure, step.answers))
                giveUp("a tap was refused");
        });
        const double painting = millisecondsOf([&window] { paint(window); });
        if (frames == before)
            giveUp("no frame was painted");
        if (tap == 0 && window.grabWindow() == shown)
            giveUp("the tap changed nothing on the page");
        steps.push_back(stepping);
        paints.push_back(painting);
        all.push_back(stepping + painting);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    std::printf(
        "one tap on the page of a match of %d commands, %d x %d, software renderer, median of %d: "
        "%.1f ms (promised: 4), of which step to the disk and rows %.1f ms, layout and frame %.1f ms\n",
        played, phone.width(), phone.height(), taps, medianOf(all), medianOf(steps), medianOf(paints));
}

} // namespace

/// How long the table takes: folding a long match, and one tap from the command to the painted frame.
int main(int argc, char* argv[])
{
    const QTemporaryDir folder;
    qputenv("ADJUTANT_DATA_HOME", folder.path().toLocal8Bit());
    nameApplication();
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QApplication application(argc, argv);
    Shell shell;
    if (!shell.start())
        giveUp("the window could not be made");
    shell.load();
    measureFold();
    for (const int played : {0, longMatch})
        measureTap(*shell.window(), shell.workspace(), played);
    return 0;
}
