#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

// The recorded matches of a data folder. None but the import changes one; one that isn't there is told as
// such.

/// `match list`: what the history shows, newest first.
Exit run(const MatchListRequest& request, bool json);

/// `match show`: a match as `play` shows a script's end, with its log.
Exit run(const MatchShowRequest& request, bool json);

/// `match export`: one match or several in a format, to stdout or a file.
Exit run(const MatchExportRequest& request, bool json);

/// `match import`: adds the matches of files, all or none.
Exit run(const MatchImportRequest& request, bool json);

/// `match verify`: whether all lines are what was written, and all steps can be taken.
Exit run(const MatchVerifyRequest& request, bool json);

} // namespace adjutant::cli
