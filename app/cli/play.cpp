#include "app/cli/play.h"

#include "app/cli/faultreport.h"
#include "app/cli/input.h"
#include "app/cli/knownwords.h"
#include "app/cli/loadedcatalogue.h"
#include "app/cli/matchanswer.h"
#include "app/cli/matchscripts.h"
#include "app/cli/output.h"
#include "app/cli/shownfinding.h"
#include "app/cli/tableplay.h"

namespace adjutant::cli {

namespace {

// An army that breaks the rules of army building plays all the same: its players agreed to it.
void noteFindings(const yaml::ReadMatchScript& script, const GameSystem& system, const Catalogue& catalogue)
{
    for (const yaml::ScriptPlayer& player : script.players) {
        const std::size_t findings = system.checkRoster(player.roster, catalogue).size();
        if (findings > 0)
            say("Note: the army of " + player.id.text() + " has " + counted(findings, "finding") +
                "; `roster check` tells them");
    }
}

} // namespace

Exit run(const PlayRequest& request, bool json)
{
    const std::string& file = request.file;
    const auto text = readInput(file);
    if (!text)
        return tellFaults({text.error()}, json);
    const auto root = yaml::parse(*text, file);
    if (!root)
        return tellFaults({root.error()}, json);
    NamedRosters rosters;
    const yaml::ReadMatchScript script = openMatchScript(*root, file, rosters);
    if (!script.faults.empty())
        return tellFaults(script.faults, json);

    const GameSystem& system = *findGameSystem(script.system.text());
    const Catalogue catalogue = loadedCatalogue(system);
    const auto played = playAtTable(script, system, file, catalogue);
    if (!played)
        return tellFaults(played.error(), json);
    const MatchAnswer& answer = *played;
    if (json) {
        sayJson(answer.state);
    } else {
        noteFindings(script, system, catalogue);
        for (const std::string& line : answer.lines)
            say(line);
    }
    return answer.stopped ? Exit::findings : Exit::done;
}

} // namespace adjutant::cli
