#include "app/viewmodels/battle/battlecontroller.h"
#include "tests/systems/drakerys/open/openbattle.h"
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
        labels.append(row.value.value<BattleOfferRow>().label);
    return labels;
}

} // namespace

/// The page of a match whose last Headquarters Phase still has something to do.
class MatchLastPhaseTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenBattle> m_match;

    MatchSummary summary()
    {
        return m_match->workspace().matches().summary(m_match->match().record().id).value();
    }

private Q_SLOTS:
    // A spell took the Crows away: they come back in the phase that finishes the match.
    void init()
    {
        m_match.reset();
        m_match = std::make_unique<OpenBattle>();
        m_match->play("status", {{"unit", "red/crows-1"}, {"add", "back-at-any-edge"}});
        m_match->play("amend", {{"player", "blue"}, {"progress", 80}});
        m_match->play("amend", {{"player", "red"}, {"progress", 88}});
        m_match->play(spending("blue/soldiers-1", 16));
    }
    void cleanupTestCase() { m_match.reset(); }

    void thePageWaitsForItBeforeItDeclaresTheEnd()
    {
        BattleController controller(&m_match->workspace());
        QSignalSpy ended(&controller, &BattleController::ended);
        m_match->play(spending("red/salik-1", 8));
        QVERIFY(!controller.over());
        QCOMPARE(ended.count(), 0);
        QCOMPARE(labelsOf(*controller.offers()->due()),
                 (QStringList{QStringLiteral("Return to the battlefield"), QStringLiteral("End the match")}));
        // By its record it is finished already.
        QCOMPARE(summary().state, QStringLiteral("finished"));
        m_match->play("come_back", {{"unit", "red/crows-1"}});
        QVERIFY(controller.over());
        QCOMPARE(ended.count(), 1);
        QCOMPARE(controller.offers()->due()->count(), 0);
    }

    void thePlayersMayEndItWithoutThat()
    {
        BattleController controller(&m_match->workspace());
        m_match->play(spending("red/salik-1", 8));
        m_match->play("finish", {});
        QVERIFY(controller.over());
        QVERIFY(m_match->unit("red/crows-1").isAway());
    }
};

ADJUTANT_TEST(MatchLastPhaseTest)

} // namespace tst_open_lastphase

#include "tst_open_lastphase.moc"
