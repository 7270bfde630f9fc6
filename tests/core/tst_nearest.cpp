#include "core/catalogue/nearest.h"
#include "core/match/names.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_nearest {

using namespace adjutant;

/// Did you mean …?
class NearestTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editsAreCountedOnce_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<int>("distance");
        const auto row = [](const char* name, const char* one, const char* other, int distance) {
            QTest::newRow(name) << QString::fromUtf8(one) << QString::fromUtf8(other) << distance;
        };
        row("same", "crows", "crows", 0);
        row("case, space and underscore", "Blood_banes", "blood banes", 0);
        row("one changed", "crows", "crowz", 1);
        row("one missing", "crows", "cows", 1);
        row("neighbours swapped", "crows", "corws", 1);
        row("three edits", "kitten", "sitting", 3);
        row("empty", "", "abc", 3);
    }
    void editsAreCountedOnce()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(int, distance);
        QCOMPARE(static_cast<int>(editDistance(one.toStdString(), other.toStdString(), 99)), distance);
        QCOMPARE(static_cast<int>(editDistance(other.toStdString(), one.toStdString(), 99)), distance);
    }

    void aDistanceIsCutAtTheLimit()
    {
        QCOMPARE(editDistance("kitten", "sitting", 2), 2U);
        QCOMPARE(editDistance(std::string(100, 'a'), std::string(100, 'a'), 5), 5U);
    }

    void theNearestIsNamedAndNothingFarFetched()
    {
        const std::vector<std::string> keys{"format", "system", "faction", "limits", "units"};
        QCOMPARE(nearestOf("factoin", keys), "faction");
        QCOMPARE(nearestOf("unit", keys), "units");
        QCOMPARE(nearestOf("zzz", keys), "");
        QCOMPARE(nearestOf("", keys), "");
    }

    // Who is at the table has a name of its own.

    void oneNameStays()
    {
        QCOMPARE(namesToldApart({{"Ogre", "Red"}, {"Harpy", "Blue"}}),
                 (std::vector<std::string>{"Ogre", "Harpy"}));
    }

    void thoseOfOneSideAreNumbered()
    {
        QCOMPARE(namesToldApart({{"Harpy", "Red"}, {"Ogre", "Red"}, {"Harpy", "Red"}}),
                 (std::vector<std::string>{"Harpy 1", "Ogre", "Harpy 2"}));
    }

    void thoseOfTwoSidesGoByTheirPlayer()
    {
        QCOMPARE(namesToldApart({{"Knight", "Red"}, {"Knight", "Red"}, {"Knight", "Blue"}}),
                 (std::vector<std::string>{"Knight 1 (Red)", "Knight 2 (Red)", "Knight (Blue)"}));
    }

    void aNumberThatSomebodyIsCalledIsPassedOver()
    {
        QCOMPARE(namesToldApart({{"Harpy", "Red"}, {"Harpy", "Red"}, {"Harpy 1", "Red"}}),
                 (std::vector<std::string>{"Harpy 2", "Harpy 3", "Harpy 1"}));
        QCOMPARE(namesToldApart({{"Ogre", "Red"}, {"Ogre", "Blue"}, {"Ogre (Red)", "Blue"}}),
                 (std::vector<std::string>{"Ogre (Red)*", "Ogre (Blue)", "Ogre (Red)"}));
    }
};

ADJUTANT_TEST(NearestTest)

} // namespace tst_nearest

#include "tst_nearest.moc"
