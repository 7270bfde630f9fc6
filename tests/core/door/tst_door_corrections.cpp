#include "tests/core/door/pebbletable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_door_corrections {

using namespace adjutant;
using namespace adjutant::test;

class TestCorrections : public QObject
{
    Q_OBJECT

private slots:
    void aCorrectionInTheMiddleKeepsWhatIsOpen()
    {
        PebbleTable table;
        table.begin("red");
        QCOMPARE(table.count("red", 5), "");
        QVERIFY(table.isOpen());
        QCOMPARE(table.jar("red"), 5);
        QCOMPARE(table.roll(4), "");
        QCOMPARE(table.count("blue", 2), "");
        QCOMPARE(table.caught(0), "");
        QCOMPARE(table.jar("red"), 6);
        QCOMPARE(table.jar("blue"), 2);
        QCOMPARE(table.readAgain()->toJson(), table.state());
    }

    void correctionsOfTheSameSpotHoldInTheirOrder()
    {
        PebbleTable table;
        table.begin("red");
        table.count("red", 5);
        table.count("red", 3);
        QCOMPARE(table.jar("red"), 3);
        table.roll(4);
        table.caught(0);
        QCOMPARE(table.jar("red"), 4);
    }

    void undoTakesACorrectionAloneOrWithTheProcedureAroundIt()
    {
        PebbleTable table;
        table.begin("red");
        table.count("red", 5);
        QCOMPARE(table.undo(), "");
        QVERIFY(table.isOpen());
        QCOMPARE(table.jar("red"), 0);
        table.count("red", 5);
        table.roll(4);
        table.caught(0);
        table.count("blue", 1);
        QCOMPARE(table.undo(), "");
        QCOMPARE(table.session().records(), 4U);
        QCOMPARE(table.undo(), "");
        QCOMPARE(table.session().records(), 0U);
        QCOMPARE(table.redo(), "");
        QCOMPARE(table.session().records(), 4U);
        QCOMPARE(table.jar("red"), 6);
    }

    void aCorrectionThatTheOpenProcedureCannotFollowIsRefused()
    {
        PebbleTable table;
        table.begin("red");
        QCOMPARE(table.count("red", 99), "full");
        QVERIFY(table.isOpen());
        QCOMPARE(table.jar("red"), 0);
        QCOMPARE(table.roll(4), "");
        QCOMPARE(table.caught(0), "");
        QCOMPARE(table.jar("red"), 1);
    }

    void anIncompleteCorrectionIsRefused()
    {
        PebbleTable table;
        QCOMPARE(table.play(sideKeyOf("jar", "red"), {}), "malformed");
        QCOMPARE(table.session().records(), 0U);
    }
};

ADJUTANT_TEST(TestCorrections)

} // namespace tst_door_corrections

#include "tst_door_corrections.moc"
