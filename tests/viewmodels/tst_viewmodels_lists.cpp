#include "app/viewmodels/lists/listeditor.h"
#include "app/viewmodels/lists/listlibrary.h"
#include "app/viewmodels/settings.h"
#include "app/viewmodels/workspace.h"
#include "core/roster/code.h"
#include "core/roster/edit.h"
#include "core/yaml/rosterfile.h"
#include "tests/viewmodels/formanswering.h"

namespace adjutant::test::tst_viewmodels_lists {

// A game that is not that one.
static QString anotherGame(std::string_view id)
{
    const auto isAnother = [id](const GameSystem& game) { return game.id != id; };
    return QString::fromUtf8(std::ranges::find_if(gameSystems(), isAnother)->id);
}

/// Lists of every game whose cards are forms, made by nothing but their forms.
class ListsTest : public QObject
{
    Q_OBJECT

    DataHome m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Games> m_games;
    std::unique_ptr<ListLibrary> m_library;

    std::unique_ptr<ListEditor> opened(const QString& list) const
    {
        auto editor = std::make_unique<ListEditor>(m_workspace.get());
        editor->setProperty("library", QVariant::fromValue(m_library.get()));
        editor->open(list);
        return editor;
    }

    /// A new list of the game of this row, with so many typed cards.
    std::unique_ptr<ListEditor> listOf(int cards) const
    {
        QFETCH_GLOBAL(QString, game);
        m_games->choose(game);
        auto editor = opened(m_library->createEmpty());
        if (editor->hasExtras())
            test::answerAll(*editor->extras());
        for (int card = 0; card < cards; ++card)
            typeCard(*editor);
        return editor;
    }

    static void typeCard(ListEditor& editor)
    {
        editor.typeCard();
        test::answerAll(*editor.cardForm());
        QVERIFY(editor.keepCard());
    }

    Roster saved(const ListEditor& editor) const
    {
        // Another store on the same folder sees only what is on disk.
        RosterStore store(m_folder.path());
        return store.roster(editor.listId()).value_or(StoredRoster{}).roster;
    }

    static QString keyAt(const ListEditor& editor, int place)
    {
        return editor.entries()->rows().at(place).key;
    }

private Q_SLOTS:
    // All tests are tried with each game.
    void initTestCase_data()
    {
        const auto row = columns<QString>("game");
        for (const GameSystem& game : gameSystems())
            if (game.card)
                row(std::string(game.id), std::string(game.id));
    }
    void initTestCase()
    {
        m_workspace = std::make_unique<Workspace>("en");
        m_settings = std::make_unique<Settings>(*m_workspace);
        m_games = std::make_unique<Games>(*m_workspace, *m_settings);
        m_library = std::make_unique<ListLibrary>(*m_workspace);
        m_library->load();
        connect(m_games.get(), &Games::currentChanged, m_library.get(), &ListLibrary::refresh);
    }

    void aListThatIsLeftEmptyIsDropped()
    {
        const QString kept = listOf(1)->listId();
        const QString left = m_library->createEmpty();
        m_library->dropEmpty(kept);
        m_library->dropEmpty(left);
        const RosterStore store(m_folder.path());
        QVERIFY(store.roster(kept) && !store.roster(left));
    }

    void aListIsMadeFromNothingAndReadBack()
    {
        const auto editor = listOf(2);
        const QAbstractItemModelTester entries(editor->entries());
        const QAbstractItemModelTester catalogue(editor->catalogue());
        const QAbstractItemModelTester findings(editor->findings());
        typeCard(*editor);
        editor->renameList("  The first three ");
        editor->rename(keyAt(*editor, 0), "Ash of the ford");
        editor->annotate(keyAt(*editor, 1), "left flank");
        QCOMPARE(static_cast<int>(editor->roster().entries.size()), 3);
        QVERIFY(!editor->entries()->rows().at(0).value.value<ListEntry>().card.stats.isEmpty());
        QCOMPARE(editor->entries()->rows().at(0).value.value<ListEntry>().title, "Ash of the ford");
        QVERIFY(editor->entries()->rows().at(0).value.value<ListEntry>().own);
        QCOMPARE(saved(*editor), editor->roster());
        QCOMPARE(saved(*editor).name, "The first three");
        QCOMPARE(opened(editor->listId())->roster(), editor->roster());
    }

