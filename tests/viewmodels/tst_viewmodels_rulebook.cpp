#include "app/matches/runningmatch.h"
#include "app/storage/rosterstore.h"
#include "app/viewmodels/aidcontroller.h"
#include "app/viewmodels/rules/rulebook.h"
#include "app/viewmodels/workspace.h"

namespace adjutant::test::tst_viewmodels_rulebook {

static QStringList rulesOf(Rulebook& rulebook)
{
    QStringList rules;
    for (const RowModel::Row& row : rulebook.entries()->rows())
        rules.append(row.value.value<RuleChip>().rule);
    return rules;
}

static QStringList shelvesOf(Rulebook& rulebook)
{
    QStringList values;
    for (const QVariant& shelf : rulebook.shelves())
        values.append(shelf.toMap().value("value").toString());
    return values;
}

/// The Rules page of every game: its shelves, what players write, and what a list or a match makes of it.
class RulebookTest : public QObject
{
    Q_OBJECT

    DataHome m_folder;
    std::unique_ptr<Workspace> m_workspace;

    void eachGame()
    {
        const auto row = columns<QString>("game");
        for (const GameSystem& game : gameSystems())
            if (!loadReference(QString::fromUtf8(game.id), "en").entries().empty())
                row(std::string(game.id), std::string(game.id));
    }
    const GameSystem& gameOfRow() const
    {
        QFETCH(QString, game);
        m_workspace->choose(game.toStdString());
        return m_workspace->game();
    }

