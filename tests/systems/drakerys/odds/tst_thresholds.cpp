#include "core/systems/drakerys/odds/advice.h"
#include "core/systems/drakerys/odds/attack.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_thresholds {

using namespace adjutant;
using namespace adjutant::drakerys;

namespace {

drakerys::Side someSide()
{
    drakerys::Side side;
    side.power = side.health = 1;
    side.initiative = side.combat = side.shooting = side.strength = side.resistance = side.willpower = 3;
    side.warriors = side.contact = 3;
    return side;
}

} // namespace

/// The thresholds of the Action Table, and what Actions cost.
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

    // What each Action costs and brings (chapter "Make war!: Units actions").

    // Quick Shot takes 1 TS off the whole price, Heroic Action dice among it, down to 1 TS.
    void aQuickShotWithHeroicDiceCosts1TsLess_data()
    {
        QTest::addColumn<bool>("quickShot");
        QTest::addColumn<int>("stress");
        QTest::addColumn<QList<int>>("costs"); // with 0, 1 and 2 dice
        QTest::newRow("plain") << false << 0 << QList{1, 2, 3};
        QTest::newRow("Quick Shot") << true << 0 << QList{1, 1, 2};
        QTest::newRow("Quick Shot with Stress") << true << 2 << QList{2, 3, 4};
    }

    void aQuickShotWithHeroicDiceCosts1TsLess()
    {
        QFETCH(bool, quickShot);
        QFETCH(int, stress);
        QFETCH(QList<int>, costs);
        Situation situation;
        situation.unit = situation.target = someSide();
        situation.unit.stress = stress;
        situation.quickShot = quickShot;
        situation.mostHeroicDice = 2;
        situation.shot.emplace();
        situation.shot->distance = 10;
        QList<int> found(3, 0);
        for (const Advice& each : adviceFor(situation))
            if (each.kind == Advice::Kind::shoot)
                found[each.heroicDice] = each.ts;
        QCOMPARE(found, costs);
    }
};

ADJUTANT_TEST(ThresholdsTest)

} // namespace tst_thresholds

#include "tst_thresholds.moc"
