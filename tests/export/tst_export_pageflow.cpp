#include "app/export/print/pageflow.h"
#include "tests/testprogram.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QtTest>

using namespace adjutant;
using namespace adjutant::print;

/// How cards are laid on pages.
class PageFlowTest : public QObject
{
    Q_OBJECT

    // What was painted, and where on which page.
    struct Painted
    {
        int page;
        int block;
        int part;
        qreal y;
    };

    class Layout
    {
    public:
        explicit Layout(const std::vector<std::vector<qreal>>& heightsInMm, qreal gapInMm = 0)
        {
            QBuffer buffer;
            QPdfWriter writer(&buffer);
            writer.setPageSize(QPageSize(QPageSize::A4));
            writer.setPageMargins(QMarginsF(0, 0, 0, 0));
            const Paper paper(writer, inkOf(FactionColour::grey));
            pageHeight = paper.laterPage().height() / paper.mm(1);
            std::vector<Block> blocks;
            int page = 0;
            for (std::size_t i = 0; i < heightsInMm.size(); ++i) {
                Block block;
                block.gapBefore = paper.mm(gapInMm);
                for (std::size_t k = 0; k < heightsInMm[i].size(); ++k)
                    block.parts.push_back(
                        {paper.mm(heightsInMm[i][k]), [this, i, k, &page, &paper](QPainter&, QPointF at) {
                             painted.push_back({page, int(i), int(k), at.y() / paper.mm(1)});
                         }});
                blocks.push_back(block);
            }
            QPainter painter(&writer);
            const std::vector<Page> pages = brokenIntoPages(blocks, paper);
            for (page = 0; page < static_cast<int>(pages.size()); ++page)
                pages[static_cast<std::size_t>(page)].paint(painter);
            pageCount = static_cast<int>(pages.size());
        }

        QList<int> pagesOfParts() const
        {
            QList<int> numbers;
            for (const Painted& it : painted)
                numbers.append(it.page);
            return numbers;
        }

        std::vector<Painted> painted;
        int pageCount = 0;
        qreal pageHeight = 0; ///< mm
    };

private Q_SLOTS:
    void nothingIsOnePage() { QCOMPARE(Layout({}).pageCount, 1); }

    // An A4 page has a bit more than 260 mm for cards.
    void aCardIsNeverBrokenThatFitsOnAPage()
    {
        const Layout layout({{100}, {100}, {100, 100}, {50}});
        QCOMPARE(layout.pagesOfParts(), (QList<int>{0, 0, 1, 1, 1}));
        QCOMPARE(layout.pageCount, 2);
    }

    void cardsStandBelowOneAnotherWithTheirGap()
    {
        const Layout layout({{30}, {40}}, 3);
        QCOMPARE(layout.painted.size(), std::size_t{2});
        QVERIFY(qAbs(layout.painted[1].y - layout.painted[0].y - 33) < 0.1);
    }

    void aCardTallerThanAPageIsBrokenBetweenItsParts()
    {
        const Layout layout({{100}, {100, 100, 100, 100}, {20}});
        QCOMPARE(layout.pagesOfParts(), (QList<int>{0, 0, 1, 1, 2, 2}));
    }

    void aPartTallerThanAPageIsPaintedAllTheSame()
    {
        const Layout layout({{10}, {400}, {10}});
        QCOMPARE(layout.pagesOfParts(), (QList<int>{0, 1, 2}));
    }

    void nothingIsPaintedTwiceOrLost()
    {
        std::vector<std::vector<qreal>> blocks;
        for (int i = 0; i < 60; ++i)
            blocks.push_back(std::vector<qreal>(static_cast<std::size_t>(i % 7 + 1), 17.0 + i % 5 * 11));
        const Layout layout(blocks, 2);
        std::size_t next = 0;
        for (std::size_t i = 0; i < blocks.size(); ++i)
            for (std::size_t k = 0; k < blocks[i].size(); ++k, ++next) {
                QCOMPARE(layout.painted[next].block, static_cast<int>(i));
                QCOMPARE(layout.painted[next].part, static_cast<int>(k));
            }
        QCOMPARE(layout.painted.size(), next);
    }
};

ADJUTANT_TEST(PageFlowTest)
#include "tst_export_pageflow.moc"
