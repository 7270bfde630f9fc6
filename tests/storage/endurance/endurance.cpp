// Kills, damage and cuts of power by numbers: endurance kills|damages|power TIMES.
#include "tests/storage/endurance/promises.h"

#include <QCoreApplication>

#include <cstdio>
#include <limits>

using namespace adjutant;

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String("work")) {
        const auto say = [](const QString& line) {
            std::printf("%s.\n", qPrintable(line));
            std::fflush(stdout);
        };
        return test::work(arguments[2], arguments[3].toUInt(), std::numeric_limits<int>::max(), say) ? 0 : 1;
    }
    const int times = arguments.size() == 3 ? arguments[2].toInt() : 0;
    if (times > 0 && arguments[1] == QLatin1String("kills"))
        return test::kill(app.applicationFilePath(), times) ? 0 : 1;
    if (times > 0 && arguments[1] == QLatin1String("damages"))
        return test::damage(times) ? 0 : 1;
    if (times > 0 && arguments[1] == QLatin1String("power"))
        return test::cutPower(times) ? 0 : 1;
    std::fprintf(stderr, "endurance kills|damages|power TIMES\n");
    return 2;
}
