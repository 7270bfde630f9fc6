#include "workspaceuser.h"

#include "onengine.h"
#include "workspace.h"

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
