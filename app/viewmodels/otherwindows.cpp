#include "app/viewmodels/otherwindows.h"

#include "app/viewmodels/onengine.h"
#include "app/viewmodels/workspace.h"

namespace adjutant {

OtherWindows::OtherWindows(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace) {}

OtherWindows* OtherWindows::create(QQmlEngine* qml, QJSEngine*)
{
    return new OtherWindows(foundOn<Workspace>(*qml)); // the engine owns it
}

void OtherWindows::look()
{
    if (m_workspace.store().changedByOthers())
        Q_EMIT wrote();
}

} // namespace adjutant
