#pragma once

#include <QObject>
#include <QQmlParserStatus>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

class Workspace;

/// A view model that pages make and that works on the workspace: C++ gives it one, QML that of its engine.
/// Named in full where it is inherited: the tool that tells qmllint of types knows no namespaces.
class WorkspaceUser : public QObject, public QQmlParserStatus
{
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ANONYMOUS

public:
    void classBegin() final;
    void componentComplete() final {}

protected:
    /// Null where QML makes it: the workspace is known from classBegin() on.
    explicit WorkspaceUser(Workspace* workspace) : m_workspace(workspace) {}

    Workspace& workspace() const;

    /// What is done first with the workspace. A constructor that is given one calls it at its end.
    virtual void start() {}

private:
    Workspace* m_workspace;
};

} // namespace adjutant
