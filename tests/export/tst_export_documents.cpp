#include "app/documents/writers.h"
#include "tests/testprogram.h"

#include <QXmlStreamReader>
#include <QtTest>

namespace tst_export_documents {

using namespace adjutant;
using namespace adjutant::document;

namespace {

// A document with a block of each kind, and all that it says.
Document everyBlock()
{
    Document all{"Title", "Kind", "Game", "Result", {"Fact"}};
    all.blocks = {Paragraph{"Warned", Paragraph::Kind::warning},
                  Heading{"Left", true},
                  Paragraph{"Quiet", Paragraph::Kind::quiet},
                  Heading{"Right", true},
                  Table{"Caption",
                        {{"About"}, {"Figure"}},
                        {{{{"Row"}, {"17"}}}, {{{"Gone row"}, {"lucky", 0.75}}, true}},
                        Row{{{"Sum"}, {"18"}}}},
                  Chart{"Chart", {{"Line", {{0, 1}, {1, 3}}}}, 2},
                  Heading{"Log"},
                  List{{}, {{"Done", "0:05", {"Remark"}, true}, {"Done next"}}},
                  List{"Draft", {{"Wrong"}}, List::Kind::warning},
                  Paragraph{"Typed\nlines", Paragraph::Kind::typed}};
    Card card;
    card.title = "Own name";
    card.unitName = "Guard";
    card.size = "6 Warriors";
    card.stats = {{"A", "Attack", "9"}};
    card.abilitiesLabel = "Skills";
    card.abilities = {{"Parries.", "Parry"}};
    card.traits = {{"60 cm", "Bow", "Weapon"}, {{}, "Smoke", "Gear"}, {"A line of it"}};
    card.notes = "Noted";
    all.blocks.push_back(card);
    return all;
}

const QStringList said{"Title",      "Kind",      "Result", "Fact",         "Warned",   "Left",  "Quiet",
                       "Right",      "Caption",   "About",  "Figure",       "Row",      "17",    "Gone row",
                       "lucky",      "Sum",       "18",     "Chart",        "Line",     "3",     "Log",
                       "0:05",       "Done",      "Remark", "Draft",        "Wrong",    "Typed", "Own name",
                       "6 Warriors", "Guard",     "9",      "Parry",        "Parries.", "Bow",   "60 cm",
                       "Noted",      "Done next", "lines",  "A line of it", "Smoke"};

// A table of an aid: with a head, or of steps.
Table steps()
{
    Table table{{}, {{QString(), false}}, {{{{"Take **1** pebble"}}}, {{{"Pass"}}}}};
    table.numbered = true;
    table.marked = true;
    return table;
}

} // namespace

/// Documents, and what writes them.
class DocumentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyWriterTellsAllOfADocument_data()
    {
        QTest::addColumn<QString>("text");
        const Document all = everyBlock();
        QTest::newRow("browser") << htmlPage(all, QLocale(QLocale::English));
        QTest::newRow("paper") << htmlOf(all, Look::paper);
        QTest::newRow("Markdown") << markdownOf(all);
        QTest::newRow("chat") << plainTextOf(all, TextFor::chat);
        QTest::newRow("terminal") << plainTextOf(all, TextFor::terminal);
    }

    void everyWriterTellsAllOfADocument()
    {
        QFETCH(QString, text);
        for (const QString& each : said)
            QVERIFY2(text.contains(each), qPrintable(each));
    }

    // Sections beside one another, a chart between sections, an end within one.
    void everyElementIsClosed()
    {
        QXmlStreamReader reader(htmlPage(everyBlock(), QLocale(QLocale::English)));
        int sections = 0;
        while (!reader.atEnd())
            sections += reader.readNext() == QXmlStreamReader::StartElement &&
                        reader.name() == QLatin1String("section");
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(sections, 3);
    }

    void cellsStandBelowOneAnother()
    {
        Document page{"Game"};
        page.blocks = {Heading{"Costs"},
                       Table{{}, {{"Action"}, {"TS"}}, {{{{"March"}, {"1"}}}, {{{"Charge"}, {"12"}}}}}};
        QCOMPARE(plainTextOf(page, TextFor::terminal),
                 QStringLiteral("Game\n\nCosts\n  Action  TS\n  March   1\n  Charge  12\n"));
        QCOMPARE(plainTextOf(page, TextFor::chat),
                 QStringLiteral("Game\n====\n\nCosts\n-----\n  Action  TS\n  March   1\n  Charge  12\n"));
    }

    void stepsAreNumberedAndWhatCountsIsStrong()
    {
        Document page{"Game"};
        page.blocks = {steps()};
        QCOMPARE(plainTextOf(page, TextFor::terminal),
                 QStringLiteral("Game\n\n  1. Take 1 pebble\n  2. Pass\n"));
        QVERIFY(markdownOf(page).contains(QStringLiteral("| 1\\. Take **1** pebble |")));
        QVERIFY(htmlOf(steps(), Look::paper, {0.25, 0.75})
                    .contains(QStringLiteral("<td class=\"figure\" width=\"25%\">1</td><td class=\"words\" "
                                             "width=\"75%\">Take <b>1</b> pebble</td>")));
    }

    void anOverviewIsLeftOutWhereItsCardsFollow()
    {
        Document sheet{"Army"};
        Table overview{{}, {{"Unit"}}, {{{{"Guard"}}}}};
        overview.overview = true;
        sheet.blocks = {overview};
        QVERIFY(!plainTextOf(sheet, TextFor::chat).contains(QStringLiteral("Guard")));
        QVERIFY(!htmlOf(sheet, Look::paper).contains(QStringLiteral("Guard")));
        QVERIFY(htmlOf(sheet, Look::browser).contains(QStringLiteral("Guard")));
        QVERIFY(markdownOf(sheet).contains(QStringLiteral("Guard")));
    }
};

ADJUTANT_TEST(DocumentsTest)

} // namespace tst_export_documents

#include "tst_export_documents.moc"