    // Warnings may be left: rows that can be left out, and are missed.
    void aListFullyAnsweredHasNoErrors()
    {
        const auto editor = listOf(3);
        QStringList texts;
        for (const Finding& each : editor->game().checkRoster(editor->roster(), editor->gameCatalogue()))
            if (each.severity == Severity::error)
                texts.append(QString::fromStdString(toText(each.message)));
        QVERIFY2(texts.isEmpty(), qPrintable(texts.join(u'\n')));
    }

    void everyEntryHasAnIdOfItsOwn()
    {
        const auto editor = listOf(1);
        editor->duplicate(keyAt(*editor, 0));
        editor->duplicate(keyAt(*editor, 0));
        QCOMPARE(editor->entries()->count(), 3); // rows have unique keys
        const RosterEntry& copy = editor->roster().entries.back();
        QCOMPARE(copy.card, editor->roster().entries.front().card);
        QVERIFY(isId(copy.id.text()));
        QCOMPARE(saved(*editor), editor->roster());
    }

    void undoNamesWhatItTakesBack()
    {
        const auto editor = listOf(2);
        const Roster before = editor->roster();
        const QString gone = editor->entries()->rows().at(0).value.value<ListEntry>().title;
        editor->remove(keyAt(*editor, 0));
        QVERIFY(editor->undoName().contains(gone));
        QCOMPARE(static_cast<int>(editor->roster().entries.size()), 1);
        editor->undo();
        QCOMPARE(editor->roster(), before);
        QCOMPARE(saved(*editor), before);
        editor->redo();
        QCOMPARE(static_cast<int>(editor->roster().entries.size()), 1);
        editor->undo();
        typeCard(*editor);
        QVERIFY(editor->redoName().isEmpty());
    }

    void anEditedCardStaysInItsPlace()
    {
        const auto editor = listOf(2);
        const EntryId id = editor->roster().entries.front().id;
        editor->editCard(keyAt(*editor, 0));
        QVERIFY(editor->cardForm()->complete());
        const Roster before = editor->roster();
        QVERIFY(editor->keepCard());
        QCOMPARE(editor->roster(), before);
        editor->editCard(keyAt(*editor, 0));
        editor->cardForm()->answer("name", "Rowan");
        QVERIFY(editor->keepCard());
        QCOMPARE(editor->roster().entries.front().id, id);
        QCOMPARE(editor->entries()->rows().at(0).value.value<ListEntry>().card.name, "Rowan");
        QCOMPARE(static_cast<int>(editor->roster().entries.size()), 2);
        editor->move(keyAt(*editor, 0), 1);
        QCOMPARE(editor->roster().entries.back().id, id);
    }

    // It is said before anything is typed, and what was typed by then stays in the form.
    void aFullListSaysSoAndLosesNoTypedCard()
    {
        StoredRoster almost{{}, {}, listOf(1)->roster()};
        while (almost.roster.entries.size() < Roster::mostEntries - 1)
            almost.roster = duplicated(almost.roster, almost.roster.entries[0].id);
        QVERIFY(m_workspace->store().save(almost));
        const auto editor = opened(almost.id);
        QStringList reasons;
        connect(editor.get(), &ListEditor::refused, this, [&](const QString& why) { reasons.append(why); });
        QVERIFY(editor->typeCard());
        test::answerAll(*editor->cardForm());
        editor->duplicate(keyAt(*editor, 0));
        QVERIFY(reasons.isEmpty());
        const Roster full = editor->roster();
        QVERIFY(!editor->keepCard());
        QVERIFY(editor->cardForm()->active() && editor->cardForm()->complete());
        QVERIFY(!editor->typeCard());
        editor->duplicate(keyAt(*editor, 0));
        editor->add(QStringLiteral("any"));
        QCOMPARE(reasons, QStringList(4, QStringLiteral("A list has at most 200 entries.")));
        QCOMPARE(editor->roster(), full);
        editor->remove(keyAt(*editor, 1));
        QVERIFY(editor->keepCard());
        QCOMPARE(editor->roster().entries.size(), Roster::mostEntries);
    }

