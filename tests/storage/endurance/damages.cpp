#include "app/storage/storagewords.h"
#include "tests/storage/endurance/trials.h"
#include "tests/storage/endurance/work.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

namespace adjutant::test {

namespace {

constexpr int pageSize = 4096;
constexpr int matchesKept = 40;
constexpr int listsKept = 40;

constexpr int resultsKept = 30; ///< of matches without steps

// A text that is kept, and the pages on which it stands.
struct KeptRow
{
    QString text;
    QSet<qint64> pages;
};

// The same of a row that has an id.
struct KeptById
{
    QString id;
    KeptRow row;
};

struct Whole
{
    QTemporaryDir folder;
    QByteArray bytes;
    QHash<QString, qint64> steps;  ///< of each match, how many
    std::vector<KeptRow> rows;     ///< all steps
    std::vector<KeptById> lists;   ///< their names
    std::vector<KeptById> results; ///< the notes of finished matches, which player b has won
};

KeptRow rowOf(const QString& text, const QByteArray& bytes)
{
    KeptRow row{text, {}};
    const QByteArray wanted = text.toUtf8();
    for (qsizetype at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1))
        for (qint64 page = at / pageSize; page <= (at + wanted.size() - 1) / pageSize; ++page)
            row.pages.insert(page);
    return row;
}

// Every other one was entered by hand.
MatchSummary resultOf(int number)
{
    MatchSummary result = matchOf(number);
    result.id = QStringLiteral("result-%1").arg(number, 3, 10, QLatin1Char('0'));
    result.notes = QStringLiteral("notes of ") + result.id;
    return result;
}

bool fill(Whole& whole)
{
    const OnSaved onSaved{[&whole](const QString& id, qint64 steps) {
                              if (!id.isEmpty())
                                  whole.steps.insert(id, steps);
                          },
                          [](const QString&, const QString&) {}};
    const QString folder = whole.folder.path();
    if (!work(folder, Work::import, QStringLiteral("whole"), matchesKept, onSaved))
        return false;
    {
        RosterStore lists = RosterStore::open(folder);
        for (int number = 1; number <= listsKept; ++number) {
            Roster roster = fullRoster(number);
            roster.notes.append(800, 'n');
            whole.lists.push_back({add(lists, roster, figuresOf(number)).id, {}});
        }
    }
    {
        MatchStore matches = MatchStore::open(folder);
        for (int number = 1; number <= resultsKept; ++number) {
            const WholeMatch match{resultOf(number), {QStringLiteral("{}"), {}, {}}, {}};
            if (!matches.add(match))
                return false;
            whole.steps.insert(match.summary.id, 0);
            whole.results.push_back({match.summary.id, {}});
        }
    }
    whole.bytes = bytesOf(databaseOf(folder));
    for (auto each = whole.steps.cbegin(); each != whole.steps.cend(); ++each)
        for (qint64 number = 1; number <= each.value(); ++number)
            whole.rows.push_back(rowOf(endlessStep(each.key(), number), whole.bytes));
    for (int number = 1; number <= listsKept; ++number)
        whole.lists[number - 1].row = rowOf(QString::fromStdString(fullRoster(number).name), whole.bytes);
    for (int number = 1; number <= resultsKept; ++number)
        whole.results[number - 1].row = rowOf(resultOf(number).notes, whole.bytes);
    return true;
}

QByteArray noise(qint64 size, QRandomGenerator& random)
{
    QByteArray bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random.generate());
    return bytes;
}

void damageOnce(QByteArray& bytes, QRandomGenerator& random)
{
    const qint64 pages = bytes.size() / pageSize;
    if (pages < 2)
        return;
    constexpr int cut = 6;
    const qint64 page = random.bounded(pages) * pageSize;
    const qint64 at = page + random.bounded(pageSize);
    switch (random.bounded(30) == 0 ? cut : random.bounded(cut)) {
    case 0:
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.bounded(8)));
        break;
    case 1: {
        const qint64 size = std::min<qint64>(1 + random.bounded(600), bytes.size() - at);
        bytes.replace(at, size, noise(size, random));
        break;
    }
    case 2:
        bytes.replace(page, pageSize, QByteArray(pageSize, '\0'));
        break;
    case 3:
        bytes.replace(page, pageSize, noise(pageSize, random));
        break;
    case 4: {
        const qint64 other = random.bounded(pages) * pageSize;
        const QByteArray first = bytes.mid(page, pageSize);
        bytes.replace(page, pageSize, bytes.mid(other, pageSize));
        bytes.replace(other, pageSize, first);
        break;
    }
    case 5:
        bytes.replace(page, 100, noise(100, random));
        break;
    default:
        bytes.truncate(at);
    }
}

QSet<qint64> changedPages(const QByteArray& before, const QByteArray& after)
{
    QSet<qint64> changed;
    for (qint64 page = 0; page * pageSize < before.size(); ++page)
        if (before.mid(page * pageSize, pageSize) != after.mid(page * pageSize, pageSize))
            changed.insert(page);
    return changed;
}

bool isUntouched(const KeptRow& row, const QSet<qint64>& changed)
{
    return !row.pages.intersects(changed);
}

