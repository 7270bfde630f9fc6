#include "app/matches/matchresults.h"
#include "app/matches/storedmatch.h"
#include "app/storage/matches/matchstore.h"
#include "tests/bench/manymatches.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <fcntl.h>
#include <unistd.h>

using namespace adjutant;
using test::giveUp, test::medianOf, test::millisecondsOf;

namespace {

constexpr int appends = 2000;
constexpr int storedMatches = 20'000;
constexpr int searches = 15;
const QString game = QStringLiteral("regatta");

QString stepText(int number)
{
    return QStringLiteral(
               "{\"do\": \"fight\", \"by\": \"crows-1\", \"at\": %1, \"dice\": [3, 5, 1, 6, 2, 4], "
               "\"clock\": \"2026-01-01T18:30:00Z\", \"targets\": [\"galleys-2\"]}")
        .arg(number);
}

/// A file as a program without Adjutant would append to it.
class BareFile
{
public:
    explicit BareFile(const QString& path) : m_file(path, O_WRONLY | O_CREAT | O_APPEND, 0600)
    {
        if (!m_file)
            giveUp("no file for the bare write");
    }

    void append(const std::string& line)
    {
        if (!writeAll(m_file, line) || ::fdatasync(m_file.descriptor()) != 0)
            giveUp("no bare write");
    }

private:
    OpenFile m_file;
};

// In turn, so that both meet the same disk.
void measureAppending(const QString& folder)
{
    BareFile bare(folder + QStringLiteral("/bare"));
    MatchStore store(folder, matchReader());
    const MatchSummary match = test::matchOf(game, 1);
    if (!store.create(match, {writtenBeginning({match.title, match.started, {}}, match.id)}) ||
        !store.hold(match.id))
        giveUp("no match could be created");
    std::vector<double> ours, theirs;
    ChainHash last{};
    for (int number = 1; number <= appends; ++number) {
        const std::string body = stepText(number).toStdString();
        const std::string line = chainedLine(last, body);
        theirs.push_back(millisecondsOf([&] { bare.append(line); }));
        ours.push_back(millisecondsOf([&] {
            if (!store.append(match.id, {body}))
                giveUp("a step could not be appended");
        }));
    }
    std::printf("one durable step, median of %d: %.3f ms (promised: 5); bare write and fdatasync: %.3f ms; "
                "ratio %.2f (promised: 1.20)\n",
                appends, medianOf(ours), medianOf(theirs), medianOf(ours) / medianOf(theirs));
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
        giveUp("no folder for the matches");
    const QString steps = folder.filePath(QStringLiteral("steps"));
    const QString history = folder.filePath(QStringLiteral("history"));
    if (!QDir().mkpath(steps) || !QDir().mkpath(history))
        giveUp("no folder for the matches");
    measureAppending(steps);
    test::fill(history, game, storedMatches, std::vector(40, stepText(1).toStdString()));
    measureHistory(history);
    return 0;
}
