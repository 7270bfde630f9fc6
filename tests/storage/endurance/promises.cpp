#include "tests/storage/endurance/promises.h"

#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"

#include <cstdio>
#include <random>

namespace adjutant::test {

namespace {

constexpr int mostMatches = 4;
constexpr int mostLists = 4;

// A list counts how often it was saved.
QString nameOf(int number)
{
    return QStringLiteral("saved %1").arg(number);
}

int numberOf(const QString& name)
{
    return name.section(u' ', -1).toInt();
}

// The text of a match's step, which no other step has.
std::string endlessStep(const QString& match, int step)
{
    return match.toStdString() + " does " + stepText(step);
}

bool keepsMatches(MatchStore& store, const Promises& promises, Promises& found)
{
    for (auto each = promises.steps.begin(); each != promises.steps.end(); ++each) {
        const auto records = store.read(each.key());
        if (!records || records->damaged) {
            std::fprintf(stderr, "match %s is not whole\n", qPrintable(each.key()));
            return false;
        }
        const int steps = static_cast<int>(records->texts.size()) - 1;
        for (int k = 1; k <= steps; ++k)
            if (records->texts[static_cast<std::size_t>(k)] != endlessStep(each.key(), k)) {
                std::fprintf(stderr, "step %d of %s is another\n", k, qPrintable(each.key()));
                return false;
            }
        if (steps < each.value()) {
            std::fprintf(stderr, "%s has %d of %d steps\n", qPrintable(each.key()), steps, each.value());
            return false;
        }
        found.steps.insert(each.key(), steps);
    }
    return true;
}

} // namespace

bool work(const QString& folder, unsigned seed, int rounds,
          const std::function<void(const QString& line)>& report)
{
    MatchStore matches = matchesIn(folder);
    RosterStore lists(folder);
    std::mt19937 random(seed);
    const auto upTo = [&random](int most) {
        return static_cast<int>(random() % static_cast<unsigned>(most));
    };
    for (int round = 0; round < rounds; ++round) {
        const QString id = QStringLiteral("match-%1").arg(upTo(mostMatches));
        const auto records = matches.hold(id);
        int steps = records ? static_cast<int>(records->texts.size()) - 1 : 0;
        if (!records) {
            if (!matches.create(openMatch(id), {"setup of " + id.toStdString()}) || !matches.hold(id))
                return false;
            report(QStringLiteral("match\t%1\t0").arg(id));
        }
        for (int more = upTo(8); more > 0; --more) {
            if (!matches.append(id, {endlessStep(id, steps + 1)}))
                return false;
            report(QStringLiteral("match\t%1\t%2").arg(id).arg(++steps));
        }
        matches.setSummary(openMatch(id));
        const QStringList known = ids(lists);
        StoredRoster list;
        if (known.size() == mostLists)
            list = *lists.roster(known[upTo(mostLists)]);
        const QString name = nameOf(numberOf(QString::fromStdString(list.roster.name)) + 1);
        list.roster = fullRoster(round);
        list.roster.name = name.toStdString();
        if (!lists.save(list))
            return false;
        report(QStringLiteral("list\t%1\t%2").arg(list.id, name));
    }
    return true;
}

void hear(const QByteArray& line, Promises& promises)
{
    const QList<QByteArray> words = line.chopped(line.endsWith('.') ? 1 : 0).split('\t');
    if (!line.endsWith('.') || words.size() != 3)
        return;
    if (words[0] == "match")
        promises.steps.insert(QString::fromUtf8(words[1]), words[2].toInt());
    else
        promises.lists.insert(QString::fromUtf8(words[1]), QString::fromUtf8(words[2]));
}

bool areKept(const Promises& promises, const QString& folder, Promises& found)
{
    MatchStore matches = matchesIn(folder);
    RosterStore lists(folder);
    found = promises;
    if (!keepsMatches(matches, promises, found))
        return false;
    for (auto each = promises.lists.begin(); each != promises.lists.end(); ++each) {
        const auto list = lists.roster(each.key());
        if (!list) {
            std::fprintf(stderr, "list %s is gone\n", qPrintable(each.key()));
            return false;
        }
        const QString name = QString::fromStdString(list->roster.name);
        // The save that was under way may have come about.
        if (numberOf(name) < numberOf(each.value())) {
            std::fprintf(stderr, "list %s is %s\n", qPrintable(each.key()), qPrintable(name));
            return false;
        }
        found.lists.insert(each.key(), name);
    }
    std::vector<StorageNews> news = matches.takeNews();
    std::ranges::copy(lists.takeNews(), std::back_inserter(news));
    std::erase_if(news, [](const StorageNews& each) { return each.kind == StorageNews::Kind::imported; });
    if (!news.empty())
        std::fprintf(stderr, "news of %s\n", qPrintable(news.front().path));
    return news.empty();
}

} // namespace adjutant::test
