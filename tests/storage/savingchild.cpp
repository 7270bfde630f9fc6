// Saves rosters in a loop and says so after each, until it is killed or has done as many as it was told to.
#include "tests/storage/storagefixture.h"

#include <QCoreApplication>

#include <cstdio>

using namespace adjutant;

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments(); // folder, mark of this child, number of saves (0: no end)
    if (arguments.size() != 4)
        return 2;
    RosterStore store = RosterStore::open(arguments[1]);
    if (store.report().fault)
        return 3;
    const int last = arguments[3].toInt();
    std::vector<StoredRoster> mine;
    for (int number = 1; last == 0 || number <= last; ++number) {
        // Every third save adds a list; the others change those there are in turn.
        if (number % 3 == 1)
            mine.push_back({{}, {}, test::fullRoster(number)});
        StoredRoster& roster =
            number % 3 == 1 ? mine.back() : mine[static_cast<std::size_t>(number) % mine.size()];
        roster.roster.name = (arguments[2] + QLatin1Char(' ') + QString::number(number)).toStdString();
        const Saved saved = store.save(roster, test::figuresOf(number));
        if (saved.fault)
            return 4;
        std::printf("%s %d\n", qPrintable(roster.id), number);
        std::fflush(stdout);
    }
    return 0;
}
