#include "app/documents/writers.h"
#include "tests/systems/drakerys/export/exportfixture.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_export_markdownexport {

using namespace adjutant;
using namespace adjutant::document;
using namespace adjutant::test;

/// An army as Markdown.
class MarkdownExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void markdownEscapesWhatPlayersType_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("escaped");
        const auto row = [](const char* typed, const char* escaped) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(escaped);
        };
        row("*bold* _it_ `code`", "\\*bold\\* \\_it\\_ \\`code\\`");
        row("[a](b) <b> | ~x~ & $1$", "\\[a\\](b) \\<b\\> \\| \\~x\\~ \\& \\$1\\$");
        row("# no heading", "\\# no heading");
        row("- no list", "\\- no list");
        row("12. no list", "12\\. no list");
        row("3) no list", "3\\) no list");
        row("a - b 1. c", "a - b 1. c");
        row("back\\slash", "back\\\\slash");
        row("www.a.b, HTTP://a.b", "www\\.a.b, HTTP\\://a.b");
        row("a@b.c, a: b", "a\\@b.c, a: b");
        row("two\nlines", "two lines");
        row("Für Jörg", "Für Jörg");
    }

    void markdownEscapesWhatPlayersType()
    {
        QFETCH(QString, typed);
        QFETCH(QString, escaped);
        QCOMPARE(escapedForMarkdown(typed), escaped);
    }

    void aTableHasARowForEachUnitAndTheTotal()
    {
        const QString text = markdownOf(sheetOf(readyList("irosia")));
        for (const char* row :
             {"| Unit | Warriors | AP | Rarity |", "| Bowmen | 5 | 80 | 0 |", "| Crushers | 2 | 150 | 2 |",
              "| Celeste | 1 | 130 | 1 |", "| Lancers | 10 | 110 | 0 |", "| **Total** | 18 | 470 | 3 |"})
            QVERIFY2(text.contains(QLatin1String(row) + QLatin1Char('\n')), row);
    }

    void aProfileIsATable()
    {
        QVERIFY(markdownOf(sheetOf(readyList("irosia")))
                    .contains(QStringLiteral(
                        "| Actions | Power | Health | Initiative | Combat/Shooting | Strength | Resistance "
                        "| Willpower | March/Charge |\n| :-: | :-: | :-: | :-: | :-: | :-: | :-: | :-: | "
                        ":-: |\n| 2 | 2 | 3 | 3 | 3/– | 4 | 5 | 4 | 15/25 |\n")));
    }

    void namesStayNamesInHeadingsAndCells()
    {
        const QString text = markdownOf(sheetOf(everyField()));
        QVERIFY(text.contains(QStringLiteral("\n## \\<script\\>alert(\"1\")\\</script\\>\n")));
        QVERIFY(text.contains(QStringLiteral("\\*\\*bold\\*\\* \\`code\\` \\[link\\](http\\://x) \\| cell")));
        QVERIFY(!text.contains(QStringLiteral("<script>")));
    }

    void aDraftSaysThatItIsOne()
    {
        QVERIFY(markdownOf(sheetOf(largeDraft())).contains(QStringLiteral("> **Draft: ")));
        QVERIFY(!markdownOf(sheetOf(readyList("ashral"))).contains(QStringLiteral("Draft")));
    }

    void itEndsInOneNewline()
    {
        for (const Roster& roster : {readyList("avaren"), largeDraft(), Roster()}) {
            const QString text = markdownOf(sheetOf(roster));
            QVERIFY(text.endsWith(QLatin1Char('\n')));
            QVERIFY(!text.endsWith(QStringLiteral("\n\n")));
        }
    }
};

ADJUTANT_TEST(MarkdownExportTest)

} // namespace tst_export_markdownexport

#include "tst_export_markdownexport.moc"
