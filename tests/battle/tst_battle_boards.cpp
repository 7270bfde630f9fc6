#include "app/shell/shell.h"
#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/battle/groundtouch.h"
#include "tests/battle/battlehome.h"

#include <QApplication>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickWindow>

namespace adjutant::test::tst_battle_boards {

/// A ground of the table's page under a finger and from the keyboard, with the game that only tests know.
class BattleBoardsTest : public QObject
{
    Q_OBJECT

    DataHome m_folder;
    std::unique_ptr<Shell> m_shell;

    QQuickWindow* window() const { return m_shell->window(); }
    RunningMatch& match() const { return m_shell->workspace().running(); }
    std::size_t steps() const { return match().session().records(); }
    /// Until the page is laid out: positioners do that with the next picture, and what they move may move
    /// others.
    void settle() const
    {
        for (int picture = 0; picture < 3; ++picture) {
            QSignalSpy swapped(window(), &QQuickWindow::frameSwapped);
            window()->update();
            swapped.wait(1000);
        }
    }
    /// The last visible item of a type: those of sheets come last.
    static QQuickItem* lastIn(QQuickItem* top, QLatin1String type)
    {
        QQuickItem* found = nullptr;
        if (QString::fromLatin1(top->metaObject()->className()).startsWith(type))
            found = top;
        const auto children = top->childItems();
        for (QQuickItem* child : children)
            if (QQuickItem* below = child->isVisible() ? lastIn(child, type) : nullptr)
                found = below;
        return found;
    }
    QQuickItem* item(const char* type) const { return lastIn(window()->contentItem(), QLatin1String(type)); }
    QQuickItem* plan() const { return item("GroundPlan"); }
    GroundTouch& fingers() const { return *plan()->property("touch").value<GroundTouch*>(); }
    /// Where the pebble lies; nowhere where it isn't on the floor.
    std::optional<door::Point> pebble() const
    {
        const door::MatchView view = match().session().view({});
        const auto floor = std::ranges::find(view.boards, "floor", &door::Board::id);
        const auto& marks = std::get<door::Ground>(floor->drawn).marks;
        return marks.empty() ? std::nullopt : std::optional(marks.front().at);
    }
    QPoint spot(double x, double y) const
    {
        const double pixels = plan()->property("pixels").toDouble();
        return plan()->mapToScene({x * pixels, plan()->height() - y * pixels}).toPoint();
    }
    void tap(double x, double y)
    {
        QTest::mouseClick(window(), Qt::LeftButton, {}, spot(x, y));
        settle();
    }
    void drag(const QPoint& from, const QPoint& to)
    {
        QTest::mousePress(window(), Qt::LeftButton, {}, from);
        for (int part = 1; part <= 4; ++part)
            QTest::mouseMove(window(), from + (to - from) * part / 4);
        QTest::mouseRelease(window(), Qt::LeftButton, {}, to);
        settle();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window(), key, modifiers);
        settle();
    }
    void lay(double x, double y)
    {
        const door::Answers answers{{"at", door::Point{x, y}}};
        QVERIFY(!match().play(keyOf("lay", "red/thrower-1"), answers, {}));
        settle();
    }

private Q_SLOTS:
    void initTestCase()
    {
        nameApplication();
        QApplication::setEffectEnabled(Qt::UI_General, false);
        m_shell = std::make_unique<Shell>();
        QVERIFY(m_shell->start());
        settle();
        m_shell->load();
        window()->setProperty("settlingTime", 0); // pages take taps at once
        window()->resize(1180, 900);
        window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(window()));
    }
    void init()
    {
        QMetaObject::invokeMethod(window(), "reset");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!match().begin(pebbles::start()));
        QMetaObject::invokeMethod(window(), "open", Q_ARG(QString, "match"), Q_ARG(QVariant, QVariantMap()));
        settle();
        QVERIFY(plan());
        // The floor into view.
        for (QQuickItem* above = plan()->parentItem(); above; above = above->parentItem())
            if (above->inherits("QQuickFlickable")) {
                auto* content = above->property("contentItem").value<QQuickItem*>();
                above->setProperty("contentY", plan()->mapToItem(content, QPointF()).y() - 20);
                break;
            }
        settle();
    }
    void cleanupTestCase() { m_shell.reset(); }

    void whatIsNotThereIsPutByATapOnTheList()
    {
        fingers().select("red/thrower-1");
        QVERIFY(fingers().placing());
        tap(4, 2.5);
        QCOMPARE(steps(), std::size_t(1));
        QCOMPARE(pebble(), (door::Point{4, 2.5}));
    }

    void onlyWhatIsSelectedIsDragged()
    {
        lay(3, 3);
        drag(spot(3, 3), spot(5, 5));
        QCOMPARE(steps(), std::size_t(1));
        fingers().clear();
        tap(3, 3);
        QCOMPARE(fingers().selected(), "red/thrower-1");
        drag(spot(3, 3), spot(5, 6));
        QCOMPARE(steps(), std::size_t(2));
        QCOMPARE(pebble(), (door::Point{5, 6}));
        QCOMPARE(fingers().selected(), "red/thrower-1");
    }

    void aTapBesideMeasures()
    {
        lay(3, 3);
        tap(3, 3);
        tap(6, 7);
        QCOMPARE(fingers().distance(), "5\u00a0steps"); // 3-4-5: it would stand there
        QCOMPARE(steps(), std::size_t(1));
        tap(3, 3);
        QVERIFY(fingers().selected().isEmpty());
    }

    void ctrlAndArrowKeysMoveByOneAsOneMove()
    {
        lay(3, 3);
        fingers().select("red/thrower-1");
        QQuickItem* mark = item("GroundMark")->parentItem();
        mark->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Right); // to the next mark, which is this one: nothing moves
        press(Qt::Key_Return, Qt::NoModifier);
        QVERIFY(fingers().selected().isEmpty());
        press(Qt::Key_Return);
        press(Qt::Key_Right, Qt::ControlModifier);
        press(Qt::Key_Right, Qt::ControlModifier);
        press(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(steps(), std::size_t(1)); // shown, not yet played
        press(Qt::Key_Return);
        QCOMPARE(steps(), std::size_t(2));
        QCOMPARE(pebble(), (door::Point{5, 8}));
        QCOMPARE(window()->activeFocusItem(), mark);
        press(Qt::Key_Left, Qt::ControlModifier);
        press(Qt::Key_Escape);
        QCOMPARE(listed(window()->property("pageDepth").toInt(), steps()), "2 2");
    }

    void whatSeemsWrongOpensTheForm()
    {
        lay(3, 3);
        tap(3, 3);
        drag(spot(3, 3), spot(9.5, 3));
        QCOMPARE(steps(), std::size_t(1));
        QVERIFY(item("FormAnswer"));
        press(Qt::Key_Escape);
        QVERIFY(!item("FormAnswer"));
        QCOMPARE(steps(), std::size_t(1));
    }

    void theFormAsksForTheSpotOverTheBoard()
    {
        lay(3, 3);
        fingers().select("red/thrower-1");
        auto* page = QQmlProperty::read(window(), "currentPage").value<QObject*>();
        auto* controller = page->property("battle").value<BattleController*>();
        controller->touch()->openMark("floor", "red/thrower-1");
        QMetaObject::invokeMethod(page, "showForm");
        settle();
        QQuickItem* place = item("PlaceField");
        QVERIFY(place);
        QCOMPARE(place->property("across").toDouble(), 10.0);
        const double pixels = place->property("pixels").toDouble();
        QQuickItem* drawn = item("GroundFloor");
        const auto at = [&](double x, double y) {
            return drawn->mapToScene({x * pixels, drawn->height() - y * pixels}).toPoint();
        };
        QTest::qWait(650); // a tap that follows the opening at once isn’t taken
        QTest::mouseClick(window(), Qt::LeftButton, {}, at(4, 6));
        settle();
        QCOMPARE(controller->form()->asked().path, QString());
        drawn = item("GroundFloor");
        drag(at(4, 6), at(2, 6));
        controller->form()->confirm();
        QCOMPARE(pebble(), (door::Point{2, 6}));
    }

    void theLargerViewIsTheSameBoard()
    {
        lay(3, 3);
        const double before = plan()->width();
        QMetaObject::invokeMethod(item("GroundBoard"), "openLarger");
        settle();
        QVERIFY(plan()->width() > before);
        tap(3, 3);
        drag(spot(3, 3), spot(1, 2));
        QCOMPARE(steps(), std::size_t(2));
        QCOMPARE(pebble()->x, 1.0);
        fingers().setPlacing(true);
        tap(6, 6);
        QCOMPARE(steps(), std::size_t(3)); // once, though the board is drawn twice
        const double whole = plan()->width();
        const QPointF at = spot(6, 6);
        QWheelEvent wheel(at, window()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(window(), &wheel);
        settle();
        QVERIFY(plan()->width() > whole);
        QVERIFY((QPointF(spot(6, 6)) - at).manhattanLength() < 40); // what is under the pointer stays there
        press(Qt::Key_Escape);
        QVERIFY(plan()->width() <= before + 1);
    }
};

ADJUTANT_TEST(BattleBoardsTest)

} // namespace adjutant::test::tst_battle_boards
