#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>
#include <algorithm>

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

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override { return {{RowRole, "row"}, {SectionRole, "section"}}; }

    int count() const { return static_cast<int>(m_rows.size()); }
    const QList<Row>& rows() const { return m_rows; }
    /// The value of the row with this key; an empty one where there is none.
    template <class Value> Value valueOf(const QString& key) const
    {
        const auto found = std::ranges::find(m_rows, key, &Row::key);
        return found == m_rows.end() ? Value() : found->value.template value<Value>();
    }

    /// Makes the list equal to `rows`, whose keys are unique.
    void setRows(const QList<Row>& rows);

Q_SIGNALS:
    void countChanged();

protected:
    /// Shows other rows, from the first one on.
    void beginAnew(const QList<Row>& rows);
    /// Shows more rows behind those that are there.
    void append(const QList<Row>& rows);

private:
    void removeAbsent(const QList<Row>& rows);
    void placeAt(int place, const Row& row);

    QList<Row> m_rows;
};

} // namespace adjutant
