#include "app/documents/htmlstyle.h"
#include "app/documents/writers.h"
#include "tests/systems/drakerys/export/exportfixture.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>
#include <cmath>

namespace tst_export_htmlexport {

using namespace adjutant;
using namespace adjutant::document;
using namespace adjutant::test;

/// An army as a page for a browser.
class HtmlExportTest : public QObject
{
    Q_OBJECT

    static QString page(const Roster& roster) { return htmlPage(sheetOf(roster), QLocale(QLocale::English)); }

    // Relative luminance and contrast as WCAG 2 defines them.
    static double luminance(const QColor& colour)
    {
        const auto part = [](double value) {
            return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
    }

    static double contrast(const QColor& one, const QColor& other)
    {
        const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
        return (lighter + 0.05) / (darker + 0.05);
    }

private Q_SLOTS:
    void htmlEscapesWhatPlayersType()
    {
        const QString html = page(everyField());
        QVERIFY(!html.contains(QStringLiteral("<script")));
        QVERIFY(!html.contains(QStringLiteral("<muster>")));
        QVERIFY(html.contains(QStringLiteral("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;")));
        QVERIFY(html.contains(QStringLiteral("Jörg’s &quot;First&quot; &lt;muster&gt; &amp; 'co' 🗡")));
    }

    // The page is written so that it is XML as well: a tag that is not closed or a text not escaped shows
    // here.
    void everyTagIsClosed_data()
    {
        QTest::addColumn<QString>("html");
        for (const Roster& roster : readyLists())
            QTest::newRow(roster.name.c_str()) << page(roster);
        QTest::newRow("every field") << page(everyField());
        QTest::newRow("large draft") << page(largeDraft());
        QTest::newRow("nothing") << page(Roster());
    }

    void everyTagIsClosed()
    {
        QFETCH(QString, html);
        QXmlStreamReader reader(html);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }

    void tablesSayWhatTheirHeadingsAreFor()
    {
        QXmlStreamReader reader(page(readyList("avaren")));
        int headings = 0, tables = 0, captions = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (reader.name() == QLatin1String("th")) {
                ++headings;
                QVERIFY(reader.attributes().hasAttribute(QLatin1String("scope")));
            }
            tables += reader.name() == QLatin1String("table") &&
                      reader.attributes().value(QLatin1String("role")) != QLatin1String("presentation");
            captions += reader.name() == QLatin1String("caption");
        }
        QCOMPARE(tables, 4); // but for those that only lay out: the overview and three profiles
        QCOMPARE(captions, tables);
        QCOMPARE(headings, 4 + 3 + 1 + 3 * 9); // columns, Units, total, characteristics
    }

    void thereIsOneFirstHeadingAndOneForEachUnit()
    {
        const QString html = page(readyList("avaren"));
        QCOMPARE(html.count(QStringLiteral("<h1>")), 1);
        QCOMPARE(html.count(QStringLiteral("<h2>")), 3);
        QVERIFY(html.contains(QStringLiteral("<title>Avaren sample list</title>")));
    }

    void itNeedsNoOtherFile()
    {
        const QString html = page(readyList("avaren"));
        for (const char* outside : {"http:", "https:", "src=", "url(", "@import", "<link", "<script"})
            QVERIFY2(!html.contains(QLatin1String(outside)), outside);
        QVERIFY(html.contains(QStringLiteral("<meta charset=\"utf-8\"")));
        QVERIFY(html.contains(QStringLiteral("@media print")));
        QVERIFY(html.contains(QStringLiteral("prefers-color-scheme: dark")));
    }

    void itSaysItsLanguage()
    {
        const Document sheet = sheetOf(readyList("avaren"));
        QVERIFY(htmlPage(sheet, QLocale(QLocale::German))
                    .contains(QStringLiteral("<html lang=\"de\" dir=\"ltr\"")));
        QVERIFY(htmlPage(sheet, QLocale(QLocale::Arabic))
                    .contains(QStringLiteral("<html lang=\"ar\" dir=\"rtl\"")));
        QVERIFY(htmlPage(sheet, QLocale::c()).contains(QStringLiteral("<html lang=\"en\" dir=\"ltr\"")));
    }

    // Crows 12 × 1, Blood Banes 4 × 2, Salik 1 × 3, and eight for Stress on each.
    void thePrintedPageHasABoxForEachInjury()
    {
        QCOMPARE(page(readyList("avaren")).count(QStringLiteral("<i></i>")), 12 + 8 + 3 + 3 * 8);
    }

    void aDraftSaysThatItIsOne()
    {
        QVERIFY(page(largeDraft()).contains(QStringLiteral("class=\"draft\"")));
        QVERIFY(!page(readyList("avaren")).contains(QStringLiteral("class=\"draft\"")));
    }

    // Where each Warrior has more Health a row for each, else fives; many stand side by side.
    void noBoxOfThePrintedPageIsLost()
    {
        static const QRegularExpression group(
            QStringLiteral("src=\"(?:square|round) (\\d+)\" width=\"(\\d+)\""));
        for (const int health : {1, 2, 3, 5, 9, 20}) {
            for (const int warriors : {1, 2, 7, 12, 18, 40, 200}) {
                Card unit;
                unit.ticks.push_back({{}, {}, warriors * health, health > 1 ? health : 5, false});
                const QString html = htmlOf(unit, Look::paper);
                if (html.contains(QStringLiteral("src=\"line\""))) {
                    QVERIFY(warriors * health > 100);
                    continue;
                }
                int boxes = 0;
                for (auto found = group.globalMatch(html); found.hasNext();) {
                    const auto match = found.next();
                    boxes += match.captured(1).toInt();
                    QVERIFY(match.captured(2).toInt() <= 400); // the column of a card is 40 mm
                }
                QCOMPARE(boxes, warriors * health);
            }
        }
    }

    void everyFactionsInkIsReadable()
    {
        for (const FactionColour colour : {FactionColour::grey, FactionColour::red, FactionColour::green,
                                           FactionColour::purple, FactionColour::yellow}) {
            const FactionInk ink = inkOf(colour);
            QVERIFY(contrast(ink.text, Qt::white) >= 4.5);
            QVERIFY(contrast(ink.text, ink.ground) >= 4.5);
            QVERIFY(contrast(ink.onDark, QColor(0x1f1e21)) >= 4.5);
        }
    }
};

ADJUTANT_TEST(HtmlExportTest)

} // namespace tst_export_htmlexport

#include "tst_export_htmlexport.moc"
