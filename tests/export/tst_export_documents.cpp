#include "app/catalogues/catalogueloader.h"
#include "app/documents/writers.h"
#include "app/export/aidpage.h"
#include "app/export/printedsheet.h"
#include "app/export/savedfile.h"
#include "core/systems/gamesystem.h"

#include <QAbstractTextDocumentLayout>
#include <QTextDocument>
#include <QTextFrame>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace adjutant::test::tst_export_documents {

using namespace document;

// A document with a block of each kind, and all that it says.
static Document everyBlock()
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

const QStringList given{"Title",      "Kind",      "Result", "Fact",         "Warned",   "Left",  "Quiet",
                        "Right",      "Caption",   "About",  "Figure",       "Row",      "17",    "Gone row",
                        "lucky",      "Sum",       "18",     "Chart",        "Line",     "3",     "Log",
                        "0:05",       "Done",      "Remark", "Draft",        "Wrong",    "Typed", "Own name",
                        "6 Warriors", "Guard",     "9",      "Parry",        "Parries.", "Bow",   "60 cm",
                        "Noted",      "Done next", "lines",  "A line of it", "Smoke"};

// A table of an aid: with a head, or of steps.
static Table steps()
{
    Table table{{}, {{QString(), false}}, {{{{"Take **1** pebble"}}}, {{{"Pass"}}}}};
    table.numbered = true;
    table.marked = true;
    return table;
}

/// Documents, and what writes them.
class DocumentsTest : public QObject
{
    Q_OBJECT

    static constexpr QSizeF a4{2100, 2970};

    // A Unit with so many abilities of a line each.
    static document::Card unit(int lines)
    {
        document::Card card;
        card.title = card.unitName = "Guard";
        card.stats = {{"A", "A", "1"}};
        for (int line = 0; line < lines; ++line)
            card.traits.push_back({QString("line %1").arg(line)});
        return card;
    }

    static document::Document sheet(const std::vector<int>& lines)
    {
        document::Document it;
        it.title = "Army";
        for (const int count : lines)
            it.blocks.push_back(unit(count));
        return it;
    }

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void everyWriterReportsAllOfADocument()
    {
        const Document all = everyBlock();
        for (const QString& text :
             {htmlPage(all, QLocale(QLocale::English)), htmlOf(all, Look::paper), markdownOf(all),
              plainTextOf(all, TextFor::chat), plainTextOf(all, TextFor::terminal)})
            for (const QString& each : given)
                QVERIFY2(text.contains(each), qPrintable(text.left(40) + each));
    }

    // Sections beside one another, a chart between sections, an end within one.
    void everyElementIsClosed()
    {
        QXmlStreamReader reader(htmlPage(everyBlock(), QLocale(QLocale::English)));
        int sections = 0;
        while (!reader.atEnd())
            sections += reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"section";
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(sections, 3);
    }

    void cellsStandBelowOneAnother()
    {
        Document page{"Game"};
        page.blocks = {Heading{"Costs"},
                       Table{{}, {{"Action"}, {"TS"}}, {{{{"March"}, {"1"}}}, {{{"Charge"}, {"12"}}}}}};
        QCOMPARE(plainTextOf(page, TextFor::terminal),
                 "Game\n\nCosts\n  Action  TS\n  March   1\n  Charge  12\n");
        QCOMPARE(plainTextOf(page, TextFor::chat),
                 "Game\n====\n\nCosts\n-----\n  Action  TS\n  March   1\n  Charge  12\n");
    }

    void stepsAreNumberedAndWhatCountsIsStrong()
    {
        Document page{"Game"};
        page.blocks = {steps()};
        QCOMPARE(plainTextOf(page, TextFor::terminal), "Game\n\n  1. Take 1 pebble\n  2. Pass\n");
        QVERIFY(markdownOf(page).contains("| 1\\. Take **1** pebble |"));
        QVERIFY(htmlOf(steps(), Look::paper, {0.25, 0.75})
                    .contains("<td class=\"figure\" width=\"25%\">1</td><td class=\"words\" "
                              "width=\"75%\">Take <b>1</b> pebble</td>"));
    }

    void anOverviewIsSkippedWhereItsCardsFollow()
    {
        Document sheet{"Army"};
        Table overview{{}, {{"Unit"}}, {{{{"Guard"}}}}};
        overview.overview = true;
        sheet.blocks = {overview};
        QVERIFY(!plainTextOf(sheet, TextFor::chat).contains("Guard"));
        QVERIFY(!htmlOf(sheet, Look::paper).contains("Guard"));
        QVERIFY(htmlOf(sheet, Look::browser).contains("Guard"));
        QVERIFY(markdownOf(sheet).contains("Guard"));
    }

