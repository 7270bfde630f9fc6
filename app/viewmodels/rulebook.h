#pragma once

#include "app/viewmodels/rowmodel.h"
#include "app/viewmodels/rows/row.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace adjutant {

class Workspace;

/// The rules entries of the chosen game: for a chip that opens its rule, by chapter, and, best first, those
/// in which what is typed occurs.
class Rulebook : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(adjutant::RowModel* entries READ entries CONSTANT)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(QStringList chapters READ chapters NOTIFY chaptersChanged)
    Q_PROPERTY(QString chapter READ chapter WRITE setChapter NOTIFY chapterChanged)

public:
    explicit Rulebook(Workspace& workspace, QObject* parent = nullptr);

    /// For QML: of the workspace that was put on its engine.
    static Rulebook* create(QQmlEngine* qml, QJSEngine* js);

    /// The entry of that id, or the one that explains the rule which a warning names so; an empty one where
    /// there is none.
    Q_INVOKABLE adjutant::RuleText rule(const QString& id) const;

    RowModel* entries();
    QString search() const { return m_search; }
    void setSearch(const QString& search);

    /// The chapters in their order.
    QStringList chapters();
    /// The one whose entries are shown; empty: all.
    QString chapter() const { return m_chapter; }
    void setChapter(const QString& chapter);

Q_SIGNALS:
    void searchChanged();
    void chaptersChanged();
    void chapterChanged();

private:
    void refresh();
    QString shown() const; // what the entries are of: game and language

    Workspace& m_workspace;
    RowModel* m_entries;
    QString m_shown; ///< the game and language whose entries there are
    QString m_search;
    QStringList m_chapters;
    QString m_chapter;
};

} // namespace adjutant
