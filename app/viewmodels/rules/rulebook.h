#pragma once

#include "app/rules/rulenames.h"
#include "app/rules/rulesearch.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"
#include "core/reference/reference.h"

#include <functional>
#include <set>

namespace adjutant {

/// The rules of a game: that of the open match as long as its page is there, else the chosen one. Entries for
/// chips that open them; shelves of entries: by chapter, for now, of a list, the players' own; and, best
/// first, those in which what is typed occurs.
class Rulebook : public QObject
{
    Q_OBJECT
    MADE_ON_ENGINE(Rulebook)
    Q_PROPERTY(adjutant::RowModel* entries READ entries CONSTANT)
    WRITABLE(QString, search, setSearch, searchChanged);
    Q_PROPERTY(QVariantList shelves READ shelves NOTIFY shelvesChanged)
    WRITABLE(QString, shelf, setShelf, shelfChanged);
    /// The saved list whose rules have a shelf; empty: none.
    WRITABLE(QString, list, setList, shelvesChanged);
    Q_PROPERTY(bool inMatch READ inMatch WRITE setInMatch NOTIFY shelvesChanged)

public:
    explicit Rulebook(Workspace& workspace, QObject* parent = nullptr);

    /// The entry of that id, or the one that explains the rule which a warning names so; an empty one where
    /// there is none.
    Q_INVOKABLE adjutant::RuleText rule(const QString& id) const;
    /// The id of the entry of a rule, where it is named, or of the one that a label is about; empty where
    /// there is none.
    Q_INVOKABLE QString idFor(const QString& rule, const QString& label) const;

    // What the players write beside an entry; each gives why it isn't kept, in words.
    Q_INVOKABLE QString setBookmarked(const QString& id, bool bookmarked);
    Q_INVOKABLE QString setNote(const QString& id, const QString& text)
    {
        return keepText(id, text, &OwnRules::notes);
    }
    Q_INVOKABLE QString setHouseRule(const QString& id, const QString& text)
    {
        return keepText(id, text, &OwnRules::houseRules);
    }

    RowModel* entries();
    void setSearch(const QString& search);

    /// What entries can be narrowed to, of {text, value}: all (""), those for now, a list's, the players'
    /// own, and each chapter.
    QVariantList shelves();
    void setShelf(const QString& shelf);

    void setList(const QString& list);

    /// Whether the page of the open match is there.
    bool inMatch() const { return m_workspace.isInMatch(); }
    void setInMatch(bool inMatch);

Q_SIGNALS:
    void searchChanged();
    void shelvesChanged();
    void shelfChanged();

private:
    const GameSystem& game() const { return m_workspace.gameAtHand(); }
    QString shown() const; // what the entries are of: game and language
    void refresh();
    void makeShelves();
    QList<RowModel::Row> shelfRows() const;
    std::set<ReferenceId> rulesOfList() const;
    QString keep(const QString& id, const std::function<void(OwnRules& own)>& change);
    QString keepText(const QString& id, const QString& text,
                     std::map<ReferenceId, std::string> OwnRules::*where);

    Workspace& m_workspace;
    RowModel* m_entries = new RowModel(this);
    QString m_shown; ///< the game and language whose entries there are
    QVariantList m_shelves;
};

/// The titles, aliases and ids of entries as words that open them.
RuleChip chipOf(const ReferenceEntry& entry);

/// An entry as it is shown, with what the players wrote beside it, for a reader of a language.
RuleText ruleTextOf(const ReferenceEntry& entry, const Reference& reference, const OwnRules& own,
                    const QString& language);

// The rows of the Rules page, of RuleChip, in sections.
QList<RowModel::Row> rowsByChapter(const Reference& reference, bool inSections,
                                   const std::function<bool(const ReferenceEntry& entry)>& belongs);
QList<RowModel::Row> rowsByMoment(const std::vector<RuleForNow>& rules);
/// House rules, bookmarks, notes.
QList<RowModel::Row> ownRows(const OwnRules& own, const Reference& reference);
QList<RowModel::Row> foundRows(const std::vector<FoundRule>& found);

} // namespace adjutant
