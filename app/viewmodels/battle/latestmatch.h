#pragma once

#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/workspace.h"

#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// The matches of the chosen game at a glance: the one in progress that was begun last, and the results of
/// whoever has played most.
class LatestMatch : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(adjutant::HistoryRow row READ row NOTIFY changed)
    Q_PROPERTY(adjutant::TallyRow results READ results NOTIFY changed)

public:
    explicit LatestMatch(Workspace* workspace = nullptr);

    /// The match in progress; an empty id where there is none.
    HistoryRow row() const { return m_row; }
    /// No matches where none is finished.
    TallyRow results() const { return m_results; }

    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void changed();

private:
    void start() override { refresh(); }

    HistoryRow m_row;
    TallyRow m_results;
};

} // namespace adjutant
