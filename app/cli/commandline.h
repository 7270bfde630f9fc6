#pragma once

#include "app/cli/commands.h"
#include "core/expected.h"

#include <functional>

namespace adjutant::cli {

/// One call of the command line, understood.
struct Request
{
    bool isDrawn = false;      ///< as a PDF, with fonts
    std::function<Exit()> run; ///< as JSON where that is asked for: one object on stdout in place of text
};

/// A call that runs no command: help, the version, or wrong usage.
struct NoCommand
{
    enum class Why { help, version, wrongUsage };

    Why why = Why::wrongUsage;
    std::string text; ///< what to tell; of wrong usage one line
    bool json = false;
};

/// Understands the arguments of the program, without its name.
Expected<Request, NoCommand> parseCommandLine(const std::vector<std::string>& arguments);

} // namespace adjutant::cli
