#include "app/viewmodels/table/tablecontroller.h"
#include "tests/systems/drakerys/open/opentable.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QtTest>

namespace tst_open_lastphase {

using namespace adjutant;
using namespace adjutant::test;

namespace {

QStringList labelsOf(RowModel& due)
{
    QStringList labels;
    for (const RowModel::Row& row : due.rows())
        labels.append(row.value.value<TableOfferRow>().label);
    return labels;
}

} // namespace

/// The page of a match whose last Headquarters Phase still has something to do.
class MatchLastPhaseTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenTable> m_table;

    MatchSummary summary()
    {
        return m_table->workspace().matches().summary(m_table->table().record().id).value();
    }

private Q_SLOTS:
    // A spell took the Crows away: they come back in the phase that finishes the match.
    void init()
    {
        m_table.reset();
        m_table = std::make_unique<OpenTable>();
        m_table->play("status", {{"unit", "red/crows-1"}, {"add", "back-at-any-edge"}});
        m_table->play("amend", {{"player", "blue"}, {"progress", 80}});
        m_table->play("amend", {{"player", "red"}, {"progress", 88}});
        m_table->play(spending("blue/soldiers-1", 16));
    }
    void cleanupTestCase() { m_table.reset(); }

    void thePageWaitsForItBeforeItDeclaresTheEnd()
    {
        TableController controller(&m_table->workspace());
        QSignalSpy ended(&controller, &TableController::ended);
        m_table->play(spending("red/salik-1", 8));
        QVERIFY(!controller.over());
        QCOMPARE(ended.count(), 0);
        QCOMPARE(labelsOf(*controller.offers()->due()),
                 (QStringList{QStringLiteral("Return to the battlefield"), QStringLiteral("End the match")}));
        // By its record it is finished already.
        QCOMPARE(summary().state, QStringLiteral("finished"));
        m_table->play("come_back", {{"unit", "red/crows-1"}});
        QVERIFY(controller.over());
        QCOMPARE(ended.count(), 1);
        QCOMPARE(controller.offers()->due()->count(), 0);
    }

    void thePlayersMayEndItWithoutThat()
    {
        TableController controller(&m_table->workspace());
        m_table->play(spending("red/salik-1", 8));
        m_table->play("finish", {});
        QVERIFY(controller.over());
        QVERIFY(m_table->unit("red/crows-1").isAway());
    }
};

ADJUTANT_TEST(MatchLastPhaseTest)

} // namespace tst_open_lastphase

#include "tst_open_lastphase.moc"
