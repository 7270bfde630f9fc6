#include "app/shell/shell.h"
#include "app/storage/storefiles.h"
#include "tests/testprogram.h"
#include "tests/window/byear.h"

#include <QApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

namespace tst_window {

using namespace adjutant;
using test::ByEar;

/// The whole app in a window, used by ear: every press goes through the accessibility interface.
class TstWindow : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Shell> m_shell;

    ByEar ear() const { return ByEar(m_shell->window()); }
    void go(const char* place) const
    {
        QMetaObject::invokeMethod(m_shell->window(), "go", Q_ARG(QString, QString::fromLatin1(place)));
        QTest::qWait(20);
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("ADJUTANT_DATA_HOME", m_folder.path().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
        QAccessible::setActive(true);
        m_shell = std::make_unique<Shell>();
        QVERIFY(m_shell->start());
        m_shell->window()->resize(1180, 820);
    }
    void cleanupTestCase() { m_shell.reset(); }

    void itOpensAtHomeWithSomethingToDo()
    {
        QTRY_VERIFY(ear().hears(QAccessible::Heading, QStringLiteral("Drakerys")));
        QTRY_VERIFY(ear().hears(QAccessible::Button, QStringLiteral("New list")));
        QTRY_VERIFY(ear().hears(QAccessible::Button, QStringLiteral("Avaren sample list")));
    }

    void aReadyArmyOpensGrowsAndShrinksAgain()
    {
        QTRY_VERIFY(ear().hears(QAccessible::Button, QStringLiteral("Avaren sample list")));
        QVERIFY(ear().press(QStringLiteral("Avaren sample list")));
        QTRY_VERIFY(ear().hears(QAccessible::Heading, QStringLiteral("Avaren sample list")));
        const auto totals = [this] { return ear().names(QAccessible::ProgressBar).join(QLatin1Char('|')); };
        QVERIFY2(totals().contains(QStringLiteral("460")), qPrintable(totals()));
        QVERIFY(ear().press(QStringLiteral("Add 1 Minvis"))); // 100 AP in the recruitment table
        QTRY_VERIFY2(totals().contains(QStringLiteral("560")), qPrintable(totals()));
        QVERIFY(ear().press(QStringLiteral("Undo: ")));
        QTRY_VERIFY2(totals().contains(QStringLiteral("460")), qPrintable(totals()));
        go("home");
    }

    void theOddsAnswerAtOnce()
    {
        go("odds");
        QTRY_VERIFY(ear().hears(QAccessible::Heading, QStringLiteral("Odds")));
        QVERIFY(ear().press(QStringLiteral("Active Unit’s Action")));
        QTRY_VERIFY(ear().hears(QAccessible::RadioButton, QStringLiteral("Charge")));
        QVERIFY(ear().press(QStringLiteral("Charge")));
        const QString unit = QStringLiteral("Crows"); // of the army
        for (int side = 0; side < 2; ++side) {
            const QString tile = QStringLiteral("%1: choose a unit").arg(side == 0 ? "Active" : "Target");
            QTRY_VERIFY2(ear().hears(QAccessible::Button, tile),
                         qPrintable(ear().names(QAccessible::Button).join(u'|')));
            QVERIFY(ear().press(tile));
            QTRY_VERIFY(ear().hears(QAccessible::Button, unit));
            QVERIFY(ear().press(unit));
        }
        const auto texts = [this] { return ear().names(QAccessible::StaticText).join(QLatin1Char('|')); };
        QTRY_VERIFY2(texts().contains(QStringLiteral("Chance to win")), qPrintable(texts()));
        QVERIFY(ear().press(QStringLiteral("At least")));
        QTRY_VERIFY(
            ear().names(QAccessible::StaticText).join(QLatin1Char('|')).contains(QStringLiteral("1+: ")));
    }

    void everyControlHasAName_data()
    {
        QTest::addColumn<QString>("place");
        for (const char* place : {"home", "lists", "odds", "rules", "settings"})
            QTest::newRow(place) << QString::fromLatin1(place);
    }
    void everyControlHasAName()
    {
        QFETCH(QString, place);
        go(place.toLatin1().constData());
        QTest::qWait(50);
        QCOMPARE(ear().nameless(), QStringList());
    }

    // What lay there a moment ago may have been meant.
    void aSecondTapOnBackChangesNothingOnHome()
    {
        QQuickWindow* window = m_shell->window();
        window->resize(390, 844);
        QMetaObject::invokeMethod(window, "go", Q_ARG(QString, QStringLiteral("home")));
        QMetaObject::invokeMethod(window, "switchGame", Q_ARG(QString, QStringLiteral("drafta")));
        window->setProperty("settlingTime", 0);
        QMetaObject::invokeMethod(window, "newList");
        QTRY_VERIFY(ear().hears(QAccessible::Button, QStringLiteral("Back")));
        QTest::qWait(50);
        const auto game = [this] { return std::string(m_shell->workspace().game().id); };
        window->setProperty("settlingTime", 600'000);
        QVERIFY(ear().press(QStringLiteral("Back")));
        QTRY_VERIFY(ear().hears(QAccessible::RadioButton, QStringLiteral("Drakerys")));
        const QPoint other = window->mapFromGlobal(
            ear().find(QAccessible::RadioButton, QStringLiteral("Drakerys"))->rect().center());
        QTest::mouseClick(window, Qt::LeftButton, {}, other);
        QCOMPARE(game(), "drafta");
        // A tap that is meant for it works.
        window->setProperty("settlingTime", 0);
        QTest::qWait(50);
        QTest::mouseClick(window, Qt::LeftButton, {}, other);
        QTRY_COMPARE(game(), std::string("drakerys"));
        window->setProperty("settlingTime", 300);
        window->resize(1180, 820);
    }

    void aWindowThatWouldLoseChangesAsksFirst()
    {
        go("home");
        QTRY_VERIFY(ear().hears(QAccessible::Button, QStringLiteral("Avaren sample list")));
        QVERIFY(ear().press(QStringLiteral("Avaren sample list")));
        QTRY_VERIFY(ear().hears(QAccessible::Button, QStringLiteral("Add 1 Minvis")));
        // As if its disk had been taken out.
        const QString lists = m_folder.path() + storefiles::lists;
        QVERIFY(QDir().rename(lists, lists + QStringLiteral("-away")));
        QVERIFY(ear().press(QStringLiteral("Add 1 Minvis")));
        QTRY_VERIFY(ear().hears(QAccessible::Button, QStringLiteral("Try again")));
        m_shell->window()->close();
        QTRY_VERIFY(ear().hears(QAccessible::Button, QStringLiteral("Close anyway")));
        QVERIFY(m_shell->window()->isVisible());
        if (qEnvironmentVariableIsSet("ADJUTANT_PICTURES"))
            m_shell->window()->grabWindow().save(qEnvironmentVariable("ADJUTANT_PICTURES") + "/unsaved.png");
        QVERIFY(ear().choose(QStringLiteral("Cancel")));
        QTRY_VERIFY(!ear().hears(QAccessible::Button, QStringLiteral("Close anyway")));
        QVERIFY(QDir().rename(lists + QStringLiteral("-away"), lists));
        QVERIFY(ear().press(QStringLiteral("Try again")));
        QTRY_VERIFY(!ear().hears(QAccessible::Button, QStringLiteral("Try again")));
        QVERIFY(m_shell->window()->close());
        m_shell->window()->show();
    }

    void tabReachesThePageAndReturnPresses()
    {
        go("home");
        QQuickWindow* window = m_shell->window();
        window->requestActivate();
        QStringList visited;
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(window, Qt::Key_Tab);
            if (QAccessibleInterface* item = QAccessible::queryAccessibleInterface(window->activeFocusItem()))
                visited.append(item->text(QAccessible::Name));
        }
        QVERIFY2(visited.contains(QStringLiteral("New list")), qPrintable(visited.join(QLatin1Char('|'))));
    }
};

ADJUTANT_TEST(TstWindow)

} // namespace tst_window

#include "tst_window.moc"
