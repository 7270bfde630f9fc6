#include "app/documents/writers.h"
#include "tests/systems/drakerys/export/exportfixture.h"

namespace adjutant::test::tst_export_texts {

using namespace document;

/// An army as plain text.
class ExportTextsTest : public QObject
{
    Q_OBJECT

    static QString chatText(const Roster& roster) { return plainTextOf(sheetOf(roster), TextFor::chat); }

    static QString page(const Roster& roster) { return htmlPage(sheetOf(roster), QLocale(QLocale::English)); }

private Q_SLOTS:
    // The width in columns is counted anew here, for the letters that these armies have.
    void textNeverExceedsEightyColumns()
    {
        std::vector<Roster> rosters = rostersOfAllKinds();
        Roster& wide = rosters.emplace_back(readyList("avaren"));
        wide.name = std::string(200, 'W');
        wide.entries[0].name = QString(48, u'龍').toStdString();
        for (const Roster& roster : rosters)
            for (const QString& line : chatText(roster).split(u'\n'))
                QVERIFY2(line.toUcs4().size() + line.count(u'龍') <= 80, qPrintable(line));
    }

    void nothingOfTheArmyIsMissing()
    {
        const QString text = chatText(readyList("aurium"));
        for (const char* part :
             {"Aurium sample list", "460 of 500 AP", "Rarity 4 of 5", "19 Warriors", "Crossbowmen",
              "Gold Keepers", "Noctis", "Soldiers", "Com/Sho 4/3", "Mar/Cha 10/10", "Authority [20]",
              "Repeating crossbow: 60 cm", "1 Shot per activation"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        QVERIFY(!text.contains("Draft"));
        // Every skill is explained once.
        QCOMPARE(text.count("- Guard: "), 1);
        QCOMPARE(text.count("- Discipline: One more D10 on its Morale Rolls."), 1);
        QVERIFY(!text.contains("- Shooter"));
    }

    void aDraftSaysThatItIsOne()
    {
        const QString text = chatText(largeDraft());
        QVERIFY(text.contains("Draft: "));
        QVERIFY(text.contains("- Size 7 is not offered; Crossbowmen come in"));
        QVERIFY(markdownOf(sheetOf(largeDraft())).contains("> **Draft: "));
        QVERIFY(!markdownOf(sheetOf(readyList("ashral"))).contains("Draft"));
        QVERIFY(page(largeDraft()).contains("class=\"draft\""));
        QVERIFY(!page(readyList("avaren")).contains("class=\"draft\""));
    }

    void aPlayersNotesKeepTheirLines()
    {
        QVERIFY(chatText(largeDraft())
                    .contains("\nFür die Kampagne am Samstag.\nBitte Würfel und Maßband mitbringen!\n"));
    }

    void wordsThatAreTooLongAreBroken()
    {
        QCOMPARE(wrapped("ab abcdefghij k", 5), "ab\nabcde\nfghij\nk\n");
        QCOMPARE(wrapped("one two three", 9, {"- ", "  "}), "- one two\n  three\n");
        QCOMPARE(wrapped("烏烏烏", 5), "烏烏\n烏\n");
        QCOMPARE(wrapped("烏烏", 1), "烏\n烏\n"); // wider than the line
        QCOMPARE(wrapped("a\n\nb", 9), "a\n\nb\n");
        QCOMPARE(wrapped("  ", 9), QString());
    }

    void columnsAreWhatATerminalTakes()
    {
        QCOMPARE(listed(columnsOf(u"Über"), columnsOf(u"e\u0301"), columnsOf(u"龍")), "4 1 2");
        QCOMPARE(columnsOf(u"🐉"), 2);
    }

    // An army as Markdown.

    void markdownEscapesWhatPlayersType_data()
    {
        const auto row = columns<QString>("escaped");
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
        QTEST(escapedForMarkdown(QString::fromUtf8(QTest::currentDataTag())), "escaped");
    }

    void aTableHasARowForEachUnitAndTheTotal()
    {
        const QString text = markdownOf(sheetOf(readyList("irosia")));
        for (const char* row :
             {"| Unit | Warriors | AP | Rarity |", "| Bowmen | 5 | 80 | 0 |", "| Crushers | 2 | 150 | 2 |",
              "| Celeste | 1 | 130 | 1 |", "| Lancers | 10 | 110 | 0 |", "| **Total** | 18 | 470 | 3 |"})
            QVERIFY2(text.contains(QLatin1String(row) + u'\n'), row);
    }

    void aProfileIsATable()
    {
        QVERIFY(
            markdownOf(sheetOf(readyList("irosia")))
                .contains("| Actions | Power | Health | Initiative | Combat/Shooting | Strength | Resistance "
                          "| Willpower | March/Charge |\n| :-: | :-: | :-: | :-: | :-: | :-: | :-: | :-: | "
                          ":-: |\n| 2 | 2 | 3 | 3 | 3/– | 4 | 5 | 4 | 15/25 |\n"));
    }

    void namesStayNamesInHeadingsAndCells()
    {
        const QString text = markdownOf(sheetOf(everyField()));
        QVERIFY(text.contains("\n## \\<script\\>alert(\"1\")\\</script\\>\n"));
        QVERIFY(text.contains("\\*\\*bold\\*\\* \\`code\\` \\[link\\](http\\://x) \\| cell"));
        QVERIFY(!text.contains("<script>"));
    }

    // An army as a page for a browser.

    void htmlEscapesWhatPlayersType()
    {
        const QString html = page(everyField());
        QVERIFY(!html.contains("<script") && !html.contains("<muster>"));
        QVERIFY(html.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"));
        QVERIFY(html.contains("Jörg’s &quot;First&quot; &lt;muster&gt; &amp; 'co' 🗡"));
    }

    // The page is written so that it is XML as well: a tag that is not closed or a text not escaped shows
    // here.
    void everyTagIsClosed()
    {
        std::vector<Roster> rosters = rostersOfAllKinds();
        rosters.emplace_back();
        for (const Roster& roster : rosters) {
            QXmlStreamReader reader(page(roster));
            while (!reader.atEnd())
                reader.readNext();
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        }
    }

    void tablesSayWhatTheirHeadingsAreFor()
    {
        QXmlStreamReader reader(page(readyList("avaren")));
        int headings = 0, tables = 0, captions = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (reader.name() == u"th") {
                ++headings;
                QVERIFY(reader.attributes().hasAttribute("scope"));
            }
            tables += reader.name() == u"table" && reader.attributes().value("role") != u"presentation";
            captions += reader.name() == u"caption";
        }
        QCOMPARE(tables, 4); // but for those that only lay out: the overview and three profiles
        QCOMPARE(captions, tables);
        QCOMPARE(headings, 4 + 3 + 1 + 3 * 9); // columns, Units, total, characteristics
    }

    void thePageHasOneFirstHeadingAndOneForEachUnitAndNeedsNoOtherFile()
    {
        const QString html = page(readyList("avaren"));
        QCOMPARE(listed(html.count("<h1>"), html.count("<h2>")), "1 3");
        QVERIFY(html.contains("<title>Avaren sample list</title>"));
        // Crows 12 × 1, Blood Banes 4 × 2, Salik 1 × 3, and eight for Stress on each: a box for each Injury.
        QCOMPARE(html.count("<i></i>"), 12 + 8 + 3 + 3 * 8);
        for (const char* outside : {"http:", "https:", "src=", "url(", "@import", "<link", "<script"})
            QVERIFY2(!html.contains(QLatin1String(outside)), outside);
        QVERIFY(html.contains("<meta charset=\"utf-8\"") && html.contains("@media print"));
        QVERIFY(html.contains("prefers-color-scheme: dark"));
    }

    void itSaysItsLanguage()
    {
        const Document sheet = sheetOf(readyList("avaren"));
        QVERIFY(htmlPage(sheet, QLocale(QLocale::German)).contains("<html lang=\"de\" dir=\"ltr\""));
        QVERIFY(htmlPage(sheet, QLocale(QLocale::Arabic)).contains("<html lang=\"ar\" dir=\"rtl\""));
        QVERIFY(htmlPage(sheet, QLocale::c()).contains("<html lang=\"en\" dir=\"ltr\""));
    }

    // Where each Warrior has more Health a row for each, else fives; many stand side by side.
    void noBoxOfThePrintedPageIsLost()
    {
        static const QRegularExpression group("src=\"(?:square|round) (\\d+)\" width=\"(\\d+)\"");
        for (const int health : {1, 2, 3, 5, 9, 20}) {
            for (const int warriors : {1, 2, 7, 12, 18, 40, 200}) {
                Card unit;
                unit.ticks.push_back({{}, {}, warriors * health, health > 1 ? health : 5, false});
                const QString html = htmlOf(unit, Look::paper);
                if (html.contains("src=\"line\"")) {
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
        using enum FactionColour::Name;
        for (const FactionColour::Name colour : {grey, red, green, purple, yellow}) {
            const FactionInk ink = inkOf(FactionColour{colour});
            const auto shade = [](const QColor& of) { return *colourOf(of.name().toStdString()); };
            const Colour text = shade(ink.text);
            QVERIFY(contrast(text, shade(Qt::white)) >= 4.5 && contrast(text, shade(ink.ground)) >= 4.5);
            QVERIFY(contrast(shade(ink.onDark), shade(QColor(0x1f1e21))) >= 4.5);
        }
    }
};

ADJUTANT_TEST(ExportTextsTest)

} // namespace adjutant::test::tst_export_texts
