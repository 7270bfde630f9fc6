#include "app/cli/checkcommand.h"
#include "app/cli/commandline.h"
#include "app/cli/exportcommand.h"
#include "app/cli/idscommand.h"
#include "app/cli/matches.h"
#include "app/cli/oddscommand.h"
#include "app/cli/output.h"
#include "app/cli/play.h"
#include "app/cli/rostercheck.h"
#include "app/cli/rostershow.h"
#include "app/cli/rules.h"
#include "app/cli/rulesaid.h"
#include "app/cli/surroundings.h"
#include "app/cli/systems.h"
#include "app/cli/units.h"

#include <QGuiApplication>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

namespace {

using namespace adjutant::cli;

// Only a PDF is drawn, with fonts; everything else starts quicker without.
std::unique_ptr<QCoreApplication> applicationFor(const Request& request, int& argc, char** argv)
{
    const auto* roster = std::get_if<RosterExportRequest>(&request.command);
    const auto* aid = std::get_if<RulesAidRequest>(&request.command);
    const bool drawn =
        (roster && roster->format == adjutant::ExportFormat::pdf) || (aid && aid->formatWord == "pdf");
    if (!drawn)
        return std::make_unique<QCoreApplication>(argc, argv);
    // Offscreen whatever the environment says: the command line must work where there is no display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

Exit tell(const NoCommand& no)
{
    static constexpr const char* keys[] = {"help", "version", "error"};
    const bool wrong = no.why == NoCommand::Why::wrongUsage;
    if (no.json)
        sayJson({{keys[static_cast<int>(no.why)], no.text}});
    else if (!wrong)
        sayBytes(no.text.ends_with('\n') ? no.text : no.text + '\n');
    if (wrong)
        complain(no.text + " (adjutant-cli --help tells more)");
    return wrong ? Exit::unusable : Exit::done;
}

Exit runProgram(int argc, char** argv)
{
    const auto request = parseCommandLine({argv + std::min(argc, 1), argv + argc});
    if (!request)
        return tell(request.error());
    // Qt takes options of its own out of the arguments: it sees only the program's name.
    int qtArgc = std::min(argc, 1);
    const auto application = applicationFor(*request, qtArgc, argv);
    return std::visit([&](const auto& command) { return run(command, request->json); }, request->command);
}

} // namespace

int main(int argc, char** argv)
{
    makeSurroundingsSafe();
    const Exit exit = runProgram(argc, argv);
    if (!flushed()) {
        complain("not all of the output could be written");
        return static_cast<int>(Exit::unusable);
    }
    return static_cast<int>(exit);
}
