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
    static SheetUnit unit(int lines)
    {
        SheetUnit card;
        card.title = card.unitName = QStringLiteral("Guard");
        card.stats = {{QStringLiteral("A"), QStringLiteral("A"), QStringLiteral("1")}};
        for (int line = 0; line < lines; ++line)
            card.lines.append(QStringLiteral("line %1").arg(line));
        return card;
    }

    static RosterSheet sheet(const std::vector<int>& lines)
    {
        RosterSheet it;
        it.army = QStringLiteral("Army");
        for (const int count : lines)
            it.units.push_back(unit(count));
        return it;
    }

private Q_SLOTS:
    void nothingIsOnePage()
    {
        PrintedPictures pictures({}, {});
        QTextDocument document;
        layOutSheet(document, pictures, sheet({}), false, a4);
        QCOMPARE(document.pageCount(), 1);
    }

    void aCardIsNeverBrokenThatFitsOnAPage()
    {
        std::vector<int> lines;
        for (int i = 0; i < 40; ++i)
            lines.push_back(i * 7 % 30);
        PrintedPictures pictures({}, {});
        QTextDocument document;
        layOutSheet(document, pictures, sheet(lines), false, a4);
        QVERIFY(document.pageCount() > 4);
        QVERIFY2(document.pageCount() < 18, qPrintable(QString::number(document.pageCount())));
        const QList<QTextFrame*> frames = document.rootFrame()->childFrames();
        QCOMPARE(frames.size(), 41);
        qreal last = 0;
        for (const QTextFrame* frame : frames) {
            const QRectF area = document.documentLayout()->frameBoundingRect(const_cast<QTextFrame*>(frame));
            QCOMPARE(std::floor(area.top() / a4.height()), std::floor(area.bottom() / a4.height()));
            QVERIFY(area.top() >= last);
            QVERIFY(area.left() >= 0 && area.right() <= a4.width());
            last = area.bottom();
        }
    }

    void aCardTallerThanAPageGoesOnOverPages()
    {
        PrintedPictures pictures({}, {});
        QTextDocument document;
        layOutSheet(document, pictures, sheet({5, 200, 5}), false, a4);
        QVERIFY(document.pageCount() >= 3);
        QVERIFY(document.toPlainText().contains(QStringLiteral("line 199")));
    }

    // A page is wide enough for whatever a player types.
    void aWordLongerThanAPageIsBroken()
    {
        RosterSheet typed = sheet({2});
        typed.army = typed.units[0].title = QString(300, QLatin1Char('w'));
        typed.units[0].notes = typed.army;
        PrintedPictures pictures({}, {});
        QTextDocument document;
        layOutSheet(document, pictures, typed, false, a4);
        for (QTextFrame* frame : document.rootFrame()->childFrames())
            QVERIFY(document.documentLayout()->frameBoundingRect(frame).right() <= a4.width());
    }
};

ADJUTANT_TEST(CardsWholeTest)

} // namespace tst_export_cardswhole

#include "tst_export_cardswhole.moc"
