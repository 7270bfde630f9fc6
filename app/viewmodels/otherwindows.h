#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace adjutant {

class Workspace;

/// Tells when another window or the command line has written to the lists and matches, for the pages that
/// show them.
class OtherWindows : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit OtherWindows(Workspace& workspace, QObject* parent = nullptr);

    /// For QML: of the workspace that was put on its engine.
    static OtherWindows* create(QQmlEngine* qml, QJSEngine* js);

    /// Asks the database, which costs next to nothing where nobody has.
    Q_INVOKABLE void look();

Q_SIGNALS:
    /// What is shown may be different now. The matches of this window count, too.
    void wrote();

private:
    Workspace& m_workspace;
};

} // namespace adjutant
