#pragma once

#include "app/storage/matches/matchindex.h"
#include "app/viewmodels/rowmodel.h"

namespace adjutant {

class Workspace;

/// The matches that a filter shows, of HistoryRow by month, the last started first. Rows are read a page at a
/// time, when a view comes near the end of those that are there.
class HistoryList : public adjutant::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The list belongs to the history")

public:
    static constexpr int page = 50;

    HistoryList(Workspace& workspace, QObject* parent) : RowModel(parent), m_workspace(workspace) {}

    bool canFetchMore(const QModelIndex& parent) const override { return !parent.isValid() && m_more; }
    void fetchMore(const QModelIndex& parent) override;

    /// Shows what a filter shows, from the first page on.
    void show(const MatchFilter& filter);

    /// Reads the rows again that are there; those that are the same stay, so a view keeps its place.
    void refresh();

private:
    QList<Row> read(int limit, int offset) const;

    Workspace& m_workspace;
    MatchFilter m_filter;
    bool m_more = false;
};

} // namespace adjutant