    // How cards are laid on pages.

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
            QVERIFY(area.top() >= last && area.left() >= 0 && area.right() <= a4.width());
            last = area.bottom();
        }
    }

    void aCardTallerThanAPageGoesOnOverPages()
    {
        PrintedPictures pictures({}, {});
        QTextDocument pages;
        layOutSheet(pages, pictures, sheet({5, 200, 5}), false, a4);
        QVERIFY(pages.pageCount() >= 3 && pages.toPlainText().contains("line 199"));
    }

    // A page is wide enough for whatever a player types.
    void aWordLongerThanAPageIsBroken()
    {
        document::Document typed = sheet({2});
        auto& card = std::get<document::Card>(typed.blocks[0]);
        typed.title = card.title = card.notes = QString(300, u'w');
        PrintedPictures pictures({}, {});
        QTextDocument pages;
        layOutSheet(pages, pictures, typed, false, a4);
        for (QTextFrame* frame : pages.rootFrame()->childFrames())
            QVERIFY(pages.documentLayout()->frameBoundingRect(frame).right() <= a4.width());
    }

    // A player aid on paper.

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
        const auto row = columns<QString, QString>("game", "language");
        for (const GameSystem& game : gameSystems())
            for (const char* language : {"en", "fr"})
                row(std::string(game.id) + ' ' + language, std::string(game.id), language);
    }
    void everyGamesAidIsOnePageWithItsFonts()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter}) {
            const auto pdf = pdfOf(loadPlayerAid(game, language), "Game", size);
            QVERIFY(pdf && pdf->startsWith("%PDF") && pdf->contains("/Count 1\n"));
            QVERIFY(pdf->contains("/FontFile"));
        }
    }

    void whatDoesNotFitOnAPageIsNoPage()
    {
        PlayerAid aid;
        for (int k = 0; k < 400; ++k)
            aid.blocks.push_back({"Turn", {}, AidBlock::Kind::lines, {}, {{{"Take **1** pebble"}, {}}}});
        QVERIFY(!pdfOf(aid, "Game", QPageSize::A4) && !pdfOf(PlayerAid(), "Game", QPageSize::A4));
    }

    void textsAreEscapedAndWhatCountsIsBold()
    {
        QCOMPARE(document::styledText("a < **b & c**"), "a &lt; <b>b &amp; c</b>");
    }

    // Files that are there whole or not at all.

    void theBytesAreInTheFile()
    {
        QVERIFY(saveFile(path("new.txt"), "one\n"));
        QCOMPARE(contentsOf(path("new.txt")), "one\n");
        QVERIFY(saveFile(path("new.txt"), "two"));
        QCOMPARE(contentsOf(path("new.txt")), "two");
        QVERIFY(saveFile(path("empty.txt"), {}));
        QVERIFY(QFile::exists(path("empty.txt")));
    }

    // A limit on the size of files stands for a full disk.
    void aFailedWriteLeavesTheOldFileUntouched()
    {
        // The smaller one is written only when it is closed.
        for (const int size : {1'000'000, 6'000}) {
            QVERIFY(saveFile(path("old.txt"), "precious"));
            rlimit before{};
            QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
            const auto handler = std::signal(SIGXFSZ, SIG_IGN);
            const rlimit tight{4096, before.rlim_max};
            QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
            const auto saved = saveFile(path("old.txt"), QByteArray(size, 'x'));
            setrlimit(RLIMIT_FSIZE, &before);
            std::signal(SIGXFSZ, handler);
            QVERIFY(!saved);
            QVERIFY2(saved.error().startsWith(QString("“%1” could not be saved: ").arg(path("old.txt"))),
                     qPrintable(saved.error()));
            QVERIFY(saved.error().contains("The existing file is unchanged."));
            QVERIFY(!saved.error().contains("Unknown error"));
            QCOMPARE(contentsOf(path("old.txt")), "precious");
            QCOMPARE(QDir(m_folder.path()).entryList({"old*"}, QDir::Files).size(), 1);
        }
    }

    void aFileOfTheDataFolderIsNeverReplaced()
    {
        for (const char* name : {"matches/2026/a.match", "matches/2026/new.match", "lists/a.yaml",
                                 "index.sqlite", "index.sqlite-wal", "trash/a", "symbolic.txt"}) {
            const QTemporaryDir folder;
            const QString match = folder.filePath("matches/2026/a.match");
            QVERIFY(QDir().mkpath(folder.filePath("lists")) && QDir().mkpath(folder.filePath("trash")));
            for (const QString& path : {match, folder.filePath("index.sqlite")})
                written(path, "precious");
            QVERIFY(QFile::link(match, folder.filePath("symbolic.txt")));
            const auto saved = saveFile(folder.filePath(name), "a picture of a list");
            QVERIFY(!saved);
            VERIFY_CONTAINS(saved.error(), "it is one of Adjutant’s own list or match files");
            QCOMPARE(contentsOf(match), "precious");
            QVERIFY(saveFile(folder.filePath("export.txt"), "x"));
        }
    }

    void aDeviceOrAPipeIsNotReplaced()
    {
        for (const char* name : {"pipe", "full"}) {
            const QTemporaryDir folder;
            QCOMPARE(::mkfifo(qPrintable(folder.filePath("pipe")), 0600), 0);
            QVERIFY(QFile::link("/dev/full", folder.filePath("full")));
            const auto saved = saveFile(folder.filePath(name), "x");
            QVERIFY(!saved);
            VERIFY_CONTAINS(saved.error(), "it is a device or a pipe");
            QVERIFY(!QFileInfo(folder.filePath(name)).isFile());
            QVERIFY(QFileInfo::exists("/dev/full") && !QFileInfo("/dev/full").isFile());
        }
    }

    void aFolderThatIsNotThereIsRefused()
    {
        const auto saved = saveFile(path("nowhere/new.txt"), "x");
        QVERIFY(!saved);
        QVERIFY(saved.error().contains(QString("“%1” could not be saved: ").arg(path("nowhere/new.txt"))));
        QVERIFY(saved.error().contains("Nothing was written."));
    }

    void aFolderIsNoFile()
    {
        const auto saved = saveFile(m_folder.path(), "x");
        QVERIFY(!saved && saved.error().contains("it is a folder"));
        QVERIFY(QDir(m_folder.path()).exists());
    }
};

ADJUTANT_TEST(DocumentsTest)

} // namespace adjutant::test::tst_export_documents