    // Only a card that says something else is the owner's own.
    void aPrintedCardKeptUnchangedStaysPrinted()
    {
        const auto editor = listOf(0);
        const Catalogue& catalogue = m_workspace->catalogue(m_workspace->game());
        const auto& units = catalogue.units();
        const auto printed = std::ranges::find_if(units, [](const Unit& unit) { return !unit.card.empty(); });
        if (printed == units.end())
            QSKIP("the game has no printed cards");
        editor->add(QString::fromStdString(printed->id.text()));
        const Roster before = editor->roster();
        QCOMPARE(before.entries.size(), 1U);
        editor->editCard(keyAt(*editor, 0));
        QVERIFY(editor->keepCard());
        QCOMPARE(editor->roster(), before);

        editor->editCard(keyAt(*editor, 0));
        const auto name = std::get<std::string>(editor->cardForm()->wholeAnswers().at("name"));
        editor->cardForm()->answer("name", "Rowan");
        QVERIFY(editor->keepCard() && editor->roster().entries.front().unit.empty());
        editor->editCard(keyAt(*editor, 0));
        editor->cardForm()->answer("name", QString::fromStdString(name));
        QVERIFY(editor->keepCard());
        QCOMPARE(editor->roster(), before);
    }

    void whatLeavesTheAppComesBackTheSame()
    {
        const auto editor = listOf(2);
        for (const char* format : {"text", "markdown", "html", "json"})
            QVERIFY2(!editor->exportedAs(QLatin1String(format)).isEmpty(), format);
        const yaml::ReadRoster read = yaml::readRoster(editor->exportedAs("yaml").toStdString(), "list");
        QVERIFY(read.faults.empty());
        QCOMPARE(read.roster, editor->roster());
        const auto code = rosterOfCode(editor->exportedAs("code").toStdString());
        QVERIFY(code.has_value());
        QCOMPARE(*code, editor->roster());
    }

    void theLibraryShowsTheListsOfTheChosenGame()
    {
        const auto editor = listOf(1);
        ListLibrary& lists = *m_library;
        const QAbstractItemModelTester tester(lists.lists());
        const auto shown = [&lists](const QString& id) {
            return std::ranges::any_of(lists.lists()->rows(),
                                       [&id](const auto& row) { return row.key == id; });
        };
        QVERIFY(shown(editor->listId()));
        const auto row = lists.lists()->rows().back().value.value<ListRow>();
        QCOMPARE(row.count, 1);
        m_library->move(editor->listId(), 0);
        QCOMPARE(lists.lists()->rows().front().key, editor->listId());
        m_games->choose(anotherGame(editor->roster().system.text()));
        QVERIFY(!shown(editor->listId()));
        m_games->choose(QString::fromStdString(editor->roster().system.text()));
        m_library->remove(editor->listId());
        QVERIFY(!shown(editor->listId()));
        m_library->undoRemove();
        QVERIFY(shown(editor->listId()));
    }

    void onlyAListThatHasChangedIsReadAgain()
    {
        const auto resting = listOf(0), edited = listOf(0);
        const auto& units = resting->gameCatalogue().units();
        const auto sample = std::ranges::find_if(units, &Unit::sample);
        if (sample == units.end())
            QSKIP("the game has no samples");
        resting->add(QString::fromStdString(sample->id.text()));
        const auto isSample = [&] { return m_library->lists()->valueOf<ListRow>(resting->listId()).sample; };
        QVERIFY(isSample());
        const QString file = m_folder.filePath("lists/" + resting->listId() + ".yaml");
        const QString away = m_folder.filePath("away.yaml"); // where nobody can read it
        QVERIFY(QFile::rename(file, away));
        edited->renameList("Second");
        QVERIFY(isSample());
        QVERIFY(QFile::rename(away, file));
        resting->remove(keyAt(*resting, 0));
        QVERIFY(!isSample());
    }

    void theChosenGameIsRemembered()
    {
        QFETCH_GLOBAL(QString, game);
        m_games->choose(game);
        QCOMPARE(m_games->current().id, game);
        m_games.reset();
        m_workspace->choose(anotherGame(game.toStdString()).toStdString());
        m_games = std::make_unique<Games>(*m_workspace, *m_settings);
        connect(m_games.get(), &Games::currentChanged, m_library.get(), &ListLibrary::refresh);
        QCOMPARE(m_games->current().id, game);
        m_games->choose("no-such-game");
        QCOMPARE(m_games->current().id, game);
    }
};

ADJUTANT_TEST(ListsTest)

} // namespace adjutant::test::tst_viewmodels_lists
