#pragma once

#include "oddsrows.h"
#include "rowmodel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// The Units that can be put into the odds: those of the saved armies first, then the whole catalogue.
class OddsUnits : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(adjutant::RowModel* units READ units CONSTANT)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)

public:
    explicit OddsUnits(QObject* parent = nullptr);

    RowModel* units() const { return m_units; }
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// Reads the armies anew.
    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void searchChanged();

private:
    void filter();

    RowModel* m_units;
    QList<RowModel::Row> m_all;
    QString m_search;
};

} // namespace adjutant
