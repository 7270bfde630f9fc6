#include "app/viewmodels/lists/listeditor.h"
#include "app/viewmodels/lists/listlibrary.h"
#include "app/viewmodels/lists/listrows.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/workspace.h"
#include "core/roster/code.h"
#include "core/roster/edit.h"

namespace adjutant::test::tst_viewmodels_listeditor {

/// A list with sizes, budgets, factions and options: every edit is checked, saved and undoable.
class ListEditorTest : public QObject
{
    Q_OBJECT

    DataHome m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<ListLibrary> m_library;

    Roster saved(const QString& army) const
    {
        // Another store on the same folder sees only what is on disk.
        RosterStore store(m_folder.path());
        return store.roster(army).value_or(StoredRoster{}).roster;
    }

    /// An editor of a list, as a page has it.
    struct Editor : ListEditor
    {
        Editor(const ListEditorTest& test, const QString& list) : ListEditor(test.m_workspace.get())
        {
            setProperty("library", QVariant::fromValue(test.m_library.get()));
            open(list);
        }
    };

    static QVariantMap limits(int ap, int rarity) { return {{"ap", ap}, {"rarity", rarity}}; }

    static BudgetRow budgetOf(const ListEditor& editor, int place)
    {
        return editor.budgets().at(place).value<BudgetRow>();
    }

    QString emptyArmy() { return m_library->create("Test", "avaren", limits(500, 5)); }

private Q_SLOTS:
    void initTestCase()
    {
        m_workspace = std::make_unique<Workspace>("en");
        m_library = std::make_unique<ListLibrary>(*m_workspace);
        m_library->load();
    }

    void aCardIsDrawnByItsGame()
    {
        Editor editor(*this, emptyArmy());
        editor.add("avaren/salik", 1);
        const auto row = editor.entries()->rows().at(0).value.value<ListEntry>();
        QVERIFY2(row.card.kind.startsWith("Hero"), qPrintable(row.card.kind));
        QCOMPARE(row.card.stats.size(), 9); // as printed: two places hold two figures
        const auto fifth = row.card.stats.at(4).value<CardStat>();
        QCOMPARE(listed(fifth.label, fifth.name, fifth.icon), "Com/Sho Combat/Shooting game/combat");
        QVERIFY(fifth.value.contains(u'/'));
        QVERIFY(!row.card.chips.isEmpty());
        for (const QVariant& chip : row.card.chips)
            QVERIFY(chip.value<RuleChip>().rule.startsWith("skill/") ||
                    chip.value<RuleChip>().rule.startsWith("weapon/"));
        QVERIFY(!editor.typesCards());
    }

    // A backup was put back, say.
    void whatHasChangedMeanwhileIsShown()
    {
        const QString list = emptyArmy();
        Editor here(*this, list);
        RosterStore other(m_folder.path());
        StoredRoster stored = other.roster(list).value_or(StoredRoster{});
        stored.roster = recruited(stored.roster, UnitId("avaren/salik"), 1);
        QVERIFY(other.save(stored));
        here.lookAgain();
        QCOMPARE(here.entries()->count(), 1);
        QVERIFY(m_library->message().contains("was changed elsewhere"));
        here.add("avaren/salik", 1);
        QCOMPARE(saved(list).entries.size(), std::size_t{2});

        const QSignalSpy gone(&here, &ListEditor::gone);
        m_library->remove(list);
        here.lookAgain();
        QCOMPARE(gone.size(), 1);
        QVERIFY(m_library->message().contains("was deleted"));
        m_library->dismissMessage();
    }

    void theLanguageChangesWhileTheAppRuns()
    {
        Editor editor(*this, emptyArmy());
        editor.add("avaren/crows", 12);
        const QString list = editor.listId();
        const auto nameIn = [&](const QString& language) {
            m_workspace->setLanguage(language);
            Editor other(*this, list);
            return other.entries()->rows().at(0).value.value<ListEntry>().card.name;
        };
        QCOMPARE(nameIn("fr"), "Corbeaux");
        QCOMPARE(nameIn("en"), "Crows");
    }

    void theEnglishNameFindsAFrenchCard()
    {
        m_workspace->setLanguage("fr");
        Roster roster;
        roster.system = SystemId("drakerys");
        roster.faction = FactionId("avaren");
        const auto found = [&](const char* words) {
            return catalogueCardRows(roster, m_workspace->game(), m_workspace->catalogue(),
                                     QString::fromUtf8(words))
                .size();
        };
        QCOMPARE(listed(found("corbeaux"), found("crows")), "1 1");
        m_workspace->setLanguage("en");
    }

