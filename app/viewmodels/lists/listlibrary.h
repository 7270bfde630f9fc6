#pragma once

#include "armylibrary.h"
#include "cardrow.h"
#include "rowmodel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// The lists of the chosen game as the Lists page shows them: the saved ones, and those that are ready. What
/// is done with whole lists is done by the library.
class ListLibrary : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(adjutant::ArmyLibrary* library READ library WRITE setLibrary NOTIFY libraryChanged REQUIRED)
    Q_PROPERTY(adjutant::RowModel* lists READ lists CONSTANT)
    Q_PROPERTY(adjutant::RowModel* readyLists READ readyLists CONSTANT)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)

public:
    explicit ListLibrary(QObject* parent = nullptr);

    ArmyLibrary* library() const { return m_library; }
    void setLibrary(ArmyLibrary* library);
    RowModel* lists() const { return m_lists; }
    RowModel* readyLists() const { return m_readyLists; }
    QString search() const { return m_search; }
    void setSearch(const QString& search);

    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void libraryChanged();
    void searchChanged();

private:
    ArmyLibrary* m_library = nullptr;
    QString m_search;
    RowModel* m_lists;
    RowModel* m_readyLists;
};

} // namespace adjutant
