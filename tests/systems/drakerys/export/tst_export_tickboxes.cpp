#include "app/export/print/tickboxes.h"
#include "tests/testprogram.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QtTest>
#include <set>

using namespace adjutant;
using namespace adjutant::print;

/// The boxes for Injuries and Stress on a printed card.
class TickBoxesTest : public QObject
{
    Q_OBJECT

    QBuffer m_buffer;
    QPdfWriter m_writer{&m_buffer};
    const Paper m_paper{m_writer, inkOf(FactionColour::grey)};
    const qreal m_width = m_paper.mm(40); // the column of a card

    TickBoxes injuries(int warriors, int health) const
    {
        return TickBoxes({{}, {}, warriors * health, health > 1 ? health : 5, false}, m_width, m_paper);
    }

    // How many boxes each row has, from the top.
    static QList<int> rowsOf(const TickBoxes& ticks)
    {
        std::map<int, int> rows;
        for (const QRectF& box : ticks.boxes())
            ++rows[qRound(box.top())];
        QList<int> counts;
        for (const auto& [top, count] : rows)
            counts.append(count);
        return counts;
    }

private Q_SLOTS:
    void eachWarriorWithMoreHealthHasARow()
    {
        QCOMPARE(rowsOf(injuries(4, 2)), (QList<int>{2, 2, 2, 2}));
        QCOMPARE(rowsOf(injuries(1, 3)), (QList<int>{3}));
        QCOMPARE(rowsOf(injuries(6, 3)), (QList<int>{3, 3, 3, 3, 3, 3}));
    }

    void warriorsWithOneHealthStandInFives()
    {
        QCOMPARE(rowsOf(injuries(12, 1)), (QList<int>{5, 5, 2}));
        QCOMPARE(rowsOf(injuries(5, 1)), (QList<int>{5}));
        QCOMPARE(rowsOf(injuries(1, 1)), (QList<int>{1}));
    }

    void manyWarriorsStandSideBySide()
    {
        const QList<int> rows = rowsOf(injuries(9, 3));
        QCOMPARE(rows, (QList<int>{6, 6, 6, 6, 3}));
    }

    void noBoxIsLostCoveredOrOutsideTheCard()
    {
        for (int health : {1, 2, 3, 5, 9, 20}) {
            for (int warriors : {1, 2, 7, 12, 18, 40, 200}) {
                const TickBoxes ticks = injuries(warriors, health);
                if (ticks.boxes().empty())
                    continue; // a line to write on
                QCOMPARE(ticks.boxes().size(), static_cast<std::size_t>(warriors * health));
                std::set<std::pair<int, int>> corners;
                for (const QRectF& box : ticks.boxes()) {
                    corners.insert({qRound(box.left()), qRound(box.top())});
                    QVERIFY(box.right() <= m_width + 1);
                    QVERIFY(box.bottom() <= ticks.height() + 1);
                }
                QCOMPARE(corners.size(), ticks.boxes().size());
            }
        }
    }

    void tooManyBoxesBecomeALineToWriteOn()
    {
        QVERIFY(injuries(200, 1).boxes().empty());
        QVERIFY(injuries(200, 1).height() > 0);
        QVERIFY(!injuries(24, 3).boxes().empty());
    }

    void stressHasEight()
    {
        const TickBoxes stress({{}, {}, 8, 8, true}, m_width, m_paper);
        QCOMPARE(rowsOf(stress), (QList<int>{8}));
        QVERIFY(stress.boxes().back().right() <= m_width + 1);
    }
};

ADJUTANT_TEST(TickBoxesTest)
#include "tst_export_tickboxes.moc"
