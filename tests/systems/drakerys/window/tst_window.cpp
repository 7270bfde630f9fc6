#include "app/viewmodels/desktop.h"
#include "tests/systems/drakerys/open/openbattle.h"
#include "tests/window/appwindow.h"

#include <QQmlProperty>

namespace adjutant::test::tst_window {

/// The whole app in a window, used by ear: every press goes through the accessibility interface.
class TstWindow : public QObject, AppWindow
{
    Q_OBJECT

private:
    QStringList m_announced; ///< what was said while the focus stayed where it was

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
    void tap(Qt::Key which) { key(which, {}, 10); }
    // With Tab to a control whose name begins so, or is that; false where there is none.
    bool tabTo(const QString& name, bool exact = false)
    {
        constexpr int most = 150;
        for (int tabs = 0; tabs < most; ++tabs) {
            if (exact ? focused() == name : focused().startsWith(name))
                return true;
            tap(Qt::Key_Tab);
        }
        return false;
    }
    bool press(const char* name, bool exact = false)
    {
        if (!tabTo(QString::fromUtf8(name), exact))
            return false;
        tap(Qt::Key_Return);
        QTest::qWait(40);
        return true;
    }
    void beginMatch()
    {
        window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(window()));
        QVERIFY(!match().begin(test::annaAgainstBruno()));
        const auto stands = [this](const char* unit, double x, double y) {
            QVERIFY(!match().command("stand", {{"unit", unit}, {"at", door::Point{x, y}}}));
        };
        stands("red/crows-1", 60, 50);
        stands("blue/soldiers-1", 60, 66);
        QMetaObject::invokeMethod(window(), "openMatch", Q_ARG(QString, QString()));
        QTest::qWait(50);
        QVERIFY2(press("Start now"), qPrintable(heard()));
    }
    // A match is entered that can't be added: a file is where matches are.
    void addInVain(const QString& matches)
    {
        go("history");
        QMetaObject::invokeMethod(window(), "open", Q_ARG(QString, "manualMatch"),
                                  Q_ARG(QVariant, QVariantMap()));
        QTRY_VERIFY(ear().hears(QAccessible::Button, "Save this match"));
        window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(window()));
        QVERIFY(tabTo("Name", true));
        tap(Qt::Key_A);
        QVERIFY(QDir().mkpath(matches) && QDir().rename(matches, matches + "-away"));
        written(matches, "in its place");
        QVERIFY(ear().press("Save this match"));
    }
    // The window asks before it closes, and stays.
    void isAskedBeforeClosing()
    {
        window()->close();
        QTRY_VERIFY(ear().hears(QAccessible::Button, "Close anyway"));
        QVERIFY(window()->isVisible());
        if (qEnvironmentVariableIsSet("ADJUTANT_PICTURES"))
            window()->grabWindow().save(qEnvironmentVariable("ADJUTANT_PICTURES") + "/unsaved.png");
        QVERIFY(ear().choose("Cancel"));
        QTRY_VERIFY(!ear().hears(QAccessible::Button, "Close anyway"));
    }
    bool isOpen() const { return !dialogs().isEmpty(); }
    bool isRolling() const { return ear().hears(QAccessible::StaticText, "Die "); }

