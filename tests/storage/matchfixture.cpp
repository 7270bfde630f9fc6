#include "tests/storage/matchfixture.h"

#include <algorithm>
#include <iterator>

namespace adjutant::test {

MatchSummary openMatch(const QString& id)
{
    MatchSummary summary;
    summary.id = id;
    summary.system = QStringLiteral("regatta");
    summary.title = QStringLiteral("Table at the window");
    summary.started = QDateTime(QDate(2026, 1, 1), QTime(18, 30), Qt::UTC);
    summary.changed = summary.started;
    summary.state = QStringLiteral("open");
    summary.players = {{QStringLiteral("a"), QStringLiteral("Ana"), QStringLiteral("north"),
                        QStringLiteral("Crows of the north"), 0, 400},
                       {QStringLiteral("b"), QStringLiteral("Bo"), QStringLiteral("south"),
                        QStringLiteral("Dancers"), 0, 395}};
    return summary;
}

MatchSummary matchOf(int number)
{
    const QString counted = QString::number(number);
    MatchSummary summary = openMatch(QStringLiteral("match-") + counted);
    summary.title = QStringLiteral("Łańcuch № ") + counted;
    summary.started = summary.started.addDays(number);
    summary.changed = summary.started.addSecs(7200);
    summary.state = QStringLiteral("finished");
    summary.rounds = 4 + number % 3;
    summary.minutes = 90 + number;
    summary.winner = QStringLiteral("b");
    summary.first = QStringLiteral("a");
    summary.missions = {QStringLiteral("escort"), QStringLiteral("mission-") + counted};
    summary.players[1].vp = number;
    summary.notes = QStringLiteral("It \"rained\", 50% of the time; 烏 ") + counted;
    summary.manual = number % 2 == 1;
    summary.words = QStringLiteral("Doprovod");
    return summary;
}

namespace {

constexpr std::string_view endMark = "end ";

std::vector<MatchSummary>& ends()
{
    static std::vector<MatchSummary> all;
    return all;
}

std::optional<MatchSummary> summaryAtEnd(std::string_view text)
{
    if (!text.starts_with(endMark))
        return std::nullopt;
    return ends().at(std::stoul(std::string(text.substr(endMark.size()))));
}

bool isStep(std::string_view text)
{
    return text.starts_with('{');
}

} // namespace

MatchReader testReader()
{
    return [](const QString& id, const Records& records) -> Expected<MatchSummary, std::string> {
        if (records.texts.front() != "setup of " + id.toStdString())
            return refuse(std::string("another match"));
        if (const auto ended = summaryAtEnd(records.texts.back()); ended && !records.damaged)
            return *ended;
        MatchSummary summary = openMatch(id);
        summary.rounds = static_cast<int>(std::ranges::count_if(records.texts, isStep));
        summary.intact = !records.damaged;
        return summary;
    };
}

MatchStore matchesIn(const QString& folder)
{
    return MatchStore(folder, testReader());
}

// The record that ends a match. What it says is known to this process only.
static std::string endOf(const MatchSummary& summary)
{
    ends().push_back(summary);
    return std::string(endMark) + std::to_string(ends().size() - 1);
}

void addMatch(MatchStore& store, const MatchSummary& summary, int steps)
{
    std::vector<std::string> texts = stepTexts(steps);
    texts.insert(texts.begin(), "setup of " + summary.id.toStdString());
    if (summary.isOver())
        texts.push_back(endOf(summary));
    if (auto created = store.create(summary, texts); !created)
        qFatal("not created: %s", qPrintable(created.error().text));
}

void addMatch(const QString& folder, const MatchSummary& summary, int steps)
{
    MatchStore store = matchesIn(folder);
    addMatch(store, summary, steps);
}

QByteArray matchFile(const std::vector<std::string>& records)
{
    return QByteArray::fromStdString(recordBytes(records));
}

std::string stepText(int number)
{
    return R"({"step": )" + std::to_string(number) + R"(, "by": "Žofie 烏"})";
}

std::vector<std::string> stepTexts(int count)
{
    std::vector<std::string> texts;
    for (int number = 1; number <= count; ++number)
        texts.push_back(stepText(number));
    return texts;
}

std::vector<std::string> stepTexts(MatchStore& store, const QString& id)
{
    const auto records = store.read(id);
    if (!records)
        qFatal("not read: %s", qPrintable(records.error().text));
    std::vector<std::string> texts;
    std::ranges::copy_if(records->texts, std::back_inserter(texts), isStep);
    return texts;
}

QString fileOf(const MatchStore& store, const QString& id)
{
    const auto path = store.files().pathOf(id);
    if (!path)
        qFatal("no match %s", qPrintable(id));
    return *path;
}

QStringList shown(MatchStore& store, const MatchFilter& filter)
{
    QStringList ids;
    for (const MatchSummary& summary : store.summaries(filter))
        ids.append(summary.id);
    return ids;
}

} // namespace adjutant::test
