#include "stage.h"

#include "app/systems/drakerys/match/fieldrows.h"
#include "app/table/runningtable.h"
#include "app/viewmodels/workspace.h"
#include "tests/testprogram.h"

#include <QApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

using namespace adjutant;
using namespace adjutant::screens;

namespace {

QString typeOf(const QObject* object)
{
    return object ? QString::fromLatin1(object->metaObject()->className()) : QString();
}

template <class Fits> QQuickItem* findItem(QQuickItem* top, const Fits& fits)
{
    const auto children = top->childItems();
    for (QQuickItem* child : children) {
        if (!child->isVisible())
            continue;
        if (fits(child))
            return child;
        if (QQuickItem* found = findItem(child, fits))
            return found;
    }
    return nullptr;
}

FieldPiece rowOf(const QQuickItem* piece)
{
    return piece->property("row").value<FieldPiece>();
}

} // namespace

/// The map of the battlefield and the setup under a finger and from the keyboard.
class MapTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Stage> m_stage;

    QQuickWindow* window() const { return m_stage->window(); }
    QQuickItem* piece(const char* id) const
    {
        return findItem(window()->contentItem(), [id](const QQuickItem* item) {
            return typeOf(item).startsWith(QLatin1String("MapPiece")) && rowOf(item).id == QLatin1String(id);
        });
    }
    QQuickItem* button(const char* words) const
    {
        return findItem(window()->contentItem(), [words](const QQuickItem* item) {
            return typeOf(item).startsWith(QLatin1String("PushButton")) &&
                   item->property("text").toString() == QLatin1String(words);
        });
    }
    static QPoint middleOf(const QQuickItem* item)
    {
        return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    }
    static double centimetre(const QQuickItem* item) { return item->property("centimetre").toDouble(); }
    static std::size_t steps() { return Workspace::current().table().record().steps.size(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window(), key, modifiers);
        m_stage->settle();
    }
    // By so many cm to the right and towards Deployment Area B.
    void drag(const QQuickItem* item, double x, double y)
    {
        const QPoint from = middleOf(item);
        const double scale = centimetre(item);
        const auto at = [&](double part) {
            return from + QPointF(part * x * scale, -part * y * scale).toPoint();
        };
        QTest::mousePress(window(), Qt::LeftButton, {}, from);
        for (const double part : {0.25, 0.5, 0.75, 1.0})
            QTest::mouseMove(window(), at(part));
        QTest::mouseRelease(window(), Qt::LeftButton, {}, at(1));
        m_stage->settle();
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("ADJUTANT_DATA_HOME", m_folder.path().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
        nameApplication();
        QApplication::setEffectEnabled(Qt::UI_General, false);
        m_stage = std::make_unique<Stage>(true);
        QVERIFY(m_stage->isReady());
        m_stage->resize({1180, 820});
        window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(window()));
    }
    void init() { m_stage->clear(); }

    void arrowKeysMoveAPieceByOneCentimetreAndWithShiftByFive()
    {
        m_stage->openMap(false);
        QQuickItem* fire = piece("source/fire");
        QVERIFY(fire);
        const FieldPiece before = rowOf(fire);
        const std::size_t played = steps();
        fire->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Right);
        press(Qt::Key_Right);
        press(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(steps(), played); // shown, not yet played
        press(Qt::Key_Return);
        QCOMPARE(steps(), played + 1); // one move
        QCOMPARE(rowOf(fire).x, before.x + 2);
        QCOMPARE(rowOf(fire).y, before.y - 5);
        QCOMPARE(window()->activeFocusItem(), fire);
    }

    void escapeLeavesAPieceWhereItWas()
    {
        m_stage->openMap(false);
        QQuickItem* fire = piece("source/fire");
        const FieldPiece before = rowOf(fire);
        const std::size_t played = steps();
        fire->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Left);
        press(Qt::Key_Escape);
        QCOMPARE(window()->property("pageDepth").toInt(), 2);
        QCOMPARE(rowOf(fire), before);
        QCOMPARE(fire->property("atX").toDouble(), before.x);
        QCOMPARE(steps(), played);
    }

    void tabGoesFromPieceToPiece()
    {
        m_stage->openMap(false);
        QQuickItem* first = piece("source/fire");
        first->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Tab);
        QVERIFY(typeOf(window()->activeFocusItem()).startsWith(QLatin1String("MapPiece")));
        QVERIFY(window()->activeFocusItem() != first);
    }

    void aDraggedPieceLiesWhereItWasDropped()
    {
        m_stage->openMap(false);
        QQuickItem* water = piece("source/water");
        const FieldPiece before = rowOf(water);
        drag(water, -8, -6);
        // To half a centimetre, and a pixel.
        QVERIFY(std::abs(rowOf(water).x - (before.x - 8)) <= 0.75);
        QVERIFY(std::abs(rowOf(water).y - (before.y - 6)) <= 0.75);
    }

    void aPieceThatCannotLieThereSpringsBack()
    {
        m_stage->openMap(false);
        QQuickItem* water = piece("source/water");
        const FieldPiece before = rowOf(water);
        const FieldPiece storm = rowOf(piece("source/maelstrom"));
        const std::size_t played = steps();
        drag(water, storm.x - before.x, storm.y - before.y);
        QCOMPARE(rowOf(water), before);
        QCOMPARE(water->property("atX").toDouble(), before.x);
        QCOMPARE(steps(), played);
        QVERIFY(findItem(window()->contentItem(), [](const QQuickItem* item) {
            return typeOf(item).startsWith(QLatin1String("Banner"));
        }));
    }

    void twoTapsMeasure()
    {
        m_stage->openMap(true);
        QQuickItem* storm = piece("source/maelstrom");
        const QPoint from = middleOf(storm);
        const QPoint to = from + QPoint(static_cast<int>(std::lround(20 * centimetre(storm))), 0);
        QTest::mouseClick(window(), Qt::LeftButton, {}, from);
        QTest::mouseClick(window(), Qt::LeftButton, {}, to);
        m_stage->settle();
        const QQuickItem* line = findItem(window()->contentItem(), [](const QQuickItem* item) {
            return typeOf(item).startsWith(QLatin1String("MapMeasure"));
        });
        QVERIFY(line);
        const auto measure = line->property("measure").value<FieldMeasure>();
        QVERIFY(measure.complete);
        QVERIFY(std::abs(measure.distance - 17.5) < 0.3); // 20 less the radius of the Maelstrom
        QCOMPARE(measure.shares, 2);
    }

    void aMatchBeginsWithTheSecondTap()
    {
        m_stage->callWindow("newMatch");
        m_stage->settle();
        QQuickItem* begin = button("Begin");
        QVERIFY(begin);
        QMetaObject::invokeMethod(begin, "clicked");
        m_stage->settle();
        QVERIFY(Workspace::current().table().isOpen());
        QVERIFY(typeOf(window()->property("currentPage").value<QQuickItem*>())
                    .startsWith(QLatin1String("MatchPage")));
    }

    void cleanupTestCase() { m_stage.reset(); }
};

ADJUTANT_TEST(MapTest)
#include "tst_screens_map.moc"