private Q_SLOTS:
    void initTestCase() { open(1180, 820); }
    void cleanupTestCase() { close(); }

    void itOpensAtHomeWithSomethingToDo()
    {
        QTRY_VERIFY(ear().hears(QAccessible::Heading, "Drakerys"));
        QTRY_VERIFY(ear().hears(QAccessible::Button, "New list"));
        QTRY_VERIFY(ear().hears(QAccessible::Button, "Avaren sample list"));
    }

    void aReadyArmyOpensGrowsAndShrinksAgain()
    {
        QTRY_VERIFY(ear().hears(QAccessible::Button, "Avaren sample list"));
        QVERIFY(ear().press("Avaren sample list"));
        QTRY_VERIFY(ear().hears(QAccessible::Heading, "Avaren sample list"));
        const auto totals = [this] { return ear().names(QAccessible::ProgressBar).join(u'|'); };
        VERIFY_CONTAINS(totals(), "460");
        QVERIFY(ear().press("Add 1 Minvis")); // 100 AP in the recruitment table
        QTRY_VERIFY2(totals().contains("560"), qPrintable(totals()));
        QVERIFY(ear().press("Undo: "));
        QTRY_VERIFY2(totals().contains("460"), qPrintable(totals()));
        go("home");
    }

    void theOddsAnswerAtOnce()
    {
        go("odds");
        QTRY_VERIFY(ear().hears(QAccessible::Heading, "Odds"));
        QVERIFY(ear().press("Active Unit’s Action"));
        QTRY_VERIFY(ear().hears(QAccessible::RadioButton, "Charge"));
        QVERIFY(ear().press("Charge"));
        const QString unit = "Crows"; // of the army
        for (int side = 0; side < 2; ++side) {
            const QString tile = QString("%1: choose a unit").arg(side == 0 ? "Active" : "Target");
            QTRY_VERIFY2(ear().hears(QAccessible::Button, tile), qPrintable(heard()));
            QVERIFY(ear().press(tile));
            QTRY_VERIFY(ear().hears(QAccessible::Button, unit));
            QVERIFY(ear().press(unit));
        }
        const auto texts = [this] { return ear().names(QAccessible::StaticText).join(u'|'); };
        QTRY_VERIFY2(texts().contains("Chance to win"), qPrintable(texts()));
        QVERIFY(ear().press("At least"));
        QTRY_VERIFY(ear().names(QAccessible::StaticText).join(u'|').contains("1+: "));
    }

    // What lay there a moment ago may have been meant.
    void aSecondTapOnBackChangesNothingOnHome()
    {
        window()->resize(390, 844);
        QMetaObject::invokeMethod(window(), "go", Q_ARG(QString, "home"));
        QMetaObject::invokeMethod(window(), "switchGame", Q_ARG(QString, "drafta"));
        window()->setProperty("settlingTime", 0);
        QMetaObject::invokeMethod(window(), "newList");
        QTRY_VERIFY(ear().hears(QAccessible::Button, "Back"));
        QTest::qWait(50);
        const auto game = [this] { return std::string(shell().workspace().game().id); };
        window()->setProperty("settlingTime", 1'000);
        QVERIFY(ear().press("Back"));
        QTRY_VERIFY(ear().hears(QAccessible::RadioButton, "Drakerys"));
        const QPoint other =
            window()->mapFromGlobal(ear().find(QAccessible::RadioButton, "Drakerys")->rect().center());
        QTest::mouseClick(window(), Qt::LeftButton, {}, other);
        QCOMPARE(game(), "drafta");
        // A tap that is meant for it works.
        QTRY_COMPARE((QTest::mouseClick(window(), Qt::LeftButton, {}, other), game()), "drakerys");
        window()->setProperty("settlingTime", 300);
        window()->resize(1180, 820);
    }

    void aWindowThatWouldLoseChangesAsksFirst()
    {
        go("home");
        QTRY_VERIFY(ear().hears(QAccessible::Button, "Avaren sample list"));
        QVERIFY(ear().press("Avaren sample list"));
        QTRY_VERIFY(ear().hears(QAccessible::Button, "Add 1 Minvis"));
        const QString lists = folder() + storefiles::lists;
        QVERIFY(QDir().rename(lists, lists + "-away"));
        written(lists, "in its place");
        QVERIFY(ear().press("Add 1 Minvis"));
        QTRY_VERIFY(ear().hears(QAccessible::Button, "Try again"));
        isAskedBeforeClosing();
        QVERIFY(QFile::remove(lists) && QDir().rename(lists + "-away", lists));
        QVERIFY(ear().press("Try again"));
        QTRY_VERIFY(!ear().hears(QAccessible::Button, "Try again"));
        QVERIFY(window()->close());
        window()->show();
    }

    void aWindowWithAMatchThatCouldNotBeAddedAsksFirst()
    {
        const QString matches = folder() + storefiles::matches;
        addInVain(matches);
        isAskedBeforeClosing();
        QVERIFY(QFile::remove(matches) && QDir().rename(matches + "-away", matches));
        const int before = shell().workspace().matches().count();
        QVERIFY(window()->close());
        QCOMPARE(shell().workspace().matches().count(), before + 1);
        window()->show();
    }

    void aMatchThatCouldNotBeAddedIsAskedForBeforeItsPageIsLeft()
    {
        const QString matches = folder() + storefiles::matches;
        const int before = shell().workspace().matches().count();
        addInVain(matches);
        // Also where another page lies over it, as of a file that was opened.
        QMetaObject::invokeMethod(window(), "newMatch");
        isAskedBeforeClosing();
        QVERIFY(!ear().hears(QAccessible::Button, "Save this match"));
        QMetaObject::invokeMethod(window(), "go", Q_ARG(QString, "lists"));
        QTRY_VERIFY(ear().hears(QAccessible::Button, "Discard"));
        QVERIFY(ear().choose("Cancel"));
        QTRY_VERIFY(ear().hears(QAccessible::Button, "Save this match"));
        QVERIFY(QFile::remove(matches) && QDir().rename(matches + "-away", matches));
        QMetaObject::invokeMethod(window(), "go", Q_ARG(QString, "lists"));
        QTRY_VERIFY(ear().hears(QAccessible::Button, "Discard"));
        QVERIFY(ear().choose("Save"));
        QTRY_COMPARE(shell().workspace().matches().count(), before + 1);
        QTRY_COMPARE(window()->property("place").toString(), "lists");
        QTRY_VERIFY(!ear().hears(QAccessible::Button, "Save this match"));
        go("home");
    }

    void tabReachesThePage()
    {
        go("home");
        window()->requestActivate();
        QVERIFY2(tabTo("New list", true), qPrintable(focused()));
    }

    // Someone with the screen off plays: only keys are pressed, and where they go is known by names alone.

    // As a list is: the keys come to it once, and arrow keys go from thing to thing.
    void theMapIsOneTabStop()
    {
        shell().load();
        beginMatch();
        const auto isOnMap = [this] { return focused().contains("from the left"); };
        QVERIFY2(press("Crows", true), qPrintable(heard()));
        QStringList stops;
        int tabs = 0;
        for (; tabs < 100 && focused() != "March"; ++tabs) {
            tap(Qt::Key_Tab);
            if (isOnMap())
                stops.append(focused());
        }
        QCOMPARE(focused(), "March");
        QVERIFY2(tabs <= 31, qPrintable(QString::number(tabs)));
        QCOMPARE(stops.size(), 1);
        QVERIFY(tabTo(stops.front(), true));
        QStringList walked;
        do {
            tap(Qt::Key_Right);
            QVERIFY2(isOnMap(), qPrintable(focused()));
            walked.append(focused());
        } while (focused() != stops.front() && walked.size() < 50);
        walked.removeDuplicates();
        QVERIFY2(walked.size() > 2 && walked.filter("Soldiers").size() == 1, qPrintable(walked.join(u'|')));
        // Chosen there, and a measure to another.
        QVERIFY2(walked.filter("Crows").size() == 1, qPrintable(walked.join(u'|')));
        const auto walkTo = [this](const char* name) {
            for (int arrows = 0; arrows < 50 && !focused().startsWith(name); ++arrows)
                tap(Qt::Key_Left);
            return focused().startsWith(name);
        };
        tap(Qt::Key_Escape); // the tile has selected them
        QVERIFY(walkTo("Crows"));
        tap(Qt::Key_Return);
        QVERIFY(walkTo("Soldiers"));
        tap(Qt::Key_Space);
        QVERIFY2(ear().hears(QAccessible::Button, "Charge"), qPrintable(heard()));
        go("home");
    }

    // The Crows march 5 cm and charge the Soldiers; every die of the fight is typed.
    void anActivationIsPlayedFromItsFirstActionToItsEnd()
    {
        shell().load();
        auto* announcement = window()->findChild<Announcement*>();
        QVERIFY(announcement);
        connect(announcement, &Announcement::announced, this,
                [this](const QString& words) { m_announced.append(words); });
        beginMatch();

        // March: the distances of its new place are typed.
        QVERIFY2(press("Crows", true), qPrintable(heard()));
        QVERIFY2(press("March", true), qPrintable(heard()));
        QTRY_VERIFY2(isOpen(), qPrintable(heard()));
        QVERIFY2(tabTo("From the front"), qPrintable(heard()));
        QTest::keyClick(window(), Qt::Key_A, Qt::ControlModifier);
        tap(Qt::Key_5);
        tap(Qt::Key_5);
        tap(Qt::Key_Return);
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
                tap(Qt::Key_6);
                ++dice;
            } else if (ear().names(QAccessible::Button).contains("Continue")) {
                QVERIFY2(press("Continue"), qPrintable(heard())); // what the dice brought was read
            } else if (ear().hears(QAccessible::RadioButton, "No")) {
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
        const auto* page = QQmlProperty::read(window(), "currentPage").value<QObject*>();
        QTRY_COMPARE(page->property("chosen").toString(), QString()); // several can act now
        QTest::keyClick(window(), Qt::Key_I, Qt::ControlModifier);
        QVERIFY2(m_announced.join(u' ').contains("Bruno"), qPrintable(m_announced.join(u'|')));
    }
};

ADJUTANT_TEST(TstWindow)

} // namespace adjutant::test::tst_window
