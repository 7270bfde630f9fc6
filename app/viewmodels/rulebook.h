#pragma once

#include "app/viewmodels/rowmodel.h"
#include "app/viewmodels/rows/row.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <string_view>

class QJSEngine;
class QQmlEngine;

namespace adjutant {

class Workspace;

/// The rules entries of the chosen game, for a chip that opens its rule and for reading by chapter.
class Rulebook : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(adjutant::RowModel* entries READ entries CONSTANT)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)

public:
    explicit Rulebook(Workspace& workspace, QObject* parent = nullptr);

    /// For QML: of the workspace that was put on its engine.
    static Rulebook* create(QQmlEngine* qml, QJSEngine* js);

    /// The entry of that id; an empty one where there is none.
    Q_INVOKABLE adjutant::RuleText rule(const QString& id) const;

    RowModel* entries();
    QString search() const { return m_search; }
    void setSearch(const QString& search);

Q_SIGNALS:
    void searchChanged();

private:
    void refresh();

    Workspace& m_workspace;
    RowModel* m_entries;
    std::string_view m_shown; ///< the id of the game whose entries there are
    QString m_search;
};

} // namespace adjutant
