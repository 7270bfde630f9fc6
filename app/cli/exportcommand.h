#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// `roster export`: an army list in another format. Findings of the army are no obstacle, drafts are shared
/// too; but of a file that could not be understood whole nothing is exported, since part of the list would
/// silently be missing.
Exit run(const RosterExportRequest& request, bool json);

} // namespace adjutant::cli
