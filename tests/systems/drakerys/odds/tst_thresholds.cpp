#include "core/systems/drakerys/odds/actiontable.h"
#include "core/systems/drakerys/odds/everythreshold.h"
#include "tests/core/odds/chances.h"
#include "tests/testprogram.h"

namespace tst_thresholds {

using namespace adjutant;
using namespace adjutant::odds;

/// The thresholds of the Action Table, and the list of the chances at every one of them.
class ThresholdsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theActionTableHasThePrintedThresholds_data()
    {
        QTest::addColumn<int>("difference");
        QTest::addColumn<int>("threshold");
        // Rulebook, "Basics: Action Table".
        const int printed[] = {10, 9, 8, 7, 6, 5, 4, 3, 2};
        for (int difference = -4; difference <= 4; ++difference)
            QTest::addRow("%d", difference) << difference << printed[difference + 4];
        QTest::newRow("less than -4") << -20 << 10;
        QTest::newRow("more than 4") << 20 << 2;
    }
    void theActionTableHasThePrintedThresholds()
    {
        QFETCH(int, difference);
        QFETCH(int, threshold);
        QCOMPARE(drakerys::thresholdFor(3 + difference, 3), threshold);
    }

    void theListForEveryThresholdHasTheSameChances()
    {
        const drakerys::EveryThreshold table = drakerys::everyThreshold(12, lengthFor(12));
        for (int threshold = 2; threshold <= 10; ++threshold)
            for (int dice : {1, 2, 12}) {
                Distribution listed;
                for (std::size_t k = 0; k < table.length; ++k)
                    listed.push_back(table.at(dice, threshold)[k * drakerys::EveryThreshold::stride]);
                COMPARE_CHANCES(listed, successes(addingDie(faceOf(10, threshold, HighestFace::addsDie)),
                                                  dice, table.length));
            }
    }
};

ADJUTANT_TEST(ThresholdsTest)

} // namespace tst_thresholds

#include "tst_thresholds.moc"