    const std::vector<ReferenceEntry>& entries() const
    {
        return m_workspace->reference(m_workspace->game()).entries();
    }
    static QString idOf(const ReferenceEntry& entry) { return QString::fromStdString(entry.id.text()); }

private Q_SLOTS:
    void noTextOfARuleNamesAPictureOrAPlaceToGo_data()
    {
        const auto row = columns<QByteArray, QString>("text", "kept");
        row("a device", "one ![x](file:///dev/zero) two", "one  two");
        row("a server", "one ![x](http://127.0.0.1/x.png) two", "one  two");
        row("told below", "one ![x][y] two\n\n[y]: http://127.0.0.1/x.png", "one  two");
        row("in a table", "| one |\n|---|\n| ![x](http://127.0.0.1/x.png)two |", "two");
        row("in a list", "- ![x](http://127.0.0.1/x.png)one", "one");
        row("in a link", "one [![x](http://127.0.0.1/x.png)](http://127.0.0.1) two", "one  two");
        row("a link", "one [two](http://127.0.0.1/x) three", "one two three");
        row("a bare link", "one https://example.org/x two", "one https://example.org/x two");
        row("HTML is text", "<img src=\"http://127.0.0.1/x.png\"> one",
            "&lt;img src=&quot;http://127.0.0.1/x.png&quot;&gt; one");
        row("a text that begins with HTML", "<div>one</div>", "&lt;div&gt;one&lt;/div&gt;");
    }
    void noTextOfARuleNamesAPictureOrAPlaceToGo()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, kept);
        ReferenceEntry entry;
        entry.id = ReferenceId("x");
        entry.text = entry.reading = text.toStdString();
        const RuleText rule = ruleTextOf(entry, Reference(), OwnRules(), "en");
        for (const QString& shown : {rule.text, rule.reading}) {
            QVERIFY2(!shown.contains("<img") && !shown.contains("href") && !shown.contains("#0000ff"),
                     qPrintable(shown));
            VERIFY_CONTAINS(shown, kept);
        }
        for (const QString& spoken : {rule.spokenText, rule.spokenReading})
            QVERIFY2(!spoken.contains("](") && !spoken.contains("]["), qPrintable(spoken));
    }

    void init()
    {
        m_workspace = std::make_unique<Workspace>("en");
        m_workspace->choose(gameSystems().front().id);
    }

    void everyShelfIsWhole_data() { eachGame(); }
    void everyShelfIsWhole()
    {
        gameOfRow();
        Rulebook rulebook(*m_workspace);
        const QAbstractItemModelTester tester(rulebook.entries());
        const qsizetype all = rulesOf(rulebook).size();
        QCOMPARE(all, static_cast<qsizetype>(entries().size()));
        qsizetype byChapter = 0;
        for (const QString& shelf : shelvesOf(rulebook))
            if (shelf.startsWith("chapter ")) {
                rulebook.setShelf(shelf);
                byChapter += rulesOf(rulebook).size();
            }
        QCOMPARE(byChapter, all);
    }

    void whatPlayersWriteStandsBesideTheRuleAndIsFound_data() { eachGame(); }
    void whatPlayersWriteStandsBesideTheRuleAndIsFound()
    {
        const GameSystem& game = gameOfRow();
        const QString rule = idOf(entries().front());
        {
            Rulebook rulebook(*m_workspace);
            QVERIFY(!shelvesOf(rulebook).contains("own"));
            QCOMPARE(rulebook.setBookmarked(rule, true), QString());
            QCOMPARE(rulebook.setNote(rule, "we asked at the zwrtkl club"), QString());
            QCOMPARE(rulebook.setHouseRule(rule, "Twice as far."), QString());
            rulebook.setSearch("zwrtkl");
            QCOMPARE(rulesOf(rulebook), QStringList(rule));
        }
        m_workspace = std::make_unique<Workspace>("en");
        m_workspace->choose(game.id);
        Rulebook rulebook(*m_workspace);
        QVERIFY(shelvesOf(rulebook).contains("own"));
        const RuleText shown = rulebook.rule(rule);
        QVERIFY(shown.bookmarked);
        QCOMPARE(listed(shown.note, shown.houseRule), "we asked at the zwrtkl club Twice as far.");
        rulebook.setShelf("own");
        QCOMPARE(rulesOf(rulebook), QStringList({rule, rule, rule})); // house rule, bookmark, note

        QCOMPARE(rulebook.setBookmarked(rule, false), QString());
        QCOMPARE(rulebook.setNote(rule, "  "), QString());
        QCOMPARE(rulebook.setHouseRule(rule, {}), QString());
        QVERIFY(!shelvesOf(rulebook).contains("own"));
        QCOMPARE(rulebook.shelf(), QString());
    }

    void aListShowsTheRulesOfItsCards_data() { eachGame(); }
    void aListShowsTheRulesOfItsCards()
    {
        const GameSystem& game = gameOfRow();
        StoredRoster stored{{}, {}, m_workspace->readyLists(game).front().roster};
        QVERIFY(m_workspace->store().save(stored));
        std::set<QString> named;
        for (const RosterEntry& entry : stored.roster.entries)
            for (const door::Chip& chip : cardViewOf(game, entry, m_workspace->catalogue(game)).chips)
                if (m_workspace->reference(game).find(ReferenceId(chip.rule)))
                    named.insert(QString::fromStdString(chip.rule));
        Rulebook rulebook(*m_workspace);
        rulebook.setList(stored.id);
        QCOMPARE(rulebook.shelf(), "list");
        const QStringList shown = rulesOf(rulebook);
        QCOMPARE(std::set<QString>(shown.begin(), shown.end()), named);
        rulebook.setList({});
        QVERIFY(!shelvesOf(rulebook).contains("list"));
        QCOMPARE(rulebook.shelf(), QString());
    }

    // Each window keeps what the other one wrote.
    void twoWindowsWriteIntoOneFile()
    {
        Workspace other("en");
        other.choose(gameSystems().front().id);
        const QString first = idOf(entries().front());
        const QString last = idOf(entries().back());
        Rulebook here(*m_workspace);
        Rulebook there(other);
        QVERIFY(!here.rule(first).bookmarked && !there.rule(last).bookmarked);
        QCOMPARE(here.setBookmarked(first, true), QString());
        QCOMPARE(there.setBookmarked(last, true), QString());
        QVERIFY(there.rule(first).bookmarked && there.rule(last).bookmarked);
        QCOMPARE(there.setBookmarked(first, false), QString());
        QCOMPARE(there.setBookmarked(last, false), QString());
    }

    // In letters, whatever they take: an emoji is one.
    void aNoteIsKeptWholeOrRefusedWithTheReason()
    {
        const QString rule = idOf(entries().front());
        const QString longest = QString("😀").repeated(4000);
        QCOMPARE(Rulebook(*m_workspace).setNote(rule, longest), QString());
        QVERIFY(!Rulebook(*m_workspace).setNote(rule, longest + u'x').isEmpty());
        init();
        Rulebook again(*m_workspace);
        QCOMPARE(again.rule(rule).note, longest);
        QCOMPARE(again.setNote(rule, {}), QString());
    }

    void aSearchLooksBeyondTheShelfForNow()
    {
        Rulebook rulebook(*m_workspace);
        rulebook.setInMatch(true);
        QCOMPARE(rulebook.shelf(), "now");
        rulebook.setSearch(QString::fromStdString(entries().back().title));
        QCOMPARE(rulebook.shelf(), QString());
        QVERIFY(!rulesOf(rulebook).isEmpty());
        rulebook.setInMatch(false);
        QVERIFY(!shelvesOf(rulebook).contains("now"));
    }

    void aSearchCanBeNarrowedToYours()
    {
        const QString marked = idOf(entries().front());
        Rulebook rulebook(*m_workspace);
        QCOMPARE(rulebook.setBookmarked(marked, true), QString());
        rulebook.setSearch(QString::fromStdString(entries().front().title).left(3));
        QVERIFY(rulesOf(rulebook).size() > 1);
        rulebook.setShelf("own");
        QCOMPARE(rulesOf(rulebook), QStringList{marked});
        QCOMPARE(rulebook.setBookmarked(marked, false), QString());
    }

    // What labels are looked up by points into the rules.
    void labelsAreFoundAfterTheDataWereReadAnew()
    {
        const Rulebook rulebook(*m_workspace);
        const QString title = QString::fromStdString(entries().back().title);
        const QString id = rulebook.idFor({}, title);
        m_workspace->reloadCatalogue();
        QCOMPARE(rulebook.idFor({}, title), id);
    }

    // Rich text with the page's letters; for the ear without marks.
    void everyEntryIsRichTextAndHeardWithoutMarks_data() { eachGame(); }
    void everyEntryIsRichTextAndHeardWithoutMarks()
    {
        gameOfRow();
        const Rulebook rulebook(*m_workspace);
        for (const ReferenceEntry& entry : entries()) {
            const RuleText rule = rulebook.rule(idOf(entry));
            QVERIFY2(!rule.text.contains("<body style"), qPrintable(rule.text));
            QVERIFY2(!rule.spokenText.contains("**") && !rule.spokenText.contains("|-"),
                     qPrintable(rule.spokenText));
            QCOMPARE(rule.reading.isEmpty(), entry.reading.empty());
        }
    }

    void aLabelOpensTheEntryOfItsName_data() { eachGame(); }
    void aLabelOpensTheEntryOfItsName()
    {
        gameOfRow();
        const Rulebook rulebook(*m_workspace);
        for (const ReferenceEntry& entry : entries()) {
            if (entry.id.text().starts_with("fault/"))
                continue;
            const QString id = rulebook.idFor({}, QString::fromStdString(entry.title));
            // Long titles are sentences to it; and of two entries with one title it is the first.
            if (!id.isEmpty())
                QCOMPARE(rulebook.rule(id).title.toCaseFolded(),
                         QString::fromStdString(entry.title).toCaseFolded());
            else
                QVERIFY2(entry.title.size() > 30, entry.title.c_str());
            for (const std::string& rule : entry.explains)
                QCOMPARE(rulebook.idFor(QString::fromStdString(rule), {}), idOf(entry));
        }
    }

    // The player aid as its page sees it.

    void everyLineIsSpokenWithoutItsMarks_data() { eachGame(); }
    void everyLineIsSpokenWithoutItsMarks()
    {
        gameOfRow();
        const AidController aid(m_workspace.get());
        for (const QVariant& each : aid.blocks())
            for (const QVariant& row : each.value<AidBlockRow>().lines) {
                const auto line = row.value<AidLineRow>();
                QVERIFY(!line.spoken.isEmpty() && !line.spoken.contains("**"));
                QCOMPARE(line.cells.size(), line.figures.size());
            }
    }

    // On a phone, on a desktop, and with letters twice as large.
    void theColumnsOfABlockShareItsWidth_data() { eachGame(); }
    void theColumnsOfABlockShareItsWidth()
    {
        gameOfRow();
        const AidController aid(m_workspace.get());
        for (int block = 0; block < aid.blocks().size(); ++block)
            for (const qreal letters : {18.0, 38.0, 60.0}) {
                const QList<qreal> shares = aid.columnShares(block, letters);
                const auto shown = aid.blocks()[block].value<AidBlockRow>();
                QCOMPARE(shares.size(), shown.lines.constFirst().value<AidLineRow>().cells.size());
                QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1) < 1e-9);
            }
    }

    void whatIsNotTranslatedSaysSo()
    {
        Workspace english("en");
        QVERIFY(AidController(&english).translated());
        Workspace other("xx");
        QVERIFY(!AidController(&other).translated());
    }
};

ADJUTANT_TEST(RulebookTest)

} // namespace adjutant::test::tst_viewmodels_rulebook
