#include "app/matches/matchlines.h"
#include "app/matches/matchresults.h"
#include "app/matches/storedmatch.h"
#include "app/storage/matches/matchstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

using namespace adjutant;

namespace {

constexpr int appends = 2000;
constexpr int storedMatches = 20'000;
constexpr int searches = 15;

double millisecondsOf(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

double medianOf(std::vector<double> values)
{
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

double medianOf(int times, const std::function<void()>& work)
{
    std::vector<double> took;
    for (int i = 0; i < times; ++i)
        took.push_back(millisecondsOf(work));
    return medianOf(took);
}

[[noreturn]] void giveUp(const QString& why)
{
    // The time of what did not happen says nothing, so no figure is printed at all.
    std::fprintf(stderr, "%s; nothing was measured\n", qPrintable(why));
    std::exit(1);
}

QString stepText(int number)
{
    return QStringLiteral(
               "{\"do\": \"fight\", \"by\": \"crows-1\", \"at\": %1, \"dice\": [3, 5, 1, 6, 2, 4], "
               "\"clock\": \"2026-01-01T18:30:00Z\", \"targets\": [\"galleys-2\"]}")
        .arg(number);
}

std::string beginningOf(const MatchSummary& match)
{
    return writtenBeginning({match.title, match.started, {}}, match.id);
}

MatchSummary matchOf(int number)
{
    static const QStringList factions = {QStringLiteral("north"), QStringLiteral("south"),
                                         QStringLiteral("east"), QStringLiteral("west")};
    static const QStringList names = {
        QStringLiteral("Žofie Nováková"), QStringLiteral("Michael Brandt"), QStringLiteral("Ana"),
        QStringLiteral("Jean-Luc Petit"), QStringLiteral("Robert"),         QStringLiteral("Łukasz Wójcik")};
    const QString counted = QString::number(number);
    MatchSummary summary;
    summary.id = QStringLiteral("0f8fad5b-d9cb-469f-a165-%1").arg(number, 12, 10, QLatin1Char('0'));
    summary.system = QStringLiteral("regatta");
    summary.title = QStringLiteral("Club evening %1").arg(counted);
    summary.started = QDateTime(QDate(2000, 1, 1), QTime(18, 30), Qt::UTC).addSecs(number * 40'000LL);
    summary.changed = summary.started.addSecs(7200);
    summary.state = QStringLiteral("finished");
    summary.rounds = 6;
    summary.minutes = 120;
    summary.winner = number % 3 == 0 ? QStringLiteral("a") : QStringLiteral("b");
    summary.first = number % 2 == 0 ? QStringLiteral("a") : QStringLiteral("b");
    summary.missions = {QStringLiteral("escort"), QStringLiteral("mission-%1").arg(number % 12)};
    summary.players = {{QStringLiteral("a"), names[number % 6], factions[number % 4],
                        QStringLiteral("Crows of the north %1").arg(number % 50), number % 9, 400},
                       {QStringLiteral("b"), names[(number + 1 + number / 6) % 6], factions[(number / 4) % 4],
                        QStringLiteral("The last ones"), number % 7, 400}};
    summary.notes = QStringLiteral("A long evening; the crows held the bridge until turn %1 and then ran. "
                                   "To be looked up: may one shoot past one's own riders?")
                        .arg(number % 6);
    if (number == 321)
        summary.notes += QStringLiteral(" Needle");
    return summary;
}

/// A file as a program without Adjutant would append to it.
class BareFile
{
public:
    explicit BareFile(const QString& path) : m_file(path, O_WRONLY | O_CREAT | O_APPEND, 0600)
    {
        if (!m_file)
            giveUp(QStringLiteral("no file for the bare write"));
    }

    void append(const std::string& line)
    {
        if (!writeAll(m_file, line) || ::fdatasync(m_file.descriptor()) != 0)
            giveUp(QStringLiteral("no bare write"));
    }

private:
    OpenFile m_file;
};

// In turn, so that both meet the same disk.
void measureAppending(const QString& folder)
{
    BareFile bare(folder + QStringLiteral("/bare"));
    MatchStore store(folder, matchReader());
    const MatchSummary match = matchOf(1);
    if (!store.create(match, {beginningOf(match)}) || !store.hold(match.id))
        giveUp(QStringLiteral("no match could be created"));
    std::vector<double> ours, theirs;
    ChainHash last{};
    for (int number = 1; number <= appends; ++number) {
        const std::string body = stepText(number).toStdString();
        const std::string line = chainedLine(last, body);
        theirs.push_back(millisecondsOf([&] { bare.append(line); }));
        ours.push_back(millisecondsOf([&] {
            if (!store.append(match.id, {body}))
                giveUp(QStringLiteral("a step could not be appended"));
        }));
    }
    std::printf("one durable step, median of %d: %.3f ms (promised: 5); bare write and fdatasync: %.3f ms; "
                "ratio %.2f (promised: 1.20)\n",
                appends, medianOf(ours), medianOf(theirs), medianOf(ours) / medianOf(theirs));
}

void fill(const QString& folder)
{
    const std::vector<std::string> steps(40, stepText(1).toStdString());
    for (int number = 1; number <= storedMatches; ++number) {
        const MatchSummary match = matchOf(number);
        std::vector<std::string> records{beginningOf(match)};
        records.insert(records.end(), steps.begin(), steps.end());
        records.push_back(writtenEnd(match.changed, match));
        const QString path = folder + u'/' + MatchFolder::placeOf(match.id, match.started);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        const std::string bytes = recordBytes(records);
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(bytes.data(), static_cast<qint64>(bytes.size())) < 0)
            giveUp(QStringLiteral("no room for the matches"));
    }
}

void measureHistory(const QString& folder)
{
    std::printf("the index of %d matches made anew: %.0f ms (promised: 2000)\n", storedMatches,
                millisecondsOf([&] { MatchStore(folder, matchReader()).refresh(); }));
    std::size_t found = 0;
    const auto shown = [&found](MatchStore& store, const MatchFilter& filter, int limit) {
        found = store.summaries(filter, limit).size();
    };
    std::printf("%d matches, the first hundred shown from opening the store on: %.1f ms (promised: 150)\n",
                storedMatches, medianOf(searches, [&] {
                    MatchStore store(folder, matchReader());
                    shown(store, {}, 100);
                }));
    std::printf("all of them read at once: %.1f ms\n", medianOf(searches, [&] {
                    MatchStore store(folder, matchReader());
                    shown(store, {}, -1);
                }));

    MatchStore store(folder, matchReader());
    for (const char* text : {"c", "cr", "crows", "needle", "eedl", "wojc crow 17", "nothing has this"}) {
        MatchFilter filter;
        filter.text = QLatin1String(text);
        const double took = medianOf(searches, [&] { shown(store, filter, 100); });
        const double counted = medianOf(searches, [&] { store.count(filter); });
        std::printf("search \"%s\", first hundred: %.1f ms, %zu found (promised: 30); counted: %.1f ms\n",
                    text, took, found, counted);
    }
    MatchFilter filter;
    filter.faction = QStringLiteral("south");
    filter.player = QStringLiteral("Ana");
    std::printf("filter by faction and player: %.1f ms\n",
                medianOf(searches, [&] { shown(store, filter, 100); }));
    MatchFilter ofOne;
    ofOne.player = QStringLiteral("Ana");
    std::printf("results of one player: %.1f ms; of everybody: %.1f ms\n",
                medianOf(searches, [&] { resultsOf(store.results(ofOne), ofOne.player); }),
                medianOf(searches, [&] { resultsOf(store.results(), {}); }));
}

} // namespace

/// One step to the disk beside a bare write of the same line, and a history of many matches. A folder as the
/// argument: the files are made within it, on the disk that is to be measured.
int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QString where = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QDir::tempPath();
    const QTemporaryDir folder(where + QStringLiteral("/bench-matches-XXXXXX"));
    if (!folder.isValid())
        giveUp(QStringLiteral("no folder for the matches"));
    const QString steps = folder.filePath(QStringLiteral("steps"));
    const QString history = folder.filePath(QStringLiteral("history"));
    if (!QDir().mkpath(steps) || !QDir().mkpath(history))
        giveUp(QStringLiteral("no folder for the matches"));
    measureAppending(steps);
    fill(history);
    measureHistory(history);
    return 0;
}
