#include "app/shell/shell.h"
#include "app/table/runningtable.h"
#include "app/viewmodels/workspace.h"
#include "byear.h"
#include "core/systems/drakerys/procedures/begin.h"
#include "tests/testprogram.h"

#include <QApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using test::ByEar;

/// A match in the real window, from the setup to its story, led through the accessibility interface only.
class TstWindowMatch : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Shell> m_shell;

    ByEar ear() const { return ByEar(m_shell->window()); }
    void go(const char* place) const
    {
        QMetaObject::invokeMethod(m_shell->window(), "go", Q_ARG(QString, QString::fromLatin1(place)));
    }
    bool hears(QAccessible::Role role, const char* name) const
    {
        return ear().hears(role, QString::fromUtf8(name));
    }
    bool press(const char* name) const { return ear().press(QString::fromUtf8(name)); }
    bool isClosed() const
    {
        return QTest::qWaitFor([this] { return !hears(QAccessible::Dialog, "Activate "); }, 1000);
    }
    // A Unit whose March the rules allow now: in the last Round not every one can be afforded.
    void marchWithAnybody(int first) const
    {
        constexpr int most = 12;
        for (int tried = 0; tried < most; ++tried) {
            if (!ear().press(QStringLiteral("Activate"), (first + tried) % 4) || !press("March"))
                continue;
            if ((press("Activate · ") || press("We agree")) && isClosed())
                return;
            press("Close");
            QVERIFY(isClosed());
        }
    }
    static const Session& session() { return Workspace::current().table().session(); }
    static const drakerys::MatchState& state() { return drakerys::stateOf(session()); }
    QString heard() const
    {
        return (ear().names(QAccessible::Button) + ear().names(QAccessible::AlertMessage))
            .join(QLatin1Char('|'));
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("ADJUTANT_DATA_HOME", m_folder.path().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
        QAccessible::setActive(true);
        m_shell = std::make_unique<Shell>();
        QVERIFY(m_shell->start());
        m_shell->window()->resize(390, 844);
    }
    void cleanupTestCase() { m_shell.reset(); }

    void twoPressesFromHomeToTheTable()
    {
        QTRY_VERIFY(hears(QAccessible::Button, "New match"));
        QVERIFY(press("New match"));
        QTRY_VERIFY(hears(QAccessible::Button, "Begin"));
        QVERIFY(press("Begin"));
        QTRY_VERIFY2(hears(QAccessible::StaticText, "TimePath: "), qPrintable(heard()));
        QCOMPARE(state().players.size(), std::size_t(2));
    }

    void aMarchIsThreePresses()
    {
        const PlayerId active = drakerys::activePlayer(state())->id;
        QVERIFY(press("Activate"));
        QTRY_VERIFY2(hears(QAccessible::Button, "March"), qPrintable(heard()));
        QVERIFY(press("March"));
        QTRY_VERIFY2(hears(QAccessible::Button, "Activate · 1 TS"), qPrintable(heard()));
        QVERIFY(press("Activate · 1 TS"));
        QTRY_COMPARE(state().find(active)->progress, 1);
        QTRY_VERIFY(!hears(QAccessible::Dialog, "Activate "));
    }

    void theLastCommandIsTakenBackByItsName()
    {
        QTRY_VERIFY2(hears(QAccessible::Button, "Undo: "), qPrintable(heard()));
        QVERIFY(press("Undo: "));
        QTRY_COMPARE(state().players[0].progress + state().players[1].progress, 0);
        QTRY_VERIFY2(hears(QAccessible::Button, "Redo: "), qPrintable(heard()));
        QVERIFY(press("Redo: "));
        QTRY_COMPARE(state().players[0].progress + state().players[1].progress, 1);
    }

    void aChargeIsRolledAndLaidDown()
    {
        QVERIFY(press("Activate"));
        QTRY_VERIFY(hears(QAccessible::Button, "Charge"));
        QVERIFY(press("Charge"));
        QTRY_VERIFY2(hears(QAccessible::Button, "Activate and roll"), qPrintable(heard()));
        QVERIFY(press("Activate and roll"));
        QTRY_VERIFY2(hears(QAccessible::Button, "Roll for me"), qPrintable(heard()));
        // Roll after roll until the outcome is there to be laid down.
        for (int roll = 0; roll < 20 && !hears(QAccessible::Button, "Apply to the table"); ++roll) {
            QVERIFY(press("Roll for me"));
            QVERIFY2(press("Next"), qPrintable(heard()));
            QTest::qWait(5);
        }
        QVERIFY2(press("Apply to the table"), qPrintable(heard()));
        bool recorded = false;
        for (const LogLine& line : session().log({}))
            recorded = recorded || session().record(line.entry).procedure == "roll";
        QVERIFY(recorded);
    }

    // As often as it takes: the first Unit that can, marches as often as it may.
    void sixRoundsToTheEnd()
    {
        for (int turn = 0; turn < 400 && !drakerys::isFinished(state()); ++turn) {
            const drakerys::PlayerState* active = drakerys::activePlayer(state());
            const int before = active->progress;
            const PlayerId id = active->id;
            QTRY_VERIFY2(hears(QAccessible::Button, "Activate") ||
                             heard().contains(QStringLiteral("next START")),
                         qPrintable(heard()));
            if (!hears(QAccessible::Button, "Activate")) {
                for (const QString& name : ear().names(QAccessible::Button))
                    if (name.contains(QStringLiteral("next START")))
                        QVERIFY(ear().press(name));
            } else {
                marchWithAnybody(turn);
            }
            QTRY_VERIFY2(drakerys::isFinished(state()) || state().find(id)->progress > before,
                         qPrintable(heard()));
            QVERIFY(isClosed());
        }
        QVERIFY(drakerys::isFinished(state()));
        QTRY_VERIFY(heard().contains(QStringLiteral("The game is over")));
    }

    void theStoryAndTheHistoryTellOfIt()
    {
        QTRY_VERIFY2(hears(QAccessible::Button, "Read the story"), qPrintable(heard()));
        QVERIFY(press("Read the story"));
        QTRY_VERIFY2(
            ear().names(QAccessible::Heading).join(QLatin1Char('|')).contains(QStringLiteral("How it went")),
            qPrintable(ear().names(QAccessible::Heading).join(QLatin1Char('|'))));
        QCOMPARE(ear().nameless(), QStringList());
        go("history");
        MatchFilter finished;
        finished.state = QStringLiteral("finished");
        QCOMPARE(Workspace::current().matches().count(finished), 1);
        QTRY_VERIFY2(hears(QAccessible::Heading, "History"), qPrintable(heard()));
    }

    void theMatchPageHasNoNamelessControl()
    {
        const QString id = Workspace::current().table().record().id;
        QMetaObject::invokeMethod(m_shell->window(), "openMatch", Q_ARG(QString, id));
        QTRY_VERIFY(hears(QAccessible::StaticText, "TimePath: "));
        QCOMPARE(ear().nameless(), QStringList());
    }
};

ADJUTANT_TEST(TstWindowMatch)
#include "tst_window_match.moc"
