#pragma once

#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"

namespace adjutant {

/// The matches of the chosen game at a glance: the one in progress that was begun last, and the results of
/// the two who have played most.
class LatestMatch : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    /// The match in progress; an empty id where there is none.
    SHOWN(adjutant::HistoryRow, row, changed);
    /// TallyRows; none where no match is finished.
    SHOWN(QVariantList, results, changed);

public:
    explicit LatestMatch(Workspace* workspace = nullptr);

    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void changed();

private:
    void start() override { refresh(); }
};

} // namespace adjutant
