#include "app/viewmodels/workspace.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "tests/window/appwindow.h"

namespace adjutant::test::tst_open_window {

/// A match in the real window of a phone, from Home to its story, led through the accessibility interface
/// only.
class TstOpenWindow : public QObject, AppWindow
{
    Q_OBJECT

private:
    bool hears(QAccessible::Role role, const char* name) const
    {
        return ear().hears(role, QString::fromUtf8(name));
    }
    bool press(const char* name, int after = 0) const { return ear().press(QString::fromUtf8(name), after); }
    bool confirm() const
    {
        return press("Confirm") || press("Allow anyway") || press("Next") || press("Skip");
    }
    const drakerys::MatchState& state() const { return drakerys::stateOf(match().session()); }
    // Opens the sheet of a Unit, and there what it shall do; false, and the sheet closed, where it can't.
    bool start(const QString& unit, const char* action)
    {
        if (!ear().choose(unit) || !QTest::qWaitFor([&] { return hears(QAccessible::Dialog, ""); }, 2000))
            return false;
        const bool isStarted = ear().choose(QString::fromUtf8(action));
        if (!isStarted)
            static_cast<void>(press("Close") && isClosed());
        return isStarted && QTest::qWaitFor([this] { return dialogs().size() == 1; }, 2000);
    }
    bool startAny(const char* action)
    {
        for (const drakerys::UnitState& unit : drakerys::activePlayer(state())->units)
            if (!unit.removed() && start(QString::fromStdString(unit.name), action))
                return true;
        return false;
    }
    // The first Unit that can, marches, and its activation ends; a player who can afford nothing passes.
    void takeTurn()
    {
        const PlayerId active = drakerys::activePlayer(state())->id;
        const int before = state().find(active)->progress;
        if (hears(QAccessible::Button, "Pass")) {
            QVERIFY(press("Pass"));
            QVERIFY2(confirm(), qPrintable(heard()));
        } else {
            QVERIFY2(startAny("March"), qPrintable(heard()));
            QVERIFY2(confirm() && isClosed(), qPrintable(heard()));
            QVERIFY2(press("End the activation"), qPrintable(heard()));
        }
        QTRY_VERIFY2(state().find(active)->progress > before, qPrintable(heard()));
        static_cast<void>(ear().choose("Continue")); // from a Headquarters Phase that took Stress away
    }

private Q_SLOTS:
    void initTestCase() { open(390, 844); }
    void cleanupTestCase() { close(); }

    void aReadyListIsPlayedWithAfterAFewPresses()
    {
        QTRY_VERIFY(hears(QAccessible::Button, "New match"));
        QVERIFY(press("New match"));
        QTRY_VERIFY2(hears(QAccessible::Button, "Begin"), qPrintable(heard()));
        QVERIFY2(press("Begin"), qPrintable(heard()));
        QTRY_VERIFY2(hears(QAccessible::Button, "Relevant rules"), qPrintable(heard()));
        QCOMPARE(state().players.size(), 2U);
    }

    void sixRoundsToTheEnd()
    {
        QVERIFY2(press("Start now"), qPrintable(heard()));
        for (int turn = 0; turn < 400 && !drakerys::isFinished(state()); ++turn) {
            takeTurn();
            if (QTest::currentTestFailed())
                return;
            QVERIFY(drakerys::isFinished(state()) || isClosed());
        }
        QVERIFY(drakerys::isFinished(state()));
        QTRY_VERIFY2(heard().contains("The match is over"), qPrintable(heard()));
    }

    void theStoryAndTheHistoryReportIt()
    {
        QTRY_VERIFY2(hears(QAccessible::Button, "Match report"), qPrintable(heard()));
        QVERIFY(press("Match report"));
        QTRY_VERIFY2(ear().names(QAccessible::Heading).join(u'|').contains("How it went"),
                     qPrintable(ear().names(QAccessible::Heading).join(u'|')));
        go("history");
        MatchFilter finished;
        finished.state = "finished";
        QCOMPARE(shell().workspace().matches().count(finished), 1);
        QTRY_VERIFY2(hears(QAccessible::Heading, "History"), qPrintable(heard()));
    }
};

ADJUTANT_TEST(TstOpenWindow)

} // namespace adjutant::test::tst_open_window
