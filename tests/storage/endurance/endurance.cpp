// Tries what users were promised of their lists and matches, by numbers:
//
//   endurance kills|damages|power N [SEED]
//
// 0: nothing was lost; 1: something was, and stderr tells what.
#include "tests/storage/endurance/trials.h"

#include <QCoreApplication>

#include <cstdio>

using namespace adjutant;

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    const QString what = arguments.value(1);
    if (what == QStringLiteral("work") && arguments.size() == 5)
        return test::untilKilled(arguments[2], arguments[3].toInt(), arguments[4]);
    const int count = arguments.value(2).toInt();
    const std::uint32_t seed = arguments.value(3, QStringLiteral("1")).toUInt();
    if (count > 0 && what == QStringLiteral("kills"))
        return test::kills(count, seed, app.applicationFilePath());
    if (count > 0 && what == QStringLiteral("damages"))
        return test::damages(count, seed);
    if (count > 0 && what == QStringLiteral("power"))
        return test::powerLosses(count, seed);
    std::fprintf(stderr, "endurance kills|damages|power N [SEED]\n");
    return 2;
}
