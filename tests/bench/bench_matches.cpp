#include "app/storage/matches/matchstore.h"
#include "app/storage/matches/matchtable.h"

#include <QCoreApplication>
#include <QDir>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

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

/// A connection as a program without Adjutant would have it: the same log, flushed at each commit, one table.
class PlainInsert
{
public:
    explicit PlainInsert(const QString& path)
    {
        QSqlDatabase connection =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("bare"));
        connection.setDatabaseName(path);
        if (!connection.open())
            giveUp(QStringLiteral("no database for the bare insert"));
        for (const char* statement :
             {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA wal_autocheckpoint = 100",
              "CREATE TABLE steps (number INTEGER PRIMARY KEY, body TEXT NOT NULL)"})
            if (!QSqlQuery(connection).exec(QLatin1String(statement)))
                giveUp(QLatin1String(statement));
        m_insert.emplace(connection);
        m_insert->prepare(QStringLiteral("INSERT INTO steps (body) VALUES (?)"));
    }
    PlainInsert(const PlainInsert&) = delete;
    PlainInsert& operator=(const PlainInsert&) = delete;
    ~PlainInsert()
    {
        m_insert.reset();
        QSqlDatabase::removeDatabase(QStringLiteral("bare"));
    }

    void insert(const QString& body)
    {
        m_insert->addBindValue(body);
        if (!m_insert->exec())
            giveUp(m_insert->lastError().text());
        m_insert->finish();
    }

private:
    std::optional<QSqlQuery> m_insert;
};

// In turn, so that both meet the same disk.
void measureAppending(const QString& folder)
{
    PlainInsert plain(folder + QStringLiteral("/bare.db"));
    MatchStore store = MatchStore::open(folder);
    if (!store.create(QStringLiteral("m"), QStringLiteral("start"), matchOf(1)))
        giveUp(QStringLiteral("no match could be created"));
    std::vector<double> ours, theirs;
    for (int number = 1; number <= appends; ++number) {
        const QString body = stepText(number);
        theirs.push_back(millisecondsOf([&] { plain.insert(body); }));
        ours.push_back(millisecondsOf([&] {
            if (store.append(QStringLiteral("m"), body, number - 1).fault)
                giveUp(QStringLiteral("a step could not be appended"));
        }));
    }
    std::printf("one durable step, median of %d: %.3f ms (promised: 5); bare SQLite insert: %.3f ms; "
                "ratio %.2f (promised: 1.50)\n",
                appends, medianOf(ours), medianOf(theirs), medianOf(ours) / medianOf(theirs));
}

void fill(const QString& folder)
{
    { // makes the tables
        const MatchStore store = MatchStore::open(folder);
    }
    auto database = Database::open(folder + QStringLiteral("/adjutant.db"), {});
    const auto filled = inTransaction(*database, [&]() -> Stored<void> {
        for (int number = 1; number <= storedMatches; ++number) {
            auto inserted = matchtable::insert(*database, matchOf(number), QString(8000, QLatin1Char('s')));
            if (!inserted)
                return inserted;
        }
        return {};
    });
    if (!filled)
        giveUp(filled.error().text);
}

void measureHistory(const QString& folder)
{
    std::size_t found = 0;
    const auto shown = [&found](MatchStore& store, const MatchFilter& filter, int limit) {
        found = store.summaries(filter, limit).size();
    };
    std::printf("%d matches, the first hundred shown from opening the store on: %.1f ms (promised: 150)\n",
                storedMatches, medianOf(searches, [&] {
                    MatchStore store = MatchStore::open(folder);
                    shown(store, {}, 100);
                }));
    std::printf("all of them read at once: %.1f ms\n", medianOf(searches, [&] {
                    MatchStore store = MatchStore::open(folder);
                    shown(store, {}, -1);
                }));

    MatchStore store = MatchStore::open(folder);
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
    std::printf("results of one player: %.1f ms\n",
                medianOf(searches, [&] { store.results({}, QStringLiteral("Ana")); }));
}

} // namespace

/// One step to the disk beside a bare insert of the same text, and a history of many matches. A folder as the
/// argument: the databases are made within it, on the disk that is to be measured.
int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QString where = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QDir::tempPath();
    const QTemporaryDir folder(where + QStringLiteral("/bench-matches-XXXXXX"));
    if (!folder.isValid())
        giveUp(QStringLiteral("no folder for the databases"));
    const QString steps = folder.filePath(QStringLiteral("steps"));
    const QString history = folder.filePath(QStringLiteral("history"));
    if (!QDir().mkpath(steps) || !QDir().mkpath(history))
        giveUp(QStringLiteral("no folder for the databases"));
    measureAppending(steps);
    fill(history);
    measureHistory(history);
    return 0;
}
