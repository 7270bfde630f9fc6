#include "../viewmodels/opentable.h"

#include "app/shell/shell.h"
#include "app/systems/drakerys/matches/stepjson.h"
#include "core/systems/drakerys/match/lawful.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <random>
#include <vector>

using namespace adjutant;
using namespace adjutant::drakerys;
using test::ref;

namespace {

constexpr int longMatch = 1000;
constexpr int times = 101;
constexpr int taps = 60;
constexpr QSize phone{390, 844};

double millisecondsOf(const std::function<void()>& work)
{
    QElapsedTimer clock;
    clock.start();
    work();
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

[[noreturn]] void giveUp(const char* why)
{
    // The time of what did not happen says nothing, so no figure is printed at all.
    std::fprintf(stderr, "%s; nothing was measured\n", why);
    std::exit(1);
}

// What players do most, drawn by lot: a command that nothing forbids.
Command anyCommand(const MatchState& state, std::mt19937& lot)
{
    const auto below = [&lot](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(lot);
    };
    for (;;) {
        const PlayerState& player = state.players[below(state.players.size())];
        const UnitState& unit = player.units[below(player.units.size())];
        const UnitRef who{player.id, unit.id()};
        Command command;
        switch (below(10)) {
        case 0:
            command = Activate{who, std::vector<Action>(1 + below(2))};
            break;
        case 1:
            command = Injure{who, 1};
            break;
        case 2:
            command = ChangeStress{who, -1};
            break;
        case 3:
            command = ChangeStatus{who, StatusId("engaged"), !unit.has("engaged")};
            break;
        case 4:
            command = Amend{player.id, {}, unit.id(), unit.card->size, 0, 0};
            break;
        case 5:
            command = StandAt{who, Point{double(below(120)), double(below(90))}};
            break;
        case 6:
            command = Score{player.id, MissionId("relics"), 1};
            break;
        case 7:
            command = Note{"The crows held the bridge."};
            break;
        default:
            command =
                RecordRoll{player.id, who, RollName::attack, 5, {3, 10, 6, 1, 9, 4}, {0.1, 0.3, 0.4, 0.2}, 3};
        }
        const bool nearTheEnd = player.progress >= 80 && std::holds_alternative<Activate>(command);
        if (!nearTheEnd && !refusalOf(state, command))
            return command;
    }
}

MatchRecord longRecord()
{
    MatchRecord record;
    record.start = test::annaAgainstBruno(Workspace::current().catalogue());
    FoldedMatch match(record.start);
    std::mt19937 lot(17);
    for (int k = 0; k < longMatch; ++k) {
        MatchStep step{
            record.start.started.addSecs(10 * k), StepKind::command, anyCommand(match.state(), lot), 0, {}};
        if (match.take(step))
            giveUp("a command was refused");
        record.steps.push_back(std::move(step));
    }
    return record;
}

void measureFold()
{
    const MatchRecord record = longRecord();
    std::vector<std::string> texts;
    for (const MatchStep& step : record.steps)
        texts.push_back(writtenStep(step));
    std::vector<double> folding, reading;
    for (int k = 0; k < times; ++k) {
        folding.push_back(millisecondsOf([&record] {
            if (fold(record).fault)
                giveUp("a command was refused");
        }));
        reading.push_back(millisecondsOf([&texts] {
            for (const std::string& text : texts)
                if (!readStep(text))
                    giveUp("a step could not be read");
        }));
    }
    std::printf(
        "fold of a match of %d commands, median of %d: %.2f ms (promised: 5); reading their texts: %.1f ms\n",
        longMatch, times, medianOf(folding), medianOf(reading));
}

// What the window does in one turn of its loop when something has changed: bindings and layouts are done, the
// scene is brought up to date and painted.
void paint(QQuickWindow& window)
{
    QCoreApplication::sendPostedEvents();
    QEvent update(QEvent::UpdateRequest);
    QCoreApplication::sendEvent(&window, &update);
}

void measureTap(QQuickWindow& window)
{
    RunningMatch& match = Workspace::current().match();
    match.begin(test::annaAgainstBruno(Workspace::current().catalogue()));
    window.resize(phone);
    QMetaObject::invokeMethod(&window, "open", Q_ARG(QString, QStringLiteral("match")),
                              Q_ARG(QVariant, QVariantMap()));
    QElapsedTimer settling;
    settling.start();
    while (settling.elapsed() < 2000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);

    int frames = 0;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&frames] { ++frames; });
    std::vector<double> steps, paints, all;
    for (int tap = 0; tap < taps; ++tap) {
        // An Injury, and back again: the row, its words, Undo and the bar change.
        const Command command = tap % 2 == 0
                                    ? Command(Injure{ref("red/crows-1"), 1})
                                    : Command(Amend{PlayerId("red"), {}, EntryId("crows-1"), 12, 0, {}});
        const int before = frames;
        const QImage shown = tap == 0 ? window.grabWindow() : QImage();
        const double step = millisecondsOf([&] {
            if (match.play(command))
                giveUp("a tap was refused");
        });
        const double painting = millisecondsOf([&window] { paint(window); });
        if (frames == before)
            giveUp("no frame was painted");
        if (tap == 0 && window.grabWindow() == shown)
            giveUp("the tap changed nothing on the page");
        steps.push_back(step);
        paints.push_back(painting);
        all.push_back(step + painting);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    std::printf("one tap on the match page, %d x %d, software renderer, median of %d: %.1f ms (promised: "
                "16), of which "
                "step to the disk and rows %.1f ms, layout and frame %.1f ms\n",
                phone.width(), phone.height(), taps, medianOf(all), medianOf(steps), medianOf(paints));
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
    measureTap(*shell.window());
    return 0;
}
