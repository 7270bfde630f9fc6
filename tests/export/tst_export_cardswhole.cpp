#include "app/export/printedsheet.h"
#include "tests/testprogram.h"

#include <QAbstractTextDocumentLayout>
#include <QTextDocument>
#include <QTextFrame>
#include <QtTest>
#include <cmath>

namespace tst_export_cardswhole {

using namespace adjutant;

/// How cards are laid on pages.
class CardsWholeTest : public QObject
{
    Q_OBJECT

    static constexpr QSizeF a4{2100, 2970};

    // A Unit with so many abilities of a line each.
    static document::Card unit(int lines)
    {
        document::Card card;
        card.title = card.unitName = QStringLiteral("Guard");
        card.stats = {{QStringLiteral("A"), QStringLiteral("A"), QStringLiteral("1")}};
        for (int line = 0; line < lines; ++line)
            card.traits.push_back({QStringLiteral("line %1").arg(line)});
        return card;
    }

    static document::Document sheet(const std::vector<int>& lines)
    {
        document::Document it;
        it.title = QStringLiteral("Army");
        for (const int count : lines)
            it.blocks.push_back(unit(count));
        return it;
    }

private Q_SLOTS:
    void nothingIsOnePage()
    {
        PrintedPictures pictures({}, {});
        QTextDocument pages;
        layOutSheet(pages, pictures, sheet({}), false, a4);
        QCOMPARE(pages.pageCount(), 1);
    }

    void aCardIsNeverBrokenThatFitsOnAPage()
    {
        std::vector<int> lines;
        for (int i = 0; i < 40; ++i)
            lines.push_back(i * 7 % 30);
        PrintedPictures pictures({}, {});
        QTextDocument pages;
        layOutSheet(pages, pictures, sheet(lines), false, a4);
        QVERIFY(pages.pageCount() > 4);
        QVERIFY2(pages.pageCount() < 18, qPrintable(QString::number(pages.pageCount())));
        const QList<QTextFrame*> frames = pages.rootFrame()->childFrames();
        QCOMPARE(frames.size(), 41);
        qreal last = 0;
        for (const QTextFrame* frame : frames) {
            const QRectF area = pages.documentLayout()->frameBoundingRect(const_cast<QTextFrame*>(frame));
            QCOMPARE(std::floor(area.top() / a4.height()), std::floor(area.bottom() / a4.height()));
            QVERIFY(area.top() >= last);
            QVERIFY(area.left() >= 0 && area.right() <= a4.width());
            last = area.bottom();
        }
    }

    void aCardTallerThanAPageGoesOnOverPages()
    {
        PrintedPictures pictures({}, {});
        QTextDocument pages;
        layOutSheet(pages, pictures, sheet({5, 200, 5}), false, a4);
        QVERIFY(pages.pageCount() >= 3);
        QVERIFY(pages.toPlainText().contains(QStringLiteral("line 199")));
    }

    // A page is wide enough for whatever a player types.
    void aWordLongerThanAPageIsBroken()
    {
        document::Document typed = sheet({2});
        auto& card = std::get<document::Card>(typed.blocks[0]);
        typed.title = card.title = card.notes = QString(300, QLatin1Char('w'));
        PrintedPictures pictures({}, {});
        QTextDocument pages;
        layOutSheet(pages, pictures, typed, false, a4);
        for (QTextFrame* frame : pages.rootFrame()->childFrames())
            QVERIFY(pages.documentLayout()->frameBoundingRect(frame).right() <= a4.width());
    }
};

ADJUTANT_TEST(CardsWholeTest)

} // namespace tst_export_cardswhole

#include "tst_export_cardswhole.moc"
