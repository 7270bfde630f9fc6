#include "app/export/printedsheet.h"
#include "core/roster/code.h"
#include "tests/systems/drakerys/export/exportfixture.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QtTest>

namespace tst_export_pdfexport {

using namespace adjutant;
using namespace adjutant::test;

/// The printed sheet. Qt writes a PDF's page objects and its information uncompressed, so they can be read
/// here.
class PdfExportTest : public QObject
{
    Q_OBJECT

    static QByteArray pdf(const Roster& roster, QPageSize::PageSizeId size = QPageSize::A4)
    {
        return pdfOf(sheetOf(roster), codeOf(roster), size).value_or(QByteArray());
    }

    static int pagesOf(const QByteArray& bytes)
    {
        static const QRegularExpression page(QStringLiteral("/Type /Page\\b"));
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

private Q_SLOTS:
    void pdfHasItsPagesAndTitle_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("title");
        QTest::addColumn<int>("mostPages");
        for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter})
            for (const Roster& roster : readyLists())
                QTest::addRow("%s, %s", roster.name.c_str(), size == QPageSize::A4 ? "A4" : "Letter")
                    << pdf(roster, size) << QString::fromStdString(roster.name) << 1;
        QTest::newRow("large draft") << pdf(largeDraft()) << QString::fromStdString(largeDraft().name) << 6;
        QTest::newRow("every field") << pdf(everyField()) << QString::fromStdString(everyField().name) << 2;
        QTest::newRow("nothing") << pdf(Roster()) << QStringLiteral(" list") << 1;
    }

    void pdfHasItsPagesAndTitle()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, title);
        QFETCH(int, mostPages);
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(bytes.trimmed().endsWith("%%EOF"));
        QVERIFY2(pagesOf(bytes) >= 1 && pagesOf(bytes) <= mostPages,
                 qPrintable(QString::number(pagesOf(bytes))));
        const qsizetype at = bytes.indexOf("/Title (");
        QVERIFY(at >= 0);
        QVERIFY(bytes.mid(at, 1000).contains(asPdfText(title)));
        QVERIFY(bytes.contains("/Creator (" + asPdfText(QStringLiteral("Adjutant"))));
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
    void notesLongerThanAPageGoOn()
    {
        Roster roster = readyList("avaren");
        for (int line = 0; line < 1900; ++line)
            roster.notes += "x\n";
        QVERIFY(pagesOf(pdf(roster)) > 10);
        std::swap(roster.notes, roster.entries[1].notes);
        QVERIFY(pagesOf(pdf(roster)) > 10);
    }
};

ADJUTANT_TEST(PdfExportTest)

} // namespace tst_export_pdfexport

#include "tst_export_pdfexport.moc"
