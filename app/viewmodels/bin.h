#pragma once

#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"

namespace adjutant {

/// The deleted lists and matches of all games that can still be brought back, deleted last first.
class Bin : public QObject
{
    Q_OBJECT
    MADE_ON_ENGINE(Bin)
    // Of RuleChip: the name, what it is and until when it is kept, its id, its picture.
    SHOWN(QVariantList, lists, changed);
    SHOWN(QVariantList, matches, changed);
    /// How many there are, in words; empty where the bin is.
    COMPUTED(QString, contents, changed);

public:
    explicit Bin(Workspace& workspace, QObject* parent = nullptr) : QObject(parent), m_workspace(workspace) {}

    /// Reads what is in it.
    Q_INVOKABLE void look();

    // Each of these brings one back and gives an empty text, or why it could not be.
    Q_INVOKABLE QString bringBackList(const QString& list);
    Q_INVOKABLE QString bringBackMatch(const QString& match);

Q_SIGNALS:
    void changed();

private:
    Workspace& m_workspace;
};

} // namespace adjutant
