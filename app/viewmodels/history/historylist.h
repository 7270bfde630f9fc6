#pragma once

#include "app/storage/matches/matchindex.h"
#include "app/viewmodels/history/historyrows.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

class Workspace;

/// The matches that a filter shows, the last started first. Rows are read a page at a time, when a view comes
/// near the end of those that are there.
class HistoryList : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The list belongs to the history")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { RowRole = Qt::UserRole + 1, SectionRole };
    static constexpr int page = 50;

    explicit HistoryList(Workspace& workspace, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    int count() const { return static_cast<int>(m_rows.size()); } ///< rows read so far

    /// Shows what a filter shows, from the first page on.
    void show(const MatchFilter& filter);

    /// Reads the rows again that are there; those that are the same stay, so a view keeps its place.
    void refresh();

Q_SIGNALS:
    void countChanged();

private:
    struct Line
    {
        HistoryRow row;
        QString month; ///< in words: what it stands under
        bool operator==(const Line&) const = default;
    };
    QList<Line> read(int limit, int offset) const;
    bool becomes(const QList<Line>& lines);

    Workspace& m_workspace;
    MatchFilter m_filter;
    QList<Line> m_rows;
    bool m_more = false;
};

} // namespace adjutant
