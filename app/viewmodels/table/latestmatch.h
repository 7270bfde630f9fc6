#pragma once

#include "app/viewmodels/workspaceuser.h"

#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// The match of the chosen game to go on with: the open one that was begun last.
class LatestMatch : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)

public:
    explicit LatestMatch(Workspace* workspace = nullptr);

    QString id() const { return m_id; } ///< empty: none is open
    QString title() const { return m_title; }
    QString detail() const { return m_detail; } ///< the round, and when it was played last

    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void changed();

private:
    void start() override { refresh(); }

    QString m_id;
    QString m_title;
    QString m_detail;
};

} // namespace adjutant
