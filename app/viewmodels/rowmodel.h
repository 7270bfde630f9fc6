#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// A list of rows for a view. setRows() tells the view only what changed, row by row, so that focus, scroll
/// position and animations survive an edit.
class RowModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Lists belong to their controllers")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// One row: a key that tells it from the others, the group it stands under, and its value (a gadget).
    struct Row
    {
        QString key;
        QString section;
        QVariant value;
    };
    enum Role { RowRole = Qt::UserRole + 1, SectionRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_rows.size()); }
    const QList<Row>& rows() const { return m_rows; }

    /// Makes the list equal to `rows`, whose keys are unique.
    void setRows(const QList<Row>& rows);

Q_SIGNALS:
    void countChanged();

private:
    void removeAbsent(const QList<Row>& rows);
    void placeAt(int place, const Row& row);

    QList<Row> m_rows;
};

} // namespace adjutant
