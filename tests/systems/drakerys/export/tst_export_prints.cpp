#define ZX_USE_UTF8 1
#include "app/export/printedsheet.h"
#include "app/export/qrpicture.h"
#include "core/roster/code.h"
#include "tests/systems/drakerys/export/exportfixture.h"

#include <QImage>
#include <ZXing/ReadBarcode.h>

namespace adjutant::test::tst_export_prints {

/// The printed sheet. Qt writes a PDF's page objects and its information uncompressed, so they can be read
/// here.
class ExportPrintsTest : public QObject
{
    Q_OBJECT

    static QByteArray pdf(const Roster& roster, QPageSize::PageSizeId size = QPageSize::A4)
    {
        return pdfOf(sheetOf(roster), codeOf(roster), size).value_or(QByteArray());
    }

    static int pagesOf(const QByteArray& bytes)
    {
        static const QRegularExpression page("/Type /Page\\b");
        return static_cast<int>(QString::fromLatin1(bytes).count(page));
    }

    // A text of a PDF: UTF-16, high byte first, with brackets and backslashes escaped.
    static QByteArray asPdfText(const QString& text)
    {
        QByteArray bytes("\xfe\xff");
        for (const QChar letter : text) {
            for (const char byte :
                 {static_cast<char>(letter.unicode() >> 8), static_cast<char>(letter.unicode() & 0xff)}) {
                if (byte == '(' || byte == ')' || byte == '\\')
                    bytes += '\\';
                bytes += byte;
            }
        }
        return bytes;
    }

    // As a phone would see it: the dark rectangles of the SVG's path, six dots a square.
    static std::string scanned(const QrPicture& picture)
    {
        constexpr int dots = 6;
        static const QRegularExpression run("M(\\d+) (\\d+)h(\\d+)v1h-(\\d+)z");
        const int side = (picture.size + 2 * quietZone) * dots;
        QImage image(side, side, QImage::Format_Grayscale8);
        image.fill(255);
        for (auto found = run.globalMatch(QString::fromLatin1(svgOf(picture))); found.hasNext();) {
            const auto match = found.next();
            for (int y = match.captured(2).toInt() * dots; y < (match.captured(2).toInt() + 1) * dots; ++y)
                for (int x = match.captured(1).toInt() * dots;
                     x < (match.captured(1).toInt() + match.captured(3).toInt()) * dots; ++x)
                    image.scanLine(y)[x] = 0;
        }
        const ZXing::ImageView view(image.constBits(), image.width(), image.height(), ZXing::ImageFormat::Lum,
                                    static_cast<int>(image.bytesPerLine()));
        const ZXing::Result result = ZXing::ReadBarcode(
            view, ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode).setTryHarder(true));
        return result.isValid() ? result.text() : std::string();
    }

private Q_SLOTS:
    void pdfHasItsPagesAndTitle_data()
    {
        columns<QByteArray, QString, int>("bytes", "title", "mostPages");
        for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter})
            for (const Roster& roster : readyLists())
                QTest::addRow("%s, %s", roster.name.c_str(), size == QPageSize::A4 ? "A4" : "Letter")
                    << pdf(roster, size) << QString::fromStdString(roster.name) << 1;
        QTest::newRow("large draft") << pdf(largeDraft()) << QString::fromStdString(largeDraft().name) << 6;
        QTest::newRow("every field") << pdf(everyField()) << QString::fromStdString(everyField().name) << 2;
        QTest::newRow("nothing") << pdf(Roster()) << " list" << 1;
    }
    void pdfHasItsPagesAndTitle()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, title);
        QFETCH(int, mostPages);
        QVERIFY(bytes.startsWith("%PDF-") && bytes.trimmed().endsWith("%%EOF"));
        QVERIFY2(pagesOf(bytes) >= 1 && pagesOf(bytes) <= mostPages,
                 qPrintable(QString::number(pagesOf(bytes))));
        const qsizetype at = bytes.indexOf("/Title (");
        QVERIFY(at >= 0);
        QVERIFY(bytes.mid(at, 1000).contains(asPdfText(title)));
        QVERIFY(bytes.contains("/Creator (" + asPdfText("Adjutant")));
    }

    void moreUnitsTakeMorePages() { QVERIFY(pagesOf(pdf(largeDraft())) > 2); }

    // 595 × 842 and 612 × 792 points.
    void thePageHasTheSizeAskedFor()
    {
        QVERIFY(pdf(readyList("avaren")).contains("/MediaBox [0 0 595"));
        QVERIFY(pdf(readyList("avaren"), QPageSize::Letter).contains("/MediaBox [0 0 612"));
    }

    void americansPrintOnLetter()
    {
        QCOMPARE(pageSizeFor(QLocale(QLocale::English, QLocale::UnitedStates)), QPageSize::Letter);
        QCOMPARE(pageSizeFor(QLocale(QLocale::French, QLocale::Canada)), QPageSize::Letter);
        QCOMPARE(pageSizeFor(QLocale(QLocale::English, QLocale::UnitedKingdom)), QPageSize::A4);
        QCOMPARE(pageSizeFor(QLocale(QLocale::German, QLocale::Germany)), QPageSize::A4);
        QCOMPARE(pageSizeFor(QLocale::c()), QPageSize::A4);
    }

    // 4000 bytes of notes in lines of one letter are longer than any page: on the army and on a Unit.
    void notesLongerThanAPageContinue()
    {
        Roster roster = readyList("avaren");
        for (int line = 0; line < 1900; ++line)
            roster.notes += "x\n";
        QVERIFY(pagesOf(pdf(roster)) > 10);
        std::swap(roster.notes, roster.entries[1].notes);
        QVERIFY(pagesOf(pdf(roster)) > 10);
    }

    // An army's code as a picture that another player's phone scans.

    void qrDecodesToTheCode()
    {
        for (const Roster& roster : rostersOfAllKinds()) {
            const auto picture = qrPictureOf(codeOf(roster));
            QVERIFY(picture);
            QCOMPARE(scanned(*picture), codeOf(roster));
        }
    }

    // Versions have 17 + 4 × version squares a side: 40 is 177. It holds 2331 bytes at level M and 2953 at
    // level L.
    void theLevelGivesWayWhereTheTextIsLong()
    {
        const auto atLevelM = qrPictureOf(std::string(2331, 'a'));
        QVERIFY(atLevelM);
        QCOMPARE(atLevelM->size, 177);
        const auto atLevelL = qrPictureOf(std::string(2332, 'a'));
        QVERIFY(atLevelL && atLevelL->size < 177);
        const auto longest = qrPictureOf(std::string(2953, 'a'));
        QVERIFY(longest);
        QCOMPARE(longest->size, 177);
        QCOMPARE(scanned(*longest), std::string(2953, 'a'));
    }

    void whatDoesNotFitHasNoPicture()
    {
        QVERIFY(!qrPictureOf(std::string(2954, 'a')) && !qrPictureOf(std::string()));
    }

    void theSvgHasAQuietZoneOfFour()
    {
        const auto picture = qrPictureOf("ADJ1:x");
        const QByteArray svg = svgOf(*picture);
        const QByteArray side = QByteArray::number(picture->size + 8);
        QVERIFY(svg.contains("viewBox=\"0 0 " + side + ' ' + side + '"'));
        QVERIFY(svg.contains("d=\"M4 4h7v1h-7z")); // the corner of the first finder pattern
    }
};

ADJUTANT_TEST(ExportPrintsTest)

} // namespace adjutant::test::tst_export_prints
