#include "app/matches/runningmatch.h"
#include "app/shell/shell.h"
#include "app/viewmodels/announcement.h"
#include "core/systems/drakerys/procedures/begin.h"
#include "tests/systems/drakerys/open/openbattle.h"
#include "tests/testprogram.h"
#include "tests/window/byear.h"

#include <QAccessible>
#include <QApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

namespace tst_screenoff {

using namespace adjutant;
using test::ByEar;

/// Someone with the screen off plays: only keys are pressed, and where they go is known by names alone.
class TstScreenOff : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Shell> m_shell;
    QStringList m_announced; ///< what was said while the focus stayed where it was

    QQuickWindow* window() const { return m_shell->window(); }
    ByEar ear() const { return ByEar(window()); }
    RunningMatch& match() const { return m_shell->workspace().running(); }
    const drakerys::MatchState& state() const { return drakerys::stateOf(match().session()); }

    // What the screen reader says has the keys.
    QString focused() const
    {
        for (QQuickItem* item = window()->activeFocusItem(); item; item = item->parentItem())
            if (const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(item))
                if (const QString name = heard->text(QAccessible::Name); !name.isEmpty())
                    return name;
        return {};
    }
    void key(Qt::Key which)
    {
        QTest::keyClick(window(), which);
        QTest::qWait(10);
    }
    // With Tab to a control whose name begins so, or is that; false where there is none.
    bool tabTo(const QString& name, bool exact = false)
    {
        constexpr int most = 150;
        for (int tabs = 0; tabs < most; ++tabs) {
            if (exact ? focused() == name : focused().startsWith(name))
                return true;
            key(Qt::Key_Tab);
        }
        return false;
    }
    bool press(const char* name, bool exact = false)
    {
        if (!tabTo(QString::fromUtf8(name), exact))
            return false;
        key(Qt::Key_Return);
        QTest::qWait(40);
        return true;
    }
    bool isOpen() const { return !ear().names(QAccessible::Dialog).isEmpty(); }
    bool isRolling() const { return ear().hears(QAccessible::StaticText, QStringLiteral("Die ")); }
    QString heard() const
    {
        return (ear().names(QAccessible::Dialog) + ear().names(QAccessible::Heading) +
                ear().names(QAccessible::RadioButton) + ear().names(QAccessible::Button) +
                ear().names(QAccessible::StaticText))
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
        m_shell->load();
        window()->resize(1180, 820);
        auto* announcement = window()->findChild<Announcement*>();
        QVERIFY(announcement);
        connect(announcement, &Announcement::said, this,
                [this](const QString& words) { m_announced.append(words); });
        window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(window()));
    }
    void cleanupTestCase() { m_shell.reset(); }

    // The Crows march 5 cm and charge the Soldiers; every die of the fight is typed.
    void anActivationIsPlayedFromItsFirstActionToItsEnd()
    {
        QVERIFY(!match().begin(test::annaAgainstBruno(m_shell->workspace().catalogue())));
        const auto stands = [this](const char* unit, double x, double y) {
            QVERIFY(!match().command("stand", {{"unit", unit}, {"at", door::Point{x, y}}}));
        };
        stands("red/crows-1", 60, 50);
        stands("blue/soldiers-1", 60, 66);
        QMetaObject::invokeMethod(window(), "openMatch", Q_ARG(QString, QString()));
        QTest::qWait(50);
        QVERIFY2(press("Start now"), qPrintable(heard()));

        // March: the distances of its new place are typed.
        QVERIFY2(press("Crows", true), qPrintable(heard()));
        QVERIFY2(press("March", true), qPrintable(heard()));
        QTRY_VERIFY2(isOpen(), qPrintable(heard()));
        QVERIFY2(tabTo(QStringLiteral("From the front")), qPrintable(heard()));
        QTest::keyClick(window(), Qt::Key_A, Qt::ControlModifier);
        key(Qt::Key_5);
        key(Qt::Key_5);
        key(Qt::Key_Return);
        QVERIFY2(press("Confirm"), qPrintable(heard()));
        QTRY_VERIFY2(!isOpen(), qPrintable(heard()));
        QVERIFY(state().activation.has_value());
        QCOMPARE(state().activation->unit, test::ref("red/crows-1"));
        QCOMPARE(state().activation->actions.size(), 1U);

        // Charge: a target by its name, the dice of both sides by digits.
        m_announced.clear();
        QVERIFY2(press("Charge", true), qPrintable(heard()));
        QTRY_VERIFY2(isOpen(), qPrintable(heard()));
        QVERIFY2(press("Soldiers"), qPrintable(heard()));
        constexpr int mostSteps = 200;
        int dice = 0;
        for (int step = 0; step < mostSteps && isOpen(); ++step) {
            if (isRolling()) {
                key(Qt::Key_6);
                ++dice;
            } else if (ear().names(QAccessible::Button).contains(QStringLiteral("Continue"))) {
                QVERIFY2(press("Continue"), qPrintable(heard())); // what the dice brought was read
            } else if (ear().hears(QAccessible::RadioButton, QStringLiteral("No"))) {
                QVERIFY2(press("No"), qPrintable(heard())); // nobody blocks
            } else {
                QVERIFY2(press("Next") || press("Skip") || press("Confirm") || press("Allow anyway") ||
                             !isOpen(),
                         qPrintable(heard()));
            }
        }
        QTRY_VERIFY2(!isOpen(), qPrintable(heard()));
        QVERIFY(dice >= 12);
        QVERIFY(!match().session().outcomes().empty());
        QVERIFY2(!m_announced.isEmpty(), "what the dice brought was not said");

        // It ends, and whose turn it is now is said.
        m_announced.clear();
        if (state().activation)
            QVERIFY2(press("End"), qPrintable(heard()));
        if (isOpen())
            QVERIFY2(press("Confirm"), qPrintable(heard()));
        QTRY_VERIFY2(!state().activation, qPrintable(heard()));
        QTest::keyClick(window(), Qt::Key_I, Qt::ControlModifier);
        QVERIFY2(m_announced.join(u' ').contains(QStringLiteral("Bruno")),
                 qPrintable(m_announced.join(u'|')));
    }
};

ADJUTANT_TEST(TstScreenOff)

} // namespace tst_screenoff

#include "tst_screenoff.moc"