// All texts of steps in a folder's database, in the record or beside it.
QSet<QString> textsIn(const QString& folder)
{
    QSet<QString> texts;
    const QString name = QStringLiteral("texts");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(databaseOf(folder));
        if (database.open()) {
            QSqlQuery query(database);
            for (const char* table : {"match_steps", "match_steps_aside"}) {
                query.exec(QStringLiteral("SELECT body FROM %1").arg(QLatin1String(table)));
                while (query.next())
                    texts.insert(query.value(0).toString());
            }
        }
    }
    QSqlDatabase::removeDatabase(name);
    return texts;
}

struct Outcome
{
    bool isGood = true;
    bool isRescued = false;
    qint64 lost = 0;         ///< steps that couldn't be read
    qint64 alteredLists = 0; ///< lists that came back with another name, or another id
};

Outcome lookedAt(const Whole& whole, const QString& folder, const QSet<qint64>& changed)
{
    Outcome outcome;
    const auto fail = [&outcome](const QString& what) {
        std::fprintf(stderr, "%s\n", qPrintable(what));
        outcome.isGood = false;
    };
    RosterStore lists = RosterStore::open(folder);
    MatchStore matches = MatchStore::open(folder);
    QHash<QString, qint64> found;
    QSet<QString> faulty;
    for (const MatchSummary& summary : matches.summaries()) {
        const auto match = matches.steps(summary.id);
        if (!match || match->damage || !summary.intact)
            faulty.insert(summary.id);
        if (!match)
            continue;
        found.insert(summary.id, match->steps.size());
        for (const StoredStep& step : match->steps)
            if (step.body != endlessStep(summary.id, step.number) && !faulty.contains(summary.id))
                fail(QStringLiteral("%1: another step %2").arg(summary.id).arg(step.number));
    }
    QSet<QString> names;
    QSet<QString> ids;
    for (const RosterSummary& summary : lists.summaries()) {
        names.insert(summary.name);
        ids.insert(summary.id);
    }
    for (const auto& fault : {lists.fault(), matches.fault(), lists.report().fault, matches.report().fault})
        if (fault)
            fail(QStringLiteral("can't be used: ") + toText(*fault));
    outcome.isRescued = lists.report().rescued || matches.report().rescued;
    for (auto each = whole.steps.cbegin(); each != whole.steps.cend(); ++each) {
        outcome.lost += each.value() - found.value(each.key(), 0);
        // That one is gone altogether a rescue tells; of one that is there, itself has to.
        const bool isReported =
            faulty.contains(each.key()) || (outcome.isRescued && !found.contains(each.key()));
        if (found.value(each.key(), -1) != each.value() && !isReported)
            fail(QStringLiteral("%1 has %2 of %3 steps, untold")
                     .arg(each.key())
                     .arg(found.value(each.key(), 0))
                     .arg(each.value()));
    }
    const QSet<QString> texts = textsIn(folder);
    qint64 missing = 0;
    for (const KeptRow& row : whole.rows)
        if (isUntouched(row, changed) && !texts.contains(row.text) && missing++ == 0)
            fail(QStringLiteral("readable, not found: ") + row.text);
    if (missing > 1)
        fail(QStringLiteral("and %1 more").arg(missing - 1));
    qint64 lostLists = 0;
    for (const KeptById& list : whole.lists) {
        const bool hasName = names.contains(list.row.text);
        if (!hasName && isUntouched(list.row, changed))
            fail(QStringLiteral("readable, not found: the list ") + list.row.text);
        outcome.alteredLists += !outcome.isRescued && hasName != ids.contains(list.id);
        lostLists += !hasName && !ids.contains(list.id);
    }
    if (lostLists > 0 && !outcome.isRescued)
        fail(QStringLiteral("%1 lists are gone, untold").arg(lostLists));
    for (const KeptById& result : whole.results) {
        if (!isUntouched(result.row, changed))
            continue;
        const auto summary = matches.summary(result.id);
        if (!summary || summary->state != QStringLiteral("finished") ||
            summary->winner != QStringLiteral("b") || summary->notes != result.row.text)
            fail(QStringLiteral("readable, not found: the result of ") + result.id);
    }
    return outcome;
}

} // namespace

int damages(int count, std::uint32_t seed)
{
    Whole whole;
    if (!fill(whole))
        return 1;
    QRandomGenerator random(seed);
    qint64 lost = 0;
    qint64 alteredLists = 0;
    int rescued = 0;
    int failed = 0;
    for (int damage = 0; damage < count; ++damage) {
        QByteArray bytes = whole.bytes;
        for (int changes = 1 + random.bounded(3); changes > 0; --changes)
            damageOnce(bytes, random);
        QTemporaryDir folder;
        write(databaseOf(folder.path()), bytes);
        const Outcome outcome = lookedAt(whole, folder.path(), changedPages(whole.bytes, bytes));
        if (!outcome.isGood) {
            const QString kept = QStringLiteral("damage-%1-%2.db").arg(seed).arg(damage);
            write(kept, bytes);
            std::fprintf(stderr, "after damage %d (seed %u), kept as %s\n", damage, seed, qPrintable(kept));
            ++failed;
        }
        lost += outcome.lost;
        alteredLists += outcome.alteredLists;
        rescued += outcome.isRescued;
    }
    std::printf(
        "%d databases of %zu steps and %zu lists damaged, %d rescued: %d with something readable not found "
        "or "
        "a loss untold; %lld steps couldn't be read; %lld lists came back altered, which nothing tells\n",
        count, whole.rows.size(), whole.lists.size(), rescued, failed, static_cast<long long>(lost),
        static_cast<long long>(alteredLists));
    return failed == 0 ? 0 : 1;
}

} // namespace adjutant::test
