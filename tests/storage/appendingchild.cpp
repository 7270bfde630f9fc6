// Appends steps to matches and says so after each, until it is killed or has done as many as it was told to.
#include "tests/storage/matchfixture.h"

#include <QCoreApplication>

#include <cstdio>

using namespace adjutant;

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments(); // folder, id of its match, number of steps (0: no end)
    if (arguments.size() != 4)
        return 2;
    MatchStore store = MatchStore::open(arguments[1]);
    if (store.report().fault)
        return 3;
    const QString id = arguments[2];
    const int last = arguments[3].toInt();
    if (!store.summary(id) && !store.create(id, QStringLiteral("setup of ") + id, test::openMatch(id)))
        return 4;
    std::printf("begun\n");
    std::fflush(stdout);
    const auto before = store.steps(id);
    if (!before || before->damage)
        return 5;
    for (auto number = before->steps.size() + 1; last == 0 || number <= last; ++number) {
        const Appended appended = store.append(id, test::stepText(static_cast<int>(number)));
        if (appended.fault || appended.number != number)
            return 6;
        std::printf("%lld\n", static_cast<long long>(number));
        std::fflush(stdout);
    }
    return 0;
}
