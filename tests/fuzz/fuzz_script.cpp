#include "core/yaml/answersfile.h"
#include "tests/fuzz/fuzzedgame.h"

#include <nlohmann/json.hpp>

using namespace adjutant;
using test::need;

namespace {

Expected<Played, door::Remark> played(Session& session, const yaml::Node& node)
{
    yaml::FaultList faults{"fuzz.yaml", {}};
    const yaml::Member* command = yaml::commandIn(node, faults);
    const auto move = command ? yaml::cursorMoveOf(*command, faults) : std::nullopt;
    yaml::ReadAnswers read;
    if (command && !move)
        read = yaml::readAnswers(command->value, command->key, faults);
    if (!faults.faults.empty())
        return refuse(door::Remark{"malformed", {}});
    if (!move)
        return session.command(command->key, read.answers);
    return *move == yaml::CursorMove::undo ? session.undo(Extent::record, {})
                                           : session.redo(Extent::record, {});
}

std::string stateOf(const Session& session)
{
    return session.toJson().dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace

/// Whatever a match script of any game holds, it is refused with places, or played to its end or to the
/// command that the rules refuse; and the steps that it brought make the same state again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto root = test::rootOf({data, size});
    const GameSystem* game = root ? test::gameOf(*root) : nullptr;
    if (!game || !game->begin)
        return 0;
    const yaml::ReadMatchScript script = yaml::readMatchScript(*root, "fuzz.yaml", test::readyLists(*game));
    for (const yaml::Fault& fault : script.faults)
        need(!yaml::inEnglish(fault).empty());
    if (!script.faults.empty())
        return 0;
    Start start;
    start.system = script.system;
    start.first = script.first;
    start.extras = script.extras;
    for (const yaml::ScriptPlayer& player : script.players)
        start.sides.push_back({player.id, player.name, player.roster, player.extras});
    start = withCards(std::move(start), *game, test::catalogueOf(*game));
    const auto session = game->begin(start);
    if (!session)
        return 0;
    std::vector<Step> steps;
    for (const yaml::Node* command : script.commands) {
        const std::string before = script.commands.size() < 100 ? stateOf(**session) : std::string();
        const auto done = played(**session, *command);
        if (!done) {
            need(!done.error().rule.empty() && (before.empty() || stateOf(**session) == before));
            break;
        }
        steps.insert(steps.end(), done->steps.begin(), done->steps.end());
    }
    static_cast<void>((*session)->view(door::Viewer{}));
    static_cast<void>((*session)->offers(door::Viewer{}));
    static_cast<void>((*session)->log(door::Viewer{}));
    static_cast<void>((*session)->warnings());
    const auto again = game->begin(start);
    for (const Step& step : steps)
        need(again && !(*again)->take(step));
    need(stateOf(**again) == stateOf(**session));
    return 0;
}