    void everyEditIsOnDiskAtOnce()
    {
        Editor editor(*this, emptyArmy());
        editor.add("avaren/salik", 1);
        editor.add("avaren/crows", 12);
        QCOMPARE(saved(editor.listId()).entries.size(), std::size_t(2));
        QCOMPARE(listed(budgetOf(editor, 0).total, budgetOf(editor, 1).total, budgetOf(editor, 0).limit,
                        budgetOf(editor, 0).label),
                 listed(160 + 160, 2 + 1, 500, "AP"));
        editor.preview({{"ap", -40}});
        QCOMPARE(listed(budgetOf(editor, 0).pending, budgetOf(editor, 1).pending), "-40 0");
        editor.preview();
        QCOMPARE(listed(budgetOf(editor, 0).pending, editor.row().countText), "0 13 Warriors");
        QCOMPARE(editor.findings()->count(), 0);
        editor.resize("crows-1", 9);
        QCOMPARE(saved(editor.listId()).entries.at(1).size, 9);
        QVERIFY(editor.undoName().contains("Crows"));
        editor.rename("crows-1", "  Ravens ");
        QCOMPARE(saved(editor.listId()).entries.at(1).name, "Ravens");
        QCOMPARE(editor.entries()->rows().at(1).value.value<ListEntry>().title, "Ravens");
    }

    void leavingAnArmyForgetsNoUndo()
    {
        const QString army = emptyArmy();
        Roster both;
        {
            Editor editor(*this, army);
            editor.add("avaren/crows", 6);
            editor.add("avaren/scouts", 6);
            both = editor.roster();
            editor.undo();
        }
        {
            Editor editor(*this, army);
            QVERIFY(editor.undoName().contains("Crows") && editor.redoName().contains("Scouts"));
            editor.redo();
            QCOMPARE(editor.roster(), both);
            QCOMPARE(saved(army), both);
        }
        // Undo doesn't overwrite a change made elsewhere.
        RosterStore other(m_folder.path());
        StoredRoster stored = other.roster(army).value_or(StoredRoster{});
        stored.roster.name = "Changed elsewhere";
        other.save(stored);
        const Editor editor(*this, army);
        QVERIFY(editor.undoName().isEmpty() && editor.redoName().isEmpty());
    }

    void theHistoryOfAnEveningIsBounded()
    {
        EditHistory history;
        for (int edit = 0; edit < 1000; ++edit) {
            Roster roster;
            roster.limits.set("ap", edit);
            history.add(std::move(roster), QString::number(edit));
        }
        int steps = 0;
        for (; history.canUndo(); ++steps)
            history.undo();
        QCOMPARE(steps, static_cast<int>(EditHistory::longest) - 1);
        QCOMPARE(history.present().limits["ap"], 1000 - static_cast<int>(EditHistory::longest));

        EditHistories histories;
        const auto first = histories.of("first", Roster());
        QCOMPARE(histories.of("first", Roster()), first);
        for (std::size_t army = 0; army < EditHistories::most; ++army)
            static_cast<void>(histories.of(QString::number(army), Roster()));
        QVERIFY(histories.of("first", Roster()) != first);
    }

    void unitsOfOneNameAreReported()
    {
        Editor editor(*this, emptyArmy());
        editor.add("avaren/crows", 6);
        editor.add("avaren/crows", 12);
        editor.add("mercenaries/bastion", 1);
        const auto entryAt = [&](int place) {
            return editor.entries()->rows().at(place).value.value<ListEntry>();
        };
        QCOMPARE(listed(entryAt(0).title, entryAt(1).title), "Crows 1 Crows 2");
        QStringList receivers;
        for (const QVariant& choice : entryAt(2).optionChoices)
            receivers.append(choice.value<OptionChoice>().receiver);
        QVERIFY(receivers.contains("Crows 1 (6 Warriors)") && receivers.contains("Crows 2 (12 Warriors)"));
        editor.rename("crows-2", "Ravens");
        QCOMPARE(listed(entryAt(0).title, entryAt(1).title), "Crows Ravens");
    }

    void aMechanismForCrossbowsSaysWhereItDoesNothing()
    {
        Editor editor(*this, m_library->create("Test", "aurium", limits(500, 5)));
        editor.add("aurium/crossbowmen", 6);
        editor.add("mercenaries/bastion", 1);
        const auto bastion = editor.entries()->rows().at(1).value.value<ListEntry>();
        QStringList warnings;
        for (const QVariant& choice : bastion.optionChoices)
            if (choice.value<OptionChoice>().option == "reloading-mechanism")
                warnings.append(choice.value<OptionChoice>().warning);
        QCOMPARE(warnings.size(), 2);
        QVERIFY(warnings.at(0).isEmpty()); // repeating crossbows are crossbows, too
        QVERIFY(!warnings.at(1).isEmpty());
    }

    void findingsThatSayTheSameAreGrouped()
    {
        const QString army = m_library->importText(
            "format: adjutant-roster/1\nsystem: drakerys\nname: Wrong\nfaction: avaren\n"
            "limits: {ap: 900, rarity: 9}\nunits:\n  - {unit: salik, size: 1}\n"
            "  - {unit: aurium/crossbowmen, size: 6}\n  - {unit: aurium/crossbowmen, size: 6}\n"
            "  - {unit: aurium/crossbowmen, size: 6}\n");
        Editor editor(*this, army);
        QCOMPARE(editor.findings()->count(), 1);
        const auto finding = editor.findings()->rows().at(0).value.value<FindingRow>();
        QVERIFY2(finding.text.startsWith("3 × Crossbowmen"), qPrintable(finding.text));
        VERIFY_CONTAINS(finding.fix, "Crossbowmen 1");
        editor.fix(finding.index);
        editor.fix(0);
        editor.fix(0);
        QCOMPARE(editor.findings()->count(), 0);
    }

