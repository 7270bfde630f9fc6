#include "app/catalogues/catalogueloader.h"
#include "app/documents/writers.h"
#include "app/export/aidpage.h"
#include "core/systems/gamesystem.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_export_aidpage {

using namespace adjutant;

/// A player aid on paper.
class AidPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Five blocks of 3, 3, 2, 4 and 2 in order: 3+3 | 2+4 | 2 is the best that three columns can do.
    void theLongestColumnIsAsShortAsCanBe()
    {
        QCOMPARE(dealtOut({3, 3, 2, 4, 2}, 3), (QList<int>{2, 2, 1}));
        QCOMPARE(dealtOut({3, 3, 2, 4, 2}, 2), (QList<int>{3, 2}));
        QCOMPARE(dealtOut({3, 3, 2, 4, 2}, 1), (QList<int>{5}));
        QCOMPARE(dealtOut({9, 1, 1}, 3), (QList<int>{1, 2}));
        QCOMPARE(dealtOut({}, 3), QList<int>());
    }

    void everyGamesAidIsOnePageWithItsFonts_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const GameSystem& game : gameSystems())
            for (const char* language : {"en", "fr"}) {
                const QString id = QString::fromStdString(std::string(game.id));
                QTest::addRow("%s %s", qPrintable(id), language) << id << QString::fromLatin1(language);
            }
    }

    void everyGamesAidIsOnePageWithItsFonts()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter}) {
            const auto pdf = pdfOf(loadPlayerAid(game, language), QStringLiteral("Game"), size);
            QVERIFY(pdf);
            QVERIFY(pdf->startsWith("%PDF"));
            QVERIFY(pdf->contains("/Count 1\n"));
            QVERIFY(pdf->contains("/FontFile"));
        }
    }

    void whatDoesNotFitOnAPageIsNoPage()
    {
        PlayerAid aid;
        for (int k = 0; k < 400; ++k)
            aid.blocks.push_back({"Turn", {}, AidBlock::Kind::lines, {}, {{{"Take **1** pebble"}, {}}}});
        QVERIFY(!pdfOf(aid, QStringLiteral("Game"), QPageSize::A4));
        QVERIFY(!pdfOf({}, QStringLiteral("Game"), QPageSize::A4));
    }

    void textsAreEscapedAndWhatCountsIsBold()
    {
        QCOMPARE(document::styledText("a < **b & c**"), QStringLiteral("a &lt; <b>b &amp; c</b>"));
    }
};

ADJUTANT_TEST(AidPageTest)

} // namespace tst_export_aidpage

#include "tst_export_aidpage.moc"
