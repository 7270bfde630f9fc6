#include "app/viewmodels/workspaceuser.h"

#include "app/viewmodels/onengine.h"
#include "app/viewmodels/workspace.h"

namespace adjutant {

void WorkspaceUser::classBegin()
{
    m_workspace = &foundOn<Workspace>(*qmlEngine(this));
    start();
}

Workspace& WorkspaceUser::workspace() const
{
    Q_ASSERT(m_workspace);
    return *m_workspace;
}

} // namespace adjutant