    void typingNotesIsOneStep()
    {
        Editor editor(*this, emptyArmy());
        editor.add("avaren/crows", 6);
        for (const char* words : {"l", "le", "left"})
            editor.annotate("crows-1", QString::fromLatin1(words));
        editor.undo();
        QVERIFY(editor.roster().entries.at(0).notes.empty());
        QCOMPARE(editor.roster().entries.size(), std::size_t(1));
    }

    void aFixDoesAwayWithItsFinding()
    {
        Editor editor(*this, emptyArmy());
        const QAbstractItemModelTester tester(editor.entries());
        editor.add("avaren/crows", 6);
        QCOMPARE(editor.findings()->count(), 1); // no Hero
        editor.fix(0);
        QCOMPARE(editor.findings()->count(), 0);
        editor.fix(0);
        editor.fix(-1);
        QCOMPARE(editor.roster().entries.size(), std::size_t(2));
    }

    // So that their stats can be typed; nothing adds them to a list.
    void elementalsAreShownWithoutASize()
    {
        Editor editor(*this, emptyArmy());
        editor.setSearch("Water Overlord");
        QCOMPARE(editor.catalogue()->count(), 1);
        const auto row = editor.catalogue()->rows().at(0).value.value<CatalogueCard>();
        QVERIFY(row.invoked && row.card.blank && row.sizes.isEmpty());
        editor.setSearch("Salik");
        QVERIFY(!editor.catalogue()->rows().at(0).value.value<CatalogueCard>().invoked);
    }

    void recruitsAreTheAllegiancesThenTheOthers()
    {
        Editor editor(*this, emptyArmy());
        QCOMPARE(editor.catalogue()->count(), 13 + 11 + 7); // Avaren, Maelstrom, Mercenaries
        QCOMPARE(editor.catalogue()->rows().at(0).section, "Avaren");
        editor.setSearch("berserk");
        QCOMPARE(editor.catalogue()->count(), 1); // Blood Banes
        editor.setSearch({});
        editor.add("avaren/salik", 1);
        const auto& rows = editor.catalogue()->rows();
        const auto salik = std::ranges::find(rows, "avaren/salik", &RowModel::Row::key);
        QVERIFY(!salik->value.value<CatalogueCard>().reasonAgainst.isEmpty());
    }

    void codesAndFilesComeBackAsTheSameArmy()
    {
        Editor editor(*this, emptyArmy());
        editor.add("avaren/salik", 1);
        const QString copy = m_library->importText(QString::fromStdString(codeOf(editor.roster())));
        QVERIFY(!copy.isEmpty() && copy != editor.listId());
        QCOMPARE(saved(copy), editor.roster());
    }

    void aBadImportChangesNothingAndSaysWhy()
    {
        const int before = m_library->listCount();
        for (const char* bad :
             {"", "hello", "ADJ1:xxxx", "ADJ9:AAAA", "format: adjutant-roster/1\nunits: 3", "{",
              "format: adjutant-roster/1\nsystem: chess\nfaction: white\nlimits: {ap: 1, rarity: 1}\nunits: "
              "[]"}) {
            m_library->dismissMessage();
            QVERIFY(m_library->importText(QString::fromLatin1(bad)).isEmpty());
            QVERIFY2(!m_library->message().isEmpty(), bad);
        }
        m_library->dismissMessage();
        QCOMPARE(m_library->listCount(), before);
    }

    void theReadyListsAreOfferedWithTheirNotes()
    {
        QCOMPARE(m_library->readyLists()->count(), 4);
        int notes = 0;
        for (const RowModel::Row& row : m_library->readyLists()->rows())
            notes += row.value.value<ListRow>().note.isEmpty() ? 0 : 1;
        QCOMPARE(notes, 2); // Irosia's Rarity and Ashral's size
    }

    void whatTheRulesAdviseFollowsTheOtherLimits()
    {
        QCOMPARE(m_library->advised(limits(730, 1)), limits(730, 7));
        QCOMPARE(m_library->advice(limits(730, 7)), "As advised: one Rarity for every full 100 AP.");
        QCOMPARE(m_library->advice(limits(1730, 7)),
                 "The rulebook advises Rarity 17 for 1,730 AP: one for every full 100 AP.");
        QCOMPARE(m_library->budgets().at(0).value<BudgetRow>().limit, 500);
    }

    void aReadyListOpensItsUntouchedCopy()
    {
        const QString path = "ready/irosia.yaml";
        const QString first = m_library->createFromReadyList(path);
        QVERIFY(!first.isEmpty());
        QCOMPARE(m_library->createFromReadyList(path), first);
        Editor editor(*this, first);
        editor.setLimits(limits(600, 6));
        QVERIFY(m_library->createFromReadyList(path) != first);
    }

    void cleanupTestCase()
    {
        m_library.reset();
        m_workspace.reset();
    }
};

ADJUTANT_TEST(ListEditorTest)

} // namespace adjutant::test::tst_viewmodels_listeditor
