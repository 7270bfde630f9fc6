#include "core/catalogue/nearest.h"
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
        QTest::newRow("same") << "crows"
                              << "crows" << 0;
        QTest::newRow("case, space and underscore") << "Blood_banes"
                                                    << "blood banes" << 0;
        QTest::newRow("one changed") << "crows"
                                     << "crowz" << 1;
        QTest::newRow("one missing") << "crows"
                                     << "cows" << 1;
        QTest::newRow("neighbours swapped") << "crows"
                                            << "corws" << 1;
        QTest::newRow("three edits") << "kitten"
                                     << "sitting" << 3;
        QTest::newRow("empty") << ""
                               << "abc" << 3;
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
};

ADJUTANT_TEST(NearestTest)

} // namespace tst_nearest

#include "tst_nearest.moc"
